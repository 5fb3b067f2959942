// Constant expressions as instructions. One that is an address stays: every instruction that takes
// an address takes a symbol plus a number of bytes. (And a ptrtoint to i1, most often such an
// expression, becomes one to i64 and a trunc.)
#include <array>

#include "ir/builder.h"
#include "ir/gep.h"
#include "passes/codegen/codegen.h"

namespace minic {

namespace {

/// Whether it is a symbol plus a constant number of bytes, within 2 GiB, as the back end folds it.
bool isAddress(const Value* value) {
  int64_t disp = 0;
  while (const ConstExpr* expr = asConstExpr(value)) {
    if (expr->exprOp == Op::Gep) {
      for (const GepStep& step : GepSteps(*expr)) {
        const ConstInt* index = asConstInt(step.index);
        int64_t bytes;
        if (!index ||
            __builtin_mul_overflow(step.isField ? 1 : index->value, int64_t(step.bytes), &bytes))
          return false;
        if (__builtin_add_overflow(disp, bytes, &disp) || disp != int32_t(disp)) return false;
      }
    } else if (expr->exprOp != Op::BitCast || !expr->type->isPtr()) {
      return false;
    }
    value = expr->operands[0];
  }
  return value->type->isPtr();
}

/// Whether the back end can read its scalars.
bool isPlain(const ConstAggregate& aggregate) {
  for (const Value* element : aggregate.elements) {
    if (element->is(Op::ConstExpr) && !isAddress(element)) return false;
    auto* inner = asConstAggregate(element);
    if (inner && !isPlain(*inner)) return false;
  }
  return true;
}

/// Whether operands may be this value.
bool needsNothing(const Value* value) {
  if (auto* aggregate = asConstAggregate(value)) return isPlain(*aggregate);
  return !value->is(Op::ConstExpr) || isAddress(value);
}

/// The constant as instructions at the insertion point. (The reader limits the nesting.)
Value* expand(Builder& build, Value* value) {
  if (needsNothing(value)) return value;
  if (auto* aggregate = asConstAggregate(value)) {
    Value* whole = build.module.undef(value->type);
    for (size_t i = 0; i < aggregate->elements.size(); ++i) {
      Value* element = expand(build, aggregate->elements[i]);
      whole = build.insertValue(whole, element, uint32_t(i));
    }
    return whole;
  }
  ConstExpr* expr = asConstExpr(value);
  std::vector<Value*> operands;
  for (Value* operand : expr->operands) operands.push_back(expand(build, operand));
  if (expr->exprOp == Op::Gep)
    return build.gep(expr->sourceType, operands[0], std::span(operands).subspan(1), {}, false);
  if (isCast(expr->exprOp)) return build.cast(expr->exprOp, operands[0], expr->type);
  return build.binary(expr->exprOp, operands[0], operands[1]);
}

/// Expands operand `i`. True if there was something to expand.
bool expandOperand(Builder& build, Inst* inst, uint32_t i) {
  Value* operand = inst->operand(i);
  if (!operand->is(Op::ConstExpr) && !operand->is(Op::ConstAggregate)) return false;
  if (needsNothing(operand)) return false;
  build.loc = inst->loc;
  if (!inst->is(Op::Phi)) {
    build.setInsertPoint(inst);
    inst->setOperand(i, expand(build, operand));
    return true;
  }
  // Edges from one block bring one value.
  const ArenaVec<Edge>& preds = inst->block->preds;
  uint32_t first = 0;
  while (preds[first].block != preds[i].block) ++first;
  build.setInsertPoint(preds[i].block->last);
  inst->setOperand(i, first < i ? inst->operand(first) : expand(build, operand));
  return true;
}

/// An address as an i1, which is narrower than the targets convert to.
void narrowAddress(Builder& build, Inst* cast) {
  build.at(cast);
  cast->setOperand(0, build.cast(Op::PtrToInt, cast->operand(0), build.module.types.i64()));
  cast->op = Op::Trunc;
}

}  // namespace

bool expandConstants(Function& function, PassContext& context) {
  const Contents contents = *context.get<Contents>();
  if (!contents.expressions && !contents.narrowAddresses) return false;
  Builder build(*function.module, function);
  bool changed = false;
  for (Block* block : blocks(function))
    for (Inst* inst : insts(block)) {
      for (uint32_t i = 0; i < inst->numOps; ++i) changed |= expandOperand(build, inst, i);
      if (inst->is(Op::PtrToInt) && inst->type->isInt(1)) {
        narrowAddress(build, inst);
        changed = true;
      }
    }
  return changed;
}

}  // namespace minic
