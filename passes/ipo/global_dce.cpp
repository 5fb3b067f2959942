// globaldce: deletes functions and variables that nothing reaches from what other modules may see.
//
//     @table = internal global [4 x i32] zeroinitializer
//     define internal i32 @f() { ... @table ... }              =>     define i32 @main() { ... }
//     define i32 @main() { ... }          ; calls no f
//
// The roots are definitions and aliases that are visible outside; symbols named by the body or the
// initialiser of a live one are live. Definitions that another module would bring along (linkonce,
// available_externally) and declarations are kept only if they are named. Before: any valid module,
// best after the passes that delete calls and unreachable blocks. After: valid, with no unreachable
// internal symbol.

#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

class GlobalDce {
 public:
  GlobalDce(Module& module, ModuleContext& context)
      : module_(module), context_(context), isLive_(module.numConstants()) {}

  bool run() {
    for (const auto& function : module_.functions)
      if ((!function->isDeclaration() || function->aliasee) && isVisible(*function))
        mark(function.get());
    for (const GlobalVar* global : module_.globals)
      if ((global->init || global->aliasee) && isVisible(*global)) mark(global);
    while (!work_.empty()) {
      const Value* value = work_.back();
      work_.pop_back();
      visit(value);
    }
    return sweep();
  }

 private:
  static bool isVisible(const GlobalValue& value) {
    return value.isUsed || (!value.isLocal() && value.linkage != Linkage::LinkOnce &&
                            value.linkage != Linkage::AvailableExternally);
  }

  void mark(const Value* value) {
    if (value && value->isConstant() && isLive_.insert(value->id)) work_.push_back(value);
  }

  /// Marks the symbols that a live constant, variable or function names.
  void visit(const Value* value) {
    if (value->is(Op::Function)) {
      for (const Block* block : blocks(*asFunction(value)))
        for (const Inst* inst : insts(block))
          for (const Use& use : inst->operands()) mark(use.value);
      mark(asFunction(value)->aliasee);
    } else if (value->is(Op::Global)) {
      mark(static_cast<const GlobalVar*>(value)->init);
      mark(static_cast<const GlobalVar*>(value)->aliasee);
    } else {
      for (const Value* part : partsOf(value)) mark(part);
    }
  }

  bool sweep() {
    std::vector<bool> dead(module_.numConstants());
    uint64_t functions = 0, variables = 0, declarations = 0;
    for (const auto& function : module_.functions) {
      if (isLive_.contains(function->id)) continue;
      dead[function->id] = true;
      ++(function->isDeclaration() ? declarations : functions);
      if (!function->isDeclaration())
        context_.remark<Remark::FunctionUnreachable>(function->loc, function->name);
    }
    for (const GlobalVar* global : module_.globals) {
      if (isLive_.contains(global->id)) continue;
      dead[global->id] = true;
      ++(global->init ? variables : declarations);
      if (global->init) context_.remark<Remark::VariableUnreachable>(global->loc, global->name);
    }
    module_.removeAll(dead);
    context_.count("functions removed", functions);
    context_.count("variables removed", variables);
    context_.count("declarations removed", declarations);
    return functions + variables + declarations != 0;
  }

  Module& module_;
  ModuleContext& context_;
  IdSet isLive_;
  std::vector<const Value*> work_;
};

}  // namespace

bool globalDce(Module& module, ModuleContext& context) { return GlobalDce(module, context).run(); }

}  // namespace minic
