// div-rem: a remainder is computed from the quotient of the same numbers, if that is needed as
// well.
//
//     %digit = urem i32 %x, 10                 %rest = udiv i32 %x, 10
//     %rest = udiv i32 %x, 10            =>    %whole = mul i32 %rest, 10
//                                              %digit = sub i32 %x, %whole
//
// x86-64 multiplies by the reciprocal for each division by a constant, and a remainder begins with
// the quotient; other divisions take long. Where neither is before the other on all paths nothing
// changes, nor where the divisor is a power of two, whose remainder is a mask. RISC-V has
// instructions for both results: there the pass does nothing. Rules make remainders of such
// differences while the quotient has no other use (divide.rules); so this pass comes late.
//
// Near linear. Before: any valid function. After: the same blocks. LLVM's DivRemPairs.cpp.
#include <bit>
#include <unordered_map>

#include "passes/expressions.h"
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "passes/target_option.h"

namespace minic {

namespace {

constexpr unsigned kMaxTries = 8;  // quotients of one remainder, in blocks apart

class DivRem : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    std::vector<std::pair<Inst*, uint32_t>> rests;  // with their places
    uint32_t place = 0;
    for (Block* block : tree_.rpo.order)
      for (Inst* inst : insts(block)) {
        ++place;
        if (isQuotient(*inst)) quotients_.insert({keyOf(*inst), {inst, place}});
        if (inst->is(Op::SRem) || inst->is(Op::URem)) rests.emplace_back(inst, place);
      }
    for (auto [rest, at] : rests) {
      auto [known, end] = quotients_.equal_range(keyOf(*rest));
      unsigned tries = kMaxTries;
      while (known != end && tries-- > 0 && !visit(rest, at, known->second)) ++known;
    }
    context_.count("remainders made of quotients", changed_);
    return changed_ != 0;
  }

 private:
  bool isQuotient(const Inst& inst) const {
    if (!(inst.is(Op::SDiv) || inst.is(Op::UDiv)) || inst.type->isVector()) return false;
    const ConstInt* by = asConstInt(inst.operand(1));
    return !by || !std::has_single_bit(by->value < 0 ? 0 - uint64_t(by->value) : by->zext());
  }
  static uint64_t keyOf(const Inst& inst) {
    bool isSigned = inst.is(Op::SDiv) || inst.is(Op::SRem);
    Hash hash;
    hash.add(isSigned);
    for (const Use& use : inst.operands()) hash.add(Hash::of(use.value));
    return hash.result();
  }

  struct Quotient {
    Inst* inst;
    uint32_t place;  // in reverse post-order
  };

  /// True if the remainder is gone.
  bool visit(Inst* rest, uint32_t place, Quotient& known) {
    Inst* quotient = known.inst;
    if (quotient->is(Op::SDiv) != rest->is(Op::SRem) || quotient->operand(0) != rest->operand(0) ||
        quotient->operand(1) != rest->operand(1))
      return false;
    const Block *first = quotient->block, *second = rest->block;
    if (first == second ? place < known.place : tree_.strictlyDominates(second, first)) {
      detach(quotient);
      insertBefore(quotient, rest->block, rest);
      known.place = place;
    } else if (first != second && !tree_.strictlyDominates(first, second)) {
      return false;
    }
    build_.at(rest);
    Inst* whole = build_.binary(Op::Mul, quotient, rest->operand(1));
    replaceWith(rest, build_.binary(Op::Sub, rest->operand(0), whole));
    ++changed_;
    return true;
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  std::unordered_multimap<uint64_t, Quotient> quotients_;  // by key
  uint64_t changed_ = 0;
};

}  // namespace

bool divRem(Function& function, PassContext& context) {
  return context.options<TargetOption>().target->remainderNeedsQuotient &&
         DivRem(function, context).run();
}

}  // namespace minic
