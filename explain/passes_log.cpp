// The data of --explain=passes: each function after every pass that changed it, after the stages of
// the back end, and as assembly. A line of text carries the number of the instruction it shows or
// was made for, so that it can be followed from column to column.
#include <algorithm>
#include <map>

#include "backend/backend.h"
#include "backend/stages.h"
#include "explain/allocation_log.h"
#include "explain/budget.h"
#include "explain/clone.h"
#include "explain/copies_log.h"
#include "explain/log.h"
#include "explain/machine_reasons.h"
#include "explain/pages.h"
#include "explain/traces.h"
#include "explain/value_ends.h"
#include "explain/value_places.h"
#include "ir/text/print.h"
#include "passes/codegen/codegen.h"
#include "passes/mem2reg/options.h"
#include "passes/pass_manager.h"
#include "support/diagnostics.h"
#include "support/remark_json.h"

namespace minic {

namespace {

/// Text with, per line, the source line and the number of the instruction; 0: none. A line of
/// machine code or assembly also has the places in it that hold values: pairs of a place and a
/// number.
class Column {
 public:
  Column(std::string title, const char* kind)
      : json_{{"title", std::move(title)},
              {"kind", kind},
              {"text", ""},
              {"lines", Json::array()},
              {"ids", Json::array()}} {
    if (std::string_view(kind) != "ir") json_["values"] = json_["why"] = Json::array();
  }

  void add(std::string_view text, uint32_t line = 0, uint32_t id = 0,
           const std::vector<std::pair<std::string, uint32_t>>& values = {},
           const Json& why = nullptr) {
    text_.append(text) += '\n';
    for (auto n = std::count(text.begin(), text.end(), '\n'); n >= 0; --n) {
      json_["lines"].push_back(line);
      json_["ids"].push_back(id);
      if (!json_.contains("values")) continue;
      json_["values"].push_back(values);
      json_["why"].push_back(why);
    }
  }
  Json take() {
    json_["text"] = std::move(text_);
    return std::move(json_);
  }

 private:
  Json json_;
  std::string text_;
};

/// Instructions are counted from 1, so that 0 is none.
uint32_t numberOf(const Inst* inst) { return inst ? inst->id + 1 : 0; }

Json irColumn(std::string title, const Function& function, const ExplainOptions& options) {
  Column column(std::move(title), "ir");
  std::string whole = toString(function), text;
  column.add(whole.substr(0, whole.find('\n')), lineOf(function.loc, options));
  ValueNamer names(function);
  Json numbers = Json::array();
  for (const Block* block : blocks(function)) {
    std::string label = names(block).substr(1);
    numbers.push_back({label, block->id});
    if (block != function.entry()) column.add("");
    if (block != function.entry() || block->name) column.add(label + ":");
    for (const Inst* inst : insts(block)) {
      text = "  ";
      printInst(text, *inst, names);
      column.add(text, lineOf(inst->loc, options), numberOf(inst));
    }
  }
  column.add("}");
  Json made = column.take();
  made["blocks"] = std::move(numbers);
  return made;
}

/// The instructions by name.
std::map<std::string, uint32_t> numbersByName(const Function& function) {
  std::map<std::string, uint32_t> numbers;
  ValueNamer names(function);
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block))
      if (!inst->type->isVoid()) numbers[names(inst)] = numberOf(inst);
  return numbers;
}

/// The values that replaced the loads in mem2reg, from its trace: pairs of numbers.
void addReplaced(const Json& rounds, const std::map<std::string, uint32_t>& before,
                 const std::map<std::string, uint32_t>& after, Json& became) {
  for (const Json& round : rounds)
    for (const Json& event : round["events"]) {
      std::string kind = event["event"];
      if (kind != "local-load" && kind != "replace") continue;
      auto from = before.find(event["load"]);
      std::string value = event["value"];
      auto to = before.find(value);
      if (to == before.end()) {
        if (round["renamed"].contains(value)) value = round["renamed"][value];
        to = after.find(value);
        if (to == after.end()) continue;
      }
      if (from != before.end()) became.push_back({from->second, to->second});
    }
}

