// The parser: calls the rules that ANTLR generated, and reports syntax errors.
// No other folder depends on ANTLR.
#include <fmt/format.h>

#include "MiniCParser.h"
#include "frontend/ast/scope.h"
#include "frontend/language/library_headers.h"
#include "frontend/parse/parser.h"
#include "support/check.h"
#include "support/messages.h"

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

bool namesObject(const Token& token) {
  const Symbol* symbol = token.isNamed ? token.name->symbol : nullptr;
  return symbol && symbol->innermost && symbol->innermost->decl->kind != ast::DeclKind::Typedef;
}

bool isFollowedByName(ItemStream& input, bool afterStars) {
  size_t next = 1;
  while (afterStars && input.token(next).kind == Tok::Star) ++next;
  return input.token(next).kind == Tok::Identifier;
}

// ---- messages ----------------------------------------------------------------------------------

void SyntaxErrors::at(SourceLoc loc, Message message, std::vector<FixIt> fixIts, bool isMended) {
  if (!recovering && isMended)
    diagnostics->error(loc, std::move(message), {}, std::move(fixIts));
  else if (!recovering)
    diagnostics->lineError(loc, std::move(message), std::move(fixIts));
  recovering = true;
}

void SyntaxErrors::afterPrevious(Message message, std::string_view insert) {
  const Token& before = input->previous();
  SourceLoc loc = before.kind != Tok::End ? before.end() : input->token().loc;
  at(loc, std::move(message), {{{loc, loc}, std::string(insert)}}, input->token().startsLine);
}

void SyntaxErrors::noteOpening(Tok open, Tok close) {
  int closed = 0;
  for (size_t i = input->position(); i-- > 0;) {
    const Token& token = input->tokens()[i];
    if (token.kind == close) ++closed;
    if (token.kind == open && closed-- == 0) {
      diagnostics->note(token.loc, {Msg::ToMatch, tokenName(open)});
      return;
    }
  }
}

/// Notes the `{` whose `}` is missing, judging by the indentation of lines. A `}` further left
/// than the line of the `{` that it closes belongs to an outer block. Where the lines do not tell
/// it is the last open one, with the words `otherwise`.
void SyntaxErrors::noteOpenBrace(Message otherwise) {
  struct Open {
    SourceLoc loc;
    uint32_t indentation;  // the column of the first token of its line
  };
  std::vector<Open> open;
  uint32_t indentation = 0;
  for (size_t i = 0; i < input->position(); ++i) {
    const Token& token = input->tokens()[i];
    if (token.startsLine || i == 0) indentation = diagnostics->sources().presumed(token.loc).column;
    if (token.kind == Tok::LBrace) open.push_back({token.loc, indentation});
    if (token.kind != Tok::RBrace || open.empty()) continue;
    if (token.startsLine && indentation < open.back().indentation) {
      diagnostics->note(open.back().loc, {Msg::UnclosedByIndentation});
      return;
    }
    open.pop_back();
  }
  if (!open.empty()) diagnostics->note(open.back().loc, std::move(otherwise));
}

/// The first token of the innermost statement.
Tok ParserBase::firstOfStatement() const {
  for (size_t i = open_.size(); i-- > 0;)
    if (open_[i].rule == Rule::Statement)
      return tree_->tokens[tree_->nodes[open_[i].node].firstToken].kind;
  return Tok::End;
}

void ParserBase::tooDeep(Rule rule) {
  const bool isDeclarator = rule == Rule::Declarator || rule == Rule::NestedDeclarator;
  errors_.here(rule == Rule::Statement     ? Message(Msg::StatementsTooDeep, nestingLimit)
               : rule == Rule::Initializer ? Message(Msg::InitializersTooDeep, nestingLimit)
                                           : either(isDeclarator, Msg::DeclaratorsTooDeep,
                                                    Msg::ExpressionTooDeep, nestingLimit));
  unwinding_ = true;
  throw TooDeep();
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
  Message message(Msg::UnknownTypeName, fmt::format("'{}'", name.substr(0, 100)));
  std::string_view header = headerOf(name);
  std::vector<FixIt> fixIts;
  if (header.empty() && !meant.empty()) {
    message.add({Msg::DidYouMean, fmt::format("'{}'", meant)});
    fixIts.push_back({token.range(), std::string(meant)});
  }
  bool says = !errors_.recovering;
  errors_.at(token.loc, message, std::move(fixIts), true);
  if (says && !header.empty() && options_.dialect == Dialect::C)
    errors_.diagnostics->note(token.loc, {Msg::IncludeHeader, header, fmt::format("'{}'", name)});
  if (token.isNamed) errors_.recovering = false;
}

