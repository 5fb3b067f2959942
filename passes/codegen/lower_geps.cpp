// Addresses in bytes. The constant part of a getelementptr is added last, next to the access, whose
// displacement it becomes; the same variable part of two addresses is the same value.
#include <array>
#include <bit>

#include "ir/builder.h"
#include "ir/gep.h"
#include "passes/codegen/codegen.h"

namespace minic {

namespace {

class Lowerer {
 public:
  explicit Lowerer(Function& function)
      : types_(function.module->types), build_(*function.module, function) {}

  bool run(Function& function) {
    bool changed = false;
    for (Block* block : blocks(function))
      for (Inst* inst : insts(block)) {
        if (!inst->is(Op::Gep) || isLowered(inst)) continue;
        lower(inst);
        changed = true;
      }
    return changed;
  }

 private:
  static bool isLowered(const Inst* gep) {
    return gep->numOps == 2 && gep->typeArg->isInt(8) && gep->operand(1)->type->isInt(64);
  }

  void lower(Inst* gep) {
    build_.loc = gep->loc;
    build_.setInsertPoint(gep);
    bool inBounds = gep->flags & vflags::InBounds;
    uint64_t constant = 0;
    uint32_t terms = 0;
    for (const GepStep& step : GepSteps(*gep)) {
      const ConstInt* index = asConstInt(step.index);
      if (index) constant += step.isField ? step.bytes : uint64_t(index->value) * step.bytes;
      terms += !index && step.bytes;
    }
    // Partial sums of an address in bounds need not be in bounds.
    bool each = inBounds && terms + (constant != 0) == 1;
    Value* address = gep->operand(0);
    for (const GepStep& step : GepSteps(*gep)) {
      if (asConstInt(step.index) || step.bytes == 0) continue;
      Value* offset = scaled(gep->operand(step.operand), step.bytes, inBounds);
      address = build_.gep(types_.i8(), address, std::array{offset}, {}, each);
    }
    // The address of a variable stays a value of its own, which the back end computes once.
    if (constant || (terms == 0 && address->is(Op::Alloca))) {
      Value* offset = build_.module.constInt(types_.i64(), int64_t(constant));
      address = build_.gep(types_.i8(), address, std::array{offset}, {}, each);
    }
    if (Inst* made = asInst(address); made && address != gep->operand(0)) made->name = gep->name;
    replaceAllUses(gep, address);
    erase(gep);
  }

  /// index * bytes, sign-extended
  Value* scaled(Value* index, uint64_t bytes, bool inBounds) {
    Type* i64 = types_.i64();
    if (index->type->bits < 64) index = build_.cast(Op::SExt, index, i64);
    if (index->type->bits > 64) index = build_.cast(Op::Trunc, index, i64);
    if (bytes == 1) return index;
    bool isPower = std::has_single_bit(bytes);
    auto factor = int64_t(isPower ? std::countr_zero(bytes) : bytes);
    Inst* product =
        build_.binary(isPower ? Op::Shl : Op::Mul, index, build_.module.constInt(i64, factor));
    if (inBounds) product->flags |= vflags::NSW;
    return product;
  }

  TypeContext& types_;
  Builder build_;
};

}  // namespace

bool lowerGeps(Function& function, PassContext&) { return Lowerer(function).run(function); }

}  // namespace minic
