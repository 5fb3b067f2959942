// indvars: counters as wide as addresses. An int that counts iterations and indexes arrays is
// extended to 64 bits in every iteration; a counter of 64 bits needs no extension.
//
//     loop:                                       loop:
//       %i = phi i32 [0, %ph], [%i1, %loop]         %w = phi i64 [0, %ph], [%w1, %loop]
//       %x = sext i32 %i to i64                     %p = getelementptr i32, ptr %a, i64 %w
//       %p = getelementptr i32, ptr %a, i64 %x  =>  ...
//       ...                                         %w1 = add i64 %w, 1
//       %i1 = add i32 %i, 1                         %c = icmp slt i64 %w1, %n.wide
//       %c = icmp slt i32 %i1, %n                   br i1 %c, label %loop, label %exit
//       br i1 %c, label %loop, label %exit
//
// Overflow wraps, so this needs a proof that the counter does not pass the end of its type. Each of
// these proves it (for a counter that grows; likewise for one that falls, and for unsigned ones):
//   - the range: the bound of the exit test plus the step is still a number of the type;
//   - the test `i + 1 < n` at the end: i was below n in the previous iteration, or is the start,
//   which is
//     a constant or is known to be below something;
//   - an access in every iteration to a variable, indexed by the counter: after a wrap it would lie
//     2^32 elements away, outside of any variable.
//
// Before: loops in loop-form (others are left alone). After: the same blocks; narrow uses of a
// wide counter are truncations. Linear in the uses of counters. LLVM's IndVarSimplify and
// SimplifyIndVar.
#include <algorithm>
#include <array>
#include <optional>

#include "ir/analysis/address.h"
#include "ir/effects.h"
#include "passes/loop/counters.h"
#include "passes/passes.h"

namespace minic {

namespace {

class IndVars : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    for (uint32_t loop = nest_.size(); loop-- > 0;) {
      if (!nest_.isInForm(loop)) continue;
      for (Inst* phi : phis(nest_.header(loop))) widen(loop, phi);
    }
    context_.count("counters widened", widened_);
    return widened_;
  }

 private:
  /// Facts about the counter that is being widened.
  struct Facts {
    bool isSigned;
    bool phiIsExact;   ///< the phi never wraps
    bool nextIsExact;  ///< neither does phi + step, in any iteration
    NumberRange start;
  };

  // ---- proofs

  bool fits(const Type* type, bool isSigned, __int128 low, __int128 high) const {
    const __int128 one = 1;
    return isSigned ? low >= -(one << (type->bits - 1)) && high < one << (type->bits - 1)
                    : low >= 0 && high < one << type->bits;
  }

  /// The test at the end of the loop bounds the counter in each iteration.
  bool provedByTest(uint32_t loop, const Counter& counter, bool isSigned) const {
    auto test = exitTestOf(nest_, loop, nest_.latch(loop));
    if (!test || test->left != counter.next) return false;
    const bool up = counter.step > 0;
    NumberRange bound = rangeOf(test->bound, isSigned);
    NumberRange start = rangeOf(counter.start, isSigned);
    const Type* type = counter.phi->type;
    IntPred strict = isSigned ? (up ? IntPred::SLT : IntPred::SGT)
                     : up     ? IntPred::ULT
                              : IntPred::UGT;
    IntPred loose = isSigned ? (up ? IntPred::SLE : IntPred::SGE)
                    : up     ? IntPred::ULE
                             : IntPred::UGE;
    const __int128 step = counter.step, one = up ? 1 : -1;
    // The first sum.
    bool startFits =
        fits(type, isSigned, start.low + step, start.high + step) ||
        (step == one && isBoundedOnEntry(tree_, nest_.preheader(loop), counter.start, strict));
    if (!startFits) return false;
    // The others: the counter has passed the test in the previous iteration.
    __int128 last = up ? bound.high : bound.low;
    if (test->pred == strict)
      return step == one || fits(type, isSigned, last - one + step, last - one + step);
    if (test->pred == loose) return fits(type, isSigned, last + step, last + step);
    if (test->pred == IntPred::NE && step == one)  // it meets the bound before the end of the type
      return up ? start.high < bound.low : start.low > bound.high;
    return false;
  }

