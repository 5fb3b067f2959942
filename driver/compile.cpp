// Streaming: with a pipeline that looks at one function at a time, each function goes all the way
// (front end, passes, text) before the next is parsed, and its body is freed. What is written
// before an error is found waits in the output's temporary file and dies with it.
#include "driver/compile.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <stdexcept>
#include <unordered_map>

#include "backend/backend.h"
#include "backend/emit/data.h"
#include "backend/lower/legalize.h"
#include "driver/version.h"
#include "explain/explain.h"
#include "explain/pictures.h"
#include "explain/trace_text.h"
#include "frontend/frontend.h"
#include "frontend/irgen/irgen.h"
#include "ir/interp/interp.h"
#include "ir/text/parse.h"
#include "ir/text/print.h"
#include "passes/pass_manager.h"
#include "passes/uninitialized.h"
#include "support/check.h"

namespace minic {
namespace {

constexpr size_t kFlushSize = 1 << 20;

/// Recurses until the stack is used up: what -debug-crash=overflow asks for.
[[gnu::noinline]] int exhaustStack(volatile char* above) {
  volatile char frame[4096];
  frame[0] = above[0];
  return above[0] ? 0 : exhaustStack(frame) + frame[0];
}

/// Fails on purpose, for the tests of the last line of defence (driver/crash.cpp).
void debugCrash(const std::string& kind, const Function& function) {
  if (kind.empty()) return;
  CrashScope scope("debug-crash", function.name);
  char start = 0;
  if (kind == "check") MINIC_CHECK(kind.empty(), "asked for");
  if (kind == "segv") std::raise(SIGSEGV);
  if (kind == "abort") std::abort();
  if (kind == "overflow") exhaustStack(&start);
  if (kind == "memory") (void)::operator new(PTRDIFF_MAX);
  if (kind == "exception") throw std::runtime_error("asked for");
}

/// One unit on its way. The order of calls: constructor, finish() for every complete function,
/// then end().
class Compilation {
 public:
  Compilation(const Options& options, const Unit& unit, Product product,
              const SourceManager& sources, Diagnostics& diagnostics, OutputFile& out,
              StageTimes& times)
      : options_(options),
        unit_(unit),
        product_(product),
        diagnostics_(diagnostics),
        out_(out),
        times_(times),
        passes_(module_, options.passManager, &diagnostics) {
    backendOptions_.target = &targetOf(*options.target);
    backendOptions_.sources = &sources;
    backendOptions_.verifyRegalloc = options.passManager.verifyEach;
    backendOptions_.debugInfo = options.debugInfo;
    backendOptions_.verboseAsm = options.verboseAsm;
    if (options.traceMem2reg != TraceFormat::None)
      mem2regTrace_.emplace(events_, "mem2reg",
                            options.traceMem2reg == TraceFormat::Text ? mem2regText : nullptr);
    if (options.tracePhi != TraceFormat::None)
      phiTrace_.emplace(events_, "phi", options.tracePhi == TraceFormat::Text ? phiText : nullptr);
    passes_.events = backendOptions_.events = &events_;
    bool drawsMachine = product == Product::Picture && options.picture == PictureKind::MachineCfg;
    if (options.dumpMir || drawsMachine)
      backendOptions_.watch = [this, drawsMachine](const MFunction& mf, std::string_view stage) {
        if (options_.dumpMir)
          mirText_ += fmt::format("; machine IR of {} after {}\n{}", mf.name, stage, printMir(mf));
        if (drawsMachine && stage == "frame layout") drawing_.machineCfg(mf);
      };
    if (times.enabled()) backendOptions_.times = &backendTimes_;
  }

  const TargetInfo& target() const { return *options_.target; }
  Module& module() { return module_; }

  /// Whether what the options name exists; else says so.
  bool prepare(std::string& problem) {
    if (!options_.regAlloc.empty() && !parseRegAlloc(options_.regAlloc, backendOptions_.regalloc)) {
      problem = fmt::format("there is no register allocator called '{}'", options_.regAlloc);
      return false;
    }
    if (!options_.passes) {
      pipeline_ = pipelineFor(unsigned(options_.level));
      return true;
    }
    std::string error;
    if (parsePipeline(*options_.passes, pipeline_, error)) return true;
    problem = fmt::format("in -passes={}: {}", *options_.passes, error);
    return false;
  }

  /// A function is complete: run the passes and, if nothing needs it any more, write it and free
  /// it.
  void finish(Function& function) {
    debugCrash(options_.debugCrash, function);
    if (product_ == Product::Explain) return;  // which runs the passes itself
    runPasses(function);
    if (!streaming()) return;
    writeFunction(function);
    if (!function.isDeclaration()) function.dropBody();  // the back end may have done so
  }

