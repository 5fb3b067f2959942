// The checked AST's declarations, and what all its nodes are made of; see ast.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "frontend/types/types.h"
#include "support/check.h"
#include "support/source.h"

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
  bool isCold = false, isNoinline = false, isAlwaysInline = false, returnsTwice = false;
  bool skipsAddress = false, skipsUndefined = false;  ///< `no_sanitize`: without these checks
  std::string_view target;  ///< of instruction set extensions: "bmi,no-bmi2"
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

/// Where a parameter is declared; the name is empty if it has none.
struct ParamPlace {
  SourceLoc loc;
  std::string_view name;
};

/// A function. Redeclarations share one FunctionDecl. `type` is the function type.
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
  bool isGnuInline = false;  ///< by gnu_inline's rules
  /// A definition that is only there to be inlined came before this one, which takes its place.
  bool replacesInline = false;
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
  /// GNU C's extern and inline: another definition in the file may take its place.
  bool isOnlyInline() const { return isGnuInline && isInline && isExternal() && !isExternInline; }
  /// Its definition is for this file only, if it needs one: `inline` or `static inline`. What
  /// follows in the file may change that.
  bool isLocalInline() const {
    return isInline && (!isExternal() || (!isExternInline && !(traits && traits->isWeak)));
  }
};

struct TypedefDecl : DeclOf<DeclKind::Typedef> {};

/// The name of a struct, union or enum; `type` is that type.
struct TagDecl : DeclOf<DeclKind::Record> {};

/// References to it are IntConsts of `type`.
struct EnumConstantDecl : DeclOf<DeclKind::EnumConstant> {
  int64_t value = 0;  ///< a large unsigned one is negative
};

}  // namespace minic::ast
