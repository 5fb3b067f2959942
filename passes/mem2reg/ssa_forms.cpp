// Names of the SSA forms.
#include "passes/mem2reg/ssa_forms.h"

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

}  // namespace minic
