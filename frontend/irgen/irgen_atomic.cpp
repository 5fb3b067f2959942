// Atomic accesses, as instructions on integers: a pointer, a floating number and a _Bool are read
// and written as an integer of their size. So are structs and unions of 1, 2, 4 or 8 bytes. Objects
// of other sizes are accessed by calls of libatomic.
#include <bit>

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

// ---- objects whose values are in memory --------------------------------------------------------

/// Whether one instruction of the machine can access an object of the type.
static bool isWord(const ast::Type* type) {
  return type->size <= 8 && std::has_single_bit(type->size);
}

/// A new object with the value.
Value* FunctionGen::inMemory(Value* value, const ast::Type* type) {
  Inst* place = allocate(type, "atomic.value", builder_.loc);
  builder_.store(value, place);
  return place;
}

Value* FunctionGen::inMemory(const Expr* e) {
  return e->type->isRecord() ? temporaryOf(e) : inMemory(scalar(e), e->type);
}

/// Calls a function of libatomic: `places` are addresses of values, `orders` how many orders it
/// has.
Value* FunctionGen::atomicLibraryCall(std::string_view name, Type* result, LValue object,
                                      std::initializer_list<Value*> places, int orders) {
  std::vector<Value*> args = {int64(int64_t(object.type->size)), object.address};
  args.insert(args.end(), places);
  constexpr int sequentiallyConsistent = 5;
  args.insert(args.end(), size_t(orders), module_.constInt(types_.i32(), sequentiallyConsistent));
  std::vector<Type*> params;
  for (const Value* arg : args) params.push_back(arg->type);
  Type* type = types_.function(result, params);
  Inst* call = builder_.call(type, gen_.libraryFunction(name, type), args);
  call->call->ret.zeroExt = result == types_.i1();
  return call;
}

/// A value in memory of a word's size, as an integer.
Value* FunctionGen::loadWord(Value* from, const ast::Type* type) {
  Inst* word = builder_.load(types_.intTy(type->bits()), from);
  word->setAlign(std::min(type->unqualified->align, word->type->align));
  return word;
}

void FunctionGen::storeWord(Value* word, Value* to, const ast::Type* type) {
  Inst* inst = builder_.store(word, to);
  inst->setAlign(std::min(type->unqualified->align, word->type->align));
}

/// Copies the object's value to `to`.
void FunctionGen::readAtomically(LValue object, Value* to) {
  if (!isWord(object.type)) {
    atomicLibraryCall("__atomic_load", types_.voidTy(), object, {to});
    return;
  }
  Type* bits = types_.intTy(object.type->bits());
  Inst* value = builder_.load(bits, object.address, {}, object.isVolatile());
  value->setAtomic(object.ordering);
  storeWord(value, to, object.type);
}

/// Copies the value at `from` to the object.
void FunctionGen::writeAtomically(LValue object, Value* from) {
  if (!isWord(object.type)) {
    atomicLibraryCall("__atomic_store", types_.voidTy(), object, {from});
    return;
  }
  Inst* inst = builder_.store(loadWord(from, object.type), object.address, object.isVolatile());
  inst->setAtomic(object.ordering);
}

/// The same, and copies the object's old value to `to`.
void FunctionGen::exchangeAtomically(LValue object, Value* from, Value* to) {
  if (!isWord(object.type)) {
    atomicLibraryCall("__atomic_exchange", types_.voidTy(), object, {from, to});
    return;
  }
  Value* bits = loadWord(from, object.type);
  storeWord(builder_.atomicRmw(RmwOp::Xchg, object.address, bits), to, object.type);
}

/// If the object's value is that at `expectedAt`, copies the one at `desiredAt` to it; else copies
/// the object's value to `expectedAt`. Whether it was.
Value* FunctionGen::compareExchange(LValue object, Value* expectedAt, Value* desiredAt) {
  if (!isWord(object.type))
    return atomicLibraryCall("__atomic_compare_exchange", types_.i1(), object,
                             {expectedAt, desiredAt}, 2);
  Value* expected = loadWord(expectedAt, object.type);
  Inst* pair = builder_.cmpXchg(object.address, expected, loadWord(desiredAt, object.type));
  return settle(pair, [&](Value* old) { storeWord(old, expectedAt, object.type); });
}

/// Whether a cmpxchg succeeded. On failure alone, `keep` stores the value that was found: after a
/// success another thread may already use the memory of the expected value.
Value* FunctionGen::settle(Inst* pair, const std::function<void(Value*)>& keep) {
  Value* old = builder_.extractValue(pair, 0);
  Value* isDone = builder_.extractValue(pair, 1);
  Block* failed = newBlock("atomic.failed");
  Block* done = newBlock("atomic.done");
  builder_.condBr(isDone, done, failed);
  emitBlock(failed);
  keep(old);
  branch(done);
  emitBlock(done);
  return isDone;
}

