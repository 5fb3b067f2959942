// The table of passes, the pipelines of the -O levels, their order constraints, and the reader of
// -passes= texts.
#include <algorithm>
#include <cstring>
#include <iterator>

#include "passes/pass_manager.h"
#include "passes/passes.h"
#include "passes/prove/promotion.h"

namespace minic {

namespace {

using namespace phaseflags;
using Walk = PipelineStep::Walk;

std::string provePromotion(const Function& before, const Function& after, const CloneMap& copies) {
  PromotionVerdict verdict = checkPromotion(before, after, {.copies = &copies});
  return verdict.kind == PromotionVerdict::Proved ? "" : describe(verdict, before, after);
}

constexpr Pass kPasses[] = {
#define FUNCTION_PASS(name, run, flags, summary) \
  {{name, PhaseKind::Function, flags, summary}, run, nullptr},
#define CHECKED_PASS(name, run, check, flags, summary) \
  {{name, PhaseKind::Function, flags, summary}, run, nullptr, check},
#define MODULE_PASS(name, run, flags, summary) \
  {{name, PhaseKind::Module, flags, summary}, nullptr, run},
#include "passes/passes.def"
};

constexpr std::string_view kLevels[] = {
    "", "mem2reg,dce",
    "ipsccp,"
    "cgscc(always-inline,sroa,mem2reg,object-size,no-undef,simplify,simplify-cfg,tailrec,inline,"
    "sroa,"
    "mem2reg,object-size,no-undef,"
    "simplify,sccp,gvn,dce,simplify-cfg,attributes),"
    "globaldce,ipsccp,globals,"
    "function(mem2reg,lower-constant-intrinsics,no-undef,simplify,sccp,correlated,jump-threading,"
    "adce,simplify-cfg),"
    "function("
    "loop-form,licm,loop-promote,mem2reg,no-undef,indvars,exit-values,idiom,licm,unswitch,"
    "gvn,correlated,simplify,sccp,adce,simplify-cfg,"
    "loop-form,interchange,idiom,licm,unroll-jam,unroll-full,simplify-cfg,simplify,sroa,mem2reg,"
    "no-undef,gvn,simplify,merge-loads,sccp,correlated,jump-threading,dse,adce,simplify-cfg,"
    "loop-form,vectorize,predictive-commoning,unroll,simplify,gvn,slp,merge-stores,adce,simplify-"
    "cfg,if-convert,"
    "div-rem,simplify,dce)"};

constexpr std::string_view kCodegen =
    "lower-long-doubles,split-wide-ints,check-lowering,expand-constants,expand-intrinsics,split-"
    "aggregates,legalize-vectors,copy-byvals,widen-ints,join-variables";

constexpr PassOrder kOrders[] = {
    {"mem2reg", "dce", "promotion leaves the computations of dead stores without a use"},
    {"mem2reg", "no-undef", "mem2reg reads undef where a variable has no value yet"},
    {"mem2reg", "adce", "a branch is dead only once what it decides is no store to a variable"},
    {"always-inline", "object-size", "a checked function gets its size as an argument"},
    {"inline", "lower-constant-intrinsics",
     "a size is known once the pointer's object is in the same function"},
    {"mem2reg", "simplify", "a variable hides what is computed from it"},
    {"sroa", "mem2reg", "the parts of a structure are in memory at first"},
    {"unroll-full", "sroa", "an array is divided once all its indices are constants"},
    {"no-undef", "simplify", "a rule may use a value twice"},
    {"sccp", "simplify-cfg", "branches that sccp decides are simplify-cfg's to fold"},
    {"dse", "adce", "what only a dead store used is adce's to delete"},
    {"correlated", "simplify-cfg", "branches that are decided are simplify-cfg's to fold"},
    {"jump-threading", "simplify-cfg", "blocks that no path leads to are simplify-cfg's to remove"},
    {"jump-threading", "if-convert", "a branch that some edge decides shall not become a select"},
    {"gvn", "adce", "expressions that are computed before leave their operands without a use"},
    {"gvn", "simplify-cfg", "branches on conditions that gvn knows are simplify-cfg's to fold"},
    {"tailrec", "inline", "a loop inlines well, a recursion does not"},
    {"globals", "mem2reg", "variables that become local are in memory at first"},
    {"inline", "simplify-cfg", "the copy of a body is joined to its caller by jumps"},
    {"loop-form", "lsr", "pointers start in the preheader"},
    {"lower-geps", "lsr", "addresses are compared by their bytes"},
    {"indvars", "exit-values", "the last value of a counter that cannot wrap is its bound"},
    {"indvars", "idiom", "an address that moves by elements is one of a wide counter"},
    {"loop-promote", "interchange", "a sum in memory is a value of the inner loop at first"},
    {"interchange", "unroll-jam", "it makes the nests that walk along one row several times"},
    {"exit-values", "adce", "a loop that computes nothing is adce's to delete"},
    {"idiom", "adce", "so is one that has stored and copied everything before it"},
    {"loop-promote", "unswitch", "a flag in memory is not known to stay the same"},
    {"gvn", "div-rem", "equal quotients and remainders are one"},
    {"indvars", "unroll", "the test of four iterations is made of wide counters"},
    {"indvars", "predictive-commoning", "addresses are linear in wide counters"},
    {"predictive-commoning", "unroll", "a value is carried over one iteration"},
    {"indvars", "vectorize", "addresses step by counters as wide as they are"},
    {"vectorize", "predictive-commoning", "a vector of what a previous iteration loaded is loaded"},
    {"vectorize", "unroll", "iterations that were copied are no longer iterations"},
    {"loop-form", "unroll", "only values that leave a loop through phis can be copied"},
    {"unroll-full", "slp", "the iterations of a loop store to places next to each other"},
    {"unroll-full", "merge-loads", "the bytes of a number are read by the iterations of a loop"},
    {"slp", "merge-stores", "a vector takes more stores than a number"},
    {"dse", "slp", "a store that nothing reads would hold a group together"},
    {"slp", "adce", "what slp replaces is left without a use"},
    {"adce", "simplify-cfg", "blocks that adce empties or cuts off are simplify-cfg's to remove"},
};

Pipeline parsed(std::string_view text) {
  Pipeline pipeline;
  std::string error;
  bool known = parsePipeline(text, pipeline, error);
  MINIC_CHECK(known, error);
  return pipeline;
}

}  // namespace

std::span<const Pass> allPasses() { return kPasses; }

const Pass* findPass(std::string_view name, std::span<const Pass> table) {
  auto found =
      std::find_if(table.begin(), table.end(), [&](const Pass& pass) { return pass.name == name; });
  return found == table.end() ? nullptr : &*found;
}

void Pipeline::add(Walk walk, const Pass* pass) {
  if (steps.empty() || steps.back().walk != walk) steps.push_back({walk, {}});
  steps.back().passes.push_back(pass);
}

Pipeline pipelineFor(unsigned level, bool forSize) {
  Pipeline pipeline = parsed(kLevels[std::min<size_t>(level, 2)]);
  if (forSize)
    for (PipelineStep& step : pipeline.steps)
      std::erase_if(step.passes, [](const Pass* pass) { return pass->flags & Grows; });
  return pipeline;
}

Instrumentation addressInstrumentation() {
  return {parsed("instrument-address"), parsed("instrument-globals")};
}

Pipeline codegenPipeline(unsigned level) {
  return parsed((level < 2 ? "" : "lower-geps,dce,loop-form,lsr,simplify-cfg,sink-steps,") +
                std::string(kCodegen));
}

Pipeline readerPipeline(const Module& module) {
  return parsed(module.types.widestInt() > 64 ? "split-wide-ints" : "");
}

Pipeline interpreterPipeline(const Module& module) {
  return parsed(module.types.hasLongDoubles() ? "lower-long-doubles,split-wide-ints" : "");
}

std::span<const PassOrder> passOrders() { return kOrders; }

const PassOrder* brokenOrder(const Pipeline& pipeline) {
  std::vector<std::string_view> names;
  for (const PipelineStep& step : pipeline.steps)
    for (const Pass* pass : step.passes) names.push_back(pass->name);
  for (const PassOrder& order : kOrders) {
    auto before = std::find(names.rbegin(), names.rend(), order.before),
         after = std::find(names.rbegin(), names.rend(), order.after);
    if (before != names.rend() && after != names.rend() && before < after) return &order;
  }
  return nullptr;
}

std::string toString(const Pipeline& pipeline) {
  std::string text;
  auto separate = [&] {
    if (!text.empty() && text.back() != '(') text += ',';
  };
  for (const PipelineStep& step : pipeline.steps) {
    // Without module passes and other walks the names by themselves mean the same.
    bool nested = step.walk != Walk::Module && !pipeline.streams();
    if (nested) separate(), text += step.walk == Walk::Bottomup ? "cgscc(" : "function(";
    for (const Pass* pass : step.passes) separate(), text += pass->name;
    if (nested) text += ')';
  }
  return text;
}

// ---- -passes=

namespace {

/// Reads the grammar of opt: names, each perhaps with <parameters> or with a (nested list).
class PipelineReader {
 public:
  PipelineReader(std::string_view text, Pipeline& pipeline, std::span<const Pass> table)
      : text_(text), pipeline_(pipeline), table_(table) {}

