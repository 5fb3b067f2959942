// The language of minic: SysY 2022 and the C subset, one grammar for both. What only one of them has
// (prototypes and `for` in C, ...) is told apart by the checks after parsing.
//
// Every decision but one is made by looking at one token, so that the generated parser decides by a
// switch and never simulates the grammar; the dangling else goes to the nearest if, which is what SLL
// prediction chooses. Two rules are wider than the language, and the checks narrow them:
//   - `assignment` is a flat list of operands and operators. Precedence and associativity are those of
//     C and are applied afterwards by precedence climbing: no recursion per operator, no ladder of
//     fifteen rules per operand.
//   - `initializer` and `parameters` take a comma too many.
// A cast and a parenthesised expression share their '(', and so do a parameter's nested declarator
// and its own parameters; the token after it decides, which is a type's keyword or not.
// A name before a `:` at the start of a statement is a LABEL: the parser's base class renames the
// token, so that no decision looks at two tokens. So is `_Atomic` before a `(` an ATOMICTYPE, and the
// star of `[*]` an ANYSIZE. A label before a `}` is given an empty statement.
grammar MiniC;

options { superClass = ParserBase; }

tokens { TYPENAME }  // an identifier that means a type where it stands: frontend/parse/type_names.cpp

@parser::header {
#include "frontend/parse/parser_base.h"
}

@parser::members {
  const std::vector<uint16_t> getSerializedATN() const override { return _serializedATN; }
}

// ---- declarations ------------------------------------------------------------------------------

item : SEMI
     | staticAssert
     | assembly
     | specifiers ( SEMI | declarator ( declaration* block | declarationRest ) )
     | declarator ( declaration* block | declarationRest )       // `main() {`: int is understood
     ;

declaration : staticAssert
            | specifiers ( SEMI | declarator declarationRest ) ;

declarationRest : asmLabel? ( ASSIGN initializer )? ( COMMA initDeclarator )* SEMI ;

initDeclarator : declarator asmLabel? ( ASSIGN initializer )? ;

specifiers : ( TYPEDEF | EXTERN | STATIC | AUTO | REGISTER | INLINE | CONST | VOLATILE | ATOMIC | RESTRICT
             | VOID | BOOL | CHAR | SHORT | INT | LONG | FLOAT | DOUBLE | INT128 | UINT128 | AUTOTYPE
             | SIGNED | UNSIGNED | COMPLEX | IMAGINARY | THREADLOCAL | NORETURN | VALIST | TYPENAME
             | recordSpecifier | enumSpecifier | alignmentSpecifier | typeofSpecifier | atomicSpecifier )+ ;

pointer : STAR ( CONST | VOLATILE | ATOMIC | RESTRICT )* ;

declarator : pointer* ( IDENTIFIER | LPAREN declarator RPAREN ) declaratorSuffix* ;

declaratorSuffix : LBRACKET ( CONST | VOLATILE | ATOMIC | RESTRICT | STATIC )* ( assignment | ANYSIZE )? RBRACKET
                 | LPAREN ( parameters | identifierList )? RPAREN
                 ;

parameters : ( parameter | ELLIPSIS ) ( COMMA ( parameter | ELLIPSIS ) )* ;

parameter : specifiers pointer* abstractDeclarator? ;

abstractDeclarator : ( IDENTIFIER
                     | LPAREN ( parameters | nestedDeclarator )? RPAREN
                     | LBRACKET ( CONST | VOLATILE | ATOMIC | RESTRICT | STATIC )* ( assignment | ANYSIZE )? RBRACKET
                     ) declaratorSuffix* ;

nestedDeclarator : pointer+ abstractDeclarator? | abstractDeclarator ;

typeName : specifiers pointer* abstractDeclarator? ;

initializer : ( designator+ ASSIGN )?
              ( assignment
              | LBRACE ( initializer ( COMMA initializer? )* )? RBRACE
              ) ;

identifierList : IDENTIFIER ( COMMA IDENTIFIER )* ;              // of a definition in the old style

recordSpecifier : ( STRUCT | UNION ) ( IDENTIFIER members? | members ) ;

members : LBRACE member* RBRACE ;

member : SEMI
       | staticAssert
       | specifiers ( memberDeclarator ( COMMA memberDeclarator )* )? SEMI
       ;

memberDeclarator : declarator ( COLON assignment )? | COLON assignment ;

enumSpecifier : ENUM ( IDENTIFIER enumerators? | enumerators ) ;

enumerators : LBRACE enumerator ( COMMA enumerator? )* RBRACE ;

enumerator : IDENTIFIER ( ASSIGN assignment )? ;

alignmentSpecifier : ALIGNAS LPAREN ( typeName | assignment ) RPAREN ;

typeofSpecifier : TYPEOF LPAREN ( typeName | expression ) RPAREN ;

