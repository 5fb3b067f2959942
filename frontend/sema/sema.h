// Parse trees to the checked AST (ast.h): names, types, constants, conversions, initialisers, flow.
// One Sema per translation unit; item() is called for each top-level item in order. Every rule of
// the two dialects has its message here; after an error the offending expression is dropped (a null
// Expr, which silences all that depends on it) and the rest of the item is still checked.
//
//   sema_decl.cpp   items, specifiers and declarators, scopes, redeclarations
//   sema_array.cpp  arrays of variable length
//   sema_record.cpp structs, unions, enumerations, their members
//   sema_attribute.cpp, sema_builtin.cpp   what GNU C adds
//   sema_assign.cpp conversion as if by assignment
//   sema_init.cpp   initialisers; init_list.cpp, what overrides what in them
//   sema_stmt.cpp   statements
//   sema_jump.cpp   switch, labels, goto
//   sema_warn.cpp   legal expressions that are probably mistakes
//   sema_values.cpp warnings that follow from the values that expressions can have
//   sema_format.cpp the format strings of printf and scanf
//   sema_expr.cpp   expressions and conversions
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
#include "frontend/parse/parse_tree.h"
#include "frontend/sema/init_list.h"

namespace minic {

class Sema {
 public:
  Sema(const TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options);

  /// Checks one item; its nodes go to item.arena.
  void item(const ParseTree& tree, ast::TopLevelItem& item);
  std::vector<ast::VarDecl*> finish();
  std::span<const ast::Alias> aliases() const { return aliases_; }

  ast::TypeContext& types() { return types_; }
  uint32_t staticCount() const { return staticCount_; }

 private:
  using Expr = ast::Expr;
  using Stmt = ast::Stmt;
  using Type = ast::Type;
  using VarDecl = ast::VarDecl;
  using FunctionDecl = ast::FunctionDecl;
  using Decl = ast::Decl;
  using TypeKind = ast::TypeKind;

  friend class FormatChecker;

  // ---- messages ----

  bool sysy() const { return options_.dialect == Dialect::SysY; }
  static std::string_view text(const Token& token) { return token.spelling(); }
  /// The text for a message: names of absurd length are cut.
  /// What C or GNU C has and minic has not: said once, whatever it is then written as.
  enum Feature : uint8_t { complexNumbers = 1, vectors = 2 };
  void unsupported(Feature feature, SourceRange range, std::string_view written,
                   std::string_view before = {});
  static std::string quote(std::string_view name);
  static std::string quote(const Type* type);
  bool error(SourceLoc loc, std::string message, std::vector<SourceRange> ranges = {},
             std::vector<FixIt> fixIts = {});
  /// What C has and SysY has not: an error in SysY.
  void onlyInC(SourceLoc loc, std::string_view what);
  void notePrevious(const Decl* decl, std::string_view what);
  void noteForwardDeclaration(const Type* record);
  SourceRange range(uint32_t node) const;
  const ParseNode& node(uint32_t index) const { return tree_->nodes[index]; }
  const Token& firstToken(uint32_t index) const { return tree_->tokens[node(index).firstToken]; }

  // ---- declarations: sema_decl.cpp ----

