// The parser of the command line. The rows of options.def say how an argument is split; the one
// switch below says what an option means. Later options override earlier ones.
#include "driver/options.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <iterator>

#include "driver/version.h"
#include "support/platform/files.h"

namespace minic {
namespace {

enum class Id : uint8_t {
#define OPT(id, kind, spelling, metavar, group, help) id,
#define ALIAS(...)
#include "driver/options.def"
};
enum class Kind : uint8_t { Flag, Joined, Separate, JoinedOrSeparate };
enum class Group : uint8_t { Action, Language, Optimise, Target, Link, Messages, Inside, Other };

constexpr std::string_view kGroupTitles[] = {"What is made", "Language", "Optimisation",   "Target",
                                             "Linking",      "Messages", "Looking inside", "Other"};

struct Row {
  Id id;
  Kind kind;
  std::string_view spelling, metavar;
  Group group;
  std::string_view help;

  /// The spelling without its dashes.
  std::string_view word() const { return spelling.substr(spelling.find_first_not_of('-')); }
};

constexpr Row kRows[] = {
#define OPT(id, kind, spelling, metavar, group, help) \
  {Id::id, Kind::kind, spelling, metavar, Group::group, help},
#include "driver/options.def"
};

std::vector<std::string> splitCommas(std::string_view text) {
  std::vector<std::string> items;
  while (!text.empty()) {
    size_t comma = text.find(',');
    if (comma != 0) items.emplace_back(text.substr(0, comma));
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
  }
  return items;
}

/// Splits the text of an @file as gcc does: white space separates, quotes and backslashes protect.
std::vector<std::string> splitArguments(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool inWord = false;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      word += text[++i];
      inWord = true;
    } else if (quote) {
      if (c == quote)
        quote = 0;
      else
        word += c;
    } else if (c == '"' || c == '\'') {
      quote = c;
      inWord = true;
    } else if (c == ' ' || (c >= '\t' && c <= '\r')) {
      if (inWord) words.push_back(std::move(word));
      word.clear();
      inWord = false;
    } else {
      word += c;
      inWord = true;
    }
  }
  if (inWord) words.push_back(std::move(word));
  return words;
}

class Parser {
 public:
  Parser(const std::vector<std::string_view>& passNames, std::string& error)
      : passNames_(passNames), error_(error) {}

  bool parse(const std::vector<std::string>& arguments, int depth = 0) {
    for (size_t i = 0; i < arguments.size(); ++i) {
      const std::string& argument = arguments[i];
      // From here on everything belongs to the program that is run.
      if (running_ && haveInput_) {
        bool separator = argument == "--" && options_.programArguments.empty() && !afterSeparator_;
        if (separator)
          afterSeparator_ = true;
        else
          options_.programArguments.push_back(argument);
        continue;
      }
      if (argument.empty()) return fail("an argument is empty");
      if (onlyInputs_ || argument == "-" || argument[0] != '-') {
        if (!onlyInputs_ && argument.size() > 1 && argument[0] == '@') {
          if (!responseFile(argument.substr(1), depth)) return false;
        } else {
          addInput(argument);
        }
        continue;
      }
      if (argument == "--") {
        onlyInputs_ = true;
        continue;
      }
      if (!parseOption(arguments, i)) return false;
    }
    return true;
  }

  bool finish() {
    // `minic IN OUT`, as some course judges call a compiler.
    auto& inputs = options_.inputs;
    if (options_.output.empty() && inputs.size() == 2 && inputs[0].kind != InputKind::Linker &&
        inputs[1].kind == InputKind::Auto && !running_ && isOutputName(inputs[1].name)) {
      options_.output = inputs[1].name;
      inputs.pop_back();
    }
    return true;
  }

  Options options_;

 private:
  bool fail(std::string message) {
    error_ = std::move(message);
    return false;
  }

