// Constant expressions that compare or select. LLVM has given them up, so the IR has none: when all
// symbols are known, they are replaced by their values, or by instructions that compute them.
#include <array>

#include "ir/builder.h"
#include "ir/const_value.h"
#include "ir/fold.h"
#include "ir/text/parse_internal.h"

namespace minic::irparse {

/// Such an expression is part of the constant.
bool Reader::compares(const Value* constant) {
  std::span<Value* const> parts = partsOf(constant);
  if (parts.empty()) return false;
  auto [known, isNew] = compares_.try_emplace(constant, false);
  if (!isNew) return known->second;
  bool found = false;
  if (auto* expr = asConstExpr(constant))
    found = expr->exprOp == Op::ICmp || expr->exprOp == Op::FCmp || expr->exprOp == Op::Select;
  for (const Value* part : parts) found |= compares(part);
  return compares_[constant] = found;
}

/// The constant without such expressions: a constant, or the result of instructions at `at`. Null:
/// there would have to be instructions, but there is no `at`.
Value* Reader::withoutCompares(Value* constant, Builder* at) {
  if (!compares(constant)) return constant;
  ConstExpr* expr = asConstExpr(constant);
  std::vector<Value*> parts;
  bool allConstant = true;
  for (Value* part : partsOf(constant)) {
    parts.push_back(withoutCompares(part, at));
    if (!parts.back()) return nullptr;
    allConstant &= parts.back()->isConstant();
  }
  if (!expr) {
    if (allConstant) return m.constAggregate(constant->type, parts);
    Value* made = m.undef(constant->type);
    for (size_t i = 0; i < parts.size(); ++i)
      made = at->insert(at->function.createInst(
          Op::InsertValue, constant->type,
          std::array<Value*, 3>{made, parts[i], m.constI32(int32_t(i))}, at->loc));
    return made;
  }
  if (allConstant) {
    if (Value* known = foldConstants(m, expr->exprOp, expr->type, parts, expr->flags, expr->sub,
                                     expr->sourceType))
      return known;
  }
  switch (expr->exprOp) {
    case Op::ICmp: return at ? at->icmp(IntPred(expr->sub), parts[0], parts[1]) : nullptr;
    case Op::FCmp: return at ? at->fcmp(FloatPred(expr->sub), parts[0], parts[1]) : nullptr;
    case Op::Select: return at ? at->select(parts[0], parts[1], parts[2]) : nullptr;
    default: break;
  }
  if (allConstant) {
    ConstExpr* made = m.constExpr(expr->exprOp, expr->type, parts, expr->sourceType);
    made->flags = expr->flags;
    auto number = expr->type->isInt() ? evaluateConstant(made) : std::nullopt;
    return number && !number->symbol ? m.constInt(expr->type, number->offset)
                                     : static_cast<Value*>(made);
  }
  if (isCast(expr->exprOp)) return at->cast(expr->exprOp, parts[0], expr->type);
  Inst* made = expr->exprOp == Op::Gep
                   ? at->gep(expr->sourceType, parts[0], std::span(parts).subspan(1), {}, false)
                   : at->binary(expr->exprOp, parts[0], parts[1]);
  made->flags = expr->flags;
  return made;
}

void Reader::replaceCompares() {
  for (GlobalVar* global : m.globals) {
    if (!global->init) continue;
    global->init = withoutCompares(global->init, nullptr);
    if (global->init) continue;
    report(global->loc, {Msg::IrInitialiserCompares, global->name});
    return;
  }
  for (const auto& function : m.functions) replaceCompares(*function);
}

void Reader::replaceCompares(Function& function) {
  Builder builder(m, function);
  for (Block* block : blocks(function)) {
    for (Inst* inst : insts(block)) {
      for (uint32_t i = 0; i < inst->numOps; ++i) {
        Value* operand = inst->operand(i);
        if (!operand->isConstant() || !compares(operand)) continue;
        builder.loc = inst->loc;
        if (!inst->is(Op::Phi)) {
          builder.setInsertPoint(inst);
          inst->setOperand(i, withoutCompares(operand, &builder));
          continue;
        }
        // Edges from one block bring one value.
        const Block* pred = block->preds[i].block;
        uint32_t same = 0;
        while (block->preds[same].block != pred) ++same;
        builder.setInsertPoint(pred->last);
        inst->setOperand(i, same < i ? inst->operand(same) : withoutCompares(operand, &builder));
      }
    }
  }
}

}  // namespace minic::irparse
