// Reports what the back end cannot lower, before anything is changed or written.
#include <fmt/format.h>

#include "ir/leaves.h"
#include "passes/codegen/codegen.h"
#include "passes/target_option.h"
#include "support/messages.h"
#include "target/assembly.h"

namespace minic {

namespace {

/// Bytes of local variables; with spill slots and arguments of calls the frame must stay below 2
/// GiB.
constexpr uint64_t kMaxLocals = (uint64_t(1) << 31) - (1 << 26);

class Checker {
 public:
  Checker(const Function& function, PassContext& context)
      : function_(function),
        context_(context),
        target_(*context.options<TargetOption>().target),
        rules_(target_.arguments) {}

  void run() {
    checkSize(function_.loc, function_.returnType());
    for (const Argument* arg : function_.args) checkSize(function_.loc, arg->type);
    for (const Inst* inst : insts(function_.entry()))
      if (inst->is(Op::Alloca) && !fitsFrame(inst))
        return context_.error(inst->loc, {Msg::LocalsTooLarge, function_.name});
    const Contents& contents = *context_.get<Contents>();
    if (!contents.aggregates && !contents.assembly) return;
    for (const Block* block : blocks(function_))
      for (const Inst* inst : insts(block)) check(inst);
  }

 private:
  /// Whether the frame has room for one more variable.
  bool fitsFrame(const Inst* alloca) {
    const ConstInt* count = alloca->numOps ? asConstInt(alloca->operand(0)) : nullptr;
    uint64_t bytes;
    return !__builtin_mul_overflow(alloca->typeArg->size, count ? count->zext() : 1, &bytes) &&
           !__builtin_add_overflow(frame_, bytes, &frame_) && frame_ <= kMaxLocals;
  }

  void check(const Inst* inst) {
    if (!checkSize(inst->loc, inst->type)) return;
    for (const Use& use : inst->operands())
      if (use.value->type->isAggregate() && !checkSize(inst->loc, use.value->type)) return;
    const Function* callee = inst->is(Op::Call) ? inst->calledFunction() : nullptr;
    if (callee && callee->isAssembly)
      checkAssembly(*inst, *callee);
    else if (inst->is(Op::Call))
      checkReturn(inst->loc, inst->type);
    if (inst->is(Op::Ret) && inst->numOps) checkReturn(inst->loc, inst->operand(0)->type);
  }

  bool checkSize(SourceLoc loc, const Type* type) {
    if (!type->isAggregate() || countLeaves(type, kMaxLeaves + 1) <= kMaxLeaves) return true;
    context_.error(loc, {Msg::ValueTooLarge, toString(type)});
    return false;
  }

  /// The operands are of kinds, and as many, as the target has registers for.
  void checkAssembly(const Inst& call, const Function& assembly) {
    auto operands = readAsmConstraints(target_, assembly.constraints);
    bool fits = operands && assignAsmRegisters(target_, *operands);
    std::vector<const Type*> results;
    if (!call.type->isVoid()) appendLeaves(call.type, results);
    size_t result = 0;
    uint32_t argument = 0;
    for (const AsmOperand& operand : operands.value_or(std::vector<AsmOperand>())) {
      if (operand.isClobber) continue;
      bool isResult = operand.isOutput && !operand.isIndirect;
      if (isResult ? result == results.size() : argument == call.numArgs()) {
        fits = false;
        break;
      }
      const Value* value = isResult ? nullptr : call.arg(argument++);
      const Type* type = isResult ? results[result++] : value->type;
      if (operand.isIndirect)
        fits &= type->isPtr();
      else if (!operand.reg.empty())
        fits &= operand.isFloat ? type->isFloatingPoint() : type->isPtr() || type->isInt();
      else
        fits &= value && value->isConstant() && (type->isInt() || type->isPtr());
      fits &= type->size <= 8 && !type->isInt(1);
    }
    if (!fits || result < results.size() || argument < call.numArgs())
      context_.error(call.loc, {Msg::AssemblyOperands});
  }

  void checkReturn(SourceLoc loc, const Type* type) {
    if (!type->isAggregate()) return;
    std::vector<const Type*> leaves;
    appendLeaves(type, leaves);
    size_t floats = 0;
    for (const Type* leaf : leaves) floats += leaf->isFloatingPoint();
    if (floats > rules_.floatReturns || leaves.size() - floats > rules_.intReturns)
      context_.error(loc, {Msg::ResultTooLarge, toString(type)});
  }

  const Function& function_;
  PassContext& context_;
  const TargetInfo& target_;
  const ArgumentRules& rules_;
  uint64_t frame_ = 0;
};

}  // namespace

bool checkLowering(Function& function, PassContext& context) {
  Checker(function, context).run();
  return false;
}

}  // namespace minic
