// dse: dead store elimination. A store goes if nothing reads what it wrote.
//
//     store i32 0, ptr @sum                    (overwritten on every path before a read)
//     %x = load i32, ptr @a             =>     %x = load i32, ptr @a
//     store i32 %x, ptr @sum                   store i32 %x, ptr @sum
//     store i32 1, ptr %local                  (nobody reads it before the variable dies)
//     ret void                                 ret void
//
// From each store the pass walks down memory SSA (ir/analysis/memory_ssa.h): to the accesses that
// find the version of memory that the store makes, to the versions that these make, through phis. A
// path ends at a store that covers all the bytes. The store stays if an access on some path may
// read them, or if a path reaches the end of the function and someone can look at the object then.
// memset and memcpy are stores, too.
//
// A path over the back edge of a loop comes to other iterations, in which an address may be another
// one. So each version counts twice, reached without back edges and over one; there only addresses
// from outside of all loops around the store are known to be the same.
//
// A walk gives up after 100 versions and accesses; then the store stays. The order of the walks is
// from the last store to the first. Before: any valid function. After: the same blocks.

#include "ir/analysis/address.h"
#include "ir/analysis/memory_ssa.h"
#include "ir/effects.h"
#include "ir/intrinsics.h"
#include "passes/function_pass.h"
#include "passes/passes.h"

namespace minic {

namespace {

constexpr unsigned kMaxSteps = 100;

class Dse : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    if (memory_.size() == 1) return false;
    findUsers();
    seen_.assign(2 * memory_.size(), 0);
    uint64_t deleted = 0;
    for (uint32_t version = uint32_t(memory_.size()); version-- > 1;) {
      auto* store = const_cast<Inst*>(memory_[version].inst);
      if (!store || !mayGo(*store) || isRead(version)) continue;
      context_.remark<Remark::StoreUnread>(store->loc);
      memory_.remove(*store);
      erase(store);
      ++deleted;
    }
    context_.count("stores deleted", deleted);
    if constexpr (kDebug) {
      std::string wrong = memory_.verify(function_);
      MINIC_CHECK(wrong.empty(), wrong);
    }
    return deleted;
  }

 private:
  // ---- the users of each version

  struct User {
    uint32_t version;  // that it makes; kNone: an instruction that only reads
    const Inst* inst;  // null: a phi
    bool isBack;       // the phi gets the version over a back edge
  };

