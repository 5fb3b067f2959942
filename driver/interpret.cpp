// --run: runs the program in the interpreter and reports how it ended.
#include "driver/interpret.h"

#include <cstdio>
#include <fmt/format.h>
#include <utility>

#include "driver/outcome.h"
#include "interp/interp.h"
#include "interp/order.h"
#include "ir/undefined_text.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

/// "f.c:3:5"
static std::string placeText(const Session& session, SourceLoc loc) {
  const PresumedLoc place = session.sources().presumed(loc);
  return fmt::format("{}:{}:{}", place.file, place.line, place.column);
}

/// stdout, through a stream that tells how much was written.
static FILE* countedStdout(uint64_t& written) {
  cookie_io_functions_t functions{};
  functions.write = [](void* count, const char* text, size_t size) {
    size = std::fwrite(text, 1, size, stdout);
    std::fflush(stdout);
    *static_cast<uint64_t*>(count) += size;
    return ssize_t(size);
  };
  functions.seek = [](void* count, off64_t* offset, int whence) {
    if (whence != SEEK_CUR || *offset) return -1;
    *offset = off64_t(*static_cast<uint64_t*>(count));
    return 0;
  };
  return fopencookie(&written, "w", functions);
}

/// Which places wrote the output: lines of END, f.c:3:5, f.c:9:2 with tabs between them: the places
/// of the calls that led to the bytes up to END from the END before, innermost first.
class OutputMap {
 public:
  explicit OutputMap(const Session& session) : session_(session) {}

  void add(uint64_t end, const std::vector<RunFrame>& calls) {
    std::string places;
    for (const RunFrame& call : calls)
      if (call.loc.valid()) places += "\t" + placeText(session_, call.loc);
    if (places != places_) finishRange();
    places_ = std::move(places);
    end_ = end;
  }
  std::string take() {
    finishRange();
    return std::move(text_);
  }

 private:
  void finishRange() {
    if (end_) text_ += fmt::format("{}{}\n", end_, places_);
  }

  const Session& session_;
  std::string text_, places_;
  uint64_t end_ = 0;  // of the range that may go on
};

/// How many of the innermost calls say all: those of endless recursion repeat with a period.
static size_t shownCalls(const std::vector<RunFrame>& calls) {
  for (size_t period = 1; 3 * period < calls.size(); ++period) {
    size_t i = 1;  // the place in the innermost one may be another
    while (i + period < calls.size() && calls[i].function == calls[i + period].function &&
           calls[i].loc == calls[i + period].loc)
      ++i;
    if (i + period == calls.size()) return period + 1;
  }
  return calls.size();
}

/// Undefined behaviour as errors, with the calls that led to the last one; leaks as notes.
static void reportUndefined(const Options& options, Session& session, const RunResult& result) {
  Diagnostics& diagnostics = session.diagnostics();
  const bool inChinese = options.diagnostics.language == MessageLanguage::Chinese;
  for (const RunReport& report : result.reports) {
    const std::string clause = report.clause.empty() ? "" : fmt::format(" (C17 {})", report.clause);
    Diagnostic error;
    error.loc = report.loc;
    error.message = report.kind == "order"
                        ? say<Say::Unspecified>(inChinese, report.message, clause)
                        : say<Say::Undefined>(inChinese, report.message, clause);
    error.kind = report.kind;
    diagnostics.report(std::move(error));
    for (const RunReport::Note& note : report.notes)
      diagnostics.note(note.loc, verbatim(note.message));
    if (&report != &result.reports.back()) continue;
    const size_t shown = shownCalls(result.backtrace);
    for (size_t i = 1; i < shown; ++i)
      if (result.backtrace[i].loc.valid())
        diagnostics.note(
            result.backtrace[i].loc,
            verbatim(say<Say::Called>(inChinese, result.backtrace[i - 1].function->name)));
    if (shown < result.backtrace.size())
      diagnostics.note({}, verbatim(say<Say::EndlessCycle>(inChinese)));
  }
  for (const RunReport::Note& leak : result.leaks) {
    Diagnostic note;
    note.severity = Severity::Note;
    note.loc = leak.loc;
    note.message = leak.message;
    note.kind = "leak";
    diagnostics.report(std::move(note));
  }
}

/// Why the run ended early, and the calls that led there.
static void reportFailure(const Session& session, const RunResult& result,
                          MessageLanguage language) {
  std::string text = "minic: " + Message(Msg::ProgramFailed, *result.error).text(language) + "\n";
  auto addLine = [&](const Message& line) { text += "  " + line.text(language) + "\n"; };
  const size_t shown = shownCalls(result.backtrace);
  for (size_t i = 0; i < shown; ++i) {
    const RunFrame& frame = result.backtrace[i];
    if (frame.loc.valid())
      addLine({Msg::RunInFunctionAt, frame.function->name, placeText(session, frame.loc)});
    else
      addLine({Msg::RunInFunction, frame.function->name});
  }
  if (shown < result.backtrace.size()) addLine({Msg::RunEndlessCalls});
  std::fwrite(text.data(), 1, text.size(), stderr);
}

ExitStatus interpretProgram(const Options& options, Session& session, const Module& module,
                            Source source, int& programStatus) {
  RunOptions run;
  OrderCheck order(options.openOrder.get(), module, [&](const auto& reversed, const auto& use) {
    SessionOptions again = options;
    again.openOrder = reversed;
    Session made(std::move(again));
    Module other;
    if (made.toModule(source, other) == Status::Ok) use(other);
  });
  if (order.input()) run.in = order.input();
  run.args = {module.sourceFile};
  run.args.insert(run.args.end(), options.programArguments.begin(), options.programArguments.end());
  run.target = options.target;
  run.checksEffects = !options.checksUndefined && (kDebug || options.passManager.verifyEach);
  run.checksUndefined = options.checksUndefined;
  run.inChinese = options.diagnostics.language == MessageLanguage::Chinese;
  run.keepsGoing = options.keepsGoing;
  run.maxSteps = options.maxSteps;
  OutputMap map(session);
  uint64_t written = 0;
  if (!options.outputMap.empty()) {
    run.out = countedStdout(written);
    run.wrote = [&](uint64_t end, const std::vector<RunFrame>& calls) { map.add(end, calls); };
  }
  CrashScope scope("interpreter");
  StageTimer timer(session.times(), "run");
  RunResult result = minic::run(module, run);
  if (result.reports.empty() && !result.error)
    if (std::optional<RunReport> report = order.report(run))
      result.reports.push_back(std::move(*report));
  programStatus = result.status;
  if (!options.outputMap.empty()) {
    std::fclose(run.out);
    OutputFile file;
    if (ExitStatus status = openOutput(file, options.outputMap)) return status;
    file.write(map.take());
    if (ExitStatus status = commit(file, options.outputMap, session.times())) return status;
  }
  reportUndefined(options, session, result);
  if (!result.error) return result.reports.empty() ? ExitOk : ExitFailure;
  reportFailure(session, result, options.diagnostics.language);
  return ExitOk;
}

}  // namespace minic
