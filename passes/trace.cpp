// Builds the events of mem2reg.
#include "passes/trace.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>

#include "ir/text/print.h"
#include "passes/phi_placement.h"
#include "support/event_writer.h"

namespace minic {

namespace {

using Json = EventWriter::Json;

/// More than this many blocks: no steps of the dominator algorithm, no climbing of runners, no
/// order in which liveness found its blocks.
constexpr uint32_t kTeachingSize = 300;
/// More variables than this: entering a block does not repeat all tops.
constexpr size_t kTopsShown = 16;

}  // namespace

struct Trace::State : EventWriter {
  explicit State(PassContext& passContext)
      : EventWriter(*passContext.events(), "mem2reg"), context(passContext) {}

  PassContext& context;

  // The current function.
  const Function* function = nullptr;
  const DomTree* tree = nullptr;
  const DomFrontier* frontier = nullptr;
  std::optional<ValueNamer> names;
  std::vector<uint32_t> position;  // of a block in the text, by id
  std::string phase;
  struct Stack {
    std::string variable;
    std::vector<std::string> values, subscripts;
    uint32_t counter = 0;
    bool hasPhi = false, inEntry = false;
  };
  std::vector<Stack> stacks;              // one per variable, in the order of the candidates
  std::map<uint32_t, size_t> stackIndex;  // by the alloca's id
  std::map<uint32_t, std::vector<std::string>> local;
  uint32_t localBlock = UINT32_MAX, current = 0;
  std::string placing;
  std::vector<uint32_t> placingF, placingW;

