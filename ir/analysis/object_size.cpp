// Follows the geps from a pointer back to its object, then adds up their offsets from there.
#include "ir/analysis/object_size.h"

#include <algorithm>
#include <vector>

#include "ir/analysis/address.h"
#include "ir/gep.h"
#include "ir/library.h"

namespace minic {

namespace {

constexpr unsigned kMaxPhis = 32;  // and selects, on the way to the objects
constexpr unsigned kMaxChain = 64;

/// The row of the C library's function that a value is a call of, checked or not. Null: none.
const LibraryFunction* libraryCalled(const Value* value) {
  const Inst* call = asInst(value);
  const Function* callee = call && call->is(Op::Call) ? call->calledFunction() : nullptr;
  if (!callee || !callee->isDeclaration()) return nullptr;
  const LibraryFunction* row = findLibraryFunction(uncheckedName(callee->name));
  return row && call->numArgs() + 1 >= row->type.size() ? row : nullptr;
}

/// The argument that a call of the C library returns: the object that it wrote to. Null: none.
const Value* returnedArgument(const Value* pointer) {
  const LibraryFunction* row = libraryCalled(pointer);
  return row && row->type[0] == 'r' ? asInst(pointer)->arg(0) : nullptr;
}

/// A size that is the product of two numbers; count may be null.
struct Product {
  Value* size;
  Value* count;
};

/// The numbers that give the size of an object that is allocated as the program runs.
std::optional<Product> allocatedSize(Module& module, const Value* object) {
  if (object->is(Op::Alloca)) {
    auto* alloca = static_cast<const Inst*>(object);
    Value* each = module.constInt(module.types.i64(), int64_t(alloca->typeArg->size));
    return Product{each, alloca->numOps ? alloca->operand(0) : nullptr};
  }
  const LibraryFunction* row = libraryCalled(object);
  if (!row) return std::nullopt;
  Product product{};
  for (uint32_t i = 1; i < row->type.size(); ++i)
    if (row->type[i] == 'z')
      (product.size ? product.count : product.size) = asInst(object)->arg(i - 1);
  return product.size ? std::optional(product) : std::nullopt;
}

/// The bytes of a whole object, by the value that its address is.
std::optional<uint64_t> wholeSize(const Value* object) {
  if (const GlobalVar* global = asGlobalVar(object)) {
    uint64_t size = global->valueType->size;
    return size || global->init ? std::optional(size) : std::nullopt;
  }
  const Inst* inst = asInst(object);
  if (!inst) return std::nullopt;
  auto product = allocatedSize(*inst->block->function->module, object);
  const ConstInt* size = product ? asConstInt(product->size) : nullptr;
  if (!size) return std::nullopt;
  if (!product->count) return size->zext();
  const ConstInt* count = asConstInt(product->count);
  uint64_t all;
  if (!count || __builtin_mul_overflow(size->zext(), count->zext(), &all)) return std::nullopt;
  return all;
}

/// The geps between an object and a pointer into it.
struct Chain {
  const Value* object;
  std::vector<const Value*> geps;  // the last comes first

  explicit Chain(const Value* pointer) : object(pointer) {
    while (geps.size() < kMaxChain) {
      const Value* from = pointerBefore(object);
      if (!from) from = returnedArgument(object);
      if (!from) break;
      if (GepSteps::of(object)) geps.push_back(object);
      object = from;
    }
  }
};

class Measure {
 public:
  explicit Measure(ObjectSizeQuestion question) : question_(question) {}

  std::optional<uint64_t> of(const Value* pointer) {
    Bytes bytes = left(pointer);
    return bytes.kind == Bytes::Known ? std::optional(bytes.number) : std::nullopt;
  }

 private:
  struct Bytes {
    /// Circular: a phi that is being measured already, perhaps at a later place, so that it adds
    /// nothing to the most.
    enum Kind { Unknown, Known, Circular } kind = Unknown;
    uint64_t number = 0;
  };

  struct Place {
    int64_t at = 0;         // bytes from the object's start
    bool isKnown = true;    // `at` is a number
    bool isInside = false;  // of a field or an array, which ends at:
    int64_t begin = 0, end = 0;

    void enter(uint64_t size) { isInside = true, begin = at, end = at + int64_t(size); }
  };

  Bytes left(const Value* pointer) {
    Chain chain(pointer);
    Place place = walk(chain);
    if (!place.isKnown) return {};
    Bytes whole = leftOf(chain.object);
    if (whole.kind == Bytes::Circular)
      return place.at < 0 ? Bytes{} : question_.least ? Bytes{Bytes::Known, 0} : whole;
    if (whole.kind == Bytes::Known) {
      if (place.at < 0) return {};
      whole.number -= std::min(whole.number, uint64_t(place.at));
    }
    if (question_.closest && place.isInside && place.begin <= place.at && place.at <= place.end) {
      auto inside = uint64_t(place.end - place.at);
      if (whole.kind == Bytes::Unknown || inside < whole.number) return {Bytes::Known, inside};
    }
    return whole;
  }

  /// From where the value points that is no gep.
  Bytes leftOf(const Value* object) {
    const Inst* inst = asInst(object);
    if (inst && (inst->is(Op::Phi) || inst->is(Op::Select))) return leftOfChoice(*inst);
    std::optional<uint64_t> size = wholeSize(object);
    return size ? Bytes{Bytes::Known, *size} : Bytes{};
  }

