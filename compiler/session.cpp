// Streaming: with a pipeline of function passes, each function goes through front end, passes and
// output before the next is parsed, and its body is freed.
#include "compiler/session.h"

#include <fmt/format.h>
#include <memory>
#include <unordered_map>

#include "backend/backend.h"
#include "backend/emit/data.h"
#include "backend/stages.h"
#include "compiler/system_headers.h"
#include "frontend/dump/dump.h"
#include "frontend/frontend.h"
#include "frontend/irgen/irgen.h"
#include "frontend/language/library_headers.h"
#include "frontend/lex/scanner.h"
#include "ir/analysis/uninitialized.h"
#include "ir/library.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"
#include "passes/codegen/codegen.h"
#include "passes/level.h"
#include "passes/mem2reg/options.h"
#include "passes/target_option.h"
#include "support/check.h"
#include "support/platform/large_stack.h"

namespace minic {

namespace {

constexpr size_t kFlushSize = 1 << 20;

LanguageOptions languageOf(const Source& source, const SessionOptions& options) {
  LanguageOptions language;
  language.dialect = source.language == Language::Sysy ? Dialect::SysY : Dialect::C;
  language.requireMain = source.wholeProgram;
  // A check would look at operands that no program evaluates.
  language.constantsBecomeKnown = options.level > 1 && !options.checksUndefined &&
                                  !options.sanitizesUndefined && !options.sanitizesAddress;
  language.target = options.target;
  language.preprocessor = options.preprocessor;
  language.preprocessor.preprocessed |= source.name.ends_with(".i");
  return language;
}

/// The file declares functions of the mathematics library; of preprocessed text nothing is known.
bool declaresMathematics(std::string_view file) {
  const std::string_view name = file.substr(file.rfind('/') + 1);
  return name == "math.h" || name == "tgmath.h" || name == "complex.h" || name.ends_with(".i");
}

}  // namespace

/// The compilation of one source. The order of calls: constructor, prepare(), the reader of the
/// language (which calls finish() for every complete function), end().
class Session::Compilation {
 public:
  Compilation(Session& session, Product product, Module& module, const TextSink& out)
      : session_(session),
        options_(session.options_),
        product_(product),
        module_(module),
        out_(out),
        phases_(options_.passManager, &session.diagnostics_),
        passes_(module_, phases_, options_.passManager) {
    const SessionOutput& output = session.output_;
    static_cast<CodegenOptions&>(backendOptions_) = options_;
    backendOptions_.target = &targetOf(*options_.target);
    backendOptions_.sources = &session.sources_;
    backendOptions_.phases = &phases_;
    backendOptions_.phis = output.phis;
    module_.notLibrary = options_.notLibrary;
    phases_.reports = output.reports;
    phases_.differences = output.differences;
    if (output.machineFunctions)
      phases_.watch = [&output](const Phase& phase, const PhaseUnit& unit, bool) {
        if (const MFunction* mf = machineFunctionOf(unit)) output.machineFunctions(*mf, phase.name);
      };
  }

  Checks checksOf(Dialect dialect, const FrontEnd& frontEnd) const {
    Checks checks;
    if (options_.checksUndefined)
      checks.mode = Checks::Mode::Interpreted;
    else if (options_.sanitizesUndefined)
      checks.mode = Checks::Mode::Compiled;
    checks.address = options_.sanitizesAddress;
    if (dialect == Dialect::C) checks.order = options_.openOrder.get();
    checks.overflow = dialect == Dialect::C && !options_.wraps;
    if (dialect == Dialect::C && options_.strictAliasing)
      checks.types = [&frontEnd] { return !frontEnd.hasMayAlias(); };
    checks.place = [this](SourceLoc loc) {
      PresumedLoc at = session_.sources_.presumed(loc);
      return fmt::format("{}:{}:{}", at.file, at.line, at.column);
    };
    return checks;
  }

  /// False if the options name no pipeline; the session says why.
  bool prepare() {
    if (product_ == Product::Assembly) codegen_ = codegenPipeline(options_.level);
    instrumentation_ = session_.instrumentation();
    return session_.pipeline(pipeline_);
  }

