// Integers of 65 to 128 bits, which clang makes of groups of bit-fields and of __int128, as two
// values each, as arguments and results too (by target/abi.h). Division and conversions are
// libgcc's. Blocks are visited in reverse post-order, so an operand has its halves before its users
// need them; phis get their operands at the end. (Unreachable blocks come last: their results are
// never used.) A constant of such a type is undef, poison, zero or an expression over its halves.
#include <array>
#include <fmt/format.h>

#include "ir/leaves.h"
#include "ir/rpo.h"
#include "passes/codegen/codegen.h"
#include "passes/codegen/helpers.h"
#include "passes/function_pass.h"
#include "passes/target_option.h"
#include "support/messages.h"
#include "target/abi.h"

namespace minic {

namespace {

bool isWide(const Type* type) { return type->isInt() && type->bits > 64; }

struct Halves {
  Value *low = nullptr, *high = nullptr;
};

class Splitter : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  /// True if there was anything to split.
  bool run() {
    bool changed = splitSignature();
    Rpo rpo = Rpo::compute(function_);
    for (Block* block : rpo.order) visit(block);
    for (Block* block : blocks(function_))
      if (!rpo.isReachable(block)) visit(block);
    for (auto [whole, low, high] : phis_)
      for (uint32_t i = 0; i < whole->numOps; ++i) {
        Halves from = halves(whole->operand(i));
        low->setOperand(i, from.low);
        high->setOperand(i, from.high);
      }
    if (wrong_) report();
    if (wrong_) return true;
    for (Inst* inst : split_) dropOperands(inst);
    for (Inst* inst : split_) erase(inst);
    return changed || !split_.empty();
  }

 private:
  struct SplitPhi {
    Inst *whole, *low, *high;
  };

  void report() {
    const Type* type = wrong_->type;
    for (const Use& use : wrong_->operands())
      if (holdsWideInt(use.value->type)) type = use.value->type;
    context_.error(wrong_->loc, {Msg::OperationOfType, opInfo(wrong_->op).text, toString(type)});
  }

  void visit(Block* block) {
    for (Inst* inst : insts(block)) {
      bool wide = holdsWideInt(inst->type), inAggregate = wide && !inst->type->isInt();
      for (const Use& use : inst->operands()) {
        bool isWide = holdsWideInt(use.value->type);
        wide |= isWide;
        inAggregate |= isWide && !use.value->type->isInt();
      }
      if (!wide || wrong_) continue;
      build_.at(inst);
      kept_ = false;
      if (inAggregate || !split(inst))
        wrong_ = inst;
      else if (!kept_)
        split_.push_back(inst);
    }
  }

  Type* highType(const Type* type) { return types_.intTy(type->bits - 64); }
  Value* number(Type* type, int64_t value) { return module_.constInt(type, value); }

  Halves halves(Value* value) {
    if (auto* constant = asConstExpr(value)) return {constant->operands[0], constant->operands[1]};
    if (!value->isConstant() && value->id < halves_.size() && halves_[value->id].low)
      return halves_[value->id];
    Type *low = types_.i64(), *high = highType(value->type);
    if (value->is(Op::ConstUndef)) return {module_.undef(low), module_.undef(high)};
    if (value->is(Op::ConstZero)) return {module_.zero(low), module_.zero(high)};
    return {module_.poison(low), module_.poison(high)};  // or computed in an unreachable block
  }
  bool set(Value* inst, Value* low, Value* high) {
    halves_[inst->id] = {low, high};
    return true;
  }
  bool replace(Inst* inst, Value* by) {
    replaceAllUses(inst, by);
    return true;
  }

  /// The value, of another integer type, with zeros, copies of its sign, or fewer bits.
  Value* resized(Value* value, Type* type, Op extension = Op::ZExt) {
    if (value->type == type) return value;
    return build_.cast(value->type->bits > type->bits ? Op::Trunc : extension, value, type);
  }