/// atomicBuiltin for an object whose value is in memory, and so are the operands that are values.
Value* FunctionGen::largeAtomicBuiltin(const ast::BuiltinExpr* e, LValue object,
                                       Value* const* operands, Value* slot) {
  Value* result = slot;
  if (!result && e->result == ast::AtomicResult::Old &&
      e->builtin != Builtin::AtomicCompareExchange)
    result = allocate(e->object, "atomic.value", e->loc);
  switch (e->builtin) {
    case Builtin::AtomicLoad:
      readAtomically(object, result);
      break;
    case Builtin::AtomicStore:
      writeAtomically(object, operands[1]);
      break;
    case Builtin::AtomicUpdate:
      if (e->op != AtomicOp::Exchange) {
        Value* operand = builder_.load(gen_.memoryType(e->object), operands[1]);
        Update update =
            updateAtomically(object, [&](Value* old) { return updated(e->op, old, operand); });
        return e->result == ast::AtomicResult::New ? update.changed : update.old;
      }
      exchangeAtomically(object, operands[1], result);
      break;
    default: {
      Value* isDone = compareExchange(object, operands[1], operands[2]);
      if (e->result != ast::AtomicResult::Old) return isDone;
      result = operands[1];
    }
  }
  return slot || !result ? nullptr : builder_.load(gen_.memoryType(e->object), result);
}

// ---- built-in functions ------------------------------------------------------------------------

Value* FunctionGen::atomicBuiltin(const ast::BuiltinExpr* e, Value* slot) {
  bool isCas = e->builtin == Builtin::AtomicCompareExchange;
  size_t known = e->builtin == Builtin::Fence        ? 0
                 : e->builtin == Builtin::AtomicLoad ? 1
                 : isCas                             ? 3
                                                     : 2;
  Value* operands[3] = {};
  bool isLarge = e->object && isLargeAtomic(e->object);
  for (size_t i = 0; i < e->args.size(); ++i) {
    bool isAddress = i == 0 || (isCas && i == 1 && !e->expectedIsValue);
    if (i >= known)
      discard(e->args[i]);
    else
      operands[i] = isLarge && !isAddress ? inMemory(e->args[i]) : scalar(e->args[i]);
  }
  at(e->loc);
  LValue object{operands[0], e->object};
  object.ordering = orderingOf(e->order);
  if (isLarge) return largeAtomicBuiltin(e, object, operands, slot);
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
  if (e->result == ast::AtomicResult::Old)
    return fromBits(builder_.extractValue(pair, 0), e->object);
  if (e->expectedIsValue) return builder_.extractValue(pair, 1);
  return settle(pair, [&](Value* old) { store(fromBits(old, e->object), expectedAt); });
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
  bool isNumber = object.type->isInteger() && object.type->kind != ast::TypeKind::Bool &&
                  !isLargeAtomic(object.type);
  if (!rmw || !isNumber || !right->type->isInt()) return nullptr;
  Type* type = gen_.memoryType(object.type);
  if (right->type != type) right = builder_.cast(Op::Trunc, right, type);
  return builder_.atomicRmw(*rmw, object.address, right);
}

/// `object = compute(object)` at once: tried again until nothing came between. C17 6.5.16.2p3.
FunctionGen::Update FunctionGen::updateAtomically(LValue object,
                                                  const std::function<Value*(Value*)>& compute) {
  bool isLarge = isLargeAtomic(object.type);
  Inst* found = nullptr;
  if (isLarge) {
    found = allocate(object.type, "atomic.old", builder_.loc);
    readAtomically(object, found);
  } else {
    Value* first = toBits(load(object), object.type);
    found = allocate(first->type, first->type->align, "atomic.old", builder_.loc);
    builder_.store(first, found);
  }
  Block* again = newBlock("atomic.try");
  Block* done = newBlock("atomic.done");
  branch(again);
  emitBlock(again);
  Value* oldBits = builder_.load(found->typeArg, found);
  Value* old = isLarge ? oldBits : fromBits(oldBits, object.type);
  Value* changed = compute(old);
  Value* isDone = nullptr;
  if (isLarge) {
    isDone = compareExchange(object, found, inMemory(changed, object.type));
  } else {
    Inst* pair = builder_.cmpXchg(object.address, oldBits, toBits(changed, object.type));
    builder_.store(builder_.extractValue(pair, 0), found);
    isDone = builder_.extractValue(pair, 1);
  }
  builder_.condBr(isDone, done, again);
  emitBlock(done);
  return {old, changed};
}

}  // namespace minic::irgen