  /// What `__attribute__` says of a declaration.
  struct DeclAttributes {
    uint32_t minAlign = 0;
    bool packed = false, isNoreturn = false, isUnused = false, isGnuInline = false;
    bool mustUseResult = false;
    bool isMsStruct = false;  ///< of a record: bit-fields lie as Microsoft's compiler puts them
    bool isTransparent = false;
    bool isVector = false;   ///< not supported: there is no such type
    uint32_t nonNull = 0;    ///< bit i: argument i is not null
    bool hasTraits = false;  ///< `traits` says something
    std::string_view mode;
    const Token* cleanup = nullptr;  ///< the name of the function
    ast::SymbolTraits traits;
  };
  struct Specifiers {
    const Type* type = nullptr;
    ast::StorageClass storage = ast::StorageClass::None;
    bool isInline = false, isNoreturn = false;
    bool isAutoType = false;     ///< `__auto_type`: the type is that of the initializer
    SourceRange threadLocal;     ///< `_Thread_local`; not valid: none
    bool hasUnusedType = false;  ///< objects of the type need not be used
    bool definesTag = false;     ///< has a struct, union or enum specifier, with a tag or a body
    bool hasTagName = false;     ///< and a tag
    uint32_t minAlign = 0;       ///< `_Alignas`, in bytes; 0: none
    DeclAttributes attributes;
    const Decl* restricted = nullptr;  ///< the typedef or tag, if it has traits
    SourceRange restrictedRange;       ///< where it is named
    SourceRange range;
  };
  struct Param {
    Token name;  ///< kind End: unnamed
    const Type* type = nullptr;
    const Type* arrayType = nullptr;  ///< the array type as written; null if it is none
    VarDecl* var = nullptr;           ///< null: unnamed
    bool isRestrict = false;          ///< a pointer that is itself `restrict`
    bool mayBeUnused = false;         ///< the attribute `unused`
    SourceRange range;
  };
  struct Declarator {
    Token name;                                     ///< kind End: none
    const Type* type = nullptr;                     ///< null after an error
    std::vector<Param> params;                      ///< of the function type declared, if it is one
    SourceLoc paramsLoc;                            ///< its '('
    std::vector<VarDecl*> bounds;                   ///< of variable arrays among the parameters
    ScopeTable::Names names;                        ///< tags and constants among the parameters
    bool isParameter = false;                       ///< allows `static` and qualifiers in brackets
    uint8_t pointerQualifiers = ast::NoQualifiers;  ///< the qualifiers in the brackets
    bool isRestrict = false;                        ///< the pointer declared is `restrict`
    DeclAttributes attributes;                      ///< after the declarator
    SourceRange range;
  };
  /// `isAlone`: nothing but a `;` follows, so a tag is declared in this scope.
  Specifiers specifiers(uint32_t node, bool isAlone = false);
  struct BasicType;
  /// Notes a keyword of an arithmetic type, or `void`; an error if it does not go with the others.
  void typeWord(const Token& token, BasicType& words);
  void conflict(const Token& token, const Token& with, BasicType& words);
  /// The type of a struct, union or enum specifier or a typeof; null after an error.
  const Type* specifierNode(uint32_t child, bool isAlone, Specifiers& result);
  const Type* basicType(const BasicType& words, const Specifiers& specifiers);
  const Type* namedType(const Token& name, Specifiers& specifiers);
  const Type* vaListType();
  const Type* typeofSpecifier(uint32_t node);
  void alignmentSpecifier(uint32_t node, Specifiers& result);
  void checkAlignment(const Specifiers& specifiers, const Type* type);
  void warnEmptyDeclaration(const Specifiers& specifiers);
  /// The name in `asm("name")` after a declarator, and the attributes after it.
  void asmLabel(ParseCursor& cursor, Declarator& declarator);
  /// `_Thread_local` stands where no variable is declared.
  void refuseThreadLocal(const Specifiers& specifiers);
  void declareTypedef(const Specifiers& specifiers, const Declarator& declarator);
  Specifiers implicitInt(uint32_t declaratorNode);
  Declarator declarator(const Specifiers& specifiers, uint32_t node);
  /// Applies a declarator-like node (or, with a cursor, the rest of a parameter) to `base`.
  void applyDeclarator(ParseCursor cursor, const Type* base, Declarator& result);
  /// The pointer types that the stars at `cursor` make of `type`. `report`: SysY has none.
  void checkRestrict(const Type* type, SourceLoc loc);
  const Type* pointersTo(ParseCursor& cursor, const Type* type, bool report, bool& isRestrict);
  /// A part of a declarator after the name: a dimension or a list of parameters.
  struct Suffix {
    bool isArray = false;
    SourceLoc loc;
    uint32_t child = 0;      ///< the node of the bound or of the parameters, 0: none
    bool isStarred = false;  ///< `[*]`
    bool isStatic = false;   ///< `[static n]`
    SourceLoc wordLoc;       ///< of `static` or a qualifier in the brackets; not valid: none
    Expr* bound = nullptr;   ///< null also after an error
    Declarator function;     ///< what its parameters declare
    bool isVariadic = false;
  };
  /// The suffixes of a declarator without those of the declarators inside it.
  struct Level {
    ParseCursor pointers;  ///< where they begin
    std::vector<Suffix> suffixes;
  };
  /// Reads a declarator as far as no expression is involved: its levels, the outermost first.
  std::vector<Level> declaratorLevels(ParseCursor cursor, Declarator& result);
  /// Reads a suffix from its opening bracket or parenthesis on.
  Suffix declaratorSuffix(ParseCursor& in, const Token& open, Declarator& result);
  /// An array may have elements of that type, `dimensions` deep in all; false after an error.
  bool canBeElement(const Type* type, size_t dimensions, SourceLoc loc,
                    const Declarator& declarator);
  void readParameters(Suffix& suffix);
  void leaveParameters(Declarator& function);
  const Type* functionType(const Type* result, Suffix& suffix);

