// vectorize: an innermost loop does several iterations at once, on vectors; the original loop does
// the rest of them.
//
//     ph:                                        ph:
//       br label %loop                             %whole = and i64 %n, -4
//     loop:                                        %enough = icmp ne i64 %whole, 0
//       %i = phi i64 [0, %ph], [%i1, %loop]        br i1 %enough, label %vectors, label %rest
//       %p = getelementptr i32, ptr %a, i64 %i   vectors:
//       %x = load i32, ptr %p                      %v = phi i64 [0, %ph], [%v1, %vectors]
//       %y = add i32 %x, 7                    =>   %q = getelementptr i32, ptr %a, i64 %v
//       store i32 %y, ptr %p                       %y = load <4 x i32>, ptr %q, align 4
//       %i1 = add i64 %i, 1                        %z = add <4 x i32> %y, splat (i32 7)
//       %c = icmp slt i64 %i1, %n                  store <4 x i32> %z, ptr %q, align 4
//       br i1 %c, label %loop, label %exit         %v1 = add i64 %v, 4
//                                                  %more = icmp ne i64 %v1, %whole
//                                                  br i1 %more, label %vectors, label %left
//                                                left:
//                                                  %any = icmp ne i64 %whole, %n
//                                                  br i1 %any, label %rest, label %exit
//                                                rest:   (the loop as it was, from 0 or %v1 on)
//
// passes/loop/vector_plan.cpp says which loops may be done so, and vector_cost.cpp for which of
// them it pays. Arrays that may overlap are compared before the loop (vector_overlap.cpp); if they
// do, the loop runs as it was. Reductions of integers keep a part per lane, which are joined after
// the loop. Branches inside of the loop become selects.
//
// Before: loops in loop-form (others are left alone), counters as wide as addresses. After: the
// loops around a vectorized one are in loop-form no more. Linear but for pairs of accesses, at most
// 128 in a loop. Allen and Kennedy, Optimizing Compilers for Modern Architectures, chapters 2 and
// 5; LLVM's LoopVectorize.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

#include "ir/analysis/joined_assignments.h"
#include "ir/builder.h"
#include "passes/loop/vector_overlap.h"
#include "passes/passes.h"
#include "passes/target_option.h"

namespace minic {

namespace {

class Writer {
 public:
  Writer(VectorContext& context, const VectorPlan& plan)
      : context_(context),
        plan_(plan),
        function_(context.function),
        module_(*function_.module),
        nest_(context.nest),
        build_(module_, function_),
        setup_(module_, function_),
        before_(nest_.preheader(plan.loop)),
        header_(nest_.header(plan.loop)),
        latch_(nest_.latch(plan.loop)),
        group_(plan.lanes * plan.interleave) {}

  void run() {
    build_.loc = setup_.loc = plan_.test.compare->loc;
    connect();
    for (const Stepping& stepping : plan_.steppings) starts_.set(stepping.phi, stepping.start);
    if (check_) {
      setup_.setInsertPoint(check_->last);
      Value* apart =
          groupsAreApart(setup_, plan_, iterations_, [&](Value* x) { return atStart(x); });
      check_->last->setOperand(0, apart);
      setup_.setInsertPoint(setup_block_->last);
    }
    for (const Reduction& reduction : plan_.reductions) startReduction(reduction);
    for (uint32_t part = 0; part < plan_.interleave; ++part)
      for (Block* block : nest_.blocks(plan_.loop))
        for (Inst* inst : insts(block)) {
          if (inst->is(Op::Load)) load(inst, part);
          if (inst->is(Op::Store)) store(inst, part);
          // In the loop's order: what is loaded is used soon.
          if (!inst->is(Op::Load) && !inst->is(Op::Phi) && !inst->isTerm() && isVectorOp(*inst) &&
              context_.needs[inst->id] & lanes::Vector)
            vector(inst, part);
        }
    finish();
    if (function_.debug) forgetAssignments(nest_.blocks(plan_.loop), body_->firstNonPhi());
  }

