// The two halves of IrGen. ModuleGen has the state of the module: types, globals, functions as
// symbols, strings, constants. FunctionGen is made for each body and has its state: the allocas of
// its variables, jump targets, the exit; a function that takes it lowers one kind of node.
#pragma once

#include <functional>
#include <map>
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
#include "frontend/irgen/irgen.h"
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
  bool isTyped = false;                  ///< an access to it must have the object's type

  bool isVolatile() const { return type->isVolatile(); }
  uint32_t alignment() const { return align ? align : type->align; }
};

/// The alignment of the address that lies `offset` bytes behind one of alignment `align`.
inline uint32_t alignBehind(uint32_t align, uint64_t offset) {
  return offset ? uint32_t(std::min<uint64_t>(align, offset & (0 - offset))) : align;
}

/// LLVM refuses names of values beyond 1024 bytes; this leaves room for `.addr` and a number.
inline constexpr size_t kMaxNameLength = 1000;

/// A type as calling conventions see it.
AbiShape shapeOf(const ast::Type* type);

/// The literals 0, 0.0 (but not -0.0), "" and the null pointer: as elements of an initialiser they
/// need no store into zeroed memory.
bool isZeroConstant(const ast::Expr* expr);

/// How the targets' ABIs extend an argument or result of the type.
ParamAttrs attributesOf(const ast::Type* type);

class ModuleGen {
 public:
  ModuleGen(Module& module, Dialect dialect, const TargetInfo& target, Visibility visibility);

  Module& module;
  TypeContext& types;
  std::unique_ptr<DebugGen> debug;  ///< null without -g
  Checks checks;
  /// With compiled checks: definitions that never end without their result.
  std::unordered_set<const Function*> givesResult;
  std::unordered_set<const Function*> likeSetjmp;  ///< by the attribute returns_twice

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

  /// The parameters, result and attributes of a function in the IR.
  struct Signature {
    Type* result = nullptr;
    ParamAttrs ret;
    std::vector<Type*> params;
    std::vector<ParamAttrs> attrs;  ///< one per parameter

    void add(Type* param, const ParamAttrs& with = {}) {
      params.push_back(param);
      attrs.push_back(with);
    }
  };
  Signature signature(const ast::Type* type);
  void addResult(const ast::Type* type, const AbiPassing& how, Signature& signature);
  void addParameter(const ast::Type* type, const AbiPassing& how, Signature& signature);
  Type* pieceType(const AbiPiece& piece);
  Type* passedType(const AbiPiece& piece);
  Type* resultType(const ast::Type* type, const AbiPassing& how);
  const TargetInfo& target() const { return target_; }

  Function* function(const ast::FunctionDecl& decl);
  /// function(), with the type that its definition has.
  Function* functionToDefine(const ast::FunctionDecl& decl);
  void dropInline(const ast::FunctionDecl& decl);
  void settleInline(Function& function, const ast::FunctionDecl& decl);
  GlobalVar* variable(const ast::VarDecl& decl);
  /// Gives a variable its value, unless it has one already.
  void alias(std::span<const ast::Alias> aliases);
  void define(const ast::VarDecl& decl);
  GlobalVar* string(const ast::StringLiteral& literal);

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
  Linkage linkageOf(const ast::Decl& decl, bool isExternal) const;
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
  std::string bytes_;  // scratch of string()
};

/// An atomic object whose value is read and written as one in memory: no scalar of up to 8 bytes.
inline bool isLargeAtomic(const ast::Type* type) {
  return type->isAtomic() && (type->isRecord() || type->size > 8);
}

/// The state of the function whose body is being lowered, and what emits single instructions. The
/// functions below lower a node each.
struct FunctionGen {
  FunctionGen(ModuleGen& moduleGen, Function& function, const ast::FunctionDecl& decl);
  void run();

  // ---- control flow. After a jump there is no insertion point: unreachable code is not emitted.

