// Making, linking, printing and verifying machine IR.
#include "backend/mir/mir.h"

#include <algorithm>

#include "backend/mir/target.h"

namespace minic {

RegClass MFunction::classOf(Reg r) const {
  if (r.isVirtual()) return vregs[r.index()].cls;
  return target.regs.classOf(r);
}

uint32_t MFunction::outgoing() {
  if (outgoingSlot == ~0u)
    outgoingSlot = newSlot(Slot::Area::Outgoing, 0, target.info->arguments.stackAlign);
  return outgoingSlot;
}

uint32_t MFunction::incoming() {
  if (incomingSlot == ~0u)
    incomingSlot = newSlot(Slot::Area::Incoming, 0, target.info->arguments.stackAlign);
  return incomingSlot;
}

MBlock* MFunction::newBlock(std::string_view blockName) {
  MBlock* block = arena.create<MBlock>();
  block->id = uint32_t(blocks.size());
  block->name = blockName;
  block->variableValues = variableValues.get();
  blocks.push_back(block);
  return block;
}

MOperand MFunction::imm(int64_t value) {
  if (value == int32_t(value)) return MOperand::imm(int32_t(value));
  wideImms.push_back(value);
  return {OperandKind::WideImm, 0, 0, 0, uint32_t(wideImms.size() - 1)};
}

uint32_t MFunction::floatConstant(uint64_t bits, unsigned size) {
  auto [at, isNew] = floatIds_[size == 8].try_emplace(bits, uint32_t(floatConstants.size()));
  if (isNew) floatConstants.push_back({bits, uint8_t(size)});
  return at->second;
}

uint32_t MFunction::vectorConstant(uint64_t low, uint64_t high) {
  for (uint32_t i = 0; i < floatConstants.size(); ++i)
    if (floatConstants[i].size == 16 && floatConstants[i].bits == low &&
        floatConstants[i].high == high)
      return i;
  floatConstants.push_back({low, 16, high});
  return uint32_t(floatConstants.size() - 1);
}

uint32_t MFunction::globalSymbol(uint32_t valueId, Symbol symbol) {
  auto [at, isNew] = globalSymbols_.try_emplace(valueId, uint32_t(symbols.size()));
  if (isNew) symbols.push_back(symbol);
  return at->second;
}

uint32_t MFunction::librarySymbol(std::string_view functionName) {
  auto [at, isNew] = librarySymbols_.try_emplace(functionName, uint32_t(symbols.size()));
  if (isNew) symbols.push_back({functionName, false, true});
  return at->second;
}

MInst* MFunction::create(uint16_t op, unsigned size, std::span<const MOperand> operands,
                         uint32_t loc) {
  void* memory = arena.allocate(sizeof(MInst) + operands.size() * sizeof(MOperand), alignof(MInst));
  MInst* inst = new (memory) MInst;
  inst->op = op;
  inst->size = uint8_t(size);
  inst->loc = loc;
  inst->operandCount = uint32_t(operands.size());
  const OpDesc& desc = target.ops[op];
  MINIC_DCHECK(operands.size() == desc.operandCount ||
                   (desc.variadic && operands.size() >= desc.operandCount),
               std::string(desc.name));
  MOperand* to = inst->operandArray();
  for (size_t i = 0; i < operands.size(); ++i) {
    to[i] = operands[i];
    if (i < desc.operandCount) to[i].role = operands[i].isReg() ? desc.roles[i] : uint8_t(RoleNone);
  }
  return inst;
}

MInst* MFunction::createParallelCopy(std::span<const MOperand> pairs, uint32_t loc) {
  MINIC_DCHECK(pairs.size() % 2 == 0);
  MInst* copy = create(kParallelCopy, 8, pairs, loc);
  for (uint32_t i = 0; i < copy->operandCount; ++i) {
    MOperand& operand = (*copy)[i];
    operand.role = !operand.isReg() ? RoleNone : i % 2 ? RoleUse : RoleDef;
    if (operand.isReg() && operand.asReg().isVirtual())
      operand.isNarrow = vregs[operand.asReg().index()].isNarrow;
  }
  return copy;
}

MInst* MFunction::createMove(Reg dst, Reg src, uint32_t loc, bool isNarrow) {
  const RegClassInfo& to = target.regs.info(classOf(dst));
  const RegClassInfo& from = target.regs.info(classOf(src));
  MINIC_CHECK(&to == &from || src == to.cycleScratch || dst == from.cycleScratch,
              "a move between register classes");
  uint16_t op = &to == &from             ? to.moveOp
                : src == to.cycleScratch ? to.scratchMoveOp
                                         : from.scratchMoveOp;
  return create(op, isNarrow && op == to.moveOp ? 4 : to.spillSize,
                {MOperand::reg(dst), MOperand::reg(src)}, loc);
}

MInst* MFunction::createSlotAccess(uint16_t op, Reg reg, uint32_t slot, uint32_t loc) {
  MOperand operands[OpDesc::kMaxOperands];
  unsigned count = 0;
  for (char letter : target.ops[op].shape)
    if (letter == 'm')
      count += target.slotAddress(slot, operands + count);
    else
      operands[count++] = MOperand::reg(reg);
  return create(op, unsigned(slots[slot].size), std::span<const MOperand>(operands, count), loc);
}

MInst* MFunction::createSpill(uint32_t slot, Reg src, uint32_t loc) {
  return createSlotAccess(target.regs.infoForSlot(src, slots[slot].size).storeOp, src, slot, loc);
}

MInst* MFunction::createReload(Reg dst, uint32_t slot, uint32_t loc) {
  return createSlotAccess(target.regs.infoForSlot(dst, slots[slot].size).loadOp, dst, slot, loc);
}

uint64_t MFunction::placeSlots() {
  auto up = [](uint64_t value, uint64_t align) { return (value + align - 1) & ~(align - 1); };
  uint64_t total = up(outgoingSize, 16);
  // Those with the most uses per byte first, where offsets are short.
  std::vector<float> uses(slots.size());
  for (const MBlock* block : layout)
    for (const MInst* inst = block->first; inst; inst = inst->next)
      for (const MOperand& operand : inst->operands())
        if (operand.kind == OperandKind::Slot) ++uses[operand.payload];
  std::vector<uint32_t> order;
  for (uint32_t id = 0; id < slots.size(); ++id)
    if (slots[id].area == Slot::Area::Local || slots[id].area == Slot::Area::Spill)
      order.push_back(id);
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    auto sizeOf = [&](uint32_t id) { return float(std::max<uint64_t>(slots[id].size, 1)); };
    return uses[a] * sizeOf(b) > uses[b] * sizeOf(a);
  });
  for (uint32_t id : order) {
    Slot& slot = slots[id];
    total = up(total, std::clamp<uint64_t>(slot.align, 1, 16));
    slot.offset = int64_t(total);
    total += slot.size;
    MINIC_CHECK(total < uint64_t(1) << 31,
                "the frame of " + std::string(name) + " is larger than 2 GiB");
  }
  return total;
}