 private:
  static uint64_t key(const Value* value, uint32_t at) { return uint64_t(at) << 32 | value->id; }
  bool isInvariant(const Value* value) const { return nest_.isInvariant(plan_.loop, value); }
  Type* vectorOf(Type* lane) { return module_.types.vector(lane, plan_.lanes); }
  ConstInt* number(Type* type, int64_t value) { return module_.constInt(type, value); }

  // ---- blocks

  void connect() {
    rest_ = splitEdge(before_, 0, "rest");
    body_ = function_.createBlock("vectors", before_);
    setup_block_ = function_.createBlock("vectors.start", before_);
    if (!plan_.checks.empty()) check_ = function_.createBlock("vectors.check", before_);
    left_ = function_.createBlock("left", body_);
    exit_ = nest_.exitOf(plan_.loop, latch_);

    Value* no = module_.constBool(false);
    build_.setInsertPoint(before_->last);
    iterations_ = iterations();
    Value* usable = plan_.keepsLastIteration ? added(build_, iterations_, -1) : iterations_;
    whole_ = build_.binary(Op::And, usable, number(usable->type, -int64_t(group_)));
    Inst* enough = build_.icmp(IntPred::NE, whole_, number(whole_->type, 0));
    setTerminator(before_, Op::CondBr, std::array<Value*, 1>{enough},
                  std::array{check_ ? check_ : setup_block_, rest_});
    if (check_)
      setTerminator(check_, Op::CondBr, std::array<Value*, 1>{no}, std::array{setup_block_, rest_});
    setTerminator(setup_block_, Op::Br, {}, std::array{body_});
    setTerminator(body_, Op::CondBr, std::array<Value*, 1>{no}, std::array{body_, left_});
    if (plan_.keepsLastIteration)
      setTerminator(left_, Op::Br, {}, std::array{rest_});
    else
      setTerminator(left_, Op::CondBr, std::array<Value*, 1>{no}, std::array{rest_, exit_});
    body_->last->flags |= vflags::NoCopies;
    latch_->last->flags |= vflags::NoCopies;
    build_.setInsertPoint(body_->last);
    setup_.setInsertPoint(setup_block_->last);
  }

  /// How many iterations there are, as the counter's type has it: 0 is 2 to the power of its bits.
  Value* iterations() {
    const Stepping& counter = *plan_.counter;
    Type* type = counter.phi->type;
    if (auto known = knownTripCount(nest_, plan_.loop)) return number(type, int64_t(*known));
    IntPred pred = plan_.test.pred;
    Value *bound = plan_.test.bound,
          *first = plan_.testsNext ? added(build_, counter.start, counter.step) : counter.start;
    int64_t step = counter.step < 0 ? -counter.step : counter.step;
    Value* distance = counter.step > 0 ? build_.binary(Op::Sub, bound, first)
                                       : build_.binary(Op::Sub, first, bound);
    Value* more = added(build_, distance, step - 1 + isInclusive(pred));
    if (step > 1) more = build_.binary(Op::UDiv, more, number(type, step));
    Value* holds = build_.icmp(pred, first, bound);
    return added(build_, build_.select(holds, more, number(type, 0)), 1);
  }

  // ---- scalars

  Inst* copyOf(Inst* inst, std::span<Value* const> operands) {
    Inst* copy = function_.createInst(inst->op, inst->type, operands, inst->loc);
    copy->flags = inst->flags;
    copy->sub = inst->sub;
    if (inst->is(Op::Gep)) copy->typeArg = inst->typeArg;
    return copy;
  }

  /// What a pure value is in the first iteration, made before the loop.
  Value* atStart(Value* value) {
    return copyExpression(nest_, plan_.loop, value, setup_.block(), starts_);
  }

