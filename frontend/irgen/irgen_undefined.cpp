// Checks of undefined behaviour. There are two kinds of them (Checks::Mode):
//   Interpreted  marks for the interpreter's checker (interp/checker.h), which does the rest:
//                intrinsics, and nsw where a signed result must fit. Integers of 128 bits and long
//                doubles are words or in memory there: what must hold of them is computed here
//   Compiled     -fsanitize=undefined: comparisons and branches. A branch that is taken calls a
//                function of the runtime library (runtime/undefined.c), which prints the message
//                that is made here and ends the program. Kinds and sentences are the checker's
//                (ir/undefined_text.def), in English.
#include <cmath>
#include <fmt/format.h>
#include <numeric>

#include "frontend/ast/properties.h"
#include "frontend/ast/sequence.h"
#include "frontend/irgen/irgen_impl.h"
#include "ir/gep.h"
#include "ir/undefined_text.h"

namespace minic::irgen {

namespace {

/// The sentence, for printf: the texts for the slots may have its directives.
template <Say id, class... Args>
std::string sayFormat(const Args&... args) {
  return say<id>(false, args...);
}

std::string escaped(std::string_view text) {
  std::string result;
  for (char c : text) result += c == '%' ? "%%" : std::string(1, c);
  return result;
}

bool isWide(const Value* value) { return value->type->isInt(128); }

Value* upperHalf(FunctionGen& gen, Value* value) {
  Value* bits = gen.moduleGen.integer(value->type, 64);
  return gen.resize(gen.builder.binary(Op::LShr, value, bits), gen.types.i64(), true);
}

/// How printf shows the integer.
std::string_view slot(const Value* value) { return isWide(value) ? "0x%lx%016lx" : "%ld"; }

/// The program ends with the message, a format of printf for the values.
void fail(FunctionGen& gen, Undefined kind, std::string_view format,
          std::initializer_list<Value*> values) {
  ModuleGen& module = gen.moduleGen;
  const auto& [name, clause] = kUndefinedKinds[size_t(kind)];
  const std::string message = fmt::format(
      "{}: error: {} [{}]\n", escaped(module.checks.place(gen.builder.loc)),
      sayFormat<Say::Undefined>(format, clause.empty() ? "" : fmt::format(" (C17 {})", clause)),
      name);
  std::vector<Value*> args{gen.module.privateText(message)};
  for (Value* value : values) {
    if (value->type->isAnyFloat()) {
      args.push_back(value);
      continue;
    }
    if (isWide(value)) args.push_back(upperHalf(gen, value));
    args.push_back(gen.resize(value, gen.types.i64(), true));
  }
  Type* first[] = {gen.types.ptr()};
  Type* type = gen.types.function(gen.types.voidTy(), first, true);
  gen.builder.call(type, gen.module.libraryFunction("__minic_undefined", type), args);
  gen.builder.unreachable();
}

/// If the i1 holds, the program ends with the message.
void failIf(FunctionGen& gen, Value* isBad, Undefined kind, std::string_view format,
            std::initializer_list<Value*> values) {
  Block *bad = gen.newBlock("undefined"), *good = gen.newBlock("defined");
  gen.builder.condBr(isBad, bad, good);
  gen.emitBlock(bad);
  fail(gen, kind, format, values);
  gen.emitBlock(good);
}

/// Where a thread keeps which function it has left without a result (runtime/undefined.c).
Value* leftWithoutResult(FunctionGen& gen) {
  constexpr std::string_view kName = "__minic_without_result";
  GlobalValue* variable = gen.module.find(kName);
  if (!variable) {
    GlobalVar* made = gen.module.createGlobal(kName, gen.types.ptr());
    made->isThreadLocal = true;
    made->align = gen.types.ptr()->align;
    variable = made;
  }
  return gen.intrinsic(Intrinsic::ThreadAddress, {variable});
}

bool isKnown(const Value* value) { return value->is(Op::ConstInt); }

/// An operation of the source that is checked, with its operands and its type.
struct Operation {
  Op op;
  const ast::Type* type;
  Value *left, *right;
};

/// The same for one operation. For the interpreter it emits a mark instead, and the checker makes
/// the message.
void failIf(FunctionGen& gen, const Operation& of, Value* isBad, Undefined kind,
            std::string_view format, std::initializer_list<Value*> values) {
  if (gen.moduleGen.checks.isCompiled()) return failIf(gen, isBad, kind, format, values);
  std::vector<Value*> args{isBad, gen.module.constI32(int32_t(of.op)),
                           gen.module.constI32(int32_t(of.type->bits()))};
  for (Value* operand : {of.left, of.right}) {
    Value* low = gen.resize(operand, gen.types.i64(), true);
    Value* sign = gen.builder.binary(Op::AShr, low, gen.int64(63));
    args.insert(args.end(), {low, isWide(operand) ? upperHalf(gen, operand) : sign});
  }
  args.push_back(gen.module.privateText(ast::TypeContext::name(of.type)));
  gen.builder.call(gen.module.intrinsic(Intrinsic::CheckWide), args);
}

void checkDivision(FunctionGen& gen, const Operation& division) {
  const auto& [op, type, left, right] = division;
  Type* bits = right->type;
  const ConstInt* known = asConstInt(right);
  if (!known)
    failIf(gen, division, gen.builder.icmp(IntPred::EQ, right, gen.module.zero(bits)),
           Undefined::DivisionByZero, sayFormat<Say::ByZero>(slot(left)), {left});
  if (!type->isSigned() || (known && known->value != -1)) return;
  Value* smallest = gen.moduleGen.integer(bits, Int128(UInt128(1) << (bits->bits - 1)));
  Value* isSmallest = gen.builder.icmp(IntPred::EQ, left, smallest);
  Value* isMinusOne = gen.builder.icmp(IntPred::EQ, right, gen.moduleGen.integer(bits, -1));
  failIf(gen, division, gen.builder.binary(Op::And, isSmallest, isMinusOne),
         Undefined::DivisionOverflow,
         sayFormat<Say::ByMinusOne>(slot(left), ast::TypeContext::name(type)), {left});
}

void checkAmount(FunctionGen& gen, const Operation& shift) {
  Value* amount = shift.right;
  const unsigned bits = shift.left->type->bits;
  failIf(gen, shift,
         gen.builder.icmp(IntPred::UGE, amount, gen.moduleGen.integer(amount->type, bits)),
         Undefined::Shift, sayFormat<Say::LargeShift>("%ld", bits),
         {gen.resize(amount, gen.types.i64(), true)});
}

void checkShift(FunctionGen& gen, const Operation& shift) {
  const auto& [op, type, left, right] = shift;
  Type* bits = left->type;
  if (!isKnown(right)) checkAmount(gen, shift);
  if (op != Op::Shl || !gen.moduleGen.checks.overflow || !type->isSigned()) return;
  // Back again it must be the same number, and it must not be negative.
  failIf(gen, shift, gen.builder.icmp(IntPred::SLT, left, gen.module.zero(bits)), Undefined::Shift,
         sayFormat<Say::ShiftOfNegative>(slot(left)), {left});
  Value* there = gen.builder.binary(Op::Shl, left, right);
  Value* back = gen.builder.binary(Op::AShr, there, right);
  failIf(gen, shift, gen.builder.icmp(IntPred::NE, back, left), Undefined::Shift,
         sayFormat<Say::NoFit>(slot(left), "<<", slot(right), ast::TypeContext::name(type)),
         {left, right});
}

/// The sum, difference or product, which must fit into the type.
Value* fittingResult(FunctionGen& gen, const Operation& arithmetic) {
  const auto& [op, type, left, right] = arithmetic;
  const bool isSum = op == Op::Add, isProduct = op == Op::Mul;
  Value *result, *isBad;
  if (isWide(left)) {
    result = gen.builder.binary(op, left, right);
    isBad = overflows(gen, op, true, left, right, result);
  } else {
    Value* both = gen.intrinsic(isSum       ? Intrinsic::SAddOverflow
                                : isProduct ? Intrinsic::SMulOverflow
                                            : Intrinsic::SSubOverflow,
                                {left, right}, left->type);
    result = gen.builder.extractValue(both, 0), isBad = gen.builder.extractValue(both, 1);
  }
  const char sign = isSum ? '+' : isProduct ? '*' : '-';
  failIf(gen, arithmetic, isBad, Undefined::Overflow,
         sayFormat<Say::NoFit>(slot(left), sign, slot(right), ast::TypeContext::name(type)),
         {left, right});
  return result;
}

/// An object as the source has it: `a.b[]`.
std::string textOf(const ast::Expr* e) {
  if (auto* cast = e->tryAs<ast::CastExpr>()) return textOf(cast->operand);
  if (auto* reference = e->tryAs<ast::DeclRef>()) return std::string(reference->decl->name);
  if (auto* element = e->tryAs<ast::SubscriptExpr>()) return textOf(element->base) + "[]";
  if (auto* pointer = e->tryAs<ast::UnaryExpr>(); pointer && pointer->op == ast::UnaryOp::Deref)
    return "*" + textOf(pointer->operand);
  if (auto* member = e->tryAs<ast::MemberExpr>()) {
    auto* pointer = member->base->tryAs<ast::UnaryExpr>();  // of p->b, which is (*p).b
    std::string object = textOf(pointer ? pointer->operand : member->base);
    return (object.empty() ? "" : object + (pointer ? "->" : ".")) +
           std::string(member->field->name);
  }
  return "";
}

}  // namespace

Value* checkedArithmetic(FunctionGen& gen, Op op, const ast::Type* type, Value* left,
                         Value* right) {
  const Checks& checks = gen.moduleGen.checks;
  const bool mustFit = checks.overflow && type->isSigned() &&
                       (op == Op::Add || op == Op::Sub || op == Op::Mul || op == Op::Shl);
  const bool isKnownNumber = isKnown(left) && isKnown(right);
  const bool isComputed = checks.isCompiled() || (checks && isWide(left));
  if (isComputed && left->type->isInt() && !isKnownNumber) {
    const Operation operation{op, type, left, right};
    if (opInfo(op).flags & opflags::Traps)
      checkDivision(gen, operation);
    else if (op == Op::Shl || op == Op::LShr || op == Op::AShr)
      checkShift(gen, operation);
    else if (mustFit)
      return fittingResult(gen, operation);
  }
  Inst* result = gen.builder.binary(op, left, right);
  if (mustFit && checks.isInterpreted()) result->flags |= vflags::NSW;
  return result;
}

Value* checkedAmount(FunctionGen& gen, Op op, const ast::Type* type, Value* left, Value* amount,
                     bool isSigned) {
  const Checks& checks = gen.moduleGen.checks;
  // What is cut off is looked at before.
  if (checks && left->type->isInt() && amount->type->bits > left->type->bits && !isKnown(amount))
    checkAmount(gen, {op, type, left, amount});
  return gen.resize(amount, left->type, checks && isSigned);
}

void checkConversion(FunctionGen& gen, Value* value, const ast::Type* to) {
  const Checks& checks = gen.moduleGen.checks;
  const bool isLong = value->type->isLongDouble(), isSigned = to->isSigned();
  const unsigned bits = to->bits();
  if (!checks || value->isConstant() || !(checks.isCompiled() || isLong || bits > 64)) return;
  // A number fits if it is below 2^n (signed: 2^(n-1)) and above -1 (signed: -2^(n-1) - 1). The
  // floating type may be too coarse for the last of these. Then the test is `at least -2^(n-1)`,
  // which is the same, since the type has no number between the two.
  Type* type = isLong ? value->type : gen.types.doubleTy();
  Value* wide = type == value->type ? value : gen.builder.cast(Op::FPExt, value, type);
  const FloatFormat& format = type->kind == minic::TypeKind::Double    ? kDouble
                              : type->kind == minic::TypeKind::X86Fp80 ? kX87
                                                                       : kBinary128;
  auto number = [&](const WideFloat& n) { return gen.moduleGen.floatConstant(type, n); };
  const WideFloat high = WideFloat::of(std::ldexp(1.0, int(isSigned ? bits - 1 : bits)));
  const WideFloat low = isSigned ? WideFloat::of(-std::ldexp(1.0, int(bits - 1))) : WideFloat();
  const bool hasNext = !isSigned || int(bits) <= format.precision;
  Value* isAbove =
      gen.builder.fcmp(hasNext ? FloatPred::OGT : FloatPred::OGE, wide,
                       number(hasNext ? WideFloat::subtract(low, WideFloat::of(1), format) : low));
  Value* isBelow = gen.builder.fcmp(FloatPred::OLT, wide, number(high));
  Value* isBad = gen.negate(gen.builder.binary(Op::And, isAbove, isBelow));
  Value* shown = isLong ? gen.builder.cast(Op::FPTrunc, value, gen.types.doubleTy()) : wide;
  Value* asBits =
      checks.isCompiled() ? nullptr : gen.builder.cast(Op::BitCast, shown, gen.types.i64());
  failIf(gen, {isSigned ? Op::FPToSI : Op::FPToUI, to, asBits, gen.int64(0)}, isBad,
         Undefined::Conversion, sayFormat<Say::NumberNoFit>("%g", ast::TypeContext::name(to)),
         {shown});
}

void checkBool(FunctionGen& gen, Value* byte, const ast::Type* type) {
  if (!gen.moduleGen.checks) return;
  Value* isBad = gen.builder.icmp(IntPred::UGT, byte, gen.module.constInt(byte->type, 1));
  failIf(gen, {Op::Trunc, type, byte, gen.int64(0)}, isBad, Undefined::NoValue,
         sayFormat<Say::NoBool>("%ld"), {byte});
}

void checkVaArg(FunctionGen& gen, Value* address, const ast::Type* type) {
  // A record may have no bytes that are passed; what of it was never set is seen where it is used.
  if (!gen.moduleGen.checks.isInterpreted() || !type->isScalar()) return;
  // One of more than 8 bytes may lie in two words or elsewhere: its type is not compared.
  const uint64_t bits = (type->size <= 8 ? type->size * 8 : 0) | (type->isFloating() ? 1024 : 0);
  gen.intrinsic(Intrinsic::CheckVaArg, {address, gen.module.constI32(int32_t(bits)),
                                        gen.module.privateText(ast::TypeContext::name(type))});
}

void checkReached(FunctionGen& gen, bool isEnd) {
  const Checks& checks = gen.moduleGen.checks;
  if (checks.isInterpreted())
    gen.intrinsic(Intrinsic::CheckReached, {gen.module.constBool(isEnd)});
  else if (checks.isCompiled() && isEnd)
    failIf(gen, gen.module.constBool(true), Undefined::Returns,
           sayFormat<Say::NoreturnReturns>(escaped(gen.decl.name)), {});
  else if (checks.isCompiled())
    failIf(gen, gen.module.constBool(true), Undefined::Unreachable, sayFormat<Say::AtUnreachable>(),
           {});
}

void checkIndex(FunctionGen& gen, const ast::Expr* array, Value* index, bool isAddress) {
  const ast::Type* type = array->type;
  const bool isVariable = type->isVariableArray();
  if (!gen.moduleGen.checks || !(isVariable || type->kind == ast::TypeKind::Array)) return;
  // The old form of a flexible array member: a last member of one element (or none), in an object
  // that is made larger. Its bound says nothing.
  if (!isVariable && type->count <= 1 && array->tryAs<ast::MemberExpr>()) return;
  Value* count = isVariable && type->bound ? gen.load(gen.local(*type->bound))
                                           : gen.int64(int64_t(type->count));
  if (isAddress) count = gen.builder.binary(Op::Add, count, gen.int64(1));
  const std::string object = textOf(array);
  const std::string text =
      (object.empty() ? "" : quote(object) + " ") + '(' + ast::TypeContext::name(type) + ')';
  index = gen.resize(index, gen.types.i64(), true);
  if (gen.moduleGen.checks.isCompiled())
    failIf(gen, gen.builder.icmp(IntPred::UGE, index, count), Undefined::Index,
           sayFormat<Say::OutOfIndex>("%ld", escaped(text)), {index});
  else
    gen.intrinsic(Intrinsic::CheckIndex, {index, count, gen.module.privateText(text)});
}

bool mustHaveType(FunctionGen& gen, const ast::Expr* lvalue) {
  // A variable has its own type.
  if (lvalue->kind == ast::ExprKind::DeclRef || !gen.moduleGen.checks.types()) return false;
  for (const ast::Expr* e = lvalue;;) {
    if (auto* member = e->tryAs<ast::MemberExpr>()) {
      if (member->base->type->kind == ast::TypeKind::Union) return false;
      e = member->base;
    } else if (auto* element = e->tryAs<ast::SubscriptExpr>()) {
      e = element->base;
    } else if (auto* unary = e->tryAs<ast::UnaryExpr>()) {
      e = unary->operand;
    } else if (auto* sum = e->tryAs<ast::BinaryExpr>()) {
      e = sum->lhs;
    } else if (auto* cast = e->tryAs<ast::CastExpr>();
               cast && cast->cast == ast::CastKind::ArrayToPointer) {
      e = cast->operand;
    } else {
      return true;
    }
  }
}

void checkLengths(FunctionGen& gen, const ast::Type* array) {
  if (!gen.moduleGen.checks) return;
  for (; array->isVariableArray(); array = array->element) {
    if (!array->bound) continue;
    Value* length = gen.load(gen.local(*array->bound));
    if (gen.moduleGen.checks.isCompiled())
      failIf(gen, gen.builder.icmp(IntPred::SLE, length, gen.int64(0)), Undefined::ArrayLength,
             sayFormat<Say::Length>("%ld"), {length});
    else
      gen.intrinsic(Intrinsic::CheckLength, {length});
  }
}

void checkOrder(FunctionGen& gen, const ast::Expr* e) {
  if (!gen.moduleGen.checks.isInterpreted() || !e || !gen.hasInsertPoint()) return;
  findUnsequenced(
      e,
      [&](const Unsequenced& pair) {
        gen.at(pair.at);
        gen.intrinsic(Intrinsic::CheckOrder, {gen.module.privateText(pair.variable->name)});
      },
      [&](const ast::Expr* changed, const ast::Expr* other) {
        for (auto [one, another] : {std::pair(changed, other), std::pair(other, changed)}) {
          FunctionGen::Unordered& place = gen.unordered[one];
          if (!place.address)
            place.address = gen.allocate(gen.types.ptr(), gen.types.ptr()->align, "", gen.decl.loc);
          // No object has the address of a function.
          gen.builder.store(&gen.function, place.address);
          if (std::find(place.others.begin(), place.others.end(), another) == place.others.end())
            place.others.push_back(another);
        }
      });
}

void checkPlace(FunctionGen& gen, const ast::Expr* lvalue, Value* address) {
  auto found = gen.unordered.find(lvalue);
  if (found == gen.unordered.end()) return;
  gen.builder.store(address, found->second.address);
  for (const ast::Expr* other : found->second.others) {
    Value* there = gen.builder.load(gen.types.ptr(), gen.unordered.at(other).address);
    Block *same = gen.newBlock("same"), *next = gen.newBlock("ordered");
    gen.builder.condBr(gen.builder.icmp(IntPred::EQ, address, there), same, next);
    gen.emitBlock(same);
    gen.at(lvalue->loc);
    gen.intrinsic(Intrinsic::CheckOrder, {gen.module.privateText(textOf(lvalue))});
    gen.branch(next);
    gen.emitBlock(next);
  }
}

/// The pointer that the geps of an address start from. `stepsAlign` becomes its greatest common
/// divisor with the number of bytes of every step.
static const Value* startOf(const Value* address, uint64_t& stepsAlign) {
  while (auto steps = GepSteps::of(address)) {
    for (GepStep step : *steps) {
      const ConstInt* index = step.isField ? nullptr : asConstInt(step.index);
      stepsAlign = std::gcd(stepsAlign, index ? step.bytes * uint64_t(index->value) : step.bytes);
    }
    address = steps->base();
  }
  return address;
}

void checkAddress(FunctionGen& gen, const LValue& object, bool isWrite) {
  if (!gen.moduleGen.checks.isCompiled()) return;
  Value* address = object.address;
  const uint32_t align = object.alignment();
  const uint64_t size = object.type->size;
  // The geps stay in one object. So the pointer that they start from is compared with null, and its
  // alignment is checked if each step is a multiple of it. In a loop over an array that pointer is
  // invariant.
  uint64_t stepsAlign = align;
  auto* start = const_cast<Value*>(startOf(address, stepsAlign));
  const std::string_view does = said(isWrite ? Say::Writes : Say::Reads, false);
  const std::string bytes =
      size == 1 ? std::string(said(Say::OneByte, false)) : sayFormat<Say::Bytes>(size);
  uint64_t startAlign = 1;
  if (start->is(Op::Alloca)) {
    startAlign = static_cast<const Inst*>(start)->align();
  } else if (const GlobalVar* variable = asGlobalVar(start)) {
    startAlign = variable->align ? variable->align : variable->valueType->align;
  } else if (start->isConstant() && start != gen.module.nullPtr()) {
    return;
  } else {
    failIf(gen, gen.builder.icmp(IntPred::EQ, start, gen.module.zero(gen.types.ptr())),
           Undefined::Null, sayFormat<Say::AtNull>(does), {});
  }
  if (align <= std::min(startAlign, stepsAlign)) return;
  Value* number =
      gen.builder.cast(Op::PtrToInt, stepsAlign < align ? address : start, gen.types.i64());
  Value* rest = gen.builder.binary(Op::And, number, gen.int64(int64_t(align) - 1));
  failIf(gen, gen.builder.icmp(IntPred::NE, rest, gen.int64(0)), Undefined::Misaligned,
         sayFormat<Say::NotAligned>(does, bytes, align), {});
}

// A function that can end without a result stores its own address when it does, and null when it
// returns one. A caller that uses the result compares that address with the function it called. So
// an unused result gives no report, nor does a function that another compiler made.

void noteResult(FunctionGen& gen, Block* offTheEnd) {
  Value* left = &gen.function;
  if (gen.builder.block() != offTheEnd) {
    Inst* phi = gen.builder.phi(gen.types.ptr());
    for (uint32_t i = 0; i < phi->block->preds.size(); ++i)
      phi->setOperand(i, phi->block->preds[i].block == offTheEnd ? left : gen.module.nullPtr());
    left = phi;
  }
  gen.builder.store(left, leftWithoutResult(gen));
}

void checkResults(FunctionGen& gen) {
  for (Inst* call : gen.calls) {
    if (!call->hasUses() || gen.moduleGen.givesResult.contains(call->calledFunction())) continue;
    Block* before = call->block;
    Block* after = splitBefore(call->next, "defined");
    gen.at(call->loc);
    gen.builder.setInsertPoint(before);
    Value* left = gen.builder.load(gen.types.ptr(), leftWithoutResult(gen));
    Block* bad = gen.newBlock("undefined");
    gen.builder.condBr(gen.builder.icmp(IntPred::EQ, left, call->callee()), bad, after);
    gen.emitBlock(bad);
    const Function* called = call->calledFunction();
    const std::string name =
        called ? quote(escaped(called->name)) : std::string(said(Say::AFunction, false));
    fail(gen, Undefined::MissingReturn, sayFormat<Say::UsesResult>(name), {});
  }
}

// ---- the order of evaluation

namespace {

/// What the order of an operand and others depends on.
struct OperandUses {
  bool calls = false, reads = false;
  unsigned nodes = 0;

