// The command line as data: what driver/options.cpp makes of words. What then happens with files
// is tested from outside, in tests/cli.
#include "driver/options.h"

#include <gtest/gtest.h>
#include <set>

namespace minic {
namespace {

Options parsed(const std::vector<std::string>& arguments) {
  std::string error;
  auto options = parseOptions("minic", arguments, {"mem2reg", "dce"}, error);
  EXPECT_TRUE(options.has_value()) << error;
  return options ? std::move(*options) : Options{};
}

std::string rejected(const std::vector<std::string>& arguments) {
  std::string error;
  EXPECT_FALSE(parseOptions("minic", arguments, {"mem2reg", "dce"}, error).has_value());
  return error;
}

TEST(Options, OrderDoesNotMatter) {
  std::vector<std::string> words{"-S", "-o", "t.s", "t.sy", "-O2"};
  for (const auto& order : {std::vector<std::string>{"t.sy", "-S", "-o", "t.s", "-O2"},
                            {"-O2", "-o", "t.s", "-S", "t.sy"},
                            {"-ot.s", "t.sy", "--S", "-O2"}}) {
    if (order[2] == "--S") {
      EXPECT_EQ(rejected(order).substr(0, 14), "unknown option") << "one letter, two dashes";
      continue;
    }
    Options a = parsed(words), b = parsed(order);
    EXPECT_EQ(a.output, b.output);
    EXPECT_EQ(a.level, b.level);
    EXPECT_EQ(a.action, b.action);
    ASSERT_EQ(b.inputs.size(), 1u);
    EXPECT_EQ(b.inputs[0].name, "t.sy");
  }
}

TEST(Options, LastWordWins) {
  EXPECT_EQ(parsed({"-O0", "-O2", "f.c"}).level, 2u);
  EXPECT_EQ(parsed({"--target=riscv64", "--target=x86_64", "f.c"}).target, &kX86_64);
  EXPECT_EQ(parsed({"-S", "-c", "f.c"}).action, Action::Object);
  // ... but text of LLVM IR stays text, whatever -S and -c say about it.
  EXPECT_EQ(parsed({"-emit-llvm", "-S", "f.c"}).action, Action::Llvm);
  EXPECT_EQ(parsed({"-Xclang", "-emit-llvm", "-fsyntax-only", "f.c"}).action, Action::Llvm);
  EXPECT_EQ(parsed({"-emit-llvm", "-fsyntax-only", "f.c"}).action, Action::SyntaxOnly);
}

TEST(Options, LongestSpellingWins) {
  EXPECT_EQ(parsed({"-llvm", "f.c"}).action, Action::Llvm);
  Options library = parsed({"-lfoo", "f.c"});
  ASSERT_EQ(library.inputs.size(), 2u);
  EXPECT_EQ(library.inputs[0].name, "-lfoo");
  EXPECT_EQ(library.inputs[0].kind, InputKind::Linker);
  EXPECT_TRUE(parsed({"-Werror", "f.c"}).diagnostics.warningsAsErrors);
  EXPECT_FALSE(parsed({"-Werror=unused", "f.c"}).diagnostics.warningsAsErrors);
  EXPECT_EQ(parsed({"-Wl,-x", "f.c"}).inputs[0].kind, InputKind::Linker);
  EXPECT_TRUE(parsed({"-static", "f.c"}).linkFlags == std::vector<std::string>{"-static"});
  EXPECT_TRUE(parsed({"-stats", "f.c"}).passManager.stats);
  EXPECT_EQ(parsed({"-std", "sysy", "f.c"}).dialect, InputKind::Sysy);
  EXPECT_EQ(parsed({"--run=native", "f.c"}).action, Action::RunNative);
}

TEST(Options, PassesByName) {
  EXPECT_EQ(parsed({"-mem2reg", "--dce", "f.c"}).passes, "mem2reg,dce");
  EXPECT_EQ(parsed({"-passes=dce", "-O1", "f.c"}).passes, std::nullopt);
  EXPECT_EQ(parsed({"-passes", "dce", "f.c"}).passes, "dce");
}

TEST(Options, NestedOptions) {
  EXPECT_TRUE(parsed({"-mllvm", "--print-after-all", "f.c"}).passManager.printAfterAll);
  EXPECT_EQ(parsed({"-mllvm", "-print-after=dce", "f.c"}).passManager.printAfter,
            std::vector<std::string>{"dce"});
  EXPECT_EQ(rejected({"-Xclang"}), "argument to '-Xclang' is missing");
  EXPECT_EQ(rejected({"-mllvm", "-nosuchthing", "f.c"}), "unknown option '-nosuchthing'");
}

TEST(Options, LanguageOfWhatFollows) {
  Options options = parsed({"a.c", "-x", "sysy", "b.c", "-xnone", "c.c"});
  EXPECT_EQ(options.inputs[0].kind, InputKind::Auto);
  EXPECT_EQ(options.inputs[1].kind, InputKind::Sysy);
  EXPECT_EQ(options.inputs[2].kind, InputKind::Auto);
  for (const char* standard :
       {"-std=c11", "-std=gnu17", "-std=c2x", "-std=c++17", "-std=iso9899:1999"})
    EXPECT_EQ(parsed({standard, "f.c"}).dialect, InputKind::C) << standard;
}

TEST(Options, ArgumentsOfTheProgram) {
  Options options = parsed({"-O0", "--run", "f.c", "-O2", "--", "-x"});
  EXPECT_EQ(options.level, 0u);
  EXPECT_EQ(options.programArguments, (std::vector<std::string>{"-O2", "--", "-x"}));
  EXPECT_EQ(parsed({"f.c", "--run", "--", "-O2"}).programArguments,
            std::vector<std::string>{"-O2"});
}

TEST(Options, SecondNameIsTheOutput) {
  Options options = parsed({"no/such.c", "no/such.ll"});
  EXPECT_EQ(options.output, "no/such.ll");
  EXPECT_EQ(options.inputs.size(), 1u);
  EXPECT_EQ(parsed({"a.c", "b.c"}).output, "");
  EXPECT_EQ(parsed({"a.c", "no/such", "-o", "x"}).inputs.size(), 2u);
}

TEST(Options, EveryHelpLineNamesOneOption) {
  std::string text = helpText(true);
  std::set<std::string> seen;
  size_t options = 0;
  for (size_t at = 0; at < text.size();) {
    size_t end = text.find('\n', at);
    std::string line = text.substr(at, end - at);
    at = end + 1;
    if (line.rfind("  -", 0) != 0) continue;
    ++options;
    std::string spelling = line.substr(2, line.find_first_of(" <", 2) - 2);
    EXPECT_TRUE(seen.insert(line).second) << "listed twice: " << spelling;
    EXPECT_LE(line.size(), 140u) << line;
    EXPECT_EQ(line.find('\t'), std::string::npos);
  }
  EXPECT_GT(options, 100u);
}

}  // namespace
}  // namespace minic
