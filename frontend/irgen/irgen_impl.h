// The two halves of IrGen. ModuleGen has the state of the module: types, globals, functions as
// symbols, strings, constants. FunctionGen is made for each body and has its state: the allocas of
// its variables, jump targets, the exit.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "frontend/ast/ast.h"
#include "frontend/irgen/debug_gen.h"
#include "frontend/language/options.h"
#include "ir/builder.h"
#include "target/abi.h"
#include "target/target_info.h"

namespace minic::irgen {

/// An object in memory, as the left side of an assignment denotes it.
struct LValue {
  Value* address = nullptr;
  const ast::Type* type = nullptr;       ///< of the object, qualifiers included
  const ast::Field* bits = nullptr;      ///< it is this bit-field; `address` is that of its unit
  uint32_t align = 0;                    ///< of the address, if less than the type's; else 0
  Ordering ordering = Ordering::SeqCst;  ///< of an atomic object's accesses

  bool isVolatile() const { return type->isVolatile(); }
};

/// LLVM refuses names of values beyond 1024 bytes; this leaves room for `.addr` and a number.
inline constexpr size_t kLongestName = 1000;

/// A type as calling conventions see it.
AbiShape shapeOf(const ast::Type* type);

/// The literals 0, 0.0 (but not -0.0), "" and the null pointer: as elements of an initialiser they
/// need no store into zeroed memory.
bool isZeroConstant(const ast::Expr* expr);

class ModuleGen {
 public:
  ModuleGen(Module& module, Dialect dialect, const TargetInfo& target, Visibility visibility);

  Module& module;
  TypeContext& types;
  std::unique_ptr<DebugGen> debug;  ///< null without -g

  /// The type of an object in memory. _Bool is an i8 there, functions are their type.
  Type* memoryType(const ast::Type* type);
  /// The alignment of a variable of the type.
  uint32_t alignOf(const ast::Type* type) const {
    return type->isArray() ? target_.arrayAlign(type->size, type->align) : type->align;
  }
  uint32_t alignOf(const ast::VarDecl& decl) const {
    return std::max(alignOf(decl.type), decl.minAlign);
  }
  /// Which field of the struct's type in the IR the member is; -1: none, it is found by its offset.
  int32_t fieldIndex(const ast::Type* record, const ast::Field& field);
  /// The type of a scalar value: as in memory, but _Bool is an i1.
  Type* valueType(const ast::Type* type) {
    return type->kind == ast::TypeKind::Bool ? types.i1() : memoryType(type);
  }
  /// How the targets' ABIs extend an argument or result of the type.
  static ParamAttrs attributes(const ast::Type* type);

  /// The parameters, result and attributes of a function in the IR.
  struct Signature {
    Type* result = nullptr;
    ParamAttrs ret;
    std::vector<Type*> params;
    std::vector<ParamAttrs> attrs;  ///< one per parameter
  };
  Signature signature(const ast::Type* type);
  void addParameter(const ast::Type* type, const AbiPassing& how, Signature& signature);
  Type* pieceType(const AbiPiece& piece);
  Type* passedType(const AbiPiece& piece);
  Type* resultType(const ast::Type* type, const AbiPassing& how);
  const TargetInfo& target() const { return target_; }

  Function* function(const ast::FunctionDecl& decl);
  /// function(), with the type that its definition has.
  Function* functionToDefine(const ast::FunctionDecl& decl);
  void settleInline(Function& function, const ast::FunctionDecl& decl);
  GlobalVar* variable(const ast::VarDecl& decl);
  /// Gives a variable its value, unless it has one already.
  void alias(std::span<const ast::Alias> aliases);
  void define(const ast::VarDecl& decl);
  GlobalVar* string(const ast::StringLiteral& literal);
  /// A private constant object, for copying from; `name` is made unique.
  GlobalVar* privateConstant(std::string name, Value* init, uint32_t align);
  Function* memsetFunction();
  Function* memcpyFunction();
  /// A function that a library defines.
  GlobalValue* libraryFunction(std::string_view name, Type* type);

