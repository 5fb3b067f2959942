// Whether a loop may run several iterations at once, how, and whether that pays.
//
// Steppings and reductions are the only values that iterations hand on. Accesses to memory keep
// their order among the iterations of a vector, by exact distances or by tests at run time. Blocks
// under a condition run always: their loads must be safe, and their stores must be to memory that
// the loop writes anyway or that no other thread sees. Where the condition is false, the old value
// is written back.
#include "passes/loop/vector_plan.h"

#include <algorithm>

#include "ir/effects.h"

namespace minic {

namespace {

constexpr uint32_t kMaxVectorLoopSize = 300;
constexpr size_t kMaxVectorAccesses = 128;
constexpr size_t kMaxChecks = 6;
constexpr uint64_t kVectorIterations = 8;
constexpr uint32_t kMaxInterleaved = 10;  // instructions of an iteration

class Planner {
 public:
  Planner(VectorContext& context, uint32_t loop)
      : context_(context),
        nest_(context.nest),
        loop_(loop),
        header_(nest_.header(loop)),
        latch_(nest_.latch(loop)) {
    plan_.loop = loop;
    context.needs.grow(context.function.nextValueId);
    context.accessOf.grow(context.function.nextValueId);
    context.reductionOf.grow(context.function.nextValueId);
  }

  VectorPlan run() {
    for (auto step :
         {&Planner::hasFittingBlocks, &Planner::findSteppings, &Planner::findTest,
          &Planner::followReductions, &Planner::findAccesses, &Planner::findLiveOuts,
          &Planner::findNeeds, &Planner::chooseLanes, &Planner::findDependences, &Planner::weigh})
      if (!(this->*step)()) break;
    return std::move(plan_);
  }

 private:
  bool no(Said why, const Inst* because = nullptr, const Inst* other = nullptr) {
    plan_.why = std::move(why);
    plan_.because = {because, other};
    return false;
  }
  bool isInLoop(const Value* value) const { return !nest_.isInvariant(loop_, value); }
  bool runsAlways(const Block* block) const { return context_.tree.dominates(block, latch_); }

  // ---- the shape

  bool hasFittingBlocks() {
    for (Block* block : nest_.blocks(loop_)) {
      if (block != latch_)
        for (Edge succ : block->succs)
          if (!nest_.contains(loop_, succ.block)) return no(Remark::SeveralExits, block->last);
      if (!block->last->is(Op::CondBr) && !block->last->is(Op::Br))
        return no(Remark::HasSwitch, block->last);
      for (Inst* inst : insts(block)) {
        if (++size_ > kMaxVectorLoopSize) return no(Remark::TooLong);
        if (inst->is(Op::Call)) return no(Remark::CallsFunction, inst);
        if (effectsOf(*inst).isOrdered) return no(Remark::VolatileInLoop, inst);
        if (inst->is(Op::Alloca)) return no(Remark::MakesVariable, inst);
        const Type* type = inst->accessedType();
        if (!isLaneType(type) && !type->isVoid() && !(type->isPtr() && isAddressOnly(inst)))
          return no(filled<Remark::NoLane>(toString(type)), inst);
      }
    }
    return true;
  }
  static bool isLaneType(const Type* type) {
    return type->isFloatingPoint() || type->isInt(1) ||
           (type->isInt() && !type->isOddInt() && type->bits <= 64);
  }
  static bool isAddressOnly(const Inst* inst) {
    return inst->is(Op::Gep) || inst->is(Op::Phi) || inst->is(Op::Load);
  }