  bool hasInsertPoint() const { return builder.block() != nullptr; }
  void clearInsertPoint() { builder.setInsertPoint(static_cast<Block*>(nullptr)); }
  Block* newBlock(std::string_view name) { return function.createBlock(name); }
  /// Emits into `block`, which comes next in the layout.
  void emitBlock(Block* block);
  /// emitBlock for a block whose predecessors are all known: removes it and clears the insertion
  /// point if there is none. True if emitted.
  bool emitBlockIfUsed(Block* block);
  /// Makes a block that nothing leads to if there is no insertion point.
  void ensureInsertPoint();
  /// Ends a block whose end control does not reach. What follows is made in a block that nothing
  /// leads to.
  void endUnreachable();
  /// The block of a label, `case` or `default`, made on first use.
  Block* labelBlock(uint32_t id, std::string_view name);
  /// Branches to `target` and clears the insertion point.
  void branch(Block* target);
  /// Falls into the block that ends a construct.
  void emitFallThrough(Block* block) {
    if (hasInsertPoint()) branch(block);
    emitBlockIfUsed(block);
  }
  /// Instructions made from now on belong to this place.
  void at(SourceLoc loc) { builder.loc = loc; }

  // ---- for debuggers; nothing happens without -g

  /// A block of the source begins, or ends at `end`.
  void openScope(SourceLoc begin);
  void closeScope(SourceLoc end);
  /// The variable and the value that is its address.
  void describe(const ast::VarDecl& decl, const Value* address);

  // ---- single instructions

  Inst* allocate(const ast::Type* type, std::string_view name, SourceLoc loc);
  Inst* allocate(Type* type, uint32_t align, std::string_view name, SourceLoc loc);
  LValue local(const ast::VarDecl& decl);
  Value* load(LValue object);
  /// Returns the value that the object holds then.
  Value* store(Value* value, LValue object);
  Value* gep(Type* sourceType, Value* base, std::initializer_list<Value*> indices);
  Value* cast(Op op, Value* value, Type* to);
  Value* isNonZero(Value* value);
  Value* negate(Value* i1);
  /// The value as an integer of another width.
  Value* resize(Value* value, Type* to, bool isSigned);
  Value* intrinsic(Intrinsic intrinsic, std::initializer_list<Value*> args, Type* chosen = nullptr);
  Value* int64(int64_t value) { return module.constInt(types.i64(), value); }

  /// With checks: an lvalue that is in no order with others, and where its address is kept.
  struct Unordered {
    Inst* address = nullptr;
    std::vector<const ast::Expr*> others;
  };
  struct JumpTargets {
    Block *breakTo = nullptr, *continueTo = nullptr;
    const ast::VarDecl *breakArray = nullptr, *continueArray = nullptr;  ///< liveArray there
    size_t breakLives = 0, continueLives = 0;                            ///< the size of begun
  };
  /// A right operand of && or || that is still to come, in its own block.
  struct PendingOperand {
    const ast::Expr* expr;
    Block *ifTrue, *ifFalse, *block;
  };

  ModuleGen& moduleGen;
  Module& module;
  TypeContext& types;
  Function& function;
  const ast::FunctionDecl& decl;
  Builder builder;

  std::vector<Value*> locals;  ///< the allocas, by Decl::id
  uint32_t scope = 0;          ///< in Function::debug
  Inst* lastAlloca = nullptr;
  Block* lastBlock = nullptr;  ///< the last one in the layout that was emitted
  std::vector<JumpTargets> jumps;
  const ast::VarDecl* liveArray = nullptr;  ///< the last variable-length array in scope
  /// With checks: variables of the blocks around that have no label inside them. Each jump to a
  /// label leaves all of these blocks.
  std::vector<const ast::VarDecl*> begun;
  bool blockHasLabel = false;  ///< a jump may come in past the start of variables
  std::map<const ast::Expr*, Unordered> unordered;
  std::vector<Inst*> calls;    ///< with compiled checks: those of functions that may be C
  std::vector<Block*> labels;  ///< the blocks of labels and cases, by id
  bool hasDeadBlocks = false;  ///< perhaps
  Block* computedGoto = nullptr;
  Inst* gotoAddress = nullptr;

