// The check of SSA destruction. Invariant: on the path from the machine code of an IR block P to
// that of its successor S there is one parallel copy at most, and after it the register of each phi
// of S holds the operand that the phi has for P, all operands read in the state at the end of P.
// Nothing else writes the register of a phi. So a copy on the wrong side of a critical edge, where
// it also runs on the path to another block, is refused.
//
// Before: machine IR between lowering and allocation. The IR is read by the constructor only. Takes
// time linear in the phis' operands and the code.
#pragma once

#include <string>

#include "backend/lower/phi_operands.h"

namespace minic {

class PhiCheck {
 public:
  PhiCheck(const Function& function, const MFunction& mf, LoweredNames names);

  /// Checks the code as it is now. Empty, or the first fault.
  std::string run();

 private:
  /// The last definition of a register, and how many it has.
  using Definitions = std::vector<std::pair<const MInst*, uint32_t>>;
  struct Path {
    uint32_t from;      ///< the block that it begins in
    const MInst* copy;  ///< the one that lies on it so far, or null
    bool operator==(const Path&) const = default;
  };

  const std::vector<MBlock*>& code() const { return mf_.layout.empty() ? mf_.blocks : mf_.layout; }
  uint32_t origin(const MBlock& block) const {
    return block.duplicateOf == MFunction::kNowhere ? block.id : block.duplicateOf;
  }
  bool isHome(const MBlock& block) const { return operands_.isHome(origin(block)); }
  void findDefinitions();
  void follow(const MBlock& from);
  const MInst* copyIn(const MBlock& block, bool atStart);
  void checkAround(const MInst& copy, const MBlock& block, bool isBefore);
  void compare(const MBlock& from, const MBlock& to, const MInst* copy);
  bool matches(PhiOperand& wanted, const MOperand& found) const;
  bool isSame(Reg lowered, Reg now) const;
  void fail(const MBlock& from, const MBlock& to, std::string_view what);

  const MFunction& mf_;
  PhiOperands operands_;
  Definitions lowered_, now_;                       // by vreg: after lowering, and now
  std::vector<std::vector<const MInst*>> copies_;   // by block id: those into phis' registers
  std::unordered_map<uint32_t, Path> paths_;        // by block id; looked up only
  std::unordered_map<const MInst*, bool> checked_;  // the copies that lie on edges
  size_t copyCount_ = 0;
  std::string wrong_;
};

}  // namespace minic