  /// An IntConst, FloatConst or AddressConst; inMemory decides how a _Bool looks.
  Value* constant(const ast::Expr* expr, bool inMemory);
  /// Of any width; more than 64 bits are an expression over their halves.
  Value* integer(Type* type, Int128 value);
  /// The number as a constant of any floating type.
  Value* floatConstant(Type* type, const WideFloat& value);
  /// An object's initial value; of zeros only for a null initialiser. Its type has the same layout
  /// as memoryType(type), but long runs of zeros may make it a packed struct.
  Value* initialValue(const ast::Type* type, const ast::Initializer* init);
  /// The function of the label says which block it is (FunctionGen::setLabels).
  BlockAddress* label(const ast::LabelStmt& label);
  std::unordered_map<const ast::LabelStmt*, BlockAddress*> labels;  ///< looked up only

 private:
  using Elements = std::span<const ast::InitElement>;

  Linkage linkageOf(const ast::Decl& decl, bool isExternal) const;
  static std::string_view linkerName(const ast::FunctionDecl& decl);
  static bool isCopy(const ast::FunctionDecl& decl);
  /// What attributes say of the symbol.
  void applyTraits(GlobalValue& symbol, const ast::Decl& decl);
  void applyVisibility(GlobalValue& symbol, const ast::Decl& decl);
  std::string symbol(std::string_view name, Linkage linkage) const;
  void setAttributes(Function& function, const ast::Type* type);
  Type* functionType(const ast::Type* type, bool asDefined);
  Value* addressConstant(const ast::AddressConst& address);
  Value* difference(const ast::AddressConst& known, Value* address);
  /// A struct or union in the IR, and which of its fields the members are.
  struct RecordLayout {
    Type* type = nullptr;
    std::vector<int32_t> index;
  };
  Type* recordType(const ast::Type* type);
  bool layOutStruct(const ast::Type* type, bool packed, RecordLayout& layout,
                    std::vector<Type*>& fields);
  void layOutUnion(const ast::Type* type, std::vector<Type*>& fields, bool& packed);
  Value* recordPart(const ast::Type* type, uint64_t base, Elements elements);
  Value* bytesPart(uint64_t base, uint64_t size, Elements elements);
  Value* part(const ast::Type* type, uint64_t base, Elements elements);
  Value* arrayRun(const ast::Type* element, uint64_t base, uint64_t count, Elements elements);
  Value* aggregate(std::vector<Value*>& parts, size_t from, Type* element);

  Dialect dialect_;
  const TargetInfo& target_;
  const Visibility visibility_;   // of definitions of which the program says nothing
  std::vector<Type*> typeTable_;  // by ast::Type::id
  std::unordered_map<const ast::RecordInfo*, RecordLayout> records_;
  std::unordered_set<std::string> recordNames_;
  std::vector<GlobalValue*> statics_;                               // by Decl::id
  std::vector<GlobalVar*> stringTable_;                             // by StringLiteral::id
  std::unordered_map<std::string_view, GlobalVar*> stringsByText_;  // the text in the module
  uint32_t strings_ = 0;
  std::string bytes_;          // scratch of arrayRun
  std::vector<Value*> parts_;  // scratch: a stack
};

/// An atomic object whose value is read and written as one in memory: no scalar of up to 8 bytes.
inline bool isLargeAtomic(const ast::Type* type) {
  return type->isAtomic() && (type->isRecord() || type->size > 8);
}

class FunctionGen {
 public:
  FunctionGen(ModuleGen& moduleGen, Function& function, const ast::FunctionDecl& decl);
  void run();

 private:
  using Expr = ast::Expr;
  using Stmt = ast::Stmt;

  // ---- control flow. After a jump there is no insertion point: unreachable code is not emitted.

