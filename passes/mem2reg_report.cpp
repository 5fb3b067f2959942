// Composes the remarks.
#include "passes/mem2reg_report.h"

#include <fmt/format.h>

namespace minic {

Mem2RegReport::Mem2RegReport(const Function& function, PassContext& context,
                             const PromotionAnalysis& promotions)
    : module_(*function.module), context_(context), promotions_(promotions) {
  if (context.wantsRemarks() || context.wantsMissedRemarks()) numbers_.emplace(function);
}

std::string Mem2RegReport::nameOf(const Inst* alloca) const {
  return alloca->name ? std::string(module_.names[alloca->name]) : (*numbers_)(alloca);
}

void Mem2RegReport::missed() const {
  for (const Inst* alloca : staying_) {
    const Promotability& verdict = promotions_[*alloca];
    std::string place = context_.lineAndColumn(verdict.user->loc);
    context_.missedRemark(alloca->loc, "`{}` stays in memory: {}{}{}", nameOf(alloca),
                          describe(verdict), place.empty() ? "" : " at ", place);
  }
}

void Mem2RegReport::promoted(const Inst* alloca, uint32_t phis) const {
  const Promotability& verdict = promotions_[*alloca];
  auto counted = [](uint32_t n, std::string_view what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
  };
  context_.remark(alloca->loc, "`{}` became values: {} and {} removed, {}", nameOf(alloca),
                  counted(verdict.loads, "load"), counted(verdict.stores, "store"),
                  counted(phis, "phi"));
}

}  // namespace minic