  // ---- arrays, above all those of variable length: sema_array.cpp ----

  const Type* arrayType(const Type* element, const Suffix& suffix, const Declarator& result,
                        bool outermost);
  const Type* variableArray(const Type* element, Expr* size, uint32_t boundNode);
  VarDecl* hiddenVariable(std::string_view name, const Type* type);
  /// What a variably modified type may not be in this declaration; false after an error.
  bool checkVariablyModified(const Specifiers& specifiers, const Declarator& declarator,
                             const Type* type);
  /// The pending bounds become variables of this declaration.
  void declareBounds(std::vector<VarDecl*>* locals);
  /// The value of `expr` after the pending bounds from number `first` on have been evaluated.
  Expr* afterBounds(size_t first, Expr* expr);
  Expr* objectRef(VarDecl* var, SourceRange range);
  Expr* loadOf(VarDecl* var, SourceRange range);
  Expr* sizeOfVariable(const Type* type, SourceRange range);
  void parameter(uint32_t node, std::vector<Param>& params);
  void bindParameter(Param& param);
  /// The declarations between `int f(a, b)` and its body.
  void oldStyleParameters(ParseCursor& cursor, Declarator& function);
  const Type* typeName(uint32_t node);
  const Type* adjustParameter(const Type* type);

  void declaration(uint32_t node, std::vector<VarDecl*>* locals);
  void declarationRest(const Specifiers& specifiers, uint32_t first, uint32_t restNode,
                       std::vector<VarDecl*>* locals);
  void initDeclarator(const Specifiers& specifiers, const Declarator& declarator, uint32_t initNode,
                      std::vector<VarDecl*>* locals);
  std::span<const ast::ParamPlace> placesOf(const Declarator& declarator);
  FunctionDecl* declareFunction(const Specifiers& specifiers, const Declarator& declarator,
                                bool isDefinition);
  void functionDefinition(const Specifiers& specifiers, uint32_t declaratorNode,
                          ParseCursor& cursor);
  void checkSignature(const Declarator& function);
  VarDecl* declareGlobal(const Specifiers& specifiers, const Declarator& declarator,
                         const Type* type, bool hasInit);
  VarDecl* declareLocal(const Specifiers& specifiers, const Declarator& declarator,
                        const Type* type);
  void checkMain(const FunctionDecl* function, const Declarator& declarator);
  void leaveScope();
  void warnUnused(const VarDecl* var);

  Decl* floatType(Symbol* symbol);
  Decl* lookup(const Token& name);
  FunctionDecl* libraryFunction(std::string_view name);
  std::string_view suggestName(std::string_view name, bool functions);

  // ---- structs, unions, enumerations: sema_record.cpp ----

  Symbol* tagSymbol(std::string_view tag);
  ast::TagDecl* declareTag(Symbol* symbol, const Token& name, const Type* type);
  const Type* taggedType(const Token& keyword, const Token& name, bool isDefinition,
                         bool declaresHere);
  const Type* recordSpecifier(uint32_t node, bool isAlone);
  void members(uint32_t node, const Type* type, const Token& keyword,
               const ast::RecordAttributes& attributes);
  void member(uint32_t node, const Type* record, std::vector<ast::Field>& fields);
  void memberDeclarator(const Specifiers& specifiers, uint32_t node, const Type* record,
                        std::vector<ast::Field>& fields);
  bool bitField(ast::Field& field, uint32_t widthNode, SourceLoc loc);
  void checkFlexibleArray(const Type* record, std::vector<ast::Field>& fields);
  void checkDuplicates(const Type* record, const std::vector<ast::Field>& fields);
  SourceLoc memberLoc(const Type* record, std::string_view name) const;
  const Type* enumSpecifier(uint32_t node, bool isAlone);
  ast::EnumConstantDecl* enumerator(uint32_t node, int64_t value);
  std::optional<int64_t> integerConstant(Expr* expr);
  /// Conservative: anything but plain computation and reading counts.
  static bool hasSideEffects(const ast::Expr* expr);
  void staticAssert(uint32_t node);
  Expr* memberAccess(Expr* base, uint32_t suffixNode);
  Expr* memberPath(Expr* base, std::span<const ast::Field* const> path, const Token& name);
  void noSuchMember(const Token& name, const Type* record);
  const Type* bitFieldValueType(const ast::Field* field, const Type* type) const;
  static const ast::Field* bitFieldOf(const Expr* expr);
  Expr* bitFieldResult(Expr* expr, const Expr* lhs);

