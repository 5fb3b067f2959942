// Decides which messages are shown, and with which severity: the warning flags and their groups,
// -Werror, the limit of errors. A note is shown if the message before it was.
#include "support/diagnostics.h"

#include <algorithm>
#include <fmt/format.h>

namespace minic {
namespace {

/// The warnings that clang leaves off unless asked, and the groups that turn them on. Every other
/// name is on by default.
struct OptionalWarning {
  std::string_view name;
  bool inAll, inExtra;
};
constexpr OptionalWarning optionalWarnings[] = {
    {"pedantic", false, false},
    {"pointer-arith", false, false},
    {"unreachable-code", false, false},
    {"unused-variable", true, true},
    {"unused-but-set-variable", true, true},
    {"unused-function", true, true},
    {"unused-label", true, true},
    {"unused-parameter", false, true},
    {"unused-const-variable", false, false},
    {"uninitialized", true, true},
    {"conditional-uninitialized", false, false},
    {"sometimes-uninitialized", true, true},
    {"logical-op-parentheses", true, true},
    {"bitwise-op-parentheses", true, true},
    {"self-assign", true, true},
    {"misleading-indentation", true, true},
    {"sign-compare", false, true},
    {"missing-field-initializers", false, true},
    {"infinite-recursion", true, true},
    {"implicit-fallthrough", false, false},
    {"shadow", false, false},
    {"conversion", false, false},
    {"float-conversion", false, false},
    {"sign-conversion", false, false},
    {"implicit-int-float-conversion", false, false},
    {"missing-prototypes", false, false},
    {"strict-prototypes", false, false},
    {"comma", false, false},
    {"main-return", false, false},
    {"undef", false, false},
};

/// The warnings that are on by default, and the groups.
constexpr std::string_view otherNames[] = {"all",
                                           "extra",
                                           "W",
                                           "everything",
                                           "most",
                                           "unused",
                                           "implicit",
                                           "error",
                                           "fatal-errors",
                                           "array-bounds",
                                           "braced-scalar-init",
                                           "builtin-macro-redefined",
                                           "compare-distinct-pointer-types",
                                           "constant-conversion",
                                           "dangling-else",
                                           "division-by-zero",
                                           "empty-body",
                                           "excess-initializers",
                                           "extra-tokens",
                                           "format",
                                           "format-extra-args",
                                           "format-insufficient-args",
                                           "format-invalid-specifier",
                                           "format-security",
                                           "format-zero-length",
                                           "ignored-pragmas",
                                           "implicit-function-declaration",
                                           "implicit-int",
                                           "implicitly-unsigned-literal",
                                           "incompatible-pointer-types",
                                           "incompatible-pointer-types-discards-qualifiers",
                                           "int-conversion",
                                           "integer-overflow",
                                           "invalid-noreturn",
                                           "invalid-pp-token",
                                           "literal-conversion",
                                           "literal-range",
                                           "logical-not-parentheses",
                                           "macro-redefined",
                                           "missing-declarations",
                                           "multichar",
                                           "parentheses",
                                           "parentheses-equality",
                                           "pointer-bool-conversion",
                                           "pointer-integer-compare",
                                           "pointer-type-mismatch",
                                           "pragma-once-outside-header",
                                           "return-stack-address",
                                           "return-type",
                                           "shift-count-negative",
                                           "shift-count-overflow",
                                           "shift-op-parentheses",
                                           "shift-overflow",
                                           "sizeof-array-argument",
                                           "sizeof-pointer-div",
                                           "string-compare",
                                           "switch",
                                           "switch-bool",
                                           "tentative-definition-array",
                                           "unknown-escape-sequence",
                                           "unknown-warning-option",
                                           "unused-command-line-argument",
                                           "unused-comparison",
                                           "unused-value"};

/// Names that gcc or clang know and makefiles use; nothing here is warned of by them.
constexpr std::string_view foreignNames[] = {"absolute-value",
                                             "address",
                                             "aggregate-return",
                                             "arith-conversion",
                                             "attributes",
                                             "bad-function-cast",
                                             "c++-compat",
                                             "c11-extensions",
                                             "c99-extensions",
                                             "c2x-extensions",
                                             "cast-align",
                                             "cast-function-type",
                                             "cast-qual",
                                             "char-subscripts",
                                             "clobbered",
                                             "comment",
                                             "comments",
                                             "cpp",
                                             "date-time",
                                             "declaration-after-statement",
                                             "deprecated",
                                             "deprecated-declarations",
                                             "disabled-optimization",
                                             "discarded-qualifiers",
                                             "div-by-zero",
                                             "documentation",
                                             "double-promotion",
                                             "duplicated-branches",
                                             "duplicated-cond",
                                             "empty-translation-unit",
                                             "endif-labels",
                                             "enum-compare",
                                             "enum-conversion",
                                             "float-equal",
                                             "for-loop-analysis",
                                             "format-nonliteral",
                                             "format-overflow",
                                             "format-pedantic",
                                             "format-signedness",
                                             "format-truncation",
                                             "format-y2k",
                                             "frame-larger-than",
                                             "gnu",
                                             "ignored-attributes",
                                             "ignored-qualifiers",
                                             "incompatible-function-pointer-types",
                                             "init-self",
                                             "initializer-overrides",
                                             "inline",
                                             "int-in-bool-context",
                                             "int-to-pointer-cast",
                                             "invalid-source-encoding",
                                             "jump-misses-init",
                                             "larger-than",
                                             "logical-op",
                                             "long-long",
                                             "main",
                                             "maybe-uninitialized",
                                             "memset-elt-size",
                                             "missing-braces",
                                             "missing-include-dirs",
                                             "missing-noreturn",
                                             "missing-variable-declarations",
                                             "nested-externs",
                                             "newline-eof",
                                             "nonnull",
                                             "null-dereference",
                                             "old-style-declaration",
                                             "old-style-definition",
                                             "overflow",
                                             "overlength-strings",
                                             "override-init",
                                             "packed",
                                             "padded",
                                             "pointer-sign",
                                             "pointer-to-int-cast",
                                             "redundant-decls",
                                             "restrict",
                                             "return-local-addr",
                                             "sequence-point",
                                             "shift-negative-value",
                                             "shift-sign-overflow",
                                             "shorten-64-to-32",
                                             "sizeof-pointer-memaccess",
                                             "stack-protector",
                                             "stack-usage",
                                             "strict-aliasing",
                                             "strict-overflow",
                                             "stringop-overflow",
                                             "stringop-truncation",
                                             "suggest-attribute",
                                             "switch-default",
                                             "switch-enum",
                                             "switch-unreachable",
                                             "system-headers",
                                             "tautological-compare",
                                             "trampolines",
                                             "trigraphs",
                                             "type-limits",
                                             "typedef-redefinition",
                                             "undef",
                                             "undefined",
                                             "unknown-pragmas",
                                             "unreachable-code-break",
                                             "unreachable-code-return",
                                             "unsafe-loop-optimizations",
                                             "unsequenced",
                                             "unused-local-typedef",
                                             "unused-local-typedefs",
                                             "unused-macros",
                                             "unused-result",
                                             "unused-const-variable",
                                             "variadic-macros",
                                             "vector-operation-performance",
                                             "vla",
                                             "volatile-register-var",
                                             "write-strings",
                                             "zero-length-array",
                                             "zero-as-null-pointer-constant"};

const OptionalWarning* findOptional(std::string_view flag) {
  for (const OptionalWarning& warning : optionalWarnings)
    if (warning.name == flag) return &warning;
  return nullptr;
}

/// Whether the option name `group` (of -Wgroup) covers the warning `flag`.
bool covers(std::string_view group, std::string_view flag) {
  if (group == flag || group == "everything") return true;
  const OptionalWarning* warning = findOptional(flag);
  if (group == "all") return !warning ? flag != "pedantic" : warning->inAll;
  if (group == "extra" || group == "W") return warning && warning->inExtra;
  if (group == "unused") return flag.starts_with("unused-") && flag != "unused-parameter";
  if (group == "parentheses")
    return flag.ends_with("-parentheses") || flag == "dangling-else" ||
           flag == "parentheses-equality";
  if (group == "pedantic") return flag == "pointer-arith";
  if (group == "format") return flag.starts_with("format-");
  if (group == "uninitialized") return flag == "sometimes-uninitialized";
  if (group == "implicit") return flag.starts_with("implicit-function") || flag == "implicit-int";
  return false;
}

}  // namespace

Diagnostics::Diagnostics(const SourceManager& sources, DiagnosticOptions options,
                         DiagnosticConsumer consumer)
    : sources_(sources), options_(std::move(options)), consumer_(std::move(consumer)) {}

bool Diagnostics::enabled(std::string_view flag) const {
  if (options_.suppressWarnings) return false;
  bool on = findOptional(flag) == nullptr;
  for (std::string_view option : options_.warningFlags) {
    if (option.starts_with("no-error=")) continue;
    if (option.starts_with("error=")) option.remove_prefix(6);
    bool negative = option.starts_with("no-");
    if (negative) option.remove_prefix(3);
    if (covers(option, flag)) on = !negative;
  }
  return on;
}

void Diagnostics::checkOptions() {
  std::vector<std::string_view> known(std::begin(otherNames), std::end(otherNames));
  for (const OptionalWarning& warning : optionalWarnings) known.push_back(warning.name);
  auto isIn = [](const auto& names, std::string_view name) {
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
  };
  for (std::string_view option : options_.warningFlags) {
    std::string_view name = option;
    for (std::string_view prefix : {"no-error=", "error=", "no-"})
      if (name.starts_with(prefix)) {
        name.remove_prefix(prefix.size());
        break;
      }
    // `-Wformat=2`, `-Wimplicit-fallthrough=3`: a level.
    if (size_t level = name.find('='); level != name.npos) name = name.substr(0, level);
    if (name.empty() || isIn(known, name) || isIn(foreignNames, name)) continue;
    std::string message = fmt::format("unknown warning option '-W{}'", option.substr(0, 100));
    std::string_view meant = nearestWord(name, known);
    if (!meant.empty()) {
      std::string_view prefix = option.substr(0, size_t(name.data() - option.data()));
      message += fmt::format("; did you mean '-W{}{}'?", prefix, meant);
    }
    warning("unknown-warning-option", {}, std::move(message));
  }
}

bool Diagnostics::limitReached() const {
  return options_.errorLimit != 0 && errors_ >= options_.errorLimit;
}

bool Diagnostics::report(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::Note) {
    if (!lastShown_) return false;
  } else {
    if (diagnostic.severity == Severity::Warning) {
      // Nobody who includes a header of the system can mend it.
      lastShown_ = enabled(diagnostic.flag) &&
                   !(diagnostic.loc.valid() && sources_.isSystem(diagnostic.loc));
      if (!lastShown_) return false;
      bool isError = options_.warningsAsErrors;
      for (std::string_view option : options_.warningFlags) {
        if (option.starts_with("error=") && covers(option.substr(6), diagnostic.flag))
          isError = true;
        if (option.starts_with("no-error=") && covers(option.substr(9), diagnostic.flag))
          isError = false;
      }
      if (isError) diagnostic.severity = Severity::Error;
    }
    if (limitReached()) return lastShown_ = false;
    lastShown_ = true;
    if (diagnostic.severity == Severity::Error) ++errors_;
    if (diagnostic.severity == Severity::Warning) ++warnings_;
  }
  if (consumer_) consumer_(std::move(diagnostic));
  return true;
}

