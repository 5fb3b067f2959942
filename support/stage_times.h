// The clock of -time-passes: seconds of wall time per stage, in the order in which the stages
// first ran. Time counts for the innermost stage that is running. Disabled, it costs one branch per
// stage.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace minic {

class StageTimes {
 public:
  explicit StageTimes(bool enabled) : enabled_(enabled), start_(Clock::now()), last_(start_) {}
  bool enabled() const { return enabled_; }

  /// Adds to a stage, and gives it its place in the table if it has none.
  void add(std::string_view stage, double seconds = 0) {
    if (enabled_) rows_[rowOf(stage)].seconds += seconds;
  }

  /// The table as LLVM prints its own: share, seconds, name; then the time outside of stages, so
  /// that the sum is the time since this object was made.
  std::string table() const;

 private:
  friend class StageTimer;
  using Clock = std::chrono::steady_clock;
  static constexpr size_t kNoStage = ~size_t(0);
  struct Row {
    std::string stage;
    double seconds;
  };

  size_t rowOf(std::string_view stage);
  /// Adds the time since the last switch to the running stage; `row` runs from now on. Returns
  /// the one that ran.
  size_t switchTo(size_t row);

  bool enabled_;
  Clock::time_point start_, last_;
  size_t running_ = kNoStage;
  std::vector<Row> rows_;
};

/// Adds the time of its scope to a stage.
class StageTimer {
 public:
  /// `times` may be null: nothing is measured.
  StageTimer(StageTimes* times, std::string_view stage)
      : times_(times && times->enabled() ? times : nullptr) {
    if (times_) outer_ = times_->switchTo(times_->rowOf(stage));
  }
  StageTimer(StageTimes& times, std::string_view stage) : StageTimer(&times, stage) {}
  ~StageTimer() {
    if (times_) times_->switchTo(outer_);
  }
  StageTimer(const StageTimer&) = delete;

 private:
  StageTimes* times_;
  size_t outer_ = StageTimes::kNoStage;
};

}  // namespace minic
