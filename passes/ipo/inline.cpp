// inline: calls of functions whose body is small are replaced by a copy of the body.
//
//   before:                                before:
//     %r = call i32 @max(i32 %a, i32 %b)     %c = icmp sgt i32 %a, %b
//     ...                              =>    br i1 %c, label %then, label %rest
//                                          then:
//                                            br label %rest
//                                          rest:
//                                            %r = phi i32 [ %b, %before ], [ %a, %then ]
//                                            ...
//
// It belongs into a walk over the call graph from callees to callers. A callee is then as small as
// the passes before could make it. Its own calls were considered when it was the caller, so the
// calls inside a copied body are not considered again. The exception is a function that calls
// itself: its original body is inlined into it, and a small one once more into that.
//
// A call is replaced if the size of the body minus the cost of the call is within a limit. The
// limit is larger where the call is executed often (ir/analysis/frequency.h), and smaller for a
// callee with a loop, where the time goes. A handler of an interpreter is one of many, so its calls
// are seldom, in the middle of a loop though they are. A function that has no other call goes with
// this one, so almost any size will do. A large caller grows little: what its many values lose when
// registers run out is more than what a call costs. The size counts the instructions that remain
// after constant arguments are propagated into the body. At -Os only what shrinks is replaced.
//
// always-inline does the same for calls of functions that are marked alwaysinline, before all other
// passes: where a checked function of the C library is called, object-size then sees the argument
// as it was written.
//
// The bodies of some functions of the C library are known, too (library_calls.h).
//
// Before: any valid function. After: the allocas of the bodies are in the entry block, and no block
// is unreachable.
#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "ir/analysis/frequency.h"
#include "ir/cfg.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/fold.h"
#include "passes/function_pass.h"
#include "passes/ipo/library_calls.h"
#include "passes/level.h"
#include "passes/observers.h"
#include "passes/passes.h"
#include "passes/target_option.h"
#include "support/id_map.h"

namespace minic {

namespace {

/// What a copy may cost, by how often the call is executed for each time that the caller is.
struct Limit {
  float frequency;  // at least
  int cost;
  int loopCost;  // of a callee with a loop: it pays little
};
constexpr Limit kLimits[] = {
    {16, 105, 105}, {2, 75, 30}, {0.25f, 24, 10}, {0.02f, 12, 10}, {0, 0, 0}};
constexpr int kOnlyCallCost = 1000;  // of a function that goes with its only call
constexpr int kMaxSizeCost = -4;  // at -Os: a copy is smaller than the call, and needs no less room
constexpr int kMaxRecursiveCost[] = {90, 34};  // for a function into itself, by copies around it
// Bytes of allocas of a function copied into itself, or into its only caller, which may call
// itself.
constexpr uint64_t kMaxLocals = 1024;
// How large a caller may become, in instructions: four times its size, but at least kMaxSize and at
// most kLarge. One that is nearly as large or larger may grow by a tenth.
constexpr uint32_t kMaxSize = 600, kMaxGrowth = 4, kLarge = 2500;
constexpr int kMaxSmallCost = 12;  // a call of at most that is replaced in any caller
constexpr int kCallCost = 5;       // of a call and the return
constexpr int kArgumentCost = 2;

bool isStaticAlloca(const Inst& inst) {
  return inst.is(Op::Alloca) && (inst.numOps == 0 || inst.operand(0)->isConstant());
}

uint32_t sizeOf(const Function& function) {
  uint32_t size = 0;
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) size += !inst->is(Op::Phi);
  return size;
}

/// Why no call of the function can be replaced by its body; None: it can.
Remark obstacleIn(const Function& callee) {
  if (callee.isDeclaration()) return Remark::NoBody;
  if (callee.attrs.has(fnattrs::OptNone | fnattrs::NoInline)) return Remark::MarkedNoInline;
  if (callee.linkage == Linkage::Weak) return Remark::MayBeReplaced;
  if (callee.fnType->variadic) return Remark::IsVariadic;
  for (const Block* block : blocks(callee))
    for (const Inst* inst : insts(block)) {
      if (inst->is(Op::Alloca) && (block != callee.entry() || !isStaticAlloca(*inst)))
        return Remark::AllocatesRunning;
      if (inst->is(Op::IndirectBr)) return Remark::LabelsHaveAddresses;
      if (!inst->is(Op::Call) || !inst->calledFunction()) continue;
      if (returnsTwice(*inst->calledFunction())) return Remark::CallsSetjmp;
    }
  return Remark::None;
}

/// The callee may use instructions that the caller may not: who calls it has asked the processor.
bool needsMore(const Function& callee, const Function& caller) {
  return callee.attrs.extensions & ~caller.attrs.extensions &&
         !callee.attrs.has(fnattrs::AlwaysInline);
}

/// The number of instructions that a copy of a body would have: the constants among the arguments
/// are propagated, and blocks that a branch on a constant rules out do not count.
class BodySize {
 public:
  BodySize(const Function& callee, const Inst& call) : callee_(callee), call_(call) {
    known_.resize(callee.nextValueId);
    for (uint32_t i = 0; i < call.numArgs(); ++i)
      if (call.arg(i)->isConstant()) known_[callee.args[i]->id] = call.arg(i);
  }

