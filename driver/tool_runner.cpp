#include "driver/tool_runner.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <unistd.h>

#include "driver/crash.h"

namespace minic {

ExitStatus ToolRunner::temporaryFile(const std::string& name, std::string& path) {
  std::string problem;
  if (temporary_.file(name, path, problem)) return ExitOk;
  return failed(fmt::format("cannot make a temporary file: {}", problem));
}

ExitStatus ToolRunner::execute(const std::vector<std::string>& command) {
  refused_ = false;
  if (options_.verbose) std::fprintf(stderr, " %s\n", quoteCommand(command).c_str());
  if (options_.dryRun) return ExitOk;
  ProcessResult result = runProcess(command);
  if (!result.started) return cannotRun(command[0], result, tools_.package);
  if (result.signal)
    return failed(fmt::format("'{}' was ended by signal {} ({})", command[0], result.signal,
                              strsignal(result.signal)));
  refused_ = result.status != 0;
  return refused_ ? ExitFailure : ExitOk;
}

/// The assembler refused minic's own text: an internal error, not the program's, unless there is
/// assembly in that.
ExitStatus ToolRunner::assemblerFailed() const {
  if (!options_.asmFlags.empty() || session_.hasAssembly()) return ExitFailure;
  reportInternalError("the assembler refused what minic wrote");
}

/// After a failed link: whether minic's own texts can be assembled; assembles them again,
/// silently.
bool ToolRunner::ownAssemblyIsFine() const {
  return std::all_of(own_.begin(), own_.end(), [&](const std::string& assembly) {
    ProcessResult result = runProcess(assembleCommand(tools_, options_, assembly, "/dev/null"));
    return !result.started || result.ok();
  });
}

ExitStatus ToolRunner::preprocess(const std::string& name, const std::vector<std::string>& cppFlags,
                                  OutputFile& out) {
  std::string path, text, problem;
  if (ExitStatus status = checkReadable(name)) return status;
  if (ExitStatus status = temporaryFile("preprocessed", path)) return status;
  std::vector<std::string> command = tools_.cc;
  command.emplace_back("-E");
  command.insert(command.end(), cppFlags.begin(), cppFlags.end());
  command.insert(command.end(), {"-o", path, name});
  if (ExitStatus status = execute(command)) return status;
  if (options_.dryRun) return ExitOk;
  if (!readFile(path, text, problem))
    return failed(fmt::format("cannot read '{}': {}", path, problem));
  out.write(text);
  return ExitOk;
}

ExitStatus ToolRunner::assemble(const std::string& assembly, const std::string& name,
                                const std::vector<std::string>& cppFlags) {
  OutputFile out;
  std::string path, problem;
  if (ExitStatus status = openOutput(out, name)) return status;
  if (!out.pathForChild(path, problem))
    return failed(fmt::format("cannot write '{}': {}", name, problem));
  StageTimer timer(session_.times(), "assemble");
  ExitStatus status =
      execute(assembleCommand(tools_, options_, assembly, options_.dryRun ? name : path, cppFlags));
  bool isOwn = std::find(own_.begin(), own_.end(), assembly) != own_.end();
  if (refused_ && isOwn) status = assemblerFailed();
  if (status != ExitOk || options_.dryRun) return status;
  return commit(out, name, session_.times());
}

LibraryNeeds ToolRunner::libraryNeeds() const {
  LibraryNeeds needs = session_.libraryNeeds();
  needs.sysy |= options_.sanitizesUndefined || options_.sanitizesAddress;
  for (const Input& input : options_.inputs)
    if (input.kind != InputKind::C && input.name[0] != '-') needs = {true, true};
  return needs;
}

ExitStatus ToolRunner::link(const std::vector<std::string>& items, const std::string& name) {
  const LibraryNeeds needs = libraryNeeds();
  std::string library, path, problem;
  if (needs.sysy && !options_.noStdLib && !options_.noSysyLib) {
    library = runtimeLibrary(tools_);
    if (library.empty())
      return failed(
          fmt::format("there is no runtime library for {0} (lib/minic/{0}/libsysy.a near the "
                      "program minic); build "
                      "minic again after installing {1}, or link without it: -nosysylib",
                      tools_.name, tools_.package));
  }
  OutputFile out;
  if (name == "-" && isatty(1))
    return usageError("an executable is not for a terminal; give a name with -o");
  if (ExitStatus status = openOutput(out, name)) return status;
  if (!out.pathForChild(path, problem))
    return failed(fmt::format("cannot write '{}': {}", name, problem));
  ExitStatus status;
  {
    StageTimer timer(session_.times(), "assemble and link");
    status = execute(linkCommand(tools_, options_, items, library, needs.mathematics,
                                 options_.dryRun ? name : path));
  }
  if (options_.dryRun) return status;
  if (refused_ && !ownAssemblyIsFine()) return assemblerFailed();
  return status == ExitOk ? commit(out, name, session_.times(), !options_.relocatable) : status;
}

int ToolRunner::linkAndRun(const std::vector<std::string>& items) {
  std::string program;
  if (ExitStatus status = temporaryFile("program", program)) return status;
  if (ExitStatus status = link(items, program)) return status;
  std::vector<std::string> command;
  if (!tools_.emulator.empty()) command.push_back(tools_.emulator);
  command.push_back(program);
  command.insert(command.end(), options_.programArguments.begin(), options_.programArguments.end());
  if (options_.verbose) std::fprintf(stderr, " %s\n", quoteCommand(command).c_str());
  if (options_.dryRun) return ExitOk;
  ProcessResult result = runProcess(command);
  if (!result.started)
    return cannotRun(command[0], result, tools_.emulator.empty() ? "" : "qemu-user");
  if (result.signal) {
    complain(fmt::format("the program was ended by signal {} ({})", result.signal,
                         strsignal(result.signal)));
    return 128 + result.signal;
  }
  return result.status;
}

ExitStatus ToolRunner::drawSvg(const std::string& dotFile, const std::string& name) {
  OutputFile drawn;
  std::string path, problem;
  if (ExitStatus status = openOutput(drawn, name)) return status;
  if (!drawn.pathForChild(path, problem))
    return failed(fmt::format("cannot write '{}': {}", name, problem));
  ProcessResult result = runProcess({"dot", "-Tsvg", dotFile, "-o", path});
  if (!result.started)
    return failed(
        fmt::format("cannot run 'dot', which draws svg: {} (Debian has it in the "
                    "package graphviz; -o FILE.dot needs none)",
                    result.problem));
  if (!result.ok()) return failed(fmt::format("'dot' could not draw '{}'", name));
  return commit(drawn, name, session_.times());
}

}  // namespace minic