  /// Lexes, parses, checks and lowers a source text item by item.
  Status readSource(const Source& source, SourceLoc start) {
    Diagnostics& diagnostics = session_.diagnostics_;
    LanguageOptions language = languageOf(source, options_);
    FrontEnd frontEnd(session_.sources_, start, diagnostics, language);
    StageTimes& times = session_.times_;
    if (times.enabled()) frontEnd.measure(times);
    start_ = start;
    declareHelpers();
    // What is made for debuggers is read by the back end, and by those who show a module as it is.
    const bool describes =
        product_ == Product::RawModule || (options_.debugInfo && product_ == Product::Assembly);
    IrGen irGen(module_, language.dialect, *options_.target, describes, options_.visibility,
                checksOf(language.dialect, frontEnd));
    unsigned before = diagnostics.errorCount();
    std::vector<std::pair<Function*, const ast::FunctionDecl*>> inlines;
    while (true) {
      std::unique_ptr<ast::TopLevelItem> item;
      {
        CrashScope scope("front end");
        item = frontEnd.next();
      }
      if (!item) break;
      if (diagnostics.errorCount() != before) continue;
      Function* function;
      const ast::FunctionDecl* decl = item->function;
      {
        StageTimer timer(times, "irgen");
        CrashScope scope("irgen");
        function = irGen.lower(*item);
        item.reset();
      }
      if (!function) continue;
      function->attrs.extensions = extensionsOf(*decl);
      {
        StageTimer timer(times, "warnings");
        CrashScope scope("warnings", function->name);
        warnUninitialized(*function, diagnostics);
      }
      diagnostics.release();
      passes_.run(*function, instrumentation_.functions);
      if (splitsWideInts()) {
        Pipeline reader = readerPipeline(module_);
        minic::declareHelpers(module_, reader);
        passes_.run(*function, reader);
      }
      if (decl->replacesInline)
        std::erase_if(inlines, [&](const auto& each) { return each.second == decl; });
      // Whether an inline function is needed, and seen by other files, the end of the file says.
      if (decl->isLocalInline() || decl->isOnlyInline())
        inlines.push_back({function, decl});
      else
        finish(*function);
    }
    CrashScope scope("front end");
    auto tentative = frontEnd.finish();
    for (const ReadFile& file : frontEnd.files()) {
      if (session_.output_.files) session_.output_.files(file);
      session_.libraryNeeds_.mathematics |= declaresMathematics(file.path);
    }
    if (language.dialect == Dialect::SysY) session_.libraryNeeds_ = {true, true};
    hasSysyLibrary_ = frontEnd.declaresLibrary();
    if (diagnostics.errorCount() != before) return Status::Errors;
    for (auto [function, decl] : inlines) {
      irGen.settleInline(*function, *decl);
      if (function->isLocal() && !function->isUsed && !decl->used) {
        function->dropBody();
        module_.remove(function);
      } else {
        finish(*function);
      }
    }
    for (ast::VarDecl* variable : tentative) irGen.lowerTentative(*variable, options_.common);
    irGen.lowerAliases(frontEnd.aliases());
    const size_t complete = module_.functions.size();
    passes_.run(instrumentation_.module);
    for (size_t i = complete; i < module_.functions.size(); ++i)
      if (!module_.functions[i]->isDeclaration()) finish(*module_.functions[i]);
    irGen.finishDebug();
    return Status::Ok;
  }

  /// Reads a module of LLVM's text and finishes its functions one by one.
  Status readIr(SourceLoc start) {
    {
      StageTimer timer(session_.times_, "read IR");
      CrashScope scope("reading IR");
      if (!readModule(module_, session_.sources_, start, session_.diagnostics_))
        return Status::Errors;
    }
    session_.libraryNeeds_ = {true, true};
    for (const auto& function : module_.functions)
      if (!function->isDeclaration()) function->attrs.extensions |= options_.extensions;
    passes_.run(instrumentation_.functions);
    passes_.run(instrumentation_.module);
    if (splitsWideInts()) {
      Pipeline reader = readerPipeline(module_);
      declareHelpers();
      minic::declareHelpers(module_, reader);
      passes_.run(reader);
    }
    if (session_.diagnostics_.errorCount()) return Status::Errors;
    declareHelpers();
    for (size_t i = 0; i < module_.functions.size(); ++i)  // passes may declare more
      if (!module_.functions[i]->isDeclaration()) finish(*module_.functions[i]);
    return Status::Ok;
  }

