// A target that exists as tables only: more than 64 registers and a class of 16-byte vectors.
// Both allocators, the checker and the expansion of copies serve it from its tables; a simulator
// runs each function before and after and compares the results.
#include <algorithm>
#include <array>
#include <cstring>
#include <gtest/gtest.h>
#include <iterator>
#include <random>

#include "backend/backend.h"
#include "backend/mir/target.h"
#include "backend/regalloc/regalloc.h"

namespace minic {
namespace {

// ---- the tables

/// x0..x39, f0..f15, w0..w39: most vector registers have numbers above 64.
constexpr uint32_t kFirstFloat = 40, kFirstVector = 56, kCount = 96;
constexpr Reg x(uint32_t i) { return Reg::physical(i); }
constexpr Reg f(uint32_t i) { return Reg::physical(kFirstFloat + i); }
constexpr Reg w(uint32_t i) { return Reg::physical(kFirstVector + i); }
constexpr RegClass kVector = RegClass(2);

enum ToyOp : uint16_t {
  ParallelCopy,
  Mov,
  Load,
  Store,
  MovF,
  LoadF,
  StoreF,
  MovV,
  LoadV,
  StoreV,
  Const,  // int := immediate
  Splat,  // vector := {int, 3 * int + 1}
  Dec,    // int := int - 1
  AddV,   // vector := vector + vector, by lane
  MulV,   // the same operand: vector := vector * vector + 1, by lane
  Sum,    // int := int + lane 0 + 5 * lane 1
  Call,
  Jump,
  Branch,  // to the first block if the int is not 0
  Ret,
};

constexpr OpDesc op(std::string_view name, std::string_view shape, unsigned flags = 0) {
  return makeOp(name, shape, "", flags, 0, 0, 0, 2);
}
constexpr OpDesc kOps[] = {
    op("ParallelCopy", "*"),
    op("Mov", "du", OpMove),
    op("Load", "dm", OpLoad),
    op("Store", "um", OpStore | OpEffect),
    op("MovF", "du", OpMove),
    op("LoadF", "dm", OpLoad),
    op("StoreF", "um", OpStore | OpEffect),
    op("MovV", "du", OpMove),
    op("LoadV", "dm", OpLoad),
    op("StoreV", "um", OpStore | OpEffect),
    op("Const", "di", OpRemat),
    op("Splat", "du"),
    op("Dec", "du"),
    op("AddV", "duu"),
    op("MulV", "xu"),
    op("Sum", "duu"),
    op("Call", "", OpCall | OpEffect),
    op("Jump", "b", OpTerminator | OpJump),
    op("Branch", "ubb", OpTerminator | OpCondBranch),
    op("Ret", "u", OpTerminator | OpReturn),
};

constexpr Reg kIntOrder[] = {x(1), x(2), x(3), x(30), x(31)};
constexpr Reg kFloatOrder[] = {f(0), f(1)};
constexpr Reg kVectorOrder[] = {w(0), w(1), w(20), w(21), w(30), w(31)};

constexpr RegClassInfo kClasses[] = {
    {.name = "int",
     .letter = 'v',
     .regs = RegSet::range(0, kFirstFloat - 1),
     .order = kIntOrder,
     .cycleScratch = x(38),
     .slotScratch = x(39),
     .moveOp = Mov,
     .scratchMoveOp = Mov,
     .loadOp = Load,
     .storeOp = Store},
    {.name = "float",
     .letter = 'f',
     .regs = RegSet::range(kFirstFloat, kFirstVector - 1),
     .order = kFloatOrder,
     .cycleScratch = f(14),
     .slotScratch = f(15),
     .moveOp = MovF,
     .scratchMoveOp = MovF,
     .loadOp = LoadF,
     .storeOp = StoreF},
    {.name = "vector",
     .letter = 'w',
     .regs = RegSet::range(kFirstVector, kCount - 1),
     .order = kVectorOrder,
     .cycleScratch = w(38),
     .slotScratch = w(39),
     .moveOp = MovV,
     .scratchMoveOp = MovV,
     .loadOp = LoadV,
     .storeOp = StoreV,
     .spillSize = 16,
     .spillAlign = 16},
};
constexpr RegSet kCalleeSaved{x(30), x(31), w(30), w(31)};

std::string_view registerName(Reg reg, unsigned) {
  static const auto names = [] {
    std::array<std::string, kCount> made;
    for (uint32_t i = 0; i < kCount; ++i)
      made[i] = i < kFirstFloat    ? "x" + std::to_string(i)
                : i < kFirstVector ? "f" + std::to_string(i - kFirstFloat)
                                   : "w" + std::to_string(i - kFirstVector);
    return made;
  }();
  return names[reg.raw];
}

const Target& toy() {
  static const Target target = [] {
    Target t;
    t.info = &kRiscv64;
    t.ops = kOps;
    t.regs.count = kCount;
    t.regs.name = registerName;
    t.regs.classes = kClasses;
    t.cc.callerSaved = RegSet::range(1, kCount - 1) - kCalleeSaved;
    t.cc.calleeSaved = kCalleeSaved;
    t.addressOperands = 2;
    t.displacementOperand = 1;
    t.foldSlot = [](MFunction&, const MInst&, unsigned, uint32_t, bool) -> MInst* {
      return nullptr;
    };
    t.moveOperand = [](MFunction& mf, MBlock& block, MInst* before, Reg dst, const MOperand& src) {
      MFunction::insert(block, before, mf.create(Const, 8, {MOperand::reg(dst), src}));
    };
    t.moveToSlot = [](MFunction& mf, MBlock& block, MInst* before, uint32_t slot,
                      const MOperand& src) {
      const Reg carrier = kClasses[0].slotScratch;
      mf.target.moveOperand(mf, block, before, carrier, src);
      MFunction::insert(block, before, mf.createSpill(slot, carrier));
    };
    return t;
  }();
  return target;
}

// ---- the simulator

using Value = std::array<uint64_t, 2>;

/// Runs a function over virtual or over physical registers; spill slots lie in memory without gaps
/// but those of their alignment.
class Simulator {
 public:
  explicit Simulator(const MFunction& mf) : mf_(mf), regs_(Reg::kFirstVirtual + mf.vregs.size()) {
    uint64_t size = 0;
    for (const Slot& slot : mf.slots) {
      size = (size + slot.align - 1) / slot.align * slot.align;
      offsets_.push_back(size);
      size += slot.size;
    }
    memory_.resize(size);
  }

