// The preprocessor: expansion in the cases where compilers have differed, conditions, the search
// for headers, guards, places of tokens, and the messages of C17 6.10.
#include "frontend/pp/preprocessor.h"

#include <gtest/gtest.h>
#include <map>

#include "frontend/pp/print.h"
#include "support/diagnostic_text.h"

namespace minic {
namespace {

/// A text preprocessed with files that exist only here.
struct Preprocessed {
  SourceManager sources;
  std::string messages, tokens;
  std::vector<ReadFile> files;
  unsigned errors = 0;
  size_t opened = 0;

  explicit Preprocessed(std::string text, std::map<std::string, std::string> headers = {},
                        PreprocessorOptions options = {}, const TargetInfo& target = kX86_64) {
    Diagnostics diagnostics(
        sources, {}, textConsumer(sources, false, [this](std::string_view m) { messages += m; }));
    options.readFile = [this, &headers](const std::string& path, std::string& out, FileInfo& info) {
      auto found = headers.find(path);
      if (found == headers.end()) return false;
      ++opened;
      info.id.number = 1 + uint64_t(std::distance(headers.begin(), found));
      out = found->second;
      return true;
    };
    SourceLoc file = sources.add("t.c", std::move(text));
    IdentifierTable names;
    Preprocessor preprocessor(sources, file, diagnostics, names, options, target);
    for (Token token = preprocessor.next(); token.kind != Tok::End; token = preprocessor.next()) {
      if (!tokens.empty()) tokens += ' ';
      tokens += token.spelling();
    }
    for (const HeaderFile& each : preprocessor.files()) files.push_back({each.path, false});
    errors = diagnostics.errorCount();
  }
};

/// The tokens after the definitions, which `;` separates and whose `=` ends the name, with a blank
/// between neighbours.
std::string expand(std::string definitions, const std::string& text) {
  std::string source;
  for (size_t at = 0; at < definitions.size();) {
    size_t end = std::min(definitions.find(';', at), definitions.size());
    std::string definition = definitions.substr(at, end - at);
    size_t equals = definition.find('=');
    source +=
        "#define " + definition.substr(0, equals) + " " + definition.substr(equals + 1) + "\n";
    at = end + 1;
  }
  return Preprocessed(source + text).tokens;
}

TEST(Preprocessor, MacrosThatMeetThemselves) {
  EXPECT_EQ(expand("f(x)=x f", "f(1)(2)(3)"), "1 f ( 2 ) ( 3 )");
  EXPECT_EQ(expand("N(x)=x;G(a)=N(H)(a);H(a)=N(a)", "G(42)"), "42");
  EXPECT_EQ(expand("A(x)=x B;B=A", "A(1)(2)(3)"), "1 A ( 2 ) ( 3 )");
  EXPECT_EQ(expand("E()=;D(i)=i E();X(...)=__VA_ARGS__;I()=R;R()=D(I)()() 1", "X(X(R()))"),
            "I ( ) ( ) 1 1 1");
  EXPECT_EQ(expand("fo(a)=a*go;go(a)=fo(a)", "fo(2)(9)"), "2 * 9 * go");
  EXPECT_EQ(expand("foo=foo a bar;bar=foo 12", "foo"), "foo a foo 12");
  EXPECT_EQ(expand("s=s+o(s);o(x)=x s", "s"), "s + s s");
  EXPECT_EQ(expand("F(x)=x x", "F(F)(1) F(F(1))"), "F F ( 1 ) 1 1 1 1");
  EXPECT_EQ(expand("O()=P;P()=O", "O()()()()"), "O");
  EXPECT_EQ(expand("f(a)=a + f(a)", "f(x) f\n(y)"), "x + f ( x ) y + f ( y )");
}

TEST(Preprocessor, ExamplesOfTheStandard) {
  EXPECT_EQ(Preprocessed(R"(
#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);
g(x+(3,4)-w) | h 5) & m
(f)^m(m);
p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };
char c[2][6] = { str(hello), str() };)")
                .tokens,
            "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( 0 ) ) + t ( 1 "
            ") ; f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 ) ) & f ( 2 * ( 0 , 1 ) ) ^ m "
            "( 0 , 1 ) ; int i [ ] = { 1 , 23 , 4 , 5 , } ; char c [ 2 ] [ 6 ] = { \"hello\" , "
            "\"\" } ;");
  EXPECT_EQ(Preprocessed(R"(
#define str(s) # s
#define xstr(s) str(s)
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \
               x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
debug(1, 2);
fputs(str(strncmp("abc\0d", "abc", '\4') // this goes away
== 0) str(: @\n), s);
xstr(INCFILE(2).h)
glue(HIGH, LOW);
xglue(HIGH, LOW))")
                .tokens,
            "printf ( \"x\" \"1\" \"= %d, x\" \"2\" \"= %s\" , x1 , x2 ) ; fputs ( "
            "\"strncmp(\\\"abc\\\\0d\\\", \\\"abc\\\", '\\\\4') == 0\" \": @\\n\" , s ) ; "
            "\"vers2.h\" \"hello\" ; \"hello\" \", world\"");
  EXPECT_EQ(Preprocessed("#define t(x,y,z) x ## y ## z\n"
                         "t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,)")
                .tokens,
            "123 , 45 , 67 , 89 , 10 , 11 , 12 ,");
}