  // One return is a `ret` at its place; a second one turns both into jumps to a common block.
  Inst* onlyReturn = nullptr;
  Block* returnBlock = nullptr;
  Inst* returnValue = nullptr;
  AbiPassing result;            ///< how the result travels
  Value* resultSlot = nullptr;  ///< where a struct to return is made

  // Work stacks, shared by all levels of the recursion.
  std::vector<const ast::Expr*> spine;
  std::vector<PendingOperand> pending;
  std::vector<Value*> operands;
  std::vector<Block*> ends;
};

// ---- statements (irgen_stmt.cpp)

/// The number of elements of a variable array in all, and the type of them.
Value* elementCount(FunctionGen& gen, const ast::Type* type, const ast::Type*& element);
void runCleanups(FunctionGen& gen);
/// The scope of the arrays that are newer than `outer` ends here.
void leaveArrayScope(FunctionGen& gen, const ast::VarDecl* outer);
void stmt(FunctionGen& gen, const ast::Stmt* s);

// ---- expressions (irgen_expr.cpp)

/// The value of a scalar rvalue.
Value* scalar(FunctionGen& gen, const ast::Expr* e);
/// Only the effects.
void discard(FunctionGen& gen, const ast::Expr* e);
/// `isAddress`: only its address is wanted.
LValue lvalue(FunctionGen& gen, const ast::Expr* e, bool isAddress = false);
Value* extendBool(FunctionGen& gen, Value* i1, const ast::Type* to);

// ---- initialisers of locals (irgen_init.cpp)

void initialize(FunctionGen& gen, LValue object, const ast::VarDecl& decl);
void copy(FunctionGen& gen, LValue object, Value* to, Value* from, uint64_t size, uint32_t align);

// ---- structs and unions (irgen_record.cpp)

LValue member(FunctionGen& gen, const ast::MemberExpr* e);
Value* loadBits(FunctionGen& gen, LValue object);
Value* storeBits(FunctionGen& gen, Value* value, LValue object);
Value* temporaryOf(FunctionGen& gen, const ast::Expr* e);
void copyRecord(FunctionGen& gen, Value* to, Value* from, LValue like);
void aggregate(FunctionGen& gen, const ast::Expr* e, Value* slot);
void discardRecord(FunctionGen& gen, const ast::Expr* e);
LValue compoundLiteral(FunctionGen& gen, const ast::CompoundLiteralExpr* e);

// ---- calls, parameters, results (irgen_call.cpp)

Value* call(FunctionGen& gen, const ast::CallExpr* e, Value* slot = nullptr);
void enterFunction(FunctionGen& gen);
void leaveWithRecord(FunctionGen& gen, const ast::Expr* value);
void emitReturnOfRecord(FunctionGen& gen);
Value* nextArgument(FunctionGen& gen, const ast::VaArgExpr* e);
Value* vaListAddress(FunctionGen& gen, const ast::Expr* e);

// ---- built-in functions (irgen_builtin.cpp)

Value* builtin(FunctionGen& gen, const ast::BuiltinExpr* e);

// ---- atomic accesses (irgen_atomic.cpp)

struct Update {
  Value *old, *changed;
};
Value* inMemory(FunctionGen& gen, Value* value, const ast::Type* type);
Value* inMemory(FunctionGen& gen, const ast::Expr* e);
void readAtomically(FunctionGen& gen, LValue object, Value* to);
void writeAtomically(FunctionGen& gen, LValue object, Value* from);
Value* atomicBuiltin(FunctionGen& gen, const ast::BuiltinExpr* e, Value* slot = nullptr);
Value* atomicStep(FunctionGen& gen, ast::BinaryOp op, LValue object, Value* right);
Update updateAtomically(FunctionGen& gen, LValue object,
                        const std::function<Value*(Value*)>& compute);

// ---- truth (irgen_condition.cpp)

/// Branches on the expression's truth and clears the insertion point.
void condition(FunctionGen& gen, const ast::Expr* e, Block* ifTrue, Block* ifFalse);
/// The truth of a scalar, or a comparison's result, as an i1.
Value* boolean(FunctionGen& gen, const ast::Expr* e);
Value* compare(FunctionGen& gen, ast::BinaryOp op, const ast::Type* type, Value* left,
               Value* right);