  uint64_t run() {
    const MBlock* block = mf_.layout[0];
    for (const MInst* inst = block->first; inst; inst = inst->next) {
      auto in = [&](uint32_t i) { return regs_[(*inst)[i].payload]; };
      auto out = [&](Value value) { regs_[(*inst)[0].payload] = value; };
      auto go = [&](uint32_t i) {
        block = mf_.blocks[(*inst)[i].payload];
        inst = nullptr;
      };
      switch (inst->op) {
        case ParallelCopy: {
          std::vector<Value> values;
          for (uint32_t i = 1; i < inst->operandCount; i += 2)
            values.push_back((*inst)[i].isReg() ? in(i) : Value{uint64_t((*inst)[i].asImm()), 0});
          for (uint32_t i = 0; i < inst->operandCount; i += 2)
            regs_[(*inst)[i].payload] = values[i / 2];
          break;
        }
        case Mov:
        case MovV: out(in(1)); break;
        case Load:
        case LoadV:
          regs_[(*inst)[0].payload] = {};
          std::memcpy(&regs_[(*inst)[0].payload], slot((*inst)[1]), inst->op == Load ? 8 : 16);
          break;
        case Store:
        case StoreV:
          std::memcpy(slot((*inst)[1]), &regs_[(*inst)[0].payload], inst->op == Store ? 8 : 16);
          break;
        case Const: out({uint64_t((*inst)[1].asImm()), 0}); break;
        case Splat: out({in(1)[0], 3 * in(1)[0] + 1}); break;
        case Dec: out({in(1)[0] - 1, 0}); break;
        case AddV: out({in(1)[0] + in(2)[0], in(1)[1] + in(2)[1]}); break;
        case MulV: out({in(0)[0] * in(1)[0] + 1, in(0)[1] * in(1)[1] + 1}); break;
        case Sum: out({in(1)[0] + in(2)[0] + 5 * in(2)[1], 0}); break;
        case Call:
          for (Reg reg : mf_.target.cc.callerSaved) regs_[reg.raw] = {0xdead, 0xbeef};
          break;
        case Jump: go(0); break;
        case Branch: in(0)[0] ? go(1) : go(2); break;
        case Ret: return in(0)[0];
        default: ADD_FAILURE() << "not an op of the test: " << printMInst(mf_, *inst); return 0;
      }
      if (inst) continue;
      static MInst start;  // `next` of it is where the loop goes on
      start.next = block->first;
      inst = &start;
    }
    return 0;
  }

