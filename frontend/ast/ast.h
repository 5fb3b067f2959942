// The checked AST: what sema hands to irgen. Every name is resolved, every expression has its type,
// every implicit conversion is a CastExpr, every constant that C demands is evaluated, every
// initialiser is a flat list of stores. There is nothing left to look up, to convert or to reject.
//
// Nodes live in the arena of their top-level item and die with it; declarations with linkage and
// types live as long as the FrontEnd. A kind tag and as<T>()/tryAs<T>() take the place of virtuals.
//
// Depth: a walker may recurse into sub-expressions and sub-statements, for the parser has bounded
// their depth (nestingLimit in frontend.h) - with two exceptions that are long rather than deep and
// must be walked by a loop: the chain of left operands (`a + b + c ...`: BinaryExpr::lhs of any
// operator, and && and || among them), and the chain of else-ifs (IfStmt::elseBranch). Right chains
// (`a = b = c`, `a ? b : c ? d : e`) count as depth.
//
// Order of evaluation: left to right, arguments too; but an assignment (also op=) evaluates its
// right side first, then the address of its left side, as clang does and C++17 demands.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "frontend/types/types.h"
#include "support/check.h"
#include "support/source.h"
#include "support/wide_float.h"

namespace minic::ast {

struct Expr;
struct Stmt;
struct CompoundStmt;
struct LabelStmt;
struct Initializer;
struct VarDecl;
struct FunctionDecl;

/// The base of declarations, expressions and statements: which of them it is, and itself as that.
template <class Kind>
struct Tagged {
  Kind kind;

