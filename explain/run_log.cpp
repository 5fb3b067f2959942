// The runs of one program before and after mem2reg, block by block. mem2reg leaves the blocks
// as they are, so step i of one run and step i of the other are the same block of the same
// activation. Bounded in steps and in values, so that no program is too long for it, and none is
// endless.
#include <fmt/format.h>
#include <map>
#include <optional>
#include <unordered_map>

#include "explain/log.h"
#include "explain/streams.h"
#include "interp/interp.h"
#include "ir/text/print.h"
#include "support/remark_json.h"

namespace minic {

namespace {

constexpr size_t kMaxRunSteps = 5000;
constexpr size_t kMaxValues = 12000;

struct Run {
  Json steps = Json::array();
  std::string output;
  std::optional<Message> error;
  int status = 0;
  bool truncated = false;
};

class Watcher {
 public:
  Watcher(Run& run, FILE* input, Captured& output, size_t maxSteps, size_t maxValues)
      : run_(run), input_(input), output_(output), maxSteps_(maxSteps), valuesLeft_(maxValues) {}

  bool event(const RunEvent& e) {
    switch (e.kind) {
      case RunEvent::Global: return global(static_cast<const GlobalVar*>(e.value), e.bits);
      case RunEvent::Begin: return begin(e.block);
      case RunEvent::Value: return value(e);
      case RunEvent::Store: return store(static_cast<const Inst*>(e.value));
      case RunEvent::Called: return called(static_cast<const Inst*>(e.value));
      case RunEvent::Return: return leave(static_cast<const Inst*>(e.value));
    }
    return true;
  }

  /// What was written and read until here was so in the last step.
  void endStep() {
    if (run_.steps.empty()) return;
    if (size_t size = output_.size(); size != written_) {
      step()["output"] = written_ = size;
      step()["outputs"] = outputs_;
    }
    outputs_.clear();
    if (size_t position = size_t(std::ftell(input_)); position != read_)
      step()["read"] = read_ = position;
  }

 private:
  struct Activation {
    const Function* function;
    size_t number;
    const Block* block = nullptr;
    const Block* from = nullptr;
    std::unordered_map<const Value*, uint64_t> bits;  // looked up only
    std::vector<uint64_t> variables;                  // addresses of its allocas
    Json* step = nullptr;
  };
  /// A variable of an activation, a global, or a block of the heap.
  struct Variable {
    const Value* value;  ///< an alloca or a global; null: of the heap
    size_t number;       ///< of the activation or of the block
    uint64_t size;
  };

  const ValueNamer& names(const Function* function) {
    return names_.try_emplace(function, *function).first->second;
  }
  std::string label(const Block* block) { return names(block->function)(block).substr(1); }

  bool stop() {
    run_.truncated = true;
    return false;
  }

  bool global(const GlobalVar* variable, uint64_t address) {
    variables_[address] = {variable, 0, variable->valueType->size};
    return true;
  }

  bool begin(const Block* block) {
    endStep();
    if (run_.steps.size() >= maxSteps_) return stop();
    if (block == block->function->entry()) stack_.push_back({block->function, activations_++});
    Activation& now = stack_.back();
    now.from = std::exchange(now.block, block);
    Json step{{"function", std::string(block->function->name)},
              {"activation", now.number},
              {"block", label(block)}};
    if (now.from) step["from"] = label(now.from);
    run_.steps.push_back(std::move(step));
    return true;
  }

  Json& step() { return run_.steps.back(); }

  bool value(const RunEvent& e) {
    Activation& now = stack_.back();
    const Inst* inst = asInst(e.value);
    now.bits[e.value] = e.bits;
    if (inst && inst->is(Op::Alloca)) {
      variables_[e.bits] = {inst, now.number, std::max<uint64_t>(1, inst->typeArg->size)};
      now.variables.push_back(e.bits);
      return true;
    }
    if (inst && inst->is(Op::Call)) allocate(*inst, e.bits);
    std::string name = names(now.function)(e.value), text = textOf(e.value->type, e.bits);
    if (inst && inst->is(Op::Phi)) {
      uint32_t operand = 0;
      while (operand < inst->numOps && inst->block->preds[operand].block != now.from) ++operand;
      step()["phis"].push_back({{"phi", name}, {"operand", operand}, {"value", text}});
    } else {
      step()["values"].push_back({name, text});
    }
    return --valuesLeft_ > 0 || stop();
  }

  bool store(const Inst* inst) {
    Activation& now = stack_.back();
    const Value *to = inst->address(), *stored = inst->storedValue();
    std::string cell;
    if (auto known = now.bits.find(to); known != now.bits.end())
      cell = placeOf(known->second);
    else
      cell = to->isConstant() ? names(now.function)(to) : "memory";
    step()["stores"].push_back({cell, isKnown(stored) ? textOf(stored) : "?"});
    return --valuesLeft_ > 0 || stop();
  }