  /// The counter of the vector loop that the phi becomes: it grows by a group of iterations.
  Inst* counterOf(const Stepping& stepping) {
    Value*& known = counters_[stepping.phi->id];
    if (!known) {
      Inst* phi = phiOf(stepping.phi->type, stepping.start);
      phi->name = stepping.phi->name;
      known = phi;
      stepped_.push_back({phi, nullptr, stepping.step * int64_t(group_)});
    }
    return static_cast<Inst*>(known);
  }
  Inst* phiOf(Type* type, Value* start) {
    Inst* phi = function_.createPhi(type, body_);
    insertBefore(phi, body_, body_->first);
    phi->setOperand(setup_block_->succs[0].index, start);
    return phi;
  }

  /// The value in the iteration number `lane` of a group.
  Value* scalar(Value* value, uint32_t lane) {
    if (isInvariant(value)) return value;
    if (Value* known = scalars_[key(value, lane)]) return known;
    auto* inst = static_cast<Inst*>(value);
    Value* made;
    uint8_t needs = context_.needs[inst->id];
    if (const Stepping* stepping = plan_.steppingOf(value)) {
      made = added(build_, counterOf(*stepping), stepping->step * int64_t(lane));
    } else if (inst->is(Op::Load) || inst->is(Op::Phi) || !(needs & (lanes::First | lanes::Each))) {
      made = build_.extractElement(vector(value, lane / plan_.lanes), lane % plan_.lanes);
    } else {
      std::vector<Value*> operands;
      for (const Use& use : inst->operands()) operands.push_back(scalar(use.value, lane));
      made = build_.insert(copyOf(inst, operands));
    }
    return scalars_[key(value, lane)] = made;
  }

  // ---- vectors

  /// The value's iterations of that part are in the lanes of a vector.
  Value* widened(const Inst* inst, uint32_t part, Value* made) {
    if (context_.observer && made->isInst())
      context_.observer->widen(header_, inst, part, static_cast<Inst*>(made));
    return vectors_[key(inst, part)] = made;
  }

  Value* splat(Value* value) {
    Value*& known = splats_[value];
    if (!known) known = setup_.splat(value, plan_.lanes);
    return known;
  }

  /// The values of the part's iterations.
  Value* vector(Value* value, uint32_t part) {
    if (isInvariant(value)) return splat(value);
    if (Value* known = vectors_[key(value, part)]) return known;
    auto* inst = static_cast<Inst*>(value);
    Value* made;
    if (const Stepping* stepping = plan_.steppingOf(value)) {
      made = vectorCounter(*stepping, stepping->phi->type, false, part);
    } else if (const Stepping* narrow = truncatedStepping(plan_, inst)) {
      made = vectorCounter(*narrow, inst->type, inst->operand(0) == narrow->next, part);
    } else if (inst->is(Op::Load) ? true : !isVectorOp(*inst)) {
      made = module_.poison(vectorOf(inst->type));
      for (uint32_t lane = 0; lane < plan_.lanes; ++lane)
        made = build_.insertElement(made, scalar(value, part * plan_.lanes + lane), lane);
    } else {
      made = widen(inst, part);
    }
    return widened(inst, part, made);
  }

  /// A counter with a lane for each iteration of the part; `next`: one step later.
  Value* vectorCounter(const Stepping& stepping, Type* type, bool next, uint32_t part) {
    uint64_t which = key(stepping.phi, type->bits);
    Value*& known = vectorCounters_[which];
    int64_t step = stepping.step;
    if (!known) {
      Value* start = stepping.start;
      if (start->type != type)
        start = asConstInt(start) ? number(type, asConstInt(start)->value)
                                  : static_cast<Value*>(setup_.cast(Op::Trunc, start, type));
      std::vector<Value*> steps;
      for (uint32_t lane = 0; lane < plan_.lanes; ++lane)
        steps.push_back(number(type, int64_t(uint64_t(step) * lane)));
      Value* offsets = module_.constVector(vectorOf(type), steps);
      const ConstInt* constant = asConstInt(start);
      Value* first = constant && constant->isZero()
                         ? offsets
                         : static_cast<Value*>(setup_.binary(Op::Add, splat(start), offsets));
      Inst* phi = phiOf(vectorOf(type), first);
      known = phi;
      stepped_.push_back({phi, nullptr, step * int64_t(group_)});
    }
    int64_t more = int64_t(uint64_t(step) * (uint64_t(part) * plan_.lanes + next));
    return more == 0 ? known : build_.binary(Op::Add, known, splat(number(type, more)));
  }