  /// Stops counting beyond `limit`.
  int count(int limit) {
    isReached_.assign(callee_.nextBlockId);
    reach(callee_.entry());
    for (size_t n = 0; n < order_.size() && size_ <= limit; ++n)
      for (const Inst* inst : insts(order_[n])) visit(*inst);
    return size_;
  }

 private:
  void reach(const Block* block) {
    if (isReached_.insert(block->id)) order_.push_back(block);
  }

  Value* knownValue(Value* value) const {
    if (value->isConstant()) return value;
    return value->is(Op::Argument) || value->isInst() ? known_[value->id] : nullptr;
  }

  void visit(const Inst& inst) {
    if (inst.isTerm()) return visitTerminator(inst);
    if (fold(inst)) return;
    switch (inst.op) {
      case Op::Phi:
      case Op::Alloca: return;
      case Op::Gep: {
        bool isFixed = true;
        for (uint32_t i = 1; i < inst.numOps; ++i) isFixed &= inst.operand(i)->isConstant();
        size_ += !isFixed;
        return;
      }
      case Op::Load:
      case Op::Store:
        size_ += 1;
        if (accessesLocal(inst.address())) size_ -= 3;  // likely to become a value
        return;
      case Op::Call:
        size_ += inst.calledFunction() && inst.calledFunction()->intrinsic != Intrinsic::None
                     ? 1
                     : kCallCost + int(inst.numArgs());
        return;
      default: size_ += 1;
    }
  }

  void visitTerminator(const Inst& inst) {
    const Block* block = inst.block;
    if (inst.is(Op::CondBr) || inst.is(Op::Switch)) {
      Value* condition = knownValue(inst.condition());
      if (const ConstInt* value = condition ? asConstInt(condition) : nullptr)
        return reach(block->succs[successorFor(inst, value)].block);
      size_ += inst.is(Op::Switch) ? int(block->succs.size()) : 1;
    }
    for (Edge edge : block->succs) reach(edge.block);
  }

  /// True if the instruction gives a constant.
  bool fold(const Inst& inst) {
    if (inst.is(Op::Phi) || inst.is(Op::Call) || inst.is(Op::Load) || inst.is(Op::Alloca))
      return false;
    operands_.clear();
    for (const Use& use : inst.operands()) {
      Value* value = knownValue(use.value);
      if (!value) return false;
      operands_.push_back(value);
    }
    known_[inst.id] = foldInst(*callee_.module, inst, operands_);
    return known_[inst.id];
  }

  /// The address is that of a local variable of the caller, given as an argument.
  bool accessesLocal(const Value* address) const {
    if (!address->is(Op::Argument)) return false;
    const Value* argument = call_.arg(static_cast<const Argument*>(address)->index);
    return argument->is(Op::Alloca);
  }

