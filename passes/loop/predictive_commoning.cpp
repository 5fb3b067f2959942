// predictive-commoning: what an iteration of a loop loads and the previous iteration has stored or
// loaded is carried over in a register.
//
//     ph:                                       ph:
//       br label %loop                            %first = load i32, ptr %row        ; row[0]
//     loop:                                       br label %loop
//       %j = phi [1, %ph], [%j1, %loop]         loop:
//       %left = load i32, ptr row[j - 1]          %j = phi [1, %ph], [%j1, %loop]
//       %x = add i32 %left, %cost          =>     %left = phi [%first, %ph], [%x, %loop]
//       store i32 %x, ptr row[j]                  %x = add i32 %left, %cost
//       ...                                       store i32 %x, ptr row[j]
//                                                 ...
//
// The address of the load is a linear form of the loop's counters (ir/analysis/address.h), so one
// iteration later it is the same form plus a number. An access to exactly that place which runs in
// every iteration gives the value, if nothing writes the place from there to the end of the
// iteration, and from the head of the loop to the load: two walks over memory SSA. The first
// iteration's value is loaded in the preheader. So the load must run in every iteration, and no
// call of the loop may keep it from that.
//
// As gcc's tree-predcom.cc at distance one; longer distances are chains of it. Before: loops in
// loop-form with wide counters. After: the same blocks. At most 6 values per loop, since each takes
// a register, and 64 accesses; otherwise linear.
#include "ir/analysis/memory_ssa.h"
#include "ir/analysis/strides.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "passes/loop/counters.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr size_t kMaxAccesses = 64;  // of one loop
constexpr size_t kMaxCarried = 6;
constexpr unsigned kMaxCopies = 12;  // instructions of one address