  Value* widen(Inst* inst, uint32_t part) {
    build_.loc = inst->loc;
    if (inst->is(Op::Phi)) return chosen(inst, part);
    if (inst->is(Op::Select)) {
      Value *yes = vector(inst->operand(1), part), *no = vector(inst->operand(2), part);
      Value* condition = inst->operand(0);
      return build_.select(isInvariant(condition) ? condition : vector(condition, part), yes, no);
    }
    Value* left = vector(inst->operand(0), part);
    if (isCast(inst->op)) return build_.cast(inst->op, left, vectorOf(inst->type));
    if (inst->is(Op::FNeg)) return build_.fneg(left);
    if (isDivision(inst->op)) return divided(inst, left);
    const ConstInt* by = inst->is(Op::Mul) ? asConstInt(inst->operand(1)) : nullptr;
    if (by && std::popcount(by->zext()) <= 2) return multiplied(by, left);
    Value* right = vector(inst->operand(1), part);
    if (inst->is(Op::ICmp)) return build_.icmp(inst->intPred(), left, right);
    if (inst->is(Op::FCmp)) return build_.fcmp(inst->floatPred(), left, right);
    return build_.binary(inst->op, left, right);
  }

  /// By a number with one or two bits.
  Value* multiplied(const ConstInt* by, Value* left) {
    Value* sum = nullptr;
    for (uint64_t bits = by->zext(); bits; bits &= bits - 1) {
      Value* amount = splat(number(by->type, std::countr_zero(bits)));
      Value* part = bits & 1 ? left : build_.binary(Op::Shl, left, amount);
      sum = sum ? build_.binary(Op::Add, sum, part) : part;
    }
    return sum ? sum : splat(number(by->type, 0));
  }

  static bool isDivision(Op op) { return opInfo(op).flags & opflags::Traps; }
  /// By a power of two.
  Value* divided(Inst* inst, Value* left) {
    const ConstInt* by = asConstInt(inst->operand(1));
    auto log = std::countr_zero(by->zext());
    unsigned bits = by->type->bits;
    auto shifted = [&](Op op, Value* value, unsigned amount) {
      return amount ? build_.binary(op, value, splat(number(by->type, amount))) : value;
    };
    Value* below = splat(number(by->type, by->value - 1));
    if (inst->is(Op::UDiv)) return shifted(Op::LShr, left, unsigned(log));
    if (inst->is(Op::URem)) return build_.binary(Op::And, left, below);
    // Towards zero: negative numbers need the divisor less 1 more.
    Value* sign = shifted(Op::AShr, left, bits - 1);
    Value* sum = build_.binary(Op::Add, left, build_.binary(Op::And, sign, below));
    if (inst->is(Op::SDiv)) return shifted(Op::AShr, sum, unsigned(log));
    return build_.binary(Op::Sub, left,
                         build_.binary(Op::And, sum, splat(number(by->type, -by->value))));
  }

  // ---- conditions

