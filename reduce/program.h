// A program as the changes see it: its tokens, and the nodes of its parse trees over them.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "frontend/language/options.h"
#include "frontend/parse/parse_tree.h"
#include "reduce/tokens.h"

namespace minic::reduce {

/// Puts the text in the place of the tokens from `first` to before `last`.
struct Edit {
  uint32_t first = 0, last = 0;
  std::string text;
};
/// What is done together.
using Change = std::vector<Edit>;

struct Node {
  Rule rule;
  uint32_t first, last;  ///< its tokens: [first, last)
  int parent;            ///< -1: an item
  std::vector<int> children;
};

class Program {
 public:
  Program(const std::string& text, const LanguageOptions& options);

  const std::string& text() const { return text_; }
  const std::vector<TextToken>& tokens() const { return tokens_; }
  const std::vector<Node>& nodes() const { return nodes_; }
  std::string_view token(uint32_t i) const {
    return i < tokens_.size() ? tokens_[i].text : std::string_view();
  }
  uint32_t size(const Node& node) const { return node.last - node.first; }
  std::string textOf(uint32_t first, uint32_t last) const;
  bool hasParent(const Node& node, Rule rule) const {
    return node.parent >= 0 && nodes_[node.parent].rule == rule;
  }
  /// The children of that rule.
  std::vector<int> children(const Node& node, Rule rule) const;
  /// The tokens of the node that are in none of its children.
  std::vector<uint32_t> ownTokens(const Node& node) const;
  /// The name that a declarator declares; -1: none.
  int declaredName(const Node& declarator) const;
  /// How many nodes of these rules are around it.
  size_t depth(const Node& node, const std::set<Rule>& rules) const;
  /// Whether it has the token as a word.
  bool mentions(const Node& node, std::string_view word) const;

  /// The text after the changes; of edits that overlap, the outer one is made.
  std::string apply(const std::vector<const Change*>& changes) const;

 private:
  std::string text_;
  std::vector<TextToken> tokens_;
  std::vector<Node> nodes_;
  bool joins_;
};

}  // namespace minic::reduce
