// if-convert: a branch around a few cheap instructions becomes a select, where the processor would
// often predict the branch wrong.
//
//     %c = icmp slt i32 %x, %m                       %c = icmp slt i32 %x, %m
//     br i1 %c, label %join, label %then             %y = sub i32 %x, %m
//   then:                                            %z = select i1 %c, i32 %x, i32 %y
//     %y = sub i32 %x, %m                      =>
//     br label %join
//   join:
//     %z = phi i32 [%x, %entry], [%y, %then]
//
// A sum that one arm adds to keeps its short path around the loop: `if (c) s += x` becomes
// s += c ? x : 0, and the select is no part of the chain from one s to the next.
//
// What two small arms both compute moves before the branch; across a call it would need a register.
//
// The cost is what runs now and did not run before: 2 for a select, half an instruction. The gain
// is 16 cycles times the share of wrong predictions, which the form of the condition tells: a bit
// of a number is random, an order of two numbers from memory nearly so, equality is rare, and a
// test of a counter or of what the loop does not change is always predicted. An arm is at most two
// cheap instructions, which do not trap and access no other memory; so all of them may run. A
// select is never made for an address (the load would wait for it where a prediction lets it
// begin), nor for a float (both targets branch there). A target without conditional moves gets only
// selects that are a truth value.
//
// Inner branches go first, so that min and max of three come out. Linear: each block is looked at
// once. Before: any valid function. After: no new block.
#include <algorithm>

#include "ir/effects.h"
#include "passes/expressions.h"
#include "passes/loop/loop_nest.h"
#include "passes/passes.h"
#include "passes/target_option.h"

namespace minic {

namespace {

constexpr unsigned kMaxArm = 2;  // instructions
constexpr unsigned kMaxSelects = 2;
constexpr unsigned kSelectCost = 2;
constexpr unsigned kMissCost = 16;          // cycles
constexpr unsigned kMaxSearch = 64;         // users of a phi looked at for an address
constexpr unsigned kMaxConditionDepth = 3;  // of a condition
constexpr unsigned kMaxShared = 8;  // instructions of an arm compared with those of the other

/// A phi that becomes a select, with the values of the two edges.
struct Choice {
  Inst* phi;
  Value *yes, *no;      ///< if the condition is true, false
  Inst* sum = nullptr;  ///< the arm's `other + x`, or minus, or, xor: becomes other + select(x, 0)
  Value* added = nullptr;  ///< that x
};

class IfConverter : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    const std::vector<Block*> order = context_.get<Rpo>()->order;
    for (size_t n = order.size(); n-- > 0;)
      if (order[n]->terminator()->is(Op::CondBr)) visit(order[n]);
    context_.count("branches converted", converted_);
    context_.count("instructions hoisted", hoisted_);
    return converted_ + hoisted_;
  }

 private:
  void visit(Block* block) {
    Block *then = block->succs[0].block, *otherwise = block->succs[1].block, *join;
    if (isArm(then, block) && then->succs[0].block == otherwise)
      join = otherwise, otherwise = nullptr;
    else if (isArm(otherwise, block) && otherwise->succs[0].block == then)
      join = then, then = nullptr;
    else if (isArm(then, block) && isArm(otherwise, block) &&
             then->succs[0].block == otherwise->succs[0].block)
      join = then->succs[0].block;
    else
      return;
    if (then && otherwise && isSmall(*then) && isSmall(*otherwise))
      hoistCommon(block, then, otherwise);
    if (join == block || !join->hasPhis()) return;
    unsigned work = 0;
    if (!isCheap(then, work) || !isCheap(otherwise, work)) return;
    std::vector<Choice> choices;
    uint32_t yes = then ? then->succs[0].index : block->succs[0].index;
    uint32_t no = otherwise ? otherwise->succs[0].index : block->succs[1].index;
    for (Inst* phi : phis(join))
      if (phi->operand(yes) != phi->operand(no))
        choices.push_back({phi, phi->operand(yes), phi->operand(no)});
    Said reason = objection(*block, choices, work);
    if (reason.empty()) return convert(block, then, otherwise, join, choices);
    context_.missedRemark<Remark::BranchKept>(block->last->loc, reason);
  }

  /// A block that only `from` leads to and that only jumps on.
  static bool isArm(const Block* block, const Block* from) {
    return block->preds.size() == 1 && block->preds[0].block == from && block->last->is(Op::Br) &&
           block->succs[0].block != block;
  }

  static bool isSmall(const Block& arm) {
    unsigned seen = 0;
    for (const Inst* inst : insts(&arm))
      if (inst->is(Op::Call) || ++seen > kMaxShared) return false;
    return true;
  }