  /// The iterations in which the block runs; null: all.
  Value* maskOf(const Block* block, uint32_t part) {
    if (context_.tree.dominates(block, latch_)) return nullptr;
    uint64_t which = uint64_t(part) << 32 | block->id;
    if (auto known = masks_.find(which); known != masks_.end()) return known->second;
    const Block* above = context_.tree.idom(block);
    Value* mask = nullptr;
    if (context_.postTree.ipdom(above) == block) {
      mask = maskOf(above, part);
    } else {
      for (Edge pred : block->preds) {
        Value* edge = maskOfEdge(pred, part);
        MINIC_DCHECK(edge);
        mask = mask ? build_.binary(Op::Or, mask, edge) : edge;
      }
    }
    return masks_[which] = mask;
  }
  Value* maskOfEdge(Edge edge, uint32_t part) {
    Value* mask = maskOf(edge.block, part);
    if (edge.block->succs.size() < 2 || edge.block->succs[0].block == edge.block->succs[1].block)
      return mask;
    Value* condition = vector(edge.block->last->condition(), part);
    if (edge.index == 1)
      condition = build_.binary(Op::Xor, condition, splat(module_.constBool(true)));
    return mask ? build_.binary(Op::And, mask, condition) : condition;
  }

  Value* chosen(Inst* phi, uint32_t part) {
    auto preds = std::span<const Edge>(phi->block->preds.begin(), phi->block->preds.end());
    // Begin with one whose mask would have to be inverted.
    auto isElse = [](Edge edge) {
      if (edge.block->succs.size() == 1 && edge.block->preds.size() == 1)
        edge = edge.block->preds[0];
      return edge.index == 1;
    };
    auto found = std::find_if(preds.begin(), preds.end(), isElse);
    auto base = uint32_t(found == preds.end() ? 0 : found - preds.begin());
    Value* value = vector(phi->operand(base), part);
    for (uint32_t i = 0; i < preds.size(); ++i) {
      if (i == base) continue;
      Value *other = vector(phi->operand(i), part), *mask = maskOfEdge(preds[i], part);
      value = mask ? build_.select(mask, other, value) : other;
    }
    return value;
  }

  // ---- memory

  /// The access's address in an iteration of the group; the address moves by the stride.
  Value* addressOf(const VectorAccess& access, uint32_t lane) {
    Value* address = access.inst->address();
    if (!access.at) return scalar(address, lane);
    return added(build_, scalar(address, 0), access.at->stride * int64_t(lane));
  }
  /// The lowest address of the part.
  Value* lowestOf(const VectorAccess& access, uint32_t part) {
    bool isReversed = access.kind == VectorAccess::Reversed;
    return addressOf(access, part * plan_.lanes + (isReversed ? plan_.lanes - 1 : 0));
  }
  Value* reversed(Value* vector) {
    std::vector<int32_t> order;
    for (uint32_t lane = plan_.lanes; lane-- > 0;) order.push_back(int32_t(lane));
    return build_.shuffle(vector, module_.poison(vector->type), order);
  }
  /// Loads every second element, and those between for the partner. The last one after an element
  /// of an access alone may not be there: the second vector begins with the first one's last lane.
  void loadSpread(const VectorAccess& access, uint32_t part) {
    bool isAlone = access.partner == VectorAccess::kAlone;
    Inst* inst = access.inst;
    auto size = int64_t(access.size);
    Value* at = added(build_, addressOf(access, part * plan_.lanes), access.isUpper ? -size : 0);
    Inst* low = build_.load(vectorOf(inst->type), at);
    at = added(build_, at, size * (int64_t(plan_.lanes) - isAlone));
    Inst* high = build_.load(low->type, at);
    low->setAlign(inst->align()), high->setAlign(inst->align());
    for (const VectorAccess* one : {&access, isAlone ? nullptr : &plan_.accesses[access.partner]}) {
      if (!one || !(context_.needs[one->inst->id] & lanes::Vector)) continue;
      std::vector<int32_t> order;
      for (uint32_t lane = one->isUpper; order.size() < plan_.lanes; lane += 2)
        order.push_back(int32_t(lane + (isAlone && lane >= plan_.lanes)));
      widened(one->inst, part, build_.shuffle(low, high, order));
    }
  }
  /// Stores both partners' elements by turns.
  void storeSpread(const VectorAccess& one, const VectorAccess& two, uint32_t part) {
    const VectorAccess &low = one.isUpper ? two : one, &high = one.isUpper ? one : two;
    Value* address = addressOf(low, part * plan_.lanes);
    Value *evens = vector(low.inst->storedValue(), part),
          *odds = vector(high.inst->storedValue(), part);
    for (uint32_t half : {0, 1}) {
      std::vector<int32_t> order;
      for (uint32_t lane = half * plan_.lanes; order.size() < plan_.lanes; ++lane)
        order.push_back(int32_t(lane / 2 + lane % 2 * plan_.lanes));
      Value* at = added(build_, address, int64_t(half * plan_.lanes * low.size));
      build_.store(build_.shuffle(evens, odds, order), at)->setAlign(low.inst->align());
    }
  }
  Value* loadVector(const VectorAccess& access, Type* lane, uint32_t part) {
    Inst* load = build_.load(vectorOf(lane), lowestOf(access, part));
    load->setAlign(access.inst->align());
    return access.kind == VectorAccess::Reversed ? reversed(load) : load;
  }

