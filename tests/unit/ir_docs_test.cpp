// docs/ir.md holds the table of ops.def, and tests have each op.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>

#include "ir/value.h"

namespace minic {
namespace {

std::string opTable() {
  const char* names[] = {
#define VALUE(Enum, summary) #Enum,
#define OP(Enum, text, arity, flags, summary) #Enum,
#include "ir/ops.def"
  };
  std::string out = "| op | text | operands | flags | what it is |\n|---|---|---|---|---|\n";
  for (unsigned i = 0; i < kNumOps; ++i) {
    const OpInfo& info = opInfo(Op(i));
    std::string flags;
    auto flag = [&](uint16_t bit, const char* name) {
      if (info.flags & bit) flags.append(flags.empty() ? "" : " ").append(name);
    };
    flag(opflags::Term, "Term");
    flag(opflags::Commut, "Commut");
    flag(opflags::Binary, "Binary");
    flag(opflags::Cast, "Cast");
    flag(opflags::Reads, "Reads");
    flag(opflags::Writes, "Writes");
    flag(opflags::Traps, "Traps");
    flag(opflags::Effect, "Effect");
    flag(opflags::Listed, "Listed");
    flag(opflags::Wraps, "Wraps");
    flag(opflags::Exact, "Exact");
    flag(opflags::Fast, "Fast");
    bool inst = !info.text.empty();
    out.append("| ").append(names[i]).append(" | ");
    if (inst) out.append("`").append(info.text).append("`");
    out.append(" | ");
    if (inst) out += info.arity < 0 ? "any" : std::to_string(info.arity);
    out.append(" | ").append(flags).append(" | ").append(info.summary).append(" |\n");
  }
  return out;
}

std::string contentOf(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The first words of the instructions in the .ll files of a folder.
std::set<std::string> opsIn(const std::filesystem::path& folder) {
  const std::regex instruction("^ +(?:%\\S+ = )?(?:tail |notail )?([a-z]+)");
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".ll") continue;
    std::istringstream lines(contentOf(entry.path()));
    std::smatch match;
    for (std::string line; std::getline(lines, line);)
      if (std::regex_search(line, match, instruction)) found.insert(match[1]);
  }
  return found;
}

TEST(Docs, OpTableIsCurrent) {
  EXPECT_NE(contentOf(MINIC_SOURCE_DIR "/docs/ir.md").find(opTable()), std::string::npos)
      << "put this table there:\n"
      << opTable();
}

// Nothing else would miss the code of a new op: what has none for it says so when it meets one. The
// programs of tests/run go through every target and engine.
TEST(Docs, TestsHaveEachOp) {
  const std::set<std::string> shown = opsIn(MINIC_SOURCE_DIR "/tests/ir"),
                              run = opsIn(MINIC_SOURCE_DIR "/tests/run");
  for (unsigned i = 0; i < kNumOps; ++i) {
    const std::string text(opInfo(Op(i)).text);
    if (text.empty()) continue;
    EXPECT_TRUE(shown.count(text)) << text << " is in no text of tests/ir";
    EXPECT_TRUE(run.count(text)) << text << " is in no program of tests/run";
  }
}

}  // namespace
}  // namespace minic
