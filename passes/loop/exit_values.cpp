// exit-values: what a loop computes by counting is computed without it. A loop of which nothing
// else is used is then adce's to delete.
//
//     loop:                                          ph:
//       %i = phi i64 [0, %ph], [%i1, %loop]            %r = add i64 %n, -1
//       %s = phi i64 [0, %ph], [%s1, %loop]            %p = mul i64 %n, %r
//       %s1 = add i64 %s, %i                     =>    %s1 = lshr i64 %p, 1
//       %i1 = add i64 %i, 1                            br label %exit
//       %c = icmp slt i64 %i1, %n
//       br i1 %c, label %loop, label %exit
//
// Values are written as recurrences (chains of recurrences, Bachmann, Wang and Zima, 1994; LLVM's
// scalar evolution): {c0, +, c1, +, c2} is c0 + c1 * r + c2 * r * (r - 1) / 2 in iteration r, with
// coefficients that are sums of invariant values. Sums, differences, products with numbers and
// truncations of recurrences are recurrences: all of these are exact modulo 2^64, so nothing needs
// a proof that it does not wrap. The phi whose next value is itself plus {a, +, b} from the start s
// is {s, +, a, +, b}. The half of r * (r - 1) needs it exactly, so there the number of iterations
// must be at most 2^32.
//
// An exit value is replaced if it is a number; if it is a counter that steps by one, whose last
// value is the bound or next to it; or if all of them can be and the loop has no other effect.
// Linear in the phis of exits times the depth of an expression, 8. Before: loops in loop-form
// (others are left alone). After: the same blocks.
#include "ir/effects.h"
#include "passes/loop/counters.h"
#include "passes/loop/sum.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr unsigned kMaxValueDepth = 8;
constexpr size_t kMaxSumTerms = 6;
constexpr size_t kMaxRemoved = 200;  // of a loop that may go

/// c[0] + c[1] * r + c[2] * r * (r - 1) / 2 in iteration r = 0, 1, ...
struct Recurrence {
  Sum c[3];

  bool isNumber() const { return c[1].isZero() && c[2].isZero() && c[0].isNumber(); }
  void add(const Recurrence& other, int64_t times) {
    for (int k = 0; k < 3; ++k) c[k].add(other.c[k], times);
  }
};

