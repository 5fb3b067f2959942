// A run of the interpreter from beginning to end, around its loop: calls of library functions, what
// is reported of the run, and how it ends.
#include <algorithm>
#include <cerrno>
#include <fmt/format.h>

#include "interp/checker.h"
#include "interp/code.h"
#include "interp/effects.h"
#include "interp/interp.h"
#include "support/platform/errors.h"

namespace minic {

namespace interp {

namespace {
constexpr uint32_t kMaxCallBacks = 200;  // library function -> program -> library function -> ...
}  // namespace

// ---- calls

Callee* Interp::calleeAt(uint64_t address) {
  uint64_t offset = address - Space::kFunctions;
  if (offset >= callees_.size() * Space::kFunctionSize || offset % Space::kFunctionSize)
    return nullptr;
  return &callees_[offset / Space::kFunctionSize];
}

bool Interp::callHost(Callee& callee, const CallSite& site, const uint64_t* fp, uint64_t& result) {
  uint64_t few[8];
  std::vector<uint64_t> many;
  auto count = uint32_t(site.args.size());
  uint64_t* args = few;
  if (count > std::size(few)) {
    many.resize(count);
    args = many.data();
  }
  for (uint32_t i = 0; i < count; ++i) args[i] = fp[site.args[i]];
  if (count < callee.hostArgs)
    return fail(139, Msg::RunFewArguments, callee.function->name, count, callee.hostArgs);
  HostCall call{*this, *site.inst, args, count, callee.function->intrinsic};
  if (checker_ && !checker_->beforeHost(callee, site, fp, call)) return false;
  try {
    if (errnoCell) errno = ownError(call.read<int32_t>(errnoCell));
    callee.host(call);
    if (errnoCell) call.write<int32_t>(errnoCell, linuxError(errno));
  } catch (const BadAccess&) {
    if (checker_) return checker_->misused(callee.function->name, Say::ForeignAddress);
    return fail(139, Msg::RunNoAccess);
  }
  if (options_.wrote) noteOutput();
  result = call.result;
  upperResult_ = call.upperResult;
  return outcome_ == Outcome::Running;
}

/// The end of the run: a call or a variable wants more stack than there is.
bool Interp::noStack(uint64_t bytes) {
  if (checker_) {
    collectBacktrace();
    return checker_->endless(std::exchange(result_.backtrace, {}));
  }
  if (depth_ >= options_.maxDepth) return fail(139, Msg::RunStackCalls, options_.maxDepth);
  return fail(139, Msg::RunStackLocals, sp_ - space.stack() + bytes, depth_);
}

/// The same for a variable of so many elements of that size.
bool Interp::noRoom(uint64_t elements, uint64_t size) {
  if (checker_) return checker_->tooLong(elements);
  return fail(139, Msg::RunStackVariable, elements, size);
}

/// An access outside of the frame is to come; false if it breaks a promise.
bool Interp::accesses(uint64_t address, uint64_t size, bool isWrite) {
  std::optional<std::string> error = effects_->access(address, size, isWrite, fp_);
  if (!error) return true;
  brokenPromise_ = *error;
  return fail(134, verbatim(std::move(*error)));
}

bool Interp::fail(int status, Message message) {
  if (outcome_ == Outcome::Error) return false;
  outcome_ = Outcome::Error;
  result_.status = status;
  result_.error = std::move(message);
  collectBacktrace();
  return false;
}

SourceLoc Interp::currentLoc() const {
  return current_ && pc_ ? current_->locs[size_t(pc_ - current_->code.data())] : SourceLoc{};
}

bool Interp::noteUndefined(RunReport report) {
  report.loc = currentLoc();
  for (const RunReport& earlier : result_.reports)
    if (earlier.loc == report.loc && earlier.kind == report.kind) return true;
  result_.reports.push_back(std::move(report));
  if (options_.keepsGoing && result_.reports.size() < 100) return true;
  outcome_ = Outcome::Error;
  result_.status = 1;
  result_.backtrace.clear();
  collectBacktrace();
  return false;
}

bool Interp::mayReadArray(const HostCall& call, uint64_t size) {
  return !checker_ || checker_->mayReadArray(call.args[0], size);
}

void Interp::noteLeak(SourceLoc made, uint64_t size) {
  const bool inChinese = options_.inChinese;
  result_.leaks.push_back(
      {made, size == 1 ? say<Say::OneByteLeaked>(inChinese) : say<Say::Leaked>(inChinese, size)});
}

void Interp::exit(int status) {
  if (outcome_ != Outcome::Running) return;
  outcome_ = Outcome::Exit;
  result_.status = status & 255;
}

void Interp::noteOutput() {
  const auto end = uint64_t(ftello(options_.out));
  if (end <= outputEnd_) return;
  outputEnd_ = end;
  collectBacktrace();
  options_.wrote(end, std::exchange(result_.backtrace, {}));
}

void Interp::collectBacktrace() {
  const Callee* callee = current_;
  const Code* pc = pc_;
  const uint64_t* fp = fp_;
  while (callee && fp && result_.backtrace.size() < 20) {
    SourceLoc loc;
    if (pc >= callee->code.data() && pc < callee->code.data() + callee->code.size())
      loc = callee->locs[size_t(pc - callee->code.data())];
    result_.backtrace.push_back({callee->function, loc});
    pc = reinterpret_cast<const Code*>(fp[-1]);
    callee = reinterpret_cast<const Callee*>(fp[-4]);
    fp = reinterpret_cast<const uint64_t*>(fp[-2]);
  }
}

bool Interp::callBack(uint64_t functionAddress, std::initializer_list<uint64_t> args,
                      uint64_t& result) {
  Callee* callee = calleeAt(functionAddress);
  if (!callee || callee->function->isDeclaration()) return fail(139, Msg::RunCallBackToNothing);
  if (callBacks_ == kMaxCallBacks) return fail(139, Msg::RunCallBacksTooDeep);
  ++callBacks_;
  auto count = uint32_t(args.size());
  bool ok = executeAny(*callee, args.begin(), count, result);
  --callBacks_;
  return ok;
}

// ---- a whole run

RunResult Interp::run() {
  const Function* main = module_.findFunction("main");
  if (!main || main->isDeclaration()) {
    fail(127, Msg::RunNoMain);
    return std::move(result_);
  }
  steps_ = options_.maxSteps ? options_.maxSteps : UINT64_MAX;
  if (layOutMemory()) {
    if (options_.checksEffects) {
      effects_ = std::make_unique<EffectsCheck>(module_, globalAddress_, space.stackEnd());
      heap.noted = [this](uint64_t at, uint64_t size) { effects_->allocated(at, size); };
    }
    if (options_.checksUndefined) {
      checker_ = std::make_unique<Checker>(*this, module_);
      if (!checker_->start(module_, slots_, slotsSize_)) {
        fail(139, Msg::RunNoMemoryForChecks);
        return std::move(result_);
      }
      heap.noted = [this](uint64_t at, uint64_t size) { checker_->allocated(at, size); };
    }
    if (options_.watch)
      for (const GlobalVar* global : module_.globals) {
        if (!global->init || global->aliasee) continue;
        const GlobalValue* undefined = nullptr;
        options_.watch({RunEvent::Global, nullptr, global, addressOf(global, undefined)});
      }
    std::string argv;
    auto append = [&argv](uint64_t pointer) {
      argv.append(reinterpret_cast<const char*>(&pointer), sizeof pointer);
    };
    for (const std::string& arg : options_.args) append(keepText(arg));
    append(0);
    const uint64_t arguments = keep(argv);
    const uint64_t args[3] = {options_.args.size(), arguments, arguments + argv.size() - 8};
    uint64_t result = 0;
    auto runs = [&](const Function* function, uint32_t count) {
      return executeAny(calleeOf(function), args, count, result);
    };
    std::vector<StartFunction> starts = module_.startFunctions;
    std::stable_sort(
        starts.begin(), starts.end(),
        [](const StartFunction& a, const StartFunction& b) { return a.priority < b.priority; });
    for (const StartFunction& start : starts)
      if (start.atExit) atExit.push_back(addressOf(calleeOf(start.function)));
    bool ended = true;
    for (const StartFunction& start : starts)
      ended = ended && (start.atExit || runs(start.function, 0));
    ended = ended && runs(main, 3);
    if (ended) exit(main->returnType()->isInt() ? int(result & 255) : 0);
    finish();
    if (checker_ && outcome_ != Outcome::Error) checker_->reportLeaks();
  }
  std::fflush(options_.out);
  MINIC_CHECK(brokenPromise_.empty(), brokenPromise_);
  return std::move(result_);
}

}  // namespace interp

RunResult run(const Module& module, const RunOptions& options) {
  return interp::Interp(module, options).run();
}

}  // namespace minic
