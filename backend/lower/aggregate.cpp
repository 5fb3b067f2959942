// Aggregates as values: their scalars in consecutive virtual registers.
#include <cstring>

#include "backend/lower/lower.h"
#include "ir/leaves.h"

namespace minic {

void Lowering::requestParts(const Value* value) {
  Reg& first = vregs_[value->id];
  if (first.valid()) return;
  if (!value->type->isAggregate()) {
    first = tempFor(value->type);
    return;
  }
  std::vector<const Type*> leaves;
  appendLeaves(value->type, leaves);
  for (size_t i = 0; i < leaves.size(); ++i) {
    Reg reg = temp(classOf(leaves[i]));
    if (i == 0) first = reg;
  }
}

MOperand Lowering::partSource(const Value* value, const Type* leaf, uint32_t index) {
  if (value->isConstant()) {
    if (value->isUndefOrPoison()) return MOperand::none();
    const ConstData* data = nullptr;
    const Value* scalar = constantLeaf(value, index, data);
    if (scalar) return copySource(scalar);
    uint64_t bits = 0;
    if (data) std::memcpy(&bits, data->bytes.data() + index * leaf->size, leaf->size);
    if (leaf->isFloatingPoint())
      return MOperand::floatConstant(mf.floatConstant(bits, sizeOf(leaf)));
    if (leaf->isInt(1)) return MOperand::imm(bits & 1);
    return mf.imm(int64_t(bits << (64 - leaf->size * 8)) >> (64 - leaf->size * 8));
  }
  if (!value->type->isAggregate()) return copySource(value);
  if (!value->type->isAggregate()) return copySource(value);
  requestParts(value);
  return MOperand::reg(Reg{vregs_[value->id].raw + index});
}

void Lowering::lowerAggregate(const Inst& inst) {
  std::vector<MOperand> pairs;
  std::vector<const Type*> leaves;
  if (inst.is(Op::ExtractValue)) {
    const Type* type = inst.operand(0)->type;
    uint32_t first = leafIndex(type, inst, 1);
    appendLeaves(type, leaves);
    for (uint32_t i = 0; i < leaves.size(); ++i) {
      pairs.push_back(MOperand::reg(Reg{vregs_[inst.id].raw + i}));
      pairs.push_back(partSource(inst.operand(0), leaves[i], first + i));
    }
  } else if (inst.is(Op::InsertValue)) {
    const Type* member = inst.type;
    uint32_t first = leafIndex(member, inst, 2);
    auto count = uint32_t(countLeaves(member));
    appendLeaves(inst.type, leaves);
    for (uint32_t i = 0; i < leaves.size(); ++i) {
      bool replaced = i >= first && i < first + count;
      pairs.push_back(MOperand::reg(Reg{vregs_[inst.id].raw + i}));
      pairs.push_back(replaced ? partSource(inst.operand(1), leaves[i], i - first)
                               : partSource(inst.operand(0), leaves[i], i));
    }
  } else if (inst.is(Op::Freeze)) {
    appendLeaves(inst.type, leaves);
    for (uint32_t i = 0; i < leaves.size(); ++i) {
      pairs.push_back(MOperand::reg(Reg{vregs_[inst.id].raw + i}));
      pairs.push_back(partSource(inst.operand(0), leaves[i], i));
    }
  } else {
    MINIC_UNREACHABLE("split-aggregates leaves no other instruction on aggregates");
  }
  parallelCopy(pairs);
}

}  // namespace minic
