// interchange: of two loops, one around the other, the one that walks through memory element by
// element becomes the inner one. A sum of the inner loop is kept in the place where it is stored.
//
//     for (j = 0; j < n; j++) {                  for (j = 0; j < n; j++)
//       s = 0;                                     c[j] = 0;
//       for (k = 0; k < m; k++)            =>    for (k = 0; k < m; k++)
//         s += a[k] * b[k][j];                     for (j = 0; j < n; j++)
//       c[j] = s;                                    c[j] += a[k] * b[k][j];
//     }
//
// Each sum gets the same terms in the same order, so floats stay what they are. The nest is a
// counter j with one block before the inner loop and one after it, around a counter k with one
// block; bounds and start of k are the same for all j.
//
// What must hold (the element c[j] counts as read and written in every iteration):
//   - c[j] is another place for each j, and no other access touches any of these places;
//   - a store of the inner loop touches other bytes in each iteration of the nest (elements of rows
//     that do not overlap), and another access that may overlap it is of the same element: so no
//     two iterations depend on each other (Allen and Kennedy, Optimizing Compilers for Modern
//     Architectures, 5.2).
//
// unroll-jam: where the inner loop loads and stores the same places in each iteration of the outer
// one, several of these iterations do so once (loop/unroll.cpp rewrites the nest).
//
//     for (k = 0; k < m; k++)                    for (k = 0; k < m; k += 2)
//       for (j = 0; j < n; j++)            =>      for (j = 0; j < n; j++)
//         c[j] += b[k][j];                           c[j] = c[j] + b[k][j] + b[k + 1][j];
//
// Of two iterations that access the same bytes, and one of them stores, the one of the earlier k
// must not come at a later j (Allen and Kennedy, 8.4.1). Bounds and start of j are the same for all
// k.
//
// An iteration costs 1 for each access whose address moves by at most 8 bytes, 8 if it moves by a
// cache line or more, and 2 in between; the loops are interchanged if that costs less. Linear, but
// for the pairs of a store and an access: 32 accesses at most. Before: loops in loop-form. After:
// other loops in loop-form.
#include <array>

#include "ir/analysis/alias.h"
#include "ir/analysis/strides.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "passes/loop/counters.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr size_t kMaxNestInstructions = 100;
constexpr size_t kMaxNestAccesses = 32;
constexpr unsigned kMaxJammed = 16;  // instructions of an inner loop whose iterations are joined
constexpr uint64_t kIterationsJammed = 8;  // of it, at least
constexpr int64_t kJammed = 4;             // iterations that are joined, at most

/// A sum of the inner loop, which is stored to its own place after it.
struct Accumulator {
  Inst* phi;
  Value* next;
  Inst* store;           ///< in the outer latch
  Value* start;          ///< invariant in both loops, or
  Inst* load = nullptr;  ///< from the place, in the outer header
};

/// How many bytes an access moves per iteration of the outer and of the inner loop, and where it is
/// while both counters are 0.
struct Strides {
  bool isKnown = false;
  int64_t outer = 0, inner = 0;
  Address start;
};