  Status end() {
    if (product_ != Product::RawModule && !pipeline_.streams()) {
      StageTimer timer(session_.times_, "passes");
      passes_.run(pipeline_);
    }
    if (product_ == Product::Module) {
      Pipeline last = interpreterPipeline(module_);
      minic::declareHelpers(module_, last);
      passes_.run(last);
    }
    Status status = produce();
    passes_.reportComparisons();
    phases_.finish();
    return status;
  }

 private:
  /// What the options and the attribute `target` allow.
  uint16_t extensionsOf(const ast::FunctionDecl& decl) const {
    uint16_t extensions = options_.extensions;
    if (decl.traits)
      forEachWord(decl.traits->target, [&](std::string_view word) {
        changeExtensions(*options_.target, word, extensions);
      });
    return extensions;
  }

  /// Whether integers of more than 64 bits become pairs, before any other pass.
  bool splitsWideInts() const {
    bool isWanted = product_ != Product::Llvm || !pipeline_.steps.empty();
    return isWanted && product_ != Product::RawModule && module_.types.widestInt() > 64;
  }

  /// Called before the first function; for a module read from text, after reading. Types that come
  /// later may need more.
  void declareHelpers() {
    declaredFor_ = typesToDeclareFor();
    minic::declareHelpers(module_, pipeline_);
    minic::declareHelpers(module_, codegen_);
  }

  unsigned typesToDeclareFor() const {
    const TypeContext& types = module_.types;
    // (An fp128 becomes an integer.)
    return unsigned(types.widestInt() > 64 || types.has(TypeKind::Fp128)) +
           2 * types.has(TypeKind::X86Fp80) + 4 * types.has(TypeKind::Fp128);
  }

  /// A function is complete: runs the passes and, when streaming, writes and frees it.
  void finish(Function& function) {
    if (session_.output_.functions) session_.output_.functions(function);
    if (product_ == Product::RawModule) return;
    if (!pipeline_.streams()) return;
    {
      StageTimer timer(session_.times_, "passes");
      passes_.run(function, pipeline_);
    }
    if (!streaming()) return;
    writeFunction(function);
    // The text of the IR names blocks also in what comes later.
    if (product_ == Product::Llvm && function.hasBlockAddresses()) return;
    if (!function.isDeclaration()) function.dropBody(true);  // the back end may have done so
  }

  Status produce() {
    if (product_ == Product::Assembly) checkGlobals(module_, session_.diagnostics_);
    session_.hasAssembly_ |= !module_.assembly.empty();
    for (const auto& function : module_.functions) {
      session_.hasAssembly_ |= function->isAssembly;
      if (function->isDeclaration()) noteLibrary(*function);
    }
    // Warnings of the passes may have become errors.
    if (session_.diagnostics_.errorCount()) return Status::Errors;
    if (product_ == Product::Llvm) endLlvm();
    if (product_ == Product::Assembly && !endAssembly()) return Status::Errors;
    return Status::Ok;
  }

  /// What has to be linked for the sake of a function that is defined elsewhere. One that has only
  /// the name of the library's, as in a probe of configure, is for the linker to find.
  void noteLibrary(const Function& function) {
    LibraryNeeds& needs = session_.libraryNeeds_;
    needs.sysy |= hasSysyLibrary_ && isSysyFunction(function.name, function.fnType);
    if (headerOf(function.name) != "math.h") return;
    const LibraryFunction* row = findLibraryFunction(function.name);
    needs.mathematics |= row && hasTypeOf(*row, function.fnType);
  }

  /// Whether each function can be written and freed as soon as it is complete.
  bool streaming() const {
    return product_ != Product::Module && product_ != Product::RawModule && pipeline_.streams() &&
           !options_.passManager.printModuleScope &&
           !(product_ == Product::Llvm && options_.typedPointers);  // inferred over all functions
  }