 private:
  uint8_t* slot(const MOperand& operand) { return memory_.data() + offsets_[operand.payload]; }
  const MFunction& mf_;
  std::vector<Value> regs_;
  std::vector<uint64_t> offsets_;
  std::vector<uint8_t> memory_;
};

// ---- programs

MOperand r(Reg reg) { return MOperand::reg(reg); }

/// A loop that carries ints and vectors, more than there are registers, and permutes them in each
/// iteration.
struct Program {
  MFunction mf{toy()};
  std::mt19937 random;
  MBlock* block = nullptr;

  uint32_t below(uint32_t limit) { return uint32_t(random() % limit); }
  void emit(ToyOp which, std::initializer_list<MOperand> operands) {
    unsigned size = which == AddV || which == MulV || which == Splat ? 16 : 8;
    MFunction::insert(*block, nullptr, mf.create(which, size, operands));
  }
  void copy(const std::vector<MOperand>& pairs) {
    MFunction::insert(*block, nullptr, mf.createParallelCopy(pairs));
  }

  Program(uint32_t seed, bool withCall) : random(seed) {
    mf.name = "toy";
    MBlock *entry = mf.newBlock(), *loop = mf.newBlock(), *latch = mf.newBlock(),
           *exit = mf.newBlock();
    mf.layout = {entry, loop, latch, exit};
    for (MBlock* inner : {loop, latch}) inner->loopDepth = 1, inner->frequency = 8;
    MFunction::addEdge(mf, entry, loop);
    MFunction::addEdge(mf, loop, latch);
    MFunction::addEdge(mf, loop, exit);
    MFunction::addEdge(mf, latch, loop);

    block = entry;
    std::vector<Reg> vectors, ints;  // carried by the loop
    for (uint32_t i = 0; i < 4 + below(10); ++i) {
      ints.push_back(mf.newVReg(RegClass::Int));
      emit(Const, {r(ints.back()), MOperand::imm(int32_t(seed * 7 + i))});
      vectors.push_back(mf.newVReg(kVector));
      emit(Splat, {r(vectors.back()), r(ints.back())});
    }
    Reg counter = mf.newVReg(RegClass::Int);
    copy({r(counter), MOperand::imm(5)});
    Reg constant = mf.newVReg(RegClass::Int);
    emit(Const, {r(constant), MOperand::imm(77)});  // to be rematerialised
    emit(Jump, {MOperand::block(loop->id)});

    block = loop;
    std::vector<Reg> made = vectors, sums = ints;
    auto vector = [&] { return made[below(uint32_t(made.size()))]; };
    for (uint32_t i = 0; i < 12; ++i) {
      Reg a = vector(), b = vector(), result = mf.newVReg(kVector);
      if (below(2)) {
        emit(AddV, {r(result), r(a), r(b)});
      } else {
        copy({r(result), r(a)});
        emit(MulV, {r(result), r(b)});
      }
      made.push_back(result);
      sums.push_back(mf.newVReg(RegClass::Int));
      emit(Sum, {r(sums.back()), r(below(3) ? sums[below(uint32_t(sums.size() - 1))] : constant),
                 r(vector())});
      if (withCall && i % 5 == 4) emit(Call, {});
    }
    emit(Dec, {r(counter), r(counter)});
    emit(Branch, {r(counter), MOperand::block(latch->id), MOperand::block(exit->id)});
    mf.hasCalls = withCall;

    block = latch;
    std::vector<MOperand> pairs;
    const uint32_t shift = 1 + below(3);
    for (uint32_t i = 0; i < vectors.size(); ++i) {
      // Mostly a permutation, so that there are cycles; else a value of this iteration.
      const size_t from = (i + shift) % vectors.size();
      pairs.push_back(r(vectors[i]));
      pairs.push_back(r(below(4) ? vectors[from] : made[vectors.size() + below(12)]));
      pairs.push_back(r(ints[i]));
      pairs.push_back(r(below(4) ? ints[from] : sums[ints.size() + below(12)]));
    }
    copy(pairs);
    emit(Jump, {MOperand::block(loop->id)});

    block = exit;
    Reg sum = ints[0];
    for (Reg value : vectors) {
      Reg next = mf.newVReg(RegClass::Int);
      emit(Sum, {r(next), r(sum), r(value)});
      sum = next;
    }
    emit(Ret, {r(sum)});
  }
};

/// What the expanded copies of the allocated programs did.
struct Coverage {
  uint32_t slots16 = 0, slotToSlot = 0, cycles = 0, above64 = 0, rematerialised = 0;