  /// Whether the second of two file names names the output: it is no input of any known kind, or
  /// it is a text that minic writes, or it is an object that does not exist yet.
  bool isOutputName(std::string_view name) const {
    std::string_view extension = extensionOf(name);
    if (name == "-" || extension == ".c" || extension == ".sy" || extension == ".sysy" ||
        extension == ".h" || extension == ".i")
      return false;
    if (extension == ".ll" || extension == ".s" || extension == ".S")
      return !fileExists(name) || isGenerated(name);
    return !fileExists(name);
  }

  bool responseFile(const std::string& name, int depth) {
    if (depth == 10) return fail(fmt::format("@{}: files include one another too deeply", name));
    std::string text, problem;
    if (!readFile(name, text, problem))
      return fail(fmt::format("cannot read '@{}': {}", name, problem));
    return parse(splitArguments(text), depth + 1);
  }

  void addInput(std::string name) {
    options_.inputs.push_back({std::move(name), language_});
    haveInput_ = true;
  }

  /// Finds the row that reads `argument` (which starts with a dash): the longest spelling wins.
  const Row* find(std::string_view argument, std::string_view& value, bool& separate) const {
    size_t dashes = argument.starts_with("--") ? 2 : 1;
    std::string_view word = argument.substr(dashes);
    const Row* best = nullptr;
    for (const Row& row : kRows) {
      std::string_view spelled = row.word();
      if (spelled.size() == 1 && dashes == 2) continue;
      bool exact = word == spelled;
      bool bare = spelled.size() > 1 && spelled.back() == '=' &&
                  word == spelled.substr(0, spelled.size() - 1);
      bool prefix =
          row.kind != Kind::Flag && row.kind != Kind::Separate && word.starts_with(spelled);
      if (!(exact || bare || prefix)) continue;
      if (best && best->word().size() >= spelled.size()) continue;
      // `-save-temps=` must not shadow the flag `-save-temps`.
      if (bare && best && best->word() == word) continue;
      best = &row;
      value = prefix && !bare ? word.substr(spelled.size()) : std::string_view();
      separate =
          bare || (exact && (row.kind == Kind::Separate || row.kind == Kind::JoinedOrSeparate));
    }
    if (best && separate)  // the flag of the same name, if there is one, needs no value
      for (const Row& row : kRows)
        if (row.kind == Kind::Flag && row.word() == word) {
          best = &row;
          separate = false;
        }
    return best;
  }

  bool unknown(std::string_view argument) {
    std::string_view word = argument.substr(argument.starts_with("--") ? 2 : 1);
    // Of an option with a value only the name is compared: what follows '=' may be anything.
    std::string_view name = word.substr(0, word.find('='));
    std::vector<std::string_view> candidates;
    for (const Row& row : kRows) {
      std::string_view spelled = row.word();
      if (spelled.back() == '=') spelled.remove_suffix(1);
      if (row.id != Id::Unused && row.id != Id::Silent) candidates.push_back(spelled);
    }
    candidates.insert(candidates.end(), passNames_.begin(), passNames_.end());
    std::string_view nearest = nearestWord(name, candidates);
    if (nearest.empty()) return fail(fmt::format("unknown option '{}'", argument));
    std::string_view dashes = "-";
    for (const Row& row : kRows)
      if (row.word().substr(0, nearest.size()) == nearest &&
          row.word().size() <= nearest.size() + 1) {
        dashes = row.spelling.substr(0, row.spelling.size() - row.word().size());
        break;
      }
    return fail(
        fmt::format("unknown option '{}'; did you mean '{}{}'?", argument, dashes, nearest));
  }

  bool parseOption(const std::vector<std::string>& arguments, size_t& i) {
    const std::string& argument = arguments[i];
    std::string_view value;
    bool separate = false;
    const Row* row = find(argument, value, separate);
    if (!row) {
      std::string_view word = std::string_view(argument).substr(argument.starts_with("--") ? 2 : 1);
      if (std::find(passNames_.begin(), passNames_.end(), word) == passNames_.end())
        return unknown(argument);
      if (!options_.passes) options_.passes.emplace();
      if (!options_.passes->empty()) *options_.passes += ',';
      *options_.passes += word;
      return true;
    }
    if (separate) {
      if (i + 1 == arguments.size())
        return fail(fmt::format("argument to '{}' is missing", argument));
      value = arguments[++i];
    }
    return apply(*row, argument, value);
  }

