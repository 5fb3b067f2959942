// The leaves of a type: the scalars and vectors that a value of it consists of, in order. A scalar
// or vector is its own only leaf; void has none.
#pragma once

#include <span>
#include <vector>

#include "ir/value.h"

namespace minic {

/// The number of leaves; counting stops at `limit`.
uint64_t countLeaves(const Type* type, uint64_t limit = ~uint64_t(0));

/// Calls visit(path, offset, leaf) for each leaf: the indices that lead to it, its bytes from the
/// beginning, and its type.
template <class Visit>
void forEachLeaf(Type* type, Visit&& visit) {
  std::vector<uint32_t> path;
  auto walk = [&](auto& self, Type* at, uint64_t offset) -> void {
    if (at->isScalar() || at->isVector()) return visit(std::as_const(path), offset, at);
    uint64_t count = at->isArray() ? at->count : at->fields.size();
    for (uint32_t i = 0; i < count; ++i) {
      Type* member = at->isArray() ? at->element : at->fields[i];
      path.push_back(i);
      self(self, member, offset + (at->isArray() ? i * member->size : at->offsets[i]));
      path.pop_back();
    }
  };
  walk(walk, type, 0);
}

/// Appends the types of the leaves.
void appendLeaves(const Type* type, std::vector<const Type*>& out);

/// The number of the first leaf of the member that the constant indices operands[first..] of an
/// extractvalue or insertvalue select; `type` becomes the type of the member.
uint32_t leafIndex(const Type*& type, const Inst& inst, uint32_t first);

/// Leaf number `leaf` of a constant: a scalar, or null with `data` set if it is an element of data
/// (number `leaf`, which is changed accordingly), or null without data if it is zero.
const Value* constantLeaf(const Value* value, uint32_t& leaf, const ConstData*& data);

}  // namespace minic
