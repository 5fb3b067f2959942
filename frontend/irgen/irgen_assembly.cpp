// Inline assembly as LLVM has it: a call whose results are the outputs in registers, whose
// arguments are the addresses of operands in memory and the inputs.
#include "frontend/irgen/irgen_impl.h"

namespace minic::irgen {

namespace {

/// The integer as which a floating value goes through an integer register.
bool isMoved(const Type* type, const ast::Type* source) {
  return source->isFloating() && !type->isFloatingPoint();
}

/// __builtin_setjmp and __builtin_longjmp as lines of assembly, with GCC's buffer: the frame
/// pointer, the place to go on, the stack pointer. All other registers have other values when
/// control comes back.
struct JumpCode {
  std::string_view set, setConstraints, jump, jumpConstraints;
};
constexpr JumpCode kX86Jumps = {
    "movq %rbp, ($0)\n\tleaq 77f(%rip), %rdx\n\tmovq %rdx, 8($0)\n\tmovq %rsp, 16($0)\n\t"
    "xorl %eax, %eax\n\tjmp 78f\n77:\tmovl $$1, %eax\n78:",
    "={rax},0,~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},"
    "~{r15},~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},"
    "~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15},~{memory}",
    "movq ($0), %rbp\n\tmovq 16($0), %rsp\n\tjmpq *8($0)", "{rax},~{memory}"};
constexpr JumpCode kRiscvJumps = {
    "sd s0, 0($0)\n\tlla t0, 77f\n\tsd t0, 8($0)\n\tsd sp, 16($0)\n\tli a0, 0\n\tj 78f\n"
    "77:\tli a0, 1\n78:",
    "={a0},0,~{ra},~{t0},~{t1},~{t2},~{t3},~{t4},~{t5},~{t6},~{a1},~{a2},~{a3},~{a4},~{a5},~{a6},"
    "~{a7},~{s1},~{s2},~{s3},~{s4},~{s5},~{s6},~{s7},~{s8},~{s9},~{s10},~{s11},~{ft0},~{ft1},"
    "~{ft2},~{ft3},~{ft4},~{ft5},~{ft6},~{ft7},~{ft8},~{ft9},~{ft10},~{ft11},~{fa0},~{fa1},~{fa2},"
    "~{fa3},~{fa4},~{fa5},~{fa6},~{fa7},~{fs0},~{fs1},~{fs2},~{fs3},~{fs4},~{fs5},~{fs6},~{fs7},"
    "~{fs8},~{fs9},~{fs10},~{fs11},~{memory}",
    "ld s0, 0($0)\n\tld sp, 16($0)\n\tld t0, 8($0)\n\tjr t0", "{a0},~{memory}"};

const JumpCode& jumpCode(const TargetInfo& target) {
  return &target == &kX86_64 ? kX86Jumps : kRiscvJumps;
}

}  // namespace

/// A call of lines of assembly that take the address of a buffer.
Value* FunctionGen::jumpCall(const ast::BuiltinExpr* e, std::string_view text,
                             std::string_view constraints, Type* result) {
  Value* buffer = scalar(e->args[0]);
  at(e->loc);
  Value* address[] = {cast(Op::PtrToInt, buffer, types_.i64())};
  Type* params[] = {types_.i64()};
  return builder_.call(module_.assemblyFunction(text, constraints, types_.function(result, params)),
                       address);
}

/// As with setjmp, variables stay in memory: no edge of the flow graph shows that control comes
/// back.
Value* FunctionGen::setJump(const ast::BuiltinExpr* e) {
  function_.attrs.flags |= fnattrs::OptNone;
  const JumpCode& code = jumpCode(gen_.target());
  return cast(Op::Trunc, jumpCall(e, code.set, code.setConstraints, types_.i64()), types_.i32());
}

void FunctionGen::longJump(const ast::BuiltinExpr* e) {
  const JumpCode& code = jumpCode(gen_.target());
  jumpCall(e, code.jump, code.jumpConstraints, types_.voidTy());
}

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
