// The scope around every phase of the compiler. Module passes, function passes and the stages of
// the back end are rows of tables; a PhaseScope around each of them dumps, times, counts, verifies,
// bisects, remarks and sets the context of internal errors, under the options and headers of LLVM's
// opt. A phase contains none of that.
//
// This file does not depend on the IR: a PhaseUnit has functions that print, verify and fingerprint
// the object of a phase.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/check.h"
#include "support/message.h"
#include "support/remark.h"
#include "support/source.h"

namespace minic {

class Diagnostics;

enum class PhaseKind : uint8_t { Module, Function, Machine };

namespace phaseflags {
enum : uint8_t {
  Required = 1,  ///< never skipped: not by bisecting, -disable-pass= or optnone
  Adds = 2,      ///< the program is to do more afterwards than before
  Grows = 4,     ///< trades size for time: not at -Os
};
}

/// One row of a table of phases.
struct Phase {
  std::string_view name;
  PhaseKind kind;
  uint8_t flags;  ///< phaseflags
  std::string_view summary;
  bool isRequired() const { return flags & phaseflags::Required; }
};

/// The operations on one kind of unit: a module, a function, a machine function.
struct UnitKind {
  /// Appends the unit as text; with `inContext` also its module, if it has one.
  void (*print)(std::string& out, const void* unit, bool inContext);
  /// The broken rules of the unit after that phase, one per line; empty if it is well formed.
  std::string (*verify)(const void* unit, const Phase& after);
  /// A hash that differs after every change that a phase of this kind may make; null: phases of
  /// this kind do not report changes.
  uint64_t (*fingerprint)(const void* unit);
};

/// The object of a phase.
struct PhaseUnit {
  const UnitKind& kind;
  const void* object;
  std::string_view name;   ///< of the function, or "[module]"
  bool isOptNone = false;  ///< phases that are not required leave it alone
};

/// The options named as in LLVM, without the leading dashes.
struct PhaseOptions {
  std::vector<std::string> printBefore, printAfter;  ///< names of phases
  std::vector<std::string> filterPrintFuncs;         ///< empty: all functions
  bool printBeforeAll = false, printAfterAll = false, printChanged = false;
  bool printAfterMachine = false;  ///< after all stages of the back end (--dump-mir)
  bool printModuleScope = false;
  bool timePasses = false, stats = false, verifyEach = false;
  bool verifySemantics = false;    ///< run functions before and after each pass
  int64_t optBisectLimit = -1;     ///< run only the first N (phase, unit) pairs; -1: all, silently
  std::string failIn;              ///< an internal error in this phase, for tests
  std::string remarkPasses;        ///< -Rpass=: an extended regular expression; empty: none
  std::string remarkMissedPasses;  ///< -Rpass-missed=
  std::vector<std::string> disabledPasses;
};

/// Whether -filter-print-funcs=`names` lets the name pass: it or `*` is among them, or nothing is.
bool isWanted(std::string_view name, const std::vector<std::string>& names);

/// The options for each phase, and the sums of times and statistics. Lives as long as one
/// compilation; the options must outlive it.
class PhaseManager {
 public:
  /// `diagnostics` gets the remarks and knows the places; may be null.
  explicit PhaseManager(const PhaseOptions& options, Diagnostics* diagnostics = nullptr);
  ~PhaseManager();
  PhaseManager(const PhaseManager&) = delete;
  PhaseManager& operator=(const PhaseManager&) = delete;

  const PhaseOptions& options() const { return options_; }
  Diagnostics* diagnostics() const { return diagnostics_; }
  /// Whether every phase is followed by a verification: always in Debug builds.
  bool verifies() const { return options_.verifyEach || kDebug; }

  /// Prints the unit once, before the first phase, for -print-changed.
  void start(const PhaseUnit& unit);
  /// Prints the reports of -time-passes and -stats. Call once, at the end.
  void finish();
  /// Text for people that is no diagnostic.
  void print(std::string_view text) {
    if (reports) reports(text);
  }

  // ---- for the running phase; without one these do nothing

  /// Adds to the statistic `what` of the running phase (-stats).
  void count(std::string_view what, uint64_t howOften);
  bool wantsRemarks() const;
  bool wantsMissedRemarks() const;
  void remark(SourceLoc loc, const Said& remark);
  void error(SourceLoc loc, Message message);
  /// Errors reported so far, by phases or others.
  unsigned errorCount() const;
  /// "f.c:12:7" for the messages of compiled programs, or empty if `loc` is no place in a source
  /// text.
  std::string place(SourceLoc loc) const;
  /// "12:7" for messages, or empty if `loc` is no place in a source text.
  std::string lineAndColumn(SourceLoc loc) const;

  /// Takes dumps and reports; empty: they are dropped.
  std::function<void(std::string_view)> reports;
  /// Takes the remarks before they are texts of `diagnostics`.
  std::function<void(SourceLoc, const Said&)> remarks;
  /// Takes what -verify-each=semantics finds, and phases go on; empty: a difference is an internal
  /// error.
  std::function<void(std::string_view)> differences;
  /// Called after every phase that ran.
  std::function<void(const Phase&, const PhaseUnit&, bool changed)> watch;

 private:
  friend class PhaseScope;
  struct Row;
  Row& rowOf(const Phase& phase);
  bool bisected(const Phase& phase, const PhaseUnit& unit);
  void dump(std::string_view header, const PhaseUnit& unit);
  std::string timeReport() const;
  std::string statistics() const;

  const PhaseOptions& options_;
  Diagnostics* diagnostics_;
  std::vector<std::unique_ptr<Row>> rows_;  // in the order in which the phases first ran
  size_t lastRow_ = 0;
  Row* running_ = nullptr;
  int64_t bisectCount_ = 0;
  bool printedStart_ = false;
};

/// Opened before a phase runs on a unit, closed after it. False: the phase is to be skipped.
class PhaseScope {
 public:
  PhaseScope(PhaseManager& manager, const Phase& phase, const PhaseUnit& unit);
  ~PhaseScope();
  PhaseScope(const PhaseScope&) = delete;

  explicit operator bool() const { return row_; }
  /// The phase is done and reports whether it changed something; Debug builds check that.
  void close(bool changed);

 private:
  struct Times {
    double user = 0, system = 0, wall = 0;
    static Times now();
  };
  void open();
  void verify(bool changed);
  void printAfter();

  PhaseManager& manager_;
  const Phase& phase_;
  const PhaseUnit& unit_;
  PhaseManager::Row* row_ = nullptr;  // null: skipped
  PhaseManager::Row* outerRow_ = nullptr;
  std::string_view outerPhase_, outerFunction_, outerText_;  // of the crash context
  bool isPrinted_ = false;
  std::string before_;
  uint64_t fingerprint_ = 0;
  Times start_;
};

}  // namespace minic