/// The instruction that a machine instruction was made for, or stands in the place of; 0: none.
uint32_t origin(const MInst* inst, const InstOrigins& origins, const MachineReasons& reasons) {
  if (auto known = origins.find(inst); known != origins.end()) return numberOf(known->second);
  const MachineReasons::Reason* reason = reasons.of(inst);
  return numberOf(reason ? reason->from : nullptr);
}

/// Why it is there: the kind and the stage; null if lowering made it for its instruction.
Json why(const MInst* inst, const MachineReasons& reasons) {
  const MachineReasons::Reason* reason = reasons.of(inst);
  return reason ? Json{reason->kind, reason->stage} : Json();
}

/// Machine IR as printMir writes it, by instruction.
Json machineColumn(std::string title, const MFunction& mf, const InstOrigins& origins,
                   const MachineReasons& reasons, const ValuePlaces& places,
                   const ExplainOptions& options) {
  Column column(std::move(title), "machine");
  for (const MBlock* block : mf.layout) {
    std::string label = "b" + std::to_string(block->id) + ":";
    if (!block->name.empty()) label += "  ; " + std::string(block->name);
    column.add(label);
    for (const MInst* inst = block->first; inst; inst = inst->next)
      column.add("  " + printMInst(mf, *inst), lineOf(SourceLoc{inst->loc}, options),
                 origin(inst, origins, reasons), places.of(mf, *inst), why(inst, reasons));
  }
  return column.take();
}

/// The places as a line of assembly spells them: a slot is the line's memory operand, `8(%rsp)`.
std::vector<std::pair<std::string, uint32_t>> inAssembly(
    std::vector<std::pair<std::string, uint32_t>> places, std::string_view line) {
  size_t open = line.find('('), close = line.find(')');
  bool hasMemory = open != line.npos && close != line.npos && open < close;
  size_t begin = hasMemory ? line.find_last_of("\t ,*", open) + 1 : 0;
  std::erase_if(places, [&](auto& place) {
    if (!place.first.starts_with("slot") && place.first.find(", ") == place.first.npos)
      return false;
    if (hasMemory) place.first = line.substr(begin, close + 1 - begin);
    return !hasMemory;
  });
  return places;
}

/// One function's part of the log. The function is looked up by name: a pass may remove it.
struct Shown {
  std::string name;
  uint32_t line;
  Json columns = Json::array(), became = Json::array();
  Json ends = Json::array(), copies = Json::array();  // see value_ends.h
  Json missed = Json::array();                        // what passes decided against
  Json considered = Json::array();  // the insides of passes that decided against everything
  Json removed = nullptr;           // the pass that removed the function, and its remark
};

