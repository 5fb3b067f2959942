// lower-geps: addresses in bytes.
//
//     %k = sub i32 %j, 1                                      %s = sext i32 %j to i64
//     %p = getelementptr [9 x i32], ptr @a, i64 %i, i32 %k    %r = mul i64 %i, 36
//                                                       =>    %q = getelementptr i8, ptr @a, i64 %r
//                                                             %t = shl i64 %s, 2
//                                                             %u = getelementptr i8, ptr %q, i64 %t
//                                                             %p = getelementptr i8, ptr %u, i64 -4
//
// The constant part is added last, next to the access, whose displacement it becomes, so that the
// same variable part of two addresses is the same value. A number that is added to an index belongs
// to the constant part if the index in bounds cannot wrap.
//
// Before: any valid function. After: every getelementptr adds one i64 to a pointer.
#include <array>
#include <bit>
#include <vector>

#include "ir/analysis/address.h"
#include "ir/gep.h"
#include "passes/codegen/codegen.h"
#include "passes/function_pass.h"

namespace minic {

namespace {

class Lowerer : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    bool changed = false;
    for (Block* block : blocks(function_))
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
    build_.at(gep);
    bool inBounds = gep->flags & vflags::InBounds;
    uint64_t constant = 0;
    uint32_t terms = 0;
    uint64_t object = inBounds ? knownObjectSize(gep) : 0;
    std::vector<Value*> indices;  // by operand, without what was added to them
    for (const GepStep& step : GepSteps(*gep)) {
      const ConstInt* index = asConstInt(step.index);
      if (index) constant += step.isField ? step.bytes : uint64_t(index->value) * step.bytes;
      terms += !index && step.bytes;
      indices.push_back(gep->operand(step.operand));
      if (!index && step.bytes)
        constant += uint64_t(takeAdded(indices.back(), step.bytes, object)) * step.bytes;
    }
    // Partial sums of an address in bounds need not be in bounds.
    bool each = inBounds && terms + (constant != 0) == 1;
    Value* address = gep->operand(0);
    for (const GepStep& step : GepSteps(*gep)) {
      if (asConstInt(step.index) || step.bytes == 0) continue;
      Value* offset = scaled(indices[step.operand - 1], step.bytes, inBounds);
      address = build_.gep(types_.i8(), address, std::array{offset}, {}, each);
    }
    // The address of a variable stays a value of its own, which the back end computes once.
    if (constant || (terms == 0 && address->is(Op::Alloca))) {
      Value* offset = build_.module.constInt(types_.i64(), int64_t(constant));
      address = build_.gep(types_.i8(), address, std::array{offset}, {}, each);
    }
    if (Inst* made = asInst(address); made && address != gep->operand(0)) made->name = gep->name;
    replaceWith(gep, address);
  }

  /// Replaces the index `x + c` by x and returns c.
  static int64_t takeAdded(Value*& index, uint64_t bytes, uint64_t object) {
    const Inst* extended = index->is(Op::SExt) ? asInst(index) : nullptr;
    const Value* sum = extended ? extended->operand(0) : index;
    if (!sum->is(Op::Add) && !sum->is(Op::Sub)) return 0;
    auto* inst = static_cast<const Inst*>(sum);
    const ConstInt* number = asConstInt(inst->operand(1));
    if (!number) return 0;
    int64_t added = inst->is(Op::Sub) ? -number->value : number->value;
    bool isExact = sum->type->isInt(64) || inst->flags & vflags::NSW ||
                   (sum->type->isInt(32) && isIndexThatCannotWrap(object, bytes, added));
    if (!isExact || added != int32_t(added)) return 0;
    index = inst->operand(0);
    return added;
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
};

}  // namespace

bool lowerGeps(Function& function, PassContext& context) {
  return Lowerer(function, context).run();
}

}  // namespace minic