  // ---- built-in functions and special forms: sema_builtin.cpp ----

  static bool isBuiltin(std::string_view name);
  const Type* typeOfCode(char code);
  const Type* functionType(std::string_view codes);
  /// GNU C: `alloca` is the built-in function, unless the program has one of its own.
  bool isAlloca(const Token& name);
  /// C90 6.3.2.2: what is called without a declaration is declared as `extern int name();`.
  Decl* implicitFunction(const Token& name);
  void sayUndeclared(const Token& token, bool called, bool isError);
  Expr* libraryBuiltin(std::string_view name, std::string_view type, const Token& token);
  Expr* builtinCall(const Token& name, uint32_t suffixNode);
  Expr* builtinExpr(ast::Builtin which, const Type* type, std::vector<Expr*>& args,
                    SourceRange all);
  bool hasVaListType(const Expr* arg);
  bool isVaList(const Expr* arg);
  bool checkFloating(ast::Builtin which, std::vector<ast::Expr*>& args);
  const TargetInfo& target() const { return options_.target ? *options_.target : kX86_64; }
  Expr* vaListArgument(Expr* arg);
  bool checkOverflow(ast::BuiltinExpr* expr, std::vector<Expr*>& args);
  Expr* nanConst(const Type* type, const Expr* payload, bool isQuiet, SourceRange all);
  Expr* folded(Expr* call);
  // ---- atomic accesses: sema_atomic.cpp ----

  struct AtomicCall {
    ast::Builtin which;
    ast::AtomicOp op;
    std::string_view params;
    ast::AtomicResult result;

    /// It sets or clears a byte.
    bool isOfByte() const { return params == "no" && which != ast::Builtin::AtomicLoad; }
    bool isSum() const {
      return which == ast::Builtin::AtomicUpdate && op != ast::AtomicOp::Exchange;
    }
  };
  static bool isAtomicFunction(std::string_view name);
  static uint8_t qualifierOf(const Token& token);
  const Type* atomicType(const Type* type, SourceRange range);
  Expr* pointee(Expr* pointer);
  Expr* pointerTo(const Type* type, Expr* pointer, bool written);
  const Type* atomicObject(const Expr* address, const AtomicCall& call);
  Expr* atomicCall(const Token& name, uint32_t suffixNode);
  Expr* atomicExpr(const AtomicCall& call, std::span<Expr* const> given, SourceRange all);

  Expr* special(uint32_t node);
  Expr* genericSelection(ParseCursor& cursor, SourceRange all);
  Expr* offsetOf(ParseCursor& cursor, SourceRange all);
  Expr* functionName(const Token& token);
  Expr* textLiteral(std::string_view text, SourceRange range);

  // ---- attributes: sema_attribute.cpp ----

  /// One attribute; its arguments are the tokens from `first` to `end` of attributeTokens.
  void readAttribute(const Token& token, uint32_t first, uint32_t end, DeclAttributes& result);
  bool readTrait(const Token& token, uint32_t first, uint32_t end, ast::SymbolTraits& traits);
  void readFormat(uint32_t first, uint32_t end, ast::SymbolTraits& traits);
  void readWeakPragmas();
  void readSpecifierAttributes(uint32_t index, DeclAttributes& result);
  std::string_view attributeText(uint32_t first, uint32_t end);
  ast::Expr* attributeArgument(uint32_t first);
  void resolveAliases();
  const Type* typeOfMode(std::string_view mode, const Type* type, SourceLoc loc);
  void addTraits(Decl* decl, const DeclAttributes& attributes, uint8_t visibility = 0);
  void restrictUses(Decl* decl, const DeclAttributes& attributes);
  void checkAvailable(const Decl* decl, SourceRange range);
  void checkAvailable(const Specifiers& spec, const DeclAttributes& own);
  void readAttributeGroup(const AttributeGroup& group, DeclAttributes& result);
  void attributeError(const Token& token, std::string message);
  bool hasAttribute(uint32_t token, std::string_view name);
  void readAttributes(uint32_t token, DeclAttributes& result);
  void readDeclaratorAttributes(uint32_t index, const Token& name, DeclAttributes& result);
  DeclAttributes recordAttributes(uint32_t node);
  void readRecordAttributes(uint32_t node, ast::RecordAttributes& result);
  void findRestriction(uint32_t node, const Type* type, Specifiers& specifiers);
  void restrictMember(ast::Field& field, const Declarator& declarator);

