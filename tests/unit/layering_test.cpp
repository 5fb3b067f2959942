// Reads the #include lines of the project and fails on a dependency against the order
// support <- target <- ir <- passes, backend, frontend <- compiler <- explain <- driver (reduce
// stands beside explain, interp between ir and explain), and on one against the order of the
// folders within a room. Only frontend/parse/parse.cpp and its base class include ANTLR; nothing
// includes LLVM.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const std::map<std::string, std::set<std::string>> kMayInclude = {
    {"support", {"support"}},
    {"target", {"target", "support"}},
    {"ir", {"ir", "target", "support"}},
    {"interp", {"interp", "ir", "target", "support"}},
    {"frontend", {"frontend", "ir", "target", "support"}},
    {"passes", {"passes", "ir", "target", "support"}},
    {"backend", {"backend", "ir", "target", "support"}},
    {"compiler", {"compiler", "frontend", "passes", "backend", "ir", "target", "support"}},
    {"explain", {"explain", "compiler", "passes", "backend", "interp", "ir", "target", "support"}},
    {"reduce", {"reduce", "compiler", "frontend", "ir", "target", "support"}},
    {"driver",
     {"driver", "explain", "compiler", "passes", "backend", "interp", "ir", "target", "support"}},
};

/// The folders of a room, each with those of the same room that it may include. "" is the room
/// itself; "*" in a list allows all.
using Order = std::map<std::string, std::set<std::string>>;
const std::map<std::string, Order> kWithin = {
    {"ir",
     {{"", {}},
      {"text", {""}},
      {"verify", {"text", ""}},
      {"trial", {"text", ""}},
      {"analysis", {""}}}},
    {"interp", {{"", {}}, {"library", {""}}}},
    {"frontend",
     {{"language", {}},
      {"types", {}},
      {"lex", {"language"}},
      {"pp", {"lex", "language"}},
      {"ast", {"types", "lex"}},
      {"parse", {"ast", "pp", "lex", "language"}},
      {"lint", {"ast", "lex"}},
      {"sema", {"lint", "ast", "types", "parse", "lex", "language"}},
      {"irgen", {"ast", "types", "language"}},
      {"dump", {"ast", "pp", "language"}},
      {"", {"*"}}}},
    {"passes",
     {{"prove", {}},
      {"rules", {}},
      {"", {"prove"}},
      {"mem2reg", {""}},
      {"codegen", {""}},
      {"instrument", {"", "codegen"}},
      {"ipo", {"", "codegen"}},
      {"loop", {"", "codegen"}},
      {"scalar", {"", "codegen", "ipo", "loop", "rules"}}}},
    {"backend",
     {{"mir", {}},
      {"regalloc", {"mir"}},
      {"lower", {"mir"}},
      {"emit", {"mir"}},
      {"riscv64", {"mir", "lower", "emit"}},
      {"x86_64", {"mir", "lower", "emit"}},
      {"", {"*"}}}},
};

/// The files named by `#include "..."` or `<...>`, with the opening bracket.
std::vector<std::string> includes(const fs::path& file) {
  std::vector<std::string> found;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.rfind("#include", 0) != 0) continue;
    size_t open = line.find_first_of("\"<");
    if (open == std::string::npos) continue;
    size_t close = line.find_first_of("\">", open + 1);
    found.push_back(line.substr(open, close - open));
  }
  return found;
}

