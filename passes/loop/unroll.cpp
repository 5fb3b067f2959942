// unroll-full: a loop with a small, known number of iterations becomes its iterations, one after
// the other. unroll: a loop with many iterations does several per test; the original loop does the
// rest of them.
//
//                                                ph:
//                                                  %enough = icmp slt i64 0, %n - 3
//     ph:                                          br i1 %enough, label %four, label %rest
//       br label %loop                           four:
//     loop:                                        %i = phi [0, %ph], [%i4, %four]
//       %i = phi [0, %ph], [%i1, %loop]            (the body for %i, %i + 1, %i + 2, %i + 3)
//       (body)                              =>     %more = icmp slt i64 %i4, %n - 3
//       %c = icmp slt i64 %i1, %n                  br i1 %more, label %four, label %left
//       br i1 %c, label %loop, label %exit       left:
//                                                  %any = icmp slt i64 %i4, %n
//                                                  br i1 %any, label %rest, label %exit
//                                                rest:   (the loop as it was, from %i or %i4 on)
//
// Full: if what the iterations come to after folding is at most a number of instructions, which is
// larger where folding takes half and more; up to 10 iterations are simulated. Partial: innermost
// loops without calls whose counter meets `next < bound`, if they are not known to have fewer than
// 8 iterations: four iterations, or two of larger loops. After two iterations per test at most one
// is left, so the loop as it was loses its back edge. If the number of iterations is known and a
// multiple of those per test, none is left, and nothing but the iterations is added.
//
// The limits are those of the level (kLimits). Where addresses have an index, an iteration costs
// little besides its instructions, and only -O3 does several per test. Code that seldom runs is not
// worth its bytes: several iterations per test only in the most deeply nested loops of a function,
// and loops of main that are in no other loop only become their iterations if these are few
// instructions.
//
// unroll-jam: a loop around one other loop gets several iterations per test, and the inner loops of
// these iterations become one. For which nests, passes/loop/interchange.cpp says.
//
// Other exits of the loop stay in each copy. Growth is limited per function. Before: loops in
// loop-form (others, and those with values used outside but by phis of exits, are left alone).
// After: loops that contain an unrolled one are in loop-form no more. LLVM's LoopUnrollPass.
#include <algorithm>
#include <array>

#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/fold.h"
#include "passes/level.h"
#include "passes/loop/counters.h"
#include "passes/observers.h"
#include "passes/passes.h"
#include "passes/target_option.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr uint64_t kMaxIterations = 64;
constexpr uint64_t kSimulated = 10;  // iterations
constexpr uint64_t kFewIterations = 8;
constexpr unsigned kMaxNest = 3;  // loops around each other that become their iterations

/// Numbers of instructions.
struct Limits {
  uint64_t full;                                   // of all iterations
  uint64_t fullFolded;                             // where folding takes half and more
  uint64_t fullOnce;                               // of code that runs once
  uint64_t four, two;                              // of an iteration that is done so often per test
  uint64_t exact;                                  // of all iterations per test where none is left
  uint64_t fourIndexed, twoIndexed, exactIndexed;  // where addresses have an index
  bool
      exactJammed;  // a loop around a loop gets several iterations per test only where none is left
};
constexpr Limits kSmall = {16, 32, 8, 0, 0, 0, 0, 0, 0, true};
constexpr Limits kMedium = {64, 200, 32, 0, 10, 44, 0, 0, 0, true};
constexpr Limits kLarge = {150, 300, 50, 24, 48, 120, 8, 24, 60, false};
constexpr uint64_t kMaxGrowth = 4000;  // instructions per function

class Unroller : LoopPass {
 public:
  using LoopPass::LoopPass;

