// tailrec: a call of the function itself, after which nothing is left to do but return its result,
// becomes a jump to the start. What is left to do may also be one associative operation on the
// result: then an accumulator collects its other operands.
//
//     define i32 @sum(i32 %n) {                  define i32 @sum(i32 %n) {
//     entry:                                     entry:
//       %c = icmp eq i32 %n, 0                     br label %start
//       br i1 %c, label %done, label %more       start:
//     more:                                        %n.0 = phi i32 [ %n, %entry ], [ %m, %more ]
//       %m = add i32 %n, -1                        %acc = phi i32 [ 0, %entry ], [ %r, %more ]
//       %s = call i32 @sum(i32 %m)          =>     %c = icmp eq i32 %n.0, 0
//       %r = add i32 %n, %s                        br i1 %c, label %done, label %more
//       ret i32 %r                               more:
//     done:                                        %m = add i32 %n.0, -1
//       ret i32 0                                  %r = add i32 %acc, %n.0
//     }                                            br label %start
//                                                done:
//                                                  %t = add i32 %acc, 0
//                                                  ret i32 %t
//
// Every return that stays gives the accumulator joined with its value, so all calls must need the
// same operation: add, mul, and, or, xor on integers, which wrap and so may be grouped at will.
// Between the call and the return only arithmetic may stand: it does not see the call's effects. A
// return block that several blocks share counts as the end of each. Not done: when a local
// variable's address may outlive an iteration (in the recursion each call has its own), for byval
// parameters, and for functions with variable arguments. After Bacon and others; LLVM's
// TailRecursionElimination.
//
// Before: any valid function. After: no alloca of the entry runs twice; the entry block is new if
// something changed.
#include <algorithm>

#include "ir/cfg.h"
#include "ir/effects.h"
#include "passes/function_pass.h"
#include "passes/passes.h"

namespace minic {

namespace {

/// A block that ends in a call of the function itself.
struct Site {
  Block* block;
  Inst* call;
  Inst* join = nullptr;  ///< the operation on the result; null: it is returned as it is
  Value* other() const { return join->operand(join->operand(0) == call ? 1 : 0); }
};

int64_t identityOf(Op op) { return op == Op::Mul ? 1 : op == Op::And ? -1 : 0; }

/// Only loads, stores and the like see the address, so no other iteration of the loop can.
bool staysLocal(const Inst& address) {
  for (const Use& use : address.useRange()) {
    const Inst& user = *use.user;
    switch (user.op) {
      case Op::Load: continue;
      case Op::Store:
        if (use.index() == 0) return false;
        continue;
      case Op::Gep:
        if (!staysLocal(user)) return false;
        continue;
      case Op::Call: {
        const Function* callee = user.calledFunction();
        if (!callee || callee->intrinsic == Intrinsic::None) return false;
        continue;
      }
      default: return false;
    }
  }
  return true;
}

class TailRec : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    findSites();
    if (sites_.empty()) return false;
    if (Remark why = obstacle(); why != Remark::None) {
      for (const Site& site : sites_)
        context_.missedRemark<Remark::StaysRecursive>(site.call->loc, function_.name, why);
      return false;
    }
    makeLoop();
    for (const Site& site : sites_) jump(site);
    context_.count("calls made jumps", sites_.size());
    return true;
  }

 private:
  // ---- which calls

  void findSites() {
    for (Block* block : blocks(function_)) {
      Site site{block, nullptr};
      if (findCall(site)) sites_.push_back(site);
    }
    // All accumulate by one operation: the first one that is found.
    for (const Site& site : sites_)
      if (site.join && !accumulates()) op_ = site.join->op;
    std::erase_if(sites_, [&](const Site& site) { return site.join && site.join->op != op_; });
  }

  bool accumulates() const { return op_ != Op::Erased; }

  /// The value that is returned if control reaches the end of the block; null: none, or it does
  /// not return next. Sets `returns`.
  static Value* returnedValue(const Block* block, bool& returns) {
    const Inst* term = block->last;
    uint32_t index = 0;
    const Block* last = block;
    if (term->is(Op::Br)) {
      last = block->succs[0].block;
      index = block->succs[0].index;
      term = last->last;
      returns = last != block && last->firstNonPhi() == term && term->is(Op::Ret);
    } else {
      returns = term->is(Op::Ret);
    }
    if (!returns || term->numOps == 0) return nullptr;
    Inst* value = asInst(term->operand(0));
    bool isPhi = value && last != block && value->is(Op::Phi) && value->block == last;
    return isPhi ? value->operand(index) : term->operand(0);
  }

