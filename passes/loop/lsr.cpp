// lsr: loop strength reduction. An address that moves by the same number of bytes in every
// iteration is a pointer that is stepped instead of computed from the counter; and where only the
// test of the loop is left of the counter, a pointer is tested instead.
//
//     ph:                                        ph:
//       br label %loop                             %end = getelementptr i8, ptr %a, i64 %n4
//     loop:                                        br label %loop
//       %i = phi i64 [0, %ph], [%i1, %loop]      loop:
//       %o = shl i64 %i, 2                 =>      %p = phi ptr [%a, %ph], [%p1, %loop]
//       %q = getelementptr i8, ptr %a, i64 %o      store i32 0, ptr %p
//       store i32 0, ptr %q                        %p1 = getelementptr i8, ptr %p, i64 4
//       %i1 = add i64 %i, 1                        %c = icmp ne ptr %p1, %end
//       %c = icmp slt i64 %i1, %n                  br i1 %c, label %loop, label %exit
//       br i1 %c, label %loop, label %exit
//
// An address is a base plus invariant terms plus a factor times a counter. Addresses with the same
// base, terms, counter and factor share one pointer as far as their distance is a displacement of
// the target. What the target's addressing includes for free stays: on x86-64 an index times 1, 2,
// 4 or 8. Arithmetic modulo 2^64 is exact, so nothing needs a proof except the new test: it is for
// equality, so the counter must meet its bound.
//
// Each counter's next value moves to the test at the end, so that it needs no register besides the
// counter's.
//
// Loops are taken from the inside out, so that a start that an inner loop needs is stepped in the
// outer one. At most 8 pointers per loop, terms and depth are bounded: linear. Before: addresses in
// bytes (lower-geps), loops in loop-form. After: the same blocks. Compare Cooper, Simpson and Vick,
// Operator Strength Reduction, 2001; LLVM's LoopStrengthReduce.
#include <algorithm>
#include <array>
#include <bit>

#include "ir/effects.h"
#include "ir/fold.h"
#include "passes/expressions.h"
#include "passes/loop/counters.h"
#include "passes/loop/sum.h"
#include "passes/passes.h"
#include "passes/target_option.h"

namespace minic {

namespace {

constexpr size_t kMaxPointers = 8;  // per loop
constexpr size_t kMaxFormulaTerms = 6;
constexpr unsigned kMaxSearch = 32;       // instructions of a preheader
constexpr unsigned kMaxAddressDepth = 8;  // of an address computation

/// base + invariant + factor * counter. The base is an invariant pointer; null in an integer.
struct Affine {
  Value* base = nullptr;
  Sum invariant;
  const Counter* counter = nullptr;
  Sum factor;
};

/// Addresses that share a pointer.
struct Group {
  Affine form;  // of the first one
  struct Member {
    Inst* address;
    int64_t offset;  // from the first one's
  };
  std::vector<Member> members;
  Inst *pointer = nullptr, *next = nullptr;
};

class Reducer : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    for (uint32_t loop = nest_.size(); loop-- > 0;)
      if (nest_.isInForm(loop)) reduce(loop);
    context_.count("pointers stepped", pointers_);
    context_.count("addresses replaced", replaced_);
    context_.count("steps and extensions moved", moved_);
    context_.count("tests moved to a pointer", tests_);
    return pointers_ + moved_;
  }

 private:
  void reduce(uint32_t loop) {
    loop_ = loop;
    counters_.clear();
    for (Inst* phi : phis(nest_.header(loop))) {
      auto counter = counterOf(nest_, loop, phi);
      if (!counter) continue;
      stepLate(*counter);
      if (phi->type->isInt(64)) counters_.push_back(*counter);
    }
    if (counters_.empty()) return;
    groups_.clear();
    for (Block* block : nest_.ownBlocks(loop))
      for (Inst* inst : insts(block)) consider(inst);
    if (groups_.empty()) return;
    for (Group& group : groups_) step(group);
    for (Group& group : groups_) replace(group);
    removeDead();
    for (const Counter& counter : counters_)
      if (!removeUnused(counter)) moveTest(counter);
  }

