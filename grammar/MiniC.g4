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
// token, so that no decision looks at two tokens. A label before a `}` is given an empty statement.
grammar MiniC;

options { superClass = ParserBase; }

@parser::header {
#include "frontend/parse/parser_base.h"
}

// ---- declarations ------------------------------------------------------------------------------

item : SEMI
     | specifiers ( SEMI | declarator ( block | declarationRest ) )
     | declarator ( block | declarationRest )                    // `main() {`: int is understood
     ;

declaration : specifiers ( SEMI | declarator declarationRest ) ;

declarationRest : ( ASSIGN initializer )? ( COMMA initDeclarator )* SEMI ;

initDeclarator : declarator ( ASSIGN initializer )? ;

specifiers : ( TYPEDEF | EXTERN | STATIC | AUTO | REGISTER | INLINE | CONST | VOLATILE | RESTRICT
             | VOID | BOOL | CHAR | SHORT | INT | LONG | FLOAT | DOUBLE | SIGNED | UNSIGNED )+ ;

pointer : STAR ( CONST | VOLATILE | RESTRICT )* ;

declarator : pointer* ( IDENTIFIER | LPAREN declarator RPAREN ) declaratorSuffix* ;

declaratorSuffix : LBRACKET assignment? RBRACKET
                 | LPAREN parameters? RPAREN
                 ;

parameters : parameter ( COMMA ( parameter | ELLIPSIS ) )* ;

parameter : specifiers pointer* abstractDeclarator? ;

abstractDeclarator : ( IDENTIFIER
                     | LPAREN ( parameters | nestedDeclarator )? RPAREN
                     | LBRACKET assignment? RBRACKET
                     ) declaratorSuffix* ;

nestedDeclarator : pointer+ abstractDeclarator? | abstractDeclarator ;

typeName : specifiers pointer* abstractDeclarator? ;

initializer : assignment
            | LBRACE ( initializer ( COMMA initializer? )* )? RBRACE
            ;

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
          | BREAK SEMI
          | CONTINUE SEMI
          | RETURN expression? SEMI
          | expression SEMI
          ;

// ---- expressions -------------------------------------------------------------------------------

expression : assignment ( COMMA assignment )* ;

assignment : unary ( ( PLUS | MINUS | STAR | SLASH | PERCENT | LESS | GREATER | LESSEQUAL
                     | GREATEREQUAL | EQUALEQUAL | NOTEQUAL | AMPAMP | PIPEPIPE | AMP | PIPE | CARET
                     | LESSLESS | GREATERGREATER | ASSIGN | PLUSASSIGN | MINUSASSIGN | STARASSIGN
                     | SLASHASSIGN | PERCENTASSIGN | AMPASSIGN | PIPEASSIGN | CARETASSIGN
                     | LESSLESSASSIGN | GREATERGREATERASSIGN
                     | QUESTION expression COLON ) unary )* ;

unary : ( PLUS | MINUS | NOT | TILDE | STAR | AMP | PLUSPLUS | MINUSMINUS )*
        ( ( IDENTIFIER | INTEGER | FLOATING | CHARACTER | STRING+ ) suffix*
        | AMPAMP IDENTIFIER                                      // the address of a label
        | LPAREN ( ( expression | block ) RPAREN suffix* | typeName RPAREN unary )
        | SIZEOF sizeofOperand ) ;

sizeofOperand : ( IDENTIFIER | INTEGER | FLOATING | CHARACTER | STRING+ ) suffix*
              | LPAREN ( expression RPAREN suffix* | typeName RPAREN )
              | ( PLUS | MINUS | NOT | TILDE | STAR | AMP | PLUSPLUS | MINUSMINUS ) unary
              | SIZEOF sizeofOperand
              ;

suffix : LBRACKET expression RBRACKET
       | LPAREN ( assignment ( COMMA assignment )* )? RPAREN
       | PLUSPLUS
       | MINUSMINUS
       ;

// ---- tokens ------------------------------------------------------------------------------------
// frontend/lex/lexer.cpp makes the tokens (from bytes, several times faster than the generated lexer,
// which reads code points); a test compares the two on every program of the test suite.

TYPEDEF : 'typedef'; EXTERN : 'extern'; STATIC : 'static'; AUTO : 'auto'; REGISTER : 'register';
INLINE : 'inline'; CONST : 'const'; VOLATILE : 'volatile'; RESTRICT : 'restrict';
VOID : 'void'; BOOL : '_Bool'; CHAR : 'char'; SHORT : 'short'; INT : 'int'; LONG : 'long';
FLOAT : 'float'; DOUBLE : 'double'; SIGNED : 'signed'; UNSIGNED : 'unsigned';
IF : 'if'; ELSE : 'else'; WHILE : 'while'; DO : 'do'; FOR : 'for'; BREAK : 'break';
CONTINUE : 'continue'; RETURN : 'return'; SWITCH : 'switch'; CASE : 'case'; DEFAULT : 'default';
GOTO : 'goto'; SIZEOF : 'sizeof';
// Reserved for what the C subset does not have yet.
STRUCT : 'struct'; UNION : 'union'; ENUM : 'enum';

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

CHARACTER : '\'' ( ~['\\\r\n] | Escape )+ '\'' ;

STRING : '"' ( ~["\\\r\n] | Escape )* '"' ;

// Made by the parser's base class: no byte is this code point. (In tokens{} it would be numbered after
// what is skipped.)
LABEL : '\u0100' ;

fragment Escape : '\\' ( ~[\r\n] | '\r'? '\n' ) ;   // or a line's end, which is left out

SPACE : ( [ \t\r\n\u000B\u000C] | '\\' '\r'? '\n' )+ -> skip ;
LINECOMMENT : '//' ( '\\' '\r'? '\n' | ~[\n] )* -> skip ;   // a backslash carries it on
BLOCKCOMMENT : '/*' .*? '*/' -> skip ;
DIRECTIVE : '#' ~[\n]* -> skip ;   // C: line markers and #include, which need no action here
