// The checked AST: what sema hands to irgen. Every name is resolved, every expression has its type,
// every implicit conversion is a CastExpr, every constant that C demands is evaluated, every
// initialiser is a flat list of stores. There is nothing left to look up, to convert or to reject.
// Declarations are in decl.h, expressions and initialisers in expr.h, statements here.
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

#include "frontend/ast/expr.h"

namespace minic::ast {

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
