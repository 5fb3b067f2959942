// The lowering driver; see the header for the order of the walk and what holds afterwards.
#include "backend/lower/lower.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <utility>

#include "backend/lower/legalize.h"
#include "backend/phi_trace.h"
#include "ir/gep.h"
#include "ir/leaves.h"

namespace minic {

namespace {

constexpr uint32_t kNoSlot = ~0u;

}  // namespace

Lowering::Lowering(MFunction& machine, const Function& function)
    : mf(machine), fn(function), target(machine.target) {}

// ---- queries

std::optional<int64_t> Lowering::constant(const Value* value) {
  if (auto* c = asConstInt(value)) return c->type->bits == 1 ? int64_t(c->zext()) : c->value;
  if (value->is(Op::ConstNull) || (value->is(Op::ConstZero) && !value->type->isAggregate()))
    return 0;
  return std::nullopt;
}

std::optional<int64_t> Lowering::constantIn(const Value* value, int64_t low, int64_t high) {
  auto c = constant(value);
  if (c && (*c < low || *c > high)) c.reset();
  return c;
}

const Inst* Lowering::canFold(const Value* value, Op op) const {
  if (!value->is(op) || !value->hasOneUse()) return nullptr;
  const Inst* inst = static_cast<const Inst*>(value);
  return inst->block == irBlock_ && !isUsed(*inst) ? inst : nullptr;
}

const Inst* Lowering::canFoldLoad(const Value* value) const {
  const Inst* load = canFold(value, Op::Load);
  if (!load || load->isVolatile() || load->isAtomic()) return nullptr;
  return epoch_[load->id] == epoch_[current_->id] ? load : nullptr;
}

std::optional<uint32_t> Lowering::slotOf(const Value* value) const {
  if (!value->is(Op::Alloca) || allocaSlots_[value->id] == kNoSlot) return std::nullopt;
  return allocaSlots_[value->id];
}

AddressParts Lowering::addressParts(const Value* address, uint64_t scaleMask, bool own) const {
  AddressParts parts;
  parts.base = address;
  // A chain of any length is looked through in steps of at most this many, so that it costs
  // linear time in all.
  for (int steps = 0; steps < 8; ++steps) {
    const Value* at = parts.base;
    auto* expr = asConstExpr(at);
    if (expr ? expr->exprOp == Op::BitCast : at->is(Op::BitCast) && at->type->isPtr()) {
      parts.base = expr ? expr->operands[0] : static_cast<const Inst*>(at)->operand(0);
      continue;
    }
    std::optional<GepSteps> gep = GepSteps::of(at);
    if (!gep) break;
    auto* inst = expr ? nullptr : static_cast<const Inst*>(at);
    if (inst && isUsed(*inst) && !(own && inst == address)) break;  // computed anyway
    int64_t disp = parts.disp;
    const Value* index = parts.index;
    uint64_t scale = parts.scale;
    bool fits = true;
    for (const GepStep& step : *gep) {
      if (auto value = step.isField ? 1 : constant(step.index)) {
        int64_t bytes;
        fits = !__builtin_mul_overflow(*value, int64_t(step.bytes), &bytes) &&
               !__builtin_add_overflow(disp, bytes, &disp);
      } else if (index || step.bytes == 0 ||
                 !(scaleMask & 1 || (step.bytes < 64 && scaleMask >> step.bytes & 1))) {
        fits = false;
      } else {
        index = step.index;
        scale = step.bytes;
      }
      if (!fits) break;
    }
    if (!fits || disp != int32_t(disp)) break;
    if (index != parts.index && inst && !at->hasOneUse() && !(own && inst == address)) {
      // An indexed address wanted by several: look through it only if all are accesses, which
      // can each do the computation for nothing.
      unsigned others = 0;
      bool all = true;
      for (const Use& use : at->useRange()) {
        bool access = use.user->is(Op::Load) || (use.user->is(Op::Store) && use.index() == 1);
        all &= access && ++others <= 4;
        if (!all) break;
      }
      if (!all) break;
    }
    parts.disp = disp;
    parts.index = index;
    parts.scale = scale;
    parts.base = gep->base();
  }
  return parts;
}

Reg Lowering::reg(const Value* value) {
  MINIC_DCHECK(value->type->isScalar());
  if (value->isInst() || value->is(Op::Argument)) {
    if (value->is(Op::Alloca) && allocaSlots_[value->id] != kNoSlot) {
      Reg dst = tempInt();
      target.materialize(*this, dst, *value);
      return dst;
    }
    Reg& reg = vregs_[value->id];
    if (!reg.valid()) reg = temp(classOf(value->type));
    return reg;
  }
  Reg dst = temp(classOf(value->type));
  if (value->isUndefOrPoison())
    copyOperand(dst, MOperand::none());
  else
    target.materialize(*this, dst, *value);
  return dst;
}

uint32_t Lowering::symbolOf(const GlobalValue* global) {
  bool isFunction = global->is(Op::Function);
  bool defined = isFunction ? !static_cast<const Function*>(global)->isDeclaration()
                            : static_cast<const GlobalVar*>(global)->init ||
                                  static_cast<const GlobalVar*>(global)->dsoLocal;
  return mf.symbol(global, {global->name, defined || global->isLocal(), isFunction});
}

uint32_t Lowering::librarySymbol(const char* name) { return mf.symbol(name, {name, false, true}); }

// ---- making machine instructions

MInst* Lowering::emit(uint16_t op, unsigned size, std::span<const MOperand> operands) {
  MInst* inst = mf.create(op, size, operands, current_ ? current_->loc.raw : fn.loc.raw);
  MFunction::insert(*block_, cursor_, inst);
  if (origins && current_) origins->emplace(inst, current_);
  return inst;
}

MInst* Lowering::emit(uint16_t op, unsigned size, std::initializer_list<MOperand> operands) {
  return emit(op, size, std::span<const MOperand>(operands.begin(), operands.size()));
}

void Lowering::copyOperand(Reg dst, const MOperand& src) {
  MInst* inst = emit(kParallelCopy, 8, {MOperand::reg(dst), src});
  (*inst)[0].role = RoleDef;
  (*inst)[1].role = src.isReg() ? RoleUse : RoleNone;
}

void Lowering::copy(Reg dst, Reg src) { copyOperand(dst, MOperand::reg(src)); }

MOperand Lowering::copySource(const Value* value) {
  if (value->isUndefOrPoison()) return MOperand::none();
  if (auto c = constant(value)) {
    if (value->type->isFloatingPoint())
      return MOperand::floatConstant(mf.floatConstant(0, sizeOf(value->type)));
    return mf.imm(*c);
  }
  if (auto* c = asConstFloat(value))
    return MOperand::floatConstant(mf.floatConstant(c->bits, sizeOf(c->type)));
  if (auto slot = slotOf(value)) return MOperand::slot(*slot);
  return MOperand::reg(reg(value));
}

namespace {
MInst* emitParallel(Lowering& lower, const std::vector<MOperand>& pairs) {
  if (pairs.empty()) return nullptr;
  MInst* inst = lower.emit(kParallelCopy, 8, pairs);
  for (uint32_t i = 0; i < inst->operandCount; i += 2) {
    (*inst)[i].role = RoleDef;
    (*inst)[i + 1].role = (*inst)[i + 1].isReg() ? RoleUse : RoleNone;
  }
  return inst;
}
}  // namespace

// ---- blocks and edges

void Lowering::makeBlocks() {
  // Post-order by an explicit stack; unreachable blocks get none.
  blockMap_.assign(fn.nextBlockId, nullptr);
  std::vector<std::pair<const Block*, uint32_t>> stack;
  std::vector<bool> seen(fn.nextBlockId);
  stack.push_back({fn.entry(), 0});
  seen[fn.entry()->id] = true;
  while (!stack.empty()) {
    auto& [block, next] = stack.back();
    if (next < block->succs.size()) {
      // Last successor first: the then-branch comes right behind in reverse post-order.
      const Block* succ = block->succs[block->succs.size() - 1 - next++].block;
      if (!seen[succ->id]) {
        seen[succ->id] = true;
        stack.push_back({succ, 0});
      }
    } else {
      postorder_.push_back(block);
      stack.pop_back();
    }
  }
  edgeBase_.assign(fn.nextBlockId, 0);
  for (size_t i = postorder_.size(); i-- > 0;) {
    const Block* block = postorder_[i];
    blockMap_[block->id] = mf.newBlock(fn.module->names[block->name]);
    edgeBase_[block->id] = uint32_t(edgeBlocks_.size());
    edgeBlocks_.resize(edgeBlocks_.size() + block->succs.size(), nullptr);
  }
  // Edge blocks: on critical edges, and for the phi copies of a switch's edges, whose compares are
  // several machine blocks. Edges of one block to the same target share one.
  std::vector<uint32_t> firstEdge(fn.nextBlockId, 0), stamp(fn.nextBlockId, ~0u);
  for (size_t i = postorder_.size(); i-- > 0;) {
    const Block* block = postorder_[i];
    if (block->succs.size() < 2) continue;
    uint32_t distinct = 0;
    for (uint32_t k = 0; k < block->succs.size(); ++k) {
      uint32_t to = block->succs[k].block->id;
      if (stamp[to] != block->id) stamp[to] = block->id, firstEdge[to] = k, ++distinct;
    }
    bool isSwitch = block->last->is(Op::Switch);
    if (distinct < 2 && !isSwitch) continue;
    for (uint32_t k = 0; k < block->succs.size(); ++k) {
      const Block* to = block->succs[k].block;
      MBlock*& edge = edgeBlocks_[edgeBase_[block->id] + k];
      if (firstEdge[to->id] != k) {
        edge = edgeBlocks_[edgeBase_[block->id] + firstEdge[to->id]];
        continue;
      }
      bool single = true;  // all edges into `to` come from this block
      for (const Edge& pred : to->preds) single &= pred.block == block || !seen[pred.block->id];
      if (isSwitch ? to->hasPhis() : !single) {
        edge = mf.newBlock();
        if (mf.phiTrace) mf.phiTrace->split(*block, k, *edge);
      }
    }
  }
}

MBlock& Lowering::edgeTarget(uint32_t succIndex) {
  MBlock* edge = edgeBlocks_[edgeBase_[irBlock_->id] + succIndex];
  return edge ? *edge : *blockMap_[irBlock_->succs[succIndex].block->id];
}

void Lowering::addSucc(MBlock& to) { MFunction::addEdge(mf, block_, &to); }

void Lowering::phiCopies(const Block& from, uint32_t succIndex) {
  const Edge& edge = from.succs[succIndex];
  std::vector<MOperand> pairs;
  for (const Inst* phi : phis(edge.block)) {
    const Value* value = phi->operand(edge.index);
    if (!isUsed(*phi) || value == phi) {
      if (mf.phiTrace) mf.phiTrace->leftOut(*phi, value);
      continue;
    }
    if (phi->type->isAggregate()) {
      std::vector<const Type*> leaves;
      appendLeaves(phi->type, leaves);
      for (uint32_t i = 0; i < leaves.size(); ++i) {
        pairs.push_back(MOperand::reg(Reg{vregs_[phi->id].raw + i}));
        pairs.push_back(partSource(value, leaves[i], i));
        if (mf.phiTrace) mf.phiTrace->pair(*phi, value, i);
      }
      continue;
    }
    pairs.push_back(MOperand::reg(vregs_[phi->id]));
    pairs.push_back(copySource(value));
    if (mf.phiTrace) mf.phiTrace->pair(*phi, value, 0);
  }
  MInst* copy = emitParallel(*this, pairs);
  if (!mf.phiTrace) return;
  bool atStart = block_ == blockMap_[edge.block->id] && edge.block != &from;
  mf.phiTrace->parallelCopy(from, succIndex, atStart ? PhiTrace::At::Start : PhiTrace::At::End,
                            *block_, copy);
}

// ---- the walk

void Lowering::run() {
  if (mf.phiTrace) mf.phiTrace->begin(fn, mf);
  vregs_.assign(fn.nextValueId);
  epoch_.assign(fn.nextValueId, 0);
  allocaSlots_.assign(fn.nextValueId, kNoSlot);
  for (const Inst* inst : insts(fn.entry())) {
    if (!inst->is(Op::Alloca)) continue;
    auto count = inst->numOps ? constant(inst->operand(0)) : std::optional<int64_t>(1);
    // More than the stack pointer's own alignment is made at run time.
    if (!count || *count < 0 || inst->align() > target.info->arguments.stackAlign) continue;
    allocaSlots_[inst->id] =
        mf.newSlot(Slot::Area::Local, inst->typeArg->size * uint64_t(*count), inst->align());
  }
  mayTailCall_ = mf.slots.empty();
  for (const Block* block = fn.firstBlock; block && mayTailCall_; block = block->next)
    for (const Inst* inst : insts(block)) mayTailCall_ &= !inst->is(Op::Alloca);
  for (const Argument* arg : fn.args) mayTailCall_ &= !arg->attrs.byVal && !arg->attrs.sret;
  makeBlocks();
  // Every phi that anybody uses gets its register now: its copies may be met before its users.
  for (const Block* block : postorder_)
    for (const Inst* phi : phis(block))
      if (phi->hasUses()) requestParts(phi);
  for (const Block* block : postorder_) lowerBlock(*block);
  setBlock(*mf.blocks[0]);
  cursor_ = block_->first;
  lowerEntry();
}

void Lowering::lowerBlock(const Block& block) {
  irBlock_ = &block;
  tailCall_ = mayTailCall_ ? tailCallBefore(*block.last) : nullptr;
  uint32_t writes = 0;
  for (const Inst* inst : insts(&block)) {
    epoch_[inst->id] = writes;
    writes += writesMemory(*inst);
  }
  // Edge blocks behind this one come first: they ask for values that only they use.
  for (uint32_t k = 0; k < block.succs.size(); ++k) {
    MBlock* edge = edgeBlocks_[edgeBase_[block.id] + k];
    if (!edge || edge->first) continue;
    setBlock(*edge);
    current_ = block.last;
    phiCopies(block, k);
    target.jump(*this, *blockMap_[block.succs[k].block->id]);
  }
  MBlock& mblock = *blockMap_[block.id];
  for (const Inst* inst = block.last; inst && !inst->is(Op::Phi); inst = inst->prev) {
    if (!isUsed(*inst) && !hasSideEffects(*inst)) continue;
    setBlock(mblock);
    cursor_ = mblock.first;
    current_ = inst;
    lowerOne(*inst);
  }
  // A block with one predecessor has its phi copies at its own head.
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
    bool onlyHere = distinct == 1;
    for (uint32_t k = 0; onlyHere && k < pred->succs.size(); ++k)
      onlyHere = pred->succs[k].block == &block;
    if (distinct == 1 && !onlyHere && !edgeBlocks_[edgeBase_[pred->id] + succIndex]) {
      setBlock(mblock);
      cursor_ = mblock.first;
      phiCopies(*pred, succIndex);
    }
  }
}

