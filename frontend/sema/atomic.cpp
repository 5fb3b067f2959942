// Atomic accesses: `_Atomic`, and GNU C's __atomic_* and __sync_*. The order that a load or store
// of up to 8 bytes asks for is kept if it is a constant; all else is sequentially consistent.
#include <fmt/format.h>

#include "frontend/sema/builtin.h"
#include "frontend/sema/convert.h"
#include "frontend/sema/expr.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

namespace {

struct AtomicCall {
  Builtin which;
  AtomicOp op;
  std::string_view params;
  AtomicResult result;

  /// It sets or clears a byte.
  bool isOfByte() const { return params == "no" && which != Builtin::AtomicLoad; }
  bool isSum() const { return which == Builtin::AtomicUpdate && op != AtomicOp::Exchange; }
};

}  // namespace

namespace {

struct AtomicFunction {
  std::string_view name;
  Builtin which;
  AtomicOp op;
  /// a address of the object, n the same of an integer or pointer, v value, V pointer to the value,
  /// e pointer to the expected value, x expected value, r pointer for the result, w whether it may
  /// fail, o order; '.' more of no meaning. Of a fetch_add of C11 the value ('s') counts elements
  /// of a pointer's type.
  std::string_view params;
  AtomicResult result;
};

#define MINIC_ATOMIC_OP(name, Op)                                                                 \
  {"__atomic_fetch_" name, Builtin::AtomicUpdate, AtomicOp::Op, "nvo", AtomicResult::Old},        \
      {"__atomic_" name "_fetch", Builtin::AtomicUpdate, AtomicOp::Op, "nvo", AtomicResult::New}, \
      {"__sync_fetch_and_" name, Builtin::AtomicUpdate, AtomicOp::Op, "nv.", AtomicResult::Old},  \
      {"__sync_" name "_and_fetch", Builtin::AtomicUpdate, AtomicOp::Op, "nv.",                   \
       AtomicResult::New},

constexpr AtomicFunction functions[] = {
    // clang-format off
    MINIC_ATOMIC_OP("add", Add)
    MINIC_ATOMIC_OP("sub", Sub)
    MINIC_ATOMIC_OP("and", And)
    MINIC_ATOMIC_OP("nand", Nand)
    MINIC_ATOMIC_OP("or", Or)
    MINIC_ATOMIC_OP("xor", Xor)
    {"__c11_atomic_load", Builtin::AtomicLoad, {}, "ao", AtomicResult::Old},
    {"__c11_atomic_store", Builtin::AtomicStore, {}, "avo", AtomicResult::None},
    {"__c11_atomic_exchange", Builtin::AtomicUpdate, AtomicOp::Exchange, "avo", AtomicResult::Old},
    {"__c11_atomic_compare_exchange_strong", Builtin::AtomicCompareExchange, {}, "aevoo", AtomicResult::Success},
    {"__c11_atomic_compare_exchange_weak", Builtin::AtomicCompareExchange, {}, "aevoo", AtomicResult::Success},
    {"__c11_atomic_fetch_add", Builtin::AtomicUpdate, AtomicOp::Add, "nso", AtomicResult::Old},
    {"__c11_atomic_fetch_sub", Builtin::AtomicUpdate, AtomicOp::Sub, "nso", AtomicResult::Old},
    {"__atomic_load_n", Builtin::AtomicLoad, {}, "no", AtomicResult::Old},
    {"__atomic_load", Builtin::AtomicLoad, {}, "aro", AtomicResult::None},
    {"__atomic_store_n", Builtin::AtomicStore, {}, "nvo", AtomicResult::None},
    {"__atomic_store", Builtin::AtomicStore, {}, "aVo", AtomicResult::None},
    {"__atomic_exchange_n", Builtin::AtomicUpdate, AtomicOp::Exchange, "nvo", AtomicResult::Old},
    {"__atomic_exchange", Builtin::AtomicUpdate, AtomicOp::Exchange, "aVro", AtomicResult::None},
    {"__atomic_compare_exchange_n", Builtin::AtomicCompareExchange, {}, "nevwoo", AtomicResult::Success},
    {"__atomic_compare_exchange", Builtin::AtomicCompareExchange, {}, "aeVwoo", AtomicResult::Success},
    {"__atomic_test_and_set", Builtin::AtomicUpdate, AtomicOp::Exchange, "no", AtomicResult::Success},
    {"__atomic_clear", Builtin::AtomicStore, {}, "no", AtomicResult::None},
    {"__atomic_thread_fence", Builtin::Fence, {}, "o", AtomicResult::None},
    {"__atomic_signal_fence", Builtin::Fence, {}, "o", AtomicResult::None},
    {"__sync_bool_compare_and_swap", Builtin::AtomicCompareExchange, {}, "nxv.", AtomicResult::Success},
    {"__sync_val_compare_and_swap", Builtin::AtomicCompareExchange, {}, "nxv.", AtomicResult::Old},
    {"__sync_lock_test_and_set", Builtin::AtomicUpdate, AtomicOp::Exchange, "nv.", AtomicResult::Old},
    {"__sync_lock_release", Builtin::AtomicStore, {}, "n.", AtomicResult::None},
    // clang-format on
};
#undef MINIC_ATOMIC_OP

const AtomicFunction* findAtomic(std::string_view name) {
  for (const AtomicFunction& each : functions)
    if (each.name == name) return &each;
  return nullptr;
}

}  // namespace

