// The kinds of changes of a C or SysY program. Private to reduce/.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reduce/program.h"

namespace minic::reduce {

/// Collects the changes of one kind and level.
class Collector {
 public:
  Collector(const Program& program, size_t level) : program_(program), level_(level) {}

  void unused();
  void functions();
  void items();
  void itemsWithUses();
  void statements();
  void unwrapped();
  void withoutCases(const Node& whole);
  void initialisers();
  void localsWithStatements();
  void locals();
  void inlined();
  void declarators();
  void parameters();
  void lists();
  void formats();
  void qualifiers();
  void zeros();
  void operands();
  void literals();
  void types();
  void names();
  void eachName();

  std::vector<Change> changes;
  bool hasLevel = true;  ///< something is nested as deep as the level

 private:
  using Nodes = std::vector<Node>;
  const Nodes& nodes() const { return program_.nodes(); }
  const Node& parent(const Node& node) const { return nodes()[node.parent]; }
  void add(uint32_t first, uint32_t last, std::string text = {}) {
    if (first < last && program_.textOf(first, last) != text)
      changes.push_back({{first, last, std::move(text)}});
  }
  void remove(const Node& node) { add(node.first, node.last); }
  bool hasToken(uint32_t at, std::string_view text) const { return program_.token(at) == text; }

  std::set<std::string_view> declaredBy(int item) const;
  void removeWithUses(const Node& scope, const Edit& declaration, std::string_view name);
  void elements(const Node& list, Rule rule);
  void calls(std::string_view function, size_t argument, Change& change) const;
  std::map<std::string_view, std::string> shortNames() const;
  void replaceEach(const std::map<std::string_view, std::string>& names, Change& change) const;
  void sortBySize();

  const Program& program_;
  size_t level_;
  bool onlyStatements_ = false;  // of the changes that locals() finds
};

}  // namespace minic::reduce
