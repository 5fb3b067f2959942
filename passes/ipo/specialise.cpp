// specialise: a function gets a copy for a constant argument that decides something in it, where a
// call in a loop passes the constant.
//
//     for (...)                                     for (...)
//       sum += apply(x[i], &twice);           =>      sum += apply.for.2(x[i], &twice);
//     int apply(int x, int (*f)(int)) {             int apply.for.2(int x, int (*f)(int)) {
//       return f(x) + 1;                              return twice(x) + 1;
//     }                                             }
//
// A parameter decides if it is called or, in a loop, divided by. Branches on a parameter are
// unswitch's: copies for them made fft's text 1.8 times as large and saved 0.2 % of the
// instructions. Calls of the function in its own copy that pass the same constant go to the copy,
// so a recursion stays in it. Functions that all calls give the same constant are ipsccp's, small
// ones are inline's.
//
// At most 4 copies of a function of at most 200 instructions, and 2,000 instructions in all.
// Before: any valid module, best after ipsccp and inline. After: the same functions and copies of
// some, in which sccp and simplify have work to do.
#include "passes/ipo/specialise.h"

#include <fmt/format.h>
#include <map>

#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/loops.h"

namespace minic {

namespace {

constexpr size_t kMaxSize = 200;     // instructions of the function
constexpr unsigned kMaxCopies = 4;   // of one function
constexpr size_t kMaxGrowth = 2000;  // instructions that all copies have together

class Specialise {
 public:
  Specialise(Module& module, ModuleContext& context) : module_(module), context_(context) {}

  bool run() {
    if (module_.debug) return false;  // the copies would have no lines
    std::vector<Function*> originals;
    for (const auto& function : module_.functions) originals.push_back(function.get());
    for (Function* function : originals) collect(*function);
    uint64_t redirected = 0;
    for (Inst* call : sites_) redirected += visit(*call);
    context_.count("functions copied for constant arguments", copies_.size());
    context_.count("calls of such copies", redirected);
    return redirected != 0;
  }

 private:
  struct Copy {
    const Function* original;
    std::vector<Value*> constants;  // by parameter; null: not fixed
    Function* function;
  };

  /// The calls in loops of the function that pass a constant.
  void collect(const Function& function) {
    if (function.isDeclaration() || function.attrs.has(fnattrs::OptNone)) return;
    std::vector<Inst*> calls;
    for (const Block* block : blocks(function))
      for (Inst* inst : insts(block))
        if (inst->is(Op::Call) && inst->calledFunction() && canCopy(*inst)) calls.push_back(inst);
    if (calls.empty()) return;
    Loops loops = Loops::compute(function);
    for (Inst* call : calls)
      if (loops.depth(call->block) && call->calledFunction() != &function) sites_.push_back(call);
  }

  bool canCopy(const Inst& call) {
    const Function& callee = *call.calledFunction();
    if (callee.isDeclaration() || callee.linkage == Linkage::Weak || callee.fnType->variadic ||
        callee.attrs.has(fnattrs::OptNone | fnattrs::NoInline) ||
        call.call->fnType != callee.fnType)
      return false;
    for (uint32_t i = 0; i < call.numArgs(); ++i)
      if (isFixed(call, i)) return true;
    return false;
  }

  bool isFixed(const Inst& call, uint32_t i) {
    const Value* value = call.arg(i);
    if (!value->is(Op::ConstInt) && !value->is(Op::Function) && !value->is(Op::ConstNull))
      return false;
    const Function& callee = *call.calledFunction();
    auto [known, isNew] = decisive_.try_emplace(&callee);
    if (isNew) {
      Loops loops = Loops::compute(callee);
      for (const Argument* arg : callee.args) known->second.push_back(decides(*arg, loops));
    }
    return known->second[i];
  }

  static bool decides(const Argument& arg, const Loops& loops) {
    unsigned seen = 0;
    for (const Use& use : arg.useRange()) {
      if (++seen > 16) return false;
      const Inst& user = *use.user;
      if (user.is(Op::Call) && use.index() == 0) return true;
      bool isDivision =
          user.is(Op::SDiv) || user.is(Op::UDiv) || user.is(Op::SRem) || user.is(Op::URem);
      if (isDivision && use.index() == 1 && loops.depth(user.block)) return true;
    }
    return false;
  }

  bool visit(Inst& call) {
    Function& original = *call.calledFunction();
    std::vector<Value*> constants(call.numArgs());
    for (uint32_t i = 0; i < call.numArgs(); ++i)
      if (isFixed(call, i)) constants[i] = call.arg(i);
    Function* copy = copyFor(original, constants);
    if (!copy) {
      if (context_.wantsMissedRemarks())
        context_.missedRemark(
            call.loc,
            fmt::format("no copy of '{}' for constant arguments: too large", original.name));
      return false;
    }
    call.setOperand(0, copy);
    if (context_.wantsRemarks())
      context_.remark(call.loc,
                      fmt::format("calls '{}', a copy for constant arguments", copy->name));
    return true;
  }

  Function* copyFor(Function& original, const std::vector<Value*>& constants) {
    unsigned copies = 0;
    for (const Copy& copy : copies_) {
      if (copy.original != &original) continue;
      if (copy.constants == constants) return copy.function;
      ++copies;
    }
    size_t size = 0;
    for (const Block* block : blocks(original))
      for (const Inst* inst : insts(block)) {
        ++size;
        if (inst->is(Op::Call) && inst->calledFunction() && returnsTwice(*inst->calledFunction()))
          return nullptr;
      }
    if (copies == kMaxCopies || size > kMaxSize || grown_ + size > kMaxGrowth) return nullptr;
    grown_ += size;
    Function* copy = makeCopy(original, constants);
    copies_.push_back({&original, constants, copy});
    return copy;
  }

  Function* makeCopy(Function& original, const std::vector<Value*>& constants) {
    std::string name;
    do name = fmt::format("{}.for.{}", original.name, ++names_);
    while (module_.find(name));
    Function* copy = module_.createFunction(name, original.fnType, Linkage::Internal);
    copy->attrs = original.attrs;
    copy->ret = original.ret;
    copy->loc = original.loc;
    CloneMap map;
    for (size_t i = 0; i < constants.size(); ++i) {
      copy->args[i]->attrs = original.args[i]->attrs;
      copy->args[i]->name = original.args[i]->name;
      map.set(original.args[i], constants[i] ? constants[i] : copy->args[i]);
    }
    std::vector<Block*> all;
    for (Block* block : blocks(original)) all.push_back(block);
    cloneInto(all, *copy, map);
    for (Block* block : blocks(*copy))
      for (Inst* inst : insts(block))
        if (inst->is(Op::Call) && inst->calledFunction() == &original &&
            passesSame(*inst, constants))
          inst->setOperand(0, copy);
    return copy;
  }

  static bool passesSame(const Inst& call, const std::vector<Value*>& constants) {
    for (uint32_t i = 0; i < constants.size(); ++i)
      if (constants[i] && call.arg(i) != constants[i]) return false;
    return true;
  }

  Module& module_;
  ModuleContext& context_;
  std::vector<Inst*> sites_;
  std::map<const Function*, std::vector<bool>> decisive_;  // by parameter; looked up only
  std::vector<Copy> copies_;
  size_t grown_ = 0;
  uint32_t names_ = 0;
};

}  // namespace

bool specialise(Module& module, ModuleContext& context) {
  return Specialise(module, context).run();
}

}  // namespace minic
