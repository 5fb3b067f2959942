// The allocators under the checker, and the checker under planted faults: each of more than twenty
// kinds of damage to a right allocation must be found, wherever it can be done.
#include "backend/regalloc/regalloc.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <regex>
#include <string>
#include <vector>

#include "tests/unit/lowered.h"

namespace minic {
namespace {

constexpr std::string_view kProgram = R"(
declare i32 @g(i32, i32)
define i32 @f(i32 %n, i32 %m, ptr %p, i64 %k) {
entry:
  %big = add i32 %n, 77
  %w = mul i32 %n, %m
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %a = phi i32 [ %n, %entry ], [ %b, %next ]
  %b = phi i32 [ %m, %entry ], [ %c, %next ]
  %c = phi i32 [ %w, %entry ], [ %a, %next ]
  %s = phi i32 [ 0, %entry ], [ %s3, %next ]
  %x1 = add i32 %a, %b
  %x2 = mul i32 %x1, %c
  %x3 = xor i32 %x2, %s
  %x4 = sub i32 %x3, %a
  %x5 = mul i32 %x4, %x1
  %x6 = add i32 %x5, %x2
  %x7 = xor i32 %x6, %x3
  %x8 = mul i32 %x7, %x4
  %x9 = add i32 %x8, %x5
  %y1 = sub i32 %x9, %x6
  %y2 = mul i32 %y1, %x7
  %y3 = add i32 %y2, %x8
  %y4 = xor i32 %y3, %x9
  %z1 = mul i32 %x1, %y4
  %z2 = sub i32 %z1, %x2
  %z3 = mul i32 %z2, %y1
  %z4 = add i32 %z3, %y2
  %z5 = xor i32 %z4, %y3
  %t = sdiv i32 %z5, %m
  %r = call i32 @g(i32 %t, i32 %i)
  %q = shl i32 %r, %x1
  %e = icmp slt i32 %q, %big
  br i1 %e, label %left, label %right
left:
  %s1 = add i32 %s, %q
  br label %next
right:
  %s2 = sub i32 %s, %y4
  br label %next
next:
  %s3 = phi i32 [ %s1, %left ], [ %s2, %right ]
  %at = getelementptr i32, ptr %p, i64 %k
  store i32 %s3, ptr %at
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %out
out:
  %f1 = add i32 %s3, %w
  %f2 = add i32 %f1, %big
  ret i32 %f2
}
)";

struct Allocated : Lowered {
  std::unique_ptr<OperandSnapshot> original;
  EntryLocations locations;

