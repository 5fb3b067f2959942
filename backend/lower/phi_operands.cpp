// See the header.
#include "backend/lower/phi_operands.h"

#include <algorithm>
#include <cstring>

#include "backend/lower/lower.h"
#include "ir/leaves.h"

namespace minic {

PhiOperands::PhiOperands(const Function& function, const MFunction& mf, LoweredNames names)
    : names_(std::move(names)),
      isHome_(mf.blocks.size()),
      hasOnePred_(mf.blocks.size()),
      phiHome_(mf.vregs.size(), MFunction::kNowhere) {
  for (const Block* block : blocks(function))
    if (names_.blocks[block->id]) readBlock(*block);
  names_ = {};
}

void PhiOperands::readBlock(const Block& block) {
  const uint32_t home = names_.blocks[block.id]->id;
  isHome_[home] = true;
  const Block* pred = nullptr;
  bool isOne = true;
  for (const Edge& edge : block.preds) {
    if (!names_.blocks[edge.block->id]) continue;
    isOne &= (!pred || pred == edge.block) && edge.block != &block;
    pred = edge.block;
  }
  hasOnePred_[home] = isOne;
  for (const Inst* phi : phis(&block))
    if (Reg reg = names_.regs[phi->id]; reg.valid())
      for (uint64_t i = countLeaves(phi->type); i-- > 0;) phiHome_[reg.index() + i] = home;
  std::vector<const Type*> leaves;
  for (const Edge& edge : block.succs) {
    std::vector<PhiOperand>& wanted = edges_[key(home, names_.blocks[edge.block->id]->id)];
    if (!wanted.empty()) continue;  // another edge to the same block
    for (const Inst* phi : phis(edge.block)) {
      Reg reg = names_.regs[phi->id];
      if (!reg.valid()) continue;
      leaves.clear();
      appendLeaves(phi->type, leaves);
      for (uint32_t i = 0; i < leaves.size(); ++i) {
        wanted.push_back(operandOf(phi->operand(edge.index), leaves[i], i));
        wanted.back().dst = Reg{reg.raw + i};
      }
    }
  }
}

/// Of a constant scalar or vector.
static PhiOperand constantOf(const Value* value, const Type* leaf) {
  PhiOperand made;
  made.bytes = uint8_t(std::min<uint64_t>(leaf->size, value->type->size));
  const bool isReal = value->type->isFloatingPoint();
  if (value->isUndefOrPoison()) return made;
  if (value->type->isVector()) {
    made.kind = PhiOperand::Vector;
  } else if (const ConstFloat* real = asConstFloat(value)) {
    made.kind = PhiOperand::Real;
    made.bits = real->bits;
  } else if (KnownInt number = Lowering::constant(value)) {
    made.kind = isReal ? PhiOperand::Real : PhiOperand::Number;
    made.bits = uint64_t(*number);
  } else {
    made.kind = PhiOperand::Address;
    if (value->is(Op::Global) || value->is(Op::Function))
      made.symbol = static_cast<const GlobalValue*>(value)->name;
  }
  return made;
}

PhiOperand PhiOperands::operandOf(const Value* value, const Type* leaf, uint32_t index) const {
  // A cast or freeze without a register is one that changes nothing.
  auto isNamed = [&](const Inst* inst) {
    return names_.regs[inst->id].valid() || names_.slots[inst->id] != MFunction::kNowhere;
  };
  for (const Inst* inst = asInst(value); inst && !isNamed(inst); inst = asInst(value)) {
    if (!inst->is(Op::Freeze) && !isCast(inst->op)) break;
    value = inst->operand(0);
  }
  PhiOperand made;
  if (value->is(Op::Alloca) && names_.slots[value->id] != MFunction::kNowhere) {
    made.kind = PhiOperand::Slot;
    made.bits = names_.slots[value->id];
    return made;
  }
  if (value->isInst() || value->is(Op::Argument)) {
    made.kind = PhiOperand::Register;
    made.reg = Reg{names_.regs[value->id].raw + index};
    return made;
  }
  if (value->isUndefOrPoison()) return made;
  if (!value->type->isAggregate()) return constantOf(value, leaf);
  const ConstData* data = nullptr;
  if (const Value* scalar = constantLeaf(value, index, data)) return constantOf(scalar, leaf);
  made.kind = leaf->isFloatingPoint() ? PhiOperand::Real : PhiOperand::Number;
  made.bytes = uint8_t(leaf->size);
  if (data) std::memcpy(&made.bits, data->bytes.data() + index * leaf->size, leaf->size);
  return made;
}

}  // namespace minic
