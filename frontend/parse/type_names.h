// The names that mean types, which the parser must know while it reads: `a * b;` declares b if a is
// one. Sema runs only after a whole item, so the parser keeps these scopes itself, in
// Name::isType and a log to undo. Nothing happens before the first typedef.
//
// A name is bound at the end of its declarator, before the initialiser (`T T = sizeof(T)` means the
// variable). Whether a token is a type also depends on its context: after a type specifier no
// name is one (`unsigned T;` declares T), nor is a member, a tag or a label.
#pragma once

#include <cstdint>
#include <vector>

#include "frontend/parse/parse_tree.h"

namespace minic {

/// An active rule of the parser.
struct OpenRule {
  uint32_t node, depth;  ///< its node; the nesting depth before it
  Rule rule;
  bool isTypedef = false;  ///< Item, Declaration: its specifiers have `typedef`
  uint32_t undo = 0;       ///< the length of the log of bindings when it began
};

class TypeNames {
 public:
  /// Where the parser keeps its open rules, the innermost last.
  void watch(const std::vector<OpenRule>& open) { open_ = &open; }

  bool any() const { return any_; }
  /// Whether the name is a typedef in the current scope, in any context.
  bool meansType(const Token& name) const { return name.isNamed && name.name->isType; }
  void startItem(const ParseTree& tree) {
    tree_ = &tree;
    afterSpecifiers_ = typedef_ = UINT32_MAX;
    parameters_.clear();
  }
  /// The token at `index` is the keyword `typedef`.
  void sawTypedef(size_t index) {
    any_ = true;
    typedef_ = uint32_t(index);
  }
  /// A parameter or member may begin at the token.
  bool expectsType(size_t index) const {
    if (open_->empty() || index == 0) return false;
    Rule rule = open_->back().rule;
    if (rule != Rule::DeclaratorSuffix && rule != Rule::Parameters && rule != Rule::Members)
      return false;
    Tok before = tree_->tokens[index - 1].kind;
    return before == Tok::LParen || before == Tok::Comma || before == Tok::LBrace ||
           before == Tok::Semi;
  }
  /// Tok::TypeName or Tok::Identifier for the typedef name at `index`, by its place in the open
  /// rules.
  Tok classify(size_t index);
  /// The innermost open rule has just begun.
  void enter(OpenRule& rule);
  /// The innermost open rule ends before the token `position`; its node is complete.
  void exit(std::vector<OpenRule>& open, size_t position) {
    if (any_) [[unlikely]]
      leave(open, uint32_t(position));
  }

 private:
  struct Binding {
    Name* name;
    bool wasType;
  };
  void leave(std::vector<OpenRule>& open, uint32_t position);
  bool seenType(const OpenRule& specifiers, size_t index) const;
  void bind(const Token& name, bool isType) {
    if (name.isNamed) bind(name.name, isType);
  }
  void bind(Name* name, bool isType);
  void undo(size_t length);
  void bindDeclarator(const std::vector<OpenRule>& open);
  const Token* declaredName(uint32_t node) const;
  bool isFunctionsOwn(const std::vector<OpenRule>& open) const;

  const std::vector<OpenRule>* open_ = nullptr;
  const ParseTree* tree_ = nullptr;
  bool any_ = false;
  std::vector<Binding> log_;
  std::vector<Binding> parameters_;        // of the function declared: for its body
  uint32_t afterSpecifiers_ = UINT32_MAX;  // the token after the last specifiers or pointer
  uint32_t typedef_ = UINT32_MAX;          // the last keyword `typedef`
};

}  // namespace minic