  void load(Inst* inst, uint32_t part) {
    const VectorAccess& access = plan_.accesses[context_.accessOf[inst->id] - 1];
    uint8_t needs = context_.needs[inst->id];
    if (needs == 0) return;
    build_.loc = inst->loc;
    if (access.kind == VectorAccess::Uniform) {
      if (part == 0) {
        Inst* once = setup_.load(inst->type, atStart(inst->address()));
        once->setAlign(inst->align());
        for (uint32_t lane = 0; lane < group_; ++lane) scalars_[key(inst, lane)] = once;
        for (uint32_t p = 0; p < plan_.interleave && !inst->type->isPtr(); ++p)
          widened(inst, p, splat(once));
      }
      return;
    }
    if (access.kind == VectorAccess::Spread && needs & lanes::Vector) {
      if (!vectors_[key(inst, part)]) loadSpread(access, part);
      return;
    }
    if (access.kind != VectorAccess::Single && needs & lanes::Vector) {
      widened(inst, part, loadVector(access, inst->type, part));
      return;
    }
    uint32_t count = needs & (lanes::Each | lanes::Vector) ? plan_.lanes : 1;
    for (uint32_t lane = part * plan_.lanes; lane < part * plan_.lanes + count; ++lane) {
      Inst* one = build_.load(inst->type, addressOf(access, lane));
      one->setAlign(inst->align());
      scalars_[key(inst, lane)] = one;
    }
  }

  void store(Inst* inst, uint32_t part) {
    const VectorAccess& access = plan_.accesses[context_.accessOf[inst->id] - 1];
    build_.loc = inst->loc;
    if (access.kind == VectorAccess::Spread) {
      if (access.partner < context_.accessOf[inst->id])
        storeSpread(access, plan_.accesses[access.partner], part);
      return;
    }
    Value* value = vector(inst->storedValue(), part);
    if (access.kind == VectorAccess::Single) {
      for (uint32_t lane = 0; lane < plan_.lanes; ++lane) {
        Value* one = build_.extractElement(value, lane);
        build_.store(one, addressOf(access, part * plan_.lanes + lane))->setAlign(inst->align());
      }
      return;
    }
    if (Value* mask = maskOf(inst->block, part)) {
      Value* old = loadVector(access, inst->storedValue()->type, part);
      value = build_.select(mask, value, old);
    }
    if (access.kind == VectorAccess::Reversed) value = reversed(value);
    build_.store(value, lowestOf(access, part))->setAlign(inst->align());
  }

  // ---- reductions

  void startReduction(const Reduction& reduction) {
    Type* type = reduction.phi->type;
    bool keeps = reduction.op == Op::And || reduction.op == Op::Or || reduction.op == Op::Select;
    Value* start =
        keeps ? splat(reduction.start) : splat(number(type, reduction.op == Op::Mul ? 1 : 0));
    for (uint32_t part = 0; part < plan_.interleave; ++part) {
      Inst* phi = phiOf(vectorOf(type), start);
      widened(reduction.phi, part, phi);
      stepped_.push_back({phi, nullptr, 0});
    }
  }

