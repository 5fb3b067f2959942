// The library as its users see it: texts in, texts and messages out, sessions side by side.
#include "compiler/session.h"

#include <gtest/gtest.h>
#include <thread>

#include "ir/function.h"
#include "support/check.h"
#include "support/diagnostic_text.h"

namespace minic {
namespace {

constexpr std::string_view kProgram =
    "int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }\n"
    "int sum(int n) { int s = 0; while (n > 0) { s = s + n * 3; n = n - 1; } return s; }\n"
    "int main() { return gcd(12, 18) + sum(4); }\n";

std::string assemblyOf(const SessionOptions& options, std::string_view text,
                       Status expected = Status::Ok) {
  std::string assembly;
  Session session(options);
  Status status = session.toAssembly({"f.c", std::string(text)},
                                     [&](std::string_view piece) { assembly += piece; });
  EXPECT_EQ(status, expected) << session.problem();
  return assembly;
}

TEST(Session, FindsTheHeadersOfTheSystem) {
  const std::string_view text =
      "#include <stddef.h>\n#include <stdio.h>\nint main(void) { puts(\"\"); }";
  EXPECT_NE(assemblyOf({}, text).find("puts"), std::string::npos);
  SessionOptions options;
  options.preprocessor.readFile = [](const std::string&, std::string&, FileInfo&) { return false; };
  assemblyOf(options, text, Status::Errors);
}

TEST(Session, MakesTextsAndModules) {
  std::vector<Diagnostic> messages;
  Session session({}, {.diagnostics = collectingConsumer(messages)});
  std::string ir, assembly;
  Source source{"f.c", std::string(kProgram)};
  EXPECT_EQ(session.check(source), Status::Ok);
  EXPECT_EQ(session.toIr(source, [&](std::string_view text) { ir += text; }), Status::Ok);
  EXPECT_EQ(session.toAssembly(source, [&](std::string_view text) { assembly += text; }),
            Status::Ok);
  EXPECT_NE(ir.find("define i32 @gcd(i32 "), std::string::npos) << ir;
  EXPECT_NE(assembly.find("gcd:"), std::string::npos) << assembly;
  Module raw, module;
  EXPECT_EQ(session.toModule(source, raw, false), Status::Ok);
  EXPECT_EQ(session.toModule(source, module), Status::Ok);
  EXPECT_EQ(module.functions.size(), 3u);
  EXPECT_TRUE(messages.empty());
  // The output is read again.
  Session reader({});
  std::string again;
  EXPECT_EQ(
      reader.toAssembly({"f.ll", ir, Language::Ir}, [&](std::string_view text) { again += text; }),
      Status::Ok);
  EXPECT_NE(again.find("gcd:"), std::string::npos);
}

TEST(Session, ReportsErrorsThroughTheConsumer) {
  std::vector<Diagnostic> messages;
  Session session({}, {.diagnostics = collectingConsumer(messages)});
  EXPECT_EQ(session.check({"f.c", "int main() { return x; }\n"}), Status::Errors);
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0].severity, Severity::Error);
  EXPECT_EQ(session.sources().presumed(messages[0].loc).column, 21u);
  SessionOptions options;
  options.passes = "mem2reg,no-such-pass";
  Session wrong(options);
  EXPECT_EQ(wrong.check({"f.c", "int f() { return 1; }\n"}), Status::BadOptions);
  EXPECT_NE(wrong.problem().find("no-such-pass"), std::string::npos) << wrong.problem();
}

// The threads come first in these tests: what is made at the first use is made by two at once.

TEST(Session, TwoAtOnceInTwoThreads) {
  SessionOptions x86, riscv;
  riscv.target = &kRiscv64;
  riscv.level = x86.level = 1;
  riscv.debugInfo = true;
  std::string big;
  for (int i = 0; i < 60; ++i)
    big += "int f" + std::to_string(i) + "(int a, int b) { int s = a; while (b > " +
           std::to_string(i) + ") { s = s + a * b; b = b - 1; } return s; }\n";
  std::string together[2];
  std::thread first([&] { together[0] = assemblyOf(x86, big); });
  std::thread second([&] { together[1] = assemblyOf(riscv, big); });
  first.join();
  second.join();
  EXPECT_EQ(together[0], assemblyOf(x86, big));
  EXPECT_EQ(together[1], assemblyOf(riscv, big));
  EXPECT_NE(together[0], together[1]);
}

