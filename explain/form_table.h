// --ssa=compare: how many phis each SSA form places, from the events of mem2reg.
#pragma once

#include <string>

#include "explain/events.h"

namespace minic {

/// Makes a table of each function and round, per variable and in all.
class FormTable {
 public:
  explicit FormTable(EventSink& sink);
  FormTable(const FormTable&) = delete;
  FormTable& operator=(const FormTable&) = delete;

  /// The tables that were completed since the last call.
  std::string take();

 private:
  std::string tables_;
};

}  // namespace minic
