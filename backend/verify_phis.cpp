// See the header. The machine code of an IR block is its machine block and those without an IR
// block that lie behind it: pieces of a switch or of a condition, blocks on edges.
#include "backend/verify_phis.h"

#include <algorithm>
#include <fmt/format.h>

#include "backend/mir/target.h"

namespace minic {

static const MInst* soleDefinition(const std::vector<std::pair<const MInst*, uint32_t>>& all,
                                   Reg reg) {
  return reg.isVirtual() && reg.index() < all.size() && all[reg.index()].second == 1
             ? all[reg.index()].first
             : nullptr;
}

PhiCheck::PhiCheck(const Function& function, const MFunction& mf, LoweredNames names)
    : mf_(mf), operands_(function, mf, std::move(names)) {
  findDefinitions();
  lowered_ = now_;
}

std::string PhiCheck::run() {
  wrong_.clear();
  paths_.clear();
  checked_.clear();
  findDefinitions();
  for (const MBlock* block : code())
    if (isHome(*block) && wrong_.empty()) follow(*block);
  if (wrong_.empty() && checked_.size() != copyCount_)
    wrong_ = "a copy into the register of a phi is on no edge into its block";
  return wrong_;
}

void PhiCheck::findDefinitions() {
  now_.assign(mf_.vregs.size(), {});
  copies_.assign(mf_.blocks.size(), {});
  copyCount_ = 0;
  for (const MBlock* block : code())
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      bool writesPhi = false;
      for (const MOperand& operand : inst->operands()) {
        if (!operand.isReg() || !operand.defines() || !operand.asReg().isVirtual()) continue;
        now_[operand.asReg().index()].first = inst;
        ++now_[operand.asReg().index()].second;
        writesPhi |= operands_.homeOf(operand) != MFunction::kNowhere;
      }
      if (!writesPhi) continue;
      ++copyCount_;
      copies_[block->id].push_back(inst);
      if (inst->op != kParallelCopy && wrong_.empty())
        wrong_ = fmt::format("b{}: the register of a phi is written by {}", block->id,
                             printMInst(mf_, *inst));
    }
}

/// The copy into phis' registers at the start of the block, where those of a block with one
/// predecessor are, or elsewhere in it.
const MInst* PhiCheck::copyIn(const MBlock& block, bool atStart) {
  const MInst* found = nullptr;
  for (const MInst* copy : copies_[block.id]) {
    const bool isStart = isHome(block) && operands_.homeOf((*copy)[0]) == origin(block) &&
                         operands_.hasOnePred(origin(block));
    if (isStart != atStart) continue;
    if (found) fail(block, block, "two copies in one block");
    found = copy;
  }
  return found;
}

/// From the end of an IR block's code to the starts of its successors'.
void PhiCheck::follow(const MBlock& from) {
  std::vector<const MBlock*> work{&from};
  paths_[from.id] = {from.id, copyIn(from, false)};
  if (const MInst* copy = paths_[from.id].copy) checkAround(*copy, from, false);
  while (!work.empty() && wrong_.empty()) {
    const MBlock* block = work.back();
    work.pop_back();
    const MInst* before = paths_[block->id].copy;
    for (const MBlock* succ : block->succs) {
      const MInst* own = copyIn(*succ, isHome(*succ));
      if (own && before) return fail(from, *succ, "two copies on one path");
      if (own) checkAround(*own, *succ, isHome(*succ));
      const Path path{from.id, own ? own : before};
      if (isHome(*succ)) {
        compare(from, *succ, path.copy);
        continue;
      }
      auto [at, isNew] = paths_.try_emplace(succ->id, path);
      if (!isNew && at->second != path) return fail(from, *succ, "two paths meet before a block");
      if (isNew) work.push_back(succ);
    }
  }
}

/// Nothing that comes after the copy in its block (or before it, at the start) may see or undo it.
void PhiCheck::checkAround(const MInst& copy, const MBlock& block, bool isBefore) {
  if (!checked_.try_emplace(&copy, true).second) return;
  auto touches = [&](const MOperand& operand, uint32_t side) {
    for (uint32_t i = side; i < copy.operandCount; i += 2)
      if (copy[i].isReg() && copy[i].payload == operand.payload) return true;
    return false;
  };
  const MInst* inst = isBefore ? block.first : copy.next;
  for (; inst && inst != &copy; inst = inst->next)
    for (const MOperand& operand : inst->operands()) {
      if (!operand.isReg() || !operand.asReg().isVirtual()) continue;
      const bool isOnlyRead = !operand.defines() && soleDefinition(now_, operand.asReg());
      const bool isWritten = touches(operand, 0) && (isBefore || !isOnlyRead);
      if (isWritten || (!isBefore && operand.defines() && touches(operand, 1)))
        return fail(block, block, "an instruction is on the wrong side of the copies of an edge");
    }
}

