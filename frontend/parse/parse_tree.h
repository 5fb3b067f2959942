// The parse tree, the result of the parser and the input of sema: the tokens of one top-level item
// and the rules of the grammar that matched them, as one flat array in preorder, 16 bytes a node. A
// node's children and own tokens are visited in order with ParseCursor.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "frontend/pp/token_source.h"

namespace minic {

/// The rules of grammar/MiniC.g4, in its order (parse.cpp checks that).
// clang-format off
#define MINIC_RULES(X) \
  X(Item) X(Declaration) X(DeclarationRest) X(InitDeclarator) X(Specifiers) X(Pointer) \
  X(Declarator) X(DeclaratorSuffix) X(Parameters) X(Parameter) X(AbstractDeclarator) \
  X(NestedDeclarator) X(TypeName) X(Initializer) X(IdentifierList) X(RecordSpecifier) X(Members) \
  X(Member) X(MemberDeclarator) X(EnumSpecifier) X(Enumerators) X(Enumerator) \
  X(AlignmentSpecifier) X(TypeofSpecifier) X(AtomicSpecifier) X(StaticAssert) X(AsmLabel) \
  X(Assembly) X(AsmOperands) X(AsmOperand) X(Designator) X(Block) X(Statement) X(Expression) \
  X(Assignment) X(Unary) X(SizeofOperand) X(Suffix) X(LiteralBody) X(Special) X(Association) \
  X(MemberPath)
// clang-format on

enum class Rule : uint8_t {
#define MINIC_RULE(name) name,
  MINIC_RULES(MINIC_RULE)
#undef MINIC_RULE
};

struct ParseNode {
  uint32_t firstToken = 0, endToken = 0;  ///< [first, end) of ParseTree::tokens
  uint32_t end = 0;                       ///< the node after the last one below this
  Rule rule = Rule::Item;
  /// A syntax error was reported in this rule itself; tokens and children may be missing.
  bool hasError = false;
};

/// `__attribute__((...))` may be almost anywhere, so it is not in the grammar.
struct AttributeGroup {
  uint32_t token = 0;           ///< before this one of ParseTree::tokens
  uint32_t first = 0, end = 0;  ///< its range in attributeTokens, without the double parentheses
};

struct ParseTree;

/// An argument of an attribute that is more than one token: an expression.
struct AttributeArgument {
  uint32_t first = 0;  ///< its first token in attributeTokens
  std::unique_ptr<ParseTree> tree;
};

struct ParseTree {
  std::vector<Token> tokens;
  std::vector<Token> attributeTokens;
  std::vector<AttributeGroup> attributes;  ///< in order
  std::vector<AttributeArgument> arguments;
  std::vector<ParseNode> nodes;  ///< nodes[0] is the item, or an expression

  /// Those before the tokens `first` to `last`.
  std::span<const AttributeGroup> attributesBefore(uint32_t first, uint32_t last) const {
    auto isBefore = [](uint32_t token) {
      return [token](const AttributeGroup& group) { return group.token < token; };
    };
    auto begin = std::partition_point(attributes.begin(), attributes.end(), isBefore(first));
    auto end = std::partition_point(begin, attributes.end(), isBefore(last + 1));
    return std::span(attributes).subspan(size_t(begin - attributes.begin()), size_t(end - begin));
  }
};

/// Walks the tokens and children of one node in order of the text.
class ParseCursor {
 public:
  ParseCursor(const ParseTree& tree, uint32_t node)
      : tree_(&tree),
        token_(tree.nodes[node].firstToken),
        endToken_(tree.nodes[node].endToken),
        child_(node + 1),
        end_(tree.nodes[node].end) {}

  bool atNode() const { return child_ < end_ && token_ >= tree_->nodes[child_].firstToken; }
  bool atNode(Rule rule) const { return atNode() && tree_->nodes[child_].rule == rule; }
  bool atToken() const { return token_ < endToken_ && !atNode(); }
  bool atToken(Tok kind) const { return atToken() && tree_->tokens[token_].kind == kind; }
  bool atEnd() const { return token_ >= endToken_ && child_ >= end_; }

  /// The token or the index of the node here; moves on.
  const Token& token() { return tree_->tokens[token_++]; }
  const Token& peekToken() const { return tree_->tokens[token_]; }
  uint32_t node() {
    uint32_t node = child_;
    token_ = tree_->nodes[node].endToken;
    child_ = tree_->nodes[node].end;
    return node;
  }

 private:
  const ParseTree* tree_;
  uint32_t token_, endToken_, child_, end_;
};

}  // namespace minic
