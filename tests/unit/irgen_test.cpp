// IR generation of programs too long, too deep or too big for a golden file, and of C's functions
// whose type becomes known late. Each item dies as soon as it is lowered.
#include <gtest/gtest.h>

#include "compiler/session.h"
#include "ir/text/print.h"
#include "ir/verify/verify.h"

namespace minic {
namespace {

/// The module of a program without errors, verified.
std::unique_ptr<Module> lower(const std::string& text, Language language = Language::C) {
  auto module = std::make_unique<Module>();
  Session session({});
  EXPECT_EQ(session.toModule({"t.c", text, language}, *module, false), Status::Ok);
  std::vector<VerifyError> errors;
  EXPECT_TRUE(verify(*module, errors)) << toString(errors).substr(0, 1000);
  return module;
}

std::string repeat(std::string_view text, size_t count) {
  std::string result;
  result.reserve(text.size() * count);
  for (size_t i = 0; i < count; ++i) result += text;
  return result;
}

size_t blocksOf(const Module& module, std::string_view function) {
  return module.findFunction(function)->numBlocks;
}

constexpr size_t kLong = 100'000, kDeep = 20'000;

TEST(IrGen, WalksLongChainsByLoops) {
  lower("int f(int x) { return x" + repeat(" + x - 1", kLong / 2) + "; }");
  lower("int f(int x) { return x" + repeat(" < x == 1", kLong / 2) + "; }");
  lower("int f(int x) { return x" + repeat(", x = 1", kLong) + "; }");
  auto conditions =
      lower("int f(int x) { if (x" + repeat(" && x || x", kLong / 2) + ") return 1; return 2; }");
  EXPECT_EQ(blocksOf(*conditions, "f"), kLong + 4);
  auto values = lower("int f(int x) { int y = x" + repeat(" && x", kLong) + "; return y; }");
  EXPECT_EQ(blocksOf(*values, "f"), kLong + 2);
  auto chain = lower("int f(int x) { " + repeat("if (x == 7) { x = (x + 1); } else ", kLong) +
                     "x = 2; return x; }");
  EXPECT_EQ(blocksOf(*chain, "f"), 3 * kLong + 1);
}

TEST(IrGen, NestsDeeply) {
  for (auto [open, middle, close] :
       std::initializer_list<std::array<const char*, 3>>{{"(", "x", ")"},
                                                         {"-", " x", ""},
                                                         {"!", " x", ""},
                                                         {"x + (", "x", ")"},
                                                         {"x && (", "x", ")"},
                                                         {"f(", "x", ")"},
                                                         {"a[", "x", "]"},
                                                         {"x = ", "x", ""},
                                                         {"x ? ", "x", " : 2"},
                                                         {"x ? 1 : ", "x", ""}}) {
    std::string space = std::string(open) == "-" ? "- " : open;
    lower("int a[2]; int f(int x) { return " + repeat(space, kDeep) + middle +
          repeat(close, kDeep) + "; }");
  }
  for (const char* open :
       {"{", "if (x) {", "while (x) {", "for (;;) {", "if (x) { x = 1; } else {"})
    lower(std::string("void f(int x) { ") + repeat(open, kDeep) + "x = 3;" + repeat("}", kDeep) +
          "}");
}

TEST(IrGen, SpendsMemoryOnWhatIsWritten) {
  auto module = lower(
      "int a[100000000] = {1}; int b[1000][1000][1000] = {{{1}, {2}}, 3}; char c[100000000] = "
      "\"text\";"
      "int f() { int d[100000000] = {1}; char e[100000000] = \"text\"; const char *p[1000000] = "
      "{\"x\"};"
      " return d[0] + e[0] + *p[0]; }");
  EXPECT_LT(toString(*module).size(), 10'000u);
  EXPECT_LT(module->arena().bytesReserved(), 1'000'000u);
  auto size = [&](std::string_view name) {
    return asGlobalVar(module->find(name))->valueType->size;
  };
  EXPECT_EQ(size("a"), 400'000'000u);
  EXPECT_EQ(size("b"), 4'000'000'000u);
  EXPECT_EQ(size("c"), 100'000'000u);
}

TEST(IrGen, GivesADeclarationItsTypeWhenItIsKnown) {
  auto module = lower(
      "int f(); int g(); int *h();"
      "int main() { return f(1, 2.0) + g('c') + *h(); }"
      "int f(int a, double b) { return a + b; }"
      "int g(int c);"
      "int again() { return g(1); }"
      "int *h() { static int x; return &x; }");
  EXPECT_EQ(toString(module->findFunction("f")->fnType), "i32 (i32, double)");
  EXPECT_EQ(toString(module->findFunction("g")->fnType), "i32 (i32)");
  EXPECT_EQ(toString(module->findFunction("h")->fnType), "ptr ()");
}

TEST(IrGen, DeclaresOnlyWhatIsUsed) {
  auto module = lower("int f(int); extern int x, y; int g(); int main() { return f(x); }");
  EXPECT_EQ(module->functions.size(), 2u);
  EXPECT_EQ(module->globals.size(), 1u);
}

TEST(IrGen, KeepsNamesOfTheProgramApartFromTheLibrarys) {
  auto module = lower(
      "void memset(int a) {} int memcpy; int main() { int a[100] = {1}; memset(memcpy); return "
      "a[0]; }",
      Language::Sysy);
  for (const char* name : {"memset", "memcpy"}) EXPECT_EQ(module->find(name), nullptr) << name;
  EXPECT_NE(module->find("memset.1"), nullptr);
  EXPECT_EQ(module->find("main")->linkage, Linkage::External);
}

TEST(IrGen, PlacesAllAllocasFirst) {
  auto module = lower(
      "int f(int x) { while (x) { int y = x; if (y) { int z = y; return z; } x = x - 1; } return "
      "0; }");
  const Function* function = module->findFunction("f");
  bool others = false;
  size_t allocas = 0;
  for (const Block* block : blocks(*function))
    for (const Inst* inst : insts(block)) {
      if (inst->is(Op::Alloca)) {
        EXPECT_FALSE(others);
        EXPECT_TRUE(inst->loc.valid());
        ++allocas;
      } else {
        others = true;
      }
    }
  EXPECT_EQ(allocas, 4u);  // retval, x.addr, y, z
}

}  // namespace
}  // namespace minic
