// globals: a variable of the module that nothing writes is its initialiser, one that nothing reads
// is not written, and a number that only main uses is a local variable of it.
//
//     @size = internal global i32 8                     @size = internal constant i32 8
//     @n = internal global i32 5
//     define i32 @main() {                              define i32 @main() {
//       %s = load i32, ptr @size                =>        %n = alloca i32
//       store i32 %s, ptr @n                              store i32 5, ptr %n
//       ...                                               %s = load i32, ptr @size
//                                                         store i32 %s, ptr %n
//     }                                                   ...
//
// One sweep over all instructions and initialisers collects for each variable whether it is
// written, whether its address goes where it cannot be followed, and which function uses it;
// addresses are followed through geps, and calls are asked for their effects. Loads from constants
// then give the part of the initialiser that they read. Only variables that no other module can
// name are changed. A local of main starts with the initialiser: main must not be called, so it
// runs once, and call no function that returns twice (setjmp): what a local holds after a longjmp
// is not defined. Variables of other functions are left to loop-promote.
//
// Before: any valid module, best after globaldce, since dead functions use variables, too. After:
// the new locals are mem2reg's to promote.
#include "ir/analysis/address.h"
#include "ir/builder.h"
#include "ir/effects.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

/// What the module does with a variable.
struct Uses {
  bool isWritten = false;
  bool escapes = false;          ///< the address is stored, returned, compared, passed on
  bool hasOther = false;         ///< anything but loads and stores of all of it
  bool isRead = false;           ///< anything but stores, perhaps of a part
  Function* function = nullptr;  ///< the first that uses it
  bool isShared = false;         ///< others use it, too
};

class Globals {
 public:
  Globals(Module& module, ModuleContext& context)
      : module_(module),
        context_(context),
        uses_(module.numConstants()),
        twice_(module.numConstants()),
        isDead_(module.numConstants()) {}

  bool run() {
    for (const GlobalVar* global : module_.globals)
      if (global->init) escape(global->init);
    for (const auto& function : module_.functions)
      for (Block* block : blocks(*function))
        for (Inst* inst : insts(block)) visit(*inst);
    for (GlobalVar* global : module_.globals) {
      if (!global->init || !global->isLocal() || global->isUsed) continue;
      const Uses& uses = uses_[global->id];
      if (!uses.isWritten && !uses.escapes && !global->isConstant) makeConstant(*global);
      if (uses.isWritten && !uses.isRead && !uses.escapes)
        isDead_.insert(global->id);
      else if (uses.isWritten && isForOne(*global, uses))
        locals_.push_back(global);
    }
    uint64_t stores = deleteStores();
    if (!locals_.empty()) makeLocals(*uses_[locals_[0]->id].function);
    context_.count("variables made constant", constants_);
    context_.count("variables made local", locals_.size());
    context_.count("stores that nothing reads", stores);
    return constants_ || !locals_.empty() || stores;
  }

 private:
  // ---- what is done with each variable

  void visit(Inst& inst) {
    for (uint32_t i = 0; i < inst.numOps; ++i) {
      Value* operand = inst.operand(i);
      if (GlobalVar* global = asGlobalVar(operand)) {
        note(*global, inst, i, true);
      } else if (operand->is(Op::Function)) {
        bool isCallee = inst.is(Op::Call) && i == 0;
        mainIsCalled_ |= static_cast<GlobalValue*>(operand)->name == "main";
        if (isCallee && returnsTwice(*asFunction(operand))) twice_.insert(inst.block->function->id);
      } else if (const ConstExpr* expr = asConstExpr(operand)) {
        GlobalVar* base = expr->exprOp == Op::Gep ? asGlobalVar(expr->operands[0]) : nullptr;
        if (base)
          note(*base, inst, i, false);
        else
          escape(operand);
      } else if (operand->is(Op::ConstAggregate)) {
        escape(operand);
      }
    }
  }

