// The parser of the command line. The rows of options.def say how an argument is split and what
// most options do; applySpecial() does the others. Later options override earlier ones.
#include "driver/options.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>
#include <iterator>

#include "driver/host_cpu.h"
#include "driver/options_table.h"
#include "passes/mem2reg/options.h"
#include "support/check.h"
#include "support/platform/files.h"

namespace minic {

using namespace options;

namespace {

bool equalIgnoringCase(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(uint8_t(x)) == std::tolower(uint8_t(y));
  });
}

std::vector<std::string> splitCommas(std::string_view text) {
  std::vector<std::string> items;
  while (!text.empty()) {
    size_t comma = text.find(',');
    if (comma != 0) items.emplace_back(text.substr(0, comma));
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
  }
  return items;
}

/// The language that the locale's messages are in, as gettext has it.
MessageLanguage localeLanguage() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (!value || !*value) continue;
    const std::string_view locale = value;
    const bool isChinese =
        locale.starts_with("zh") && (locale.size() == 2 || !std::isalnum(uint8_t(locale[2])));
    return isChinese ? MessageLanguage::Chinese : MessageLanguage::English;
  }
  return MessageLanguage::English;
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

class Parser;
/// The effect of an option. False: its value is wrong, and the error is set.
using Effect = bool (*)(Parser&, const Row&, std::string_view argument, std::string_view value);
/// The effect column; null: Special.
Effect effectOf(Id id);

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
        inputs[1].kind != InputKind::Linker && !running_ &&
        options_.action != Action::CheckPromotion &&
        (options_.inOut || isOutputName(inputs[1].name))) {
      options_.output = inputs[1].name;
      inputs.pop_back();
    }
    options_.stdinKind = language_;
    if (options_.action == Action::Run) {  // the interpreter checks what the program would
      options_.checksUndefined |= options_.sanitizesUndefined || options_.sanitizesAddress;
      options_.sanitizesUndefined = options_.sanitizesAddress = false;
    }
    if (options_.relocatable && !options_.action) options_.action = Action::Link;  // to a .o, too
    // What the target has is known only now.
    const TargetInfo& target = *options_.target;
    const auto models = target.codeModels;
    std::string_view model = codeModel_, abi = abi_;
    if (!model.empty() && std::find(models.begin(), models.end(), model) == models.end())
      return fail(fmt::format("option '-mcmodel={}' is not supported", model));
    if (!abi.empty() && abi != target.abiName)
      return fail(fmt::format("option '-mabi={}' is not supported", abi));
    if (!options_.plt && !target.mayCallThroughGot) options_.ignored.push_back(noPlt_);
    if (!machines()) return false;
    if (options_.asyncTables == true || options_.syncTables == true)
      options_.unwindTables = true;
    else if (options_.asyncTables)
      options_.unwindTables = false;
    if (options_.toStdout && options_.output.empty() && !running_) options_.output = "-";
    return true;
  }

  /// What the environment and the program's name choose, before any argument.
  bool begin(std::string_view program) {
    if (const char* name = std::getenv("MINIC_TARGET"); name && *name)
      if (!setTarget("MINIC_TARGET", name)) return false;
    options_.diagnostics.language = localeLanguage();
    const char *folder = std::getenv("MINIC_CRASH_DIAGNOSTICS_DIR"), *tmp = std::getenv("TMPDIR");
    options_.crashFolder = folder ? folder : tmp && *tmp ? tmp : "/tmp";
    program.remove_prefix(program.rfind('/') + 1);
    if (const TargetInfo* target = findTargetInfo(program)) options_.target = target;
    static constexpr std::pair<std::string_view, std::string_view> kNames[] = {
#define CALLED_AS(name, arguments) {name, arguments},
#include "driver/names.def"
    };
    for (auto [name, arguments] : kNames)
      if (name == program) return parse(splitArguments(arguments));
    return true;
  }

  Options options_;

  // ---- parts of effects

  /// -fsanitize=
  bool sanitize(std::string_view argument, std::string_view kinds) {
    for (const std::string& kind : splitCommas(kinds))
      if (kind == "undefined")
        options_.sanitizesUndefined = true;
      else if (kind == "address")
        options_.sanitizesAddress = true;
      else
        return fail(fmt::format("option '{}' is not supported", argument));
    return true;
  }

  bool fail(std::string message) {
    error_ = std::move(message);
    return false;
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

  /// What --check-promotion accepts besides promotion.
  bool allow(std::string_view value) {
    for (const std::string& word : splitCommas(value))
      if (word == "dce")
        options_.allowed.dce = true;
      else if (word == "fold")
        options_.allowed.fold = true;
      else
        return fail(fmt::format("unknown word '{}' in '--allow='; known are dce and fold", word));
    return true;
  }

  /// A value that must not be empty.
  bool text(std::string_view argument, std::string_view value, std::string& result) {
    if (value.empty()) return fail(fmt::format("argument to '{}' is missing", argument));
    result = value;
    return true;
  }

  /// The position of the value among the words of the metavar "a|b|c", for an alias too.
  template <class E>
  bool choose(const Row& row, std::string_view argument, std::string_view value, E& result) {
    std::string expected;
    std::string_view rest;
    for (const Row& option : kRows)
      if (option.id == row.id && rest.empty()) rest = option.metavar;
    for (int index = 0; !rest.empty(); ++index) {
      size_t bar = std::min(rest.find('|'), rest.size());
      std::string_view word = rest.substr(0, bar);
      if (word == value) {
        result = E(index);
        return true;
      }
      rest.remove_prefix(std::min(bar + 1, rest.size()));
      if (index) expected += rest.empty() ? " or " : ", ";
      expected += word;
    }
    return badValue(argument, value, expected);
  }

  /// -emit-llvm goes with -S and -c; otherwise the last word wins, and a product
  /// requested by -Xclang outranks the driver's -fsyntax-only.
  void setAction(Action action) {
    Options& o = options_;
    if (running_) return;
    if (o.action == Action::Llvm &&
        (action == Action::Assembly || action == Action::Object || o.fromNested))
      return;
    o.action = action;
    if (action == Action::Llvm) o.fromNested = nested_;
  }

  /// -M, -MM, -MD, -MMD.
  void dependencies(bool onlyRule, bool withSystem) {
    Options::Dependencies& rule = options_.dependencies;
    rule.isWanted = true;
    rule.onlyRule |= onlyRule;
    rule.withSystem &= withSystem;
    if (onlyRule) setAction(Action::Preprocess);
  }
  void ruleTarget(std::string_view name) {
    std::string& targets = options_.dependencies.targets;
    if (!targets.empty()) targets += ' ';
    targets += name;
  }

  /// -fPIC and -fPIE, whose small letters differ only in the value of the macros.
  void dynamic(const Row& row) {
    options_.fixedAddress = false;
    options_.preprocessor.picLevel = row.spelling[2] == 'p' ? 1 : 2;
  }

  /// Leaves passes out, or takes them in again.
  void choosePasses(bool wanted, std::initializer_list<std::string_view> names) {
    std::vector<std::string>& disabled = options_.passManager.disabledPasses;
    for (std::string_view name : names)
      if (wanted)
        std::erase(disabled, name);
      else
        disabled.emplace_back(name);
  }

  /// -falign-functions=N[:M...]: N is rounded up to a power of two.
  bool alignment(std::string_view argument, std::string_view value, uint32_t& result) {
    if (!number(argument, value.substr(0, value.find(':')), result)) return false;
    if (result > 65536) return badValue(argument, value, "a number up to 65536");
    result = result > 1 ? std::bit_ceil(result) : 0;
    return true;
  }

  /// OLD=NEW of -ffile-prefix-map= and its like.
  bool prefixMap(std::string_view argument, std::string_view value, bool ofMacros, bool ofDebug) {
    size_t equals = value.find('=');
    if (equals == value.npos) return badValue(argument, value, "OLD=NEW");
    PrefixMap map{std::string(value.substr(0, equals)), std::string(value.substr(equals + 1))};
    if (ofMacros) options_.preprocessor.prefixMaps.push_back(map);
    if (ofDebug) options_.debugPrefixMaps.push_back(map);
    return true;
  }

  /// -mbmi2, -mno-bmi2
  void extension(std::string_view argument) { extensions_.emplace_back(argument.substr(2)); }

  static void append(std::vector<std::string>& to, std::vector<std::string> items) {
    std::move(items.begin(), items.end(), std::back_inserter(to));
  }

 private:
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

  /// Checks the CPUs of -march=, -mtune= and -mcpu=, once the target is known. Sets the extensions
  /// that -march= allows, as changed by -mbmi2, -mno-bmi2 and the others.
  bool machines() {
    const CpuNames& cpus = options_.target->cpus;
    if (!march_.empty() && !cpus.isa.empty()) {
      if (!isArchitecture(cpus, march_)) return false;
      options_.asmFlags.push_back(fmt::format("-march={}", march_));
    } else if (!march_.empty() && !isListed(cpus.march, march_)) {
      return badValue("-march=", march_, cpus.marchSuch);
    }
    options_.extensions = march_ == "native" ? hostExtensions() : cpuExtensions(cpus, march_);
    if (!cpus.isa.empty())
      forEachWord(
          march_,
          [&](std::string_view word) {
            changeExtensions(*options_.target, word, options_.extensions);
          },
          '_');
    for (std::string_view word : extensions_)
      changeExtensions(*options_.target, word, options_.extensions);
    if (!mtune_.empty() && !isListed(cpus.mtune, mtune_))
      return badValue("-mtune=", mtune_, cpus.such);
    return mcpu_.empty() || isListed(cpus.mcpu, mcpu_) || badValue("-mcpu=", mcpu_, cpus.such);
  }
  static bool isListed(const std::array<std::string_view, 2>& lists, std::string_view name) {
    if (name.find(' ') != name.npos) return false;
    std::string word = fmt::format(" {} ", name);
    return lists[0].find(word) != word.npos || lists[1].find(word) != word.npos;
  }
  /// -march= as a list of extensions.
  bool isArchitecture(const CpuNames& cpus, std::string_view name) {
    std::string_view letters = name.substr(0, name.find('_'));
    const size_t at = cpus.isa.size();  // of the first letter
    bool isKnown = letters.starts_with(cpus.isa) && letters.size() > at &&
                   (letters[at] == 'g' || letters[at] == 'i') &&
                   letters.find_first_not_of("imafdgqlcbkjtpvnh", at) == letters.npos;
    for (char c : name.substr(letters.size()))
      isKnown &= c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (!isKnown) return badValue("-march=", name, cpus.marchSuch);
    for (char needed : cpus.isaNeeded)
      if (letters[at] != 'g' && letters.find(needed) == letters.npos)
        return fail(
            fmt::format("option '-march={}' is not supported: code is made for the "
                        "extension '{}', too",
                        name, needed));
    return true;
  }

  /// What the preprocessing of assembly depends on. The driver itself says where rules of make go.
  static bool isForAssemblySources(const Row& row) {
    if (row.id == Id::Pic || row.id == Id::Pie || row.id == Id::NoPie || row.id == Id::OptLevel ||
        row.id == Id::March || row.id == Id::Pthread)
      return true;
    return row.group == Group::Preprocessor && row.id != Id::RuleFile && row.id != Id::NoStdLibInc;
  }

  bool parseOption(const std::vector<std::string>& arguments, size_t& i) {
    const std::string& argument = arguments[i];
    std::string_view value;
    bool separate = false;
    const Row* row = findRow(argument, value, separate);
    if (!row) {
      std::string_view word = std::string_view(argument).substr(argument.starts_with("--") ? 2 : 1);
      if (std::find(passNames_.begin(), passNames_.end(), word) == passNames_.end())
        return fail(unknownOption(argument, passNames_));
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
    if (isForAssemblySources(*row)) {
      options_.cppFlags.push_back(argument);
      if (separate) options_.cppFlags.emplace_back(value);
    }
    return apply(*row, argument, value);
  }

  bool apply(const Row& row, std::string_view argument, std::string_view value) {
    if (Effect effect = effectOf(row.id)) return effect(*this, row, argument, value);
    return applySpecial(row, argument, value);
  }

  /// The effects of the rows with Special.
  bool applySpecial(const Row& row, std::string_view argument, std::string_view value) {
    Options& o = options_;
    switch (row.id) {
      case Id::Run:
      case Id::RunCheck:
      case Id::RunNative:
        o.action = row.id == Id::RunNative ? Action::RunNative : Action::Run;
        o.checksUndefined = row.id == Id::RunCheck;
        // isalpha and its like are functions then, whose arguments are looked at.
        if (o.checksUndefined) o.preprocessor.macros.push_back("D__NO_CTYPE");
        running_ = true;
        return true;
      case Id::Std: return dialect(argument, value);
      case Id::Language: return language(argument, value);
      case Id::OptLevel: return level(argument, value);
      case Id::Target: return setTarget(argument, value);
      case Id::InputFile:
        o.toStdout = true;
        addInput(std::string(value));
        return !value.empty() || fail(fmt::format("argument to '{}' is missing", argument));
      case Id::PreprocessorArgument: return preprocessorArguments(value);
      case Id::Charset:
        return equalIgnoringCase(value, "utf-8") || equalIgnoringCase(value, "utf8") ||
               badValue(argument, value, "UTF-8");
      case Id::CodeModel:
      case Id::Abi: (row.id == Id::Abi ? abi_ : codeModel_) = value; return true;
      case Id::March: march_ = value; return true;
      case Id::Tune:
      case Id::Cpu:
        if (value.empty()) return badValue(argument, value, "a CPU");
        (row.id == Id::Tune ? mtune_ : mcpu_) = value;
        return true;
      case Id::LinkTimeJobs:
        return value == "auto" || value == "jobserver" || value == "full" || value == "thin" ||
               (!value.empty() && value.find_first_not_of("0123456789") == value.npos) ||
               badValue("-flto=", value, "auto, jobserver or a number");
      case Id::NoPlt:
        o.plt = false;
        noPlt_ = argument;
        return true;
      case Id::Asm:
        if (value == "intel") o.unused.emplace_back(argument);
        return value == "intel" || value == "att" || badValue(argument, value, "att or intel");
      case Id::LibraryPath:
      case Id::Library:
        if (value.empty()) return fail(fmt::format("argument to '{}' is missing", argument));
        o.inputs.push_back({fmt::format("{}{}", row.spelling, value), InputKind::Linker});
        return true;
      case Id::LinkArgument:
        if (value == "-r" || value == "--relocatable") return parse({"-r"});
        o.inputs.push_back(
            {row.kind == Kind::Joined ? std::string(argument) : fmt::format("-Wl,{}", value),
             InputKind::Linker});
        return true;
      case Id::Format:  // gcc names the stream, too
        if (value == "clang") value = "text";
        if (value.ends_with("-stderr")) value.remove_suffix(std::string_view("-stderr").size());
        return choose(row, argument, value, o.format);
      case Id::Ssa:
        if (value == "compare") {
          o.ssaCompare = true;
        } else if (auto form = ssaFormNamed(value)) {
          o.passManager.passes.set<Mem2RegOptions>().ssa = *form;
        } else {
          return badValue(argument, value, "pruned, semi-pruned, minimal, maximal or compare");
        }
        return true;
      case Id::Trace: return trace(argument, value);
      case Id::Debug:
        o.debugInfo = value != "0";
        return value.empty() || (value.size() == 1 && value[0] >= '0' && value[0] <= '3') ||
               value.starts_with("dwarf") || value.starts_with("gdb") ||
               value == "line-tables-only" || fail(unknownOption(argument, passNames_));
      case Id::Help:
        o.info = row.spelling.find("hidden") == std::string_view::npos ? Options::Info::Help
                                                                       : Options::Info::HelpHidden;
        return true;
      case Id::Completion:
        o.info = Options::Info::Completion;
        o.shell = value;
        return !completionText(value).empty() ||
               fail(fmt::format("there is no completion for the shell '{}'", value));
      case Id::Nested: return nested(argument, value);
      default: MINIC_UNREACHABLE("an option without an effect");
    }
  }

  bool setTarget(std::string_view argument, std::string_view name) {
    const TargetInfo* target = findTargetInfo(name);
    if (target) options_.target = target;
    return target || badValue(argument, name, targetNames());
  }

  /// -Wp,A,B: the options A and B; -MD and -MMD name their file here.
  bool preprocessorArguments(std::string_view value) {
    std::vector<std::string> words = splitCommas(value), rest;
    for (size_t i = 0; i < words.size(); ++i) {
      bool isRule = words[i] == "-MD" || words[i] == "-MMD";
      if (isRule && i + 1 < words.size() && !words[i + 1].starts_with('-')) {
        dependencies(false, words[i] == "-MD");
        options_.dependencies.file = words[++i];
      } else {
        rest.push_back(words[i]);
      }
    }
    return parse(rest);
  }

  bool dialect(std::string_view argument, std::string_view value) {
    bool sysy = value == "sysy" || value == "sysy2022" || value == "minisysy";
    if (!sysy && value != "c" && value != "ansi" && !isCStandard(value))
      return badValue(argument, value, "sysy or c");
    options_.dialect = sysy ? InputKind::Sysy : InputKind::C;
    PreprocessorOptions& pp = options_.preprocessor;
    pp.gnu = value == "c" || value.starts_with("gnu") || sysy;
    std::string_view year = value.size() < 2 ? value : value.substr(value.size() - 2);
    if (value.starts_with("iso9899:"))
      year = value.ends_with("1990") || value.ends_with("199409") ? "89" : year;
    pp.standard = year == "89" || year == "90" || value == "ansi" ? 1989
                  : year == "99" || year == "9x"                  ? 1999
                  : year == "11" || year == "1x"                  ? 2011
                                                                  : 2017;
    return true;
  }

  bool language(std::string_view argument, std::string_view value) {
    static constexpr std::pair<std::string_view, InputKind> kKinds[] = {
        {"c", InputKind::C},          {"c++", InputKind::C},
        {"cpp-output", InputKind::C}, {"sysy", InputKind::Sysy},
        {"sy", InputKind::Sysy},      {"ir", InputKind::Ir},
        {"ll", InputKind::Ir},        {"assembler", InputKind::Assembler},
        {"none", InputKind::Auto},    {"assembler-with-cpp", InputKind::AssemblerWithCpp},
    };
    for (auto [name, kind] : kKinds)
      if (name == value) {
        language_ = kind;
        return true;
      }
    return badValue(argument, value, "c, sysy, ir, assembler or none");
  }

  bool level(std::string_view argument, std::string_view value) {
    if (value == "0")
      options_.level = 0;
    else if (value == "" || value == "1" || value == "g")
      options_.level = 1;
    else if (value == "2" || value == "s" || value == "z")
      options_.level = 2;
    else if (value == "3" || value == "fast")
      options_.level = 3;
    else
      return badValue(argument, value, "0, 1, 2, 3, s, z, g or fast");
    options_.forSize = value == "s" || value == "z";
    options_.passes.reset();
    return true;
  }

  bool trace(std::string_view argument, std::string_view value) {
    bool isJson = value.ends_with(":json");
    std::string_view what = isJson ? value.substr(0, value.size() - 5) : value;
    TraceFormat format = isJson ? TraceFormat::Json : TraceFormat::Text;
    if (what == "mem2reg")
      options_.traceMem2reg = format;
    else if (what == "phi")
      options_.tracePhi = format;
    else
      return badValue(argument, value, "mem2reg or phi, or either with :json");
    return true;
  }

  /// -Xclang ARG: ARG as an option of ours.
  bool nested(std::string_view argument, std::string_view value) {
    std::vector<std::string> one{std::string(value)};
    size_t index = 0;
    if (value.size() < 2 || value[0] != '-')
      return fail(fmt::format("'{}' does not follow '{}'", value, argument));
    nested_ = true;
    bool ok = parseOption(one, index);
    nested_ = false;
    return ok;
  }

  static bool isCStandard(std::string_view value) {
    if (value.starts_with("gnu") || value.starts_with("c++"))
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

  const std::vector<std::string_view>& passNames_;
  std::string& error_;
  InputKind language_ = InputKind::Auto;
  std::string codeModel_, abi_, march_, mtune_, mcpu_, noPlt_;  // the last of each
  std::vector<std::string> extensions_;                         // "bmi2", "no-bmi2", in order
  bool running_ = false, haveInput_ = false, onlyInputs_ = false, nested_ = false;
  bool afterSeparator_ = false;
};

#define Special nullptr
#define EFFECT(...)                                                                          \
  [](Parser& p, [[maybe_unused]] const Row& row, [[maybe_unused]] std::string_view argument, \
     [[maybe_unused]] std::string_view value) -> bool {                                      \
    [[maybe_unused]] Options& o = p.options_;                                                \
    __VA_ARGS__;                                                                             \
  }
#define Do(...) EFFECT(__VA_ARGS__; return true)
#define Set(member, ...) Do(o.member = __VA_ARGS__)
#define Make(action) Do(p.setAction(Action::action))
#define List(member) Do(p.append(o.member, splitCommas(value)))
#define File(member) EFFECT(return p.text(argument, value, o.member))
#define Number(member) EFFECT(return p.number(argument, value, o.member))
#define Enum(member) EFFECT(return p.choose(row, argument, value, o.member))

Effect effectOf(Id id) {
  static constexpr Effect kEffects[] = {
#define OPT(id, kind, spelling, metavar, group, effect, help) effect,
#define ALIAS(...)
#define WORDS(id, group, effect, words) effect,
#include "driver/options.def"
  };
  return kEffects[size_t(id)];
}

}  // namespace

std::optional<Options> parseOptions(std::string_view program,
                                    const std::vector<std::string>& arguments,
                                    const std::vector<std::string_view>& passNames,
                                    std::string& error) {
  Parser parser(passNames, error);
  parser.options_.target = findTargetInfo(MINIC_DEFAULT_TARGET);
  MINIC_CHECK(parser.options_.target);
  if (!parser.begin(program) || !parser.parse(arguments) || !parser.finish()) return std::nullopt;
  return std::move(parser.options_);
}

}  // namespace minic
