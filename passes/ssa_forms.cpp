// Names of the SSA forms and their comparison.
#include "passes/ssa_forms.h"

#include <fmt/format.h>

namespace minic {

std::string_view ssaFormName(SsaForm form) {
  constexpr std::string_view names[] = {"maximal", "minimal", "semi-pruned", "pruned"};
  return names[unsigned(form)];
}

std::optional<SsaForm> ssaFormNamed(std::string_view name) {
  for (SsaForm form : kSsaForms)
    if (name == ssaFormName(form)) return form;
  return std::nullopt;
}

FormTable::FormTable(std::string_view function)
    : text_(fmt::format("phis placed in {}\n{:<20}", function, "variable")) {
  for (SsaForm form : kSsaForms) text_ += fmt::format(" {:>11}", ssaFormName(form));
  text_ += '\n';
}

std::string FormTable::row(std::string_view name, const Counts& counts) {
  std::string text = fmt::format("{:<20}", name);
  for (size_t count : counts) text += fmt::format(" {:>11}", count);
  return text + "\n";
}

void FormTable::add(std::string_view variable, const Counts& counts) {
  text_ += row(variable, counts);
  for (size_t i = 0; i < counts.size(); ++i) totals_[i] += counts[i];
}

std::string FormTable::text() const { return text_ + row("total", totals_); }

}  // namespace minic