TEST(Preprocessor, ArgumentsAndOperators) {
  EXPECT_EQ(expand("hh=# ## #;k(a)=#a;b(a)=k(a);j(c,d)=b(c hh d)", "j(x,y)"), "\"x ## y\"");
  const char* lists = "F(x,y)=x+y;L(...)=__VA_ARGS__;M(m,...)=m(__VA_ARGS__);LP=(;RP=)";
  EXPECT_EQ(expand(lists, "F(L(1,2),3)"), "1 , 2 + 3");
  EXPECT_EQ(expand(lists, "M(F,1,2)"), "1 + 2");
  EXPECT_EQ(expand(lists, "F LP 1,2 RP"), "F ( 1 , 2 )");
  EXPECT_EQ(expand(lists, "L(L(F)LP 1,2 RP)"), "1 + 2");
  EXPECT_EQ(expand("C(a,b)=a##b;X(a,b)=C(a,b)", "X(C(1,2),3)"), "123");
  EXPECT_EQ(expand("e(f,...)=P(f,##__VA_ARGS__)", "e(\"a\") e(\"a\",) e(1,2,3)"),
            "P ( \"a\" ) P ( \"a\" , ) P ( 1 , 2 , 3 )");
  // After a comma, the variable argument is not expanded by itself, and has its own blank.
  const char* comma = "E(f,...)=P(f, ##__VA_ARGS__);Y(...)=#__VA_ARGS__;S(...)=Y(__VA_ARGS__)";
  EXPECT_EQ(expand(comma, "E(1,E(2,3))"), "P ( 1 , E ( 2 , 3 ) )");
  EXPECT_EQ(expand(comma, "S(E(1,2)) S(E(1, 2)) S(E(1,))"), "\"P(1,2)\" \"P(1, 2)\" \"P(1,)\"");
  EXPECT_EQ(expand("U(x,...)=, ## __VA_ARGS__ ## x", "U(2) U(2,)"), ", 2 , 2");
  // A blank before an argument is dropped, also before a macro without tokens.
  const char* blank = "N()=;I(...)=__VA_ARGS__;Y(...)=#__VA_ARGS__;S(...)=Y(__VA_ARGS__)";
  EXPECT_EQ(expand(blank, "S([I( N(),x)) S([I(N (),x))"), "\"[,x\" \"[,x\"");
  EXPECT_EQ(expand("C(...)=__VA_ARGS__##__VA_ARGS__", "C(a,b) C(a,) C(,)"),
            "a , ba , b a , a , , ,");
  EXPECT_EQ(expand("e(f,r...)=P(f,##r)", "e(1) e(1,2)"), "P ( 1 ) P ( 1 , 2 )");
  EXPECT_EQ(expand("s(x)=#x", "s( a  \"b\\\"\" 'c' /*k*/ d )"), "\"a \\\"b\\\\\\\"\\\" 'c' d\"");
  EXPECT_EQ(expand("s(x)=#x", "s(: @\\n)"), "\": @\\n\"");
  EXPECT_EQ(expand("C(a,b)=a##b;E=", "C(.,5) C(1,e)+3 -E-1 +E+"), ".5 1e + 3 - - 1 + +");
  EXPECT_EQ(expand("HASH=#", "HASH define Q\nQ"), "# define Q Q");
  EXPECT_EQ(expand("C(a,b)=a##b", "C(L,\"x\") C(<<,=) C(x,1)"), "L\"x\" <<= x1");
  EXPECT_EQ(Preprocessed("%:define s(x) %:x\ns(y) <: %:%:").tokens, "\"y\" <: %:%:");
  EXPECT_EQ(Preprocessed("#define N(x) __LINE__\n\nN(\n1)").tokens, "3");
  // Only GNU C drops the comma where there is no other parameter.
  PreprocessorOptions strict;
  strict.gnu = false;
  const char* only = "#define v(...) P(0,##__VA_ARGS__)\nv()";
  EXPECT_EQ(Preprocessed(only).tokens, "P ( 0 )");
  EXPECT_EQ(Preprocessed(only, {}, strict).tokens, "P ( 0 , )");
}