/// `int f(foo a)`: what stands here is no parameter.
void ParserBase::expectedParameter() {
  const Token& token = _input->token();
  errors_.at(token.loc, token.kind == Tok::Identifier
                            ? Message(Msg::UnknownTypeName,
                                      fmt::format("'{}'", token.spelling().substr(0, 100)))
                            : Message(Msg::ExpectedParameter));
}

/// No alternative of the current rule starts with the current token.
void ParserBase::reportNoRule() {
  markError();
  if (errors_.recovering) return;
  const Token token = _input->token();
  Rule rule = open_.back().rule;
  switch (rule) {
    case Rule::Item:
    case Rule::Declaration:
    case Rule::DeclarationRest: {
      const Token& before = _input->previous();
      bool local = rule != Rule::Item && open_.size() > 2;
      bool declared = open_.back().node + 1 < tree_->nodes.size() || rule == Rule::DeclarationRest;
      if (!declared || before.kind == Tok::End) {
        errors_.at(token.loc, {Msg::ExpectedIdentifierOrOpen});
      } else if (token.kind == Tok::LBrace && local) {
        errors_.at(token.loc, {Msg::FunctionDefinitionNotAllowed});
        errors_.noteOpenBrace({Msg::InsideBlockHere});
      } else if (before.kind == Tok::RParen && rule == Rule::Item) {
        errors_.at(token.loc, {Msg::ExpectedFunctionBody});
      } else if (startsDeclaration(before.kind)) {
        errors_.at(token.loc, {Msg::ExpectedIdentifierOrOpen});
      } else {
        errors_.afterPrevious(local ? Message(Msg::ExpectedSemicolonAfterDeclaration)
                                    : Message(Msg::ExpectedSemicolonAfterTopLevel),
                              ";");
      }
      return;
    }
    case Rule::Declarator:
    case Rule::AbstractDeclarator:
    case Rule::NestedDeclarator: errors_.at(token.loc, {Msg::ExpectedIdentifierOrOpen}); return;
    case Rule::Parameters:
    case Rule::Parameter: return expectedParameter();
    case Rule::Specifiers: errors_.at(token.loc, {Msg::ExpectedType}); return;
    case Rule::RecordSpecifier:
      errors_.at(_input->previous().loc,
                 {Msg::AnonymousMustBeDefined, tokenName(_input->previous().kind)});
      return;
    case Rule::EnumSpecifier: errors_.at(token.loc, {Msg::ExpectedIdentifierOrBrace}); return;
    case Rule::SizeofOperand:
      if (startsDeclaration(token.kind))
        errors_.afterPrevious({Msg::ExpectedParenthesesInSizeof}, "(");
      else
        errors_.at(token.loc, {Msg::ExpectedExpression});
      return;
    case Rule::Statement:
      errors_.at(token.loc, firstOfStatement() == Tok::Goto ? Message(Msg::ExpectedIdentifier)
                            : token.kind == Tok::RBrace     ? Message(Msg::ExpectedStatement)
                                                            : Message(Msg::ExpectedExpression));
      return;
    default: errors_.at(token.loc, {Msg::ExpectedExpression}); return;
  }
}

