// Expressions: values, truth, effects, and the objects that lvalues denote. Nothing is folded but
// literals that are converted or negated (`-1`, `long x = 1`), for readability.
#include <algorithm>
#include <utility>

#include "frontend/ast/const_eval.h"
#include "frontend/irgen/irgen_impl.h"
#include "ir/fold.h"

namespace minic::irgen {

using ast::BinaryOp;
using ast::CastKind;
using ast::ExprKind;
using ast::TypeKind;
using ast::UnaryOp;

namespace {

bool isLogical(BinaryOp op) { return op == BinaryOp::LogicalAnd || op == BinaryOp::LogicalOr; }
bool isComparison(BinaryOp op) { return op >= BinaryOp::Less && op <= BinaryOp::NotEqual; }

/// The cast computes a scalar from a scalar, one value from another.
bool isConversion(CastKind kind) {
  switch (kind) {
    case CastKind::NoOp:
    case CastKind::Integral:
    case CastKind::IntegralToFloating:
    case CastKind::FloatingToIntegral:
    case CastKind::Floating:
    case CastKind::Pointer:
    case CastKind::IntegralToPointer:
    case CastKind::PointerToIntegral:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::optional<bool> constantCondition(const ast::Expr* e) {
  ConstValue value = evaluateNumber(e);
  return value ? std::optional<bool>(value.isTrue()) : std::nullopt;
}

// ---- values

Value* FunctionGen::scalar(const Expr* e) {
  // Down the chain of left operands, of any length, and of other single operands; then up again,
  // computing.
  size_t outer = spine_.size();
  for (;;) {
    auto* binary = e->tryAs<ast::BinaryExpr>();
    auto* cast = e->tryAs<ast::CastExpr>();
    auto* unary = e->tryAs<ast::UnaryExpr>();
    const Expr* next = nullptr;
    if (binary && !isLogical(binary->op) && binary->op != BinaryOp::Comma)
      next = binary->lhs;
    else if (cast && isConversion(cast->cast))
      next = cast->operand;
    else if (unary && unary->op <= UnaryOp::BitNot)
      next = unary->operand;
    if (!next) break;
    spine_.push_back(e);
    e = next;
  }
  Value* value = leaf(e);
  while (spine_.size() > outer) {
    e = spine_.back();
    spine_.pop_back();
    if (auto* cast = e->tryAs<ast::CastExpr>()) {
      at(e->loc);
      value = convert(cast->cast, value, cast->operand->type, e->type);
    } else if (auto* operation = e->tryAs<ast::UnaryExpr>()) {
      at(e->loc);
      value = unary(operation, value);
    } else {
      auto* binary = e->as<ast::BinaryExpr>();
      Value* right = scalar(binary->rhs);
      at(e->loc);
      value = isComparison(binary->op)
                  ? extendBool(compare(binary->op, binary->lhs->type, value, right), e->type)
                  : arithmetic(binary->op, binary->lhs->type, value, right);
    }
  }
  return value;
}

Value* FunctionGen::leaf(const Expr* e) {
  switch (e->kind) {
    case ExprKind::IntConst:
    case ExprKind::FloatConst:
    case ExprKind::AddressConst:
      return gen_.constant(e, false);
    case ExprKind::Unary: {
      auto* unary = e->as<ast::UnaryExpr>();
      if (unary->op == UnaryOp::AddressOf) return lvalue(unary->operand).address;
      Value* truth = boolean(e);
      at(e->loc);
      return extendBool(truth, e->type);
    }
    case ExprKind::IncDec:
      return incDec(e->as<ast::IncDecExpr>());
    case ExprKind::Binary: {
      auto* binary = e->as<ast::BinaryExpr>();
      if (binary->op == BinaryOp::Comma) return comma(e);
      Value* truth = logical(binary);
      at(e->loc);
      return extendBool(truth, e->type);
    }
    case ExprKind::Assign:
      return assign(e->as<ast::AssignExpr>());
    case ExprKind::CompoundAssign:
      return compoundAssign(e->as<ast::CompoundAssignExpr>());
    case ExprKind::Conditional:
      return conditional(e->as<ast::ConditionalExpr>());
    case ExprKind::Call:
      return call(e->as<ast::CallExpr>());
    case ExprKind::VaArg: {
      Value* address = nextArgument(e->as<ast::VaArgExpr>());
      return load({address, e->type});
    }
    case ExprKind::Builtin:
      return builtin(e->as<ast::BuiltinExpr>());
    case ExprKind::Statement:
      return statementExpr(e->as<ast::StatementExpr>());
    case ExprKind::Cast: {
      auto* cast = e->as<ast::CastExpr>();
      switch (cast->cast) {
        case CastKind::LValueToRValue: {
          LValue object = lvalue(cast->operand);
          at(cast->operand->loc);
          return load(object);
        }
        case CastKind::ArrayToPointer: {
          LValue array = lvalue(cast->operand);
          // The address of a global array is that of its first element without computing.
          if (array.address->isConstant() || array.type->isVariableArray()) return array.address;
          at(e->loc);
          return gep(gen_.memoryType(array.type), array.address, {int64(0), int64(0)});
        }
        case CastKind::FunctionToPointer:
          return lvalue(cast->operand).address;
        case CastKind::ToBool:
          return boolean(cast->operand);
        case CastKind::ToVoid:
          discard(cast->operand);
          return nullptr;
        default:
          break;
      }
      break;
    }
    default:
      break;
  }
  MINIC_UNREACHABLE("expression that the front end does not make");
}

Value* FunctionGen::statementExpr(const ast::StatementExpr* e) {
  const ast::VarDecl* outerArray = liveArray_;
  for (const Stmt* each : e->body->stmts) stmt(each);
  ensureInsertPoint();  // the expression around it goes on even after a jump
  Value* result = nullptr;
  if (e->result && e->type->isScalar())
    result = scalar(e->result);
  else if (e->result)
    discard(e->result);
  leaveArrayScope(outerArray);
  return result;
}

Value* FunctionGen::comma(const Expr* e) {
  size_t outer = spine_.size();
  for (auto* left = e;;) {
    auto* binary = left->tryAs<ast::BinaryExpr>();
    if (!binary || binary->op != BinaryOp::Comma) {
      discard(left);
      break;
    }
    spine_.push_back(left);
    left = binary->lhs;
  }
  while (spine_.size() > outer + 1) {
    const Expr* link = spine_.back();
    spine_.pop_back();
    discard(link->as<ast::BinaryExpr>()->rhs);
  }
  spine_.pop_back();
  const Expr* last = e->as<ast::BinaryExpr>()->rhs;
  if (!last->type->isVoid()) return scalar(last);
  discard(last);
  return nullptr;
}

void FunctionGen::discard(const Expr* e) {
  for (;;) {
    auto* cast = e->tryAs<ast::CastExpr>();
    if (!cast || cast->cast != CastKind::ToVoid) break;
    e = cast->operand;
  }
  if (e->isLValue) {
    LValue object = lvalue(e);
    if (object.isVolatile() && object.type->isScalar()) load(object);
    return;
  }
  auto* binary = e->tryAs<ast::BinaryExpr>();
  if (binary && isLogical(binary->op)) return discardLogical(binary);
  if (auto* choice = e->tryAs<ast::ConditionalExpr>()) return discardConditional(choice);
  if (e->type->isRecord()) return discardRecord(e);
  scalar(e);
}

Value* FunctionGen::unary(const ast::UnaryExpr* e, Value* operand) {
  switch (e->op) {
    case UnaryOp::Plus:
      return operand;
    case UnaryOp::Minus:
      return negative(operand);
    case UnaryOp::BitNot:
      return builder_.binary(Op::Xor, operand, gen_.integer(operand->type, -1));
    default:
      MINIC_UNREACHABLE("not an arithmetic operator");
  }
}

Value* FunctionGen::arithmetic(BinaryOp op, const ast::Type* type, Value* left, Value* right) {
  if (op == BinaryOp::PointerAdd) return pointerStep(type, left, right, false);
  if (op == BinaryOp::PointerSub) return pointerStep(type, left, right, true);
  if (op == BinaryOp::PointerDiff) return pointerDifference(type, left, right);
  // The amount of a shift has its own type.
  if (op == BinaryOp::Shl || op == BinaryOp::Shr)
    if (left->type != right->type)
      right = cast(left->type->bits > right->type->bits ? Op::ZExt : Op::Trunc, right, left->type);
  bool isFloat = type->isFloating(), isSigned = type->isInteger() && type->isSigned();
  Op made;
  switch (op) {
    case BinaryOp::Mul:
      made = isFloat ? Op::FMul : Op::Mul;
      break;
    case BinaryOp::Div:
      made = isFloat ? Op::FDiv : isSigned ? Op::SDiv : Op::UDiv;
      break;
    case BinaryOp::Rem:
      made = isSigned ? Op::SRem : Op::URem;
      break;
    case BinaryOp::Add:
      made = isFloat ? Op::FAdd : Op::Add;
      break;
    case BinaryOp::Sub:
      made = isFloat ? Op::FSub : Op::Sub;
      break;
    case BinaryOp::Shl:
      made = Op::Shl;
      break;
    case BinaryOp::Shr:
      made = isSigned ? Op::AShr : Op::LShr;
      break;
    case BinaryOp::BitAnd:
      made = Op::And;
      break;
    case BinaryOp::BitXor:
      made = Op::Xor;
      break;
    case BinaryOp::BitOr:
      made = Op::Or;
      break;
    default:
      MINIC_UNREACHABLE("not an arithmetic operator");
  }
  return builder_.binary(made, left, right);
}

Value* FunctionGen::pointerStep(const ast::Type* pointer, Value* base, Value* count, bool negate) {
  if (count->type->bits > 64) count = builder_.cast(Op::Trunc, count, types_.i64());
  if (negate) count = negative(count);
  const ast::Type* element = pointer->element;
  if (element->isVariableArray()) {
    Value* each = elementCount(pointer->element, element);
    count = builder_.binary(Op::Mul, count, each);
  }
  bool hasSize = !element->isVoid() && !element->isFunction();
  return gep(hasSize ? gen_.memoryType(element) : types_.i8(), base, {count});
}

Value* FunctionGen::pointerDifference(const ast::Type* pointer, Value* left, Value* right) {
  Value* from = builder_.cast(Op::PtrToInt, left, types_.i64());
  Value* to = builder_.cast(Op::PtrToInt, right, types_.i64());
  Inst* bytes = builder_.binary(Op::Sub, from, to);
  const ast::Type* element = pointer->element;
  Value* each = element->isVariableArray() ? elementCount(element, element) : nullptr;
  uint64_t size = element->size;
  if (size <= 1 && !each) return bytes;
  Value* unit = int64(int64_t(size));
  if (each) unit = builder_.binary(Op::Mul, each, unit);
  Inst* count = builder_.binary(Op::SDiv, bytes, unit);
  count->flags |= vflags::Exact;
  return count;
}

Value* FunctionGen::convert(CastKind kind, Value* value, const ast::Type* from,
                            const ast::Type* to) {
  Type* type = gen_.valueType(to);
  bool isSigned = from->isInteger() && from->isSigned();
  switch (kind) {
    case CastKind::Integral:
      if (type == value->type) return value;
      if (type->bits < value->type->bits) return cast(Op::Trunc, value, type);
      return cast(isSigned ? Op::SExt : Op::ZExt, value, type);
    case CastKind::IntegralToFloating:
      return cast(isSigned ? Op::SIToFP : Op::UIToFP, value, type);
    case CastKind::FloatingToIntegral:
      return builder_.cast(to->isSigned() ? Op::FPToSI : Op::FPToUI, value, type);
    case CastKind::Floating:
      if (type == value->type) return value;
      return cast(type->bits > value->type->bits ? Op::FPExt : Op::FPTrunc, value, type);
    case CastKind::IntegralToPointer:
      if (value->type->bits > 64)
        value = builder_.cast(Op::Trunc, value, types_.i64());
      else if (value->type != types_.i64())
        value = builder_.cast(isSigned ? Op::SExt : Op::ZExt, value, types_.i64());
      return builder_.cast(Op::IntToPtr, value, type);
    case CastKind::PointerToIntegral:
      return builder_.cast(Op::PtrToInt, value, type);
    case CastKind::ToBool:
      return isNonZero(value);
    default:
      return value;  // NoOp, Pointer
  }
}

Value* FunctionGen::incDec(const ast::IncDecExpr* e) {
  LValue object = lvalue(e->operand);
  at(e->loc);
  if (object.type->isAtomic()) {
    if (Value* old = object.type->isInteger() ? atomicStep(BinaryOp::Add, object,
                                                           gen_.integer(gen_.valueType(object.type),
                                                                        e->isIncrement ? 1 : -1))
                                              : nullptr)
      return e->isPrefix ? stepped(e, object.type, old) : old;
    Update update =
        updateAtomically(object, [&](Value* old) { return stepped(e, object.type, old); });
    return e->isPrefix ? update.changed : update.old;
  }
  Value* old = load(object);
  Value* changed = store(stepped(e, object.type, old), object);
  return e->isPrefix ? changed : old;
}

Value* FunctionGen::stepped(const ast::IncDecExpr* e, const ast::Type* object, Value* old) {
  Type* type = old->type;
  if (object->isPointer()) return pointerStep(object, old, int64(e->isIncrement ? 1 : -1), false);
  if (type == types_.i1())
    // _Bool: true or the other value, for its int value moved by one is tested against zero.
    return e->isIncrement ? static_cast<Value*>(module_.constBool(true)) : negate(old);
  if (type->isAnyFloat()) {
    Value* step = gen_.floatConstant(type, WideFloat::of(e->isIncrement ? 1 : -1));
    return builder_.binary(Op::FAdd, old, step);
  }
  return builder_.binary(Op::Add, old, gen_.integer(type, e->isIncrement ? 1 : -1));
}

Value* FunctionGen::assign(const ast::AssignExpr* e) {
  Value* value = scalar(e->rhs);
  LValue object = lvalue(e->lhs);
  at(e->loc);
  return store(value, object);
}

Value* FunctionGen::compoundAssign(const ast::CompoundAssignExpr* e) {
  Value* right = scalar(e->rhs);
  LValue object = lvalue(e->lhs);
  at(e->loc);
  auto computed = [&](Value* old) {
    Value* left = convert(e->toCompute, old, object.type, e->computeType);
    Value* value = arithmetic(e->op, e->computeType, left, right);
    return convert(e->toResult, value, e->computeType, object.type);
  };
  if (object.type->isAtomic()) {
    if (Value* old = atomicStep(e->op, object, right)) return computed(old);
    return updateAtomically(object, computed).changed;
  }
  return store(computed(load(object)), object);
}

// ---- objects

LValue FunctionGen::lvalue(const Expr* e) {
  switch (e->kind) {
    case ExprKind::DeclRef: {
      const ast::Decl* decl = e->as<ast::DeclRef>()->decl;
      if (auto* variable = decl->tryAs<ast::VarDecl>()) return local(*variable);
      return {gen_.function(*decl->as<ast::FunctionDecl>()), decl->type};
    }
    case ExprKind::Unary: {
      auto* deref = e->as<ast::UnaryExpr>();
      MINIC_CHECK(deref->op == UnaryOp::Deref);
      return {scalar(deref->operand), e->type};
    }
    case ExprKind::Subscript:
      return subscript(e->as<ast::SubscriptExpr>());
    case ExprKind::Member:
      return member(e->as<ast::MemberExpr>());
    case ExprKind::CompoundLiteral:
      return compoundLiteral(e->as<ast::CompoundLiteralExpr>());
    case ExprKind::StringLiteral:
      return {gen_.string(*e->as<ast::StringLiteral>()), e->type};
    default:
      MINIC_UNREACHABLE("lvalue that the front end does not make");
  }
}

LValue FunctionGen::subscript(const ast::SubscriptExpr* e) {
  auto* decay = e->base->tryAs<ast::CastExpr>();
  if (decay && decay->cast == CastKind::ArrayToPointer) {
    LValue array = lvalue(decay->operand);
    Value* index = scalar(e->index);
    at(e->loc);
    if (index->type->bits > 64) index = builder_.cast(Op::Trunc, index, types_.i64());
    if (array.type->isVariableArray())
      return {pointerStep(e->base->type, array.address, index, false), e->type};
    LValue element{gep(gen_.memoryType(array.type), array.address, {int64(0), index}), e->type};
    if (array.align && array.align < e->type->align) element.align = array.align;
    return element;
  }
  Value* base = scalar(e->base);
  Value* index = scalar(e->index);
  at(e->loc);
  return {pointerStep(e->base->type, base, index, false), e->type};
}

/// The alignment of an access, if it is less than that of the type in the IR; else 0.
static uint32_t weakerAlign(const LValue& object, const Type* type) {
  if (object.align) return object.align;
  return object.type->align < type->align ? object.type->align : 0;
}

Value* FunctionGen::load(LValue object) {
  if (object.bits) return loadBits(object);
  if (isLargeAtomic(object.type)) {
    Inst* value = allocate(object.type, "atomic.value", builder_.loc);
    readAtomically(object, value);
    return builder_.load(value->typeArg, value);
  }
  Type* type = gen_.memoryType(object.type);
  Inst* value = builder_.load(type, object.address, {}, object.isVolatile());
  if (uint32_t align = weakerAlign(object, type)) value->setAlign(align);
  if (object.type->isAtomic()) value->setAtomic(object.ordering);
  if (object.type->kind != TypeKind::Bool) return value;
  return builder_.cast(Op::Trunc, value, types_.i1());
}

Value* FunctionGen::store(Value* value, LValue object) {
  if (object.bits) return storeBits(value, object);
  if (isLargeAtomic(object.type)) {
    writeAtomically(object, inMemory(value, object.type));
    return value;
  }
  Value* stored = value->type == types_.i1() ? extendBool(value, object.type) : value;
  Inst* inst = builder_.store(stored, object.address, object.isVolatile());
  if (uint32_t align = weakerAlign(object, stored->type)) inst->setAlign(align);
  if (object.type->isAtomic()) inst->setAtomic(object.ordering);
  return value;
}

Value* FunctionGen::gep(Type* sourceType, Value* base, std::initializer_list<Value*> indices) {
  return builder_.gep(sourceType, base, std::span<Value* const>(indices.begin(), indices.size()));
}

// ---- truth

Value* FunctionGen::boolean(const Expr* e) {
  if (auto* binary = e->tryAs<ast::BinaryExpr>()) {
    if (isLogical(binary->op)) return logical(binary);
    if (isComparison(binary->op)) {
      Value* left = scalar(binary->lhs);
      Value* right = scalar(binary->rhs);
      at(e->loc);
      return compare(binary->op, binary->lhs->type, left, right);
    }
  }
  if (auto* cast = e->tryAs<ast::CastExpr>()) {
    bool fromBool = cast->operand->type->kind == TypeKind::Bool && cast->cast == CastKind::Integral;
    if (fromBool || cast->cast == CastKind::ToBool) return boolean(cast->operand);
  }
  unsigned negations = 0;
  const Expr* operand = e;
  for (;; ++negations) {
    auto* unary = operand->tryAs<ast::UnaryExpr>();
    if (!unary || unary->op != UnaryOp::LogicalNot) break;
    operand = unary->operand;
  }
  Value* value = negations ? boolean(operand) : isNonZero(scalar(e));
  at(e->loc);
  for (; negations; --negations) value = negate(value);
  return value;
}

void FunctionGen::condition(const Expr* e, Block* ifTrue, Block* ifFalse) {
  size_t outer = pending_.size();
  for (;;) {
    // Down to the operand that is evaluated first ...
    for (bool descending = true; descending;) {
      descending = false;
      if (auto* binary = e->tryAs<ast::BinaryExpr>()) {
        if (isLogical(binary->op)) {
          bool isAnd = binary->op == BinaryOp::LogicalAnd;
          Block* right = newBlock(isAnd ? "land.lhs.true" : "lor.lhs.false");
          pending_.push_back({binary->rhs, ifTrue, ifFalse, right});
          (isAnd ? ifTrue : ifFalse) = right;
          e = binary->lhs;
          descending = true;
        }
      } else if (auto* unary = e->tryAs<ast::UnaryExpr>()) {
        if (unary->op == UnaryOp::LogicalNot) {
          std::swap(ifTrue, ifFalse);
          e = unary->operand;
          descending = true;
        }
      } else if (auto* cast = e->tryAs<ast::CastExpr>()) {
        if (cast->cast == CastKind::ToBool) {
          e = cast->operand;
          descending = true;
        }
      }
    }
    if (std::optional<bool> known = constantCondition(e)) {
      branch(*known ? ifTrue : ifFalse);
    } else if (auto* choice = e->tryAs<ast::ConditionalExpr>()) {
      Block* then = newBlock("cond.true");
      Block* otherwise = newBlock("cond.false");
      condition(choice->condition, then, otherwise);
      if (emitBlockIfUsed(then)) condition(choice->thenExpr, ifTrue, ifFalse);
      if (emitBlockIfUsed(otherwise)) condition(choice->elseExpr, ifTrue, ifFalse);
    } else {
      Value* truth = boolean(e);
      at(e->loc);
      builder_.condBr(truth, ifTrue, ifFalse);
      clearInsertPoint();
    }
    // ... then to the next one that may be evaluated at all.
    for (;;) {
      if (pending_.size() == outer) return;
      PendingOperand next = pending_.back();
      pending_.pop_back();
      if (!emitBlockIfUsed(next.block)) continue;
      e = next.expr;
      ifTrue = next.ifTrue;
      ifFalse = next.ifFalse;
      break;
    }
  }
}

Value* FunctionGen::logical(const ast::BinaryExpr* e) {
  bool isAnd = e->op == BinaryOp::LogicalAnd;
  Value* shortcut = module_.constBool(!isAnd);
  if (std::optional<bool> known = constantCondition(e->lhs))
    return *known == isAnd ? boolean(e->rhs) : shortcut;
  Block* right = newBlock(isAnd ? "land.rhs" : "lor.rhs");
  Block* end = newBlock(isAnd ? "land.end" : "lor.end");
  condition(e->lhs, isAnd ? right : end, isAnd ? end : right);
  if (!emitBlockIfUsed(right)) {
    emitBlock(end);
    return shortcut;
  }
  Value* value = boolean(e->rhs);
  if (end->preds.empty()) {
    function_.unlinkBlock(end);
    return value;
  }
  at(e->loc);
  branch(end);
  emitBlock(end);
  Inst* phi = builder_.phi(types_.i1());
  uint32_t last = phi->numOps - 1;
  for (uint32_t i = 0; i < last; ++i) phi->setOperand(i, shortcut);
  phi->setOperand(last, value);
  return phi;
}

void FunctionGen::discardLogical(const ast::BinaryExpr* e) {
  bool isAnd = e->op == BinaryOp::LogicalAnd;
  if (std::optional<bool> known = constantCondition(e->lhs)) {
    if (*known == isAnd) discard(e->rhs);
    return;
  }
  Block* right = newBlock(isAnd ? "land.rhs" : "lor.rhs");
  Block* end = newBlock(isAnd ? "land.end" : "lor.end");
  condition(e->lhs, isAnd ? right : end, isAnd ? end : right);
  if (emitBlockIfUsed(right)) discard(e->rhs);
  emitFallThrough(end);
}

Value* FunctionGen::conditional(const ast::ConditionalExpr* e) {
  if (e->type->isVoid()) {
    discardConditional(e);
    return nullptr;
  }
  if (std::optional<bool> known = constantCondition(e->condition))
    return scalar(*known ? e->thenExpr : e->elseExpr);
  Block* then = newBlock("cond.true");
  Block* otherwise = newBlock("cond.false");
  Block* end = newBlock("cond.end");
  condition(e->condition, then, otherwise);
  Value *first = nullptr, *second = nullptr;
  if (emitBlockIfUsed(then)) {
    first = scalar(e->thenExpr);
    branch(end);
  }
  if (emitBlockIfUsed(otherwise)) {
    second = scalar(e->elseExpr);
    branch(end);
  }
  emitBlock(end);
  if (!first || !second) return first ? first : second;
  at(e->loc);
  Inst* phi = builder_.phi(first->type);
  phi->setOperand(0, first);
  phi->setOperand(1, second);
  return phi;
}

void FunctionGen::discardConditional(const ast::ConditionalExpr* e) {
  if (std::optional<bool> known = constantCondition(e->condition))
    return discard(*known ? e->thenExpr : e->elseExpr);
  Block* then = newBlock("cond.true");
  Block* otherwise = newBlock("cond.false");
  Block* end = newBlock("cond.end");
  condition(e->condition, then, otherwise);
  if (emitBlockIfUsed(then)) {
    discard(e->thenExpr);
    branch(end);
  }
  if (emitBlockIfUsed(otherwise)) discard(e->elseExpr);
  emitFallThrough(end);
}

Value* FunctionGen::compare(BinaryOp op, const ast::Type* type, Value* left, Value* right) {
  size_t which = size_t(op) - size_t(BinaryOp::Less);
  if (type->isFloating()) {
    constexpr FloatPred preds[] = {FloatPred::OLT, FloatPred::OGT, FloatPred::OLE,
                                   FloatPred::OGE, FloatPred::OEQ, FloatPred::UNE};
    return builder_.fcmp(preds[which], left, right);
  }
  constexpr IntPred signedPreds[] = {IntPred::SLT, IntPred::SGT, IntPred::SLE,
                                     IntPred::SGE, IntPred::EQ,  IntPred::NE};
  constexpr IntPred unsignedPreds[] = {IntPred::ULT, IntPred::UGT, IntPred::ULE,
                                       IntPred::UGE, IntPred::EQ,  IntPred::NE};
  bool isSigned = type->isInteger() && type->isSigned();
  return builder_.icmp(isSigned ? signedPreds[which] : unsignedPreds[which], left, right);
}

Value* FunctionGen::isNonZero(Value* value) {
  if (value->type == types_.i1()) return value;
  Value* zero = module_.zero(value->type);
  if (value->type->isAnyFloat()) return builder_.fcmp(FloatPred::UNE, value, zero);
  return builder_.icmp(IntPred::NE, value, zero);
}

Value* FunctionGen::negate(Value* i1) {
  return builder_.binary(Op::Xor, i1, module_.constBool(true));
}

/// A cast, done at once if the value is a literal.
Value* FunctionGen::cast(Op op, Value* value, Type* to) {
  auto* number = asConstInt(value);
  if (number && to->isInt() && to->bits > 64)
    return gen_.integer(to, op == Op::SExt ? Int128(number->value) : Int128(number->zext()));
  Value* known = value->isConstant() ? foldConstants(module_, op, to, std::array{value}) : nullptr;
  return known ? known : builder_.cast(op, value, to);
}

/// -value, done at once if it is a literal.
Value* FunctionGen::negative(Value* value) {
  bool isFloat = value->type->isAnyFloat();
  Value* operands[] = {isFloat ? value : module_.zero(value->type), value};
  Value* known = nullptr;
  if (value->isConstant())
    known = foldConstants(module_, isFloat ? Op::FNeg : Op::Sub, value->type, operands);
  if (known) return known;
  if (isFloat) return builder_.fneg(value);
  return builder_.binary(Op::Sub, operands[0], value);
}

/// An i1 as the object or value of another integer type.
Value* FunctionGen::extendBool(Value* i1, const ast::Type* to) {
  Type* type = gen_.memoryType(to);
  return cast(Op::ZExt, i1, type);
}

}  // namespace minic::irgen