  /// The phis that step; the others must be reductions.
  bool findSteppings() {
    uint32_t fromLatch = nest_.latchIndex(loop_);
    for (Inst* phi : phis(header_)) {
      Value* start = phi->operand(1 - fromLatch);
      Inst* next = asInst(phi->operand(fromLatch));
      if (auto counter = counterOf(nest_, loop_, phi)) {
        plan_.steppings.push_back({phi, counter->start, counter->next, counter->step});
      } else if (phi->type->isPtr()) {
        Address moved = next ? Address::of(next) : Address{};
        if (!next || moved.offset == 0 || moved.base != phi || moved.numTerms || !moved.isKnown ||
            !isInLoop(next))
          return no(Remark::OddStep, phi);
        plan_.steppings.push_back({phi, start, next, moved.offset});
      } else {
        plan_.reductions.push_back({phi, start, next});
        if (!next || !isInLoop(next) || phi->type->isInt(1)) return no(Remark::UsesPrevious, phi);
      }
    }
    strides_.emplace(context_.loops, loop_, plan_.steppings);
    return true;
  }

  bool findTest() {
    auto test = exitTestOf(nest_, loop_, latch_);
    if (!test) return no(Remark::UnknownIterations);
    plan_.test = *test;
    for (const Stepping& stepping : plan_.steppings)
      if (stepping.phi->type->isInt() &&
          (test->left == stepping.phi || test->left == stepping.next))
        plan_.counter = &stepping;
    if (!plan_.counter || !hasRoom(*plan_.counter)) return no(Remark::UnknownIterations);
    plan_.testsNext = test->left == plan_.counter->next;
    auto iterations = knownTripCount(nest_, loop_);
    if (iterations && *iterations < kVectorIterations)
      return no(filled<Remark::FewIterations>(*iterations));
    return true;
  }

  /// The counter meets its bound, or passes it without wrapping.
  bool hasRoom(const Stepping& counter) const {
    const IntPred pred = plan_.test.pred;
    int64_t size = counter.step < 0 ? -counter.step : counter.step;
    if (isEquality(pred)) return pred == IntPred::NE && size == 1;
    int64_t extra = size - 1 + isInclusive(pred);
    bool goesUp = isLess(pred);
    if (goesUp != (counter.step > 0)) return false;
    if (extra == 0) return true;
    bool asSigned = isSigned(pred);
    NumberRange range = rangeOf(plan_.test.bound, asSigned),
                all = rangeOf(counter.phi->type, asSigned);
    return goesUp ? range.high + extra <= all.high : range.low - extra >= all.low;
  }

  // ---- reductions

  /// Each value that depends on a reduction's phi must be it after some more of the operation.
  bool followReductions() {
    if (plan_.reductions.empty()) return true;
    IdMap<uint32_t>& partOf = context_.reductionOf;
    uint32_t count = 0;
    for (Reduction& reduction : plan_.reductions) partOf[reduction.phi->id] = ++count;
    for (Block* block : nest_.blocks(loop_))
      for (Inst* inst : insts(block)) {
        if (inst->is(Op::Phi) && block == header_) continue;
        uint32_t which = 0;
        for (const Use& use : inst->operands()) {
          const Inst* operand = asInst(use.value);
          uint32_t part = operand ? partOf[operand->id] : 0;
          if (part && which && part != which) return no(Remark::UsesPrevious, inst);
          if (part) which = part;
        }
        if (which == 0) continue;
        auto isPart = [&](const Value* value) {
          const Inst* made = asInst(value);
          return made && partOf[made->id] == which;
        };
        if (!continuesReduction(inst, plan_.reductions[which - 1], isPart))
          return no(inst->type->isFloatingPoint() && isBinary(inst->op) ? Remark::FloatSum
                                                                        : Remark::UsesPrevious,
                    inst);
        if (!inst->is(Op::ICmp) && !inst->isTerm()) partOf[inst->id] = which;
      }
    for (const Reduction& reduction : plan_.reductions) {
      if (partOf[reduction.last->id] != partOf[reduction.phi->id] || reduction.op == Op::Phi)
        return no(Remark::UsesPrevious, reduction.phi);
      for (Block* block : nest_.blocks(loop_))
        for (Inst* inst : insts(block))
          if (partOf[inst->id] == partOf[reduction.phi->id] && inst != reduction.last)
            for (const Use& use : inst->useRange())
              if (isInLoop(use.user) == false) return no(Remark::UsesPrevious, inst);
    }
    return true;
  }