bool isAtomicFunction(std::string_view name) { return findAtomic(name) != nullptr; }

uint8_t qualifierOf(Tok keyword) {
  return keyword == Tok::Const      ? Const
         : keyword == Tok::Volatile ? Volatile
         : keyword == Tok::Atomic   ? Atomic
                                    : NoQualifiers;
}

const Type* atomicType(SemaContext& sema, const Type* type, SourceRange range) {
  if (type->isError()) return type;
  if (type->isArray() || type->isFunction()) {
    const MsgWord kind = type->isArray() ? MsgWord::Array : MsgWord::Function;
    sema.error(range, {Msg::AtomicOfKind, kind, quote(type)});
    return sema.basic(TypeKind::Error);
  }
  return sema.types.qualified(type, Atomic);
}

Expr* pointee(SemaContext& sema, Expr* pointer) {
  auto* expr = sema.make<UnaryExpr>(pointer->type->element, pointer->loc, pointer->range,
                                    UnaryOp::Deref, pointer);
  expr->isLValue = true;
  return nested(sema, expr, pointer->height + 1);
}

/// An argument that is a pointer to what may be read (or, if `written`, written) as a `type`, as a
/// pointer to that type; else null.
static Expr* pointerTo(SemaContext& sema, const Type* type, Expr* pointer, bool written) {
  const Type* to = pointer->type->isPointer() ? pointer->type->element : nullptr;
  if (to && to->size == type->size && (to->isScalar() || to->isRecord()) &&
      !(written && to->isConst()))
    return to->is(type) ? pointer
                        : castNode(sema, CastKind::Pointer, sema.types.pointerTo(type), pointer);
  return sema.fail(
      pointer, {Msg::PassingToParameter, quote(pointer->type), quote(sema.types.pointerTo(type))});
}

/// The type of the object at the address that is the first argument, without qualifiers.
static const Type* atomicObject(SemaContext& sema, const Expr* address, const AtomicCall& call) {
  const Type* type = address->type->isPointer() ? address->type->element : nullptr;
  bool isUpdate = call.which != Builtin::AtomicLoad;
  if (type && call.isOfByte()) return sema.basic(TypeKind::UChar);
  bool isNumber = type && (type->isInteger() || type->isPointer());
  auto fail = [&](Wording<std::string> wording) {
    return sema.fail(address, {wording, quote(address->type)});
  };
  if (call.isSum() && (!isNumber || type->kind == TypeKind::Bool))
    return fail(Msg::AtomicWantsInteger);
  if (call.params[0] == 'n' && !isNumber) return fail(Msg::AtomicWantsNumber);
  if (!type || !(type->isScalar() || type->isRecord()) || type->size == 0)
    return fail(Msg::AtomicWantsObject);
  if (type->isConst() && isUpdate) return fail(Msg::AtomicWantsNonConst);
  return type->unqualified;
}