  bool badValue(std::string_view argument, std::string_view value, std::string_view expected) {
    return fail(fmt::format("invalid value '{}' in '{}': expected {}", value, argument, expected));
  }

  template <class Number>
  bool number(std::string_view argument, std::string_view value, Number& result) {
    auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), result);
    return (problem == std::errc() && end == value.data() + value.size()) ||
           badValue(argument, value, "a number");
  }

  bool apply(const Row& row, std::string_view argument, std::string_view value) {
    Options& o = options_;
    switch (row.id) {
      case Id::Output:
        if (value.empty()) return fail(fmt::format("argument to '{}' is missing", argument));
        o.output = value;
        break;
      case Id::Compile:
        setAction(Action::Object);
        break;
      case Id::Assembly:
        setAction(Action::Assembly);
        break;
      case Id::EmitLlvm:
        setAction(Action::Llvm);
        break;
      case Id::TypedPointers:
        o.typedPointers = true;
        break;
      case Id::SyntaxOnly:
        setAction(Action::SyntaxOnly);
        break;
      case Id::Run:
      case Id::RunNative:
        o.action = row.id == Id::Run ? Action::Run : Action::RunNative;
        running_ = true;
        break;
      case Id::Std:
        if (value == "sysy" || value == "sysy2022" || value == "minisysy") {
          o.dialect = InputKind::Sysy;
        } else if (value == "c" || value == "ansi" || isCStandard(value)) {
          o.dialect = InputKind::C;
        } else {
          return badValue(argument, value, "sysy or c");
        }
        break;
      case Id::Language:
        if (value == "c" || value == "c++" || value == "cpp-output")
          language_ = InputKind::C;
        else if (value == "sysy" || value == "sy")
          language_ = InputKind::Sysy;
        else if (value == "ir" || value == "ll")
          language_ = InputKind::Ir;
        else if (value == "assembler" || value == "assembler-with-cpp")
          language_ = InputKind::Assembler;
        else if (value == "none")
          language_ = InputKind::Auto;
        else
          return badValue(argument, value, "c, sysy, ir, assembler or none");
        break;
      case Id::Pedantic:
        o.diagnostics.warningFlags.emplace_back("pedantic");
        break;
      case Id::PedanticErrors:
        o.diagnostics.warningFlags.emplace_back("pedantic");
        o.diagnostics.warningFlags.emplace_back("error=pedantic");
        break;
      case Id::OptLevel:
        if (value == "0")
          o.level = 0;
        else if (value == "" || value == "1" || value == "g")
          o.level = 1;
        else if (value == "2" || value == "3" || value == "s" || value == "z" || value == "fast")
          o.level = 2;
        else
          return badValue(argument, value, "0, 1, 2, 3, s, z, g or fast");
        o.passes.reset();
        break;
      case Id::Passes:
        o.passes = std::string(value);
        break;
      case Id::ListPasses:
        o.info = Options::Info::Passes;
        break;
      case Id::Target:
        if (const TargetInfo* target = findTargetInfo(value))
          o.target = target;
        else
          return badValue(argument, value, targetNames());
        break;
      case Id::RegAlloc:
        o.regAlloc = value;
        break;
      case Id::VerboseAsm:
        o.verboseAsm = true;
        break;
      case Id::NoVerboseAsm:
        o.verboseAsm = false;
        break;
      case Id::Asm:
        if (value == "intel")
          o.unused.emplace_back(argument);
        else if (value != "att")
          return badValue(argument, value, "att or intel");
        break;
      case Id::LibraryPath:
      case Id::Library:
        if (value.empty()) return fail(fmt::format("argument to '{}' is missing", argument));
        o.inputs.push_back({fmt::format("{}{}", row.spelling, value), InputKind::Linker});
        break;
      case Id::LinkArgument:
        o.inputs.push_back(
            {row.kind == Kind::Joined ? std::string(argument) : fmt::format("-Wl,{}", value),
             InputKind::Linker});
        break;
      case Id::AsmArgument:
        o.asmFlags.emplace_back(argument);
        break;
      case Id::LinkFlag:
        o.linkFlags.emplace_back(row.spelling);
        break;
      case Id::NoStdLib:
        o.noStdLib = true;
        break;
      case Id::NoSysyLib:
        o.noSysyLib = true;
        break;
      case Id::Warning:
        o.diagnostics.warningFlags.emplace_back(value);
        break;
      case Id::Werror:
        o.diagnostics.warningsAsErrors = true;
        break;
      case Id::NoWarnings:
        o.diagnostics.suppressWarnings = true;
        break;
      case Id::ErrorLimit:
        return number(argument, value, o.diagnostics.errorLimit);
      case Id::Color:
        if (value == "auto")
          o.color = ColorMode::Auto;
        else if (value == "always")
          o.color = ColorMode::Always;
        else if (value == "never")
          o.color = ColorMode::Never;
        else
          return badValue(argument, value, "auto, always or never");
        break;
      case Id::ColorOn:
        o.color = ColorMode::Always;
        break;
      case Id::ColorOff:
        o.color = ColorMode::Never;
        break;
      case Id::Format:
        if (value == "json")
          o.format = DiagnosticFormat::Json;
        else if (value == "text" || value == "clang")
          o.format = DiagnosticFormat::Clang;
        else
          return badValue(argument, value, "text or json");
        break;
      case Id::DisablePass:
        append(o.passManager.disabledPasses, splitCommas(value));
        break;
      case Id::BisectLimit:
        return number(argument, value, o.passManager.optBisectLimit);
      case Id::Ssa:
        if (value == "compare") {
          o.passManager.passes.ssaCompare = true;
        } else if (auto form = ssaFormNamed(value)) {
          o.passManager.passes.ssa = *form;
        } else {
          return badValue(argument, value, "pruned, semi-pruned, minimal, maximal or compare");
        }
        break;
      case Id::PrintBefore:
        append(o.passManager.printBefore, splitCommas(value));
        break;
      case Id::PrintAfter:
        append(o.passManager.printAfter, splitCommas(value));
        break;
      case Id::PrintBeforeAll:
        o.passManager.printBeforeAll = true;
        break;
      case Id::PrintAfterAll:
        o.passManager.printAfterAll = true;
        break;
      case Id::PrintChanged:
        o.passManager.printChanged = true;
        break;
      case Id::PrintModule:
        o.passManager.printModuleScope = true;
        break;
      case Id::FilterFuncs:
        append(o.passManager.filterPrintFuncs, splitCommas(value));
        break;
      case Id::Emit: {
        static constexpr std::string_view kKinds[] = {"cfg", "dom", "df", "callgraph", "mcfg"};
        auto kind = std::find(std::begin(kKinds), std::end(kKinds), value);
        if (kind == std::end(kKinds))
          return badValue(argument, value, "cfg, dom, df, callgraph or mcfg");
        o.picture = PictureKind(kind - std::begin(kKinds));
        setAction(Action::Picture);
        break;
      }
      case Id::Explain:
        setAction(Action::Explain);
        o.explain = ExplainKind::Page;
        break;
      case Id::ExplainAs:
        setAction(Action::Explain);
        if (value == "json")
          o.explain = ExplainKind::Json;
        else if (value == "passes")
          o.explain = ExplainKind::Passes;
        else if (value == "passes:json")
          o.explain = ExplainKind::PassesJson;
        else
          return badValue(argument, value, "json, passes or passes:json");
        break;
      case Id::ExplainInput:
        if (value.empty()) return fail(fmt::format("argument to '{}' is missing", argument));
        o.explainInput = value;
        break;
      case Id::Trace:
        if (value == "mem2reg")
          o.traceMem2reg = TraceFormat::Text;
        else if (value == "mem2reg:json")
          o.traceMem2reg = TraceFormat::Json;
        else if (value == "phi")
          o.tracePhi = TraceFormat::Text;
        else if (value == "phi:json")
          o.tracePhi = TraceFormat::Json;
        else
          return badValue(argument, value, "mem2reg or phi, or either with :json");
        break;
      case Id::DumpMir:
        o.dumpMir = true;
        break;
      case Id::Remark:
        o.passManager.remarkPasses = value;
        break;
      case Id::MissedRemark:
        o.passManager.remarkMissedPasses = value;
        break;
      case Id::TimePasses:
        o.passManager.timePasses = true;
        break;
      case Id::Stats:
        o.passManager.stats = true;
        break;
      case Id::VerifyEach:
        o.passManager.verifyEach = true;
        break;
      case Id::Debug:
        if (value.empty() || value == "1" || value == "2" || value == "3" ||
            value.starts_with("dwarf") || value.starts_with("gdb") || value == "line-tables-only")
          o.debugInfo = true;
        else if (value == "0")
          o.debugInfo = false;
        else
          return unknown(argument);
        break;
      case Id::SaveTemps:
        o.saveTemps = true;
        break;
      case Id::Verbose:
        o.verbose = true;
        break;
      case Id::DryRun:
        o.dryRun = o.verbose = true;
        break;
      case Id::DebugCrash:
        o.debugCrash = value;
        break;
      case Id::Help:
        o.info = row.spelling.find("hidden") == std::string_view::npos ? Options::Info::Help
                                                                       : Options::Info::HelpHidden;
        break;
      case Id::Version:
        o.info = Options::Info::Version;
        break;
      case Id::DumpVersion:
        o.info = Options::Info::DumpVersion;
        break;
      case Id::DumpMachine:
        o.info = Options::Info::DumpMachine;
        break;
      case Id::Manual:
        o.info = Options::Info::Manual;
        break;
      case Id::Nested: {
        nested_ = true;
        std::vector<std::string> one{std::string(value)};
        size_t index = 0;
        bool isOption = one[0].size() > 1 && one[0][0] == '-';
        bool ok = isOption ? parseOption(one, index)
                           : fail(fmt::format("'{}' does not follow '{}'", value, argument));
        nested_ = false;
        return ok;
      }
      case Id::Silent:
        break;
      case Id::Unused:
        o.unused.emplace_back(argument);
        break;
    }
    return true;
  }

  /// -emit-llvm goes with -S and -c; otherwise the last word wins, and what clang's own front end
  /// is told to emit outranks the driver's -fsyntax-only.
  void setAction(Action action) {
    Options& o = options_;
    if (running_) return;
    if (o.action == Action::Llvm &&
        (action == Action::Assembly || action == Action::Object || o.fromNested))
      return;
    o.action = action;
    if (action == Action::Llvm) o.fromNested = nested_;
  }

  static bool isCStandard(std::string_view value) {
    if (value.starts_with("gnu"))
      value.remove_prefix(3);
    else if (value.starts_with("c++"))
      value.remove_prefix(3);
    else if (value.starts_with("c"))
      value.remove_prefix(1);
    else
      return value.starts_with("iso9899:");
    if (value.starts_with("++")) value.remove_prefix(2);
    return value.size() == 2 && std::all_of(value.begin(), value.end(), [](char c) {
             return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z');
           });
  }

  static void append(std::vector<std::string>& to, std::vector<std::string> items) {
    std::move(items.begin(), items.end(), std::back_inserter(to));
  }

  const std::vector<std::string_view>& passNames_;
  std::string& error_;
  InputKind language_ = InputKind::Auto;
  bool running_ = false, haveInput_ = false, onlyInputs_ = false, nested_ = false;
  bool afterSeparator_ = false;
};