  /// Does `factor` iterations of the loop in one. It has two blocks around an inner loop of one,
  /// whose counter is its only phi and runs alike in each iteration.
  bool jam(uint32_t outer, uint32_t factor) {
    auto iterations = knownTripCount(nest_, outer);
    auto test = exitTestOf(nest_, outer, nest_.latch(outer));
    const auto counter = test ? counterOf(nest_, outer, *test) : std::nullopt;
    bool isExact = iterations && *iterations % factor == 0;
    factor_ = factor;
    back_ = nest_.latch(outer)->succs[0].block == nest_.header(outer) ? 0 : 1;
    if (!isExact && (limits_.exactJammed || !counter || !hasRoom(*counter, *test))) return false;
    if (!measure(outer) || !mayGrow(size_ * factor)) return false;
    context_.remark<Remark::IterationsTogether>(nest_.latch(outer)->last->loc, factor);
    if (isExact)
      makeExact(outer);
    else
      makePart(outer, counter.value_or(Counter{}), *test);
    Block* inner = nest_.header(outer + 1);
    uint32_t first = isExact ? 0 : 1;
    for (uint32_t k = first + 1; k < first + factor; ++k) fuse(first, k, inner);
    return true;
  }

  bool run(bool fully) {
    for (uint32_t loop = 0; loop < nest_.size() && !fully; ++loop)
      if (!nest_.hasInner(loop)) deepest_ = std::max(deepest_, depthOf(loop));
    for (uint32_t loop = nest_.size(); loop-- > 0;) {
      told_ = {};
      bool done = mayUnroll(loop) && (fully ? unrollFully(loop) : unrollPartly(loop));
      if (observer_) observer_->decide(nest_.header(loop), told_);
      if (!done) continue;
      ++unrolled_;
      for (uint32_t outer = loop; outer != LoopNest::kNone; outer = nest_.parent(outer))
        isChanged_.insert(outer);
    }
    context_.count("loops unrolled", unrolled_);
    return unrolled_;
  }

 private:
  static Limits limitsFor(const PassContext& context) {
    const auto& level = context.options<LevelOptions>();
    Limits limits = level.forSize ? kSmall : level.forTime ? kLarge : kMedium;
    if (context.options<TargetOption>().target->addressing.maxScale != 0) {
      limits.four = limits.fourIndexed;
      limits.two = limits.twoIndexed;
      limits.exact = limits.exactIndexed;
    }
    return limits;
  }

  // ---- what may be copied

  using Verdict = UnrollObserver::Verdict;
  /// The verdict on the loop at hand, and its numbers.
  void decide(Verdict verdict, uint64_t amount = 0, uint64_t limit = 0) {
    told_.verdict = verdict;
    told_.amount = amount;
    told_.limit = limit;
  }
  bool no(Verdict verdict, uint64_t amount = 0, uint64_t limit = 0) {
    decide(verdict, amount, limit);
    return false;
  }

  bool mayUnroll(uint32_t loop) {
    if (!nest_.isInForm(loop)) return no(Verdict::NoForm);
    if (isChanged_.contains(loop)) return no(Verdict::InnerChanged);
    back_ = nest_.latch(loop)->succs[0].block == nest_.header(loop) ? 0 : 1;
    const Inst* branch = nest_.latch(loop)->last;
    if (!branch->is(Op::CondBr)) return no(Verdict::NoTest);
    if (branch->flags & vflags::NoCopies) return no(Verdict::Vectors);
    if (!measure(loop)) return no(Verdict::NoCopy);
    told_.size = size_;
    return true;
  }

  /// Counts the instructions of the loop. False if it cannot be copied.
  bool measure(uint32_t loop) {
    auto size = nest_.copiedSize(loop, limits_.fullFolded, true);
    if (!size) return false;
    size_ = *size;
    hasCall_ = false;
    for (const Block* block : nest_.blocks(loop))
      for (const Inst* inst : insts(block)) hasCall_ |= inst->is(Op::Call);
    return true;
  }

  bool mayGrow(uint64_t by) {
    if (growth_ + by > kMaxGrowth) return no(Verdict::Growth, growth_ + by, kMaxGrowth);
    growth_ += by;
    return true;
  }

  void missed(uint32_t loop, const Said& why) {
    context_.missedRemark<Remark::LoopNotUnrolled>(nest_.header(loop)->last->loc, why);
  }