  void writeFunction(Function& function) {
    if (product_ == Product::Llvm) {
      StageTimer timer(session_.times_, "print");
      CrashScope scope("printing", function.name);
      std::string text;
      printFunction(text, function);
      text.shrink_to_fit();
      llvmTexts_.emplace(&function, std::move(text));
    } else if (product_ == Product::Assembly) {
      CrashScope scope("code generation", function.name);
      if (declaredFor_ != typesToDeclareFor()) declareHelpers();
      {
        StageTimer timer(session_.times_, "passes of code generation");
        unsigned errors = session_.diagnostics_.errorCount();
        passes_.run(function, codegen_);
        if (session_.diagnostics_.errorCount() != errors) return;
      }
      beginAssembly();
      {
        StageTimer timer(session_.times_, "back end");
        emitter_->emitAndDrop(function);
      }
      if (assembly_.size() < kFlushSize) return;
      write(assembly_.view());
      assembly_.clear();
    }
  }

  void write(std::string_view text) {
    StageTimer timer(session_.times_, "write");
    if (out_) out_(text);
  }

  void endLlvm() {
    StageTimer timer(session_.times_, "print");
    std::string text;
    PrintOptions options;
    options.typedPointers = options_.typedPointers;
    options.noFunctions = !options.typedPointers;
    printModule(text, module_, options);
    if (out_) out_(text);
    if (options.typedPointers || !out_) return;
    // In the order of the module, whatever order they were finished in.
    for (const auto& function : module_.functions) {
      if (function->aliasee || function->isAssembly) continue;
      out_("\n");
      if (auto printed = llvmTexts_.find(function.get()); printed != llvmTexts_.end()) {
        out_(printed->second);
        continue;
      }
      text.clear();
      printFunction(text, *function);
      out_(text);
    }
  }

  void beginAssembly() {
    if (emitter_) return;
    // A line marker at the start of preprocessed text names the file that it was made of.
    std::string_view text = start_.valid() ? session_.sources_.text(start_) : std::string_view();
    if (text.starts_with("# "))
      module_.sourceFile = session_.sources_.presumed(start_ + uint32_t(text.find('\n') + 1)).file;
    assembly_.append("# Made by minic.\n");  // a later run may replace a file with this line
    emitter_ = std::make_unique<ModuleEmitter>(module_, backendOptions_, assembly_);
    emitter_->begin();
  }

  bool endAssembly() {
    if (!streaming()) {
      declareHelpers();  // passes over the module may have removed them
      for (const auto& function : module_.functions)
        if (!function->isDeclaration()) writeFunction(*function);
    }
    if (session_.diagnostics_.errorCount()) return false;
    beginAssembly();
    emitter_->end();
    write(assembly_.view());
    return true;
  }

