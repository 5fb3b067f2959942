// loop-form: gives every reducible loop the form that the other loop passes expect.
//
//     entry:                                    entry:                          ; the copy of head
//       br label %head                            %c0 = icmp slt i32 0, %n
//     head:                                       br i1 %c0, label %ph, label %after
//       %i = phi [0, %entry], [%i1, %body]      ph:                             ; preheader
//       %c = icmp slt i32 %i, %n                  br label %body
//       br i1 %c, label %body, label %exit      body:                           ; header and latch
//     body:                                 =>    %i = phi [0, %ph], [%i1, %body]
//       call void @f(i32 %i)                      call void @f(i32 %i)
//       %i1 = add i32 %i, 1                       %i1 = add i32 %i, 1
//       br label %head                            %c = icmp slt i32 %i1, %n
//     exit:                                       br i1 %c, label %body, label %exit
//       ret i32 %i                              exit:                           ; own exit, LCSSA
//                                                 %i2 = phi [%i1, %body]
//                                                 br label %after
//                                               after:
//                                                 %r = phi [%i2, %exit], [0, %entry]
//                                                 ret i32 %r
//
// After it, a loop has
//   - a preheader: the only block outside that leads to the header, and that leads nowhere else;
//   - one latch: one block with an edge back to the header;
//   - exits of its own: a block that an edge of the loop leaves to has only such predecessors;
//   - values that are used after the loop only through phis in its exits (closed SSA form);
//   - the test at its end (do-while form), if it stood in a header with at most 16 instructions:
//     the header is copied to the preheader, where its test becomes the guard of the loop. So what
//     stands in the loop's first block runs whenever the preheader does.
// Irreducible loops are left alone. Before: any valid function. After: a valid one without
// unreachable blocks. Linear but for the closed form, which costs a phi per value and loop left;
// simplify-cfg removes the empty blocks again. LLVM's LoopSimplify, LCSSA and LoopRotation.
#include <algorithm>
#include <array>
#include <unordered_map>

#include "ir/analysis/joined_assignments.h"
#include "ir/cfg.h"
#include "ir/clone.h"
#include "ir/fold.h"
#include "ir/ssa_update.h"
#include "passes/function_pass.h"
#include "passes/loop/loop_nest.h"
#include "passes/observers.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr uint32_t kMaxCopied = 16;  // instructions of a header that is rotated
constexpr uint32_t kNone = LoopForest::kNone;

