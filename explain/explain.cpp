// The log's frame: the program, its functions, and for each the rounds of mem2reg in four forms.
#include "explain/explain.h"

#include <algorithm>

#include "backend/backend.h"
#include "explain/budget.h"
#include "explain/clone.h"
#include "explain/log.h"
#include "explain/mistakes.h"
#include "explain/pack.h"
#include "explain/pages.h"
#include "explain/quiz.h"
#include "explain/traces.h"
#include "ir/text/print.h"
#include "passes/codegen/codegen.h"
#include "passes/mem2reg/options.h"
#include "passes/pass_manager.h"
#include "passes/target_option.h"
#include "support/diagnostics.h"

namespace minic {

namespace {

constexpr SsaForm kForms[] = {SsaForm::Pruned, SsaForm::SemiPruned, SsaForm::Minimal,
                              SsaForm::Maximal};

bool isShown(const Function& function, const ExplainOptions& options) {
  return !function.isDeclaration() && isWanted(function.name, options.onlyFunctions);
}

Json blocksOf(const Function& function, const ValueNamer& names, const ExplainOptions& options) {
  auto label = [&](const Block* block) { return names(block).substr(1); };
  Json all = Json::array();
  for (const Block* block : blocks(function)) {
    uint32_t line = 0;
    for (const Inst* inst : insts(block))
      if ((line = lineOf(inst->loc, options))) break;
    Json succs = Json::array();
    for (Edge edge : block->succs) succs.push_back(label(edge.block));
    all.push_back({{"block", label(block)}, {"line", line}, {"succs", std::move(succs)}});
  }
  return all;
}

Json valueLines(const Function& function, const ValueNamer& names, const ExplainOptions& options) {
  Json lines = Json::object();
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block))
      if (uint32_t line = lineOf(inst->loc, options); line && !inst->type->isVoid())
        lines[names(inst)] = line;
  return lines;
}

Json quizOf(const Quiz& quiz) {
  Json questions = Json::array();
  for (const Quiz::Question& question : quiz.questions)
    questions.push_back({{"function", question.function},
                         {"form", question.form},
                         {"number", question.number},
                         {"line", question.line}});
  return {{"id", quiz.id}, {"isKey", quiz.isKey}, {"questions", std::move(questions)}};
}

/// The events of mem2reg while it brings the function into the form.
Json rounds(Module& module, Function& function, SsaForm form, const ExplainOptions& options) {
  EventSink events;
  EventRecord record(events);
  auto trace = promotionTrace(events);
  PassManagerOptions passes;
  passes.passes.set<Mem2RegOptions>() = {.ssa = form, .observer = trace.get()};
  PhaseManager phases(passes);
  PassManager manager(module, phases, passes);
  Pipeline pipeline;
  pipeline.add(PipelineStep::Walk::Functions, findPass("mem2reg"));
  manager.run(function, pipeline);
  Json& all = record.sections;
  if (!all.empty()) all.back()["afterLines"] = textLines(function, options);
  return std::move(all);
}

/// A longer text is not for reading.
constexpr size_t kMaxAssembly = 100'000;

/// The events of the back end about the function's phis, and its assembly. Empty if
/// legalisation fails. Legalises the function in place.
Json destruction(const Module& module, Function& function, const ExplainOptions& options) {
  if (!legalizeQuietly(function, options)) return Json::object();
  EventSink events;
  EventRecord record(events);
  auto trace = phiTrace(events);
  BackendOptions backend;
  backend.target = options.target;
  backend.phis = trace.get();
  // Its labels are those that it has among the others.
  for (const auto& other : module.functions) {
    if (other.get() == &function) break;
    if (!other->isDeclaration() && other->linkage != Linkage::AvailableExternally)
      ++backend.firstNumber;
  }
  AsmBuffer assembly;
  ModuleEmitter(module, backend, assembly).emitFunction(function);
  if (record.sections.empty()) return Json::object();
  Json made = std::move(record.sections[0]);
  if (assembly.size() <= kMaxAssembly) made["assembly"] = std::string(assembly.view());
  return made;
}

/// How many events the form will have: those of the pruned form, and about seven per phi more.
size_t expectedEvents(const Json& entry, const std::string& form) {
  size_t events = 0;
  for (const Json& round : entry["forms"]["pruned"]) {
    if (round.contains("reduced")) return SIZE_MAX;
    for (const Json& event : round["events"]) {
      ++events;
      if (event["event"] != "forms") continue;
      size_t more = event["counts"][form], pruned = event["counts"]["pruned"];
      events += 7 * (more - std::min(more, pruned));
    }
  }
  return events;
}

/// Brings the function into the form and adds the events to the function's entry in the log.
void addForm(Module& module, Function& function, SsaForm form, Json& entry, EventBudget& budget,
             const ExplainOptions& options) {
  std::string name(ssaFormName(form));
  Json& made = entry["forms"][name] = Json::array();
  bool pruned = form == SsaForm::Pruned;
  if (EventBudget::isTooLarge(function) || (!pruned && !budget.has(expectedEvents(entry, name)))) {
    entry["omitted"].push_back(name);
    return;
  }
  made = rounds(module, function, form, options);
  for (Json& round : made) budget.take(round);
}

