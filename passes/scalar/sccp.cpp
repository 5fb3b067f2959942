// sccp: sparse conditional constant propagation. Values that are the same constant on every path
// that can run become that constant.
//
//     entry:                                     entry:
//       br label %head                             br label %head
//     head:                                      head:
//       %x = phi i32 [1, %entry], [%y, %odd]       br i1 true, label %exit, label %odd
//       %c = icmp eq i32 %x, 1                   odd:
//       br i1 %c, label %exit, label %odd   =>     br label %head
//     odd:                                       exit:
//       %y = add i32 %x, 1                         ret i32 1
//       br label %head
//     exit:
//       ret i32 %x
//
// Everything is optimistic: no edge runs and no value is known until the propagation proves
// otherwise, so that a loop cannot keep its own assumptions from holding. A value goes down the
// lattice
//
//     unknown  ->  one constant  ->  varies
//
// at most twice, and each step visits its uses once: linear in the uses. Wegman and Zadeck,
// Constant Propagation with Conditional Branches, 1991; Engineering a Compiler 10.7.1 (SCCP).
//
// undef is a constant that equals only itself: merged with another constant it varies. Before: any
// valid function. After: the same blocks; branches on constants are simplify-cfg's to fold.
#include "ir/cfg.h"
#include "ir/effects.h"
#include "ir/fold.h"
#include "passes/observers.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

class Sccp {
 public:
  Sccp(Function& function, PassContext& context)
      : function_(function),
        context_(context),
        observer_(context.options<PassObservers>().sccp),
        values_(function.nextValueId),
        runs_(function.nextBlockId),
        edgeBase_(function.nextBlockId) {
    uint32_t edges = 0;
    for (const Block* block : blocks(function)) {
      edgeBase_[block->id] = edges;
      edges += block->preds.size();
    }
    edgeRuns_.assign(edges);
  }

  bool run() {
    if (observer_) observer_->begin(function_);
    reach(function_.entry(), nullptr);
    while (!blockWork_.empty() || !valueWork_.empty()) {
      if (!valueWork_.empty()) {
        const Inst* changed = valueWork_.back();
        valueWork_.pop_back();
        if (observer_) observer_->takeValue(changed);
        for (const Use& use : changed->useRange()) {
          if (!runs_.contains(use.user->block->id)) continue;
          if (use.user->is(Op::Phi))
            visitOperand(use.user, use.index());
          else
            visit(use.user);
        }
      } else {
        Block* block = blockWork_.back();
        blockWork_.pop_back();
        if (observer_) observer_->takeBlock(block);
        for (Inst* inst : insts(block)) visit(inst);
      }
    }
    if (observer_) observer_->end();
    return replace();
  }

 private:
  enum class Level : uint8_t { Unknown, Constant, Varies };
  struct Known {
    Level level = Level::Unknown;
    Value* constant = nullptr;
  };

  Known known(Value* value) const {
    if (value->isConstant()) return {Level::Constant, value};
    return value->isInst() ? values_[value->id] : Known{Level::Varies};
  }

  // ---- control flow

  void reach(Block* block, const Block* from) {
    if (runs_.insert(block->id)) {
      if (observer_) observer_->reach(block, from);
      blockWork_.push_back(block);
    } else if (observer_) {
      observer_->edge(from, block);
    }
  }

  void runEdge(const Block* from, Edge edge) {
    if (!edgeRuns_.insert(edgeBase_[edge.block->id] + edge.index)) return;
    bool isReached = runs_.contains(edge.block->id);
    reach(edge.block, from);
    if (isReached)
      for (Inst* phi : phis(edge.block)) visitOperand(phi, edge.index);
  }

  void visitTerminator(const Inst* inst) {
    Block* block = inst->block;
    if (inst->is(Op::CondBr) || inst->is(Op::Switch)) {
      Known condition = known(inst->condition());
      if (condition.level == Level::Unknown) return;
      const ConstInt* value =
          condition.level == Level::Constant ? asConstInt(condition.constant) : nullptr;
      if (value) return runEdge(block, block->succs[successorFor(*inst, value)]);
    }
    for (Edge edge : block->succs) runEdge(block, edge);
  }

