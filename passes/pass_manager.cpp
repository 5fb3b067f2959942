// Everything that happens around a pass: one scope object per (pass, function).
#include "passes/pass_manager.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <regex.h>
#include <sys/resource.h>
#include <sys/time.h>

#include "ir/text/print.h"
#include "ir/verify.h"
#include "support/diagnostics.h"
#include "support/events.h"

namespace minic {

namespace {

bool matches(const std::string& pattern, std::string_view name) {
  if (pattern.empty()) return false;
  regex_t regex;
  if (regcomp(&regex, pattern.c_str(), REG_EXTENDED | REG_NOSUB) != 0) return pattern == name;
  bool found = regexec(&regex, std::string(name).c_str(), 0, nullptr, 0) == 0;
  regfree(&regex);
  return found;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

struct Times {
  double user, system, wall;
  static Times now() {
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    auto seconds = [](timeval time) { return double(time.tv_sec) + double(time.tv_usec) * 1e-6; };
    std::chrono::duration<double> wall = std::chrono::steady_clock::now().time_since_epoch();
    return {seconds(usage.ru_utime), seconds(usage.ru_stime), wall.count()};
  }
};

/// Changes with every change of the function that a pass may make.
uint64_t fingerprint(const Function& function) {
  uint64_t hash = 0;
  auto mix = [&](uint64_t word) { hash = (hash ^ word) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29; };
  auto mixPointer = [&](const void* pointer) { mix(reinterpret_cast<uintptr_t>(pointer)); };
  for (const Block* block : blocks(function)) {
    mix(block->id);
    for (Edge edge : block->succs) mix(edge.block->id), mix(edge.index);
    for (const Inst* inst : insts(block)) {
      mix(uint64_t(inst->op) | uint64_t(inst->flags) << 8 | uint64_t(inst->sub) << 16 |
          uint64_t(inst->id) << 32);
      mixPointer(inst->type);
      for (const Use& use : inst->operands()) mixPointer(use.value);
    }
  }
  return hash;
}

}  // namespace

// ---- what passes ask for

void PassContext::count(std::string_view what, uint64_t howOften) {
  if (!manager_.options_.stats || howOften == 0) return;
  auto& statistics = manager_.of(*manager_.running_).statistics;
  for (auto& [name, total] : statistics)
    if (name == what) {
      total += howOften;
      return;
    }
  statistics.emplace_back(what, howOften);
}

void PassContext::remark(SourceLoc loc, std::string message) {
  if (!remarks_) return;
  manager_.diagnostics_->report({Severity::Remark,
                                 loc,
                                 std::move(message),
                                 manager_.of(*manager_.running_).remarkFlag,
                                 {},
                                 {}});
}

void PassContext::missedRemark(SourceLoc loc, std::string message) {
  if (!missedRemarks_) return;
  manager_.diagnostics_->report({Severity::Remark,
                                 loc,
                                 std::move(message),
                                 manager_.of(*manager_.running_).missedFlag,
                                 {},
                                 {}});
}

std::string PassContext::lineAndColumn(SourceLoc loc) const {
  if (!loc.valid() || !manager_.diagnostics_) return {};
  PresumedLoc place = manager_.diagnostics_->sources().presumed(loc);
  return fmt::format("{}:{}", place.line, place.column);
}

void PassContext::print(std::string_view text) {
  if (manager_.tables) manager_.tables(text);
}

// ---- around one pass

/// Opened before a pass runs on a function, closed after it.
class PassManager::PassScope {
 public:
  PassScope(PassManager& manager, const Pass& pass, Function& function)
      : manager_(manager),
        pass_(pass),
        function_(function),
        perPass_(manager.of(pass)),
        outer_(crashContext()) {
    manager.running_ = &pass;
    crashContext().phase = pass.name;
    crashContext().function = function.name;
    const PassManagerOptions& options = manager.options_;
    isPrinted_ = isWanted(function, options.filterPrintFuncs);
    if (isPrinted_ && (perPass_.printBefore || options.printBeforeAll))
      manager.dump(fmt::format("; *** IR Dump Before {} on {} ***", pass.name, function.name),
                   function);
    if (options.verifyEach || (options.printChanged && isPrinted_)) {
      printFunction(before_, function);
      crashContext().irBefore = before_;
    }
    if (kDebug) fingerprint_ = fingerprint(function);
    if (options.timePasses) start_ = Times::now();
  }

  void close(bool changed) {
    const PassManagerOptions& options = manager_.options_;
    if (options.timePasses) {
      Times now = Times::now();
      perPass_.user += now.user - start_.user;
      perPass_.system += now.system - start_.system;
      perPass_.wall += now.wall - start_.wall;
    }
    if (kDebug)
      MINIC_CHECK(changed || fingerprint_ == fingerprint(function_),
                  "the pass changed the function and says that it did not");
    if (options.verifyEach) {
      std::vector<VerifyError> errors;
      MINIC_CHECK(verify(function_, errors),
                  "the pass broke the function:\n" + toString(errors) + "\n");
    }
    if (!isPrinted_) return;
    if (perPass_.printAfter || options.printAfterAll)
      manager_.dump(fmt::format("; *** IR Dump After {} on {} ***", pass_.name, function_.name),
                    function_);
    if (options.printChanged) printChange();
  }

  ~PassScope() {
    crashContext() = outer_;
    manager_.running_ = nullptr;
  }

 private:
  void printChange() {
    std::string after;
    printFunction(after, function_);
    std::string header = fmt::format("*** IR Dump After {} on {}", pass_.name, function_.name);
    if (after == before_)
      manager_.print(header + " omitted because no change ***\n");
    else
      manager_.dump(header + " ***", function_);
  }

