// What the checkers of declarations, types, expressions and statements share: the tables of the
// file, the item and the function that are being read, and how messages are said. A checker is a
// function whose first parameter is the context; it reads nodes of the parse tree and returns
// checked nodes, or null after an error, which silences all that depends on them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "frontend/ast/ast.h"
#include "frontend/ast/const_eval.h"
#include "frontend/ast/scope.h"
#include "frontend/language/options.h"
#include "frontend/lint/lint.h"
#include "frontend/parse/parse_tree.h"

namespace minic {

/// A `switch` whose body is being read; without `stmt` after a syntax error.
struct Switch {
  ast::SwitchStmt* stmt = nullptr;
  const ast::Type* type = nullptr;     ///< of the condition, promoted; null after an error
  const ast::Type* written = nullptr;  ///< before the promotion
  std::vector<ast::CaseStmt*> cases;
  uint32_t scope = 0;
};

struct Label {
  ast::LabelStmt* stmt = nullptr;
  SourceLoc definition;  ///< not valid: not seen yet
  SourceLoc firstUse;    ///< not valid: no `goto` so far
  uint32_t scope = 0;
  bool isAddressed = false;
  bool mayBeUnused = false;
};

/// A part of a function that no jump may enter from outside.
struct JumpScope {
  enum Kind : uint8_t { Function, StatementExpression, VariableArray, VariableTypedef };
  uint32_t outer = 0;
  SourceLoc loc;
  Kind kind = Function;
};

/// The function whose body is being read.
struct FunctionState {
  ast::FunctionDecl* decl = nullptr;  ///< null: outside of functions
  std::vector<ast::VarDecl*> locals;
  uint32_t automaticCount = 0;
  std::unordered_map<std::string, uint32_t> staticNames;
  std::unordered_set<const Symbol*> undeclared;  ///< names that an error was reported about
  bool callsItself = false;
  bool flowUnknown = false;  ///< a syntax error hides what control does
  /// The last variable in scope that is a variable-length array or has a cleanup.
  const ast::VarDecl* liveArray = nullptr;
  uint32_t valueStatement = 0;  ///< the node of the last statement of a statement expression
  unsigned loopDepth = 0;

  // Jumps.
  struct LocalLabel {
    std::string_view name, key;  ///< as written; in `labels`
  };
  struct Goto {
    const ast::GotoStmt* stmt;
    uint32_t scope;
  };
  std::vector<Switch> switches;
  std::unordered_map<std::string_view, Label> labels;
  std::vector<LocalLabel> localLabels;  ///< `__label__` of the blocks that are open
  uint32_t localLabelCount = 0;
  uint32_t labelCount = 0;  ///< of labels and cases: their next id
  uint32_t labelsSeen = 0;  ///< of those, the ones whose place has been seen
  std::vector<JumpScope> jumpScopes =
      std::vector<JumpScope>(1);  ///< by number; an outer one comes before an inner one
  uint32_t jumpScope = 0;
  std::vector<Goto> gotos;
  std::vector<ast::LabelStmt*> addressedLabels;
};

/// What C or GNU C has and minic has not: said once, whatever it is then written as.
enum class Unsupported : uint8_t { ComplexNumbers = 1, Vectors = 2 };

/// The result of a function that has reported an error: null or false.
struct Failure {
  template <class T>
  operator T*() const {
    return nullptr;
  }
  operator bool() const { return false; }
};

/// The place of a message: its caret, and the range that is underlined.
struct Place {
  Place(SourceRange range) : loc(range.begin), range(range) {}
  Place(const ast::Expr* expr) : loc(expr->loc), range(expr->range) {}
  Place(const Token& token) : loc(token.loc), range(token.range()) {}
  SourceLoc loc;
  SourceRange range;
};

struct SemaContext {
  SemaContext(const TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options);
  /// Whether conversions are looked at, as the options and the pragmas so far have it.
  void askConversions();

  // ---- the file ----

  const TokenSource& source;
  Diagnostics& diagnostics;
  LanguageOptions options;
  ast::TypeContext types;
  Lint lint{diagnostics, types, options.dialect == Dialect::SysY};
  ScopeTable scopes;
  Arena permanent;                    ///< what lives as long as the FrontEnd
  const ast::Type* vaList = nullptr;  ///< `__builtin_va_list`, once it was asked for
  uint32_t staticCount = 0, stringCount = 0, literalCount = 0;
  std::vector<ast::FunctionDecl*> functions;  ///< all that the program declares
  std::vector<ast::VarDecl*> tentative;
  std::vector<ast::Alias> aliases;
  std::unordered_map<std::string_view, WeakPragma> pendingWeak;  ///< looked up only
  size_t weakPragmas = 0;                                        ///< of the source, that were read
  /// Objects and functions with linkage that only blocks have declared so far.
  std::unordered_map<const Symbol*, ast::Decl*> hiddenSymbols;
  std::unordered_set<const Symbol*> implicitFunctions;  ///< called without a declaration
  uint8_t unsupportedFeatures = 0;  ///< of Unsupported, that an error was reported about
  SourceLoc lastAttributeError;     ///< attributes are read more than once
  SourceLoc lastRestrictedType;     ///< a specifier may stand before several declarators

