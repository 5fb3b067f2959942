// Tail duplication: a short block at the end of a loop's iteration, which the arms of an
// interpreter or a state machine jump to, is copied to the end of the arms.
//
//   arm:  incl %eax                        arm:  incl %eax
//         jmp  next                              incl %ecx
//   next: incl %ecx                   =>         cmpl %ebx, %ecx
//         cmpl %ebx, %ecx                        jl   head
//         jl   head                              jmp  exit
//
// That saves a taken jump per iteration, and the processor predicts each copy of the branch by
// itself. It matters most for an indirect jump, which then follows what its own arm is followed by;
// so the dispatch of a switch in a loop is copied with its range check (Ertl and Gregg, "The
// structure and performance of efficient interpreters", 2003).
//
// Linear: every block is copied from, and copied to, once. Before: jumps are threaded, edges are
// up to date. After: edges are not.
#include <algorithm>

#include "backend/mir/layout.h"
#include "backend/mir/target.h"

namespace minic {

namespace {

constexpr unsigned kMaxBranchInsts = 3;     // before the branch of a block to be copied
constexpr unsigned kMaxDispatchInsts = 10;  // before both jumps of a dispatch
constexpr unsigned kMaxBlockCopies = 2;     // of a block between an arm and a dispatch
constexpr unsigned kMaxArms = 3;            // as many arms are worth it
constexpr unsigned kMaxDuplicated = 300;    // instructions per function

unsigned length(const MBlock& block) {
  unsigned count = 0;
  for (const MInst* inst = block.first; inst != block.last; inst = inst->next) ++count;
  return count;
}

/// Of the last instruction at most so many operands.
void appendCopies(MFunction& mf, const MBlock& from, MBlock& to, uint32_t lastOperands = ~0u) {
  for (const MInst* inst = from.first; inst; inst = inst->next) {
    std::span<const MOperand> operands = inst->operands();
    if (!inst->next) operands = operands.first(std::min<size_t>(operands.size(), lastOperands));
    MInst* twin = mf.create(inst->op, inst->size, operands, inst->loc);
    twin->flags = inst->flags;
    MFunction::insert(to, nullptr, twin);
    if (mf.variableValues) mf.variableValues->copied(inst, twin);
  }
}

class TailDuplicator {
 public:
  explicit TailDuplicator(MFunction& mf)
      : mf_(mf), ops_(mf.target.ops), position_(mf.blocks.size()) {
    for (size_t i = 0; i < mf.layout.size(); ++i) position_[mf.layout[i]->id] = uint32_t(i);
  }

  bool run() {
    for (MBlock* tail : std::vector<MBlock*>(mf_.layout)) visit(*tail);
    if (grown_ == 0) return false;
    std::vector<MBlock*> layout;
    for (MBlock* block : mf_.layout) {
      layout.push_back(block);
      for (auto [arm, copy] : tables_)
        if (arm == block) layout.push_back(copy);
    }
    mf_.layout = std::move(layout);
    return true;
  }

 private:
  void visit(MBlock& tail) {
    if (!tail.loopDepth || !ops_[tail.last->op].has(OpCondBranch) ||
        (tail.last->prev && ops_[tail.last->prev->op].has(OpTerminator)))
      return;
    MBlock* table = nullptr;
    for (MBlock* succ : tail.succs)
      if (isTable(*succ)) table = succ;
    const unsigned insts = length(tail) + (table ? length(*table) : 0);
    if (table ? insts > kMaxDispatchInsts : insts > kMaxBranchInsts || !endsIteration(tail)) return;
    std::vector<Arm> arms = armsOf(tail, nullptr);
    if (table)  // and those that reach the dispatch through the copies of the loop's phis
      for (size_t i = 0, direct = arms.size(); i < direct; ++i)
        if (length(*arms[i].block) <= kMaxBlockCopies)
          for (const Arm& arm : armsOf(*arms[i].block, arms[i].block)) arms.push_back(arm);
    unsigned growth = 0;
    for (const Arm& arm : arms) growth += insts + 1 + (arm.through ? length(*arm.through) : 0);
    if (arms.size() < kMaxArms || grown_ + growth > kMaxDuplicated) return;
    grown_ += growth;
    for (const Arm& arm : arms)
      if (arm.through) {
        MFunction::remove(*arm.block, arm.block->last);
        append(*arm.through, *arm.block);  // that jumps to the tail
      }
    for (const Arm& arm : arms) copy(tail, *arm.block, table);
  }