  /// A use of the variable's address, or of one in it, as an operand.
  void note(const GlobalVar& global, const Inst& inst, uint32_t operand, bool isWhole) {
    Uses& uses = uses_[global.id];
    Function* function = inst.block->function;
    if (!uses.function) uses.function = function;
    uses.isShared |= uses.function != function;
    bool isAccess = (inst.is(Op::Load) || (inst.is(Op::Store) && operand == 1));
    if (isAccess) {
      const Type* type = inst.accessedType();
      uses.escapes |= inst.isVolatile() || inst.isAtomic();
      uses.isWritten |= inst.is(Op::Store);
      uses.isRead |= inst.is(Op::Load);
      uses.hasOther |= !isWhole || type != global.valueType;
      return;
    }
    uses.hasOther = true;
    if (inst.is(Op::Gep) && operand == 0) {
      for (const Use& use : inst.useRange()) note(global, *use.user, use.index(), false);
      return;
    }
    uses.isRead = true;
    if (inst.is(Op::Call) && operand > 0) {
      uses.isWritten |= memoryThrough(inst, operand - 1) & mem::WriteArgs;
      uses.escapes |= mayCapture(inst, operand - 1);
    } else if (!inst.is(Op::ICmp)) {
      uses.escapes = true;
    }
  }

  /// All variables that a constant names.
  void escape(const Value* constant) {
    std::vector<const Value*> work{constant};
    while (!work.empty()) {
      const Value* value = work.back();
      work.pop_back();
      if (value->is(Op::Global)) uses_[value->id].escapes = true;
      mainIsCalled_ |= value->is(Op::Function) && asFunction(value)->name == "main";
      auto parts = partsOf(value);
      work.insert(work.end(), parts.begin(), parts.end());
    }
  }

  // ---- what follows

  void makeConstant(GlobalVar& global) {
    global.isConstant = true;
    ++constants_;
    context_.remark<Remark::NeverWritten>(global.loc, global.name);
  }

  /// Whether the variable can be a local of main, the only function that uses it; says why not.
  bool isForOne(const GlobalVar& global, const Uses& uses) {
    if (!uses.function || uses.isShared) return false;
    Function& function = *uses.function;
    Remark why = uses.escapes                               ? Remark::AddressUsed
                 : uses.hasOther                            ? Remark::NoNumber
                 : function.attrs.has(fnattrs::OptNone)     ? Remark::NotOptimised
                 : twice_.contains(function.id)             ? Remark::FunctionCallsSetjmp
                 : function.name != "main" || mainIsCalled_ ? Remark::MayRunTwice
                                                            : Remark::None;
    if (why != Remark::None)
      context_.missedRemark<Remark::StaysInFile>(global.loc, global.name, why);
    return why == Remark::None;
  }

  /// Deletes the stores to variables that nothing reads.
  uint64_t deleteStores() {
    uint64_t deleted = 0;
    for (const auto& function : module_.functions)
      for (Block* block : blocks(*function))
        for (Inst* inst : insts(block)) {
          if (!inst->is(Op::Store) || function->attrs.has(fnattrs::OptNone)) continue;
          const Value* base = baseOf(inst->address());
          if (!base->is(Op::Global) || !isDead_.contains(base->id)) continue;
          context_.remark<Remark::StoreToUnread>(inst->loc,
                                                 static_cast<const GlobalVar*>(base)->name);
          erase(inst);
          ++deleted;
        }
    return deleted;
  }

  void makeLocals(Function& main) {
    IdMap<Inst*> local(module_.numConstants());
    Builder build(module_, main);
    build.setInsertPoint(main.entry()->first);
    for (GlobalVar* global : locals_) {
      local[global->id] = build.alloca_(global->valueType, global->name, nullptr, global->align);
      context_.remark<Remark::BecameLocal>(global->loc, global->name, main.name);
    }
    for (GlobalVar* global : locals_) build.store(global->init, local[global->id]);
    for (Block* block : blocks(main))
      for (Inst* inst : insts(block))
        for (uint32_t i = 0; i < inst->numOps; ++i)
          if (inst->operand(i)->is(Op::Global) && local[inst->operand(i)->id])
            inst->setOperand(i, local[inst->operand(i)->id]);
  }

  Module& module_;
  ModuleContext& context_;
  IdMap<Uses> uses_;  // by the constants' ids
  std::vector<GlobalVar*> locals_;
  bool mainIsCalled_ = false;
  IdSet twice_;   // functions that call one that returns twice
  IdSet isDead_;  // variables that nothing reads
  uint64_t constants_ = 0;
};

}  // namespace

bool globals(Module& module, ModuleContext& context) { return Globals(module, context).run(); }

}  // namespace minic