  template <class T>
  T* as() {
    MINIC_DCHECK(T::isKind(kind));
    return static_cast<T*>(this);
  }
  template <class T>
  const T* as() const {
    MINIC_DCHECK(T::isKind(kind));
    return static_cast<const T*>(this);
  }
  template <class T>
  T* tryAs() {
    return T::isKind(kind) ? static_cast<T*>(this) : nullptr;
  }
  template <class T>
  const T* tryAs() const {
    return T::isKind(kind) ? static_cast<const T*>(this) : nullptr;
  }
};

// ---------------------------------------------------------------------------------------------
// Declarations

enum class DeclKind : uint8_t { Var, Function, Typedef, EnumConstant, Record };
enum class StorageClass : uint8_t { None, Static, Extern, Auto, Register, Typedef };

/// The attributes that speak against uses: a warning, an error.
enum class Availability : uint8_t { Usual, Deprecated, Unavailable };

/// What attributes and `asm("name")` say of a symbol. The texts live as long as the FrontEnd.
struct SymbolTraits {
  std::string_view label;       ///< the name for the linker, if it is another one
  std::string_view section;     ///< empty: the usual one
  std::string_view visibility;  ///< "hidden", "internal", "protected", "default" or empty
  bool isWeak = false;
  bool isUsed = false;  ///< kept, though nothing may refer to it
  bool isNoinline = false, isAlwaysInline = false;
  Availability availability = Availability::Usual;
  std::string_view instead;  ///< what to use instead, as the attribute says it
  /// `format(printf, 2, 3)`; the numbers count from 1, 0: none.
  uint32_t format = 0, firstArgument = 0;
  bool isScanf = false;
  uint32_t formatArgument = 0;  ///< `format_arg(1)`: the result is a translation of that argument
  std::string_view alias;       ///< the symbol that it is another name of
  SourceLoc aliasLoc;
  /// When the function runs by itself, with a priority: 65535 if none is given.
  std::optional<uint32_t> beforeMain, afterMain;
};

struct Decl : Tagged<DeclKind> {
  StorageClass storage = StorageClass::None;
  bool used = false;  ///< named in an expression that is evaluated
  bool mayBeUnused =
      false;      ///< the attribute `unused`: no warning if it is, for a type of its objects
  SourceLoc loc;  ///< of the name
  std::string_view name;  ///< as written
  const Type* type = nullptr;
  /// Null: nothing special. Of types, constants and members only their availability is said.
  SymbolTraits* traits = nullptr;
  /// Dense. Functions and variables with static storage duration count together over the whole
  /// FrontEnd; parameters and automatic variables count per function, from 0, parameters first.
  uint32_t id = 0;
};

template <DeclKind K>
struct DeclOf : Decl {
  DeclOf() { kind = K; }
  static bool isKind(DeclKind kind) { return kind == K; }
};

enum class Definition : uint8_t {
  None,       ///< only declared: `extern int a;`
  Tentative,  ///< `int a;` at file scope in C: zero at the end of the file unless defined
  Defined,
};

/// A variable. Redeclarations of one object share one VarDecl.
struct VarDecl : DeclOf<DeclKind::Var> {
  bool isParam = false;
  bool isGlobal = false;          ///< at file scope (or `extern` in a block)
  bool isThreadLocal = false;     ///< each thread has one
  bool hasStaticStorage = false;  ///< global or `static` in a function: lives in the data section
  bool addressTaken = false;      ///< `&x`, or an array that decays other than to be subscripted
  bool assigned = false;          ///< written after its declaration
  bool read = false;              ///< its value is used somewhere
  Definition definition = Definition::None;
  const Type* arrayType = nullptr;  ///< of a parameter that is written as an array: that
  bool isRestrict = false;          ///< a parameter: what it points to is accessed through it only
  uint32_t minAlign = 0;            ///< what `_Alignas` or `aligned` ask for, in bytes
  /// Of a variable-length array: the automatic variable for the stack pointer before it was made,
  /// and the array whose scope this one's is in.
  VarDecl* savedStack = nullptr;
  const VarDecl* outerArray = nullptr;
  /// What the attribute `cleanup` asks for: a call that is evaluated when the scope is left. Such a
  /// variable stands in the chain of outerArray too.
  Expr* cleanup = nullptr;
  /// The name in the module of a variable with static storage: the name itself for a global,
  /// "f.x", "f.x.1", ... for a static local.
  std::string_view symbol;
  /// What is stored when the declaration is reached (static storage: before the program starts, all
  /// values constant). Null: nothing; static storage is zero then.
  Initializer* init = nullptr;
  /// The initialiser of a const variable, there as long as the variable can be named. Else null:
  /// later items must not read that of another variable.
  const Initializer* lastingInit() const {
    return type->scalarElement()->isConst() ? init : nullptr;
  }
  /// A const scalar of known value: an IntConst or FloatConst of the variable's unqualified type.
  /// Reads of it are already replaced by the constant.
  const Expr* constant = nullptr;

  bool isStaticLocal() const { return hasStaticStorage && !isGlobal; }
  /// Visible to the linker outside this file.
  bool isExternal() const { return isGlobal && storage != StorageClass::Static; }
};

/// A function. Redeclarations share one FunctionDecl. `type` is the function type.
/// Where a parameter is declared; the name is empty if it has none.
struct ParamPlace {
  SourceLoc loc;
  std::string_view name;
};

struct FunctionDecl : DeclOf<DeclKind::Function> {
  bool isLibrary = false;  ///< predeclared function of the SysY library
  bool defined = false;    ///< its body has been seen
  bool isInline = false;
  bool isNoreturn = false;
  bool mustUseResult = false;  ///< attribute warn_unused_result
  uint32_t nonNull = 0;        ///< attribute nonnull: bit i for argument i
  uint32_t minAlign = 0;       ///< of its code, in bytes; 0: the usual
  /// A declaration at file scope makes the definition visible to other files although it is
  /// `inline`: one without `inline` or with `extern` (with gnu_inline: without `extern`).
  bool isExternInline = false;
  bool isGnuInline = false;                 ///< by gnu_inline's rules
  bool sharesSymbol = false;                ///< another declaration has its name as an asm label
  std::span<const ParamPlace> paramPlaces;  ///< of the first declaration with a prototype
  /// Only while the item that defines it lives:
  std::span<VarDecl*> params;
  std::span<VarDecl*> locals;  ///< every variable of the body, static ones too, in order
  Stmt* body = nullptr;        ///< a CompoundStmt
  SourceLoc end;               ///< of the closing brace
  /// The number of automatic variables and parameters: ids are below this.
  uint32_t automaticCount = 0;
  /// The number of labels, `case` and `default`: ids are below this.
  uint32_t labelCount = 0;
  /// The labels whose addresses are taken: where its computed gotos may lead to.
  std::span<LabelStmt*> addressedLabels;