  /// The same for every function of a module that was read as a whole.
  void finishModule() {
    // By index: the back end may add declarations.
    for (size_t i = 0; i < module_.functions.size(); ++i)
      if (!module_.functions[i]->isDeclaration()) finish(*module_.functions[i]);
  }

  ExitStatus end(int& programStatus) {
    if (mem2regTrace_) std::fputs(mem2regTrace_->finish().c_str(), stdout);
    passes_.finish();
    if (product_ == Product::Assembly) checkGlobals(module_, diagnostics_);
    // Warnings of the passes may have become errors.
    if (diagnostics_.errorCount()) return ExitFailure;
    switch (product_) {
      case Product::Check:
        break;
      case Product::Llvm:
        endLlvm();
        break;
      case Product::Assembly:
        if (ExitStatus status = endAssembly(); status != ExitOk) return status;
        break;
      case Product::Run:
        return interpret(programStatus);
      case Product::Explain:
        return explain();
      case Product::Picture:
        if (ExitStatus status = draw(); status != ExitOk) return status;
        break;
    }
    std::fputs(mirText_.c_str(), stderr);
    if (phiTrace_) std::fputs((phiTrace_->take() + phiTrace_->finish()).c_str(), stdout);
    return ExitOk;
  }

 private:
  /// Nothing looks at a second function, so each may leave as soon as it is done.
  bool streaming() const {
    return product_ != Product::Run && product_ != Product::Explain &&
           product_ != Product::Picture && options_.level < 2 &&
           !options_.passManager.printModuleScope &&
           !(product_ == Product::Llvm && options_.typedPointers);  // inferred over all functions
  }

  void runPasses(Function& function) {
    StageTimer timer(times_, "passes");
    passes_.run(function, pipeline_);
    if (mem2regTrace_) std::fputs(mem2regTrace_->take().c_str(), stdout);
  }

  void writeFunction(Function& function) {
    CrashContext& context = crashContext();
    context.function = function.name;
    if (product_ == Product::Llvm) {
      StageTimer timer(times_, "print");
      context.phase = "printing";
      std::string text;
      printFunction(text, function);
      text.shrink_to_fit();
      llvmTexts_.emplace(&function, std::move(text));
    } else if (product_ == Product::Assembly) {
      context.phase = "code generation";
      {
        StageTimer timer(times_, "legalize");
        if (!legalize(function, *backendOptions_.target, diagnostics_)) return;
      }
      beginAssembly();
      std::function<void()> lowered;
      if (streaming()) lowered = [&] { function.dropBody(); };
      emitter_->emitFunction(function, lowered);
      flushAssembly();
    }
    context.phase = {};
    context.function = {};
  }

  void endLlvm() {
    StageTimer timer(times_, "print");
    std::string text;
    PrintOptions options;
    if (options_.typedPointers) {
      options.typedPointers = true;
      printModule(text, module_, options);
      out_.write(text);
      return;
    }
    options.noFunctions = true;
    printModule(text, module_, options);
    out_.write(text);
    // In the order of the module, whatever order they were finished in.
    for (const auto& function : module_.functions) {
      out_.write("\n");
      if (auto printed = llvmTexts_.find(function.get()); printed != llvmTexts_.end()) {
        out_.write(printed->second);
        continue;
      }
      text.clear();
      printFunction(text, *function);
      out_.write(text);
    }
  }

  void beginAssembly() {
    if (emitter_) return;
    assembly_.append("# Made by minic.\n");  // by this line a later run knows what it may replace
    emitter_ = std::make_unique<ModuleEmitter>(module_, backendOptions_, assembly_);
    emitter_->begin();
  }
  void flushAssembly() {
    if (assembly_.size() < kFlushSize) return;
    StageTimer timer(times_, "write");
    out_.write(assembly_.view());
    assembly_.clear();
  }

  ExitStatus endAssembly() {
    if (!streaming())
      for (size_t i = 0; i < module_.functions.size(); ++i)
        if (!module_.functions[i]->isDeclaration()) writeFunction(*module_.functions[i]);
    if (diagnostics_.errorCount()) return ExitFailure;  // found by legalize()
    beginAssembly();
    emitter_->end();
    {
      StageTimer timer(times_, "write");
      out_.write(assembly_.view());
    }
    if (times_.enabled()) {
      times_.add("lower", backendTimes_.lower);
      times_.add("allocate registers", backendTimes_.allocate);
      times_.add("check allocation", backendTimes_.check);
      times_.add("finish frames", backendTimes_.finish);
      times_.add("emit", backendTimes_.emit);
    }
    return ExitOk;
  }

