// Events are dropped by variable, so that those of each remaining variable are complete.
#include "explain/budget.h"

#include <algorithm>
#include <map>
#include <set>

namespace minic {

namespace {

using Json = nlohmann::ordered_json;

/// Events that are kept for every variable: the candidates, and how many phis each would get.
bool isOverview(const std::string& kind) { return kind == "candidate" || kind == "forms"; }

}  // namespace

bool EventBudget::isTooLarge(const Function& function) {
  size_t accesses = 0;
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block))
      accesses += inst->is(Op::Load) || inst->is(Op::Store) || inst->is(Op::Alloca);
  return function.numBlocks > kMaxSize || accesses > kMaxSize;
}

void EventBudget::take(Json& round) {
  Json& events = round["events"];
  size_t allowed = std::min(left_, kForm);
  if (events.size() <= allowed) {
    left_ -= events.size();
    return;
  }
  std::map<std::string, std::string> variableOf;  // of a phi
  std::vector<std::string> variables;             // in order
  std::map<std::string, size_t> count;
  auto variable = [&](const Json& event) -> std::string {
    if (event.contains("variable")) return event["variable"];
    return event.contains("phi") ? variableOf[event["phi"]] : "";
  };
  size_t rest = 0;
  for (const Json& event : events) {
    std::string kind = event["event"];
    if (kind == "insert") variableOf[event["phi"]] = event["variable"];
    if (kind == "candidate") variables.push_back(event["variable"]);
    ++(isOverview(kind) || variable(event).empty() ? rest : count[variable(event)]);
  }
  std::set<std::string> kept;
  Json keptInOrder = Json::array();
  for (const std::string& name : variables) {
    if (rest + count[name] > allowed) continue;
    rest += count[name];
    if (kept.insert(name).second) keptInOrder.push_back(name);
  }
  Json left = Json::array();
  for (Json& event : events) {
    std::string kind = event["event"], of = variable(event);
    if (!isOverview(kind) && !of.empty() && !kept.count(of)) continue;
    if (kind == "enter") event["counters"] = Json::object(), event["tops"] = Json::array();
    left.push_back(std::move(event));
  }
  left_ -= std::min(left_, left.size());
  events = std::move(left);
  round["reduced"] = true;
  round["variables"] = std::move(keptInOrder);
}

void EventBudget::cut(Json& section, size_t most) {
  Json& events = section["events"];
  size_t allowed = std::min(left_, most);
  if (events.size() > allowed) {
    events.erase(events.begin() + std::ptrdiff_t(allowed), events.end());
    section["reduced"] = true;
  }
  left_ -= events.size();
}

}  // namespace minic
