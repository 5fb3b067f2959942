// points-to: which arrays the pointer parameters of a function stand for, from all its calls. A
// parameter whose objects the function reaches in no other way becomes noalias.
//
//     define internal void @add(ptr %a, ptr %b)        define internal void @add(ptr noalias %a,
//     ...                                         =>                             ptr noalias %b)
//     call void @add(ptr @x, ptr @y)
//     call void @add(ptr @y, ptr @x)
//
// Only functions whose calls are all known take part: internal ones whose address nobody takes. Of
// each pointer parameter the pass collects the variables that are passed for it, directly or as a
// parameter of the caller, with a worklist; more than 64 are all. A variable whose address is kept
// somewhere is all, too. A parameter is noalias if
//   - no function that may run meanwhile names one of its variables,
//   - and in no call another parameter gets the same variable. Two parameters of the caller are
//     different variables if that holds of the caller, which is assumed until a call contradicts.
//
// In SysY, where array parameters are the only pointers, this decides all questions about them.
// Before: a valid module, best after inlining. After: the same code. The attribute stays right
// while calls are copied or deleted.
#include "passes/ipo/points_to.h"

#include <algorithm>
#include <fmt/format.h>

#include "ir/analysis/address.h"
#include "ir/analysis/alias.h"
#include "ir/effects.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr size_t kMaxObjects = 64;
constexpr unsigned kMaxRounds = 64;            // of comparing the arguments of all calls
constexpr size_t kMaxWords = size_t(1) << 22;  // of the sets of symbols that functions name

class PointsTo {
 public:
  PointsTo(Module& module, ModuleContext& context)
      : module_(module),
        context_(context),
        graph_(*context.get<CallGraph>()),
        kept_(module.numConstants()),
        names_(module.functions.size(), IdSet(module.numConstants())) {}

  bool run() {
    if (module_.functions.size() * (module_.numConstants() / 64 + 1) > kMaxWords) return false;
    for (const GlobalVar* global : module_.globals) {
      if (global->init) keep(global->init);
      if (!global->isLocal() || global->isUsed) kept_.insert(global->id);  // by other modules
    }
    for (uint32_t f = 0; f < module_.functions.size(); ++f) scan(f);
    nameTransitively();
    number();
    propagate();
    separate();
    return mark();
  }

 private:
  // ---- symbols

  template <class Visit>
  static void forEachSymbol(const Value* value, Visit&& visit) {
    if (value->is(Op::Global) || value->is(Op::Function)) visit(value);
    if (const ConstExpr* expr = asConstExpr(value))
      for (const Value* operand : expr->operands) forEachSymbol(operand, visit);
    if (const ConstAggregate* aggregate = asConstAggregate(value))
      for (const Value* element : aggregate->elements) forEachSymbol(element, visit);
  }
  void keep(const Value* value) {
    forEachSymbol(value, [&](const Value* symbol) { kept_.insert(symbol->id); });
  }

  /// The symbols that a function names, and those whose address it keeps.
  void scan(uint32_t f) {
    for (const Block* block : blocks(*module_.functions[f]))
      for (const Inst* inst : insts(block)) {
        if (inst->is(Op::Call)) calls_.push_back({f, inst});
        for (const Use& use : inst->operands()) {
          if (!use.value->isConstant()) continue;
          const bool isCallee = inst->is(Op::Call) && use.index() == 0;
          forEachSymbol(use.value, [&](const Value* symbol) {
            names_[f].insert(symbol->id);
            // Whoever gets the address of a function may call it.
            if (symbol->is(Op::Function) && !(isCallee && symbol == use.value))
              kept_.insert(symbol->id);
          });
          if (isKeptBy(*inst, use.index())) keep(use.value);
        }
      }
  }

  static bool isKeptBy(const Inst& user, uint32_t operand) {
    switch (user.op) {
      case Op::Load:
      case Op::ICmp:
        return false;
      case Op::Store:
        return operand == 0;
      case Op::Gep:
      case Op::BitCast:
      case Op::Phi:
      case Op::Select:
        return isAddressKept(&user, true);
      case Op::Call:
        return operand != 0 && mayCapture(user, operand - 1);
      default:
        return true;
    }
  }

  /// names_ of a function includes what its callees name; all, if an unknown one may call back.
  void nameTransitively() {
    namesAll_.assign(module_.functions.size(), false);
    for (const auto& [f, call] : calls_) namesAll_[f] = namesAll_[f] || isUnknown(*call);
    for (size_t c = 0; c < graph_.numComponents(); ++c) {
      // Everything of the cycle first, then every function of it gets everything.
      auto component = graph_.component(c);
      uint32_t first = component[0];
      auto add = [&](uint32_t n) {
        if (n == first || n == graph_.byPointer()) return;
        names_[first].unite(names_[n]);
        namesAll_[first] = namesAll_[first] || namesAll_[n];
      };
      for (uint32_t n : component) {
        add(n);
        for (uint32_t callee : graph_.callees(n)) add(callee);
      }
      for (uint32_t n : component) {
        if (n != first) names_[n] = names_[first];
        namesAll_[n] = namesAll_[first];
      }
    }
  }