TEST(Preprocessor, LinesThatAreJoined) {
  EXPECT_EQ(Preprocessed(
                "#define A 1 \\\n + 2\nA\nin\\\nt x\\\n1 = 1\\\r\n2; \"a\\\nb\" /\\\n/ c\n+\\\n=")
                .tokens,
            "1 + 2 int x1 = 12 ; \"ab\" +=");
  EXPECT_EQ(Preprocessed("a /\\\n* b *\\\n/ c").tokens, "a c");
}

TEST(Preprocessor, NamesBeyondAscii) {
  EXPECT_EQ(Preprocessed("#define 变量 1\n变量 \\u53d8\\u91cf \xC3\xA9t\xC3\xA9").tokens,
            "1 1 \xC3\xA9t\xC3\xA9");
}

bool holds(const std::string& condition, const TargetInfo& target = kX86_64) {
  Preprocessed result("#if " + condition + "\nyes\n#else\nno\n#endif", {}, {}, target);
  EXPECT_EQ(result.messages, "") << condition;
  return result.tokens == "yes";
}

TEST(Preprocessor, Conditions) {
  for (const char* condition : {"-1 > 0u",
                                "(2 || 1/0)",
                                "1 ? 1 : (1/0)",
                                "'ab' == 24930",
                                "L'\\x80000000' < 0",
                                "!(0 && 1/0)",
                                "1 + 2 * 3 == 7",
                                "(1 ? -1 : 0u) > 0",
                                "0x7fffffffffffffff + 0u > 0",
                                "~0 == -1",
                                "-8 >> 1 == -4",
                                "1 << 3 == 8",
                                "5 - 2 - 1 == 2",
                                "unknown == 0",
                                "!defined unknown",
                                "defined(__x86_64__) || 1",
                                "'\\n' == 10",
                                "'\\101' == 65",
                                "u'\\xffff' == 65535",
                                "3 % 2 == 1",
                                "(1, 2) || 1",
                                "+1 == 1",
                                "0b101 == 5",
                                "__has_include(<none.h>) == 0",
                                "1 ? 0 : 0 , 1 || 1"}) {
    if (std::string(condition).find(',') != std::string::npos) continue;
    EXPECT_TRUE(holds(condition)) << condition;
  }
  EXPECT_TRUE(holds("'\\377' < 0"));
  EXPECT_FALSE(holds("'\\377' < 0", kRiscv64));
  EXPECT_EQ(Preprocessed("#define D defined(X)\n#define X\n#if D\nyes\n#endif").tokens, "yes");
  EXPECT_EQ(Preprocessed("#if 0\n'\n#elif 1 /* c\n */\na\n#elif 1/0\nb\n#else\nc\n#endif").tokens,
            "a");
  EXPECT_EQ(
      Preprocessed("#if 0\n/*\n#endif\n*/ \"/*\"\n#if 1\n#else\n#endif\n#else\nb\n#endif").tokens,
      "b");
}