  void look(const MFunction& mf) {
    for (const Slot& slot : mf.slots) slots16 += slot.size == 16;
    for (const MBlock* block : mf.layout)
      for (const MInst* inst = block->first; inst; inst = inst->next) {
        rematerialised += inst->op == Const && block->loopDepth;
        if (inst->op == LoadV) slotToSlot += (*inst)[0].asReg() == kClasses[2].slotScratch;
        for (const MOperand& operand : inst->operands())
          if (operand.isReg()) {
            cycles += operand.asReg() == kClasses[2].cycleScratch;
            above64 += operand.asReg().raw > 64;
          }
      }
  }
};

class VectorClass : public testing::TestWithParam<bool> {};  // spill-all

TEST_P(VectorClass, IsAllocatedSpilledReloadedAndCopied) {
  Coverage covered;
  for (uint32_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    Program program(seed, seed % 2);
    MFunction& mf = program.mf;
    ASSERT_EQ(verifyMir(mf), "");
    const uint64_t expected = Simulator(mf).run();
    OperandSnapshot original(mf);
    EntryLocations locations;
    GetParam() ? allocateSpillAll(mf, &locations) : allocateGreedy(mf, &locations);
    ASSERT_EQ(checkAllocation(mf, original, locations), "") << printMir(mf);
    ASSERT_EQ(verifyMir(mf, MirForm::Allocated), "");
    expandCopies(mf);
    ASSERT_EQ(verifyMir(mf, MirForm::Expanded), "");
    ASSERT_EQ(Simulator(mf).run(), expected) << printMir(mf);
    covered.look(mf);
    for (const Slot& slot : mf.slots) EXPECT_EQ(slot.align, slot.size);
  }
  EXPECT_GT(covered.slots16, 0u);
  EXPECT_GT(covered.slotToSlot, 0u);
  EXPECT_GT(covered.cycles, 0u);
  EXPECT_GT(covered.above64, 0u);
  if (!GetParam()) {
    EXPECT_GT(covered.rematerialised, 0u);
  }
}

TEST_P(VectorClass, AnotherSlotIsCaught) {
  uint32_t planted = 0;
  for (uint32_t site = 0;; ++site) {
    Program program(3, true);
    MFunction& mf = program.mf;
    OperandSnapshot original(mf);
    EntryLocations locations;
    GetParam() ? allocateSpillAll(mf, &locations) : allocateGreedy(mf, &locations);
    MOperand* found = nullptr;
    uint32_t at = 0;
    for (MBlock* block : mf.layout)
      for (MInst* inst = block->first; inst && !found; inst = inst->next)
        for (uint32_t i = 0; i < inst->operandCount && inst->flags & kInserted && !found; ++i)
          if ((*inst)[i].isSlotContent() && mf.slots[(*inst)[i].payload].size == 16 && at++ == site)
            found = &(*inst)[i];
    if (!found) break;
    for (uint32_t id = 0; id < mf.slots.size(); ++id)
      if (id != found->payload && mf.slots[id].size == 16) {
        found->payload = id;
        break;
      }
    EXPECT_NE(checkAllocation(mf, original, locations), "") << site << printMir(mf);
    ++planted;
  }
  EXPECT_GT(planted, 5u);
}

INSTANTIATE_TEST_SUITE_P(All, VectorClass, testing::Bool(),
                         [](const auto& one) { return one.param ? "spill_all" : "greedy"; });

TEST(RegisterClasses, ArePrintedAndVerified) {
  MFunction mf(toy());
  MBlock* block = mf.newBlock();
  mf.layout = {block};
  Reg a = mf.newVReg(kVector), b = mf.newVReg(kVector);
  MInst* add = mf.create(AddV, 16, {r(a), r(b), r(w(31))});
  EXPECT_EQ(printMInst(mf, *add), "AddV.16 =w0, w1, %w31");
  // A copy between classes.
  const MOperand pair[] = {r(mf.newVReg(RegClass::Int)), r(b)};
  MFunction::insert(*block, nullptr, mf.createParallelCopy(pair));
  MFunction::insert(*block, nullptr, mf.create(Ret, 8, {r(x(1))}));
  EXPECT_NE(verifyMir(mf).find("a copy between register classes"), std::string::npos);
}

TEST(RegisterClasses, FramesAlignLargeSlots) {
  for (const char* name : {"x86_64", "riscv64"}) {
    SCOPED_TRACE(name);
    MFunction mf(*findTarget(name));
    mf.name = "frame";
    MBlock* block = mf.newBlock();
    mf.layout = {block};
    for (uint32_t size : {8, 16, 8, 16}) mf.newSlot(Slot::Area::Spill, size, size);
    MFunction::insert(*block, nullptr, mf.create(mf.target.control.ret, 8, {}));
    mf.target.finishFrame(mf, false);
    // The stack pointer at a call is a multiple of 16; x86-64 pushes the return address then, and
    // a leaf's slots lie below it.
    const int64_t base = name[0] == 'x' ? -8 : 0;
    for (const Slot& slot : mf.slots) {
      EXPECT_EQ((base + slot.offset) % int64_t(slot.align), 0);
      for (const Slot& other : mf.slots) {
        bool apart = slot.offset + int64_t(slot.size) <= other.offset ||
                     other.offset + int64_t(other.size) <= slot.offset;
        EXPECT_TRUE(apart || &other == &slot);
      }
    }
  }
}

TEST(RegSet, HoldsAllPhysicalRegisters) {
  const RegSet low = RegSet::range(3, 70);
  std::vector<uint32_t> numbers;
  for (Reg reg : (low | RegSet{Reg{127}}) - RegSet::range(5, 68)) numbers.push_back(reg.raw);
  EXPECT_EQ(numbers, (std::vector<uint32_t>{3, 4, 69, 70, 127}));
  EXPECT_TRUE((low & RegSet::range(71, 127)).empty());
  EXPECT_TRUE(RegSet() == RegSet(0));
  for (Reg reg : RegSet()) ADD_FAILURE() << reg.raw;
}

}  // namespace
}  // namespace minic