  /// If all calls return: no iteration leaves the loop, or begins the next one, without the block.
  bool runsInEveryIteration(uint32_t loop, const Block* block) const {
    return block == nest_.header(loop) || (nest_.blocks(loop).size() <= kMaxBlocks &&
                                           nest_.runsInEveryIteration(tree_, loop, block));
  }

  /// A load or store of the gep that runs in every iteration of the loop.
  bool isAccessedInEveryIteration(uint32_t loop, const Inst* gep) const {
    for (const Use& use : gep->useRange()) {
      bool isAccess = use.user->is(Op::Load) || (use.user->is(Op::Store) && use.index() == 1);
      if (isAccess && runsInEveryIteration(loop, use.user->block)) return true;
      if (use.user->is(Op::Gep) && use.index() == 0 && (use.user->flags & vflags::InBounds) &&
          nest_.contains(loop, use.user->block) && isAccessedInEveryIteration(loop, use.user))
        return true;
    }
    return false;
  }

  /// The counter indexes a variable in every iteration.
  bool provedByAccess(uint32_t loop, const Counter& counter) const {
    for (const Use& use : counter.phi->useRange()) {
      const Inst* user = use.user;
      if (user->is(Op::SExt)) {
        for (const Use& index : user->useRange())
          if (indexesVariable(loop, index)) return callsReturn(loop);
      } else if (indexesVariable(loop, use)) {
        return callsReturn(loop);
      }
    }
    return false;
  }
  bool indexesVariable(uint32_t loop, const Use& use) const {
    const Inst* gep = use.user;
    if (!gep->is(Op::Gep) || use.index() == 0 || !(gep->flags & vflags::InBounds)) return false;
    uint64_t size = knownObjectSize(gep);
    return size && size < UINT32_MAX && isAccessedInEveryIteration(loop, gep);
  }
  bool callsReturn(uint32_t loop) const {
    unsigned seen = 0;
    for (const Block* block : nest_.blocks(loop))
      for (const Inst* inst : insts(block))
        if (effectsOf(*inst).mayNotReturn || ++seen > kMaxInstructions) return false;
    return true;
  }

  // ---- widening

  static bool extends(const Inst* inst, bool isSigned) {
    return inst->is(isSigned ? Op::SExt : Op::ZExt) && inst->type->isInt(64);
  }
  static bool isNarrowIndex(const Use& use) { return use.user->is(Op::Gep) && use.index() != 0; }

  /// How many extensions of the value a wide counter would replace.
  static unsigned extensions(const Value* value, bool isSigned) {
    unsigned count = 0;
    for (const Use& use : value->useRange()) {
      if (count > kUsesCounted) break;
      count += extends(use.user, isSigned) || (isSigned && isNarrowIndex(use));
      if ((use.user->is(Op::Add) || use.user->is(Op::Sub)) && asConstInt(use.user->operand(1)))
        for (const Use& sum : use.user->useRange())
          count += extends(sum.user, isSigned) || (isSigned && isNarrowIndex(sum));
    }
    return count;
  }

  void widen(uint32_t loop, Inst* phi) {
    if (!phi->type->isInt() || phi->type->bits >= 64 || phi->type->bits < 8) return;
    auto counter = counterOf(nest_, loop, phi);
    if (!counter) return;
    bool isSigned = extensions(phi, true) != 0;
    if (!isSigned && extensions(phi, false) == 0) return;
    Facts facts{isSigned, false, provedByTest(loop, *counter, isSigned),
                rangeOf(counter->start, isSigned)};
    facts.phiIsExact = facts.nextIsExact || (isSigned && provedByAccess(loop, *counter));
    if (!facts.phiIsExact) {
      context_.missedRemark<Remark::CounterNotWidened>(phi->loc, Remark::MayWrap);
      return;
    }
    context_.remark<Remark::CounterWidened>(phi->loc);

    Type* i64 = module_.types.i64();
    build_.loc = phi->loc;
    Value* start = extendedBefore(loop, counter->start, isSigned);
    build_.setInsertPoint(phi);
    Inst* wide = build_.phi(i64);
    wide->name = phi->name;
    build_.at(counter->next);
    Inst* wideNext = build_.binary(Op::Add, wide, module_.constInt(i64, counter->step));
    wideNext->name = counter->next->name;
    for (uint32_t i = 0; i < 2; ++i)
      wide->setOperand(i, phi->operand(i) == counter->next ? wideNext : start);

    replaceUses(loop, *counter, phi, wide, facts.phiIsExact, facts);
    replaceUses(loop, *counter, counter->next, wideNext, facts.nextIsExact, facts);
    dropOperands(counter->next);
    dropOperands(phi);
    erase(counter->next);
    erase(phi);
    ++widened_;
  }