  template <class IsPart>
  bool continuesReduction(Inst* inst, Reduction& reduction, IsPart&& isPart) {
    auto takes = [&](Op op) {
      if (reduction.op != Op::Phi && reduction.op != op) return false;
      reduction.op = op;
      return true;
    };
    switch (inst->op) {
      case Op::Sub: return isPart(inst->operand(0)) && !isPart(inst->operand(1)) && takes(Op::Add);
      case Op::Add:
      case Op::Mul:
      case Op::And:
      case Op::Or:
      case Op::Xor: return isPart(inst->operand(0)) != isPart(inst->operand(1)) && takes(inst->op);
      case Op::ICmp:
        for (const Use& use : inst->useRange())
          if (!choosesTheSame(use.user)) return false;
        return isPart(inst->operand(0)) != isPart(inst->operand(1));
      case Op::CondBr: return onlyChooses(inst);
      case Op::Phi:
      case Op::Select: {
        if (inst->is(Op::Phi) && std::all_of(inst->ops, inst->ops + inst->numOps,
                                             [&](const Use& use) { return isPart(use.value); }))
          return true;
        std::optional<Choice> choice = choiceOf(inst);
        if (!choice) return false;
        if (isPart(choice->ifTrue) && isPart(choice->ifFalse)) {
          const Inst* compare = asInst(choice->condition);
          return !compare || !compare->is(Op::ICmp) ||
                 !(isPart(compare->operand(0)) || isPart(compare->operand(1)));
        }
        std::optional<IntPred> pred = keptIf(*choice);
        if (!pred || isPart(choice->ifTrue) == isPart(choice->ifFalse)) return false;
        if (reduction.op == Op::Select && reduction.pred != *pred) return false;
        reduction.pred = *pred;
        return takes(Op::Select);
      }
      default: return false;
    }
  }

  /// The choice that a select is, or the only phi of a block after an if.
  std::optional<Choice> choiceOf(const Inst* inst) const {
    if (inst->is(Op::Select)) return Choice{inst->operand(0), inst->operand(1), inst->operand(2)};
    const Block *block = inst->block, *above = context_.tree.idom(block);
    if (block->preds.size() != 2 || !above->last->is(Op::CondBr)) return std::nullopt;
    const Block *yes = above->succs[0].block, *not_ = above->succs[1].block;
    if (yes == not_) return std::nullopt;
    auto comesFrom = [&](Edge pred, const Block* side) {
      if (side == block) return pred.block == above;
      return pred.block != above && side->preds.size() == 1 &&
             context_.tree.dominates(side, pred.block);
    };
    uint32_t first = comesFrom(block->preds[0], yes) ? 0 : 1;
    if (!comesFrom(block->preds[first], yes) || !comesFrom(block->preds[1 - first], not_))
      return std::nullopt;
    return Choice{above->last->condition(), inst->operand(first), inst->operand(1 - first)};
  }

  /// The smaller or the greater of two numbers: the P of a P b ? a : b, one of SLT, SGT, ULT, UGT.
  static std::optional<IntPred> keptIf(const Choice& choice) {
    const Inst* compare = asInst(choice.condition);
    if (!compare || !compare->is(Op::ICmp)) return std::nullopt;
    IntPred pred = compare->intPred();
    if (compare->operand(0) == choice.ifFalse && compare->operand(1) == choice.ifTrue)
      pred = swapped(pred);
    else if (compare->operand(0) != choice.ifTrue || compare->operand(1) != choice.ifFalse)
      return std::nullopt;
    if (isEquality(pred)) return std::nullopt;
    return isInclusive(pred) ? inverse(swapped(pred)) : pred;
  }

  /// Whether the user of a comparison only chooses one of the two values that were compared.
  bool choosesTheSame(const Inst* user) const {
    if (user->is(Op::CondBr)) {
      if (!onlyChooses(user)) return false;
      user = context_.postTree.ipdom(user->block)->first;
    }
    if (!user->is(Op::Select) && !user->is(Op::Phi)) return false;
    std::optional<Choice> choice = choiceOf(user);
    return choice && keptIf(*choice);
  }

