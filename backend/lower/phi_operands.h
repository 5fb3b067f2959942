// What the phis of a function require of its machine code: on each edge, the operand that the
// register of each phi is to get. Made of the IR and of the names that lowering gave; PhiCheck
// compares the code with it, stage after stage.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "backend/mir/mir.h"
#include "support/id_map.h"

namespace minic {

struct Block;
struct Function;
struct Inst;
struct Type;
struct Value;

/// The register of each value (its leaves have consecutive ones), the slot of each alloca, the
/// machine block of each block, as lowering chose them; the first two by value id.
struct LoweredNames {
  IdMap<Reg> regs;
  IdMap<uint32_t> slots;  ///< ~0: none
  IdMap<MBlock*> blocks;  ///< by block id; null: not reached
};

/// What a phi's register gets on an edge.
struct PhiOperand {
  enum Kind : uint8_t { Undef, Register, Number, Real, Vector, Slot, Address } kind = Undef;
  uint8_t bytes = 8;             ///< of a Number: those that count
  Reg dst = {}, reg = {};        ///< the phi's register; of a Register
  uint64_t bits = 0;             ///< of a Number or Real; the id of a Slot
  std::string_view symbol = {};  ///< of an Address: its global's name, or empty
};

class PhiOperands {
 public:
  PhiOperands(const Function& function, const MFunction& mf, LoweredNames names);

  /// On the edge between the blocks with these machine blocks; null: there is no such edge.
  std::vector<PhiOperand>* onEdge(uint32_t from, uint32_t to) {
    auto known = edges_.find(key(from, to));
    return known == edges_.end() ? nullptr : &known->second;
  }
  /// The machine block is that of an IR block.
  bool isHome(uint32_t block) const { return block < isHome_.size() && isHome_[block]; }
  /// Its IR block has one predecessor, which is another one.
  bool hasOnePred(uint32_t block) const { return block < isHome_.size() && hasOnePred_[block]; }
  /// The machine block of the phi that the operand is the register of; kNowhere: it is no phi's.
  uint32_t homeOf(const MOperand& operand) const {
    return operand.isReg() && operand.asReg().isVirtual() &&
                   operand.asReg().index() < phiHome_.size()
               ? phiHome_[operand.asReg().index()]
               : MFunction::kNowhere;
  }

 private:
  static uint64_t key(uint32_t from, uint32_t to) { return uint64_t(from) << 32 | to; }
  void readBlock(const Block& block);
  PhiOperand operandOf(const Value* value, const Type* leaf, uint32_t index) const;

  LoweredNames names_;                                           // empty after construction
  std::unordered_map<uint64_t, std::vector<PhiOperand>> edges_;  // looked up only
  std::vector<bool> isHome_, hasOnePred_;                        // by machine block id
  std::vector<uint32_t> phiHome_;                                // by vreg
};

}  // namespace minic