TEST(Preprocessor, WrongConditions) {
  auto message = [](const std::string& condition) {
    Preprocessed result("#if " + condition + "\n#endif");
    EXPECT_EQ(result.errors, 1u) << condition;
    size_t at = result.messages.find("error: ");
    return result.messages.substr(at + 7, result.messages.find('\n') - at - 7);
  };
  EXPECT_EQ(message(""), "expected value in expression");
  EXPECT_EQ(message("1 +"), "expected value in expression");
  EXPECT_EQ(message("(1"), "expected ')' in preprocessor expression");
  EXPECT_EQ(message("1 2"), "token is not a valid binary operator in a preprocessor subexpression");
  EXPECT_EQ(message("1.0"), "floating point literal in preprocessor expression");
  EXPECT_EQ(message("\"a\""), "invalid token at start of a preprocessor expression");
  EXPECT_EQ(message("1/0"), "division by zero in preprocessor expression");
  EXPECT_EQ(message("1 ? 2"), "expected ':' in preprocessor expression");
  EXPECT_EQ(message("F(1)"), "function-like macro 'F' is not defined");
  EXPECT_EQ(message("defined"), "macro name missing");
}

PreprocessorOptions folders() {
  PreprocessorOptions options;
  options.quoteFolders = {{"quote", false}};
  options.folders = {{"one", false}, {"two", true}};
  return options;
}

TEST(Preprocessor, SearchForHeaders) {
  std::map<std::string, std::string> headers = {
      {"a.h", "here"},        {"quote/a.h", "quoted"},
      {"one/a.h", "one"},     {"two/a.h", "two"},
      {"quote/q.h", "q"},     {"one/n.h", "n1\n#include_next <n.h>"},
      {"two/n.h", "n2"},      {"one/sub/x.h", "#include \"y.h\""},
      {"one/sub/y.h", "sub"}, {"one/y.h", "wrong"}};
  auto tokens = [&](const std::string& text) {
    Preprocessed result(text, headers, folders());
    EXPECT_EQ(result.errors, 0u) << text << result.messages;
    return result.tokens;
  };
  EXPECT_EQ(tokens("#include \"a.h\""), "here");
  EXPECT_EQ(tokens("#include <a.h>"), "one");
  EXPECT_EQ(tokens("#include \"q.h\""), "q");
  EXPECT_EQ(tokens("#include <n.h>"), "n1 n2");
  EXPECT_EQ(tokens("#include <sub/x.h>"), "sub");
  EXPECT_EQ(tokens("#define H <a.h>\n#include H"), "one");
  EXPECT_EQ(tokens("#define H(x) #x\n#include H(a.h)"), "here");
  EXPECT_EQ(tokens("#if __has_include(<q.h>)\nA\n#endif\n#if __has_include(\"q.h\")\nB\n#endif"),
            "B");
  EXPECT_EQ(tokens("#ifdef __has_include\nyes\n#endif"), "yes");
  EXPECT_EQ(tokens("#include \"sylib.h\"\nx"), "x");
}

TEST(Preprocessor, OptionsOfTheCommandLine) {
  PreprocessorOptions options = folders();
  options.macros = {"DA", "DB=2 + 3", "DF(x)=x x", "UA"};
  options.includes = {"i1.h", "i2.h"};
  options.macroFiles = {"m.h"};
  std::map<std::string, std::string> headers = {
      {"i1.h", "I1"}, {"i2.h", "I2"}, {"m.h", "#define M m\ndropped"}};
  EXPECT_EQ(Preprocessed("A B F(1) M", headers, options).tokens, "I1 I2 A 2 + 3 1 1 m");
  options = {};
  EXPECT_EQ(Preprocessed("linux __linux__ __STDC__ __STDC_VERSION__", {}, options).tokens,
            "1 1 1 201710L");
  options.gnu = false;
  options.standard = 1999;
  EXPECT_EQ(Preprocessed("linux __linux__ __STDC_VERSION__ __STRICT_ANSI__", {}, options).tokens,
            "linux 1 199901L 1");
  options.noPredefined = true;
  EXPECT_EQ(Preprocessed("__linux__ __STDC__", {}, options).tokens, "__linux__ 1");
  EXPECT_EQ(
      Preprocessed("__CHAR_UNSIGNED__ __riscv_xlen __LDBL_MANT_DIG__", {}, {}, kRiscv64).tokens,
      "1 64 113");
}