void Lowering::lowerOne(const Inst& inst) {
  switch (inst.op) {
    case Op::Br:
      if (tailCall_) return;
      phiCopies(*inst.block, 0);
      target.jump(*this, edgeTarget(0));
      return;
    case Op::CondBr:
      if (&edgeTarget(0) == &edgeTarget(1)) {
        phiCopies(*inst.block, 0);
        target.jump(*this, edgeTarget(0));
        return;
      }
      break;
    case Op::Ret:
      if (!tailCall_) lowerReturn(inst);
      return;
    case Op::Switch:
      return lowerSwitch(inst);
    case Op::Call:
      return lowerCall(inst);
    case Op::ExtractValue:
    case Op::InsertValue:
      return lowerAggregate(inst);
    case Op::Alloca:
      if (allocaSlots_[inst.id] != kNoSlot) return;
      mf.hasDynamicAlloca = true;
      break;
    case Op::BitCast:
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
      copyOperand(result(inst), inst.operand(0)->isUndefOrPoison() ? MOperand::imm(0)
                                                                   : copySource(inst.operand(0)));
      return;
    case Op::FRem: {
      const Value* args[] = {inst.operand(0), inst.operand(1)};
      callLibrary(inst.type->kind == TypeKind::Float ? "fmodf" : "fmod", args, result(inst));
      return;
    }
    default:
      break;
  }
  target.lowerInst(*this, inst);
}