  /// Nothing depends on the branch but one phi: its arms are empty.
  bool onlyChooses(const Inst* branch) const {
    const Block* join = context_.postTree.ipdom(branch->block);
    if (!join || branch->block == latch_ || join->preds.size() != 2) return false;
    for (Edge arm : branch->block->succs) {
      if (arm.block == join) continue;
      if (arm.block->first != arm.block->last || arm.block->preds.size() != 1 ||
          arm.block->succs[0].block != join)
        return false;
    }
    return join->hasPhis() && !join->first->next->is(Op::Phi);
  }

  // ---- memory

  bool findAccesses() {
    for (Block* block : nest_.blocks(loop_))
      for (Inst* inst : insts(block)) {
        if (!inst->is(Op::Load) && !inst->is(Op::Store)) continue;
        if (plan_.accesses.size() == kMaxVectorAccesses) return no(Remark::TooManyAccesses);
        VectorAccess access{strides_->accessOf(inst, runsAlways(block))};
        if (inst->accessedType()->isInt(1)) return no(filled<Remark::NoLane>("i1"), inst);
        if (access.at) {
          int64_t stride = access.at->stride;
          auto size = int64_t(access.size);
          access.kind = stride == size    ? VectorAccess::Wide
                        : stride == -size ? VectorAccess::Reversed
                        : stride == 0     ? VectorAccess::Uniform
                                          : VectorAccess::Single;
        }
        if (access.isStore && !access.at) return no(Remark::UnknownStore, inst);
        if (access.isStore && access.kind == VectorAccess::Uniform)
          return no(Remark::StoresToOnePlace, inst);
        if (access.isStore && access.kind == VectorAccess::Single &&
            (!access.isAlways || std::abs(access.at->stride) < int64_t(access.size)))
          return no(Remark::StoresApart, inst);
        plan_.accesses.push_back(access);
        context_.accessOf[inst->id] = uint32_t(plan_.accesses.size());
      }
    findSpread();
    for (const VectorAccess& access : plan_.accesses)
      if (!access.isAlways && !isSafe(access))
        return no(access.isStore ? Remark::ConditionalStore : Remark::ConditionalLoad, access.inst);
    return true;
  }

  /// Accesses to every second element. Two that touch each other's gaps are done together: loads
  /// where the first one is, stores where the last one is.
  void findSpread() {
    auto& all = plan_.accesses;
    for (uint32_t a = 0; a < all.size(); ++a) {
      if (all[a].kind != VectorAccess::Single || !all[a].at ||
          (all[a].size != 4 && all[a].size != 8) || all[a].at->stride != 2 * int64_t(all[a].size))
        continue;
      for (uint32_t b = a + 1; b < all.size() && all[a].kind == VectorAccess::Single; ++b)
        pairUp(a, b);
      if (!all[a].isStore) all[a].kind = VectorAccess::Spread;
    }
  }
  void pairUp(uint32_t a, uint32_t b) {
    VectorAccess &one = plan_.accesses[a], &two = plan_.accesses[b];
    auto distance = StrideAnalysis::distance(one, two);
    if (one.isStore != two.isStore || two.kind != VectorAccess::Single || !distance ||
        one.inst->accessedType() != two.inst->accessedType() || one.at->stride != two.at->stride ||
        std::abs(*distance) != int64_t(one.size))
      return;
    one.partner = b, two.partner = a;
    for (uint32_t c = 0; c < plan_.accesses.size(); ++c)
      if (!keepsOrder(std::min(a, c), std::max(a, c)) ||
          !keepsOrder(std::min(b, c), std::max(b, c))) {
        one.partner = two.partner = VectorAccess::kAlone;
        return;
      }
    one.kind = two.kind = VectorAccess::Spread;
    (*distance > 0 ? two : one).isUpper = true;
  }
  /// `first` is done before `second`, or the bytes are others in all iterations of a vector. If
  /// that is not known, the test at run time is for both orders.
  bool keepsOrder(uint32_t first, uint32_t second) const {
    const VectorAccess &a = plan_.accesses[first], &b = plan_.accesses[second];
    auto place = [](const VectorAccess& access, uint32_t at) {
      if (access.partner == VectorAccess::kAlone) return at;
      return access.isStore ? std::max(at, access.partner) : std::min(at, access.partner);
    };
    if ((!a.isStore && !b.isStore) || place(a, first) <= place(b, second)) return true;
    uint32_t limit = context_.rules.bytes / 4;
    auto forward = StrideAnalysis::iterationsAtOnce(a, b, limit),
         backward = StrideAnalysis::iterationsAtOnce(b, a, limit);
    if (!forward) return true;
    int64_t distance = *StrideAnalysis::distance(a, b);
    bool isSame = distance < int64_t(a.size) && -distance < int64_t(b.size);
    return *forward == limit && *backward == limit && !isSame;
  }

