// The call graph of a module, and its strongly connected components, callees before callers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/function.h"

namespace minic {

/// Nodes are indices in Module::functions; the node after the last stands for all functions that
/// are called by pointer. Intrinsics are no callees. Valid until a function or one of its
/// instructions changes.
class CallGraph {
 public:
  static CallGraph compute(const Module& module);

  uint32_t size() const { return uint32_t(begin_.size() - 1); }
  uint32_t byPointer() const { return size(); }
  /// The callees of a function, each once, in the order of the first calls; perhaps byPointer().
  std::span<const uint32_t> callees(uint32_t n) const {
    return {callees_.data() + begin_[n], begin_[n + 1] - begin_[n]};
  }

  /// The strongly connected components, callees before callers as far as the calls are direct; the
  /// functions of one component (a cycle of calls, or one function) in the order of the module.
  size_t numComponents() const { return componentBegin_.size() - 1; }
  std::span<const uint32_t> component(size_t i) const {
    return {bottomUp_.data() + componentBegin_[i], componentBegin_[i + 1] - componentBegin_[i]};
  }

 private:
  void findComponents();

  std::vector<uint32_t> begin_, callees_;  // by caller
  std::vector<uint32_t> bottomUp_, componentBegin_;
};

}  // namespace minic