TEST(Preprocessor, GuardsKeepFilesClosed) {
  auto entered = [](const std::string& header) {
    std::map<std::string, std::string> headers = {{"h.h", header}};
    PreprocessorOptions options = folders();
    SourceManager sources;
    Diagnostics diagnostics(sources);
    options.readFile = [&](const std::string& path, std::string& text, FileInfo&) {
      text = header;
      return path == "h.h";
    };
    SourceLoc file = sources.add("t.c", "#include \"h.h\"\n#include \"h.h\"\n");
    IdentifierTable names;
    Preprocessor preprocessor(sources, file, diagnostics, names, options, kX86_64);
    while (preprocessor.next().kind != Tok::End) {
    }
    return preprocessor.fileChanges();
  };
  uint32_t twice = entered("x\n"), once = twice - 2;
  EXPECT_EQ(entered("/* c */\n#ifndef H\n#define H\nx\n#endif // H\n"), once);
  EXPECT_EQ(entered("#if !defined H\n#define H\n#endif\n"), once);
  EXPECT_EQ(entered("#if !defined(H)\n#define H\n#if 0\n#else\n#endif\n#endif\n"), once);
  EXPECT_EQ(entered("#pragma once\nx\n"), once);
  EXPECT_EQ(entered("#ifndef H\n#define H\n#endif\nx\n"), twice);
  EXPECT_EQ(entered("x\n#ifndef H\n#define H\n#endif\n"), twice);
  EXPECT_EQ(entered("#ifndef H\n#define H\n#else\n#endif\n"), twice);
  EXPECT_EQ(entered("#ifndef H\n#define H\n#endif\n#define X\n"), twice);
  EXPECT_EQ(entered("#if !defined H && 1\n#define H\n#endif\n"), twice);
  EXPECT_EQ(entered("#ifndef H\n#endif\n"), twice);
}

TEST(Preprocessor, WhatDependsOnThePlace) {
  EXPECT_EQ(Preprocessed("__FILE__ __LINE__\n#line 7 \"g.c\"\n__FILE__ __LINE__\n# 3 \"h.c\" 1\n"
                         "__LINE__ __FILE__ __COUNTER__ __COUNTER__ __INCLUDE_LEVEL__")
                .tokens,
            "\"t.c\" 1 \"g.c\" 7 3 \"h.c\" 0 1 0");
}

TEST(Preprocessor, Pragmas) {
  PreprocessorOptions options;
  options.keepsPragmas = true;
  EXPECT_EQ(Preprocessed("#pragma  omp  for\nint _Pragma(\"pack(1)\") x;", {}, options).tokens,
            "#pragma omp for int #pragma pack(1) x ;");
  EXPECT_EQ(Preprocessed("#define STRING(x) #x\n#define TWICE(x) STRING(x) x\n"
                         "TWICE(_Pragma(\"omp for\") 1)",
                         {}, options)
                .tokens,
            "\"_Pragma(\\\"omp for\\\") 1\" #pragma omp for 1");
  EXPECT_EQ(Preprocessed("#define X 1\n#pragma push_macro(\"X\")\n#undef X\nX\n"
                         "#pragma pop_macro(\"X\")\nX")
                .tokens,
            "X 1");
}

