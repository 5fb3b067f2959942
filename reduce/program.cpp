// Parses a candidate and maps the nodes of its trees to its tokens.
#include "reduce/program.h"

#include <algorithm>

#include "frontend/parse/parser.h"
#include "support/platform/large_stack.h"

namespace minic::reduce {

Program::Program(const std::string& text, const LanguageOptions& options)
    : text_(text), joins_(options.dialect == Dialect::C) {
  tokens_ = tokenize(text_, joins_);
  // By the token after it: where an attribute begins, which is in no node.
  std::vector<uint32_t> attributeBefore(tokens_.size() + 1, UINT32_MAX);
  for (uint32_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].text == "__extension__") attributeBefore[i + 1] = i;
    if (tokens_[i].text != "__attribute__") continue;
    uint32_t end = i + 1;
    for (int open = 0; end < tokens_.size();) {
      open += (tokens_[end].text == "(") - (tokens_[end].text == ")");
      ++end;
      if (open <= 0) break;
    }
    attributeBefore[end] = i;
  }
  runWithLargeStack([&] {
    SourceManager sources;
    SourceLoc start = sources.add("reduced", text_);
    Diagnostics diagnostics(sources);
    TokenSource source(sources, start, diagnostics, options);
    Parser parser(source, diagnostics, options);
    // The token that the byte is in.
    auto indexOf = [&](const Token& token) {
      uint32_t offset = sources.offset(sources.expansionLoc(token.loc));
      auto after =
          std::upper_bound(tokens_.begin(), tokens_.end(), offset,
                           [](uint32_t at, const TextToken& one) { return at < one.offset; });
      return uint32_t(after - tokens_.begin()) - (after != tokens_.begin());
    };
    ParseTree tree;
    while (parser.parseItem(tree)) {
      const int base = int(nodes_.size());
      std::vector<int> open;
      for (uint32_t i = 0; i < tree.nodes.size(); ++i) {
        const ParseNode& from = tree.nodes[i];
        while (!open.empty() && tree.nodes[open.back()].end <= i) open.pop_back();
        Node node{from.rule, 0, 0, open.empty() ? -1 : base + open.back(), {}};
        if (from.firstToken < from.endToken && from.endToken <= tree.tokens.size()) {
          node.first = indexOf(tree.tokens[from.firstToken]);
          node.last = indexOf(tree.tokens[from.endToken - 1]) + 1;
          bool isWhole = node.parent < 0 || node.rule == Rule::Declaration ||
                         node.rule == Rule::Member || node.rule == Rule::Parameter;
          while (isWhole && attributeBefore[node.first] != UINT32_MAX)
            node.first = attributeBefore[node.first];
        }
        if (node.parent >= 0) nodes_[node.parent].children.push_back(base + int(i));
        nodes_.push_back(std::move(node));
        open.push_back(int(i));
      }
      parser.drop(tree);
    }
  });
}

std::string Program::textOf(uint32_t first, uint32_t last) const {
  if (first >= last) return {};
  uint32_t begin = tokens_[first].offset;
  const TextToken& end = tokens_[last - 1];
  return text_.substr(begin, end.offset + end.text.size() - begin);
}

std::vector<int> Program::children(const Node& node, Rule rule) const {
  std::vector<int> found;
  for (int child : node.children)
    if (nodes_[child].rule == rule) found.push_back(child);
  return found;
}

std::vector<uint32_t> Program::ownTokens(const Node& node) const {
  std::vector<uint32_t> own;
  uint32_t at = node.first;
  for (int child : node.children) {
    while (at < nodes_[child].first) own.push_back(at++);
    at = std::max(at, nodes_[child].last);
  }
  while (at < node.last) own.push_back(at++);
  return own;
}

int Program::declaredName(const Node& declarator) const {
  for (uint32_t token : ownTokens(declarator))
    if (isWord(tokens_[token].text)) return int(token);
  for (int child : children(declarator, Rule::Declarator)) return declaredName(nodes_[child]);
  return -1;
}

size_t Program::depth(const Node& node, const std::set<Rule>& rules) const {
  size_t depth = 0;
  for (int at = node.parent; at >= 0; at = nodes_[at].parent) depth += rules.count(nodes_[at].rule);
  return depth;
}

bool Program::mentions(const Node& node, std::string_view word) const {
  for (uint32_t i = node.first; i < node.last; ++i)
    if (tokens_[i].text == word) return true;
  return false;
}

std::string Program::apply(const std::vector<const Change*>& changes) const {
  std::vector<const Edit*> edits;
  for (const Change* change : changes)
    for (const Edit& edit : *change) edits.push_back(&edit);
  std::stable_sort(edits.begin(), edits.end(), [](const Edit* a, const Edit* b) {
    return a->first != b->first ? a->first < b->first : a->last > b->last;
  });
  std::string text;
  uint32_t at = 0;
  auto copyTo = [&](uint32_t last) {
    for (; at < last; ++at) {
      bool isDirective = tokens_[at].isDirective();
      text += isDirective ? '\n' : ' ';
      text += tokens_[at].text;
      if (isDirective) text += '\n';
    }
  };
  for (const Edit* edit : edits) {
    if (edit->first < at) continue;
    copyTo(edit->first);
    text += ' ' + edit->text;
    at = edit->last;
  }
  copyTo(uint32_t(tokens_.size()));
  std::vector<std::string_view> made;
  for (const TextToken& token : tokenize(text, joins_)) made.push_back(token.text);
  return layOut(made);
}

}  // namespace minic::reduce
