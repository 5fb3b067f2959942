// One walk that gives every value its new type, remembering the old width; a second one over the
// instructions that mends operands. What is made on the way has a width of its own only if it
// stands for an odd one.
#include "backend/lower/widen.h"

#include <array>
#include <bit>
#include <vector>

namespace minic {

namespace {

class Widener {
 public:
  explicit Widener(Function& function)
      : function_(function), module_(*function.module), build_(module_, function) {}

  void run() {
    if (!module_.types.hasOddInts()) return;
    width_.assign(function_.nextValueId, 0);
    for (Argument* arg : function_.args) retype(arg);
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) retype(inst);
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        build_.loc = inst->loc;
        build_.setInsertPoint(inst);
        visit(inst);
      }
  }

 private:
  /// The type of 8, 16, 32 or 64 bits that holds the odd one.
  Type* container(const Type* type) { return module_.types.intTy(uint32_t(type->size * 8)); }

  void retype(Value* value) {
    if (!value->type->isOddInt()) return;
    setWidth(value, value->type->bits);
    value->type = container(value->type);
  }

  void setWidth(const Value* value, unsigned width) {
    if (width_.size() <= value->id) width_.resize(value->id + 1, 0);
    width_[value->id] = uint8_t(width);
  }

  /// The odd width that the value had, or has if it is a constant; else 0.
  unsigned widthOf(const Value* value) const {
    if (value->isConstant()) return value->type->isOddInt() ? value->type->bits : 0;
    return value->id < width_.size() ? width_[value->id] : 0;
  }

  // ---- operands

  /// The value with the bits above its width zero, copies of its sign, or whatever they are.
  enum class Upper { Any, Zero, Sign };

  Value* extended(Value* value, Upper upper) {
    unsigned width = widthOf(value);
    if (width == 0) return value;
    if (auto* number = asConstInt(value))
      return module_.constInt(container(value->type),
                              upper == Upper::Zero ? int64_t(number->zext()) : number->value);
    if (value->isConstant()) {
      Type* type = container(value->type);
      return upper == Upper::Any ? module_.undef(type) : module_.zero(type);
    }
    Type* type = value->type;
    if (upper == Upper::Any) return value;
    if (upper == Upper::Zero) {
      auto mask = int64_t((uint64_t(1) << width) - 1);
      return build_.binary(Op::And, value, module_.constInt(type, mask));
    }
    Value* by = module_.constInt(type, int64_t(type->bits - width));
    return build_.binary(Op::AShr, build_.binary(Op::Shl, value, by), by);
  }
  void extend(Inst* inst, uint32_t operand, Upper upper) {
    if (widthOf(inst->operand(operand)))
      inst->setOperand(operand, extended(inst->operand(operand), upper));
  }
  void extendBoth(Inst* inst, Upper upper) {
    extend(inst, 0, upper);
    extend(inst, 1, upper);
  }
  static Upper upperFor(const ParamAttrs& attrs) {
    return attrs.signExt ? Upper::Sign : attrs.zeroExt ? Upper::Zero : Upper::Any;
  }

  // ---- instructions

  void visit(Inst* inst) {
    switch (inst->op) {
      case Op::SDiv:
      case Op::SRem:
        extendBoth(inst, Upper::Sign);
        break;
      case Op::UDiv:
      case Op::URem:
      case Op::LShr:
        extendBoth(inst, Upper::Zero);
        break;
      case Op::AShr:
        extend(inst, 0, Upper::Sign);
        extend(inst, 1, Upper::Zero);
        break;
      case Op::Shl:
        extend(inst, 0, Upper::Any);
        extend(inst, 1, Upper::Zero);
        break;
      case Op::ICmp:
        return extendBoth(inst, isSigned(inst->intPred()) ? Upper::Sign : Upper::Zero);
      case Op::Trunc:
        extend(inst, 0, Upper::Any);
        return dropCast(inst);
      case Op::ZExt:
      case Op::UIToFP:
      case Op::IntToPtr:
        extend(inst, 0, Upper::Zero);
        return dropCast(inst);
      case Op::SExt:
      case Op::SIToFP:
        extend(inst, 0, Upper::Sign);
        return dropCast(inst);
      case Op::Load:
        if (widthOf(inst)) load(inst);
        return;
      case Op::Store:
        if (widthOf(inst->storedValue())) store(inst);
        return;
      case Op::Gep:
        for (uint32_t i = 1; i < inst->numOps; ++i) extend(inst, i, Upper::Sign);
        return;
      case Op::Alloca:
        if (inst->numOps) extend(inst, 0, Upper::Zero);
        return;
      case Op::Ret:
        if (inst->numOps) extend(inst, 0, upperFor(function_.ret));
        return;
      case Op::Call:
        for (uint32_t i = 0; i < inst->numArgs(); ++i)
          extend(inst, i + 1,
                 i < inst->call->args.size() ? upperFor(inst->call->args[i]) : Upper::Any);
        return;
      default:
        for (uint32_t i = 0; i < inst->numOps; ++i)
          extend(inst, i, inst->is(Op::Switch) ? Upper::Sign : Upper::Any);
        break;
    }
    // What the flags promise is not so of the wider type.
    if (isBinary(inst->op) && widthOf(inst)) inst->flags = 0;
  }

  /// A cast between what has become one type is a copy. (It stays, since its width is another than
  /// its operand's.)
  static void dropCast(Inst* inst) {
    if (inst->operand(0)->type == inst->type) inst->op = Op::BitCast;
  }

  // ---- memory

  /// Calls part(offset, bytes) for each piece of an access.
  template <class Part>
  static void forEachPart(unsigned width, Part&& part) {
    uint64_t size = (width + 7) / 8;
    for (uint64_t at = 0; at < size;) {
      uint64_t bytes = std::bit_floor(size - at);
      part(at, bytes);
      at += bytes;
    }
  }

  void load(Inst* load) {
    Type* type = load->type;
    Value* whole = nullptr;
    forEachPart(widthOf(load), [&](uint64_t at, uint64_t bytes) {
      Type* narrow = module_.types.intTy(uint32_t(bytes * 8));
      Inst* part = build_.load(narrow, addressAt(build_, load->address(), at));
      accessLike(part, load, at);
      Value* piece = narrow == type ? part : build_.cast(Op::ZExt, part, type);
      if (at) piece = build_.binary(Op::Shl, piece, module_.constInt(type, int64_t(at * 8)));
      whole = whole ? build_.binary(Op::Or, whole, piece) : piece;
    });
    setWidth(whole, widthOf(load));
    replaceAllUses(load, whole);
    erase(load);
  }

  void store(Inst* store) {
    unsigned width = widthOf(store->storedValue());
    Value* value = extended(store->storedValue(), width % 8 ? Upper::Zero : Upper::Any);
    Type* type = value->type;
    forEachPart(width, [&](uint64_t at, uint64_t bytes) {
      Type* narrow = module_.types.intTy(uint32_t(bytes * 8));
      Value* piece = value;
      if (at) piece = build_.binary(Op::LShr, piece, module_.constInt(type, int64_t(at * 8)));
      if (narrow != type) piece = build_.cast(Op::Trunc, piece, narrow);
      accessLike(build_.store(piece, addressAt(build_, store->address(), at)), store, at);
    });
    erase(store);
  }

  Function& function_;
  Module& module_;
  Builder build_;
  std::vector<uint8_t> width_;  // by value id: of odd integers
};

}  // namespace

void widenIntegers(Function& function) { Widener(function).run(); }

}  // namespace minic
