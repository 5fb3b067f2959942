// What mem2reg can be told besides the function.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace minic {

/// Which phis mem2reg places; each form has at most as many as the one before.
enum class SsaForm : uint8_t { Maximal, Minimal, SemiPruned, Pruned };
std::string_view ssaFormName(SsaForm form);
std::optional<SsaForm> ssaFormNamed(std::string_view name);

/// A phi that placement is about to put into block y, because x defines the variable and y is in
/// DF(x). Blocks are RPO numbers; `defs` and `uses` are those that define the variable and those
/// where it is upward exposed.
struct PhiRequest {
  uint32_t x, y;
  std::span<const uint32_t> defs, uses;
};

struct Mem2RegOptions {
  SsaForm ssa = SsaForm::Pruned;
  std::function<bool(const PhiRequest&)> phiFilter;  ///< false: no phi. For experiments; else null
  bool ssaCompare = false;                           ///< prints how many phis each form places
};

}  // namespace minic
