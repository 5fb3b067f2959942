// x86_fp80 for a machine whose x87 registers are a stack: each value lies in 16 bytes of the frame,
// and an operation reads and writes memory. Every instruction has a slot of its own, but for
// selects, which choose an address: no slot is written again while a value that came from it lives,
// as each is written only where its instruction is. A phi has two: predecessors write the one, the
// head of the block copies it to the other, so that phis of a block can exchange their values.
// An argument is a `byval` pointer. A result stays on the x87 stack until llvm.minic.x87.result.
#include <array>
#include <fmt/format.h>
#include <unordered_map>

#include "ir/rpo.h"
#include "passes/codegen/codegen.h"
#include "passes/codegen/helpers.h"
#include "passes/codegen/long_doubles.h"
#include "passes/function_pass.h"
#include "support/messages.h"

namespace minic {

namespace {

bool isX87(const Type* type) { return type->kind == TypeKind::X86Fp80; }

class X87Lowering : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  void run() {
    std::vector<Inst*> work;
    Rpo rpo = Rpo::compute(function_);
    auto collect = [&](Block* block) {
      for (Inst* inst : insts(block))
        if (usesLongDouble(inst)) work.push_back(inst);
    };
    for (Block* block : rpo.order) collect(block);
    for (Block* block : blocks(function_))
      if (!rpo.isReachable(block)) collect(block);
    changeSignature();
    for (Inst* inst : work) {
      build_.at(inst);
      if (!lower(inst))
        return context_.error(inst->loc, {Msg::OperationOfX87, opInfo(inst->op).text});
    }
    for (Inst* inst : work)
      if (inst->is(Op::Phi)) lowerPhi(inst);
    for (Inst* inst : work) dropOperands(inst);
    for (Inst* inst : work) erase(inst);
  }

 private:
  Value* number(Type* type, uint64_t value) { return module_.constInt(type, int64_t(value)); }

  Value* newSlot() {
    Inst* slot = function_.createInst(Op::Alloca, types_.ptr(), {}, build_.loc);
    slot->typeArg = types_.array(types_.i64(), 2);
    slot->setAlign(16);
    insertBefore(slot, function_.entry(), function_.entry()->first);
    return slot;
  }

  /// The address of the value.
  Value* at(Value* value) {
    if (!value->isConstant()) {
      Value*& slot = slots_[value->id];
      return slot ? slot : slot = newSlot();
    }
    Value*& slot = constants_[value];
    if (slot) return slot;
    slot = newSlot();
    const ConstLongDouble* constant = asConstLongDouble(value);
    if (!constant) return slot;  // undef
    Builder build(module_, function_);
    build.setInsertPoint(static_cast<Inst*>(slot)->next);
    build.store(number(types_.i64(), constant->bits.low), slot);
    Value* upper = addressAt(build, slot, 8);
    build.store(number(types_.i16(), constant->bits.high), upper);
    return slot;
  }
  Value* constant(double value) {
    return at(module_.constLongDouble(types_.x86Fp80(), WideFloat::of(value).bits(kX87)));
  }

  Value* x87(Intrinsic operation, std::initializer_list<Value*> args) {
    return build_.call(helper(module_, operation), std::span(args.begin(), args.size()));
  }

  /// The 10 bytes of the value; `like` says how memory is accessed.
  void copy(Value* to, Value* from, const Inst* like = nullptr) {
    for (auto [type, offset] : {std::pair{types_.i64(), 0u}, std::pair{types_.i16(), 8u}}) {
      Value* source = addressAt(build_, from, offset);
      Inst* part = build_.load(type, source);
      if (like && like->is(Op::Load)) accessLike(part, like, offset);
      Value* target = addressAt(build_, to, offset);
      Inst* store = build_.store(part, target);
      if (like && like->is(Op::Store)) accessLike(store, like, offset);
    }
  }

  void changeSignature() {
    std::vector<Type*> params;
    bool changed = isX87(function_.returnType());
    for (Argument*& arg : function_.args) {
      if (isX87(arg->type)) {
        Argument* pointer = function_.arena.create<Argument>(*arg);
        pointer->uses = nullptr;
        pointer->type = types_.ptr();
        pointer->id = function_.nextValueId++;
        pointer->attrs = byVal();
        slots_[arg->id] = pointer;
        arg = pointer;
        changed = true;
      }
      params.push_back(arg->type);
    }
    if (!changed) return;
    Type* result = isX87(function_.returnType()) ? types_.voidTy() : function_.returnType();
    if (result->isVoid()) function_.ret = {};
    function_.fnType = types_.function(result, params, function_.fnType->variadic);
  }
  ParamAttrs byVal() {
    ParamAttrs attrs;
    attrs.byVal = true;
    attrs.align = 16;
    attrs.pointee = types_.array(types_.i64(), 2);
    return attrs;
  }

