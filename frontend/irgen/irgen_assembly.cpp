// Inline assembly as LLVM has it: a call whose results are the outputs in registers, whose
// arguments are the addresses of operands in memory and the inputs.
#include "frontend/irgen/irgen_impl.h"

namespace minic::irgen {

namespace {

/// The integer as which a floating value goes through an integer register.
bool isMoved(const Type* type, const ast::Type* source) {
  return source->isFloating() && !type->isFloatingPoint();
}

}  // namespace

void FunctionGen::assemblyStmt(const ast::AssemblyStmt* s) {
  at(s->loc);
  std::vector<LValue> outputs;  // in registers
  std::vector<Type*> results, params;
  std::vector<Value*> args;
  std::vector<ParamAttrs> attrs;
  auto registerType = [&](const ast::Type* type, bool isFloat) {
    if (type->kind == ast::TypeKind::Bool) return types_.intTy(8);
    if (type->isFloating() && !isFloat) return types_.intTy(uint32_t(type->size * 8));
    return gen_.valueType(type);
  };
  auto addAddress = [&](Value* address, const ast::Type* type) {
    ParamAttrs attr;
    attr.elementType = true;
    attr.pointee = gen_.memoryType(type);
    args.push_back(address);
    params.push_back(types_.ptr());
    attrs.push_back(attr);
  };
  auto addValue = [&](Value* value, const ast::Type* type, Type* to) {
    if (isMoved(to, type)) value = cast(Op::BitCast, value, to);
    args.push_back(value);
    params.push_back(value->type);
    attrs.push_back(gen_.attributes(type));
  };
  std::vector<LValue> places;
  for (const ast::AssemblyOperand& operand : s->operands) {
    const ast::Type* type = operand.expr->type;
    places.push_back(operand.isOutput || operand.inMemory ? lvalue(operand.expr) : LValue());
    if (operand.inMemory) {
      addAddress(places.back().address, type);
    } else if (operand.isOutput) {
      outputs.push_back(places.back());
      results.push_back(registerType(type, operand.inFloat));
    } else {
      Value* value = operand.inText ? gen_.constant(operand.expr, false) : scalar(operand.expr);
      addValue(value, type, registerType(type, operand.inFloat));
    }
  }
  for (size_t i = 0; i < s->operands.size(); ++i) {
    const ast::AssemblyOperand& operand = s->operands[i];
    if (!operand.isReadToo) continue;
    const ast::Type* type = operand.expr->type;
    if (operand.inMemory) {
      addAddress(places[i].address, type);
    } else {
      Value* value = load(places[i]);
      if (type->kind == ast::TypeKind::Bool) value = cast(Op::ZExt, value, types_.intTy(8));
      addValue(value, type, registerType(type, operand.inFloat));
    }
  }
  Type* result = results.empty()       ? types_.voidTy()
                 : results.size() == 1 ? results[0]
                                       : types_.structTy(results, false);
  Function* lines =
      module_.assemblyFunction(s->text, s->constraints, types_.function(result, params));
  Inst* call = builder_.call(lines, args);
  if (!attrs.empty()) call->call->args = function_.arena.copy(std::span<const ParamAttrs>(attrs));
  for (size_t i = 0; i < outputs.size(); ++i) {
    Value* value = call;
    if (outputs.size() > 1) {
      Value* whole[] = {call, module_.constInt(types_.i32(), int64_t(i))};
      Inst* part = function_.createInst(Op::ExtractValue, results[i], whole, builder_.loc);
      value = builder_.insert(part);
    }
    const ast::Type* type = outputs[i].type;
    if (type->kind == ast::TypeKind::Bool)
      value = isNonZero(value);
    else if (isMoved(results[i], type))
      value = cast(Op::BitCast, value, gen_.valueType(type));
    store(value, outputs[i]);
  }
}

}  // namespace minic::irgen
