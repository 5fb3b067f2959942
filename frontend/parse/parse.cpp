// The parser: calls the rules that ANTLR generated, reports syntax errors and recovers from them.
// No other file depends on ANTLR.
//
// Recovery works at three levels. A missing punctuator is supplied where it was expected (`;` at
// the end of the token before, as clang points) unless it follows later in the same
// statement. A rule that fails skips to a token its callers can use: a closing bracket, a
// separator, a statement's keyword. A block drops what starts neither statement nor declaration.
// After a message there is no other until a token matches again.
#include <fmt/format.h>

#include "MiniCParser.h"
#include "frontend/language/library_headers.h"
#include "frontend/parse/parser.h"
#include "support/check.h"

namespace minic {
namespace {

#define MINIC_TOKEN(grammarName, name, spelling, clangName) \
  static_assert(size_t(MiniCParser::grammarName) == size_t(Tok::name));
#include "frontend/lex/tokens.def"

static_assert(size_t(MiniCParser::RuleItem) == size_t(Rule::Item));
static_assert(size_t(MiniCParser::RuleDeclaration) == size_t(Rule::Declaration));
static_assert(size_t(MiniCParser::RuleDeclarationRest) == size_t(Rule::DeclarationRest));
static_assert(size_t(MiniCParser::RuleInitDeclarator) == size_t(Rule::InitDeclarator));
static_assert(size_t(MiniCParser::RuleSpecifiers) == size_t(Rule::Specifiers));
static_assert(size_t(MiniCParser::RulePointer) == size_t(Rule::Pointer));
static_assert(size_t(MiniCParser::RuleDeclarator) == size_t(Rule::Declarator));
static_assert(size_t(MiniCParser::RuleDeclaratorSuffix) == size_t(Rule::DeclaratorSuffix));
static_assert(size_t(MiniCParser::RuleParameters) == size_t(Rule::Parameters));
static_assert(size_t(MiniCParser::RuleParameter) == size_t(Rule::Parameter));
static_assert(size_t(MiniCParser::RuleAbstractDeclarator) == size_t(Rule::AbstractDeclarator));
static_assert(size_t(MiniCParser::RuleNestedDeclarator) == size_t(Rule::NestedDeclarator));
static_assert(size_t(MiniCParser::RuleTypeName) == size_t(Rule::TypeName));
static_assert(size_t(MiniCParser::RuleInitializer) == size_t(Rule::Initializer));
static_assert(size_t(MiniCParser::RuleBlock) == size_t(Rule::Block));
static_assert(size_t(MiniCParser::RuleStatement) == size_t(Rule::Statement));
static_assert(size_t(MiniCParser::RuleExpression) == size_t(Rule::Expression));
static_assert(size_t(MiniCParser::RuleAssignment) == size_t(Rule::Assignment));
static_assert(size_t(MiniCParser::RuleUnary) == size_t(Rule::Unary));
static_assert(size_t(MiniCParser::RuleSizeofOperand) == size_t(Rule::SizeofOperand));
static_assert(size_t(MiniCParser::RuleSuffix) == size_t(Rule::Suffix));
static_assert(size_t(MiniCParser::RuleIdentifierList) == size_t(Rule::IdentifierList));
static_assert(size_t(MiniCParser::RuleRecordSpecifier) == size_t(Rule::RecordSpecifier));
static_assert(size_t(MiniCParser::RuleMembers) == size_t(Rule::Members));
static_assert(size_t(MiniCParser::RuleMember) == size_t(Rule::Member));
static_assert(size_t(MiniCParser::RuleMemberDeclarator) == size_t(Rule::MemberDeclarator));
static_assert(size_t(MiniCParser::RuleEnumSpecifier) == size_t(Rule::EnumSpecifier));
static_assert(size_t(MiniCParser::RuleEnumerators) == size_t(Rule::Enumerators));
static_assert(size_t(MiniCParser::RuleEnumerator) == size_t(Rule::Enumerator));
static_assert(size_t(MiniCParser::RuleAlignmentSpecifier) == size_t(Rule::AlignmentSpecifier));
static_assert(size_t(MiniCParser::RuleTypeofSpecifier) == size_t(Rule::TypeofSpecifier));
static_assert(size_t(MiniCParser::RuleAtomicSpecifier) == size_t(Rule::AtomicSpecifier));
static_assert(size_t(MiniCParser::RuleStaticAssert) == size_t(Rule::StaticAssert));
static_assert(size_t(MiniCParser::RuleAsmLabel) == size_t(Rule::AsmLabel));
static_assert(size_t(MiniCParser::RuleAssembly) == size_t(Rule::Assembly));
static_assert(size_t(MiniCParser::RuleAsmOperand) == size_t(Rule::AsmOperand));
static_assert(size_t(MiniCParser::RuleDesignator) == size_t(Rule::Designator));
static_assert(size_t(MiniCParser::RuleLiteralBody) == size_t(Rule::LiteralBody));
static_assert(size_t(MiniCParser::RuleSpecial) == size_t(Rule::Special));
static_assert(size_t(MiniCParser::RuleAssociation) == size_t(Rule::Association));
static_assert(size_t(MiniCParser::RuleMemberPath) == size_t(Rule::MemberPath));
static_assert(size_t(MiniCParser::TYPENAME) == size_t(Tok::TypeName));

bool startsDeclaration(Tok kind) {
  return (kind >= Tok::Typedef && kind <= Tok::StaticAssert) || kind == Tok::TypeName;
}

/// Keywords that begin a statement, where parsing can continue.
bool startsStatementByKeyword(Tok kind) {
  return kind == Tok::If || kind == Tok::While || kind == Tok::Do || kind == Tok::For ||
         kind == Tok::Break || kind == Tok::Continue || kind == Tok::Return ||
         kind == Tok::Switch || kind == Tok::Case || kind == Tok::Default || kind == Tok::Goto ||
         kind == Tok::LocalLabel || kind == Tok::Asm;
}

bool startsExpression(Tok kind) {
  switch (kind) {
    case Tok::LParen:
    case Tok::Sizeof:
    case Tok::Alignof:
    case Tok::Generic:
    case Tok::VaArg:
    case Tok::Offsetof:
    case Tok::TypesCompatible:
    case Tok::Identifier:
    case Tok::Integer:
    case Tok::Floating:
    case Tok::Character:
    case Tok::String:
      return true;
    default:
      return infoOf(kind).isPrefix;
  }
}

bool startsStatement(Tok kind) {
  return kind == Tok::LBrace || kind == Tok::Semi || kind == Tok::Label || startsExpression(kind) ||
         startsStatementByKeyword(kind);
}

bool isOpening(Tok kind) {
  return kind == Tok::LParen || kind == Tok::LBracket || kind == Tok::LBrace;
}
bool isClosing(Tok kind) {
  return kind == Tok::RParen || kind == Tok::RBracket || kind == Tok::RBrace;
}

}  // namespace

// ---- messages ----------------------------------------------------------------------------------

/// `isMended`: what follows on the line is read as it was meant, and so may have errors of its own.
void ParserBase::syntaxError(SourceLoc loc, std::string message, std::vector<FixIt> fixIts,
                             bool isMended) {
  if (!recovering_ && isMended)
    diagnostics_->error(loc, std::move(message), {}, std::move(fixIts));
  else if (!recovering_)
    diagnostics_->lineError(loc, std::move(message), std::move(fixIts));
  recovering_ = true;
}

const Token* ParserBase::previous() const {
  size_t at = _input->position();
  return at > 0 ? &tree_->tokens[at - 1] : nullptr;
}

/// "expected ';' ...": the caret is right after the previous token, where the fix belongs.
void ParserBase::expectedAfterPrevious(std::string message, std::string_view insert) {
  const Token* before = previous();
  SourceLoc loc = before ? before->end() : _input->token().loc;
  syntaxError(loc, std::move(message), {{{loc, loc}, std::string(insert)}},
              _input->token().startsLine);
}

/// Points to the bracket that is still open before the current token.
void ParserBase::noteOpening(Tok open, Tok close) {
  int closed = 0;
  for (size_t i = _input->position(); i-- > 0;) {
    const Token& token = tree_->tokens[i];
    if (token.kind == close) ++closed;
    if (token.kind == open && closed-- == 0) {
      diagnostics_->note(token.loc, fmt::format("to match this '{}'", tokenName(open)));
      return;
    }
  }
}

/// The first token of the innermost statement.
Tok ParserBase::firstOfStatement() const {
  for (size_t i = open_.size(); i-- > 0;)
    if (open_[i].rule == Rule::Statement)
      return tree_->tokens[tree_->nodes[open_[i].node].firstToken].kind;
  return Tok::End;
}

/// The declaration whose rest is being read stands in the head of a `for`.
bool ParserBase::inForHead() const {
  return open_.size() >= 3 && open_[open_.size() - 2].rule == Rule::Declaration &&
         open_[open_.size() - 3].rule == Rule::Statement;
}

void ParserBase::tooDeep(Rule rule) {
  std::string_view what = rule == Rule::Statement     ? "statements are"
                          : rule == Rule::Initializer ? "initializers are"
                          : rule == Rule::Declarator || rule == Rule::NestedDeclarator
                              ? "declarators are"
                              : "expression is";
  syntaxError(_input->token().loc,
              fmt::format("{} nested too deeply (limit {})", what, nestingLimit));
  unwinding_ = true;
  throw TooDeep();
}

/// `foo x`: two names in a row where a declaration may stand.
bool ParserBase::unknownTypeName() {
  if (current() != Tok::Identifier || !isFollowedByName()) return false;
  Token token = _input->token();
  if (namesObject(token)) return false;
  reportUnknownType(token);
  return true;
}

/// After this name comes another one, or stars and another one if no expression may stand here.
bool ParserBase::isFollowedByName(bool afterStars) {
  size_t next = 1;
  while (afterStars && _input->token(next).kind == Tok::Star) ++next;
  return _input->token(next).kind == Tok::Identifier;
}

/// Says so once; from then on a name of C counts as a type, of which sema says nothing more.
void ParserBase::reportUnknownType(const Token& token) {
  if (missingTagKeyword(token)) return;
  bool inBlock = false;
  for (const OpenRule& rule : open_) inBlock |= rule.rule == Rule::Block;
  if (inBlock && token.isNamed)
    _input->rename(Tok::TypeName);  // here and not elsewhere
  else if (token.isNamed)
    token.name->isType = true;
  std::string_view name = token.spelling();
  std::vector<std::string_view> types = {"int",   "float", "void",   "const",
                                         "while", "if",    "return", "else"};
  if (options_.dialect == Dialect::C)
    types.insert(types.end(), {"char", "long", "double", "unsigned", "short", "for", "static",
                               "struct", "union", "enum", "typedef"});
  std::string_view meant = nearestWord(name, types);
  std::string message = fmt::format("unknown type name '{}'", name.substr(0, 100));
  bool says = !recovering_;
  if (!headerOf(name).empty()) {
    syntaxError(token.loc, message, {}, true);
    if (says) noteHeader(token);
  } else if (!meant.empty()) {
    message += fmt::format("; did you mean '{}'?", meant);
    syntaxError(token.loc, message, {{token.range(), std::string(meant)}}, true);
  } else {
    syntaxError(token.loc, message, {}, true);
  }
  if (token.isNamed) recovering_ = false;
}

/// No alternative of the current rule starts with the current token.
void ParserBase::reportNoRule() {
  markError();
  if (recovering_) return;
  const Token token = _input->token();
  switch (open_.back().rule) {
    case Rule::Item:
    case Rule::Declaration:
    case Rule::DeclarationRest: {
      const Token* before = previous();
      bool local = open_.back().rule != Rule::Item && open_.size() > 2;
      bool declared =
          open_.back().node + 1 < tree_->nodes.size() || open_.back().rule == Rule::DeclarationRest;
      if (!declared || !before) {
        syntaxError(token.loc, "expected identifier or '('");
      } else if (token.kind == Tok::LBrace && local) {
        syntaxError(token.loc, "function definition is not allowed here");
      } else if (before->kind == Tok::RParen && !local && open_.back().rule == Rule::Item) {
        syntaxError(token.loc, "expected function body after function declarator");
      } else if (startsDeclaration(before->kind)) {
        syntaxError(token.loc, "expected identifier or '('");
      } else {
        expectedAfterPrevious(local ? "expected ';' at end of declaration"
                                    : "expected ';' after top level declarator",
                              ";");
      }
      return;
    }
    case Rule::Declarator:
    case Rule::AbstractDeclarator:
    case Rule::NestedDeclarator:
      syntaxError(token.loc, "expected identifier or '('");
      return;
    case Rule::Parameters:
    case Rule::Parameter:
      if (token.kind == Tok::Identifier)
        syntaxError(token.loc,
                    fmt::format("unknown type name '{}'", token.spelling().substr(0, 100)));
      else
        syntaxError(token.loc, "expected parameter declarator");
      return;
    case Rule::Specifiers:
      syntaxError(token.loc, "expected a type");
      return;
    case Rule::RecordSpecifier:
      syntaxError(previous()->loc, fmt::format("declaration of anonymous {} must be a definition",
                                               tokenName(previous()->kind)));
      return;
    case Rule::EnumSpecifier:
      syntaxError(token.loc, "expected identifier or '{'");
      return;
    case Rule::SizeofOperand:
      if (startsDeclaration(token.kind))
        expectedAfterPrevious("expected parentheses around type name in sizeof expression", "(");
      else
        syntaxError(token.loc, "expected expression");
      return;
    case Rule::Statement:
      syntaxError(token.loc, firstOfStatement() == Tok::Goto ? "expected identifier"
                             : token.kind == Tok::RBrace     ? "expected statement"
                                                             : "expected expression");
      return;
    default:
      if (!stepOperator()) syntaxError(token.loc, "expected expression");
      return;
  }
}

/// A particular token was expected and is not there. Reports it, then either finds it later,
/// or continues as if it had been there, or gives up the rule.
void ParserBase::mismatch(Tok expected) {
  Rule rule = open_.back().rule;
  Tok first = firstOfStatement();
  switch (expected) {
    case Tok::Semi: {
      bool wasRecovering = recovering_;
      if (rule == Rule::DeclarationRest && first == Tok::For && inForHead()) {
        syntaxError(_input->token().loc, "expected ';' in 'for' statement specifier");
        markError();
        while (current() != Tok::RParen && current() != Tok::End && current() != Tok::LBrace)
          _input->skip();
        return;
      } else if (rule == Rule::DeclarationRest || rule == Rule::Declaration || rule == Rule::Item) {
        reportNoRule();
        if (current() == Tok::LBrace && rule != Rule::Item && open_.size() > 2) {
          skipBalanced();  // the body of a function inside a function
          return;
        }
      } else if (rule == Rule::Member && current() >= Tok::Typedef && current() <= Tok::Goto) {
        // `int return;`: a keyword for a name.
        bool hasName = previous() && previous()->kind == Tok::Identifier;
        if (hasName)
          expectedAfterPrevious("expected ';' at end of declaration list", ";");
        else
          syntaxError(_input->token().loc,
                      "expected member name or ';' after declaration specifiers");
        markError();
        if (!hasName) _input->skip();
        skipToEndOfStatement(false);
        return;
      } else if (rule == Rule::Member) {
        expectedAfterPrevious("expected ';' at end of declaration list", ";");
        markError();
        skipToEndOfStatement(false);
        return;
      } else if (first == Tok::Return && previous() && previous()->kind == Tok::Return) {
        syntaxError(_input->token().loc, "expected expression");
        markError();
      } else if (first == Tok::For && open_.back().rule == Rule::Statement) {
        syntaxError(_input->token().loc, "expected ';' in 'for' statement specifier");
        markError();
        if (current() == Tok::RParen) return;  // `for (;i < n)`: the step is simply absent
        throw antlr4::InputMismatchException(this);
      } else {
        std::string_view after = first == Tok::Return       ? "return statement"
                                 : first == Tok::Break      ? "break statement"
                                 : first == Tok::Continue   ? "continue statement"
                                 : first == Tok::Goto       ? "goto statement"
                                 : first == Tok::LocalLabel ? "label declaration"
                                 : first == Tok::Do         ? "do/while statement"
                                                            : "expression";
        expectedAfterPrevious(fmt::format("expected ';' after {}", after), ";");
      }
      if (wasRecovering) markError();
      skipToEndOfStatement(false);
      return;
    }
    case Tok::RParen:
    case Tok::RBracket: {
      Tok open = expected == Tok::RParen ? Tok::LParen : Tok::LBracket;
      if (semicolonBefore(expected)) return;
      // `while i {`: the missing '(' was reported.
      if (rule == Rule::Statement && first != Tok::Do &&
          tree_->tokens[tree_->nodes[open_.back().node].firstToken + 1].kind != Tok::LParen)
        recovering_ = true;
      bool reports = !recovering_;
      if (rule == Rule::DeclaratorSuffix && expected == Tok::RParen && previous() &&
          previous()->kind == Tok::LParen) {
        // `int f(foo a)`: parameters were meant.
        syntaxError(
            _input->token().loc,
            current() == Tok::Identifier
                ? fmt::format("unknown type name '{}'", _input->token().spelling().substr(0, 100))
                : std::string("expected parameter declarator"));
        reports = false;
      }
      if (previous() && previous()->kind == open) {
        syntaxError(_input->token().loc, "expected expression");
        reports = false;
      }
      syntaxError(_input->token().loc, fmt::format("expected '{}'", tokenName(expected)));
      if (reports) noteOpening(open, expected);
      markError();
      skipToClosing(expected);
      return;
    }
    case Tok::RBrace: {
      bool reports = !recovering_;
      if (rule == Rule::Enumerators) {
        markError();
        return brokenEnumerators();
      }
      syntaxError(_input->token().loc, "expected '}'");
      if (reports) noteOpening(Tok::LBrace, Tok::RBrace);
      markError();
      // Initialisers: the closing brace may follow unexpected tokens.
      if (rule == Rule::Initializer) skipToClosing(Tok::RBrace);
      return;
    }
    case Tok::LParen:
      if (rule == Rule::Statement && previous())
        syntaxError(_input->token().loc,
                    fmt::format("expected '(' after '{}'", tokenName(previous()->kind)));
      else
        syntaxError(_input->token().loc, "expected '('");
      markError();
      if (!startsExpression(current())) throw antlr4::InputMismatchException(this);
      return;
    case Tok::While:
      syntaxError(_input->token().loc, "expected 'while' in do/while loop");
      markError();
      throw antlr4::InputMismatchException(this);
    case Tok::Colon:
      if (rule == Rule::Statement) {  // and read on as if it were there
        expectedAfterPrevious(fmt::format("expected ':' after '{}'", tokenName(first)), ":");
        return;
      }
      syntaxError(_input->token().loc, "expected ':'");
      noteOpening(Tok::Question, Tok::Colon);
      markError();
      throw antlr4::InputMismatchException(this);
    case Tok::Identifier:
      syntaxError(_input->token().loc, "expected identifier");
      break;
    default:
      syntaxError(_input->token().loc, fmt::format("expected '{}'", tokenName(expected)));
      break;
  }
  markError();
  throw antlr4::InputMismatchException(this);
}

// ---- going on ----------------------------------------------------------------------------------

/// Skips from an opening bracket to after the matching one.
void ParserBase::skipBalanced() {
  int depth = 0;
  do {
    if (isOpening(current())) ++depth;
    if (isClosing(current())) --depth;
    _input->skip();
  } while (depth > 0 && current() != Tok::End);
}

/// Skips to after the next `;` of this statement; stops at a closing brace, at the start of a line
/// and at a statement's keyword. `forced`: skips at least one token (but no brace).
void ParserBase::skipToEndOfStatement(bool forced) {
  for (;; forced = false) {
    Tok kind = current();
    if (kind == Tok::End || kind == Tok::RBrace) return;
    if (kind == Tok::Semi) {
      _input->skip();
      recovering_ = false;  // a fresh start
      return;
    }
    if (!forced &&
        (_input->token().startsLine || startsStatementByKeyword(kind) || startsDeclaration(kind)))
      return;
    if (isOpening(kind))
      skipBalanced();
    else
      _input->skip();
  }
}

/// Skips to a token that may follow an expression.
void ParserBase::skipExpression() {
  for (;;) {
    Tok kind = current();
    if (kind == Tok::End || isClosing(kind) || kind == Tok::Semi || kind == Tok::Comma ||
        kind == Tok::Colon || kind == Tok::LBrace || startsStatementByKeyword(kind) ||
        startsDeclaration(kind))
      return;
    if (isOpening(kind))
      skipBalanced();
    else
      _input->skip();
  }
}

/// Skips to after `close` if it follows in the same statement; else skips nothing.
bool ParserBase::skipToClosing(Tok close) {
  int depth = 0;
  for (size_t ahead = 0;; ++ahead) {
    Tok kind = _input->token(ahead).kind;
    if (kind == Tok::End || kind == Tok::Semi || (kind == Tok::LBrace && close != Tok::RBrace) ||
        startsStatementByKeyword(kind))
      return false;
    if (isClosing(kind) && depth == 0) {
      if (kind != close) return false;
      while (ahead-- > 0) _input->skip();
      _input->skip();
      return true;
    }
    if (isOpening(kind)) ++depth;
    if (isClosing(kind)) --depth;
  }
}

/// Skips to the possible start of the next item.
void ParserBase::skipItem() {
  for (bool first = true;; first = false) {
    Tok kind = current();
    if (kind == Tok::End || (!first && startsDeclaration(kind) && _input->token().startsLine))
      return;
    if (isOpening(kind)) {
      skipBalanced();
      if (kind == Tok::LBrace && current() != Tok::Semi && current() != Tok::Comma) return;
      continue;
    }
    _input->skip();
    if (kind == Tok::Semi || kind == Tok::RBrace) return;
  }
}

/// Before each member of a struct or union: drops what declares none.
void ParserBase::syncMembers() {
  for (;;) {
    Tok kind = current();
    if (kind == Tok::RBrace || kind == Tok::End || kind == Tok::Semi || startsDeclaration(kind))
      return;
    markError();
    syntaxError(_input->token().loc, "type name requires a specifier or qualifier");
    while (current() != Tok::End && current() != Tok::RBrace && current() != Tok::Semi) {
      if (isOpening(current()))
        skipBalanced();
      else
        _input->skip();
    }
    if (current() == Tok::Semi) _input->skip();
    recovering_ = false;
  }
}

/// After the declarator of an item come the declarations of parameters in the old style, unless it
/// has parameters already: then its body is missing.
void ParserBase::checkOldStyle() {
  const Token* before = previous();
  if (before && before->kind == Tok::Identifier && current() == Tok::LBrace) {
    expectedAfterPrevious("expected ';' after top level declarator", ";");  // `int f { ... }`
    throw antlr4::InputMismatchException(this);
  }
  if (!before || before->kind != Tok::RParen || !startsDeclaration(current())) return;
  size_t open = _input->position() - 1;
  for (int depth = 0; open > 0; --open) {
    Tok kind = tree_->tokens[open].kind;
    depth += kind == Tok::RParen ? 1 : kind == Tok::LParen ? -1 : 0;
    if (depth == 0) break;
  }
  const Token& first = tree_->tokens[open + 1];
  if (open == 0 || !startsDeclaration(first.kind)) return;
  expectedAfterPrevious("expected ';' after top level declarator", ";");
  throw antlr4::InputMismatchException(this);
}

/// Before each part of a block: drops what starts neither a declaration nor a statement.
void ParserBase::syncBlock() {
  for (;;) {
    Tok kind = current();
    if (kind == Tok::RBrace || kind == Tok::End || startsDeclaration(kind)) return;
    if (kind == Tok::Identifier) {
      if (misspelledKeyword() || !unknownTypeName() || current() != Tok::Identifier) return;
      // Read on as if the type were known: the rest is checked, the name is not declared.
      markError();
      skipToEndOfStatement(true);
      continue;
    }
    if (startsStatement(kind)) return;
    markError();
    syntaxError(_input->token().loc, "expected expression");
    if (kind == Tok::RParen || kind == Tok::RBracket) _input->skip();
    skipToEndOfStatement(kind != Tok::RParen && kind != Tok::RBracket);
  }
}

/// Where a statement may start: a name before a `:` is a label, and a label before a `}` is given
/// an empty statement (of length 0, by which sema knows it).
void ParserBase::recogniseLabel() {
  const Token& token = _input->token();
  if (token.kind == Tok::Identifier) {
    if (_input->token(1).kind == Tok::Colon)
      _input->rename(Tok::Label);
    else if (open_.back().rule == Rule::Statement && current() == Tok::Identifier)
      misspelledKeyword();
  } else if (token.kind == Tok::RBrace && previous() && previous()->kind == Tok::Colon) {
    _input->insert({token.loc, 0, Tok::Semi, token.startsLine});
  }
}

/// The current rule has failed and is about to return: skip to something its callers can use.
void ParserBase::recoverRule() {
  markError();
  Rule rule = open_.back().rule;
  const ParseNode& node = tree_->nodes[open_.back().node];
  switch (rule) {
    case Rule::Item:
      if (_input->position() > node.firstToken && _input->token().startsLine &&
          (startsDeclaration(current()) || current() == Tok::End))
        return;
      skipItem();
      return;
    case Rule::Declaration:
    case Rule::DeclarationRest:
      if (current() == Tok::LBrace) {
        skipBalanced();  // the body of a function inside a function
        if (current() == Tok::Semi) _input->skip();
        return;
      }
      skipToEndOfStatement(!_input->token().startsLine);
      return;
    case Rule::Statement:
    case Rule::Block:
      if (current() == Tok::RParen || current() == Tok::RBracket || current() == Tok::Else)
        _input->skip();
      skipToEndOfStatement(false);
      return;
    default:
      skipExpression();
      return;
  }
}

// ---- the interface ------------------------------------------------------------------------------

namespace {

class ItemParser : public MiniCParser {
 public:
  ItemParser(ItemStream& stream, Diagnostics& diagnostics, const LanguageOptions& options)
      : MiniCParser(&stream) {
    diagnostics_ = &diagnostics;
    options_ = options;
    getInterpreter<antlr4::atn::ParserATNSimulator>()->setPredictionMode(
        antlr4::atn::PredictionMode::SLL);
  }