  bool hasInsertPoint() const { return builder_.block() != nullptr; }
  void clearInsertPoint() { builder_.setInsertPoint(static_cast<Block*>(nullptr)); }
  Block* newBlock(std::string_view name) { return function_.createBlock(name); }
  /// Emits into `block`, which comes next in the layout.
  void emitBlock(Block* block);
  /// emitBlock for a block whose predecessors are all known: removes it and clears the insertion
  /// point if there is none. True if emitted.
  bool emitBlockIfUsed(Block* block);
  /// Makes a block that nothing leads to if there is no insertion point.
  void ensureInsertPoint();
  /// The block of a label, `case` or `default`, made on first use.
  Block* labelBlock(uint32_t id, std::string_view name);
  /// Removes unreachable blocks: labels without a jump, and code after them.
  /// Branches to `target` and clears the insertion point.
  void branch(Block* target);
  /// Falls into the block that ends a construct.
  void emitFallThrough(Block* block) {
    if (hasInsertPoint()) branch(block);
    emitBlockIfUsed(block);
  }
  /// Instructions made from now on belong to this place.
  void at(SourceLoc loc) { builder_.loc = loc; }

  // ---- for debuggers; nothing happens without -g

  /// A block of the source begins, or ends at `end`.
  void openScope(SourceLoc begin);
  void closeScope(SourceLoc end);
  /// The variable and the value that is its address.
  void describe(const ast::VarDecl& decl, const Value* address);

  // ---- statements (irgen_stmt.cpp)

  void stmt(const Stmt* s);
  void compoundStmt(const ast::CompoundStmt* s);
  void ifStmt(const ast::IfStmt* s);
  void whileStmt(const ast::WhileStmt* s);
  void doWhileStmt(const ast::DoWhileStmt* s);
  void forStmt(const ast::ForStmt* s);
  void declStmt(const ast::DeclStmt* s);
  void switchStmt(const ast::SwitchStmt* s);
  Block* caseOf(const ast::SwitchStmt& s, int64_t number, Block* otherwise);
  void dispatch(const ast::SwitchStmt& s, Value* value, Block* otherwise);
  void gotoStmt(const ast::GotoStmt* s);
  void assemblyStmt(const ast::AssemblyStmt* s);  // irgen_assembly.cpp
  /// Gives the labels whose addresses are taken their blocks, and makes the block that computed
  /// gotos share: the back end copies its jump to each of them, when that multiplies no edges.
  void setLabels();
  /// Falls into the block of a label, `case` or `default`.
  void emitLabel(uint32_t id);
  struct JumpTargets {
    Block *breakTo = nullptr, *continueTo = nullptr;
    const ast::VarDecl *breakArray = nullptr, *continueArray = nullptr;  ///< liveArray_ there
  };
  void bodyWithJumps(const Stmt* body, const JumpTargets& targets);
  void leave(Value* result);
  Inst* allocate(const ast::Type* type, std::string_view name, SourceLoc loc);
  Inst* allocate(Type* type, uint32_t align, std::string_view name, SourceLoc loc);
  LValue local(const ast::VarDecl& decl);
  /// Makes a variable-length array where its declaration is reached.
  void makeArray(const ast::VarDecl& decl);
  /// Gives the memory of all variable-length arrays back whose scope is inside that of `outer`.
  void releaseArrays(const ast::VarDecl* outer);
  void runCleanups();
  /// The scope of the arrays that are newer than `outer` ends here.
  void leaveArrayScope(const ast::VarDecl* outer);
  /// The number of elements of a variable array in all, and the type of them.
  Value* elementCount(const ast::Type* type, const ast::Type*& element);

  // ---- initialisers of locals (irgen_init.cpp)

  void initialize(LValue object, const ast::VarDecl& decl);
  void initializeAggregate(LValue object, const ast::VarDecl& decl);
  LValue element(LValue object, const ast::InitElement& element);
  void clear(LValue object);
  void copy(LValue object, Value* to, Value* from, uint64_t size, uint32_t align);

  // ---- structs and unions (irgen_record.cpp)

