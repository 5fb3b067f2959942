// The program `minic-reduce`: makes a program smaller while a command still holds on it.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <vector>

#include "compiler/system_headers.h"
#include "reduce/lines.h"
#include "reduce/module.h"
#include "reduce/tree.h"
#include "support/check.h"
#include "support/platform/files.h"
#include "support/platform/process.h"

namespace {

using namespace minic;
using namespace minic::reduce;

constexpr const char* kHelp =
    "minic-reduce: makes a program smaller while a command still holds on it\n\n"
    "Usage: minic-reduce --test COMMAND [options] FILE.c|FILE.sy|FILE.ll\n\n"
    "  --test COMMAND   for the shell; exit status 0: the program is still interesting. `{}` is\n"
    "                   the candidate's path; without one the command runs in a folder of its\n"
    "                   own, where the candidate has the name of FILE\n"
    "  -o FILE          where the smallest program so far is (FILE.reduced.c)\n"
    "  -j N             so many tests at once (1)\n"
    "  --timeout S      seconds for a test; one that takes longer does not hold (four times\n"
    "                   what the shortest one took that held, 0.5 to 10)\n"
    "  --minutes M      ends the search after so many minutes\n"
    "  --vet[=OPTIONS]  candidates must pass `minic --run=check OPTIONS`, too\n"
    "  --unchecked      tests candidates that minic's front end refuses, too\n"
    "  --lines          only deletes lines, of a text of any kind, which is not preprocessed\n"
    "  -I DIR, -D MACRO, -U MACRO\n"
    "                   for the preprocessor; headers are expanded before the search\n";

struct Options {
  SearchOptions search;
  PreprocessorOptions preprocessor;
  std::string file, output, vetOptions;
  bool vet = false, lines = false;
};

int fail(std::string_view message) {
  std::fprintf(stderr, "minic-reduce: error: %.*s\n", int(message.size()), message.data());
  return 1;
}

/// A positive number; false: it is none.
template <class Number>
bool readNumber(const std::string& text, Number& number) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number > 0;
}

/// An empty result: fine; else what is wrong.
std::string readOptions(const std::vector<std::string>& arguments, Options& options) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    std::string name = arguments[i], value;
    auto takes = [&](std::string_view spelling) {
      if (!name.starts_with(spelling)) return false;
      const bool isLong = spelling.starts_with("--");
      const std::string rest = name.substr(spelling.size());
      if (isLong && !rest.empty() && rest[0] != '=') return false;
      if (!rest.empty())
        value = rest.substr(isLong);
      else if (i + 1 < arguments.size())
        value = arguments[++i];
      return true;
    };
    if (takes("--test")) {
      options.search.command = value;
    } else if (takes("--timeout")) {
      if (!readNumber(value, options.search.timeout.emplace()))
        return fmt::format("'{}' is no number of seconds", value);
    } else if (takes("--minutes")) {
      double minutes = 0;
      if (!readNumber(value, minutes)) return fmt::format("'{}' is no number of minutes", value);
      options.search.limit = 60 * minutes;
    } else if (name == "--vet" || name.starts_with("--vet=")) {
      options.vet = true;
      options.vetOptions = name.substr(std::min(name.size(), sizeof "--vet"));
    } else if (name == "--lines") {
      options.lines = true;
    } else if (name == "--unchecked") {
      options.search.checks = false;
    } else if (takes("-o")) {
      options.output = value;
    } else if (takes("-j")) {
      if (!readNumber(value, options.search.jobs))
        return fmt::format("'{}' is no number of tests", value);
    } else if (takes("-I")) {
      options.preprocessor.folders.push_back({value, false});
    } else if (takes("-D")) {
      options.preprocessor.macros.push_back("D" + value);
    } else if (takes("-U")) {
      options.preprocessor.macros.push_back("U" + value);
    } else if (name.size() > 1 && name[0] == '-') {
      return fmt::format("unknown option '{}' (--help lists them)", name);
    } else if (!options.file.empty()) {
      return fmt::format("one program at a time: '{}' or '{}'", options.file, name);
    } else {
      options.file = name;
    }
  }
  if (options.search.command.empty()) return "no command is given by --test";
  if (options.file.empty()) return "no program is given";
  return {};
}

/// The folder that this program is in.
std::filesystem::path ownFolder() {
  std::error_code ignored;
  return std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
}

