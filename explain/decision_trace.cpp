// Writes what inline, unroll and vectorize decide, and by what numbers, as the pass viewer shows
// it. Instructions are numbers as in the columns of the page, blocks their ids, and other values
// texts. docs/explain.md lists the events.
#include <fmt/format.h>
#include <map>
#include <utility>

#include "explain/inside_section.h"
#include "explain/traces.h"
#include "passes/loop/vector_plan.h"
#include "support/remark_json.h"

namespace minic {

namespace {

using Json = InsideSection::Json;

template <class T>
Json orNull(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

class InlineTrace : public InlineObserver {
 public:
  explicit InlineTrace(EventSink& sink) : section_(sink) {}

  void begin(const Function& caller) override { section_.open("inline", caller); }
  void decide(const Inst* call, Remark why, const Weight& weight) override {
    Json size, limit, whole, wholeLimit;
    if (weight.isWeighed) size = weight.size, limit = weight.limit;
    if (weight.whole) whole = weight.whole, wholeLimit = weight.wholeLimit;
    section_.step({"call",
                   "inst",
                   call->id + 1,
                   "callee",
                   std::string(call->calledFunction()->name),
                   "why",
                   why == Remark::None ? Json() : jsonOf(why),
                   "depth",
                   weight.depth,
                   "frequency",
                   fmt::format("{:.2g}", weight.frequency),
                   "level",
                   weight.level,
                   "size",
                   size,
                   "limit",
                   limit,
                   "whole",
                   whole,
                   "wholeLimit",
                   wholeLimit});
  }
  void end() override { section_.close(); }

 private:
  InsideSection section_;
};

class UnrollTrace : public UnrollObserver {
 public:
  explicit UnrollTrace(EventSink& sink) : section_(sink) {}

  void begin(const Function& function) override {
    section_.open("unroll", function);
    last_.clear();
  }
  void decide(const Block* header, const Decision& decision) override {
    // Loops that others contain are decided again each time one of these changes.
    auto [known, isFirst] = last_.try_emplace(header->id, decision);
    if (!isFirst && std::exchange(known->second, decision) == decision) return;
    constexpr const char* kNames[] = {
        "full",    "part",    "exact", "no-form",   "inner-changed", "no-test",  "vectors",
        "no-copy", "unknown", "many",  "all-large", "has-inner",     "has-call", "once",
        "shallow", "few",     "large", "no-room",   "growth"};
    section_.step({"loop", "header", header->id, "verdict", kNames[size_t(decision.verdict)],
                   "iterations", orNull(decision.iterations), "size", decision.size, "amount",
                   decision.amount, "limit", decision.limit});
  }
  void end() override { section_.close(); }

 private:
  InsideSection section_;
  std::map<uint32_t, Decision> last_;  // by the header's id
};

class VectorTrace : public VectorObserver {
 public:
  explicit VectorTrace(EventSink& sink) : section_(sink) {}

  void begin(const Function& function) override { section_.open("vectors", function); }
  void decide(const VectorContext& context, const VectorPlan& plan) override {
    const Json header = context.nest.header(plan.loop)->id;
    Json blocks = Json::array();
    for (const Block* block : context.nest.blocks(plan.loop)) blocks.push_back(block->id);
    section_.step({"loop", "header", header, "blocks", std::move(blocks), "iterations",
                   orNull(knownTripCount(context.nest, plan.loop))});
    for (const Stepping& stepping : plan.steppings)
      section_.step({"stepping", "header", header, "inst", stepping.phi->id + 1, "start",
                     section_.text(stepping.start), "step", stepping.step});
    // A plan that failed before it chose the lanes has looked at some of the accesses only.
    if (plan.lanes) {
      for (const Reduction& reduction : plan.reductions)
        section_.step({"reduction", "header", header, "inst", reduction.phi->id + 1, "last",
                       InsideSection::number(reduction.last), "op", nameOf(reduction)});
      constexpr const char* kKinds[] = {"uniform", "wide", "reversed", "spread", "single"};
      for (const VectorAccess& access : plan.accesses)
        section_.step({"access", "header", header, "inst", access.inst->id + 1, "how",
                       kKinds[access.kind], "stride", access.at ? Json(access.at->stride) : Json(),
                       "size", access.size});
      section_.step({"lanes", "header", header, "lanes", plan.lanes, "bytes", context.rules.bytes});
      for (const Dependence& each : plan.dependences) {
        const VectorAccess &first = plan.accesses[each.first], &second = plan.accesses[each.second];
        section_.step({"dependence", "header", header, "inst", second.inst->id + 1, "first",
                       first.inst->id + 1, "bytes", orNull(StrideAnalysis::distance(first, second)),
                       "stride", first.at->stride, "iterations", each.iterations});
      }
      for (const OverlapCheck& check : plan.checks)
        section_.step({"overlap", "header", header, "inst", firstOf(plan, check.first), "other",
                       firstOf(plan, check.second)});
    }
    if (plan.cost)
      section_.step({"cost", "header", header, "scalar", plan.cost->scalar, "vector",
                     plan.cost->vector, "lanes", plan.lanes});
    if (plan.why.empty())
      section_.step({"plan", "header", header, "lanes", plan.lanes, "times", plan.interleave,
                     "keepsLast", plan.keepsLastIteration});
    else
      section_.step({"no", "header", header, "why", jsonOf(plan.why), "inst",
                     InsideSection::number(plan.because[0]), "other",
                     InsideSection::number(plan.because[1])});
  }
  void widen(const Block* header, const Inst* inst, uint32_t part, const Inst* vector) override {
    section_.step({"widen", "header", header->id, "inst", inst->id + 1, "part", part, "vector",
                   vector->id + 1});
  }
  void end() override { section_.close(); }

 private:
  static std::string nameOf(const Reduction& reduction) {
    if (reduction.op != Op::Select) return std::string(opInfo(reduction.op).text);
    return isLess(reduction.pred) ? "smallest" : "greatest";
  }
  static uint32_t firstOf(const VectorPlan& plan, uint32_t group) {
    return plan.accesses[plan.groups[group].first].inst->id + 1;
  }

  InsideSection section_;
};

}  // namespace

DecisionTraces decisionTraces(EventSink& sink) {
  return {std::make_unique<InlineTrace>(sink), std::make_unique<UnrollTrace>(sink),
          std::make_unique<VectorTrace>(sink)};
}

}  // namespace minic
