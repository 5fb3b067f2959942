// The rows of options.def, as the parser and the makers of help texts read them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace minic::options {

enum class Id : uint8_t {
#define OPT(id, ...) id,
#define ALIAS(...)
#define WORDS(id, ...) id,
#include "driver/options.def"
};
enum class Kind : uint8_t { Flag, Joined, Separate, JoinedOrSeparate };
enum class Group : uint8_t {
  Action,
  Course,
  Language,
  Preprocessor,
  Optimise,
  Target,
  Link,
  Messages,
  Inside,
  Other,
  Accepted,
  Ignored,
  Refused
};

inline constexpr std::string_view kGroupTitles[] = {
    "What is made",
    "Courses",
    "Language",
    "Preprocessor",
    "Optimisation",
    "Target",
    "Linking",
    "Messages",
    "Looking inside",
    "Other",
    "Accepted, as it is so already or they only permit something",
    "Accepted without effect (-Wunsupported-option warns)",
    "Refused"};

struct Row {
  Id id;
  Kind kind;
  std::string_view spelling, metavar;
  Group group;
  std::string_view help;

  /// The spelling without its dashes.
  std::string_view word() const { return spelling.substr(spelling.find_first_not_of('-')); }
};

/// The rows in the order of options.def, but those of WORDS after all others.
inline constexpr auto kRows = [] {
  constexpr Row kSingle[] = {
#define OPT(id, kind, spelling, metavar, group, effect, help) \
  {Id::id, Kind::kind, spelling, metavar, Group::group, help},
#define ALIAS(id, kind, spelling, metavar, group, help) \
  {Id::id, Kind::kind, spelling, metavar, Group::group, help},
#define WORDS(...)
#include "driver/options.def"
  };
  struct Words {
    Id id;
    Group group;
    std::string_view words;
  };
  constexpr Words kWords[] = {
#define OPT(...)
#define ALIAS(...)
#define WORDS(id, group, effect, words) {Id::id, Group::group, words},
#include "driver/options.def"
  };
  constexpr size_t kCount = [&] {
    size_t count = std::size(kSingle);
    for (const Words& list : kWords)
      count += 1 + size_t(std::count(list.words.begin(), list.words.end(), ' '));
    return count;
  }();
  std::array<Row, kCount> rows{};
  Row* next = std::copy(std::begin(kSingle), std::end(kSingle), rows.begin());
  for (const Words& list : kWords) {
    std::string_view rest = list.words;
    while (!rest.empty()) {
      std::string_view word = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
      const bool hasValue = word.ends_with('*');
      if (hasValue) word.remove_suffix(1);
      *next++ = {list.id, hasValue ? Kind::Joined : Kind::Flag, word, "", list.group, ""};
    }
  }
  return rows;
}();

/// The row that reads `argument`, which starts with a dash: the longest spelling wins. Null: none
/// does. `value` is what follows the spelling; `separate`: the value is the next argument instead.
const Row* findRow(std::string_view argument, std::string_view& value, bool& separate);

/// The error for an argument that no row reads, with the option or pass that it resembles, if any.
std::string unknownOption(std::string_view argument,
                          const std::vector<std::string_view>& passNames);

}  // namespace minic::options