class LoopForm : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    bool changed = removeUnreachable(function_, *context_.get<Rpo>());
    takeLoops(*context_.get<Loops>());
    if (loops_.empty()) return changed;
    for (size_t loop = loops_.size(); loop-- > 0;)
      if (!loops_[loop].irreducible) simplify(uint32_t(loop));
    closeSsa();
    if (function_.debug)
      closeAssignments(function_, [&](Block* from, Block* to) {
        return loopOf(from) != kNone && !contains(loopOf(from), to);
      });
    for (size_t loop = loops_.size(); loop-- > 0;)
      if (!loops_[loop].irreducible) rotate(uint32_t(loop));
    if (function_.debug) replaceAssigned(function_, joined_, [](const Block*) { return true; });
    context_.count("preheaders made", preheaders_);
    context_.count("latches merged", latches_);
    context_.count("exits separated", exits_);
    context_.count("phis at exits", closing_);
    context_.count("loops rotated", rotated_);
    if (LoopObserver* observer = context_.options<PassObservers>().loops) {
      observer->loops(function_, LoopNest(*context_.get<Loops>()));
      observer->end();
    }
    return changed || preheaders_ + latches_ + exits_ + closing_ + rotated_;
  }

 private:
  struct Loop : LoopForest::Loop {
    Block* head;
    uint32_t reducible;           // the innermost reducible loop around its blocks
    std::vector<Block*> exiting;  // its blocks, not those of inner loops, that edges leave it from
  };

  void takeLoops(const Loops& forest) {
    loopOf_.assign(function_.nextBlockId, kNone);
    for (uint32_t l = 0; l < forest.loops.size(); ++l)
      loops_.push_back({forest.loops[l],
                        forest.header(l),
                        forest.loops[l].irreducible ? reducible(forest.loops[l].parent) : l,
                        {}});
    for (Block* block : forest.rpo.order) loopOf_[block->id] = forest.loopOf(block);
    for (Block* block : forest.rpo.order) {
      uint32_t loop = reducible(loopOf(block));
      if (std::any_of(block->succs.begin(), block->succs.end(),
                      [&](Edge succ) { return !contains(loop, succ.block); }))
        loops_[loop].exiting.push_back(block);
    }
  }

  // ---- the nest, kept up to date for new blocks

  uint32_t loopOf(const Block* block) const { return loopOf_[block->id]; }
  void setLoop(const Block* block, uint32_t loop) {
    loopOf_.grow(function_.nextBlockId, kNone);
    loopOf_[block->id] = loop;
  }
  /// The innermost reducible loop around a block of `loop`.
  uint32_t reducible(uint32_t loop) const { return loop == kNone ? kNone : loops_[loop].reducible; }
  bool contains(uint32_t loop, uint32_t inner) const {
    return loop == kNone || (inner != kNone && loop <= inner && inner <= loops_[loop].last);
  }
  bool contains(uint32_t loop, const Block* block) const { return contains(loop, loopOf(block)); }
  /// The innermost loop around both.
  uint32_t common(uint32_t a, uint32_t b) const {
    while (!contains(a, b)) a = loops_[a].parent;
    return a;
  }

  // ---- preheader, latch, exits

  /// The edges to a block from inside or from outside of a loop.
  std::vector<Edge> edgesTo(Block* target, uint32_t loop, bool fromInside) const {
    std::vector<Edge> edges;
    for (Edge pred : target->preds)
      if (contains(loop, pred.block) == fromInside) edges.push_back(pred);
    return edges;
  }

  /// Redirects the edges, preds of `target`, to a new block that leads there. The phis' operands
  /// for them are merged by phis of the new block.
  Block* gather(Block* target, std::string_view name, std::span<const Edge> edges) {
    Block* made = function_.createBlock(name);
    std::vector<std::vector<Value*>> merged;  // by phi, by edge
    for (Inst* phi : phis(target)) {
      auto& values = merged.emplace_back();
      for (Edge edge : edges) values.push_back(phi->operand(edge.block->succs[edge.index].index));
    }
    for (Edge edge : edges) redirectEdge(edge.block, edge.index, made);
    setTerminator(made, Op::Br, {}, std::array{target}, edges[0].block->last->loc);
    size_t at = 0;
    for (Inst* phi : phis(target)) {
      const std::vector<Value*>& values = merged[at++];
      Value* value = values[0];
      bool same = std::all_of(values.begin(), values.end(), [&](Value* v) { return v == value; });
      if (!same) {
        Inst* join = function_.createPhi(phi->type, made);
        for (uint32_t i = 0; i < values.size(); ++i) join->setOperand(i, values[i]);
        join->name = phi->name;
        insertBefore(join, made, made->last);
        value = join;
      }
      phi->setOperand(made->succs[0].index, value);
    }
    return made;
  }

  void simplify(uint32_t loop) {
    Block* head = loops_[loop].head;
    std::vector<Edge> outside = edgesTo(head, loop, false);
    Block* before = outside.back().block;
    if (outside.size() != 1 || before->succs.size() != 1) {
      setLoop(gather(head, "preheader", outside), loops_[loop].parent);
      function_.moveBlockAfter(head->preds.back().block, before);
      ++preheaders_;
    }
    std::vector<Edge> inside = edgesTo(head, loop, true);
    if (inside.size() != 1) {
      setLoop(gather(head, "latch", inside), loop);
      ++latches_;
    }
    separateExits(loop);
  }

  /// The exits of inner loops are their own already, and so are those that lie outside of this one.
  void separateExits(uint32_t loop) {
    std::vector<std::pair<Block*, std::vector<Edge>>> exits;  // in the order of `exiting`
    exitAt_.grow(function_.nextBlockId, kNone);
    for (Block* block : loops_[loop].exiting)
      for (uint32_t i = 0; i < block->succs.size(); ++i) {
        Block* target = block->succs[i].block;
        if (contains(loop, target)) continue;
        uint32_t& at = exitAt_[target->id];
        if (at == kNone) {
          at = uint32_t(exits.size());
          exits.push_back({target, {}});
        }
        exits[at].second.push_back({block, i});
      }
    for (auto& [target, edges] : exits) {
      exitAt_[target->id] = kNone;
      if (edges.size() == target->preds.size()) continue;
      std::sort(edges.begin(), edges.end(), [](Edge a, Edge b) {
        return a.block->succs[a.index].index < b.block->succs[b.index].index;
      });
      setLoop(gather(target, "exit", edges), common(loopOf(target), loops_[loop].parent));
      ++exits_;
    }
  }

  // ---- closed SSA form

  void closeSsa() {
    auto tree = context_.get<DomTree>();
    SsaUpdater updater(function_, *tree);
    std::vector<Inst*> work;
    for (Block* block : tree->rpo.order)
      if (reducible(loopOf(block)) != kNone)
        for (Inst* inst : insts(block)) work.push_back(inst);
    std::vector<Use*> outside;
    std::vector<SsaUpdater::Definition> definitions;
    while (!work.empty()) {
      Inst* inst = work.back();
      work.pop_back();
      uint32_t loop = reducible(loopOf(inst->block));
      if (loop == kNone) continue;
      outside.clear();
      for (Use& use : inst->useRange())
        if (!contains(loop, blockOf(use))) outside.push_back(&use);
      if (outside.empty()) continue;
      definitions.assign({{inst->block, inst}});
      for (Block* exit : liveExits(loop, outside)) {
        Inst* phi = function_.createPhi(inst->type, exit);
        phi->name = inst->name;
        for (uint32_t i = 0; i < phi->numOps; ++i) phi->setOperand(i, inst);
        insertBefore(phi, exit, exit->first);
        definitions.push_back({exit, phi});
        work.push_back(phi);
        ++closing_;
      }
      for (Inst* phi : updater.update(definitions, outside)) work.push_back(phi);
    }
  }

  /// The exits of the loop from which control can come to the uses without going through the loop
  /// again.
  std::vector<Block*> liveExits(uint32_t loop, std::span<Use* const> uses) {
    std::vector<Block*> exits, work;
    std::vector<uint32_t> met;
    isMet_.grow(function_.nextBlockId);
    auto reach = [&](Block* block) {
      if (!isMet_.insert(block->id)) return;
      met.push_back(block->id);
      (contains(loop, block->preds[0].block) ? exits : work).push_back(block);
    };
    for (const Use* use : uses) reach(blockOf(*use));
    while (!work.empty()) {
      Block* block = work.back();
      work.pop_back();
      for (Edge pred : block->preds) reach(pred.block);
    }
    for (uint32_t id : met) isMet_.erase(id);
    return exits;
  }

  // ---- rotation

  /// The index of the only edge of a block that leaves the loop, if it has two edges; else kNone.
  uint32_t exitEdge(uint32_t loop, const Block* block) const {
    if (!block->last->is(Op::CondBr)) return kNone;
    bool first = contains(loop, block->succs[0].block),
         second = contains(loop, block->succs[1].block);
    return first == second ? kNone : first ? 1 : 0;
  }

  void rotate(uint32_t loop) {
    Block *head = loops_[loop].head, *before = nullptr, *latch = nullptr;
    for (Edge pred : head->preds) (contains(loop, pred.block) ? latch : before) = pred.block;
    uint32_t out = exitEdge(loop, head);
    if (out == kNone || latch == head || exitEdge(loop, latch) != kNone) return;
    uint32_t size = 0;
    for (Inst* inst : insts(head)) {
      if (inst->is(Op::Alloca)) return;
      size += !inst->is(Op::Phi);
    }
    if (size > kMaxCopied + 1) {
      context_.missedRemark<Remark::LoopNotRotated>(head->last->loc, size - 1, kMaxCopied);
      return;
    }
    Value* condition = copyHeader(head, before);
    const ConstInt* known = asConstInt(condition);
    bool entersAlways = known && known->isZero() == (out == 0);
    context_.remark<Remark::LoopRotated>(head->last->loc);

    uint32_t parent = loops_[loop].parent;
    Block* exit = head->succs[out].block;
    Block* body = splitEdge(head, 1 - out, "loop");
    setLoop(body, loop);
    if (entersAlways) {
      setTerminator(before, Op::Br, {}, std::array{body});
    } else {
      Block* after = splitBefore(exit->firstNonPhi());
      setLoop(after, loopOf(exit));
      setTerminator(exit, Op::Br, {}, std::array{after}, after->last->loc);
      std::array targets{body, body};
      targets[out] = after;
      setTerminator(before, Op::CondBr, std::array{condition}, targets);
      joinAfter(exit, head, before, out, parent);
      setLoop(splitEdge(before, 1 - out, "preheader"), parent);
    }
    mergeBody(loop, head, body);
    for (Inst* inst : insts(head)) map_.set(inst, nullptr);
    if (latch->succs.size() == 1 && head->preds.size() == 1) mergeWithSucc(latch);
    Block* next = body->succs[0].block;
    if (body->succs.size() == 1 && next->preds.size() == 1 && next != body) mergeWithSucc(body);
    loops_[loop].head = body;
    ++rotated_;
  }

  /// Copies the instructions of the header to the end of the preheader, folding constants. Returns
  /// the copy of the condition.
  Value* copyHeader(Block* head, Block* before) {
    uint32_t edge = before->succs[0].index;
    for (Inst* inst : insts(head)) {
      if (inst->is(Op::Phi)) {
        map_.set(inst, inst->operand(edge));
      } else if (!inst->isTerm()) {
        Inst* copy = copyInst(inst, map_);
        Value* folded = foldInst(*function_.module, *copy);
        insertBefore(copy, before, before->last);
        copyAssignments(inst, copy, map_);
        if (!folded) continue;
        map_.set(inst, folded);
        erase(copy);
      }
    }
    copyAssignments(head->last, before->last, map_);
    return map_[head->last->condition()];
  }

  /// Control comes to the block after `exit` also without an iteration of the loop: with the values
  /// of the header's copy instead of the exit's phis. Where that leaves outer loops, too, their
  /// values go through phis of an exit of their own.
  void joinAfter(Block* exit, Block* head, Block* before, uint32_t out, uint32_t parent) {
    Block *after = exit->succs[0].block, *outer = nullptr;
    if (loopOf(exit) != parent) {
      outer = splitEdge(before, out, "exit");
      setLoop(outer, loopOf(exit));
    }
    uint32_t fromHead = 0;
    while (exit->preds[fromHead].block != head) ++fromHead;
    Inst* first = after->first;
    for (Inst* phi : phis(exit)) {
      Inst* join = function_.insertPhi(phi->type, first, phi);
      replaceAllUses(phi, join);
      Value* copy = map_[phi->operand(fromHead)];
      if (outer && copy->isInst()) {
        Inst* close = function_.insertPhi(phi->type, outer->last, phi);
        close->setOperand(0, copy);
        copy = close;
      }
      join->setOperand(0, phi);
      join->setOperand(1, copy);
      if (function_.debug) joined_[phi] = join;
    }
  }

  /// In the body, the header's values come from the preheader's copies or from the last iteration.
  void mergeBody(uint32_t loop, Block* head, Block* body) {
    std::vector<Use*> uses;
    uint32_t fromHead = body->preds[0].block == head ? 0 : 1;
    Inst* first = body->first;
    std::unordered_map<const Value*, Value*> merged;
    for (Inst* inst : insts(head)) {
      if (function_.debug) merged[inst] = nullptr;
      uses.clear();
      for (Use& use : inst->useRange()) {
        Block* at = blockOf(use);
        if (at != head && contains(loop, at)) uses.push_back(&use);
      }
      if (uses.empty()) continue;
      Inst* phi = function_.insertPhi(inst->type, first, inst);
      for (Use* use : uses) use->user->setOperand(use->index(), phi);
      phi->setOperand(fromHead, inst);
      phi->setOperand(1 - fromHead, map_[inst]);
      if (function_.debug) merged[inst] = phi;
    }
    if (function_.debug)
      replaceAssigned(function_, merged,
                      [&](const Block* at) { return at != head && contains(loop, at); });
  }

  std::vector<Loop> loops_;
  IdMap<uint32_t> loopOf_;                           // by block
  IdSet isMet_;                                      // blocks, in liveExits
  IdMap<uint32_t> exitAt_;                           // in separateExits
  CloneMap map_;                                     // of copied headers
  std::unordered_map<const Value*, Value*> joined_;  // for debuggers: phis of exits, by joinAfter
  uint64_t preheaders_ = 0, latches_ = 0, exits_ = 0, closing_ = 0, rotated_ = 0;
};

}  // namespace

bool loopForm(Function& function, PassContext& context) {
  return LoopForm(function, context).run();
}

}  // namespace minic