/// The stages of the back end, and the assembly.
void addBackEnd(Module& module, Function& function, Shown& shown, EventBudget& budget,
                const ExplainOptions& options) {
  Json& columns = shown.columns;
  {
    ValueEnds ends(module, "legalize");
    ends.watch(function);
    if (!legalizeQuietly(function, options)) return;
    ends.addTo(function, shown.ends, shown.copies);
  }
  Json legal = irColumn("legalize", function, options);
  if (legal["text"] != columns.back()["text"]) columns.push_back(std::move(legal));
  std::set<uint32_t> there;  // numbers that have machine instructions
  using Values = std::vector<std::pair<std::string, uint32_t>>;
  struct Mark {
    size_t at;
    uint32_t line, id;
    const MInst* inst;
  };
  std::vector<Mark> marks;  // where in the text which instruction begins
  std::unordered_map<const MInst*, Values> lastValues;
  InstOrigins origins;
  ValuePlaces places;
  MachineReasons reasons;
  AllocationLog allocation;
  CopiesLog copies;
  BackendOptions backend;
  backend.target = options.target;
  backend.origins = &origins;
  backend.valueRegs = &places.registers;
  backend.allocation = &allocation;
  backend.phis = &copies;
  PhaseOptions phaseOptions;
  PhaseManager phases(phaseOptions);
  phases.watch = [&](const Phase& stage, const PhaseUnit& unit, bool) {
    if (const MFunction* made = machineFunctionOf(unit); made && stage.name != "lower") {
      reasons.after(stage.name, *made, origins);
      std::set<uint32_t> now;
      for (const MBlock* block : made->layout)
        for (const MInst* inst = block->first; inst; inst = inst->next)
          now.insert(origin(inst, origins, reasons));
      if (stage.name == "block-order") addLoweringEnds(function, now, shown.ends);
      for (uint32_t number : there)
        if (!now.contains(number)) shown.ends.push_back({number, "machine", 0, stage.name});
      there = std::move(now);
    }
    if (stage.name == "expand-copies") places.afterExpansion(*machineFunctionOf(unit));
    constexpr std::pair<std::string_view, const char*> kShown[] = {
        {"split-at-calls", "lowering"},
        {"allocate", "register allocation"},
        {"emit", "frame layout"}};
    for (auto [name, title] : kShown) {
      if (stage.name != name) continue;
      const MFunction& mf = *machineFunctionOf(unit);
      if (stage.name == "split-at-calls") places.beforeAllocation(mf);
      if (stage.name == "allocate") places.afterAllocation(mf);
      if (stage.name == "emit") {
        places.atTheEnd(mf);
        for (const Mark& mark : marks) lastValues.emplace(mark.inst, places.of(mf, *mark.inst));
      }
      columns.push_back(machineColumn(title, mf, origins, reasons, places, options));
      if (stage.name != "allocate") continue;
      Json inside = allocation.take();
      if (inside.is_null()) continue;
      budget.takeInside(inside);
      columns.back()["inside"] = std::move(inside);
    }
  };
  backend.phases = &phases;
  backend.instNote = [&](const AsmBuffer& out, const MInst& inst) {
    marks.push_back(
        {out.size(), lineOf(SourceLoc{inst.loc}, options), origin(&inst, origins, reasons), &inst});
  };
  AsmBuffer out;
  ModuleEmitter(module, backend, out).emitFunction(function);
  std::string_view text = out.view();
  Column column("assembly", "assembly");
  size_t mark = 0, row = 0;
  std::unordered_map<const MInst*, size_t> rowOf;
  for (size_t begin = 0, end; begin < text.size(); begin = end + 1, ++row) {
    end = std::min(text.find('\n', begin), text.size());
    while (mark + 1 < marks.size() && marks[mark + 1].at <= begin) ++mark;
    std::string_view line = text.substr(begin, end - begin);
    bool isCode = mark < marks.size() && marks[mark].at <= begin && line.starts_with('\t') &&
                  !line.starts_with("\t.");
    if (isCode) rowOf.emplace(marks[mark].inst, row);
    if (isCode)
      column.add(line, marks[mark].line, marks[mark].id,
                 inAssembly(lastValues[marks[mark].inst], line), why(marks[mark].inst, reasons));
    else
      column.add(line);
  }
  columns.push_back(column.take());
  if (Json inside = copies.take(rowOf); !inside.is_null()) {
    budget.takeInside(inside);
    columns.back()["inside"] = std::move(inside);
  }
  for (const Json& number : columns.back()["ids"]) there.erase(number.get<uint32_t>());
  for (uint32_t number : there) shown.ends.push_back({number, "unwritten", 0, "assembly"});
}

/// What a pass says about what it did, and about what it decided against, by its remarks.
class Reasons {
 public:
  struct Entry {
    uint32_t line;
    Said said;
    std::string text;
  };