  bool split(Inst* inst) {
    switch (inst->op) {
      case Op::Load: return load(inst);
      case Op::Store: return store(inst);
      case Op::And:
      case Op::Or:
      case Op::Xor: {
        Halves a = halves(inst->operand(0)), b = halves(inst->operand(1));
        Value* low = build_.binary(inst->op, a.low, b.low);
        return set(inst, low, build_.binary(inst->op, a.high, b.high));
      }
      case Op::Add:
      case Op::Sub: return addition(inst);
      case Op::Mul: return product(inst);
      case Op::UDiv: return byFunction(inst, "__udivti3", Op::ZExt);
      case Op::SDiv: return byFunction(inst, "__divti3", Op::SExt);
      case Op::URem: return byFunction(inst, "__umodti3", Op::ZExt);
      case Op::SRem: return byFunction(inst, "__modti3", Op::SExt);
      case Op::SIToFP: return toFloat(inst, Op::SExt, "__floatti");
      case Op::UIToFP: return toFloat(inst, Op::ZExt, "__floatunti");
      case Op::FPToSI: return fromFloat(inst, "__fix");
      case Op::FPToUI: return fromFloat(inst, "__fixuns");
      case Op::Call: return call(inst);
      case Op::Ret:
        inst->setOperand(0, pair(halves(inst->operand(0))));
        kept_ = true;
        return true;
      case Op::Shl:
      case Op::LShr:
      case Op::AShr: return shift(inst);
      case Op::ZExt:
      case Op::SExt: return extension(inst);
      case Op::Trunc: {
        Halves from = halves(inst->operand(0));
        if (isWide(inst->type))
          return set(inst, from.low, resized(from.high, highType(inst->type)));
        return replace(inst, resized(from.low, inst->type));
      }
      case Op::ICmp: return compare(inst);
      case Op::BitCast: return throughMemory(inst);
      case Op::Select: {
        Halves a = halves(inst->operand(1)), b = halves(inst->operand(2));
        Value* low = build_.select(inst->condition(), a.low, b.low);
        return set(inst, low, build_.select(inst->condition(), a.high, b.high));
      }
      case Op::Freeze: {
        Halves from = halves(inst->operand(0));
        Value* high = build_.freeze(from.high);
        return set(inst, build_.freeze(from.low), high);
      }
      case Op::Phi: {
        Inst* low = function_.createPhi(types_.i64(), inst->block);
        Inst* high = function_.createPhi(highType(inst->type), inst->block);
        build_.insert(low);
        build_.insert(high);
        phis_.push_back({inst, low, high});
        return set(inst, low, high);
      }
      default: return false;
    }
  }

  bool load(Inst* inst) {
    if (inst->isAtomic()) return false;
    Inst* low = build_.load(types_.i64(), inst->address());
    accessLike(low, inst, 0);
    Inst* high = build_.load(highType(inst->type), addressAt(build_, inst->address(), 8));
    accessLike(high, inst, 8);
    return set(inst, low, high);
  }

  bool store(Inst* inst) {
    if (inst->isAtomic()) return false;
    Halves value = halves(inst->storedValue());
    accessLike(build_.store(value.low, inst->address()), inst, 0);
    accessLike(build_.store(value.high, addressAt(build_, inst->address(), 8)), inst, 8);
    return true;
  }

  /// A bitcast between an integer and a long double.
  bool throughMemory(Inst* inst) {
    Value* from = inst->operand(0);
    if (isWide(from->type) == isWide(inst->type)) return false;
    Inst* place = function_.createInst(Op::Alloca, types_.ptr(), {}, inst->loc);
    place->typeArg = isWide(inst->type) ? from->type : inst->type;
    insertBefore(place, function_.entry(), function_.entry()->first);
    if (isWide(inst->type)) {
      build_.store(from, place);
      Value* low = build_.load(types_.i64(), place);
      return set(inst, low, build_.load(highType(inst->type), addressAt(build_, place, 8)));
    }
    Halves value = halves(from);
    build_.store(value.low, place);
    build_.store(value.high, addressAt(build_, place, 8));
    return replace(inst, build_.load(inst->type, place));
  }

  bool addition(Inst* inst) {
    Halves a = halves(inst->operand(0)), b = halves(inst->operand(1));
    Type* type = highType(inst->type);
    Value* low = build_.binary(inst->op, a.low, b.low);
    Value* carry = inst->is(Op::Add) ? build_.icmp(IntPred::ULT, low, a.low)
                                     : build_.icmp(IntPred::ULT, a.low, b.low);
    Value* high = build_.binary(inst->op, a.high, b.high);
    return set(inst, low, build_.binary(inst->op, high, resized(carry, type)));
  }