// ---- aggregates as values: their scalars in consecutive registers

void Lowering::requestParts(const Value* value) {
  Reg& first = vregs_[value->id];
  if (first.valid()) return;
  if (!value->type->isAggregate()) {
    first = temp(classOf(value->type));
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
    MINIC_UNREACHABLE("legalize() leaves no other instruction on aggregates");
  }
  emitParallel(*this, pairs);
}

// ---- calls, parameters, returns

void Lowering::lowerEntry() {
  current_ = nullptr;
  ArgAssigner assigner(target.cc);
  std::vector<MOperand> pairs;
  struct Stack {
    Reg dst;
    uint32_t offset;
    const Type* type;
  };
  std::vector<Stack> stack;
  struct Across {
    Reg dst, src;
    unsigned size;
  };
  std::vector<Across> across;  // floats that come in integer registers
  struct Copied {
    Reg dst;
    uint32_t offset;
  };
  std::vector<Copied> copies;  // arguments that came by value
  std::vector<Reg> bools;
  for (const Argument* arg : fn.args) {
    if (arg->attrs.byVal && target.info->arguments.byValInMemory) {
      uint32_t offset = assigner.inMemory(arg->attrs.pointee->size, byValAlign(arg->attrs));
      if (vregs_[arg->id].valid()) copies.push_back({vregs_[arg->id], offset});
      continue;
    }
    std::vector<const Type*> leaves;
    appendLeaves(arg->type, leaves);
    for (uint32_t i = 0; i < leaves.size(); ++i) {
      RegClass cls = classOf(leaves[i]);
      ArgLocation place = assigner.next(cls);
      if (!vregs_[arg->id].valid()) continue;
      Reg dst{vregs_[arg->id].raw + i};
      if (leaves[i]->isInt(1)) bools.push_back(dst);
      if (place.onStack) {
        stack.push_back({dst, place.offset, leaves[i]});
        continue;
      }
      if (mf.classOf(place.reg) != cls) {
        Reg carrier = tempInt();
        across.push_back({dst, carrier, sizeOf(leaves[i])});
        dst = carrier;
      }
      pairs.push_back(MOperand::reg(dst));
      pairs.push_back(MOperand::reg(place.reg));
    }
  }
  emitParallel(*this, pairs);
  for (const Across& arg : across) target.moveAcross(*this, arg.dst, arg.src, arg.size);
  for (const Stack& arg : stack)
    target.loadSlot(*this, arg.dst, mf.incoming(), arg.offset, sizeOf(arg.type));
  for (const Copied& arg : copies) {
    Reg start = tempInt();
    copyOperand(start, MOperand::slot(mf.incoming()));
    target.subtractConstant(*this, arg.dst, start, 8, -int64_t(arg.offset));
  }
  for (Reg reg : bools) target.extend(*this, reg, reg, 1, false);
}