  // ---- values

  void visit(Inst* inst) {
    if (inst->isTerm()) return visitTerminator(inst);
    if (inst->type->isVoid() || values_[inst->id].level == Level::Varies) return;
    lower(inst, inst->is(Op::Phi)      ? meet(*inst)
                : inst->is(Op::Select) ? select(*inst)
                                       : evaluate(*inst));
  }

  /// One operand of a phi has changed, or its edge runs now. What the others give has been met
  /// before: a phi of n operands is not read n times.
  void visitOperand(Inst* phi, uint32_t i) {
    if (edgeRuns_.contains(edgeBase_[phi->block->id] + i))
      lower(phi, meet(values_[phi->id], known(phi->operand(i))));
  }

  void lower(Inst* inst, Known now) {
    Known& was = values_[inst->id];
    // The lattice only goes down: another constant than before means that the value varies.
    if (now.level == Level::Constant && was.level == Level::Constant &&
        now.constant != was.constant)
      now = {Level::Varies};
    if (now.level <= was.level) return;
    was = now;
    if (observer_) observer_->lower(inst, now.constant);
    valueWork_.push_back(inst);
  }

  static Known meet(Known a, Known b) {
    if (a.level == Level::Unknown) return b;
    if (b.level == Level::Unknown) return a;
    bool same = a.level == b.level && a.constant == b.constant;
    return same ? a : Known{Level::Varies};
  }

  /// A phi has the value of those operands whose edges run.
  Known meet(const Inst& phi) const {
    Known result;
    for (uint32_t i = 0; i < phi.numOps && result.level != Level::Varies; ++i)
      if (edgeRuns_.contains(edgeBase_[phi.block->id] + i))
        result = meet(result, known(phi.operand(i)));
    return result;
  }

  Known select(const Inst& inst) const {
    Known condition = known(inst.condition());
    if (condition.level == Level::Unknown) return {};
    if (condition.level == Level::Constant)
      if (const ConstInt* value = asConstInt(condition.constant))
        return known(inst.operand(value->isZero() ? 2 : 1));
    return meet(known(inst.operand(1)), known(inst.operand(2)));
  }

  Known evaluate(const Inst& inst) {
    operands_.clear();
    bool areKnown = true;
    for (const Use& use : inst.operands()) {
      Known operand = known(use.value);
      if (operand.level == Level::Varies) return operand;
      areKnown &= operand.level == Level::Constant;
      operands_.push_back(operand.constant);
    }
    if (!areKnown) return {};
    Value* result = foldInst(*function_.module, inst, operands_);
    return result ? Known{Level::Constant, result} : Known{Level::Varies};
  }

  // ---- the result

  bool replace() {
    uint64_t replaced = 0;
    for (Block* block : blocks(function_)) {
      if (!runs_.contains(block->id)) continue;
      for (Inst* inst : insts(block)) {
        if (inst->isTerm() || inst->type->isVoid()) continue;
        const Known& value = values_[inst->id];
        if (value.level != Level::Constant) continue;
        bool isUsed = inst->hasUses();
        if (isUsed) context_.remark<Remark::SameConstant>(inst->loc, opInfo(inst->op).text);
        replaceAllUses(inst, value.constant);
        replaced += isUsed;
        if (isTriviallyDead(*inst)) {
          erase(inst);
          replaced += !isUsed;
        }
      }
    }
    context_.count("values that are constants", replaced);
    return replaced;
  }

  Function& function_;
  PassContext& context_;
  SccpObserver* observer_;
  std::vector<Known> values_;  // by id; of instructions only
  IdSet runs_;                 // blocks
  std::vector<uint32_t> edgeBase_;
  IdSet edgeRuns_;  // edgeBase_ of the target + index among its predecessors
  std::vector<Block*> blockWork_;
  std::vector<const Inst*> valueWork_;
  std::vector<Value*> operands_;
};

}  // namespace

bool sccp(Function& function, PassContext& context) { return Sccp(function, context).run(); }

}  // namespace minic