  uint32_t depthOf(uint32_t loop) const {
    uint32_t depth = 0;
    for (; loop != LoopNest::kNone; loop = nest_.parent(loop)) ++depth;
    return depth;
  }
  /// Nothing repeats the loop, as far as can be seen.
  bool runsOnce(uint32_t loop) const {
    return nest_.parent(loop) == LoopNest::kNone && function_.name == "main";
  }

  // ---- iterations with an inner loop

  /// Moves the iteration `k`, which follows `first`, into it, part by part.
  void fuse(uint32_t first, uint32_t k, Block* inner) {
    Block *head = headerOf(first), *body = blockOf(first, inner), *end = latchOf(first);
    Block *nextHead = headerOf(k), *nextBody = blockOf(k, inner);
    moveTo(head, end);
    for (Inst *phi = nextHead->first, *after; phi->is(Op::Phi); phi = after) {
      after = phi->next;
      replaceAllUses(phi, phi->operand(0));
      erase(phi);
    }
    moveTo(head, nextHead);
    replaceAllUses(nextBody->first, body->first);
    erase(nextBody->first);
    moveTo(body, nextBody);
    keepEdge(nextBody, nextBody->succs[0].block == nextBody ? 1 : 0);
    for (int blocks = 0; blocks < 3; ++blocks) mergeWithSucc(end);
  }
  /// All but phis and the terminator, to the end.
  static void moveTo(Block* to, Block* from) {
    for (Inst *inst = from->firstNonPhi(), *after; inst != from->last; inst = after) {
      after = inst->next;
      detach(inst);
      insertBefore(inst, to, to->last);
    }
  }

  // ---- full

  bool unrollFully(uint32_t loop) {
    auto iterations = told_.iterations = knownTripCount(nest_, loop);
    if (!iterations) return no(Verdict::Unknown);
    if (*iterations > kMaxIterations) return no(Verdict::Many, *iterations, kMaxIterations);
    uint64_t folded = sizeWhenFolded(loop, *iterations), whole = size_ * *iterations;
    uint64_t limit = runsOnce(loop)        ? limits_.fullOnce
                     : folded * 2 <= whole ? limits_.fullFolded
                                           : limits_.full;
    if (folded > limit && *iterations > 1) {
      missed(loop, filled<Remark::WholeTooLarge>(*iterations, folded, limit));
      return no(Verdict::AllLarge, folded, limit);
    }
    if (!mayGrow(whole - size_)) return false;
    context_.remark<Remark::LoopUnrolled>(nest_.header(loop)->last->loc, *iterations);
    decide(Verdict::Full, folded, limit);
    copyIterations(loop, uint32_t(*iterations) - 1);
    for (uint32_t k = 0; k < *iterations; ++k)
      keepEdge(latchOf(k), k + 1 < *iterations ? back_ : 1 - back_);
    return true;
  }