std::vector<fs::path> sources(const fs::path& folder) {
  std::vector<fs::path> found;
  if (!fs::exists(folder)) return found;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    fs::path extension = entry.path().extension();
    if (extension == ".cpp" || extension == ".h" || extension == ".def")
      found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

TEST(Layering, FoldersIncludeOnlyWhatTheyMay) {
  fs::path root = MINIC_SOURCE_DIR;
  size_t checked = 0;
  for (const auto& [folder, allowed] : kMayInclude)
    for (const fs::path& file : sources(root / folder))
      for (const std::string& include : includes(file)) {
        if (include[0] != '"') continue;
        std::string name = include.substr(1);
        std::string room = name.substr(0, name.find('/'));
        if (!kMayInclude.count(room)) continue;  // what a tool generates
        ++checked;
        EXPECT_TRUE(allowed.count(room)) << fs::relative(file, root) << " includes " << name;
        EXPECT_TRUE(fs::exists(root / name)) << fs::relative(file, root) << ": no file " << name
                                             << " (paths are from the root of the project)";
      }
  EXPECT_GT(checked, 50u);
}

TEST(Layering, FoldersWithinARoomHaveAnOrder) {
  fs::path root = MINIC_SOURCE_DIR;
  for (const auto& [room, order] : kWithin) {
    size_t checked = 0;
    for (const fs::path& file : sources(root / room)) {
      std::string folder = fs::relative(file, root / room).parent_path();
      ASSERT_TRUE(order.count(folder)) << room << "/" << folder << " has no place in the order";
      const std::set<std::string>& allowed = order.at(folder);
      for (const std::string& include : includes(file)) {
        if (include.rfind("\"" + room + "/", 0) != 0) continue;
        std::string other = fs::path(include.substr(room.size() + 2)).parent_path();
        ++checked;
        EXPECT_TRUE(other == folder || allowed.count("*") || allowed.count(other))
            << fs::relative(file, root) << " includes " << include.substr(1);
      }
    }
    EXPECT_GT(checked, room == "interp" ? 40u : 50u) << room;
    // No cycle: each iteration places the folders all of whose own are placed already.
    std::set<std::string> placed;
    for (size_t before = size_t(-1); before != placed.size();) {
      before = placed.size();
      for (const auto& [folder, allowed] : order)
        if (allowed.count("*") ||
            std::includes(placed.begin(), placed.end(), allowed.begin(), allowed.end()))
          placed.insert(folder);
    }
    EXPECT_EQ(placed.size(), order.size()) << room;
  }
}

TEST(Layering, AntlrStaysInTheParser) {
  fs::path root = MINIC_SOURCE_DIR;
  const std::set<std::string> allowedHere = {
      "frontend/parse/parse.cpp", "frontend/parse/parser_base.h", "frontend/parse/type_names.cpp",
      "frontend/parse/recovery.cpp", "frontend/parse/mistakes.cpp"};
  for (const auto& [folder, allowed] : kMayInclude)
    for (const fs::path& file : sources(root / folder)) {
      std::string name = fs::relative(file, root).string();
      for (const std::string& include : includes(file)) {
        bool antlr = include.find("antlr") != std::string::npos ||
                     include.find("MiniCParser") != std::string::npos;
        EXPECT_TRUE(!antlr || allowedHere.count(name)) << name << " includes " << include.substr(1);
        EXPECT_EQ(include.find("llvm/"), std::string::npos)
            << name << " includes " << include.substr(1);
        // The base class includes ANTLR, so its users do.
        if (include == "\"frontend/parse/parser_base.h") {
          EXPECT_TRUE(allowedHere.count(name)) << name << " includes " << include.substr(1);
        }
      }
    }
}

// What a machine has is a field of its TargetInfo: nothing asks which machine it is.
TEST(Layering, MachinesAreNamedInTheirTablesOnly) {
  fs::path root = MINIC_SOURCE_DIR;
  size_t named = 0;
  for (const auto& [folder, allowed] : kMayInclude)
    for (const fs::path& file : sources(root / folder)) {
      std::string name = fs::relative(file, root).string();
      std::ifstream in(file);
      std::string text((std::istreambuf_iterator<char>(in)), {});
      bool names = text.find("kX86_64") != text.npos || text.find("kRiscv64") != text.npos;
      bool isPlace = name.rfind("target/", 0) == 0 || name == "backend/x86_64/target.cpp" ||
                     name == "backend/riscv64/target.cpp";
      named += names;
      EXPECT_TRUE(!names || isPlace) << name << " names a machine";
    }
  EXPECT_GE(named, 5u);
}

TEST(Layering, HeadersAreGuarded) {
  fs::path root = MINIC_SOURCE_DIR;
  for (const auto& [folder, allowed] : kMayInclude)
    for (const fs::path& file : sources(root / folder)) {
      if (file.extension() != ".h") continue;
      std::ifstream in(file);
      std::string text((std::istreambuf_iterator<char>(in)), {});
      EXPECT_NE(text.find("#pragma once"), std::string::npos) << fs::relative(file, root);
      EXPECT_EQ(text.substr(0, 2), "//")
          << fs::relative(file, root) << " does not open with a comment";
    }
}

}  // namespace
