// correlated: what the branches before a place have found out about its values.
//
//     %c = icmp slt i32 %x, 10                  %c = icmp slt i32 %x, 10
//     br i1 %c, label %then, label %else        br i1 %c, label %then, label %else
//   then:                                 =>  then:
//     %d = icmp sgt i32 %x, 20
//     br i1 %d, label %a, label %b              br i1 false, label %a, label %b
//
// A walk over the dominator tree keeps a list of facts: a block that only one edge leads to knows
// the condition of that edge, all it dominates knows it, too; a conjunction is two facts, a case of
// a switch an equality. Facts decide comparisons (ir/analysis/implied.h), are the values of their
// own conditions, and an equality with a constant puts the constant in place of the value. The
// ranges of loop counters and of what is computed from them (passes/loop/counters.h), narrowed by
// the facts, decide comparisons, too. So they decide that an addition, subtraction or
// multiplication `with.overflow` has none, which is then the plain operation. A signed division
// of a number that is known not to be negative is the cheaper unsigned one.
//
// An edge into a join tells nothing, as the join has other edges. But a comparison of a phi that
// has the same answer on each edge into the phi, by a constant or by a branch, has this answer. At
// most 32 facts per value are asked, and 64 uses replaced per equality. Linear in the instructions
// times these limits. Before: any valid function. After: the same blocks; branches on constants are
// simplify-cfg's to fold.
#include <algorithm>
#include <optional>

#include "ir/analysis/implied.h"
#include "ir/cfg.h"
#include "ir/fold.h"
#include "passes/function_pass.h"
#include "passes/loop/counters.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr unsigned kMaxFactsAsked = 32;
constexpr unsigned kMaxFactsNarrowing = 8;  // that narrow one range
constexpr unsigned kMaxRangeLevels = 4;     // of operands, for a range
constexpr unsigned kMaxUses = 64;
constexpr unsigned kMaxConditionParts = 8;  // of one condition
constexpr uint32_t kMaxJoinPaths = 8;       // to a join
constexpr unsigned kMaxBranches = 16;       // above an edge into a join
constexpr unsigned kMaxPhisFollowed = 8;    // that one comparison is followed through

