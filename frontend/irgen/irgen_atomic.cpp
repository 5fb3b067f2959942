// Atomic accesses, as instructions on integers: a pointer, a floating number and a _Bool are read
// and written as an integer of their size.
#include "frontend/irgen/irgen_impl.h"

namespace minic::irgen {

using ast::AtomicOp;
using ast::Builtin;

static_assert(int(AtomicOp::Exchange) == int(RmwOp::Xchg) && int(AtomicOp::Xor) == int(RmwOp::Xor),
              "one is made of the other by its number");

Value* FunctionGen::toBits(Value* value, const ast::Type* type) {
  if (value->type->isPtr()) return builder_.cast(Op::PtrToInt, value, types_.i64());
  if (value->type == types_.i1()) return extendBool(value, type);
  if (!value->type->isAnyFloat()) return value;
  return builder_.cast(Op::BitCast, value, types_.intTy(value->type->size * 8));
}

Value* FunctionGen::fromBits(Value* bits, const ast::Type* type) {
  Type* wanted = gen_.valueType(type);
  if (wanted == bits->type) return bits;
  return builder_.cast(wanted->isPtr()         ? Op::IntToPtr
                       : wanted == types_.i1() ? Op::Trunc
                                               : Op::BitCast,
                       bits, wanted);
}

/// The order that a load or store asks for by __ATOMIC_RELAXED and so on.
static Ordering orderingOf(uint8_t order) {
  enum { Relaxed, Consume, Acquire, Release };
  if (order == Relaxed) return Ordering::Monotonic;
  return order <= Release ? Ordering::AcquireRelease : Ordering::SeqCst;
}

Value* FunctionGen::atomicBuiltin(const ast::BuiltinExpr* e) {
  bool isCas = e->builtin == Builtin::AtomicCompareExchange;
  size_t known = e->builtin == Builtin::Fence        ? 0
                 : e->builtin == Builtin::AtomicLoad ? 1
                 : isCas                             ? 3
                                                     : 2;
  Value* operands[3] = {};
  for (size_t i = 0; i < e->args.size(); ++i)
    if (i < known)
      operands[i] = scalar(e->args[i]);
    else
      discard(e->args[i]);
  at(e->loc);
  LValue object{operands[0], e->object};
  object.ordering = orderingOf(e->order);
  switch (e->builtin) {
    case Builtin::Fence:
      builder_.fence();
      return nullptr;
    case Builtin::AtomicLoad:
      return load(object);
    case Builtin::AtomicStore:
      store(operands[1], object);
      return nullptr;
    case Builtin::AtomicUpdate: {
      Value* operand = toBits(operands[1], e->object);
      Value* old = builder_.atomicRmw(RmwOp(e->op), object.address, operand);
      return fromBits(e->result == ast::AtomicResult::New ? updated(e->op, old, operand) : old,
                      e->object);
    }
    default:
      break;
  }
  LValue expectedAt{operands[1], e->object->unqualified};
  Value* expected = toBits(e->expectedIsValue ? operands[1] : load(expectedAt), e->object);
  Value* desired = toBits(operands[2], e->object);
  Inst* pair = builder_.cmpXchg(object.address, expected, desired);
  Value* old = builder_.extractValue(pair, 0);
  if (e->result == ast::AtomicResult::Old) return fromBits(old, e->object);
  Value* isDone = builder_.extractValue(pair, 1);
  if (e->expectedIsValue) return isDone;
  // What was found is stored for the caller only after a failure: then it may be another thread's.
  Block* failed = newBlock("atomic.failed");
  Block* done = newBlock("atomic.done");
  builder_.condBr(isDone, done, failed);
  emitBlock(failed);
  store(fromBits(old, e->object), expectedAt);
  branch(done);
  emitBlock(done);
  return isDone;
}

Value* FunctionGen::updated(AtomicOp op, Value* old, Value* operand) {
  switch (op) {
    case AtomicOp::Exchange:
      return operand;
    case AtomicOp::Add:
      return builder_.binary(Op::Add, old, operand);
    case AtomicOp::Sub:
      return builder_.binary(Op::Sub, old, operand);
    case AtomicOp::Or:
      return builder_.binary(Op::Or, old, operand);
    case AtomicOp::Xor:
      return builder_.binary(Op::Xor, old, operand);
    default: {
      Value* both = builder_.binary(Op::And, old, operand);
      if (op == AtomicOp::And) return both;
      return builder_.binary(Op::Xor, both, gen_.integer(both->type, -1));
    }
  }
}

/// What an atomicrmw does as well as a C operator on integers.
static std::optional<RmwOp> rmwOpOf(ast::BinaryOp op) {
  switch (op) {
    case ast::BinaryOp::Add:
      return RmwOp::Add;
    case ast::BinaryOp::Sub:
      return RmwOp::Sub;
    case ast::BinaryOp::BitAnd:
      return RmwOp::And;
    case ast::BinaryOp::BitOr:
      return RmwOp::Or;
    case ast::BinaryOp::BitXor:
      return RmwOp::Xor;
    default:
      return std::nullopt;
  }
}

/// `object op= right` of integers, if the machine can; its old value, or null. The operand has at
/// least the object's width.
Value* FunctionGen::atomicStep(ast::BinaryOp op, LValue object, Value* right) {
  std::optional<RmwOp> rmw = rmwOpOf(op);
  bool isNumber = object.type->isInteger() && object.type->kind != ast::TypeKind::Bool;
  if (!rmw || !isNumber || !right->type->isInt()) return nullptr;
  Type* type = gen_.memoryType(object.type);
  if (right->type != type) right = builder_.cast(Op::Trunc, right, type);
  return builder_.atomicRmw(*rmw, object.address, right);
}

/// `object = compute(object)` at once: tried again until nothing came between. C17 6.5.16.2p3.
FunctionGen::Update FunctionGen::updateAtomically(LValue object,
                                                  const std::function<Value*(Value*)>& compute) {
  Value* first = toBits(load(object), object.type);
  Inst* found = allocate(first->type, first->type->align, "atomic.old", builder_.loc);
  builder_.store(first, found);
  Block* again = newBlock("atomic.try");
  Block* done = newBlock("atomic.done");
  branch(again);
  emitBlock(again);
  Value* oldBits = builder_.load(first->type, found);
  Value* old = fromBits(oldBits, object.type);
  Value* changed = compute(old);
  Value* bits = toBits(changed, object.type);
  Inst* pair = builder_.cmpXchg(object.address, oldBits, bits);
  builder_.store(builder_.extractValue(pair, 0), found);
  builder_.condBr(builder_.extractValue(pair, 1), done, again);
  emitBlock(done);
  return {old, changed};
}

}  // namespace minic::irgen