bool Diagnostics::error(SourceLoc loc, std::string message, std::vector<SourceRange> ranges,
                        std::vector<FixIt> fixIts) {
  return report(
      {Severity::Error, loc, std::move(message), {}, std::move(ranges), std::move(fixIts)});
}

bool Diagnostics::warning(std::string_view flag, SourceLoc loc, std::string message,
                          std::vector<SourceRange> ranges, std::vector<FixIt> fixIts) {
  return report({Severity::Warning, loc, std::move(message), std::string(flag), std::move(ranges),
                 std::move(fixIts)});
}

bool Diagnostics::note(SourceLoc loc, std::string message, std::vector<SourceRange> ranges,
                       std::vector<FixIt> fixIts) {
  return report(
      {Severity::Note, loc, std::move(message), {}, std::move(ranges), std::move(fixIts)});
}

std::string Diagnostics::summary() const {
  std::string text;
  if (limitReached())
    text = "fatal error: too many errors emitted, stopping now [-ferror-limit=]\n";
  if (errors_ == 0 && warnings_ == 0) return text;
  auto count = [](unsigned number, std::string_view what) {
    return number ? fmt::format("{} {}{}", number, what, number == 1 ? "" : "s") : std::string();
  };
  std::string_view conjunction = errors_ && warnings_ ? " and " : "";
  return text += fmt::format("{}{}{} generated.\n", count(warnings_, "warning"), conjunction,
                             count(errors_, "error"));
}