/// `&&` and `||`: an i1.
Value* logical(FunctionGen& gen, const ast::BinaryExpr* e);
void discardLogical(FunctionGen& gen, const ast::BinaryExpr* e);
/// `?:`: the value of the arm that is chosen. `lower` lowers an arm, and returns null if there is
/// no value.
Value* conditional(FunctionGen& gen, const ast::ConditionalExpr* e,
                   const std::function<Value*(const ast::Expr*)>& lower);
/// The value of a condition that the source writes as a constant: literals, `sizeof` and operators.
std::optional<bool> constantCondition(const ast::Expr* e);

// ---- checks of undefined behaviour (irgen_undefined.cpp): nothing without ModuleGen::checks

/// The result of the operation in the type of C, with the check that it is defined.
Value* checkedArithmetic(FunctionGen& gen, Op op, const ast::Type* type, Value* left, Value* right);
/// The amount of a shift in the type of its left operand.
Value* checkedAmount(FunctionGen& gen, Op op, const ast::Type* type, Value* left, Value* amount,
                     bool isSigned);
/// At the address is the argument that va_arg takes as one of the type.
void checkVaArg(FunctionGen& gen, Value* address, const ast::Type* type);
/// Control does not come here, which for `isEnd` is where a _Noreturn function returns.
void checkReached(FunctionGen& gen, bool isEnd);
/// Whether the sum, difference or product of integers, which was truncated, is not the exact one.
Value* overflows(FunctionGen& gen, Op op, bool isSigned, Value* a, Value* b, Value* result);
void checkConversion(FunctionGen& gen, Value* value, const ast::Type* to);
/// The byte of a _Bool is 0 or 1.
void checkBool(FunctionGen& gen, Value* byte, const ast::Type* type);
/// The object is not at null, and aligned.
void checkAddress(FunctionGen& gen, const LValue& object, bool isWrite);
/// The index must be one of the array's, or the next one where only the address is taken.
void checkIndex(FunctionGen& gen, const ast::Expr* array, Value* index, bool isAddress);
/// Whether the object must have the type of the lvalue (C17 6.5p7): it is no member of a union.
bool mustHaveType(FunctionGen& gen, const ast::Expr* lvalue);
/// The lvalue has this address: it is that of no other one with which it is in no order.
void checkPlace(FunctionGen& gen, const ast::Expr* lvalue, Value* address);
/// Each length of a variable array must be positive.
void checkLengths(FunctionGen& gen, const ast::Type* array);
/// The full expression changes no variable in no order with another access.
void checkOrder(FunctionGen& gen, const ast::Expr* e);
/// The operands of the expression at `loc` are evaluated from the last one on. (Notes that it is
/// open.)
bool isReversed(FunctionGen& gen, SourceLoc loc, std::span<const ast::Expr* const> operands);
/// Where the function returns: whether it came off its end, which is where that block ends.
void noteResult(FunctionGen& gen, Block* offTheEnd);
/// The function is complete: each call whose result is used must have given one.
void checkResults(FunctionGen& gen);
/// The variable's lifetime starts here, again if it had one; it ends with the block.
void startLife(FunctionGen& gen, const ast::VarDecl& decl);
/// A const variable has its value.
void markConst(FunctionGen& gen, const ast::VarDecl& decl);
/// The function ends here without the record that it should give.
void markNoResult(FunctionGen& gen);
/// At the place in the source the lives of those end that have begun since FunctionGen::begun had
/// `outer`.
void endLives(FunctionGen& gen, size_t outer, SourceLoc loc);

// ---- inline assembly (irgen_assembly.cpp)

Value* setJump(FunctionGen& gen, const ast::BuiltinExpr* e);
void longJump(FunctionGen& gen, const ast::BuiltinExpr* e);
void assemblyStmt(FunctionGen& gen, const ast::AssemblyStmt* s);

}  // namespace minic::irgen
