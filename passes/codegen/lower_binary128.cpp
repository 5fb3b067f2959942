// fp128 for machines that compute with it by the library: every value is an i128, which
// splitWideInts() makes two registers of, and every operation a call. Arguments and results of both
// types are passed alike (RISC-V ELF psABI).
// Source: libgcc's "Soft-Float Library Routines".
#include <array>
#include <fmt/format.h>

#include "passes/codegen/codegen.h"
#include "passes/codegen/helpers.h"
#include "passes/codegen/long_doubles.h"
#include "passes/function_pass.h"
#include "support/messages.h"

namespace minic {

namespace {

bool isFp128(const Type* type) { return type->kind == TypeKind::Fp128; }

class Binary128Lowering : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  void run() {
    std::vector<Inst*> work;
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block))
        if (usesLongDouble(inst)) work.push_back(inst);
    // First all types change, then operations become calls.
    Type* result = changed(function_.returnType());
    std::vector<Type*> params;
    for (Argument* arg : function_.args) params.push_back(arg->type = changed(arg->type));
    function_.fnType = types_.function(result, params, function_.fnType->variadic);
    for (Inst* inst : work) {
      for (uint32_t i = 0; i < inst->numOps; ++i)
        if (isFp128(inst->operand(i)->type) && inst->operand(i)->isConstant())
          inst->setOperand(i, constant(inst->operand(i)));
      if ((inst->is(Op::Load) || inst->is(Op::Store)) && !inst->sub) inst->setAlign(16);
      if (isFp128(inst->type)) inst->type = i128_;
    }
    for (Inst* inst : work) {
      build_.at(inst);
      if (!lower(inst))
        return context_.error(inst->loc, {Msg::OperationOfFp128, opInfo(inst->op).text});
    }
  }

 private:
  Type* changed(Type* type) { return isFp128(type) ? i128_ : type; }
  Value* number(Type* type, uint64_t value) { return module_.constInt(type, int64_t(value)); }
  Value* pair(uint64_t low, uint64_t high) {
    std::array<Value*, 2> halves{number(types_.i64(), low), number(types_.i64(), high)};
    return module_.constExpr(Op::InsertValue, i128_, halves);
  }
  Value* constant(Value* value) {
    const ConstLongDouble* number = asConstLongDouble(value);
    return number ? pair(number->bits.low, number->bits.high) : module_.undef(i128_);
  }

  Inst* libgcc(std::string_view name, Type* result, std::initializer_list<Value*> args) {
    std::vector<Type*> params;
    for (Value* arg : args) params.push_back(arg->type);
    return build_.call(types_.function(result, params), helper(module_, name),
                       std::span(args.begin(), args.size()));
  }
  bool replace(Inst* inst, Value* by) {
    replaceWith(inst, by);
    return true;
  }

  bool lower(Inst* inst) {
    switch (inst->op) {
      case Op::Load:
      case Op::Store: return !inst->isAtomic();
      case Op::Select:
      case Op::Freeze:
      case Op::Phi:
        inst->flags = 0;  // promises about floats
        return true;
      case Op::Ret: return true;
      case Op::FAdd: return byFunction(inst, "__addtf3");
      case Op::FSub: return byFunction(inst, "__subtf3");
      case Op::FMul: return byFunction(inst, "__multf3");
      case Op::FDiv: return byFunction(inst, "__divtf3");
      case Op::FRem: return byFunction(inst, "fmodl");
      case Op::FNeg: return replace(inst, build_.binary(Op::Xor, inst->operand(0), pair(0, kSign)));
      case Op::FCmp:
        return replace(inst, compare(inst->floatPred(), inst->operand(0), inst->operand(1)));
      case Op::Call: return call(inst);
      default: return isCast(inst->op) && cast(inst);
    }
  }

  bool byFunction(Inst* inst, std::string_view name) {
    return replace(inst, libgcc(name, i128_, {inst->operand(0), inst->operand(1)}));
  }

  /// libgcc has a function for each of <, <=, > and >=, whose results say no if a NaN is among the
  /// operands.
  Value* compare(FloatPred pred, Value* a, Value* b) {
    using enum FloatPred;
    auto test = [&](std::string_view name, IntPred result) {
      return build_.icmp(result, libgcc(name, types_.i64(), {a, b}), number(types_.i64(), 0));
    };
    switch (pred) {
      case OEQ: return test("__eqtf2", IntPred::EQ);
      case OGT: return test("__gttf2", IntPred::SGT);
      case OGE: return test("__getf2", IntPred::SGE);
      case OLT: return test("__lttf2", IntPred::SLT);
      case OLE: return test("__letf2", IntPred::SLE);
      case UNO: return test("__unordtf2", IntPred::NE);
      case UEQ: {
        Value* equal = compare(OEQ, a, b);
        return build_.binary(Op::Or, equal, compare(UNO, a, b));
      }
      case False: return module_.constBool(false);
      default: return build_.binary(Op::Xor, compare(inverse(pred), a, b), module_.constBool(true));
    }
  }

  bool cast(Inst* inst) {
    Value* from = inst->operand(0);
    auto extended = [&](Op op, uint32_t bits) {
      Type* type = types_.intTy(bits);
      return from->type->bits < bits ? build_.cast(op, from, type) : from;
    };
    switch (inst->op) {
      case Op::FPExt:
        return replace(
            inst, libgcc(from->type->size == 8 ? "__extenddftf2" : "__extendsftf2", i128_, {from}));
      case Op::FPTrunc:
        return replace(inst, libgcc(inst->type->size == 8 ? "__trunctfdf2" : "__trunctfsf2",
                                    inst->type, {from}));
      case Op::SIToFP:
        if (from->type->bits > 64) return false;
        return replace(inst, libgcc("__floatditf", i128_, {extended(Op::SExt, 64)}));
      case Op::UIToFP:
        if (from->type->bits > 64) return false;
        return replace(inst, libgcc("__floatunditf", i128_, {extended(Op::ZExt, 64)}));
      case Op::FPToSI:
      case Op::FPToUI: {
        if (inst->type->bits > 64) return false;
        Value* whole =
            libgcc(inst->is(Op::FPToSI) ? "__fixtfdi" : "__fixunstfdi", types_.i64(), {from});
        if (inst->type->bits < 64) whole = build_.cast(Op::Trunc, whole, inst->type);
        return replace(inst, whole);
      }
      default: return false;
    }
  }

  bool call(Inst* inst) {
    const Function* callee = inst->calledFunction();
    if (callee && callee->intrinsic != Intrinsic::None) return intrinsic(inst, callee->intrinsic);
    const Type* fnType = inst->call->fnType;
    std::vector<Type*> params;
    for (Type* param : fnType->params()) params.push_back(changed(param));
    inst->call->fnType = types_.function(changed(fnType->returnType()), params, fnType->variadic);
    inst->flags = 0;
    return true;
  }

  bool intrinsic(Inst* inst, Intrinsic which) {
    if (which == Intrinsic::FAbs)
      return replace(inst, build_.binary(Op::And, inst->arg(0), pair(~uint64_t(0), ~kSign)));
    if (which == Intrinsic::FMulAdd) {
      Value* product = libgcc("__multf3", i128_, {inst->arg(0), inst->arg(1)});
      return replace(inst, libgcc("__addtf3", i128_, {product, inst->arg(2)}));
    }
    std::string name = longDoubleFunction(which);
    if (name.empty() || inst->numArgs() > 2) return false;
    if (inst->numArgs() == 1) return replace(inst, libgcc(name, i128_, {inst->arg(0)}));
    return replace(inst, libgcc(name, i128_, {inst->arg(0), inst->arg(1)}));
  }

  static constexpr uint64_t kSign = uint64_t(1) << 63;

  Type* i128_{types_.intTy(128)};
};

}  // namespace

void lowerBinary128(Function& function, PassContext& context) {
  Binary128Lowering(function, context).run();
}

}  // namespace minic
