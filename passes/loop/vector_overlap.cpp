// Compares before a vector loop where the groups of its accesses begin. Groups that move alike are
// compared by the distance of their starts, others by all bytes that they touch.
#include "passes/loop/vector_overlap.h"

#include <algorithm>
#include <array>

namespace minic {

namespace {

class OverlapTests {
 public:
  OverlapTests(Builder& build, const VectorPlan& plan, Value* iterations)
      : build_(build), plan_(plan), iterations_(iterations), i64_(build.module.types.i64()) {}

  Value* apart(const AccessGroup& first, const AccessGroup& second, Value* one, Value* two) {
    return strideOf(first) == strideOf(second) ? farEnough(first, second, one, two)
                                               : disjoint(first, second, one, two);
  }

 private:
  int64_t strideOf(const AccessGroup& group) const {
    return plan_.accesses[group.first].at->stride;
  }
  ConstInt* number(int64_t value) { return build_.module.constInt(i64_, value); }

  /// Both move alike, so they touch the same bytes only in iterations that are a fixed number
  /// apart; at least a vector is between them, or the order in an iteration is that of the
  /// iterations.
  Value* farEnough(const AccessGroup& first, const AccessGroup& second, Value* one, Value* two) {
    int64_t stride = strideOf(first), size = stride < 0 ? -stride : stride;
    Value* ahead = stride > 0 ? build_.binary(Op::Sub, two, one) : build_.binary(Op::Sub, one, two);
    // By how much less and more the accesses of the groups may be ahead than their firsts.
    int64_t firsts = first.high - first.smallest, seconds = second.high - second.smallest;
    int64_t least = stride > 0 ? second.low - firsts : first.low - seconds,
            most = stride > 0 ? seconds - first.low : firsts - second.low;
    // In a later iteration of the vector `first` touches what `second` does: so many bytes ahead.
    int64_t width = std::max(first.largest, second.largest), nearest = size - width + 1,
            farthest = size * int64_t(plan_.lanes - 1) + width - 1;
    if (first.to >= second.from) nearest = -farthest;  // each may come first
    int64_t lowest = nearest - most, highest = farthest - least;
    Value* shifted = added(build_, ahead, -lowest);
    return build_.icmp(IntPred::UGT, shifted, number(highest - lowest));
  }

  /// All bytes of one are before all bytes of the other.
  Value* disjoint(const AccessGroup& first, const AccessGroup& second, Value* one, Value* two) {
    Value* more = added(build_, iterations_, -1);
    if (more->type != i64_) more = build_.cast(Op::ZExt, more, i64_);
    Value *lows[2], *sizes[2];
    for (int k = 0; k < 2; ++k) {
      const AccessGroup& group = k == 0 ? first : second;
      int64_t stride = strideOf(group);
      Value* moved = build_.binary(Op::Mul, more, number(stride < 0 ? -stride : stride));
      lows[k] = added(build_, k == 0 ? one : two, group.low);
      if (stride < 0) lows[k] = build_.binary(Op::Sub, lows[k], moved);
      sizes[k] = added(build_, moved, group.high - group.low);
    }
    // They overlap if the second begins less than its size before, or the first's size after.
    Value* ahead = build_.binary(Op::Sub, lows[1], lows[0]);
    Value* shifted = added(build_, build_.binary(Op::Add, ahead, sizes[1]), -1);
    Value* limit = added(build_, build_.binary(Op::Add, sizes[0], sizes[1]), -1);
    return build_.icmp(IntPred::UGE, shifted, limit);
  }

  Builder& build_;
  const VectorPlan& plan_;
  Value* iterations_;
  Type* i64_;
};

}  // namespace

Value* groupsAreApart(Builder& build, const VectorPlan& plan, Value* iterations,
                      const std::function<Value*(Value*)>& atStart) {
  OverlapTests tests(build, plan, iterations);
  // The address of the group's first access in iteration 0.
  auto startOf = [&](const AccessGroup& group) {
    Value* pointer = atStart(plan.accesses[group.first].inst->address());
    return build.cast(Op::PtrToInt, pointer, build.module.types.i64());
  };
  Value* all = nullptr;
  for (OverlapCheck check : plan.checks) {
    const AccessGroup &first = plan.groups[check.first], &second = plan.groups[check.second];
    Value *one = startOf(first), *two = startOf(second);
    Value* apart = tests.apart(first, second, one, two);
    all = all ? build.binary(Op::And, all, apart) : apart;
  }
  return all;
}

Value* added(Builder& build, Value* value, int64_t more) {
  if (more == 0) return value;
  Module& module = build.module;
  if (value->type->isPtr()) {
    Value* bytes = module.constInt(module.types.i64(), more);
    return build.gep(module.types.i8(), value, std::array{bytes}, {}, false);
  }
  if (const ConstInt* known = asConstInt(value))
    return module.constInt(value->type, int64_t(uint64_t(known->value) + uint64_t(more)));
  return build.binary(Op::Add, value, module.constInt(value->type, more));
}

}  // namespace minic
