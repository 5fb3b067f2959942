// The one walk over the indices of a getelementptr, for instructions and constant expressions
// alike. An address is the base plus the sum of its steps; the walk trusts what the verifier and
// the reader check (an index of a struct is a constant in range).
#pragma once

#include <optional>

#include "ir/value.h"

namespace minic {

/// One index of a gep.
struct GepStep {
  uint32_t operand;    ///< its number among the gep's operands
  const Value* index;  ///< the operand itself
  bool isField;        ///< selects a field of a struct: adds `bytes`, whatever the index's value
  uint64_t bytes;      ///< else: adds the sign-extended index times this
  const Type* type;    ///< what the address points to after this step
};

/// A range over the steps of a gep: `for (GepStep step : GepSteps(*gep))`.
class GepSteps {
 public:
  explicit GepSteps(const Inst& gep) : type_(gep.typeArg), uses_(gep.ops), count_(gep.numOps) {
    MINIC_DCHECK(gep.is(Op::Gep));
  }
  explicit GepSteps(const ConstExpr& gep)
      : type_(gep.sourceType), values_(gep.operands.data()), count_(uint32_t(gep.operands.size())) {
    MINIC_DCHECK(gep.exprOp == Op::Gep);
  }
  /// The steps of an instruction or a constant expression; nothing if the value is no gep.
  static std::optional<GepSteps> of(const Value* value) {
    if (value->is(Op::Gep)) return GepSteps(*static_cast<const Inst*>(value));
    const ConstExpr* expr = asConstExpr(value);
    if (expr && expr->exprOp == Op::Gep) return GepSteps(*expr);
    return std::nullopt;
  }

  const Value* operand(uint32_t i) const { return uses_ ? uses_[i].value : values_[i]; }
  const Value* base() const { return operand(0); }
  /// What the whole gep points to.
  const Type* target() const {
    const Type* type = type_;
    for (GepStep step : *this) type = step.type;
    return type;
  }

  /// By how many bytes the result is behind the base, if all indices are constants. Wraps.
  std::optional<int64_t> constantBytes() const {
    uint64_t bytes = 0;
    for (GepStep step : *this) {
      const ConstInt* index = asConstInt(step.index);
      if (!index) return std::nullopt;
      bytes += step.isField ? step.bytes : uint64_t(index->value) * step.bytes;
    }
    return int64_t(bytes);
  }

  class Iterator {
   public:
    Iterator(const GepSteps& steps, uint32_t operand) : steps_(steps), type_(steps.type_) {
      step_.operand = operand;
      compute();
    }
    const GepStep& operator*() const { return step_; }
    Iterator& operator++() {
      type_ = step_.type;
      ++step_.operand;
      compute();
      return *this;
    }
    bool operator!=(const Iterator& other) const { return step_.operand != other.step_.operand; }

   private:
    void compute() {
      uint32_t i = step_.operand;
      if (i >= steps_.count_) return;
      step_.index = steps_.operand(i);
      step_.isField = i > 1 && type_->isStruct();
      if (step_.isField) {
        uint64_t field = static_cast<const ConstInt*>(step_.index)->zext();
        step_.bytes = type_->offsets[field];
        step_.type = type_->fields[field];
      } else {
        step_.type = i > 1 ? type_->element : type_;  // the first index steps over whole objects
        step_.bytes = step_.type->size;
      }
    }

    const GepSteps& steps_;
    const Type* type_;
    GepStep step_{};
  };
  Iterator begin() const { return {*this, 1}; }
  Iterator end() const { return {*this, count_ ? count_ : 1}; }

 private:
  const Type* type_;
  const Use* uses_ = nullptr;
  Value* const* values_ = nullptr;
  uint32_t count_;
};

}  // namespace minic