  /// By a constant: the bits that cross from one half to the other are computed on 64 bits.
  bool shift(Inst* inst) {
    Halves from = halves(inst->operand(0));
    const ConstInt* amount = asConstInt(halves(inst->operand(1)).low);
    if (!amount) return variableShift(inst);
    Type *i64 = types_.i64(), *type = highType(inst->type);
    uint64_t by = amount->zext();
    if (by == 0) return set(inst, from.low, from.high);
    if (by >= inst->type->bits) return set(inst, module_.poison(i64), module_.poison(type));
    auto shifted = [&](Op op, Value* value, uint64_t places) {
      return places ? build_.binary(op, value, number(value->type, int64_t(places))) : value;
    };
    if (inst->is(Op::Shl)) {
      if (by >= 64)
        return set(inst, number(i64, 0), resized(shifted(Op::Shl, from.low, by - 64), type));
      Value* over = shifted(Op::LShr, from.low, 64 - by);
      Value* high = shifted(Op::Shl, resized(from.high, i64), by);
      high = resized(build_.binary(Op::Or, high, over), type);
      return set(inst, shifted(Op::Shl, from.low, by), high);
    }
    Value* high = resized(from.high, i64, inst->is(Op::AShr) ? Op::SExt : Op::ZExt);
    if (by >= 64) {
      Value* low = shifted(inst->op, high, by - 64);
      bool sign = inst->is(Op::AShr);
      return set(inst, low, sign ? resized(shifted(Op::AShr, high, 63), type) : number(type, 0));
    }
    Value* over = shifted(Op::Shl, high, 64 - by);
    Value* low = build_.binary(Op::Or, shifted(Op::LShr, from.low, by), over);
    return set(inst, low, resized(shifted(inst->op, high, by), type));
  }

  /// Both halves are computed for an amount below 64 and for one above.
  bool variableShift(Inst* inst) {
    Halves from = halves(inst->operand(0));
    Type *i64 = types_.i64(), *type = highType(inst->type);
    bool isSigned = inst->is(Op::AShr);
    Value* low = from.low;
    Value* high = resized(from.high, i64, isSigned ? Op::SExt : Op::ZExt);
    Value* amount = halves(inst->operand(1)).low;
    Value* by = build_.binary(Op::And, amount, number(i64, 63));
    Value* rest = build_.binary(Op::Sub, number(i64, 63), by);
    Value* isFar = build_.icmp(IntPred::UGE, amount, number(i64, 64));
    // What crosses over goes by one place and then the rest: a shift by 64 has no value.
    if (inst->is(Op::Shl)) {
      Value* over = build_.binary(Op::LShr, build_.binary(Op::LShr, low, number(i64, 1)), rest);
      Value* near = build_.binary(Op::Or, build_.binary(Op::Shl, high, by), over);
      Value* shifted = build_.binary(Op::Shl, low, by);
      Value* newLow = build_.select(isFar, number(i64, 0), shifted);
      return set(inst, newLow, resized(build_.select(isFar, shifted, near), type));
    }
    Value* over = build_.binary(Op::Shl, build_.binary(Op::Shl, high, number(i64, 1)), rest);
    Value* near = build_.binary(Op::Or, build_.binary(Op::LShr, low, by), over);
    Value* shifted = build_.binary(inst->op, high, by);
    Value* fill = isSigned ? build_.binary(Op::AShr, high, number(i64, 63)) : number(i64, 0);
    Value* newLow = build_.select(isFar, shifted, near);
    return set(inst, newLow, resized(build_.select(isFar, fill, shifted), type));
  }

  bool product(Inst* inst) {
    Function* highProduct = machineProduct(module_);
    if (!highProduct) return byFunction(inst, "__multi3", Op::ZExt);
    Halves a = halves(inst->operand(0)), b = halves(inst->operand(1));
    Type *i64 = types_.i64(), *type = highType(inst->type);
    Value* low = build_.binary(Op::Mul, a.low, b.low);
    Value* high = build_.call(highProduct, std::array<Value*, 2>{a.low, b.low});
    Value* left = build_.binary(Op::Mul, a.low, resized(b.high, i64));
    Value* right = build_.binary(Op::Mul, resized(a.high, i64), b.low);
    high = build_.binary(Op::Add, build_.binary(Op::Add, high, left), right);
    return set(inst, low, resized(high, type));
  }