class PredictiveCommoning : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    for (uint32_t loop = 0; loop < nest_.size(); ++loop)
      if (!nest_.hasInner(loop) && nest_.isInForm(loop) && collect(loop)) visitLoop(loop);
    context_.count("loads carried from the previous iteration", carried_);
    return carried_ != 0;
  }

 private:
  /// A load or a store that runs in every iteration.
  struct Access {
    Inst* inst;
    Address address;
    uint64_t step;  // bytes that the address grows by in each iteration
  };
  struct Carried {
    Inst* load;
    Inst* from;  // the access of the previous iteration
  };

  /// The accesses of the loop at addresses that step by a number; false: nothing to do.
  bool collect(uint32_t loop) {
    accesses_.clear();
    const Block* latch = nest_.latch(loop);
    bool hasLoad = false;
    for (Block* block : nest_.blocks(loop))
      for (Inst* inst : insts(block)) {
        if (inst->is(Op::Call) && effectsOf(*inst).mayNotReturn) return false;
        if (!inst->isPlainAccess() || !tree_.dominates(block, latch)) continue;
        if (accesses_.size() == kMaxAccesses) return false;
        Access access = {inst, Address::of(inst->address()), 0};
        if (!stepOf(loop, access)) continue;
        accesses_.push_back(access);
        hasLoad |= inst->is(Op::Load);
      }
    return hasLoad && accesses_.size() > 1;
  }

  bool stepOf(uint32_t loop, Access& access) const {
    const Address& address = access.address;
    if (!address.isKnown || address.modulus || !nest_.isInvariant(loop, address.base)) return false;
    for (uint32_t i = 0; i < address.numTerms; ++i) {
      const AddressTerm& term = address.terms[i];
      if (nest_.isInvariant(loop, term.variable)) continue;
      auto* phi = const_cast<Inst*>(asInst(term.variable));
      bool isWide = phi && phi->is(Op::Phi) && phi->block == nest_.header(loop) &&
                    phi->type->isInt() && phi->type->bits == 64;
      std::optional<Counter> counter = isWide ? counterOf(nest_, loop, phi) : std::nullopt;
      if (!counter) return false;
      access.step += uint64_t(term.scale) * uint64_t(counter->step);
    }
    return access.step != 0;
  }

  void visitLoop(uint32_t loop) {
    std::vector<Carried> found;
    for (const Access& access : accesses_) {
      if (found.size() == kMaxCarried) break;
      if (!access.inst->is(Op::Load) || !mayLoadEarlier(loop, *access.inst)) continue;
      if (Inst* from = sourceOf(loop, access)) found.push_back({access.inst, from});
    }
    for (const Carried& carried : found) replace(loop, carried);
  }

  /// The preheader may load in its place: it runs in the first iteration, before anything writes.
  bool mayLoadEarlier(uint32_t loop, const Inst& load) {
    if (!nest_.runsBeforeExits(tree_, loop, load.block)) return false;
    const MemorySsa::Version& version = memory_[memory_.clobberOf(load, aliases_)];
    unsigned fuel = kMaxCopies;
    if (!isArithmetic(loop, load.address(), fuel)) return false;
    bool isAtHead = !version.inst && version.block == nest_.header(loop);
    return isAtHead || !version.block || !nest_.contains(loop, version.block);
  }

  /// The access that leaves at the end of an iteration what the load finds in the next one, or
  /// null.
  Inst* sourceOf(uint32_t loop, const Access& load) {
    for (size_t i = accesses_.size(); i-- > 0;) {
      const Access& access = accesses_[i];
      if (access.inst == load.inst || !isOneIterationLater(load, access)) continue;
      if (access.inst->accessedType() != load.inst->type) continue;
      uint32_t written = access.inst->is(Op::Store) ? memory_.madeBy(*access.inst)
                                                    : memory_.clobberOf(*access.inst, aliases_);
      uint32_t last = memory_.clobber(MemoryLocation::of(*access.inst),
                                      memory_.atEnd(nest_.latch(loop)), aliases_);
      if (last == written) return access.inst;
    }
    return nullptr;
  }

  static bool isOneIterationLater(const Access& load, const Access& access) {
    const Address &a = load.address, &b = access.address;
    if (a.base != b.base || load.step != access.step) return false;
    return uint64_t(b.offset) - uint64_t(a.offset) == load.step && hasSameTerms(a, b);
  }

  // ---- the result

  void replace(uint32_t loop, const Carried& carried) {
    Inst* load = carried.load;
    Block *header = nest_.header(loop), *preheader = nest_.preheader(loop);
    CloneMap map;  // of the first iteration
    for (Inst* phi : phis(header)) map.set(phi, phi->operand(preheader->succs[0].index));
    copyExpression(nest_, loop, load->address(), preheader, map);
    Inst* first = copyInst(load, map);
    insertBefore(first, preheader, preheader->last);
    Inst* phi = function_.insertPhi(load->type, header->first, load);
    for (uint32_t i = 0; i < header->preds.size(); ++i)
      phi->setOperand(i, header->preds[i].block == preheader ? first : valueOf(*carried.from));
    if (context_.wantsRemarks())
      context_.remark<Remark::LoadPrevious>(load->loc, context_.lineAndColumn(carried.from->loc));
    // Where the load is itself the source of another one, that phi takes this one over.
    replaceAllUses(load, phi);
    replacedBy_.emplace_back(load, phi);
    erase(load);
    ++carried_;
  }

  Value* valueOf(const Inst& access) const {
    for (auto [load, phi] : replacedBy_)
      if (load == &access) return phi;
    return access.is(Op::Store) ? access.storedValue() : const_cast<Inst*>(&access);
  }

  /// The value is arithmetic on counters and on what does not change in the loop.
  bool isArithmetic(uint32_t loop, const Value* value, unsigned& fuel) const {
    const Inst* inst = asInst(value);
    if (!inst || nest_.isInvariant(loop, inst)) return true;
    if (inst->is(Op::Phi)) return inst->block == nest_.header(loop);
    if (fuel == 0 || !isPureOp(inst->op) || effectsOf(*inst).traps) return false;
    --fuel;
    for (const Use& use : inst->operands())
      if (!isArithmetic(loop, use.value, fuel)) return false;
    return true;
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  MemorySsa memory_{function_, tree_};
  AliasAnalysis aliases_{function_, &tree_};
  std::vector<Access> accesses_;  // of one loop, in reverse post-order
  std::vector<std::pair<const Inst*, Inst*>> replacedBy_;
  uint64_t carried_ = 0;
};

}  // namespace

bool predictiveCommoning(Function& function, PassContext& context) {
  return PredictiveCommoning(function, context).run();
}

}  // namespace minic