  bool parse(ParseTree& tree) {
    bool found = parseItem(tree);
    for (const AttributeGroup& group : tree.attributes)
      if (found && group.token < _input->position()) readArguments(group);
    return found;
  }

 private:
  void start(ParseTree& tree) {
    tree.nodes.clear();
    tree.arguments.clear();
    _input->startItem(tree);
    tree_ = &tree;
    open_.clear();
    depth_ = 0;
    recovering_ = false;
  }

  /// `aligned(2 * sizeof(int))`: gives the argument a tree of its own.
  void readArguments(const AttributeGroup& group) {
    const std::vector<Token>& tokens = tree_->attributeTokens;
    for (uint32_t i = group.first; i + 2 < group.end; ++i) {
      std::string_view name = tokens[i].spelling();
      if ((name != "aligned" && name != "__aligned__") || tokens[i + 1].kind != Tok::LParen)
        continue;
      uint32_t first = i + 2, last = first;
      for (int depth = 1; last < group.end; ++last) {
        if (tokens[last].kind == Tok::LParen) ++depth;
        if (tokens[last].kind == Tok::RParen && --depth == 0) break;
      }
      if (last == first || (last == first + 1 && tokens[first].kind == Tok::Integer)) continue;
      std::vector<Token> argument(tokens.begin() + first, tokens.begin() + last);
      argument.push_back(last < tokens.size() ? tokens[last] : argument.back());
      argument.back().kind = Tok::End;
      ItemStream stream(std::move(argument));
      ItemParser parser(stream, *diagnostics_, options_);
      auto tree = std::make_unique<ParseTree>();
      parser.parseExpression(*tree);
      tree_->arguments.push_back({first, std::move(tree)});
    }
  }