  /// What both arms compute is computed before the branch.
  void hoistCommon(Block* block, Block* then, Block* otherwise) {
    for (Inst *inst = then->first, *after; inst != then->last; inst = after) {
      after = inst->next;
      bool isMade = isPureOp(inst->op) && !inst->is(Op::Phi);
      for (const Use& use : inst->operands())
        isMade &= !asInst(use.value) || asInst(use.value)->block != then;
      if (!isMade) continue;
      for (Inst* other : insts(otherwise)) {
        if (!areEqual(*inst, *other) || inst->flags != other->flags) continue;
        detach(inst);
        insertBefore(inst, block, block->last);
        replaceAllUses(other, inst);
        erase(other);
        ++hoisted_;
        break;
      }
    }
  }

  static bool isCheap(const Block* arm, unsigned& work) {
    unsigned count = 0;
    if (arm)
      for (const Inst* inst : insts(arm)) {
        if (inst == arm->last) break;
        bool isEasy = isPureOp(inst->op) && !(opInfo(inst->op).flags & opflags::Traps) &&
                      inst->type->isInt() && !inst->is(Op::Phi) && !inst->is(Op::FCmp);
        for (const Use& use : inst->operands()) isEasy &= !use.value->type->isAnyFloat();
        if (!isEasy || ++count > kMaxArm) return false;
        work += inst->is(Op::Mul) ? 3 : 1;
      }
    return true;
  }

  // ---- whether it pays

  Said objection(const Block& block, std::vector<Choice>& choices, unsigned work) {
    if (choices.size() > kMaxSelects) return Remark::ManyDepend;
    unsigned cost = (work + 1) / 2;  // an arm ran half of the time
    for (Choice& choice : choices) {
      const Type* type = choice.yes->type;
      if (!type->isInt() || type->bits > 64) return Remark::FloatChoice;
      if (feedsAddress(choice.phi)) return Remark::AddressDepends;
      findSum(choice);
      bool isTruth = isTruthValue(choice);
      if (!hasMoves_ && !isTruth) return Remark::NoMoves;
      cost += isTruth ? 1 : kSelectCost;
    }
    unsigned gain =
        kMissCost * missesPerHundred(block, block.last->condition(), kMaxConditionDepth) / 100;
    if (cost <= gain) return {};
    return filled<Remark::CostsGain>(cost, gain);
  }

  /// 0 or 1, or adds 0 or 1.
  static bool isTruthValue(const Choice& choice) {
    auto isBit = [](const Value* value, bool orZero) {
      const ConstInt* number = asConstInt(value);
      return number && (number->value == 1 || number->value == -1 || (orZero && !number->value));
    };
    if (choice.sum) return isBit(choice.added, false);
    return isBit(choice.yes, true) && isBit(choice.no, true);
  }

  /// One value is the other with something added, and is used here only: the other can be added to
  /// in both cases. That is shorter where the other is carried around the loop.
  void findSum(Choice& choice) const {
    for (bool isYes : {true, false}) {
      Inst* sum = asInst(isYes ? choice.yes : choice.no);
      Value* other = isYes ? choice.no : choice.yes;
      if (!sum || sum->numOps != 2 || !sum->hasOneUse() || !isCarried(other)) continue;
      bool hasZero = sum->is(Op::Add) || sum->is(Op::Sub) || sum->is(Op::Or) || sum->is(Op::Xor);
      if (!hasZero) continue;
      if (sum->operand(0) == other)
        choice.sum = sum, choice.added = sum->operand(1);
      else if (isCommutative(sum->op) && sum->operand(1) == other)
        choice.sum = sum, choice.added = sum->operand(0);
    }
  }

  /// A phi of the head of a loop, or a sum that begins with one.
  bool isCarried(const Value* value) const {
    const Inst* inst = asInst(value);
    for (unsigned depth = 8; inst && depth-- > 0; inst = asInst(inst->operand(0))) {
      if (inst->is(Op::Phi)) {
        uint32_t loop = nest_.loopOf(inst->block);
        return loop != LoopNest::kNone && nest_.header(loop) == inst->block;
      }
      if (!isBinary(inst->op)) return false;
    }
    return false;
  }

  /// A load or store takes the value, or what is computed from it, as its address.
  static bool feedsAddress(const Inst* phi) {
    std::vector<const Inst*> work{phi};
    for (size_t i = 0; i < work.size(); ++i)
      for (const Use& use : work[i]->useRange()) {
        const Inst* user = use.user;
        if (user->is(Op::Gep)) return true;
        if (user->is(Op::Load) || (user->is(Op::Store) && use.index() == 1)) return true;
        bool goesOn = user->is(Op::Phi) || isCast(user->op) || isBinary(user->op);
        if (!goesOn || std::find(work.begin(), work.end(), user) != work.end()) continue;
        if (work.size() == kMaxSearch) return true;
        work.push_back(user);
      }
    return false;
  }