/// No `;` here. Reports it and goes on after the statement.
void ParserBase::missingSemicolon() {
  Rule rule = open_.back().rule;
  Tok first = firstOfStatement();
  bool isBroken = errors_.recovering;  // the error that was reported before may lie in this rule
  // The rule is the rest of a declaration in the head of a `for`.
  bool inHead = rule == Rule::DeclarationRest && open_.size() >= 3 &&
                open_[open_.size() - 2].rule == Rule::Declaration &&
                open_[open_.size() - 3].rule == Rule::Statement;
  if (first == Tok::For && (rule == Rule::Statement || inHead)) {
    errors_.here({Msg::ExpectedSemicolonInFor});
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
    if (current() == Tok::LBrace && rule != Rule::Item && open_.size() > 2)
      return skipBalanced(*_input);
  } else if (rule == Rule::Member) {
    // `int return;`: a keyword for a name.
    bool isKeyword = current() >= Tok::Typedef && current() <= Tok::Goto;
    bool hasName = !isKeyword || _input->previous().kind == Tok::Identifier;
    if (hasName)
      errors_.afterPrevious({Msg::ExpectedSemicolonAfterMembers}, ";");
    else
      errors_.here({Msg::ExpectedMember});
    isBroken = true;
    if (!hasName) _input->skip();
  } else if (first == Tok::Return && _input->previous().kind == Tok::Return) {
    errors_.here({Msg::ExpectedExpression});
    isBroken = true;
  } else {
    MsgWord after = first == Tok::Return       ? MsgWord::ReturnStatement
                    : first == Tok::Break      ? MsgWord::BreakStatement
                    : first == Tok::Continue   ? MsgWord::ContinueStatement
                    : first == Tok::Goto       ? MsgWord::GotoStatement
                    : first == Tok::LocalLabel ? MsgWord::LabelDeclaration
                    : first == Tok::Do         ? MsgWord::DoStatement
                                               : MsgWord::Expression;
    errors_.afterPrevious({Msg::ExpectedSemicolonAfter, after}, ";");
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
    errors_.recovering = true;
  bool reports = !errors_.recovering;
  if (_input->previous().kind == open) {
    reports = false;
    if (rule == Rule::DeclaratorSuffix && expected == Tok::RParen)
      expectedParameter();
    else
      errors_.here({Msg::ExpectedExpression});
  }
  errors_.here({Msg::Expected, tokenName(expected)});
  if (reports) errors_.noteOpening(open, expected);
  markError();
  skipToClosing(*_input, expected);
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
      bool reports = !errors_.recovering;
      if (rule == Rule::Enumerators) {
        markError();
        return brokenEnumerators();
      }
      errors_.here({Msg::Expected, '}'});
      if (reports) errors_.noteOpenBrace({Msg::ToMatch, '{'});
      markError();
      // Initialisers: the closing brace may follow unexpected tokens.
      if (rule == Rule::Initializer) skipToClosing(*_input, Tok::RBrace);
      return;
    }
    case Tok::LParen:
      if (rule == Rule::Statement && _input->previous().kind != Tok::End)
        errors_.here({Msg::ExpectedAfter, '(', tokenName(_input->previous().kind)});
      else
        errors_.here({Msg::Expected, '('});
      markError();
      if (startsExpression(current())) return;
      break;
    case Tok::While: errors_.here({Msg::ExpectedWhileOfDo}); break;
    case Tok::Colon:
      if (rule == Rule::Statement)  // and read on as if it were there
        return errors_.afterPrevious({Msg::ExpectedAfter, ':', tokenName(firstOfStatement())}, ":");
      errors_.here({Msg::Expected, ':'});
      errors_.noteOpening(Tok::Question, Tok::Colon);
      break;
    case Tok::Identifier: errors_.here({Msg::ExpectedIdentifier}); break;
    default: errors_.here({Msg::Expected, tokenName(expected)}); break;
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
    errors_.diagnostics = &diagnostics;
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
    errors_.recovering = false;
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
      ItemParser parser(stream, *errors_.diagnostics, options_);
      auto tree = std::make_unique<ParseTree>();
      parser.parseExpression(*tree);
      tree_->arguments.push_back({first, std::move(tree)});
    }
  }

  void parseExpression(ParseTree& tree) {
    start(tree);
    try {
      assignment();
      if (current() != Tok::End) errors_.here({Msg::Expected, ')'});
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
        errors_.here({Msg::ExtraClosingBrace});
        _input->skip();
        errors_.recovering = false;
        continue;
      }
      if (kind == Tok::Identifier && isFollowedByName(*_input, options_.dialect == Dialect::C)) {
        reportUnknownType(_input->token());
        if (current() != Tok::Identifier) break;
        skipItem(*_input);
        errors_.recovering = false;
        continue;
      }
      if (kind == Tok::Identifier && options_.dialect == Dialect::C &&
          startsDeclaration(_input->token(1).kind)) {
        // `foo struct s { ... }`: all but the first word is a declaration.
        const Token& word = _input->token();
        errors_.mended(word.loc,
                       {Msg::UnknownTypeName, fmt::format("'{}'", word.spelling().substr(0, 100))});
        _input->skip();
        continue;
      }
      if (kind == Tok::Semi || kind == Tok::Star || kind == Tok::LParen ||
          kind == Tok::Identifier || kind == Tok::Asm || startsDeclaration(kind))
        break;
      errors_.here({Msg::ExpectedIdentifierOrOpen});
      skipItem(*_input);
    }
    try {
      item();
    } catch (const TooDeep&) {
      unwinding_ = false;
      // The rules have closed their nodes while unwinding. Drop the rest of the item.
      tree.nodes[0].hasError = true;
      size_t depth = 0;
      auto count = [&](Tok kind) {
        if (isOpening(kind)) ++depth;
        if (isClosing(kind) && depth > 0) --depth;
      };
      for (size_t i = 0; i < _input->position(); ++i) count(tree.tokens[i].kind);
      for (bool atEnd = false; !atEnd && current() != Tok::End; _input->skip()) {
        count(current());
        atEnd = depth == 0 && (current() == Tok::Semi || current() == Tok::RBrace);
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
