// Adds the wall time of a scope to a sum of seconds, if somebody wants it: the stages behind
// -time-passes. Not wanted, it costs one branch.
#pragma once

#include <chrono>

namespace minic {

class Stopwatch {
 public:
  /// `sum` may be null: nobody wants it.
  explicit Stopwatch(double* sum) : sum_(sum) {
    if (sum_) start_ = Clock::now();
  }
  ~Stopwatch() {
    if (sum_) *sum_ += std::chrono::duration<double>(Clock::now() - start_).count();
  }
  Stopwatch(const Stopwatch&) = delete;

 private:
  using Clock = std::chrono::steady_clock;
  double* sum_;
  Clock::time_point start_;
};

}  // namespace minic