  static bool isUnknown(const Inst& call) {
    const Function* callee = call.calledFunction();
    if (!callee) return true;
    bool isOurs = !callee->isDeclaration() || callee->intrinsic != Intrinsic::None;
    return !isOurs && !callee->library &&
           effectsOf(call).memory & (mem::ReadOther | mem::WriteOther);
  }

  // ---- parameters and their variables

  struct Parameter {
    Argument* argument;
    bool isAll = false;
    std::vector<const Value*> objects;
    std::vector<uint32_t> passedTo;  // parameters that get its value
    std::vector<uint32_t> mayMeet;   // other parameters of the function with a variable in common
  };

  bool isKnown(const Function& function) const {
    return function.isLocal() && !function.isUsed && !function.isDeclaration() &&
           !function.fnType->variadic && !kept_.contains(function.id);
  }

  void number() {
    first_.resize(module_.functions.size());
    functionOf_.assign(module_.numConstants(), UINT32_MAX);
    for (uint32_t f = 0; f < module_.functions.size(); ++f) {
      const Function& function = *module_.functions[f];
      functionOf_[function.id] = f;
      first_[f] = uint32_t(parameters_.size());
      for (Argument* argument : function.args)
        parameters_.push_back({argument, !isKnown(function) || !argument->type->isPtr()});
    }
  }

  uint32_t indexOf(const Argument& argument) const {
    return first_[functionOf_[argument.function->id]] + argument.index;
  }

  /// The objects and parameters that an argument may be; false if it may be anything.
  bool sourcesOf(const Value* pointer, std::vector<const Value*>& sources) const {
    pointer = baseOf(pointer);
    if (pointer->is(Op::Argument)) {
      sources.push_back(pointer);
      return true;
    }
    if (pointer->is(Op::Phi) || pointer->is(Op::Select)) {
      auto* merge = static_cast<const Inst*>(pointer);
      for (uint32_t i = merge->is(Op::Select); i < merge->numOps; ++i) {
        const Value* from = baseOf(merge->operand(i));
        if (from == pointer) continue;
        bool isMerge = from->is(Op::Phi) || from->is(Op::Select);
        if (isMerge || sources.size() == 8 || !sourcesOf(from, sources)) return false;
      }
      return true;
    }
    bool isOurs = pointer->is(Op::Global)
                      ? !kept_.contains(pointer->id)
                      : pointer->is(Op::Alloca) && !isAddressKept(pointer, true);
    sources.push_back(pointer);
    return isOurs;
  }

  void propagate() {
    std::vector<uint32_t> work;
    auto setAll = [&](uint32_t p) {
      if (!std::exchange(parameters_[p].isAll, true)) work.push_back(p);
    };
    auto add = [&](uint32_t p, const Value* object) {
      auto& objects = parameters_[p].objects;
      if (parameters_[p].isAll ||
          std::find(objects.begin(), objects.end(), object) != objects.end())
        return;
      objects.push_back(object);
      work.push_back(p);
      if (objects.size() > kMaxObjects) setAll(p);
    };
    forEachPassing([&](uint32_t p, const Value* pointer) {
      std::vector<const Value*> sources;
      if (!sourcesOf(pointer, sources)) return setAll(p);
      for (const Value* source : sources)
        if (source->is(Op::Argument))
          parameters_[indexOf(*static_cast<const Argument*>(source))].passedTo.push_back(p);
        else
          add(p, source);
    });
    for (uint32_t p = 0; p < parameters_.size(); ++p)
      if (!parameters_[p].passedTo.empty()) work.push_back(p);
    while (!work.empty()) {
      uint32_t from = work.back();
      work.pop_back();
      for (uint32_t to : parameters_[from].passedTo) {
        if (parameters_[from].isAll) setAll(to);
        for (size_t i = 0; i < parameters_[from].objects.size(); ++i)
          add(to, parameters_[from].objects[i]);
      }
    }
  }

  /// visit(parameter, what is passed for it), for all calls of known functions.
  template <class Visit>
  void forEachPassing(Visit&& visit) {
    for (const auto& [f, call] : calls_) {
      const Function* callee = call->calledFunction();
      if (!callee || !isKnown(*callee)) continue;
      for (uint32_t i = 0; i < callee->args.size(); ++i) {
        uint32_t p = first_[functionOf_[callee->id]] + i;
        if (!callee->args[i]->type->isPtr()) continue;
        if (i < call->numArgs() && call->call->fnType == callee->fnType)
          visit(p, call->arg(i));
        else
          parameters_[p].isAll = true;
      }
    }
  }