  LValue member(const ast::MemberExpr* e);
  LValue memberOf(LValue base, const ast::Field& field);
  Value* loadBits(LValue object);
  Value* storeBits(Value* value, LValue object);
  struct Split;
  Split split(LValue object);
  Value* loadSplitBits(LValue object);
  void storeSplitBits(Value* value, LValue object);
  Value* inBits(Value* value, LValue object);
  Value* mask(Type* type, unsigned width);
  Value* temporaryOf(const Expr* e);
  void copyRecord(Value* to, Value* from, LValue like);
  void aggregate(const Expr* e, Value* slot);
  void discardRecord(const Expr* e);
  LValue assignRecord(const ast::AssignExpr* e);
  LValue compoundLiteral(const ast::CompoundLiteralExpr* e);

  // ---- calls, parameters, results (irgen_call.cpp)

  void enterFunction();
  LValue pieceAt(Value* address, const AbiPiece& piece, uint32_t align);
  Value* loadPiece(Value* address, const AbiPiece& piece, uint32_t align);
  void storePiece(Value* value, Value* address, const AbiPiece& piece, uint32_t align);
  Value* loadResult(Value* address, const ast::Type* type, const AbiPassing& how);
  void storeResult(Value* value, Value* address, const ast::Type* type, const AbiPassing& how);
  LValue placeOf(const Expr* e);
  void passRecord(const Expr* arg, const AbiPassing& how, std::vector<Value*>& values);
  Value* call(const ast::CallExpr* e, Value* slot = nullptr);
  void leaveWithRecord(const Expr* value);
  void emitReturnOfRecord();
  Value* nextArgument(const ast::VaArgExpr* e);
  Value* vaListAddress(const Expr* e);
  Value* builtin(const ast::BuiltinExpr* e);
  Value* classified(const ast::BuiltinExpr* e);
  Value* signBit(Value* value);
  Value* bitBuiltin(const ast::BuiltinExpr* e);
  Value* objectSize(const ast::BuiltinExpr* e);
  Value* overflowBuiltin(const ast::BuiltinExpr* e);
  Value* extended(Value* value, const ast::Type* from, Type* to);
  Value* upperWord(Value* value, const ast::Type* type);
  /// A number of 192 bits; it has more if `isHuge` is there and true.
  struct WideExact {
    Value *low, *high, *isHuge;
  };
  WideExact wideExact(Op op, Value* a, const ast::Type* left, Value* b, const ast::Type* right);
  Value* toBits(Value* value, const ast::Type* type);
  Value* fromBits(Value* bits, const ast::Type* type);
  Value* jumpCall(const ast::BuiltinExpr* e, std::string_view text, std::string_view constraints,
                  Type* result);
  Value* setJump(const ast::BuiltinExpr* e);
  void longJump(const ast::BuiltinExpr* e);
  Value* atomicBuiltin(const ast::BuiltinExpr* e, Value* slot = nullptr);
  Value* largeAtomicBuiltin(const ast::BuiltinExpr* e, LValue object, Value* const* operands,
                            Value* slot);
  Value* inMemory(const Expr* e);
  Value* inMemory(Value* value, const ast::Type* type);
  Value* atomicLibraryCall(std::string_view name, Type* result, LValue object,
                           std::initializer_list<Value*> places, int orders = 1);
  Value* loadWord(Value* from, const ast::Type* type);
  void storeWord(Value* word, Value* to, const ast::Type* type);
  void readAtomically(LValue object, Value* to);
  void writeAtomically(LValue object, Value* from);
  void exchangeAtomically(LValue object, Value* from, Value* to);
  Value* compareExchange(LValue object, Value* expectedAt, Value* desiredAt);
  Value* settle(Inst* pair, const std::function<void(Value*)>& keep);
  Value* updated(ast::AtomicOp op, Value* old, Value* operand);
  Value* atomicStep(ast::BinaryOp op, LValue object, Value* right);
  struct Update {
    Value *old, *changed;
  };
  Update updateAtomically(LValue object, const std::function<Value*(Value*)>& compute);
  Value* productOverflows(Value* a, Value* b, Value* product, bool isSigned);
  Value* intrinsic(std::string_view name, Type* result, std::initializer_list<Value*> args);

