// See the header.
#include "passes/loop/sum.h"

#include <array>
#include <bit>

namespace minic {

Value* SumBuilder::number(int64_t number) const {
  return build_.module.constInt(build_.module.types.i64(), number);
}

Value* SumBuilder::plus(Value* a, Value* b) const {
  const ConstInt *left = a ? asConstInt(a) : nullptr, *right = asConstInt(b);
  if (!a || (left && left->isZero())) return b;
  if (right && right->isZero()) return a;
  if (left && right) return number(int64_t(uint64_t(left->value) + uint64_t(right->value)));
  return build_.binary(Op::Add, a, b);
}

Value* SumBuilder::times(Value* value, int64_t by) const {
  if (by == 1) return value;
  if (const ConstInt* constant = asConstInt(value))
    return number(int64_t(uint64_t(constant->value) * uint64_t(by)));
  if (std::has_single_bit(uint64_t(by)))
    return build_.binary(Op::Shl, value, number(std::countr_zero(uint64_t(by))));
  return build_.binary(Op::Mul, value, number(by));
}

Value* SumBuilder::times(Value* a, Value* b) const {
  if (const ConstInt* constant = asConstInt(b)) return times(a, constant->value);
  if (const ConstInt* constant = asConstInt(a)) return times(b, constant->value);
  return build_.binary(Op::Mul, a, b);
}

Value* SumBuilder::make(const Sum& sum) const {
  Value* total = nullptr;
  for (const Sum::Term& term : sum.terms) {
    Value* value = term.value;
    if (!value->type->isInt(64)) value = build_.cast(Op::ZExt, value, build_.module.types.i64());
    value = times(value, term.factor);
    total = plus(total, value);
  }
  return plus(total, number(sum.number));
}

Value* SumBuilder::moved(Value* pointer, Value* bytes) const {
  const ConstInt* constant = asConstInt(bytes);
  if (constant && constant->isZero()) return pointer;
  return build_.gep(build_.module.types.i8(), pointer, std::array{bytes}, {}, false);
}

}  // namespace minic
