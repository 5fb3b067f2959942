// The table of -time-passes.
#include "support/stage_times.h"

#include <fmt/format.h>
#include <utility>

namespace minic {

size_t StageTimes::rowOf(std::string_view stage) {
  for (size_t i = 0; i < rows_.size(); ++i)
    if (rows_[i].stage == stage) return i;
  rows_.push_back({std::string(stage), 0});
  return rows_.size() - 1;
}

size_t StageTimes::switchTo(size_t row) {
  Clock::time_point now = Clock::now();
  if (running_ != kNoStage)
    rows_[running_].seconds += std::chrono::duration<double>(now - last_).count();
  last_ = now;
  return std::exchange(running_, row);
}

std::string StageTimes::table() const {
  double total = std::chrono::duration<double>(Clock::now() - start_).count(), rest = total;
  for (const Row& row : rows_) rest -= row.seconds;
  std::string text =
      "===-------------------------------------------------------------------------===\n"
      "                        Stage and pass timing report\n"
      "===-------------------------------------------------------------------------===\n"
      "   ---Wall Time---  --- Name ---\n";
  auto line = [&](double seconds, std::string_view name) {
    text += fmt::format("  {:9.6f} ({:5.1f}%)  {}\n", seconds,
                        total > 0 ? 100 * seconds / total : 0, name);
  };
  for (const Row& row : rows_) line(row.seconds, row.stage);
  line(rest, "other");
  line(total, "Total");
  return text;
}

}  // namespace minic
