// Counting and finding the scalars of aggregates.
#include "ir/leaves.h"

#include <algorithm>

namespace minic {

uint64_t countLeaves(const Type* type, uint64_t limit) {
  if (type->isScalar() || type->isVector()) return 1;
  uint64_t count = 0;
  if (type->isArray() && type->count) {
    uint64_t each = countLeaves(type->element, limit);
    count = each && type->count > limit / each ? limit : each * type->count;
  }
  if (type->isStruct())
    for (const Type* field : type->fields)
      count = std::min(limit, count + countLeaves(field, limit));
  return count;
}

void appendLeaves(const Type* type, std::vector<const Type*>& out) {
  if (type->isScalar() || type->isVector()) return out.push_back(type);
  if (type->isArray())
    for (uint64_t i = 0; i < type->count; ++i) appendLeaves(type->element, out);
  if (type->isStruct())
    for (const Type* field : type->fields) appendLeaves(field, out);
}

uint32_t leafIndex(const Type*& type, const Inst& inst, uint32_t first) {
  uint64_t leaf = 0;
  for (uint32_t i = first; i < inst.numOps; ++i) {
    uint64_t index = asConstInt(inst.operand(i))->zext();
    if (type->isStruct()) {
      for (uint64_t k = 0; k < index; ++k) leaf += countLeaves(type->fields[k]);
      type = type->fields[index];
    } else {
      leaf += index * countLeaves(type->element);
      type = type->element;
    }
  }
  return uint32_t(leaf);
}

const Value* constantLeaf(const Value* value, uint32_t& leaf, const ConstData*& data) {
  for (const ConstAggregate* aggregate;
       value->type->isAggregate() && (aggregate = asConstAggregate(value));) {
    const Value* inside = nullptr;
    for (const Value* element : aggregate->elements) {
      uint64_t count = countLeaves(element->type);
      if (leaf < count) {
        inside = element;
        break;
      }
      leaf -= uint32_t(count);
    }
    value = inside;
    if (!value) return nullptr;
  }
  data = asConstData(value);
  return value->type->isAggregate() ? nullptr : value;
}

}  // namespace minic
