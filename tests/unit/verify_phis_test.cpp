// The checks of SSA destruction under planted faults: a copy lost, exchanged, on the wrong side of
// a critical edge; moves in an order that loses a value. Each kind is planted at every site.
#include "backend/verify_phis.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <string>

#include "backend/mir/value_numbering.h"
#include "backend/regalloc/regalloc.h"
#include "tests/unit/lowered.h"

namespace minic {
namespace {

/// Phis that are exchanged (%a and %b) and rotated (%c, %d, %e), one that is read after its loop on
/// a critical edge (%i), constants, an address, a switch whose edges have copies, a block with one
/// predecessor that has a phi, and a short block that returns.
constexpr std::string_view kProgram = R"(
@place = global i32 0
define i32 @f(i32 %n, i32 %m, i64 %wide, ptr %p) {
entry:
  %spot = alloca i32
  %w = mul i32 %n, %m
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ], [ %i1, %next ]
  %a = phi i32 [ %n, %entry ], [ %b, %loop ], [ 7, %next ]
  %b = phi i32 [ %m, %entry ], [ %a, %loop ], [ %w, %next ]
  %c = phi i64 [ %wide, %entry ], [ %d, %loop ], [ %e, %next ]
  %d = phi i64 [ 1, %entry ], [ %e, %loop ], [ -1, %next ]
  %e = phi i64 [ 2, %entry ], [ %c, %loop ], [ 12345678901, %next ]
  %q = phi ptr [ %p, %entry ], [ @place, %loop ], [ %spot, %next ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %out
out:
  %last = phi i32 [ %a, %loop ]
  store i32 %i, ptr %q
  switch i32 %b, label %next [ i32 3, label %three
                               i32 4, label %three
                               i32 90, label %end
                               i32 91, label %end ]
three:
  %t = phi i32 [ %last, %out ], [ %last, %out ]
  %u = mul i32 %t, %i
  %none = icmp eq i32 %u, 0
  br i1 %none, label %end, label %next
next:
  %s = phi i32 [ %i, %out ], [ %u, %three ]
  store i32 %s, ptr %p
  %again = icmp eq i32 %s, %m
  br i1 %again, label %loop, label %end
end:
  %x = phi i32 [ 1, %out ], [ 1, %out ], [ %u, %three ], [ %s, %next ]
  %cut = trunc i64 %c to i32
  %y = add i32 %x, %cut
  ret i32 %y
}
)";

struct Checked : Lowered {
  std::unique_ptr<PhiCheck> check;
  explicit Checked(const char* target) : Lowered(kProgram, target) {
    check = std::make_unique<PhiCheck>(*module.findFunction("f"), *mf, names);
  }
};

struct Site {
  MBlock* block = nullptr;
  MInst* inst = nullptr;
  uint32_t i = 0;
  MOperand& dst() const { return (*inst)[i]; }
  MOperand& src() const { return (*inst)[i + 1]; }
};

struct Fault {
  const char* name;
  std::function<bool(const Checked&, const Site&)> possible;
  std::function<void(Checked&, const Site&)> plant;
};

bool isSame(const MOperand& a, const MOperand& b) {
  return a.kind == b.kind && a.payload == b.payload;
}
/// The pair gives a phi's register its operand on an edge.
bool isEdgeCopy(const Checked& c, const Site& s) {
  for (const Block* block : blocks(*c.module.findFunction("f")))
    for (const Inst* phi : phis(block))
      if (isSame(s.dst(), MOperand::reg(c.names.regs[phi->id]))) return true;
  return false;
}
void removePair(const Site& s) {
  MOperand* operands = s.inst->operandArray();
  std::copy(operands + s.i + 2, operands + s.inst->operandCount, operands + s.i);
  s.inst->operandCount -= 2;
  if (!s.inst->operandCount) MFunction::remove(*s.block, s.inst);
}
bool hasNext(const Checked& c, const Site& s) {
  return isEdgeCopy(c, s) && s.i + 3 < s.inst->operandCount && !isSame(s.src(), (*s.inst)[s.i + 3]);
}

const Fault kFaults[] = {
    {"a copy is lost",
     [](const Checked& c, const Site& s) { return isEdgeCopy(c, s) && !isSame(s.dst(), s.src()); },
     [](Checked&, const Site& s) { removePair(s); }},
    {"all copies of an edge are lost",
     [](const Checked& c, const Site& s) { return s.i == 0 && isEdgeCopy(c, s); },
     [](Checked&, const Site& s) { MFunction::remove(*s.block, s.inst); }},
    {"the sources of two copies are exchanged", hasNext,
     [](Checked&, const Site& s) { std::swap(s.src(), (*s.inst)[s.i + 3]); }},
    {"two copies are done one after the other, not at once",
     [](const Checked& c, const Site& s) {
       for (uint32_t k = s.i + 3; isEdgeCopy(c, s) && k < s.inst->operandCount; k += 2)
         if (isSame((*s.inst)[k], s.dst()) && !isSame(s.dst(), s.src())) return true;
       return false;
     },
     [](Checked& c, const Site& s) {
       const MOperand pair[] = {s.dst(), s.src()};
       MFunction::insert(*s.block, s.inst, c.mf->createParallelCopy(pair));
       removePair(s);
     }},
    {"the copies of a critical edge are in its source",
     [](const Checked& c, const Site& s) {
       return s.i == 0 && isEdgeCopy(c, s) && s.block->preds.size() == 1 &&
              s.block->preds[0]->succs.size() > 1 && s.inst->next == s.block->last;
     },
     [](Checked& c, const Site& s) {
       MBlock& source = *s.block->preds[0];
       MInst* before = source.last;
       while (before->prev && describe(*c.mf, *before->prev).has(OpTerminator))
         before = before->prev;
       MFunction::remove(*s.block, s.inst);
       MFunction::insert(source, before, s.inst);
     }},
    {"the copies of an edge are at the start of its target",
     [](const Checked& c, const Site& s) {
       return s.i == 0 && isEdgeCopy(c, s) && s.block->succs.size() == 1 &&
              s.block->succs[0]->preds.size() > 1;
     },
     [](Checked&, const Site& s) {
       MBlock& target = *s.block->succs[0];
       MFunction::remove(*s.block, s.inst);
       MFunction::insert(target, target.first, s.inst);
     }},
    {"a constant is another one",
     [](const Checked& c, const Site& s) { return isEdgeCopy(c, s) && s.src().isImm(); },
     [](Checked&, const Site& s) { ++s.src().payload; }},
    {"the copies come before what makes their source",
     [](const Checked& c, const Site& s) {
       const MInst* prev = s.inst->prev;
       return isEdgeCopy(c, s) && s.src().isReg() && prev && prev->operandCount &&
              prev->op != kParallelCopy && isSame((*prev)[0], s.src()) && (*prev)[0].defines();
     },
     [](Checked&, const Site& s) {
       MInst* prev = s.inst->prev;
       MFunction::remove(*s.block, s.inst);
       MFunction::insert(*s.block, prev, s.inst);
     }},
    {"another instruction writes a phi's register",
     [](const Checked& c, const Site& s) { return isEdgeCopy(c, s) && s.src().isReg(); },
     [](Checked& c, const Site& s) {
       MFunction::insert(*s.block, s.block->last,
                         c.mf->createMove(s.dst().asReg(), s.src().asReg()));
     }},
};

Site siteNumber(const Checked& c, const Fault& fault, unsigned wanted) {
  for (MBlock* block : c.mf->layout)
    for (MInst* inst = block->first; inst; inst = inst->next)
      for (uint32_t i = 0; i < inst->operandCount; i += 2) {
        const Site site{block, inst, i};
        if (inst->op == kParallelCopy && fault.possible(c, site) && !wanted--) return site;
      }
  return {};
}

class PhiChecks : public testing::TestWithParam<const char*> {};

TEST_P(PhiChecks, AcceptEachStage) {
  Checked c(GetParam());
  EXPECT_EQ(c.check->run(), "") << printMir(*c.mf);
  numberValues(*c.mf, std::move(c.flow));
  EXPECT_EQ(c.check->run(), "") << printMir(*c.mf);
  if (c.mf->target.combine) c.mf->target.combine(*c.mf);
  repeatReturns(*c.mf);
  EXPECT_EQ(c.check->run(), "") << printMir(*c.mf);
  splitAtCalls(*c.mf);
  EXPECT_EQ(c.check->run(), "") << printMir(*c.mf);
}

TEST_P(PhiChecks, RefusePlantedFaults) {
  for (const Fault& fault : kFaults) {
    unsigned planted = 0;
    for (unsigned wanted = 0;; ++wanted, ++planted) {
      Checked c(GetParam());
      Site site = siteNumber(c, fault, wanted);
      if (!site.inst) break;
      std::string before = printMInst(*c.mf, *site.inst);
      fault.plant(c, site);
      EXPECT_NE(c.check->run(), "") << fault.name << ": " << before << "\n" << printMir(*c.mf);
    }
    EXPECT_GT(planted, 0u) << fault.name;
    RecordProperty(fault.name, int(planted));
  }
}

// ---- the order of the moves

/// A parallel copy between places as moves of its own, which `damage` changes.
std::string checkMoves(const char* target, std::initializer_list<unsigned> sources,
                       const std::function<void(MFunction&, MBlock&)>& damage) {
  MFunction mf(*findTarget(target));
  mf.name = "f";
  MBlock& block = *mf.newBlock();
  mf.layout = {&block};
  auto order = mf.target.regs.info(RegClass::Int).order;
  const uint32_t slots[] = {mf.newSlot(Slot::Area::Spill, 8, 8),
                            mf.newSlot(Slot::Area::Spill, 8, 8)};
  // Places 0 to 3 are registers, 4 and 5 slots.
  auto place = [&](unsigned i) {
    return i < 4 ? MOperand::reg(order[i]) : MOperand::slotContent(slots[i - 4]);
  };
  std::vector<MOperand> pairs;
  unsigned dst = 0;
  for (unsigned src : sources) {
    pairs.push_back(place(dst++));
    pairs.push_back(src == 9 ? MOperand::imm(5) : place(src));
  }
  MInst* copy = mf.createParallelCopy(pairs);
  MFunction::insert(block, nullptr, copy);
  MInst* kept = mf.createParallelCopy(pairs);
  expandCopies(mf, true);
  if (damage) damage(mf, block);
  return checkExpansion(mf, *kept, block.first, nullptr);
}

/// One of the two writes a register or slot that the other names.
bool depends(const MFunction& mf, const MInst& a, const MInst& b) {
  auto writes = [&](const MInst& inst, const MOperand& operand) {
    return operand.defines() ||
           (operand.kind == OperandKind::Slot && describe(mf, inst).has(OpStore));
  };
  for (const MOperand& x : a.operands())
    for (const MOperand& y : b.operands())
      if ((x.isReg() || x.kind == OperandKind::Slot) && isSame(x, y) &&
          (writes(a, x) || writes(b, y)))
        return true;
  return false;
}

TEST_P(PhiChecks, ProveTheOrderOfMoves) {
  using Sources = std::initializer_list<unsigned>;
  // A chain, an exchange, two rotations with a constant, exchanges with and between slots.
  for (Sources sources : {Sources{1, 2, 3, 4},
                          {1, 0},
                          {1, 2, 0, 9},
                          {1, 2, 3, 4, 0},
                          {4, 5, 0, 1},
                          {5, 1, 2, 3, 0, 4},
                          {0, 1, 2, 3, 5, 4}}) {
    EXPECT_EQ(checkMoves(GetParam(), sources, nullptr), "");
    // Each instruction lost, and each pair of neighbours in the wrong order where order matters.
    for (unsigned at = 0; at < 12; ++at) {
      bool isPlanted = false;
      std::string text;
      std::string wrong = checkMoves(GetParam(), sources, [&](MFunction& mf, MBlock& block) {
        MInst* inst = block.first;
        for (unsigned i = 0; inst && i < at; ++i) inst = inst->next;
        if (!inst) return;
        isPlanted = true;
        text = printMInst(mf, *inst);
        MFunction::remove(block, inst);
      });
      EXPECT_EQ(wrong != "", isPlanted) << text;
      isPlanted = false;
      wrong = checkMoves(GetParam(), sources, [&](MFunction& mf, MBlock& block) {
        MInst* inst = block.first;
        for (unsigned i = 0; inst && i < at; ++i) inst = inst->next;
        if (!inst || !inst->next) return;
        MInst* next = inst->next;
        isPlanted = depends(mf, *inst, *next);
        text = printMInst(mf, *inst) + printMInst(mf, *next);
        MFunction::remove(block, inst);
        MFunction::insert(block, next->next, inst);
      });
      EXPECT_EQ(wrong != "", isPlanted) << text;
    }
  }
}

TEST_P(PhiChecks, RefuseAnExchangeWithoutScratch) {
  EXPECT_NE(checkMoves(GetParam(), {1, 0},
                       [](MFunction& mf, MBlock& block) {
                         auto order = mf.target.regs.info(RegClass::Int).order;
                         while (block.first) MFunction::remove(block, block.first);
                         MFunction::insert(block, nullptr, mf.createMove(order[0], order[1]));
                         MFunction::insert(block, nullptr, mf.createMove(order[1], order[0]));
                       }),
            "");
}

INSTANTIATE_TEST_SUITE_P(All, PhiChecks, testing::Values("x86_64", "riscv64"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace minic
