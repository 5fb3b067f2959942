// Limits the size of the log of a large program, and records what was dropped.
#pragma once

#include <nlohmann/json.hpp>

#include "ir/function.h"

namespace minic {

/// How many events the rest of a log may hold. The page must open at once, and a reader does not
/// step through more.
class EventBudget {
 public:
  static constexpr size_t kWhole = 42000;    ///< of one log
  static constexpr size_t kForm = 12000;     ///< of one form of one function
  static constexpr size_t kInside = 1500;    ///< of one pass on one function
  static constexpr size_t kMaxSize = 20000;  ///< blocks, or accesses of variables: no events above

  /// Whether events of mem2reg on the function are recorded at all.
  static bool isTooLarge(const Function& function);
  bool has(size_t events) const { return events <= left_; }
  /// Takes the events of a round. If they are too many, keeps those of the first variables that fit
  /// and those of no variable, and records it: `reduced`, and the kept `variables`.
  void take(nlohmann::ordered_json& round);
  /// The same for the events of phis becoming copies, cut at the end.
  void takeCopies(nlohmann::ordered_json& destruction) { cut(destruction, kForm / 2); }

  /// The same for the steps of another pass, cut at the end.
  void takeInside(nlohmann::ordered_json& inside) { cut(inside, kInside); }

 private:
  void cut(nlohmann::ordered_json& section, size_t most);

  size_t left_ = kWhole;
};

}  // namespace minic
