// How messages look: carets under tabs, wide characters and stray bytes, long lines, fix-its,
// colours, JSON, and which warnings are on.
#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <regex>

#include "support/diagnostic_text.h"
#include "support/messages.h"

namespace minic {
namespace {

struct Printed {
  SourceManager sources;
  SourceLoc base;
  DiagnosticOptions options;

  bool inColor = false;

  explicit Printed(std::string text) { base = sources.add("t.c", std::move(text)); }
  SourceRange range(uint32_t begin, uint32_t end) const { return {base + begin, base + end}; }
  std::string operator()(const std::function<void(Diagnostics&)>& use) {
    std::string all;
    Diagnostics diagnostics(
        sources, options,
        textConsumer(sources, inColor, [&](std::string_view text) { all += text; }));
    use(diagnostics);
    return all;
  }
};

TEST(Diagnostics, CaretAndRanges) {
  Printed p("int x = a + b;\n");
  EXPECT_EQ(p([&](Diagnostics& d) {
              d.error(p.base + 10, verbatim("no"), {p.range(8, 9), p.range(12, 13)});
            }),
            "t.c:1:11: error: no\nint x = a + b;\n        ~ ^ ~\n");
}

TEST(Diagnostics, TabsTakeColumns) {
  Printed p("\tx\ty\n");
  EXPECT_EQ(p([&](Diagnostics& d) { d.error(p.base + 3, verbatim("no"), {p.range(1, 2)}); }),
            "t.c:1:4: error: no\n        x       y\n        ~       ^\n");
}

TEST(Diagnostics, WideCharactersAndStrayBytes) {
  Printed p("\"\xE4\xBD\xA0\" x \xFF y\r\n");
  EXPECT_EQ(p([&](Diagnostics& d) { d.error(p.base + 6, verbatim("no")); }),
            "t.c:1:7: error: no\n\"\xE4\xBD\xA0\" x <FF> y\n     ^\n");
  EXPECT_EQ(p([&](Diagnostics& d) { d.error(p.base + 10, verbatim("no")); }),
            "t.c:1:11: error: no\n\"\xE4\xBD\xA0\" x <FF> y\n            ^\n");
}

TEST(Diagnostics, FixItsStandBelow) {
  Printed p("return 1\n}\n");
  EXPECT_EQ(p([&](Diagnostics& d) {
              d.error(p.base + 8, verbatim("expected ';'"), {}, {{p.range(8, 8), ";"}});
            }),
            "t.c:1:9: error: expected ';'\nreturn 1\n        ^\n        ;\n");
}

TEST(Diagnostics, LongLinesAreCut) {
  Printed p(std::string(5000, 'a') + "X" + std::string(5000, 'b') + "\n");
  std::string text =
      p([&](Diagnostics& d) { d.error(p.base + 5000, verbatim("no"), {p.range(4990, 5000)}); });
  EXPECT_LT(text.size(), 600u);
  size_t line = text.find('\n') + 1, marks = text.find('\n', line) + 1;
  EXPECT_EQ(text.find('X', line) - line, text.find('^', marks) - marks);
}

TEST(Diagnostics, EndOfFileHasAPlace) {
  Printed empty("");
  EXPECT_NE(empty([&](Diagnostics& d) {
              d.error(empty.base, verbatim("no"));
            }).find("t.c:1:1: error: no"),
            std::string::npos);
}

TEST(Diagnostics, Colours) {
  Printed p("x\n");
  p.inColor = true;
  std::string text = p([&](Diagnostics& d) { d.warning("unused-value", p.base, verbatim("no")); });
  EXPECT_NE(text.find("\033[0;1;35mwarning: "), std::string::npos);
  EXPECT_NE(text.find("[-Wunused-value]"), std::string::npos);
}

TEST(Diagnostics, WarningFlags) {
  auto enabled = [](std::vector<std::string> flags, const char* name) {
    SourceManager sources;
    DiagnosticOptions options;
    options.warningFlags = std::move(flags);
    return Diagnostics(sources, options).enabled(name);
  };
  EXPECT_TRUE(enabled({}, "return-type"));
  EXPECT_FALSE(enabled({}, "unused-variable"));
  EXPECT_TRUE(enabled({"all"}, "unused-variable"));
  EXPECT_TRUE(enabled({"unused"}, "unused-variable"));
  EXPECT_FALSE(enabled({"all", "no-unused-variable"}, "unused-variable"));
  EXPECT_FALSE(enabled({"all", "no-unused"}, "unused-variable"));
  EXPECT_FALSE(enabled({"all", "extra"}, "pedantic"));
  EXPECT_TRUE(enabled({"pedantic"}, "pedantic"));
  EXPECT_TRUE(enabled({"everything"}, "unreachable-code"));
  EXPECT_FALSE(enabled({"no-return-type"}, "return-type"));
  EXPECT_TRUE(enabled({"error=unused-variable"}, "unused-variable"));
}

TEST(Diagnostics, UnknownWarningOptions) {
  auto check = [](std::vector<std::string> flags) {
    SourceManager sources;
    DiagnosticOptions options;
    options.warningFlags = std::move(flags);
    std::vector<std::string> messages;
    Diagnostics diagnostics(sources, options, [&](Diagnostic d) { messages.push_back(d.message); });
    diagnostics.checkOptions();
    return messages;
  };
  EXPECT_TRUE(check({"all", "extra", "no-unused-variable", "error=switch", "format=2",
                     "no-error=return-type", "implicit-fallthrough=3", "c++-compat", "pedantic"})
                  .empty());
  EXPECT_EQ(check({"formt"}).at(0), "unknown warning option '-Wformt'; did you mean '-Wformat'?");
  EXPECT_EQ(check({"no-unusd-value"}).at(0),
            "unknown warning option '-Wno-unusd-value'; did you mean '-Wno-unused-value'?");
  EXPECT_EQ(check({"error=nonsense"}).at(0), "unknown warning option '-Werror=nonsense'");
  EXPECT_TRUE(check({"nonsense", "no-unknown-warning-option"}).empty());
}

// What the sources warn of can be asked for by name.
TEST(Diagnostics, EveryWarningIsKnown) {
  std::regex call("warning\\(\\s*\"([a-z-]+)\"");
  size_t found = 0;
  for (const char* room : {"frontend", "ir/analysis", "driver", "compiler"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(MINIC_SOURCE_DIR) / room)) {
      if (entry.path().extension() != ".cpp") continue;
      std::ifstream in(entry.path());
      std::string text(std::istreambuf_iterator<char>(in), {});
      for (std::sregex_iterator it(text.begin(), text.end(), call), end; it != end; ++it) {
        SourceManager sources;
        DiagnosticOptions options;
        options.warningFlags = {(*it)[1]};
        Diagnostics diagnostics(sources, options);
        diagnostics.checkOptions();
        EXPECT_EQ(diagnostics.warningCount(), 0u) << (*it)[1] << " in " << entry.path();
        ++found;
      }
    }
  EXPECT_GT(found, 40u);
}

TEST(Diagnostics, WarningsAsErrors) {
  Printed p("x\n");
  p.options.warningFlags = {"error=return-type"};
  std::string text = p([&](Diagnostics& d) {
    d.warning("return-type", p.base, verbatim("one"));
    d.warning("unused-value", p.base, verbatim("two"));
    EXPECT_EQ(d.errorCount(), 1u);
    EXPECT_EQ(d.warningCount(), 1u);
  });
  EXPECT_NE(text.find("error: one [-Werror,-Wreturn-type]"), std::string::npos);
}

TEST(Diagnostics, NotesFollowTheirMessage) {
  Printed p("x\n");
  std::string text = p([&](Diagnostics& d) {
    EXPECT_FALSE(d.warning("unused-variable", p.base, verbatim("off")));
    d.note(p.base, verbatim("hidden"));
    d.error(p.base, verbatim("shown"));
    d.note(p.base, verbatim("seen"));
  });
  EXPECT_EQ(text.find("hidden"), std::string::npos);
  EXPECT_NE(text.find("note: seen"), std::string::npos);
}

TEST(Diagnostics, WhatIsHeldComesInOrder) {
  Printed p("0123456789\n");
  std::vector<std::string> shown;
  DiagnosticOptions options;
  options.errorLimit = 3;
  Diagnostics d(p.sources, options, [&](Diagnostic each) { shown.push_back(each.message); });
  auto taken = [&] { return std::exchange(shown, {}); };
  using Messages = std::vector<std::string>;

  // Notes and what has no place stay behind their message; equal places keep their order.
  d.hold();
  d.warning("unused-value", p.base + 5, verbatim("late"));
  d.note(p.base, verbatim("late's note"));
  d.warning("unused-value", p.base + 2, verbatim("early"));
  d.warning("unused-value", {}, verbatim("nowhere"));
  d.warning("unused-value", p.base + 2, verbatim("early too"));
  EXPECT_EQ(taken(), Messages());
  EXPECT_EQ(d.warningCount(), 4u);
  d.release();
  EXPECT_EQ(taken(), (Messages{"early", "nowhere", "early too", "late", "late's note"}));

  // A text that was included at 4, and an expansion whose body stands at 9 and whose use at 3.
  SourceLoc text = p.sources.add("t.h", "text\n");
  p.sources.include(text, p.base + 4, false);
  SourceLoc expansion = p.sources.addExpansion(p.base + 9, p.base + 3, 1, false);
  d.hold();
  d.warning("unused-value", p.base + 5, verbatim("after"));
  d.warning("unused-value", text + 1, verbatim("inside"));
  d.warning("unused-value", p.base + 4, verbatim("include"));
  d.warning("unused-value", expansion, verbatim("expanded"));
  d.release();
  EXPECT_EQ(taken(), (Messages{"expanded", "include", "inside", "after"}));

  // The limit leaves those that come first, from whatever stage.
  d.hold();
  for (uint32_t i = 5; i < 9; ++i) d.error(p.base + i, verbatim("syntax " + std::to_string(i)));
  EXPECT_TRUE(d.limitReached());
  d.startStage();
  EXPECT_FALSE(d.limitReached());
  d.error(p.base + 1, verbatim("meaning 1"));
  d.note(p.base, verbatim("meaning 1's note"));
  d.error(p.base + 6, verbatim("meaning 6"));
  d.release();
  EXPECT_EQ(taken(), (Messages{"meaning 1", "meaning 1's note", "syntax 5", "syntax 6"}));
  EXPECT_EQ(d.errorCount(), 3u);
  EXPECT_TRUE(d.limitReached());
}

TEST(Diagnostics, TheLimitStopsErrors) {
  Printed p("x\n");
  p.options.errorLimit = 2;
  std::string text = p([&](Diagnostics& d) {
    for (int i = 0; i < 5; ++i) d.error(p.base, verbatim("no"));
    EXPECT_TRUE(d.limitReached());
    EXPECT_EQ(d.errorCount(), 2u);
    EXPECT_EQ(d.summary(),
              "fatal error: too many errors emitted, stopping now [-ferror-limit=]\n"
              "2 errors generated.\n");
  });
  EXPECT_EQ(text, "t.c:1:1: error: no\nx\n^\nt.c:1:1: error: no\nx\n^\n");
}

TEST(Diagnostics, Json) {
  Printed p("return 1\n\xFF\n");
  std::vector<Diagnostic> all;
  Diagnostics d(p.sources, {}, collectingConsumer(all));
  d.error(p.base + 8, verbatim("expected ';' \xFF"), {p.range(0, 6)}, {{p.range(8, 8), ";"}});
  d.note(p.base, {Msg::PreviousDeclaration});
  {
    std::string flag = "return-type, with a name too long to be kept inside of the string object";
    d.report({Severity::Warning, p.base, "w", flag, {}, {}});
    flag.assign(flag.size(), 'x');  // a message keeps what it was given
  }
  std::string text = toJson(all, p.sources);
  auto json = nlohmann::json::parse(text);
  ASSERT_EQ(json.size(), 2u);
  EXPECT_EQ(json[0]["kind"], "error");
  EXPECT_EQ(json[0]["locations"][0]["caret"]["line"], 1);
  EXPECT_EQ(json[0]["locations"][0]["caret"]["column"], 9);
  EXPECT_EQ(json[0]["locations"][1]["finish"]["column"], 6);
  EXPECT_EQ(json[0]["fixits"][0]["string"], ";");
  EXPECT_FALSE(json[0].contains("id"));  // verbatim
  EXPECT_EQ(json[0]["children"][0]["message"], "previous declaration is here");
  EXPECT_EQ(json[0]["children"][0]["id"], "PreviousDeclaration");
  EXPECT_EQ(json[1]["option"].get<std::string>().substr(0, 20), "-Wreturn-type, with ");
}

TEST(Diagnostics, NearestWord) {
  std::vector<std::string_view> names = {"putint", "putch", "count", "x"};
  EXPECT_EQ(nearestWord("putin", names), "putint");
  EXPECT_EQ(nearestWord("cuont", names), "count");
  EXPECT_EQ(nearestWord("y", names), "");
  EXPECT_EQ(nearestWord("banana", names), "");
}

}  // namespace
}  // namespace minic