  /// Finds the call that ends the block, as far as the block is concerned.
  bool findCall(Site& site) const {
    bool returns = false;
    Value* value = returnedValue(site.block, returns);
    if (!returns) return false;
    Inst* inst = site.block->last->prev;
    while (inst && !inst->is(Op::Call) && isMovable(*inst)) inst = inst->prev;
    if (!inst || !inst->is(Op::Call) || inst->calledFunction() != &function_ ||
        inst->call->fnType != function_.fnType)
      return false;
    site.call = inst;
    if (!value || value == inst) return value ? inst->hasOneUse() : !inst->hasUses();
    Inst* join = asInst(value);
    if (!join || !join->type->isInt() || !isCommutative(join->op) || join->block != site.block ||
        !inst->hasOneUse() || inst->uses->user != join || !join->hasOneUse())
      return false;
    site.join = join;
    return true;
  }

  static bool isMovable(const Inst& inst) {
    Effects effects = effectsOf(inst);
    return !inst.is(Op::Phi) && !inst.is(Op::Alloca) && !effects.traps &&
           effects.memory == mem::None;
  }

  /// Why the function cannot be a loop; None: it can.
  Remark obstacle() const {
    if (function_.linkage == Linkage::Weak) return Remark::MayBeReplaced;
    if (function_.fnType->variadic) return Remark::IsVariadic;
    for (const Argument* argument : function_.args)
      if (argument->attrs.byVal) return Remark::CopiedArgument;
    for (const Block* block : blocks(function_))
      for (const Inst* inst : insts(block)) {
        if (!inst->is(Op::Alloca)) continue;
        if (block != function_.entry() || (inst->numOps && !asConstInt(inst->operand(0))))
          return Remark::AllocatesRunning;
        if (!staysLocal(*inst)) return Remark::AddressLeaves;
      }
    return Remark::None;
  }

  // ---- the loop

  /// The entry keeps the allocas and jumps to the rest, which has phis for the arguments.
  void makeLoop() {
    Block* entry = function_.entry();
    Inst* start = entry->first;
    while (start->is(Op::Alloca)) start = start->next;
    for (Inst *inst = start, *next; inst; inst = next) {
      next = inst->next;
      if (!inst->is(Op::Alloca)) continue;
      detach(inst);
      insertBefore(inst, entry, start);
    }
    start_ = splitBefore(start, "start");
    setTerminator(entry, Op::Br, {}, std::initializer_list<Block*>{start_});
    // The entry may be the block of a site.
    for (Site& site : sites_)
      if (site.block == entry) site.block = start_;
    std::vector<Value*> arguments(function_.args.begin(), function_.args.end());
    for (Value* argument : arguments) {
      Inst* phi = makePhi(argument->type, static_cast<Argument*>(argument)->name);
      replaceAllUses(argument, phi);
      if (function_.debug) function_.debug->replaceArgument(argument, phi);
      phi->setOperand(0, argument);
      phis_.push_back(phi);
    }
    if (!accumulates()) return;
    accumulator_ = makePhi(function_.returnType(), function_.module->names.intern("acc"));
    accumulator_->setOperand(0, function_.module->constInt(accumulator_->type, identityOf(op_)));
    for (Block* block : blocks(function_))
      if (block->last->is(Op::Ret) && !isSite(block)) returnJoined(block->last);
  }

  bool isSite(const Block* block) const {
    return std::any_of(sites_.begin(), sites_.end(),
                       [&](const Site& site) { return site.block == block; });
  }

  Inst* makePhi(Type* type, uint32_t name) {
    Inst* phi = function_.createPhi(type, start_);
    insertBefore(phi, start_, start_->firstNonPhi());
    phi->name = name;
    return phi;
  }

  void returnJoined(Inst* ret) {
    build_.at(ret);
    ret->setOperand(0, build_.binary(op_, accumulator_, ret->operand(0)));
  }

  void jump(const Site& site) {
    if (site.join)
      context_.remark<Remark::TailCallSum>(site.call->loc, function_.name);
    else
      context_.remark<Remark::TailCall>(site.call->loc, function_.name);
    std::vector<Value*> values;
    for (uint32_t i = 0; i < site.call->numArgs(); ++i) values.push_back(site.call->arg(i));
    Inst* joined = accumulator_;
    if (site.join) {
      build_.setInsertPoint(site.block->last);
      build_.loc = site.join->loc;
      joined = build_.binary(op_, accumulator_, site.other());
    }
    SourceLoc loc = site.call->loc;
    setTerminator(site.block, Op::Br, {}, std::initializer_list<Block*>{start_}, loc);
    if (site.join) erase(site.join);
    erase(site.call);
    uint32_t index = site.block->succs[0].index;
    for (size_t i = 0; i < values.size(); ++i) phis_[i]->setOperand(index, values[i]);
    if (accumulator_) accumulator_->setOperand(index, joined);
  }

  std::vector<Site> sites_;
  Op op_ = Op::Erased;  // the accumulator's; Erased: there is none
  Block* start_ = nullptr;
  std::vector<Inst*> phis_;  // one per argument
  Inst* accumulator_ = nullptr;
};

}  // namespace

bool tailrec(Function& function, PassContext& context) { return TailRec(function, context).run(); }

}  // namespace minic