  explicit Reasons(const ExplainOptions& options)
      : options_(options), diagnostics_(*options.sources, {}, [](const Diagnostic&) {}) {
    phaseOptions.remarkPasses = phaseOptions.remarkMissedPasses = ".";
    phaseOptions.passes = options.passes;
  }
  Diagnostics* diagnostics() { return &diagnostics_; }
  void listenTo(PhaseManager& phases) {
    phases.remarks = [this](SourceLoc loc, const Said& said) {
      auto& of = remarkRow(said.name()).isMissed ? missed_ : done_;
      of.push_back({lineOf(loc, options_), said, said.text()});
    };
  }
  /// Those of the lines from `first` to before `end`; 200 at most.
  Json ofLines(uint32_t first, uint32_t end) const { return ofLines(done_, first, end); }
  Json missedOfLines(uint32_t first, uint32_t end) const { return ofLines(missed_, first, end); }
  /// Those that name the function.
  Json ofFunction(const std::string& name) const {
    Json found = Json::array();
    for (const Entry& entry : done_)
      if (entry.text.find("'" + name + "'") != entry.text.npos) found.push_back(jsonOf(entry));
    return found;
  }

  PassManagerOptions phaseOptions;

 private:
  static Json ofLines(const std::vector<Entry>& all, uint32_t first, uint32_t end) {
    Json found = Json::array();
    for (const Entry& entry : all)
      if (entry.line >= first && entry.line < end && found.size() < 200)
        found.push_back(jsonOf(entry));
    return found;
  }
  static Json jsonOf(const Entry& entry) {
    return {{"line", entry.line}, {"text", entry.text}, {"said", minic::jsonOf(entry.said)}};
  }

  const ExplainOptions& options_;
  std::vector<Entry> done_, missed_;
  Diagnostics diagnostics_;
};

/// Those of what the pass decided against, with the column that it worked on.
void addMissed(std::string_view pass, Json remarks, Shown& shown) {
  for (Json& remark : remarks) {
    if (shown.missed.size() == 400) return;
    remark["pass"] = std::string(pass);
    remark["before"] = shown.columns.empty() ? 0 : shown.columns.size() - 1;
    shown.missed.push_back(std::move(remark));
  }
}

/// Of such a pass it is worth a look, too, that it decided against everything.
bool isAboutDecisions(const Json& inside) {
  return !inside["events"].empty() &&
         (inside["kind"] == "inline" || inside["kind"] == "unroll" || inside["kind"] == "vectors");
}

/// Runs a function pass on the function and adds its result.
void showPass(Module& module, const Pass& pass, Shown& shown, EventBudget& budget,
              const ExplainOptions& options) {
  Function& function = *module.findFunction(shown.name);
  Pipeline single;
  single.add(PipelineStep::Walk::Functions, &pass);
  Reasons reasons(options);
  PhaseManager phases(reasons.phaseOptions, reasons.diagnostics());
  reasons.listenTo(phases);
  EventSink events, steps;
  EventRecord record(events), inside(steps);
  auto trace = promotionTrace(events);
  auto traces = insideTraces(steps);
  if (!EventBudget::isTooLarge(function)) {
    reasons.phaseOptions.passes.set<Mem2RegOptions>().observer = trace.get();
    reasons.phaseOptions.passes.set<PassObservers>() = traces->observers();
  }
  PassManager manager(module, phases, reasons.phaseOptions);
  auto before = numbersByName(function);
  ValueEnds ends(*function.module, pass.name);
  ends.watch(function);
  bool changed = manager.run(function, single);
  if (changed) ends.addTo(function, shown.ends, shown.copies);
  addReplaced(record.sections, before, numbersByName(function), shown.became);
  addMissed(pass.name, reasons.missedOfLines(0, UINT32_MAX), shown);
  if (!changed) {
    if (inside.sections.empty() || !isAboutDecisions(inside.sections[0])) return;
    budget.takeInside(inside.sections[0]);
    shown.considered.push_back({{"pass", std::string(pass.name)},
                                {"before", shown.columns.size() - 1},
                                {"inside", std::move(inside.sections[0])}});
    return;
  }
  shown.columns.push_back(irColumn(std::string(pass.name), function, options));
  shown.columns.back()["reasons"] = reasons.ofLines(0, UINT32_MAX);
  if (inside.sections.empty()) return;
  budget.takeInside(inside.sections[0]);
  shown.columns.back()["inside"] = std::move(inside.sections[0]);
}