  void add(const ast::Expr* e) {
    constexpr unsigned kMaxNodes = 600;
    if (!e || ++nodes > kMaxNodes) return;
    calls |= e->kind == ast::ExprKind::Call;
    if (e->isLValue && !isOwn(e)) reads = true;
    forEachPart(e, [&](const ast::Expr* part) { add(part); });
  }
  /// A variable that no call can change.
  static bool isOwn(const ast::Expr* lvalue) {
    auto* reference = lvalue->tryAs<ast::DeclRef>();
    if (!reference) return lvalue->kind == ast::ExprKind::StringLiteral;
    auto* variable = reference->decl->tryAs<ast::VarDecl>();
    return !variable || variable->type->isConst() ||
           !(variable->hasStaticStorage || variable->addressTaken);
  }
};

}  // namespace

bool isReversed(FunctionGen& gen, SourceLoc loc, std::span<const ast::Expr* const> operands) {
  OpenOrder* order = gen.moduleGen.checks.order;
  if (!order) return false;
  unsigned calls = 0, reads = 0;
  for (const ast::Expr* operand : operands) {
    OperandUses uses;
    uses.add(operand);
    calls += uses.calls;
    reads += uses.calls || uses.reads;
  }
  if (!calls || reads < 2) return false;
  order->places.push_back(loc);
  return order->reversed.contains(loc.raw);
}

// ---- the lives of variables

static void markLife(FunctionGen& gen, const ast::VarDecl& decl, Intrinsic marker) {
  const LValue object = gen.local(decl);
  gen.intrinsic(marker, {gen.int64(int64_t(object.type->size)), object.address}, gen.types.ptr());
}

void startLife(FunctionGen& gen, const ast::VarDecl& decl) {
  const Checks& checks = gen.moduleGen.checks;
  if (!(checks.isInterpreted() || checks.address) || !decl.type->size || decl.hasStaticStorage)
    return;
  gen.at(decl.loc);
  markLife(gen, decl, Intrinsic::LifetimeStart);
  if (!gen.blockHasLabel) gen.begun.push_back(&decl);
}

void markConst(FunctionGen& gen, const ast::VarDecl& decl) {
  if (gen.moduleGen.checks.isInterpreted() && decl.type->isConst() && gen.hasInsertPoint())
    gen.intrinsic(Intrinsic::CheckConst, {gen.local(decl).address});
}

void markNoResult(FunctionGen& gen) {
  if (const uint64_t size = gen.decl.resultType()->size;
      gen.moduleGen.checks.isInterpreted() && size)
    gen.intrinsic(Intrinsic::CheckResult, {gen.int64(int64_t(size)), gen.resultSlot});
}

void endLives(FunctionGen& gen, size_t outer, SourceLoc loc) {
  // longjmp may come back into a block that was left.
  const bool mayComeBack = gen.function.attrs.flags & fnattrs::OptNone;
  if (gen.begun.size() == outer || mayComeBack || !gen.hasInsertPoint()) return;
  gen.at(loc);
  for (size_t i = gen.begun.size(); i > outer; --i)
    markLife(gen, *gen.begun[i - 1], Intrinsic::LifetimeEnd);
}

}  // namespace minic::irgen
