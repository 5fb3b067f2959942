// Builds the events and, from them, their sentences.
#include "passes/trace.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "ir/text/print.h"

namespace minic {

namespace {

using Json = nlohmann::ordered_json;

/// More than this many blocks: no steps of the dominator algorithm, no climbing of runners, no
/// order in which liveness found its blocks.
constexpr uint32_t kTeachingSize = 300;
/// More variables than this: entering a block does not repeat all tops.
constexpr size_t kTopsShown = 16;

std::string list(const Json& items) {
  std::string text;
  for (const Json& item : items) {
    if (!text.empty()) text += ", ";
    text += item.get<std::string>();
  }
  return text;
}

std::string set(const Json& items) { return "{" + list(items) + "}"; }
std::string stack(const Json& items) { return "[" + list(items) + "]"; }

std::string counted(const Json& number, std::string_view what) {
  return fmt::format("{} {}{}", number.get<uint64_t>(), what, number == 1 ? "" : "s");
}

std::string str(const Json& event, const char* key) { return event[key].get<std::string>(); }

/// The event in words, with its indentation and newline.
std::string sentence(const Json& e) {
  const std::string kind = str(e, "event");
  auto s = [&](const char* key) { return str(e, key); };
  if (kind == "begin")
    return fmt::format("mem2reg on {}, {} SSA{}\n", s("function"), s("form"),
                       e["round"] == 1 ? "" : ", once more");
  if (kind == "phase") return "\n" + s("name") + "\n";
  if (kind == "candidate") {
    if (!e["promotable"].get<bool>())
      return fmt::format("  {} ({}) stays in memory: {}: {}\n", s("variable"), s("type"),
                         s("because"), s("user"));
    std::string text = fmt::format("  {} ({}): {}, {}", s("variable"), s("type"),
                                   counted(e["loads"], "load"), counted(e["stores"], "store"));
    if (e.contains("constant"))
      text += fmt::format("; only {} is ever stored, so every load gives it", s("constant"));
    return text + "\n";
  }
  if (kind == "dominators") {
    std::string text;
    for (const Json& block : e["blocks"])
      text += fmt::format("  {}: Dom = {}, idom = {}, DF = {}\n", str(block, "block"),
                          set(block["dom"]), block["idom"].is_null() ? "-" : str(block, "idom"),
                          set(block["frontier"]));
    return text + "  reverse post-order: " + list(e["rpo"]) + "\n";
  }
  if (kind == "local-store") {
    std::string text = fmt::format("  {}: store {}: push onto stack[{}] = {}", s("block"),
                                   s("value"), s("variable"), stack(e["stack"]));
    if (e["overwrites"].get<bool>()) text += "; the store before it is dead";
    return text + "\n";
  }
  if (kind == "local-load")
    return fmt::format("  {}: replace {} by the top of stack[{}]: {}\n", s("block"), s("load"),
                       s("variable"), s("value"));
  if (kind == "upward-exposed")
    return fmt::format("  {}: {} reads {} from before the block: upward exposed\n", s("block"),
                       s("load"), s("variable"));
  if (kind == "variable")
    return fmt::format("  {}: Defs = {}, upward exposed in {}: {}\n", s("variable"), set(e["defs"]),
                       set(e["uses"]),
                       e["global"].get<bool>() ? "a global name" : "no global name");
  if (kind == "live-in")
    return fmt::format("  {} is live on entry to {}\n", s("variable"), set(e["blocks"]));
  if (kind == "forms") {
    std::string text = fmt::format("  phis for {}:", s("variable"));
    for (const auto& [form, count] : e["counts"].items())
      text += fmt::format(" {} {}", form, count.get<uint64_t>());
    return text + "\n";
  }
  if (kind == "worklist")
    return fmt::format("  {}: F = {{}}, W = {}\n", s("variable"), set(e["w"]));
  if (kind == "take")
    return fmt::format("    X = {}, W = {}, DF(X) = {}{}\n", s("x"), set(e["w"]),
                       set(e["frontier"]),
                       e["known"].empty() ? "" : "; in F already: " + list(e["known"]));
  if (kind == "place")
    return fmt::format(
        "      Y = {}: phi for {}, asked for by the definition in {}; F = {}, W = {}\n", s("y"),
        s("variable"), s("x"), set(e["f"]), set(e["w"]));
  if (kind == "not-live")
    return fmt::format("      Y = {}: no phi, {} is not live there\n", s("y"), s("variable"));
  if (kind == "insert") return fmt::format("  {}: {}\n", s("block"), s("text"));
  if (kind == "enter") {
    std::string text = fmt::format("  Rename({})", s("block"));
    for (const auto& [variable, count] : e["counters"].items())
      text += fmt::format("{} {}", text.back() == ')' ? ": counters" : "", count.get<uint64_t>());
    if (!e["tops"].empty()) text += "; tops " + list(e["tops"]);
    return text + "\n";
  }
  if (kind == "push")
    return fmt::format("    {}: push {} as {} onto stack[{}] = {}\n", s("from"), s("value"),
                       s("name"), s("variable"), stack(e["stack"]));
  if (kind == "replace")
    return fmt::format("    replace {} by the top of stack[{}]: {}\n", s("load"), s("variable"),
                       s("value"));
  if (kind == "fill")
    return fmt::format("    fill {} in {}, operand of {}: {}\n", s("phi"), s("block"), s("pred"),
                       s("value"));
  if (kind == "pop")
    return fmt::format("    leaving {}: pop stack[{}] = {}\n", s("block"), s("variable"),
                       stack(e["stack"]));
  if (kind == "unreachable-operand")
    return fmt::format("  {}, operand of {}: poison, control never comes from there\n", s("phi"),
                       s("pred"));
  if (kind == "fold")
    return e["value"].is_null()
               ? fmt::format("  {} is dead: removed\n", s("phi"))
               : fmt::format("  {} can only be {}: folded\n", s("phi"), s("value"));
  if (kind == "erase") return fmt::format("  erase {}: {}\n", s("text"), s("because"));
  if (kind == "end") return "\n" + s("after") + "\n";
  return {};
}

}  // namespace

struct Trace::State {
  TraceFormat format;
  std::string output;
  bool first = true;