  void parseExpression(ParseTree& tree) {
    start(tree);
    try {
      assignment();
      if (current() != Tok::End) syntaxError(_input->token().loc, "expected ')'");
    } catch (const TooDeep&) {
      tree.nodes[0].hasError = true;
    }
  }

  bool parseItem(ParseTree& tree) {
    start(tree);
    for (;;) {
      Tok kind = current();
      if (kind == Tok::End) return false;
      if (kind == Tok::RBrace) {
        syntaxError(_input->token().loc, "extraneous closing brace ('}')");
        _input->skip();
        recovering_ = false;
        continue;
      }
      if (kind == Tok::Identifier && isFollowedByName(options_.dialect == Dialect::C)) {
        reportUnknownType(_input->token());
        if (current() != Tok::Identifier) break;
        skipItem();
        recovering_ = false;
        continue;
      }
      if (kind == Tok::Identifier && options_.dialect == Dialect::C &&
          startsDeclaration(_input->token(1).kind)) {
        // `foo struct s { ... }`: all but the first word is a declaration.
        const Token& word = _input->token();
        syntaxError(word.loc, fmt::format("unknown type name '{}'", word.spelling().substr(0, 100)),
                    {}, true);
        _input->skip();
        recovering_ = false;
        continue;
      }
      if (kind == Tok::Semi || kind == Tok::Star || kind == Tok::LParen ||
          kind == Tok::Identifier || kind == Tok::Asm || startsDeclaration(kind))
        break;
      syntaxError(_input->token().loc, "expected identifier or '('");
      skipItem();
    }
    try {
      item();
    } catch (const TooDeep&) {
      unwinding_ = false;
      // The rules have closed their nodes while unwinding. Drop the rest of the item.
      tree.nodes[0].hasError = true;
      size_t depth = 0;
      for (size_t i = 0; i < _input->position(); ++i) {
        if (isOpening(tree.tokens[i].kind)) ++depth;
        if (isClosing(tree.tokens[i].kind) && depth > 0) --depth;
      }
      for (; current() != Tok::End; _input->skip()) {
        Tok kind = current();
        if (isOpening(kind)) ++depth;
        if (isClosing(kind) && depth > 0) --depth;
        if (depth == 0 && (kind == Tok::Semi || kind == Tok::RBrace)) {
          _input->skip();
          break;
        }
      }
      tree.nodes.resize(1);
      tree.nodes[0].end = 1;
    }
    return true;
  }
};

}  // namespace

struct Parser::Impl {
  Impl(TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options)
      : stream(source), parser(stream, diagnostics, options) {
    if (options.dialect == Dialect::C) source.declareFloatTypes();
  }
  ItemStream stream;
  ItemParser parser;
};

Parser::Parser(TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options)
    : impl_(std::make_unique<Impl>(source, diagnostics, options)) {}

Parser::~Parser() = default;

void Parser::measureLexer(StageTimes& times) { impl_->stream.measureLexer(times); }

bool Parser::parseItem(ParseTree& tree) { return impl_->parser.parse(tree); }

void Parser::drop(ParseTree& tree) {
  if (tree.nodes.size() < 65'536) return;
  impl_->stream.startItem(tree);
  tree.tokens.shrink_to_fit();
  tree.nodes = std::vector<ParseNode>();
}

}  // namespace minic