  const Function& callee_;
  const Inst& call_;
  std::vector<Value*> known_;  // constants by the ids of arguments and instructions
  std::vector<Value*> operands_;
  IdSet isReached_;
  std::vector<const Block*> order_;
  int size_ = 0;
};

class Inliner : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  /// onlyMarked: considers calls of functions that are marked alwaysinline, no others.
  bool run(bool onlyMarked) {
    collect(onlyMarked);
    if (sites_.empty()) return false;
    if (observer_) observer_->begin(function_);
    // The most frequent first, so that the limit of the function's size does not refuse them.
    std::stable_sort(sites_.begin(), sites_.end(),
                     [](const Site& a, const Site& b) { return a.frequency > b.frequency; });
    // Copies of the function in itself bring new calls. The last call of a block is replaced
    // first, since what follows it moves to a block of its own.
    while (!sites_.empty()) {
      for (const Site& site : std::exchange(sites_, {})) visit(site);
      while (!chosen_.empty()) {
        Choice choice = chosen_.back();
        chosen_.pop_back();
        replace(choice.site, *choice.body);
      }
    }
    if (original_) {
      original_->dropBody();
      function_.module->remove(original_);
    }
    if (observer_) observer_->end();
    context_.count("calls inlined", inlined_);
    context_.count("calls of the library replaced", replaced_);
    // The code after a call that does not return is unreachable now.
    if (inlined_) removeUnreachable(function_, Rpo::compute(function_));
    return inlined_ || replaced_;
  }

 private:
  struct Site {
    Inst* call;
    uint32_t depth;      // of loops around it
    float frequency;     // for each time that the function is executed
    bool floatsAcross;   // its loop carries a float
    uint32_t level = 0;  // of copies of the function in itself
  };

  struct Choice {
    Site site;
    const Function* body;
  };

  using CallWeight = InlineObserver::Weight;

  void collect(bool onlyMarked) {
    if (onlyMarked && !callsMarked()) return;
    const Loops& loops = *context_.get<Loops>();
    const Frequencies frequencies = Frequencies::compute(function_, loops);
    for (Block* block : loops.rpo.order) {
      uint32_t loop = loops.loopOf(block);
      bool floats = false;
      if (loop != LoopForest::kNone)
        for (const Inst* phi : phis(loops.header(loop))) floats |= phi->type->isFloatingPoint();
      for (Inst* inst : insts(block))
        if (inst->is(Op::Call) && inst->calledFunction() &&
            inst->calledFunction()->intrinsic == Intrinsic::None &&
            (!onlyMarked || isMarked(*inst)))
          sites_.push_back({inst, loops.depth(block), frequencies[block], floats});
    }
  }

  static bool isMarked(const Inst& call) {
    const Function* callee = call.calledFunction();
    return callee && callee->attrs.has(fnattrs::AlwaysInline) && !callee->isDeclaration();
  }

  bool callsMarked() const {
    for (const Block* block : blocks(function_))
      for (const Inst* inst : insts(block))
        if (inst->is(Op::Call) && isMarked(*inst)) return true;
    return false;
  }

  void visit(const Site& site) {
    Function& callee = *site.call->calledFunction();
    if (callee.isDeclaration()) {
      replaced_ += replaceLibraryCall(build_, site.call, *context_.options<TargetOption>().target);
      return;
    }
    Remark obstacle =
        site.call->call->fnType != callee.fnType ? Remark::OtherTypes : factsOf(callee).obstacle;
    bool isRecursive = &callee == &function_;
    if (obstacle == Remark::None && needsMore(callee, *site.call->block->function))
      obstacle = Remark::OtherInstructions;
    if (obstacle == Remark::None && isRecursive) obstacle = obstacleToRecursion(site);
    CallWeight weight{site.depth, site.frequency, site.level};
    if (obstacle != Remark::None) return missed(site, obstacle, weight);
    const Function& body = isRecursive ? original() : callee;
    if (callee.attrs.has(fnattrs::AlwaysInline)) {
      context_.remark<Remark::Inlined>(site.call->loc, callee.name, name());
    } else {
      int limit = weight.limit = limitOf(site, callee);
      int size = weight.size = BodySize(body, *site.call).count(limit);
      weight.isWeighed = true;
      if (size > limit) return missed(site, Remark::TooLarge, weight);
      uint32_t all = sizeOf(body);
      weight.whole = size_ + all;
      weight.wholeLimit = size <= kMaxSmallCost ? std::max(maxSize_, weight.whole)
                          : isOnlyCall(site)    ? std::max(maxSize_, kLarge)
                                                : maxSize_;
      if (weight.whole > weight.wholeLimit) return missed(site, Remark::CallerTooLarge, weight);
      size_ += all;
      context_.remark<Remark::InlinedBySize>(site.call->loc, callee.name, name(), size, limit);
    }
    if (observer_) observer_->decide(site.call, Remark::None, weight);
    ++inlined_;
    chosen_.push_back({site, &body});
  }