class Correlated : FunctionPass, RangeFacts {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    struct Open {
      uint32_t block;
      size_t facts;
      bool isLeft;
    };
    std::vector<std::vector<uint32_t>> children(tree_.size());
    for (uint32_t n = 1; n < tree_.size(); ++n) children[tree_.idom(n)].push_back(n);
    std::vector<Open> work{{0, 0, false}};
    while (!work.empty()) {
      Open& open = work.back();
      if (open.isLeft) {
        forget(open.facts);
        work.pop_back();
        continue;
      }
      open.isLeft = true;
      open.facts = facts_.size();
      const uint32_t number = open.block;
      Block* block = tree_.rpo.order[number];
      learn(block);
      visit(block);
      for (size_t i = children[number].size(); i-- > 0;)
        work.push_back({children[number][i], 0, false});
    }
    context_.count("conditions decided", decided_);
    context_.count("values replaced by equal constants", replaced_);
    context_.count("signed divisions made unsigned", unsigned_);
    return decided_ + replaced_ + unsigned_;
  }

 private:
  // ---- facts

  struct Fact {
    Comparison known;
    uint32_t before[2];  // lastFact_ of its operands as they were
    const Value* truth;  // a condition whose value is known now; else null
  };

  /// Facts are kept of instructions and arguments that were there in the beginning.
  bool hasId(const Value* value) const {
    return (value->isInst() || value->is(Op::Argument)) && value->id < lastFact_.size();
  }

  void learn(Block* block) {
    if (block->preds.size() != 1) return;
    auto [from, index] = block->preds[0];
    const Inst* end = from->last;
    if (end->is(Op::CondBr)) {
      std::vector<std::pair<Value*, bool>> parts{{end->condition(), index == 0}};
      for (size_t i = 0; i < parts.size() && i < kMaxConditionParts; ++i) {
        auto [condition, isTrue] = parts[i];
        Inst* inst = asInst(condition);
        if (!inst) continue;
        addTruth(inst, isTrue);
        if (inst->is(isTrue ? Op::And : Op::Or))
          for (const Use& use : inst->operands()) parts.push_back({use.value, isTrue});
        if (auto known = comparisonOf(condition, isTrue)) {
          add(*known);
          substitute(block, *known);
        }
      }
    } else if (end->is(Op::Switch) && index > 0) {
      Comparison known{IntPred::EQ, end->condition(), end->operand(index)};
      add(known);
      substitute(block, known);
    }
  }

  void addTruth(const Inst* condition, bool isTrue) {
    if (truthOf_[condition->id]) return;
    truthOf_[condition->id] = isTrue ? 2 : 1;
    facts_.push_back({{IntPred::EQ, nullptr, nullptr}, {0, 0}, condition});
  }

  void add(Comparison known) {
    Fact fact{known, {0, 0}, nullptr};
    const Value* operands[2] = {known.left, known.right};
    facts_.push_back(fact);
    for (unsigned i = 0; i < 2; ++i)
      if (hasId(operands[i])) {
        facts_.back().before[i] = lastFact_[operands[i]->id];
        lastFact_[operands[i]->id] = uint32_t(facts_.size());
      }
  }

  void forget(size_t count) {
    while (facts_.size() > count) {
      const Fact& fact = facts_.back();
      if (fact.truth) {
        truthOf_[fact.truth->id] = 0;
      } else {
        const Value* operands[2] = {fact.known.left, fact.known.right};
        for (unsigned i = 2; i-- > 0;)
          if (hasId(operands[i])) lastFact_[operands[i]->id] = fact.before[i];
      }
      facts_.pop_back();
    }
  }

  std::optional<bool> ask(Comparison asked) const {
    const Value* from = hasId(asked.left) ? asked.left : asked.right;
    if (!hasId(from)) return std::nullopt;
    uint32_t at = lastFact_[from->id];
    for (unsigned steps = 0; at && steps < kMaxFactsAsked; ++steps) {
      const Fact& fact = facts_[at - 1];
      if (std::optional<bool> answer = isImplied(fact.known, asked)) return answer;
      at = fact.before[fact.known.left == from ? 0 : 1];
    }
    return std::nullopt;
  }

  // ---- uses of facts

  /// x == 5 here: the uses of x that the block dominates are 5.
  void substitute(const Block* block, const Comparison& known) {
    if (known.pred != IntPred::EQ || !known.right->isConstant()) return;
    if (!known.right->is(Op::ConstInt) || !hasId(known.left)) return;
    Value* value = const_cast<Value*>(known.left);
    std::vector<Use*> uses;
    unsigned seen = 0;
    for (Use& use : value->useRange()) {
      if (++seen > kMaxUses) break;
      const Block* at = blockOf(use);
      if (tree_.isReachable(at) && tree_.dominates(block, at)) uses.push_back(&use);
    }
    for (Use* use : uses) use->user->setOperand(use->index(), const_cast<Value*>(known.right));
    replaced_ += uses.size();
  }

  void visit(Block* block) {
    for (Inst* inst : insts(block)) {
      if (inst->is(Op::Phi)) continue;
      if (inst->is(Op::ICmp)) decide(inst);
      if (inst->is(Op::Call) && inst->hasUses()) decideOverflow(inst);
      if ((inst->is(Op::SDiv) || inst->is(Op::SRem)) && makeUnsigned(inst)) continue;
      for (uint32_t i = 0; i < inst->numOps; ++i) known(inst, i);
    }
    for (Edge succ : block->succs)
      for (Inst* phi : phis(succ.block)) known(phi, succ.index);
  }

  /// An operand that is a condition which is known here.
  void known(Inst* inst, uint32_t operand) {
    const Value* value = inst->operand(operand);
    if (!value->type->isInt(1) || !value->isInst() || !truthOf_[value->id]) return;
    inst->setOperand(operand, module_.constBool(truthOf_[value->id] == 2));
    ++decided_;
  }

  void decide(Inst* compare) {
    if (!compare->hasUses()) return;
    const Value *left = compare->operand(0), *right = compare->operand(1);
    std::optional<bool> answer = ask(*comparisonOf(compare));
    if (!answer && left->type->isInt() && left->type->bits <= 64) {
      const bool isOrder = isSigned(compare->intPred());
      answer =
          minic::decide(rangeHere(left, isOrder), compare->intPred(), rangeHere(right, isOrder));
    }
    unsigned fuel = kMaxPhisFollowed;
    if (!answer) answer = onAllWays(*comparisonOf(compare), fuel);
    if (answer) replaceBy(*answer, compare);
  }

  void replaceBy(bool answer, Inst* condition) {
    if (answer)
      context_.remark<Remark::AlwaysTrue>(condition->loc);
    else
      context_.remark<Remark::AlwaysFalse>(condition->loc);
    replaceAllUses(condition, module_.constBool(answer));
    ++decided_;
  }

  // ---- ranges

  NumberRange rangeHere(const Value* value, bool isSigned) const {
    return rangeOf(value, isSigned, kMaxRangeLevels, this);
  }

  NumberRange narrowed(const Value* value, bool asSigned, NumberRange range) const override {
    if (!hasId(value)) return range;
    // A number that is not negative is the same one when it is read the other way.
    const NumberRange all[] = {rangeOf(value->type, false), rangeOf(value->type, true)};
    NumberRange known[] = {all[false], all[true]};
    uint32_t at = lastFact_[value->id];
    for (unsigned steps = 0; at && steps < kMaxFactsNarrowing; ++steps) {
      const Fact& fact = facts_[at - 1];
      const bool isLeft = fact.known.left == value;
      at = fact.before[isLeft ? 0 : 1];
      const IntPred pred = isLeft ? fact.known.pred : swapped(fact.known.pred);
      if (isEquality(pred)) continue;
      NumberRange& read = known[isSigned(pred)];
      NumberRange bound = rangeOf(isLeft ? fact.known.right : fact.known.left, isSigned(pred), 1);
      const int beyond = !isInclusive(pred);
      if (isLess(pred))
        read.high = std::min(read.high, bound.high - beyond);
      else
        read.low = std::max(read.low, bound.low + beyond);
    }
    auto narrow = [&](NumberRange by) {
      range = {std::max(range.low, by.low), std::min(range.high, by.high)};
    };
    narrow(known[asSigned]);
    if (known[!asSigned].low >= 0 && known[!asSigned].high <= all[true].high)
      narrow(known[!asSigned]);
    return range;
  }

  /// A call of an operation `with.overflow` that has none here: its result is the plain
  /// operation's.
  void decideOverflow(Inst* call) {
    const Function* callee = call->calledFunction();
    auto operation = callee ? checkedOperation(callee->intrinsic) : std::nullopt;
    if (!operation || call->arg(0)->type->bits > 64) return;
    const bool isSigned = operation->promise == vflags::NSW;
    const NumberRange all = rangeOf(call->arg(0)->type, isSigned),
                      left = rangeHere(call->arg(0), isSigned),
                      right = rangeHere(call->arg(1), isSigned);
    for (__int128 a : {left.low, left.high})
      for (__int128 b : {right.low, right.high}) {
        __int128 result;
        const bool isTooLarge = operation->op == Op::Mul   ? __builtin_mul_overflow(a, b, &result)
                                : operation->op == Op::Add ? __builtin_add_overflow(a, b, &result)
                                                           : __builtin_sub_overflow(a, b, &result);
        if (isTooLarge || result < all.low || result > all.high) return;
      }
    auto partsOf = [&](uint32_t which) {
      std::vector<Inst*> parts;
      for (const Use& use : call->useRange())
        if (Inst* part = use.user; part->is(Op::ExtractValue) && part->hasUses() &&
                                   asConstInt(part->operand(1))->zext() == which)
          parts.push_back(part);
      return parts;
    };
    for (Inst* part : partsOf(1)) replaceBy(false, part);
    const std::vector<Inst*> results = partsOf(0);
    if (results.empty()) return;
    build_.loc = call->loc;
    build_.setInsertPoint(call);
    Inst* plain = build_.binary(operation->op, call->arg(0), call->arg(1));
    plain->flags |= operation->promise;
    for (Inst* part : results) replaceAllUses(part, plain);
  }

  // ---- joins

  /// The answer of a comparison of a phi, here or far below it: what holds on all edges into the
  /// phi holds wherever it is compared.
  std::optional<bool> onAllWays(Comparison compared, unsigned& fuel) const {
    const Block* join = nullptr;
    for (const Value* operand : {compared.left, compared.right})
      if (operand->is(Op::Phi)) {
        const Block* block = asInst(operand)->block;
        if (!join || tree_.dominates(join, block)) join = block;
      }
    if (!join || join->preds.size() > kMaxJoinPaths) return std::nullopt;
    auto isOfJoin = [&](const Inst* inst) { return inst->is(Op::Phi) && inst->block == join; };
    for (const Value* operand : {compared.left, compared.right}) {
      const Inst* inst = asInst(operand);
      if (inst && !isOfJoin(inst) && !tree_.strictlyDominates(inst->block, join))
        return std::nullopt;
    }
    std::optional<bool> answer;
    for (uint32_t i = 0; i < join->preds.size(); ++i) {
      auto before = [&](const Value* value) {
        const Inst* inst = asInst(value);
        return inst && isOfJoin(inst) ? inst->operand(i) : value;
      };
      Comparison here{compared.pred, before(compared.left), before(compared.right)};
      auto value = onTheWay(here, *join, i);
      // Of a number, the answer does not depend on the iteration in which it is asked.
      if (!value && fuel && here.right->isConstant()) --fuel, value = onAllWays(here, fuel);
      if (!value || (answer && value != answer)) return std::nullopt;
      answer = value;
    }
    return answer;
  }

  /// What constants or the branches above edge i into the join say about a comparison.
  std::optional<bool> onTheWay(Comparison asked, const Block& join, uint32_t i) const {
    const ConstInt *left = asConstInt(asked.left), *right = asConstInt(asked.right);
    if (left && right && left->type->bits <= 64)
      return compareIntegers(asked.pred, left->type->bits, left->zext(), right->zext());
    const Block* to = &join;
    uint32_t edge = i;
    for (unsigned steps = 0; steps < kMaxBranches; ++steps, edge = 0) {
      const Block* from = to->preds[edge].block;
      if (!tree_.isReachable(from)) return std::nullopt;
      if (from->last->is(Op::CondBr) && from->succs[0].block != from->succs[1].block) {
        auto known = comparisonOf(from->last->condition(), from->succs[0].block == to);
        if (auto answer = known ? isImplied(*known, asked) : std::nullopt) return answer;
      }
      // On to the next block above that only one edge leads to.
      for (to = from; to->preds.size() != 1; ++steps)
        if (to = tree_.idom(to); !to || steps >= kMaxBranches) return std::nullopt;
    }
    return std::nullopt;
  }

  /// Whether another instruction has taken its place.
  bool makeUnsigned(Inst* division) {
    const ConstInt* divisor = asConstInt(division->operand(1));
    if (!divisor || divisor->value <= 0) return false;
    Comparison isNegative{IntPred::SLT, division->operand(0), module_.constInt(division->type, 0)};
    std::optional<bool> answer = ask(isNegative);
    if (answer ? *answer : rangeHere(division->operand(0), true).low < 0) return false;
    Inst* made =
        function_.createInst(division->is(Op::SDiv) ? Op::UDiv : Op::URem, division->type,
                             std::array{division->operand(0), division->operand(1)}, division->loc);
    made->name = division->name;
    insertBefore(made, division->block, division);
    replaceWith(division, made);
    ++unsigned_;
    return true;
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  std::vector<Fact> facts_;
  IdMap<uint32_t> lastFact_{function_.nextValueId};  // by value id: its newest fact + 1
  IdMap<uint8_t> truthOf_{function_.nextValueId};    // by id of a condition: 1 false, 2 true
  uint64_t decided_ = 0, replaced_ = 0, unsigned_ = 0;
};

}  // namespace

bool correlated(Function& function, PassContext& context) {
  return Correlated(function, context).run();
}

}  // namespace minic
