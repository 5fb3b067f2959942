// The CFG edit primitives. The invariant each restores: b.succs[i] == {t, k} <=> t.preds[k] == {b,
// i}, and every phi of t has as many operands as t has preds, operand k for edge k.
#include "ir/cfg.h"

#include <algorithm>

#include "ir/clone.h"
#include "ir/rpo.h"

namespace minic {

namespace {

void addEdge(Block* from, Block* to) {
  Arena& arena = from->function->arena;
  from->succs.push_back(arena, {to, to->preds.size()});
  to->preds.push_back(arena, {from, from->succs.size() - 1});
  for (Inst* phi : phis(to)) addOperand(phi, nullptr);
}

/// Removes pred `k` of `to` by moving the last pred into its place, and updates that edge's twin.
void removePred(Block* to, uint32_t k) {
  uint32_t last = to->preds.size() - 1;
  for (Inst* phi : phis(to)) removeOperandSwap(phi, k);
  if (k != last) {
    Edge moved = to->preds[last];
    to->preds[k] = moved;
    moved.block->succs[moved.index].index = k;
  }
  to->preds.resizeDown(last);
}

void dropSuccs(Block* block) {
  // From the last to the first, so that the twins' indices into succs stay right.
  while (!block->succs.empty()) {
    Edge edge = block->succs.back();
    removePred(edge.block, edge.index);
    block->succs.resizeDown(block->succs.size() - 1);
  }
}

/// For debuggers: control goes past the block `from` to `to`. What variables are assigned there is
/// not known after it. (A new block without instructions gets copies of the records.)
void skipAssignments(const Block* from, const Block* to) {
  FunctionDebug* debug = from->function->debug.get();
  if (!debug || debug->assignments.empty() || !to->firstNonPhi()) return;
  std::vector<uint32_t> lost;
  for (const Inst* inst : insts(from))
    for (const DebugAssignment& each : debug->assignments.before(inst))
      lost.push_back(each.variable);
  const Inst* first = to->firstNonPhi();
  for (uint32_t variable : lost) {
    auto known = debug->assignments.before(first);
    if (std::none_of(known.begin(), known.end(), [&](const DebugAssignment& each) {
          return each.variable == variable && !each.value;
        }))
      debug->assignments.addFirst(first, {variable, nullptr});
  }
}

}  // namespace

void orderPreds(Block* block, std::span<const uint32_t> order) {
  MINIC_DCHECK((!block->first || !block->first->is(Op::Phi)) &&
               order.size() == block->preds.size());
  const std::vector<Edge> old(block->preds.begin(), block->preds.end());
  for (uint32_t k = 0; k < order.size(); ++k) {
    Edge edge = old[order[k]];
    block->preds[k] = edge;
    edge.block->succs[edge.index].index = k;
  }
}

void setSuccs(Block* block, std::span<Block* const> targets) {
  MINIC_CHECK(block->succs.empty());
  block->succs.reserve(block->function->arena, uint32_t(targets.size()));
  for (Block* target : targets) addEdge(block, target);
  ++block->function->cfgEpoch;
}

void redirectEdge(Block* from, uint32_t succIndex, Block* to) {
  Edge old = from->succs[succIndex];
  if (old.block == to) return;
  MINIC_CHECK(!from->last || !from->last->is(Op::IndirectBr), "the address would stay");
  skipAssignments(old.block, to);
  removePred(old.block, old.index);
  from->succs[succIndex] = {to, to->preds.size()};
  to->preds.push_back(from->function->arena, {from, succIndex});
  for (Inst* phi : phis(to)) addOperand(phi, nullptr);
  ++from->function->cfgEpoch;
}

void removeEdge(Block* from, uint32_t succIndex) {
  Edge edge = from->succs[succIndex];
  removePred(edge.block, edge.index);
  from->succs.erase(succIndex);
  for (uint32_t i = succIndex; i < from->succs.size(); ++i) {
    Edge moved = from->succs[i];
    moved.block->preds[moved.index].index = i;
  }
  ++from->function->cfgEpoch;
}

void keepEdge(Block* from, uint32_t succIndex) {
  for (uint32_t i = from->succs.size(); i-- > 0;)
    if (i != succIndex) removeEdge(from, i);
  replaceTerminator(from, Op::Br, {});
}

Block* splitEdge(Block* from, uint32_t succIndex, std::string_view name) {
  Function& function = *from->function;
  Edge edge = from->succs[succIndex];
  MINIC_CHECK(!from->last || !from->last->is(Op::IndirectBr), "the address would stay");
  Block* middle = function.createBlock(name, from);
  middle->preds.push_back(function.arena, {from, succIndex});
  middle->succs.push_back(function.arena, edge);
  from->succs[succIndex] = {middle, 0};
  edge.block->preds[edge.index] = {middle, 0};
  Inst* branch = function.createInst(Op::Br, function.module->types.voidTy(), {},
                                     from->last ? from->last->loc : SourceLoc());
  append(branch, middle);
  ++function.cfgEpoch;
  return middle;
}

Block* splitBefore(Inst* first, std::string_view name) {
  Block* block = first->block;
  Function& function = *block->function;
  MINIC_CHECK(!first->is(Op::Phi), "phis stay at the start of their block");
  Block* rest = function.createBlock(name, block);
  rest->first = first;
  rest->last = block->last;
  block->last = first->prev;
  (first->prev ? first->prev->next : block->first) = nullptr;
  first->prev = nullptr;
  for (Inst* inst = first; inst; inst = inst->next) inst->block = rest;
  rest->succs = block->succs;
  for (Edge edge : rest->succs) edge.block->preds[edge.index].block = rest;
  block->succs = {};
  ++function.cfgEpoch;
  return rest;
}

void mergeWithSucc(Block* block) {
  MINIC_CHECK(block->succs.size() == 1);
  Block* succ = block->succs[0].block;
  MINIC_CHECK(succ != block && succ->preds.size() == 1);
  for (Inst* phi : phis(succ)) {
    Value* value = phi->operand(0);
    if (value == phi) value = block->function->module->poison(phi->type);  // only in dead code
    replaceAllUses(phi, value);
    erase(phi);
  }
  erase(block->last);
  for (Inst* inst = succ->first; inst; inst = inst->next) inst->block = block;
  if (succ->first) {
    if (FunctionDebug* debug = block->function->debug.get())
      debug->assignments.spliced(succ->first, block);
    succ->first->prev = block->last;
    (block->last ? block->last->next : block->first) = succ->first;
    block->last = succ->last;
    succ->first = succ->last = nullptr;
  }
  block->succs = succ->succs;
  for (Edge edge : block->succs) edge.block->preds[edge.index].block = block;
  succ->succs = {};
  succ->preds.clear();
  block->function->unlinkBlock(succ);
}

void removeBlocks(Function& function, const std::vector<bool>& dead) {
  auto isDead = [&](const Block* block) { return block->id < dead.size() && dead[block->id]; };
  for (Block* block : blocks(function)) {
    if (!isDead(block)) continue;
    MINIC_CHECK(block != function.entry(), "the entry block stays");
    dropSuccs(block);
    for (Inst* inst : insts(block)) dropOperands(inst);
  }
  for (Block* block : blocks(function)) {
    if (!isDead(block)) continue;
    MINIC_CHECK(block->preds.empty(), "a live block leads to a removed one");
    for (Inst* inst : insts(block)) {
      if (inst->hasUses()) replaceAllUses(inst, function.module->poison(inst->type));
      erase(inst);
    }
    function.unlinkBlock(block);
  }
}

uint32_t removeUnreachable(Function& function, const Rpo& rpo) {
  uint32_t unreachable = function.numBlocks - rpo.size();
  if (!unreachable) return 0;
  std::vector<bool> dead(function.nextBlockId);
  for (Block* block : blocks(function)) dead[block->id] = !rpo.isReachable(block);
  removeBlocks(function, dead);
  return unreachable;
}

void removeBlock(Block* block) {
  Function& function = *block->function;
  MINIC_CHECK(block->preds.empty() && block != function.entry());
  dropSuccs(block);
  for (Inst* inst : insts(block)) dropOperands(inst);
  for (Inst* inst : insts(block)) {
    if (inst->hasUses()) replaceAllUses(inst, function.module->poison(inst->type));
    erase(inst);
  }
  function.unlinkBlock(block);
}

uint32_t successorFor(const Inst& terminator, const ConstInt* value) {
  if (terminator.is(Op::CondBr)) return value->isZero() ? 1 : 0;
  for (uint32_t i = 1; i < terminator.numOps; ++i)
    if (terminator.operand(i) == value) return i;
  return 0;
}

Inst* setTerminator(Block* block, Op op, std::span<Value* const> operands,
                    std::span<Block* const> targets, SourceLoc loc) {
  dropSuccs(block);
  if (Inst* old = block->terminator()) {
    if (!loc.valid()) loc = old->loc;
    erase(old);
  }
  Function& function = *block->function;
  Inst* inst = function.createInst(op, function.module->types.voidTy(), operands, loc);
  append(inst, block);
  setSuccs(block, targets);
  return inst;
}

Inst* replaceTerminator(Block* block, Op op, std::span<Value* const> operands) {
  Inst* old = block->terminator();
  Function& function = *block->function;
  Inst* inst = function.createInst(op, function.module->types.voidTy(), operands, old->loc);
  erase(old);
  append(inst, block);
  ++function.cfgEpoch;
  return inst;
}

void copyEdges(std::span<Block* const> blocks, const std::function<Block*(const Block*)>& copyOf) {
  for (Block* block : blocks) {
    Block* copy = copyOf(block);
    MINIC_CHECK(copy->preds.empty() && copy->succs.empty());
    Arena& arena = copy->function->arena;
    copy->succs.reserve(arena, block->succs.size());
    for (Edge succ : block->succs) {
      if (Block* to = copyOf(succ.block))
        copy->succs.push_back(arena, {to, 0});
      else
        addEdge(copy, succ.block);
    }
    ++copy->function->cfgEpoch;
  }
  for (Block* block : blocks) {
    Block* copy = copyOf(block);
    for (Edge pred : block->preds) {
      Block* from = copyOf(pred.block);
      if (!from) continue;
      from->succs[pred.index].index = copy->preds.size();
      copy->preds.push_back(copy->function->arena, {from, pred.index});
    }
  }
}

}  // namespace minic
