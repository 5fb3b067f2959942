// The remarks of mem2reg: -Rpass=mem2reg and -Rpass-missed=mem2reg.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ir/analysis/promotable.h"
#include "ir/text/print.h"
#include "passes/pass.h"

namespace minic {

/// The remarks of one round on one function; does nothing unless some are wanted.
class Mem2RegReport {
 public:
  Mem2RegReport(const Function& function, PassContext& context,
                const PromotionAnalysis& promotions);

  /// The variable is not promotable.
  void stays(const Inst* alloca) {
    if (context_.wantsMissedRemarks()) staying_.push_back(alloca);
  }
  /// "`x` stays in memory: its address is passed to `f` at 12:7", of all that stay.
  void missed() const;
  bool wantsPromoted() const { return context_.wantsRemarks(); }
  /// "`x` became values: 3 loads and 2 stores removed, 1 phi".
  void promoted(const Inst* alloca, uint32_t phis) const;

 private:
  std::string nameOf(const Inst* alloca) const;

  const Module& module_;
  PassContext& context_;
  const PromotionAnalysis& promotions_;
  std::optional<ValueNamer> numbers_;  // of variables without a name, as before the pass
  std::vector<const Inst*> staying_;
};

}  // namespace minic
