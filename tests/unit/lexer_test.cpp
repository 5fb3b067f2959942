// The hand-written lexer: its corners, and agreement with the lexer generated from the grammar on
// all programs of the test suite.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "frontend/pp/token_source.h"
#include "grammar/reference_lexer.h"
#include "support/diagnostic_text.h"

namespace minic {
namespace {

struct Lexed {
  std::vector<Token> tokens;
  unsigned errors = 0;
  std::string messages;
  SourceLoc base;

  explicit Lexed(std::string text, Dialect dialect = Dialect::C) {
    SourceManager sources;
    base = sources.add("t.c", std::move(text));
    Diagnostics diagnostics(
        sources, {},
        textConsumer(sources, false, [this](std::string_view line) { messages += line; }));
    LanguageOptions options;
    options.dialect = dialect;
    TokenSource lexer(sources, base, diagnostics, options);
    for (Token token = lexer.next(); token.kind != Tok::End; token = lexer.next())
      tokens.push_back(token);
    errors = diagnostics.errorCount();
  }
  std::vector<Tok> kinds() const {
    std::vector<Tok> kinds;
    for (const Token& token : tokens) kinds.push_back(token.kind);
    return kinds;
  }
};

using Kinds = std::vector<Tok>;

TEST(Lexer, IncrementIsTwoSignsInSysY) {
  EXPECT_EQ(Lexed("++a--", Dialect::C).kinds(),
            (Kinds{Tok::PlusPlus, Tok::Identifier, Tok::MinusMinus}));
  EXPECT_EQ(Lexed("++a--", Dialect::SysY).kinds(),
            (Kinds{Tok::Plus, Tok::Plus, Tok::Identifier, Tok::Minus, Tok::Minus}));
}

TEST(Lexer, CommentsCloseAtTheFirstChance) {
  EXPECT_EQ(Lexed("a/**/b/***/c/* ** / */d").tokens.size(), 4u);
  EXPECT_EQ(Lexed("a // b \\\n c\nd").tokens.size(), 2u);
  EXPECT_EQ(Lexed("a // b").tokens.size(), 1u);
  EXPECT_EQ(Lexed("a /* \xC4\xE3\xBA\xC3 \xFF */ b").errors, 0u);
  Lexed open("a /* b");
  EXPECT_EQ(open.errors, 1u);
  EXPECT_NE(open.messages.find("t.c:1:3: error: unterminated /* comment"), std::string::npos);
}

TEST(Lexer, WhiteSpaceOfEveryKind) {
  EXPECT_EQ(Lexed("\xEF\xBB\xBFint\r\n\tmain\v(\f)\r").tokens.size(), 4u);
  Lexed lines("a\r\nb c\n\nd");
  std::vector<bool> starts;
  for (const Token& token : lines.tokens) starts.push_back(token.startsLine);
  EXPECT_EQ(starts, (std::vector<bool>{true, true, false, true}));
}

TEST(Lexer, Numbers) {
  for (const char* good : {"0", "07", "123", "0x1F", "0XaB", "4294967295"})
    EXPECT_EQ(Lexed(good, Dialect::SysY).kinds(), Kinds{Tok::Integer}) << good;
  for (const char* good :
       {"1.", ".5", "1e-6", "5.5E+5", "0x1.8p3", "0x.AP-3", "0x1p3", "03.14159", "09e1"})
    EXPECT_EQ(Lexed(good, Dialect::SysY).kinds(), Kinds{Tok::Floating}) << good;
  for (const char* good : {"1u", "1UL", "1llu", "0x1ull", "1.5f", "1.5L"})
    EXPECT_EQ(Lexed(good).errors, 0u) << good;
  for (const char* bad :
       {"08", "0x", "0xg", "12abc", "1e", "1e+", "0x1.8", "1.2.3", "1.5f", "1u", "0x.p1"})
    EXPECT_EQ(Lexed(bad, Dialect::SysY).errors, 1u) << bad;
  // `-` and `+` belong to a number only after an exponent, which C17 6.4.8 takes in any number.
  EXPECT_EQ(Lexed("0xe+1", Dialect::SysY).kinds(), (Kinds{Tok::Integer, Tok::Plus, Tok::Integer}));
  EXPECT_EQ(Lexed("0xe+1").errors, 1u);
}

TEST(Lexer, QuotedText) {
  EXPECT_EQ(Lexed("\"a\\\"b\" '\\'' \"\xE4\xBD\xA0\"").kinds(),
            (Kinds{Tok::String, Tok::Character, Tok::String}));
  EXPECT_NE(Lexed("\"abc\nx").messages.find("missing terminating '\"' character"),
            std::string::npos);
  EXPECT_EQ(Lexed("\"abc\nx").tokens.size(), 2u);
  EXPECT_EQ(Lexed("''").errors, 1u);
}

TEST(Lexer, StrayBytesAreReportedOncePerRun) {
  EXPECT_EQ(Lexed("a @@@ b").errors, 1u);
  EXPECT_EQ(Lexed(std::string("a\0\0\0b", 5)).errors, 1u);
  EXPECT_EQ(Lexed("\xFF\xFEi\0").errors, 1u);
  Lexed wide("int a\xEF\xBC\x9B");
  EXPECT_EQ(wide.kinds(), (Kinds{Tok::Int, Tok::Identifier, Tok::Semi}));
  EXPECT_NE(wide.messages.find("did you mean ';'?"), std::string::npos);
}

TEST(Lexer, DirectivesAreSkippedOrRefusedInSysY) {
  EXPECT_EQ(Lexed("#include \"sylib.h\"\n# 1 \"f.c\"\n#pragma once\nint", Dialect::SysY).errors,
            0u);
  EXPECT_EQ(Lexed("#define N 1\nint", Dialect::SysY).errors, 1u);
  EXPECT_EQ(Lexed("a # b").errors, 1u);
}

TEST(Lexer, AgreesWithTheGrammar) {
  size_t files = 0;
  for (const char* folder : {"tests/run", "examples"}) {
    std::filesystem::path root = std::filesystem::path(MINIC_SOURCE_DIR) / folder;
    if (!std::filesystem::exists(root)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      std::string extension = entry.path().extension();
      if (extension != ".c" && extension != ".sy") continue;
      if (entry.file_size() > 200'000) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      std::string text((std::istreambuf_iterator<char>(in)), {});
      if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
      // The grammar knows neither headers nor macros: the preprocessor makes the tokens of these.
      if (text.find("#include <") != text.npos || text.find("#define ") != text.npos) continue;
      auto expected = referenceTokens(text);
      ASSERT_TRUE(expected.has_value()) << entry.path();
      Lexed actual(text);
      ASSERT_EQ(actual.tokens.size(), expected->size()) << entry.path();
      for (size_t i = 0; i < expected->size(); ++i) {
        ASSERT_EQ(size_t(actual.tokens[i].kind), (*expected)[i].kind)
            << entry.path() << " token " << i;
        ASSERT_EQ(actual.tokens[i].loc.raw - actual.base.raw, (*expected)[i].offset)
            << entry.path();
        ASSERT_EQ(actual.tokens[i].length, (*expected)[i].length) << entry.path();
      }
      ++files;
    }
  }
  EXPECT_GT(files, 0u);
}

}  // namespace
}  // namespace minic
