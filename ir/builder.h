// Creates instructions at an insertion point: the end of a block, or before an instruction. Nothing
// is folded.
#pragma once

#include <array>
#include <initializer_list>

#include "ir/cfg.h"
#include "ir/function.h"

namespace minic {

class Builder {
 public:
  Builder(Module& m, Function& f) : module(m), function(f) {}

  Module& module;
  Function& function;
  SourceLoc loc;  ///< given to every instruction made

  void setInsertPoint(Block* block) { block_ = block, before_ = nullptr; }
  void setInsertPoint(Inst* before) { block_ = before->block, before_ = before; }
  /// Before the instruction, with its location.
  void at(Inst* inst) { loc = inst->loc, setInsertPoint(inst); }
  Block* block() const { return block_; }
  /// The block being filled already has its terminator.
  bool terminated() const { return !before_ && block_->terminator(); }

  Inst* binary(Op op, Value* left, Value* right, std::string_view name = {});
  // These, and cast, icmp, fcmp and select, take vectors as they take scalars: lane by lane. The
  // mask of a select on vectors is what icmp or fcmp on vectors of as many lanes gives.
  Inst* fneg(Value* value, std::string_view name = {});
  Inst* cast(Op op, Value* value, Type* to, std::string_view name = {});
  Inst* icmp(IntPred pred, Value* left, Value* right, std::string_view name = {});
  Inst* fcmp(FloatPred pred, Value* left, Value* right, std::string_view name = {});
  Inst* select(Value* condition, Value* ifTrue, Value* ifFalse, std::string_view name = {});
  /// An alloca; `count` may be null. align 0: the type's.
  Inst* alloca_(Type* type, std::string_view name = {}, Value* count = nullptr, uint32_t align = 0);
  Inst* load(Type* type, Value* address, std::string_view name = {}, bool isVolatile = false);
  Inst* store(Value* value, Value* address, bool isVolatile = false);
  Inst* gep(Type* sourceType, Value* base, std::span<Value* const> indices,
            std::string_view name = {}, bool inBounds = true);
  Inst* call(Type* fnType, Value* callee, std::span<Value* const> args, std::string_view name = {});
  Inst* call(Function* callee, std::span<Value* const> args, std::string_view name = {});
  /// A phi at the head of the current block, one null slot per present predecessor.
  Inst* phi(Type* type, std::string_view name = {});

  Inst* freeze(Value* value);
  /// A member of a structure or an array.
  Inst* extractValue(Value* aggregate, uint32_t index);
  Inst* insertValue(Value* aggregate, Value* member, uint32_t index);

  // ---- vectors: see Type::isVector, TypeContext::vector, TypeContext::like
  /// The value in each of `lanes` lanes: a constant stays one.
  Value* splat(Value* value, uint32_t lanes, std::string_view name = {});
  /// `lane` may be an integer value or a number.
  Inst* extractElement(Value* vector, Value* lane, std::string_view name = {});
  Inst* extractElement(Value* vector, uint32_t lane, std::string_view name = {});
  Inst* insertElement(Value* vector, Value* value, Value* lane, std::string_view name = {});
  Inst* insertElement(Value* vector, Value* value, uint32_t lane, std::string_view name = {});
  /// One lane for each number in `lanes`: 0 to n - 1 is a lane of `left`, n to 2n - 1 one of
  /// `right`, -1 any value.
  Inst* shuffle(Value* left, Value* right, std::span<const int32_t> lanes,
                std::string_view name = {});

  Inst* ret(Value* value);  ///< null: ret void
  Inst* br(Block* target);
  Inst* condBr(Value* condition, Block* ifTrue, Block* ifFalse);
  Inst* switch_(Value* value, Block* defaultTarget, std::span<ConstInt* const> cases,
                std::span<Block* const> targets);
  /// `address` is that of one of the targets.
  Inst* indirectBr(Value* address, std::span<Block* const> targets);
  Inst* fence();
  /// Sequentially consistent, as all of these.
  Inst* atomicRmw(RmwOp op, Value* address, Value* value);
  Inst* cmpXchg(Value* address, Value* expected, Value* desired);
  Inst* unreachable();

  /// Puts a detached instruction at the insertion point.
  Inst* insert(Inst* inst, std::string_view name = {});

 private:
  Inst* make(Op op, Type* type, std::span<Value* const> operands, std::string_view name);

  Block* block_ = nullptr;
  Inst* before_ = nullptr;
};

/// base + bytes
Value* addressAt(Builder& build, Value* base, uint64_t bytes);

/// Makes the part of an access, `bytes` from its beginning, as volatile and atomic as the whole,
/// and as aligned as its place allows.
void accessLike(Inst* part, const Inst* whole, uint64_t bytes);

}  // namespace minic
