// The base class of the parser that ANTLR generates from grammar/MiniC.g4 (and so the one header
// that includes ANTLR's runtime; only the generated code and this folder see it).
//
// The generated functions call match, consume, enterRule, exitRule, ... by name. ParserBase hides
// the runtime's versions of these by its own, which do not build ANTLR's tree (an object per token
// and rule on the heap) but append to a flat ParseTree. That makes parsing more than ten times as
// fast. Prediction and the recovery hooks are ANTLR's; the messages are in parse.cpp, the recovery
// is in recovery.cpp.
#pragma once

#include "antlr4-runtime.h"
#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#endif
#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "frontend/parse/parse_tree.h"
#include "frontend/parse/type_names.h"
#include "grammar/atn_reader.h"
#include "support/stage_times.h"

namespace minic {

class ParserBase;

inline bool startsDeclaration(Tok kind) {
  return (kind >= Tok::Typedef && kind <= Tok::StaticAssert) || kind == Tok::TypeName;
}
inline bool isOpening(Tok kind) {
  return kind == Tok::LParen || kind == Tok::LBracket || kind == Tok::LBrace;
}
inline bool isClosing(Tok kind) {
  return kind == Tok::RParen || kind == Tok::RBracket || kind == Tok::RBrace;
}
bool startsExpression(Tok kind);
/// The name is known as a variable, function or constant of the file.
bool namesObject(const Token& token);

/// The tokens of the current item, fetched from the lexer on demand.
class ItemStream final : public antlr4::TokenStream {
 public:
  explicit ItemStream(TokenSource& source) : source_(&source) {}
  /// Reads the tokens again; the last one is Tok::End.
  explicit ItemStream(std::vector<Token> tokens) : again_(std::move(tokens)) {}

  /// Drops the consumed tokens and continues in `tree.tokens`.
  void startItem(ParseTree& tree);

  const Token& token(size_t ahead = 0) {
    while (index_ + ahead >= tree_->tokens.size()) fetch();
    return tree_->tokens[index_ + ahead];
  }
  /// The kind of the token at its place: a name may mean a type.
  Tok kind(size_t ahead = 0) {
    Tok kind = token(ahead).kind;
    if (kind == Tok::Identifier) {
      const Token& name = tree_->tokens[index_ + ahead];
      if (names_.meansType(name)) [[unlikely]]
        return names_.classify(index_ + ahead);
      if (name.isNamed && ahead == 0 && names_.expectsType(index_)) [[unlikely]]
        return typeOfParameter();
    }
    return kind;
  }
  TypeNames& names() { return names_; }
  void setOwner(ParserBase& owner) { owner_ = &owner; }
  void measureLexer(StageTimes& times) { times_ = &times; }
  size_t position() const { return index_; }
  const std::vector<Token>& tokens() const { return tree_->tokens; }
  void skip() {
    if (token().kind != Tok::End) ++index_;
  }
  /// The token before the current one; of kind Tok::End if there is none.
  const Token& previous() const {
    static constexpr Token none{};
    return index_ > 0 ? tree_->tokens[index_ - 1] : none;
  }
  /// Gives a token another kind.
  void rename(Tok kind, size_t ahead = 0) { tree_->tokens[index_ + ahead].kind = kind; }
  /// Moves the name that comes `ahead` tokens later before the current token.
  void moveForward(size_t ahead) {
    auto here = tree_->tokens.begin() + ptrdiff_t(index_);
    std::rotate(here, here + ptrdiff_t(ahead), here + ptrdiff_t(ahead) + 1);
  }
  /// Drops the current token and those after it.
  void remove(size_t count) {
    auto here = tree_->tokens.begin() + ptrdiff_t(index_);
    tree_->tokens.erase(here, here + ptrdiff_t(count));
  }
  /// Puts a token before the current one.
  void insert(const Token& token) {
    tree_->tokens.insert(tree_->tokens.begin() + ptrdiff_t(index_), token);
  }

  size_t LA(ssize_t i) override {
    if (i <= 0) return INVALID_TYPE;  // lookbehind is not used
    Tok found = kind(size_t(i - 1));
    return found == Tok::End ? EOF : size_t(found);
  }
  void consume() override { ++index_; }
  ssize_t mark() override { return 0; }
  void release(ssize_t) override {}
  size_t index() override { return index_; }
  void seek(size_t index) override { index_ = index; }
  size_t size() override { return tree_ ? tree_->tokens.size() : 0; }
  std::string getSourceName() const override { return {}; }

  // Only exceptions of the runtime use tokens as objects, and those are not read.
  antlr4::Token* LT(ssize_t) override { return &noToken_; }
  antlr4::Token* get(size_t) const override { return &noToken_; }
  antlr4::TokenSource* getTokenSource() const override { return nullptr; }
  std::string getText(const antlr4::misc::Interval&) override { return {}; }
  std::string getText() override { return {}; }
  std::string getText(antlr4::RuleContext*) override { return {}; }
  std::string getText(antlr4::Token*, antlr4::Token*) override { return {}; }