  // ---- initialisers: sema_init.cpp ----

  void initializeVariable(VarDecl* var, uint32_t initNode);
  void addCleanup(VarDecl* var, const Token& function);
  const Type* deducedType(const Specifiers& spec, const Declarator& declarator, uint32_t init);
  /// One scalar store: checks, converts, folds for static storage. Null after an error.
  Expr* initialValue(const Type* type, Expr* value, SourceLoc loc);
  /// Where the next item of a braced list goes: into the last level.
  struct InitCursor {
    struct Level {
      const Type* type;
      uint64_t offset, index;
      uint64_t chosen;  ///< union: the member that is initialised
      bool isFull() const;
      void skipUnnamed();
    };
    /// `[from ... to]` among the designators: the item stands for `count` more elements.
    struct Range {
      size_t level;     ///< whose index is the range's
      size_t elements;  ///< in the list when the range began
      uint64_t count;
    };
    std::vector<Level> levels;
    std::vector<Range> ranges;

    void push(const Type* type, uint64_t offset);
    void advance();
    const ast::Field* field() const;
    const Type* type() const;
    uint64_t offset() const;
  };
  void listInitializer(uint32_t initNode, const Type* type, uint64_t offset, InitList& list);
  void plainItem(uint32_t item, ParseCursor& cursor, InitCursor& at, InitList& list);
  void bracedItem(uint32_t item, InitCursor& at, InitList& list);
  void excessItem(uint32_t item, const Type* type, InitList& list);
  bool designate(ParseCursor& item, InitCursor& at, InitList& list);
  bool designateField(ParseCursor& designator, const Token& dot, InitCursor& at, InitList& list);
  bool designateElement(ParseCursor& designator, const Token& open, InitCursor& at,
                        const InitList& list);
  void addElement(InitList& list, const InitCursor& at, Expr* value, const Type* type);
  static void descend(InitCursor& at, const Type* type, uint64_t offset, InitList& list);
  static void repeatItem(InitCursor& at, InitList& list);
  void resolveOverrides(InitList& list);
  void makeConstant(InitList& list);
  void spliceLiterals(InitList& list);
  bool isZeroList(uint32_t initNode) const;
  void warnMissingFields(const InitCursor& at, SourceLoc end);
  bool spliceLiteral(const Expr* value, uint64_t offset, InitList& list);
  bool arrayFromLiteral(uint32_t initNode, const Type* type, InitList& list);
  static uint64_t dataBits(const Type* type);
  const Token& braceOf(uint32_t item) const;
  bool stringInitializer(const Type* array, uint32_t initNode, uint64_t offset, InitList& list);
  static const Type* promotedUnit(const Type* element);
  /// The initialiser's single string token group, or null.
  ast::StringLiteral* asStringLiteral(uint32_t initNode);
  Expr* bracedScalar(uint32_t initNode, const Type* type);
  Expr* constantFor(Expr* value, const Type* type);

  // ---- statements: sema_stmt.cpp ----

  Stmt* statement(uint32_t node);
  Stmt* anyStatement(uint32_t node);
  Stmt* declarationStatement(uint32_t node);
  Stmt* ifStatement(uint32_t node);
  Stmt* loop(uint32_t node);
  Stmt* loopBody(uint32_t node);
  void checkForDeclaration(bool hasVariables);
  ast::CompoundStmt* block(uint32_t node, bool ownScope);
  Expr* statementExpression(uint32_t blockNode, const Token& open);
  Stmt* returnStatement(uint32_t node);
  /// `loc`: of the statement, for the message that it is no scalar.
  Expr* condition(uint32_t expressionNode, SourceLoc loc);
  Expr* discarded(Expr* expr);
  void warnUnusedValue(const Expr* expr, std::string_view message = "expression result unused");
  void warnEmptyBody(const Token& semi, std::string_view what);
  void brokenStatement(uint32_t node);

  // ---- jumps: sema_jump.cpp ----

