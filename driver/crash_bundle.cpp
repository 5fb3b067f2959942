// The failed command is run again with other outputs, by the driver itself: once to preprocess,
// once to print what the pass was given.
#include "driver/crash_bundle.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "driver/crash.h"
#include "driver/input_kinds.h"
#include "driver/outcome.h"
#include "driver/version.h"

namespace minic {
namespace {

class CrashBundle {
 public:
  CrashBundle(Options options, const std::vector<std::string>& arguments,
              const std::function<int(Options)>& run)
      : options_(std::move(options)), arguments_(arguments), run_(run) {}

  void save() {
    if (options_.inputs.empty()) return;  // stdin
    for (Input& input : options_.inputs) {
      if (input.name == "-") return;
      if (input.kind == InputKind::Auto)
        decideKind(input, options_.dialect, options_.action.value_or(Action::Link));
    }
    folder_ = options_.crashFolder + "/minic-crash-XXXXXX";
    if (!mkdtemp(folder_.data()))
      return printMessage(fmt::format("cannot save what repeats it in '{}': {}",
                                      options_.crashFolder, std::strerror(errno)));
    saveInputs();
    saveReplay();
    saveReport();
    printMessage(
        fmt::format("saved for a report of this fault: {} (replay.sh repeats it)", folder_));
  }

 private:
  std::string path(std::string_view name) const { return fmt::format("{}/{}", folder_, name); }

  void write(std::string_view name, std::string_view text, bool executable = false) {
    std::string problem;
    OutputFile out;
    if (out.open(path(name), problem)) out.write(text);
    if (!problem.empty() || !out.commit(problem, executable))
      printMessage(fmt::format("cannot write '{}': {}", path(name), problem));
  }

  /// Runs the driver with these options in a copy of this process; returns what it wrote to stderr.
  std::string runAgain(Options options) {
    const std::string errors = path("report.txt");
    options.dependencies = {};
    options.saveTemps = false;
    ProcessResult result;
    runApart(
        [&] {
          installCrashHandlers();
          if (int fd = open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666); fd >= 0)
            dup2(fd, STDERR_FILENO);
          run_(std::move(options));
          return std::string();
        },
        result);
    std::string text, problem;
    readFile(errors, text, problem);
    return text;
  }

  /// Copies each input under a name of its own, C as -E leaves it where that works.
  void saveInputs() {
    for (const Input& input : options_.inputs) {
      if (!isSource(input.kind)) continue;
      const bool isC = input.kind == InputKind::C;
      const std::string stem(stemOf(input.name));
      std::string extension = isC ? ".i" : input.kind == InputKind::Ir ? ".ll" : ".sy";
      std::string name = stem + extension;
      for (int n = 2; fileExists(path(name)); ++n)
        name = fmt::format("{}-{}{}", stem, n, extension);
      if (isC) {
        Options preprocess = options_;
        preprocess.action = Action::Preprocess;
        preprocess.inputs = {input};
        preprocess.output = path(name);
        runAgain(std::move(preprocess));
      }
      if (!fileExists(path(name))) {
        if (isC) name.back() = 'c';  // the preprocessor failed
        std::string text, problem;
        readFile(input.name, text, problem);
        write(name, text);
      }
      names_.emplace_back(input.name, name);
    }
  }

  void saveReplay() {
    std::vector<std::string> command;
    for (const std::string& argument : arguments_) {
      auto saved = std::find_if(names_.begin(), names_.end(),
                                [&](const auto& name) { return name.first == argument; });
      command.push_back(saved == names_.end() ? argument : saved->second);
    }
    const bool isPreprocessed = std::any_of(
        names_.begin(), names_.end(), [](const auto& name) { return name.second.ends_with(".i"); });
    write("replay.sh",
          fmt::format("#!/bin/sh\ncd \"$(dirname \"$0\")\" || exit\n"
                      "exec \"${{MINIC:-{}}}\" -fno-crash-diagnostics {}{}\n",
                      ownName(), isPreprocessed ? "-fpreprocessed " : "", quoteCommand(command)),
          true);
  }

  static std::string ownName() {
    char name[4096];
    const ssize_t length = readlink("/proc/self/exe", name, sizeof name);
    return length > 0 ? std::string(name, size_t(length)) : "minic";
  }

  /// The run again dumps the function before each run of the failing pass (-print-before=). The
  /// last dump, right before the message, is what the pass failed on.
  void saveReport() {
    Options again = options_;
    again.passManager.printBefore = {options_.crashed->pass};
    again.passManager.filterPrintFuncs.clear();
    if (!options_.crashed->function.empty())
      again.passManager.filterPrintFuncs = {options_.crashed->function};
    again.passManager.printModuleScope = true;
    if (again.action == Action::Run || again.action == Action::RunNative) {
      again.action = Action::Assembly;
      again.output = "/dev/null";
    }
    std::string message = runAgain(std::move(again));
    const size_t end = std::min(message.find("minic: internal error:"), message.size());
    const size_t header = message.rfind("; *** IR Dump Before ", end);
    if (header != std::string::npos) {
      const std::string_view dump = std::string_view(message).substr(header, end - header);
      write(dump.find("\ndefine ") != dump.npos ? "before.ll" : "before.mir", dump);
    }
    message.erase(0, end);
    if (message.empty()) message = "The failure did not repeat.\n";
    write("report.txt", fmt::format("minic {} for {}\n{}\n\n{}", kVersion, options_.target->triple,
                                    replayCommand(), message));
  }

  Options options_;
  const std::vector<std::string>& arguments_;
  const std::function<int(Options)>& run_;
  std::string folder_;
  std::vector<std::pair<std::string, std::string>> names_;  // of inputs, and in the folder
};

}  // namespace

void saveCrashBundle(Options options, const std::vector<std::string>& arguments,
                     const std::function<int(Options)>& run) {
  CrashBundle(std::move(options), arguments, run).save();
}

}  // namespace minic