std::string_view nearestWord(std::string_view word,
                             const std::vector<std::string_view>& candidates) {
  // Very long names are no typing errors, and the distance is quadratic.
  if (word.size() > 64) return {};
  size_t best = word.size() / 3 + (word.size() % 3 != 0 && word.size() > 1 ? 1 : 0);
  if (word.size() <= 3) best = word.size() > 1 ? 1 : 0;
  std::string_view nearest;
  std::vector<size_t> row;
  for (std::string_view candidate : candidates) {
    size_t n = candidate.size();
    if (n > word.size() + best || word.size() > n + best) continue;
    row.resize(n + 1);
    for (size_t j = 0; j <= n; ++j) row[j] = j;
    // Edit distance with swaps of neighbours counted as two edits less one substitution.
    for (size_t i = 1; i <= word.size(); ++i) {
      size_t diagonal = row[0];
      row[0] = i;
      for (size_t j = 1; j <= n; ++j) {
        size_t above = row[j];
        row[j] =
            std::min({above + 1, row[j - 1] + 1, diagonal + (word[i - 1] != candidate[j - 1])});
        diagonal = above;
      }
    }
    if (row[n] > best || (row[n] == best && !nearest.empty())) continue;
    if (row[n] >= word.size() && row[n] >= n) continue;  // nothing in common
    nearest = candidate;
    best = row[n];
  }
  return nearest;
}

}  // namespace minic
