// The parser: calls the rules that ANTLR generated, and reports syntax errors.
// No other folder depends on ANTLR.
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

#define MINIC_RULE(name) static_assert(size_t(MiniCParser::Rule##name) == size_t(Rule::name));
MINIC_RULES(MINIC_RULE)
#undef MINIC_RULE
static_assert(size_t(MiniCParser::TYPENAME) == size_t(Tok::TypeName));

}  // namespace

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
    case Tok::String: return true;
    default: return infoOf(kind).isPrefix;
  }
}

// ---- messages ----------------------------------------------------------------------------------

/// `isMended`: what follows on the line is read as it was meant, and so may have errors of its own.
void ParserBase::syntaxError(SourceLoc loc, Message message, std::vector<FixIt> fixIts,
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
void ParserBase::expectedAfterPrevious(Message message, std::string_view insert) {
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
      diagnostics_->note(token.loc, {"to match this '{}'", tokenName(open)});
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
  syntaxError(_input->token().loc, {"{} nested too deeply (limit {})", what, nestingLimit});
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

/// `int f(foo a)`: what stands here is no parameter.
void ParserBase::expectedParameter() {
  const Token& token = _input->token();
  syntaxError(token.loc,
              token.kind == Tok::Identifier
                  ? fmt::format("unknown type name '{}'", token.spelling().substr(0, 100))
                  : "expected parameter declarator");
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
    case Rule::NestedDeclarator: syntaxError(token.loc, "expected identifier or '('"); return;
    case Rule::Parameters:
    case Rule::Parameter: return expectedParameter();
    case Rule::Specifiers: syntaxError(token.loc, "expected a type"); return;
    case Rule::RecordSpecifier:
      syntaxError(previous()->loc, {"declaration of anonymous {} must be a definition",
                                    tokenName(previous()->kind)});
      return;
    case Rule::EnumSpecifier: syntaxError(token.loc, "expected identifier or '{'"); return;
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

/// No `;` here. Reports it and goes on after the statement.
void ParserBase::missingSemicolon() {
  Rule rule = open_.back().rule;
  Tok first = firstOfStatement();
  bool isBroken = recovering_;  // the error that was reported before may lie in this rule
  if (first == Tok::For &&
      (rule == Rule::Statement || (rule == Rule::DeclarationRest && inForHead()))) {
    syntaxError(_input->token().loc, "expected ';' in 'for' statement specifier");
    markError();
    if (rule == Rule::Statement) {
      if (current() == Tok::RParen) return;  // `for (;i < n)`: the step is simply absent
      throw antlr4::InputMismatchException(this);
    }
    while (current() != Tok::RParen && current() != Tok::End && current() != Tok::LBrace)
      _input->skip();
    return;
  }
  if (rule == Rule::DeclarationRest || rule == Rule::Declaration || rule == Rule::Item) {
    reportNoRule();
    // The body of a function inside a function.
    if (current() == Tok::LBrace && rule != Rule::Item && open_.size() > 2) return skipBalanced();
  } else if (rule == Rule::Member) {
    // `int return;`: a keyword for a name.
    bool isKeyword = current() >= Tok::Typedef && current() <= Tok::Goto;
    bool hasName = !isKeyword || (previous() && previous()->kind == Tok::Identifier);
    if (hasName)
      expectedAfterPrevious("expected ';' at end of declaration list", ";");
    else
      syntaxError(_input->token().loc, "expected member name or ';' after declaration specifiers");
    isBroken = true;
    if (!hasName) _input->skip();
  } else if (first == Tok::Return && previous() && previous()->kind == Tok::Return) {
    syntaxError(_input->token().loc, "expected expression");
    isBroken = true;
  } else {
    std::string_view after = first == Tok::Return       ? "return statement"
                             : first == Tok::Break      ? "break statement"
                             : first == Tok::Continue   ? "continue statement"
                             : first == Tok::Goto       ? "goto statement"
                             : first == Tok::LocalLabel ? "label declaration"
                             : first == Tok::Do         ? "do/while statement"
                                                        : "expression";
    expectedAfterPrevious({"expected ';' after {}", after}, ";");
  }
  if (isBroken) markError();
  skipToEndOfStatement(false);
}

/// No `)` or `]` here. Reports it and goes on after the bracket, if there is one.
void ParserBase::missingBracket(Tok expected) {
  Rule rule = open_.back().rule;
  Tok open = expected == Tok::RParen ? Tok::LParen : Tok::LBracket;
  if (semicolonBefore(expected)) return;
  // `while i {`: the missing '(' was reported.
  if (rule == Rule::Statement && firstOfStatement() != Tok::Do &&
      tree_->tokens[tree_->nodes[open_.back().node].firstToken + 1].kind != Tok::LParen)
    recovering_ = true;
  bool reports = !recovering_;
  if (previous() && previous()->kind == open) {
    reports = false;
    if (rule == Rule::DeclaratorSuffix && expected == Tok::RParen)
      expectedParameter();
    else
      syntaxError(_input->token().loc, "expected expression");
  }
  syntaxError(_input->token().loc, {"expected '{}'", tokenName(expected)});
  if (reports) noteOpening(open, expected);
  markError();
  skipToClosing(expected);
}

/// A particular token was expected and is not there. Reports it, then either finds it later,
/// or continues as if it had been there, or gives up the rule.
void ParserBase::mismatch(Tok expected) {
  Rule rule = open_.back().rule;
  switch (expected) {
    case Tok::Semi: return missingSemicolon();
    case Tok::RParen:
    case Tok::RBracket: return missingBracket(expected);
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
        syntaxError(_input->token().loc, {"expected '(' after '{}'", tokenName(previous()->kind)});
      else
        syntaxError(_input->token().loc, "expected '('");
      markError();
      if (startsExpression(current())) return;
      break;
    case Tok::While: syntaxError(_input->token().loc, "expected 'while' in do/while loop"); break;
    case Tok::Colon:
      if (rule == Rule::Statement)  // and read on as if it were there
        return expectedAfterPrevious({"expected ':' after '{}'", tokenName(firstOfStatement())},
                                     ":");
      syntaxError(_input->token().loc, "expected ':'");
      noteOpening(Tok::Question, Tok::Colon);
      break;
    case Tok::Identifier: syntaxError(_input->token().loc, "expected identifier"); break;
    default: syntaxError(_input->token().loc, {"expected '{}'", tokenName(expected)}); break;
  }
  markError();
  throw antlr4::InputMismatchException(this);
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
        syntaxError(word.loc, {"unknown type name '{}'", word.spelling().substr(0, 100)}, {}, true);
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
