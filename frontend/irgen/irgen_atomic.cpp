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

static Value* toBits(FunctionGen& gen, Value* value, const ast::Type* type) {
  if (value->type->isPtr()) return gen.builder.cast(Op::PtrToInt, value, gen.types.i64());
  if (value->type == gen.types.i1()) return extendBool(gen, value, type);
  if (!value->type->isAnyFloat()) return value;
  return gen.builder.cast(Op::BitCast, value, gen.types.intTy(value->type->size * 8));
}

static Value* fromBits(FunctionGen& gen, Value* bits, const ast::Type* type) {
  Type* wanted = gen.moduleGen.valueType(type);
  if (wanted == bits->type) return bits;
  return gen.builder.cast(wanted->isPtr()            ? Op::IntToPtr
                          : wanted == gen.types.i1() ? Op::Trunc
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
Value* inMemory(FunctionGen& gen, Value* value, const ast::Type* type) {
  Inst* place = gen.allocate(type, "atomic.value", gen.builder.loc);
  gen.builder.store(value, place);
  return place;
}

Value* inMemory(FunctionGen& gen, const ast::Expr* e) {
  return e->type->isRecord() ? temporaryOf(gen, e) : inMemory(gen, scalar(gen, e), e->type);
}

/// Calls a function of libatomic: `places` are addresses of values, `orders` how many orders it
/// has.
static Value* atomicLibraryCall(FunctionGen& gen, std::string_view name, Type* result,
                                LValue object, std::initializer_list<Value*> places,
                                int orders = 1) {
  std::vector<Value*> args = {gen.int64(int64_t(object.type->size)), object.address};
  args.insert(args.end(), places);
  constexpr int sequentiallyConsistent = 5;
  args.insert(args.end(), size_t(orders),
              gen.module.constInt(gen.types.i32(), sequentiallyConsistent));
  std::vector<Type*> params;
  for (const Value* arg : args) params.push_back(arg->type);
  Type* type = gen.types.function(result, params);
  Inst* call = gen.builder.call(type, gen.module.libraryFunction(name, type), args);
  call->call->ret.zeroExt = result == gen.types.i1();
  return call;
}

/// A value in memory of a word's size, as an integer.
static Value* loadWord(FunctionGen& gen, Value* from, const ast::Type* type) {
  Inst* word = gen.builder.load(gen.types.intTy(type->bits()), from);
  word->setAlign(std::min(type->unqualified->align, word->type->align));
  return word;
}

static void storeWord(FunctionGen& gen, Value* word, Value* to, const ast::Type* type) {
  Inst* inst = gen.builder.store(word, to);
  inst->setAlign(std::min(type->unqualified->align, word->type->align));
}

/// Copies the object's value to `to`.
void readAtomically(FunctionGen& gen, LValue object, Value* to) {
  if (!isWord(object.type)) {
    atomicLibraryCall(gen, "__atomic_load", gen.types.voidTy(), object, {to});
    return;
  }
  Type* bits = gen.types.intTy(object.type->bits());
  Inst* value = gen.builder.load(bits, object.address, {}, object.isVolatile());
  value->setAtomic(object.ordering);
  storeWord(gen, value, to, object.type);
}

/// Copies the value at `from` to the object.
void writeAtomically(FunctionGen& gen, LValue object, Value* from) {
  if (!isWord(object.type)) {
    atomicLibraryCall(gen, "__atomic_store", gen.types.voidTy(), object, {from});
    return;
  }
  Inst* inst =
      gen.builder.store(loadWord(gen, from, object.type), object.address, object.isVolatile());
  inst->setAtomic(object.ordering);
}

/// The same, and copies the object's old value to `to`.
static void exchangeAtomically(FunctionGen& gen, LValue object, Value* from, Value* to) {
  if (!isWord(object.type)) {
    atomicLibraryCall(gen, "__atomic_exchange", gen.types.voidTy(), object, {from, to});
    return;
  }
  Value* bits = loadWord(gen, from, object.type);
  storeWord(gen, gen.builder.atomicRmw(RmwOp::Xchg, object.address, bits), to, object.type);
}

/// Whether a cmpxchg succeeded. On failure alone, `keep` stores the value that was found: after a
/// success another thread may already use the memory of the expected value.
static Value* settle(FunctionGen& gen, Inst* pair, const std::function<void(Value*)>& keep) {
  Value* old = gen.builder.extractValue(pair, 0);
  Value* isDone = gen.builder.extractValue(pair, 1);
  Block* failed = gen.newBlock("atomic.failed");
  Block* done = gen.newBlock("atomic.done");
  gen.builder.condBr(isDone, done, failed);
  gen.emitBlock(failed);
  keep(old);
  gen.branch(done);
  gen.emitBlock(done);
  return isDone;
}

/// If the object's value is that at `expectedAt`, copies the one at `desiredAt` to it; else copies
/// the object's value to `expectedAt`. Whether it was.
static Value* compareExchange(FunctionGen& gen, LValue object, Value* expectedAt,
                              Value* desiredAt) {
  if (!isWord(object.type))
    return atomicLibraryCall(gen, "__atomic_compare_exchange", gen.types.i1(), object,
                             {expectedAt, desiredAt}, 2);
  Value* expected = loadWord(gen, expectedAt, object.type);
  Inst* pair = gen.builder.cmpXchg(object.address, expected, loadWord(gen, desiredAt, object.type));
  return settle(gen, pair, [&](Value* old) { storeWord(gen, old, expectedAt, object.type); });
}

static Value* updated(FunctionGen& gen, AtomicOp op, Value* old, Value* operand) {
  switch (op) {
    case AtomicOp::Exchange: return operand;
    case AtomicOp::Add: return gen.builder.binary(Op::Add, old, operand);
    case AtomicOp::Sub: return gen.builder.binary(Op::Sub, old, operand);
    case AtomicOp::Or: return gen.builder.binary(Op::Or, old, operand);
    case AtomicOp::Xor: return gen.builder.binary(Op::Xor, old, operand);
    default: {
      Value* both = gen.builder.binary(Op::And, old, operand);
      if (op == AtomicOp::And) return both;
      return gen.builder.binary(Op::Xor, both, gen.moduleGen.integer(both->type, -1));
    }
  }
}

/// atomicBuiltin for an object whose value is in memory, and so are the operands that are values.
static Value* largeAtomicBuiltin(FunctionGen& gen, const ast::BuiltinExpr* e, LValue object,
                                 Value* const* operands, Value* slot) {
  Value* result = slot;
  if (!result && e->result == ast::AtomicResult::Old &&
      e->builtin != Builtin::AtomicCompareExchange)
    result = gen.allocate(e->object, "atomic.value", e->loc);
  switch (e->builtin) {
    case Builtin::AtomicLoad: readAtomically(gen, object, result); break;
    case Builtin::AtomicStore: writeAtomically(gen, object, operands[1]); break;
    case Builtin::AtomicUpdate:
      if (e->op != AtomicOp::Exchange) {
        Value* operand = gen.builder.load(gen.moduleGen.memoryType(e->object), operands[1]);
        Update update = updateAtomically(
            gen, object, [&](Value* old) { return updated(gen, e->op, old, operand); });
        return e->result == ast::AtomicResult::New ? update.changed : update.old;
      }
      exchangeAtomically(gen, object, operands[1], result);
      break;
    default: {
      Value* isDone = compareExchange(gen, object, operands[1], operands[2]);
      if (e->result != ast::AtomicResult::Old) return isDone;
      result = operands[1];
    }
  }
  return slot || !result ? nullptr : gen.builder.load(gen.moduleGen.memoryType(e->object), result);
}

// ---- built-in functions ------------------------------------------------------------------------

Value* atomicBuiltin(FunctionGen& gen, const ast::BuiltinExpr* e, Value* slot) {
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
      discard(gen, e->args[i]);
    else
      operands[i] = isLarge && !isAddress ? inMemory(gen, e->args[i]) : scalar(gen, e->args[i]);
  }
  gen.at(e->loc);
  LValue object{operands[0], e->object};
  object.ordering = orderingOf(e->order);
  if (isLarge) return largeAtomicBuiltin(gen, e, object, operands, slot);
  switch (e->builtin) {
    case Builtin::Fence: gen.builder.fence(); return nullptr;
    case Builtin::AtomicLoad: return gen.load(object);
    case Builtin::AtomicStore: gen.store(operands[1], object); return nullptr;
    case Builtin::AtomicUpdate: {
      Value* operand = toBits(gen, operands[1], e->object);
      Value* old = gen.builder.atomicRmw(RmwOp(e->op), object.address, operand);
      return fromBits(gen,
                      e->result == ast::AtomicResult::New ? updated(gen, e->op, old, operand) : old,
                      e->object);
    }
    default: break;
  }
  LValue expectedAt{operands[1], e->object->unqualified};
  Value* expected = toBits(gen, e->expectedIsValue ? operands[1] : gen.load(expectedAt), e->object);
  Value* desired = toBits(gen, operands[2], e->object);
  Inst* pair = gen.builder.cmpXchg(object.address, expected, desired);
  if (e->result == ast::AtomicResult::Old)
    return fromBits(gen, gen.builder.extractValue(pair, 0), e->object);
  if (e->expectedIsValue) return gen.builder.extractValue(pair, 1);
  return settle(gen, pair,
                [&](Value* old) { gen.store(fromBits(gen, old, e->object), expectedAt); });
}

/// What an atomicrmw does as well as a C operator on integers.
static std::optional<RmwOp> rmwOpOf(ast::BinaryOp op) {
  switch (op) {
    case ast::BinaryOp::Add: return RmwOp::Add;
    case ast::BinaryOp::Sub: return RmwOp::Sub;
    case ast::BinaryOp::BitAnd: return RmwOp::And;
    case ast::BinaryOp::BitOr: return RmwOp::Or;
    case ast::BinaryOp::BitXor: return RmwOp::Xor;
    default: return std::nullopt;
  }
}

/// `object op= right` of integers, if the machine can; its old value, or null. The operand has at
/// least the object's width.
Value* atomicStep(FunctionGen& gen, ast::BinaryOp op, LValue object, Value* right) {
  std::optional<RmwOp> rmw = rmwOpOf(op);
  bool isNumber = object.type->isInteger() && object.type->kind != ast::TypeKind::Bool &&
                  !isLargeAtomic(object.type);
  if (!rmw || !isNumber || !right->type->isInt()) return nullptr;
  Type* type = gen.moduleGen.memoryType(object.type);
  if (right->type != type) right = gen.builder.cast(Op::Trunc, right, type);
  return gen.builder.atomicRmw(*rmw, object.address, right);
}

/// `object = compute(object)` at once: tried again until nothing came between. C17 6.5.16.2p3.
Update updateAtomically(FunctionGen& gen, LValue object,
                        const std::function<Value*(Value*)>& compute) {
  bool isLarge = isLargeAtomic(object.type);
  Inst* found = nullptr;
  if (isLarge) {
    found = gen.allocate(object.type, "atomic.old", gen.builder.loc);
    readAtomically(gen, object, found);
  } else {
    Value* first = toBits(gen, gen.load(object), object.type);
    found = gen.allocate(first->type, first->type->align, "atomic.old", gen.builder.loc);
    gen.builder.store(first, found);
  }
  Block* again = gen.newBlock("atomic.try");
  Block* done = gen.newBlock("atomic.done");
  gen.branch(again);
  gen.emitBlock(again);
  Value* oldBits = gen.builder.load(found->typeArg, found);
  Value* old = isLarge ? oldBits : fromBits(gen, oldBits, object.type);
  Value* changed = compute(old);
  Value* isDone = nullptr;
  if (isLarge) {
    isDone = compareExchange(gen, object, found, inMemory(gen, changed, object.type));
  } else {
    Inst* pair = gen.builder.cmpXchg(object.address, oldBits, toBits(gen, changed, object.type));
    gen.builder.store(gen.builder.extractValue(pair, 0), found);
    isDone = gen.builder.extractValue(pair, 1);
  }
  gen.builder.condBr(isDone, done, again);
  gen.emitBlock(done);
  return {old, changed};
}

}  // namespace minic::irgen
