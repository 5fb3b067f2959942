// The actions before and after a phase, and the reports at the end.
#include "support/phase.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <regex.h>
#include <sys/resource.h>
#include <sys/time.h>

#include "support/diagnostics.h"

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

}  // namespace

bool isWanted(std::string_view name, const std::vector<std::string>& names) {
  return names.empty() || contains(names, "*") || contains(names, name);
}

/// The options for one phase, and its sums.
struct PhaseManager::Row {
  const Phase& phase;
  std::string remarkFlag = "pass=" + std::string(phase.name);
  std::string missedFlag = "pass-missed=" + std::string(phase.name);
  bool remarks = false, missedRemarks = false;
  bool printBefore = false, printAfter = false, isDisabled = false;
  double user = 0, system = 0, wall = 0;
  std::vector<std::pair<std::string, uint64_t>> statistics;
};

PhaseManager::PhaseManager(const PhaseOptions& options, Diagnostics* diagnostics)
    : options_(options), diagnostics_(diagnostics) {}
PhaseManager::~PhaseManager() = default;

PhaseManager::Row& PhaseManager::rowOf(const Phase& phase) {
  // The same phases run again for each function: begin the search after the last one.
  for (size_t tried = 0; tried < rows_.size(); ++tried) {
    if (++lastRow_ >= rows_.size()) lastRow_ = 0;
    if (&rows_[lastRow_]->phase == &phase) return *rows_[lastRow_];
  }
  lastRow_ = rows_.size();
  Row& row = *rows_.emplace_back(new Row{phase});
  row.remarks = diagnostics_ && matches(options_.remarkPasses, phase.name);
  row.missedRemarks = diagnostics_ && matches(options_.remarkMissedPasses, phase.name);
  row.printBefore = options_.printBeforeAll || contains(options_.printBefore, phase.name);
  row.printAfter = options_.printAfterAll || contains(options_.printAfter, phase.name) ||
                   (options_.printAfterMachine && phase.kind == PhaseKind::Machine);
  row.isDisabled = !phase.isRequired() && contains(options_.disabledPasses, phase.name);
  return row;
}

bool PhaseManager::bisected(const Phase& phase, const PhaseUnit& unit) {
  if (options_.optBisectLimit < 0 || phase.isRequired()) return false;
  bool runs = ++bisectCount_ <= options_.optBisectLimit;
  print(fmt::format("BISECT: {}running pass ({}) {} on {}\n", runs ? "" : "NOT ", bisectCount_,
                    phase.name, unit.name));
  return !runs;
}

void PhaseManager::dump(std::string_view header, const PhaseUnit& unit) {
  std::string text(header);
  text += '\n';
  unit.kind.print(text, unit.object, options_.printModuleScope);
  print(text);
}

void PhaseManager::start(const PhaseUnit& unit) {
  if (!options_.printChanged || std::exchange(printedStart_, true)) return;
  dump("*** IR Dump At Start ***", unit);
}

// ---- for the running phase

void PhaseManager::count(std::string_view what, uint64_t howOften) {
  if (!options_.stats || howOften == 0 || !running_) return;
  for (auto& [name, total] : running_->statistics)
    if (name == what) {
      total += howOften;
      return;
    }
  running_->statistics.emplace_back(what, howOften);
}

bool PhaseManager::wantsRemarks() const { return running_ && running_->remarks; }
bool PhaseManager::wantsMissedRemarks() const { return running_ && running_->missedRemarks; }

void PhaseManager::remark(SourceLoc loc, const Said& remark) {
  const bool missed = remarkRow(remark.name()).isMissed;
  if (!(missed ? wantsMissedRemarks() : wantsRemarks())) return;
  const std::string& flag = missed ? running_->missedFlag : running_->remarkFlag;
  if (remarks) remarks(loc, remark);
  Diagnostic diagnostic{Severity::Remark, loc, remark.text(), flag, {}, {}};
  diagnostic.id = remarkRow(remark.name()).name;
  diagnostic.remark = remark;
  diagnostics_->report(std::move(diagnostic));
}

void PhaseManager::error(SourceLoc loc, Message message) {
  MINIC_CHECK(diagnostics_, message.text(MessageLanguage::English));
  diagnostics_->error(loc, std::move(message));
}

unsigned PhaseManager::errorCount() const { return diagnostics_ ? diagnostics_->errorCount() : 0; }

std::string PhaseManager::place(SourceLoc loc) const {
  if (!loc.valid() || !diagnostics_) return {};
  PresumedLoc at = diagnostics_->sources().presumed(loc);
  return fmt::format("{}:{}:{}", at.file, at.line, at.column);
}

std::string PhaseManager::lineAndColumn(SourceLoc loc) const {
  if (!loc.valid() || !diagnostics_) return {};
  PresumedLoc place = diagnostics_->sources().presumed(loc);
  return fmt::format("{}:{}", place.line, place.column);
}

// ---- around one phase