/// The same for the events about its phis in the back end.
void addCopies(Module& module, Function& function, SsaForm form, Json& entry, EventBudget& budget,
               const ExplainOptions& options) {
  std::string name(ssaFormName(form));
  if (entry["forms"][name].empty()) return;
  Json copies = destruction(module, function, options);
  if (copies.empty()) return;
  bool pruned = form == SsaForm::Pruned;
  budget.takeCopies(copies);
  // The assembly is that of -S only in the form that the compiler makes.
  if (!pruned) copies.erase("assembly");
  (pruned ? entry["destruction"] : entry["destructions"][name]) = std::move(copies);
}

}  // namespace

EventRecord::EventRecord(EventSink& sink) {
  sink.listen([this](const Event& event) {
    Json fields = Json::parse(event.fields);
    if (event.kind == Event::Kind::Step) {
      sections.back()["events"].push_back(std::move(fields));
    } else if (event.kind == Event::Kind::Begin) {
      sections.push_back(std::move(fields));
      sections.back()["events"] = Json::array();
    } else {
      sections.back().update(fields);
    }
  });
}

uint32_t lineOf(SourceLoc loc, const ExplainOptions& options) {
  return loc.valid() && options.sources ? options.sources->presumed(loc).line : 0;
}

Json logHead(const ExplainOptions& options) {
  Json head{{"format", 1},
            {"minic", std::string(options.version)},
            {"file", std::string(options.file)},
            {"language", std::string(options.language)},
            {"source", std::string(options.source)}};
  if (!options.asked.empty()) head["asked"] = options.asked;
  if (!options.passesPage.empty()) head["passesPage"] = options.passesPage;
  if (!options.mainPage.empty()) head["mainPage"] = options.mainPage;
  return head;
}

std::string logText(const Json& log, bool packed) {
  return packed ? pack(log) : log.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

bool legalizeQuietly(Function& function, const ExplainOptions& options) {
  SourceManager none;
  Diagnostics silent(options.sources ? *options.sources : none);  // without a consumer
  PassManagerOptions passes;
  passes.passes.set<TargetOption>().target = options.target->info;
  PhaseManager phases(passes, &silent);
  PassManager manager(*function.module, phases, passes);
  manager.run(function, codegenPipeline(1));
  return silent.errorCount() == 0;
}

void prepareForRun(Module& module) {
  PassManagerOptions passes;
  PhaseManager phases(passes);
  PassManager manager(module, phases, passes);
  Pipeline pipeline = interpreterPipeline(module);
  declareHelpers(module, pipeline);
  manager.run(pipeline);
}

Json textLines(const Function& function, const ExplainOptions& options) {
  ValueNamer names(function);
  Json lines = Json::array();
  lines.push_back(lineOf(function.loc, options));
  std::string text;
  for (const Block* block : blocks(function)) {
    if (block != function.entry()) lines.push_back(0);                 // the empty line
    if (block != function.entry() || block->name) lines.push_back(0);  // the label
    for (const Inst* inst : insts(block)) {
      text.clear();
      printInst(text, *inst, names);
      for (auto n = std::count(text.begin(), text.end(), '\n'); n >= 0; --n)
        lines.push_back(lineOf(inst->loc, options));
    }
  }
  lines.push_back(0);  // the closing brace
  return lines;
}

std::string explainLog(const Module& module, const ExplainOptions& options, bool packed) {
  Json log = logHead(options);
  if (options.quiz) log["quiz"] = quizOf(*options.quiz);
  log["functions"] = Json::array();
  auto before = cloneForPasses(module);
  for (const auto& function : before->functions) {
    if (!isShown(*function, options)) continue;
    ValueNamer names(*function);
    log["functions"].push_back({{"name", std::string(function->name)},
                                {"line", lineOf(function->loc, options)},
                                {"blocks", blocksOf(*function, names, options)},
                                {"lines", valueLines(*function, names, options)},
                                {"beforeLines", textLines(*function, options)},
                                {"forms", Json::object()}});
  }
  EventBudget budget;
  for (SsaForm form : kForms) {
    auto copy = cloneForPasses(module);
    auto entry = log["functions"].begin();
    for (const auto& function : copy->functions)
      if (isShown(*function, options)) addForm(*copy, *function, form, *entry++, budget, options);
    if (options.quiz) continue;  // It asks about the way into the form only.
    if (form == SsaForm::Pruned) {
      if (Json run = runLog(*before, *copy, options); !run.is_null()) {
        run["layouts"] = memoryLayouts(module);
        log["run"] = std::move(run);
      }
      addMistakes(*before, *copy, log["functions"], options);
      log["examples"] = mistakeExamples(options);
    }
    // Last, since code generation changes the functions.
    declareHelpers(*copy, codegenPipeline(1));
    entry = log["functions"].begin();
    for (const auto& function : copy->functions)
      if (isShown(*function, options)) addCopies(*copy, *function, form, *entry++, budget, options);
  }
  return logText(log, packed);
}

std::string pageWith(std::string_view page, std::string_view log) {
  size_t place = page.find(kLogPlace);
  if (place == std::string_view::npos) return {};
  std::string text(page.substr(0, place));
  for (size_t i = 0; i < log.size(); ++i) {
    text += log[i];
    // Neither the end of the script nor the start of a comment.
    if (log[i] != '<' || i + 1 == log.size()) continue;
    if (log[i + 1] == '/') text += '\\';
    if (log[i + 1] == '!') text.replace(text.size() - 1, 1, "\\u003c");
  }
  text += page.substr(place + kLogPlace.size());
  return text;
}

std::string explainPageOf(std::string_view log) { return pageWith(explainPage(), log); }
std::string passesPageOf(std::string_view log) { return pageWith(passesPage(), log); }

}  // namespace minic
