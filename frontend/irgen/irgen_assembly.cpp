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

/// A call of lines of assembly that take the address of a buffer.
static Value* jumpCall(FunctionGen& gen, const ast::BuiltinExpr* e, std::string_view text,
                       std::string_view constraints, Type* result) {
  Value* buffer = scalar(gen, e->args[0]);
  gen.at(e->loc);
  Value* address[] = {gen.cast(Op::PtrToInt, buffer, gen.types.i64())};
  Type* params[] = {gen.types.i64()};
  return gen.builder.call(
      gen.module.assemblyFunction(text, constraints, gen.types.function(result, params)), address);
}

/// As with setjmp, variables stay in memory: no edge of the flow graph shows that control comes
/// back.
Value* setJump(FunctionGen& gen, const ast::BuiltinExpr* e) {
  gen.function.attrs.flags |= fnattrs::OptNone;
  const JumpCode& code = gen.moduleGen.target().assembly.jumps;
  return gen.cast(Op::Trunc, jumpCall(gen, e, code.set, code.setConstraints, gen.types.i64()),
                  gen.types.i32());
}

void longJump(FunctionGen& gen, const ast::BuiltinExpr* e) {
  const JumpCode& code = gen.moduleGen.target().assembly.jumps;
  jumpCall(gen, e, code.jump, code.jumpConstraints, gen.types.voidTy());
}

void assemblyStmt(FunctionGen& gen, const ast::AssemblyStmt* s) {
  gen.at(s->loc);
  std::vector<LValue> outputs;  // in registers
  std::vector<Type*> results;
  std::vector<Value*> args;
  ModuleGen::Signature signature;  // the parameters
  auto registerType = [&](const ast::Type* type, bool isFloat) {
    if (type->kind == ast::TypeKind::Bool) return gen.types.intTy(8);
    if (type->isFloating() && !isFloat) return gen.types.intTy(uint32_t(type->size * 8));
    return gen.moduleGen.valueType(type);
  };
  auto addAddress = [&](Value* address, const ast::Type* type) {
    args.push_back(address);
    signature.add(gen.types.ptr(),
                  {.elementType = true, .pointee = gen.moduleGen.memoryType(type)});
  };
  auto addValue = [&](Value* value, const ast::Type* type, Type* to) {
    if (isMoved(to, type)) value = gen.cast(Op::BitCast, value, to);
    args.push_back(value);
    signature.add(value->type, attributesOf(type));
  };
  std::vector<LValue> places;
  for (const ast::AssemblyOperand& operand : s->operands) {
    const ast::Type* type = operand.expr->type;
    places.push_back(operand.isOutput || operand.inMemory ? lvalue(gen, operand.expr) : LValue());
    if (operand.inMemory) {
      addAddress(places.back().address, type);
    } else if (operand.isOutput) {
      outputs.push_back(places.back());
      results.push_back(registerType(type, operand.inFloat));
    } else {
      Value* value =
          operand.inText ? gen.moduleGen.constant(operand.expr, false) : scalar(gen, operand.expr);
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
      Value* value = gen.load(places[i]);
      if (type->kind == ast::TypeKind::Bool) value = gen.cast(Op::ZExt, value, gen.types.intTy(8));
      addValue(value, type, registerType(type, operand.inFloat));
    }
  }
  Type* result = results.empty()       ? gen.types.voidTy()
                 : results.size() == 1 ? results[0]
                                       : gen.types.structTy(results, false);
  Function* lines = gen.module.assemblyFunction(s->text, s->constraints,
                                                gen.types.function(result, signature.params));
  Inst* call = gen.builder.call(lines, args);
  call->call->args = gen.function.arena.copy(std::span<const ParamAttrs>(signature.attrs));
  for (size_t i = 0; i < outputs.size(); ++i) {
    Value* value = outputs.size() > 1 ? gen.builder.extractValue(call, uint32_t(i)) : call;
    const ast::Type* type = outputs[i].type;
    if (type->kind == ast::TypeKind::Bool)
      value = gen.isNonZero(value);
    else if (isMoved(results[i], type))
      value = gen.cast(Op::BitCast, value, gen.moduleGen.valueType(type));
    gen.store(value, outputs[i]);
  }
}

}  // namespace minic::irgen
