// The rows of options.def, as the parser and the makers of help texts read them.
#pragma once

#include <cstdint>
#include <string_view>

namespace minic::options {

enum class Id : uint8_t {
#define OPT(id, ...) id,
#define ALIAS(...)
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

inline constexpr Row kRows[] = {
#define OPT(id, kind, spelling, metavar, group, effect, help) \
  {Id::id, Kind::kind, spelling, metavar, Group::group, help},
#define ALIAS(id, kind, spelling, metavar, group, help) \
  {Id::id, Kind::kind, spelling, metavar, Group::group, help},
#include "driver/options.def"
};

}  // namespace minic::options