  Bytes leftOfChoice(const Inst& inst) {
    if (std::find(open_.begin(), open_.end(), &inst) != open_.end()) return {Bytes::Circular};
    if (visited_++ == kMaxPhis) return {};
    open_.push_back(&inst);
    Bytes all{Bytes::Circular};
    for (uint32_t i = inst.is(Op::Select); i < inst.numOps; ++i) {
      Bytes one = left(inst.operand(i));
      if (one.kind == Bytes::Circular) continue;
      bool isFirst = all.kind == Bytes::Circular;
      if (one.kind == Bytes::Unknown)
        all = one;
      else if (isFirst || (question_.least ? one.number < all.number : one.number > all.number))
        all = one;
      if (all.kind == Bytes::Unknown) break;
    }
    open_.pop_back();
    return all;
  }

  /// Where the geps lead. An array at the end of what a pointer points to may be longer than its
  /// type says, and so may one of no elements anywhere; they are no places of their own.
  static Place walk(const Chain& chain) {
    Place place;
    bool mayBeLonger = !asGlobalVar(chain.object) && !chain.object->is(Op::Alloca);
    for (size_t i = chain.geps.size(); i-- > 0;) {
      GepSteps steps = *GepSteps::of(chain.geps[i]);
      const Type* type = nullptr;  // that the step goes into
      for (GepStep step : steps) {
        if (step.isField) {
          place.at += int64_t(step.bytes);
          auto field = static_cast<const ConstInt*>(step.index)->zext();
          mayBeLonger &= field + 1 == type->fields.size();
          bool isOpen = step.type->isArray() && (mayBeLonger || step.type->size == 0);
          if (!isOpen) place.enter(step.type->size);
        } else {
          const ConstInt* index = asConstInt(step.index);
          if (!index) {
            place.isKnown = false;
          } else {
            if (type && type->isArray() && index->value != 0 && !mayBeLonger)
              place.enter(type->size);
            int64_t bytes;
            place.isKnown &= !__builtin_mul_overflow(index->value, int64_t(step.bytes), &bytes) &&
                             !__builtin_add_overflow(place.at, bytes, &place.at);
          }
        }
        type = step.type;
      }
    }
    return place;
  }

  ObjectSizeQuestion question_;
  std::vector<const Inst*> open_;  // phis and selects being measured
  unsigned visited_ = 0;
};

}  // namespace

std::optional<uint64_t> objectSize(const Value* pointer, ObjectSizeQuestion question) {
  return Measure(question).of(pointer);
}

Value* runtimeObjectSize(Builder& build, Value* pointer, ObjectSizeQuestion question) {
  Module& module = build.module;
  Type* i64 = module.types.i64();
  auto number = [&](uint64_t value) { return module.constInt(i64, int64_t(value)); };
  if (auto known = objectSize(pointer, question)) return number(*known);
  Chain chain(pointer);
  std::optional<Product> product = allocatedSize(module, chain.object);
  std::optional<uint64_t> fixed = wholeSize(chain.object);
  if (!fixed && !product) return nullptr;
  auto wide = [&](Value* value, Op extension) -> Value* {
    if (value->type == i64) return value;
    return build.cast(value->type->bits < 64 ? extension : Op::Trunc, value, i64);
  };
  auto times = [&](Value* left, Value* right) -> Value* {
    return build.binary(Op::Mul, left, right);
  };
  Value* size = fixed ? number(*fixed) : wide(product->size, Op::ZExt);
  if (!fixed && product->count) size = times(size, wide(product->count, Op::ZExt));
  Value* offset = nullptr;
  for (const Value* gep : chain.geps) {
    GepSteps steps = *GepSteps::of(gep);
    for (GepStep step : steps) {
      Value* bytes = number(step.bytes);
      if (!step.isField) {
        if (!step.index->type->isInt()) return nullptr;
        bytes = times(wide(const_cast<Value*>(step.index), Op::SExt), bytes);
      }
      offset = offset ? build.binary(Op::Add, offset, bytes) : bytes;
    }
  }
  if (!offset) return size;
  Value* isBeyond = build.icmp(IntPred::ULT, size, offset);
  return build.select(isBeyond, number(0), build.binary(Op::Sub, size, offset));
}

ObjectSizeQuestion objectSizeQuestion(const Inst& call) {
  const ConstInt* least = asConstInt(call.arg(1));
  return {least && least->zext(), call.call->attrs.has(fnattrs::ClosestObject)};
}

Value* objectSizeOf(Builder& build, const Inst& call) {
  ObjectSizeQuestion question = objectSizeQuestion(call);
  const ConstInt* isDynamic = call.numArgs() > 3 ? asConstInt(call.arg(3)) : nullptr;
  if (auto known = objectSize(call.arg(0), question))
    return build.module.constInt(call.type, int64_t(*known));
  if (!isDynamic || !isDynamic->zext()) return nullptr;
  Value* size = runtimeObjectSize(build, call.arg(0), question);
  return size && size->type != call.type ? build.cast(Op::Trunc, size, call.type) : size;
}

Value* unknownObjectSize(Module& module, const Inst& call) {
  return module.constInt(call.type, objectSizeQuestion(call).least ? 0 : -1);
}

bool isKnownConstant(const Value* value) { return value->op <= Op::ConstPoison; }

}  // namespace minic
