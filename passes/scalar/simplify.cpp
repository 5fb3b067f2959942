// simplify: replaces instructions by simpler ones with the rewrite rules of passes/rules/*.rules,
// folds those on constants, and deletes what nothing uses any more.
//
//     %a = add i32 %x, 1                     rule add-add    %b = add i32 %x, 3
//     %b = add i32 %a, 2                =>                   %r = and i32 %b, 1
//     %r = srem i32 %b, 2                    rule srem-even  %c = icmp eq i32 %r, 0
//     %c = icmp eq i32 %r, 0
//
// One walk over the reachable blocks in reverse post-order, so operands come before their users
// except around loops. A replacement puts on a worklist what may now match: the new instructions,
// the users of the old one that the walk has passed, and the only users left of its operands. Every
// rule makes the expression cheaper or its form smaller (rulec.py checks that), so the walk ends;
// the limit of 16 rewrites that follow from one instruction is a fuse.
//
// All knowledge of algebra is in the rules. The pass itself keeps what they rely on: constants are
// right operands, no operand is undef (an undef is 0 from here on: each use may choose), a phi of
// one value is that value, an address without offset is its base.
//
// Before: any valid function. After: the same blocks and edges.
#include <algorithm>

#include "ir/effects.h"
#include "ir/fold.h"
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "passes/rules/rewriter.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr unsigned kMaxMembers = 16;
constexpr unsigned kMaxGeps = 16;  // from a place to its variable
constexpr uint8_t kMaxRewrites = 16;

/// Tells which rule fired where: statistics and remarks.
class RuleLog {
 public:
  explicit RuleLog(PassContext& context) : context_(context), fired_(ruleNames().size()) {}

  void add(const Inst& root, uint16_t rule) {
    ++fired_[rule];
    context_.remark<Remark::Rule>(root.loc, ruleNames()[rule].substr(5),
                                  opInfo(root.op).text);  // without "rule "
  }

  void finish() {
    for (size_t i = 0; i < fired_.size(); ++i)
      if (fired_[i]) context_.count(ruleNames()[i], fired_[i]);
  }

 private:
  PassContext& context_;
  std::vector<uint32_t> fired_;
};