uint32_t Lowering::byValAlign(const ParamAttrs& attrs) {
  return std::max(attrs.align, attrs.pointee->align);
}

MOperand Lowering::abiSource(const Value* value, const ParamAttrs* attrs) {
  if (attrs && (attrs->signExt || attrs->zeroExt) && value->type->isInt() &&
      value->type->bits > 1 && value->type->bits < 32 && !constant(value) &&
      !value->isUndefOrPoison()) {
    Reg dst = tempInt();
    target.extend(*this, dst, reg(value), value->type->bits, attrs->signExt);
    return MOperand::reg(dst);
  }
  if (attrs && attrs->zeroExt && asConstInt(value))
    return mf.imm(int64_t(asConstInt(value)->zext()));
  return copySource(value);
}

void Lowering::emitCall(uint32_t symbol, Reg callee, std::span<const Value* const> args,
                        size_t named, bool variadic, std::span<const ParamAttrs> attrs,
                        std::span<const Reg> results, bool tail) {
  ArgAssigner assigner(target.cc);
  std::vector<MOperand> pairs;
  std::vector<Reg> uses;
  for (size_t i = 0; i < args.size(); ++i) {
    if (!attrs.empty() && attrs[i].byVal) {
      uint64_t size = attrs[i].pointee->size;
      uint32_t offset = assigner.inMemory(size, byValAlign(attrs[i]));
      target.passInMemory(*this, *args[i], offset, size);
      continue;
    }
    std::vector<const Type*> leaves;
    appendLeaves(args[i]->type, leaves);
    for (uint32_t k = 0; k < leaves.size(); ++k) {
      RegClass cls = classOf(leaves[k]);
      ArgLocation place = assigner.next(cls, variadic && i >= named);
      MOperand src = leaves.size() == 1 && !args[i]->type->isAggregate()
                         ? abiSource(args[i], attrs.empty() ? nullptr : &attrs[i])
                         : partSource(args[i], leaves[k], k);
      if (place.onStack || (mf.classOf(place.reg) != cls)) {
        if (!src.isReg()) {
          if (src.isNone()) src = MOperand::imm(0);
          Reg value = temp(src.kind == OperandKind::Float ? RegClass::Float : RegClass::Int);
          copyOperand(value, src);
          src = MOperand::reg(value);
        }
        if (place.onStack) {
          target.storeSlot(*this, src.asReg(), mf.outgoing(), place.offset, sizeOf(leaves[k]));
          continue;
        }
        if (mf.classOf(src.asReg()) != mf.classOf(place.reg)) {
          Reg carrier = tempInt();
          target.moveAcross(*this, carrier, src.asReg(), sizeOf(leaves[k]));
          src = MOperand::reg(carrier);
        }
      }
      pairs.push_back(MOperand::reg(place.reg));
      pairs.push_back(src);
      uses.push_back(place.reg);
    }
  }
  mf.outgoingSize = std::max<uint64_t>(mf.outgoingSize, assigner.stackSize());
  emitParallel(*this, pairs);
  if (tail) return target.tailCall(*this, symbol, uses, assigner.floatRegisters(), variadic);
  mf.hasCalls = true;
  std::vector<RegClass> classes;
  for (Reg reg : results) classes.push_back(mf.classOf(reg));
  std::vector<Reg> places = assignReturns(target.cc, classes);
  target.call(*this, symbol, callee, uses, places, assigner.floatRegisters(), variadic);
  pairs.clear();
  for (size_t i = 0; i < results.size(); ++i) {
    pairs.push_back(MOperand::reg(results[i]));
    pairs.push_back(MOperand::reg(places[i]));
  }
  emitParallel(*this, pairs);
}