  bool lower(Inst* inst) {
    auto operand = [&](uint32_t i) { return at(inst->operand(i)); };
    switch (inst->op) {
      case Op::Load: copy(at(inst), inst->address(), inst); return !inst->isAtomic();
      case Op::Store: copy(inst->address(), operand(0), inst); return !inst->isAtomic();
      case Op::FAdd: return arithmetic(inst, Intrinsic::X87Add);
      case Op::FSub: return arithmetic(inst, Intrinsic::X87Sub);
      case Op::FMul: return arithmetic(inst, Intrinsic::X87Mul);
      case Op::FDiv: return arithmetic(inst, Intrinsic::X87Div);
      case Op::FRem: callFunction(inst, "fmodl", {operand(0), operand(1)}); return true;
      case Op::FNeg: changeSign(at(inst), operand(0), Op::Xor, 0x8000); return true;
      case Op::FCmp:
        replaceAllUses(inst, compare(inst->floatPred(), operand(0), operand(1)));
        return true;
      case Op::Select: {
        Value *left = operand(1), *right = operand(2);
        slots_[inst->id] = build_.select(inst->condition(), left, right);
        return true;
      }
      case Op::Freeze: slots_[inst->id] = operand(0); return true;
      case Op::Phi: return true;
      case Op::Ret:
        x87(Intrinsic::X87Return, {operand(0)});
        build_.ret(nullptr);
        return true;
      case Op::Call: return call(inst);
      default: return isCast(inst->op) && cast(inst);
    }
  }

  /// The last two bytes, with their sign bit changed by `op`.
  void changeSign(Value* to, Value* from, Op op, uint64_t mask) {
    copy(to, from);
    Value* place = addressAt(build_, to, 8);
    Value* top = build_.load(types_.i16(), place);
    build_.store(build_.binary(op, top, number(types_.i16(), mask)), place);
  }

  /// All predicates by four comparisons and their opposites.
  Value* compare(FloatPred pred, Value* a, Value* b) {
    using enum FloatPred;
    auto opposite = [&](FloatPred other) {
      Value* holds = compare(other, a, b);
      return build_.binary(Op::Xor, holds, module_.constBool(true));
    };
    switch (pred) {
      case OGT: return x87(Intrinsic::X87Greater, {a, b});
      case OGE: return x87(Intrinsic::X87GreaterEqual, {a, b});
      case OLT: return x87(Intrinsic::X87Greater, {b, a});
      case OLE: return x87(Intrinsic::X87GreaterEqual, {b, a});
      case UEQ: return x87(Intrinsic::X87EqualOrNan, {a, b});
      case UNO: return x87(Intrinsic::X87Unordered, {a, b});
      case OEQ: {
        Value* equal = x87(Intrinsic::X87EqualOrNan, {a, b});
        return build_.binary(Op::And, equal, compare(ORD, a, b));
      }
      case False: return module_.constBool(false);
      default: return opposite(inverse(pred));
    }
  }

  bool cast(Inst* inst) {
    Value* from = inst->operand(0);
    switch (inst->op) {
      case Op::FPExt:
        build_.store(from, at(inst));
        x87(from->type->size == 8 ? Intrinsic::X87Ext64 : Intrinsic::X87Ext32, {at(inst)});
        return true;
      case Op::FPTrunc: {
        Value *scratch = newSlot(), *source = at(from);
        x87(inst->type->size == 8 ? Intrinsic::X87Trunc64 : Intrinsic::X87Trunc32,
            {scratch, source});
        replaceAllUses(inst, build_.load(inst->type, scratch));
        return true;
      }
      case Op::SIToFP:
      case Op::UIToFP: return fromInteger(inst);
      case Op::FPToSI:
      case Op::FPToUI: return toInteger(inst);
      default: return false;
    }
  }

  bool fromInteger(Inst* inst) {
    Value *from = inst->operand(0), *to = at(inst);
    if (from->type->bits > 64) return false;
    bool isSigned = inst->is(Op::SIToFP);
    if (from->type->bits < 64)
      from = build_.cast(isSigned ? Op::SExt : Op::ZExt, from, types_.i64());
    build_.store(from, to);
    x87(Intrinsic::X87Int64, {to});
    if (isSigned || inst->operand(0)->type->bits < 64) return true;
    // An unsigned number that was read as a negative one is 2^64 too small.
    Value* isNegative = build_.icmp(IntPred::SLT, from, number(types_.i64(), 0));
    Value *missing = constant(18446744073709551616.0), *nothing = constant(0);
    x87(Intrinsic::X87Add, {to, to, build_.select(isNegative, missing, nothing)});
    return true;
  }

