// gvn: global value numbering. A value that was computed before, on every path here, is used again.
//
//     %i4 = mul i32 %i, 4                       %i4 = mul i32 %i, 4
//     %p = getelementptr i8, ptr @a, i32 %i4    %p = getelementptr i8, ptr @a, i32 %i4
//     store i32 %x, ptr %p                      store i32 %x, ptr %p
//     %j4 = mul i32 4, %i                 =>
//     %q = getelementptr i8, ptr @a, i32 %j4
//     %y = load i32, ptr %q
//     call void @putint(i32 %y)                 call void @putint(i32 %x)
//
// A walk over the dominator tree keeps a table of the expressions that dominate the place where it
// is, with the value of each. As every use of a found expression becomes a use of that value at
// once, equal operands are the same value, and expressions are compared operand by operand. What
// folds to a constant never enters the table. Operands of commutative operations and of comparisons
// may be exchanged. Flags that only one of two equal instructions has are dropped: they promise
// something where the other one stood.
//
// Memory is an operand, too. The key of a load is its address and its clobber (memory_ssa.h): the
// version of memory that the bytes are from. A store enters its value under the version that it
// makes, and goes if the bytes hold this value already. Calls that only read are keyed by the
// version before them, calls without effects are expressions like others. In the blocks below a
// branch its condition is known.
//
// The number of an expression is its value, as in Briggs, Cooper and Simpson, Value Numbering,
// 1997, section 4 (DVNT). Before: any valid function. After: the same blocks; operands that became
// unused are dce's to delete.
#include <algorithm>
#include <bit>

#include "ir/analysis/memory_ssa.h"
#include "ir/effects.h"
#include "ir/fold.h"
#include "passes/expressions.h"
#include "passes/function_pass.h"
#include "passes/observers.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr uint32_t kNoMemory = UINT32_MAX;
constexpr unsigned kStepsForAStore = 10;  // of a walk to its clobber; few stores are superfluous

/// The expressions that dominate the current place. Scopes are left in the reverse order.
class ExpressionTable {
 public:
  struct Entry {
    uint32_t hash;
    uint32_t next;     // the entry that this one covers in its bucket
    Inst* expression;  // null: what lies at `address`
    Value* value;
    Value* address = nullptr;
    uint32_t memory = kNoMemory;  // the version that a load or a call reads
  };

  explicit ExpressionTable(size_t expected)
      : buckets_(std::bit_ceil(std::max<size_t>(expected, 16)), kNone) {}

  void add(Entry entry) {
    uint32_t& bucket = buckets_[entry.hash & (buckets_.size() - 1)];
    entry.next = bucket;
    bucket = uint32_t(entries_.size());
    entries_.push_back(entry);
  }
  /// The innermost entry of that hash for which is(entry) holds.
  template <class Is>
  Entry* find(uint32_t hash, Is&& is) {
    for (uint32_t i = buckets_[hash & (buckets_.size() - 1)]; i != kNone; i = entries_[i].next)
      if (entries_[i].hash == hash && is(entries_[i])) return &entries_[i];
    return nullptr;
  }
  size_t height() const { return entries_.size(); }
  void popTo(size_t height) {
    for (; entries_.size() > height; entries_.pop_back())
      buckets_[entries_.back().hash & (buckets_.size() - 1)] = entries_.back().next;
  }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  std::vector<uint32_t> buckets_;
  std::vector<Entry> entries_;
};

