// Texts made from the options table: --help, the manual page, completion.
#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "driver/options.h"
#include "driver/options_table.h"
#include "driver/version.h"

namespace minic {

using namespace options;

namespace {

/// `-o FILE`, `-std=<sysy|c>`: the option with the name of its value, as help shows it.
std::string shownSpelling(const Row& row) {
  std::string_view gap =
      row.kind == Kind::Separate || row.kind == Kind::JoinedOrSeparate ? " " : "";
  return fmt::format("{}{}{}", row.spelling, gap, row.metavar);
}

/// Of the rows without a help text.
std::string_view helpOfSilent(const Row& row) {
  switch (row.id) {
    case Id::AlreadySo: return "It is so already";
    case Id::Permits:
    case Id::Tune:
    case Id::Cpu:
    case Id::LinkTimeJobs: return "It only permits something";
    case Id::Ignored: return "Nothing comes of it";
    case Id::Refused: return "An error: it would change what is made, and is not there";
    default: return "Another spelling, or for development";
  }
}

}  // namespace

std::string helpText(bool hidden) {
  std::string text =
      "minic: a small optimizing compiler for SysY 2022 and a subset of C\n\n"
      "Usage: minic [options] file...\n"
      "       minic IN OUT\n"
      "       minic --run file [arguments of the program]\n\n"
      "Options and files in any order; `-` is stdin, `@FILE` is replaced by the arguments in "
      "FILE.\n"
      "Files: .c .sy .sysy source, .ll LLVM IR, .s .S assembly, .o .a for the linker; without a "
      "file,\n"
      "source from a pipe. MINIC_TARGET in the environment is the target without --target=.\n"
      "Exit status: 0 fine, 1 errors in the program or a file that cannot be read or written,\n"
      "2 a wrong command line, 70 an internal error of minic.\n";
  for (size_t group = 0; group < std::size(kGroupTitles); ++group) {
    if (!hidden && group >= size_t(Group::Accepted)) break;
    text += fmt::format("\n{}:\n", kGroupTitles[group]);
    for (const Row& row : kRows) {
      if (size_t(row.group) != group || (row.help.empty() && !hidden)) continue;
      std::string left = shownSpelling(row);
      std::string_view help = row.help;
      if (help.empty()) help = helpOfSilent(row);
      text += left.size() <= 26 ? fmt::format("  {:<26}  {}\n", left, help)
                                : fmt::format("  {}  {}\n", left, help);
    }
  }
  return text;
}

std::string manualPage() {
  // A dash that a reader may copy must be \-, and a line must not begin with a full stop.
  auto roff = [](std::string_view text) {
    std::string escaped;
    for (char c : text) {
      if (c == '\\')
        escaped += "\\e";
      else if (c == '-')
        escaped += "\\-";
      else
        escaped += c;
    }
    return escaped;
  };
  std::string text = fmt::format(
      ".TH MINIC 1 \"\" \"minic {}\"\n.SH NAME\nminic \\- a small optimizing compiler for SysY "
      "2022 and "
      "a subset of C\n.SH SYNOPSIS\n.B minic\n[options] file...\n.br\n.B minic\nIN OUT\n.br\n.B "
      "minic "
      "\\-\\-run\nfile [arguments]\n.SH DESCRIPTION\nCompiles to LLVM IR text, to assembly for "
      "x86\\-64 and "
      "64\\-bit RISC\\-V, to objects and executables, or runs the program in its own interpreter. "
      "Options "
      "and files may be given in any order.\n",
      kVersion);
  for (size_t group = 0; group < size_t(Group::Accepted); ++group) {
    text += fmt::format(".SH {}\n", kGroupTitles[group]);
    for (const Row& row : kRows)
      if (size_t(row.group) == group && !row.help.empty())
        text += fmt::format(".TP\n.B {}\n{}.\n", roff(shownSpelling(row)), roff(row.help));
  }
  text +=
      ".SH EXIT STATUS\n0 fine, 1 errors in the program or a file that cannot be read or "
      "written, 2 a wrong command line, 70 an internal error.\n.SH ENVIRONMENT\n.TP\n.B "
      "TMPDIR\nthe directory of temporary files.\n.TP\n.B MINIC_TARGET\nthe target without "
      "\\-\\-target= or a name such as riscv64\\-linux\\-gnu\\-minic.\n.TP\n.B "
      "MINIC_CRASH_DIAGNOSTICS_DIR\nwhere an internal error of minic leaves what repeats it; "
      "empty: nowhere.\n.TP\n.B "
      "NO_COLOR\nno "
      "colours, even on a terminal.\n";
  return text;
}

// ---- completion

namespace {

/// The values that a metavar such as "c|sysy|ir" lists; none if it only names what follows
/// ("FILE").
std::vector<std::string_view> choices(std::string_view metavar) {
  std::vector<std::string_view> found;
  if (metavar.find('|') == std::string_view::npos) return found;
  for (size_t at = 0; at <= metavar.size();) {
    size_t end = std::min(metavar.find('|', at), metavar.size());
    found.push_back(metavar.substr(at, end - at));
    at = end + 1;
  }
  return found;
}

/// The spellings that completion offers: those with a help text, and each value of a choice.
template <class Offer>
void forEachCompletion(Offer&& offer) {
  for (const Row& row : kRows) {
    if (row.help.empty()) continue;
    auto values = choices(row.metavar);
    if (values.empty() || row.kind != Kind::Joined) offer(std::string(row.spelling), row.help);
    if (row.kind == Kind::Joined)
      for (std::string_view value : values)
        offer(std::string(row.spelling) + std::string(value), row.help);
  }
}

/// `text` between single quotes of a shell.
std::string shellQuoted(std::string_view text) {
  std::string out = "'";
  for (char c : text) {
    if (c == '\'')
      out += "'\\''";
    else
      out += c;
  }
  return out + "'";
}

constexpr std::string_view kInputs = "c|sy|sysy|ll|s|S|o|a";

}  // namespace

std::string completionText(std::string_view shell) {
  std::string text;
  if (shell == "bash") {
    text =
        "# Completion of minic for bash; made by minic --print-completion=bash.\n_minic() {\n  "
        "local options=(\n";
    forEachCompletion([&](const std::string& word, std::string_view) {
      text += fmt::format("    {}\n", shellQuoted(word));
    });
    text += fmt::format(
        "  )\n"
        "  local word=${{COMP_LINE:0:COMP_POINT}}\n"
        "  word=${{word##*[[:space:]]}}\n"
        "  COMPREPLY=()\n"
        "  if [[ $word == -* ]]; then\n"
        "    local prefix=${{word%\"$2\"}} option\n"  // bash splits words at '='
        "    for option in \"${{options[@]}}\"; do\n"
        "      [[ $option == \"$word\"* ]] && COMPREPLY+=(\"${{option#\"$prefix\"}}\")\n"
        "    done\n"
        "    [[ ${{#COMPREPLY[@]}} == 1 && ${{COMPREPLY[0]}} == *= ]] && compopt -o nospace\n"
        "  else\n"
        "    compopt -o filenames\n"
        "    mapfile -t COMPREPLY < <(compgen -d -- \"$2\"; shopt -s extglob; compgen -f -X "
        "'!*.@({})' -- \"$2\")\n"
        "  fi\n"
        "}}\ncomplete -F _minic minic compiler\n",
        kInputs);
  } else if (shell == "zsh") {
    text = "#compdef minic compiler\n# Made by minic --print-completion=zsh.\n_arguments \\\n";
    forEachCompletion([&](const std::string& word, std::string_view help) {
      std::string label;
      for (char c : help) label += c == '[' || c == ']' || c == ':' ? ' ' : c;
      bool open = word.back() == '=';
      text += fmt::format("  {} \\\n", shellQuoted(fmt::format("{}{}[{}]{}", word, open ? "-" : "",
                                                               label, open ? ":value:" : "")));
    });
    text += fmt::format("  '*:file:_files -g \"*.({})\"'\n", kInputs);
  } else if (shell == "fish") {
    text = "# Completion of minic for fish; made by minic --print-completion=fish.\n";
    forEachCompletion([&](const std::string& word, std::string_view help) {
      text += fmt::format(
          "complete -c minic -a {} -d {} -n 'string match -q -- \"-*\" (commandline -ct)'\n",
          shellQuoted(word), shellQuoted(help));
    });
  }
  return text;
}

}  // namespace minic
