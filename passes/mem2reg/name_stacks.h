// The stacks of names in SSA renaming (Engineering a Compiler, figure 9.12).
#pragma once

#include <cstdint>
#include <vector>

namespace minic {

struct Value;

/// The stacks of renaming: of each variable the values that it has had on the path from the root of
/// the dominator tree, its value now on top. The tops are an array; the covered values
/// are in one log for all variables, so that leaving a block cuts the log to its length at entry.
class NameStacks {
 public:
  void add(Value* bottom) { tops_.push_back(bottom); }
  Value* top(uint32_t v) const { return tops_[v]; }
  void push(uint32_t v, Value* value) {
    covered_.push_back({v, tops_[v]});
    tops_[v] = value;
  }
  size_t height() const { return covered_.size(); }
  /// Undoes the pushes since the stacks were that high; popped(v) is called after each.
  template <class Popped>
  void popTo(size_t height, Popped&& popped) {
    for (; covered_.size() > height; covered_.pop_back()) {
      tops_[covered_.back().variable] = covered_.back().value;
      popped(covered_.back().variable);
    }
  }

 private:
  struct Covered {
    uint32_t variable;
    Value* value;
  };
  std::vector<Value*> tops_;
  std::vector<Covered> covered_;
};

}  // namespace minic
