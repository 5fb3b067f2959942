// The four SSA forms.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace minic {

/// Which phis mem2reg places; each form has at most as many as the one before.
enum class SsaForm : uint8_t { Maximal, Minimal, SemiPruned, Pruned };
inline constexpr std::array kSsaForms = {SsaForm::Maximal, SsaForm::Minimal, SsaForm::SemiPruned,
                                         SsaForm::Pruned};

/// A number of phis for each form.
using PhiCounts = std::array<size_t, kSsaForms.size()>;

/// "semi-pruned".
std::string_view ssaFormName(SsaForm form);
std::optional<SsaForm> ssaFormNamed(std::string_view name);

}  // namespace minic
