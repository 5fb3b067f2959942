// Processes the inputs one after the other. Objects and assembly for an executable are temporary,
// and nothing is linked if one input failed.
#include "driver/driver.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "backend/stages.h"
#include "compiler/system_headers.h"
#include "driver/crash.h"
#include "driver/crash_bundle.h"
#include "driver/input_kinds.h"
#include "driver/inspect.h"
#include "driver/interpret.h"
#include "driver/listings.h"
#include "driver/options.h"
#include "driver/outcome.h"
#include "driver/tool_runner.h"
#include "driver/toolchain.h"
#include "driver/version.h"
#include "ir/open_order.h"
#include "support/check.h"
#include "support/diagnostic_text.h"
#include "support/messages.h"
#include "support/platform/files.h"
#include "support/platform/large_stack.h"
#include "support/platform/process.h"

namespace minic {
namespace {

void put(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

/// Recurses until the stack is used up, for -debug-crash=overflow.
[[gnu::noinline]] int exhaustStack(volatile char* above) {
  volatile char frame[4096];
  frame[0] = above[0];
  return above[0] ? 0 : exhaustStack(frame) + frame[0];
}

/// Fails on purpose, for the tests of driver/crash.cpp.
void debugCrash(const std::string& kind, const Function& function) {
  CrashScope scope("debug-crash", function.name);
  char start = 0;
  if (kind == "check") MINIC_CHECK(kind.empty(), "asked for");
  if (kind == "segv") std::raise(SIGSEGV);
  if (kind == "abort") std::abort();
  if (kind == "overflow") exhaustStack(&start);
  if (kind == "memory") {
    [[maybe_unused]] void* volatile kept = ::operator new(PTRDIFF_MAX);  // unused, it may go
  }
  if (kind == "exception") throw std::runtime_error("asked for");
}

/// The names of all passes, which are options, too.
std::vector<std::string_view> passNames() {
  std::vector<std::string_view> names;
  for (const Pass& pass : allPasses()) names.push_back(pass.name);
  return names;
}

/// Answers -print-file-name= and its like: what is not minic's own, the C compiler knows.
int askTool(const Options& options) {
  const Toolchain tools = toolchain(*options.target);
  if (options.toolQuestion.ends_with("-print-file-name=include") && !ownHeaders().empty()) {
    std::printf("%s\n", ownHeaders().c_str());
    return ExitOk;
  }
  std::vector<std::string> command = tools.cc;
  command.push_back(options.toolQuestion);
  ProcessResult result = runProcess(command);
  if (!result.started) return cannotRun(command[0], result, tools.package);
  return result.ok() ? ExitOk : ExitFailure;
}

class Driver {
 public:
  explicit Driver(Options options)
      : options_(withHeaders(std::move(options))),
        traces_(options_),
        session_(options_, output()),
        tools_(options_, session_),
        pictures_(options_) {}

  int run() {
    int status = isGallery() ? checkGallery() : settleInputs();
    if (status == ExitOk && isGallery()) return writeGallery(options_);
    if (status == ExitOk) status = checkUsage();
    if (status == ExitOk) {
      warnUnused();
      status = action_ == Action::Run              ? interpret()
               : action_ == Action::CheckPromotion ? checkPromotion()
               : action_ == Action::Preprocess     ? preprocessAll()
                                                   : compileAll();
    }
    if (ExitStatus failed = writeMessages(); status == ExitOk) status = failed;
    if (!logProblem_.empty())
      status = failed(fmt::format("cannot write '{}': {}", options_.semanticsLog, logProblem_));
    if (session_.times().enabled()) put(session_.times().table());
    return status;
  }

 private:
  /// Where headers are and how they are read.
  static Options withHeaders(Options options) {
    if (options.debugInfo) options.folder = workingFolder();
    if (options.checksUndefined) {
      options.level = 0;  // no pass may remove what is undefined
      options.openOrder = std::make_shared<OpenOrder>();
    }
    setHeaderFolders(options);
    options.preprocessor.readFile = readHeader;
    return options;
  }

  // ---- messages ----

  bool isColored() const {
    if (options_.color != ColorMode::Auto) return options_.color == ColorMode::Always;
    const char *noColor = std::getenv("NO_COLOR"), *term = std::getenv("TERM");
    return isatty(STDERR_FILENO) && !(noColor && *noColor) && term &&
           std::string_view(term) != "dumb";
  }
  /// Text is written to stderr as it is reported, JSON at the end.
  DiagnosticConsumer consumer() {
    if (options_.format != DiagnosticFormat::Clang) return collectingConsumer(messages_);
    return [this, inColor = isColored(),
            lastInclude = SourceLoc()](const Diagnostic& message) mutable {
      put(toText(message, session_.sources(), inColor, &lastInclude));
    };
  }
  /// What is written after all messages: the text is written already.
  ExitStatus writeMessages() {
    const DiagnosticFormat format = options_.format;
    if (format == DiagnosticFormat::Clang) {
      put(session_.diagnostics().summary());
      return ExitOk;
    }
    const bool isSarif = format == DiagnosticFormat::Sarif || format == DiagnosticFormat::SarifFile;
    const std::string text = isSarif ? toSarif(messages_, session_.sources(), kVersion)
                                     : toJson(messages_, session_.sources());
    if (format == DiagnosticFormat::Sarif || format == DiagnosticFormat::Json) {
      put(text);
      return ExitOk;
    }
    std::string name = options_.inputs.empty() ? "-" : options_.inputs[0].name;
    name = name == "-" ? "stdin" : name.substr(name.rfind('/') + 1);
    name += isSarif ? ".sarif" : ".json";
    OutputFile out;
    if (ExitStatus status = openOutput(out, name)) return status;
    out.write(text);
    return commit(out, name, session_.times());
  }
  SessionOutput output() {
    SessionOutput output;
    output.diagnostics = consumer();
    output.reports = put;
    if (!options_.semanticsLog.empty())
      output.differences = [this](std::string_view text) { logDifference(text); };
    output.promotion = traces_.promotion();
    output.phis = traces_.phis();
    if (options_.dependencies.isWanted)
      output.files = [this](const ReadFile& file) { files_.push_back(file); };
    if (!options_.debugCrash.empty())
      output.functions = [this](Function& function) { debugCrash(options_.debugCrash, function); };
    if (options_.action == Action::Picture && options_.picture == PictureKind::MachineCfg)
      output.machineFunctions = [this](const MFunction& function, std::string_view stage) {
        if (stage == "emit") pictures_.see(function);
      };
    return output;
  }

  /// Appends the line in one piece, since several compilations may share the log.
  void logDifference(std::string_view text) {
    const std::string line = fmt::format("{}: {}", options_.inputs[0].name, text);
    std::FILE* log = std::fopen(options_.semanticsLog.c_str(), "a");
    const bool isWritten = log && std::fwrite(line.data(), 1, line.size(), log) == line.size();
    if ((log && std::fclose(log) != 0) || !isWritten) logProblem_ = std::strerror(errno);
  }

  // ---- what is asked for ----

  bool isGallery() const {
    return options_.action == Action::Explain && options_.explain == ExplainKind::Gallery;
  }

  ExitStatus checkGallery() const {
    return options_.inputs.empty()
               ? ExitOk
               : usageError("--explain=gallery has its own programs; it takes no input files");
  }

  /// Settles the action, the inputs and the kind of each.
  ExitStatus settleInputs() {
    if (options_.inputs.empty() && isFilter()) {
      options_.inputs.push_back({"-", options_.stdinKind});
      isImplicitStdin_ = true;
      if (!options_.action && options_.output.empty()) options_.action = Action::Llvm;
    }
    if (options_.inputs.empty()) return failed("no input files");
    action_ = options_.action ? *options_.action : actionOf(extensionOf(options_.output));
    if (!options_.promoted.empty()) options_.inputs.push_back({options_.promoted, InputKind::Ir});
    for (Input& input : options_.inputs)
      if (input.kind == InputKind::Auto && !decideKind(input, options_.dialect, action_))
        return usageError(fmt::format(
            "'{}': unknown kind of file; name the kind with -x c, -x sysy or -x ir", input.name));
    return ExitOk;
  }

  /// Whether the inputs, the action and the output go together.
  ExitStatus checkUsage() const {
    const auto sources = std::count_if(
        options_.inputs.begin(), options_.inputs.end(),
        [&](const Input& input) { return isSource(input.kind) || takesAssembly(input.kind); });
    if (action_ == Action::Run && (sources != 1 || countFiles() != 1))
      return usageError("--run takes one source or .ll file");
    if (action_ == Action::CheckPromotion && (sources != 2 || countFiles() != 2))
      return usageError("--check-promotion takes two programs: before and after mem2reg");
    if (!options_.output.empty() && sources > 1 && action_ != Action::Link &&
        action_ != Action::RunNative && action_ != Action::SyntaxOnly &&
        action_ != Action::Preprocess)
      return usageError("cannot write several outputs to one -o file");
    // A device may be both, as /dev/null in a probe for options.
    if (isRegularFile(options_.output))
      for (const Input& input : options_.inputs)
        if (input.kind != InputKind::Linker && input.kind != InputKind::Ir &&
            action_ != Action::SyntaxOnly && sameFile(input.name, options_.output))
          return failed(fmt::format("'{}' is the input and the output", input.name));
    return ExitOk;
  }

  /// Without a file name the program is read from a pipe or a file on stdin.
  static bool isFilter() {
    struct stat info;
    return fstat(STDIN_FILENO, &info) == 0 && (S_ISFIFO(info.st_mode) || S_ISREG(info.st_mode));
  }

  bool links(std::string_view flag) const {
    const std::vector<std::string>& flags = options_.linkFlags;
    return std::find(flags.begin(), flags.end(), flag) != flags.end();
  }

  /// Whether main may be defined in what the linker reads, or the program needs none.
  bool mayLackMain() const {
    if (options_.relocatable || options_.noStdLib || links("-shared") || links("-nostartfiles"))
      return true;
    static constexpr std::string_view kWithoutMain[] = {"-lm", "-lc", "-lpthread", "-ldl", "-lrt"};
    return std::any_of(options_.inputs.begin(), options_.inputs.end(), [](const Input& input) {
      const std::string_view name = input.name;
      return (name.starts_with("-l") || name.starts_with("-Wl,")) &&
             std::find(std::begin(kWithoutMain), std::end(kWithoutMain), name) ==
                 std::end(kWithoutMain);
    });
  }

  size_t countFiles() const {
    size_t files = 0;
    for (const Input& input : options_.inputs) files += input.name[0] != '-' || input.name == "-";
    return files;
  }

  /// Whether the action makes something of assembly of that kind.
  bool takesAssembly(InputKind kind) const {
    return (action_ == Action::Object && isAssembly(kind)) ||
           (action_ == Action::Preprocess && kind == InputKind::AssemblerWithCpp);
  }

  void warnUnused() {
    session_.diagnostics().checkOptions();
    for (const std::string& flag : options_.ignored)
      session_.diagnostics().warning("unsupported-option", {}, {Msg::NothingComesOfOption, flag});
    for (const std::string& flag : options_.unused)
      session_.diagnostics().warning("unused-command-line-argument", {},
                                     {Msg::OptionHasNoEffect, flag});
    if (action_ == Action::Link || action_ == Action::RunNative) return;
    for (const Input& input : options_.inputs) {
      bool linkerFile = input.kind == InputKind::Linker && input.name[0] != '-';
      if (linkerFile || (isAssembly(input.kind) && !takesAssembly(input.kind)))
        session_.diagnostics().warning("unused-command-line-argument", {},
                                       {Msg::FileNotLinked, input.name});
    }
  }

  // ---- compiling ----

  /// Reads one source or .ll file.
  ExitStatus read(const Input& input, Source& source) {
    StageTimer timer(session_.times(), "read");
    std::string problem;
    source.name = input.name == "-" ? "<stdin>" : input.name;
    if (!readFile(input.name, source.text, problem))
      return failed(fmt::format("cannot read '{}': {}", input.name, problem));
    if (isImplicitStdin_ && source.text.empty()) return failed("no input files");
    if (source.text.size() >= (size_t(1) << 31))
      return failed(fmt::format("'{}' is larger than 2 GiB", input.name));
    source.language = input.kind == InputKind::Ir     ? Language::Ir
                      : input.kind == InputKind::Sysy ? Language::Sysy
                                                      : Language::C;
    source.wholeProgram =
        action_ == Action::Run || ((action_ == Action::Link || action_ == Action::RunNative) &&
                                   countFiles() == 1 && !mayLackMain());
    return ExitOk;
  }

  /// Reads one file and makes the product of the action; the text stays in `out` until commit().
  ExitStatus compile(const Input& input, Action action, OutputFile& out) {
    return compile(input, action, out, session_);
  }
  ExitStatus compile(const Input& input, Action action, OutputFile& out, Session& session) {
    Source source;
    if (ExitStatus status = read(input, source)) return status;
    if (options_.dryRun) return ExitOk;
    ExitStatus status = ExitOk;
    runWithLargeStack([&] {
      installHandlerStack();
      traces_.begin();
      status = compile(std::move(source), action, out, session);
      if (status == ExitOk && &session == &session_) traces_.end();
    });
    return status;
  }
  ExitStatus compile(Source source, Action action, OutputFile& out, Session& session) {
    TextSink write = [&](std::string_view text) { out.write(text); };
    switch (action) {
      case Action::SyntaxOnly: return exitStatusOf(session.check(std::move(source)), session);
      case Action::Preprocess:
        if (source.language != Language::C)
          return failed(
              fmt::format("'{}' has no preprocessor directives: it is not C", source.name));
        return exitStatusOf(
            session.preprocess(
                std::move(source), options_.preprocess,
                options_.dependencies.onlyRule ? TextSink([](std::string_view) {}) : write),
            session);
      case Action::Llvm: return exitStatusOf(session.toIr(std::move(source), write), session);
      case Action::Tokens:
        return exitStatusOf(session.toTokens(std::move(source), options_.tokens, write), session);
      case Action::Ast:
        return exitStatusOf(session.toAst(std::move(source), options_.ast, write), session);
      case Action::Run: return run(std::move(source));
      case Action::Explain: return writeExplanation(options_, session, std::move(source), out);
      case Action::Picture: return pictures_.draw(session, std::move(source), out);
      default: return exitStatusOf(session.toAssembly(std::move(source), write), session);
    }
  }

  ExitStatus run(Source source) {
    Module module;
    Status status = session_.toModule(source, module);
    if (status != Status::Ok) return exitStatusOf(status, session_);
    traces_.end();  // before the program writes
    return interpretProgram(options_, session_, module, std::move(source), programStatus_);
  }

  /// The name of the text or object made of `input` when -o is not given.
  std::string defaultName(const Input& input, std::string_view extension) const {
    return input.name == "-" ? "-" : fmt::format("{}{}", stemOf(input.name), extension);
  }

  int interpret() {
    for (const Input& input : options_.inputs)
      if (isSource(input.kind)) {
        OutputFile none;
        ExitStatus status = compile(input, Action::Run, none);
        return status == ExitOk ? programStatus_ : status;
      }
    return ExitUsage;
  }

  int checkPromotion() {
    Source before, after;
    if (ExitStatus status = read(options_.inputs[0], before)) return status;
    if (ExitStatus status = read(options_.inputs.back(), after)) return status;
    ExitStatus status = ExitOk;
    runWithLargeStack([&] {
      installHandlerStack();
      status = checkPromotions(session_, std::move(before), std::move(after), options_.allowed,
                               options_.diagnostics.language);
    });
    return status;
  }

  // ---- rules of make ----

  /// The rule for `input`, whose files were collected.
  std::string ruleOf(const Input& input) const {
    const Options::Dependencies& rule = options_.dependencies;
    std::vector<ReadFile> files;
    for (const ReadFile& file : files_)
      if (rule.withSystem || !file.isSystem) files.push_back(file);
    std::string targets = rule.targets;
    if (targets.empty()) targets = makeQuoted(ruleTarget(input));
    return makeRule(targets, files, rule.phony);
  }

  std::string ruleTarget(const Input& input) const {
    bool namesObject = action_ == Action::Object && !options_.output.empty();
    return namesObject ? options_.output : fmt::format("{}.o", stemOf(input.name));
  }

  /// -MD: the file of the rule of `input`, beside the output.
  std::string ruleFile(const Input& input) const {
    const Options::Dependencies& rule = options_.dependencies;
    if (!rule.file.empty()) return rule.file;
    std::string_view output = options_.output;
    if (output.empty() || output == "-") return fmt::format("{}.d", stemOf(input.name));
    return fmt::format("{}.d", output.substr(0, output.size() - extensionOf(output).size()));
  }

  /// The C compiler's options for the preprocessing of assembly; none for other files.
  std::vector<std::string> cppFlags(const Input& input) const {
    if (input.kind != InputKind::AssemblerWithCpp) return {};
    std::vector<std::string> flags{"-x", "assembler-with-cpp"};
    flags.insert(flags.end(), options_.cppFlags.begin(), options_.cppFlags.end());
    const Options::Dependencies& rule = options_.dependencies;
    if (rule.isWanted && !rule.onlyRule) flags.insert(flags.end(), {"-MF", ruleFile(input)});
    if (rule.isWanted && rule.targets.empty())
      flags.insert(flags.end(), {"-MQ", ruleTarget(input)});
    return flags;
  }

  ExitStatus writeRule(const Input& input) {
    std::string name = ruleFile(input);
    OutputFile out;
    if (ExitStatus status = openOutput(out, name)) return status;
    out.write(ruleOf(input));
    return commit(out, name, session_.times());
  }

  /// -E and -M: each input after the other to one output.
  int preprocessAll() {
    const Options::Dependencies& rule = options_.dependencies;
    std::string name = rule.onlyRule && !rule.file.empty() ? rule.file
                       : options_.output.empty()           ? "-"
                                                           : options_.output;
    OutputFile out;
    if (ExitStatus status = openOutput(out, name)) return status;
    ExitStatus worst = ExitOk;
    for (const Input& input : options_.inputs) {
      if (input.kind == InputKind::AssemblerWithCpp)
        worst = std::max(worst, tools_.preprocess(input.name, cppFlags(input), out));
      if (!isSource(input.kind)) continue;
      files_.clear();
      ExitStatus status = compile(input, Action::Preprocess, out);
      if (status == ExitOk && rule.onlyRule) out.write(ruleOf(input));
      if (status == ExitOk && rule.isWanted && !rule.onlyRule) status = writeRule(input);
      worst = std::max(worst, status);
    }
    // The text is wanted whatever is wrong with it, as gcc and clang have it.
    if (worst == ExitOk || (!rule.onlyRule && worst == ExitFailure))
      worst = std::max(worst, commit(out, name, session_.times()));
    return worst;
  }

  int compileAll() {
    bool linking = action_ == Action::Link || action_ == Action::RunNative;
    ExitStatus worst = ExitOk;
    std::vector<std::string> items;  // of the linker, in order
    for (size_t i = 0; i < options_.inputs.size(); ++i) {
      const Input& input = options_.inputs[i];
      ExitStatus status = ExitOk;
      if (linking && input.kind == InputKind::AssemblerWithCpp) {
        std::string object;
        status = checkReadable(input.name);
        if (status == ExitOk) status = tools_.temporaryFile(fmt::format("{}.o", i), object);
        if (status == ExitOk) status = tools_.assemble(input.name, object, cppFlags(input));
        items.push_back(object);
      } else if (linking && !isSource(input.kind)) {
        status = input.kind == InputKind::Linker && input.name[0] == '-'
                     ? ExitOk
                     : checkReadable(input.name);
        items.push_back(input.name);
      } else if (linking) {
        std::string assembly;
        status = compileForLink(input, i, assembly);
        if (status == ExitOk && options_.dependencies.isWanted) status = writeRule(input);
        files_.clear();
        if (status == ExitOk && options_.saveTemps) {
          std::string object = fmt::format("{}.o", stemOf(assembly));
          status = tools_.assemble(assembly, object);
          assembly = object;
        }
        items.push_back(assembly);
      } else if (isSource(input.kind)) {
        status = compileSeparately(input);
        if (status == ExitOk && options_.dependencies.isWanted) status = writeRule(input);
        files_.clear();
      } else if (action_ == Action::Object && isAssembly(input.kind)) {
        status = checkReadable(input.name);
        if (status == ExitOk)
          status = tools_.assemble(input.name, outputName(input, ".o"), cppFlags(input));
      }
      if (status > worst) worst = status;
      if (status == ExitInternalError) return status;
    }
    if (worst != ExitOk || !linking) return worst;
    return action_ == Action::Link
               ? tools_.link(items, options_.output.empty() ? "a.out" : options_.output)
               : tools_.linkAndRun(items);
  }

  std::string outputName(const Input& input, std::string_view extension) const {
    return options_.output.empty() ? defaultName(input, extension) : options_.output;
  }

  /// -S, -emit-llvm, -c, -fsyntax-only: each input on its own.
  ExitStatus compileSeparately(const Input& input) {
    OutputFile out;
    if (action_ == Action::SyntaxOnly) return compile(input, Action::SyntaxOnly, out);
    if (action_ == Action::Picture) return draw(input);
    bool isDump = action_ == Action::Tokens || action_ == Action::Ast;
    if (isDump && input.kind == InputKind::Ir)
      return failed(fmt::format("'{}' is LLVM IR, which has no tokens or syntax tree", input.name));
    std::string_view extension = action_ == Action::Llvm       ? ".ll"
                                 : action_ == Action::Assembly ? ".s"
                                 : action_ == Action::Object   ? ".o"
                                 : isJson(options_.explain)    ? ".json"
                                 : options_.wantsQuizKey       ? ".key.html"
                                                               : ".html";
    std::string name = outputName(input, extension);
    if (isDump && options_.output.empty()) name = "-";
    if (options_.output.empty() && input.name != "-" && sameFile(name, input.name))
      return failed(
          fmt::format("the output '{}' would replace the input; give another name with -o", name));
    if (action_ == Action::Object) {
      if (name == "-" && isatty(1))
        return usageError("an object file is not for a terminal; give a name with -o");
      // A reading error must be found before the toolchain is needed.
      std::string assembly;
      ExitStatus status = compileForLink(input, 0, assembly);
      return status == ExitOk ? tools_.assemble(assembly, name) : status;
    }
    // Where more than mem2reg was asked for, the page has a second one beside it.
    bool hasPasses = action_ == Action::Explain && options_.explain == ExplainKind::Page &&
                     options_.explainQuiz.empty() && extensionOf(name) == ".html" &&
                     !pipelineAsked(options_).empty();
    options_.explainPasses =
        hasPasses ? name.substr(0, name.size() - 5) + ".passes.html" : std::string();
    if (ExitStatus status = openOutput(out, name)) return status;
    ExitStatus status = compile(input, action_, out);
    return status == ExitOk && !options_.dryRun ? commit(out, name, session_.times()) : status;
  }

  /// --emit=: Graphviz's text, or the picture that its `dot` draws.
  ExitStatus draw(const Input& input) {
    OutputFile out;
    std::string name = options_.output.empty() && input.name == "-" ? "-" : options_.output;
    if (name.empty()) return compile(input, Action::Picture, out);  // writes a file per function
    bool svg = extensionOf(name) == ".svg";
    std::string text = name;
    if (svg)
      if (ExitStatus status = tools_.temporaryFile("picture.dot", text)) return status;
    if (ExitStatus status = openOutput(out, text)) return status;
    if (ExitStatus status = compile(input, Action::Picture, out)) return status;
    if (options_.dryRun) return ExitOk;
    if (ExitStatus status = commit(out, text, session_.times())) return status;
    return svg ? tools_.drawSvg(text, name) : ExitOk;
  }

  /// Compiles to an assembly file for the toolchain: temporary, or kept by -save-temps.
  ExitStatus compileForLink(const Input& input, size_t index, std::string& assembly) {
    std::string stem = input.name == "-" ? "stdin" : std::string(stemOf(input.name));
    for (size_t i = 0; i < index; ++i)  // a/f.c and b/f.c in one command
      if (stemOf(options_.inputs[i].name) == stem) stem = fmt::format("{}-{}", stem, index);
    if (options_.saveTemps) {
      assembly = stem + ".s";
    } else {
      std::string name = fmt::format("{}.{}.s", index, stem.substr(0, 100));
      if (ExitStatus status = tools_.temporaryFile(name, assembly)) return status;
    }
    OutputFile out;
    if (ExitStatus status = openOutput(out, assembly)) return status;
    if (ExitStatus status = compile(input, Action::Assembly, out)) return status;
    if (!options_.dryRun)
      if (ExitStatus status = commit(out, assembly, session_.times())) return status;
    tools_.noteOwn(assembly);
    if (!options_.saveTemps || input.name == "-" || input.kind == InputKind::Ir) return ExitOk;
    // -save-temps also keeps the IR; compiling once more is simpler than two products at once.
    OutputFile ir;
    std::string irName = stem + ".ll";
    Session silent(options_);  // everything has been shown
    if (ExitStatus status = openOutput(ir, irName)) return status;
    if (ExitStatus status = compile(input, Action::Llvm, ir, silent)) return status;
    return commit(ir, irName, session_.times());
  }

  Options options_;
  Action action_ = Action::Link;
  std::vector<Diagnostic> messages_;  // not of the text
  std::vector<ReadFile> files_;       // that the current input was read from
  Traces traces_;
  Session session_;
  ToolRunner tools_;
  Pictures pictures_;
  bool isImplicitStdin_ = false;  // no file was named
  std::string logProblem_;        // why -verify-semantics-log= could not write
  int programStatus_ = 0;
};

}  // namespace

int runDriver(const std::string& program, const std::vector<std::string>& arguments) {
  std::vector<std::string> replay = arguments;
  std::erase_if(replay, [](const std::string& word) { return word.starts_with("-fcrashed-in="); });
  replay.insert(replay.begin(), "minic");
  setReplayCommand(quoteCommand(replay));

  std::string error;
  std::optional<Options> options = parseOptions(program, arguments, passNames(), error);
  if (!options) return usageError(error);
  if (options->crashed) {
    replay.erase(replay.begin());
    saveCrashBundle(std::move(*options), replay,
                    [](Options again) { return Driver(std::move(again)).run(); });
    return ExitInternalError;
  }
  if (!options->crashFolder.empty()) setBundleCommand(program, arguments);
  bool onlyVersion = options->verbose && options->inputs.empty() && !options->action;
  if (options->info == Options::Info::None && onlyVersion) {
    // As gcc and clang do; configure scripts look for their names to see whose options are taken.
    put(fmt::format("minic version {} (compatible with gcc 4.2.1)\nTarget: {}\n", kVersion,
                    options->target->triple));
    return ExitOk;
  }
  std::string text;
  switch (options->info) {
    case Options::Info::None: return Driver(std::move(*options)).run();
    case Options::Info::Help: text = helpText(false); break;
    case Options::Info::HelpHidden: text = helpText(true); break;
    case Options::Info::Version:
      // meson takes a compiler for gcc if it names who makes that.
      text = fmt::format(
          "minic version {}\nTarget: {}\nOptions as of gcc 4.2.1 (Free Software Foundation, "
          "Inc.)\n",
          kVersion, options->target->triple);
      break;
    case Options::Info::DumpVersion: text = fmt::format("{}\n", kVersion); break;
    case Options::Info::DumpMachine: text = fmt::format("{}\n", options->target->triple); break;
    case Options::Info::Passes: text = passListText(); break;
    case Options::Info::Pipeline:
      if (!pipelineText(*options, text, error)) return usageError(error);
      break;
    case Options::Info::Manual: text = manualPage(); break;
    case Options::Info::Tool: return askTool(*options);
    case Options::Info::Completion: text = completionText(options->shell); break;
  }
  OutputFile out;
  std::string problem;
  out.open("-", problem);
  out.write(text);
  if (out.commit(problem)) return ExitOk;
  return failed(fmt::format("cannot write to stdout: {}", problem));
}

}  // namespace minic