  /// before: a change of the program that is allocated.
  Allocated(const char* target, bool spillAll, std::string_view program = kProgram,
            const std::function<void(MFunction&)>& before = {})
      : Lowered(program, target) {
    if (before) before(*mf);
    original = std::make_unique<OperandSnapshot>(*mf);
    if (spillAll)
      allocateSpillAll(*mf, &locations);
    else
      allocateGreedy(*mf, &locations);
  }
  std::string check() const { return checkAllocation(*mf, *original, locations); }
};

class Allocators : public testing::TestWithParam<std::pair<const char*, bool>> {};

TEST_P(Allocators, AreRight) {
  Allocated a(GetParam().first, GetParam().second);
  EXPECT_EQ(a.check(), "") << printMir(*a.mf);
  EXPECT_EQ(verifyMir(*a.mf, MirForm::Allocated), "");
  expandCopies(*a.mf);
  EXPECT_EQ(verifyMir(*a.mf, MirForm::Expanded), "");
}

// ---- planted faults: mistakes that an allocator can make and that change what the program means

struct Site {
  MBlock* block = nullptr;
  MInst* inst = nullptr;
  uint32_t i = 0;  // an operand; of a parallel copy: the destination of a pair
  MOperand& operand() const { return (*inst)[i]; }
  MOperand& source() const { return (*inst)[i + 1]; }
};

/// One kind: what the check says of it (a regular expression), where it can be done, and the deed.
struct Fault {
  const char* name;
  const char* words;
  bool (*possible)(const Allocated&, const Site&);
  void (*plant)(Allocated&, const Site&);
};

bool isOriginal(const Site& s) { return !(s.inst->flags & kInserted); }
bool isSlot(const MOperand& operand) { return operand.isSlotContent(); }
std::span<const Reg> intOrder(const Allocated& a) {
  return a.mf->target.regs.info(RegClass::Int).order;
}
bool isAllocatable(const Allocated& a, const MOperand& operand) {
  auto order = intOrder(a);
  return operand.isReg() && std::find(order.begin(), order.end(), operand.asReg()) != order.end();
}
/// What an operand of an original instruction was; a virtual register's number or ~0.
uint32_t vregAt(const Allocated& a, const MInst& inst, uint32_t i) {
  const MOperand* was = a.original->find(inst);
  return was && was[i].isReg() && was[i].asReg().isVirtual() ? was[i].asReg().index() : ~0u;
}
bool isPair(const Site& s) { return s.inst->op == kParallelCopy && s.i % 2 == 0; }
/// The register that a pair reloads holds the slot's value already.
bool isIdle(const Site& s) {
  for (const MInst* inst = s.inst->prev; inst; inst = inst->prev)
    for (uint32_t i = 0; i < inst->operandCount; ++i) {
      const MOperand& operand = (*inst)[i];
      if (!operand.isReg() || operand.payload != s.operand().payload) continue;
      if (inst->op != kParallelCopy && !operand.defines()) continue;
      const MOperand& other = (*inst)[i ^ 1];
      return inst->op == kParallelCopy && isSlot(other) && other.payload == s.source().payload;
    }
  return false;
}
/// A pair that the allocator added, by where it moves to and from.
bool isReload(const Site& s) {
  return isPair(s) && !isOriginal(s) && s.operand().isReg() && isSlot(s.source()) && !isIdle(s);
}
bool isSpill(const Site& s) {
  return isPair(s) && !isOriginal(s) && isSlot(s.operand()) && s.source().isReg();
}
bool isMove(const Site& s) {
  return isPair(s) && !isOriginal(s) && s.operand().isReg() && s.source().isReg();
}

Reg another(const Allocated& a, const MOperand& operand) {
  auto order = intOrder(a);
  size_t at = size_t(std::find(order.begin(), order.end(), operand.asReg()) - order.begin());
  return order[(at + 3) % order.size()];
}
uint32_t anotherSlot(const Allocated& a, uint32_t slot) {
  for (uint32_t i = 0; i < a.mf->slots.size(); ++i)
    if (i != slot && a.mf->slots[i].area == Slot::Area::Spill) return i;
  return slot;
}
bool hasTwoSlots(const Allocated& a) {
  unsigned spills = 0;
  for (const Slot& slot : a.mf->slots) spills += slot.area == Slot::Area::Spill;
  return spills > 1;
}
void removePair(const Site& s) {
  MOperand* operands = s.inst->operandArray();
  std::copy(operands + s.i + 2, operands + s.inst->operandCount, operands + s.i);
  s.inst->operandCount -= 2;
  if (!s.inst->operandCount) MFunction::remove(*s.block, s.inst);
}
/// One place for another, in all operands and locations.
void rename(Allocated& a, Place from, Place to) {
  for (MBlock* block : a.mf->layout)
    for (MInst* inst = block->first; inst; inst = inst->next)
      for (MOperand& operand : inst->operands())
        if (Place::of(operand) == from) operand.payload = to.operand().payload;
  for (auto& atEntry : a.locations.atEntry)
    for (auto& [vreg, place] : atEntry)
      if (place == from) place = to;
}
/// Moves the instruction over the one after it.
void moveDown(const Site& s) {
  MInst* after = s.inst->next;
  MFunction::remove(*s.block, s.inst);
  MFunction::insert(*s.block, after->next, s.inst);
}
bool isTerminator(const Allocated& a, const MInst* inst) {
  return a.mf->target.ops[inst->op].has(OpTerminator);
}
/// The next instruction reads what the pair brings.
bool isReadNext(const Site& s) {
  if (!s.inst->next || s.inst->next->op == kParallelCopy) return false;
  for (const MOperand& operand : s.inst->next->operands())
    if (operand.isReg() && operand.uses() && operand.payload == s.operand().payload) return true;
  return false;
}

/// A value is not where it is read or where the next block expects it.
constexpr const char* kElsewhere = "does not hold|is not in ";

const Fault kFaults[] = {
    {"another operand's register is read", "does not hold",
     [](const Allocated& a, const Site& s) {
       return s.inst->op != kParallelCopy && s.i + 1 < s.inst->operandCount &&
              s.operand().role == RoleUse && s.source().role == RoleUse &&
              vregAt(a, *s.inst, s.i) != ~0u && vregAt(a, *s.inst, s.i + 1) != ~0u &&
              vregAt(a, *s.inst, s.i) != vregAt(a, *s.inst, s.i + 1);
     },
     [](Allocated&, const Site& s) { s.operand().payload = s.source().payload; }},
    {"a register that holds something else is read", "does not hold",
     [](const Allocated& a, const Site& s) {
       return s.inst->op != kParallelCopy && s.operand().role == RoleUse &&
              isAllocatable(a, s.operand()) && s.inst->prev && s.inst->prev->op != kParallelCopy &&
              s.inst->prev->operandCount && (*s.inst->prev)[0].isReg() &&
              (*s.inst->prev)[0].role == RoleDef &&
              (*s.inst->prev)[0].payload != s.operand().payload;
     },
     [](Allocated&, const Site& s) { s.operand().payload = (*s.inst->prev)[0].payload; }},
    {"a result goes to another register", kElsewhere,
     [](const Allocated& a, const Site& s) {
       return s.inst->op != kParallelCopy && s.operand().role == RoleDef &&
              isAllocatable(a, s.operand()) && vregAt(a, *s.inst, s.i) != ~0u;
     },
     [](Allocated& a, const Site& s) { s.operand().payload = another(a, s.operand()).raw; }},
    {"a tied operand is changed in another register", "does not hold",
     [](const Allocated& a, const Site& s) {
       return s.operand().role == (RoleUse | RoleDef) && isAllocatable(a, s.operand());
     },
     [](Allocated& a, const Site& s) { s.operand().payload = another(a, s.operand()).raw; }},
    {"a tied operand's register is read as the other source", "does not hold",
     [](const Allocated&, const Site& s) {
       return s.operand().role == (RoleUse | RoleDef) && s.i + 1 < s.inst->operandCount &&
              s.source().isReg() && s.source().role == RoleUse &&
              s.source().payload != s.operand().payload;
     },
     [](Allocated&, const Site& s) { s.operand().payload = s.source().payload; }},
    {"a reload is missing", kElsewhere, [](const Allocated&, const Site& s) { return isReload(s); },
     [](Allocated&, const Site& s) { removePair(s); }},
    {"a spill is missing", kElsewhere, [](const Allocated&, const Site& s) { return isSpill(s); },
     [](Allocated&, const Site& s) { removePair(s); }},
    {"a move between two registers is missing", kElsewhere,
     [](const Allocated&, const Site& s) { return isMove(s); },
     [](Allocated&, const Site& s) { removePair(s); }},
    {"a reload from another slot", kElsewhere,
     [](const Allocated& a, const Site& s) { return isReload(s) && hasTwoSlots(a); },
     [](Allocated& a, const Site& s) { s.source().payload = anotherSlot(a, s.source().payload); }},
    {"a spill to another slot",
     "does not hold|is not in |two values are copied to|all bits of a value",
     [](const Allocated& a, const Site& s) { return isSpill(s) && hasTwoSlots(a); },
     [](Allocated& a, const Site& s) {
       s.operand().payload = anotherSlot(a, s.operand().payload);
     }},
    {"a reload into another register", kElsewhere,
     [](const Allocated& a, const Site& s) { return isReload(s) && isAllocatable(a, s.operand()); },
     [](Allocated& a, const Site& s) { s.operand().payload = another(a, s.operand()).raw; }},
    {"another register is spilled", kElsewhere,
     [](const Allocated& a, const Site& s) { return isSpill(s) && isAllocatable(a, s.source()); },
     [](Allocated& a, const Site& s) { s.source().payload = another(a, s.source()).raw; }},
    {"a reload comes after its use", "does not hold",
     [](const Allocated& a, const Site& s) {
       return isReload(s) && isReadNext(s) && !isTerminator(a, s.inst->next);
     },
     [](Allocated&, const Site& s) { moveDown(s); }},
    {"a value is spilled before it is made", kElsewhere,
     [](const Allocated&, const Site& s) {
       return isSpill(s) && s.inst->operandCount == 2 && s.inst->prev &&
              s.inst->prev->op != kParallelCopy && s.inst->prev->operandCount &&
              (*s.inst->prev)[0].defines() && (*s.inst->prev)[0].payload == s.source().payload;
     },
     [](Allocated&, const Site& s) {
       moveDown({s.block, s.inst->prev, 0});
     }},
    {"the destinations of two copies at once are exchanged",
     "does not hold|is not in |all bits of a value",
     [](const Allocated& a, const Site& s) {
       return isPair(s) && s.i + 2 < s.inst->operandCount &&
              Place::of(s.source()) != Place::of((*s.inst)[s.i + 3]) &&
              Place::of(s.source()).exists() && (!isOriginal(s) || vregAt(a, *s.inst, s.i) != ~0u);
     },
     [](Allocated&, const Site& s) {
       std::swap(s.operand().payload, (*s.inst)[s.i + 2].payload);
       std::swap(s.operand().kind, (*s.inst)[s.i + 2].kind);
       std::swap(s.operand().aux, (*s.inst)[s.i + 2].aux);
     }},
    {"two copies at once to one place", "two values are copied to|all bits of a value",
     [](const Allocated&, const Site& s) {
       return isPair(s) && s.i + 2 < s.inst->operandCount &&
              s.operand().kind == (*s.inst)[s.i + 2].kind;
     },
     [](Allocated&, const Site& s) { s.operand().payload = (*s.inst)[s.i + 2].payload; }},
    {"a copy at once reads its neighbour's source", "source .* is not in",
     [](const Allocated& a, const Site& s) {
       return isPair(s) && isOriginal(s) && s.i + 2 < s.inst->operandCount && s.source().isReg() &&
              (*s.inst)[s.i + 3].isReg() &&
              vregAt(a, *s.inst, s.i + 1) != vregAt(a, *s.inst, s.i + 3);
     },
     [](Allocated&, const Site& s) { s.source().payload = (*s.inst)[s.i + 3].payload; }},
    {"the copies of an edge are lost", kElsewhere,
     [](const Allocated& a, const Site& s) {
       return s.i == 0 && isPair(s) && isOriginal(s) && s.inst->next &&
              isTerminator(a, s.inst->next);
     },
     [](Allocated&, const Site& s) { MFunction::remove(*s.block, s.inst); }},
    {"a value lives across a call in a register that calls destroy", kElsewhere,
     [](const Allocated& a, const Site& s) {
       return isAllocatable(a, s.operand()) &&
              a.mf->target.cc.calleeSaved.contains(s.operand().asReg());
     },
     [](Allocated& a, const Site& s) {
       for (Reg reg : intOrder(a))
         if (a.mf->target.cc.callerSaved.contains(reg))
           return rename(a, Place::of(s.operand()), Place::reg(reg));
     }},
    {"a register that the caller wants back is not saved", "belongs to the caller and is not saved",
     [](const Allocated& a, const Site& s) {
       return isAllocatable(a, s.operand()) && s.operand().defines() &&
              a.mf->target.cc.calleeSaved.contains(s.operand().asReg());
     },
     [](Allocated& a, const Site& s) { a.mf->usedCalleeSaved.erase(s.operand().asReg()); }},
    {"a slot is used again while its value is wanted",
     "does not hold|is not in |two values are copied to|all bits of a value",
     [](const Allocated& a, const Site& s) {
       // Both hold values into one block.
       if (!isSpill(s) || !hasTwoSlots(a)) return false;
       for (const auto& atEntry : a.locations.atEntry) {
         bool mine = false, others = false;
         for (const auto& [vreg, place] : atEntry) {
           mine |= place == Place::of(s.operand());
           others |= place == Place::slot(anotherSlot(a, s.operand().payload));
         }
         if (mine && others) return true;
       }
       return false;
     },
     [](Allocated& a, const Site& s) {
       rename(a, Place::of(s.operand()), Place::slot(anotherSlot(a, s.operand().payload)));
     }},
    {"two values that live at once share a register",
     "does not hold|is not in |two values are copied to",
     [](const Allocated& a, const Site& s) {
       return s.inst->op != kParallelCopy && s.i + 1 < s.inst->operandCount && s.operand().uses() &&
              s.source().isReg() && s.source().uses() && isAllocatable(a, s.operand()) &&
              isAllocatable(a, s.source()) && s.operand().payload != s.source().payload &&
              vregAt(a, *s.inst, s.i) != ~0u && vregAt(a, *s.inst, s.i + 1) != ~0u;
     },
     [](Allocated& a, const Site& s) { rename(a, Place::of(s.operand()), Place::of(s.source())); }},
    {"an argument goes to another register than the callee expects",
     "does not hold|was overwritten",
     [](const Allocated& a, const Site& s) {
       return isPair(s) && isOriginal(s) && s.operand().isReg() && vregAt(a, *s.inst, s.i) == ~0u;
     },
     [](Allocated& a, const Site& s) { s.operand().payload = another(a, s.operand()).raw; }},
    {"a result is taken from another register than the callee gives it in", "source .* is not in",
     [](const Allocated& a, const Site& s) {
       return isPair(s) && isOriginal(s) && s.source().isReg() &&
              vregAt(a, *s.inst, s.i + 1) == ~0u;
     },
     [](Allocated& a, const Site& s) { s.source().payload = another(a, s.source()).raw; }},
    {"an instruction is lost", "it is lost|does not hold|is not in |was overwritten",
     [](const Allocated& a, const Site& s) {
       return s.i == 0 && isOriginal(s) && !isTerminator(a, s.inst) &&
              !a.mf->target.ops[s.inst->op].has(OpRemat);
     },
     [](Allocated&, const Site& s) { MFunction::remove(*s.block, s.inst); }},
    {"two instructions are exchanged", "it was moved|does not hold|is not in |was overwritten",
     [](const Allocated& a, const Site& s) {
       return s.i == 0 && isOriginal(s) && s.inst->next && !isTerminator(a, s.inst->next) &&
              !(s.inst->next->flags & kInserted);
     },
     [](Allocated&, const Site& s) { moveDown(s); }},
    {"the scale of an index is lost", "is not what it was",
     [](const Allocated&, const Site& s) {
       return isOriginal(s) && s.operand().isReg() && s.operand().aux;
     },
     [](Allocated&, const Site& s) { s.operand().aux = 0; }},
    {"an immediate is changed", "is not what it was",
     [](const Allocated&, const Site& s) {
       return isOriginal(s) && s.inst->op != kParallelCopy && s.operand().isImm();
     },
     [](Allocated&, const Site& s) { ++s.operand().payload; }},
};

void expectFound(const Fault& fault, const std::string& said, const std::string& before) {
  EXPECT_TRUE(std::regex_search(said, std::regex(fault.words)))
      << fault.name << ": " << before << ", the check says: '" << said << "'";
}

/// Every kind at every site of one allocation, each in an allocation of its own.
TEST_P(Allocators, PlantedFaultsAreCaught) {
  unsigned kinds = 0;
  for (const Fault& fault : kFaults) {
    unsigned planted = 0;
    for (unsigned wanted = 0;; ++wanted) {
      Allocated a(GetParam().first, GetParam().second);
      Site found;
      unsigned at = 0;
      for (MBlock* block : a.mf->layout)
        for (MInst* inst = block->first; inst && !found.inst; inst = inst->next)
          for (uint32_t i = 0; i < inst->operandCount && !found.inst; ++i)
            if (fault.possible(a, {block, inst, i}) && at++ == wanted) found = {block, inst, i};
      if (!found.inst) break;
      std::string before = printMInst(*a.mf, *found.inst);
      fault.plant(a, found);
      expectFound(fault, a.check(), before);
      ++planted;
    }
    kinds += planted > 0;
    RecordProperty(fault.name, int(planted));
  }
  // The rest needs values that stay in registers, or other addressing modes than the target's.
  EXPECT_GE(kinds, GetParam().second ? 18u : 20u);
}

// ---- planted faults of widths, of the caller's slots, and of what is made again after a copy

/// Thirty values of 32 bits, ten of 64 and twenty-four arguments that all live at once, across a
/// loop whose phis begin with constants and arguments.
std::string pressure() {
  std::string text = "declare i32 @g(i32)\ndefine i64 @f(ptr %p";
  auto times = [&](unsigned count, auto&& line) {
    for (unsigned i = 0; i < count; ++i) text += line(std::to_string(i));
  };
  using S = const std::string&;
  times(24, [](S i) { return ", i32 %a" + i; });
  text += ") {\nentry:\n";
  times(20, [](S i) {
    return "  %at" + i + " = getelementptr i32, ptr %p, i64 " + i + "\n  %v" + i +
           " = load i32, ptr %at" + i + "\n";
  });
  times(10, [](S i) { return "  %w" + i + " = sext i32 %v" + i + " to i64\n"; });
  text += "  br label %loop\nloop:\n";
  times(24, [](S i) {
    return "  %q" + i + " = phi i32 [ %a" + i + ", %entry ], [ %n" + i + ", %loop ]\n";
  });
  text += "  %r = call i32 @g(i32 %q0)\n";
  times(24, [](S i) {
    return "  %n" + i + " = add i32 %q" + std::to_string((std::stoi(i) + 1) % 24) + ", %r\n";
  });
  text += "  %more = icmp slt i32 %n0, %v0\n  br i1 %more, label %loop, label %out\nout:\n";
  text += "  %s0 = sext i32 %n0 to i64\n";
  times(24, [](S i) {
    return "  %m" + i + " = mul i32 %n" + i + ", %a" + i + "\n  %e" + i + " = xor i32 %m" + i +
           ", %v" + std::to_string(std::stoi(i) % 20) + "\n  %x" + i + " = sext i32 %e" + i +
           " to i64\n  %y" + i + " = mul i64 %x" + i + ", %w" + std::to_string(std::stoi(i) % 10) +
           "\n  %s" + std::to_string(std::stoi(i) + 1) + " = add i64 %s" + i + ", %y" + i + "\n";
  });
  return text + "  ret i64 %s24\n}\n";
}

bool isWide(const Allocated& a, uint32_t vreg) {
  return vreg != ~0u && !a.mf->vregs[vreg].isNarrow;
}
bool isRepeated(const Site& s) {
  return s.i == 0 && s.inst->flags & kInserted && s.inst->op != kParallelCopy;
}

const Fault kWidthFaults[] = {
    {"a slot of a value of 64 bits has 4 bytes", "all bits of a value",
     [](const Allocated& a, const Site& s) {
       const uint32_t vreg = vregAt(a, *s.inst, s.i);
       return isSlot(s.operand()) && isWide(a, vreg) &&
              a.mf->slots[s.operand().payload].size == 8 && a.mf->target.info->name == "x86_64";
     },
     [](Allocated& a, const Site& s) { a.mf->slots[s.operand().payload].size = 4; }},
    {"a value of 64 bits is stored to or loaded from a slot of 4 bytes", "all bits of a value",
     [](const Allocated& a, const Site& s) {
       return (isSpill(s) || isReload(s)) && !s.operand().isNarrow &&
              a.mf->target.info->name == "x86_64";
     },
     [](Allocated& a, const Site& s) {
       a.mf->slots[(isSlot(s.operand()) ? s.operand() : s.source()).payload].size = 4;
     }},
    {"a store is left out on one path", kElsewhere,
     [](const Allocated&, const Site& s) { return isSpill(s); },
     [](Allocated&, const Site& s) { removePair(s); }},
    {"a memory operand of another slot", "does not hold",
     [](const Allocated& a, const Site& s) {
       return isOriginal(s) && s.inst->op != kParallelCopy && isSlot(s.operand()) && hasTwoSlots(a);
     },
     [](Allocated& a, const Site& s) {
       s.operand().payload = anotherSlot(a, s.operand().payload);
     }},
    {"an argument is loaded again from the slot of another", "not the definition of",
     [](const Allocated&, const Site& s) {
       return isRepeated(s) && (*s.inst)[1].kind == OperandKind::Slot;
     },
     [](Allocated& a, const Site& s) {
       (*s.inst)[1 + a.mf->target.displacementOperand].payload += 8;
     }},
    {"what is made again is made in another register", kElsewhere,
     [](const Allocated& a, const Site& s) {
       return isRepeated(s) && isAllocatable(a, s.operand());
     },
     [](Allocated& a, const Site& s) { s.operand().payload = another(a, s.operand()).raw; }},
    {"another value is said to be made again", "not the definition of|of unknown meaning",
     [](const Allocated& a, const Site& s) {
       return isRepeated(s) && a.mf->vregs.size() > s.inst->position + 1;
     },
     [](Allocated&, const Site& s) { ++s.inst->position; }},
    {"what a copy leaves out is not made after it", kElsewhere,
     [](const Allocated&, const Site& s) { return isRepeated(s); },
     [](Allocated&, const Site& s) { MFunction::remove(*s.block, s.inst); }},
    {"what is made again is made narrower", "not the definition of",
     [](const Allocated&, const Site& s) { return isRepeated(s); },
     [](Allocated&, const Site& s) { s.inst->size = 2; }},
};

TEST(AllocationCheck, SeesWidthsMemoryOperandsAndTheCallersSlots) {
  const std::string program = pressure();
  unsigned kinds = 0;
  for (const char* target : {"x86_64", "riscv64"}) {
    EXPECT_EQ(Allocated(target, false, program).check(), "");
    for (const Fault& fault : kWidthFaults) {
      unsigned planted = 0;
      for (unsigned wanted = 0; planted < 12; wanted += 3) {
        Allocated a(target, false, program);
        Site found;
        unsigned at = 0;
        for (MBlock* block : a.mf->layout)
          for (MInst* inst = block->first; inst && !found.inst; inst = inst->next)
            for (uint32_t i = 0; i < inst->operandCount && !found.inst; ++i)
              if (fault.possible(a, {block, inst, i}) && at++ == wanted) found = {block, inst, i};
        if (!found.inst) break;
        std::string before = printMInst(*a.mf, *found.inst);
        fault.plant(a, found);
        expectFound(fault, a.check(), before);
        ++planted;
      }
      kinds += planted > 0 && target == std::string("x86_64");
      if (!planted && target == std::string("x86_64")) ADD_FAILURE() << fault.name;
    }
  }
  EXPECT_EQ(kinds, std::size(kWidthFaults));
}

/// The store is in the program, so that nothing but the slot tells that it is wrong.
TEST(AllocationCheck, SeesAnOverwrittenArgumentThatIsReadAgain) {
  for (const char* target : {"x86_64", "riscv64"}) {
    bool isPlanted = false;
    Allocated a(target, false, pressure(), [&](MFunction& mf) {
      for (MBlock* block : mf.layout)
        for (MInst* inst = block->first; inst && !isPlanted; inst = inst->next) {
          if (!(inst->flags & kRepeatable)) continue;
          isPlanted = true;
          const uint16_t op = mf.target.regs.info(RegClass::Int).storeOp;
          std::vector<MOperand> operands;
          for (char letter : mf.target.ops[op].shape)
            if (letter == 'm')
              operands.insert(operands.end(), inst->operandArray() + 1,
                              inst->operandArray() + inst->operandCount);
            else
              operands.push_back(MOperand::reg((*inst)[0].asReg()));
          MInst* store = mf.create(op, inst->size, operands, 0);
          MFunction::insert(*block, inst->next, store);
        }
    });
    EXPECT_TRUE(isPlanted) << target;
    EXPECT_NE(a.check().find("a stack argument that is loaded again is overwritten"),
              std::string::npos)
        << target << ": " << a.check();
  }
}

TEST_P(Allocators, WrongLocationsAreCaught) {
  Allocated a(GetParam().first, GetParam().second);
  const Place wrong[] = {Place::reg(Reg{3}), Place::reg(Reg{5})};
  for (auto& atEntry : a.locations.atEntry)
    for (auto& [vreg, place] : atEntry) {
      Place right = place;
      place = wrong[right == wrong[0]];
      EXPECT_NE(a.check(), "");
      place = right;
    }
  EXPECT_EQ(a.check(), "");
}

INSTANTIATE_TEST_SUITE_P(All, Allocators,
                         testing::Values(std::pair{"x86_64", true}, std::pair{"x86_64", false},
                                         std::pair{"riscv64", true}, std::pair{"riscv64", false}),
                         [](const auto& one) {
                           return std::string(one.param.first) +
                                  (one.param.second ? "_spill_all" : "_greedy");
                         });

}  // namespace
}  // namespace minic
