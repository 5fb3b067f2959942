// jump-threading: a block whose branch is decided on some of the edges into it gets a copy for
// these edges, which ends in a jump.
//
//     left:                                   left:
//       br label %test                          br label %found
//     test:                                   test:
//       %f = phi i1 [true, %left], [%g, %right]   br i1 %g, label %found, label %lost
//       br i1 %f, label %found, label %lost  =>
//
// An edge decides the branch by the values that its phis get (a flag that was set, an && that has
// failed), or by the branch that it comes from: `x < 5` decides `x < 9` (ir/analysis/implied.h);
// up to four blocks back are asked.
//
// All edges into a block that lead to the same successor share one copy; where every edge is
// decided, the block itself serves the last of them. Values that the block defines have two
// definitions then, and their uses get phis (ir/ssa_update.h).
//
// Never copied: heads of loops, which would make loops of two entries, blocks of such loops,
// latches, and blocks before a deeper loop, which would lose its preheader. A copy is at most 6
// instructions; an iteration makes at most 64, and none of neighbours of a copy; there are 3
// iterations at most, in which the function may grow by a fifth. Before: any valid function. After:
// no unreachable block.
#include <algorithm>

#include "ir/analysis/implied.h"
#include "ir/cfg.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/fold.h"
#include "ir/ssa_update.h"
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr unsigned kMaxCopied = 6;  // instructions of a block, without phis and branch
constexpr unsigned kMaxCopiesPerIteration = 64;
constexpr unsigned kIterations = 3;
constexpr unsigned kMaxBlocksBack = 4;
constexpr unsigned kMaxThreadDepth = 4;  // of a condition
constexpr uint32_t kMaxPreds = 64, kMaxSuccs = 8;