atomicSpecifier : ATOMICTYPE LPAREN typeName RPAREN ;

staticAssert : STATICASSERT LPAREN assignment ( COMMA STRING+ )? RPAREN SEMI ;

asmLabel : ASM LPAREN STRING+ RPAREN ;

assembly : ASM ( VOLATILE | INLINE | GOTO )* LPAREN STRING+ asmOperands* RPAREN SEMI ;

asmOperands : COLON ( asmOperand ( COMMA asmOperand )* )? ;      // outputs, inputs, clobbers, labels

asmOperand : ( LBRACKET IDENTIFIER RBRACKET )? STRING+ ( LPAREN expression RPAREN )? | IDENTIFIER ;

designator : DOT IDENTIFIER | LBRACKET assignment ( ELLIPSIS assignment )? RBRACKET ;

// ---- statements --------------------------------------------------------------------------------

block : LBRACE ( declaration | statement )* RBRACE ;

statement : block
          | SEMI
          | IF LPAREN expression RPAREN statement ( ELSE statement )?
          | WHILE LPAREN expression RPAREN statement
          | DO statement WHILE LPAREN expression RPAREN SEMI
          | FOR LPAREN ( declaration | expression? SEMI ) expression? SEMI expression? RPAREN statement
          | SWITCH LPAREN expression RPAREN statement
          | ( CASE assignment ( ELLIPSIS assignment )? | DEFAULT | LABEL ) COLON ( statement | declaration )
          | GOTO ( IDENTIFIER | STAR expression ) SEMI
          | LOCALLABEL IDENTIFIER ( COMMA IDENTIFIER )* SEMI
          | BREAK SEMI
          | CONTINUE SEMI
          | RETURN expression? SEMI
          | assembly
          | expression SEMI
          ;

// ---- expressions -------------------------------------------------------------------------------

expression : assignment ( COMMA assignment )* ;

assignment : unary ( ( PLUS | MINUS | STAR | SLASH | PERCENT | LESS | GREATER | LESSEQUAL
                     | GREATEREQUAL | EQUALEQUAL | NOTEQUAL | AMPAMP | PIPEPIPE | AMP | PIPE | CARET
                     | LESSLESS | GREATERGREATER | ASSIGN | PLUSASSIGN | MINUSASSIGN | STARASSIGN
                     | SLASHASSIGN | PERCENTASSIGN | AMPASSIGN | PIPEASSIGN | CARETASSIGN
                     | LESSLESSASSIGN | GREATERGREATERASSIGN
                     | QUESTION expression? COLON ) unary )* ;

unary : ( PLUS | MINUS | NOT | TILDE | STAR | AMP | PLUSPLUS | MINUSMINUS | REAL | IMAG )*
        ( ( IDENTIFIER | INTEGER | FLOATING | CHARACTER | STRING+ | special ) suffix*
        | AMPAMP IDENTIFIER                                      // the address of a label
        | LPAREN ( ( expression | block ) RPAREN suffix*
                 | typeName RPAREN ( unary | literalBody suffix* ) )
        | ( SIZEOF | ALIGNOF ) sizeofOperand ) ;

sizeofOperand : ( IDENTIFIER | INTEGER | FLOATING | CHARACTER | STRING+ | special ) suffix*
              | LPAREN ( expression RPAREN suffix* | typeName RPAREN ( literalBody suffix* )? )
              | ( PLUS | MINUS | NOT | TILDE | STAR | AMP | PLUSPLUS | MINUSMINUS | REAL | IMAG ) unary
              | ( SIZEOF | ALIGNOF ) sizeofOperand
              ;

suffix : LBRACKET expression RBRACKET
       | LPAREN ( assignment ( COMMA assignment )* )? RPAREN
       | ( DOT | ARROW ) IDENTIFIER
       | PLUSPLUS
       | MINUSMINUS
       ;

literalBody : LBRACE ( initializer ( COMMA initializer? )* )? RBRACE ;

special : GENERIC LPAREN assignment ( COMMA association )+ RPAREN
        | VAARG LPAREN assignment COMMA typeName RPAREN
        | OFFSETOF LPAREN typeName COMMA memberPath RPAREN
        | TYPESCOMPATIBLE LPAREN typeName COMMA typeName RPAREN
        ;

association : ( DEFAULT | typeName ) COLON assignment ;

memberPath : IDENTIFIER ( DOT IDENTIFIER | LBRACKET expression RBRACKET )* ;

// ---- tokens ------------------------------------------------------------------------------------
// frontend/lex/scanner.cpp makes the tokens (from bytes, several times faster than the generated lexer,
// which reads code points); a test compares the two on every program of the test suite.