  /// The invariant value with 64 bits, in the preheader.
  Value* extendedBefore(uint32_t loop, Value* value, bool isSigned) {
    Type* i64 = module_.types.i64();
    if (const ConstInt* number = asConstInt(value))
      return module_.constInt(i64, isSigned ? number->value : int64_t(number->zext()));
    if (Value* wide = beforeTrunc(value, isSigned)) return wide;
    build_.setInsertPoint(nest_.preheader(loop)->last);
    return build_.cast(isSigned ? Op::SExt : Op::ZExt, value, i64);
  }

  /// Replaces all uses of `narrow` (the phi or the sum) but those of the one by the other.
  /// `isExact`: `wide` is its extension.
  void replaceUses(uint32_t loop, const Counter& counter, Inst* narrow, Inst* wide, bool isExact,
                   const Facts& facts) {
    std::vector<Use*> uses;
    for (Use& use : narrow->useRange())
      if (use.user != counter.phi && use.user != counter.next) uses.push_back(&use);
    Inst* truncated = nullptr;
    auto narrowAgain = [&] {
      if (!truncated) {
        build_.loc = narrow->loc;
        build_.setInsertPoint(narrow->is(Op::Phi) ? narrow->block->firstNonPhi() : narrow);
        truncated = build_.cast(Op::Trunc, wide, narrow->type);
        truncated->name = narrow->name;
      }
      return truncated;
    };
    for (Use* use : uses) {
      Inst* user = use->user;
      if (isExact && extends(user, facts.isSigned)) {
        replaceWith(user, wide);
      } else if (isExact && facts.isSigned && isNarrowIndex(*use)) {
        user->setOperand(use->index(), wide);
      } else if (user->is(Op::ICmp) && widenCompare(loop, counter, use, wide, isExact, facts)) {
      } else if (user->is(Op::Phi) && user->numOps == 1 && !nest_.contains(loop, user->block)) {
        closeWide(user, wide);
      } else {
        if (isExact && (user->is(Op::Add) || (user->is(Op::Sub) && use->index() == 0)))
          widenSum(loop, counter, *use, wide, narrow == counter.next, facts);
        use->user->setOperand(use->index(), narrowAgain());
      }
    }
  }

  /// The phi of an exit, wide: the truncation comes after the loop.
  void closeWide(Inst* phi, Inst* wide) {
    build_.at(phi);
    Inst* wideClose = build_.phi(wide->type);
    wideClose->setOperand(0, wide);
    build_.setInsertPoint(phi->block->firstNonPhi());
    Inst* truncated = build_.cast(Op::Trunc, wideClose, phi->type);
    truncated->name = phi->name;
    replaceWith(phi, truncated);
  }

  /// A comparison with an invariant.
  bool widenCompare(uint32_t loop, const Counter& counter, Use* use, Inst* wide, bool isExact,
                    const Facts& facts) {
    Inst* compare = use->user;
    uint32_t at = use->index();
    Value* other = compare->operand(1 - at);
    if (other == compare->operand(at) || !nest_.isInvariant(loop, other)) return false;
    IntPred pred = compare->intPred();
    if (!isEquality(pred) && isSigned(pred) != facts.isSigned) return false;
    if (!isExact) {
      // A sum that has wrapped fails `sum < n` when it is wide. Narrow, it may pass, but then the
      // next iteration's access is outside of its variable.
      auto test = exitTestOf(nest_, loop, nest_.latch(loop));
      if (!test || test->compare != compare || !compare->hasOneUse()) return false;
      bool ends = counter.step > 0 ? test->pred == IntPred::SLT || test->pred == IntPred::SLE
                                   : test->pred == IntPred::SGT || test->pred == IntPred::SGE;
      if (!ends) return false;
    }
    build_.loc = compare->loc;
    Value* wideOther = extendedBefore(loop, other, facts.isSigned);
    compare->setOperand(1 - at, wideOther);
    compare->setOperand(at, wide);
    return true;
  }