  const Type* resultType() const { return type->element; }
  bool isExternal() const { return storage != StorageClass::Static; }
  /// Its definition is for this file only, if it needs one: `inline` or `static inline`. What
  /// follows in the file may change that.
  bool isLocalInline() const { return isInline && (!isExternal() || !isExternInline); }
};

struct TypedefDecl : DeclOf<DeclKind::Typedef> {};

/// The name of a struct, union or enum; `type` is that type.
struct TagDecl : DeclOf<DeclKind::Record> {};

/// References to it are IntConsts of `type`.
struct EnumConstantDecl : DeclOf<DeclKind::EnumConstant> {
  int64_t value = 0;
};

// ---------------------------------------------------------------------------------------------
// Expressions

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
struct IntConst : ExprOf<ExprKind::IntConst> {
  /// Sign-extended for signed types, zero-extended for unsigned ones to 64 bits, and then
  /// sign-extended from there.
  Int128 value = 0;
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
  ConstantP,
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
  BSwap,  ///< of the bits of an integer, as all up to Parity
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

// ---------------------------------------------------------------------------------------------
// Statements

enum class StmtKind : uint8_t {
  Null,
  Expr,
  Decl,
  Compound,
  If,
  While,
  DoWhile,
  For,
  Break,
  Continue,
  Return,
  Switch,
  Case,
  Default,
  Label,
  Goto,
  Assembly,
};

struct Stmt : Tagged<StmtKind> {
  /// It contains a label, `case` or `default`, so that a jump may enter it.
  bool containsLabel = false;
  SourceLoc loc;  ///< of its first token (an ExprStmt: of its expression's first byte)
};

template <StmtKind K>
struct StmtOf : Stmt {
  StmtOf() { kind = K; }
  static bool isKind(StmtKind kind) { return kind == K; }
};

struct NullStmt : StmtOf<StmtKind::Null> {
  bool isFallthrough = false;  ///< `__attribute__((fallthrough));`
};

struct ExprStmt : StmtOf<StmtKind::Expr> {
  Expr* expr = nullptr;  ///< any type; its value is dropped
};

struct DeclStmt : StmtOf<StmtKind::Decl> {
  std::span<VarDecl*> vars;  ///< in order; static ones are initialised elsewhere
};

struct CompoundStmt : StmtOf<StmtKind::Compound> {
  std::span<Stmt*> stmts;
  SourceLoc end;  ///< of the closing brace
};

struct IfStmt : StmtOf<StmtKind::If> {
  Expr* condition = nullptr;  ///< any scalar
  Stmt* thenBranch = nullptr;
  Stmt* elseBranch = nullptr;  ///< may be null; an IfStmt for `else if`
};

struct WhileStmt : StmtOf<StmtKind::While> {
  Expr* condition = nullptr;
  Stmt* body = nullptr;
};

struct DoWhileStmt : StmtOf<StmtKind::DoWhile> {
  Stmt* body = nullptr;
  Expr* condition = nullptr;
};

struct ForStmt : StmtOf<StmtKind::For> {
  Stmt* init = nullptr;       ///< a DeclStmt, an ExprStmt or null
  Expr* condition = nullptr;  ///< null: true
  Expr* step = nullptr;       ///< may be null
  Stmt* body = nullptr;
};

/// Leaves the innermost loop (or switch).
struct BreakStmt : StmtOf<StmtKind::Break> {};

/// Goes on with the innermost loop.
struct ContinueStmt : StmtOf<StmtKind::Continue> {};

struct ReturnStmt : StmtOf<StmtKind::Return> {
  /// Of the function's unqualified result type; of type void (evaluate it) or null in a void
  /// function. Null in a function with a result (C allows it): the result is undefined.
  Expr* value = nullptr;
};

struct CaseStmt;

struct SwitchStmt : StmtOf<StmtKind::Switch> {
  Expr* condition = nullptr;  ///< a promoted integer
  Stmt* body = nullptr;
  std::span<CaseStmt*> cases;  ///< all of its `case` labels, in order; their ranges are disjoint
  CaseStmt* defaultCase = nullptr;
  bool coversEnum = false;  ///< the condition's type is an enum, and each enumerator has its case
};

/// `case low:`, `case low ... high:` (StmtKind::Case) or `default:` (StmtKind::Default).
struct CaseStmt : StmtOf<StmtKind::Case> {
  static bool isKind(StmtKind kind) { return kind == StmtKind::Case || kind == StmtKind::Default; }
  /// Converted to the condition's type; no value is meant if low > high as that type compares.
  int64_t low = 0, high = 0;
  SourceLoc valueLoc;
  uint32_t id = 0;  ///< dense per function, together with those of labels
  Stmt* body = nullptr;
};

struct LabelStmt : StmtOf<StmtKind::Label> {
  std::string_view name;
  uint32_t id = 0;                   ///< dense per function, together with those of cases
  const VarDecl* inArray = nullptr;  ///< the last variable-length array in whose scope it is
  Stmt* body = nullptr;
};

/// `goto label;`, or GNU C's `goto *address;`.
struct GotoStmt : StmtOf<StmtKind::Goto> {
  LabelStmt* target = nullptr;  ///< null: one of FunctionDecl::addressedLabels, by their addresses
  Expr* address = nullptr;      ///< a pointer
};

/// An operand of assembly: an lvalue if it is an output or in memory, else an rvalue.
struct AssemblyOperand {
  Expr* expr = nullptr;
  bool isOutput = false;
  bool isReadToo = false;  ///< an output that is an input as well
  bool inMemory = false;   ///< else in a register, or a constant in the text
  bool inFloat = false;    ///< the register is a floating-point one
  bool inText = false;     ///< a constant
};

/// `asm("...");`, `asm("..." : outputs : inputs : clobbers);`
struct AssemblyStmt : StmtOf<StmtKind::Assembly> {
  std::string_view text;  ///< operands as LLVM writes them: `$0`, `${1:b}`
  /// One for each operand, then one for each that is read, too; see target/assembly.h.
  std::string_view constraints = "~{memory}";
  std::span<AssemblyOperand> operands;  ///< outputs first
};

// ---------------------------------------------------------------------------------------------
// Top level

/// Another name of a definition: `__attribute__((alias("target")))`.
struct Alias {
  Decl* name = nullptr;
  Decl* target = nullptr;  ///< defined in the file, and no alias; null after an error
};

/// One external declaration of the file: a function definition, or one declaration with its
/// declarators. Its arena holds the body and the initialisers; drop the item when it is lowered.
struct TopLevelItem {
  Arena arena;
  /// What the item declares, in order; a function definition is one FunctionDecl with its `body`
  /// set. A VarDecl that this item defines has definition == Defined (and its init, if any). The
  /// same VarDecl may come again with a later redeclaration.
  std::span<Decl*> decls;
  /// The function defined here, or null.
  FunctionDecl* function = nullptr;
  bool isAssembly = false;  ///< `asm("...");`
  std::string_view assembly;
};

}  // namespace minic::ast