  std::string_view name() const { return function_.name; }

  void missed(const Site& site, Remark why, const CallWeight& weight) {
    if (observer_) observer_->decide(site.call, why, weight);
    context_.missedRemark<Remark::NotInlined>(site.call->loc, site.call->calledFunction()->name,
                                              name(), why);
  }

  struct CalleeFacts {
    const Function* callee;
    Remark obstacle;  // of obstacleIn()
    bool hasLoop;
    uint64_t localBytes;
  };

  static uint64_t localBytes(const Function& function) {
    uint64_t bytes = 0;
    for (const Inst* inst : insts(function.entry()))
      if (inst->is(Op::Alloca)) bytes += inst->typeArg->size;
    return bytes;
  }

  /// Computed once per callee.
  const CalleeFacts& factsOf(const Function& callee) {
    for (const CalleeFacts& known : facts_)
      if (known.callee == &callee) return known;
    Remark obstacle = obstacleIn(callee);
    return facts_.emplace_back(CalleeFacts{&callee, obstacle,
                                           obstacle == Remark::None && hasLoop(callee),
                                           obstacle == Remark::None ? localBytes(callee) : 0});
  }

  static bool hasLoop(const Function& callee) {
    const Rpo rpo = Rpo::compute(callee);
    for (const Block* block : rpo.order)
      for (Edge edge : block->succs)
        if (rpo[edge.block] <= rpo[block]) return true;
    return false;
  }

  /// The callee goes with this call. Not if the caller will itself be copied.
  bool isOnlyCall(const Site& site) {
    const Function& callee = *site.call->calledFunction();
    return callee.isCalledOnce && !function_.attrs.has(fnattrs::AlwaysInline) &&
           &callee != &function_ && factsOf(callee).localBytes <= kMaxLocals;
  }

  int limitOf(const Site& site, const Function& callee) {
    const Limit& most =
        *std::find_if(std::begin(kLimits), std::end(kLimits) - 1, [&](const Limit& row) {
          return site.frequency >= row.frequency && !callee.attrs.has(fnattrs::Cold);
        });
    int limit = most.cost > 0 && isOnlyCall(site)          ? kOnlyCallCost
                : context_.options<LevelOptions>().forSize ? kMaxSizeCost
                : &callee == &function_                    ? kMaxRecursiveCost[site.level]
                : factsOf(callee).hasLoop                  ? most.loopCost
                                                           : most.cost;
    return limit + kCallCost + kArgumentCost * int(site.call->numArgs()) +
           (site.floatsAcross ? context_.options<TargetOption>().target->floatAcrossCall : 0);
  }

  Remark obstacleToRecursion(const Site& site) const {
    if (site.level >= std::size(kMaxRecursiveCost)) return Remark::RecursionLimit;
    const Inst* next = site.call->next;
    if (next->is(Op::Ret) && (next->numOps == 0 || next->operand(0) == site.call))
      return Remark::CallsItselfLast;
    return localBytes(function_) > kMaxLocals ? Remark::LocalsTooLarge : Remark::None;
  }

  /// The function as it was at first, to be copied into itself.
  const Function& original() {
    if (!original_) {
      Module& module = *function_.module;
      std::string unique = fmt::format("{}.original", name());
      while (module.find(unique)) unique += '.';
      original_ = module.createFunction(unique, function_.fnType, Linkage::Internal);
      CloneMap map;
      for (size_t i = 0; i < function_.args.size(); ++i)
        map.set(function_.args[i], original_->args[i]);
      std::vector<Block*> all = allBlocks(function_);
      cloneInto(all, *original_, map);
    }
    return *original_;
  }

  static std::vector<Block*> allBlocks(const Function& function) {
    std::vector<Block*> all;
    for (Block* block : blocks(function)) all.push_back(block);
    return all;
  }