const Inst* Lowering::tailCallBefore(const Inst& terminator) const {
  const Inst* call = terminator.prev;
  if (!call || !call->is(Op::Call)) return nullptr;
  const Function* callee = call->calledFunction();
  if (!callee || callee->intrinsic != Intrinsic::None) return nullptr;
  const Inst* ret = &terminator;
  uint32_t edge = 0;
  if (terminator.is(Op::Br)) {
    edge = terminator.block->succs[0].index;
    ret = terminator.block->succs[0].block->first;
    while (ret->is(Op::Phi)) ret = ret->next;
  }
  if (!ret->is(Op::Ret)) return nullptr;
  if (ret->numOps) {
    const Value* value = ret->operand(0);
    if (terminator.is(Op::Br) && value->is(Op::Phi) &&
        static_cast<const Inst*>(value)->block == ret->block)
      value = static_cast<const Inst*>(value)->operand(edge);
    // Narrower ones may be extended in another way.
    if (value != call || !call->hasOneUse() || call->type->isAggregate() || call->type->size < 4)
      return nullptr;
  } else if (call->hasUses()) {
    return nullptr;
  }
  ArgAssigner assigner(target.cc);
  for (uint32_t i = 0; i < call->numArgs(); ++i) {
    if (!call->call->args.empty() && call->call->args[i].byVal) return nullptr;
    std::vector<const Type*> leaves;
    appendLeaves(call->arg(i)->type, leaves);
    for (const Type* leaf : leaves)
      assigner.next(classOf(leaf),
                    call->call->fnType->variadic && i >= call->call->fnType->params().size());
  }
  return assigner.stackSize() ? nullptr : call;
}