/// Runs a module pass and adds the functions that it changed. Those that it removed end there.
void showModulePass(Module& module, const Pass& pass, std::vector<Shown>& all,
                    const ExplainOptions& options) {
  Pipeline single;
  single.add(PipelineStep::Walk::Module, &pass);
  Reasons reasons(options);
  PhaseManager phases(reasons.phaseOptions, reasons.diagnostics());
  reasons.listenTo(phases);
  ValueEnds ends(module, pass.name);
  for (const Shown& shown : all)
    if (const Function* function = module.findFunction(shown.name)) ends.watch(*function);
  bool changed = PassManager(module, phases, reasons.phaseOptions).run(single);
  for (Shown& shown : all) {
    const Function* function = module.findFunction(shown.name);
    if (!shown.removed.is_null()) continue;
    uint32_t end = UINT32_MAX;  // of its lines: where the next function begins
    for (const Shown& other : all)
      if (other.line > shown.line) end = std::min(end, other.line);
    addMissed(pass.name, reasons.missedOfLines(shown.line, end), shown);
    if (!changed) continue;
    if (!function || function->isDeclaration()) {
      shown.removed = {{"pass", std::string(pass.name)},
                       {"reasons", reasons.ofFunction(shown.name)}};
      continue;
    }
    ends.addTo(*function, shown.ends, shown.copies);
    Json column = irColumn(std::string(pass.name), *function, options);
    if (column["text"] == shown.columns.back()["text"]) continue;
    column["reasons"] = reasons.ofLines(shown.line, end);
    shown.columns.push_back(std::move(column));
  }
}

}  // namespace

std::string passesLog(const Module& module, const Pipeline& pipeline, const ExplainOptions& options,
                      bool packed) {
  Json log = logHead(options);
  log["passes"] = toString(pipeline);
  log["functions"] = Json::array();
  auto copy = cloneForPasses(module);
  std::vector<Shown> all;
  EventBudget budget;
  for (const auto& function : copy->functions) {
    if (function->isDeclaration() || !isWanted(function->name, options.onlyFunctions)) continue;
    all.push_back({std::string(function->name), lineOf(function->loc, options)});
    all.back().columns.push_back(
        irColumn(options.language == "ll" ? "input" : "front end", *function, options));
  }
  for (const PipelineStep& step : pipeline.steps) {
    if (step.walk == PipelineStep::Walk::Module) {
      for (const Pass* pass : step.passes) showModulePass(*copy, *pass, all, options);
      continue;
    }
    // In the compiler's order: a callee has been through all passes of the step before its callers.
    PassManagerOptions none;
    PhaseManager phases(none);
    const bool isInOrder = !log.contains("order") && step.walk == PipelineStep::Walk::Bottomup;
    for (Function* function : PassManager(*copy, phases, none).functionsInOrder(step.walk)) {
      if (function->isDeclaration()) continue;
      if (isInOrder) log["order"].push_back(std::string(function->name));
      auto shown = std::find_if(all.begin(), all.end(),
                                [&](const Shown& each) { return each.name == function->name; });
      Shown unseen{std::string(function->name), 0};
      EventBudget unlimited;  // of what nobody sees
      for (const Pass* pass : step.passes)
        if (shown == all.end())
          showPass(*copy, *pass, unseen, unlimited, options);
        else
          showPass(*copy, *pass, *shown, budget, options);
    }
  }
  declareHelpers(*copy, codegenPipeline(1));
  for (Shown& shown : all) {
    if (shown.removed.is_null())
      addBackEnd(*copy, *copy->findFunction(shown.name), shown, budget, options);
    log["functions"].push_back({{"name", shown.name},
                                {"line", shown.line},
                                {"columns", std::move(shown.columns)},
                                {"became", std::move(shown.became)},
                                {"ends", std::move(shown.ends)},
                                {"copies", std::move(shown.copies)},
                                {"missed", std::move(shown.missed)},
                                {"considered", std::move(shown.considered)}});
    if (!shown.removed.is_null()) log["functions"].back()["removed"] = std::move(shown.removed);
  }
  return logText(log, packed);
}

}  // namespace minic