void MFunction::insert(MBlock& block, MInst* before, MInst* inst) {
  MInst* prev = before ? before->prev : block.last;
  inst->prev = prev;
  inst->next = before;
  (prev ? prev->next : block.first) = inst;
  (before ? before->prev : block.last) = inst;
  if (block.variableValues) block.variableValues->inserted(inst, before, &block);
}

void MFunction::remove(MBlock& block, MInst* inst) {
  if (block.variableValues) block.variableValues->removed(inst, inst->next, &block);
  (inst->prev ? inst->prev->next : block.first) = inst->next;
  (inst->next ? inst->next->prev : block.last) = inst->prev;
  inst->prev = inst->next = nullptr;
}

void MFunction::addEdge(MFunction& mf, MBlock* from, MBlock* to) {
  if (std::find(from->succs.begin(), from->succs.end(), to) != from->succs.end()) return;
  from->succs.push_back(mf.arena, to);
  to->preds.push_back(mf.arena, from);
}

uint32_t MFunction::numberInsts() {
  uint32_t position = 0;
  for (MBlock* block : layout) {
    block->firstPosition = position;
    for (MInst* inst = block->first; inst; inst = inst->next) inst->position = position++;
    block->lastPosition = position ? position - 1 : 0;
  }
  return position;
}

