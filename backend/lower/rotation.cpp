// Two shifts of one value that are a rotation; see the header.
#include "backend/lower/rotation.h"

namespace minic {

const Value* shiftCount(const Lowering& l, const Value* count, int64_t bits, bool masks) {
  while (const Inst* inst = asInst(count)) {
    bool keepsLowest = inst->is(Op::ZExt) || inst->is(Op::SExt) || inst->is(Op::Trunc);
    if (inst->is(Op::And) && masks)
      if (auto mask = l.constant(inst->operand(1))) keepsLowest = (~*mask & (bits - 1)) == 0;
    if (!keepsLowest || inst->operand(0)->type->isInt(1)) break;
    count = inst->operand(0);
  }
  return count;
}

/// Whether the shift counts are n and bits - n; with `masks` their lowest bits alone decide.
static bool isOpposite(const Lowering& l, const Value* count, const Value* other, int64_t bits,
                       bool masks) {
  const Inst* difference = asInst(shiftCount(l, other, bits, masks));
  if (!difference || !difference->is(Op::Sub)) return false;
  auto from = l.constant(difference->operand(0));
  return from && (masks ? *from % bits == 0 : *from == bits) &&
         shiftCount(l, difference->operand(1), bits, masks) == shiftCount(l, count, bits, masks);
}

Rotation rotationOf(const Lowering& l, const Inst& inst, bool masks) {
  const int64_t bits = inst.type->bits;
  const Inst *up = l.canFold(inst.operand(0), Op::Shl),
             *down = l.canFold(inst.operand(1), Op::LShr);
  if (!up && !down)
    up = l.canFold(inst.operand(1), Op::Shl), down = l.canFold(inst.operand(0), Op::LShr);
  if (!up || !down || up->operand(0) != down->operand(0) || (bits != 32 && bits != 64)) return {};
  const Value *x = up->operand(0), *left = up->operand(1), *right = down->operand(1);
  auto forth = l.constant(left), rest = l.constant(right);
  if (forth && rest) {
    if (*forth <= 0 || *forth >= bits || *forth + *rest != bits) return {};
    return {x, left, true};
  }
  masks &= inst.is(Op::Or);
  if (isOpposite(l, left, right, bits, masks)) return {x, left, true};
  if (isOpposite(l, right, left, bits, masks)) return {x, right, false};
  return {};
}

}  // namespace minic