  /// By a function of both operands.
  bool byFunction(Inst* inst, std::string_view function, Op extension) {
    std::vector<Value*> args;
    for (uint32_t i = 0; i < 2; ++i) {
      Halves half = halves(inst->operand(i));
      args.push_back(half.low);
      args.push_back(resized(half.high, types_.i64(), extension));
    }
    return setFromCall(inst, build_.call(helper(module_, function), args));
  }

  /// libgcc's letters for a floating type.
  static std::string_view mode(const Type* type) {
    return type->kind == TypeKind::Float     ? "sf"
           : type->kind == TypeKind::Double  ? "df"
           : type->kind == TypeKind::X86Fp80 ? "xf"
                                             : "tf";
  }

  bool toFloat(Inst* inst, Op extension, std::string name) {
    Halves from = halves(inst->operand(0));
    std::array<Value*, 2> args{from.low, resized(from.high, types_.i64(), extension)};
    return replace(inst, build_.call(helper(module_, name.append(mode(inst->type))), args));
  }

  bool fromFloat(Inst* inst, std::string name) {
    Value* from = inst->operand(0);
    name.append(mode(from->type)).append("ti");
    return setFromCall(inst, build_.call(helper(module_, name), std::array<Value*, 1>{from}));
  }

  // ---- aggregates of both halves

  Type* pairType(const Type* wide) {
    return types_.structTy(std::array<Type*, 2>{types_.i64(), highType(wide)});
  }
  Value* pair(Halves from) {
    Type* type = types_.structTy(std::array<Type*, 2>{from.low->type, from.high->type});
    return build_.insertValue(build_.insertValue(module_.undef(type), from.low, 0), from.high, 1);
  }
  /// The result of a call that returns both halves.
  bool setFromCall(Inst* inst, Value* result) {
    Value* low = build_.extractValue(result, 0);
    return set(inst, low, resized(build_.extractValue(result, 1), highType(inst->type)));
  }

  // ---- signatures

  /// How the next value of that type is passed, if it is wide.
  static AbiPassing pass(AbiClassifier& abi, const Type* type, const ParamAttrs& attrs,
                         bool variadic) {
    if (isWide(type)) return abi.argument(AbiShape::scalar(AbiKind::SignedInt, 16), variadic);
    if (attrs.byVal) return {};
    std::vector<const Type*> leaves;
    appendLeaves(type, leaves);
    for (const Type* leaf : leaves)
      abi.argument(AbiShape::scalar(leaf->isFloatingPoint() ? AbiKind::Float
                                    : leaf->isLongDouble()  ? AbiKind::LongDouble
                                                            : AbiKind::SignedInt,
                                    uint32_t(leaf->size)),
                   variadic);
    return {};
  }

  ParamAttrs byVal(const Type* type) {
    ParamAttrs attrs;
    attrs.byVal = true;
    attrs.align = 16;
    attrs.pointee = pairType(type);
    return attrs;
  }

  /// Parameters and result of the function itself; true if there was anything wide.
  bool splitSignature() {
    Type* result = function_.returnType();
    bool wide = isWide(result);
    for (const Argument* arg : function_.args) wide |= isWide(arg->type);
    if (!wide) return false;
    if (isWide(result)) result = pairType(result);
    AbiClassifier abi(target_);
    std::vector<Argument*> old(function_.args.begin(), function_.args.end());
    std::vector<Type*> types;
    build_.loc = function_.loc;
    build_.setInsertPoint(function_.entry()->first);
    function_.args.clear();
    auto add = [&](Type* type, ParamAttrs attrs = {}) {
      Argument* arg = function_.arena.create<Argument>();
      arg->op = Op::Argument;
      arg->type = type;
      arg->id = function_.nextValueId++;
      arg->function = &function_;
      arg->attrs = attrs;
      types.push_back(type);
      function_.args.push_back(arg);
      return arg;
    };
    for (Argument* arg : old) {
      AbiPassing how = pass(abi, arg->type, arg->attrs, false);
      if (!isWide(arg->type)) {
        types.push_back(arg->type);
        function_.args.push_back(arg);
        continue;
      }
      if (how.padding) add(types_.i64());
      if (how.kind == AbiPassing::Direct) {
        Argument* low = add(types_.i64());
        set(arg, low, add(highType(arg->type)));
      } else {
        Argument* copy = add(types_.ptr(), byVal(arg->type));
        Value* low = build_.load(types_.i64(), copy);
        set(arg, low, build_.load(highType(arg->type), addressAt(build_, copy, 8)));
      }
    }
    for (uint32_t i = 0; i < function_.args.size(); ++i) function_.args[i]->index = i;
    function_.fnType = types_.function(result, types, function_.fnType->variadic);
    if (isWide(function_.returnType())) function_.ret = {};
    return true;
  }