namespace {

std::string number(int64_t value) { return std::to_string(value); }

void printOperand(const MFunction& mf, const MOperand& operand, std::string& out) {
  if (operand.role & RoleDef)
    out += operand.role & RoleUse ? "=&" : operand.role & RoleEarly ? "=!" : "=";
  switch (operand.kind) {
    case OperandKind::None: out += "_"; break;
    case OperandKind::Reg: {
      if (operand.asReg().isPhysical()) out += "%";
      out += printReg(mf, operand.asReg());
      if (operand.aux) out.append("*").append(number(1 << operand.aux));
      break;
    }
    case OperandKind::Imm: out += number(operand.asImm()); break;
    case OperandKind::WideImm: out += number(mf.wideImms[operand.payload]); break;
    case OperandKind::Slot:
      out.append(operand.isSlotContent() ? "[slot" : "slot").append(number(operand.payload));
      if (operand.isSlotContent()) out += "]";
      break;
    case OperandKind::Symbol: out.append("@").append(mf.symbols[operand.payload].name); break;
    case OperandKind::Block: out.append("b").append(number(operand.payload)); break;
    case OperandKind::Cond: out += mf.target.condName(operand.payload); break;
    case OperandKind::Float: out.append("float").append(number(operand.payload)); break;
  }
}

}  // namespace

std::string printReg(const MFunction& mf, Reg reg) {
  if (reg.isPhysical()) return std::string(mf.target.regs.name(reg, 8));
  if (reg.index() >= mf.vregs.size()) return "?" + number(reg.index());  // of broken code
  return mf.target.regs.info(mf.classOf(reg)).letter + number(reg.index());
}

std::string printMInst(const MFunction& mf, const MInst& inst) {
  const OpDesc& desc = mf.target.ops[inst.op];
  std::string out(desc.name);
  if (inst.op != kParallelCopy) out.append(".").append(number(inst.size));
  for (size_t i = 0; i < inst.operandCount; ++i) {
    out += i ? ", " : " ";
    printOperand(mf, inst[uint32_t(i)], out);
  }
  return out;
}

std::string printMir(const MFunction& mf) {
  std::string out = "function ";
  out.append(mf.name).append("\n");
  const auto& order = mf.layout.empty() ? mf.blocks : mf.layout;
  for (const MBlock* block : order) {
    out.append("b").append(number(block->id)).append(":");
    if (!block->name.empty()) out.append(" ; ").append(block->name);
    out += "  ; preds";
    for (const MBlock* pred : block->preds) out.append(" b").append(number(pred->id));
    out.append(", depth ").append(number(block->loopDepth)).append("\n");
    for (const MInst* inst = block->first; inst; inst = inst->next)
      out.append("  ").append(printMInst(mf, *inst)).append("\n");
  }
  for (const MFunction::RemovedBlock& gone : mf.removed)
    out.append("; removed b").append(number(gone.block)).append(": ").append(gone.why).append("\n");
  return out;
}

namespace {
/// Whether the sides of a copy have values of one register class. A slot has only a size.
bool agreeInClass(const MFunction& mf, const MOperand& dst, const MOperand& src) {
  auto sizeOf = [&](const MOperand& operand) -> uint64_t {
    if (operand.isSlotContent()) return std::max<uint64_t>(mf.slots[operand.payload].size, 8);
    return mf.target.regs.info(mf.classOf(operand.asReg())).spillSize;
  };
  if (dst.isReg() && src.isReg()) {
    auto rests = [&](Reg value, Reg in) {
      return in == mf.target.regs.info(mf.classOf(value)).cycleScratch;
    };
    return mf.classOf(dst.asReg()) == mf.classOf(src.asReg()) || rests(dst.asReg(), src.asReg()) ||
           rests(src.asReg(), dst.asReg());
  }
  if (!src.isReg() && !src.isSlotContent()) return true;
  if (dst.isReg() && dst.asReg().isPhysical() && src.isSlotContent())
    return mf.target.regs.infoForSlot(dst.asReg(), sizeOf(src)).regs.contains(dst.asReg());
  if (src.isReg() && src.asReg().isPhysical() && dst.isSlotContent())
    return mf.target.regs.infoForSlot(src.asReg(), sizeOf(dst)).regs.contains(src.asReg());
  return sizeOf(dst) == sizeOf(src);
}

/// The check of one function; wrong() is the first violation.
class MirVerifier {
 public:
  MirVerifier(const MFunction& mf, MirForm form) : mf_(mf), form_(form) {}

  std::string wrong() {
    seen_.resize(mf_.blocks.size(), ~0u);
    const auto& order = form_ == MirForm::Unordered ? mf_.blocks : mf_.layout;
    if (order.empty() || order.front()->id != 0) return "the layout does not begin with the entry";
    for (const MBlock* block : order) {
      verify(*block);
      if (!wrong_.empty()) break;
    }
    return wrong_;
  }

 private:
  void fail(const MBlock& block, const MInst* inst, std::string_view what) {
    if (!wrong_.empty()) return;
    wrong_.append("machine IR of ").append(mf_.name).append(", block b");
    wrong_.append(number(block.id)).append(": ").append(what);
    if (inst) wrong_.append("\n  ").append(printMInst(mf_, *inst));
    wrong_.append("\n").append(printMir(mf_));
  }