/// minic's headers: in the build tree, or where it is installed.
std::string ownHeaders() {
  for (const char* way : {"lib/minic/include", "../lib/minic/include"})
    if (std::string path = (ownFolder() / way).string(); fileExists(path)) return path;
  return MINIC_HEADERS;
}

/// What makes programs of the file's language smaller; null: its name says none.
std::unique_ptr<Language> languageOf(Options& options) {
  std::string_view extension = extensionOf(options.file);
  if (options.lines) return std::make_unique<LinesLanguage>();
  if (extension == ".ll") return std::make_unique<IrLanguage>();
  LanguageOptions language;
  if (extension == ".sy" || extension == ".sysy")
    language.dialect = Dialect::SysY;
  else if (extension != ".c" && extension != ".i")
    return nullptr;
  language.preprocessor = options.preprocessor;
  std::vector<HeaderFolder> own = std::move(language.preprocessor.folders);
  language.preprocessor.folders.clear();
  readHeadersFromDisk(language.preprocessor, *language.target, ownHeaders());
  auto& folders = language.preprocessor.folders;
  folders.insert(folders.begin(), own.begin(), own.end());
  language.preprocessor.quoteFolders.push_back(
      {std::filesystem::path(options.file).parent_path().string(), false});
  language.preprocessor.preprocessed = extension == ".i";
  return std::make_unique<SourceLanguage>(language);
}

/// The command that accepts a program with defined behaviour, by the minic beside this program.
std::string vetCommand(const std::string& options) {
  std::string minic = quoteCommand({(ownFolder() / "minic").string()});
  return fmt::format(
      "report=$({} -w --run=check {} {{}} 2>&1 >/dev/null); [ $? -ne 1 ] || "
      "case $report in *'undefined behaviour'*|*'unspecified behaviour'*) false;; esac",
      minic, options);
}

size_t linesOf(const std::string& text) {
  return size_t(std::count(text.begin(), text.end(), '\n'));
}

int run(const std::vector<std::string>& arguments) {
  for (const std::string& argument : arguments)
    if (argument == "--help") {
      std::fputs(kHelp, stdout);
      return 0;
    }
  Options options;
  if (std::string problem = readOptions(arguments, options); !problem.empty()) return fail(problem);
  std::string text, problem;
  if (!readFile(options.file, text, problem))
    return fail(fmt::format("cannot read '{}': {}", options.file, problem));
  const size_t lines = linesOf(text);
  std::unique_ptr<Language> language = languageOf(options);
  if (!language) return fail(fmt::format("'{}' is neither .c nor .sy nor .ll", options.file));
  if (!language->begin(text, problem))
    return fail(fmt::format("in '{}': {}", options.file, problem));
  std::string_view extension = extensionOf(options.file);
  if (options.output.empty())
    options.output = fmt::format(
        "{}.reduced{}", options.file.substr(0, options.file.size() - extension.size()), extension);
  options.search.name = std::filesystem::path(options.file).filename().string();
  if (options.vet) {
    if (!fileExists((ownFolder() / "minic").string()))
      return fail("there is no minic beside this program for --vet");
    options.search.vet = vetCommand(options.vetOptions);
  }
  std::string unwritten;
  options.search.smaller = [&](const std::string& smaller) {
    OutputFile output;
    if (!output.open(options.output, unwritten)) return;
    output.write(smaller);
    output.commit(unwritten);
  };
  Search search(*language, options.search, text);
  if (!search.holds(problem))
    return fail(search.stopped() ? "stopped before anything was tested" : problem);
  options.search.smaller(text);
  if (!unwritten.empty())
    return fail(fmt::format("cannot write '{}': {}", options.output, unwritten));
  search.run();
  std::fprintf(stderr, "minic-reduce: %s%zu lines are now %zu (%zu tokens), %zu tests: %s\n",
               search.stopped() ? "stopped: " : "", lines, linesOf(search.text()),
               countTokens(search.text()), search.tests(), options.output.c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  setenv("MINIC_CRASH_DIAGNOSTICS_DIR", "", 0);  // the command's failures are wanted here
  try {
    return run(std::vector<std::string>(argv + 1, argv + argc));
  } catch (const InternalError& error) {
    std::fprintf(stderr, "minic-reduce: internal error: %s\n", error.what());
    return 70;
  }
}
