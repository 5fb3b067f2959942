// dead-args: no call computes an argument that the function does not need, and no function computes
// a result that no call needs.
//
//     define internal i32 @f(i32 %x, i32 %depth) {        define internal i32 @f(i32 %x, i32
//     %depth) {
//       ...                                                 ...
//       %d = add i32 %depth, 1                              %d = add i32 %depth, 1     ; dead
//       %r = call i32 @f(i32 %y, i32 %d)           =>       %r = call i32 @f(i32 %y, i32 poison)
//       ret i32 %r                                          ret i32 poison
//     }                                                   }
//     call i32 @f(i32 %a, i32 %b)                         call i32 @f(i32 %a, i32 poison)
//
// A parameter or a result is needed if a use of it, through pure operations, ends anywhere else
// than in a parameter or a result. Then whatever flows into it is needed, too. All others are not,
// even if they only go round in a recursion. Linear in the uses; a value with more than 64
// instructions between it and the calls counts as needed.
//
// The signatures stay as they are: a poison argument costs no instruction, and the numbers and the
// types of parameters stay those of the source text. LLVM's DeadArgumentElimination.cpp does the
// same for functions whose type it must keep. Before: any valid module. After: what computed the
// values is adce's to delete.

#include "ir/effects.h"
#include "passes/ipo/known_calls.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr size_t kMaxUses = 64;  // of one value, and of what is computed from it

class DeadArgs {
 public:
  DeadArgs(Module& module, ModuleContext& context)
      : module_(module), context_(context), calls_(module) {}

  bool run() {
    for (const auto& function : module_.functions)
      if (calls_.isKnown(*function)) findUses(*function);
    while (!work_.empty()) {
      uint32_t cell = work_.back();
      work_.pop_back();
      for (uint32_t source : sources_[cell]) need(source);
    }
    uint64_t arguments = 0, results = 0;
    for (const auto& function : module_.functions) {
      if (!calls_.isKnown(*function)) continue;
      for (Argument* arg : function->args) arguments += dropArgument(*arg);
      if (!function->returnType()->isVoid()) results += dropResult(*function);
    }
    context_.count("parameters that nothing needs", arguments);
    context_.count("results that nothing needs", results);
    return arguments + results != 0;
  }

 private:
  void need(uint32_t cell) {
    if (isNeeded_[cell]) return;
    isNeeded_[cell] = true;
    work_.push_back(cell);
  }

  void findUses(const Function& function) {
    for (const Argument* arg : function.args) {
      uint32_t cell = calls_.cellOf(*arg);
      if (arg->attrs.byVal || arg->attrs.sret)
        need(cell);
      else
        follow(arg, cell);
    }
    for (const Inst* call : calls_.callsOf(function)) follow(call, calls_.resultOf(function));
  }

  /// Finds where the value of the cell ends.
  void follow(const Value* value, uint32_t cell) {
    std::vector<const Value*> values{value};
    size_t uses = 0;
    for (size_t i = 0; i < values.size() && !isNeeded_[cell]; ++i)
      for (const Use& use : values[i]->useRange()) {
        if (++uses > kMaxUses) return need(cell);
        const Inst& user = *use.user;
        if (user.is(Op::Ret) && calls_.isKnown(*user.block->function)) {
          sources_[calls_.resultOf(*user.block->function)].push_back(cell);
        } else if (user.is(Op::Call)) {
          const Function* callee = user.calledFunction();
          if (!callee || use.index() == 0 || !calls_.isKnown(*callee)) return need(cell);
          sources_[calls_.cellOf(*callee->args[use.index() - 1])].push_back(cell);
        } else if (isPureOp(user.op) && !effectsOf(user).traps) {
          if (std::find(values.begin(), values.end(), &user) == values.end())
            values.push_back(&user);
        } else {
          return need(cell);
        }
      }
  }

  bool dropArgument(Argument& arg) {
    if (isNeeded_[calls_.cellOf(arg)]) return false;
    bool changed = false;
    for (Inst* call : calls_.callsOf(*arg.function)) {
      if (call->arg(arg.index)->is(Op::ConstPoison)) continue;
      call->setOperand(arg.index + 1, module_.poison(arg.type));
      if (!call->call->args.empty()) call->call->args[arg.index].noUndef = false;
      changed = true;
    }
    arg.attrs.noUndef = false;
    if (arg.function->debug) arg.function->debug->replaceArgument(&arg, nullptr);
    if (changed)
      context_.remark<Remark::ParameterUnneeded>(arg.function->loc, arg.index + 1,
                                                 arg.function->name);
    return changed;
  }

  bool dropResult(Function& function) {
    if (isNeeded_[calls_.resultOf(function)]) return false;
    bool changed = false;
    for (const Block* block : blocks(function)) {
      if (!block->last->is(Op::Ret) || block->last->operand(0)->is(Op::ConstPoison)) continue;
      block->last->setOperand(0, module_.poison(function.returnType()));
      changed = true;
    }
    function.ret.noUndef = false;
    for (Inst* call : calls_.callsOf(function)) call->call->ret.noUndef = false;
    if (changed) context_.remark<Remark::ResultUnneeded>(function.loc, function.name);
    return changed;
  }

  Module& module_;
  ModuleContext& context_;
  KnownCalls calls_;
  std::vector<bool> isNeeded_ = std::vector<bool>(calls_.numCells());  // by cell
  std::vector<std::vector<uint32_t>> sources_{
      calls_.numCells()};  // by cell: cells whose values flow into it
  std::vector<uint32_t> work_;
};

}  // namespace

bool dropDeadArguments(Module& module, ModuleContext& context) {
  return DeadArgs(module, context).run();
}

}  // namespace minic