  Session& session_;
  const SessionOptions& options_;
  Product product_;
  Module& module_;
  const TextSink& out_;
  PhaseManager phases_;
  PassManager passes_;
  unsigned declaredFor_ = 0;
  bool hasSysyLibrary_ = false;  // it is predeclared
  SourceLoc start_;              // of a source text
  Instrumentation instrumentation_;
  Pipeline pipeline_, codegen_;  // optimizations; preparation for the back end
  BackendOptions backendOptions_;
  AsmBuffer assembly_;
  std::unique_ptr<ModuleEmitter> emitter_;
  std::unordered_map<const Function*, std::string> llvmTexts_;  // looked up only
};

std::string installedHeaders(std::string_view header) {
  for (int levels = 4; levels > 0 && !header.empty(); --levels)
    header =
        header.substr(0, header.find_last_of('/') == header.npos ? 0 : header.find_last_of('/'));
  return std::string(header) + "/lib/minic/include";
}

Session::Session(SessionOptions options, SessionOutput output)
    : options_(std::move(options)),
      output_(std::move(output)),
      diagnostics_(sources_, options_.diagnostics, output_.diagnostics),
      times_(options_.passManager.timePasses) {
  if (!options_.preprocessor.readFile)
    readHeadersFromDisk(options_.preprocessor, *options_.target, options_.headers);
  options_.preprocessor.optimizes = options_.level > 0;
  options_.preprocessor.forSize = options_.forSize;
  options_.preprocessor.pic = options_.pic;
  options_.preprocessor.fixedAddress = options_.fixedAddress;
  options_.passManager.passes.set<TargetOption>().target = options_.target;
  if (output_.promotion)
    options_.passManager.passes.set<Mem2RegOptions>().observer = output_.promotion;
  options_.passManager.passes.set<LevelOptions>() = {options_.level > 2, options_.forSize};
}

/// Adds the text of a source, after phase 1 of translation.
SourceLoc Session::add(Source& source) {
  if (source.language == Language::C && !options_.preprocessor.gnu) replaceTrigraphs(source.text);
  return sources_.add(source.name, std::move(source.text));
}

Status Session::preprocess(Source source, const PreprocessOptions& how, const TextSink& out) {
  SourceLoc start = add(source);
  unsigned before = diagnostics_.errorCount();
  StageTimer timer(times_, "lex");
  minic::preprocess(sources_, start, diagnostics_, languageOf(source, options_), how, out,
                    output_.files);
  return diagnostics_.errorCount() == before ? Status::Ok : Status::Errors;
}

Status Session::check(Source source) {
  Module module;
  return compile(std::move(source), Product::Check, module, {});
}

Status Session::toIr(Source source, const TextSink& out) {
  Module module;
  return compile(std::move(source), Product::Llvm, module, out);
}

Status Session::toAssembly(Source source, const TextSink& out) {
  Module module;
  return compile(std::move(source), Product::Assembly, module, out);
}

Status Session::toModule(Source source, Module& module, bool runsPasses) {
  return compile(std::move(source), runsPasses ? Product::Module : Product::RawModule, module, {});
}

bool Session::pipeline(Pipeline& pipeline) {
  std::string error;
  if (!options_.passes) {
    pipeline = pipelineFor(options_.level, options_.forSize);
  } else if (!parsePipeline(*options_.passes, pipeline, error)) {
    problem_ = fmt::format("in -passes={}: {}", *options_.passes, error);
    return false;
  }
  for (const Pass* pass : options_.ownPasses) pipeline.add(PipelineStep::Walk::Functions, pass);
  return true;
}

Instrumentation Session::instrumentation() const {
  return options_.sanitizesAddress && !options_.passes ? addressInstrumentation()
                                                       : Instrumentation();
}

Status Session::toTokens(Source source, TokenStyle style, const TextSink& out) {
  return guarded(std::move(source), [&](const Source& text, SourceLoc start) {
    CrashScope scope("lexer");
    std::string tokens;
    dumpTokens(sources_, start, diagnostics_, languageOf(text, options_), style, tokens);
    out(tokens);
    return diagnostics_.errorCount() ? Status::Errors : Status::Ok;
  });
}

Status Session::toAst(Source source, AstStyle style, const TextSink& out) {
  return guarded(std::move(source), [&](const Source& text, SourceLoc start) {
    CrashScope scope("front end");
    const LanguageOptions language = languageOf(text, options_);  // the front end keeps a reference
    FrontEnd frontEnd(sources_, start, diagnostics_, language);
    std::string tree;
    AstDumper dumper(sources_, style, tree);
    while (std::unique_ptr<ast::TopLevelItem> item = frontEnd.next()) {
      if (diagnostics_.errorCount()) continue;
      dumper.item(*item);
      out(tree);
      tree.clear();
    }
    frontEnd.finish();
    dumper.end();
    out(tree);
    return diagnostics_.errorCount() ? Status::Errors : Status::Ok;
  });
}

Status Session::compile(Source source, Product product, Module& module, const TextSink& out) {
  return guarded(std::move(source), [&](const Source& text, SourceLoc start) {
    Compilation compilation(*this, product, module, out);
    if (!compilation.prepare()) return Status::BadOptions;
    module.sourceFile = text.name;
    Status status = text.language == Language::Ir ? compilation.readIr(start)
                                                  : compilation.readSource(text, start);
    return status == Status::Ok ? compilation.end() : status;
  });
}

/// Adds the source and does the work on a large stack, since parser, checks and irgen recurse as
/// deep as the program nests; an internal error becomes a status.
Status Session::guarded(Source source,
                        const std::function<Status(const Source&, SourceLoc)>& work) {
  Status status = Status::Ok;
  SourceLoc start = add(source);
  try {
    runWithLargeStack([&] { status = work(source, start); });
  } catch (const InternalError& error) {
    problem_ = error.what();
    return Status::InternalError;
  }
  return status;
}

}  // namespace minic
