// Looks arguments up in the table of options: the row that reads one, and the words that resemble
// one that no row reads.
#include "driver/options_table.h"

#include <fmt/format.h>

#include "support/diagnostics.h"

namespace minic::options {

const Row* findRow(std::string_view argument, std::string_view& value, bool& separate) {
  size_t dashes = argument.starts_with("--") ? 2 : 1;
  std::string_view word = argument.substr(dashes);
  const Row* best = nullptr;
  for (const Row& row : kRows) {
    std::string_view spelled = row.word();
    if (spelled.size() == 1 && dashes == 2) continue;
    bool exact = word == spelled;
    bool bare = spelled.size() > 1 && spelled.back() == '=' &&
                word == spelled.substr(0, spelled.size() - 1);
    bool prefix = row.kind != Kind::Flag && row.kind != Kind::Separate && word.starts_with(spelled);
    if (!(exact || bare || prefix)) continue;
    if (best && best->word().size() >= spelled.size()) continue;
    // `-save-temps=` must not shadow the flag `-save-temps`.
    if (bare && best && best->word() == word) continue;
    best = &row;
    value = prefix && !bare ? word.substr(spelled.size()) : std::string_view();
    separate =
        bare || (exact && (row.kind == Kind::Separate || row.kind == Kind::JoinedOrSeparate));
  }
  if (best && separate)  // the flag of the same name, if there is one, needs no value
    for (const Row& row : kRows)
      if (row.kind == Kind::Flag && row.word() == word) {
        best = &row;
        separate = false;
      }
  return best;
}

std::string unknownOption(std::string_view argument,
                          const std::vector<std::string_view>& passNames) {
  std::string_view word = argument.substr(argument.starts_with("--") ? 2 : 1);
  // Of an option with a value only the name is compared: what follows '=' may be anything.
  std::string_view name = word.substr(0, word.find('='));
  std::vector<std::string_view> candidates;
  for (const Row& row : kRows) {
    std::string_view spelled = row.word();
    if (spelled.back() == '=') spelled.remove_suffix(1);
    if (row.group < Group::Accepted) candidates.push_back(spelled);
  }
  candidates.insert(candidates.end(), passNames.begin(), passNames.end());
  std::string_view nearest = nearestWord(name, candidates);
  if (nearest.empty()) return fmt::format("unknown option '{}'", argument);
  std::string_view dashes = "-";
  for (const Row& row : kRows)
    if (row.word().substr(0, nearest.size()) == nearest &&
        row.word().size() <= nearest.size() + 1) {
      dashes = row.spelling.substr(0, row.spelling.size() - row.word().size());
      break;
    }
  return fmt::format("unknown option '{}'; did you mean '{}{}'?", argument, dashes, nearest);
}

}  // namespace minic::options
