// The checked AST's expressions and initialisers; see ast.h.
#pragma once

#include "frontend/ast/decl.h"
#include "support/wide_float.h"

namespace minic::ast {

enum class ExprKind : uint8_t {
  IntConst,
  FloatConst,
  StringLiteral,
  AddressConst,
  DeclRef,
  Unary,
  IncDec,
  Binary,
  Assign,
  CompoundAssign,
  Conditional,
  Cast,
  Call,
  Subscript,
  Member,
  Statement,
  CompoundLiteral,
  VaArg,
  Builtin,
};

/// An lvalue stands for an object; only LValueToRValue, ArrayToPointer and FunctionToPointer casts,
/// `&`, assignments, ++ and -- and MemberExpr take one. All other operands are rvalues. The type of
/// an rvalue has no qualifiers, that of an lvalue keeps them (volatile: the access is volatile).
struct Expr : Tagged<ExprKind> {
  bool isLValue = false;
  bool isParenthesized = false;  ///< the range includes the parentheses
  bool isVariable = false;       ///< of a constant node: the value of a variable that is `const`
  /// Levels of nodes below, chains of left operands aside; kept under nestingLimit.
  uint32_t height = 0;
  SourceLoc loc;      ///< where a caret would point: the operator, the name, the '(' of a call
  SourceRange range;  ///< from the first to the last byte
  const Type* type = nullptr;
};

template <ExprKind K>
struct ExprOf : Expr {
  ExprOf() {
    kind = K;
    isLValue = K == ExprKind::StringLiteral || K == ExprKind::DeclRef || K == ExprKind::Subscript ||
               K == ExprKind::CompoundLiteral;
  }
  static bool isKind(ExprKind kind) { return kind == K; }
};

/// An integer constant of integer type, or a null or other absolute pointer of pointer type.
/// What a constant is the size of, for warnings.
struct SizeofOperand {
  const Expr* operand = nullptr;  ///< null: a type
  const Type* type = nullptr;     ///< of the operand
  bool isParenthesized = false;
};

struct IntConst : ExprOf<ExprKind::IntConst> {
  /// Sign-extended for signed types, zero-extended for unsigned ones to 64 bits, and then
  /// sign-extended from there.
  Int128 value = 0;
  const SizeofOperand* sizeOf = nullptr;  ///< null: not the value of `sizeof`
};

struct FloatConst : ExprOf<ExprKind::FloatConst> {
  WideFloat value;  ///< rounded to its type
};

/// Array of char, an lvalue. `bytes` are the decoded bytes without the terminating NUL; the type
/// counts it. As the value of an InitElement it fills a char array: as many of the bytes as fit,
/// the rest of the array zero.
struct StringLiteral : ExprOf<ExprKind::StringLiteral> {
  std::string_view bytes;
  uint32_t id = 0;  ///< dense over the FrontEnd
};

/// A pointer constant: the address of a variable with static storage, a function or a string plus
/// `offset` bytes, in initialisers of static storage only; or that of a label. Less the address of
/// another label it is a number.
struct AddressConst : ExprOf<ExprKind::AddressConst> {
  Decl* decl = nullptr;             ///< VarDecl or FunctionDecl, or
  StringLiteral* string = nullptr;  ///< this, or
  LabelStmt* label = nullptr;       ///< this; one of the three is set
  LabelStmt* minus = nullptr;       ///< the label whose address is subtracted
  int64_t offset = 0;
};

/// An lvalue (of function type for a function).
struct DeclRef : ExprOf<ExprKind::DeclRef> {
  Decl* decl = nullptr;  ///< VarDecl or FunctionDecl
};

enum class UnaryOp : uint8_t {
  Plus,        ///< of the operand's promoted type: the value itself
  Minus,       ///< arithmetic; integers wrap; floating: negation of the sign, not 0 - x
  BitNot,      ///< integers
  LogicalNot,  ///< any scalar operand, type int: operand == 0
  AddressOf,   ///< operand is an lvalue
  Deref,       ///< operand is a pointer rvalue; an lvalue
};

struct UnaryExpr : ExprOf<ExprKind::Unary> {
  UnaryOp op;
  Expr* operand = nullptr;
};

/// ++ and -- on an lvalue of arithmetic or pointer type. Value of the operand's unqualified type:
/// old (postfix) or new (prefix). Pointers step by their element's size; integers wrap.
struct IncDecExpr : ExprOf<ExprKind::IncDec> {
  bool isIncrement = true, isPrefix = true;
  Expr* operand = nullptr;
};

enum class BinaryOp : uint8_t {
  // Both operands and the result have the same arithmetic type.
  Mul,
  Div,
  Rem,  ///< integers only
  Add,
  Sub,
  // Left operand and result have the same type; the right one is an integer of its own promoted
  // type (perhaps wider or narrower than the left). Right shift of signed types is arithmetic.
  Shl,
  Shr,
  // Result int, 0 or 1; operands of the same arithmetic type or both pointers.
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  Equal,
  NotEqual,
  BitAnd,
  BitXor,
  BitOr,
  // Result int; operands any scalars, tested against zero; the right one only if need be.
  LogicalAnd,
  LogicalOr,
  Comma,  ///< the left value (often void) is dropped; type of the right operand
  // Pointer arithmetic; counts are in elements of the pointee (1 byte for void).
  PointerAdd,   ///< lhs pointer, rhs long
  PointerSub,   ///< lhs pointer, rhs long
  PointerDiff,  ///< both pointers, result long, in elements
};

inline bool isLogical(BinaryOp op) {
  return op == BinaryOp::LogicalAnd || op == BinaryOp::LogicalOr;
}
inline bool isComparison(BinaryOp op) { return op >= BinaryOp::Less && op <= BinaryOp::NotEqual; }

/// As written: "+" for pointers, too.
constexpr std::string_view spelling(BinaryOp op) {
  switch (op) {
// clang-format off
#define MINIC_TOKEN(grammarName, name, spelling, clangName)
#define MINIC_BINARY(grammarName, name, spelling, clangName, precedence, op, isPrefix, sysy) \
    case BinaryOp::op: return spelling;
#include "frontend/lex/tokens.def"
      // clang-format on
    default: return op == BinaryOp::PointerAdd ? "+" : "-";
  }
}

struct BinaryExpr : ExprOf<ExprKind::Binary> {
  BinaryOp op;
  Expr* lhs = nullptr;
  Expr* rhs = nullptr;
};

/// `lhs = rhs`: lhs an lvalue, rhs of its unqualified type. The value is the one stored. An rvalue.
struct AssignExpr : ExprOf<ExprKind::Assign> {
  Expr* lhs = nullptr;
  Expr* rhs = nullptr;
};

enum class CastKind : uint8_t {
  LValueToRValue,  ///< load
  ArrayToPointer,  ///< lvalue array -> address of its first element
  FunctionToPointer,
  NoOp,      ///< same representation: qualifiers, int <-> enum, char <-> signed char
  Integral,  ///< integer to integer of any widths: extend by the source's sign, or truncate
  IntegralToFloating,
  FloatingToIntegral,
  Floating,  ///< between float, double and long double
  ToBool,    ///< any scalar to _Bool: != 0
  Pointer,   ///< pointer to pointer
  IntegralToPointer,
  PointerToIntegral,
  ToVoid,  ///< the value is dropped
};

/// `lhs op= rhs`. lhs is evaluated once, as an address; then
///   value = cast<toResult>(cast<toCompute>(load lhs) op rhs)
/// where `computeType` is the type of the operation (for pointers and shifts that of the left
/// operand) and NoOp casts change nothing. op is Mul...BitOr or PointerAdd/PointerSub.
struct CompoundAssignExpr : ExprOf<ExprKind::CompoundAssign> {
  BinaryOp op;
  CastKind toCompute = CastKind::NoOp, toResult = CastKind::NoOp;
  const Type* computeType = nullptr;
  Expr* lhs = nullptr;
  Expr* rhs = nullptr;
};

/// Both arms have the node's type (void included). The condition is any scalar.
struct ConditionalExpr : ExprOf<ExprKind::Conditional> {
  Expr* condition = nullptr;
  Expr* thenExpr = nullptr;
  Expr* elseExpr = nullptr;
};

struct CastExpr : ExprOf<ExprKind::Cast> {
  CastKind cast;
  bool isExplicit = false;  ///< written by the user
  Expr* operand = nullptr;
};

/// Arguments have the parameters' types; beyond the prototype they are promoted (float to double,
/// small integers to int). `callee` is FunctionToPointer of a DeclRef for a direct call.
struct CallExpr : ExprOf<ExprKind::Call> {
  Expr* callee = nullptr;
  std::span<Expr*> args;