  // ---- pairs of parameters

  bool contains(const Parameter& parameter, const Value* object) const {
    return parameter.isAll || std::find(parameter.objects.begin(), parameter.objects.end(),
                                        object) != parameter.objects.end();
  }

  bool mayBeSame(const Value* a, const Value* b) const {
    if (a == b) return true;
    bool isA = a->is(Op::Argument), isB = b->is(Op::Argument);
    if (!isA && !isB) return false;
    if (isA && isB) {
      const Parameter& x = parameters_[indexOf(*static_cast<const Argument*>(a))];
      uint32_t y = indexOf(*static_cast<const Argument*>(b));
      return x.isAll || parameters_[y].isAll ||
             std::find(x.mayMeet.begin(), x.mayMeet.end(), y) != x.mayMeet.end();
    }
    if (!isA) std::swap(a, b);
    // A variable of the caller itself is newer than what its parameters point to.
    return !b->is(Op::Alloca) &&
           contains(parameters_[indexOf(*static_cast<const Argument*>(a))], b);
  }

  /// Finds the pairs that get one variable in some call, until no call adds one.
  void separate() {
    bool changed = true;
    for (unsigned round = 0; changed; ++round) {
      changed = false;
      for (const auto& [f, call] : calls_) {
        const Function* callee = call->calledFunction();
        if (!callee || !isKnown(*callee) || call->call->fnType != callee->fnType) continue;
        changed |= compareArguments(*call, first_[functionOf_[callee->id]], round == kMaxRounds);
      }
      if (round == kMaxRounds) return;
    }
  }

  bool compareArguments(const Inst& call, uint32_t first, bool giveUp) {
    bool changed = false;
    std::vector<const Value*> left, right;
    for (uint32_t i = 0; i < call.numArgs(); ++i) {
      if (parameters_[first + i].isAll) continue;
      left.clear();
      sourcesOf(call.arg(i), left);
      for (uint32_t j = 0; j < i; ++j) {
        Parameter &a = parameters_[first + i], &b = parameters_[first + j];
        if (b.isAll || std::find(a.mayMeet.begin(), a.mayMeet.end(), first + j) != a.mayMeet.end())
          continue;
        right.clear();
        sourcesOf(call.arg(j), right);
        bool may = giveUp;
        for (const Value* x : left)
          for (const Value* y : right) may |= mayBeSame(x, y);
        if (!may) continue;
        a.mayMeet.push_back(first + j);
        b.mayMeet.push_back(first + i);
        changed = true;
      }
    }
    return changed;
  }

  // ---- the result

  bool mark() {
    uint64_t marked = 0;
    for (const Parameter& parameter : parameters_) {
      ParamAttrs& attrs = parameter.argument->attrs;
      const Function& function = *parameter.argument->function;
      if (!parameter.argument->type->isPtr() || attrs.noAlias || attrs.byVal) continue;
      const char* why = obstacle(parameter, functionOf_[function.id]);
      if (!why) {
        attrs.noAlias = true;
        ++marked;
      } else if (context_.wantsMissedRemarks() && isKnown(function)) {
        context_.missedRemark(function.loc,
                              fmt::format("parameter {} of '{}' may alias: {}",
                                          parameter.argument->index + 1, function.name, why));
      }
    }
    context_.count("parameters that are noalias", marked);
    return marked;
  }

  const char* obstacle(const Parameter& parameter, uint32_t f) const {
    if (parameter.isAll) return "not all that is passed for it is known";
    if (parameter.objects.empty()) return "nothing is passed for it";
    if (!parameter.argument->attrs.noCapture) return "the function keeps it";
    if (namesAll_[f]) return "the function calls unknown code";
    for (const Value* object : parameter.objects)
      if (object->is(Op::Global) && names_[f].contains(object->id))
        return "the function names a variable that is passed for it";
    if (!parameter.mayMeet.empty()) return "a call passes one variable twice";
    for (const Argument* other : module_.functions[f]->args)
      if (other->type->isPtr() && other != parameter.argument && parameters_[indexOf(*other)].isAll)
        return "another parameter may be anything";
    return nullptr;
  }

  Module& module_;
  ModuleContext& context_;
  const CallGraph& graph_;
  IdSet kept_;                // symbols whose address is kept
  std::vector<IdSet> names_;  // by function: symbols
  std::vector<bool> namesAll_;
  struct Call {
    uint32_t caller;
    const Inst* call;
  };
  std::vector<Call> calls_;
  std::vector<Parameter> parameters_;
  std::vector<uint32_t> first_;       // by function: its first parameter
  std::vector<uint32_t> functionOf_;  // by id of the symbol
};

}  // namespace

bool pointsTo(Module& module, ModuleContext& context) { return PointsTo(module, context).run(); }

}  // namespace minic
