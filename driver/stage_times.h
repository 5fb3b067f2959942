// The clock behind -time-passes: seconds of wall time per stage, in the order in which the stages
// first ran. Off, it costs one branch per stage.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace minic {

class StageTimes {
 public:
  explicit StageTimes(bool enabled) : enabled_(enabled), start_(Clock::now()) {}
  bool enabled() const { return enabled_; }

  void add(std::string_view stage, double seconds) {
    if (!enabled_) return;
    for (Row& row : rows_)
      if (row.stage == stage) {
        row.seconds += seconds;
        return;
      }
    rows_.push_back({std::string(stage), seconds});
  }
  double seconds(std::string_view stage) const {
    for (const Row& row : rows_)
      if (row.stage == stage) return row.seconds;
    return 0;
  }

  /// The table as LLVM prints its own: share, seconds, name; then what is in no stage, so that the
  /// sum is the time since this object was made.
  std::string table() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Row {
    std::string stage;
    double seconds;
  };
  bool enabled_;
  Clock::time_point start_;
  std::vector<Row> rows_;
};

/// Adds the time of its own life to a stage.
class StageTimer {
 public:
  using Clock = std::chrono::steady_clock;
  StageTimer(StageTimes& times, std::string_view stage) : times_(times), stage_(stage) {
    if (times_.enabled()) start_ = Clock::now();
  }
  ~StageTimer() {
    if (times_.enabled())
      times_.add(stage_, std::chrono::duration<double>(Clock::now() - start_).count());
  }
  StageTimer(const StageTimer&) = delete;

 private:
  StageTimes& times_;
  std::string_view stage_;
  Clock::time_point start_;
};

}  // namespace minic