  /// The access may run in every iteration: its bytes exist, and no other thread sees the store.
  bool isSafe(const VectorAccess& access) const {
    if (!access.at) return false;
    // A place between two that are accessed is within the same variable.
    bool isAfter = false, isBefore = false, isWritten = false;
    for (const VectorAccess& other : plan_.accesses) {
      if (!other.isAlways || !other.at || other.at->stride != access.at->stride) continue;
      // Distances up to a multiple of 2^32 are exact only if both accesses happen.
      if ((access.at->start.modulus || other.at->start.modulus) &&
          other.inst->address() != access.inst->address())
        continue;
      auto distance = StrideAnalysis::distance(other, access);
      if (!distance) continue;
      isAfter |= *distance >= 0;
      isBefore |= *distance + int64_t(access.size) <= int64_t(other.size);
      isWritten |= other.isStore && *distance == 0 && other.size == access.size;
    }
    bool isRead = isAfter && isBefore;
    if (!access.isStore) return isRead || isInBounds(access);
    if (isWritten) return true;
    const Value* base = access.at->start.base;
    return (isRead || isInBounds(access)) && isWritable(base) &&
           (context_.isSingleThreaded || base->is(Op::Alloca));
  }
  static bool isWritable(const Value* base) {
    const GlobalVar* global = asGlobalVar(base);
    return base->is(Op::Alloca) || (global && !global->isConstant && !global->isThreadLocal);
  }
  /// All iterations' bytes lie within the variable.
  bool isInBounds(const VectorAccess& access) const {
    const Address& start = access.at->start;
    uint64_t size = knownObjectSize(start.base);
    if (!size || start.modulus) return false;
    auto iterations = knownTripCount(nest_, loop_);
    if (!iterations || start.numTerms) return false;
    __int128 first = start.offset, last = first + __int128(*iterations - 1) * access.at->stride;
    return std::min(first, last) >= 0 &&
           std::max(first, last) + __int128(access.size) <= __int128(size);
  }

  /// Values of the last iteration that are used after the loop, if they are no sums of iterations.
  bool findLiveOuts() {
    for (Block* block : nest_.blocks(loop_))
      for (Inst* inst : insts(block))
        for (const Use& use : inst->useRange()) {
          if (isInLoop(use.user)) continue;
          if (!use.user->is(Op::Phi) || use.user->block->preds.size() != 1)
            return no(Remark::UsedWhereEdgesMeet, inst);
          bool isKnown = plan_.steppingOf(inst) || isReduced(inst) ||
                         std::any_of(plan_.steppings.begin(), plan_.steppings.end(),
                                     [&](const Stepping& s) { return s.next == inst; });
          plan_.keepsLastIteration |= !isKnown;
        }
    if (nest_.exitOf(loop_, latch_)->preds.size() != 1) return no(Remark::OtherPredecessors);
    return true;
  }
  bool isReduced(const Inst* inst) const {
    return std::any_of(plan_.reductions.begin(), plan_.reductions.end(),
                       [&](const Reduction& reduction) { return reduction.last == inst; });
  }

  // ---- lanes

