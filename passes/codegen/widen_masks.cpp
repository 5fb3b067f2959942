// Masks of vectors (<n x i1>) as vectors of integers whose lanes are 0 or -1, as machines compute
// them.
//
//     %c = icmp slt <4 x i32> %a, %b                 %c = icmp slt <4 x i32> %a, %b
//                                                    %m = sext <4 x i1> %c to <4 x i32>
//     %s = select <4 x i1> %c, <4 x i32> %a, %b  =>  %x = and <4 x i32> %m, %a
//                                                    %n = xor <4 x i32> %m, -1
//                                                    %y = and <4 x i32> %n, %b
//                                                    %s = or <4 x i32> %x, %y
//
// Before: any function without vectors in signatures. After: a mask is the result of an icmp or
// fcmp, used once, by the sext right after it, to lanes as wide as those compared. A mask has the
// width of the lanes whose comparison made it; a user of another width extends or truncates it.
#include <array>

#include "ir/rpo.h"
#include "passes/codegen/legalize_vectors.h"
#include "passes/function_pass.h"

namespace minic {

namespace {

bool isMask(const Value* value) {
  return value->type->isVector() && value->type->element->isInt(1);
}

bool takesMask(const Inst* inst) {
  for (const Use& use : inst->operands())
    if (isMask(use.value)) return true;
  return false;
}

class MaskWidener : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    wide_.assign(function_.nextValueId, nullptr);
    Rpo rpo = Rpo::compute(function_);
    std::vector<Inst*> work;
    for (const Block* block : rpo.order)
      for (Inst* inst : insts(block))
        if (isMask(inst) || takesMask(inst)) work.push_back(inst);
    for (Inst* inst : work)
      if (inst->is(Op::Phi) && isMask(inst)) startPhi(inst);
    for (Inst* inst : work) {
      if (inst->is(Op::Phi)) continue;
      build_.at(inst);
      visit(inst);
    }
    for (Inst* inst : work)
      if (inst->is(Op::Phi) && isMask(inst)) finishPhi(inst);
    for (Inst* inst : dead_) dropOperands(inst);
    for (Inst* inst : dead_) erase(inst);
    return !work.empty();
  }

 private:
  IdMap<Value*> wide_;       // by value id: the mask as a vector of integers
  std::vector<Inst*> dead_;  // users before what they use, or all at once

  Type* lanes(const Value* like, uint32_t bits) {
    return types_.vector(types_.intTy(bits), like->type->count);
  }
  Value* ones(Type* type) { return module_.splat(type, module_.constInt(type->element, -1)); }

  /// The width of the lanes that the mask is of; 32 if nothing tells.
  uint32_t widthOf(const Value* mask, unsigned depth = 8) const {
    if (mask->isInst() && wide_[mask->id]) return wide_[mask->id]->type->element->bits;
    const Inst* inst = asInst(mask);
    if (!inst || depth == 0) return 32;
    if (inst->is(Op::ICmp) || inst->is(Op::FCmp) || inst->is(Op::Trunc)) {
      uint32_t bits = inst->operand(0)->type->element->bits;
      return bits == 1 ? 8 : bits;
    }
    for (const Use& use : inst->operands())
      if (isMask(use.value) && use.value != inst && !use.value->isConstant())
        return widthOf(use.value, depth - 1);
    return 32;
  }

  Value* resized(Value* mask, uint32_t bits) {
    uint32_t from = mask->type->element->bits;
    if (from == bits) return mask;
    return build_.cast(from < bits ? Op::SExt : Op::Trunc, mask, lanes(mask, bits));
  }

  /// The mask as integers of `bits` bits, at the insertion point.
  Value* wide(Value* mask, uint32_t bits) {
    if (mask->isUndefOrPoison()) return module_.zero(lanes(mask, bits));
    if (!mask->isConstant()) return resized(wide_[mask->id], bits);
    Type* type = lanes(mask, bits);
    std::vector<Value*> parts;
    for (uint32_t i = 0; i < type->count; ++i) {
      const ConstInt* lane = asConstInt(module_.laneOf(mask, i));
      parts.push_back(module_.constInt(type->element, lane ? lane->value : 0));
    }
    return module_.constVector(type, parts);
  }

  void replace(Inst* inst, Value* with) {
    replaceAllUses(inst, with);
    dead_.push_back(inst);
  }

  void startPhi(Inst* phi) {
    build_.at(phi);
    Inst* made = function_.createPhi(lanes(phi, widthOf(phi)), phi->block);
    wide_.grow(function_.nextValueId);
    wide_[phi->id] = build_.insert(made);
  }

  void finishPhi(Inst* phi) {
    Inst* made = static_cast<Inst*>(wide_[phi->id]);
    for (uint32_t i = 0; i < phi->numOps; ++i) {
      // Edges from one block bring one value.
      uint32_t first = 0;
      while (phi->block->preds[first].block != phi->block->preds[i].block) ++first;
      build_.setInsertPoint(phi->block->preds[i].block->last);
      made->setOperand(
          i, first < i ? made->operand(first) : wide(phi->operand(i), made->type->element->bits));
    }
    dead_.push_back(phi);
  }

  void setWide(Inst* mask, Value* value) {
    wide_.grow(function_.nextValueId);
    wide_[mask->id] = value;
  }