PhaseScope::Times PhaseScope::Times::now() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  auto seconds = [](timeval time) { return double(time.tv_sec) + double(time.tv_usec) * 1e-6; };
  std::chrono::duration<double> wall = std::chrono::steady_clock::now().time_since_epoch();
  return {seconds(usage.ru_utime), seconds(usage.ru_stime), wall.count()};
}

PhaseScope::PhaseScope(PhaseManager& manager, const Phase& phase, const PhaseUnit& unit)
    : manager_(manager), phase_(phase), unit_(unit) {
  PhaseManager::Row& row = manager.rowOf(phase);
  if (row.isDisabled || (unit.isOptNone && !phase.isRequired())) return;
  if (manager.bisected(phase, unit)) return;
  row_ = &row;
  open();
}

void PhaseScope::open() {
  const PhaseOptions& options = manager_.options_;
  outerRow_ = std::exchange(manager_.running_, row_);
  CrashContext& context = crashContext();
  outerPhase_ = std::exchange(context.phase, phase_.name);
  outerFunction_ = std::exchange(context.function, unit_.name);
  outerText_ = std::exchange(context.irBefore, {});
  bool dumps = row_->printBefore || row_->printAfter || options.printChanged;
  isPrinted_ =
      dumps && (phase_.kind == PhaseKind::Module || isWanted(unit_.name, options.filterPrintFuncs));
  if (isPrinted_ && row_->printBefore)
    manager_.dump(fmt::format("; *** IR Dump Before {} on {} ***", phase_.name, unit_.name), unit_);
  if (options.verifyEach || (options.printChanged && isPrinted_)) {
    unit_.kind.print(before_, unit_.object, false);
    context.irBefore = before_;
  }
  if (kDebug && unit_.kind.fingerprint) fingerprint_ = unit_.kind.fingerprint(unit_.object);
  MINIC_CHECK(options.failIn.empty() || phase_.name != options.failIn, "asked for");
  if (options.timePasses) start_ = Times::now();
}

void PhaseScope::close(bool changed) {
  if (manager_.options_.timePasses) {
    Times now = Times::now();
    row_->user += now.user - start_.user;
    row_->system += now.system - start_.system;
    row_->wall += now.wall - start_.wall;
  }
  if (manager_.verifies()) verify(changed);
  if (isPrinted_) printAfter();
  if (manager_.watch) manager_.watch(phase_, unit_, changed);
}

void PhaseScope::verify(bool changed) {
  if (kDebug && !changed && unit_.kind.fingerprint)
    MINIC_CHECK(fingerprint_ == unit_.kind.fingerprint(unit_.object),
                "the pass changed the IR and reports no change");
  std::string wrong = unit_.kind.verify(unit_.object, phase_);
  MINIC_CHECK(wrong.empty(), "the pass broke what it works on:\n" + wrong + "\n");
}

void PhaseScope::printAfter() {
  if (row_->printAfter)
    manager_.dump(fmt::format("; *** IR Dump After {} on {} ***", phase_.name, unit_.name), unit_);
  if (!manager_.options_.printChanged) return;
  std::string after;
  unit_.kind.print(after, unit_.object, false);
  std::string header = fmt::format("*** IR Dump After {} on {}", phase_.name, unit_.name);
  if (after == before_)
    manager_.print(header + " omitted because no change ***\n");
  else
    manager_.dump(header + " ***", unit_);
}

PhaseScope::~PhaseScope() {
  if (!row_) return;
  CrashContext& context = crashContext();
  context.phase = outerPhase_;
  context.function = outerFunction_;
  context.irBefore = outerText_;
  manager_.running_ = outerRow_;
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

std::string PhaseManager::timeReport() const {
  double user = 0, system = 0, wall = 0;
  std::vector<const Row*> order;
  for (const auto& row : rows_) {
    if (row->wall == 0) continue;
    order.push_back(row.get());
    user += row->user, system += row->system, wall += row->wall;
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const Row* a, const Row* b) { return a->wall > b->wall; });
  std::string text = banner("Pass execution timing report");
  text += fmt::format("  Total Execution Time: {:.4f} seconds ({:.4f} wall clock)\n\n",
                      user + system, wall);
  text +=
      "   ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---\n";
  auto column = [](double part, double total) {
    return fmt::format("  {:7.4f} ({:5.1f}%)", part, total > 0 ? 100 * part / total : 100.0);
  };
  auto line = [&](double u, double s, double w, std::string_view name) {
    text += column(u, user) + column(s, system) + column(u + s, user + system) + column(w, wall) +
            fmt::format("  {}\n", name);
  };
  for (const Row* row : order) line(row->user, row->system, row->wall, row->phase.name);
  line(user, system, wall, "Total");
  return text;
}

std::string PhaseManager::statistics() const {
  std::string text = banner("... Statistics Collected ...") + "\n";
  for (const auto& row : rows_)
    for (const auto& [what, total] : row->statistics)
      text += fmt::format("{:>8} {} - {}\n", total, row->phase.name, what);
  return text;
}

void PhaseManager::finish() {
  if (options_.timePasses) print(timeReport() + "\n");
  if (options_.stats) print(statistics() + "\n");
}

}  // namespace minic