class ExitValues : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    for (uint32_t loop = nest_.size(); loop-- > 0;)
      if (nest_.isInForm(loop)) visit(loop);
    context_.count("exit values computed", replaced_);
    return replaced_;
  }

 private:
  struct ExitValue {
    Inst* phi;
    std::optional<Recurrence> form;
  };

  void visit(uint32_t loop) {
    auto count = tripCountOf(nest_, tree_, loop);
    if (!count) return;
    loop_ = loop;
    Block* latch = nest_.latch(loop);
    Block* exit = nest_.exitOf(loop, latch);
    if (exit->preds.size() != 1) return;
    std::vector<ExitValue> values;
    bool all = true;
    for (Inst* phi : phis(exit)) {
      if (nest_.isInvariant(loop, phi->operand(0))) continue;
      ExitValue value{phi, std::nullopt};
      if (phi->type->isInt() && phi->type->bits <= 64) value.form = formOf(phi->operand(0));
      if (value.form && !value.form->c[2].isZero() && !count->isNarrow()) value.form.reset();
      all &= value.form.has_value();
      values.push_back(std::move(value));
    }
    all = all && hasNoOtherEffect(loop);
    for (ExitValue& value : values) {
      if (!value.form || !(all || isCheap(*value.form, *count))) continue;
      context_.remark<Remark::ComputedAtEnd>(latch->last->loc);
      build_.loc = value.phi->loc;
      build_.setInsertPoint(nest_.preheader(loop)->last);
      value.phi->setOperand(0, made(*value.form, *count, value.phi->type));
      ++replaced_;
    }
  }

  /// Nothing but its values at the end is left of the loop.
  bool hasNoOtherEffect(uint32_t loop) const {
    if (nest_.hasInner(loop)) return false;
    size_t seen = 0;
    for (const Block* block : nest_.blocks(loop))
      for (const Inst* inst : insts(block)) {
        if (++seen > kMaxRemoved || (!inst->isTerm() && hasSideEffects(*inst))) return false;
        for (const Use& use : inst->useRange())
          if (!nest_.contains(loop, use.user->block) && !use.user->is(Op::Phi)) return false;
      }
    return true;
  }

  /// A number; or a counter that steps by one, since its distance to the bound is known.
  static bool isCheap(const Recurrence& form, const TripCount& count) {
    if (!form.c[1].isNumber() || !form.c[2].isNumber() || form.c[0].terms.size() > 1) return false;
    if (count.number) return true;
    bool isCounter = form.c[1].number == 1 || form.c[1].number == -1;
    return isCounter && form.c[2].isZero();
  }

  // ---- recurrences

  std::optional<Recurrence> formOf(Value* value, unsigned depth = kMaxValueDepth) {
    Recurrence form;
    if (const ConstInt* number = asConstInt(value)) {
      form.c[0].number = number->value;
      return form;
    }
    if (nest_.isInvariant(loop_, value)) {
      form.c[0].add(value, 1);
      return form;
    }
    Inst* inst = asInst(value);
    if (depth == 0 || nest_.loopOf(inst->block) != loop_) return std::nullopt;
    switch (inst->op) {
      case Op::Phi:
        return inst->block == nest_.header(loop_) ? formOfPhi(inst, depth) : std::nullopt;
      case Op::Add:
      case Op::Sub: {
        auto left = formOf(inst->operand(0), depth - 1),
             right = formOf(inst->operand(1), depth - 1);
        if (!left || !right) return std::nullopt;
        left->add(*right, inst->is(Op::Add) ? 1 : -1);
        return checked(*left);
      }
      case Op::Shl: {
        const ConstInt* by = asConstInt(inst->operand(1));
        if (!by || by->value < 0 || by->value >= inst->type->bits) return std::nullopt;
        auto left = formOf(inst->operand(0), depth - 1);
        if (left) form.add(*left, int64_t(uint64_t(1) << by->value));
        return left ? std::optional(form) : std::nullopt;
      }
      case Op::Mul: {
        auto left = formOf(inst->operand(0), depth - 1),
             right = formOf(inst->operand(1), depth - 1);
        if (!left || !right || !(left->isNumber() || right->isNumber())) return std::nullopt;
        if (left->isNumber()) std::swap(left, right);
        form.add(*left, right->c[0].number);
        return form;
      }
      case Op::Trunc:
        if (inst->operand(0)->type->bits > 64) return std::nullopt;
        return formOf(inst->operand(0), depth - 1);
      default: return std::nullopt;
    }
  }

  /// start, then in each iteration plus a recurrence that is known by itself.
  std::optional<Recurrence> formOfPhi(Inst* phi, unsigned depth) {
    uint32_t fromLatch = nest_.latchIndex(loop_);
    Inst* next = asInst(phi->operand(fromLatch));
    if (!next || !(next->is(Op::Add) || next->is(Op::Sub)) || nest_.isInvariant(loop_, next))
      return std::nullopt;
    Value* step = next->operand(1);
    if (next->operand(0) != phi) {
      if (next->is(Op::Sub) || next->operand(1) != phi) return std::nullopt;
      step = next->operand(0);
    }
    // (A step that depends on the phi ends at the depth: it would be no recurrence of this kind.)
    auto by = formOf(step, depth - 1);
    auto start = formOf(phi->operand(1 - fromLatch), 1);
    if (!by || !start || !by->c[2].isZero()) return std::nullopt;
    Recurrence form;
    int64_t sign = next->is(Op::Add) ? 1 : -1;
    form.c[0] = start->c[0];
    form.c[1].add(by->c[0], sign);
    form.c[2].add(by->c[1], sign);
    return form;
  }

  static std::optional<Recurrence> checked(const Recurrence& form) {
    for (const Sum& sum : form.c)
      if (sum.terms.size() > kMaxSumTerms) return std::nullopt;
    return form;
  }

  // ---- new code

  /// The value in the last iteration.
  Value* made(const Recurrence& form, const TripCount& count, Type* type) {
    Type* i64 = module_.types.i64();
    Value* total = sums_.make(form.c[0]);
    if (!form.c[1].isZero() || !form.c[2].isZero()) {
      Value* iteration = count.make(build_);
      iteration = sums_.plus(iteration, sums_.number(-1));
      if (!form.c[1].isZero()) {
        Value* part = sums_.make(form.c[1]);
        part = sums_.times(iteration, part);
        total = sums_.plus(total, part);
      }
      if (!form.c[2].isZero()) {
        Value* before = sums_.plus(iteration, sums_.number(-1));
        Value* pairs = sums_.times(iteration, before);
        if (const ConstInt* number = asConstInt(pairs))
          pairs = sums_.number(int64_t(number->zext() >> 1));
        else
          pairs = build_.binary(Op::LShr, pairs, module_.constInt(i64, 1));
        Value* part = sums_.make(form.c[2]);
        part = sums_.times(pairs, part);
        total = sums_.plus(total, part);
      }
    }
    if (type == i64) return total;
    if (const ConstInt* number = asConstInt(total)) return module_.constInt(type, number->value);
    return build_.cast(Op::Trunc, total, type);
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  SumBuilder sums_{build_};  // in the preheader
  uint32_t loop_ = 0;
  uint64_t replaced_ = 0;
};

}  // namespace

bool computeExitValues(Function& function, PassContext& context) {
  return ExitValues(function, context).run();
}

}  // namespace minic