  /// A `switch` whose body is being read; without `stmt` after a syntax error.
  struct Switch {
    ast::SwitchStmt* stmt = nullptr;
    const Type* type = nullptr;     ///< of the condition, promoted; null after an error
    const Type* written = nullptr;  ///< before the promotion
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
  struct Goto {
    const ast::GotoStmt* stmt;
    uint32_t scope;
  };
  /// From here on the current jump scope is a new one.
  void enterJumpScope(SourceLoc loc, JumpScope::Kind kind);
  void checkJump(uint32_t from, uint32_t to, SourceLoc loc, std::string_view message);
  Stmt* switchStatement(uint32_t node);
  Stmt* caseStatement(uint32_t node);
  Stmt* labelStatement(uint32_t node);
  Stmt* gotoStatement(uint32_t node);
  Stmt* localLabels(ParseCursor& cursor);
  /// The statement after the colon at the cursor in a labelled statement.
  Stmt* labelled(uint32_t statementNode, ParseCursor& cursor);
  void checkEnumCases(const Switch& finished);
  bool caseValue(const Switch& to, uint32_t node, int64_t& value);
  void checkCases(const Switch& finished);
  Label& label(const Token& name);
  Expr* labelAddress(const Token& ampersands, const Token& name);
  /// What is known of the labels at the end of the function.
  void finishLabels();

  // ---- legal expressions that are probably mistakes: sema_warn.cpp ----

  void noteParentheses(SourceLoc loc, const ast::BinaryExpr* operation);
  void warnOperands(const Token& op, ast::BinaryOp kind, const Expr* lhs, const Expr* rhs);
  void warnBitwisePrecedence(const Token& op, ast::BinaryOp kind, const Expr* lhs, const Expr* rhs);
  void warnLogicalNot(const Token& op, ast::BinaryOp kind, const Expr* lhs, const Expr* rhs);
  void warnShiftOverflow(const Token& op, const Expr* lhs, const Expr* rhs);
  void warnSizeofQuotient(const Token& op, const Expr* lhs, const Expr* rhs);
  void warnSizeofParameter(const Expr* operand, SourceRange written);
  void warnConstantOperand(const Token& op, const Expr* lhs, const Expr* rhs);
  void warnStringPlusInt(const Token& op, const Expr* lhs, const Expr* rhs);
  void warnOverflow(const ast::BinaryExpr* expr);
  // sema_values.cpp
  void warnConversion(const Expr* expr, const Type* type);
  void warnTautology(const Token& op, ast::BinaryOp kind, const Expr* lhs, const Expr* rhs);
  void warnShiftAsTruth(const Expr* expr);
  void warnSizeofPointer(const FunctionDecl* callee, std::span<Expr* const> args);
  void warnNullArguments(const FunctionDecl* callee, std::span<Expr* const> args, SourceLoc close);
  void warnSelfAssign(const Token& op, const Expr* lhs, const Expr* rhs);
  void warnReturnedAddress(const Expr* value);
  void checkChanges(const Expr* expr);
  void warnAlwaysTrue(const Expr* expr);
  void warnExtraParentheses(const Expr* condition);
  void warnLayout(uint32_t statementNode, const Token& next);
  bool isUnindentedBefore(const Token& next, uint32_t column, SourceLoc after) const;
  static bool isNonNegative(const Expr* expr);

  // ---- expressions: sema_expr.cpp ----

  Expr* expression(uint32_t node);
  Expr* assignment(uint32_t node);
  Expr* unary(uint32_t node);
  Expr* sizeofOperand(uint32_t node, const Token& keyword);
  Expr* primary(ParseCursor& cursor, bool underMinus);
  Expr* suffixes(ParseCursor& cursor, Expr* expr, bool underAddressOf);
  Expr* integerLiteral(const Token& token, bool underMinus);
  Expr* floatingLiteral(const Token& token);
  Expr* characterLiteral(const Token& token);
  ast::StringLiteral* stringLiteral(const std::vector<Token>& tokens);
  std::string_view assembly(uint32_t index);
  // sema_assembly.cpp
  struct AssemblyReader;
  ast::AssemblyStmt* assemblyStatement(uint32_t index);
  /// Adds the text of a string literal.
  void assemblyText(const Token& token, std::string& bytes);
  bool decodeEscapes(const Token& token, std::string& bytes, unsigned size);
  const Type* characterType(std::string_view spelling);
  Expr* nameReference(const Token& token, bool called);
  Expr* call(Expr* callee, uint32_t suffixNode);
  Expr* compoundLiteral(const Type* type, uint32_t bodyNode, SourceLoc begin);
  /// The object of a compound literal of this type, and the literal once it has its initialiser.
  VarDecl* literalVariable(const Type* type, SourceLoc begin);
  Expr* literalRef(VarDecl* var, SourceRange range);
  /// Warns of arguments that do not fit the format string: sema_format.cpp.
  void checkFormat(const FunctionDecl* callee, std::span<Expr* const> args);
  Expr* subscript(Expr* base, uint32_t suffixNode, bool addressOnly);
  void warnTwoSigns(uint32_t first, uint32_t end);
  Expr* prefixOperator(const Token& token, Expr* operand);
  Expr* incrementOrDecrement(const Token& token, Expr* operand, bool prefix);
  Expr* addressOf(const Token& token, Expr* operand);
  Expr* dereference(const Token& token, Expr* operand);
  Expr* binary(const Token& op, Expr* lhs, Expr* rhs);
  Expr* assign(const Token& op, Expr* lhs, Expr* rhs);
  Expr* compoundAssign(const Token& op, Expr* lhs, Expr* rhs);
  Expr* omittedOperand(const Token& question, Expr*& condition);
  Expr* conditional(const Token& question, Expr* condition, Expr* thenExpr, Expr* elseExpr);
  bool canStep(SourceLoc loc, const Expr* pointer, bool isPlural);
  Expr* additive(const Token& op, Expr* lhs, Expr* rhs);
  Expr* comparison(const Token& op, ast::BinaryOp kind, Expr* lhs, Expr* rhs);
  Expr* invalidOperands(const Token& op, const Expr* lhs, const Expr* rhs);
  Expr* explicitCast(const Type* type, Expr* operand, SourceRange range);
  bool hasConstMember(const Expr* lvalue, SourceLoc loc);
  bool checkModifiable(const Expr* lvalue, SourceLoc loc);
  bool isSkipped() const;
  void checkDivisor(const Token& op, const Expr* rhs);
  void checkShift(const Token& op, const Type* type, const Expr* rhs);