  /// Puts a copy of the body in the place of the call.
  void replace(const Site& site, const Function& body) {
    Inst* call = site.call;
    Block* before = call->block;
    const bool isMoved = isOnlyCall(site);  // the original goes, so its calls do not become more
    CloneMap map;
    for (uint32_t i = 0; i < call->numArgs(); ++i) map.set(body.args[i], argument(*call, i));
    Block* rest = splitBefore(call->next, fmt::format("{}.exit", call->calledFunction()->name));
    std::vector<Block*> all = allBlocks(body);
    cloneInto(all, function_, map);
    Block* last = before;
    for (Block* block : all) {
      function_.moveBlockAfter(map[block], last);
      last = map[block];
    }
    setTerminator(before, Op::Br, {}, std::array{map[body.entry()]}, call->loc);
    replaceResult(call, rest, connectReturns(all, map, rest));
    hoistAllocas(map[body.entry()]);
    for (Block* block : all)
      for (Inst* inst : insts(map[block])) {
        if (!inst->is(Op::Call)) continue;
        // An argument may be a local variable of the caller.
        inst->call->tail = inst->call->mustTail = false;
        if (Function* callee = inst->calledFunction()) callee->isCalledOnce &= isMoved;
        if (inst->calledFunction() == &function_ && &body == original_)
          sites_.push_back({inst, site.depth, site.frequency, site.floatsAcross, site.level + 1});
      }
  }

  /// The value for a parameter of the copy: the argument, or the address of a copy of it.
  Value* argument(Inst& call, uint32_t i) {
    Value* value = call.arg(i);
    if (call.call->args.empty() || !call.call->args[i].byVal) return value;
    const ParamAttrs& attrs = call.call->args[i];
    Module& module = *function_.module;
    Builder build(module, function_);
    build.loc = call.loc;
    build.setInsertPoint(function_.entry()->first);
    Inst* copy = build.alloca_(attrs.pointee, {}, nullptr,
                               std::max({attrs.align, attrs.pointee->align, 8u}));
    build.setInsertPoint(&call);
    Value* size = module.constInt(module.types.i64(), int64_t(attrs.pointee->size));
    build.call(module.intrinsic(Intrinsic::Memcpy),
               std::array<Value*, 4>{copy, value, size, module.constBool(false)});
    return copy;
  }

  /// Lets the copies of the returns jump to `rest`; the values that they return (null: none), one
  /// per predecessor of `rest`.
  std::vector<Value*> connectReturns(std::span<Block* const> all, const CloneMap& map,
                                     Block* rest) {
    std::vector<Value*> values;
    for (Block* original : all) {
      Block* block = map[original];
      Inst* term = block->terminator();
      if (!term->is(Op::Ret)) continue;
      values.push_back(term->numOps ? term->operand(0) : nullptr);
      setTerminator(block, Op::Br, {}, std::array{rest});
    }
    return values;
  }

  void replaceResult(Inst* call, Block* rest, const std::vector<Value*>& values) {
    if (call->hasUses()) {
      Value* result = nullptr;
      if (values.empty()) {
        result = function_.module->poison(call->type);
      } else if (values.size() == 1) {
        result = values[0];
      } else {
        Inst* phi = function_.insertPhi(call->type, rest->first, call);
        for (uint32_t i = 0; i < values.size(); ++i) phi->setOperand(i, values[i]);
        result = phi;
      }
      replaceAllUses(call, result);
    }
    erase(call);
  }

  /// Moves the allocas of a copied body to the entry, where they are made once.
  void hoistAllocas(Block* copy) {
    Block* entry = function_.entry();
    Inst* at = entry->first;
    for (Inst* inst : insts(copy)) {
      if (!inst->is(Op::Alloca)) continue;
      detach(inst);
      insertBefore(inst, entry, at);
    }
  }

  InlineObserver* observer_ = context_.options<PassObservers>().inliner;
  std::vector<Site> sites_;     // to be decided
  std::vector<Choice> chosen_;  // to be replaced
  std::vector<CalleeFacts> facts_;
  Function* original_ = nullptr;  // lives while the pass runs
  uint32_t size_ = sizeOf(function_),
           maxSize_ =
               std::max(std::clamp(kMaxGrowth * size_, kMaxSize, kLarge), size_ + size_ / 10);
  uint64_t inlined_ = 0, replaced_ = 0;
};

}  // namespace

bool inlineCalls(Function& function, PassContext& context) {
  return Inliner(function, context).run(false);
}

bool inlineMarkedCalls(Function& function, PassContext& context) {
  return Inliner(function, context).run(true);
}

}  // namespace minic
