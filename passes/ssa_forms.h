// The four SSA forms by name, and the table of --ssa=compare.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "passes/mem2reg_options.h"

namespace minic {

inline constexpr std::array kSsaForms = {SsaForm::Maximal, SsaForm::Minimal, SsaForm::SemiPruned,
                                         SsaForm::Pruned};

/// How many phis each form places, per variable and in all.
class FormTable {
 public:
  using Counts = std::array<size_t, kSsaForms.size()>;
  explicit FormTable(std::string_view function);
  void add(std::string_view variable, const Counts& counts);
  std::string text() const;  ///< with the line of totals

 private:
  static std::string row(std::string_view name, const Counts& counts);
  std::string text_;
  Counts totals_{};
};

}  // namespace minic
