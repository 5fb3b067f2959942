// The walk over blocks and edges, and the creation of machine instructions; the header has the
// order of the walk and the invariants afterwards.
#include "backend/lower/lower.h"

#include <algorithm>
#include <utility>

#include "backend/mir/phi_observer.h"
#include "ir/cfg.h"
#include "ir/effects.h"
#include "ir/leaves.h"

namespace minic {

namespace {

/// A call whose result is not a value: lower-long-doubles fetches it by an operation of its own,
/// and that the callee touches no memory says nothing about it.
bool isKeptCall(const Inst& inst) {
  if (!inst.is(Op::Call) || !inst.type->isVoid()) return false;
  const Function* callee = inst.calledFunction();
  return !callee || callee->intrinsic == Intrinsic::None;
}

}  // namespace

Lowering::Lowering(MFunction& machine, const Function& function)
    : mf(machine), fn(function), target(machine.target) {}

KnownInt Lowering::constant(const Value* value) {
  if (auto* c = asConstInt(value)) return c->type->bits == 1 ? int64_t(c->zext()) : c->value;
  if (value->is(Op::BlockAddress) && !value->isSymbol()) return BlockAddress::kNoBlock;
  if (value->is(Op::ConstNull) || (value->is(Op::ConstZero) && value->type->isScalar())) return 0;
  return {};
}

KnownInt Lowering::constantIn(const Value* value, int64_t low, int64_t high) {
  KnownInt c = constant(value);
  return c && (*c < low || *c > high) ? KnownInt() : c;
}

std::optional<uint64_t> Lowering::allocaCount(const Inst& alloca) {
  if (!alloca.numOps) return 1;
  const Value* count = alloca.operand(0);
  if (auto* c = asConstInt(count)) return c->zext();
  return constant(count) ? std::optional<uint64_t>(0) : std::nullopt;
}

const Inst* Lowering::canFold(const Value* value, Op op) const {
  if (!value->is(op) || !value->hasOneUse()) return nullptr;
  const Inst* inst = static_cast<const Inst*>(value);
  return inst->block == irBlock_ && !isUsed(*inst) ? inst : nullptr;
}

const Inst* Lowering::canCompare(const Value* value, Op op) const {
  if (const Inst* inst = canFold(value, op)) return inst;
  constexpr unsigned kMaxCompares = 4;
  if (!value->is(op)) return nullptr;
  const Inst* inst = static_cast<const Inst*>(value);
  if (isUsed(*inst)) return nullptr;
  // Of two registers only close by: both live on to the last of the users.
  const bool hasConstant = inst->operand(0)->isConstant() || inst->operand(1)->isConstant();
  unsigned users = 0;
  for (const Use& use : inst->useRange()) {
    bool isCondition = use.user->is(Op::CondBr) || (use.user->is(Op::Select) && use.index() == 0);
    if (!isCondition || ++users > (hasConstant ? kMaxCompares : 2)) return nullptr;
    if (!hasConstant && use.user->block != inst->block) return nullptr;
  }
  return inst;
}

const Inst* Lowering::canFoldLoad(const Value* value) const {
  const Inst* load = canFold(value, Op::Load);
  if (!load || load->isVolatile() || load->isAtomic()) return nullptr;
  return epoch_[load->id] == epoch_[current_->id] ? load : nullptr;
}

const Value* Lowering::throughCasts(const Value* value) const {
  while (const Inst* inst = asInst(value)) {
    const Value* from = nullptr;
    if (inst->is(Op::Freeze)) {
      from = inst->type->isScalar() ? inst->operand(0) : nullptr;
      if (from && from->isUndefOrPoison()) from = nullptr;
    } else if (isCast(inst->op) && inst->type->isScalar() && inst->operand(0)->type->isScalar()) {
      from = target.freeCast(inst);
    }
    if (!from) break;
    value = from;
  }
  return value;
}

Reg Lowering::reg(const Value* value) {
  MINIC_DCHECK(value->type->isScalar() || value->type->isVector());
  const Type* type = value->type;
  value = throughCasts(value);
  if (value->isInst() || value->is(Op::Argument)) {
    if (value->is(Op::Alloca) && allocaSlots_[value->id] != kNoSlot) {
      Reg dst = tempInt();
      target.materialize(*this, dst, *value);
      return dst;
    }
    Reg& reg = vregs_[value->id];
    if (!reg.valid()) reg = tempFor(value->type);
    if (type->size == 8) mf.vregs[reg.index()].isNarrow = false;
    return reg;
  }
  Reg dst = temp(classOf(value->type));
  if (value->isUndefOrPoison())
    copyOperand(dst, MOperand::none());
  else
    target.materialize(*this, dst, *value);
  return dst;
}

std::unordered_map<uint32_t, const Value*> Lowering::valueRegs() const {
  std::unordered_map<uint32_t, const Value*> found;
  auto add = [&](const Value* value) {
    if (Reg reg = vregs_[value->id]; reg.valid()) found.emplace(reg.index(), value);
  };
  for (const Argument* arg : fn.args) add(arg);
  for (const Block* block : blocks(fn))
    for (const Inst* inst : insts(block)) add(inst);
  return found;
}

uint32_t Lowering::loc() const { return current_ ? current_->loc.raw : fn.loc.raw; }

MInst* Lowering::put(MInst* inst) {
  MFunction::insert(*block_, cursor_, inst);
  if (origins && current_) origins->emplace(inst, current_);
  return inst;
}

MInst* Lowering::emit(uint16_t op, unsigned size, std::span<const MOperand> operands) {
  return put(mf.create(op, size, operands, loc()));
}

MInst* Lowering::emit(uint16_t op, unsigned size, std::initializer_list<MOperand> operands) {
  return emit(op, size, std::span<const MOperand>(operands.begin(), operands.size()));
}

void Lowering::copyOperand(Reg dst, const MOperand& src) {
  const MOperand pair[] = {MOperand::reg(dst), src};
  parallelCopy(pair);
}

void Lowering::copy(Reg dst, Reg src) { copyOperand(dst, MOperand::reg(src)); }

MOperand Lowering::copySource(const Value* value) {
  const Type* type = value->type;
  value = throughCasts(value);
  if (value->isUndefOrPoison()) return MOperand::none();
  if (auto c = constant(value)) {
    if (value->type->isFloatingPoint())
      return MOperand::floatConstant(mf.floatConstant(0, sizeOf(value->type)));
    return mf.imm(*c);
  }
  if (auto* c = asConstFloat(value))
    return MOperand::floatConstant(mf.floatConstant(c->bits, sizeOf(c->type)));
  if (value->type->isVector() && value->isConstant())
    return MOperand::floatConstant(vectorConstant(value));
  if (auto slot = slotOf(value)) return MOperand::slot(*slot);
  Reg source = reg(value);
  if (type->size == 8) mf.vregs[source.index()].isNarrow = false;
  return MOperand::reg(source);
}

MInst* Lowering::parallelCopy(std::span<const MOperand> pairs) {
  return pairs.empty() ? nullptr : put(mf.createParallelCopy(pairs, loc()));
}

uint32_t Lowering::vectorConstant(const Value* vector) {
  uint64_t words[2] = {};
  const Type* lane = vector->type->element;
  if (const auto* lanes = asConstAggregate(vector))
    for (uint64_t i = 0, at = 0; i < vector->type->count; ++i, at += lane->bits) {
      const ConstInt* number = asConstInt(lanes->elements[i]);
      const ConstFloat* real = asConstFloat(lanes->elements[i]);
      uint64_t bits = number ? number->zext() : real ? real->bits : 0;
      words[at / 64] |= bits << at % 64;
    }
  return mf.vectorConstant(words[0], words[1]);
}

void Lowering::makeBlocks() {
  // Blocks that the entry does not reach get none.
  blockMap_.assign(fn.nextBlockId, nullptr);
  rpo_ = Rpo::compute(fn);
  edgeBase_.assign(fn.nextBlockId, 0);
  for (const Block* block : rpo_.order) {
    blockMap_[block->id] = mf.newBlock(fn.module->names[block->name]);
    edgeBase_[block->id] = uint32_t(edgeBlocks_.size());
    edgeBlocks_.resize(edgeBlocks_.size() + block->succs.size(), nullptr);
  }
  // Edge blocks: on critical edges, and for the phi copies of a switch's edges, whose compares are
  // several machine blocks. Edges of one block to the same target share one.
  std::vector<uint32_t> firstEdge(fn.nextBlockId, 0), stamp(fn.nextBlockId, ~0u);
  for (const Block* block : rpo_.order) {
    if (onlySucc(block)) continue;
    for (uint32_t k = 0; k < block->succs.size(); ++k) {
      uint32_t to = block->succs[k].block->id;
      if (stamp[to] != block->id) stamp[to] = block->id, firstEdge[to] = k;
    }
    bool isSwitch = block->last->is(Op::Switch);
    for (uint32_t k = 0; k < block->succs.size(); ++k) {
      const Block* to = block->succs[k].block;
      MBlock*& edge = edgeBlocks_[edgeBase_[block->id] + k];
      if (firstEdge[to->id] != k) {
        edge = edgeBlocks_[edgeBase_[block->id] + firstEdge[to->id]];
        continue;
      }
      auto preds = rpo_.preds(rpo_[to]);
      bool single = std::all_of(preds.begin(), preds.end(),
                                [n = rpo_[block]](uint32_t pred) { return pred == n; });
      if (isSwitch ? to->hasPhis() : !single) {
        edge = mf.newBlock();
        if (mf.phis) mf.phis->split(*block, k, *edge);
      }
    }
  }
}

MBlock& Lowering::edgeTarget(uint32_t succIndex) {
  MBlock* edge = edgeBlocks_[edgeBase_[irBlock_->id] + succIndex];
  return edge ? *edge : *blockMap_[irBlock_->succs[succIndex].block->id];
}

void Lowering::jump(MBlock& to) {
  emit(target.control.jump, 8, {MOperand::block(to.id)});
  addSucc(to);
}

void Lowering::addSucc(MBlock& to) { MFunction::addEdge(mf, block_, &to); }

void Lowering::phiCopies(const Block& from, uint32_t succIndex) {
  const Edge& edge = from.succs[succIndex];
  std::vector<MOperand> pairs;
  for (const Inst* phi : phis(edge.block)) {
    const Value* value = phi->operand(edge.index);
    if (!isUsed(*phi) || value == phi) {
      if (mf.phis) mf.phis->leftOut(*phi, value);
      continue;
    }
    if (phi->type->isAggregate()) {
      std::vector<const Type*> leaves;
      appendLeaves(phi->type, leaves);
      for (uint32_t i = 0; i < leaves.size(); ++i) {
        pairs.push_back(MOperand::reg(Reg{vregs_[phi->id].raw + i}));
        pairs.push_back(partSource(value, leaves[i], i));
        if (mf.phis) mf.phis->pair(*phi, value, i);
      }
      continue;
    }
    pairs.push_back(MOperand::reg(vregs_[phi->id]));
    pairs.push_back(copySource(value));
    if (mf.phis) mf.phis->pair(*phi, value, 0);
  }
  MInst* copy = parallelCopy(pairs);
  bool atStart = block_ == blockMap_[edge.block->id] && edge.block != &from;
  if (mf.phis)
    mf.phis->parallelCopy(from, succIndex, atStart ? CopyPlace::Start : CopyPlace::End, *block_,
                          copy);
}

void Lowering::run() {
  if (mf.phis) mf.phis->begin(fn, mf);
  vregs_.assign(fn.nextValueId);
  epoch_.assign(fn.nextValueId, 0);
  allocaSlots_.assign(fn.nextValueId, kNoSlot);
  for (const Inst* inst : insts(fn.entry())) {
    if (!inst->is(Op::Alloca)) continue;
    auto count = allocaCount(*inst);
    // More than the stack pointer's own alignment is made at run time.
    if (!count || inst->align() > target.info->arguments.stackAlign) continue;
    allocaSlots_[inst->id] =
        mf.newSlot(Slot::Area::Local, inst->typeArg->size * *count, inst->align());
  }
  mf.exposesReturnsTwice = callsReturnsTwice(fn);
  mayTailCall_ = mf.options.siblingCalls && mf.slots.empty() && !mf.exposesReturnsTwice;
  for (const Block* block = fn.firstBlock; block && mayTailCall_; block = block->next)
    for (const Inst* inst : insts(block)) mayTailCall_ &= !inst->is(Op::Alloca);
  if (fn.fnType->variadic)
    for (const Block* block : blocks(fn))
      for (const Inst* inst : insts(block)) {
        const Function* callee = inst->is(Op::Call) ? inst->calledFunction() : nullptr;
        startsVaList_ |= callee && callee->intrinsic == Intrinsic::VaStart;
      }
  mayTailCall_ &= !startsVaList_;
  for (const Argument* arg : fn.args) mayTailCall_ &= !arg->attrs.byVal && !arg->attrs.sret;
  makeBlocks();
  // Every phi with a use gets its register now: its copies may come before its users.
  for (uint32_t n = rpo_.size(); n-- > 0;)
    for (const Inst* phi : phis(rpo_.order[n]))
      if (phi->hasUses()) requestParts(phi);
  for (uint32_t n = rpo_.size(); n-- > 0;) lowerBlock(*rpo_.order[n]);
  placeLabels();
  setBlock(*mf.blocks[0]);
  cursor_ = block_->first;
  lowerEntry();
  if (fn.debug) placeVariables();
}

void Lowering::lowerBlock(const Block& block) {
  irBlock_ = &block;
  tailCall_ = mayTailCall_ ? tailCallBefore(*block.last) : nullptr;
  uint32_t writes = 0;
  for (const Inst* inst : insts(&block)) {
    epoch_[inst->id] = writes;
    writes += writesMemory(*inst);
  }
  // The edge blocks of this block come first: some values are used only there.
  for (uint32_t k = 0; k < block.succs.size(); ++k) {
    MBlock* edge = edgeBlocks_[edgeBase_[block.id] + k];
    if (!edge || edge->first) continue;
    setBlock(*edge);
    current_ = block.last;
    phiCopies(block, k);
    jump(*blockMap_[block.succs[k].block->id]);
  }
  MBlock& mblock = *blockMap_[block.id];
  for (const Inst* inst = block.last; inst && !inst->is(Op::Phi); inst = inst->prev) {
    if (isUsed(*inst) || hasSideEffects(*inst) || isKeptCall(*inst) || inst == tailCall_) {
      setBlock(mblock);
      cursor_ = mblock.first;
      current_ = inst;
      lowerOne(*inst);
    }
    if (fn.debug) noteAssignments(*inst, mblock.first);
  }
  // A block with one predecessor has its phi copies at its own start.
  if (block.hasPhis()) {
    uint32_t distinct = 0;
    const Block* last = nullptr;
    const Block* pred = nullptr;
    uint32_t succIndex = 0;
    for (const Edge& edge : block.preds) {
      if (!blockMap_[edge.block->id] || edge.block == last) continue;
      last = pred = edge.block;
      succIndex = edge.index;
      ++distinct;
    }
    // (A predecessor that only leads here, over one edge or two, has them at its end.)
    if (distinct == 1 && !onlySucc(pred) && !edgeBlocks_[edgeBase_[pred->id] + succIndex]) {
      setBlock(mblock);
      cursor_ = mblock.first;
      phiCopies(*pred, succIndex);
    }
  }
}

void Lowering::lowerOne(const Inst& inst) {
  // A conditional branch or a switch with one target is a jump, too.
  if (inst.isTerm() && onlySucc(inst.block)) {
    if (tailCall_) return;
    phiCopies(*inst.block, 0);
    jump(edgeTarget(0));
    return;
  }
  switch (inst.op) {
    case Op::CondBr: return lowerCondBr(inst);
    case Op::Ret:
      if (!tailCall_) lowerReturn(inst);
      return;
    case Op::Switch: return lowerSwitch(inst);
    case Op::IndirectBr: return lowerIndirectBr(inst);
    case Op::Call: return lowerCall(inst);
    case Op::AtomicRmw:
    case Op::CmpXchg: {
      const AtomicText made = target.atomicText(inst);
      return lowerAssembly(inst, made.text, made.constraints);
    }
    case Op::ExtractValue:
    case Op::InsertValue: return lowerAggregate(inst);
    case Op::Alloca:
      if (allocaSlots_[inst.id] != kNoSlot) return;
      mf.hasFramePointer = true;
      break;
    case Op::BitCast:
      if (classOf(inst.operand(0)->type) != classOf(inst.type) &&
          (inst.type->isVector() || inst.operand(0)->type->isVector()))
        break;
      [[fallthrough]];
    case Op::PtrToInt:
    case Op::IntToPtr: {
      const Value* from = inst.operand(0);
      if (classOf(from->type) != classOf(inst.type)) {
        target.moveAcross(*this, result(inst), reg(from), sizeOf(inst.type));
      } else if (from->type->size < inst.type->size) {
        target.extend(*this, result(inst), reg(from), from->type->bits, false);
      } else if (inst.type->size < from->type->size) {
        target.extend(*this, result(inst), reg(from), inst.type->bits, true);
      } else {
        copyOperand(result(inst), copySource(from));
      }
      return;
    }
    case Op::Freeze:
      if (inst.type->isAggregate()) return lowerAggregate(inst);
      if (inst.type->isVector() && inst.operand(0)->isUndefOrPoison()) {
        copyOperand(result(inst), MOperand::floatConstant(mf.vectorConstant(0, 0)));
        return;
      }
      copyOperand(result(inst), inst.operand(0)->isUndefOrPoison() ? MOperand::imm(0)
                                                                   : copySource(inst.operand(0)));
      return;
    case Op::FRem: {
      const Value* args[] = {inst.operand(0), inst.operand(1)};
      callLibrary(inst.type->kind == TypeKind::Float ? "fmodf" : "fmod", args, result(inst));
      return;
    }
    default: break;
  }
  target.lowerInst(*this, inst);
}

}  // namespace minic