class Gvn : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    struct Entered {
      uint32_t level;
      size_t height;
    };
    std::vector<Entered> path;
    if (observer_) observer_->begin(function_);
    for (uint32_t n : tree_.walk()) {
      while (!path.empty() && path.back().level >= tree_.level(n)) {
        table_.popTo(path.back().height);
        path.pop_back();
      }
      path.push_back({tree_.level(n), table_.height()});
      Block* block = tree_.rpo.order[n];
      if (observer_) observer_->enter(block, tree_.level(n));
      enterFacts(block);
      for (Inst* inst : insts(block)) visit(inst);
    }
    if (observer_) observer_->end();
    context_.count("equal expressions merged", merged_);
    context_.count("loads of known values", loads_);
    context_.count("stores of what is there", stores_);
    context_.count("expressions folded", folded_);
    context_.count("conditions known by a branch", facts_);
    if constexpr (kDebug) {
      std::string wrong = memory_.verify(function_);
      MINIC_CHECK(wrong.empty(), wrong);
    }
    return merged_ + loads_ + stores_ + folded_ + facts_ != 0;
  }

 private:
  using Why = GvnObserver::Why;

  /// The condition of the only branch that leads here.
  void enterFacts(Block* block) {
    if (block->preds.size() != 1) return;
    Edge pred = block->preds[0];
    const Inst* branch = pred.block->terminator();
    if (!branch->is(Op::CondBr) || pred.block->succs[0].block == pred.block->succs[1].block) return;
    Inst* condition = asInst(branch->condition());
    if (!condition || !isExpression(*condition) || condition->is(Op::Call)) return;
    bool isTrue = pred.block->succs[0].block == block;
    if (observer_) observer_->fact(condition, isTrue);
    table_.add({hashOf(*condition, kNoMemory), 0, condition, function_.module->constBool(isTrue)});
  }

  void visit(Inst* inst) {
    if (inst->is(Op::Load)) return visitLoad(inst);
    if (inst->is(Op::Store)) return visitStore(inst);
    if (inst->is(Op::CondBr) || inst->is(Op::Select)) useFact(inst);
    if (!isExpression(*inst)) return;
    if (Value* folded = foldInst(*function_.module, *inst))
      return replace(inst, folded, folded_, Why::Constant);
    if (inst->is(Op::Phi))
      if (Value* only = onlyValue(*inst)) return replace(inst, only, folded_, Why::Copy);
    bool reads = inst->is(Op::Call) && readsMemory(*inst);
    uint32_t memory = reads ? memory_.before(*inst) : kNoMemory, hash = hashOf(*inst, memory);
    auto isSame = [&](const ExpressionTable::Entry& entry) {
      return entry.expression && entry.memory == memory && areEqual(*entry.expression, *inst);
    };
    ExpressionTable::Entry* known = table_.find(hash, isSame);
    if (!known) {
      if (observer_) observer_->leader(inst);
      return table_.add({hash, 0, inst, inst, nullptr, memory});
    }
    if (known->value->isConstant()) return replace(inst, known->value, facts_, Why::Branch);
    if (!inst->is(Op::Call)) known->expression->flags &= inst->flags;
    replace(inst, known->value, merged_, Why::Equal);
  }

  /// The value of a phi whose operands are all this value, or the phi itself.
  Value* onlyValue(const Inst& phi) {
    Value* only = onlyOperand(phi);
    if (!only) return nullptr;
    const Inst* inst = asInst(only);
    return !inst || tree_.strictlyDominates(inst->block, phi.block) ? only : nullptr;
  }

  /// The condition is known here, by a branch on an equal one.
  void useFact(Inst* inst) {
    Inst* condition = asInst(inst->condition());
    if (!condition || !isExpression(*condition) || condition->is(Op::Call)) return;
    auto isFact = [&](const ExpressionTable::Entry& entry) {
      return entry.expression && entry.value->isConstant() &&
             areEqual(*entry.expression, *condition);
    };
    ExpressionTable::Entry* known = table_.find(hashOf(*condition, kNoMemory), isFact);
    if (!known) return;
    context_.remark<Remark::BranchTells>(inst->loc, "condition");
    if (observer_) observer_->useFact(inst, known->value);
    inst->setOperand(0, known->value);
    ++facts_;
  }

  // ---- memory

  static uint32_t hashOfContent(const Value* address, uint32_t memory) {
    Hash hash;
    hash.add(Hash::of(address));
    hash.add(memory);
    return hash.result();
  }

  void visitLoad(Inst* load) {
    if (!load->isPlainAccess()) return;
    uint32_t clobber = memory_.clobberOf(*load, aliases_);
    Value* known = contentAt(load->address(), load->type, clobber);
    if (known) {
      if (context_.wantsRemarks()) tellLoad(*load, *known);
      if (observer_) observer_->replace(load, known, Why::Load);
      replaceWith(load, known);
      ++loads_;
      return;
    }
    if (context_.wantsMissedRemarks()) explain(*load, clobber);
    if (observer_) observer_->content(load, load);
    enterContent(load->address(), load, clobber);
  }

  void visitStore(Inst* store) {
    if (!store->isPlainAccess()) return;
    Value* value = store->storedValue();
    uint32_t clobber = memory_.clobber(MemoryLocation::of(*store), memory_.before(*store), aliases_,
                                       kStepsForAStore);
    if (contentAt(store->address(), value->type, clobber) == value) {
      context_.remark<Remark::StoreHeld>(store->loc);
      if (observer_) observer_->replace(store, value, Why::Store);
      memory_.remove(*store);
      erase(store);
      ++stores_;
      return;
    }
    if (observer_) observer_->content(store, value);
    enterContent(store->address(), store->storedValue(), memory_.madeBy(*store));
  }

  void enterContent(Value* address, Value* value, uint32_t memory) {
    table_.add({hashOfContent(address, memory), 0, nullptr, value, address, memory});
  }

  Value* contentAt(const Value* address, const Type* type, uint32_t memory) {
    auto isSame = [&](const ExpressionTable::Entry& entry) {
      return !entry.expression && entry.address == address && entry.memory == memory &&
             entry.value->type == type;
    };
    ExpressionTable::Entry* known = table_.find(hashOfContent(address, memory), isSame);
    return known ? known->value : nullptr;
  }

  // ---- remarks

  void tellLoad(const Inst& load, const Value& known) {
    const Inst* inst = asInst(&known);
    std::string place = inst ? context_.lineAndColumn(inst->loc) : std::string();
    if (place.empty())
      context_.remark<Remark::LoadKnown>(load.loc);
    else
      context_.remark<Remark::LoadKnownSince>(load.loc, place);
  }

  /// Which write is between the load and the last access to its address.
  void explain(const Inst& load, uint32_t clobber) {
    const Inst *address = asInst(load.address()), *writer = memory_[clobber].inst;
    if (!address) return;
    accessed_.grow(function_.nextValueId);
    if (accessed_[address->id] && writer)
      context_.missedRemark<Remark::LoadNotReplaced>(
          load.loc, writer->is(Op::Call) ? "call" : "store", context_.lineAndColumn(writer->loc));
    accessed_[address->id] = true;
  }

  void tell(const Inst& inst, Why why) {
    const std::string_view op = opInfo(inst.op).text;
    switch (why) {
      case Why::Constant: return context_.remark<Remark::OperandsConstant>(inst.loc, op);
      case Why::Copy: return context_.remark<Remark::OperandsOne>(inst.loc, op);
      case Why::Branch: return context_.remark<Remark::BranchTells>(inst.loc, op);
      default: return context_.remark<Remark::EqualBefore>(inst.loc, op);
    }
  }

  /// An equal instruction has run before, so even one that traps or does not return may go.
  void replace(Inst* inst, Value* value, uint64_t& statistic, Why why) {
    tell(*inst, why);
    if (observer_) observer_->replace(inst, value, why);
    replaceWith(inst, value);
    ++statistic;
  }

  GvnObserver* observer_ = context_.options<PassObservers>().gvn;
  const DomTree& tree_ = *context_.get<DomTree>();
  MemorySsa memory_{function_, tree_};
  AliasAnalysis aliases_{function_, &tree_};
  ExpressionTable table_{function_.nextValueId};
  IdMap<uint8_t> accessed_;  // by address; for remarks only
  uint64_t merged_ = 0, loads_ = 0, stores_ = 0, folded_ = 0, facts_ = 0;
};

}  // namespace

bool gvn(Function& function, PassContext& context) { return Gvn(function, context).run(); }

}  // namespace minic
