// Writes the events of mem2reg. docs/passes.md lists them.
#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>

#include "explain/event_writer.h"
#include "explain/traces.h"
#include "ir/text/print.h"
#include "passes/mem2reg/observer.h"
#include "support/remark_json.h"

namespace minic {

namespace {

using Json = EventWriter::Json;

/// More than this many blocks: no steps of the dominator algorithm, no climbing of runners, no
/// order in which liveness found its blocks.
constexpr uint32_t kTeachingSize = 300;
/// More variables than this: entering a block does not repeat all tops.
constexpr size_t kTopsShown = 16;

class PromotionTrace : public PromotionObserver, EventWriter {
 public:
  explicit PromotionTrace(EventSink& sink) : EventWriter(sink) {}

  // ---- the function, its variables, its dominators

  void begin(PassContext& context, const Function& function, SsaForm form,
             unsigned round) override {
    context_ = &context;
    names_.emplace(function);
    phase_.clear();
    stacks_.clear();
    stackIndex_.clear();
    localBlock_ = UINT32_MAX;
    position_.assign(function.nextBlockId, 0);
    uint32_t position = 0;
    for (const Block* block : blocks(function)) position_[block->id] = position++;
    write(Event::Kind::Begin, {{"pass", "mem2reg"},
                               {"function", std::string(function.name)},
                               {"form", std::string(ssaFormName(form))},
                               {"before", toString(function)}});
    tell({"begin", "function", std::string(function.name), "form", std::string(ssaFormName(form)),
          "round", round});
  }