  /// The pictures of all functions: in one file with -o, else each in a file of its own, called as
  /// LLVM calls them.
  ExitStatus draw() {
    static constexpr std::string_view kNames[] = {"cfg", "dom", "df", "callgraph", "mcfg"};
    bool together = !options_.output.empty() || unit_.name == "<stdin>";
    std::vector<std::pair<std::string, std::string>> files;
    AsmBuffer nobody;
    ModuleEmitter machine(module_, backendOptions_, nobody);
    for (size_t i = 0; i < module_.functions.size(); ++i) {  // the back end may add declarations
      Function& function = *module_.functions[i];
      if (function.isDeclaration() || options_.picture == PictureKind::CallGraph ||
          !isWanted(function, options_.passManager.filterPrintFuncs))
        continue;
      switch (options_.picture) {
        case PictureKind::Cfg:
          drawing_.cfg(function);
          break;
        case PictureKind::Dom:
          drawing_.dominators(function);
          break;
        case PictureKind::Df:
          drawing_.frontiers(function);
          break;
        case PictureKind::MachineCfg:
          if (!legalize(function, *backendOptions_.target, diagnostics_)) return ExitFailure;
          machine.emitFunction(function);
          break;
        case PictureKind::CallGraph:
          break;
      }
      std::string name(function.name);
      for (char& c : name)
        if (c == '/') c = '_';
      if (!together)
        files.emplace_back(fmt::format("{}.{}.dot", kNames[size_t(options_.picture)], name),
                           drawing_.take());
    }
    if (options_.picture == PictureKind::CallGraph) drawing_.calls(module_);
    if (together) {
      out_.write(drawing_.take());
      return ExitOk;
    }
    if (options_.picture == PictureKind::CallGraph)
      files.emplace_back(fmt::format("{}.callgraph.dot", stemOf(unit_.name)), drawing_.take());
    for (const auto& [name, text] : files) {
      OutputFile file;
      std::string problem;
      std::fprintf(stderr, "Writing '%s'...\n", name.c_str());
      bool written = file.open(name, problem);
      if (written) file.write(text);
      if (written && file.commit(problem)) continue;
      std::fprintf(stderr, "minic: error: cannot write '%s': %s\n", name.c_str(), problem.c_str());
      return ExitFailure;
    }
    return ExitOk;
  }

  ExitStatus explain() {
    StageTimer timer(times_, "explain");
    crashContext().phase = "explain";
    const SourceManager& sources = diagnostics_.sources();
    ExplainOptions options;
    options.version = kVersion;
    options.file = unit_.name;
    options.language = unit_.kind == InputKind::Ir     ? "ll"
                       : unit_.kind == InputKind::Sysy ? "sysy"
                                                       : "c";
    options.source = sources.text(unit_.start);
    options.sources = &sources;
    options.target = backendOptions_.target;
    options.onlyFunctions = options_.passManager.filterPrintFuncs;
    std::string input, problem;
    if (!options_.explainInput.empty() && !readFile(options_.explainInput, input, problem)) {
      std::fprintf(stderr, "minic: error: cannot read '%s': %s\n", options_.explainInput.c_str(),
                   problem.c_str());
      return ExitFailure;
    }
    options.input = input;
    bool passes =
        options_.explain == ExplainKind::Passes || options_.explain == ExplainKind::PassesJson;
    bool bare = isJson(options_.explain);
    std::string log = passes ? passesLog(module_, pipeline_, options, !bare)
                             : explainLog(module_, options, !bare);
    if (bare) {
      out_.write(log);
      return ExitOk;
    }
    std::string page = passes ? passesPageOf(log) : explainPageOf(log);
    if (page.empty()) {
      std::fputs(
          "minic: error: this minic was built without the page of --explain; install npm and build "
          "again, or take its data: --explain=json\n",
          stderr);
      return ExitUsage;
    }
    out_.write(page);
    return ExitOk;
  }

  ExitStatus interpret(int& programStatus) {
    RunOptions options;
    options.args = {module_.sourceFile};
    options.args.insert(options.args.end(), options_.programArguments.begin(),
                        options_.programArguments.end());
    crashContext().phase = "interpreter";
    RunResult result;
    {
      StageTimer timer(times_, "run");
      result = run(module_, options);
    }
    programStatus = result.status;
    if (!result.error.empty()) {
      std::fprintf(stderr, "minic: the program failed: %s\n", result.error.c_str());
      for (const RunResult::Frame& frame : result.backtrace) {
        std::string place;
        if (frame.loc.valid()) {
          PresumedLoc loc = diagnostics_.sources().presumed(frame.loc);
          place = fmt::format(" at {}:{}:{}", loc.file, loc.line, loc.column);
        }
        std::fprintf(stderr, "  in %s%s\n", std::string(frame.function->name).c_str(),
                     place.c_str());
      }
    }
    return ExitOk;
  }

