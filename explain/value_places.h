// Where the values of a function are in its machine code: in which virtual register, and after
// allocation in which register or slot, instruction by instruction; for the page of
// --explain=passes. Private to explain/.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "backend/backend.h"
#include "backend/mir/mir.h"

namespace minic {

class ValuePlaces {
 public:
  /// For BackendOptions::valueRegs.
  ValueRegs registers;

  /// To be called with the code before allocation, after it, with loads and stores of slots in the
  /// place of copies, and before it is written.
  void beforeAllocation(const MFunction& mf);
  void afterAllocation(const MFunction& mf);
  void afterExpansion(const MFunction& mf);
  void atTheEnd(const MFunction& mf);

  /// What the instruction reads or writes, at the stage of the last call: the place as printMInst
  /// spells it, and the value's id + 1.
  std::vector<std::pair<std::string, uint32_t>> of(const MFunction& mf, const MInst& inst) const;

 private:
  struct Held {
    MOperand operand;
    uint32_t value;  ///< 0: none of the function's
  };
  /// A register or the content of a slot; a number, so that it can be compared. 0: something else.
  using Place = uint64_t;
  static Place placeOf(const MOperand& operand);
  static Place slotPlace(uint32_t slot) { return uint64_t(2) << 32 | slot; }
  static bool writes(const MInst& inst, uint32_t operand);
  uint32_t nextValueIn(const MInst& inst, Place place) const;
  uint32_t byLocation(uint32_t block, uint32_t loc, Place place, bool isWrite) const;

  std::unordered_map<const MInst*, std::vector<Held>> held_;
  std::unordered_map<const MInst*, uint32_t> slots_;  ///< which one a load or store is of
  /// After allocation, by the block (kAnyBlock: all), the location in the source, the place, and
  /// whether it is written: the value; 0 if there are several or none.
  static constexpr uint32_t kAnyBlock = ~0u;
  std::map<std::tuple<uint32_t, uint32_t, Place, bool>, uint32_t> byLocation_;
};

}  // namespace minic