  // ---- the item ----

  const ParseTree* tree = nullptr;
  Arena* arena = nullptr;
  std::vector<ast::Decl*> itemDecls;
  ast::FunctionDecl* itemFunction = nullptr;
  /// The number of errors up to the item before, its syntax errors included.
  unsigned itemErrors = 0;
  bool brokenDeclaration = false;  ///< the current declaration has a syntax error
  /// The bounds of variable arrays that have been read, but belong to no declaration or expression
  /// yet.
  std::vector<ast::VarDecl*> bounds;
  FunctionState function;

  // ---- the expression ----

  // Scratch stacks, used from a base index up.
  struct PendingOperator {
    Token token;
    int precedence;
    ast::Expr* middle;  ///< of `? :`
  };
  std::vector<ast::Stmt*> stmtStack;
  std::vector<ast::Expr*> exprStack;
  std::vector<PendingOperator> operatorStack;

  // ---- messages ----

  bool error(SourceLoc loc, Message message, std::vector<SourceRange> ranges = {},
             std::vector<FixIt> fixIts = {});
  bool error(const Place& at, Message message, std::vector<FixIt> fixIts = {}) {
    return error(at.loc, std::move(message), {at.range}, std::move(fixIts));
  }
  /// The same, for `return sema.fail(...)`.
  Failure fail(SourceLoc loc, Message message, std::vector<SourceRange> ranges = {},
               std::vector<FixIt> fixIts = {}) {
    error(loc, std::move(message), std::move(ranges), std::move(fixIts));
    return {};
  }
  Failure fail(const Place& at, Message message, std::vector<FixIt> fixIts = {}) {
    return fail(at.loc, std::move(message), {at.range}, std::move(fixIts));
  }
  bool warning(WarningName flag, SourceLoc loc, Message message,
               std::vector<SourceRange> ranges = {}, std::vector<FixIt> fixIts = {});
  bool warning(WarningName flag, const Place& at, Message message, std::vector<FixIt> fixIts = {}) {
    return warning(flag, at.loc, std::move(message), {at.range}, std::move(fixIts));
  }
  bool note(SourceLoc loc, Message message, std::vector<SourceRange> ranges = {},
            std::vector<FixIt> fixIts = {});
  /// What C has and SysY has not: an error in SysY.
  void onlyInC(SourceLoc loc, Wording<> wording);
  void onlyInC(const Token& token);
  void unsupported(Unsupported feature, SourceRange range, Message message);
  /// A note at the declaration, if it has a place.
  void notePrevious(const ast::Decl* decl, Message message);

  // ---- reading ----

  bool sysy() const { return options.dialect == Dialect::SysY; }
  const TargetInfo& target() const { return *options.target; }
  const ast::Type* basic(ast::TypeKind kind) const { return types.get(kind); }
  const ParseNode& node(uint32_t index) const { return tree->nodes[index]; }
  const Token& firstToken(uint32_t index) const { return tree->tokens[node(index).firstToken]; }
  SourceRange range(uint32_t node) const;
  /// The meaning of a name, or null. The library's functions are declared when they are named.
  ast::Decl* lookup(const Token& name);
  ast::FunctionDecl* libraryFunction(std::string_view name);
  /// The name in scope that is most like `name`, or empty.
  std::string_view suggestName(std::string_view name, bool functions) const;
  /// Leaves the innermost scope, with warnings about its variables.
  void leaveScope();

  // ---- nodes, in the item's arena ----

  /// `fields` are those of T itself, in their order.
  template <class T, class... Fields>
  T* make(const ast::Type* type, SourceLoc loc, SourceRange range, Fields... fields) {
    T* expr = arena->create<T>(typename T::ExprOf(), fields...);
    expr->type = type;
    expr->loc = loc;
    expr->range = range;
    return expr;
  }
  template <class T, class... Fields>
  T* makeStmt(SourceLoc loc, Fields... fields) {
    T* stmt = arena->create<T>(typename T::StmtOf(), fields...);
    stmt->loc = loc;
    return stmt;
  }
  ast::Expr* intConst(const ast::Type* type, Int128 value, SourceRange range);
  ast::Expr* floatConst(const ast::Type* type, const WideFloat& value, SourceRange range);
};

/// The next node, past tokens; 0: there is none.
inline uint32_t nextNode(ParseCursor& cursor) {
  while (cursor.atToken()) cursor.token();
  return cursor.atEnd() ? 0 : cursor.node();
}

/// The next node of that rule.
inline uint32_t nextNode(ParseCursor& cursor, Rule rule) {
  while (!cursor.atEnd() && !cursor.atNode(rule)) {
    if (cursor.atNode())
      cursor.node();
    else
      cursor.token();
  }
  return cursor.atEnd() ? 0 : cursor.node();
}

template <class T>
std::span<T> copyOut(Arena& arena, const std::vector<T>& items) {
  return arena.copy(std::span<const T>(items));
}

}  // namespace minic
