// The walk from an address to its base, and from an index to its variables.
#include "ir/analysis/address.h"

#include <cstdlib>
#include <numeric>

#include "ir/gep.h"

namespace minic {

namespace {

constexpr unsigned kMaxGeps = 16;        // on the way to the base
constexpr unsigned kMaxArithmetic = 16;  // instructions of one index

class Linear {
 public:
  explicit Linear(Address& address) : address_(address) {}

  /// Adds scale * index. An i32 index, say, is sign-extended.
  void add(const Value* index, uint64_t scale, bool inBounds) {
    if (scale == 0) return;
    unsigned fuel = kMaxArithmetic;
    Part part{index, index->type->bits, false, inBounds, int64_t(scale)};
    addPart(part, fuel);
  }

 private:
  struct Part {
    const Value* value;
    unsigned width;
    bool isZeroExtended;
    bool isExact;  // scale * value stays within 64 bits
    int64_t scale;
  };

  /// Recursive on the two operands of a sum; `fuel` bounds depth and breadth alike.
  void addPart(Part part, unsigned& fuel) {
    for (;;) {
      if (part.width > 64) return addTerm(part);
      if (const ConstInt* number = asConstInt(part.value)) {
        int64_t value = part.isZeroExtended ? int64_t(number->zext()) : number->value;
        address_.offset =
            int64_t(uint64_t(address_.offset) + uint64_t(value) * uint64_t(part.scale));
        return;
      }
      const Inst* inst = asInst(part.value);
      if (!inst || fuel == 0) return addTerm(part);
      --fuel;
      switch (inst->op) {
        case Op::SExt:
        case Op::ZExt: {
          // A zero-extended number is not negative, so extending it further is the same either way.
          bool zero = inst->is(Op::ZExt);
          if (part.isZeroExtended && !zero) return addTerm(part);
          part.isZeroExtended = zero;
          part.value = inst->operand(0);
          part.width = part.value->type->bits;
          continue;
        }
        case Op::Add:
        case Op::Sub: {
          wrapsAt(part);
          Part right = part;
          right.value = inst->operand(1);
          if (inst->is(Op::Sub)) right.scale = int64_t(-uint64_t(right.scale));
          addPart(right, fuel);
          part.value = inst->operand(0);
          continue;
        }
        case Op::Mul:
        case Op::Shl: {
          const ConstInt* by = asConstInt(inst->operand(1));
          if (!by || (inst->is(Op::Shl) && by->zext() >= part.width)) return addTerm(part);
          wrapsAt(part);
          uint64_t factor = inst->is(Op::Mul) ? uint64_t(by->value) : uint64_t(1) << by->zext();
          part.scale = int64_t(uint64_t(part.scale) * factor);
          part.isExact = false;
          part.value = inst->operand(0);
          continue;
        }
        default: return addTerm(part);
      }
    }
  }

  /// Arithmetic of the part's width was taken apart: it is right modulo 2^width.
  void wrapsAt(const Part& part) {
    if (part.width >= 64) return;
    uint64_t scale = part.scale < 0 ? -uint64_t(part.scale) : uint64_t(part.scale);
    // The part of 2^width * scale that 64 bits hold; 0, which is 2^64, if they hold none.
    uint64_t circle =
        scale >> (64 - part.width) ? lowestBit(scale) << part.width : scale << part.width;
    address_.modulus = std::gcd(address_.modulus, circle);
  }

  static uint64_t lowestBit(uint64_t number) { return number & -number; }

  void addTerm(const Part& part) {
    // So many narrow terms that their sum, and the difference of two sums, fit in 64 bits.
    constexpr int64_t kFar = int64_t(1) << 24;
    bool isNarrow = part.width <= 32 && part.scale < kFar && part.scale > -kFar;
    for (uint32_t i = 0; i < address_.numTerms; ++i) {
      AddressTerm& term = address_.terms[i];
      if (term.variable != part.value || term.isZeroExtended != part.isZeroExtended) continue;
      term.scale = int64_t(uint64_t(term.scale) + uint64_t(part.scale));
      term.mayWrap = true;
      if (term.scale == 0) term = address_.terms[--address_.numTerms];
      return;
    }
    if (address_.numTerms == Address::kMaxTerms) {
      address_.isKnown = false;
      return;
    }
    address_.terms[address_.numTerms++] = {part.value, part.isZeroExtended,
                                           !isNarrow && !part.isExact, part.scale};
  }

  Address& address_;
};

}  // namespace

const Value* pointerBefore(const Value* pointer) {
  if (auto gep = GepSteps::of(pointer)) return gep->base();
  const Value* from = nullptr;
  if (pointer->is(Op::BitCast)) from = static_cast<const Inst*>(pointer)->operand(0);
  const ConstExpr* expr = asConstExpr(pointer);
  if (expr && expr->exprOp == Op::BitCast) from = expr->operands[0];
  return from && from->type->isPtr() ? from : nullptr;
}

Address Address::of(const Value* pointer) {
  Address address;
  address.base = pointer;
  Linear linear(address);
  for (unsigned geps = 0; geps < kMaxGeps; ++geps) {
    const Value* from = pointerBefore(address.base);
    if (!from) break;
    if (auto steps = GepSteps::of(address.base)) {
      bool inBounds = address.base->flags & vflags::InBounds;
      for (GepStep step : *steps) {
        if (step.isField)
          address.offset = int64_t(uint64_t(address.offset) + step.bytes);
        else if (step.index->type->isInt())
          linear.add(step.index, step.bytes, inBounds);
        else
          address.isKnown = false;
      }
    }
    address.base = from;
  }
  return address;
}

const Value* baseOf(const Value* pointer) {
  for (unsigned geps = 0; geps < kMaxGeps; ++geps) {
    const Value* from = pointerBefore(pointer);
    if (!from) break;
    pointer = from;
  }
  return pointer;
}

uint64_t knownObjectSize(const Value* pointer) {
  pointer = baseOf(pointer);
  if (const GlobalVar* global = asGlobalVar(pointer)) {
    bool isHere = global->init || global->dsoLocal || global->isLocal();
    return isHere ? global->valueType->size : 0;
  }
  if (!pointer->is(Op::Alloca)) return 0;
  auto* alloca = static_cast<const Inst*>(pointer);
  const ConstInt* count = alloca->numOps ? asConstInt(alloca->operand(0)) : nullptr;
  return alloca->numOps == 0 || (count && count->value == 1) ? alloca->typeArg->size : 0;
}

bool isIndexThatCannotWrap(uint64_t objectSize, uint64_t scale, int64_t added) {
  return objectSize && objectSize / scale + uint64_t(std::abs(added)) <= INT32_MAX;
}

}  // namespace minic
