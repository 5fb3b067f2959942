// Memory SSA: all of memory as one variable in SSA form. Every instruction that may write defines
// it, every block where different definitions meet has a phi of it, and each access knows the
// definition that reaches it.
//
//     entry:
//       store i32 0, ptr @a          1 = def(0)              0: memory on entry
//       br i1 %c, label %then, label %join
//     then:
//       store i32 1, ptr @b          2 = def(1)
//       br label %join
//     join:                          3 = phi(1, 2)
//       %x = load i32, ptr @a        use(3), but its clobber is 1: no def between writes @a
//
// The clobber of an access is the nearest definition that may write its bytes. Finding it asks
// alias analysis about the definitions on the way, a limited number of them. Novillo, "Memory SSA -
// A Unified Approach for Sparsely Representing Memory Operations", 2007, and LLVM's MemorySSA.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/analysis/alias.h"

namespace minic {

/// Valid until the CFG changes or an instruction that may write is inserted or erased without
/// remove(). Reading instructions may come and go.
class MemorySsa {
 public:
  static constexpr uint32_t kEntry = 0;  ///< memory as the caller left it
  static constexpr uint32_t kNone = UINT32_MAX;
  static constexpr unsigned kMaxSteps = 100;  ///< definitions that one walk looks at

  /// A version of memory.
  struct Version {
    const Block* block;         ///< null for kEntry
    const Inst* inst;           ///< what defines it; null: a phi of the block, or kEntry
    uint32_t before;            ///< of a definition: the version that it changes
    uint32_t firstOperand = 0;  ///< of a phi: see operand()
    bool isRemoved = false;
  };

  MemorySsa(const Function& function, const DomTree& tree);

  /// May write memory that the program sees, or is ordered: makes a version.
  static bool isDefinition(const Inst& inst);

  size_t size() const { return versions_.size(); }
  const Version& operator[](uint32_t version) const { return versions_[version]; }
  bool isPhi(uint32_t version) const { return version != kEntry && !versions_[version].inst; }
  /// The version that comes to the phi from preds[i] of its block; kNone from unreachable ones.
  uint32_t operand(uint32_t phi, uint32_t i) const {
    return skipRemoved(operands_[versions_[phi].firstOperand + i]);
  }
  /// The version that a load, a store or a call of a reachable block finds.
  uint32_t before(const Inst& inst) const { return skipRemoved(before_[inst.id]); }
  /// The version that an instruction makes; kNone if it makes none.
  uint32_t madeBy(const Inst& inst) const { return madeBy_[inst.id]; }
  uint32_t atStart(const Block* block) const { return skipRemoved(atStart_[tree_.rpo[block]]); }
  uint32_t atEnd(const Block* block) const { return skipRemoved(atEnd_[tree_.rpo[block]]); }

  /// The nearest version at or above `version` whose definition may write the location: on every
  /// path from it to `version` the location stays as it is. A phi if different ones meet there, or
  /// where the walk's limit ends it.
  uint32_t clobber(MemoryLocation location, uint32_t version, AliasAnalysis& aliases,
                   unsigned maxSteps = kMaxSteps) const;
  uint32_t clobberOf(const Inst& load, AliasAnalysis& aliases) const {
    return clobber(MemoryLocation::of(load), before(load), aliases);
  }

  /// To be called before a definition is erased.
  void remove(const Inst& definition);

  /// Empty, or what differs from the memory SSA of the function as it is now.
  std::string verify(const Function& function) const;

 private:
  uint32_t skipRemoved(uint32_t version) const;
  bool isUntouchedSince(uint32_t top, uint32_t phi, MemoryLocation location, AliasAnalysis& aliases,
                        unsigned& steps) const;

  const DomTree& tree_;
  mutable std::vector<Version> versions_;  // chains of removed ones become shorter as they are used
  std::vector<uint32_t> operands_;
  IdMap<uint32_t> before_, madeBy_;        // by value id
  std::vector<uint32_t> atStart_, atEnd_;  // by RPO number
  mutable std::vector<uint32_t> seen_;     // by version: the last walk that met it
  mutable uint32_t walk_ = 0;
  mutable std::vector<uint32_t> work_;
};

}  // namespace minic