void Lowering::lowerCall(const Inst& inst) {
  const Function* direct = inst.calledFunction();
  if (direct && lowerIntrinsic(inst, *direct)) return;
  std::vector<const Value*> args;
  for (uint32_t i = 0; i < inst.numArgs(); ++i) args.push_back(inst.arg(i));
  std::vector<Reg> results;
  if (isUsed(inst)) {
    auto count = uint32_t(countLeaves(inst.type));
    for (uint32_t i = 0; i < count; ++i) results.push_back(Reg{vregs_[inst.id].raw + i});
  }
  const Type* type = inst.call->fnType;
  uint32_t symbol = direct ? symbolOf(direct) : 0;
  Reg callee;
  if (!direct) callee = reg(inst.callee());
  emitCall(symbol, callee, args, type->params().size(), type->variadic, inst.call->args, results,
           &inst == tailCall_);
  std::vector<const Type*> leaves;
  appendLeaves(inst.type, leaves);
  for (size_t i = 0; i < results.size(); ++i)
    if (leaves[i]->isInt(1)) target.extend(*this, results[i], results[i], 1, false);
}

void Lowering::callLibrary(const char* name, std::span<const Value* const> args, Reg dst) {
  std::span<const Reg> results(&dst, dst.valid() ? 1 : 0);
  emitCall(librarySymbol(name), {}, args, args.size(), false, {}, results);
}

