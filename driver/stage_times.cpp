// The table of -time-passes.
#include "driver/stage_times.h"

#include <fmt/format.h>

namespace minic {

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