class Simplifier : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    const std::vector<Block*> order = context_.get<Rpo>()->order;
    for (const Block* block : order) isReachable_.insert(block->id);
    walk(order);
    context_.count("instructions folded", folded_);
    context_.count("instructions deleted", deleted_);
    if (stopped_) context_.count("rewrites stopped by the limit", stopped_);
    log_.finish();
    return changed_;
  }

 private:
  /// Visits all instructions, and after each those that it has made worth another visit.
  void walk(std::span<Block* const> order) {
    std::vector<Inst*> all;
    for (const Block* block : order)
      for (Inst* inst : insts(block)) all.push_back(inst);
    passed_.assign(function_.nextValueId);
    isQueued_.assign(function_.nextValueId);
    rewrites_.assign(function_.nextValueId);
    for (Inst* inst : all) {
      passed_.insert(inst->id);
      if (!inst->is(Op::Erased)) replaceUndef(inst);
      visit(inst);
      while (!work_.empty()) {
        Inst* again = work_.back();
        work_.pop_back();
        isQueued_.erase(again->id);
        visit(again);
      }
    }
  }

  void queue(Inst* inst) {
    if (inst->is(Op::Erased)) return;  // even a replacement, with a cycle of dead phis
    if (passed_.contains(inst->id) && isReachable_.contains(inst->block->id) &&
        isQueued_.insert(inst->id))
      work_.push_back(inst);
  }

  void visit(Inst* inst) {
    if (inst->is(Op::Erased)) return;
    if (isTriviallyDead(*inst)) return remove(inst);
    normalize(inst);
    if (Value* value = known(*inst)) {
      ++folded_;
      return replace(inst, value);
    }
    rewriter_.start(inst);
    Value* value = applyRules(rewriter_, inst);
    if (!value) return;
    if (rewrites_[inst->id] == kMaxRewrites) {
      ++stopped_;
      for (size_t i = rewriter_.made.size(); i-- > 0;) erase(rewriter_.made[i]);
      return;
    }
    log_.add(*inst, rewriter_.fired);
    passed_.grow(function_.nextValueId);
    isQueued_.grow(function_.nextValueId);
    rewrites_.grow(function_.nextValueId);
    for (const Inst* made : rewriter_.made) {
      passed_.insert(made->id);
      rewrites_[made->id] = uint8_t(rewrites_[inst->id] + 1);
    }
    if (!rewriter_.made.empty() && rewriter_.made.back() == value)
      rewriter_.made.back()->name = inst->name;
    replace(inst, value);
    for (size_t i = rewriter_.made.size(); i-- > 0;) queue(rewriter_.made[i]);
  }

  Value* defined(Value* value) const {
    bool isUndef = value->is(Op::ConstUndef) && value->type->isScalar();
    return isUndef ? function_.module->zero(value->type) : value;
  }

  /// Once per instruction: a phi may have very many operands, and each of them queues it.
  void replaceUndef(Inst* inst) {
    for (uint32_t i = 0; i < inst->numOps; ++i)
      if (Value* operand = inst->operand(i); operand->is(Op::ConstUndef))
        if (Value* value = defined(operand); value != operand) set(inst, i, value);
  }

  /// Constants to the right.
  void normalize(Inst* inst) {
    uint32_t left = 0;
    if (const Function* callee = inst->is(Op::Call) ? inst->calledFunction() : nullptr) {
      if (!choicePredicate(callee->intrinsic)) return;
      left = 1;
    } else if (!isCommutative(inst->op) && !inst->is(Op::ICmp) && !inst->is(Op::FCmp)) {
      return;
    }
    Value *a = inst->operand(left), *b = inst->operand(left + 1);
    if (!a->isConstant() || b->isConstant()) return;
    set(inst, left, b);
    set(inst, left + 1, a);
    if (inst->is(Op::ICmp)) inst->sub = uint16_t(swapped(inst->intPred()));
    if (inst->is(Op::FCmp)) inst->sub = uint16_t(swapped(inst->floatPred()));
  }

  void set(Inst* inst, uint32_t operand, Value* value) {
    inst->setOperand(operand, value);
    changed_ = true;
  }

  /// The value of an instruction that computes nothing new; null: it does.
  Value* known(const Inst& inst) const {
    if (inst.is(Op::Phi)) return onlyOperand(inst);
    if (inst.is(Op::Load)) return foldLoad(*function_.module, inst);
    if (inst.is(Op::Gep) && isBase(inst)) return inst.operand(0);
    if (inst.is(Op::ExtractValue)) return memberOf(inst);
    if (inst.is(Op::ICmp) && isEquality(inst.intPred()) && inst.operand(1)->is(Op::ConstNull))
      return comparedWithNull(inst);
    if (inst.numOps == 0 || !inst.operand(inst.numOps - 1)->isConstant()) return nullptr;
    return foldInst(*function_.module, inst);
  }

  /// An address in a variable, or just behind it, is null only if that of the variable is.
  Value* comparedWithNull(const Inst& compare) const {
    Value* place = compare.operand(0);
    for (unsigned steps = 0; place->is(Op::Gep) && steps < kMaxGeps; ++steps) {
      if (!(place->flags & vflags::InBounds)) return nullptr;
      place = asInst(place)->operand(0);
    }
    Module& module = *function_.module;
    if (place->is(Op::Alloca)) return module.constBool(compare.intPred() == IntPred::NE);
    if (!place->isConstant()) return nullptr;
    Value* const both[] = {place, compare.operand(1)};
    return foldConstants(module, Op::ICmp, compare.type, both, 0, compare.sub);
  }

  /// The member that an extractvalue takes out of an aggregate just put together.
  static Value* memberOf(const Inst& extract) {
    auto indicesOf = [](const Inst& inst, uint32_t first) {
      return inst.operands().subspan(first);
    };
    auto isSame = [](const Use& a, const Use& b) { return a.value == b.value; };
    std::span<Use> wanted = indicesOf(extract, 1);
    const Inst* from = asInst(extract.operand(0));
    for (unsigned steps = 0; from && from->is(Op::InsertValue) && steps < kMaxMembers; ++steps) {
      std::span<Use> given = indicesOf(*from, 2);
      auto [a, b] = std::mismatch(wanted.begin(), wanted.end(), given.begin(), given.end(), isSame);
      if (a == wanted.end() && b == given.end()) return from->operand(1);
      if (a == wanted.end() || b == given.end()) return nullptr;
      from = asInst(from->operand(0));
    }
    return nullptr;
  }

  static bool isBase(const Inst& gep) {
    for (uint32_t i = 1; i < gep.numOps; ++i) {
      const ConstInt* index = asConstInt(gep.operand(i));
      if (!index || !index->isZero()) return false;
    }
    return true;
  }

  void replace(Inst* inst, Value* value) {
    MINIC_DCHECK(inst->type == value->type);
    value = defined(value);
    for (const Use& use : inst->useRange()) queue(use.user);
    replaceAllUses(inst, value);
    if (isTriviallyDead(*inst)) remove(inst);
    changed_ = true;
  }

  /// Deletes an instruction and what only it used; the last user of a value may match a rule now.
  void remove(Inst* inst) {
    std::vector<Inst*> dead{inst};
    std::vector<Value*> operands;
    while (!dead.empty()) {
      inst = dead.back();
      dead.pop_back();
      if (inst->is(Op::Erased)) continue;
      operands.clear();
      for (const Use& use : inst->operands()) operands.push_back(use.value);
      erase(inst);
      ++deleted_;
      for (Value* operand : operands) {
        Inst* def = asInst(operand);
        if (!def) continue;
        if (isTriviallyDead(*def))
          dead.push_back(def);
        else if (def->hasOneUse())
          queue(def->uses->user);
      }
    }
    changed_ = true;
  }

  Rewriter rewriter_{function_};
  RuleLog log_{context_};
  IdSet isReachable_{function_.nextBlockId};  // blocks
  IdSet passed_, isQueued_;                   // instructions
  IdMap<uint8_t> rewrites_;                   // the chain of rewrites that led to the instruction
  std::vector<Inst*> work_;
  uint64_t folded_ = 0, deleted_ = 0, stopped_ = 0;
  bool changed_ = false;
};

}  // namespace

bool simplify(Function& function, PassContext& context) {
  return Simplifier(function, context).run();
}

}  // namespace minic
