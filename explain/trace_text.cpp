// The sentences of --trace: one function for each kind of event, made from its fields alone, and
// two tables that say which kind has which.
#include "explain/trace_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <span>

#include "support/remark_json.h"

namespace minic {

namespace {

using Json = nlohmann::ordered_json;

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
std::string reason(const Json& said) { return saidOf(said).text(); }

/// A kind of events by its name in the field "event", and its text with indentation and newlines.
struct KindOfEvent {
  std::string_view name;
  std::string (*text)(const Json& event);
};

std::string textOfEvent(const Json& event, std::span<const KindOfEvent> kinds) {
  const std::string name = str(event, "event");
  const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                 [&](const KindOfEvent& each) { return each.name == name; });
  return kind == kinds.end() ? "" : kind->text(event);
}

namespace sentences {

std::string phase(const Json& e) { return "\n" + str(e, "name") + "\n"; }

// ---- mem2reg: the variables

std::string beginOfMem2reg(const Json& e) {
  return fmt::format("mem2reg on {}, {} SSA{}\n", str(e, "function"), str(e, "form"),
                     e["round"] == 1 ? "" : ", once more");
}

std::string candidate(const Json& e) {
  if (!e["promotable"].get<bool>())
    return fmt::format("  {} ({}) stays in memory: {}: {}\n", str(e, "variable"), str(e, "type"),
                       reason(e["because"]), str(e, "user"));
  std::string text = fmt::format("  {} ({}): {}, {}", str(e, "variable"), str(e, "type"),
                                 counted(e["loads"], "load"), counted(e["stores"], "store"));
  if (e.contains("constant"))
    text += fmt::format("; only {} is ever stored, so every load gives it", str(e, "constant"));
  return text + "\n";
}

std::string dominators(const Json& e) {
  std::string text;
  for (const Json& block : e["blocks"])
    text +=
        fmt::format("  {}: Dom = {}, idom = {}, DF = {}\n", str(block, "block"), set(block["dom"]),
                    block["idom"].is_null() ? "-" : str(block, "idom"), set(block["frontier"]));
  return text + "  reverse post-order: " + list(e["rpo"]) + "\n";
}

std::string localStore(const Json& e) {
  std::string text = fmt::format("  {}: store {}: push onto stack[{}] = {}", str(e, "block"),
                                 str(e, "value"), str(e, "variable"), stack(e["stack"]));
  if (e["overwrites"].get<bool>()) text += "; the store before it is dead";
  return text + "\n";
}

std::string localLoad(const Json& e) {
  return fmt::format("  {}: replace {} by the top of stack[{}]: {}\n", str(e, "block"),
                     str(e, "load"), str(e, "variable"), str(e, "value"));
}

std::string upwardExposed(const Json& e) {
  return fmt::format("  {}: {} reads {} from before the block: upward exposed\n", str(e, "block"),
                     str(e, "load"), str(e, "variable"));
}

std::string variable(const Json& e) {
  return fmt::format("  {}: Defs = {}, upward exposed in {}: {}\n", str(e, "variable"),
                     set(e["defs"]), set(e["uses"]),
                     e["global"].get<bool>() ? "a global name" : "no global name");
}

std::string liveIn(const Json& e) {
  return fmt::format("  {} is live on entry to {}\n", str(e, "variable"), set(e["blocks"]));
}

// ---- mem2reg: where phis are placed

std::string forms(const Json& e) {
  std::string text = fmt::format("  phis for {}:", str(e, "variable"));
  for (const auto& [form, count] : e["counts"].items())
    text += fmt::format(" {} {}", form, count.get<uint64_t>());
  return text + "\n";
}

std::string worklist(const Json& e) {
  return fmt::format("  {}: F = {{}}, W = {}\n", str(e, "variable"), set(e["w"]));
}

std::string take(const Json& e) {
  return fmt::format("    X = {}, W = {}, DF(X) = {}{}\n", str(e, "x"), set(e["w"]),
                     set(e["frontier"]),
                     e["known"].empty() ? "" : "; in F already: " + list(e["known"]));
}

std::string place(const Json& e) {
  return fmt::format(
      "      Y = {}: phi for {}, asked for by the definition in {}; F = {}, W = {}\n", str(e, "y"),
      str(e, "variable"), str(e, "x"), set(e["f"]), set(e["w"]));
}

std::string notLive(const Json& e) {
  return fmt::format("      Y = {}: no phi, {} is not live there\n", str(e, "y"),
                     str(e, "variable"));
}

std::string insert(const Json& e) {
  return fmt::format("  {}: {}\n", str(e, "block"), str(e, "text"));
}

// ---- mem2reg: renaming and what is cleaned up after it

std::string enter(const Json& e) {
  std::string text = fmt::format("  Rename({})", str(e, "block"));
  for (const auto& [variable, count] : e["counters"].items())
    text += fmt::format("{} {}", text.back() == ')' ? ": counters" : "", count.get<uint64_t>());
  if (!e["tops"].empty()) text += "; tops " + list(e["tops"]);
  return text + "\n";
}

std::string push(const Json& e) {
  return fmt::format("    {}: push {} as {} onto stack[{}] = {}\n", str(e, "from"), str(e, "value"),
                     str(e, "name"), str(e, "variable"), stack(e["stack"]));
}

std::string replace(const Json& e) {
  return fmt::format("    replace {} by the top of stack[{}]: {}\n", str(e, "load"),
                     str(e, "variable"), str(e, "value"));
}

std::string fill(const Json& e) {
  return fmt::format("    fill {} in {}, operand of {}: {}\n", str(e, "phi"), str(e, "block"),
                     str(e, "pred"), str(e, "value"));
}

std::string pop(const Json& e) {
  return fmt::format("    leaving {}: pop stack[{}] = {}\n", str(e, "block"), str(e, "variable"),
                     stack(e["stack"]));
}

std::string unreachableOperand(const Json& e) {
  return fmt::format("  {}, operand of {}: poison, control never comes from there\n", str(e, "phi"),
                     str(e, "pred"));
}

std::string fold(const Json& e) {
  return e["value"].is_null()
             ? fmt::format("  {} is dead: removed\n", str(e, "phi"))
             : fmt::format("  {} can only be {}: folded\n", str(e, "phi"), str(e, "value"));
}

std::string erase(const Json& e) {
  return fmt::format("  erase {}: {}\n", str(e, "text"), reason(e["because"]));
}

std::string endOfMem2reg(const Json& e) { return "\n" + str(e, "after") + "\n"; }

constexpr KindOfEvent kMem2regEvents[] = {
    {"begin", beginOfMem2reg},
    {"phase", phase},
    {"candidate", candidate},
    {"dominators", dominators},
    {"local-store", localStore},
    {"local-load", localLoad},
    {"upward-exposed", upwardExposed},
    {"variable", variable},
    {"live-in", liveIn},
    {"forms", forms},
    {"worklist", worklist},
    {"take", take},
    {"place", place},
    {"not-live", notLive},
    {"insert", insert},
    {"enter", enter},
    {"push", push},
    {"replace", replace},
    {"fill", fill},
    {"pop", pop},
    {"unreachable-operand", unreachableOperand},
    {"fold", fold},
    {"erase", erase},
    {"end", endOfMem2reg},
};

// ---- SSA destruction: the copies of an edge

std::string beginOfCopies(const Json& e) {
  return fmt::format("Phis of {} become copies\n", str(e, "function"));
}

std::string criticalEdge(const Json& e) {
  const std::string from = str(e, "from"), to = str(e, "to");
  return fmt::format("  {0} -> {1}: {0} has {2} successors, {1} has {3} predecessors\n", from, to,
                     e["succs"].get<uint32_t>(), e["preds"].get<uint32_t>());
}

std::string split(const Json& e) {
  return fmt::format("  {} -> {}: the new block {} is put onto the edge{}\n", str(e, "from"),
                     str(e, "to"), str(e, "block"),
                     e["copies"].get<bool>() ? "" : "; it stays empty and is deleted at the end");
}

std::string parallelCopy(const Json& e) {
  std::string text = fmt::format("  {} -> {}: one parallel copy of {}, at the {} {}\n",
                                 str(e, "from"), str(e, "to"), e["copies"].size(),
                                 str(e, "at") == "start" ? "start of" : "end of", str(e, "block"));
  for (const Json& copy : e["copies"]) {
    text += fmt::format("    {} <- {}", str(copy, "to"), str(copy, "from"));
    if (copy.contains("why")) text += fmt::format("  (left out: {})", reason(copy["why"]));
    text += "\n";
  }
  return text;
}

std::string places(const Json& e) {
  std::string text =
      fmt::format("  {} -> {}: {}\n", str(e, "from"), str(e, "to"),
                  e["copies"].empty() ? "nothing is left to copy" : "the copy is now");
  for (const Json& copy : e["copies"])
    text += fmt::format("    {} <- {}{}\n", str(copy, "to"), str(copy, "from"),
                        copy["coalesced"].get<bool>() ? "  (coalesced: nothing to do)" : "");
  return text;
}

// ---- SSA destruction: the order of the copies

std::string move(const Json& e) {
  return fmt::format("    ready {{{}}}: {} := {}{}\n", list(e["ready"]), str(e, "to"),
                     str(e, "from"),
                     e.contains("through") ? fmt::format(" (through {})", str(e, "through")) : "");
}

std::string cycle(const Json& e) {
  return fmt::format("    no copy is ready, {} form a cycle\n", list(e["places"]));
}

std::string save(const Json& e) {
  return fmt::format("    {} := {} opens it\n", str(e, "to"), str(e, "from"));
}

std::string restore(const Json& e) {
  return fmt::format("    {} := {} closes it\n", str(e, "to"), str(e, "from"));
}

std::string swap(const Json& e) {
  return fmt::format("    {} and {} are exchanged\n", str(e, "to"), str(e, "from"));
}

std::string constant(const Json& e) {
  return fmt::format("    {} := {}, a constant\n", str(e, "to"), str(e, "from"));
}

constexpr KindOfEvent kPhiEvents[] = {
    {"begin", beginOfCopies},
    {"phase", phase},
    {"critical-edge", criticalEdge},
    {"split", split},
    {"parallel-copy", parallelCopy},
    {"places", places},
    {"move", move},
    {"cycle", cycle},
    {"save", save},
    {"restore", restore},
    {"swap", swap},
    {"constant", constant},
};

}  // namespace sentences

}  // namespace

std::string mem2regText(const Event& event, bool) {
  if (event.kind != Event::Kind::Step) return "";
  return textOfEvent(Json::parse(event.fields), sentences::kMem2regEvents);
}

std::string phiText(const Event& event, bool isFirstSection) {
  if (event.kind == Event::Kind::Begin) return isFirstSection ? "" : "\n";
  if (event.kind != Event::Kind::Step) return "";
  return textOfEvent(Json::parse(event.fields), sentences::kPhiEvents);
}

}  // namespace minic