  /// Extensions of counter + invariant and counter - invariant.
  void widenSum(uint32_t loop, const Counter& counter, const Use& use, Inst* wide, bool isNext,
                const Facts& facts) {
    Inst* sum = use.user;
    Value* by = sum->operand(1 - use.index());
    if (!nest_.isInvariant(loop, by)) return;
    NumberRange number = rangeOf(by, facts.isSigned);
    if (sum->is(Op::Sub)) number = {-number.high, -number.low};
    const bool isExact = sumIsExact(counter, number.low, isNext, facts) &&
                         sumIsExact(counter, number.high, isNext, facts);
    // What the narrow sum is where it wraps: less than the first, or more than the second number.
    const NumberRange all = rangeOf(counter.phi->type, facts.isSigned);
    const __int128 circle = all.high - all.low + 1;
    const NumberRange wrapped = {
        (counter.step > 0 ? all.high : facts.start.high) + number.high - circle,
        (counter.step > 0 ? facts.start.low : all.low) + number.low + circle};
    Inst* wideSum = nullptr;
    auto makeWide = [&] {
      if (!wideSum) {
        build_.loc = sum->loc;
        Value* wideBy = extendedBefore(loop, by, facts.isSigned);
        build_.at(sum);
        wideSum = build_.binary(sum->op, wide, wideBy);
      }
      return wideSum;
    };
    std::vector<Use*> uses;
    for (Use& of : sum->useRange()) uses.push_back(&of);
    for (Use* of : uses) {
      if (extends(of->user, facts.isSigned)) {
        if (!isExact && !onlyIndexesVariables(of->user, wrapped)) continue;
        replaceWith(of->user, makeWide());
      } else if (facts.isSigned && isNarrowIndex(*of)) {
        if (!isExact && !isIndexOfVariable(*of, wrapped)) continue;
        of->user->setOperand(of->index(), makeWide());
      }
    }
  }

  /// The counter stays on the side of its start: a step back from it stays in the type.
  bool sumIsExact(const Counter& counter, __int128 number, bool isNext, const Facts& facts) const {
    const Type* type = counter.phi->type;
    if ((number < 0) != (counter.step > 0)) {
      // Onwards: up to the next value, which is exact in every iteration.
      __int128 step = counter.step < 0 ? -__int128(counter.step) : counter.step;
      return !isNext && facts.nextIsExact && (number < 0 ? -number : number) <= step;
    }
    __int128 from = counter.step > 0 ? facts.start.low : facts.start.high;
    return fits(type, facts.isSigned, from + number, from + number);
  }

  /// A sum that wraps is no index of the variable.
  static bool isIndexOfVariable(const Use& use, NumberRange wrapped) {
    const Inst* gep = use.user;
    if (!gep->is(Op::Gep) || use.index() == 0 || !(gep->flags & vflags::InBounds)) return false;
    const __int128 size = knownObjectSize(gep);
    return size && wrapped.low < -size && wrapped.high > size;
  }
  static bool onlyIndexesVariables(const Inst* extended, NumberRange wrapped) {
    for (const Use& use : extended->useRange())
      if (!isIndexOfVariable(use, wrapped)) return false;
    return true;
  }

  static constexpr unsigned kUsesCounted = 64;
  static constexpr unsigned kMaxInstructions = 5000;  // of a loop that is searched for calls
  static constexpr size_t kMaxBlocks = 64;            // of a loop whose exits are searched

  const DomTree& tree_ = *context_.get<DomTree>();
  uint64_t widened_ = 0;
};

}  // namespace

bool indVars(Function& function, PassContext& context) { return IndVars(function, context).run(); }

}  // namespace minic
