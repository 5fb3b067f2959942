// peel: the first round of a loop that is unlike the others comes before the loop.
//
//     loop:                                      first:  (round 0, which sccp and simplify-cfg
//     reduce)
//       %i = phi i64 [0, %ph], [%i1, %latch]       ...
//       %c = icmp eq i64 %i, 0                     br i1 %more, label %loop, label %exit
//       br i1 %c, label %then, label %else  =>   loop:
//     then: ...                                    %i = phi i64 [1, %first], [%i1, %latch]
//     else: ...                                    br label %else
//     latch: ...                                 else: ...
//
// A round is unlike the others if a branch or a select compares a counter with a number and its
// first value gives another answer than all that follow: the counter moves away from its start
// without wrapping, as its range shows. Or if a value of the last round that a branch or a select
// uses is the same from the second round on.
//
// Innermost loops of at most 30 instructions, which hold the deepest code of the function; none at
// -Os. Before: loops in loop-form (others, and those whose values are used outside but by phis, are
// left alone). After: loops around a peeled one are in loop-form no more. LLVM's LoopPeel.
#include "ir/clone.h"
#include "ir/fold.h"
#include "passes/level.h"
#include "passes/loop/counters.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr uint64_t kInstructionsAtMost = 30;
constexpr uint64_t kGrowthAtMost = 500;  // instructions per function
constexpr uint64_t kFewRounds = 4;

class Peeler {
 public:
  Peeler(Function& function, PassContext& context)
      : module_(*function.module), context_(context), nest_(*context.get<Loops>()) {}

  bool run() {
    if (context_.options<LevelOptions>().forSize) return false;
    uint64_t peeled = 0;
    for (uint32_t loop = 0; loop < nest_.size(); ++loop) {
      if (nest_.hasInner(loop) || !nest_.isInForm(loop) || nest_.parent(loop) == LoopNest::kNone ||
          !measure(loop))
        continue;
      auto rounds = roundsOf(nest_, loop);
      if (rounds && *rounds < kFewRounds) continue;
      findDecided(loop);
      if (decided_.empty() && !hasSettledValue(loop)) continue;
      if (growth_ + size_ > kGrowthAtMost) continue;
      growth_ += size_;
      context_.remark(nest_.latch(loop)->last->loc,
                      "first round taken out of the loop: it is unlike the others");
      peel(loop);
      ++peeled;
    }
    context_.count("loops peeled", peeled);
    return peeled;
  }

 private:
  /// A test and what it is after the first round.
  struct Decided {
    Inst* compare;
    bool holds;
  };

  bool measure(uint32_t loop) {
    size_ = 0;
    for (const Block* block : nest_.blocks(loop))
      for (const Inst* inst : insts(block)) {
        size_ += !inst->is(Op::Phi);
        if (inst->is(Op::Alloca) || size_ > kInstructionsAtMost) return false;
        for (const Use& use : inst->useRange()) {
          const Inst* user = use.user;
          if (!nest_.contains(loop, user->block) &&
              (!user->is(Op::Phi) || !nest_.contains(loop, user->block->preds[use.index()].block)))
            return false;
        }
      }
    return true;
  }

  static bool decides(const Value* value) {
    for (const Use& use : value->useRange())
      if (use.user->is(Op::CondBr) || (use.user->is(Op::Select) && use.index() == 0)) return true;
    return false;
  }

  void findDecided(uint32_t loop) {
    decided_.clear();
    for (Inst* phi : phis(nest_.header(loop))) {
      auto counter = counterOf(nest_, loop, phi);
      const ConstInt* start = counter ? asConstInt(counter->start) : nullptr;
      if (!start) continue;
      // The numbers of the rounds that follow.
      NumberRange range = rangeOf(phi, true);
      const __int128 end = __int128(1) << (phi->type->bits - 1);
      if (range.low <= -end || range.high >= end - 1) continue;
      if (counter->step > 0)
        range.low = start->value + __int128(counter->step);
      else
        range.high = start->value + __int128(counter->step);
      if (range.low > range.high) continue;
      for (const Use& use : phi->useRange()) {
        Inst* compare = use.user;
        if (!compare->is(Op::ICmp) || use.index() != 0 || !decides(compare)) continue;
        const ConstInt* with = asConstInt(compare->operand(1));
        if (!with) continue;
        IntPred pred = compare->intPred();
        bool first = compareIntegers(pred, phi->type->bits, start->zext(), with->zext());
        // Where neither is negative, unsigned numbers are the signed ones.
        bool isUnsigned = !isSigned(pred) && pred != IntPred::EQ && pred != IntPred::NE;
        if (isUnsigned && (range.low < 0 || with->value < 0)) continue;
        auto later = decide(range, pred, {with->value, with->value});
        if (later && *later != first) decided_.push_back({compare, *later});
      }
    }
  }

  /// A phi of the header that is the same in all rounds but the first, and decides something.
  bool hasSettledValue(uint32_t loop) const {
    Block* header = nest_.header(loop);
    uint32_t fromLatch = header->preds[0].block == nest_.latch(loop) ? 0 : 1;
    for (Inst* phi : phis(header)) {
      if (!nest_.isInvariant(loop, phi->operand(fromLatch))) continue;
      if (decides(phi)) return true;
      for (const Use& use : phi->useRange())
        if (use.user->is(Op::ICmp) && nest_.isInvariant(loop, use.user->operand(1 - use.index())) &&
            decides(use.user))
          return true;
    }
    return false;
  }

  void peel(uint32_t loop) {
    Block *header = nest_.header(loop), *latch = nest_.latch(loop), *before = nest_.preheader(loop);
    uint32_t back = latch->succs[0].block == header ? 0 : 1;
    uint32_t fromBefore = before->succs[0].index, fromLatch = latch->succs[back].index;
    std::vector<std::pair<Value*, Value*>> values;  // of the header's phis: from before, from latch
    for (Inst* phi : phis(header))
      values.push_back({phi->operand(fromBefore), phi->operand(fromLatch)});
    CloneMap map;
    cloneBlocks(nest_.blocks(loop), map);
    Block *first = map[header], *firstLatch = map[latch];
    redirectEdge(firstLatch, back, header);
    redirectEdge(before, 0, first);
    size_t at = 0;
    for (Inst* phi : phis(header)) {
      auto [start, next] = values[at++];
      phi->setOperand(firstLatch->succs[back].index, map[next]);
      auto* copy = static_cast<Inst*>(map[static_cast<Value*>(phi)]);
      copy->setOperand(before->succs[0].index, start);
    }
    for (auto [compare, holds] : decided_) replaceAllUses(compare, module_.constBool(holds));
    if (firstLatch->succs.size() > 1) splitEdge(firstLatch, back, "preheader");
  }

  Module& module_;
  PassContext& context_;
  LoopNest nest_;
  // The loop at hand:
  uint64_t size_ = 0;
  std::vector<Decided> decided_;
  uint64_t growth_ = 0;
};

}  // namespace

bool peelLoops(Function& function, PassContext& context) { return Peeler(function, context).run(); }

}  // namespace minic
