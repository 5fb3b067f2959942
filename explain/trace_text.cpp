// The sentences of --trace: one per event, made from its fields alone.
#include "explain/trace_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

/// A step of mem2reg, with its indentation and newline.
std::string mem2regSentence(const Json& e) {
  const std::string kind = str(e, "event");
  auto s = [&](const char* key) { return str(e, key); };
  if (kind == "begin")
    return fmt::format("mem2reg on {}, {} SSA{}\n", s("function"), s("form"),
                       e["round"] == 1 ? "" : ", once more");
  if (kind == "phase") return "\n" + s("name") + "\n";
  if (kind == "candidate") {
    if (!e["promotable"].get<bool>())
      return fmt::format("  {} ({}) stays in memory: {}: {}\n", s("variable"), s("type"),
                         reason(e["because"]), s("user"));
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
  if (kind == "erase") return fmt::format("  erase {}: {}\n", s("text"), reason(e["because"]));
  if (kind == "end") return "\n" + s("after") + "\n";
  return {};
}

/// A step of SSA destruction.
std::string phiSentence(const Json& e) {
  const std::string kind = str(e, "event");
  auto s = [&](const char* key) { return str(e, key); };
  auto ready = [&] { return fmt::format("    ready {{{}}}: ", list(e["ready"])); };
  if (kind == "begin") return fmt::format("Phis of {} become copies\n", s("function"));
  if (kind == "phase") return "\n" + s("name") + "\n";
  if (kind == "critical-edge")
    return fmt::format("  {} -> {}: {} has {} successors, {} has {} predecessors\n", s("from"),
                       s("to"), s("from"), e["succs"].get<uint32_t>(), s("to"),
                       e["preds"].get<uint32_t>());
  if (kind == "split")
    return fmt::format("  {} -> {}: the new block {} is put onto the edge{}\n", s("from"), s("to"),
                       s("block"),
                       e["copies"].get<bool>() ? "" : "; it stays empty and is deleted at the end");
  if (kind == "parallel-copy") {
    std::string text =
        fmt::format("  {} -> {}: one parallel copy of {}, at the {} {}\n", s("from"), s("to"),
                    e["copies"].size(), s("at") == "start" ? "start of" : "end of", s("block"));
    for (const Json& copy : e["copies"]) {
      text += fmt::format("    {} <- {}", str(copy, "to"), str(copy, "from"));
      if (copy.contains("why")) text += fmt::format("  (left out: {})", reason(copy["why"]));
      text += "\n";
    }
    return text;
  }
  if (kind == "places") {
    std::string text =
        fmt::format("  {} -> {}: {}\n", s("from"), s("to"),
                    e["copies"].empty() ? "nothing is left to copy" : "the copy is now");
    for (const Json& copy : e["copies"])
      text += fmt::format("    {} <- {}{}\n", str(copy, "to"), str(copy, "from"),
                          copy["coalesced"].get<bool>() ? "  (coalesced: nothing to do)" : "");
    return text;
  }
  if (kind == "move")
    return ready() +
           fmt::format("{} := {}{}\n", s("to"), s("from"),
                       e.contains("through") ? fmt::format(" (through {})", s("through")) : "");
  if (kind == "cycle")
    return fmt::format("    no copy is ready, {} form a cycle\n", list(e["places"]));
  if (kind == "save") return fmt::format("    {} := {} opens it\n", s("to"), s("from"));
  if (kind == "restore") return fmt::format("    {} := {} closes it\n", s("to"), s("from"));
  if (kind == "swap") return fmt::format("    {} and {} are exchanged\n", s("to"), s("from"));
  if (kind == "constant") return fmt::format("    {} := {}, a constant\n", s("to"), s("from"));
  return {};
}

}  // namespace

std::string mem2regText(const Event& event, bool) {
  return event.kind == Event::Kind::Step ? mem2regSentence(Json::parse(event.fields)) : "";
}

std::string phiText(const Event& event, bool isFirstSection) {
  if (event.kind == Event::Kind::Begin) return isFirstSection ? "" : "\n";
  return event.kind == Event::Kind::Step ? phiSentence(Json::parse(event.fields)) : "";
}

}  // namespace minic