/// What a session says and makes of the source: messages in Chinese, and IR or assembly.
std::string productOf(const Source& source, bool isIr) {
  SessionOptions options;
  options.level = 2;
  options.diagnostics.language = MessageLanguage::Chinese;
  std::vector<Diagnostic> messages;
  Session session(options, {.diagnostics = collectingConsumer(messages)});
  std::string product;
  auto append = [&](std::string_view piece) { product += piece; };
  Status status = isIr ? session.toIr(source, append) : session.toAssembly(source, append);
  EXPECT_TRUE(status == Status::Ok || status == Status::Errors) << session.problem();
  for (const Diagnostic& message : messages) product += message.message;
  return product;
}

TEST(Session, AllLanguagesAtOnceInThreads) {
  const Source sources[] = {
      {"headers.c",
       "#include <math.h>\n#include <stdarg.h>\n#include <stdio.h>\n#include <string.h>\n"
       "struct S { double d; char text[8]; };\n"
       "int f(struct S* s, int n) { for (int i = 0; i < n; i++) s[i].d = sqrt(s[i].d) / 3;\n"
       "  printf(\"%d\\n\", s->d); return (int)strlen(s->text) + __builtin_popcount(n); }\n"},
      {"wrong.c", "int f(void) { return x; }\nint g(char* p) { return p; }\nstruct {\n"},
      {"sum.sy",
       "int a[100]; int main() { int n = getarray(a), s = 0; while (n > 0) { n = n - 1; "
       "s = s + a[n] % 7; } putint(s); return 0; }\n",
       Language::Sysy},
      {"f.ll",
       "define i32 @f(i32 %a) {\n  %b = mul i32 %a, 10\n  %c = udiv i32 %b, 3\n"
       "  ret i32 %c\n}\n",
       Language::Ir}};
  constexpr size_t kJobs = 2 * std::size(sources) * 2;
  auto job = [&](size_t i) { return productOf(sources[i / 4], i % 2 == 1); };
  std::string together[kJobs];
  std::vector<std::thread> threads;
  for (size_t i = 0; i < kJobs; ++i) threads.emplace_back([&, i] { together[i] = job(i); });
  for (std::thread& thread : threads) thread.join();
  for (size_t i = 0; i < kJobs; ++i) {
    EXPECT_FALSE(together[i].empty()) << i;
    EXPECT_EQ(together[i], job(i)) << i;
  }
}

TEST(Session, DeepNestingNeedsNoStackOfTheCaller) {
  std::string deep =
      "int f() { return " + std::string(20000, '(') + "1" + std::string(20000, ')') + "; }\n";
  EXPECT_NE(assemblyOf({}, deep).find("f:"), std::string::npos);
}

bool countReturns(Function& function, PassContext& context) {
  for (const Block* block : blocks(function))
    for (const Inst* inst : insts(block)) context.count("returns", inst->is(Op::Ret));
  return false;
}

bool breakDown(Function& function, PassContext&) {
  MINIC_CHECK(function.name != "bad", "a pass of the test gave up");
  return false;
}

TEST(Session, RunsPassesOfItsUser) {
  static const Pass kCount{{"count-returns", PhaseKind::Function, 0, "count returns"},
                           countReturns};
  SessionOptions options;
  options.ownPasses = {&kCount};
  options.passManager.stats = true;
  std::string report;
  Session session(options, {.reports = [&](std::string_view text) { report += text; }});
  EXPECT_EQ(session.check({"f.c", std::string(kProgram)}), Status::Ok);
  EXPECT_NE(report.find("count-returns - returns"), std::string::npos) << report;
}

TEST(Session, SurvivesAnInternalError) {
  static const Pass kBreak{{"break-down", PhaseKind::Function, 0, "fail on purpose"}, breakDown};
  SessionOptions options;
  options.ownPasses = {&kBreak};
  Session session(options);
  EXPECT_EQ(session.check({"f.c", "int bad(int a) { return a; }\n"}), Status::InternalError);
  for (const char* part : {"gave up", "while running: break-down", "on function: bad"})
    EXPECT_NE(session.problem().find(part), std::string::npos) << session.problem();
  EXPECT_TRUE(crashContext().phase.empty());
  EXPECT_EQ(session.check({"g.c", "int good(int a) { return a; }\n"}), Status::Ok);
}

}  // namespace
}  // namespace minic