  /// False: `error` is set.
  bool read(std::string& error) {
    while (error_.empty() && at_ < text_.size()) step(text_[at_]);
    if (error_.empty() && !open_.empty()) error_ = "'(' without ')'";
    if (error_.empty() && expectName_ && !text_.empty()) error_ = "pass name expected at the end";
    error = error_;
    return error_.empty();
  }

 private:
  void fail(std::string message) { error_ = std::move(message); }
  bool isOpen(std::string_view list) const {
    return std::find(open_.begin(), open_.end(), list) != open_.end();
  }
  /// Whether only function passes may come here.
  bool inFunctions() const { return isOpen("function") || isOpen("cgscc") || isOpen("loop"); }

  void step(char c) {
    if (c == ' ') {
      ++at_;
    } else if (c == ',') {
      if (expectName_) return fail("pass name expected before ','");
      expectName_ = true;
      ++at_;
    } else if (c == ')') {
      if (open_.empty()) return fail("')' without '('");
      if (expectName_) return fail("pass name expected before ')'");
      open_.pop_back();
      newStep_ |= !inFunctions();
      ++at_;
    } else {
      if (!expectName_) return fail("',' expected between passes");
      name();
    }
  }

  void name() {
    size_t end = std::min(text_.find_first_of(",()< ", at_), text_.size());
    std::string_view name = text_.substr(at_, end - at_), parameters;
    if (name.empty()) return fail("pass name expected");
    at_ = end;
    if (at_ < text_.size() && text_[at_] == '<') {
      size_t close = text_.find('>', at_);
      if (close == std::string_view::npos) return fail("'<' without '>'");
      parameters = text_.substr(at_ + 1, close - at_ - 1);
      at_ = close + 1;
    }
    if (at_ < text_.size() && text_[at_] == '(') {
      ++at_;
      return openList(name);  // a name must follow
    }
    expectName_ = false;
    if (name == "default")
      level(parameters);
    else if (const Pass* pass = findPass(name, table_))
      add(pass);
    else if (name != "verify" && name != "no-op-function" && name != "no-op-module")
      fail("unknown pass '" + std::string(name) + "'");
  }

