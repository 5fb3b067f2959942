// Integers of 65 to 128 bits, which clang makes of groups of bit-fields, as two values each. Blocks
// are visited in reverse post-order, so an operand has its halves before its users need them;
// phis get their operands at the end. (Unreachable blocks come last: their results are never
// used.) A constant of such a type is undef, poison, zero or an expression over its halves.
#include <array>
#include <fmt/format.h>

#include "ir/builder.h"
#include "ir/rpo.h"
#include "passes/codegen/codegen.h"

namespace minic {

namespace {

bool isWide(const Type* type) { return type->isInt() && type->bits > 64; }

struct Halves {
  Value *low = nullptr, *high = nullptr;
};

class Splitter {
 public:
  explicit Splitter(Function& function)
      : function_(function),
        module_(*function.module),
        types_(module_.types),
        build_(module_, function),
        halves_(function.nextValueId) {}

  /// True if there was anything to split.
  bool run(PassContext& context) {
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
    if (wrong_) report(context);
    if (wrong_) return true;
    for (Inst* inst : split_) dropOperands(inst);
    for (Inst* inst : split_) erase(inst);
    return !split_.empty();
  }

 private:
  struct SplitPhi {
    Inst *whole, *low, *high;
  };

  void report(PassContext& context) {
    const Type* type = wrong_->type;
    for (const Use& use : wrong_->operands())
      if (holdsWideInt(use.value->type)) type = use.value->type;
    context.error(wrong_->loc, fmt::format("'{}' of values of type {} is not supported",
                                           opInfo(wrong_->op).text, toString(type)));
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
      build_.loc = inst->loc;
      build_.setInsertPoint(inst);
      if (inAggregate || !split(inst))
        wrong_ = inst;
      else
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
  bool set(Inst* inst, Value* low, Value* high) {
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
      case Op::Load:
        return load(inst);
      case Op::Store:
        return store(inst);
      case Op::And:
      case Op::Or:
      case Op::Xor: {
        Halves a = halves(inst->operand(0)), b = halves(inst->operand(1));
        Value* low = build_.binary(inst->op, a.low, b.low);
        return set(inst, low, build_.binary(inst->op, a.high, b.high));
      }
      case Op::Add:
      case Op::Sub:
        return addition(inst);
      case Op::Shl:
      case Op::LShr:
      case Op::AShr:
        return shift(inst);
      case Op::ZExt:
      case Op::SExt:
        return extension(inst);
      case Op::Trunc: {
        Halves from = halves(inst->operand(0));
        if (isWide(inst->type))
          return set(inst, from.low, resized(from.high, highType(inst->type)));
        return replace(inst, resized(from.low, inst->type));
      }
      case Op::ICmp:
        return compare(inst);
      case Op::Select: {
        Halves a = halves(inst->operand(1)), b = halves(inst->operand(2));
        Value* low = build_.select(inst->condition(), a.low, b.low);
        return set(inst, low, build_.select(inst->condition(), a.high, b.high));
      }
      case Op::Freeze: {
        Halves from = halves(inst->operand(0));
        Value* high = freeze(from.high);
        return set(inst, freeze(from.low), high);
      }
      case Op::Phi: {
        Inst* low = function_.createPhi(types_.i64(), inst->block);
        Inst* high = function_.createPhi(highType(inst->type), inst->block);
        build_.insert(low);
        build_.insert(high);
        phis_.push_back({inst, low, high});
        return set(inst, low, high);
      }
      default:
        return false;
    }
  }

  Value* freeze(Value* value) {
    return build_.insert(
        function_.createInst(Op::Freeze, value->type, std::array<Value*, 1>{value}, build_.loc));
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
    if (!amount) return false;
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

  Function& function_;
  Module& module_;
  TypeContext& types_;
  Builder build_;
  std::vector<Halves> halves_;  // by value id: of wide instructions
  std::vector<SplitPhi> phis_;
  std::vector<Inst*> split_;
  const Inst* wrong_ = nullptr;
};

}  // namespace

bool splitWideInts(Function& function, PassContext& context) {
  return function.module->types.widestInt() > 64 && Splitter(function).run(context);
}

}  // namespace minic