void PhiCheck::compare(const MBlock& from, const MBlock& to, const MInst* copy) {
  std::vector<PhiOperand>* phis = operands_.onEdge(origin(from), origin(to));
  if (!phis) return fail(from, to, "the blocks have no edge");
  std::unordered_map<uint32_t, const MOperand*> sources;  // by destination; looked up only
  for (uint32_t i = 0; copy && i < copy->operandCount; i += 2)
    if (!sources.try_emplace((*copy)[i].payload, &(*copy)[i + 1]).second)
      return fail(from, to, "a register is copied to twice");
  size_t found = 0;
  for (PhiOperand& wanted : *phis) {
    auto source = sources.find(wanted.dst.raw);
    found += source != sources.end();
    const bool isRight = source != sources.end() ? matches(wanted, *source->second)
                                                 : wanted.kind == PhiOperand::Undef ||
                                                       (wanted.kind == PhiOperand::Register &&
                                                        wanted.reg == wanted.dst);
    if (!isRight)
      return fail(from, to, printReg(mf_, wanted.dst) + " does not get its phi's operand");
  }
  if (found != sources.size()) fail(from, to, "a register of another block's phi is written");
}

bool PhiCheck::matches(PhiOperand& wanted, const MOperand& found) const {
  switch (wanted.kind) {
    case PhiOperand::Undef: return true;
    case PhiOperand::Register:
      if (!found.isReg() || !isSame(wanted.reg, found.asReg())) return false;
      wanted.reg = found.asReg();
      return true;
    case PhiOperand::Number:
      return (found.kind == OperandKind::Imm || found.kind == OperandKind::WideImm) &&
             (uint64_t(mf_.immValue(found)) ^ wanted.bits) << (64 - 8 * wanted.bytes) == 0;
    case PhiOperand::Real:
      return found.kind == OperandKind::Float &&
             mf_.floatConstants[found.payload].bits == wanted.bits;
    case PhiOperand::Vector:
      return found.kind == OperandKind::Float && mf_.floatConstants[found.payload].size == 16;
    case PhiOperand::Slot: return found.kind == OperandKind::Slot && found.payload == wanted.bits;
    case PhiOperand::Address: {
      const MInst* made = found.isReg() ? soleDefinition(now_, found.asReg()) : nullptr;
      if (!made) return false;
      for (const MOperand& operand : made->operands())
        if (operand.kind == OperandKind::Symbol && !wanted.symbol.empty() &&
            mf_.symbols[operand.payload].name != wanted.symbol)
          return false;
      return true;
    }
  }
  return false;
}

/// A stage may have given the value another register: that of the same instruction over the same
/// operands, or a second name that is copied from the first.
bool PhiCheck::isSame(Reg lowered, Reg now) const {
  if (lowered == now) return true;
  const MInst *old = soleDefinition(lowered_, lowered), *made = soleDefinition(now_, now);
  if (!made) return false;
  if (made->flags & kNoCoalesce)
    for (uint32_t i = 0; i < made->operandCount; i += 2)
      if ((*made)[i].payload == now.raw) return (*made)[i + 1].payload == lowered.raw;
  if (!old || old->op != made->op || old->op == kParallelCopy || old->size != made->size)
    return false;
  return std::equal(old->operands().begin() + 1, old->operands().end(),
                    made->operands().begin() + 1, made->operands().end(),
                    [&](const MOperand& a, const MOperand& b) {
                      if (a.kind != b.kind || a.aux != b.aux) return false;
                      return a.kind == OperandKind::WideImm ? mf_.immValue(a) == mf_.immValue(b)
                                                            : a.payload == b.payload;
                    });
}

void PhiCheck::fail(const MBlock& from, const MBlock& to, std::string_view what) {
  if (wrong_.empty()) wrong_ = fmt::format("phis, from b{} to b{}: {}", from.id, to.id, what);
}

}  // namespace minic