  bool call(Inst* inst) {
    const Function* callee = inst->calledFunction();
    if (callee && callee->intrinsic != Intrinsic::None) return false;
    const Type* fnType = inst->call->fnType;
    AbiClassifier abi(target_);
    std::vector<Value*> args;
    std::vector<ParamAttrs> attrs;
    std::vector<Type*> params;
    for (uint32_t i = 0; i < inst->numArgs(); ++i) {
      Value* arg = inst->arg(i);
      bool named = i < fnType->params().size();
      ParamAttrs own = inst->call->args.empty() ? ParamAttrs{} : inst->call->args[i];
      AbiPassing how = pass(abi, arg->type, own, !named);
      auto add = [&](Value* value, ParamAttrs with) {
        args.push_back(value);
        attrs.push_back(with);
        if (named) params.push_back(value->type);
      };
      if (!isWide(arg->type)) {
        add(arg, own);
        continue;
      }
      Halves from = halves(arg);
      if (how.padding) add(module_.undef(types_.i64()), {});
      if (how.kind == AbiPassing::Direct) {
        add(from.low, {});
        add(from.high, {});
      } else {
        ParamAttrs with = byVal(arg->type);
        Inst* copy = function_.createInst(Op::Alloca, types_.ptr(), {}, inst->loc);
        copy->typeArg = with.pointee;
        copy->setAlign(16);
        insertBefore(copy, function_.entry(), function_.entry()->first);
        build_.store(from.low, copy);
        build_.store(from.high, addressAt(build_, copy, 8));
        add(copy, with);
      }
    }
    bool wide = isWide(inst->type);
    Type* result = wide ? pairType(inst->type) : inst->type;
    Inst* made =
        build_.call(types_.function(result, params, fnType->variadic), inst->callee(), args);
    made->call->attrs = inst->call->attrs;
    if (!wide) made->call->ret = inst->call->ret;
    made->call->args = function_.arena.copy(std::span<const ParamAttrs>(attrs));
    if (wide) return setFromCall(inst, made);
    if (!inst->type->isVoid()) replaceAllUses(inst, made);
    return true;
  }

  bool extension(Inst* inst) {
    Value* value = inst->operand(0);
    Type* type = highType(inst->type);
    if (isWide(value->type)) {
      Halves from = halves(value);
      return set(inst, from.low, resized(from.high, type, inst->op));
    }
    Value* low = resized(value, types_.i64(), inst->op);
    if (inst->is(Op::ZExt)) return set(inst, low, number(type, 0));
    return set(inst, low, resized(build_.binary(Op::AShr, low, number(types_.i64(), 63)), type));
  }

  bool compare(Inst* inst) {
    Halves a = halves(inst->operand(0)), b = halves(inst->operand(1));
    IntPred pred = inst->intPred();
    Value* low = build_.icmp(pred, a.low, b.low);
    Value* high = build_.icmp(pred, a.high, b.high);
    if (pred == IntPred::EQ) return replace(inst, build_.binary(Op::And, low, high));
    if (pred == IntPred::NE) return replace(inst, build_.binary(Op::Or, low, high));
    // The high halves decide unless they are equal.
    using enum IntPred;
    IntPred below = pred == SGT   ? UGT
                    : pred == SGE ? UGE
                    : pred == SLT ? ULT
                    : pred == SLE ? ULE
                                  : pred;
    static_cast<Inst*>(low)->sub = uint16_t(below);
    Value* equal = build_.icmp(EQ, a.high, b.high);
    return replace(inst, build_.select(equal, low, high));
  }

  const TargetInfo& target_ = *context_.options<TargetOption>().target;
  std::vector<Halves> halves_ =
      std::vector<Halves>(function_.nextValueId);  // by value id: of wide instructions
  std::vector<SplitPhi> phis_;
  std::vector<Inst*> split_;
  const Inst* wrong_ = nullptr;
  bool kept_ = false;  // the instruction stays, with other operands
};

}  // namespace

bool splitWideInts(Function& function, PassContext& context) {
  return function.module->types.widestInt() > 64 && Splitter(function, context).run();
}

}  // namespace minic
