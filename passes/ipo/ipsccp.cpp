// ipsccp: a parameter that gets the same constant in every call is this constant, and so is the
// result of a function that always returns the same.
//
//     define internal i32 @f(ptr %a, i32 %n, i32 %d) {     define internal i32 @f(ptr %a, i32 %n,
//       ... load i32, ptr %a ...                                                  i32 %d) {
//       %r = call i32 @f(ptr %a, i32 %m, i32 %d)     =>      ... load i32, ptr @table ...
//       ret i32 %d                                           %r = call i32 @f(ptr @table, i32 %m,
//     }                                                                       i32 %d)
//     %x = call i32 @f(ptr @table, i32 %k, i32 7)            ret i32 7
//     use %x                                               use 7
//
// Parameters and results are cells of the lattice unknown -> constant -> varies. They
// are connected by the values that are passed on as they are: a constant, a parameter, the result
// of a call. These are the pass-through jump functions of Callahan, Cooper, Kennedy and Torczon,
// Interprocedural Constant Propagation, 1986. What is computed on the way in between is sccp's,
// which has run over each function before. All cells are optimistic, so recursion agrees with
// itself. Each cell goes down twice at most: linear in the arguments of all calls.
//
// Only functions all of whose calls are known take part (known_calls.h). Before: any valid module.
// After: the same calls; a constant is still passed to where it replaced the parameter.

#include "passes/known_calls.h"
#include "passes/passes.h"

namespace minic {

namespace {

class IpSccp {
 public:
  IpSccp(Module& module, ModuleContext& context)
      : module_(module), context_(context), calls_(module) {}

  bool run() {
    for (const auto& function : module_.functions)
      if (calls_.isKnown(*function)) connect(*function);
    while (!work_.empty()) {
      uint32_t cell = work_.back();
      work_.pop_back();
      for (auto [target, value] : users_[cell]) meet(target, value);
    }
    uint64_t arguments = 0, results = 0;
    for (const auto& function : module_.functions)
      if (calls_.isKnown(*function)) replace(*function, arguments, results);
    context_.count("parameters that are constants", arguments);
    context_.count("results that are known", results);
    return arguments + results != 0;
  }

 private:
  struct Known {
    enum Level : uint8_t { Unknown, Constant, Varies } level = Unknown;
    Value* constant = nullptr;
  };
  struct User {
    uint32_t target;  // the cell that the value flows into
    Value* value;
  };

  /// Null unless all calls of its function are known.
  const Argument* knownArgument(const Value* value) const {
    if (!value->is(Op::Argument)) return nullptr;
    auto* arg = static_cast<const Argument*>(value);
    return calls_.isKnown(*arg->function) ? arg : nullptr;
  }
  const Function* knownCallee(const Value* value) const {
    if (!value->is(Op::Call)) return nullptr;
    const Function* callee = static_cast<const Inst*>(value)->calledFunction();
    return callee && calls_.isKnown(*callee) ? callee : nullptr;
  }

  // ---- the cells

  void connect(const Function& function) {
    for (Argument* arg : function.args)
      for (Inst* call : calls_.callsOf(function)) {
        if (arg->attrs.byVal)
          drop(calls_.cellOf(*arg), {Known::Varies});
        else
          flow(call->arg(arg->index), calls_.cellOf(*arg));
      }
    if (function.returnType()->isVoid()) return;
    for (const Block* block : blocks(function))
      if (block->last->is(Op::Ret)) flow(block->last->operand(0), calls_.resultOf(function));
  }

  void flow(Value* from, uint32_t target) {
    if (const Argument* arg = knownArgument(from))
      users_[calls_.cellOf(*arg)].push_back({target, from});
    if (const Function* callee = knownCallee(from))
      users_[calls_.resultOf(*callee)].push_back({target, from});
    meet(target, from);
  }

  Known known(Value* value) const {
    if (value->isUndefOrPoison()) return {};
    if (value->isConstant()) return {Known::Constant, value};
    if (const Argument* arg = knownArgument(value)) return cells_[calls_.cellOf(*arg)];
    if (const Function* callee = knownCallee(value)) return cells_[calls_.resultOf(*callee)];
    return {Known::Varies};
  }

  void meet(uint32_t target, Value* value) {
    Known now = known(value);
    if (now.level == Known::Unknown) return;
    if (cells_[target].level == Known::Unknown) return drop(target, now);
    if (now.level == Known::Varies || now.constant != cells_[target].constant)
      drop(target, {Known::Varies});
  }

  void drop(uint32_t cell, Known now) {
    if (cells_[cell].level == Known::Varies) return;
    cells_[cell] = now;
    work_.push_back(cell);
  }

  // ---- the result

  /// The function will access a variable directly that it accessed through a parameter. For its
  /// attributes, and for those of its calls, that is other memory.
  void accessesDirectly(Function& function) {
    auto widen = [](FnAttrs& attrs) {
      if (attrs.memory & mem::ReadArgs) attrs.memory |= mem::ReadOther;
      if (attrs.memory & mem::WriteArgs) attrs.memory |= mem::WriteOther;
    };
    widen(function.attrs);
    for (Inst* call : calls_.callsOf(function)) widen(call->call->attrs);
  }

  void replace(Function& function, uint64_t& arguments, uint64_t& results) {
    for (Argument* arg : function.args) {
      const Known& cell = cells_[calls_.cellOf(*arg)];
      if (cell.level != Known::Constant || !arg->hasUses()) continue;
      context_.remark<Remark::ParameterConstant>(function.loc, arg->index + 1, function.name);
      if (arg->type->isPtr()) accessesDirectly(function);
      replaceAllUses(arg, cell.constant);
      if (function.debug) function.debug->replaceArgument(arg, cell.constant);
      ++arguments;
    }
    const Known& cell = cells_[calls_.resultOf(function)];
    if (cell.level != Known::Constant) return;
    bool isUsed = false;
    for (Inst* call : calls_.callsOf(function)) {
      isUsed |= call->hasUses();
      replaceAllUses(call, cell.constant);
    }
    results += isUsed;
    if (isUsed) context_.remark<Remark::ResultKnown>(function.loc, function.name);
  }

  Module& module_;
  ModuleContext& context_;
  KnownCalls calls_;
  std::vector<Known> cells_ = std::vector<Known>(calls_.numCells());
  std::vector<std::vector<User>> users_{calls_.numCells()};  // by cell
  std::vector<uint32_t> work_;
};

}  // namespace

bool propagateThroughCalls(Module& module, ModuleContext& context) {
  return IpSccp(module, context).run();
}

}  // namespace minic
