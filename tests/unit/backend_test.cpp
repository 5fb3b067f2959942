// The parts of the back end by themselves: the resolver of parallel copies on all small maps, the
// argument loop of both conventions, the op tables, multipliers for constant division.
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <vector>

#include "backend/lower/abi.h"
#include "backend/lower/divide.h"
#include "backend/mir/target.h"
#include "backend/regalloc/parallel_copy.h"

namespace minic {
namespace {

/// Runs the moves on places that hold their own numbers and compares with the copies done at once.
void expectRight(const std::vector<Copy>& copies, uint32_t places) {
  constexpr uint32_t kScratch = 99;
  std::vector<Copy> moves;
  sequentialize(copies, kScratch, moves);
  std::map<uint32_t, uint32_t> value, expected;
  for (uint32_t place = 0; place < places; ++place) value[place] = expected[place] = place;
  value[kScratch] = kScratch;
  size_t real = 0, cyclesAllowed = 0;
  for (const Copy& copy : copies) {
    expected[copy.dst] = copy.src;
    real += copy.dst != copy.src;
  }
  for (const Copy& move : moves) {
    cyclesAllowed += move.dst == kScratch;
    value[move.dst] = value.at(move.src);
  }
  for (uint32_t place = 0; place < places; ++place) ASSERT_EQ(value[place], expected[place]);
  ASSERT_EQ(moves.size(), real + cyclesAllowed) << "a move too many";
}

TEST(ParallelCopy, AllMapsOfUpToFivePlaces) {
  // Each place receives one of the places or nothing (digit == places).
  for (uint32_t places = 1; places <= 5; ++places) {
    uint32_t total = 1;
    for (uint32_t i = 0; i < places; ++i) total *= places + 1;
    for (uint32_t code = 0; code < total; ++code) {
      std::vector<Copy> copies;
      uint32_t rest = code;
      for (uint32_t dst = 0; dst < places; ++dst, rest /= places + 1)
        if (rest % (places + 1) != places) copies.push_back({dst, rest % (places + 1)});
      expectRight(copies, places);
      std::vector<Copy> backward(copies.rbegin(), copies.rend());
      expectRight(backward, places);
    }
  }
}

TEST(ParallelCopy, ScratchOnlyForCycles) {
  std::vector<Copy> moves;
  sequentialize(std::vector<Copy>{{1, 0}, {2, 1}, {3, 2}}, 99, moves);
  EXPECT_EQ(moves, (std::vector<Copy>{{3, 2}, {2, 1}, {1, 0}}));
  moves.clear();
  sequentialize(std::vector<Copy>{{0, 1}, {1, 0}, {2, 0}}, 99, moves);
  EXPECT_EQ(moves.size(), 4u);
}

TEST(ParallelCopy, LongCycleTakesLinearTime) {
  std::vector<Copy> copies, moves;
  for (uint32_t i = 0; i < 200000; ++i) copies.push_back({i, (i + 1) % 200000});
  sequentialize(copies, ~0u, moves);
  EXPECT_EQ(moves.size(), copies.size() + 1);
}

std::string place(const Target& target, const ArgLocation& location) {
  if (location.onStack) return "+" + std::to_string(location.offset);
  return std::string(target.regs.name(location.reg, 8));
}

TEST(Abi, SysVCountsIntsAndFloatsApart) {
  const Target& target = *findTarget("x86_64");
  ArgAssigner assigner(target.cc);
  std::vector<std::string> got;
  for (char c : std::string("iffiiiiiififfffffffi"))
    got.push_back(place(target, assigner.next(c == 'i' ? RegClass::Int : RegClass::Float)));
  EXPECT_EQ(got,
            (std::vector<std::string>{"%rdi",  "%xmm0", "%xmm1", "%rsi", "%rdx",  "%rcx",  "%r8",
                                      "%r9",   "+0",    "%xmm2", "+8",   "%xmm3", "%xmm4", "%xmm5",
                                      "%xmm6", "%xmm7", "+16",   "+24",  "+32",   "+40"}));
  EXPECT_EQ(assigner.floatRegisters(), 8u);
  EXPECT_EQ(assigner.stackSize(), 48u);
}

TEST(Abi, Lp64dFloatsOverflowIntoIntRegisters) {
  const Target& target = *findTarget("riscv64");
  ArgAssigner assigner(target.cc);
  std::vector<std::string> got;
  for (char c : std::string("iffffffffffiiiiiiif"))
    got.push_back(place(target, assigner.next(c == 'i' ? RegClass::Int : RegClass::Float)));
  EXPECT_EQ(
      got, (std::vector<std::string>{"a0", "fa0", "fa1", "fa2", "fa3", "fa4", "fa5", "fa6", "fa7",
                                     "a1", "a2", "a3", "a4", "a5", "a6", "a7", "+0", "+8", "+16"}));
}

TEST(Abi, Lp64dVariadicFloatsAreInts) {
  const Target& target = *findTarget("riscv64");
  ArgAssigner assigner(target.cc);
  EXPECT_EQ(place(target, assigner.next(RegClass::Int)), "a0");
  EXPECT_EQ(place(target, assigner.next(RegClass::Float, true)), "a1");
  EXPECT_EQ(place(target, assigner.next(RegClass::Int, true)), "a2");
}

TEST(Abi, TenThousandArguments) {
  const Target& target = *findTarget("x86_64");
  ArgAssigner assigner(target.cc);
  for (int i = 0; i < 10000; ++i) assigner.next(i % 2 ? RegClass::Int : RegClass::Float);
  EXPECT_EQ(assigner.stackSize(), (10000u - 14) * 8);
}

TEST(Abi, PairsAreReturnedInTwoRegisters) {
  const Target& target = *findTarget("x86_64");
  std::vector<RegClass> two{RegClass::Int, RegClass::Float};
  EXPECT_EQ(assignReturns(target.cc, two).size(), 2u);
  std::vector<RegClass> three(3, RegClass::Int);
  EXPECT_TRUE(assignReturns(target.cc, three).empty());
}

TEST(OpTables, TextMentionsEveryOperandAndRolesAreSane) {
  for (const char* name : {"x86_64", "riscv64"}) {
    const Target& target = *findTarget(name);
    EXPECT_EQ(target.ops[kParallelCopy].shape, "*");
    std::set<std::string_view> names;
    const RegSet known = RegSet::range(0, target.regs.count - 1);
    for (const OpDesc& op : target.ops) {
      SCOPED_TRACE(std::string(name) + " " + std::string(op.name));
      EXPECT_TRUE(names.insert(op.name).second) << "named twice";
      EXPECT_LE(op.operandCount, OpDesc::kMaxOperands);
      EXPECT_TRUE(((op.implicitUses | op.implicitDefs | op.clobbers) - known).empty());
      if (op.has(OpCondBranch)) {
        EXPECT_TRUE(op.has(OpTerminator));
      }
      if (op.text.empty()) continue;  // printed by the target's own code
      // Every operand that the shape names is printed, but block targets of conditional branches
      // and what a tied operand's other half prints.
      unsigned operand = 0;
      for (char letter : op.shape) {
        if (letter == '*') break;
        bool printed = false;
        for (size_t i = 0; i + 1 < op.text.size(); ++i) {
          if (op.text[i] != '%') continue;
          size_t at = i + 1;
          if (std::string_view("bwdqci").find(op.text[at]) != std::string_view::npos) ++at;
          printed |= at < op.text.size() && op.text[at] == char('0' + operand);
        }
        bool implied = letter == 'b';
        EXPECT_TRUE(printed || implied) << "operand " << operand;
        operand += letter == 'm' ? target.addressOperands : 1;
      }
    }
    RegSet classes;
    for (const RegClassInfo& cls : target.regs.classes) {
      SCOPED_TRACE(std::string(name) + " " + std::string(cls.name));
      // Vectors may be in the registers of floats: moves and slots tell them apart.
      bool isShared = !(classes & cls.regs).empty();
      EXPECT_TRUE(!isShared || cls.regs == target.regs.info(RegClass::Float).regs)
          << "a register of two classes";
      classes |= cls.regs;
      for (Reg reg : cls.order) {
        EXPECT_TRUE(cls.regs.contains(reg));
        EXPECT_TRUE(reg != cls.cycleScratch && reg != cls.slotScratch) << "a reserved register";
      }
      EXPECT_EQ(target.ops[cls.moveOp].shape, "du");
      EXPECT_EQ(target.ops[cls.scratchMoveOp].shape, "du");
      EXPECT_TRUE(target.ops[cls.loadOp].has(OpLoad));
      EXPECT_TRUE(target.ops[cls.storeOp].has(OpStore));
      for (Reg scratch : {cls.cycleScratch, cls.slotScratch})
        EXPECT_EQ(target.regs.infoForSlot(scratch, cls.spillSize).spillSize, cls.spillSize);
    }
    EXPECT_TRUE(classes == known) << "a register of no class";
    EXPECT_TRUE((target.cc.callerSaved & target.cc.calleeSaved).empty());
  }
}

int64_t high(int64_t x, const Magic& magic, unsigned bits) {
  __int128 product = __int128(x) * __int128(magic.multiplier);
  (void)bits;
  return int64_t(product >> magic.shift);
}

TEST(Divide, MagicMultipliersAreExact) {
  std::vector<uint64_t> divisors;
  for (uint64_t d = 3; d < 2000; ++d)
    if (d & (d - 1)) divisors.push_back(d);
  for (uint64_t d : {998244353u, 1000000007u, 0x7fffffffu, 0x7ffffffeu, 12345678u})
    divisors.push_back(d);
  for (uint64_t d : divisors) {
    Magic s = magicSigned(d, 32), u = magicUnsigned(d, 32);
    std::vector<int64_t> samples{INT32_MIN, INT32_MIN + 1, -1, 0, 1, INT32_MAX, INT32_MAX - 1};
    for (int64_t k : {1, 2, 3, 1000}) {
      samples.push_back(int64_t(d) * k);
      samples.push_back(int64_t(d) * k - 1);
      samples.push_back(-int64_t(d) * k);
      samples.push_back(-int64_t(d) * k + 1);
    }
    samples.push_back(INT32_MAX / int64_t(d) * int64_t(d) - 1);
    for (int64_t x : samples) {
      if (x != int32_t(x)) continue;
      ASSERT_EQ(high(x, s, 32) + (x < 0), x / int64_t(d)) << x << " / " << d;
      uint64_t v = uint32_t(x);
      uint64_t q;
      if (!u.needsAdd) {
        q = uint64_t((unsigned __int128)v * u.multiplier >> u.shift);
      } else {
        uint64_t hi = v * u.multiplier >> 32;
        q = (hi + ((v - hi) >> 1)) >> (u.shift - 33);
      }
      ASSERT_EQ(q, v / d) << v << " / " << d;
    }
    Magic wide = magicSigned(d, 64), wideUnsigned = magicUnsigned(d, 64);
    for (int64_t x :
         {INT64_MIN, INT64_MIN + 1, int64_t(-1), int64_t(0), INT64_MAX, int64_t(d) * 1000003 - 1}) {
      ASSERT_EQ(high(x, wide, 64) + (x < 0), x / int64_t(d)) << x << " / " << d;
      uint64_t v = uint64_t(x), hi = uint64_t((unsigned __int128)v * wideUnsigned.multiplier >> 64),
               q;
      if (!wideUnsigned.needsAdd)
        q = hi >> (wideUnsigned.shift - 64);
      else
        q = (hi + ((v - hi) >> 1)) >> (wideUnsigned.shift - 65);
      ASSERT_EQ(q, v / d) << v << " / " << d;
    }
  }
}

}  // namespace
}  // namespace minic