  /// lvalue, array and function conversions.
  Expr* rvalue(Expr* expr);
  Expr* promote(Expr* expr);
  const Type* promotedType(const Type* type);
  const Type* commonType(const Type* lhs, const Type* rhs);
  /// Arithmetic conversion; constants convert at once, with a warning if that changes the value and
  /// the conversion is not explicit.
  Expr* convert(Expr* expr, const Type* type, bool isExplicit = false);
  Expr* nested(Expr* expr, uint32_t height);
  /// `lhs, rhs`, both rvalues.
  Expr* comma(Expr* lhs, Expr* rhs, SourceLoc loc, SourceRange range);
  Expr* unionOf(const Type* type, const ast::Field& field, Expr* value, SourceRange range);
  const ast::Field* transparentField(const Type* type, const Expr* argument);
  Expr* castToUnion(const Type* type, Expr* operand, SourceRange range);
  Expr* castNode(ast::CastKind kind, const Type* type, Expr* operand);
  ast::CastKind castKind(const Type* from, const Type* to);
  /// As gcc has it: the number holds the bits of a value of the signed type, written without a
  /// sign.
  static bool isBits(const Type* type, Int128 value);
  void warnConstantConversion(const Expr* from, const Type* to);
  enum class Context { Assigning, Initializing, Passing, Returning };
  // sema_assign.cpp
  struct Conversion {
    Context context;
    const Type* type;
    const Expr* value;
    SourceLoc loc;
    const FunctionDecl* callee;  ///< null: none, or unknown
    size_t index;                ///< of the argument
  };
  /// Converts `value` as if by assignment to an object of `type`; null after an error.
  Expr* convertFor(Context context, const Type* type, Expr* value, SourceLoc loc,
                   const FunctionDecl* callee = nullptr, size_t index = 0);
  void checkPointers(const Conversion& conversion, const Type* to, const Type* of);
  void reportConversion(const Conversion& to, WarningName flag, std::string_view how,
                        std::string_view tail);
  std::string_view suggestOperator(const Conversion& to, std::vector<FixIt>& fixIts) const;
  static const Type* writtenType(const Expr* expr);
  bool isNullConstant(const Expr* expr);
  /// `message` has a place for the type.
  bool requireScalar(Expr* expr, SourceLoc loc, std::string_view message);
  void markAddressTaken(Expr* lvalue);
  VarDecl* rootVariable(Expr* lvalue);
  static bool mayBeLonger(const Expr* array, uint64_t index);

  template <class T>
  static std::span<T> copyOut(Arena& arena, const std::vector<T>& items) {
    return arena.copy(std::span<const T>(items));
  }
  template <class T>
  T* make(ast::ExprKind kind, const Type* type, SourceLoc loc, SourceRange range) {
    T* expr = arena_->create<T>();
    expr->kind = kind;
    expr->type = type;
    expr->loc = loc;
    expr->range = range;
    return expr;
  }
  template <class T>
  T* makeStmt(ast::StmtKind kind, SourceLoc loc) {
    T* stmt = arena_->create<T>();
    stmt->kind = kind;
    stmt->loc = loc;
    return stmt;
  }
  Expr* intConst(const Type* type, Int128 value, SourceRange range);
  Expr* floatConst(const Type* type, const WideFloat& value, SourceRange range);
  const Type* basic(TypeKind kind) const { return types_.get(kind); }