/// `-o FILE`, `-std=<sysy|c>`: the option with the name of its value, as help shows it.
std::string shownSpelling(const Row& row) {
  std::string_view gap =
      row.kind == Kind::Separate || row.kind == Kind::JoinedOrSeparate ? " " : "";
  return fmt::format("{}{}{}", row.spelling, gap, row.metavar);
}

}  // namespace

std::optional<Options> parseOptions(const std::vector<std::string>& arguments,
                                    const std::vector<std::string_view>& passNames,
                                    std::string& error) {
  Parser parser(passNames, error);
  if (!parser.parse(arguments) || !parser.finish()) return std::nullopt;
  return std::move(parser.options_);
}

std::string helpText(bool hidden) {
  std::string text =
      "minic: a small optimizing compiler for SysY 2022 and a subset of C\n\n"
      "Usage: minic [options] file...\n"
      "       minic IN OUT\n"
      "       minic --run file [arguments of the program]\n\n"
      "Options and files in any order; `-` is stdin, `@FILE` stands for the arguments in FILE.\n"
      "Files: .c .sy .sysy source, .ll LLVM IR, .s .S assembly, .o .a for the linker.\n"
      "Exit status: 0 fine, 1 errors in the program or a file that cannot be read or written,\n"
      "2 a wrong command line, 70 an internal error of minic.\n";
  for (size_t group = 0; group < std::size(kGroupTitles); ++group) {
    text += fmt::format("\n{}:\n", kGroupTitles[group]);
    for (const Row& row : kRows) {
      if (size_t(row.group) != group || (row.help.empty() && !hidden)) continue;
      std::string left = shownSpelling(row);
      std::string_view help = row.help;
      if (help.empty())
        help = row.id == Id::Unused   ? "Accepted, without effect"
               : row.id == Id::Silent ? "Accepted: it is so already"
                                      : "Another spelling, or for development";
      text += left.size() <= 26 ? fmt::format("  {:<26}  {}\n", left, help)
                                : fmt::format("  {}  {}\n", left, help);
    }
  }
  return text;
}