  Value* joined(const Reduction& reduction, Value* a, Value* b) {
    if (reduction.op != Op::Select) return build_.binary(reduction.op, a, b);
    Value* first = build_.icmp(reduction.pred, a, b);
    return build_.select(first, a, b);
  }
  /// All lanes together, after the vector loop.
  Value* total(const Reduction& reduction) {
    Value* sum = vector(reduction.last, 0);
    for (uint32_t part = 1; part < plan_.interleave; ++part)
      sum = joined(reduction, sum, vector(reduction.last, part));
    for (uint32_t half = plan_.lanes / 2; half; half /= 2) {
      std::vector<int32_t> upper(plan_.lanes, -1);
      for (uint32_t lane = 0; lane < half; ++lane) upper[lane] = int32_t(lane + half);
      Value* other = build_.shuffle(sum, module_.poison(sum->type), upper);
      sum = joined(reduction, sum, other);
    }
    Value* one = build_.extractElement(sum, 0u);
    bool keeps = reduction.op == Op::And || reduction.op == Op::Or || reduction.op == Op::Select;
    return keeps ? one : joined(reduction, one, reduction.start);
  }

  // ---- the end

  void finish() {
    Inst* counter = counterOf(*plan_.counter);
    std::vector<std::pair<Inst*, Value*>> after;  // header's phis after the vector loop
    for (const Stepping& stepping : plan_.steppings) counterOf(stepping);
    for (const Reduction& reduction : plan_.reductions)
      for (uint32_t part = 0; part < plan_.interleave; ++part) vector(reduction.last, part);
    uint32_t back = body_->succs[0].index;
    build_.loc = plan_.test.compare->loc;
    for (Stepped& stepped : stepped_) {
      if (stepped.step == 0) continue;  // of a reduction
      stepped.next = stepped.phi->type->isVector()
                         ? build_.binary(Op::Add, stepped.phi,
                                         splat(number(stepped.phi->type->element, stepped.step)))
                         : added(build_, stepped.phi, stepped.step);
      stepped.phi->setOperand(back, stepped.next);
    }
    for (const Reduction& reduction : plan_.reductions)
      for (uint32_t part = 0; part < plan_.interleave; ++part)
        static_cast<Inst*>(vector(reduction.phi, part))
            ->setOperand(back, vector(reduction.last, part));
    Value* moved = whole_;
    if (plan_.counter->step != 1)
      moved = setup_.binary(Op::Mul, whole_, number(whole_->type, plan_.counter->step));
    const ConstInt* start = asConstInt(plan_.counter->start);
    Value* end =
        start && start->isZero() ? moved : setup_.binary(Op::Add, moved, plan_.counter->start);
    body_->last->setOperand(0, build_.icmp(IntPred::NE, nextOf(counter), end));

    build_.setInsertPoint(left_->last);
    for (const Stepping& stepping : plan_.steppings)
      after.push_back({stepping.phi, nextOf(counterOf(stepping))});
    for (const Reduction& reduction : plan_.reductions)
      after.push_back({reduction.phi, total(reduction)});
    if (!plan_.keepsLastIteration) {
      left_->last->setOperand(0, build_.icmp(IntPred::NE, whole_, iterations_));
      leave(after);
    }
    // The loop as it was goes on where the vector loop has ended.
    for (auto [phi, value] : after) mergeStart(phi, rest_, left_, value);
  }
  Value* nextOf(const Inst* phi) const {
    for (const Stepped& stepped : stepped_)
      if (stepped.phi == phi) return stepped.next;
    return nullptr;
  }