  /// How many instructions are left of the iterations where the counters are numbers: those that do
  /// not fold, that the loop around would still do in each of its iterations, and that are not part
  /// of an address.
  uint64_t sizeWhenFolded(uint32_t loop, uint64_t iterations) {
    known_.resize(function_.nextValueId);
    isMoved_.grow(function_.nextValueId);
    std::vector<Value*> operands;
    const uint32_t outer = nest_.parent(loop);
    auto constantOf = [&](Value* value) { return value->isConstant() ? value : known_[value->id]; };
    uint64_t left = 0, simulated = std::min(iterations, kSimulated);
    Block* header = nest_.header(loop);
    uint32_t fromLatch = nest_.latchIndex(loop);
    for (uint64_t iteration = 0; iteration < simulated; ++iteration) {
      auto isOutside = [&](Value* value) {
        const Inst* inst = asInst(value);
        return !inst || known_[inst->id] || isMoved_.contains(inst->id) ||
               !nest_.contains(outer, inst->block);
      };
      std::vector<Value*> next;
      for (Inst* phi : phis(header)) {
        Value* from = phi->operand(iteration == 0 ? 1 - fromLatch : fromLatch);
        next.push_back(constantOf(from));
      }
      size_t at = 0;
      for (Inst* phi : phis(header)) known_[phi->id] = next[at++];
      for (Block* block : nest_.blocks(loop))
        for (Inst* inst : insts(block)) {
          if (inst->is(Op::Phi)) {
            if (inst->numOps == 1) known_[inst->id] = constantOf(inst->operand(0));
            continue;
          }
          operands.clear();
          bool all = true, outside = outer != LoopNest::kNone && isPureOp(inst->op);
          for (const Use& use : inst->operands()) {
            operands.push_back(constantOf(use.value));
            all &= operands.back() != nullptr;
            outside = outside && isOutside(use.value);
          }
          if (inst->isTerm()) {
            left += inst->is(Op::Br) ? 0 : block != nest_.latch(loop) && !all;
            continue;
          }
          if (inst->type->isVoid()) {
            ++left;
            continue;
          }
          known_[inst->id] = all ? foldInst(module_, *inst, operands) : nullptr;
          isMoved_.erase(inst->id);
          if (outside) isMoved_.insert(inst->id);
          left += !known_[inst->id] && !outside && !isInAddress(inst, operands);
        }
    }
    for (Block* block : nest_.blocks(loop))
      for (Inst* inst : insts(block)) known_[inst->id] = nullptr, isMoved_.erase(inst->id);
    return left * iterations / simulated;
  }

  /// An address, or what moves one by a number.
  static bool isInAddress(const Inst* inst, std::span<Value* const> operands) {
    if (inst->is(Op::Gep))
      return inst->operand(0)->is(Op::Gep) ||
             std::all_of(operands.begin() + 1, operands.end(), [](Value* v) { return v; });
    bool isSum = (inst->is(Op::Add) || inst->is(Op::Sub)) && operands[1];
    if (!isSum && !inst->is(Op::SExt) && !inst->is(Op::Trunc)) return false;
    if (!inst->hasOneUse()) return false;
    const Inst* user = (*inst->useRange().begin()).user;
    return user->is(Op::Gep) || user->is(Op::SExt) || (user->is(Op::Add) && inst->is(Op::Add));
  }

  // ---- copies

  Block* headerOf(uint32_t k) { return k == 0 ? header_ : maps_[k - 1][header_]; }
  Block* blockOf(uint32_t k, Block* block) { return k == 0 ? block : maps_[k - 1][block]; }
  Block* latchOf(uint32_t k) { return k == 0 ? latch_ : maps_[k - 1][latch_]; }
  Value* valueOf(uint32_t k, Value* value) { return k == 0 ? value : maps_[k - 1][value]; }

  /// Makes copies of the loop and records what its header's phis get from the latch.
  void makeCopies(uint32_t loop, uint32_t count) {
    header_ = nest_.header(loop);
    latch_ = nest_.latch(loop);
    maps_.assign(count, CloneMap());
    carried_.clear();
    uint32_t fromLatch = latch_->succs[back_].index;
    for (Inst* phi : phis(header_)) carried_.push_back({phi, phi->operand(fromLatch)});
    for (CloneMap& map : maps_) cloneBlocks(nest_.blocks(loop), map);
  }

  /// Leads the back edge of copy `from` to the header of copy `to`, with its values.
  void chain(uint32_t from, uint32_t to) {
    Block* latch = latchOf(from);
    redirectEdge(latch, back_, headerOf(to));
    uint32_t edge = latch->succs[back_].index;
    for (auto [phi, value] : carried_)
      static_cast<Inst*>(valueOf(to, phi))->setOperand(edge, valueOf(from, value));
  }

  /// The loop (copy 0) and its copies in a row. The last one's back edge is as it was.
  void copyIterations(uint32_t loop, uint32_t count) {
    makeCopies(loop, count);
    for (uint32_t k = 0; k < count; ++k) chain(k, k + 1);
  }

  // ---- part

