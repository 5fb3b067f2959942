// See the header. Sources: System V AMD64 psABI 3.5.7, "The va_arg Macro"; RISC-V ELF psABI.
#include "ir/va_arg.h"

#include <algorithm>

namespace minic {
namespace {

class VaArg {
 public:
  VaArg(Builder& builder, const TargetInfo& target, Value* list)
      : build_(builder),
        types_(builder.module.types),
        target_(target),
        rules_(target.arguments),
        list_(list) {}

  Value* run(const AbiShape& shape) {
    passing_ = AbiClassifier(target_).argument(shape, true);
    Value* memory = field(rules_.vaListIsPointer ? 0 : 8);
    if (passing_.kind == AbiPassing::Ignore) return build_.load(types_.ptr(), memory);
    if (rules_.vaListIsPointer || passing_.kind == AbiPassing::Memory)
      return inMemory(memory, shape);
    return inRegistersOrMemory(memory, shape);
  }

 private:
  Value* number(Type* type, uint64_t value) { return build_.module.constInt(type, int64_t(value)); }
  Value* field(uint64_t offset) { return addressAt(build_, list_, offset); }
  static uint64_t slots(uint64_t bytes) { return (bytes + 7) & ~uint64_t(7); }

  /// `next`, the address of the next stack argument, rounded up for a type so aligned.
  Value* aligned(Value* next, uint64_t align) {
    if (align <= 8) return next;
    // Where large types are passed by address no argument has more than two registers' alignment.
    if (!rules_.byValInMemory) align = 16;
    Value* address = build_.cast(Op::PtrToInt, next, types_.i64());
    Value* up = build_.binary(Op::Add, address, number(types_.i64(), align - 1));
    Value* rounded = build_.binary(Op::And, up, number(types_.i64(), ~(align - 1)));
    return build_.cast(Op::IntToPtr, rounded, types_.ptr());
  }

  Value* inMemory(Value* memory, const AbiShape& shape) {
    bool isPointer = passing_.kind == AbiPassing::Pointer;
    Value* next = build_.load(types_.ptr(), memory);
    Value* at = isPointer ? next : aligned(next, shape.align);
    Value* after = addressAt(build_, at, isPointer ? 8 : slots(shape.size));
    build_.store(after, memory);
    return isPointer ? build_.load(types_.ptr(), at) : at;
  }

  /// SysV: the registers if all parts are there, else the stack.
  Value* inRegistersOrMemory(Value* memory, const AbiShape& shape) {
    uint32_t parts[2] = {0, 0};  // in integer and in float registers
    for (const AbiPiece& piece : passing_.parts()) ++parts[piece.type != AbiPiece::Int];
    const uint64_t step[2] = {8, 16}, end[2] = {rules_.savedFloats(), rules_.savedEnd()};
    Value *offsets[2] = {}, *fits = nullptr;
    for (int kind = 0; kind < 2; ++kind) {
      if (!parts[kind]) continue;
      offsets[kind] = build_.load(types_.i32(), field(4 * kind));
      Value* room = build_.icmp(IntPred::ULE, offsets[kind],
                                number(types_.i32(), end[kind] - step[kind] * parts[kind]));
      fits = fits ? build_.binary(Op::And, fits, room) : room;
    }
    Value* saved = build_.load(types_.ptr(), field(16));
    Value* next = build_.load(types_.ptr(), memory);
    Value* onStack = aligned(next, shape.align);
    Value* after = addressAt(build_, onStack, shape.isPadding() ? 0 : slots(shape.size));
    build_.store(build_.select(fits, next, after), memory);
    Value* inArea[2] = {};
    for (int kind = 0; kind < 2; ++kind) {
      if (!parts[kind]) continue;
      Value* wide = build_.cast(Op::ZExt, offsets[kind], types_.i64());
      inArea[kind] = build_.gep(types_.i8(), saved, std::array<Value*, 1>{wide}, {}, false);
      Value* taken =
          build_.binary(Op::Add, offsets[kind], number(types_.i32(), step[kind] * parts[kind]));
      Value* left = build_.select(fits, taken, offsets[kind]);
      build_.store(left, field(4 * kind));
    }
    const AbiPiece& first = passing_.pieces[0];
    bool together = passing_.count == 1 || !parts[1];  // integer registers lie as in memory
    if (together && first.offset == 0)
      return build_.select(fits, inArea[first.type != AbiPiece::Int], onStack);
    return gathered(shape, fits, onStack, inArea);
  }

  /// The parts in a variable of their own.
  Value* gathered(const AbiShape& shape, Value* fits, Value* onStack, Value* const (&inArea)[2]) {
    Function& function = build_.function;
    Inst* copy = function.createInst(Op::Alloca, types_.ptr(), {}, build_.loc);
    copy->typeArg = types_.array(types_.i64(), slots(shape.size) / 8);
    copy->setAlign(std::max(shape.align, 8u));
    insertBefore(copy, function.entry(), function.entry()->first);
    uint64_t used[2] = {0, 0};
    for (const AbiPiece& piece : passing_.parts()) {
      int kind = piece.type != AbiPiece::Int;
      Value* saved = addressAt(build_, inArea[kind], used[kind]);
      used[kind] += kind ? 16 : 8;
      Value* stacked = addressAt(build_, onStack, piece.offset);
      Value* part = build_.load(types_.i64(), build_.select(fits, saved, stacked));
      Value* to = addressAt(build_, copy, piece.offset);
      build_.store(part, to);
    }
    return copy;
  }

  Builder& build_;
  TypeContext& types_;
  const TargetInfo& target_;
  const ArgumentRules& rules_;
  Value* list_;
  AbiPassing passing_;
};

}  // namespace

Value* emitVaArg(Builder& build, const TargetInfo& target, Value* list, const AbiShape& shape) {
  return VaArg(build, target, list).run(shape);
}

}  // namespace minic