  /// Only the test and the next iteration use the next value: it is computed for them, so that it
  /// can be in the register of the one before.
  void stepLate(const Counter& counter) {
    Inst* end = nest_.latch(loop_)->last;
    Inst* test = end->is(Op::CondBr) ? asInst(end->condition()) : nullptr;
    if (test && (!test->is(Op::ICmp) || test->block != end->block || !test->hasOneUse()))
      test = nullptr;
    for (const Use& use : counter.next->useRange())
      if (use.user != counter.phi && use.user != test) return;
    const Inst* after = test && test->next == end ? test : end;
    if (counter.next->next == after && (!test || after == test)) return;
    for (Inst* inst : {counter.next, test}) {
      if (!inst) continue;
      detach(inst);
      insertBefore(inst, end->block, end);
    }
    ++moved_;
  }

  // ---- forms

  std::optional<Affine> formOf(Value* value, unsigned depth = kMaxAddressDepth) {
    Affine form;
    if (const ConstInt* number = asConstInt(value)) {
      form.invariant.number = number->value;
      return form;
    }
    if (nest_.isInvariant(loop_, value)) {
      if (value->type->isPtr())
        form.base = value;
      else
        form.invariant.add(value, 1);
      return form;
    }
    for (const Counter& counter : counters_)
      if (value == counter.phi || value == counter.next) {
        form.counter = &counter;
        form.factor.number = 1;
        form.invariant.number = value == counter.next ? counter.step : 0;
        return form;
      }
    Inst* inst = asInst(value);
    if (!inst || depth == 0) return std::nullopt;
    switch (inst->op) {
      case Op::Add: return sum(inst->operand(0), inst->operand(1), 1, depth);
      case Op::Sub: return sum(inst->operand(0), inst->operand(1), -1, depth);
      case Op::Gep:
        if (inst->numOps != 2 || inst->typeArg->size != 1 || !inst->operand(1)->type->isInt(64))
          return std::nullopt;
        return sum(inst->operand(0), inst->operand(1), 1, depth);
      case Op::Shl: {
        const ConstInt* by = asConstInt(inst->operand(1));
        if (!by || by->value < 0 || by->value > 62) return std::nullopt;
        return product(inst->operand(0), int64_t(1) << by->value, depth);
      }
      case Op::Mul:
        if (const ConstInt* by = asConstInt(inst->operand(1)))
          return product(inst->operand(0), by->value, depth);
        return productWithInvariant(inst, depth);
      case Op::SExt:
      case Op::ZExt:
        if (!nest_.isInvariant(loop_, inst->operand(0)) || !inst->type->isInt(64))
          return std::nullopt;
        form.invariant.add(hoisted(inst), 1);
        return form;
      default: return std::nullopt;
    }
  }

  /// An extension of an invariant, which lower-geps puts before each address, moves to the
  /// preheader if there is none like it.
  Value* hoisted(Inst* inst) {
    Inst* end = nest_.preheader(loop_)->last;
    unsigned steps = kMaxSearch;
    for (Inst* known = end->prev; known && steps-- > 0; known = known->prev)
      if (areEqual(*known, *inst)) return known;
    detach(inst);
    insertBefore(inst, end->block, end);
    ++moved_;
    return inst;
  }

  std::optional<Affine> sum(Value* a, Value* b, int64_t times, unsigned depth) {
    auto left = formOf(a, depth - 1), right = formOf(b, depth - 1);
    if (!left || !right || right->base) return std::nullopt;
    if (left->counter && right->counter && left->counter != right->counter) return std::nullopt;
    if (!left->counter) left->counter = right->counter;
    left->invariant.add(right->invariant, times);
    left->factor.add(right->factor, times);
    return checked(std::move(left));
  }
  std::optional<Affine> product(Value* value, int64_t by, unsigned depth) {
    auto form = formOf(value, depth - 1);
    if (!form || form->base) return std::nullopt;
    Affine result;
    result.counter = form->counter;
    result.invariant.add(form->invariant, by);
    result.factor.add(form->factor, by);
    return result;
  }
  /// (number + number * counter) * invariant
  std::optional<Affine> productWithInvariant(Inst* inst, unsigned depth) {
    Value *value = inst->operand(0), *by = inst->operand(1);
    if (nest_.isInvariant(loop_, value)) std::swap(value, by);
    if (!nest_.isInvariant(loop_, by)) return std::nullopt;
    auto form = formOf(value, depth - 1);
    if (!form || form->base || !form->invariant.terms.empty() || !form->factor.terms.empty())
      return std::nullopt;
    Affine result;
    result.counter = form->counter;
    result.invariant.add(by, form->invariant.number);
    result.factor.add(by, form->factor.number);
    return result;
  }
  static std::optional<Affine> checked(std::optional<Affine> form) {
    if (form->invariant.terms.size() > kMaxFormulaTerms ||
        form->factor.terms.size() > kMaxFormulaTerms)
      return std::nullopt;
    return form;
  }