  // ---- state ----

  const TokenSource& source_;
  Diagnostics& diagnostics_;
  LanguageOptions options_;
  ast::TypeContext types_;
  const Type* vaList_ = nullptr;
  Arena permanent_;  // what lives as long as the FrontEnd
  ScopeTable scopes_;
  uint32_t staticCount_ = 0, stringCount_ = 0, literalCount_ = 0;
  SourceLoc lastAttributeError_;  // attributes are read more than once
  SourceLoc lastRestrictedType_;  // a specifier may stand before several declarators
  std::unordered_map<std::string_view, WeakPragma> pendingWeak_;  // looked up only
  size_t weakPragmas_ = 0;                                        // of the source, that were read
  std::vector<ast::Alias> aliases_;
  std::vector<VarDecl*> tentative_;
  /// Objects and functions with linkage that only blocks have declared so far.
  std::unordered_map<const Symbol*, Decl*> hiddenSymbols_;
  Decl* declaredSymbol(const Symbol* symbol);
  std::vector<FunctionDecl*> functions_;  // all that the program declares

  // The current item.
  const ParseTree* tree_ = nullptr;
  Arena* arena_ = nullptr;
  std::vector<Decl*> itemDecls_;
  FunctionDecl* itemFunction_ = nullptr;
  unsigned itemErrors_ =
      0;  // the number of errors up to the item before, its syntax errors included

  // The current function.
  FunctionDecl* function_ = nullptr;
  std::vector<VarDecl*> locals_;
  std::unordered_map<std::string, uint32_t> staticNames_;
  uint32_t automaticCount_ = 0;
  std::vector<Switch> switches_;
  std::unordered_map<std::string_view, Label> labels_;
  uint8_t unsupported_ = 0;  // Features that an error was reported about
  std::unordered_set<const Symbol*> implicitFunctions_;  // called without a declaration
  std::unordered_set<const Symbol*> undeclared_;         // names that an error was reported about
  struct LocalLabel {
    std::string_view name, key;  ///< as written; in labels_
  };
  std::vector<LocalLabel> localLabels_;  // `__label__` of the blocks that are open
  uint32_t localLabelCount_ = 0;
  uint32_t labelCount_ = 0;  // of labels and cases: their next id
  uint32_t labelsSeen_ = 0;  // of those, the ones whose place has been seen
  /// The last two values of sizeof, for what they are divided by.
  struct SizeofValue {
    const Expr* value = nullptr;
    const Expr* operand = nullptr;  ///< null: a type
    const Type* type = nullptr;     ///< of the operand
    bool isParenthesized = false;
  };
  SizeofValue lastSizeofs_[2];
  std::vector<JumpScope> jumpScopes_;  // by number; an outer one comes before an inner one
  uint32_t jumpScope_ = 0;
  /// The last variable in scope that is a variable-length array or has a cleanup.
  const VarDecl* liveArray_ = nullptr;
  Expr* autoValue_ = nullptr;  // the initializer from which a type was deduced
  /// The bounds of variable arrays that have been read, but belong to no declaration or expression
  /// yet.
  std::vector<VarDecl*> bounds_;
  std::vector<Goto> gotos_;
  std::vector<ast::LabelStmt*> addressedLabels_;
  uint32_t valueStatement_ = 0;  // the node of the last statement of a statement expression
  unsigned loopDepth_ = 0;
  bool callsItself_ = false;
  bool warnsConversions_ = false;   // -Wconversion or a part of it is on
  bool flowUnknown_ = false;        // a syntax error hides what control does
  unsigned changes_ = 0;            // of variables in the full expression so far, at least
  unsigned unevaluated_ = 0;        // inside sizeof
  bool brokenDeclaration_ = false;  // the current declaration has a syntax error
  bool assignmentAllowed_ = false;  // the next expression is a statement of its own

  // Scratch stacks, used from a base index up.
  std::vector<Stmt*> stmtStack_;
  std::vector<Expr*> exprStack_;
  struct PendingOperator {
    Token token;
    int precedence;
    Expr* middle;  // of `? :`
  };
  std::vector<PendingOperator> operatorStack_;
};

}  // namespace minic
