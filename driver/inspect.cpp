// Pictures, traces, the explain page, the check of a promotion.
#include "driver/inspect.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <utility>

#include "backend/backend.h"
#include "driver/outcome.h"
#include "driver/version.h"
#include "explain/explain.h"
#include "explain/gallery.h"
#include "explain/quiz.h"
#include "explain/trace_text.h"
#include "passes/prove/promotion.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

// ---- pictures

bool Pictures::isWanted(std::string_view function) const {
  const std::vector<std::string>& names = options_.passManager.filterPrintFuncs;
  auto isIn = [&](std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  return names.empty() || isIn("*") || isIn(function);
}

void Pictures::finish(std::string_view function) {
  if (together_) return;
  static constexpr std::string_view kNames[] = {"cfg", "dom", "df", "callgraph", "mcfg"};
  std::string name = fmt::format("{}.{}.dot", kNames[size_t(options_.picture)], function);
  if (options_.picture == PictureKind::CallGraph) name = fmt::format("{}.callgraph.dot", function);
  std::replace(name.begin(), name.end(), '/', '_');
  pictures_.push_back({std::move(name), drawing_.take()});
}

void Pictures::see(const MFunction& function) {
  if (!isWanted(function.name)) return;
  drawing_.machineCfg(function);
  finish(function.name);
}

ExitStatus Pictures::draw(Session& session, Source source, OutputFile& out) {
  PictureKind kind = options_.picture;
  std::string stem(stemOf(source.name));
  together_ = !options_.output.empty() || source.name == "<stdin>";
  Module module;
  Status status = kind == PictureKind::MachineCfg ? session.toAssembly(std::move(source), {})
                                                  : session.toModule(std::move(source), module);
  if (status != Status::Ok) return exitStatusOf(status, session);
  for (const auto& function : module.functions) {
    if (kind == PictureKind::CallGraph || function->isDeclaration() || !isWanted(function->name))
      continue;
    if (kind == PictureKind::Cfg) drawing_.cfg(*function);
    if (kind == PictureKind::Dom) drawing_.dominators(*function);
    if (kind == PictureKind::Df) drawing_.frontiers(*function);
    finish(function->name);
  }
  if (kind == PictureKind::CallGraph) {
    drawing_.calls(module);
    finish(stem);
  }
  if (!together_) return write();
  out.write(drawing_.take());
  return ExitOk;
}

ExitStatus Pictures::write() {
  for (const Picture& picture : std::exchange(pictures_, {})) {
    OutputFile file;
    std::string problem;
    std::fprintf(stderr, "Writing '%s'...\n", picture.name.c_str());
    bool written = file.open(picture.name, problem);
    if (written) file.write(picture.text);
    if (written && file.commit(problem)) continue;
    complain(fmt::format("cannot write '{}': {}", picture.name, problem));
    return ExitFailure;
  }
  return ExitOk;
}

// ---- traces

Traces::Traces(const Options& options) : options_(options) {
  if (options.ssaCompare || options.traceMem2reg != TraceFormat::None)
    promotionTrace_ = promotionTrace(promotionEvents_);
  if (options.tracePhi != TraceFormat::None) phiTrace_ = phiTrace(phiEvents_);
}

void Traces::begin() {
  promotionEvents_ = phiEvents_ = EventSink();
  auto listen = [](std::optional<EventText>& text, TraceFormat format, EventSink& events,
                   EventText::Words words) {
    if (format != TraceFormat::None)
      text.emplace(events, format == TraceFormat::Text ? words : nullptr);
  };
  if (options_.ssaCompare) forms_.emplace(promotionEvents_);
  listen(mem2reg_, options_.traceMem2reg, promotionEvents_, mem2regText);
  listen(phi_, options_.tracePhi, phiEvents_, phiText);
}

void Traces::end() {
  if (forms_) std::fputs(forms_->take().c_str(), stdout);
  forms_.reset();
  for (std::optional<EventText>* text : {&mem2reg_, &phi_})
    if (*text) {
      std::fputs(((*text)->take() + (*text)->finish()).c_str(), stdout);
      text->reset();
    }
}

// ---- the explain page

std::string pipelineAsked(const Options& options) {
  if (options.passes) return fmt::format("-passes={}", *options.passes);
  return options.level >= 2 ? fmt::format("-O{}", options.level) : std::string();
}

namespace {

/// The questions of --explain-quiz=FILE.
ExitStatus readQuizFile(const Options& options, Session& session, const Module& module,
                        const ExplainOptions& explain, Quiz& quiz) {
  std::string text, problem;
  if (!readFile(options.explainQuiz, text, problem)) {
    complain(fmt::format("cannot read '{}': {}", options.explainQuiz, problem));
    return ExitFailure;
  }
  std::string id = identityOf({explain.version, explain.source, text});
  SourceLoc file = session.addText(options.explainQuiz, std::move(text));
  unsigned errors = session.diagnostics().errorCount();
  quiz = readQuiz(file, session.sources(), session.diagnostics(), module, explain.onlyFunctions);
  quiz.id = std::move(id);
  quiz.isKey = options.wantsQuizKey;
  return session.diagnostics().errorCount() == errors ? ExitOk : ExitFailure;
}

/// The page of all passes, into a file of its own: x.passes.html, beside x.html.
ExitStatus writePasses(const Module& module, const Options& options, Session& session,
                       ExplainOptions explain) {
  constexpr std::string_view kEnd = ".passes.html";
  explain.mainPage = std::exchange(explain.passesPage, {});
  explain.mainPage.replace(explain.mainPage.size() - kEnd.size(), kEnd.size(), ".html");
  Pipeline pipeline;
  if (!session.pipeline(pipeline)) return exitStatusOf(Status::BadOptions, session);
  OutputFile out;
  if (ExitStatus status = openOutput(out, options.explainPasses)) return status;
  out.write(passesPageOf(passesLog(module, pipeline, explain, true)));
  return commit(out, options.explainPasses, session.times());
}

}  // namespace

ExitStatus writeExplanation(const Options& options, Session& session, Source source,
                            OutputFile& out) {
  std::string name = source.name, text = source.text, input, problem;
  Language language = source.language;
  Module module;
  if (Status status = session.toModule(std::move(source), module, false); status != Status::Ok)
    return exitStatusOf(status, session);
  StageTimer timer(session.times(), "explain");
  CrashScope scope("explain");
  ExplainOptions explain;
  explain.version = kVersion;
  explain.file = name;
  explain.language = language == Language::Ir ? "ll" : language == Language::Sysy ? "sysy" : "c";
  explain.source = text;
  explain.sources = &session.sources();
  explain.target = &targetOf(*options.target);
  explain.passes = session.passOptions();
  explain.onlyFunctions = options.passManager.filterPrintFuncs;
  if (!options.explainInput.empty() && !readFile(options.explainInput, input, problem)) {
    complain(fmt::format("cannot read '{}': {}", options.explainInput, problem));
    return ExitFailure;
  }
  explain.input = input;
  bool passes =
      options.explain == ExplainKind::Passes || options.explain == ExplainKind::PassesJson;
  bool bare = isJson(options.explain);
  std::string log;
  if (passes) {
    Pipeline pipeline;
    if (!session.pipeline(pipeline)) return exitStatusOf(Status::BadOptions, session);
    log = passesLog(module, pipeline, explain, !bare);
  } else {
    Quiz quiz;
    if (!options.explainQuiz.empty()) {
      if (ExitStatus status = readQuizFile(options, session, module, explain, quiz)) return status;
      explain.quiz = &quiz;
    }
    explain.asked = pipelineAsked(options);
    explain.passesPage = std::filesystem::path(options.explainPasses).filename().string();
    log = explainLog(module, explain, !bare);
  }
  if (!bare) log = passes ? passesPageOf(log) : explainPageOf(log);
  if (log.empty()) {
    complain(
        "this minic was built without the page of --explain; install npm and build again, or take "
        "its data: --explain=json");
    return ExitUsage;
  }
  out.write(log);
  return explain.passesPage.empty() ? ExitOk : writePasses(module, options, session, explain);
}

ExitStatus writeGallery(const Options& options) {
  ExplainOptions explain;
  explain.version = kVersion;
  explain.target = &targetOf(*options.target);
  std::vector<GalleryFile> files = galleryFiles(explain);
  if (files.empty()) {
    complain("this minic was built without the page of --explain; install npm and build again");
    return ExitUsage;
  }
  std::filesystem::path folder = options.output.empty() ? "gallery" : options.output;
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  for (const GalleryFile& file : files) {
    std::ofstream out(folder / file.name, std::ios::binary);
    out << file.text;
    if (out.flush(); !out) {
      complain(fmt::format("cannot write '{}'", (folder / file.name).string()));
      return ExitFailure;
    }
  }
  return ExitOk;
}

// ---- the proof of promotion

namespace {

/// Reports the error, with notes at places in both texts.
void report(Diagnostics& diagnostics, const PromotionStory& story, const Function& after) {
  diagnostics.error(story.loc.valid() ? story.loc : after.loc, verbatim(story.message));
  for (const PromotionStory::Note& note : story.notes)
    diagnostics.note(note.loc, verbatim(note.text));
}

}  // namespace

ExitStatus checkPromotions(Session& session, Source before, Source after,
                           const PromotionOptions& options, MessageLanguage language) {
  const bool isChinese = language == MessageLanguage::Chinese;
  std::string name = after.name;
  Module first, second;
  if (Status status = session.toModule(std::move(before), first, false); status != Status::Ok)
    return exitStatusOf(status, session);
  if (Status status = session.toModule(std::move(after), second, false); status != Status::Ok)
    return exitStatusOf(status, session);
  CrashScope scope("check of the promotion");
  uint32_t functions = 0, variables = 0, phis = 0;
  bool isWrong = false;
  for (const auto& function : first.functions) {
    if (function->isDeclaration()) continue;
    const Function* other = second.findFunction(function->name);
    if (!other || other->isDeclaration()) {
      session.diagnostics().error(function->loc, {Msg::FunctionNotIn, function->name, name});
      isWrong = true;
      continue;
    }
    PromotionVerdict verdict = checkPromotion(*function, *other, options);
    if (verdict.kind != PromotionVerdict::Proved) {
      report(session.diagnostics(), tell(verdict, *function, *other, language), *other);
      isWrong = true;
      continue;
    }
    ++functions, variables += verdict.variables, phis += verdict.phis;
  }
  if (isWrong) return ExitFailure;
  auto counted = [](uint32_t n, std::string_view what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
  };
  std::string text = isChinese ? fmt::format("已证明: {} 个函数, {} 个变量, {} 个 phi\n", functions,
                                             variables, phis)
                               : fmt::format("proved: {}, {}, {}\n", counted(functions, "function"),
                                             counted(variables, "variable"), counted(phis, "phi"));
  std::fputs(text.c_str(), stdout);
  return ExitOk;
}

}  // namespace minic