  void visit(Inst* inst) {
    if (isMask(inst)) {
      Value* made = makeMask(inst);
      setWide(inst, made);
      bool isCompare = (inst->is(Op::ICmp) || inst->is(Op::FCmp)) && !takesMask(inst);
      if (!isCompare) dead_.push_back(inst);
      return;
    }
    switch (inst->op) {
      case Op::Select: {
        uint32_t bits = inst->type->element->bits;
        return replace(inst,
                       blend(wide(inst->operand(0), bits), inst->operand(1), inst->operand(2)));
      }
      case Op::SExt:
      case Op::ZExt: {
        Value* mask = wide(inst->operand(0), inst->type->element->bits);
        if (inst->is(Op::ZExt)) {
          Value* one = module_.splat(inst->type, module_.constInt(inst->type->element, 1));
          mask = build_.binary(Op::And, mask, one);
        }
        return replace(inst, mask);
      }
      case Op::SIToFP:
      case Op::UIToFP: {
        Type* ints = lanes(inst, 32);
        Value* mask = wide(inst->operand(0), 32);
        if (inst->is(Op::UIToFP)) mask = build_.binary(Op::Sub, module_.zero(ints), mask);
        return replace(inst, build_.cast(Op::SIToFP, mask, inst->type));
      }
      case Op::ExtractElement: {
        Value* mask = wide(inst->operand(0), widthOf(inst->operand(0)));
        Inst* lane = build_.extractElement(mask, inst->operand(1));
        return replace(inst, build_.cast(Op::Trunc, lane, types_.i1()));
      }
      default: MINIC_UNREACHABLE("an instruction that takes no mask");
    }
  }

  Value* makeMask(Inst* inst) {
    uint32_t bits = widthOf(inst);
    Type* type = lanes(inst, bits);
    auto operand = [&](uint32_t i) { return wide(inst->operand(i), bits); };
    switch (inst->op) {
      case Op::ICmp:
      case Op::FCmp: {
        if (inst->next) build_.setInsertPoint(inst->next);
        if (!takesMask(inst)) return build_.cast(Op::SExt, inst, type);
        build_.setInsertPoint(inst);
        Value *left = operand(0), *right = operand(1);
        return build_.cast(Op::SExt, build_.icmp(inst->intPred(), left, right), type);
      }
      case Op::And:
      case Op::Or:
      case Op::Xor: {
        Value *left = operand(0), *right = operand(1);
        return build_.binary(inst->op, left, right);
      }
      // Arithmetic modulo 2.
      case Op::Add:
      case Op::Sub: {
        Value *left = operand(0), *right = operand(1);
        return build_.binary(Op::Xor, left, right);
      }
      case Op::Mul: {
        Value *left = operand(0), *right = operand(1);
        return build_.binary(Op::And, left, right);
      }
      // Only 1 may divide, and a shift is by 0 or poison.
      case Op::UDiv:
      case Op::SDiv:
      case Op::Shl:
      case Op::LShr:
      case Op::AShr: return operand(0);
      case Op::URem:
      case Op::SRem: return module_.zero(type);
      case Op::FPToSI:
      case Op::FPToUI: {
        // 0, or the one other number that i1 has: -1 or 1.
        Type* ints = lanes(inst, 32);
        Value* number = build_.cast(Op::FPToSI, inst->operand(0), ints);
        if (inst->is(Op::FPToUI)) number = build_.binary(Op::Sub, module_.zero(ints), number);
        return resized(number, bits);
      }
      case Op::Select: {
        Value *yes = operand(1), *no = operand(2);
        if (isMask(inst->operand(0))) return blend(operand(0), yes, no);
        return build_.select(inst->operand(0), yes, no);
      }
      case Op::Freeze: return build_.freeze(operand(0));
      case Op::ShuffleVector: {
        std::array<Value*, 3> from{operand(0), operand(1), inst->operand(2)};
        return build_.insert(function_.createInst(Op::ShuffleVector, type, from, inst->loc));
      }
      case Op::InsertElement: {
        Value* vector = operand(0);
        Value* lane = build_.cast(Op::SExt, inst->operand(1), type->element);
        return build_.insertElement(vector, lane, inst->operand(2));
      }
      case Op::Trunc: {
        Value* one = module_.splat(type, module_.constInt(type->element, 1));
        Value* low = build_.binary(Op::And, inst->operand(0), one);
        return build_.cast(Op::SExt, build_.icmp(IntPred::EQ, low, one), type);
      }
      default: MINIC_UNREACHABLE("an instruction that makes no mask");
    }
  }

  /// mask ? yes : no, lane by lane; the mask's lanes are as wide as theirs.
  Value* blend(Value* mask, Value* yes, Value* no) {
    Type *type = yes->type, *bits = mask->type;
    auto asBits = [&](Value* value) -> Value* {
      return value->type == bits ? value : build_.cast(Op::BitCast, value, bits);
    };
    Value* result = nullptr;
    if (!isZeroVector(yes)) {
      Value* from = asBits(yes);
      result = build_.binary(Op::And, mask, from);
    }
    if (!isZeroVector(no)) {
      Value* from = asBits(no);
      Value* inverse = build_.binary(Op::Xor, mask, ones(bits));
      Value* rest = build_.binary(Op::And, inverse, from);
      result = result ? build_.binary(Op::Or, result, rest) : rest;
    }
    if (!result) return module_.zero(type);
    return type == bits ? result : build_.cast(Op::BitCast, result, type);
  }

  static bool isZeroVector(const Value* value) {
    return value->is(Op::ConstZero) || value->isUndefOrPoison();
  }
};

}  // namespace

bool widenMasks(Function& function, PassContext& context) {
  return MaskWidener(function, context).run();
}

}  // namespace minic