  // ---- groups

  /// Takes the address into a group if something other than a gep beside it uses it.
  void consider(Inst* inst) {
    if (!inst->is(Op::Gep) || !isUsedAsAddress(*inst)) return;
    auto form = formOf(inst);
    if (!form || !form->base || !form->counter || form->factor.isZero() || isFree(*form)) return;
    for (Group& group : groups_) {
      const Affine& first = group.form;
      if (first.base != form->base || first.counter != form->counter ||
          first.factor.number != form->factor.number || !first.factor.hasTermsOf(form->factor) ||
          !first.invariant.hasTermsOf(form->invariant))
        continue;
      int64_t offset = int64_t(uint64_t(form->invariant.number) - uint64_t(first.invariant.number));
      if (offset < modes_.minOffset || offset > modes_.maxOffset) continue;
      group.members.push_back({inst, offset});
      return;
    }
    if (groups_.size() == kMaxPointers) {
      context_.missedRemark<Remark::AddressNotStepped>(inst->loc, kMaxPointers);
      return;
    }
    groups_.push_back({std::move(*form), {{inst, 0}}});
  }

  bool isUsedAsAddress(const Inst& gep) const {
    for (const Use& use : gep.useRange())
      if (!use.user->is(Op::Gep) || nest_.loopOf(use.user->block) != loop_) return true;
    return false;
  }

  /// The address costs nothing: the target adds the scaled counter, or, without an index, there is
  /// one addition anyway.
  bool isFree(const Affine& form) const {
    if (!form.factor.terms.empty()) return false;
    auto factor = uint64_t(form.factor.number);
    if (!std::has_single_bit(factor)) return false;
    return modes_.maxScale && factor <= modes_.maxScale;
  }

  // ---- new code

  /// The address when the counter is `at`.
  Value* addressFor(const Affine& form, Value* at) {
    Sum start = form.invariant;
    const ConstInt* number = asConstInt(at);
    if (number)
      start.add(form.factor, number->value);
    else if (form.factor.terms.empty())
      start.add(at, form.factor.number);
    int64_t last = start.number;  // added last, to become a displacement
    start.number = 0;
    Value* pointer = form.base;
    if (!start.terms.empty()) pointer = sums_.moved(pointer, sums_.make(start));
    if (!number && !form.factor.terms.empty())
      pointer = sums_.moved(pointer, sums_.times(sums_.make(form.factor), at));
    return sums_.moved(pointer, module_.constInt(module_.types.i64(), last));
  }

  void step(Group& group) {
    const Counter& counter = *group.form.counter;
    Inst* first = group.members[0].address;
    build_.loc = first->loc;
    build_.setInsertPoint(nest_.preheader(loop_)->last);
    Value* start = addressFor(group.form, counter.start);
    Value* stride = sums_.times(sums_.make(group.form.factor), counter.step);
    build_.setInsertPoint(nest_.header(loop_)->first);
    group.pointer = build_.phi(module_.types.ptr());
    build_.setInsertPoint(nest_.latch(loop_)->last);
    group.next = build_.gep(module_.types.i8(), group.pointer, std::array{stride}, {}, false);
    for (uint32_t i = 0; i < 2; ++i)
      group.pointer->setOperand(
          i, counter.phi->operand(i) == counter.next ? static_cast<Value*>(group.next) : start);
    ++pointers_;
    context_.remark<Remark::PointerStepped>(first->loc, group.members.size());
  }

