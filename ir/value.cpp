// Op table, use lists and predicates.
#include "ir/value.h"

#include "ir/function.h"
#include "ir/value_observer.h"

namespace minic {

using namespace opflags;

constinit const OpInfo kOpInfos[kNumOps + 1] = {
#define VALUE(Enum, summary) {{}, summary, 0, 0},
#define OP(Enum, text, arity, flags, summary) {text, summary, arity, flags},
#include "ir/ops.def"
    {"<erased>", "an instruction that is no longer in the program", 0, 0},
};

namespace {

void link(Use& use, Value* value) {
  use.value = value;
  if (!value || !value->tracksUses()) {
    use.prevLink = nullptr;
    return;
  }
  use.next = value->uses;
  use.prevLink = &value->uses;
  if (use.next) use.next->prevLink = &use.next;
  value->uses = &use;
}

void unlink(Use& use) {
  if (!use.prevLink) return;
  *use.prevLink = use.next;
  if (use.next) use.next->prevLink = use.prevLink;
  use.prevLink = nullptr;
}

void growOperands(Inst* inst, uint32_t capacity) {
  Use* old = inst->ops;
  Use* ops = static_cast<Use*>(
      inst->block->function->arena.allocate(sizeof(Use) * capacity, alignof(Use)));
  for (uint32_t i = 0; i < inst->numOps; ++i) {
    Value* value = old[i].value;
    unlink(old[i]);
    ops[i].user = inst;
    link(ops[i], value);
  }
  inst->ops = ops;
  inst->capOps = capacity;
}

}  // namespace

uint32_t Use::index() const { return uint32_t(this - user->ops); }

void Inst::setOperand(uint32_t i, Value* value) {
  MINIC_DCHECK(i < numOps);
  unlink(ops[i]);
  link(ops[i], value);
  if (block) ++block->function->instEpoch;
}

void addOperand(Inst* inst, Value* value) {
  if (inst->numOps == inst->capOps) growOperands(inst, inst->capOps ? inst->capOps * 2 : 2);
  Use& use = inst->ops[inst->numOps++];
  use.user = inst;
  link(use, value);
  if (inst->block) ++inst->block->function->instEpoch;
}

void removeOperandSwap(Inst* inst, uint32_t i) {
  uint32_t last = inst->numOps - 1;
  if (i != last) inst->setOperand(i, inst->ops[last].value);
  unlink(inst->ops[last]);
  inst->numOps = last;
}

void dropOperands(Inst* inst) {
  for (Use& use : inst->operands()) {
    unlink(use);
    use.value = nullptr;
  }
}

void replaceAllUses(Value* from, Value* to) {
  MINIC_DCHECK(from != to && from->type == to->type);
  Inst* inst = asInst(from);
  // A new instruction may not stand in a block yet.
  const Inst* placed = inst && !inst->block ? asInst(to) : inst;
  if (placed && placed->block)
    if (ValueObserver* observer = placed->block->function->module->valueObserver)
      observer->replaced(inst, to);
  if (inst && inst->block) {
    if (FunctionDebug* debug = inst->block->function->debug.get();
        debug && !debug->assignments.empty()) {
      debug->replacements.erase(to);  // it is in use: no chain comes back to it
      debug->replacements[from] = to;
    }
  }
  Use* first = from->uses;
  if (!first) return;
  from->uses = nullptr;
  if (Block* block = first->user->block) ++block->function->instEpoch;
  if (!to->tracksUses()) {
    for (Use* use = first; use; use = use->next) {
      use->value = to;
      use->prevLink = nullptr;
    }
    return;
  }
  Use* last = first;
  for (Use* use = first; use; use = use->next) {
    use->value = to;
    last = use;
  }
  last->next = to->uses;
  if (to->uses) to->uses->prevLink = &last->next;
  to->uses = first;
  first->prevLink = &to->uses;
}

uint32_t Inst::align() const {
  MINIC_DCHECK(op == Op::Alloca || op == Op::Load || op == Op::Store);
  if (sub) return uint32_t(1) << (sub - 1);
  return op == Op::Alloca ? typeArg->align
         : op == Op::Load ? type->align
                          : ops[0].value->type->align;
}

void Inst::setAlign(uint32_t bytes) {
  MINIC_DCHECK(std::has_single_bit(bytes));
  sub = uint16_t(std::countr_zero(bytes) + 1);
}

bool isValidCast(Op op, const Type* from, const Type* to) {
  if (op == Op::BitCast && (from->isVector() || to->isVector()))
    return from->bits == to->bits && !from->lane()->isInt(1) && !to->lane()->isInt(1) &&
           (from->isVector() || from->isInt() || from->isFloatingPoint()) &&
           (to->isVector() || to->isInt() || to->isFloatingPoint());
  if (from->isVector() && to->isVector() && from->count == to->count)
    return isValidCast(op, from->element, to->element);
  switch (op) {
    case Op::Trunc: return from->isInt() && to->isInt() && from->bits > to->bits;
    case Op::ZExt:
    case Op::SExt: return from->isInt() && to->isInt() && from->bits < to->bits;
    case Op::FPToSI:
    case Op::FPToUI: return from->isAnyFloat() && to->isInt();
    case Op::SIToFP:
    case Op::UIToFP: return from->isInt() && to->isAnyFloat();
    case Op::FPTrunc: return from->isAnyFloat() && to->isAnyFloat() && from->bits > to->bits;
    case Op::FPExt: return from->isAnyFloat() && to->isAnyFloat() && from->bits < to->bits;
    case Op::PtrToInt: return from->isPtr() && to->isInt();
    case Op::IntToPtr: return from->isInt() && to->isPtr();
    case Op::BitCast:
      return from->isScalar() && to->isScalar() && from->isPtr() == to->isPtr() &&
             from->bits == to->bits;
    default: return false;
  }
}

int32_t shuffleLane(const Inst* shuffle, uint32_t lane) {
  MINIC_DCHECK(shuffle->is(Op::ShuffleVector));
  const Value* mask = shuffle->operand(2);
  if (mask->is(Op::ConstZero)) return 0;
  const auto* lanes = asConstAggregate(mask);
  const ConstInt* from = lanes ? asConstInt(lanes->elements[lane]) : nullptr;
  return from ? int32_t(from->value) : -1;
}

bool isUniform(const Value* vector) {
  if (vector->isConstant()) {
    const auto* lanes = asConstAggregate(vector);
    if (!lanes) return vector->is(Op::ConstZero);
    for (const Value* lane : lanes->elements)
      if (lane != lanes->elements[0] || !lane->is(Op::ConstInt)) return false;
    return true;
  }
  if (!vector->is(Op::ShuffleVector)) return false;
  const auto* shuffle = static_cast<const Inst*>(vector);
  for (uint32_t i = 0; i < vector->type->count; ++i)
    if (shuffleLane(shuffle, i) != shuffleLane(shuffle, 0)) return false;
  return true;
}

bool isShuffleMask(const Value* mask, const Type* vector) {
  if (!mask->type->isVector() || !mask->type->element->isInt(32)) return false;
  if (mask->isUndefOrPoison() || mask->is(Op::ConstZero)) return true;
  const auto* lanes = asConstAggregate(mask);
  if (!lanes) return false;
  for (const Value* lane : lanes->elements) {
    const ConstInt* from = asConstInt(lane);
    if (from ? from->zext() >= 2 * vector->count : !lane->isUndefOrPoison()) return false;
  }
  return true;
}

std::string_view rmwName(RmwOp op) {
  constexpr std::string_view kNames[] = {"xchg", "add", "sub", "and",  "nand", "or",
                                         "xor",  "max", "min", "umax", "umin"};
  return kNames[size_t(op)];
}

std::string_view predName(IntPred pred) {
  constexpr std::string_view names[] = {"eq",  "ne",  "ugt", "uge", "ult",
                                        "ule", "sgt", "sge", "slt", "sle"};
  return names[unsigned(pred)];
}

std::string_view predName(FloatPred pred) {
  constexpr std::string_view names[] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                        "uno",   "ueq", "ugt", "uge", "ult", "ule", "une", "true"};
  return names[unsigned(pred)];
}

IntPred inverse(IntPred pred) {
  using enum IntPred;
  constexpr IntPred table[] = {NE, EQ, ULE, ULT, UGE, UGT, SLE, SLT, SGE, SGT};
  return table[unsigned(pred)];
}

IntPred swapped(IntPred pred) {
  using enum IntPred;
  constexpr IntPred table[] = {EQ, NE, ULT, ULE, UGT, UGE, SLT, SLE, SGT, SGE};
  return table[unsigned(pred)];
}

FloatPred inverse(FloatPred pred) { return FloatPred(unsigned(pred) ^ 15); }

FloatPred swapped(FloatPred pred) {
  unsigned p = unsigned(pred);
  return FloatPred((p & 9) | (p & 2) << 1 | (p & 4) >> 1);  // exchange greater and less
}

}  // namespace minic