TYPEDEF : 'typedef'; EXTERN : 'extern'; STATIC : 'static'; AUTO : 'auto'; REGISTER : 'register';
INLINE : 'inline'; CONST : 'const'; VOLATILE : 'volatile'; ATOMIC : '_Atomic'; RESTRICT : 'restrict';
VOID : 'void'; BOOL : '_Bool'; CHAR : 'char'; SHORT : 'short'; INT : 'int'; LONG : 'long';
FLOAT : 'float'; DOUBLE : 'double'; INT128 : '__int128'; UINT128 : '__uint128_t';
AUTOTYPE : '__auto_type'; SIGNED : 'signed'; UNSIGNED : 'unsigned'; COMPLEX : '_Complex';
IMAGINARY : '_Imaginary';
STRUCT : 'struct'; UNION : 'union'; ENUM : 'enum'; THREADLOCAL : '_Thread_local';
NORETURN : '_Noreturn'; ALIGNAS : '_Alignas'; TYPEOF : '__typeof__';
ATOMICTYPE : '\u0101'; VALIST : '__builtin_va_list';
STATICASSERT : '_Static_assert';
IF : 'if'; ELSE : 'else'; WHILE : 'while'; DO : 'do'; FOR : 'for'; BREAK : 'break';
CONTINUE : 'continue'; RETURN : 'return'; SIZEOF : 'sizeof'; ALIGNOF : '_Alignof';
GENERIC : '_Generic'; VAARG : '__builtin_va_arg'; OFFSETOF : '__builtin_offsetof';
TYPESCOMPATIBLE : '__builtin_types_compatible_p'; ASM : '__asm__'; ATTRIBUTE : '__attribute__';
EXTENSION : '__extension__'; REAL : '__real__'; IMAG : '__imag__';
SWITCH : 'switch'; CASE : 'case'; DEFAULT : 'default'; LOCALLABEL : '__label__'; GOTO : 'goto';

LPAREN : '('; RPAREN : ')'; LBRACKET : '['; RBRACKET : ']'; LBRACE : '{'; RBRACE : '}';
SEMI : ';'; COMMA : ','; QUESTION : '?'; COLON : ':'; ELLIPSIS : '...'; DOT : '.'; ARROW : '->';
PLUSPLUS : '++'; MINUSMINUS : '--';   // not in SysY: there they are two signs
PLUS : '+'; MINUS : '-'; STAR : '*'; SLASH : '/'; PERCENT : '%'; NOT : '!'; TILDE : '~';
AMP : '&'; PIPE : '|'; CARET : '^'; AMPAMP : '&&'; PIPEPIPE : '||';
LESSLESS : '<<'; GREATERGREATER : '>>';
LESS : '<'; GREATER : '>'; LESSEQUAL : '<='; GREATEREQUAL : '>='; EQUALEQUAL : '=='; NOTEQUAL : '!=';
ASSIGN : '='; PLUSASSIGN : '+='; MINUSASSIGN : '-='; STARASSIGN : '*='; SLASHASSIGN : '/=';
PERCENTASSIGN : '%='; AMPASSIGN : '&='; PIPEASSIGN : '|='; CARETASSIGN : '^=';
LESSLESSASSIGN : '<<='; GREATERGREATERASSIGN : '>>=';

IDENTIFIER : [A-Za-z_] [A-Za-z_0-9]* ;

INTEGER : ( [0-9]+ | '0' [xX] [0-9a-fA-F]+ ) [uUlL]* ;

FLOATING : ( [0-9]+ '.' [0-9]* Exponent? | '.' [0-9]+ Exponent? | [0-9]+ Exponent
           | '0' [xX] ( [0-9a-fA-F]+ '.'? [0-9a-fA-F]* | '.' [0-9a-fA-F]+ ) [pP] [+-]? [0-9]+
           ) [fFlL]? ;

fragment Exponent : [eE] [+-]? [0-9]+ ;

CHARACTER : [LuU]? '\'' ( ~['\\\r\n] | Escape )+ '\'' ;

STRING : ( 'u8' | [LuU] )? '"' ( ~["\\\r\n] | Escape )* '"' ;

// Made by the parser's base class, as is ATOMICTYPE: no byte is this code point. (In tokens{} they would
// be numbered after what is skipped.)
LABEL : '\u0100' ;
ANYSIZE : '\u0102' ;   // the star of `[*]`

fragment Escape : '\\' ( ~[\r\n] | '\r'? '\n' ) ;   // or a line's end, which is left out

SPACE : ( [ \t\r\n\u000B\u000C] | '\\' '\r'? '\n' )+ -> skip ;
LINECOMMENT : '//' ( '\\' '\r'? '\n' | ~[\n] )* -> skip ;   // a backslash carries it on
BLOCKCOMMENT : '/*' .*? '*/' -> skip ;
DIRECTIVE : '#' ~[\n]* -> skip ;   // C: line markers and #include, which need no action here