bool Lowering::lowerIntrinsic(const Inst& inst, const Function& callee) {
  switch (callee.intrinsic) {
    case Intrinsic::None:
      return false;
    case Intrinsic::LifetimeStart:
    case Intrinsic::LifetimeEnd:
    case Intrinsic::Assume:
    case Intrinsic::DbgInfo:
      return true;
    case Intrinsic::Memcpy:
    case Intrinsic::Memmove:
    case Intrinsic::Memset: {
      if (target.inlineMemory && target.inlineMemory(*this, inst)) return true;
      const Value* args[] = {inst.arg(0), inst.arg(1), inst.arg(2)};
      const char* name = callee.intrinsic == Intrinsic::Memset    ? "memset"
                         : callee.intrinsic == Intrinsic::Memmove ? "memmove"
                                                                  : "memcpy";
      ParamAttrs plain, zero;
      zero.zeroExt = true;
      ParamAttrs attrs[] = {plain, callee.intrinsic == Intrinsic::Memset ? zero : plain, zero};
      emitCall(librarySymbol(name), {}, args, 3, false, attrs, {});
      return true;
    }
    case Intrinsic::Other:
      break;
  }
  // Around the lifetime of arrays of variable length.
  if (callee.name.starts_with("llvm.stacksave")) {
    mf.hasDynamicAlloca = true;
    if (isUsed(inst)) copy(result(inst), target.regs.stackPointer);
    return true;
  }
  if (callee.name.starts_with("llvm.stackrestore")) {
    copy(target.regs.stackPointer, reg(inst.arg(0)));
    return true;
  }
  // A function of the library: legalize() leaves no other intrinsic.
  if (!isUsed(inst)) return true;
  std::vector<const Value*> args;
  for (uint32_t i = 0; i < inst.numArgs(); ++i) args.push_back(inst.arg(i));
  callLibrary(libraryName(callee.name), args, result(inst));
  return true;
}

void Lowering::lowerReturn(const Inst& inst) {
  std::vector<Reg> places;
  if (inst.numOps) {
    const Value* value = inst.operand(0);
    std::vector<const Type*> leaves;
    appendLeaves(value->type, leaves);
    std::vector<RegClass> classes;
    for (const Type* leaf : leaves) classes.push_back(classOf(leaf));
    places = assignReturns(target.cc, classes);
    std::vector<MOperand> pairs;
    for (uint32_t i = 0; i < leaves.size(); ++i) {
      pairs.push_back(MOperand::reg(places[i]));
      pairs.push_back(value->type->isAggregate() ? partSource(value, leaves[i], i)
                                                 : abiSource(value, &fn.ret));
    }
    emitParallel(*this, pairs);
  } else if (target.info->arguments.returnsSret) {
    for (const Argument* arg : fn.args) {
      if (!arg->attrs.sret) continue;
      places.push_back(target.cc.intReturns[0]);
      copy(places[0], reg(arg));
    }
  }
  target.ret(*this, places);
}

// ---- switch

std::vector<MOperand> Lowering::tableTargets(uint32_t table) {
  const auto& entries = mf.jumpTables[table].targets;
  std::vector<uint32_t> ids(entries.begin(), entries.end());
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  std::vector<MOperand> distinct;
  for (uint32_t id : ids) {
    distinct.push_back(MOperand::block(id));
    block_->succs.push_back(mf.arena, mf.blocks[id]);
    mf.blocks[id]->preds.push_back(mf.arena, block_);
  }
  return distinct;
}

