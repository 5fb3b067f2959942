// The targets as data: that a name means the same everywhere, and that what target_info.cpp claims
// of a machine is what its code generator does.
#include "lowered.h"
#include "target/target_info.h"

namespace minic {
namespace {

TEST(Target, NamesAreReadInOnePlace) {
  for (const char* name : {"x86_64", "x86-64", "amd64", "x86_64-linux-gnu", "x86-64-linux"})
    EXPECT_EQ(findTargetInfo(name), &kX86_64) << name;
  for (const char* name : {"riscv64", "riscv", "rv64", "rv64gc", "riscv64gc-unknown-linux-gnu"})
    EXPECT_EQ(findTargetInfo(name), &kRiscv64) << name;
  for (const char* name : {"", "x86", "x86_6", "x86_64a", "arm", "riscv32", "-"})
    EXPECT_EQ(findTargetInfo(name), nullptr) << name;
}

TEST(Target, CountsAreThoseOfTheCodeGenerator) {
  for (const TargetInfo* info : allTargets()) {
    SCOPED_TRACE(info->name);
    const Target& target = targetOf(*info);
    EXPECT_EQ(target.info, info);
    EXPECT_EQ(target.regs.info(RegClass::Int).order.size(), info->intRegisters);
    EXPECT_EQ(target.regs.info(RegClass::Float).order.size(), info->floatRegisters);
    EXPECT_EQ(target.cc.intArgs.size(), info->arguments.intRegisters);
    EXPECT_EQ(target.cc.floatArgs.size(), info->arguments.floatRegisters);
    EXPECT_EQ(target.cc.intReturns.size(), info->arguments.intReturns);
    EXPECT_EQ(target.cc.floatReturns.size(), info->arguments.floatReturns);
  }
}

TEST(Target, TheDataLayoutSaysTheSame) {
  for (const TargetInfo* info : allTargets()) {
    SCOPED_TRACE(info->name);
    std::string layout(info->dataLayout);
    EXPECT_TRUE(layout.ends_with("-S" + std::to_string(8 * info->arguments.stackAlign))) << layout;
    std::string ints;
    for (unsigned bits : info->nativeInts) ints += (ints.empty() ? "" : ":") + std::to_string(bits);
    EXPECT_NE(layout.find("-n" + ints + "-"), std::string::npos) << layout;
    EXPECT_EQ(TypeContext().ptr()->size, info->pointerSize);
  }
}

/// How many instructions besides the load itself a load from base + `offset` needs.
size_t extraInstructions(const TargetInfo& info, const std::string& index) {
  Lowered lowered("define i64 @f(ptr %p, i64 %i) {\n  %a = getelementptr i8, ptr %p, i64 " + index +
                      "\n  %v = load i64, ptr %a\n  ret i64 %v\n}\n",
                  std::string(info.name).c_str());
  const Target& target = lowered.mf->target;
  if (target.combine) target.combine(*lowered.mf);
  size_t count = 0;
  for (MBlock* block : lowered.mf->layout)
    for (MInst* inst = block->first; inst; inst = inst->next)
      count += !describe(*lowered.mf, *inst).has(OpMove | OpReturn) && inst->op != kParallelCopy;
  return count - 1;
}

TEST(Target, OffsetsThatAddressesTake) {
  for (const TargetInfo* info : allTargets()) {
    SCOPED_TRACE(info->name);
    // The x86-64 back end leaves a margin of 256 bytes to what it adds to displacements later.
    int64_t most = info->addressing.maxOffset - (info == &kX86_64 ? 256 : 0);
    EXPECT_EQ(extraInstructions(*info, std::to_string(most - 7)), 0u);
    EXPECT_GT(extraInstructions(*info, std::to_string(info->addressing.maxOffset + 1)), 0u);
    EXPECT_EQ(extraInstructions(*info, "%i") == 0, info->addressing.maxScale > 0);
  }
}

TEST(Target, MemoryIsClearedInPiecesOfTheWidestRegister) {
  for (const TargetInfo* info : allTargets()) {
    Lowered lowered(
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
        "define void @f(ptr align 16 %p) {\n  call void @llvm.memset.p0.i64("
        "ptr align 16 %p, i8 0, i64 64, i1 false)\n  ret void\n}\n",
        std::string(info->name).c_str());
    size_t stores = 0;
    for (MBlock* block : lowered.mf->layout)
      for (MInst* inst = block->first; inst; inst = inst->next)
        stores += describe(*lowered.mf, *inst).has(OpStore);
    EXPECT_EQ(stores, 64 / std::max(info->vectors.bytes, info->pointerSize)) << info->name;
  }
}

TEST(Target, ArraysAreAlignedAsThePsAbiSays) {
  EXPECT_EQ(kX86_64.arrayAlign(15, 1), 1u);
  EXPECT_EQ(kX86_64.arrayAlign(16, 1), 16u);
  EXPECT_EQ(kX86_64.arrayAlign(64, 32), 32u);
  EXPECT_EQ(kRiscv64.arrayAlign(64, 1), 1u);
}

}  // namespace
}  // namespace minic