class JumpThreader : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    uint32_t size = 0;
    for (const Block* block : blocks(function_))
      for ([[maybe_unused]] const Inst* inst : insts(block)) ++size;
    room_ = size / 5 + 2 * kMaxCopied;
    bool changed = false;
    for (unsigned iteration = 0; iteration < kIterations && runIteration(); ++iteration)
      changed = true;
    if (changed) removeUnreachable(function_, *context_.get<Rpo>());
    context_.count("branches threaded", threaded_);
    return changed;
  }

 private:
  /// Two blocks that hold the same values.
  struct Copied {
    Block *original, *copy;
    CloneMap map;
  };

  bool runIteration() {
    loops_ = *context_.get<Loops>();
    copies_.clear();
    isTouched_.assign(function_.nextBlockId);
    const std::vector<Block*> order = context_.get<Rpo>()->order;
    bool changed = false;
    for (Block* block : order)
      if (copies_.size() < kMaxCopiesPerIteration && mayBeCopied(block)) changed |= thread(block);
    if (!copies_.empty()) repair();
    return changed;
  }

  // ---- which blocks, which edges

  bool mayBeCopied(const Block* block) {
    const Inst* end = block->terminator();
    if (!end->is(Op::CondBr) && !end->is(Op::Switch)) return false;
    if (block->preds.size() < 2 || block->preds.size() > kMaxPreds ||
        block->succs.size() > kMaxSuccs || end->condition()->isConstant())
      return false;
    uint32_t loop = loops_.loopOf(block);
    if (loops_.isHeader(block)) return false;
    if (loop != LoopForest::kNone) {
      if (loops_.loops[loop].irreducible) return false;
      for (Edge succ : block->succs)
        if (succ.block == loops_.header(loop)) return false;
    }
    unsigned count = 0;
    for (const Inst* inst : insts(block)) {
      if (inst->is(Op::Phi) || inst->isTerm()) continue;
      if (inst->is(Op::Alloca) || ++count > kMaxCopied) return false;
      if (inst->is(Op::Call) && inst->calledFunction() && returnsTwice(*inst->calledFunction()))
        return false;
    }
    return count <= room_;
  }

  bool isTouched(const Block* block) const { return isTouched_.contains(block->id); }

  /// The loop around `block` contains the block `to`, or they are in one.
  bool goesDeeper(const Block* block, const Block* to) const {
    uint32_t loop = loops_.loopOf(block);
    for (uint32_t at = loops_.loopOf(to); at != loop; at = loops_.loops[at].parent) {
      if (at == LoopForest::kNone) return false;  // out of the block's loop
      if (loops_.loops[at].parent == loop) return true;
    }
    return false;
  }

  bool thread(Block* block) {
    if (isTouched(block)) return false;
    std::vector<std::vector<Edge>> edges(block->succs.size());  // by successor
    uint32_t decided = 0;
    for (uint32_t i = 0; i < block->preds.size(); ++i) {
      const Block* from = block->preds[i].block;
      if (isTouched(from) || !loops_.rpo.isReachable(from) || from->last->is(Op::IndirectBr))
        continue;
      std::optional<uint32_t> succ = decide(block, i);
      if (!succ || isTouched(block->succs[*succ].block) ||
          goesDeeper(block, block->succs[*succ].block))
        continue;
      edges[*succ].push_back(block->preds[i]);
      ++decided;
    }
    if (!decided) return false;
    // The block itself serves the last successor if nothing else comes to it.
    uint32_t own = UINT32_MAX;
    if (decided == block->preds.size())
      for (own = uint32_t(edges.size()) - 1; edges[own].empty(); --own) continue;
    isTouched_.insert(block->id);
    for (uint32_t succ = 0; succ < edges.size(); ++succ) {
      if (succ == own || edges[succ].empty()) continue;
      copyFor(block, succ, edges[succ]);
      threaded_ += edges[succ].size();
    }
    if (own != UINT32_MAX) {
      isTouched_.insert(block->succs[own].block->id);
      keepEdge(block, own);
      threaded_ += edges[own].size();
    }
    context_.remark<Remark::BranchThreaded>(block->last->loc);
    return true;
  }

  /// A copy of the block that only `preds` lead to and that goes on to one successor.
  void copyFor(Block* block, uint32_t succ, std::span<const Edge> preds) {
    Block* target = block->succs[succ].block;
    const uint32_t fromBlock = block->succs[succ].index;
    Copied made{block, function_.createBlock({}, block), {}};
    isTouched_.grow(function_.nextBlockId);
    isTouched_.insert(made.copy->id);
    isTouched_.insert(target->id);
    // What the phis get on each edge, while the edges are there.
    std::vector<std::vector<Value*>> incoming;
    for (Inst* phi : phis(block)) {
      incoming.emplace_back();
      for (Edge pred : preds)
        incoming.back().push_back(phi->operand(pred.block->succs[pred.index].index));
    }
    for (Edge pred : preds) {
      isTouched_.insert(pred.block->id);
      redirectEdge(pred.block, pred.index, made.copy);
    }
    size_t n = 0;
    for (Inst* phi : phis(block)) {
      const std::vector<Value*>& values = incoming[n++];
      Inst* copy = function_.createPhi(phi->type, made.copy);
      copy->name = phi->name;
      copy->loc = phi->loc;
      for (uint32_t i = 0; i < values.size(); ++i) copy->setOperand(i, values[i]);
      append(copy, made.copy);
      made.map.set(phi, copy);
    }
    for (Inst* inst : insts(block)) {
      if (inst->is(Op::Phi) || inst->isTerm()) continue;
      append(copyInst(inst, made.map), made.copy);
      copyAssignments(inst, made.copy->last, made.map);
      if (room_ > 0) --room_;
    }
    SourceLoc loc = block->last->loc;
    setTerminator(made.copy, Op::Br, {}, std::array<Block*, 1>{target}, loc);
    copyAssignments(block->last, made.copy->last, made.map);
    const uint32_t added = made.copy->succs[0].index;
    for (Inst* phi : phis(target)) phi->setOperand(added, made.map[phi->operand(fromBlock)]);
    copies_.push_back(std::move(made));
  }

  /// The values of copied blocks have several definitions now. All copies of a block come one after
  /// the other.
  void repair() {
    auto tree = context_.get<DomTree>();
    SsaUpdater updater(function_, *tree);
    std::vector<SsaUpdater::Definition> definitions;
    std::vector<Use*> uses;
    for (size_t first = 0, last; first < copies_.size(); first = last) {
      Block* block = copies_[first].original;
      for (last = first; last < copies_.size() && copies_[last].original == block;) ++last;
      for (Inst* inst : insts(block)) {
        if (inst->type->isVoid()) continue;
        uses.clear();
        for (Use& use : inst->useRange()) {
          const Block* at = blockOf(use);
          if (at != block && tree->isReachable(at)) uses.push_back(&use);
        }
        if (uses.empty()) continue;
        definitions.clear();
        if (tree->isReachable(block)) definitions.push_back({block, inst});
        for (size_t i = first; i < last; ++i)
          if (tree->isReachable(copies_[i].copy))
            definitions.push_back({copies_[i].copy, copies_[i].map[inst]});
        updater.update(definitions, uses);
      }
    }
    // Phis of one operand were uses that another block's repair could reach.
    for (const Copied& made : copies_) {
      for (Inst* phi : phis(made.copy)) {
        if (phi->numOps != 1) continue;
        replaceWith(phi, phi->operand(0));
      }
    }
  }

  // ---- what an edge decides

  /// The successor that the block goes to when control comes over its edge `pred`.
  std::optional<uint32_t> decide(const Block* block, uint32_t pred) const {
    const Inst* end = block->last;
    Value* value = valueOn(block, pred, end->condition(), kMaxThreadDepth);
    if (const ConstInt* number = value ? asConstInt(value) : nullptr)
      return successorFor(*end, number);
    if (!end->is(Op::CondBr)) return std::nullopt;
    std::optional<bool> known = truthOn(block, pred, end->condition(), kMaxThreadDepth);
    return known ? std::optional<uint32_t>(*known ? 0 : 1) : std::nullopt;
  }

  /// What a value of the block is on the edge: a constant or a value from before; null if it is
  /// computed in the block.
  Value* valueOn(const Block* block, uint32_t pred, Value* value, unsigned depth) const {
    const Inst* inst = asInst(value);
    if (!inst || inst->block != block) return value;
    if (inst->is(Op::Phi)) return inst->operand(pred);
    if (depth == 0 || !isPureOp(inst->op)) return nullptr;
    std::vector<Value*> operands;
    for (const Use& use : inst->operands()) {
      Value* operand = valueOn(block, pred, use.value, depth - 1);
      if (!operand || !operand->isConstant()) return nullptr;
      operands.push_back(operand);
    }
    return foldInst(module_, *inst, operands);
  }

  /// Whether a condition of the block holds on the edge, by the branches before it.
  std::optional<bool> truthOn(const Block* block, uint32_t pred, Value* condition,
                              unsigned depth) const {
    const Inst* inst = asInst(condition);
    const bool isHere = inst && inst->block == block;
    Value* value = valueOn(block, pred, condition, depth);
    if (value)
      if (const ConstInt* number = asConstInt(value)) return !number->isZero();
    std::optional<Comparison> asked;
    if (value) {
      asked = comparisonOf(value);
    } else if (isHere && inst->is(Op::ICmp)) {
      Value* left = valueOn(block, pred, inst->operand(0), depth);
      Value* right = valueOn(block, pred, inst->operand(1), depth);
      if (left && right) asked = Comparison{inst->intPred(), left, right};
    }
    if (std::optional<bool> answer = asked ? isAlways(*asked) : std::nullopt) return answer;
    return byBranches(block, pred, value, asked);
  }

  /// The branches that lead to the edge: of the predecessor, and of blocks that only it follows.
  static std::optional<bool> byBranches(const Block* block, uint32_t pred, const Value* asked,
                                        const std::optional<Comparison>& comparison) {
    Edge edge = block->preds[pred];
    for (unsigned back = 0; back < kMaxBlocksBack; ++back) {
      const Block* from = edge.block;
      const Inst* end = from->last;
      if (end->is(Op::CondBr) && from->succs[0].block != from->succs[1].block) {
        const bool isTrue = edge.index == 0;
        if (asked == end->condition()) return isTrue;
        std::optional<Comparison> known = comparisonOf(end->condition(), isTrue);
        if (known && comparison)
          if (std::optional<bool> answer = isImplied(*known, *comparison)) return answer;
      }
      if (from->preds.size() != 1) break;
      edge = from->preds[0];
    }
    return std::nullopt;
  }

  Loops loops_;
  IdSet isTouched_;  // blocks that this iteration has changed, and their neighbours
  std::vector<Copied> copies_;
  uint32_t room_ = 0;  // instructions that may still be copied
  uint64_t threaded_ = 0;
};

}  // namespace

bool threadJumps(Function& function, PassContext& context) {
  return JumpThreader(function, context).run();
}

}  // namespace minic
