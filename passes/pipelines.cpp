// The table of passes, the pipelines of the -O levels, what orders they must keep, and the reader
// of -passes= texts.
#include <algorithm>
#include <cstring>
#include <iterator>

#include "passes/dce.h"
#include "passes/mem2reg.h"
#include "passes/pass_manager.h"
#include "passes/scalar/adce.h"
#include "passes/scalar/simplify_cfg.h"

namespace minic {

namespace {

using namespace passflags;

constexpr Pass kPasses[] = {
#define PASS(name, run, flags, summary) {name, run, flags, summary},
#include "passes/passes.def"
};

constexpr std::string_view kO1[] = {"mem2reg", "dce"};

constexpr PassOrder kOrders[] = {
    {"mem2reg", "dce", "promotion leaves the computations behind dead stores without a use"},
    {"mem2reg", "adce", "a branch is dead only once what it decides is no store to a variable"},
    {"adce", "simplify-cfg", "blocks that adce empties or cuts off are simplify-cfg's to remove"},
};

Pipeline named(std::span<const std::string_view> names) {
  Pipeline pipeline;
  for (std::string_view name : names) {
    const Pass* pass = findPass(name);
    MINIC_CHECK(pass, "a pipeline names an unknown pass");
    pipeline.push_back(pass);
  }
  return pipeline;
}

}  // namespace

std::span<const Pass> allPasses() { return kPasses; }

const Pass* findPass(std::string_view name) {
  auto found = std::find_if(std::begin(kPasses), std::end(kPasses),
                            [&](const Pass& pass) { return pass.name == name; });
  return found == std::end(kPasses) ? nullptr : found;
}

Pipeline pipelineFor(unsigned level) { return level == 0 ? Pipeline{} : named(kO1); }

std::span<const PassOrder> passOrders() { return kOrders; }

const PassOrder* brokenOrder(const Pipeline& pipeline) {
  auto position = [&](std::string_view name) {
    return std::find_if(pipeline.begin(), pipeline.end(),
                        [&](const Pass* pass) { return pass->name == name; });
  };
  for (const PassOrder& order : kOrders) {
    auto before = position(order.before), after = position(order.after);
    if (before != pipeline.end() && after != pipeline.end() && before > after) return &order;
  }
  return nullptr;
}

std::string toString(const Pipeline& pipeline) {
  std::string text;
  for (const Pass* pass : pipeline) {
    if (!text.empty()) text += ',';
    text += pass->name;
  }
  return text;
}

// ---- -passes=

bool parsePipeline(std::string_view text, Pipeline& pipeline, std::string& error) {
  // Grammar of opt: names, each perhaps with <parameters> and perhaps with a (nested list).
  auto fail = [&](std::string message) {
    error = std::move(message);
    return false;
  };
  std::vector<std::string_view> open;
  bool expectName = true;
  for (size_t at = 0; at < text.size();) {
    char c = text[at];
    if (c == ' ') {
      ++at;
    } else if (c == ',') {
      if (expectName) return fail("pass name expected before ','");
      expectName = true;
      ++at;
    } else if (c == ')') {
      if (open.empty()) return fail("')' without '('");
      if (expectName) return fail("pass name expected before ')'");
      open.pop_back();
      ++at;
    } else {
      if (!expectName) return fail("',' expected between passes");
      size_t end = std::min(text.find_first_of(",()< ", at), text.size());
      std::string_view name = text.substr(at, end - at), parameters;
      if (name.empty()) return fail("pass name expected");
      at = end;
      if (at < text.size() && text[at] == '<') {
        size_t close = text.find('>', at);
        if (close == std::string_view::npos) return fail("'<' without '>'");
        parameters = text.substr(at + 1, close - at - 1);
        at = close + 1;
      }
      if (at < text.size() && text[at] == '(') {
        if (name != "module" && name != "function" && name != "cgscc" && name != "loop")
          return fail("'" + std::string(name) + "' takes no list of passes");
        open.push_back(name);
        ++at;
        continue;  // a name must follow
      }
      expectName = false;
      if (name == "default") {
        if (parameters.size() != 2 || parameters[0] != 'O' || !std::strchr("0123sz", parameters[1]))
          return fail("unknown level 'default<" + std::string(parameters) + ">'");
        unsigned level = parameters[1] == '0' ? 0 : parameters[1] == '1' ? 1 : 2;
        Pipeline levelPasses = pipelineFor(level);
        pipeline.insert(pipeline.end(), levelPasses.begin(), levelPasses.end());
      } else if (const Pass* pass = findPass(name)) {
        pipeline.push_back(pass);
      } else if (name != "verify" && name != "no-op-function" && name != "no-op-module") {
        return fail("unknown pass '" + std::string(name) + "'");
      }
    }
  }
  if (!open.empty()) return fail("'(' without ')'");
  if (expectName && !text.empty()) return fail("pass name expected at the end");
  return true;
}

}  // namespace minic
