// SSA form for a value that has come to have several definitions: after a loop header was copied in
// front of its loop, say. The uses are repaired by phis on the iterated dominance frontier of the
// definitions, and only where the value is live (Cytron et al. 1991; LLVM's SSAUpdaterBulk).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ir/dominators.h"
#include "support/graph/frontier.h"

namespace minic {

/// Repairs one variable after the other. Valid until the function's CFG epoch changes.
class SsaUpdater {
 public:
  /// `value` is the variable throughout `block` and after it.
  struct Definition {
    Block* block;
    Value* value;
  };

  /// Keeps references to both.
  SsaUpdater(Function& function, const DomTree& tree);

  /// Gives each use the definition that reaches it (a phi's operand: the end of its predecessor).
  /// The blocks of definitions differ and, as those of the uses, are reachable; some definition is
  /// on every path to a use. Returns the phis that were made, until the next call.
  std::span<Inst* const> update(std::span<const Definition> definitions,
                                std::span<Use* const> uses);

 private:
  void markLive(std::span<Use* const> uses);
  void placePhis();
  Value* reaching(uint32_t block);
  uint32_t blockOf(const Use& use) const;

  Function& function_;
  const DomTree& tree_;
  FrontierIndex frontier_;
  std::vector<Value*> valueIn_;  // by block: the definition that reaches its end, if known
  std::vector<bool> isLiveIn_;   // by block
  std::vector<uint32_t> known_, live_, work_, frontierOfX_, path_;
  std::vector<Inst*> made_;
};

}  // namespace minic
