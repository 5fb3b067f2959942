// Integers of odd widths in the containers that machines have. One walk gives every value its new
// type and remembers the old width, a second one adapts the operands of instructions. New
// instructions get a width only if they replace an odd value.
//
// The containers of arguments and results are those of the old types, so each is passed as before;
// the signature changes with them. (A call names the type of its callee itself: it need not be the
// one that the callee has by now.)
#include <array>
#include <bit>
#include <unordered_map>
#include <vector>

#include "passes/codegen/codegen.h"
#include "passes/function_pass.h"

namespace minic {

namespace {

class Widener : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  /// True if there was anything to widen.
  bool run() {
    for (Argument* arg : function_.args) retype(arg);
    function_.fnType = containerOf(function_.fnType);
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        retype(inst);
        if (inst->is(Op::Call)) inst->call->fnType = containerOf(inst->call->fnType);
      }
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        build_.at(inst);
        visit(inst);
      }
    return changed_;
  }

 private:
  /// The type with containers of 8, 16, 32 or 64 bits in place of odd integers.
  Type* containerOf(Type* type) {
    if (type->isInt())
      return type->isOddInt() ? module_.types.intTy(uint32_t(type->size * 8)) : type;
    if (!type->isAggregate() && !type->isFunction()) return type;
    if (auto known = containers_.find(type); known != containers_.end()) return known->second;
    std::vector<Type*> fields;
    Type* element = type->element ? containerOf(type->element) : nullptr;
    bool same = element == type->element;
    for (Type* field : type->fields) {
      fields.push_back(containerOf(field));
      same &= fields.back() == field;
    }
    Type* made = same               ? type
                 : type->isArray()  ? module_.types.array(element, type->count)
                 : type->isStruct() ? module_.types.structTy(fields, type->packed)
                                    : module_.types.function(element, fields, type->variadic);
    changed_ |= !same;
    return containers_[type] = made;
  }

  void retype(Value* value) {
    if (value->type->isOddInt()) {
      setWidth(value, value->type->bits);
      changed_ = true;
    }
    value->type = containerOf(value->type);
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

  /// The bits above a value's width: zero, copies of its sign, or anything.
  enum class Upper { Any, Zero, Sign };

  Value* extended(Value* value, Upper upper) {
    if (value->isConstant()) return constant(value, upper);
    unsigned width = widthOf(value);
    if (width == 0 || upper == Upper::Any) return value;
    Type* type = value->type;
    if (upper == Upper::Zero) {
      auto mask = int64_t((uint64_t(1) << width) - 1);
      return build_.binary(Op::And, value, module_.constInt(type, mask));
    }
    Value* by = module_.constInt(type, int64_t(type->bits - width));
    return build_.binary(Op::AShr, build_.binary(Op::Shl, value, by), by);
  }

  Value* constant(Value* value, Upper upper) {
    Type* type = containerOf(value->type);
    if (type == value->type) return value;
    if (auto* number = asConstInt(value))
      return module_.constInt(type, upper == Upper::Zero ? int64_t(number->zext()) : number->value);
    if (auto* aggregate = asConstAggregate(value)) {
      std::vector<Value*> elements;
      for (Value* element : aggregate->elements) elements.push_back(constant(element, Upper::Any));
      return module_.constAggregate(type, elements);
    }
    bool isAny = value->isUndefOrPoison() && (upper == Upper::Any || type->isAggregate());
    return isAny ? module_.undef(type) : module_.zero(type);
  }

  void extend(Inst* inst, uint32_t operand, Upper upper) {
    Value* made = extended(inst->operand(operand), upper);
    if (made == inst->operand(operand)) return;
    inst->setOperand(operand, made);
    changed_ = true;
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
      case Op::SRem: extendBoth(inst, Upper::Sign); break;
      case Op::UDiv:
      case Op::URem:
      case Op::LShr: extendBoth(inst, Upper::Zero); break;
      case Op::AShr:
        extend(inst, 0, Upper::Sign);
        extend(inst, 1, Upper::Zero);
        break;
      case Op::Shl:
        extend(inst, 0, Upper::Any);
        extend(inst, 1, Upper::Zero);
        break;
      case Op::ICmp: return extendBoth(inst, isSigned(inst->intPred()) ? Upper::Sign : Upper::Zero);
      case Op::Trunc: extend(inst, 0, Upper::Any); return dropCast(inst);
      case Op::ZExt:
      case Op::UIToFP:
      case Op::IntToPtr: extend(inst, 0, Upper::Zero); return dropCast(inst);
      case Op::SExt:
      case Op::SIToFP: extend(inst, 0, Upper::Sign); return dropCast(inst);
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
    // nsw and nuw were promised for the narrow type; in the wider one they may not hold.
    if (isBinary(inst->op) && widthOf(inst)) inst->flags = 0;
  }

  /// A cast within one container is a copy. (It stays: its width differs from its operand's.)
  static void dropCast(Inst* inst) {
    if (inst->operand(0)->type != inst->type) return;
    inst->op = Op::BitCast;
    inst->flags = 0;
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
    replaceWith(load, whole);
  }

  void store(Inst* store) {
    unsigned width = widthOf(store->storedValue());
    changed_ = true;
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

  std::vector<uint8_t> width_ =
      std::vector<uint8_t>(function_.nextValueId);  // by value id: of odd integers
  std::unordered_map<Type*, Type*> containers_;     // of aggregates and functions; looked up only
  bool changed_ = false;
};

}  // namespace

bool widenInts(Function& function, PassContext& context) {
  return function.module->types.hasOddInts() && Widener(function, context).run();
}

}  // namespace minic
