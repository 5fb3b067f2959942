// --run=check: whether the results of a program depend on an order of evaluation that C leaves
// open.
#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "interp/interp.h"
#include "ir/function.h"
#include "ir/open_order.h"

namespace minic {

class OrderCheck {
 public:
  /// Makes the module again with the order, and calls `use` with it; not if that fails.
  using Remake = std::function<void(const std::shared_ptr<OpenOrder>& order,
                                    const std::function<void(const Module&)>& use)>;
  /// `order`: the unordered operations that were found when the module was made; null: there is
  /// nothing to check.
  OrderCheck(const OpenOrder* order, const Module& module, Remake remake);
  ~OrderCheck();
  OrderCheck(const OrderCheck&) = delete;
  OrderCheck& operator=(const OrderCheck&) = delete;

  /// stdin for the first run; it records what is read. Null: the order makes no difference, or the
  /// program cannot be run again.
  FILE* input() const { return input_; }
  /// After a run with those options in which nothing was undefined.
  std::optional<RunReport> report(const RunOptions& before);

 private:
  struct Result {
    int status = 0;
    std::string error;
    std::string output;
    bool isUnfinished = false;
    bool operator==(const Result&) const = default;
  };
  Result runAgain(const Module& module, const RunOptions& before);
  std::optional<Result> reversed(size_t count, const RunOptions& before);

  const Module& module_;
  const Remake remake_;
  std::vector<SourceLoc> places_;  // the open expressions
  std::string read_;               // from stdin
  FILE* input_ = nullptr;
};

}  // namespace minic
