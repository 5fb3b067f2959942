// The checked AST: initialisers, constants, types and conversions, and the state after
// errors.
#include <cmath>
#include <gtest/gtest.h>

#include "frontend_util.h"

namespace minic {
namespace {

using namespace ast;
using Ints = std::vector<int64_t>;

// ---- initialisers ------------------------------------------------------------------------------

TEST(Initializer, PartlyBracedArrays) {
  Checked c(
      "int a[2][3][4] = {1,2,3,4,{5},{6},{7,8}};"
      "int b[2][3][4] = {1,2,3,4,1,2,3,4,1,2,3,4,{5}};"
      "int c[5][3] = {1,2,3,{4},{7},10,11,12};"
      "int d[3][2] = {1,2,{3,4},5};"
      "int e[4] = {}; int f[2][2] = {{},{1}};");
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.elements("a"),
            (Ints{1, 2, 3, 4, 5, 0, 0, 0, 6, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(c.elements("b"),
            (Ints{1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(c.elements("c"), (Ints{1, 2, 3, 4, 0, 0, 7, 0, 0, 10, 11, 12, 0, 0, 0}));
  EXPECT_EQ(c.elements("d"), (Ints{1, 2, 3, 4, 5, 0}));
  EXPECT_EQ(c.elements("e"), (Ints{0, 0, 0, 0}));
  EXPECT_EQ(c.elements("f"), (Ints{0, 0, 1, 0}));
  EXPECT_FALSE(c.var("a")->init->elements.empty());
  EXPECT_TRUE(c.var("a")->init->zeroFill);
}

TEST(Initializer, FullArraysNeedNoZeros) {
  Checked c("int a[2][2] = {1,2,3,4}; int b[2][2] = {{1,2},{3,4}};");
  EXPECT_FALSE(c.var("a")->init->zeroFill);
  EXPECT_FALSE(c.var("b")->init->zeroFill);
}

TEST(Initializer, Misplaced) {
  EXPECT_TRUE(
      Checked("int a[2][2][2] = {{},1,{}};").says("nested braces must start at the beginning"));
  EXPECT_TRUE(Checked("int a[2] = {1,2,3};").says("excess elements in array initializer"));
  EXPECT_TRUE(Checked("int a[2] = {{1},2};").says("braces around scalar initializer"));
  EXPECT_TRUE(Checked("int a[2] = 1;").says("array initializer must be an initializer list"));
  EXPECT_EQ(Checked("int a[2] = {1,2,3};", Dialect::C).errors(), 0u);
  EXPECT_EQ(Checked("int a[2] = {1,,2};").errors(), 1u);
  EXPECT_EQ(Checked("int a[2] = {1,2,};").errors(), 0u);
}

TEST(Initializer, MemoryFollowsTheText) {
  Checked c(
      "int a[100000000] = {1}; int main() { int b[1000][1000][1000] = {{{1}},2}; return 0; }");
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.var("a")->init->elements.size(), 1u);
  VarDecl* b = c.function("main")->locals[0];
  ASSERT_EQ(b->init->elements.size(), 2u);
  EXPECT_EQ(b->init->elements[1].offset, 4'000'000u);
}

TEST(Initializer, StringsAndIncompleteArrays) {
  Checked c(
      "char a[] = \"abc\"; char b[8] = \"abc\"; char c[3] = \"abc\"; char d[] = {\"xy\"};"
      "char e[2][4] = {\"ab\", \"cd\"}; int f[] = {1,2,3}; int g[][2] = {1,2,3};",
      Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.var("a")->type->count, 4u);
  EXPECT_EQ(c.var("d")->type->count, 3u);
  EXPECT_EQ(c.var("c")->init->elements.size(), 1u);
  EXPECT_EQ(c.var("e")->init->elements[1].offset, 4u);
  EXPECT_EQ(c.var("f")->type->count, 3u);
  EXPECT_EQ(c.var("g")->type->count, 2u);
}

TEST(Initializer, AddressesAreConstants) {
  Checked c(
      "int x; int a[4][3]; int f(void) { return 0; }"
      "int *p = &x; int *q = a[2]; int (*r)[3] = a + 1; int *s = &a[1][2] - 1; char *t = \"hi\" + "
      "1;"
      "int (*u)(void) = f; int *v = 0; long d = &a[3] - &a[1];",
      Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  auto offset = [&](const char* name) { return c.value(name)->as<AddressConst>()->offset; };
  EXPECT_EQ(offset("p"), 0);
  EXPECT_EQ(offset("q"), 24);
  EXPECT_EQ(offset("r"), 12);
  EXPECT_EQ(offset("s"), 16);
  EXPECT_EQ(offset("t"), 1);
  EXPECT_EQ(c.value("u")->as<AddressConst>()->decl->name, "f");
  EXPECT_EQ(c.integer("v"), 0);
  EXPECT_EQ(c.integer("d"), 2);
  EXPECT_GT(Checked("int f(int n) { static int *p = &n; return *p; }", Dialect::C).errors(), 0u);
}

// ---- constants ---------------------------------------------------------------------------------

TEST(Constant, IntegersWrap) {
  Checked c(
      "int a = 2147483647 + 1; int b = -2147483648; int c = 0x80000000; int d = 0x80000000 + 1;"
      "int e = (-2147483647 - 1) / -1; int f = (-2147483647 - 1) % -1; int g = -7 / 2; int h = -7 "
      "% 3;"
      "int i = 65536 * 65536; int j = ---(-1); int k = 1 - -1 + +1; int l = 010 + 0xfF;");
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.integer("a"), INT32_MIN);
  EXPECT_EQ(c.integer("b"), INT32_MIN);
  EXPECT_EQ(c.integer("c"), INT32_MIN);
  EXPECT_EQ(c.integer("d"), INT32_MIN + 1);
  EXPECT_EQ(c.integer("e"), INT32_MIN);
  EXPECT_EQ(c.integer("f"), 0);
  EXPECT_EQ(c.integer("g"), -3);
  EXPECT_EQ(c.integer("h"), -1);
  EXPECT_EQ(c.integer("i"), 0);
  EXPECT_EQ(c.integer("j"), 1);
  EXPECT_EQ(c.integer("k"), 3);
  EXPECT_EQ(c.integer("l"), 263);
}

TEST(Constant, LogicIsInteger) {
  Checked c(
      "int a = 1 < 2 != 0; int b = !3 + !0; int c = 3 && 0 || .5; int d = !.0; int e = 1 || 1 / 0;"
      "int f = (3 > 2) > 1; int g = 1.5 < 2;");
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.integer("a"), 1);
  EXPECT_EQ(c.integer("b"), 1);
  EXPECT_EQ(c.integer("c"), 1);
  EXPECT_EQ(c.integer("d"), 1);
  EXPECT_EQ(c.integer("e"), 1);
  EXPECT_EQ(c.integer("f"), 0);
  EXPECT_EQ(c.integer("g"), 1);
}

TEST(Constant, SysYFloatsAreBinary32) {
  Checked c(
      "float a = 0.1; float b = 0.1 + 0.2; const int M = 1e9; int d = 2.9; int e = -2.9; float f = "
      "16777217;"
      "float g = 0x1.8p1; float h = 1 / 2; float i = 1 / 2.; const float T = 2.9; int j = T; float "
      "k = -0.0;"
      "float l = 1.00000005960464477540; float m = 1 / .0; int n = 1e10;");
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.floating("a"), double(0.1f));
  EXPECT_EQ(c.floating("b"), double(0.1f + 0.2f));
  EXPECT_EQ(c.integer("M"), 1000000000);
  EXPECT_EQ(c.integer("d"), 2);
  EXPECT_EQ(c.integer("e"), -2);
  EXPECT_EQ(c.floating("f"), 16777216.0);
  EXPECT_EQ(c.floating("g"), 3.0);
  EXPECT_EQ(c.floating("h"), 0.0);
  EXPECT_EQ(c.floating("i"), 0.5);
  EXPECT_EQ(c.integer("j"), 2);
  EXPECT_TRUE(std::signbit(c.floating("k")));
  // Just above half way between 1 and the next float: rounding by way of double would give 1.
  EXPECT_EQ(c.floating("l"), double(std::nextafterf(1.0f, 2.0f)));
  EXPECT_TRUE(std::isinf(c.floating("m")));
  EXPECT_EQ(c.integer("n"), INT32_MIN);
}

TEST(Constant, ElementsOfConstantArrays) {
  Checked c(
      "const int x[3] = {1, 2}; int y[x[1]]; const int m[2][2] = {1, 2, {3}}; int a = m[1][0] + "
      "x[2];"
      "int f() { const int l[2] = {4, 5}; int z[l[1]]; return z[0]; }"
      "const float g[2] = {1.5}; int b = g[0] * 2;");
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.var("y")->type->count, 2u);
  EXPECT_EQ(c.integer("a"), 3);
  EXPECT_EQ(c.function("f")->locals[1]->type->count, 5u);
  EXPECT_EQ(c.integer("b"), 3);
  EXPECT_EQ(Checked("const int x[2] = {1}; int a = x[2];").errors(), 1u);
  EXPECT_EQ(Checked("int x[2] = {1}; int a = x[0];").errors(), 1u);
}

TEST(Constant, WhatIsNone) {
  EXPECT_TRUE(Checked("const int a = 1 / 0;")
                  .says("1:17: error: division by zero in a constant expression"));
  EXPECT_TRUE(Checked("int a[3 % 0];").says("division by zero in a constant expression"));
  EXPECT_TRUE(
      Checked("int x = 1; int a = x;").says("initializer element is not a compile-time constant"));
  EXPECT_TRUE(Checked("int f() { int n = 2; const int m = n; return m; }")
                  .says("not a compile-time constant"));
  EXPECT_EQ(Checked("int f() { int n = 2; const int m = n; return m; }", Dialect::C).errors(), 0u);
  EXPECT_TRUE(Checked("int f(int n) { int a[n]; return 0; }")
                  .says("size of 'a' is not a constant expression"));
}

TEST(Constant, CLiteralsHaveTheirTypes) {
  Checked c(
      "long a = 2147483648; unsigned long b = sizeof(1.5) + sizeof(1.5f) + sizeof(1) + sizeof(1L) "
      "+ sizeof('a');"
      "int d = 0x80000000 / 2 > 0; int e = 'a' + '\\n' + '\\x41' + '\\101'; int f = '\\377'; long "
      "g = -1u;"
      "int h = sizeof(\"abc\"); int i = -1 < 1u; long j = 0xFFFFFFFFFFFFFFFF; unsigned char k = "
      "300;"
      "_Bool l = 3; short m = 40000;",
      Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.integer("a"), 2147483648);
  EXPECT_EQ(c.integer("b"), 8 + 4 + 4 + 8 + 4);
  EXPECT_EQ(c.integer("d"), 1);
  EXPECT_EQ(c.integer("e"), 97 + 10 + 65 + 65);
  EXPECT_EQ(c.integer("f"), -1);
  EXPECT_EQ(c.integer("g"), 4294967295);
  EXPECT_EQ(c.integer("h"), 4);
  EXPECT_EQ(c.integer("i"), 0);
  EXPECT_EQ(c.integer("j"), -1);
  EXPECT_EQ(c.integer("k"), 44);
  EXPECT_EQ(c.integer("l"), 1);
  EXPECT_EQ(c.integer("m"), -25536);
}

// ---- expressions -------------------------------------------------------------------------------

/// The value of the only return statement at the end of `f`.
const Expr* returned(const Checked& c) {
  auto* body = c.function("f")->body->as<CompoundStmt>();
  return body->stmts.back()->as<ReturnStmt>()->value;
}

TEST(Expression, PrecedenceAndAssociativity) {
  // Checked through the evaluator: a wrong tree gives a wrong value.
  Checked c(
      "int a = 2 + 3 * 4 - 10 / 5 % 3; int b = 1 - 2 - 3; int d = 1 << 2 + 1; int e = 7 & 3 == 3;"
      "int g = 1 | 2 ^ 3 & 6; int h = 1 ? 2 : 0 ? 3 : 4; int i = 0 ? 1 : 0 ? 2 : 3; int j = 0 || 1 "
      "&& 0;"
      "int k = -2 * -3; int l = ~0 + !0; int m = (1, 2) + 3; int n = 5 > 3 == 1; int o = 8 >> 1 >> "
      "1;",
      Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.integer("a"), 12);
  EXPECT_EQ(c.integer("b"), -4);
  EXPECT_EQ(c.integer("d"), 8);
  EXPECT_EQ(c.integer("e"), 1);
  EXPECT_EQ(c.integer("g"), 1 | (2 ^ (3 & 6)));
  EXPECT_EQ(c.integer("h"), 2);
  EXPECT_EQ(c.integer("i"), 3);
  EXPECT_EQ(c.integer("j"), 0);
  EXPECT_EQ(c.integer("k"), 6);
  EXPECT_EQ(c.integer("l"), 0);
  EXPECT_EQ(c.integer("m"), 5);
  EXPECT_EQ(c.integer("n"), 1);
  EXPECT_EQ(c.integer("o"), 2);
}

TEST(Expression, UsualConversions) {
  struct Case {
    const char* expr;
    TypeKind kind;
  };
  for (auto [expr, kind] : std::initializer_list<Case>{{"c + c", TypeKind::Int},
                                                       {"u + c", TypeKind::UInt},
                                                       {"l + u", TypeKind::Long},
                                                       {"ul + l", TypeKind::ULong},
                                                       {"g + l", TypeKind::Float},
                                                       {"g + d", TypeKind::Double},
                                                       {"c << l", TypeKind::Int},
                                                       {"l << c", TypeKind::Long},
                                                       {"ll + ul", TypeKind::ULongLong},
                                                       {"p - p", TypeKind::Long},
                                                       {"p + c", TypeKind::Pointer},
                                                       {"c ? l : c", TypeKind::Long},
                                                       {"!g", TypeKind::Int},
                                                       {"c = 300", TypeKind::Char},
                                                       {"c += l", TypeKind::Char},
                                                       {"(c, d)", TypeKind::Double},
                                                       {"sizeof c", TypeKind::ULong}}) {
    std::string text =
        "char c; unsigned u; long l; unsigned long ul; long long ll; float g; double d; int *p;"
        "void f(void) { (void)(" +
        std::string(expr) + "); }";
    Checked c(text, Dialect::C, {"no-constant-conversion"});
    ASSERT_EQ(c.errors(), 0u) << c.messages;
    auto* stmt = c.function("f")->body->as<CompoundStmt>()->stmts[0]->as<ExprStmt>();
    EXPECT_EQ(stmt->expr->as<CastExpr>()->operand->type->kind, kind) << expr;
  }
}

TEST(Expression, TwoSignsBeforeWhatIsNoLvalue) {
  Checked c("int f(void) { return ---(-1) + ++1; }", Dialect::C, {"pedantic"});
  EXPECT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_TRUE(c.says("is read as two signs"));
  EXPECT_EQ(Checked("int f(int x) { return --x; }", Dialect::C, {"pedantic"}).warnings(), 0u);
}

TEST(Expression, TimersTakeTheirLine) {
  Checked c("int main() {\n  starttime();\n  return 0;\n}");
  auto* stmt = c.function("main")->body->as<CompoundStmt>()->stmts[0]->as<ExprStmt>();
  auto* call = stmt->expr->as<CallExpr>();
  EXPECT_EQ(call->direct()->name, "_sysy_starttime");
  EXPECT_EQ(call->args[0]->as<IntConst>()->value, 2);
}

TEST(Expression, ArgumentsAreConvertedAndPromoted) {
  Checked c(
      "int printf(const char *, ...); float g; char c; int f(void) { return printf(\"\", g, c); }",
      Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  auto* call = returned(c)->as<CallExpr>();
  EXPECT_EQ(call->args[1]->type->kind, TypeKind::Double);
  EXPECT_EQ(call->args[2]->type->kind, TypeKind::Int);
}

TEST(Expression, LongChainsAreNotDeep) {
  std::string sum = "x", logic = "x", elseIf;
  for (int i = 0; i < 100'000; ++i) {
    sum += " + 1";
    logic += " && x";
    elseIf += "if (x == 1) x = 2; else ";
  }
  Checked c("int f(int x) { x = " + sum + "; if (" + logic + ") x = 1; " + elseIf +
            "x = 3; return x; }");
  EXPECT_EQ(c.errors(), 0u) << c.messages.substr(0, 500);
}

TEST(Expression, DepthIsLimited) {
  auto nest = [](int depth, const std::string& open, const std::string& close) {
    std::string text = "int f(int x) { return ";
    for (int i = 0; i < depth; ++i) text += open;
    text += "x";
    for (int i = 0; i < depth; ++i) text += close;
    return text + "; }";
  };
  for (auto [open, close] : std::initializer_list<std::pair<const char*, const char*>>{
           {"(", ")"}, {"-", ""}, {"!", ""}, {"1 - (", ")"}, {"f(", ")"}}) {
    Checked good(nest(10'000, open, close));
    EXPECT_EQ(good.errors(), 0u) << open << good.messages.substr(0, 300);
    Checked deep(nest(100'000, open, close));
    EXPECT_EQ(deep.errors(), 1u) << open;
    EXPECT_TRUE(deep.says("nested too deeply (limit 50000)")) << open;
  }
}

// ---- declarations ------------------------------------------------------------------------------

TEST(Declaration, TypesFromDeclarators) {
  Checked c(
      "int *a[3]; int (*b)[3]; int (*d(int))[2]; const char *const e = 0; int (*g)(int, float *);"
      "unsigned long long h; long unsigned int i; volatile int j; int k(void), *l;",
      Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  auto name = [&](const char* var) { return TypeContext::name(c.var(var)->type); };
  EXPECT_EQ(name("a"), "int *[3]");
  EXPECT_EQ(name("b"), "int (*)[3]");
  EXPECT_EQ(name("e"), "const char *const");
  EXPECT_EQ(name("g"), "int (*)(int, float *)");
  EXPECT_EQ(name("h"), "unsigned long long");
  EXPECT_EQ(name("i"), "unsigned long");
  EXPECT_EQ(name("j"), "volatile int");
  EXPECT_EQ(name("l"), "int *");
}

TEST(Declaration, TentativeDefinitions) {
  Checked c("int a; int a; extern int b; int c; int c = 3; extern int d[]; int d[4]; int e[];",
            Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  std::vector<std::string> names;
  for (VarDecl* var : c.tentative) names.emplace_back(var->name);
  EXPECT_EQ(names, (std::vector<std::string>{"a", "d", "e"}));
  EXPECT_EQ(c.var("d")->type->count, 4u);
  EXPECT_EQ(c.var("e")->type->count, 1u);
  EXPECT_EQ(c.var("b")->definition, Definition::None);
}

TEST(Declaration, StaticLocalsHaveTheirOwnSymbols) {
  Checked c("int f(void) { static int n; { static int n = 2; n = 1; } return n; }", Dialect::C);
  ASSERT_EQ(c.errors(), 0u) << c.messages;
  EXPECT_EQ(c.function("f")->locals[0]->symbol, "f.n");
  EXPECT_EQ(c.function("f")->locals[1]->symbol, "f.n.1");
  EXPECT_TRUE(c.function("f")->locals[0]->isStaticLocal());
}

TEST(Declaration, LocalsHideFunctionsAndEachOther) {
  EXPECT_EQ(
      Checked("int f() { int f = 1; { int f = 2; f = 3; } return f; } int main() { return f(); }")
          .errors(),
      0u);
  EXPECT_TRUE(
      Checked("int f() { int f; return f(); }").says("called object type 'int' is not a function"));
  EXPECT_TRUE(Checked("int f(int a) { int a; return a; }").says("redefinition of 'a'"));
  EXPECT_EQ(Checked("int f() { return g(); } int g() { return 0; }").errors(), 1u);
}

TEST(Declaration, TheDialectsDiffer) {
  const char* prototype = "int f(int a); int main() { return f(1); } int f(int a) { return a; }";
  EXPECT_EQ(Checked(prototype, Dialect::C).errors(), 0u);
  EXPECT_EQ(Checked(prototype).errors(), 1u);
  EXPECT_EQ(Checked("int f() { for (;;) ; return 0; }").errors(), 1u);
  EXPECT_EQ(Checked("int a; int a;").errors(), 1u);
  EXPECT_EQ(Checked("int f(int a[]) { return a + 1; }").errors(), 1u);
  EXPECT_EQ(Checked("int a[3]; int f() { if (a) return 1; return 0; }").errors(), 1u);
  EXPECT_EQ(Checked("int x; int f() { return x = 1; }").errors(), 1u);
  EXPECT_EQ(Checked("int x; int f() { x = 1; return x; }").errors(), 0u);
  // The library may be declared anew in C.
  EXPECT_EQ(
      Checked("int getint(void); void putint(int); int main() { putint(getint()); return 0; }",
              Dialect::C)
          .errors(),
      0u);
  EXPECT_EQ(Checked("int putint(char *s) { return s[0]; } int main() { return putint(\"\"); }",
                    Dialect::C)
                .errors(),
            0u);
}

TEST(Flow, MissingReturns) {
  auto warns = [](const char* body) {
    return Checked(std::string("int f(int a) {") + body + "}", Dialect::C).says("-Wreturn-type");
  };
  EXPECT_TRUE(warns(""));
  EXPECT_TRUE(warns("if (a) return 1;"));
  EXPECT_TRUE(warns("while (a) return 1;"));
  EXPECT_TRUE(warns("while (1) if (a) break;"));
  EXPECT_FALSE(warns("if (a) return 1; else return 2;"));
  EXPECT_FALSE(warns("while (1) a++;"));
  EXPECT_FALSE(warns("for (;;) a++;"));
  EXPECT_FALSE(warns("do { if (a) continue; return 1; } while (1);"));
  EXPECT_TRUE(warns("do { if (a) continue; return 1; } while (a);"));
  EXPECT_FALSE(warns("if (1) return 1;"));
}

TEST(Recovery, SeveralErrorsAndNoEchoes) {
  Checked c(
      "int main() {\n"
      "  int a = 1\n"
      "  int b = (2 + ;\n"
      "  c = a;\n"
      "  if (a > b) { b = undefined(a); }\n"
      "  return a + ;\n"
      "}\n"
      "int g() { return h; }\n");
  EXPECT_EQ(c.errors(), 6u) << c.messages;
  EXPECT_TRUE(c.says("t.c:2:12: error: expected ';' at end of declaration"));
  EXPECT_TRUE(c.says("t.c:3:16: error: expected expression"));
  EXPECT_TRUE(c.says("t.c:4:3: error: use of undeclared identifier 'c'"));
  EXPECT_TRUE(c.says("t.c:8:18: error: use of undeclared identifier 'h'"));
}

}  // namespace
}  // namespace minic