 private:
  static constexpr size_t INVALID_TYPE = 0;
  void fetch();
  Token read() {
    if (held_) return *std::exchange(held_, std::nullopt);
    if (source_) return source_->next();
    return nextAgain_ + 1 < again_.size() ? again_[nextAgain_++] : again_.back();
  }
  Token attribute(Tok open, Tok close, int depth);
  Tok typeOfParameter();

  TokenSource* source_ = nullptr;
  std::vector<Token> again_;
  size_t nextAgain_ = 0;
  std::optional<Token> held_;  // read too far
  TypeNames names_;
  ParserBase* owner_ = nullptr;
  ParseTree* tree_ = nullptr;
  size_t index_ = 0;
  StageTimes* times_ = nullptr;
  mutable antlr4::CommonToken noToken_{size_t(0)};
};

/// After the name here comes another one, or stars and another one if no expression may stand here.
bool isFollowedByName(ItemStream& input, bool afterStars = false);

// How much is skipped after an error (recovery.cpp).
void skipBalanced(ItemStream& input);
void skipExpression(ItemStream& input);
void skipToClosing(ItemStream& input, Tok close);
void skipItem(ItemStream& input);

/// The messages about the tokens of an item. After an error there is no further one until a token
/// matches again.
struct SyntaxErrors {
  /// `isMended`: what follows on the line is read as it was meant, and so may have errors of its
  /// own.
  void at(SourceLoc loc, Message message, std::vector<FixIt> fixIts = {}, bool isMended = false);
  /// At the current token.
  void here(Message message) { at(input->token().loc, std::move(message)); }
  /// Of a mistake after which the parser knows again where it is.
  void mended(SourceLoc loc, Message message, std::vector<FixIt> fixIts = {}) {
    at(loc, std::move(message), std::move(fixIts), true);
    recovering = false;
  }
  /// "expected ';' ...": the caret is right after the previous token, where the fix belongs.
  void afterPrevious(Message message, std::string_view insert);
  /// Points to the bracket that is still open before the current token.
  void noteOpening(Tok open, Tok close);
  void noteOpenBrace(Message otherwise);

  ItemStream* input;
  Diagnostics* diagnostics = nullptr;
  bool recovering = false;  ///< no further message until a token matches
};

/// Why there are contexts at all: each generated function asks `_tracker` for one, gives it to
/// enterRule() and returns it, and the runtime has no way to generate functions without. What
/// holds: our enterRule() and exitRule() keep the tree, and prediction does not walk the callers
/// (SLL). Only after a syntax error does the generated function write to its context: the
/// exception, which it reads again at once for recover(), and that ignores it. So one object for
/// each rule serves all its calls, those inside each other too.
struct RuleContexts {
  template <class T>
  T* createInstance(antlr4::ParserRuleContext*, size_t) {
    thread_local T context(nullptr, 0);
    return &context;
  }
};

class ParserBase : public antlr4::Parser {
 public:
  /// What the generated code means by atn::, with our reader for the runtime's.
  struct atn {
    using ATNDeserializer = AtnReader;
    using ParserATNSimulator = antlr4::atn::ParserATNSimulator;
  };
  /// The identifier here begins a parameter or member but is no type: reports it if a declaration
  /// must be meant. Tok::TypeName then.
  Tok typeOfParameter();
  explicit ParserBase(antlr4::TokenStream* input)
      : antlr4::Parser(input),
        _input(static_cast<ItemStream*>(input)),
        _errHandler(&recovery_),
        errors_{_input} {
    names_ = &_input->names();
    names_->watch(open_);
    _input->setOwner(*this);
  }

 protected:
  /// Rules inside each other where the innermost is an else-if. Each link of such a chain costs the
  /// parser a little stack, the rest of minic none.
  static constexpr size_t elseIfLimit = 1'000'000;

  /// Thrown through all rules when the nesting limit is exceeded.
  struct TooDeep {};

  // ---- what the generated code calls ----