  // ---- expressions (irgen_expr.cpp)

  /// The value of a scalar rvalue (null for a void one).
  Value* scalar(const Expr* e);
  /// The expression's truth as an i1.
  Value* boolean(const Expr* e);
  /// Branches on the expression's truth and clears the insertion point.
  void condition(const Expr* e, Block* ifTrue, Block* ifFalse);
  /// Only the effects.
  void discard(const Expr* e);
  LValue lvalue(const Expr* e);

  Value* leaf(const Expr* e);
  Value* unary(const ast::UnaryExpr* e, Value* operand);
  Value* incDec(const ast::IncDecExpr* e);
  Value* stepped(const ast::IncDecExpr* e, const ast::Type* object, Value* old);
  Value* assign(const ast::AssignExpr* e);
  Value* compoundAssign(const ast::CompoundAssignExpr* e);
  Value* conditional(const ast::ConditionalExpr* e);
  Value* comma(const Expr* e);
  Value* statementExpr(const ast::StatementExpr* e);
  /// a && b, a || b as an i1.
  Value* logical(const ast::BinaryExpr* e);
  void discardLogical(const ast::BinaryExpr* e);
  void discardConditional(const ast::ConditionalExpr* e);
  LValue subscript(const ast::SubscriptExpr* e);
  /// The i1 of a comparison.
  Value* compare(ast::BinaryOp op, const ast::Type* type, Value* left, Value* right);
  Value* arithmetic(ast::BinaryOp op, const ast::Type* type, Value* left, Value* right);
  Value* pointerStep(const ast::Type* pointer, Value* base, Value* count, bool negate);
  Value* pointerDifference(const ast::Type* pointer, Value* left, Value* right);
  Value* convert(ast::CastKind kind, Value* value, const ast::Type* from, const ast::Type* to);
  Value* isNonZero(Value* value);
  Value* negate(Value* i1);
  Value* cast(Op op, Value* value, Type* to);
  Value* negative(Value* value);
  Value* extendBool(Value* i1, const ast::Type* to);
  Value* load(LValue object);
  /// Returns the value that the object holds then.
  Value* store(Value* value, LValue object);
  Value* gep(Type* sourceType, Value* base, std::initializer_list<Value*> indices);
  Value* int64(int64_t value) { return module_.constInt(types_.i64(), value); }

  /// A right operand of && or || that is still to come, in its own block.
  struct PendingOperand {
    const Expr* expr;
    Block *ifTrue, *ifFalse, *block;
  };

  ModuleGen& gen_;
  Module& module_;
  TypeContext& types_;
  Function& function_;
  const ast::FunctionDecl& decl_;
  Builder builder_;

  std::vector<Value*> locals_;  // the allocas, by Decl::id
  uint32_t scope_ = 0;          // in Function::debug
  Inst* lastAlloca_ = nullptr;
  Block* lastBlock_ = nullptr;  // the last one in the layout that was emitted
  std::vector<JumpTargets> jumps_;
  const ast::VarDecl* liveArray_ = nullptr;  // the last variable-length array in scope
  std::vector<Block*> labels_;               // the blocks of labels and cases, by id
  bool hasDeadBlocks_ = false;               // perhaps
  Block* computedGoto_ = nullptr;
  Inst* gotoAddress_ = nullptr;

  // One return is a `ret` at its place; a second one turns both into jumps to a common block.
  Inst* onlyReturn_ = nullptr;
  Block* returnBlock_ = nullptr;
  Inst* returnValue_ = nullptr;
  AbiPassing result_;            // how the result travels
  Value* resultSlot_ = nullptr;  // where a struct to return is made

  // Work stacks, shared by all levels of the recursion.
  std::vector<const Expr*> spine_;
  std::vector<PendingOperand> pending_;
  std::vector<Value*> operands_;
  std::vector<Block*> ends_;
};

/// The value of a condition that the source writes as a constant: literals, `sizeof` and operators.
std::optional<bool> constantCondition(const ast::Expr* e);

}  // namespace minic::irgen