  const Options& options_;
  const Unit& unit_;
  Product product_;
  Diagnostics& diagnostics_;
  OutputFile& out_;
  StageTimes& times_;
  Module module_;
  PassManager passes_;
  Pipeline pipeline_;
  BackendOptions backendOptions_;
  BackendTimes backendTimes_;
  AsmBuffer assembly_;
  std::unique_ptr<ModuleEmitter> emitter_;
  Drawing drawing_;
  std::string mirText_;
  EventSink events_;
  std::optional<EventText> mem2regTrace_, phiTrace_;
  std::unordered_map<const Function*, std::string> llvmTexts_;  // looked up only
};

/// Lexes, parses, checks and lowers a source text item by item.
ExitStatus compileSource(Compilation& compilation, const Unit& unit, const SourceManager& sources,
                         Diagnostics& diagnostics, StageTimes& times) {
  LanguageOptions language;
  language.dialect = unit.kind == InputKind::Sysy ? Dialect::SysY : Dialect::C;
  language.requireMain = unit.wholeProgram;
  FrontEnd frontEnd(sources, unit.start, diagnostics, language);
  FrontEndTimes frontEndTimes;
  for (std::string_view stage : {"lex", "parse", "check"}) times.add(stage, 0);  // the first rows
  if (times.enabled()) frontEnd.measure(frontEndTimes);
  IrGen irGen(compilation.module(), language.dialect, compilation.target());
  CrashContext& context = crashContext();
  unsigned before = diagnostics.errorCount();
  while (true) {
    std::unique_ptr<ast::TopLevelItem> item;
    context.phase = "front end";
    item = frontEnd.next();
    if (!item) break;
    if (diagnostics.errorCount() != before) continue;
    Function* function;
    {
      StageTimer timer(times, "irgen");
      context.phase = "irgen";
      function = irGen.lower(*item);
      item.reset();
      context.phase = {};
    }
    if (!function) continue;
    {
      StageTimer timer(times, "warnings");
      context.phase = "warnings";
      warnUninitialized(*function, diagnostics);
    }
    compilation.finish(*function);
  }
  context.phase = "front end";
  auto tentative = frontEnd.finish();
  context.phase = {};
  times.add("lex", frontEndTimes.lex);
  times.add("parse", frontEndTimes.parse);
  times.add("check", frontEndTimes.check);
  if (diagnostics.errorCount() != before) return ExitFailure;
  for (ast::VarDecl* variable : tentative) irGen.lowerTentative(*variable);
  return ExitOk;
}

/// Reads a module of LLVM's text and finishes its functions one by one.
ExitStatus compileIr(Compilation& compilation, const Unit& unit, const SourceManager& sources,
                     Diagnostics& diagnostics, StageTimes& times) {
  {
    StageTimer timer(times, "read IR");
    crashContext().phase = "reading IR";
    if (!parseModule(compilation.module(), sources, unit.start, diagnostics)) return ExitFailure;
    crashContext().phase = {};
  }
  compilation.finishModule();
  return ExitOk;
}

}  // namespace

ExitStatus compileUnit(const Options& options, const Unit& unit, Product product,
                       const SourceManager& sources, Diagnostics& diagnostics, OutputFile& out,
                       StageTimes& times, int& programStatus) {
  Compilation compilation(options, unit, product, sources, diagnostics, out, times);
  std::string problem;
  if (!compilation.prepare(problem)) {
    std::fprintf(stderr, "minic: error: %s\n", problem.c_str());
    return ExitUsage;
  }
  compilation.module().sourceFile = unit.name;
  ExitStatus status = unit.kind == InputKind::Ir
                          ? compileIr(compilation, unit, sources, diagnostics, times)
                          : compileSource(compilation, unit, sources, diagnostics, times);
  if (status != ExitOk) return status;
  return compilation.end(programStatus);
}

std::vector<std::string_view> passNames() {
  std::vector<std::string_view> names;
  for (const Pass& pass : allPasses()) names.push_back(pass.name);
  return names;
}

std::string passListText() {
  std::string text = "Passes:\n";
  for (const Pass& pass : allPasses())
    text += fmt::format("  {:<20}  {}\n", pass.name, pass.summary);
  text += "\nPipelines:\n";
  for (unsigned level : {0u, 1u, 2u})
    text += fmt::format("  -O{}  {}\n", level, toString(pipelineFor(level)));
  return text;
}

}  // namespace minic
