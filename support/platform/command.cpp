// The text of a command.
#include <string_view>

#include "support/platform/process.h"

namespace minic {

std::string quoteCommand(const std::vector<std::string>& arguments) {
  std::string command;
  for (const std::string& argument : arguments) {
    if (!command.empty()) command += ' ';
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+./,:@%^";
    if (!argument.empty() && argument.find_first_not_of(plain) == std::string::npos) {
      command += argument;
      continue;
    }
    command += '\'';
    for (char c : argument) {
      if (c == '\'')
        command += "'\\''";
      else
        command += c;
    }
    command += '\'';
  }
  return command;
}

}  // namespace minic
