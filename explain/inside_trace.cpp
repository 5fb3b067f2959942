// Writes what sccp, gvn, licm and loop-form do step by step, as the pass viewer shows it.
// Instructions are numbers as in the columns of the page, blocks their ids, and other values texts.
// docs/explain.md lists the events.
#include "explain/inside_section.h"
#include "explain/traces.h"
#include "passes/loop/loop_nest.h"

namespace minic {

namespace {

using Json = InsideSection::Json;

Json idOrNull(const Block* block) { return block ? Json(block->id) : Json(); }

class SccpTrace : public SccpObserver {
 public:
  explicit SccpTrace(EventSink& sink) : section_(sink) {}

  void begin(const Function& function) override { section_.open("sccp", function); }
  void reach(const Block* block, const Block* from) override {
    section_.step({"reach", "block", block->id, "from", idOrNull(from)});
  }
  void edge(const Block* from, const Block* to) override {
    section_.step({"edge", "block", to->id, "from", from->id});
  }
  void lower(const Inst* inst, const Value* constant) override {
    Json text = constant ? Json(section_.text(constant)) : Json();
    section_.step({"lower", "inst", inst->id + 1, "constant", text});
  }
  void takeBlock(const Block* block) override { section_.step({"block", "block", block->id}); }
  void takeValue(const Inst* inst) override { section_.step({"value", "inst", inst->id + 1}); }
  void end() override { section_.close(); }

 private:
  InsideSection section_;
};

class GvnTrace : public GvnObserver {
 public:
  explicit GvnTrace(EventSink& sink) : section_(sink) {}

  void begin(const Function& function) override { section_.open("gvn", function); }
  void enter(const Block* block, uint32_t level) override {
    section_.step({"enter", "block", block->id, "level", level});
  }
  void leader(const Inst* inst) override {
    section_.step({"leader", "inst", inst->id + 1, "expression", section_.expression(inst)});
  }
  void content(const Inst* access, const Value* value) override {
    section_.step({"content", "inst", access->id + 1, "address", section_.text(access->address()),
                   "value", section_.text(value)});
  }
  void fact(const Inst* condition, bool isTrue) override {
    section_.step({"fact", "inst", condition->id + 1, "expression", section_.expression(condition),
                   "value", isTrue ? "true" : "false"});
  }
  void replace(const Inst* inst, const Value* value, Why why) override {
    constexpr const char* kNames[] = {"equal", "load", "store", "constant", "copy", "branch"};
    section_.step({"replace", "inst", inst->id + 1, "expression", section_.expression(inst),
                   "value", section_.text(value), "why", kNames[size_t(why)]});
  }
  void useFact(const Inst* user, const Value* constant) override {
    section_.step({"use-fact", "inst", user->id + 1, "value", section_.text(constant)});
  }
  void end() override { section_.close(); }

 private:
  InsideSection section_;
};

class LoopTrace : public LoopObserver {
 public:
  explicit LoopTrace(EventSink& sink) : section_(sink) {}

  void loops(const Function& function, const LoopNest& nest) override {
    section_.open("loops", function);
    for (uint32_t loop = 0; loop < nest.size(); ++loop) {
      Json blocks = Json::array();
      for (const Block* block : nest.blocks(loop)) blocks.push_back(block->id);
      uint32_t parent = nest.parent(loop);
      section_.step({"loop", "header", nest.header(loop)->id, "blocks", std::move(blocks), "parent",
                     parent == LoopNest::kNone ? Json() : Json(nest.header(parent)->id),
                     "preheader", idOrNull(nest.preheader(loop)), "latch",
                     idOrNull(nest.latch(loop))});
    }
  }
  void verdict(const Inst* inst, Verdict verdict, const Block* header, const Block* preheader,
               const Inst* because, bool isSafe) override {
    constexpr const char* kNames[] = {"moves",   "effects", "cheap",   "no-preheader",
                                      "operand", "traps",   "written", "too-many"};
    section_.step({"verdict", "inst", inst->id + 1, "verdict", kNames[size_t(verdict)], "header",
                   header->id, "preheader", idOrNull(preheader), "because",
                   InsideSection::number(because), "safe", isSafe});
  }
  void end() override { section_.close(); }

 private:
  InsideSection section_;
};

/// All of them, and the option that makes the passes tell them.
class AllInsides : public InsideTraces {
 public:
  explicit AllInsides(EventSink& sink)
      : sccp_(sink), gvn_(sink), loops_(sink), decisions_(decisionTraces(sink)) {}
  PassObservers observers() override {
    return {&sccp_,
            &gvn_,
            &loops_,
            decisions_.inliner.get(),
            decisions_.unroller.get(),
            decisions_.vectors.get()};
  }

 private:
  SccpTrace sccp_;
  GvnTrace gvn_;
  LoopTrace loops_;
  DecisionTraces decisions_;
};

}  // namespace

std::unique_ptr<InsideTraces> insideTraces(EventSink& sink) {
  return std::make_unique<AllInsides>(sink);
}

}  // namespace minic