  PassManager& manager_;
  const Pass& pass_;
  Function& function_;
  PerPass& perPass_;
  CrashContext outer_;
  bool isPrinted_ = false;
  std::string before_;
  uint64_t fingerprint_ = 0;
  Times start_{};
};

// ---- the manager

PassManager::PassManager(Module& module, const PassManagerOptions& options,
                         Diagnostics* diagnostics)
    : module_(module), options_(options), diagnostics_(diagnostics) {
  for (const Pass& pass : allPasses()) add(pass);
}

PassManager::~PassManager() = default;

PassManager::PerPass& PassManager::add(const Pass& pass) {
  PerPass& entry = perPass_.emplace_back();
  entry.pass = &pass;
  entry.remarkFlag = fmt::format("pass={}", pass.name);
  entry.missedFlag = fmt::format("pass-missed={}", pass.name);
  entry.remarks = diagnostics_ && matches(options_.remarkPasses, pass.name);
  entry.missedRemarks = diagnostics_ && matches(options_.remarkMissedPasses, pass.name);
  entry.printBefore = contains(options_.printBefore, pass.name);
  entry.printAfter = contains(options_.printAfter, pass.name);
  entry.disabled = contains(options_.disabledPasses, pass.name);
  return entry;
}

PassManager::PerPass& PassManager::of(const Pass& pass) {
  for (PerPass& entry : perPass_)
    if (entry.pass == &pass) return entry;
  return add(pass);  // a user of the library has brought it
}

bool isWanted(const Function& function, const std::vector<std::string>& names) {
  return names.empty() || contains(names, "*") || contains(names, function.name);
}

void PassManager::print(std::string_view text) {
  if (reports) reports(text);
}

void PassManager::dump(std::string_view header, const Function& function) {
  std::string text(header);
  text += '\n';
  if (options_.printModuleScope)
    printModule(text, module_);
  else
    printFunction(text, function);
  print(text);
}

bool PassManager::run(const Pipeline& pipeline) {
  bool changed = false;
  for (const auto& function : module_.functions)
    if (!function->isDeclaration()) changed |= run(*function, pipeline);
  return changed;
}

bool PassManager::run(Function& function, const Pipeline& pipeline) {
  if (options_.printChanged && !printedStart_) {
    printedStart_ = true;
    std::string text = "*** IR Dump At Start ***\n";
    printModule(text, module_);
    print(text);
  }
  PassContext context(function, *this, options_.passes);
  bool changed = false;
  for (const Pass* pass : pipeline) changed |= runPass(*pass, function, context);
  return changed;
}

bool PassManager::runPass(const Pass& pass, Function& function, PassContext& context) {
  PerPass& perPass = of(pass);
  bool required = pass.flags & passflags::Required;
  if (perPass.disabled || (function.optNone && !required)) return false;
  if (options_.optBisectLimit >= 0 && !required) {
    bool runs = ++bisectCount_ <= options_.optBisectLimit;
    print(fmt::format("BISECT: {}running pass ({}) {} on {}\n", runs ? "" : "NOT ", bisectCount_,
                      pass.name, function.name));
    if (!runs) return false;
  }
  PassScope scope(*this, pass, function);
  context.remarks_ = perPass.remarks;
  context.missedRemarks_ = perPass.missedRemarks;
  context.events = EventSink::forWriter(events, pass.name);
  bool changed = pass.run(function, context);
  scope.close(changed);
  return changed;
}

// ---- reports

namespace {

std::string banner(std::string_view title) {
  constexpr size_t kWidth = 75;
  std::string line = "===" + std::string(kWidth - 2, '-') + "===\n";
  return line + std::string((kWidth + 4 - title.size()) / 2, ' ') + std::string(title) + "\n" +
         line;
}

}  // namespace

void PassManager::finish() {
  if (options_.timePasses) {
    double user = 0, system = 0, wall = 0;
    std::vector<size_t> order;
    for (size_t i = 0; i < perPass_.size(); ++i) {
      if (perPass_[i].wall == 0) continue;
      order.push_back(i);
      user += perPass_[i].user, system += perPass_[i].system, wall += perPass_[i].wall;
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](size_t a, size_t b) { return perPass_[a].wall > perPass_[b].wall; });
    std::string text = banner("Pass execution timing report");
    text += fmt::format("  Total Execution Time: {:.4f} seconds ({:.4f} wall clock)\n\n",
                        user + system, wall);
    text +=
        "   ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---\n";
    auto column = [](double part, double total) {
      return fmt::format("  {:7.4f} ({:5.1f}%)", part, total > 0 ? 100 * part / total : 100.0);
    };
    auto row = [&](double u, double s, double w, std::string_view name) {
      text += column(u, user) + column(s, system) + column(u + s, user + system) + column(w, wall) +
              fmt::format("  {}\n", name);
    };
    for (size_t i : order)
      row(perPass_[i].user, perPass_[i].system, perPass_[i].wall, perPass_[i].pass->name);
    row(user, system, wall, "Total");
    print(text + "\n");
  }
  if (options_.stats) {
    std::string text = banner("... Statistics Collected ...") + "\n";
    for (size_t i = 0; i < perPass_.size(); ++i)
      for (auto [what, total] : perPass_[i].statistics)
        text += fmt::format("{:>8} {} - {}\n", total, perPass_[i].pass->name, what);
    print(text + "\n");
  }
}

}  // namespace minic