  void enterRule(antlr4::ParserRuleContext*, size_t, size_t ruleIndex) final {
    Rule rule = Rule(ruleIndex);
    open_.push_back({uint32_t(tree_->nodes.size()), depth_, rule, false, 0});
    if (names_->any()) [[unlikely]]
      names_->enter(open_.back());
    tree_->nodes.push_back({uint32_t(_input->position()), 0, 0, rule, false});
    if (rule == Rule::DeclarationRest || rule == Rule::AbstractDeclarator) mendDeclaration(rule);
    if (rule == Rule::Initializer && _input->token().kind == Tok::Identifier) oldDesignator();
    if (rule == Rule::Unary && options_.dialect == Dialect::SysY) mendSigns();
    if (rule == Rule::Statement || rule == Rule::Unary || rule == Rule::Initializer ||
        rule == Rule::Declarator || rule == Rule::NestedDeclarator || rule == Rule::SizeofOperand) {
      // An `else if` chain is a list to readers and to all later stages: only its length is
      // limited.
      bool link =
          rule == Rule::Statement && current() == Tok::If && _input->previous().kind == Tok::Else;
      if (link ? open_.size() > elseIfLimit : ++depth_ > nestingLimit) [[unlikely]]
        tooDeep(rule);
    }
  }
  void exitRule() {
    if (unwinding_) [[unlikely]]
      forgetUnwoundStack();
    ParseNode& node = tree_->nodes[open_.back().node];
    node.endToken = uint32_t(_input->position());
    node.end = uint32_t(tree_->nodes.size());
    depth_ = open_.back().depth;
    names_->exit(open_, _input->position());
    open_.pop_back();
  }
  /// Runs `exit` when the rule is left. The runtime's own makes a std::function of it.
  template <class Exit>
  static auto finally(Exit exit) {
    struct OnExit {
      Exit exit;
      ~OnExit() { exit(); }
    };
    return OnExit{exit};
  }
  void enterOuterAlt(antlr4::ParserRuleContext*, size_t) final {}
  void setState(size_t) {}
  size_t getState() const final { return 0; }
  antlr4::Token* match(size_t type) final {
    if (_input->LA(1) == type) [[likely]]
      consume();
    else
      mismatch(Tok(type == antlr4::Token::EOF ? 0 : type));
    return nullptr;
  }
  antlr4::Token* consume() final {
    errors_.recovering = false;
    _input->consume();
    return nullptr;
  }

  struct Recovery {
    void sync(ParserBase* self) {
      Rule rule = self->open_.back().rule;
      if (rule == Rule::Block) self->syncBlock();
      if (rule == Rule::Block || rule == Rule::Statement) self->recogniseLabel();
      if (rule == Rule::Members) self->syncMembers();
      if (rule <= Rule::Declaration) self->mendDeclaration(Rule::Declarator);
      if (rule == Rule::Item) self->checkOldStyle();
    }
    void reportMatch(ParserBase*) {}
    void recoverInline(ParserBase* self) { throw antlr4::InputMismatchException(self); }
    void reportError(ParserBase* self, const antlr4::RecognitionException&) {
      forgetUnwoundStack();
      self->reportNoRule();
    }
    void recover(ParserBase* self, const std::exception_ptr&) { self->recoverRule(); }
  };

  ItemStream* _input;
  Recovery* _errHandler;
  RuleContexts _tracker;

  // ---- messages (parse.cpp) and recovery (recovery.cpp) ----

  /// AddressSanitizer gives up on exceptions when more than 64 MiB of stack lie below their
  /// handlers and then reports the contents of unwound frames as errors. This unpoisons them frame
  /// by frame.
  static void forgetUnwoundStack() {
#if defined(__SANITIZE_ADDRESS__)
    constexpr size_t frames = 1 << 16;
    __asan_unpoison_memory_region(static_cast<char*>(__builtin_frame_address(0)) - frames, frames);
#endif
  }

  [[noreturn]] void tooDeep(Rule rule);
  void mismatch(Tok expected);
  void missingSemicolon();
  void missingBracket(Tok expected);
  void expectedParameter();
  void syncBlock();
  void syncMembers();
  void checkOldStyle();
  void recogniseLabel();
  void reportNoRule();
  void recoverRule();
  Tok current() { return _input->kind(); }
  void mendSigns() {
    const Tok sign = _input->previous().kind;
    if (sign == Tok::Plus || sign == Tok::Minus) [[unlikely]]
      stepOperator();
  }
  Tok firstOfStatement() const;
  void skipToEndOfStatement(bool forced);
  void reportUnknownType(const Token& token);
  // mistakes.cpp
  bool misspelledKeyword();
  bool misspelledCondition();
  void misspelled(const Token& name, std::string_view meant);
  void stepOperator();
  void mendDeclaration(Rule rule);
  void returnedArray(size_t brackets);
  void oldDesignator();
  bool missingTagKeyword(const Token& name);
  bool missingParameterType();
  bool semicolonBefore(Tok close);
  void brokenEnumerators();
  void markError() { tree_->nodes[open_.back().node].hasError = true; }

  Recovery recovery_;
  ParseTree* tree_ = nullptr;
  TypeNames* names_ = nullptr;
  SyntaxErrors errors_;
  LanguageOptions options_;
  std::vector<OpenRule> open_;
  uint32_t depth_ = 0;
  bool unwinding_ = false;  // TooDeep is on its way up
};

}  // namespace minic

using minic::ParserBase;