  /// Gives the exit's phis what the last iteration of the vector loop has for them.
  void leave(std::span<const std::pair<Inst*, Value*>> after) {
    auto valueAfter = [&](const Value* phi) {
      for (auto [known, value] : after)
        if (known == phi) return value;
      return static_cast<Value*>(nullptr);
    };
    uint32_t slot = left_->succs[1].index;
    for (Inst* phi : phis(exit_)) {
      Value *value = phi->operand(1 - slot), *result = value;
      for (const Stepping& stepping : plan_.steppings) {
        if (value == stepping.next) result = valueAfter(stepping.phi);
        if (value == stepping.phi) result = added(build_, valueAfter(stepping.phi), -stepping.step);
      }
      for (const Reduction& reduction : plan_.reductions)
        if (value == reduction.last) result = valueAfter(reduction.phi);
      phi->setOperand(slot, result);
    }
  }

  struct Stepped {
    Inst* phi;
    Value* next;
    int64_t step;
  };

  VectorContext& context_;
  const VectorPlan& plan_;
  Function& function_;
  Module& module_;
  const LoopNest& nest_;
  Builder build_, setup_;  // in the vector loop and before it
  Block *before_, *header_, *latch_, *exit_ = nullptr;
  Block *check_ = nullptr, *setup_block_ = nullptr, *body_ = nullptr, *left_ = nullptr,
        *rest_ = nullptr;
  const uint32_t group_;  // iterations per iteration of the vector loop
  Value *iterations_ = nullptr, *whole_ = nullptr;
  std::vector<Stepped> stepped_;  // phis of the vector loop
  CloneMap starts_;               // what values are in the first iteration
  std::unordered_map<uint64_t, Value*> scalars_, vectors_, vectorCounters_, masks_;
  std::unordered_map<uint32_t, Value*> counters_;  // by phi
  std::unordered_map<Value*, Value*> splats_;
};

/// Nothing that the program calls starts a thread: it is a whole program that calls functions of
/// the library only.
bool isSingleThreaded(const Module& module) {
  // Of functions that are finished the bodies may be gone.
  auto isProgram = [](const Function& function) {
    return !function.isDeclaration() || function.isWritten;
  };
  const Function* main = module.findFunction("main");
  if (!main || !isProgram(*main)) return false;
  return std::all_of(module.functions.begin(), module.functions.end(), [&](const auto& function) {
    return isProgram(*function) || function->library || function->intrinsic != Intrinsic::None;
  });
}

}  // namespace

bool vectorizeLoops(Function& function, PassContext& context) {
  const VectorRules& rules = context.options<TargetOption>().target->vectors;
  if (rules.bytes == 0) return false;
  const Loops& loops = *context.get<Loops>();
  LoopNest nest(loops);
  AliasAnalysis alias(function, &*context.get<DomTree>());
  VectorContext shared{function,
                       loops,
                       *context.get<DomTree>(),
                       *context.get<PostDomTree>(),
                       nest,
                       alias,
                       rules,
                       isSingleThreaded(*function.module),
                       context.options<PassObservers>().vectors};
  if (shared.observer) shared.observer->begin(function);
  std::vector<VectorPlan> plans;
  for (uint32_t loop = 0; loop < nest.size(); ++loop) {
    if (nest.hasInner(loop) || !nest.isInForm(loop)) continue;
    SourceLoc loc = nest.header(loop)->last->loc;
    VectorPlan plan = planVectors(shared, loop);
    if (shared.observer) shared.observer->decide(shared, plan);
    if (!plan.why.empty()) {
      context.missedRemark<Remark::LoopNotVectorized>(loc, plan.why);
      continue;
    }
    if (plan.interleave > 1)
      context.remark<Remark::LoopVectorizedTwice>(loc, plan.lanes);
    else
      context.remark<Remark::LoopVectorized>(loc, plan.lanes);
    plans.push_back(std::move(plan));
  }
  for (const VectorPlan& plan : plans) Writer(shared, plan).run();
  if (shared.observer) shared.observer->end();
  context.count("loops vectorized", plans.size());
  return !plans.empty();
}

}  // namespace minic