  struct Arm {
    MBlock* block;
    MBlock* through;  ///< it jumps here first; or null
  };

  /// The blocks of the same loop that end in a jump to `to`.
  std::vector<Arm> armsOf(const MBlock& to, MBlock* through) const {
    std::vector<Arm> arms;
    for (MBlock* pred : to.preds)
      if (pred != &to && pred->succs.size() == 1 && ops_[pred->last->op].has(OpJump) &&
          pred->loopDepth == to.loopDepth)
        arms.push_back({pred, through});
    return arms;
  }

  /// A block with one predecessor that ends in a jump through a table.
  bool isTable(const MBlock& block) const {
    const OpDesc& last = ops_[block.last->op];
    return block.preds.size() == 1 && block.succs.size() > 2 && !last.has(OpCondBranch);
  }

  /// One edge leads back to the head of the loop.
  bool endsIteration(const MBlock& block) const {
    return std::any_of(block.succs.begin(), block.succs.end(), [&](const MBlock* succ) {
      return succ->loopDepth == block.loopDepth && position_[succ->id] < position_[block.id];
    });
  }

  void append(const MBlock& from, MBlock& to) { appendCopies(mf_, from, to); }

  /// Replaces the jump at the end of `arm` by a copy of `tail`, and of the block with the jump
  /// through a table after it.
  void copy(const MBlock& tail, MBlock& arm, const MBlock* table) {
    MFunction::remove(arm, arm.last);
    append(tail, arm);
    arm.firstSuccessor = tail.firstSuccessor;
    if (!table) return;
    MBlock* dispatch = mf_.newBlock(table->name);
    dispatch->loopDepth = table->loopDepth;
    dispatch->frequency = arm.frequency;
    append(*table, *dispatch);
    for (MOperand& operand : arm.last->operands())
      if (operand.kind == OperandKind::Block && operand.payload == table->id)
        operand.payload = dispatch->id;
    tables_.push_back({&arm, dispatch});
  }

  MFunction& mf_;
  std::span<const OpDesc> ops_;
  std::vector<uint32_t> position_;                   // by id: in the layout
  std::vector<std::pair<MBlock*, MBlock*>> tables_;  // an arm, the copy placed after it
  unsigned grown_ = 0;
};

}  // namespace

void copyIndirectJumps(MFunction& mf) {
  constexpr unsigned kAtMost = 8;  // instructions before the jump
  if (mf.indirectJump == MFunction::kNowhere) return;
  MBlock& shared = *mf.blocks[mf.indirectJump];
  const Target& target = mf.target;
  if (shared.last->op != target.control.jumpRegister || length(shared) > kAtMost) return;
  for (const MInst* inst = shared.first; inst; inst = inst->next)
    if (target.ops[inst->op].has(OpDirective)) return;  // the prologue
  bool isUsed = &shared == mf.layout.front();           // the function begins with the jump
  for (MBlock* pred : mf.layout) {
    const MInst* jump = pred->last;
    const bool copies = target.ops[jump->op].has(OpJump) && (*jump)[0].payload == shared.id &&
                        !(jump->prev && target.ops[jump->prev->op].has(OpTerminator));
    isUsed |=
        !copies && std::find(pred->succs.begin(), pred->succs.end(), &shared) != pred->succs.end();
    if (!copies) continue;
    MFunction::remove(*pred, pred->last);
    appendCopies(mf, shared, *pred, 1);
    pred->succs.clear();
  }
  // (What the places of variables are is computed along the edges.)
  if (!isUsed && !mf.variableValues)
    mf.removeBlocks([&](const MBlock& block) { return &block == &shared; },
                    "each of its predecessors has a copy of it");
}

bool duplicateTails(MFunction& mf) { return TailDuplicator(mf).run(); }

}  // namespace minic
