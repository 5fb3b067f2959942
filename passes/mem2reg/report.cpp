// Composes the remarks.
#include "passes/mem2reg/report.h"

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
    if (place.empty())
      context_.missedRemark<Remark::StaysInMemory>(alloca->loc, nameOf(alloca), reasonOf(verdict));
    else
      context_.missedRemark<Remark::StaysInMemoryAt>(alloca->loc, nameOf(alloca), reasonOf(verdict),
                                                     place);
  }
}

void Mem2RegReport::promoted(const Inst* alloca, uint32_t phis) const {
  const Promotability& verdict = promotions_[*alloca];
  context_.remark<Remark::BecameValues>(alloca->loc, nameOf(alloca), verdict.loads, verdict.stores,
                                        phis);
}

}  // namespace minic