  void enterPhase(std::string name) {
    if (phase == name) return;
    phase = name;
    tell({"phase", "name", std::move(name)});
  }
  std::string name(const Value* value) const { return (*names)(value); }
  std::string label(const Block* block) const {
    std::string text;
    names->appendLabel(text, block);
    return text;
  }
  std::string label(uint32_t n) const { return label(tree->rpo.order[n]); }
  Json labels(std::span<const uint32_t> blocks) const {
    Json array = Json::array();
    for (uint32_t n : blocks) array.push_back(label(n));
    return array;
  }
  /// As a set: in the order of the text.
  Json sorted(std::span<const uint32_t> blocks) const {
    std::vector<uint32_t> copy(blocks.begin(), blocks.end());
    std::sort(copy.begin(), copy.end(), [&](uint32_t a, uint32_t b) {
      return position[tree->rpo.order[a]->id] < position[tree->rpo.order[b]->id];
    });
    return labels(copy);
  }
  std::string text(const Inst* inst) const {
    std::string out;
    printInst(out, *inst, *names);
    return out;
  }
  std::vector<std::string>& localStack(uint32_t block, const Inst* alloca) {
    if (localBlock != block) {
      local.clear();
      localBlock = block;
    }
    return local[alloca->id];
  }
  Stack& stackOf(const Inst* alloca) { return stacks[stackIndex[alloca->id]]; }
  std::string subscript(Stack& stack) {
    std::string base = stack.variable[0] == '%' ? stack.variable.substr(1) : stack.variable;
    bool digit = base.back() >= '0' && base.back() <= '9';
    return fmt::format("{}{}{}", base, digit ? "_" : "", stack.counter++);
  }
};

Trace::Trace(PassContext& context) : state_(context.events() ? new State(context) : nullptr) {}
Trace::Trace() = default;
Trace::~Trace() = default;

// ---- the function, its variables, its dominators

void Trace::tell_begin(const Function& function, SsaForm form, unsigned round) {
  State& s = *state_;
  s.function = &function;
  s.names.emplace(function);
  s.position.assign(function.nextBlockId, 0);
  uint32_t position = 0;
  for (const Block* block : blocks(function)) s.position[block->id] = position++;
  s.write(Event::Kind::Begin, {{"pass", "mem2reg"},
                               {"function", std::string(function.name)},
                               {"form", std::string(ssaFormName(form))},
                               {"before", toString(function)}});
  s.tell({"begin", "function", std::string(function.name), "form", std::string(ssaFormName(form)),
          "round", round});
}

void Trace::tell_dominators(const DomTree& tree) {
  State& s = *state_;
  s.tree = &tree;
  const DomFrontier& frontier = s.context.get<DomFrontier>();
  s.frontier = &frontier;
  s.enterPhase("Dominators");
  Json table = Json::array();
  std::vector<uint32_t> all = tree.walk(), dom;
  std::sort(all.begin(), all.end(), [&](uint32_t a, uint32_t b) {
    return s.position[tree.rpo.order[a]->id] < s.position[tree.rpo.order[b]->id];
  });
  for (uint32_t n : all) {
    dom.clear();
    for (uint32_t d = n; tree.size() <= kTeachingSize; d = tree.idom(d)) {
      dom.push_back(d);
      if (d == 0) break;
    }
    table.push_back({{"block", s.label(n)},
                     {"idom", n ? Json(s.label(tree.idom(n))) : Json(nullptr)},
                     {"level", tree.level(n)},
                     {"dom", s.sorted(dom)},
                     {"frontier", s.sorted(frontier[n])}});
  }
  std::vector<uint32_t> rpo(tree.size());
  for (uint32_t n = 0; n < tree.size(); ++n) rpo[n] = n;
  Json event{{"event", "dominators"}, {"rpo", s.labels(rpo)}, {"blocks", std::move(table)}};
  if (tree.size() <= kTeachingSize) {
    Json steps = Json::array();
    watchDominators(tree.rpo, [&](DomStep step) {
      switch (step.kind) {
        case DomStep::Round: steps.push_back({{"step", "round"}}); break;
        case DomStep::Meet:
        case DomStep::Climb:
          steps.push_back({{"step", step.kind == DomStep::Meet ? "meet" : "climb"},
                           {"block", s.label(step.block)},
                           {"fingers", {s.label(step.a), s.label(step.b)}}});
          break;
        case DomStep::Idom:
          steps.push_back({{"step", "idom"},
                           {"block", s.label(step.block)},
                           {"idom", s.label(step.a)},
                           {"changed", step.b != 0}});
      }
    });
    event["steps"] = std::move(steps);
    Json runners = Json::array();
    for (uint32_t y = 1; y < tree.size(); ++y) {
      if (tree.rpo.order[y]->preds.size() < 2) continue;
      for (Edge pred : tree.rpo.order[y]->preds) {
        if (!tree.isReachable(pred.block)) continue;
        std::vector<uint32_t> path;
        for (uint32_t x = tree.rpo[pred.block]; x != tree.idom(y); x = tree.idom(x))
          path.push_back(x);
        runners.push_back({{"join", s.label(y)},
                           {"pred", s.label(pred.block)},
                           {"path", s.labels(path)},
                           {"stop", s.label(tree.idom(y))}});
      }
    }
    event["runners"] = std::move(runners);
  }
  s.emit(std::move(event));
}

void Trace::tell_candidate(const Inst* alloca, const Promotability& verdict,
                           const Value* constant) {
  State& s = *state_;
  s.enterPhase("Candidates and local values");
  Json event{{"event", "candidate"},
             {"variable", s.name(alloca)},
             {"type", toString(alloca->typeArg)},
             {"promotable", verdict.obstacle == Obstacle::None}};
  if (verdict.obstacle == Obstacle::None) {
    event["loads"] = verdict.loads;
    event["stores"] = verdict.stores;
    if (constant) event["constant"] = s.name(constant);
    s.stackIndex[alloca->id] = s.stacks.size();
    s.stacks.emplace_back().variable = s.name(alloca);
  } else {
    event["because"] = describe(verdict);
    event["user"] = s.text(verdict.user);
    std::string place = s.context.lineAndColumn(verdict.user->loc);
    if (!place.empty()) event["at"] = std::move(place);
  }
  s.emit(std::move(event));
}

// ---- local values

void Trace::tell_localStore(uint32_t block, const Inst* alloca, const Inst* store,
                            bool overwrites) {
  State& s = *state_;
  auto& stack = s.localStack(block, alloca);
  stack.push_back(s.name(store->storedValue()));
  Json event{{"event", "local-store"}, {"block", s.label(block)}, {"variable", s.name(alloca)},
             {"value", stack.back()},  {"stack", stack},          {"overwrites", overwrites}};
  s.emit(std::move(event));
}

void Trace::tell_localLoad(uint32_t block, const Inst* alloca, const Inst* load,
                           const Value* value) {
  State& s = *state_;
  s.tell({"local-load", "block", s.label(block), "variable", s.name(alloca), "load", s.name(load),
          "value", s.name(value)});
}

void Trace::tell_upwardExposed(uint32_t block, const Inst* alloca, const Inst* load) {
  State& s = *state_;
  s.localStack(block, alloca).push_back(s.name(load));
  s.tell({"upward-exposed", "block", s.label(block), "variable", s.name(alloca), "load",
          s.name(load)});
}

// ---- definitions, uses, liveness, placement

void Trace::tell_variable(const Inst* alloca, std::span<const uint32_t> defs,
                          std::span<const uint32_t> uses) {
  State& s = *state_;
  s.enterPhase("Definitions and uses between blocks");
  s.stackOf(alloca).inEntry = std::find(defs.begin(), defs.end(), 0u) != defs.end();
  s.tell({"variable", "variable", s.name(alloca), "defs", s.sorted(defs), "uses", s.sorted(uses),
          "global", !uses.empty()});
}

void Trace::tell_forms(const Inst* alloca, const PhiCounts& counts) {
  State& s = *state_;
  Json perForm;
  for (SsaForm form : kSsaForms) perForm[std::string(ssaFormName(form))] = counts[unsigned(form)];
  s.tell({"forms", "variable", s.name(alloca), "counts", std::move(perForm)});
}

void Trace::tell_liveIn(const Inst* alloca, std::span<const uint32_t> blocks) {
  State& s = *state_;
  s.enterPhase("Placing phis");
  Json event{{"event", "live-in"}, {"variable", s.name(alloca)}, {"blocks", s.sorted(blocks)}};
  if (s.tree->size() <= kTeachingSize) event["walk"] = s.labels(blocks);
  s.emit(std::move(event));
}

void Trace::tell_worklist(const Inst* alloca, std::span<const uint32_t> defs) {
  State& s = *state_;
  s.enterPhase("Placing phis");
  s.placing = s.name(alloca);
  s.placingF.clear();
  s.tell({"worklist", "variable", s.placing, "w", s.labels(defs)});
}

void Trace::tell_take(uint32_t x, std::span<const uint32_t> rest) {
  State& s = *state_;
  s.placingW.assign(rest.begin(), rest.end());
  std::vector<uint32_t> known;
  for (uint32_t y : (*s.frontier)[x])
    if (std::find(s.placingF.begin(), s.placingF.end(), y) != s.placingF.end()) known.push_back(y);
  s.tell({"take", "variable", s.placing, "x", s.label(x), "w", s.labels(rest), "frontier",
          s.sorted((*s.frontier)[x]), "known", s.sorted(known)});
}

void Trace::tell_place(uint32_t y, uint32_t x, bool isDef) {
  State& s = *state_;
  s.placingF.push_back(y);
  if (!isDef) s.placingW.push_back(y);
  s.tell({"place", "variable", s.placing, "y", s.label(y), "x", s.label(x), "f",
          s.labels(s.placingF), "w", s.labels(s.placingW)});
}

void Trace::tell_notLive(uint32_t y, uint32_t x) {
  State& s = *state_;
  s.tell({"not-live", "variable", s.placing, "y", s.label(y), "x", s.label(x)});
}

void Trace::tell_insert(const Inst* phi, const Inst* alloca) {
  State& s = *state_;
  s.enterPhase("Inserting phis");
  s.names->add(phi);
  s.stackOf(alloca).hasPhi = true;
  std::string text = fmt::format("{} = phi {} ", s.name(phi), toString(phi->type));
  for (uint32_t i = 0; i < phi->numOps; ++i)
    text += fmt::format("{}[ ??, %{} ]", i ? ", " : "", s.label(phi->block->preds[i].block));
  s.tell({"insert", "block", s.label(phi->block), "variable", s.name(alloca), "phi", s.name(phi),
          "text", std::move(text)});
}

// ---- renaming

void Trace::tell_enter(uint32_t block) {
  State& s = *state_;
  s.current = block;
  if (block == 0) {
    s.enterPhase("Renaming");
    // A variable with phis but no definition in the entry block enters it with a value of its own.
    for (State::Stack& stack : s.stacks)
      if (stack.hasPhi && !stack.inEntry) {
        stack.subscripts.push_back(s.subscript(stack));
        stack.values.push_back("undef");
      }
  }
  Json counters = Json::object(), tops = Json::array();
  for (State::Stack& stack : s.stacks) {
    if (!stack.hasPhi || counters.size() == kTopsShown) continue;
    counters[stack.variable] = stack.counter;
    tops.push_back(stack.subscripts.empty() ? "-" : stack.subscripts.back());
  }
  s.tell(
      {"enter", "block", s.label(block), "counters", std::move(counters), "tops", std::move(tops)});
}

void Trace::tell_push(const Inst* alloca, const Value* value, const Inst* from) {
  State& s = *state_;
  State::Stack& stack = s.stackOf(alloca);
  stack.subscripts.push_back(s.subscript(stack));
  stack.values.push_back(s.name(value));
  s.tell({"push", "block", s.label(s.current), "variable", stack.variable, "from",
          std::string(opInfo(from->op).text), "value", stack.values.back(), "name",
          stack.subscripts.back(), "stack", stack.values});
}

void Trace::tell_replace(const Inst* alloca, const Inst* load, const Value* value) {
  State& s = *state_;
  s.tell({"replace", "block", s.label(s.current), "variable", s.name(alloca), "load", s.name(load),
          "value", s.name(value)});
}

void Trace::tell_fill(const Inst* phi, uint32_t operand, const Value* value) {
  State& s = *state_;
  s.tell({"fill", "block", s.label(phi->block), "phi", s.name(phi), "operand", operand, "pred",
          s.label(phi->block->preds[operand].block), "value", s.name(value)});
}

void Trace::tell_pop(const Inst* alloca) {
  State& s = *state_;
  State::Stack& stack = s.stackOf(alloca);
  stack.values.pop_back();
  stack.subscripts.pop_back();
  s.tell({"pop", "block", s.label(s.current), "variable", stack.variable, "stack", stack.values});
}

void Trace::tell_leave(uint32_t block) { state_->current = block; }

// ---- clean-up

void Trace::tell_unreachableOperand(const Inst* phi, uint32_t operand) {
  State& s = *state_;
  s.enterPhase("Clean-up");
  s.tell({"unreachable-operand", "phi", s.name(phi), "operand", operand, "pred",
          s.label(phi->block->preds[operand].block)});
}

void Trace::tell_foldPhi(const Inst* phi, const Value* value) {
  State& s = *state_;
  s.enterPhase("Clean-up");
  s.tell({"fold", "phi", s.name(phi), "value", value ? Json(s.name(value)) : Json(nullptr)});
}

void Trace::tell_erase(const Inst* inst, std::string_view because) {
  State& s = *state_;
  s.enterPhase("Clean-up");
  s.tell({"erase", "text", s.text(inst), "because", std::string(because)});
}

void Trace::tell_end(const Function& function) {
  State& s = *state_;
  std::string after = toString(function);
  s.tell({"end", "after", after});
  // Values without a name are numbered anew: which number became which.
  ValueNamer names(function);
  Json renamed = Json::object();
  for (Block* block : blocks(function)) {
    if (s.label(block) != names(block).substr(1)) renamed["%" + s.label(block)] = names(block);
    for (Inst* inst : insts(block))
      if (!inst->type->isVoid() && s.name(inst) != names(inst)) renamed[s.name(inst)] = names(inst);
  }
  s.write(Event::Kind::End, {{"after", std::move(after)}, {"renamed", std::move(renamed)}});
}

}  // namespace minic