class Interchange : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    std::vector<bool> dead(function_.nextBlockId);
    uint64_t done = 0;
    for (uint32_t loop = 0; loop < nest_.size(); ++loop) {
      if (!isNest(loop) || !takeAccumulators() || !takeAccesses() || !isLegal() || !pays())
        continue;
      context_.remark<Remark::LoopMovedInside>(header_->last->loc);
      rebuild();
      for (const Block* block : nest_.blocks(loop)) dead[block->id] = true;
      ++done;
    }
    if (done) {
      dead.resize(function_.nextBlockId);
      removeBlocks(function_, dead);
    }
    context_.count("loops interchanged", done);
    return done;
  }

  /// The outer loops whose iterations may be done together, where that saves accesses.
  std::vector<uint32_t> jammable() {
    std::vector<uint32_t> loops;
    for (uint32_t loop = 0; loop < nest_.size(); ++loop) {
      if (!isNest(loop) || !takeAccumulators() || !accumulators_.empty() || !takeAccesses() ||
          !repeats() || !mayJam())
        continue;
      loops.push_back(loop);
    }
    return loops;
  }

 private:
  // ---- the nest

  bool isNest(uint32_t outer) {
    outer_ = outer, inner_ = outer + 1;
    if (nest_.last(outer) != inner_ || !nest_.isInForm(outer) || !nest_.isInForm(inner_))
      return false;
    header_ = nest_.header(outer), latch_ = nest_.latch(outer), body_ = nest_.header(inner_);
    if (nest_.ownBlocks(outer).size() != 2 || nest_.blocks(inner_).size() != 1 ||
        nest_.preheader(inner_) != header_)
      return false;
    auto outerTest = exitTestOf(nest_, outer, latch_), innerTest = exitTestOf(nest_, inner_, body_);
    if (!outerTest || !innerTest || nest_.exitOf(inner_, body_) != latch_ ||
        !nest_.isInvariant(outer, innerTest->bound))
      return false;
    innerTest_ = *innerTest;
    outerTest_ = *outerTest;
    if (!header_->first->is(Op::Phi)) return false;
    auto outerCounter = counterOf(nest_, outer, header_->first);
    if (!outerCounter || outerCounter->next != outerTest->left || header_->first->next->is(Op::Phi))
      return false;
    outerCounter_ = *outerCounter;
    for (Inst* phi : phis(nest_.exitOf(outer, latch_)))
      for (const Use& use : phi->operands())
        if (!nest_.isInvariant(outer, use.value)) return false;
    auto innerCounter = counterOf(nest_, inner_, *innerTest);
    if (!innerCounter || !nest_.isInvariant(outer, innerCounter->start)) return false;
    innerCounter_ = *innerCounter;
    return true;
  }

  bool takeAccumulators() {
    accumulators_.clear();
    for (Inst* phi : phis(body_)) {
      if (phi == innerCounter_.phi) continue;
      uint32_t fromBody = nest_.latchIndex(inner_);
      Accumulator sum{phi, phi->operand(fromBody), nullptr, phi->operand(1 - fromBody)};
      for (Inst* close : phis(latch_))
        if (close->operand(0) == sum.next && close->hasOneUse() &&
            close->uses->user->is(Op::Store) && close->uses->user->block == latch_ &&
            close->uses->index() == 0 && !sum.store)
          sum.store = close->uses->user;
      if (!sum.store || effectsOf(*sum.store).isOrdered || !isMadeOfCounter(sum.store->address()))
        return false;
      if (!nest_.isInvariant(outer_, sum.start)) {
        sum.load = asInst(sum.start);
        if (!sum.load->is(Op::Load) || sum.load->block != header_ || !sum.load->hasOneUse() ||
            sum.load->type != phi->type ||
            alias_.bytesFrom(sum.load->address(), sum.store->address()) != 0)
          return false;
      }
      accumulators_.push_back(sum);
    }
    // Nothing else of the inner loop is used after it.
    for (Inst* close : phis(latch_))
      if (std::none_of(accumulators_.begin(), accumulators_.end(),
                       [&](const Accumulator& sum) { return sum.store->storedValue() == close; }))
        return false;
    return true;
  }

  /// The address can be computed without the inner loop.
  bool isMadeOfCounter(Value* address, unsigned depth = 8) const {
    Inst* inst = asInst(address);
    if (!inst || nest_.isInvariant(outer_, inst) || inst == outerCounter_.phi) return true;
    if (depth == 0 || inst->is(Op::Phi) || inst->block == body_ || !isPureOp(inst->op))
      return false;
    return std::all_of(inst->operands().begin(), inst->operands().end(),
                       [&](const Use& use) { return isMadeOfCounter(use.value, depth - 1); });
  }

  bool takeAccesses() {
    accesses_.clear();
    size_t seen = 0;
    for (Block* block : {header_, body_, latch_})
      for (Inst* inst : insts(block)) {
        if (++seen > kMaxNestInstructions) return false;
        Effects effects = effectsOf(*inst);
        if (effects.mayNotReturn || effects.isOrdered) return false;
        if (!effects.memory) continue;
        bool isSum = std::any_of(accumulators_.begin(), accumulators_.end(), [&](const auto& sum) {
          return sum.store == inst || sum.load == inst;
        });
        if (isSum) continue;
        if (!inst->is(Op::Load) && !(inst->is(Op::Store) && block == body_)) return false;
        if (accesses_.size() == kMaxNestAccesses) return false;
        accesses_.push_back({inst, stridesOf(inst->address())});
      }
    return true;
  }

  Strides stridesOf(const Value* address) const {
    Strides strides;
    const Address form = Address::of(address);
    strides.start = form;
    strides.start.numTerms = 0;
    if (!form.isKnown || form.modulus != 0 || !nest_.isInvariant(outer_, form.base)) return strides;
    for (const AddressTerm& term : std::span(form.terms, form.numTerms)) {
      if (nest_.isInvariant(outer_, term.variable)) {
        strides.start.terms[strides.start.numTerms++] = term;
        continue;
      }
      bool isOuter = isOf(outerCounter_, term.variable),
           isInner = isOf(innerCounter_, term.variable);
      if ((!isOuter && !isInner) || !term.variable->type->isInt(64)) return strides;
      const Counter& counter = isOuter ? outerCounter_ : innerCounter_;
      uint64_t step = uint64_t(term.scale) * uint64_t(counter.step);
      int64_t& stride = isOuter ? strides.outer : strides.inner;
      stride = int64_t(uint64_t(stride) + step);
      if (term.variable == counter.next)
        strides.start.offset = int64_t(uint64_t(strides.start.offset) + step);
    }
    strides.isKnown = true;
    return strides;
  }
  static bool isOf(const Counter& counter, const Value* variable) {
    return variable == counter.phi || variable == counter.next;
  }
  /// The accesses move alike, from places in one object that are a known number of bytes apart.
  static bool moveAlike(const Strides& a, const Strides& b) {
    return a.isKnown && b.isKnown && a.outer == b.outer && a.inner == b.inner &&
           a.start.base == b.start.base && hasSameTerms(a.start, b.start);
  }

  // ---- what must hold

  bool isLegal() {
    auto missed = [&](const Inst* at, Remark why) {
      context_.missedRemark<Remark::LoopsNotInterchanged>(at->loc, why);
      return false;
    };
    for (const Accumulator& sum : accumulators_) {
      Strides strides = stridesOf(sum.store->address());
      int64_t size = int64_t(sum.phi->type->size);
      if (!strides.isKnown || strides.inner != 0 || std::abs(strides.outer) < size)
        return missed(sum.store, Remark::SumsMayMeet);
      for (const auto& [inst, form] : accesses_)
        if (touches(inst, sum.store)) return missed(inst, Remark::MayAccessSum);
      for (const Accumulator& other : accumulators_)
        if (&other != &sum && touches(other.store, sum.store))
          return missed(other.store, Remark::MayAccessSum);
    }
    for (const auto& [store, form] : accesses_) {
      if (!store->is(Op::Store)) continue;
      for (const auto& [other, otherForm] : accesses_) {
        bool isItself = store == other;
        if (!isItself && !touches(other, store)) continue;
        if (other->block != body_ || !keepsOrder(*store, form, *other, otherForm))
          return missed(store, Remark::IterationsSwap);
      }
    }
    return true;
  }

  /// An inner loop of few instructions loads what the same one in the previous iteration stored.
  bool repeats() const {
    auto iterations = knownTripCount(nest_, inner_);
    unsigned size = 0, loads = 0, stores = 0;
    for (const Inst* inst : insts(body_)) size += !inst->is(Op::Phi);
    for (const auto& [inst, strides] : accesses_)
      if (inst->block == body_ && strides.isKnown && strides.outer == 0)
        ++(inst->is(Op::Load) ? loads : stores);
    return loads && stores && size <= kMaxJammed &&
           !(iterations && *iterations < kIterationsJammed);
  }

  bool mayJam() {
    for (Inst* inst : insts(latch_))
      for (const Use& use : inst->operands())
        if (!nest_.isInvariant(inner_, use.value)) return false;
    for (const auto& [store, form] : accesses_) {
      if (!store->is(Op::Store)) continue;
      for (const auto& [other, otherForm] : accesses_) {
        if (store != other && !touches(other, store)) continue;
        if (other->block == body_ && keepsOrderJammed(*store, form, *other, otherForm)) continue;
        context_.missedRemark<Remark::IterationsNotTogether>(store->loc, Remark::WouldSwap);
        return false;
      }
    }
    return true;
  }

  /// No access of an iteration (k + n, j) with n > 0 touches what the other one does in a later j.
  static bool keepsOrderJammed(const Inst& a, const Strides& first, const Inst& b,
                               const Strides& second) {
    if (!moveAlike(first, second)) return false;
    auto size = __int128(std::max(a.accessedType()->size, b.accessedType()->size));
    __int128 apart = __int128(second.start.offset) - first.start.offset;
    for (int n = 1; n < kJammed; ++n)
      for (__int128 distance : {apart, -apart}) {
        // From (k, j + 1) to (k + n, j). For a later j it must grow away from 0.
        __int128 ahead = __int128(first.outer) * n + distance - first.inner;
        if (first.inner > 0) ahead = -ahead;
        if (first.inner == 0) ahead = ahead < 0 ? -ahead : ahead;
        if (ahead < size) return false;
      }
    return true;
  }

  /// The accesses may touch the same bytes, in any two iterations.
  bool touches(const Inst* a, const Inst* b) {
    return alias_.alias(MemoryLocation::of(*a), MemoryLocation::of(*b), header_) != Alias::No;
  }

  /// Both access the same bytes in each iteration, and others in all other iterations: rows of
  /// elements that lie side by side do not overlap.
  bool keepsOrder(const Inst& a, const Strides& first, const Inst& b, const Strides& second) const {
    auto size = int64_t(a.accessedType()->size);
    auto outerTripCount = knownTripCount(nest_, outer_),
         innerTripCount = knownTripCount(nest_, inner_);
    if (!moveAlike(first, second) || first.start.offset != second.start.offset ||
        b.accessedType()->size != uint64_t(size) || !outerTripCount || !innerTripCount)
      return false;
    int64_t large = std::abs(first.outer), small = std::abs(first.inner);
    uint64_t iterations = *innerTripCount;
    if (small > large) std::swap(large, small), iterations = *outerTripCount;
    return small >= size && __int128(small) * __int128(iterations - 1) + size <= large;
  }

  // ---- what it costs

  static int cost(int64_t stride) {
    uint64_t bytes = uint64_t(std::abs(stride));
    return bytes == 0 ? 0 : bytes <= 8 ? 1 : bytes < 64 ? 2 : 8;
  }
  bool pays() const {
    int before = 0, after = 0;
    for (const auto& [inst, strides] : accesses_) {
      if (inst->block != body_) {
        after += cost(strides.isKnown ? strides.outer : 64);
        continue;
      }
      before += cost(strides.isKnown ? strides.inner : 64);
      after += cost(strides.isKnown ? strides.outer : 64);
    }
    for (const Accumulator& sum : accumulators_)
      after += 2 * cost(stridesOf(sum.store->address()).outer);
    return after < before;
  }

  // ---- the new nest

  void copyTo(Block* to, const Block* from, CloneMap& map) {
    for (Inst* inst : insts(from)) {
      bool isSum = std::any_of(accumulators_.begin(), accumulators_.end(), [&](const auto& sum) {
        return sum.store == inst || sum.load == inst;
      });
      if (isSum || inst->is(Op::Phi) || inst->isTerm() || map[static_cast<Value*>(inst)] != inst)
        continue;
      append(copyInst(inst, map), to);
      copyAssignments(inst, to->last, map);
    }
  }

  /// A phi that starts a counter in a new loop.
  Inst* newCounter(Block* block, const Counter& counter) {
    Inst* phi = function_.createPhi(counter.phi->type, block);
    phi->name = counter.phi->name;
    phi->loc = counter.phi->loc;
    append(phi, block);
    return phi;
  }
  /// Ends a loop of the counter: back to `block`, or on to `exit`.
  void close(Block* latch, Block* block, Block* exit, Inst* phi, Block* before,
             const Counter& counter, const ExitTest& test) {
    build_.setInsertPoint(latch);
    build_.loc = counter.next->loc;
    Inst* next = build_.binary(Op::Add, phi, function_.module->constInt(phi->type, counter.step));
    next->name = counter.next->name;
    Inst* again = build_.icmp(test.pred, next, test.bound);
    setTerminator(latch, Op::CondBr, std::array<Value*, 1>{again}, std::array{block, exit},
                  test.compare->loc);
    for (uint32_t i = 0; i < block->preds.size(); ++i)
      phi->setOperand(i, block->preds[i].block == before ? counter.start : next);
  }

  void rebuild() {
    Block *before = nest_.preheader(outer_), *exit = nest_.exitOf(outer_, latch_);
    Block* after = before;
    for (const Accumulator& sum : accumulators_)
      if (!sum.load && after == before) after = makeStarts(before);
    Block* outside = function_.createBlock("rows", after);
    Block* inside = function_.createBlock("along", outside);
    Block* next = function_.createBlock("next", inside);
    if (after == before)
      redirectEdge(before, 0, outside);
    else
      setTerminator(after, Op::Br, {}, std::array{outside});
    Inst* outerPhi = newCounter(outside, innerCounter_);
    setTerminator(outside, Op::Br, {}, std::array{inside});
    Inst* innerPhi = newCounter(inside, outerCounter_);
    CloneMap map;
    map.set(static_cast<Value*>(innerCounter_.phi), outerPhi);
    map.set(static_cast<Value*>(outerCounter_.phi), innerPhi);
    std::vector<std::pair<Value*, const Accumulator*>> places;
    for (const Accumulator& sum : accumulators_) {
      Value* place = copyExpression(nest_, outer_, sum.store->address(), inside, map);
      build_.setInsertPoint(inside);
      build_.loc = sum.store->loc;
      Inst* load = build_.load(sum.phi->type, place);
      load->setAlign(sum.store->align());
      map.set(static_cast<Value*>(sum.phi), load);
      places.push_back({place, &sum});
    }
    for (const Block* block : {header_, body_, latch_}) copyTo(inside, block, map);
    for (auto [place, sum] : places) {
      build_.setInsertPoint(inside);
      build_.loc = sum->store->loc;
      build_.store(map[sum->next], place)->setAlign(sum->store->align());
    }
    close(inside, inside, next, innerPhi, outside, outerCounter_, outerTest_);
    std::vector<Value*> leaving;
    uint32_t fromLatch = latch_->succs[latch_->succs[0].block == exit ? 0 : 1].index;
    for (Inst* phi : phis(exit)) leaving.push_back(phi->operand(fromLatch));
    close(next, outside, exit, outerPhi, after, innerCounter_, innerTest_);
    size_t at = 0;
    for (Inst* phi : phis(exit)) phi->setOperand(next->succs[1].index, leaving[at++]);
  }

  /// The loop that stores the sums' starts. Returns the block after it, without a terminator.
  Block* makeStarts(Block* before) {
    Block* starts = function_.createBlock("starts", before);
    Block* after = function_.createBlock("started", starts);
    redirectEdge(before, 0, starts);
    Inst* phi = newCounter(starts, outerCounter_);
    CloneMap map;
    map.set(static_cast<Value*>(outerCounter_.phi), phi);
    for (const Accumulator& sum : accumulators_) {
      if (sum.load) continue;
      Value* place = copyExpression(nest_, outer_, sum.store->address(), starts, map);
      build_.setInsertPoint(starts);
      build_.loc = sum.store->loc;
      build_.store(sum.start, place)->setAlign(sum.store->align());
    }
    close(starts, starts, after, phi, before, outerCounter_, outerTest_);
    return after;
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  AliasAnalysis alias_{function_, &tree_};
  // The nest at hand:
  uint32_t outer_ = 0, inner_ = 0;
  Block *header_ = nullptr, *latch_ = nullptr, *body_ = nullptr;
  Counter outerCounter_{}, innerCounter_{};
  ExitTest outerTest_{}, innerTest_{};
  std::vector<Accumulator> accumulators_;
  std::vector<std::pair<Inst*, Strides>> accesses_;  // but those of the sums
};

}  // namespace

bool interchangeLoops(Function& function, PassContext& context) {
  return Interchange(function, context).run();
}
bool jamLoops(Function& function, PassContext& context) {
  std::vector<uint32_t> loops = Interchange(function, context).jammable();
  uint64_t done = loops.empty() ? 0 : unrollAndJam(function, context, loops);
  context.count("loops jammed", done);
  return done;
}

}  // namespace minic