  bool findNeeds() {
    for (const Reduction& reduction : plan_.reductions) need(reduction.last, lanes::Vector);
    auto blocks = nest_.blocks(loop_);
    for (size_t b = blocks.size(); b-- > 0;)
      for (Inst* inst = blocks[b]->last; inst; inst = inst->prev)
        if (!spread(inst)) return false;
    return true;
  }
  void need(Value* value, uint8_t how) {
    if (isInLoop(value)) context_.needs[static_cast<Inst*>(value)->id] |= how;
  }
  /// Tells the operands what the instruction needs of them.
  bool spread(Inst* inst) {
    if (inst->isTerm()) {
      if (inst->is(Op::CondBr) && inst->block != latch_) need(inst->condition(), lanes::Vector);
      return true;
    }
    if (inst->is(Op::Store)) {
      need(inst->storedValue(), lanes::Vector);
      const VectorAccess& access = plan_.accesses[context_.accessOf[inst->id] - 1];
      need(inst->address(), access.kind == VectorAccess::Single ? lanes::Each : lanes::First);
      return true;
    }
    uint8_t needed = context_.needs[inst->id];
    if (needed == 0) return true;
    if (inst->is(Op::Phi) && inst->block == header_) {
      if (plan_.reductionOf(inst) && needed != lanes::Vector) return no(Remark::UsesPrevious, inst);
      if (inst->type->isPtr() && needed & lanes::Vector) return no(Remark::PointerAsValue, inst);
      return true;
    }
    uint8_t scalar = needed & (lanes::First | lanes::Each);
    if (inst->is(Op::Load)) {
      const VectorAccess& access = plan_.accesses[context_.accessOf[inst->id] - 1];
      if (inst->type->isPtr() && access.kind != VectorAccess::Uniform)
        return no(Remark::LoadsAddress, inst);
      bool isSingle = access.kind == VectorAccess::Single ||
                      (access.kind != VectorAccess::Uniform && scalar == needed);
      uint8_t how = isSingle && needed & (lanes::Each | lanes::Vector) ? lanes::Each : lanes::First;
      need(inst->address(), how);
      return true;
    }
    if (inst->type->isPtr() && needed & lanes::Vector) return no(Remark::PointerAsValue, inst);
    if (inst->is(Op::Phi)) {
      if (scalar) return no(Remark::AddressOnCondition, inst);
      for (const Use& use : inst->operands()) need(use.value, lanes::Vector);
      return true;
    }
    if (opInfo(inst->op).flags & opflags::Traps && !dividesByKnown(inst) &&
        !runsAlways(inst->block))
      return no(Remark::ConditionalDivision, inst);
    bool asVector = needed & lanes::Vector && isVectorOp(*inst);
    if (needed & lanes::Vector && !asVector)
      scalar |= lanes::Each, context_.needs[inst->id] |= scalar;
    if (asVector && truncatedStepping(plan_, inst)) asVector = false;  // a counter of its own
    for (const Use& use : inst->operands())
      need(use.value, uint8_t(scalar | (asVector ? lanes::Vector : 0)));
    return true;
  }
  static bool dividesByKnown(const Inst* inst) {
    const ConstInt* by = asConstInt(inst->operand(1));
    return by && by->value != 0 && by->value != -1;
  }

  bool chooseLanes() {
    uint64_t widest = 0;
    for (Block* block : nest_.blocks(loop_))
      for (Inst* inst : insts(block)) {
        const Type* type = inst->is(Op::Store)                        ? inst->storedValue()->type
                           : context_.needs[inst->id] & lanes::Vector ? inst->type
                                                                      : nullptr;
        if (!type || type->isInt(1)) continue;
        widest = std::max(widest, type->size);
      }
    if (widest == 0) return no(Remark::NothingToDo);
    plan_.lanes = uint32_t(context_.rules.bytes / widest);
    return true;
  }
  // ---- dependences