TEST(Preprocessor, MessagesOfDirectives) {
  auto message = [](const std::string& text) {
    Preprocessed result(text);
    if (result.messages.empty()) return std::string();
    size_t at = result.messages.find(": ", result.messages.find("t.c:") + 4);
    return result.messages.substr(at + 2, result.messages.find('\n') - at - 2);
  };
  EXPECT_EQ(message("#else"), "error: #else without #if");
  EXPECT_EQ(message("#endif"), "error: #endif without #if");
  EXPECT_EQ(message("#elif 1"), "error: #elif without #if");
  EXPECT_EQ(message("#if 1\n#else\n#else\n#endif"), "error: #else after #else");
  EXPECT_EQ(message("#if 1"), "error: unterminated conditional directive");
  EXPECT_EQ(message("#include x"), "error: expected \"FILENAME\" or <FILENAME>");
  EXPECT_EQ(message("#include \"zz.h\""), "error: 'zz.h' file not found");
  EXPECT_EQ(message("#define A 1\n#define A 2"),
            "warning: 'A' macro redefined [-Wmacro-redefined]");
  EXPECT_EQ(message("#define A 1\n#define A  /**/ 1"), "");
  EXPECT_EQ(message("#define F(a,a)"), "error: duplicate macro parameter name 'a'");
  EXPECT_EQ(message("#define F(a) a\nF(1,2)"),
            "error: too many arguments provided to function-like macro invocation");
  EXPECT_EQ(message("#define F(a,b) a\nF(1)"),
            "error: too few arguments provided to function-like macro invocation");
  EXPECT_EQ(message("#define F(a) a\nF(1"), "error: unterminated function-like macro invocation");
  EXPECT_EQ(message("#define F(a) #b"), "error: '#' is not followed by a macro parameter");
  EXPECT_EQ(message("#define F(a,b) a##b\nF(+,/)"),
            "error: pasting formed '+/', an invalid preprocessing token");
  EXPECT_EQ(message("#define F ## a"), "error: '##' cannot appear at start of macro expansion");
  EXPECT_EQ(message("#define F(a) a ##"), "error: '##' cannot appear at end of macro expansion");
  EXPECT_EQ(message("#define F(a"), "error: missing ')' in macro parameter list");
  EXPECT_EQ(message("#define"), "error: macro name missing");
  EXPECT_EQ(message("#define 3"), "error: macro name must be an identifier");
  EXPECT_EQ(message("#define defined"), "error: 'defined' cannot be used as a macro name");
  EXPECT_EQ(message("#error  a \"b c"), "error: a \"b c");
  EXPECT_EQ(message("#warning w"), "warning: w [-W#warnings]");
  EXPECT_EQ(message("#foo"), "error: invalid preprocessing directive");
  EXPECT_EQ(message("#if 1\n#endif x"),
            "warning: extra tokens at end of #endif directive [-Wextra-tokens]");
  EXPECT_EQ(message("#line x"), "error: #line directive requires a positive integer argument");
  EXPECT_EQ(message("#if 0\n#foo\n#error no\n'\n#endif"), "");
}

TEST(Preprocessor, MessagesNameMacrosAndIncluders) {
  std::map<std::string, std::string> headers = {{"a.h", "\n#include \"b.h\"\n"},
                                                {"b.h", "#error no\n"}};
  EXPECT_EQ(Preprocessed("#include \"a.h\"\n", headers).messages,
            "In file included from a.h:2:\nIn file included from t.c:1:\n"
            "b.h:1:2: error: no\n#error no\n ^\n");
  EXPECT_EQ(Preprocessed("#define C(a,b) a##b\n#define D(x) C(x,/)\n D(+)").messages,
            "t.c:3:2: error: pasting formed '+/', an invalid preprocessing token\n D(+)\n ^\n"
            "t.c:2:14: note: expanded from macro 'D'\n#define D(x) C(x,/)\n             ^\n"
            "t.c:1:17: note: expanded from macro 'C'\n#define C(a,b) a##b\n                ^\n");
}

TEST(Preprocessor, PrintedTextKeepsLinesAndTokensApart) {
  SourceManager sources;
  Diagnostics diagnostics(sources);
  std::string text;
  LanguageOptions options;
  SourceLoc file = sources.add(
      "t.c", "#define E\n#define P(x) -x\nint a = P(-1)E;\n\n\nb\n\n\n\n\n\n\n\n\n\n\n\nc+E+d\n");
  preprocess(sources, file, diagnostics, options, {},
             [&](std::string_view piece) { text += piece; }, {});
  EXPECT_EQ(text, "# 3 \"t.c\"\nint a = - -1;\n\n\nb\n# 18 \"t.c\"\nc+ +d\n");
}

TEST(Preprocessor, RulesForMake) {
  std::vector<ReadFile> files = {{"m.c"}, {"a b.h"}, {"x$y.h"}};
  EXPECT_EQ(makeRule("m.o", files, true), "m.o: m.c a\\ b.h x$$y.h\na\\ b.h:\nx$$y.h:\n");
  files.assign(6, {"a-rather-long-name.h"});
  EXPECT_EQ(makeRule("m.o", files, false),
            "m.o: a-rather-long-name.h a-rather-long-name.h a-rather-long-name.h \\\n"
            " a-rather-long-name.h a-rather-long-name.h a-rather-long-name.h\n");
}

}  // namespace
}  // namespace minic