  bool toInteger(Inst* inst) {
    if (inst->type->bits > 64) return false;
    Value *from = at(inst->operand(0)), *scratch = newSlot(), *isLarge = nullptr;
    if (inst->is(Op::FPToUI) && inst->type->bits == 64) {
      // What only an unsigned integer holds is computed 2^63 lower.
      Value *limit = constant(9223372036854775808.0), *nothing = constant(0), *lower = newSlot();
      isLarge = x87(Intrinsic::X87GreaterEqual, {from, limit});
      x87(Intrinsic::X87Sub, {lower, from, build_.select(isLarge, limit, nothing)});
      from = lower;
    }
    x87(Intrinsic::X87ToInt, {scratch, from});
    Value* result = build_.load(types_.i64(), scratch);
    if (isLarge) {
      Value* top =
          build_.select(isLarge, number(types_.i64(), uint64_t(1) << 63), number(types_.i64(), 0));
      result = build_.binary(Op::Xor, result, top);
    }
    if (inst->type->bits < 64) result = build_.cast(Op::Trunc, result, inst->type);
    replaceAllUses(inst, result);
    return true;
  }

  bool arithmetic(Inst* inst, Intrinsic operation) {
    Value *left = at(inst->operand(0)), *right = at(inst->operand(1));
    x87(operation, {at(inst), left, right});
    return true;
  }

  void callFunction(Inst* inst, std::string_view name, std::initializer_list<Value*> addresses) {
    std::vector<Value*> args(addresses);
    std::vector<Type*> params(args.size(), types_.ptr());
    std::vector<ParamAttrs> attrs(args.size(), byVal());
    Inst* made = build_.call(types_.function(types_.voidTy(), params), helper(module_, name), args);
    made->call->args = function_.arena.copy(std::span<const ParamAttrs>(attrs));
    x87(Intrinsic::X87Result, {at(inst)});
  }

  bool call(Inst* inst) {
    const Function* callee = inst->calledFunction();
    if (callee && callee->intrinsic != Intrinsic::None) return intrinsic(inst, callee->intrinsic);
    const Type* fnType = inst->call->fnType;
    std::vector<Value*> args;
    std::vector<ParamAttrs> attrs;
    std::vector<Type*> params;
    for (uint32_t i = 0; i < inst->numArgs(); ++i) {
      Value* arg = inst->arg(i);
      bool wide = isX87(arg->type);
      args.push_back(wide ? at(arg) : arg);
      attrs.push_back(wide                       ? byVal()
                      : inst->call->args.empty() ? ParamAttrs()
                                                 : inst->call->args[i]);
      if (i < fnType->params().size()) params.push_back(args.back()->type);
    }
    bool wide = isX87(inst->type);
    Inst* made =
        build_.call(types_.function(wide ? types_.voidTy() : inst->type, params, fnType->variadic),
                    inst->callee(), args);
    made->call->attrs = inst->call->attrs;
    if (!wide) made->call->ret = inst->call->ret;
    made->call->args = function_.arena.copy(std::span<const ParamAttrs>(attrs));
    if (wide)
      x87(Intrinsic::X87Result, {at(inst)});
    else if (!inst->type->isVoid())
      replaceAllUses(inst, made);
    return true;
  }

  bool intrinsic(Inst* inst, Intrinsic which) {
    auto arg = [&](uint32_t i) { return at(inst->arg(i)); };
    switch (which) {
      case Intrinsic::FAbs: changeSign(at(inst), arg(0), Op::And, 0x7FFF); return true;
      case Intrinsic::FMulAdd: {
        Value *a = arg(0), *b = arg(1), *c = arg(2);
        x87(Intrinsic::X87Mul, {at(inst), a, b});
        x87(Intrinsic::X87Add, {at(inst), at(inst), c});
        return true;
      }
      default: break;
    }
    std::string name = longDoubleFunction(which);
    if (name.empty() || inst->numArgs() > 2) return false;
    if (inst->numArgs() == 1)
      callFunction(inst, name, {arg(0)});
    else
      callFunction(inst, name, {arg(0), arg(1)});
    return true;
  }

  void lowerPhi(Inst* phi) {
    Value* incoming = newSlot();
    Block* block = phi->block;
    build_.loc = phi->loc;
    build_.setInsertPoint(block->firstNonPhi());
    copy(at(phi), incoming);
    for (uint32_t i = 0; i < phi->numOps; ++i) {
      Value* from = phi->operand(i);
      if (from->isUndefOrPoison()) continue;
      build_.setInsertPoint(block->preds[i].block->terminator());
      copy(incoming, at(from));
    }
  }

  std::vector<Value*> slots_ = std::vector<Value*>(function_.nextValueId);  // by value id
  std::unordered_map<const Value*, Value*> constants_;                      // looked up only
};

}  // namespace

void lowerX87(Function& function, PassContext& context) { X87Lowering(function, context).run(); }

}  // namespace minic