  void openList(std::string_view name) {
    if (name != "module" && name != "function" && name != "cgscc" && name != "loop")
      return fail("'" + std::string(name) + "' takes no list of passes");
    if (inFunctions() && (name == "module" || name == "cgscc"))
      return fail("'" + std::string(name) + "' inside of '" + std::string(open_.back()) + "'");
    newStep_ |= !inFunctions();
    open_.push_back(name);
  }

  void add(const Pass* pass) {
    if (pass->kind == PhaseKind::Module && inFunctions())
      return fail("'" + std::string(pass->name) + "' works on modules, not on functions");
    Walk walk = pass->kind == PhaseKind::Module ? Walk::Module
                : isOpen("cgscc")               ? Walk::Bottomup
                                                : Walk::Functions;
    if (std::exchange(newStep_, false)) pipeline_.steps.push_back({walk, {}});
    pipeline_.add(walk, pass);
  }

  void level(std::string_view parameters) {
    if (parameters.size() != 2 || parameters[0] != 'O' || !std::strchr("0123sz", parameters[1]))
      return fail("unknown level 'default<" + std::string(parameters) + ">'");
    const char which = parameters[1];
    Pipeline passes = pipelineFor(which == '0'   ? 0
                                  : which == '1' ? 1
                                                 : 2,
                                  which == 's' || which == 'z');
    if (inFunctions() && !passes.streams())
      return fail("'default<" + std::string(parameters) + ">' works on modules, not on functions");
    for (const PipelineStep& step : passes.steps) {
      if (passes.streams())
        for (const Pass* pass : step.passes) add(pass);
      else
        pipeline_.steps.push_back(step);
      newStep_ |= !passes.streams();
    }
  }

  std::string_view text_;
  Pipeline& pipeline_;
  std::span<const Pass> table_;
  size_t at_ = 0;
  std::vector<std::string_view> open_;  // the open lists
  bool expectName_ = true;
  bool newStep_ = false;  // the next pass begins one
  std::string error_;
};

}  // namespace

bool parsePipeline(std::string_view text, Pipeline& pipeline, std::string& error,
                   std::span<const Pass> table) {
  return PipelineReader(text, pipeline, table).read(error);
}

}  // namespace minic
