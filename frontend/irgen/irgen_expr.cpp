// Expressions: values, effects, and the objects that lvalues denote. Nothing is folded but literals
// that are converted or negated (`-1`, `long x = 1`), for readability.
#include <algorithm>
#include <utility>

#include "frontend/irgen/irgen_impl.h"
#include "ir/effective_type.h"
#include "ir/fold.h"

namespace minic::irgen {

using ast::BinaryOp;
using ast::CastKind;
using ast::ExprKind;
using ast::TypeKind;
using ast::UnaryOp;

/// The cast computes a scalar from a scalar, one value from another.
static bool isConversion(CastKind kind) {
  return kind >= CastKind::NoOp && kind != CastKind::ToBool && kind != CastKind::ToVoid;
}

// ---- operations

/// -value, done at once if it is a literal.
static Value* negative(FunctionGen& gen, Value* value) {
  bool isFloat = value->type->isAnyFloat();
  Value* operands[] = {isFloat ? value : gen.module.zero(value->type), value};
  Value* known = nullptr;
  if (value->isConstant())
    known = foldConstants(gen.module, isFloat ? Op::FNeg : Op::Sub, value->type, operands);
  if (known) return known;
  if (isFloat) return gen.builder.fneg(value);
  return gen.builder.binary(Op::Sub, operands[0], value);
}

static Value* pointerStep(FunctionGen& gen, const ast::Type* pointer, Value* base, Value* count,
                          bool negate) {
  if (count->type->bits > 64) count = gen.builder.cast(Op::Trunc, count, gen.types.i64());
  if (negate) count = negative(gen, count);
  const ast::Type* element = pointer->element;
  if (element->isVariableArray()) {
    Value* each = elementCount(gen, pointer->element, element);
    count = gen.builder.binary(Op::Mul, count, each);
  }
  bool hasSize = !element->isVoid() && !element->isFunction();
  return gen.gep(hasSize ? gen.moduleGen.memoryType(element) : gen.types.i8(), base, {count});
}

static Value* pointerDifference(FunctionGen& gen, const ast::Type* pointer, Value* left,
                                Value* right) {
  if (gen.moduleGen.checks.isInterpreted())
    gen.intrinsic(Intrinsic::CheckDifference, {left, right});
  Value* from = gen.builder.cast(Op::PtrToInt, left, gen.types.i64());
  Value* to = gen.builder.cast(Op::PtrToInt, right, gen.types.i64());
  Inst* bytes = gen.builder.binary(Op::Sub, from, to);
  const ast::Type* element = pointer->element;
  Value* each = element->isVariableArray() ? elementCount(gen, element, element) : nullptr;
  uint64_t size = element->size;
  if (size <= 1 && !each) return bytes;
  Value* unit = gen.int64(int64_t(size));
  if (each) unit = gen.builder.binary(Op::Mul, each, unit);
  Inst* count = gen.builder.binary(Op::SDiv, bytes, unit);
  count->flags |= vflags::Exact;
  return count;
}

/// `type` is the one that is computed in, `rightType` that of a shift's amount.
static Value* arithmetic(FunctionGen& gen, BinaryOp op, const ast::Type* type, Value* left,
                         Value* right, const ast::Type* rightType) {
  if (op == BinaryOp::PointerAdd) return pointerStep(gen, type, left, right, false);
  if (op == BinaryOp::PointerSub) return pointerStep(gen, type, left, right, true);
  if (op == BinaryOp::PointerDiff) return pointerDifference(gen, type, left, right);
  bool isFloat = type->isFloating(), isSigned = type->isSigned();
  Op made;
  switch (op) {
    case BinaryOp::Mul: made = isFloat ? Op::FMul : Op::Mul; break;
    case BinaryOp::Div: made = isFloat ? Op::FDiv : isSigned ? Op::SDiv : Op::UDiv; break;
    case BinaryOp::Rem: made = isSigned ? Op::SRem : Op::URem; break;
    case BinaryOp::Add: made = isFloat ? Op::FAdd : Op::Add; break;
    case BinaryOp::Sub: made = isFloat ? Op::FSub : Op::Sub; break;
    case BinaryOp::Shl: made = Op::Shl; break;
    case BinaryOp::Shr: made = isSigned ? Op::AShr : Op::LShr; break;
    case BinaryOp::BitAnd: made = Op::And; break;
    case BinaryOp::BitXor: made = Op::Xor; break;
    case BinaryOp::BitOr: made = Op::Or; break;
    default: MINIC_UNREACHABLE("not an arithmetic operator");
  }
  if (op == BinaryOp::Shl || op == BinaryOp::Shr)
    right = checkedAmount(gen, made, type, left, right, rightType->isSigned());
  return checkedArithmetic(gen, made, type, left, right);
}

static Value* arithmetic(FunctionGen& gen, UnaryOp op, const ast::Type* type, Value* operand) {
  if (op == UnaryOp::Minus) {
    if (operand->isConstant() || !operand->type->isInt()) return negative(gen, operand);
    return checkedArithmetic(gen, Op::Sub, type, gen.module.zero(operand->type), operand);
  }
  if (op == UnaryOp::Plus) return operand;
  return gen.builder.binary(Op::Xor, operand, gen.moduleGen.integer(operand->type, -1));
}

static Value* convert(FunctionGen& gen, CastKind kind, Value* value, const ast::Type* from,
                      const ast::Type* to) {
  Type* type = gen.moduleGen.valueType(to);
  bool isSigned = from->isSigned();
  switch (kind) {
    case CastKind::Integral: return gen.resize(value, type, isSigned);
    case CastKind::IntegralToFloating:
      return gen.cast(isSigned ? Op::SIToFP : Op::UIToFP, value, type);
    case CastKind::FloatingToIntegral:
      checkConversion(gen, value, to);
      return gen.builder.cast(to->isSigned() ? Op::FPToSI : Op::FPToUI, value, type);
    case CastKind::Floating:
      if (type == value->type) return value;
      return gen.cast(type->bits > value->type->bits ? Op::FPExt : Op::FPTrunc, value, type);
    case CastKind::IntegralToPointer:
      if (value->type->bits > 64)
        value = gen.builder.cast(Op::Trunc, value, gen.types.i64());
      else if (value->type != gen.types.i64())
        value = gen.builder.cast(isSigned ? Op::SExt : Op::ZExt, value, gen.types.i64());
      return gen.builder.cast(Op::IntToPtr, value, type);
    case CastKind::PointerToIntegral: return gen.builder.cast(Op::PtrToInt, value, type);
    case CastKind::ToBool: return gen.isNonZero(value);
    default: return value;  // NoOp, Pointer
  }
}

// ---- assignments

static Value* stepped(FunctionGen& gen, const ast::IncDecExpr* e, const ast::Type* object,
                      Value* old) {
  Type* type = old->type;
  const int step = e->isIncrement ? 1 : -1;
  if (object->isPointer()) return pointerStep(gen, object, old, gen.int64(step), false);
  if (type == gen.types.i1())
    // _Bool: true or the other value, for its int value moved by one is tested against zero.
    return e->isIncrement ? static_cast<Value*>(gen.module.constBool(true)) : gen.negate(old);
  if (type->isAnyFloat())
    return gen.builder.binary(Op::FAdd, old,
                              gen.moduleGen.floatConstant(type, WideFloat::of(step)));
  Value* by = gen.moduleGen.integer(type, step);
  if (object->size < 4) return gen.builder.binary(Op::Add, old, by);  // it is promoted before
  return checkedArithmetic(gen, Op::Add, object, old, by);
}

static Value* incDec(FunctionGen& gen, const ast::IncDecExpr* e) {
  LValue object = lvalue(gen, e->operand);
  gen.at(e->loc);
  if (object.type->isAtomic()) {
    if (Value* old = object.type->isInteger()
                         ? atomicStep(gen, BinaryOp::Add, object,
                                      gen.moduleGen.integer(gen.moduleGen.valueType(object.type),
                                                            e->isIncrement ? 1 : -1))
                         : nullptr)
      return e->isPrefix ? stepped(gen, e, object.type, old) : old;
    Update update = updateAtomically(gen, object,
                                     [&](Value* old) { return stepped(gen, e, object.type, old); });
    return e->isPrefix ? update.changed : update.old;
  }
  Value* old = gen.load(object);
  Value* changed = gen.store(stepped(gen, e, object.type, old), object);
  return e->isPrefix ? changed : old;
}

static Value* assign(FunctionGen& gen, const ast::AssignExpr* e) {
  const ast::Expr* operands[] = {e->lhs, e->rhs};
  std::optional<LValue> early;
  if (isReversed(gen, e->loc, operands)) early = lvalue(gen, e->lhs);
  Value* value = scalar(gen, e->rhs);
  LValue object = early ? *early : lvalue(gen, e->lhs);
  gen.at(e->loc);
  return gen.store(value, object);
}

static Value* compoundAssign(FunctionGen& gen, const ast::CompoundAssignExpr* e) {
  const ast::Expr* operands[] = {e->lhs, e->rhs};
  std::optional<LValue> early;
  Value* before = nullptr;  // what it reads, if that comes first
  if (isReversed(gen, e->loc, operands)) {
    early = lvalue(gen, e->lhs);
    if (!early->type->isAtomic()) before = gen.load(*early);
  }
  Value* right = scalar(gen, e->rhs);
  LValue object = early ? *early : lvalue(gen, e->lhs);
  gen.at(e->loc);
  auto computed = [&](Value* old) {
    Value* left = convert(gen, e->toCompute, old, object.type, e->computeType);
    Value* value = arithmetic(gen, e->op, e->computeType, left, right, e->rhs->type);
    return convert(gen, e->toResult, value, e->computeType, object.type);
  };
  if (object.type->isAtomic()) {
    if (Value* old = atomicStep(gen, e->op, object, right)) return computed(old);
    return updateAtomically(gen, object, computed).changed;
  }
  return gen.store(computed(before ? before : gen.load(object)), object);
}

// ---- values

/// The value of a scalar; only the effects of a void expression.
static Value* scalarOrVoid(FunctionGen& gen, const ast::Expr* e) {
  if (!e->type->isVoid()) return scalar(gen, e);
  discard(gen, e);
  return nullptr;
}

static Value* statementExpr(FunctionGen& gen, const ast::StatementExpr* e) {
  const ast::VarDecl* outerArray = gen.liveArray;
  for (const ast::Stmt* each : e->body->stmts) stmt(gen, each);
  gen.ensureInsertPoint();  // the expression around it goes on even after a jump
  Value* result = e->result ? scalarOrVoid(gen, e->result) : nullptr;
  leaveArrayScope(gen, outerArray);
  return result;
}

static Value* comma(FunctionGen& gen, const ast::Expr* e) {
  size_t outer = gen.spine.size();
  for (auto* left = e;;) {
    auto* binary = left->tryAs<ast::BinaryExpr>();
    if (!binary || binary->op != BinaryOp::Comma) {
      discard(gen, left);
      break;
    }
    gen.spine.push_back(left);
    left = binary->lhs;
  }
  while (gen.spine.size() > outer + 1) {
    const ast::Expr* link = gen.spine.back();
    gen.spine.pop_back();
    discard(gen, link->as<ast::BinaryExpr>()->rhs);
  }
  gen.spine.pop_back();
  return scalarOrVoid(gen, e->as<ast::BinaryExpr>()->rhs);
}

static Value* leaf(FunctionGen& gen, const ast::Expr* e) {
  switch (e->kind) {
    case ExprKind::IntConst:
    case ExprKind::FloatConst:
    case ExprKind::AddressConst: return gen.moduleGen.constant(e, false);
    case ExprKind::Unary: {
      auto* unary = e->as<ast::UnaryExpr>();
      if (unary->op == UnaryOp::AddressOf) return lvalue(gen, unary->operand, true).address;
      Value* truth = boolean(gen, e);
      gen.at(e->loc);
      return extendBool(gen, truth, e->type);
    }
    case ExprKind::IncDec: return incDec(gen, e->as<ast::IncDecExpr>());
    case ExprKind::Binary: {
      auto* binary = e->as<ast::BinaryExpr>();
      if (binary->op == BinaryOp::Comma) return comma(gen, e);
      Value* truth = logical(gen, binary);
      gen.at(e->loc);
      return extendBool(gen, truth, e->type);
    }
    case ExprKind::Assign: return assign(gen, e->as<ast::AssignExpr>());
    case ExprKind::CompoundAssign: return compoundAssign(gen, e->as<ast::CompoundAssignExpr>());
    case ExprKind::Conditional:
      return conditional(gen, e->as<ast::ConditionalExpr>(),
                         [&](const ast::Expr* arm) { return scalarOrVoid(gen, arm); });
    case ExprKind::Call: return call(gen, e->as<ast::CallExpr>());
    case ExprKind::VaArg: {
      Value* address = nextArgument(gen, e->as<ast::VaArgExpr>());
      return gen.load({address, e->type});
    }
    case ExprKind::Builtin: return builtin(gen, e->as<ast::BuiltinExpr>());
    case ExprKind::Statement: return statementExpr(gen, e->as<ast::StatementExpr>());
    case ExprKind::Cast: {
      auto* cast = e->as<ast::CastExpr>();
      switch (cast->cast) {
        case CastKind::LValueToRValue: {
          LValue object = lvalue(gen, cast->operand);
          gen.at(cast->operand->loc);
          return gen.load(object);
        }
        case CastKind::ArrayToPointer: {
          LValue array = lvalue(gen, cast->operand);
          // The address of a global array is that of its first element without computing.
          if (array.address->isConstant() || array.type->isVariableArray()) return array.address;
          gen.at(e->loc);
          return gen.gep(gen.moduleGen.memoryType(array.type), array.address,
                         {gen.int64(0), gen.int64(0)});
        }
        case CastKind::FunctionToPointer: return lvalue(gen, cast->operand).address;
        case CastKind::ToBool: return boolean(gen, cast->operand);
        case CastKind::ToVoid: discard(gen, cast->operand); return nullptr;
        default: break;
      }
      break;
    }
    default: break;
  }
  MINIC_UNREACHABLE("expression that the front end does not make");
}

Value* scalar(FunctionGen& gen, const ast::Expr* e) {
  // Down the chain of left operands, of any length, and of other single operands; then up again,
  // computing.
  size_t outer = gen.spine.size();
  std::vector<std::pair<const ast::Expr*, Value*>> early;  // right operands that came first
  for (;;) {
    auto* binary = e->tryAs<ast::BinaryExpr>();
    auto* cast = e->tryAs<ast::CastExpr>();
    auto* unary = e->tryAs<ast::UnaryExpr>();
    const ast::Expr* next = nullptr;
    if (binary && !isLogical(binary->op) && binary->op != BinaryOp::Comma)
      next = binary->lhs;
    else if (cast && isConversion(cast->cast))
      next = cast->operand;
    else if (unary && unary->op <= UnaryOp::BitNot)
      next = unary->operand;
    if (!next) break;
    if (binary)
      if (const ast::Expr * operands[] = {binary->lhs, binary->rhs};
          isReversed(gen, e->loc, operands))
        early.push_back({e, scalar(gen, binary->rhs)});
    gen.spine.push_back(e);
    e = next;
  }
  Value* value = leaf(gen, e);
  while (gen.spine.size() > outer) {
    e = gen.spine.back();
    gen.spine.pop_back();
    auto* binary = e->tryAs<ast::BinaryExpr>();
    Value* right = nullptr;
    if (!early.empty() && early.back().first == e) {
      right = early.back().second;
      early.pop_back();
    } else if (binary) {
      right = scalar(gen, binary->rhs);
    }
    gen.at(e->loc);
    if (auto* cast = e->tryAs<ast::CastExpr>())
      value = convert(gen, cast->cast, value, cast->operand->type, e->type);
    else if (auto* unary = e->tryAs<ast::UnaryExpr>())
      value = arithmetic(gen, unary->op, unary->type, value);
    else if (isComparison(binary->op))
      value = extendBool(gen, compare(gen, binary->op, binary->lhs->type, value, right), e->type);
    else
      value = arithmetic(gen, binary->op, binary->lhs->type, value, right, binary->rhs->type);
  }
  return value;
}

void discard(FunctionGen& gen, const ast::Expr* e) {
  for (;;) {
    auto* cast = e->tryAs<ast::CastExpr>();
    if (!cast || cast->cast != CastKind::ToVoid) break;
    e = cast->operand;
  }
  if (e->isLValue) {
    LValue object = lvalue(gen, e);
    if (object.isVolatile() && object.type->isScalar()) gen.load(object);
    return;
  }
  auto* binary = e->tryAs<ast::BinaryExpr>();
  if (binary && isLogical(binary->op)) return discardLogical(gen, binary);
  if (auto* choice = e->tryAs<ast::ConditionalExpr>()) {
    conditional(gen, choice, [&](const ast::Expr* arm) -> Value* {
      discard(gen, arm);
      return nullptr;
    });
    return;
  }
  if (e->type->isRecord()) return discardRecord(gen, e);
  scalar(gen, e);
}

// ---- objects

static LValue subscript(FunctionGen& gen, const ast::SubscriptExpr* e, bool isAddress) {
  auto* decay = e->base->tryAs<ast::CastExpr>();
  if (decay && decay->cast == CastKind::ArrayToPointer) {
    LValue array = lvalue(gen, decay->operand);
    Value* index = scalar(gen, e->index);
    gen.at(e->loc);
    if (index->type->bits > 64) index = gen.builder.cast(Op::Trunc, index, gen.types.i64());
    checkIndex(gen, decay->operand, index, isAddress);
    if (array.type->isVariableArray())
      return {pointerStep(gen, e->base->type, array.address, index, false), e->type};
    LValue element{
        gen.gep(gen.moduleGen.memoryType(array.type), array.address, {gen.int64(0), index}),
        e->type};
    if (array.align && array.align < e->type->align) element.align = array.align;
    return element;
  }
  const ast::Expr* operands[] = {e->base, e->index};
  Value* index = isReversed(gen, e->loc, operands) ? scalar(gen, e->index) : nullptr;
  Value* base = scalar(gen, e->base);
  if (!index) index = scalar(gen, e->index);
  gen.at(e->loc);
  return {pointerStep(gen, e->base->type, base, index, false), e->type};
}

static LValue lvalueOfKind(FunctionGen& gen, const ast::Expr* e, bool isAddress) {
  switch (e->kind) {
    case ExprKind::DeclRef: {
      const ast::Decl* decl = e->as<ast::DeclRef>()->decl;
      if (auto* variable = decl->tryAs<ast::VarDecl>()) return gen.local(*variable);
      return {gen.moduleGen.function(*decl->as<ast::FunctionDecl>()), decl->type};
    }
    case ExprKind::Unary: {
      auto* deref = e->as<ast::UnaryExpr>();
      MINIC_CHECK(deref->op == UnaryOp::Deref);
      return {scalar(gen, deref->operand), e->type};
    }
    case ExprKind::Subscript: return subscript(gen, e->as<ast::SubscriptExpr>(), isAddress);
    case ExprKind::Member: return member(gen, e->as<ast::MemberExpr>());
    case ExprKind::CompoundLiteral: return compoundLiteral(gen, e->as<ast::CompoundLiteralExpr>());
    case ExprKind::StringLiteral:
      return {gen.moduleGen.string(*e->as<ast::StringLiteral>()), e->type};
    default: MINIC_UNREACHABLE("lvalue that the front end does not make");
  }
}

LValue lvalue(FunctionGen& gen, const ast::Expr* e, bool isAddress) {
  LValue object = lvalueOfKind(gen, e, isAddress);
  object.isTyped = mustHaveType(gen, e);
  if (!gen.unordered.empty()) checkPlace(gen, e, object.address);
  return object;
}

/// The alignment of an access, if it is less than that of the type in the IR; else 0.
static uint32_t weakerAlign(const LValue& object, const Type* type) {
  if (object.align) return object.align;
  return object.type->align < type->align ? object.type->align : 0;
}

Value* FunctionGen::load(LValue object) {
  if (object.bits) return loadBits(*this, object);
  if (isLargeAtomic(object.type)) {
    Inst* value = allocate(object.type, "atomic.value", builder.loc);
    readAtomically(*this, object, value);
    return builder.load(value->typeArg, value);
  }
  Type* type = moduleGen.memoryType(object.type);
  checkAddress(*this, object, false);
  Inst* value = builder.load(type, object.address, {}, object.isVolatile());
  if (uint32_t align = weakerAlign(object, type)) value->setAlign(align);
  if (object.type->isAtomic()) value->setAtomic(object.ordering);
  if (object.isTyped) value->flags |= kTypedAccess;
  if (object.type->kind != TypeKind::Bool) return value;
  checkBool(*this, value, object.type);
  return builder.cast(Op::Trunc, value, types.i1());
}

Value* FunctionGen::store(Value* value, LValue object) {
  if (object.bits) return storeBits(*this, value, object);
  if (isLargeAtomic(object.type)) {
    writeAtomically(*this, object, inMemory(*this, value, object.type));
    return value;
  }
  checkAddress(*this, object, true);
  Value* stored = value->type == types.i1() ? extendBool(*this, value, object.type) : value;
  Inst* inst = builder.store(stored, object.address, object.isVolatile());
  if (uint32_t align = weakerAlign(object, stored->type)) inst->setAlign(align);
  if (object.type->isAtomic()) inst->setAtomic(object.ordering);
  if (object.isTyped) inst->flags |= kTypedAccess;
  return value;
}

// ---- single instructions

Value* FunctionGen::gep(Type* sourceType, Value* base, std::initializer_list<Value*> indices) {
  return builder.gep(sourceType, base, std::span<Value* const>(indices.begin(), indices.size()));
}

/// A cast, done at once if the value is a literal.
Value* FunctionGen::cast(Op op, Value* value, Type* to) {
  auto* number = asConstInt(value);
  if (number && to->isInt() && to->bits > 64)
    return moduleGen.integer(to, op == Op::SExt ? Int128(number->value) : Int128(number->zext()));
  Value* known = value->isConstant() ? foldConstants(module, op, to, std::array{value}) : nullptr;
  return known ? known : builder.cast(op, value, to);
}

Value* FunctionGen::resize(Value* value, Type* to, bool isSigned) {
  if (to == value->type) return value;
  Op extend = isSigned ? Op::SExt : Op::ZExt;
  return cast(to->bits < value->type->bits ? Op::Trunc : extend, value, to);
}

/// An i1 as the object or value of another integer type.
Value* extendBool(FunctionGen& gen, Value* i1, const ast::Type* to) {
  return gen.cast(Op::ZExt, i1, gen.moduleGen.memoryType(to));
}

}  // namespace minic::irgen
