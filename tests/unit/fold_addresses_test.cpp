// Addresses of globals folded into loads and stores on RISC-V.
#include <gtest/gtest.h>
#include <limits>

#include "backend/riscv64/riscv64.h"

namespace minic::riscv64 {
namespace {

/// A load at `offset` from an address that is `distance` from a symbol, in blocks of their own.
struct Access {
  MFunction mf{target};
  MInst* load;

  Access(int32_t distance, int32_t offset, bool defineFirst) {
    MBlock* blocks[] = {mf.newBlock(), mf.newBlock()};
    mf.layout = {blocks[0], blocks[1]};
    uint32_t symbol = mf.globalSymbol(0, {"g", true, false});
    MOperand at = MOperand::reg(mf.newVReg(RegClass::Int));
    MInst* address =
        mf.create(op(R::Address), 8, {at, MOperand::symbol(symbol), MOperand::imm(distance)});
    load = mf.create(op(R::Lw), 8,
                     {MOperand::reg(mf.newVReg(RegClass::Int)), at, MOperand::imm(offset)});
    MFunction::insert(*blocks[defineFirst ? 0 : 1], nullptr, address);
    MFunction::insert(*blocks[defineFirst ? 1 : 0], nullptr, load);
    foldAddresses(mf);
  }
  bool folded() const { return (*load)[1].kind == OperandKind::Symbol; }
};

TEST(FoldAddresses, AddsDisplacements) {
  Access access(4000, 20, true);
  EXPECT_TRUE(access.folded());
  EXPECT_EQ((*access.load)[2].asImm(), 4020);
}

TEST(FoldAddresses, KeepsDisplacementsWhoseSumIsTooLarge) {
  Access access(std::numeric_limits<int32_t>::max() - 10, 20, true);
  EXPECT_FALSE(access.folded());
  EXPECT_EQ((*access.load)[2].asImm(), 20);
}

TEST(FoldAddresses, DoesNotDependOnTheLayout) {
  Access access(4000, 20, false);
  EXPECT_TRUE(access.folded());
}

}  // namespace
}  // namespace minic::riscv64