  // ---- how often the branch is mispredicted

  unsigned missesPerHundred(const Block& block, const Value* condition, unsigned depth) const {
    const uint32_t loop = nest_.loopOf(&block);
    const Inst* inst = asInst(condition);
    if (!inst) return 5;
    if (depth > 0 && inst->type->isInt(1) && isBinary(inst->op)) {
      unsigned left = missesPerHundred(block, inst->operand(0), depth - 1);
      return std::max(left, missesPerHundred(block, inst->operand(1), depth - 1));
    }
    if (inst->is(Op::Trunc)) return varies(loop, inst, depth) ? 40 : 5;
    if (inst->is(Op::FCmp)) return 25;
    if (!inst->is(Op::ICmp)) return 20;
    const Value *left = inst->operand(0), *right = inst->operand(1);
    if (left->type->isPtr()) return 5;
    if (!varies(loop, left, kMaxConditionDepth) && !varies(loop, right, kMaxConditionDepth))
      return 5;
    if (isEquality(inst->intPred())) return isOneBit(left) ? 40 : 10;
    return right->isConstant() ? 25 : 30;
  }

  /// A variable mask is one bit, mostly.
  static bool isOneBit(const Value* value) {
    const Inst* inst = asInst(value);
    if (!inst || !inst->is(Op::And)) return false;
    const ConstInt* mask = asConstInt(inst->operand(1));
    return !mask || std::has_single_bit(mask->zext());
  }

  /// The value is another one in each iteration, and not in regular steps.
  bool varies(uint32_t loop, const Value* value, unsigned depth) const {
    const Inst* inst = asInst(value);
    if (loop == LoopNest::kNone) return !value->isConstant();
    if (!inst || nest_.isInvariant(loop, inst)) return false;
    if (inst->is(Op::Phi)) return !isCounter(*inst);
    bool isSimple = isCast(inst->op) || inst->is(Op::Add) || inst->is(Op::Sub) || inst->is(Op::Mul);
    if (!isSimple || depth == 0) return true;
    return std::any_of(inst->operands().begin(), inst->operands().end(),
                       [&](const Use& use) { return varies(loop, use.value, depth - 1); });
  }

  /// phi + constant is one of its operands.
  static bool isCounter(const Inst& phi) {
    return std::any_of(phi.operands().begin(), phi.operands().end(), [&](const Use& use) {
      const Inst* next = asInst(use.value);
      return next && next->is(Op::Add) && next->operand(0) == &phi &&
             next->operand(1)->is(Op::ConstInt);
    });
  }

  // ---- conversion

  void convert(Block* block, Block* then, Block* otherwise, Block* join,
               std::span<const Choice> choices) {
    Inst* branch = block->last;
    Value* condition = branch->condition();
    context_.remark<Remark::BranchToSelect>(branch->loc);
    for (Block* arm : {then, otherwise})
      if (arm)
        for (Inst* inst : insts(arm)) {
          if (inst == arm->last) break;
          detach(inst);
          insertBefore(inst, block, branch);
        }
    build_.at(branch);
    std::vector<std::pair<Inst*, Value*>> values;
    const uint32_t way = then ? then->succs[0].index : block->succs[0].index;
    for (Inst* phi : phis(join)) values.push_back({phi, phi->operand(way)});
    for (const Choice& choice : choices) {
      auto entry = std::find_if(values.begin(), values.end(),
                                [&](const auto& value) { return value.first == choice.phi; });
      entry->second = choose(choice, condition);
    }
    setTerminator(block, Op::Br, {}, std::array<Block*, 1>{join}, build_.loc);
    const uint32_t added = block->succs[0].index;
    for (auto [phi, value] : values) phi->setOperand(added, value);
    for (Block* arm : {then, otherwise})
      if (arm) removeBlock(arm);
    if (join->preds.size() == 1) mergeWithSucc(block);  // it may be an arm of another branch
    ++converted_;
  }

  Value* choose(const Choice& choice, Value* condition) {
    if (!choice.sum) return build_.select(condition, choice.yes, choice.no);
    Inst* sum = choice.sum;
    const bool isYes = sum == choice.yes;
    Value* zero = module_.zero(sum->type);
    Value* part = isYes ? build_.select(condition, choice.added, zero)
                        : build_.select(condition, zero, choice.added);
    return build_.binary(sum->op, isYes ? choice.no : choice.yes, part);
  }

  const bool hasMoves_ = context_.options<TargetOption>().target->hasConditionalMoves;
  uint64_t converted_ = 0, hoisted_ = 0;
};

}  // namespace

bool ifConvert(Function& function, PassContext& context) {
  return IfConverter(function, context).run();
}

}  // namespace minic