  bool unrollPartly(uint32_t loop) {
    if (nest_.hasInner(loop)) return no(Verdict::HasInner);
    if (hasCall_) return no(Verdict::HasCall);
    if (runsOnce(loop)) return no(Verdict::Once);
    if (depthOf(loop) != deepest_) return no(Verdict::Shallow, depthOf(loop), deepest_);
    auto iterations = told_.iterations = knownTripCount(nest_, loop);
    if (iterations && *iterations < kFewIterations)
      return no(Verdict::Few, *iterations, kFewIterations);
    factor_ = exactFactor(iterations);
    bool isExact = factor_ != 0;
    if (!isExact) factor_ = size_ <= limits_.four ? 4 : size_ <= limits_.two ? 2 : 0;
    if (factor_ == 0) {
      missed(loop, filled<Remark::IterationTooLarge>(size_, limits_.two));
      return no(Verdict::Large, size_, limits_.two);
    }
    auto test = exitTestOf(nest_, loop, nest_.latch(loop));
    const auto counter = test ? counterOf(nest_, loop, *test) : std::nullopt;
    if (!isExact && (!counter || !hasRoom(*counter, *test))) return no(Verdict::NoRoom);
    if (!mayGrow(size_ * factor_)) return false;
    context_.remark<Remark::LoopUnrolledInPart>(nest_.header(loop)->last->loc, factor_);
    decide(isExact ? Verdict::Exact : Verdict::Part, factor_);
    if (isExact)
      makeExact(loop);
    else
      makePart(loop, counter.value_or(Counter{}), *test);
    return true;
  }

  /// How many iterations per test leave none at the end, and are not too large; 0: that is not
  /// known.
  uint32_t exactFactor(std::optional<uint64_t> iterations) const {
    for (uint32_t factor : {4, 3, 2, 5})
      if (iterations && *iterations % factor == 0 && size_ * factor <= limits_.exact) return factor;
    return 0;
  }

  /// The iterations in a circle, with the test after the last one.
  void makeExact(uint32_t loop) {
    copyIterations(loop, factor_ - 1);
    chain(factor_ - 1, 0);
    for (uint32_t k = 0; k + 1 < factor_; ++k) keepEdge(latchOf(k), back_);
  }

  /// The bound for the first of the iterations is a number of the counter's type.
  bool hasRoom(const Counter& counter, const ExitTest& test) const {
    bool up = test.pred == IntPred::SLT || test.pred == IntPred::SLE,
         down = test.pred == IntPred::SGT || test.pred == IntPred::SGE;
    if (counter.step > 0 ? !up : !down) return false;
    NumberRange range = rangeOf(test.bound, true), all = rangeOf(counter.phi->type, true);
    __int128 less = __int128(counter.step) * (factor_ - 1);
    return range.low - less >= all.low && range.high - less <= all.high;
  }

  /// The counter does not wrap in the first iteration, nor in one that the test allows. Then at
  /// most one iteration is left after those that were done in pairs.
  bool neverWraps(const Counter& counter, const ExitTest& test) const {
    NumberRange start = rangeOf(counter.start, true), bound = rangeOf(test.bound, true),
                all = rangeOf(counter.phi->type, true);
    bool isStrict = test.pred == IntPred::SLT || test.pred == IntPred::SGT;
    return counter.step > 0 ? std::max(start.high, bound.high - isStrict) + counter.step <= all.high
                            : std::min(start.low, bound.low + isStrict) + counter.step >= all.low;
  }