  /// The function that is called directly and has no steps of its own; null: none.
  static const Function* libraryCallee(const Inst& call) {
    const Function* callee = call.calledFunction();
    return callee && callee->isDeclaration() ? callee : nullptr;
  }
  bool called(const Inst* call) {
    const Function* callee = libraryCallee(*call);
    if (!callee) return true;
    outputs_.push_back(output_.size());
    if (callee->name == "free") variables_.erase(argumentOf(*call, 0));
    return true;
  }
  /// The block of the heap that a call has made.
  void allocate(const Inst& call, uint64_t address) {
    const Function* callee = libraryCallee(call);
    if (!callee || !address) return;
    uint64_t size = 0;
    if (callee->name == "malloc") size = argumentOf(call, 0);
    if (callee->name == "calloc") size = argumentOf(call, 0) * argumentOf(call, 1);
    if (callee->name == "realloc") {
      size = argumentOf(call, 1);
      variables_.erase(argumentOf(call, 0));
    }
    if (size) variables_[address] = {nullptr, ++blocks_, size};
  }
  /// An argument of a call of the innermost activation; 0 if it is not known.
  uint64_t argumentOf(const Inst& call, uint32_t i) {
    if (i + 1 >= call.numOps) return 0;
    const Value* value = call.arg(i);
    if (const ConstInt* constant = asConstInt(value)) return uint64_t(constant->value);
    auto known = stack_.back().bits.find(value);
    return known == stack_.back().bits.end() ? 0 : known->second;
  }

  bool leave(const Inst* ret) {
    Activation& now = stack_.back();
    Json& last = step();
    last["returns"] = nullptr;
    if (ret->numOps) last["returns"] = textOf(ret->operand(0));
    for (uint64_t address : now.variables) variables_.erase(address);
    stack_.pop_back();
    endStep();
    // The caller goes on in the block that called.
    if (!stack_.empty())
      run_.steps.push_back({{"function", std::string(stack_.back().function->name)},
                            {"activation", stack_.back().number},
                            {"block", label(stack_.back().block)},
                            {"continued", true}});
    return true;
  }

  /// No address of the host reaches the log: a pointer is what it points to, if that is known.
  std::string placeOf(uint64_t address) {
    auto after = variables_.upper_bound(address);
    if (after == variables_.begin()) return "memory";
    auto [start, variable] = *std::prev(after);
    if (address - start >= variable.size) return "memory";
    std::string text;
    if (const Inst* alloca = variable.value ? asInst(variable.value) : nullptr) {
      const Function* function = alloca->block->function;
      text = names(function)(alloca);
      if (variable.number != stack_.back().number)
        text = fmt::format("{} of {}", text, function->name);
    } else if (variable.value) {
      text = names(stack_.back().function)(variable.value);
    } else {
      text = fmt::format("malloc.{}", variable.number);
    }
    if (address != start) text += fmt::format("+{}", address - start);
    return text;
  }
  bool isKnown(const Value* value) {
    return value->isConstant() || stack_.back().bits.contains(value);
  }
  /// A value of the innermost call: of one that is not known its name.
  std::string textOf(const Value* value) {
    const Activation& now = stack_.back();
    if (auto known = now.bits.find(value); known != now.bits.end())
      return textOf(value->type, known->second);
    if (const ConstFloat* constant = asConstFloat(value))
      return textOf(constant->type, constant->bits);
    return names(now.function)(value);
  }
  std::string textOf(const Type* type, uint64_t bits) {
    if (type->isPtr()) {
      if (!bits) return "null";
      std::string place = placeOf(bits);
      return place == "memory" ? "an address" : "&" + place;
    }
    if (type->kind == TypeKind::Float)
      return fmt::format("{}", std::bit_cast<float>(uint32_t(bits)));
    if (type->kind == TypeKind::Double) return fmt::format("{}", std::bit_cast<double>(bits));
    if (type->isInt(1)) return bits & 1 ? "true" : "false";
    return std::to_string(int64_t(bits));
  }

  Run& run_;
  FILE* input_;
  Captured& output_;
  size_t maxSteps_, valuesLeft_;
  size_t activations_ = 0, blocks_ = 0, written_ = 0, read_ = 0;
  std::vector<size_t> outputs_;  // of the step: how long the output was after each library call
  std::vector<Activation> stack_;
  std::map<uint64_t, Variable> variables_;  // by address
  std::unordered_map<const Function*, ValueNamer> names_;
};

Run watchRun(const Module& module, std::string_view input, size_t maxSteps, size_t maxValues) {
  Run made;
  Supplied in(input);
  Captured output, errors;
  Watcher watcher(made, in.file(), output, maxSteps, maxValues);
  RunOptions options;
  options.args = {module.sourceFile};
  options.in = in.file();
  options.out = output.file();
  options.err = errors.file();
  options.stackBytes = 64 << 20;
  options.heapBytes = 256 << 20;
  options.watch = [&](const RunEvent& event) { return watcher.event(event); };
  RunResult result = run(module, options);
  watcher.endStep();
  made.output = output.text();
  made.error = result.error;
  made.status = result.status;
  return made;
}

}  // namespace

Json runLog(const Module& before, const Module& after, const ExplainOptions& options) {
  const Function* main = before.findFunction("main");
  if (!main || main->isDeclaration() || before.types.hasLongDoubles()) return nullptr;
  Run first = watchRun(before, options.input, kMaxRunSteps, kMaxValues);
  Run second = watchRun(after, options.input, first.steps.size(), 2 * kMaxValues);
  // The first may have been stopped within a block.
  while (second.steps.size() > first.steps.size()) second.steps.erase(second.steps.size() - 1);
  Json log{{"input", std::string(options.input)},
           {"output", first.output},
           {"status", first.truncated ? Json(nullptr) : Json(first.status)},
           {"truncated", first.truncated}};
  if (first.error) log["error"] = inBothLanguages(*first.error);
  log["before"] = std::move(first.steps);
  log["after"] = std::move(second.steps);
  return log;
}

}  // namespace minic