  void verify(const MBlock& block) {
    const MInst* last = block.last;
    while (last && describe(mf_, *last).has(OpDirective)) last = last->prev;
    if (!last || !describe(mf_, *last).has(OpTerminator))
      return fail(block, last, "does not end in a terminator");
    bool inTerminators = false;
    targets_ = 0;
    for (const MInst* inst = block.first; inst; inst = inst->next) {
      if (inst->next ? inst->next->prev != inst : block.last != inst)
        return fail(block, inst, "broken links");
      const OpDesc& desc = describe(mf_, *inst);
      bool isTerminator = desc.has(OpTerminator);
      if (inTerminators && !isTerminator && !desc.has(OpDirective))
        fail(block, inst, "after a terminator");
      if (desc.has(OpDirective) && form_ < MirForm::Framed) fail(block, inst, "an early directive");
      inTerminators |= isTerminator;
      if (inst->op == kParallelCopy && form_ >= MirForm::Expanded)
        fail(block, inst, "a parallel copy is left");
      for (uint32_t i = 0; inst->op == kParallelCopy && i < inst->operandCount; i += 2)
        if (!agreeInClass(mf_, (*inst)[i], (*inst)[i + 1]))
          fail(block, inst, "a copy between register classes");
      for (const MOperand& operand : inst->operands()) verify(block, *inst, operand);
      if (form_ == MirForm::Expanded || form_ == MirForm::Placed) verifySpillAccess(block, *inst);
    }
    for (const MBlock* succ : block.succs) {
      if (std::find(succ->preds.begin(), succ->preds.end(), &block) == succ->preds.end())
        fail(block, nullptr, "a successor does not know it");
      if (form_ < MirForm::Placed && block.succs.size() > 1 && succ->preds.size() > 1)
        fail(block, nullptr, "critical edge");
    }
    // Copies of the only edge out of a block come before its jump, which must not read registers.
    if (form_ < MirForm::Placed && block.succs.size() == 1 && !describe(mf_, *last).has(OpJump))
      fail(block, last, "a branch with one target");
    if (targets_ > block.succs.size()) fail(block, last, "a target is no successor");
  }

  /// A load or store of a spill slot stays within the bytes that the slot has.
  void verifySpillAccess(const MBlock& block, const MInst& inst) {
    const OpDesc& desc = describe(mf_, inst);
    if (!desc.has(OpLoad) && !desc.has(OpStore)) return;
    const auto bytes = slotBytes(mf_, inst);
    if (!bytes || mf_.slots[bytes->slot].area != Slot::Area::Spill) return;
    if (bytes->begin < 0 || uint64_t(bytes->end) > mf_.slots[bytes->slot].size)
      fail(block, &inst, "an access beyond the bytes of a spill slot");
  }

  void verify(const MBlock& block, const MInst& inst, const MOperand& operand) {
    if (operand.kind == OperandKind::Reg) {
      Reg reg = operand.asReg();
      if (reg.isVirtual() && reg.index() >= mf_.vregs.size())
        fail(block, &inst, "unknown virtual register");
      if (form_ >= MirForm::Allocated && reg.isVirtual())
        fail(block, &inst, "a virtual register is left");
      if (reg.isPhysical() && reg.raw >= mf_.target.regs.count)
        fail(block, &inst, "unknown physical register");
      if (!operand.role) fail(block, &inst, "a register without a role");
    }
    if (operand.kind == OperandKind::Slot && operand.payload >= mf_.slots.size())
      fail(block, &inst, "unknown slot");
    if (operand.kind == OperandKind::Symbol && operand.payload >= mf_.symbols.size())
      fail(block, &inst, "unknown symbol");
    if (operand.kind == OperandKind::Block && mf_.target.ops[inst.op].has(OpTerminator)) {
      if (operand.payload >= mf_.blocks.size()) return fail(block, &inst, "unknown block");
      if (seen_[operand.payload] != block.id) ++targets_;
      seen_[operand.payload] = block.id;
    }
  }

  const MFunction& mf_;
  const MirForm form_;
  std::vector<uint32_t> seen_;  // by block: the last block that branches to it
  uint32_t targets_ = 0;        // of the block's terminators
  std::string wrong_;
};

}  // namespace

std::string verifyMir(const MFunction& mf, MirForm form) { return MirVerifier(mf, form).wrong(); }

}  // namespace minic