MBlock& Lowering::forward(MBlock& to) {
  MBlock* edge = mf.newBlock();
  MBlock* block = std::exchange(block_, edge);
  MInst* cursor = std::exchange(cursor_, nullptr);
  target.jump(*this, to);
  block_ = block;
  cursor_ = cursor;
  return *edge;
}

void Lowering::lowerSwitch(const Inst& inst) {
  struct Case {
    int64_t value;
    MBlock* to;
  };
  const Value* value = inst.operand(0);
  MBlock& otherwise = edgeTarget(0);
  std::vector<Case> cases;
  for (uint32_t i = 1; i < inst.numOps; ++i)
    cases.push_back({*constant(inst.operand(i)), &edgeTarget(i)});
  std::sort(cases.begin(), cases.end(),
            [](const Case& a, const Case& b) { return a.value < b.value; });
  std::erase_if(cases, [&](const Case& c) { return c.to == &otherwise; });
  if (cases.empty()) {
    target.jump(*this, otherwise);
    return;
  }
  Reg v = reg(value);
  unsigned size = sizeOf(value->type);
  if (value->type->bits < 32) {
    Reg wide = tempInt();
    target.extend(*this, wide, v, value->type->bits, value->type->bits != 1);
    v = wide;
    size = 4;
  }
  struct Work {
    MBlock* block;
    size_t begin, end;
  };
  std::vector<Work> work{{block_, 0, cases.size()}};
  MInst* mainCursor = cursor_;
  MBlock* mainBlock = block_;
  while (!work.empty()) {
    Work at = work.back();
    work.pop_back();
    if (at.block == mainBlock)
      block_ = mainBlock, cursor_ = mainCursor;
    else
      setBlock(*at.block);
    size_t count = at.end - at.begin;
    uint64_t range = uint64_t(cases[at.end - 1].value) - uint64_t(cases[at.begin].value);
    if (target.jumpTable && count >= 6 && range / 3 < count) {
      // Index from 0, one unsigned compare for both ends, then the table.
      std::vector<MBlock*> entries;
      size_t next = at.begin;
      for (uint64_t i = 0; i <= range; ++i) {
        bool hit = uint64_t(cases[next].value) - uint64_t(cases[at.begin].value) == i;
        entries.push_back(hit ? cases[next].to : &otherwise);
        next += hit;
      }
      bool same =
          std::count(entries.begin(), entries.end(), entries[0]) == std::ptrdiff_t(range + 1);
      MBlock& dispatch = same ? forward(*entries[0]) : *mf.newBlock();
      Reg index = tempInt();
      target.subtractConstant(*this, index, v, size, cases[at.begin].value);
      target.compareBranch(*this, index, size, unsigned(IntPred::UGT), int64_t(range),
                           forward(otherwise), dispatch);
      if (same) continue;
      setBlock(dispatch);
      Reg wide = index;
      if (size == 4) {
        wide = tempInt();
        target.extend(*this, wide, index, 32, false);
      }
      uint32_t table = uint32_t(mf.jumpTables.size());
      mf.jumpTables.emplace_back();
      std::unordered_map<MBlock*, uint32_t> forwards;  // looked up, never walked
      for (MBlock* to : entries) {
        auto [known, isNew] = forwards.try_emplace(to, 0);
        if (isNew) known->second = forward(*to).id;
        mf.jumpTables[table].targets.push_back(mf.arena, known->second);
      }
      target.jumpTable(*this, wide, table);
    } else if (count <= 3) {
      for (size_t i = at.begin; i < at.end; ++i) {
        bool isLast = i + 1 == at.end;
        MBlock& rest = isLast ? forward(otherwise) : *mf.newBlock();
        target.compareBranch(*this, v, size, unsigned(IntPred::EQ), cases[i].value,
                             forward(*cases[i].to), rest);
        if (!isLast) setBlock(rest);
      }
    } else {
      size_t middle = at.begin + count / 2;
      MBlock& low = *mf.newBlock();
      MBlock& high = *mf.newBlock();
      target.compareBranch(*this, v, size, unsigned(IntPred::SLT), cases[middle].value, low, high);
      work.push_back({&high, middle, at.end});
      work.push_back({&low, at.begin, middle});
    }
  }
}

}  // namespace minic
