// loop-promote: a place in memory that a loop reads and writes through one address becomes a local
// variable for the time of the loop; mem2reg then keeps it in a register.
//
//     loop:                                      ph:
//       %s = load i32, ptr %sum                    %v = load i32, ptr %sum
//       %t = add i32 %s, %x                        store i32 %v, ptr %local
//       store i32 %t, ptr %sum              =>   loop:
//       br i1 %c, label %loop, label %exit         %s = load i32, ptr %local
//                                                  %t = add i32 %s, %x
//                                                  store i32 %t, ptr %local
//                                                  br i1 %c, label %loop, label %exit
//                                                exit:
//                                                  %w = load i32, ptr %local
//                                                  store i32 %w, ptr %sum
//
// No other instruction of the loop may access these bytes. The program must store to the place
// whenever the loop runs, since a store that it does not make may be seen by another thread (C11
// 5.1.2.4) or trap; an alloca whose address does not escape is free of that.
//
// A promoted place of an inner loop is read before it and written after it, and so may be promoted
// in the outer loop, too.
//
// Loops of at most 5000 instructions, with 250 accesses and 16 places, are looked at. Before: loops
// in loop-form (others are left alone). After: the same blocks. Lu and Cooper, Register Promotion
// in C Programs, 1997; LLVM has it in LICM.
#include <algorithm>

#include "ir/analysis/alias.h"
#include "ir/effects.h"
#include "passes/loop/loop_nest.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr size_t kMaxPromoteLoopSize = 5000;  // of a loop
constexpr size_t kMaxPromoteAccesses = 250;
constexpr size_t kMaxPlaces = 16;
constexpr size_t kMaxExits = 32;  // edges

/// The loads and stores of a loop through one address.
struct Place {
  Value* address;
  Type* type;
  std::vector<Inst*> accesses;
  bool isStored = false;
  bool isAccessedAlways = false;  ///< in every iteration
  bool isStoredAlways = false;    ///< at every exit of the loop
};