  void makePart(uint32_t loop, const Counter& counter, const ExitTest& test) {
    Block *before = nest_.preheader(loop), *exit = nest_.exitOf(loop, nest_.latch(loop));
    uint32_t fromLatch = nest_.latch(loop)->succs[1 - back_].index;
    std::vector<Value*> leaving;  // what the exit's phis get from the latch
    for (Inst* phi : phis(exit)) leaving.push_back(phi->operand(fromLatch));
    makeCopies(loop, factor_);

    // The copies in a circle; tests only at its end.
    for (uint32_t k = 1; k < factor_; ++k) chain(k, k + 1);
    chain(factor_, 1);
    for (uint32_t k = 1; k < factor_; ++k) keepEdge(latchOf(k), back_);

    // Enter it if there are iterations enough.
    build_.loc = test.compare->loc;
    build_.setInsertPoint(before->last);
    Value* bound = lessBy(test.bound, counter.step * int64_t(factor_ - 1));
    Inst* enough = build_.icmp(test.pred, counter.start, bound);
    Block* rest = splitEdge(before, 0, "rest");
    Block* enter = function_.createBlock("unrolled", before);
    setTerminator(enter, Op::Br, {}, std::array{headerOf(1)});
    uint32_t entered = enter->succs[0].index;
    setTerminator(before, Op::CondBr, std::array<Value*, 1>{enough}, std::array{enter, rest});

    // After it, do the iterations that are left.
    Block *last = latchOf(factor_), *left = splitEdge(last, 1 - back_, "left");
    Value* next = valueOf(factor_, counter.next);
    build_.setInsertPoint(last->last);
    Inst* more = build_.icmp(test.pred, next, bound);
    if (back_ == 1) more->sub = uint16_t(inverse(test.pred));
    last->last->setOperand(0, more);
    build_.setInsertPoint(left->last);
    Inst* any = build_.icmp(test.pred, next, test.bound);
    setTerminator(left, Op::CondBr, std::array<Value*, 1>{any}, std::array{rest, exit});
    size_t at = 0;
    for (Inst* phi : phis(exit))
      phi->setOperand(left->succs[1].index, valueOf(factor_, leaving[at++]));

    for (auto [phi, value] : carried_) {
      static_cast<Inst*>(valueOf(1, phi))->setOperand(entered, phi->operand(rest->succs[0].index));
      mergeStart(phi, rest, left, valueOf(factor_, value));
    }
    if (factor_ == 2 && neverWraps(counter, test)) keepEdge(latch_, 1 - back_);
  }

  Value* lessBy(Value* bound, int64_t by) {
    if (const ConstInt* number = asConstInt(bound))
      return module_.constInt(bound->type, number->value - by);
    return build_.binary(Op::Sub, bound, module_.constInt(bound->type, by));
  }

  UnrollObserver* observer_ = context_.options<PassObservers>().unroller;
  IdSet isChanged_{nest_.size()};  // loops
  const Limits limits_{limitsFor(context_)};
  uint32_t deepest_ = 0;  // of the depths of loops
  // The loop at hand:
  UnrollObserver::Decision told_;  // for the observer
  uint32_t back_ = 0;              // the back edge among the latch's successors
  uint64_t size_ = 0;
  bool hasCall_ = false;
  uint32_t factor_ = 4;  // iterations per test
  Block *header_ = nullptr, *latch_ = nullptr;
  std::vector<CloneMap> maps_;                     // of copies 1, 2, ...
  std::vector<std::pair<Inst*, Value*>> carried_;  // header's phis and their values at the latch
  std::vector<Value*> known_;  // by value id: constants of the iteration that is simulated
  IdSet isMoved_;              // values of that iteration that stay the same in the loop around
  uint64_t growth_ = 0, unrolled_ = 0;
};

}  // namespace

bool unrollFully(Function& function, PassContext& context) {
  UnrollObserver* observer = context.options<PassObservers>().unroller;
  if (observer) observer->begin(function);
  bool changed = false;
  for (unsigned depth = 0; depth < kMaxNest; ++depth) {
    if (!Unroller(function, context).run(true)) break;
    changed = true;
  }
  if (observer) observer->end();
  return changed;
}
uint64_t unrollAndJam(Function& function, PassContext& context, std::span<const uint32_t> loops) {
  uint64_t done = 0;
  for (Unroller unroller(function, context); uint32_t loop : loops)
    for (uint32_t factor : {4, 2})
      if (unroller.jam(loop, factor)) {
        ++done;
        break;
      }
  return done;
}
bool unrollPartly(Function& function, PassContext& context) {
  UnrollObserver* observer = context.options<PassObservers>().unroller;
  if (observer) observer->begin(function);
  bool changed = Unroller(function, context).run(false);
  if (observer) observer->end();
  return changed;
}

}  // namespace minic
