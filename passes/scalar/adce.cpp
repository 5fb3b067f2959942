// adce: everything is dead until proven live. Instructions with side effects are live,
// the operands of live instructions, and the branches that decide whether a live instruction runs
// (control dependence: the frontier of its block in the reversed graph). Removes what dce must
// keep: cycles of phis that only feed each other, and branches around nothing.
//
//     br i1 %c, label %then, label %join          br label %join
//   then:                                  =>   then:                 (unreachable now)
//     %a = add i32 %x, 1                          br label %join
//     br label %join
//
// A loop goes if nothing that it does is live and a counter ends it (passes/ipo/finite_loops.h).
// Others stay, even empty ones: C lets a compiler assume that they end, this one does not. Cytron
// et al. 1991, section 7.1; Engineering a Compiler 10.2 (Dead). Before: any valid function. After:
// blocks that became unreachable are still there, for simplify-cfg.
#include <array>

#include "ir/cfg.h"
#include "ir/effects.h"
#include "passes/function_pass.h"
#include "passes/ipo/finite_loops.h"
#include "passes/passes.h"

namespace minic {

namespace {

class Adce : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    for (Block* block : tree_.rpo.order) {
      for (Inst* inst : insts(block))
        if (inst->isTerm() ? inst->is(Op::Ret) || inst->is(Op::Unreachable) : hasSideEffects(*inst))
          mark(inst);
      for (Edge succ : block->succs)  // back edges, also of irreducible loops
        if (tree_.rpo[succ.block] <= tree_.rpo[block] && !mayGo(succ.block, block))
          mark(block->last);
    }
    while (!work_.empty()) {
      Inst* inst = work_.back();
      work_.pop_back();
      for (const Use& use : inst->operands())
        if (Inst* def = asInst(use.value)) mark(def);
      if (inst->is(Op::Phi))
        for (Edge pred : inst->block->preds) mark(pred.block->last);
      markBlock(inst->block);
    }
    return sweep();
  }

 private:
  /// The edge from the latch is the back edge of a loop that ends.
  bool mayGo(const Block* header, const Block* latch) {
    uint32_t loop = loops_.loopOf(header);
    if (loop == Loops::kNone || loops_.header(loop) != header || loops_.loops[loop].irreducible ||
        !loops_.contains(loop, loops_.rpo[latch]))
      return false;
    if (finite_.empty()) finite_.resize(loops_.loops.size());
    if (!finite_[loop]) finite_[loop] = isFinite(loops_, tree_, loop) ? Yes : No;
    return finite_[loop] == Yes;
  }

  void mark(Inst* inst) {
    if (isLive_.insert(inst->id)) work_.push_back(inst);
  }

  void markBlock(Block* block) {
    if (!blockIsLive_.insert(block->id) || !tree_.isReachable(block)) return;
    found_.clear();
    control_.take(postTree_[block], found_);
    for (uint32_t n : found_) mark(postTree_.block(n)->last);
  }

  bool sweep() {
    uint64_t erased = 0, branches = 0;
    std::vector<Inst*> dead;
    for (Block* block : tree_.rpo.order) {
      for (Inst* inst : insts(block))
        if (!inst->isTerm() && !isLive_.contains(inst->id)) dead.push_back(inst);
    }
    for (Inst* inst : dead) dropOperands(inst);
    for (Inst* inst : dead) {
      // Only dead branches and code that is never reached still use it.
      if (inst->hasUses()) replaceAllUses(inst, module_.poison(inst->type));
      erase(inst);
      ++erased;
    }
    for (Block* block : tree_.rpo.order) {
      if (isLive_.contains(block->last->id) || block->last->is(Op::Br)) continue;
      // Nothing live depends on its direction; all paths meet in the post-dominator. No phi is
      // left there: a live one would have kept the branches before it.
      Block* meet = postTree_.ipdom(block);
      if (!meet) continue;
      setTerminator(block, Op::Br, {}, std::array{meet});
      ++branches;
    }
    context_.count("instructions deleted", erased);
    context_.count("branches removed", branches);
    return erased + branches != 0;
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  const PostDomTree& postTree_ = *context_.get<PostDomTree>();
  const Loops& loops_ = *context_.get<Loops>();
  enum : uint8_t { NotKnown, No, Yes };
  std::vector<uint8_t> finite_;  // by loop
  FrontierIndex control_{postTree_.cfg, postTree_};
  IdSet isLive_{function_.nextValueId}, blockIsLive_{function_.nextBlockId};
  std::vector<Inst*> work_;
  std::vector<uint32_t> found_;
};

}  // namespace

bool adce(Function& function, PassContext& context) { return Adce(function, context).run(); }

}  // namespace minic