std::string manualPage() {
  // A dash that a reader may copy must be \-, and a line must not begin with a full stop.
  auto roff = [](std::string_view text) {
    std::string escaped;
    for (char c : text) {
      if (c == '\\')
        escaped += "\\e";
      else if (c == '-')
        escaped += "\\-";
      else
        escaped += c;
    }
    return escaped;
  };
  std::string text = fmt::format(
      ".TH MINIC 1 \"\" \"minic {}\"\n.SH NAME\nminic \\- a small optimizing compiler for SysY "
      "2022 and "
      "a subset of C\n.SH SYNOPSIS\n.B minic\n[options] file...\n.br\n.B minic\nIN OUT\n.br\n.B "
      "minic "
      "\\-\\-run\nfile [arguments]\n.SH DESCRIPTION\nCompiles to LLVM IR text, to assembly for "
      "x86\\-64 and "
      "64\\-bit RISC\\-V, to objects and executables, or runs the program in its own interpreter. "
      "Options "
      "and files may stand in any order.\n",
      kVersion);
  for (size_t group = 0; group < std::size(kGroupTitles); ++group) {
    text += fmt::format(".SH {}\n", kGroupTitles[group]);
    for (const Row& row : kRows)
      if (size_t(row.group) == group && !row.help.empty())
        text += fmt::format(".TP\n.B {}\n{}.\n", roff(shownSpelling(row)), roff(row.help));
  }
  text +=
      ".SH EXIT STATUS\n0 fine, 1 errors in the program or a file that cannot be read or "
      "written, 2 a wrong command line, 70 an internal error.\n.SH ENVIRONMENT\n.TP\n.B "
      "TMPDIR\nwhere temporary files are made.\n.TP\n.B "
      "NO_COLOR\nno "
      "colours, whatever stderr is.\n";
  return text;
}

}  // namespace minic