class Promoter : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    std::vector<size_t> sizes(nest_.size());  // with those of the loops inside
    for (uint32_t loop = nest_.size(); loop-- > 0;) {
      for (const Block* block : nest_.blocks(loop)) {
        if (nest_.loopOf(block) != loop) break;  // its own come first
        for ([[maybe_unused]] const Inst* inst : insts(block)) ++sizes[loop];
      }
      if (nest_.parent(loop) != LoopNest::kNone) sizes[nest_.parent(loop)] += sizes[loop];
      if (sizes[loop] <= kMaxPromoteLoopSize && nest_.isInForm(loop)) visit(loop);
    }
    context_.count("places promoted", promoted_);
    return promoted_;
  }

 private:
  void visit(uint32_t loop) {
    collect(loop);
    if (places_.empty() || nest_.exiting(loop).size() > kMaxExits || !hasOwnExits(loop)) return;
    for (const Place& place : places_)
      if (place.isStored && isAllowed(place) && isAlone(loop, place)) promote(loop, place);
  }

  /// The places of the loop, and its other instructions that access memory.
  void collect(uint32_t loop) {
    places_.clear();
    others_.clear();
    exits_.clear();
    mayNotReturn_ = false;
    size_t accesses = 0;
    for (Block* block : nest_.blocks(loop)) {
      for (Edge succ : block->succs)
        if (!nest_.contains(loop, succ.block)) exits_.push_back(succ.block);
      for (Inst* inst : insts(block)) {
        Effects effects = effectsOf(*inst);
        mayNotReturn_ |= effects.mayNotReturn;
        if (!effects.memory) continue;
        if (++accesses > kMaxPromoteAccesses) return places_.clear();
        bool isStore = inst->is(Op::Store);
        if (effects.isOrdered || !(isStore || inst->is(Op::Load)) || !take(loop, inst))
          others_.push_back(inst);
      }
    }
    for (Place& place : places_)
      for (const Inst* inst : place.accesses) {
        place.isStored |= inst->is(Op::Store);
        place.isAccessedAlways |=
            !mayNotReturn_ && nest_.runsInEveryIteration(tree_, loop, inst->block);
        place.isStoredAlways |=
            inst->is(Op::Store) && nest_.runsBeforeExits(tree_, loop, inst->block);
      }
  }

  /// Puts a load or store with an invariant address into its place.
  bool take(uint32_t loop, Inst* inst) {
    Value* address = inst->address();
    if (asInst(address) && address->id >= firstLocal_) return true;  // mem2reg's to promote
    Type* type = inst->accessedType();
    if (!nest_.isInvariant(loop, address) || type->isAggregate()) return false;
    for (Place& place : places_)
      if (place.address == address && place.type == type) {
        place.accesses.push_back(inst);
        return true;
      }
    if (places_.size() == kMaxPlaces) return false;
    places_.push_back({address, type, {inst}});
    return true;
  }

  bool hasOwnExits(uint32_t loop) const {
    for (const Block* to : exits_)
      for (Edge pred : to->preds)
        if (!nest_.contains(loop, pred.block)) return false;
    return !exits_.empty();
  }

  /// The loop may store to the place at all its exits.
  bool isAllowed(const Place& place) {
    if (place.isStoredAlways && place.isAccessedAlways) return true;
    const Inst* alloca = asInst(place.address);
    return alloca && alloca->is(Op::Alloca) && alloca->numOps == 0 &&
           place.type->size <= alloca->typeArg->size && !alias_.isCaptured(alloca);
  }

  /// Nothing else in the loop accesses the bytes.
  bool isAlone(uint32_t loop, const Place& place) {
    MemoryLocation bytes = MemoryLocation::of(*place.accesses[0]);
    auto touches = [&](const Inst* inst) {
      return alias_.accessOf(*inst, bytes, nest_.header(loop)) != access::None;
    };
    const Inst* other = nullptr;
    for (const Inst* inst : others_)
      if (!other && touches(inst)) other = inst;
    for (const Place& neighbour : places_)
      if (!other && &neighbour != &place && touches(neighbour.accesses[0]))
        other = neighbour.accesses[0];
    if (other)
      context_.missedRemark<Remark::NotKeptInRegister>(place.accesses[0]->loc,
                                                       opInfo(other->op).text);
    return !other;
  }

  void promote(uint32_t loop, const Place& place) {
    Inst* preheaderEnd = nest_.preheader(loop)->last;
    context_.remark<Remark::KeptInRegister>(place.accesses[0]->loc);
    build_.loc = place.accesses[0]->loc;
    build_.setInsertPoint(function_.entry()->first);
    Inst* local = build_.alloca_(place.type);
    uint32_t align = UINT32_MAX;
    for (const Inst* access : place.accesses) align = std::min(align, access->align());
    auto copy = [&](Inst* before, Value* from, Value* to) {
      build_.setInsertPoint(before);
      Inst* value = build_.load(place.type, from);
      Inst* store = build_.store(value, to);
      (from == local ? store : value)->setAlign(align);
    };
    copy(preheaderEnd, place.address, local);
    for (Inst* access : place.accesses) {
      access->setOperand(access->is(Op::Store), local);
      access->setAlign(local->align());
    }
    for (auto to = exits_.begin(); to != exits_.end(); ++to)
      if (std::find(exits_.begin(), to, *to) == to)
        copy((*to)->firstNonPhi(), local, place.address);
    ++promoted_;
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  AliasAnalysis alias_{function_, &tree_};
  std::vector<Place> places_;
  std::vector<Inst*> others_;
  std::vector<Block*> exits_;  // and to where
  bool mayNotReturn_ = false;
  uint32_t firstLocal_ = function_.nextValueId;  // values from here on are made by this pass
  uint64_t promoted_ = 0;
};

}  // namespace

bool promoteInLoops(Function& function, PassContext& context) {
  return Promoter(function, context).run();
}

}  // namespace minic