  // About the function at hand.
  const Function* function = nullptr;
  const DomTree* tree = nullptr;
  const DomFrontier* frontier = nullptr;
  std::optional<ValueNamer> names;
  std::vector<uint32_t> position;  // of a block in the text, by id
  Json json;
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

  void emit(Json event) {
    if (format == TraceFormat::Text)
      output += sentence(event);
    else
      json["events"].push_back(std::move(event));
  }
  void enterPhase(std::string name) {
    if (phase == name) return;
    phase = name;
    emit({{"event", "phase"}, {"name", std::move(name)}});
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

Trace::Trace(TraceFormat format) : state_(std::make_unique<State>()) { state_->format = format; }
Trace::~Trace() = default;

std::string Trace::takeOutput() { return std::exchange(state_->output, {}); }

std::string Trace::finish() {
  if (state_->format != TraceFormat::Json) return {};
  return state_->first ? "[]\n" : "\n]\n";
}

// ---- the function, its variables, its dominators

void Trace::begin(const Function& function, SsaForm form, unsigned round) {
  State& s = *state_;
  s.function = &function;
  s.names.emplace(function);
  s.stacks.clear();
  s.stackIndex.clear();
  s.local.clear();
  s.localBlock = UINT32_MAX;
  s.phase.clear();
  s.position.assign(function.nextBlockId, 0);
  uint32_t position = 0;
  for (const Block* block : blocks(function)) s.position[block->id] = position++;
  if (s.format == TraceFormat::Json)
    s.json = {{"pass", "mem2reg"},
              {"function", std::string(function.name)},
              {"form", std::string(ssaFormName(form))},
              {"before", toString(function)},
              {"events", Json::array()}};
  s.emit({{"event", "begin"},
          {"function", std::string(function.name)},
          {"form", std::string(ssaFormName(form))},
          {"round", round}});
}

void Trace::dominators(const DomTree& tree, const DomFrontier& frontier) {
  State& s = *state_;
  s.tree = &tree;
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
  if (s.format == TraceFormat::Json && tree.size() <= kTeachingSize) {
    Json steps = Json::array();
    DomTree::compute(*s.function, [&](DomStep step) {
      switch (step.kind) {
        case DomStep::Round:
          steps.push_back({{"step", "round"}});
          break;
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

void Trace::candidate(const Inst* alloca, const Promotability& verdict, std::string_view place,
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
    if (!place.empty()) event["at"] = std::string(place);
  }
  s.emit(std::move(event));
}

// ---- local values

void Trace::localStore(uint32_t block, const Inst* alloca, const Inst* store, bool overwrites) {
  State& s = *state_;
  auto& stack = s.localStack(block, alloca);
  stack.push_back(s.name(store->storedValue()));
  Json event{{"event", "local-store"}, {"block", s.label(block)}, {"variable", s.name(alloca)},
             {"value", stack.back()},  {"stack", stack},          {"overwrites", overwrites}};
  s.emit(std::move(event));
}

void Trace::localLoad(uint32_t block, const Inst* alloca, const Inst* load, const Value* value) {
  State& s = *state_;
  s.emit({{"event", "local-load"},
          {"block", s.label(block)},
          {"variable", s.name(alloca)},
          {"load", s.name(load)},
          {"value", s.name(value)}});
}

void Trace::upwardExposed(uint32_t block, const Inst* alloca, const Inst* load) {
  State& s = *state_;
  s.localStack(block, alloca).push_back(s.name(load));
  s.emit({{"event", "upward-exposed"},
          {"block", s.label(block)},
          {"variable", s.name(alloca)},
          {"load", s.name(load)}});
}

// ---- definitions, uses, liveness, placement

void Trace::variable(const Inst* alloca, std::span<const uint32_t> defs,
                     std::span<const uint32_t> uses) {
  State& s = *state_;
  s.enterPhase("Definitions and uses between blocks");
  s.stackOf(alloca).inEntry = std::find(defs.begin(), defs.end(), 0u) != defs.end();
  s.emit({{"event", "variable"},
          {"variable", s.name(alloca)},
          {"defs", s.sorted(defs)},
          {"uses", s.sorted(uses)},
          {"global", !uses.empty()}});
}

void Trace::forms(const Inst* alloca, std::span<const size_t> counts) {
  State& s = *state_;
  Json perForm;
  for (size_t i = 0; i < counts.size(); ++i)
    perForm[std::string(ssaFormName(SsaForm(i)))] = counts[i];
  s.emit({{"event", "forms"}, {"variable", s.name(alloca)}, {"counts", std::move(perForm)}});
}

void Trace::liveIn(const Inst* alloca, std::span<const uint32_t> blocks) {
  State& s = *state_;
  s.enterPhase("Placing phis");
  Json event{{"event", "live-in"}, {"variable", s.name(alloca)}, {"blocks", s.sorted(blocks)}};
  if (s.tree->size() <= kTeachingSize) event["walk"] = s.labels(blocks);
  s.emit(std::move(event));
}

void Trace::worklist(const Inst* alloca, std::span<const uint32_t> defs) {
  State& s = *state_;
  s.enterPhase("Placing phis");
  s.placing = s.name(alloca);
  s.placingF.clear();
  s.emit({{"event", "worklist"}, {"variable", s.placing}, {"w", s.labels(defs)}});
}

void Trace::take(uint32_t x, std::span<const uint32_t> rest) {
  State& s = *state_;
  s.placingW.assign(rest.begin(), rest.end());
  std::vector<uint32_t> known;
  for (uint32_t y : (*s.frontier)[x])
    if (std::find(s.placingF.begin(), s.placingF.end(), y) != s.placingF.end()) known.push_back(y);
  s.emit({{"event", "take"},
          {"variable", s.placing},
          {"x", s.label(x)},
          {"w", s.labels(rest)},
          {"frontier", s.sorted((*s.frontier)[x])},
          {"known", s.sorted(known)}});
}

void Trace::place(uint32_t y, uint32_t x, bool isDef) {
  State& s = *state_;
  s.placingF.push_back(y);
  if (!isDef) s.placingW.push_back(y);
  s.emit({{"event", "place"},
          {"variable", s.placing},
          {"y", s.label(y)},
          {"x", s.label(x)},
          {"f", s.labels(s.placingF)},
          {"w", s.labels(s.placingW)}});
}

void Trace::notLive(uint32_t y, uint32_t x) {
  State& s = *state_;
  s.emit({{"event", "not-live"}, {"variable", s.placing}, {"y", s.label(y)}, {"x", s.label(x)}});
}

void Trace::insert(const Inst* phi, const Inst* alloca) {
  State& s = *state_;
  s.enterPhase("Inserting phis");
  s.names->add(phi);
  s.stackOf(alloca).hasPhi = true;
  std::string text = fmt::format("{} = phi {} ", s.name(phi), toString(phi->type));
  for (uint32_t i = 0; i < phi->numOps; ++i)
    text += fmt::format("{}[ ??, %{} ]", i ? ", " : "", s.label(phi->block->preds[i].block));
  s.emit({{"event", "insert"},
          {"block", s.label(phi->block)},
          {"variable", s.name(alloca)},
          {"phi", s.name(phi)},
          {"text", std::move(text)}});
}

// ---- renaming

void Trace::enter(uint32_t block) {
  State& s = *state_;
  s.current = block;
  if (block == 0) {
    s.enterPhase("Renaming");
    // What has phis but no definition in the entry block comes into it with a value of its own.
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
  s.emit({{"event", "enter"},
          {"block", s.label(block)},
          {"counters", std::move(counters)},
          {"tops", std::move(tops)}});
}

void Trace::push(const Inst* alloca, const Value* value, const Inst* from) {
  State& s = *state_;
  State::Stack& stack = s.stackOf(alloca);
  stack.subscripts.push_back(s.subscript(stack));
  stack.values.push_back(s.name(value));
  s.emit({{"event", "push"},
          {"block", s.label(s.current)},
          {"variable", stack.variable},
          {"from", std::string(opInfo(from->op).text)},
          {"value", stack.values.back()},
          {"name", stack.subscripts.back()},
          {"stack", stack.values}});
}

void Trace::replace(const Inst* alloca, const Inst* load, const Value* value) {
  State& s = *state_;
  s.emit({{"event", "replace"},
          {"block", s.label(s.current)},
          {"variable", s.name(alloca)},
          {"load", s.name(load)},
          {"value", s.name(value)}});
}

void Trace::fill(const Inst* phi, uint32_t operand, const Value* value) {
  State& s = *state_;
  s.emit({{"event", "fill"},
          {"block", s.label(phi->block)},
          {"phi", s.name(phi)},
          {"operand", operand},
          {"pred", s.label(phi->block->preds[operand].block)},
          {"value", s.name(value)}});
}

void Trace::pop(const Inst* alloca) {
  State& s = *state_;
  State::Stack& stack = s.stackOf(alloca);
  stack.values.pop_back();
  stack.subscripts.pop_back();
  s.emit({{"event", "pop"},
          {"block", s.label(s.current)},
          {"variable", stack.variable},
          {"stack", stack.values}});
}

void Trace::leave(uint32_t block) { state_->current = block; }

// ---- clean-up

void Trace::unreachableOperand(const Inst* phi, uint32_t operand) {
  State& s = *state_;
  s.enterPhase("Clean-up");
  s.emit({{"event", "unreachable-operand"},
          {"phi", s.name(phi)},
          {"operand", operand},
          {"pred", s.label(phi->block->preds[operand].block)}});
}

void Trace::foldPhi(const Inst* phi, const Value* value) {
  State& s = *state_;
  s.enterPhase("Clean-up");
  s.emit({{"event", "fold"},
          {"phi", s.name(phi)},
          {"value", value ? Json(s.name(value)) : Json(nullptr)}});
}

void Trace::erase(const Inst* inst, std::string_view because) {
  State& s = *state_;
  s.enterPhase("Clean-up");
  s.emit({{"event", "erase"}, {"text", s.text(inst)}, {"because", std::string(because)}});
}

void Trace::end(const Function& function) {
  State& s = *state_;
  std::string after = toString(function);
  s.emit({{"event", "end"}, {"after", after}});
  if (s.format != TraceFormat::Json) return;
  s.json["after"] = std::move(after);
  // Values without a name are numbered anew: which number became which.
  ValueNamer names(function);
  Json renamed = Json::object();
  for (Block* block : blocks(function)) {
    if (s.label(block) != names(block).substr(1)) renamed["%" + s.label(block)] = names(block);
    for (Inst* inst : insts(block))
      if (!inst->type->isVoid() && s.name(inst) != names(inst)) renamed[s.name(inst)] = names(inst);
  }
  s.json["renamed"] = std::move(renamed);
  s.output += s.first ? "[\n" : ",\n";
  s.output += s.json.dump(-1, ' ', false, Json::error_handler_t::replace);
  s.first = false;
}

}  // namespace minic