  void replace(Group& group) {
    for (const Group::Member& member : group.members) {
      build_.at(member.address);
      Value* offset = module_.constInt(module_.types.i64(), member.offset);
      replaceAllUses(member.address, sums_.moved(group.pointer, offset));
      dead_.push_back(member.address);
      ++replaced_;
    }
  }

  /// A counter that counts for nothing.
  bool removeUnused(const Counter& counter) {
    if (!counter.phi->hasOneUse() || !counter.next->hasOneUse()) return false;
    dropOperands(counter.phi);
    dead_.push_back(counter.phi);
    dead_.push_back(counter.next);
    removeDead();
    return true;
  }

  // ---- the test

  /// Tests a pointer instead of the counter if nothing else needs the counter.
  void moveTest(const Counter& counter) {
    auto test = exitTestOf(nest_, loop_, nest_.latch(loop_));
    if (!test || test->left != counter.next || !test->compare->hasOneUse()) return;
    for (const Use& use : counter.phi->useRange())
      if (use.user != counter.next) return;
    for (const Use& use : counter.next->useRange())
      if (use.user != counter.phi && use.user != test->compare) return;
    if (!meetsBound(counter, *test)) return;
    Group* group = nullptr;
    for (Group& candidate : groups_)
      if (candidate.form.counter == &counter && !group) group = &candidate;
    if (!group) return;
    // The address of the first member when the counter is the bound; a stride that may be 0 would
    // never meet it.
    if (!group->form.factor.terms.empty()) return;
    build_.loc = test->compare->loc;
    build_.setInsertPoint(nest_.preheader(loop_)->last);
    Affine form = group->form;
    if (isInclusive(test->pred)) form.invariant.add(form.factor, counter.step);
    Value* end = addressFor(form, test->bound);
    Inst* branch = nest_.latch(loop_)->last;
    bool staysIfTrue = nest_.contains(loop_, branch->block->succs[0].block);
    build_.setInsertPoint(branch);
    Inst* compare = build_.icmp(staysIfTrue ? IntPred::NE : IntPred::EQ, group->next, end);
    branch->setOperand(0, compare);
    dropOperands(counter.phi);
    dead_.push_back(counter.phi);
    dead_.push_back(test->compare);
    removeDead();
    ++tests_;
  }

  /// The loop ends in the iteration in which the counter's next value is the bound, or one step
  /// past an inclusive bound.
  bool meetsBound(const Counter& counter, const ExitTest& test) const {
    if (test.pred == IntPred::NE) return true;
    bool up = counter.step == 1 && (test.pred == IntPred::SLT || test.pred == IntPred::SLE),
         down = counter.step == -1 && (test.pred == IntPred::SGT || test.pred == IntPred::SGE);
    if (!up && !down) return false;
    const ConstInt *start = asConstInt(counter.start), *bound = asConstInt(test.bound);
    if (isInclusive(test.pred)) {  // there is a number past the bound
      NumberRange range = rangeOf(test.bound, true);
      if (range.low == INT64_MIN || range.high == INT64_MAX) return false;
    }
    if (start && bound) return compareIntegers(test.pred, 64, start->zext(), bound->zext());
    return isKnownOnEntry(tree_, nest_.preheader(loop_), counter.start, test.bound, test.pred);
  }

  /// Deletes what is listed, and what only that used.
  void removeDead() {
    while (!dead_.empty()) {
      Inst* inst = dead_.back();
      dead_.pop_back();
      if (inst->is(Op::Erased) || inst->hasUses() || hasSideEffects(*inst)) continue;
      for (const Use& use : inst->operands())
        if (Inst* def = use.value ? asInst(use.value) : nullptr; def && !def->is(Op::Phi))
          dead_.push_back(def);
      erase(inst);
    }
  }

  const Addressing& modes_ = context_.options<TargetOption>().target->addressing;
  const DomTree& tree_ = *context_.get<DomTree>();
  SumBuilder sums_{build_};  // in the preheader
  uint32_t loop_ = 0;
  std::vector<Counter> counters_;  // of loop_
  std::vector<Group> groups_;
  std::vector<Inst*> dead_;
  uint64_t pointers_ = 0, replaced_ = 0, tests_ = 0, moved_ = 0;
};

}  // namespace

bool reduceStrength(Function& function, PassContext& context) {
  return Reducer(function, context).run();
}

}  // namespace minic