static Expr* atomicExpr(SemaContext& sema, const AtomicCall& call, std::span<Expr* const> given,
                        SourceRange all) {
  const Type* object = nullptr;
  std::vector<Expr*> args, ignored;
  Expr* resultAt = nullptr;
  auto* expr = sema.make<BuiltinExpr>(sema.basic(TypeKind::Void), all.begin, all);
  bool isUpdate = call.which != Builtin::AtomicLoad;
  for (size_t i = 0; i < call.params.size(); ++i) {
    Expr* arg = given[i];
    char code = call.params[i];
    switch (code) {
      case 'a':
      case 'n':
        object = atomicObject(sema, arg, call);
        if (!object) return nullptr;
        break;
      case 'e':
      case 'r':
      case 'V':
        arg = pointerTo(sema, object, arg, code != 'V');
        if (!arg) return nullptr;
        if (code == 'r') resultAt = arg;
        if (code == 'r') continue;
        if (code == 'V') arg = rvalue(sema, pointee(sema, arg));
        break;
      case 'o':
        arg = convertFor(sema, Context::Passing, sema.basic(TypeKind::Int), arg, arg->range.begin);
        if (auto* order = arg ? arg->tryAs<IntConst>() : nullptr)
          expr->order = uint8_t(order->value);
        [[fallthrough]];
      case 'w': ignored.push_back(arg); continue;
      default: {
        bool isOffset = call.isSum() && object->isPointer();
        const Type* type = isOffset ? sema.basic(TypeKind::Long) : object;
        arg = convertFor(sema, Context::Passing, type, arg, arg->range.begin);
        if (!arg || !isOffset || code != 's') break;
        arg = nested(
            sema,
            sema.make<BinaryExpr>(type, arg->loc, arg->range, BinaryOp::Mul, arg,
                                  sema.intConst(type, int64_t(object->element->size), arg->range)),
            arg->height + 1);
      }
    }
    if (!arg) return nullptr;
    args.push_back(arg);
  }
  // The byte that is set or cleared, and what __sync_lock_release writes.
  if (args.size() == 1 && isUpdate && call.which != Builtin::Fence)
    args.push_back(sema.intConst(object, call.which == Builtin::AtomicUpdate, all));
  args.insert(args.end(), ignored.begin(), ignored.end());
  bool isCas = call.which == Builtin::AtomicCompareExchange;
  expr->builtin = call.which;
  expr->op = call.op;
  expr->result = call.result;
  expr->expectedIsValue = call.params.find('x') != call.params.npos;
  expr->object = object ? sema.types.qualified(object, Atomic) : nullptr;
  if (resultAt) expr->result = AtomicResult::Old;
  if (call.result == AtomicResult::Success && isCas)
    expr->type = sema.basic(TypeKind::Bool);
  else if (expr->result != AtomicResult::None)
    expr->type = object;
  expr->args = copyOut(*sema.arena, args);
  uint32_t height = 0;
  for (const Expr* arg : args) height = std::max(height, arg->height);
  Expr* made = nested(sema, expr, height + 1);
  if (!made) return nullptr;
  if (call.isOfByte() && call.result == AtomicResult::Success)
    return convert(sema, made, sema.basic(TypeKind::Bool), true);
  if (!resultAt) return made;
  return castNode(
      sema, CastKind::ToVoid, sema.basic(TypeKind::Void),
      nested(sema, sema.make<AssignExpr>(object, all.begin, all, pointee(sema, resultAt), made),
             std::max(height, resultAt->height) + 2));
}

Expr* atomicCall(SemaContext& sema, const Token& name, uint32_t suffixNode) {
  const AtomicFunction& function = *findAtomic(name.spelling());
  std::vector<Expr*> given;
  bool good = !sema.node(suffixNode).hasError;
  ParseCursor cursor(*sema.tree, suffixNode);
  while (uint32_t node = nextNode(cursor)) {
    given.push_back(rvalue(sema, assignment(sema, node)));
    good &= given.back() != nullptr;
  }
  if (!good) return nullptr;
  SourceRange all = {name.loc, sema.range(suffixNode).end};
  std::string_view params = function.params;
  bool variadic = params.ends_with('.');
  if (variadic) params.remove_suffix(1);
  if (given.size() < params.size() || (given.size() > params.size() && !variadic))
    return sema.fail(name.loc, wrongCount(params.size(), given.size(), variadic), {all});
  return atomicExpr(sema, {function.which, function.op, params, function.result}, given, all);
}

}  // namespace minic