  /// Sorts all users by the version that they find.
  void findUsers() {
    std::vector<std::pair<uint32_t, User>> all;
    for (const Block* block : tree_.rpo.order) {
      for (const Inst* inst : insts(block)) {
        if (!isMemoryAccess(*inst)) continue;
        uint32_t makes = memory_.madeBy(*inst);
        if (makes != MemorySsa::kNone || readsMemory(*inst) || inst->is(Op::Call))
          all.push_back({memory_.before(*inst), {makes, inst, false}});
      }
      if (block->terminator()->is(Op::Ret)) all.push_back({memory_.atEnd(block), kReturn});
    }
    for (uint32_t version = 1; version < memory_.size(); ++version) {
      if (!memory_.isPhi(version)) continue;
      const Block* block = memory_[version].block;
      for (uint32_t i = 0; i < block->preds.size(); ++i)
        if (uint32_t from = memory_.operand(version, i); from != MemorySsa::kNone)
          all.push_back({from, {version, nullptr, isBackEdge(block->preds[i].block, block)}});
    }
    begin_.assign(memory_.size() + 2, 0);
    for (const auto& [from, user] : all) ++begin_[from + 2];
    for (size_t i = 2; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
    users_.resize(all.size());
    for (const auto& [from, user] : all) users_[begin_[from + 1]++] = user;
  }

  bool isBackEdge(const Block* from, const Block* to) const {
    return tree_.rpo[from] >= tree_.rpo[to];
  }

  // ---- stores

  static bool isBlockWrite(const Inst& inst) {
    const Function* callee = inst.is(Op::Call) ? inst.calledFunction() : nullptr;
    if (!callee) return false;
    bool writes = callee->intrinsic == Intrinsic::Memset ||
                  callee->intrinsic == Intrinsic::Memcpy || callee->intrinsic == Intrinsic::Memmove;
    if (!writes || inst.numArgs() < 4) return false;
    const ConstInt *size = asConstInt(inst.arg(2)), *isVolatile = asConstInt(inst.arg(3));
    return size && isVolatile && isVolatile->isZero();
  }

  static bool mayGo(const Inst& inst) {
    return inst.is(Op::Store) ? inst.isPlainAccess() : isBlockWrite(inst);
  }

  /// The bytes that a store or a block write sets.
  static MemoryLocation written(const Inst& inst) {
    if (inst.is(Op::Store)) return MemoryLocation::of(inst);
    return {inst.arg(0), asConstInt(inst.arg(2))->zext()};
  }

  bool covers(const Inst& inst, MemoryLocation location, const Block* across) {
    if (!mayGo(inst)) return false;
    MemoryLocation by = written(inst);
    auto at = aliases_.bytesFrom(by.address, location.address, across);
    return at && *at >= 0 && location.size <= by.size && uint64_t(*at) <= by.size - location.size;
  }

  /// Something may read what the definition of that version wrote.
  bool isRead(uint32_t stored) {
    const Inst& store = *memory_[stored].inst;
    const MemoryLocation location = written(store);
    const Value* object = baseOf(location.address);
    const bool diesHere = object->is(Op::Alloca) && !aliases_.isCaptured(object);
    const Block* const outside = headOfOutermostLoop(store.block);
    ++walk_;
    work_.clear();
    reach(stored, false);
    unsigned steps = kMaxSteps;
    while (!work_.empty()) {
      auto [version, isOver] = work_.back();
      work_.pop_back();
      const Block* across = isOver ? outside : nullptr;
      for (uint32_t i = begin_[version]; i < begin_[version + 1]; ++i) {
        const User& user = users_[i];
        if (steps-- == 0) {
          context_.missedRemark<Remark::StoreKept>(store.loc, Remark::AccessesAfter);
          return true;
        }
        bool isGone = user.version != MemorySsa::kNone && memory_[user.version].isRemoved;
        if (user.inst && !isGone) {
          if (aliases_.accessOf(*user.inst, location, across) & access::Read) return true;
          if (covers(*user.inst, location, across)) continue;
        } else if (!user.inst && user.version == MemorySsa::kNone) {
          if (!diesHere) return true;  // the caller may read it
        }
        if (user.version != MemorySsa::kNone)
          reach(user.version, isOver || (outside && user.isBack));
      }
    }
    return false;
  }

  void reach(uint32_t version, bool isOver) {
    uint32_t& seen = seen_[2 * version + isOver];
    if (seen != walk_) work_.push_back({version, isOver});
    seen = walk_;
  }

  /// Null if the block is in no loop.
  const Block* headOfOutermostLoop(const Block* block) const {
    uint32_t loop = loops_.loopOf(block);
    if (loop == LoopForest::kNone) return nullptr;
    while (loops_.loops[loop].parent != LoopForest::kNone) loop = loops_.loops[loop].parent;
    return loops_.header(loop);
  }

  static constexpr User kReturn{MemorySsa::kNone, nullptr, false};

  const DomTree& tree_ = *context_.get<DomTree>();
  const Loops& loops_ = *context_.get<Loops>();
  MemorySsa memory_{function_, tree_};
  AliasAnalysis aliases_{function_, &tree_};
  std::vector<uint32_t> begin_;  // by version: its users in users_
  std::vector<User> users_;
  struct Reached {
    uint32_t version;
    bool isOver;  // over a back edge
  };
  std::vector<Reached> work_;
  std::vector<uint32_t> seen_;  // by version and isOver: the last walk that reached it
  uint32_t walk_ = 0;
};

}  // namespace

bool dse(Function& function, PassContext& context) { return Dse(function, context).run(); }

}  // namespace minic