  bool findDependences() {
    for (uint32_t b = 0; b < plan_.accesses.size(); ++b)
      for (uint32_t a = 0; a < b; ++a)
        if (!comesBefore(a, b)) return false;
    if (plan_.checks.size() > kMaxChecks)
      return no(filled<Remark::TooManyTests>(plan_.checks.size()));
    return true;
  }
  bool comesBefore(uint32_t a, uint32_t b) {
    const VectorAccess &first = plan_.accesses[a], &second = plan_.accesses[b];
    if (!first.isStore && !second.isStore) return true;
    auto iterations = StrideAnalysis::iterationsAtOnce(first, second, plan_.lanes);
    if (iterations) {
      if (context_.observer) plan_.dependences.push_back({a, b, *iterations});
      if (*iterations >= plan_.lanes) return true;
      return no(*iterations == 1 ? Said(Remark::UsesPreviousStore)
                                 : filled<Remark::UsesEarlierStore>(*iterations),
                second.inst, first.inst);
    }
    MemoryLocation all{first.inst->address()}, other{second.inst->address()};
    if (context_.alias.alias(all, other, header_) == Alias::No) return true;
    if (!first.at || !second.at || !isMade(first.inst->address()) ||
        !isMade(second.inst->address()))
      return no(Remark::MayOverlap, first.inst, second.inst);
    uint32_t one = groupOf(a), two = groupOf(b);
    if (one == two) return no(Remark::MayOverlap, first.inst, second.inst);
    if (one > two) std::swap(one, two);
    for (const OverlapCheck& check : plan_.checks)
      if (check.first == one && check.second == two) return true;
    plan_.checks.push_back({one, two});
    return true;
  }
  /// The address of the first iteration can be made before the loop.
  bool isMade(const Value* value) const {
    const Inst* inst = asInst(value);
    if (!inst || !isInLoop(inst) || plan_.steppingOf(inst)) return true;
    if (inst->is(Op::Phi) || !isPureOp(inst->op)) return false;
    return std::all_of(inst->ops, inst->ops + inst->numOps,
                       [&](const Use& use) { return isMade(use.value); });
  }
  uint32_t groupOf(uint32_t index) {
    const VectorAccess& access = plan_.accesses[index];
    for (uint32_t g = 0; g < plan_.groups.size(); ++g) {
      AccessGroup& group = plan_.groups[g];
      const VectorAccess& known = plan_.accesses[group.first];
      auto distance = StrideAnalysis::distance(known, access);
      if (!distance || known.at->stride != access.at->stride || std::abs(*distance) > 1 << 20)
        continue;
      group.low = std::min(group.low, *distance);
      group.high = std::max(group.high, *distance + int64_t(access.size));
      group.from = std::min(group.from, index);
      group.to = std::max(group.to, index);
      group.smallest = std::min(group.smallest, int64_t(access.size));
      group.largest = std::max(group.largest, int64_t(access.size));
      return g;
    }
    auto size = int64_t(access.size);
    plan_.groups.push_back({index, 0, size, size, size, index, index});
    return uint32_t(plan_.groups.size() - 1);
  }

  // ---- the gain

  bool weigh() {
    const LoopCost cost = plan_.cost.emplace(costOf(context_, plan_));
    if (cost.vector * 5 > cost.scalar * 4)
      return no(filled<Remark::CostsMore>(cost.vector, cost.scalar));
    if (!plan_.reductions.empty() && cost.vector <= kMaxInterleaved) plan_.interleave = 2;
    return true;
  }

  VectorContext& context_;
  const LoopNest& nest_;
  const uint32_t loop_;
  Block *header_, *latch_;
  VectorPlan plan_;
  std::optional<StrideAnalysis> strides_;
  uint32_t size_ = 0;
};

}  // namespace

const Stepping* truncatedStepping(const VectorPlan& plan, const Inst* inst) {
  if (!inst->is(Op::Trunc)) return nullptr;
  for (const Stepping& stepping : plan.steppings)
    if (inst->operand(0) == stepping.phi || inst->operand(0) == stepping.next) return &stepping;
  return nullptr;
}

VectorPlan planVectors(VectorContext& context, uint32_t loop) {
  return Planner(context, loop).run();
}

}  // namespace minic