  void dominators(const DomTree& tree) override {
    tree_ = &tree;
    const DomFrontier& frontier = context_->get<DomFrontier>();
    frontier_ = &frontier;
    enterPhase("Dominators");
    Json table = Json::array();
    std::vector<uint32_t> all = tree.walk(), dom;
    std::sort(all.begin(), all.end(), [&](uint32_t a, uint32_t b) {
      return position_[tree.rpo.order[a]->id] < position_[tree.rpo.order[b]->id];
    });
    for (uint32_t n : all) {
      dom.clear();
      for (uint32_t d = n; tree.size() <= kTeachingSize; d = tree.idom(d)) {
        dom.push_back(d);
        if (d == 0) break;
      }
      table.push_back({{"block", label(n)},
                       {"idom", n ? Json(label(tree.idom(n))) : Json(nullptr)},
                       {"level", tree.level(n)},
                       {"dom", sorted(dom)},
                       {"frontier", sorted(frontier[n])}});
    }
    std::vector<uint32_t> rpo(tree.size());
    for (uint32_t n = 0; n < tree.size(); ++n) rpo[n] = n;
    Json event{{"event", "dominators"}, {"rpo", labels(rpo)}, {"blocks", std::move(table)}};
    if (tree.size() <= kTeachingSize) {
      Json steps = Json::array();
      watchDominators(tree.rpo, [&](DomStep step) {
        switch (step.kind) {
          case DomStep::Round: steps.push_back({{"step", "round"}}); break;
          case DomStep::Meet:
          case DomStep::Climb:
            steps.push_back({{"step", step.kind == DomStep::Meet ? "meet" : "climb"},
                             {"block", label(step.block)},
                             {"fingers", {label(step.a), label(step.b)}}});
            break;
          case DomStep::Idom:
            steps.push_back({{"step", "idom"},
                             {"block", label(step.block)},
                             {"idom", label(step.a)},
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
          runners.push_back({{"join", label(y)},
                             {"pred", label(pred.block)},
                             {"path", labels(path)},
                             {"stop", label(tree.idom(y))}});
        }
      }
      event["runners"] = std::move(runners);
    }
    emit(event);
  }

  void candidate(const Inst* alloca, const Promotability& verdict, const Value* constant) override {
    enterPhase("Candidates and local values");
    Json event{{"event", "candidate"},
               {"variable", name(alloca)},
               {"type", toString(alloca->typeArg)},
               {"promotable", verdict.obstacle == Obstacle::None}};
    if (verdict.obstacle == Obstacle::None) {
      event["loads"] = verdict.loads;
      event["stores"] = verdict.stores;
      if (constant) event["constant"] = name(constant);
      stackIndex_[alloca->id] = stacks_.size();
      stacks_.emplace_back().variable = name(alloca);
    } else {
      event["because"] = jsonOf(reasonOf(verdict));
      event["user"] = text(verdict.user);
      std::string place = context_->lineAndColumn(verdict.user->loc);
      if (!place.empty()) event["at"] = std::move(place);
    }
    emit(event);
  }

  // ---- local values

  void localStore(uint32_t block, const Inst* alloca, const Inst* store, bool overwrites) override {
    auto& stack = localStack(block, alloca);
    stack.push_back(name(store->storedValue()));
    Json event{{"event", "local-store"}, {"block", label(block)}, {"variable", name(alloca)},
               {"value", stack.back()},  {"stack", stack},        {"overwrites", overwrites}};
    emit(event);
  }

  void localLoad(uint32_t block, const Inst* alloca, const Inst* load,
                 const Value* value) override {
    tell({"local-load", "block", label(block), "variable", name(alloca), "load", name(load),
          "value", name(value)});
  }

  void upwardExposed(uint32_t block, const Inst* alloca, const Inst* load) override {
    localStack(block, alloca).push_back(name(load));
    tell({"upward-exposed", "block", label(block), "variable", name(alloca), "load", name(load)});
  }

  // ---- definitions, uses, liveness, placement

  void variable(const Inst* alloca, std::span<const uint32_t> defs,
                std::span<const uint32_t> uses) override {
    enterPhase("Definitions and uses between blocks");
    stackOf(alloca).inEntry = std::find(defs.begin(), defs.end(), 0u) != defs.end();
    tell({"variable", "variable", name(alloca), "defs", sorted(defs), "uses", sorted(uses),
          "global", !uses.empty()});
  }

  void forms(const Inst* alloca, const PhiCounts& counts) override {
    Json perForm;
    for (SsaForm form : kSsaForms) perForm[std::string(ssaFormName(form))] = counts[unsigned(form)];
    tell({"forms", "variable", name(alloca), "counts", std::move(perForm)});
  }

  void liveIn(const Inst* alloca, std::span<const uint32_t> blocks) override {
    enterPhase("Placing phis");
    Json event{{"event", "live-in"}, {"variable", name(alloca)}, {"blocks", sorted(blocks)}};
    if (tree_->size() <= kTeachingSize) event["walk"] = labels(blocks);
    emit(event);
  }

  void worklist(const Inst* alloca, std::span<const uint32_t> defs) override {
    enterPhase("Placing phis");
    placing_ = name(alloca);
    placingF_.clear();
    tell({"worklist", "variable", placing_, "w", labels(defs)});
  }

  void take(uint32_t x, std::span<const uint32_t> rest) override {
    placingW_.assign(rest.begin(), rest.end());
    std::vector<uint32_t> known;
    for (uint32_t y : (*frontier_)[x])
      if (std::find(placingF_.begin(), placingF_.end(), y) != placingF_.end()) known.push_back(y);
    tell({"take", "variable", placing_, "x", label(x), "w", labels(rest), "frontier",
          sorted((*frontier_)[x]), "known", sorted(known)});
  }

  void place(uint32_t y, uint32_t x, bool isDef) override {
    placingF_.push_back(y);
    if (!isDef) placingW_.push_back(y);
    tell({"place", "variable", placing_, "y", label(y), "x", label(x), "f", labels(placingF_), "w",
          labels(placingW_)});
  }

  void notLive(uint32_t y, uint32_t x) override {
    tell({"not-live", "variable", placing_, "y", label(y), "x", label(x)});
  }

  void insert(const Inst* phi, const Inst* alloca) override {
    enterPhase("Inserting phis");
    names_->add(phi);
    stackOf(alloca).hasPhi = true;
    std::string text = fmt::format("{} = phi {} ", name(phi), toString(phi->type));
    for (uint32_t i = 0; i < phi->numOps; ++i)
      text += fmt::format("{}[ ??, %{} ]", i ? ", " : "", label(phi->block->preds[i].block));
    tell({"insert", "block", label(phi->block), "variable", name(alloca), "phi", name(phi), "text",
          std::move(text)});
  }

  // ---- renaming

  void enter(uint32_t block) override {
    current_ = block;
    if (block == 0) {
      enterPhase("Renaming");
      // A variable with phis but no definition in the entry block enters it with a value of its
      // own.
      for (Stack& stack : stacks_)
        if (stack.hasPhi && !stack.inEntry) {
          stack.subscripts.push_back(subscript(stack));
          stack.values.push_back("undef");
        }
    }
    Json counters = Json::object(), tops = Json::array();
    for (Stack& stack : stacks_) {
      if (!stack.hasPhi || counters.size() == kTopsShown) continue;
      counters[stack.variable] = stack.counter;
      tops.push_back(stack.subscripts.empty() ? "-" : stack.subscripts.back());
    }
    tell(
        {"enter", "block", label(block), "counters", std::move(counters), "tops", std::move(tops)});
  }

  void push(const Inst* alloca, const Value* value, const Inst* from) override {
    Stack& stack = stackOf(alloca);
    stack.subscripts.push_back(subscript(stack));
    stack.values.push_back(name(value));
    tell({"push", "block", label(current_), "variable", stack.variable, "from",
          std::string(opInfo(from->op).text), "value", stack.values.back(), "name",
          stack.subscripts.back(), "stack", stack.values});
  }

  void replace(const Inst* alloca, const Inst* load, const Value* value) override {
    tell({"replace", "block", label(current_), "variable", name(alloca), "load", name(load),
          "value", name(value)});
  }

  void fill(const Inst* phi, uint32_t operand, const Value* value) override {
    tell({"fill", "block", label(phi->block), "phi", name(phi), "operand", operand, "pred",
          label(phi->block->preds[operand].block), "value", name(value)});
  }

  void pop(const Inst* alloca) override {
    Stack& stack = stackOf(alloca);
    stack.values.pop_back();
    stack.subscripts.pop_back();
    tell({"pop", "block", label(current_), "variable", stack.variable, "stack", stack.values});
  }

  void leave(uint32_t block) override { current_ = block; }

  // ---- clean-up

  void unreachableOperand(const Inst* phi, uint32_t operand) override {
    enterPhase("Clean-up");
    tell({"unreachable-operand", "phi", name(phi), "operand", operand, "pred",
          label(phi->block->preds[operand].block)});
  }

  void foldPhi(const Inst* phi, const Value* value) override {
    enterPhase("Clean-up");
    tell({"fold", "phi", name(phi), "value", value ? Json(name(value)) : Json(nullptr)});
  }

  void erase(const Inst* inst, Remark because) override {
    enterPhase("Clean-up");
    tell({"erase", "text", text(inst), "because", jsonOf(because)});
  }

  void end(const Function& function) override {
    std::string after = toString(function);
    tell({"end", "after", after});
    // Values without a name are numbered anew: which number became which.
    ValueNamer names(function);
    Json renamed = Json::object();
    for (Block* block : blocks(function)) {
      if (label(block) != names(block).substr(1)) renamed["%" + label(block)] = names(block);
      for (Inst* inst : insts(block))
        if (!inst->type->isVoid() && name(inst) != names(inst)) renamed[name(inst)] = names(inst);
    }
    write(Event::Kind::End, {{"after", std::move(after)}, {"renamed", std::move(renamed)}});
  }

 private:
  PassContext* context_ = nullptr;

  // The current function.
  const DomTree* tree_ = nullptr;
  const DomFrontier* frontier_ = nullptr;
  std::optional<ValueNamer> names_;
  std::vector<uint32_t> position_;  // of a block in the text, by id
  std::string phase_;
  struct Stack {
    std::string variable;
    std::vector<std::string> values, subscripts;
    uint32_t counter = 0;
    bool hasPhi = false, inEntry = false;
  };
  std::vector<Stack> stacks_;              // one per variable, in the order of the candidates
  std::map<uint32_t, size_t> stackIndex_;  // by the alloca's id
  std::map<uint32_t, std::vector<std::string>> local_;
  uint32_t localBlock_ = UINT32_MAX, current_ = 0;
  std::string placing_;
  std::vector<uint32_t> placingF_, placingW_;

  void enterPhase(std::string name) {
    if (phase_ == name) return;
    phase_ = name;
    tell({"phase", "name", std::move(name)});
  }
  std::string name(const Value* value) const { return (*names_)(value); }
  std::string label(const Block* block) const {
    std::string text;
    names_->appendLabel(text, block);
    return text;
  }
  std::string label(uint32_t n) const { return label(tree_->rpo.order[n]); }
  Json labels(std::span<const uint32_t> blocks) const {
    Json array = Json::array();
    for (uint32_t n : blocks) array.push_back(label(n));
    return array;
  }
  /// As a set: in the order of the text.
  Json sorted(std::span<const uint32_t> blocks) const {
    std::vector<uint32_t> copy(blocks.begin(), blocks.end());
    std::sort(copy.begin(), copy.end(), [&](uint32_t a, uint32_t b) {
      return position_[tree_->rpo.order[a]->id] < position_[tree_->rpo.order[b]->id];
    });
    return labels(copy);
  }
  std::string text(const Inst* inst) const {
    std::string out;
    printInst(out, *inst, *names_);
    return out;
  }
  std::vector<std::string>& localStack(uint32_t block, const Inst* alloca) {
    if (localBlock_ != block) {
      local_.clear();
      localBlock_ = block;
    }
    return local_[alloca->id];
  }
  Stack& stackOf(const Inst* alloca) { return stacks_[stackIndex_[alloca->id]]; }
  std::string subscript(Stack& stack) {
    std::string base = stack.variable[0] == '%' ? stack.variable.substr(1) : stack.variable;
    bool digit = base.back() >= '0' && base.back() <= '9';
    return fmt::format("{}{}{}", base, digit ? "_" : "", stack.counter++);
  }
};

}  // namespace

std::unique_ptr<PromotionObserver> promotionTrace(EventSink& sink) {
  return std::make_unique<PromotionTrace>(sink);
}

}  // namespace minic
