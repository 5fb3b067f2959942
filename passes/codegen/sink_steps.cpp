// sink-steps: the variables of loops step after the last use of their old values.
//
//     %next = getelementptr i8, ptr %p, i64 4        %v = load i32, ptr %p
//     %v = load i32, ptr %p                     =>   %next = getelementptr i8, ptr %p, i64 4
//     %left = add i32 %n, -1                         %left = add i32 %n, -1
//     %more = icmp ne i32 %n, 1                      %more = icmp ne i32 %left, 0
//
// A phi and the sum of it and a constant that it becomes can then be in one register: neither lives
// at the definition of the other, so no copy is left on the way back. A compare of the old value
// becomes one of the new; one with 0 costs nothing, as the sum has set the flags.
//
// Before: any valid function. After: the same blocks, and the same instructions in each. Each sum
// takes a walk over the uses of its phi; a loop in loop-form has one such sum for a phi.
#include <vector>

#include "passes/codegen/codegen.h"
#include "passes/function_pass.h"

namespace minic {

namespace {

class StepSinker : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    uint32_t place = 0;
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        if (place_.size() <= inst->id) place_.resize(inst->id + 1);
        place_[inst->id] = ++place;
      }
    forEachStep([&](Inst* sum, Inst* phi) { compare(sum, phi); });
    forEachStep([&](Inst* sum, Inst* phi) { sink(sum, phi); });
    context_.count("steps moved behind the last use", moved_);
    context_.count("compares with a stepped value", compared_);
    return moved_ + compared_ != 0;
  }

 private:
  /// Calls visit(sum, phi) for the sums of a phi and a constant that the phi becomes.
  template <class F>
  void forEachStep(F&& visit) {
    for (Block* block : blocks(function_))
      for (Inst* phi : phis(block))
        for (const Use& use : phi->operands())
          if (Inst* sum = asInst(use.value); sum && isStep(*sum, phi)) visit(sum, phi);
  }
  static bool isStep(const Inst& sum, const Inst* phi) {
    const bool isAdd = sum.is(Op::Add) && !sum.type->isVector();
    const bool isAddress = sum.is(Op::Gep) && sum.numOps == 2 && sum.typeArg->isInt(8);
    return (isAdd || isAddress) && sum.operand(0) == phi && asConstInt(sum.operand(1));
  }

  /// The first of the value's uses in the block after the place that isWanted(user), else null. A
  /// phi is no use there.
  template <class F>
  Inst* firstUse(const Value* value, const Block* block, uint32_t after, F&& isWanted) const {
    Inst* first = nullptr;
    for (const Use& use : value->useRange()) {
      Inst* user = use.user;
      if (user->block != block || user->is(Op::Phi) || place_[user->id] <= after) continue;
      if (isWanted(*user) && (!first || place_[user->id] < place_[first->id])) first = user;
    }
    return first;
  }

  /// Makes comparisons of the phi with a constant, after the sum in its block, ones of the sum.
  void compare(Inst* sum, Inst* phi) {
    if (!sum->is(Op::Add)) return;
    auto isCompare = [&](const Inst& user) {
      return user.is(Op::ICmp) && isEquality(user.intPred()) && user.operand(0) == phi &&
             asConstInt(user.operand(1));
    };
    while (Inst* compare = firstUse(phi, sum->block, place_[sum->id], isCompare)) {
      const int64_t to = asConstInt(compare->operand(1))->value;
      const uint64_t moved = uint64_t(to) + uint64_t(asConstInt(sum->operand(1))->value);
      compare->setOperand(0, sum);
      compare->setOperand(1, module_.constInt(sum->type, int64_t(moved)));
      sum->flags &= uint8_t(~(vflags::NSW | vflags::NUW));
      ++compared_;
    }
  }

  /// Moves the sum to its first use. If that is in another block, it comes before the test at the
  /// end of its own, whose parts stay together.
  void sink(Inst* sum, Inst* phi) {
    Block* block = sum->block;
    auto any = [](const Inst&) { return true; };
    Inst* reader = firstUse(sum, block, place_[sum->id], any);
    Inst* test = testOf(block);
    const bool isTested = reader && reader == test;
    if (!isTested && !firstUse(phi, block, place_[sum->id], any)) return;
    if (!reader) {
      reader = test ? test : block->last;
      if (Inst* step = reader->prev; test && test->operand(0) == step && step->is(Op::Add))
        reader = step;
    }
    // All uses of the old value come before the first one of the new.
    if (firstUse(phi, block, place_[reader->id] - 1, any) || reader == sum) return;
    detach(sum);
    insertBefore(sum, block, reader);
    place_[sum->id] = place_[reader->id];
    ++moved_;
  }

  /// The compare of two numbers that decides where the block goes on, if it is right before that.
  static Inst* testOf(const Block* block) {
    Inst* test = block->last->prev;
    const bool decides = block->last->is(Op::CondBr) && test && block->last->operand(0) == test;
    return decides && test->is(Op::ICmp) ? test : nullptr;
  }

  std::vector<uint32_t> place_;  // by id
  uint64_t moved_ = 0, compared_ = 0;
};

}  // namespace

bool sinkSteps(Function& function, PassContext& context) {
  return StepSinker(function, context).run();
}

}  // namespace minic
