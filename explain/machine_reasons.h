// Why there is an instruction of the machine code: computed from what each stage of the back end
// leaves, so that the stages themselves note nothing. Private to explain/.
#pragma once

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "backend/mir/mir.h"
#include "backend/mir/options.h"

namespace minic {

class MachineReasons {
 public:
  /// Why a stage made the instruction. Kinds: "phi", "argument", "result", "return", "parameter":
  /// it copies values there; "instead": it stands where the stage removed one that was made for
  /// `from`; "added": the stage put it in.
  struct Reason {
    std::string_view kind, stage;
    const Inst* from = nullptr;
  };

  /// To be called after every stage that has laid out blocks.
  void after(std::string_view stage, const MFunction& mf, const InstOrigins& origins);

  /// Null: lowering made it for the instruction of its origin.
  const Reason* of(const MInst* inst) const {
    auto found = reasons_.find(inst);
    return found == reasons_.end() ? nullptr : &found->second;
  }

 private:
  Reason reasonFor(std::string_view stage, const MFunction& mf, const MBlock& block,
                   const MInst& inst, const MInst* survivor, size_t index,
                   const InstOrigins& origins) const;

  std::unordered_map<const MInst*, Reason> reasons_;
  std::unordered_set<const MInst*> known_, present_;     // ever seen; there after the last stage
  std::unordered_map<const MInst*, const MInst*> next_;  // after the stage before
  std::unordered_map<uint32_t, const MInst*> first_;     // of the blocks by number, then
};

}  // namespace minic