  /// The function called by name, or null.
  FunctionDecl* direct() const {
    auto* cast = callee->tryAs<CastExpr>();
    auto* ref = cast ? cast->operand->tryAs<DeclRef>() : nullptr;
    return ref ? ref->decl->tryAs<FunctionDecl>() : nullptr;
  }
  const Type* functionType() const { return callee->type->element; }
};

/// base[index]: base a pointer rvalue, index of type long; an lvalue (of array type for a row).
struct SubscriptExpr : ExprOf<ExprKind::Subscript> {
  Expr* base = nullptr;
  Expr* index = nullptr;
};

/// base.field; `p->x` is the member of a Deref. An lvalue if the base is one; else a part of a
/// value that is kept in memory: LValueToRValue and ArrayToPointer apply to it all the same.
struct MemberExpr : ExprOf<ExprKind::Member> {
  Expr* base = nullptr;
  const Field* field = nullptr;
};

/// GNU C's `({ ... })`: executes the block; the value is that of `result`, an rvalue that is
/// evaluated last. Without a result the type is void. Nothing jumps into the block from outside.
struct StatementExpr : ExprOf<ExprKind::Statement> {
  CompoundStmt* body = nullptr;
  Expr* result = nullptr;
};

/// `(T){...}` in a block: an unnamed automatic variable, stored anew each time; an lvalue. (With
/// static storage it is a DeclRef of such a variable.)
struct CompoundLiteralExpr : ExprOf<ExprKind::CompoundLiteral> {
  VarDecl* variable = nullptr;
};

/// `va_arg(list, T)`: list is an lvalue of the type va_list, or on x86-64 a pointer to its struct.
struct VaArgExpr : ExprOf<ExprKind::VaArg> {
  Expr* list = nullptr;
};

/// The functions of GNU C that are computed in place; their arguments have the types that
/// frontend/language/builtins.def says.
enum class Builtin : uint8_t {
  VaStart,  ///< (list): as in VaArgExpr
  VaEnd,
  VaCopy,  ///< (to, from)
  Expect,
  ConstantP,  ///< (a number without effects); the optimizer answers
  ClassifyType,
  ChooseExpr,
  Unreachable,
  Trap,
  SetJump,       ///< (five words): 0, and 1 when LongJump comes back to it
  LongJump,      ///< (five words, 1)
  FrameAddress,  ///< (0)
  ReturnAddress,
  Alloca,         ///< (bytes), or (bytes, alignment in bits)
  FirstArgument,  ///< the others promise something
  SourceLine,     ///< where the call is
  SourceFile,
  SourceFunction,
  BSwap,  ///< of the bits of an integer (frontend/ast/bit_functions.h), as those up to Parity
  Clrsb,  ///< how many bits after the sign are equal to it
  Ffs,    ///< the number of the lowest one, from 1; 0 of 0
  Clz,    ///< of 0 undefined, as is Ctz
  Ctz,
  Popcount,
  Parity,
  AddOverflow,  ///< (a, b, pointer to the result): the exact value's truncation is stored; true if
                ///< that changed it
  SubOverflow,
  MulOverflow,
  AddOverflowP,  ///< (a, b, c): whether the exact value is none of the type, or bit-field, of c
  SubOverflowP,
  MulOverflowP,
  ObjectSize,         ///< (pointer, kind from 0 to 3)
  DynamicObjectSize,  ///< the same
  Prefetch,
  X86Pause,  ///< a hint in a loop that waits
  Fence,
  Infinity,
  NaN,  ///< (payload, digits in a string)
  SignalingNaN,
  IsNan,  ///< of a floating value, as all up to FpClassify
  IsInf,
  IsInfSign,  ///< 1 or -1 for an infinity, else 0
  IsFinite,
  IsNormal,
  SignBit,
  FpClassify,  ///< (NaN, infinite, normal, subnormal, zero, value): one of the first five
  IsGreater,   ///< of two values of one floating type: false for NaN, as all up to IsLessGreater
  IsGreaterEqual,
  IsLess,
  IsLessEqual,
  IsLessGreater,
  IsUnordered,
  AtomicLoad,             ///< (address)
  AtomicStore,            ///< (address, value)
  AtomicUpdate,           ///< (address, operand)
  AtomicCompareExchange,  ///< (address, expected, desired): whether it was, or the old value
};

constexpr bool isFloatComparison(Builtin which) {
  return which >= Builtin::IsGreater && which <= Builtin::IsUnordered;
}
/// The comparisons, and the questions about one floating value.
constexpr bool isFloatTest(Builtin which) {
  return which >= Builtin::IsNan && which <= Builtin::IsUnordered;
}

/// How an AtomicUpdate changes an object.
enum class AtomicOp : uint8_t { Exchange, Add, Sub, And, Nand, Or, Xor };
/// What an atomic access gives: nothing, the value before or after, whether it has written.
enum class AtomicResult : uint8_t { None, Old, New, Success };

/// A call of one of them that is not known to sema already. Those from AtomicLoad on, and Fence,
/// have further arguments that are only evaluated.
struct BuiltinExpr : ExprOf<ExprKind::Builtin> {
  Builtin builtin;
  AtomicOp op = AtomicOp::Exchange;
  AtomicResult result = AtomicResult::None;
  bool expectedIsValue = false;  ///< AtomicCompareExchange: else a pointer to it
  uint8_t order = 5;             ///< of an atomic access: __ATOMIC_RELAXED to __ATOMIC_SEQ_CST
  uint8_t width = 0;             ///< of a check for overflow: the bits of the result
  const Type* object = nullptr;  ///< of an atomic access: the type of the object, _Atomic; of a
                                 ///< check for overflow that of the result
  std::span<Expr*> args;
};

// ---------------------------------------------------------------------------------------------
// Initialisers

/// One store of an initialiser: `value` (a scalar rvalue of the element's type, a StringLiteral for
/// a char array, or a record) goes `offset` bytes from the start of the object.
struct InitElement {
  uint64_t offset = 0;
  Expr* value = nullptr;
  const Type* type = nullptr;    ///< of the subobject, qualifiers included
  const Field* field = nullptr;  ///< it is this bit-field, whose unit begins at `offset`
};

/// What an initialiser means for an object of any type; for a scalar it is one element at offset 0.
/// Elements stand in the order of their places and do not overlap; memory is proportional to what
/// was written.
struct Initializer {
  std::span<InitElement> elements;
  bool zeroFill = false;  ///< the elements do not cover the object: the rest of it is zero
  bool repeats = false;   ///< elements share a value, which is computed once: `[0 ... 9] = f()`
  /// All values are constants (IntConst, FloatConst, AddressConst, StringLiteral). Always so for
  /// static storage.
  bool isConstant = false;
};

}  // namespace minic::ast
