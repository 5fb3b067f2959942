"""The options of the preprocessor: what is searched, defined, written, and the rules for make. Run by
ctest with MINIC in the environment; by hand: MINIC=build/release/minic python3
tests/cli/preprocessor_test.py [Class.test]."""

import os
import resource
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cli_case import MINIC, CliTest  # noqa: E402


class PreprocessorTest(CliTest):
    def text(self, *args, **keywords):
        """What -E -P writes, in words."""
        return self.minic("-E", "-P", *args, status=0, **keywords).out.split()

    def test_memory_of_nested_calls(self):
        """A call in the argument of a call: the copies of all levels are not there at once."""
        depth = 4000
        source = "#define F(a) ((a)+1)\n" + "F(" * depth + "x" + ")" * depth + "\n"
        process = subprocess.Popen(
            [MINIC, "-E", "-P", "-std=c", "-x", "c", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        text = process.communicate(source.encode())[0].decode()
        self.assertEqual(text.split(), ["(" * 2 * depth + "x" + ")+1)" * depth])
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss  # of the largest child so far
        self.assertLess(peak, 600 << 10)

    def test_runs_of_nested_calls(self):
        """The tokens of long arguments are read as one, but for names of macros and a parenthesis that one waits for."""
        source = """#define F(a) ((a)+1)
#define G(a) g a
#define g(x) [x]
#define E
#define S(a) #a
#define X(a) S(a)
G((F(F(F(F(F(x)))))))
F(E F(F(F(F(g) E))) g) (3)
X(F(F(F(F(F(a  -  b))))))
F(F(F(F(F(F)))))
"""
        nest = lambda x, n=5: "(" * 2 * n + x + ")+1)" * n
        lines = self.minic("-E", "-P", "-std=c", "-x", "c", "-", stdin=source.encode(), status=0).out.splitlines()
        self.assertEqual(
            lines,
            ["[" + nest("x") + "]", "(( ((((((((g)+1) )+1))+1))+1) g)+1) (3)", '"' + nest("a - b") + '"', nest("F")],
        )

    def test_definitions(self):
        self.write("f.c", "A B F(1) C __FILE__")
        self.assertEqual(
            self.text("-DA", "-D", "B=2 + 3", "-DF(x)=x x", "-DC", "-UC", "f.c"),
            ["1", "2", "+", "3", "1", "1", "C", '"f.c"'],
        )
        self.assertEqual(self.text("-", stdin=b"__STDC_VERSION__ linux"), ["201710L", "1"])
        self.assertEqual(self.text("-std=c99", "-", stdin=b"__STDC_VERSION__ linux"), ["199901L", "linux"])
        self.assertEqual(self.text("-ansi", "-", stdin=b"__STDC_VERSION__"), ["__STDC_VERSION__"])
        self.assertEqual(self.text("-undef", "-", stdin=b"__linux__ __STDC__"), ["__linux__", "1"])
        self.assertEqual(self.text("--target=riscv64", "-", stdin=b"__riscv_xlen __CHAR_UNSIGNED__"), ["64", "1"])

    def test_levels(self):
        names = b"__OPTIMIZE__ __OPTIMIZE_SIZE__ __NO_INLINE__"
        for level, words in (
            ("-O0", ["__OPTIMIZE__", "__OPTIMIZE_SIZE__", "1"]),
            ("-O1", ["1", "__OPTIMIZE_SIZE__", "__NO_INLINE__"]),
            ("-O3", ["1", "__OPTIMIZE_SIZE__", "__NO_INLINE__"]),
            ("-Os", ["1", "1", "__NO_INLINE__"]),
        ):
            self.assertEqual(self.text(level, "-", stdin=names), words, level)
        self.assertEqual(self.text("-", stdin=b"__PIE__ __pie__"), ["2", "2"])
        self.assertEqual(self.text("-fPIC", "-", stdin=b"__PIE__ __pie__"), ["__PIE__", "__pie__"])

    def test_timestamp(self):
        """Of the file that is being read, a header too."""
        for name, seconds in (("a.h", 86400 * 3), ("f.c", 1e9)):
            self.write(name, "__TIMESTAMP__\n" + ('#include "a.h"\n' if name == "f.c" else ""))
            os.utime(os.path.join(self.cwd, name), (seconds, seconds))
        self.assertEqual(
            self.minic("-E", "-P", "f.c", status=0).out.splitlines(),
            [f'"{time.asctime(time.localtime(seconds))}"' for seconds in (1e9, 86400 * 3)],
        )
        self.assertEqual(
            self.minic("-E", "-P", "-", stdin=b"__TIMESTAMP__", status=0).out.strip(), '"??? ??? ?? ??:??:?? ????"'
        )

    def test_macros_of_both_compilers(self):
        """What gcc and clang define both; riscv64 swaps no single bytes."""
        source = (
            b"__SIG_ATOMIC_WIDTH__ __SIG_ATOMIC_MAX__ __FINITE_MATH_ONLY__ __PIE__ __GCC_HAVE_SYNC_COMPARE_AND_SWAP_4 "
            b"__GCC_HAVE_SYNC_COMPARE_AND_SWAP_8\n#ifdef __GCC_HAVE_SYNC_COMPARE_AND_SWAP_1\nsmall\n#endif\n"
        )
        self.assertEqual(self.text("-", stdin=source), ["32", "0x7fffffff", "0", "2", "1", "1", "small"])
        self.assertEqual(self.text("--target=riscv64", "-", stdin=source), ["32", "0x7fffffff", "0", "2", "1", "1"])

    def test_search(self):
        for folder in ("", "q/", "i/", "s/"):
            self.write(folder + "a.h", f"[{folder}a]\n")
            self.write(folder + (folder[:-1] or "x") + "only.h", f"[{folder}]\n")
        options = ("-iquote", "q", "-I", "i", "-isystem", "s")
        self.write("f.c", '#include "a.h"\n#include <a.h>\n#include "qonly.h"\n#include <sonly.h>\n')
        self.assertEqual("".join(self.text(*options, "f.c")), "[a][i/a][q/][s/]")
        self.assertEqual("".join(self.text("-include", "i/a.h", "-imacros", "s/a.h", "-", stdin=b"x")), "[i/a]x")
        done = self.minic("-E", "-P", "-nostdinc", "-", stdin=b"#include <stddef.h>\n", status=1)
        self.assertIn("<stdin>:1:10: error: 'stddef.h' file not found", done.err)
        self.assertIn("size_t;", self.text("-nostdlibinc", "-", stdin=b"#include <stddef.h>\n"))

    def test_repeated_folders(self):
        """A folder counts once by whatever name, so that #include_next goes on after it."""
        self.write("i/stdlib.h", "[mine]\n#include_next <stdlib.h>\n")
        self.write("i/f.c", '#include "stdlib.h"\nEXIT_FAILURE')
        os.symlink("i", os.path.join(self.cwd, "link"))
        for options in (
            ("-Ii", "-Ii"),
            ("-Ii", "-I./i/", "-Ilink"),
            ("-Ii", "-isystem", "link"),
            ("-isystem", "i", "-isystem", "link"),
            ("-Ii", "-I/usr/include"),
            ("-iquote", "i", "-iquote", "link"),
        ):
            words = self.text(*options, "i/f.c")
            self.assertIn("[mine]", words, options)
            self.assertEqual(words[-1], "1", options)

    def test_own_headers(self):
        """Each compiles alone, and twice, and next to the system's."""
        own = ("stddef", "stdarg", "limits", "float", "stdint", "stdbool", "stdalign", "iso646", "stdnoreturn")
        for name in own:
            text = f"#include <{name}.h>\n#include <{name}.h>\nint x;\n"
            for options in ((), ("-nostdlibinc",), ("--target=riscv64", "-nostdlibinc"), ("-std=c99",)):
                self.minic("-fsyntax-only", *options, "-", stdin=text.encode(), status=0)

    def test_own_library(self):
        """The headers of C17's library that are taken when the system has none."""
        own = (
            "assert",
            "ctype",
            "errno",
            "inttypes",
            "locale",
            "math",
            "setjmp",
            "signal",
            "stdio",
            "stdlib",
            "string",
            "time",
            "wchar",
            "wctype",
        )
        text = "".join(f"#include <{name}.h>\n#include <{name}.h>\n" for name in own)
        for options in ((), ("--target=riscv64",), ("-std=c99", "-pedantic-errors", "-Wall")):
            done = self.minic("-fsyntax-only", "-nostdlibinc", *options, "-", stdin=text.encode(), status=0)
            self.assertEqual(done.err, "")
            for name in own:
                self.minic(
                    "-fsyntax-only", "-nostdlibinc", *options, "-", stdin=f"#include <{name}.h>\n".encode(), status=0
                )
        self.write(
            "f.c",
            """
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static int down(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }
int main(void) {
  static jmp_buf back;
  int a[] = {3, 9, 4};
  qsort(a, 3, sizeof *a, down);
  char text[40];
  snprintf(text, sizeof text, "%d %d %" PRId64, a[0], a[2], INT64_C(1) << 40);
  assert(strlen(text) == 17);
  errno = 0;
  strtol("99999999999999999999", NULL, 10);
  struct tm t = {.tm_year = 100, .tm_mday = 1};
  if (setjmp(back) == 0) longjmp(back, 1);
  fprintf(stdout, "%s %c %d %.3f %d %d\\n", text, toupper('x'), errno == ERANGE, sqrt(2), t.tm_year, isnan(NAN));
  return EXIT_SUCCESS;
}
""",
        )
        self.minic("-nostdlibinc", "f.c", "-o", "f", "-lm", status=0)
        done = subprocess.run([os.path.join(self.cwd, "f")], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, "9 3 1099511627776 X 1 1.414 100 1\n"))

    def test_optional_tokens(self):
        text = r"""
#define CALL(f, ...) f(a __VA_OPT__(,) __VA_ARGS__)
CALL(f) CALL(f, 1, 2) CALL(f, NONE)
#define NONE
CALL(f, NONE)
#define JOIN(x, ...) x ## __VA_OPT__(y ## z) ## w
JOIN(1) JOIN(1, 2)
#define TEXT(x, ...) #__VA_OPT__(x  [__VA_ARGS__])
TEXT(a) TEXT(a, b,c)
#define NAMED(first, rest...) first __VA_OPT__((rest))
NAMED(1) NAMED(1, 2)
"""
        self.assertEqual(
            self.text("-", stdin=text.encode()),
            'f(a ) f(a , 1, 2) f(a , NONE) f(a ) 1w 1yzw "" "a [b,c]" 1 1 (2)'.split(),
        )
        for body, message in (
            ("__VA_OPT__", "missing '(' following __VA_OPT__"),
            ("__VA_OPT__(a", "unterminated __VA_OPT__"),
            ("__VA_OPT__(## a)", "'##' cannot appear at start of __VA_OPT__ argument"),
            ("__VA_OPT__(__VA_OPT__())", "__VA_OPT__ cannot be nested"),
        ):
            done = self.minic("-E", "-", stdin=f"#define F(...) {body}\n".encode(), status=1)
            self.assertIn(message, done.err)

    def test_trigraphs(self):
        """In strict C only."""
        self.write("t.h", "int b??(2??);\n")
        text = b'??=include "t.h"\nchar a??(??) = "??/x41 ??!?"; ??< ??> ??\' ??-\n'
        self.assertEqual(" ".join(self.text("-std=c11", "-", stdin=text)), 'int b[2]; char a[] = "\\x41 |?"; { } ^ ~')
        self.assertIn('??!?";', self.text("-", stdin=text[20:]))

    def test_missing_header_is_one_error(self):
        self.write("f.c", '#include "none.h"\nint main(void) { return none(); }\n')
        done = self.minic("f.c", status=1)
        self.assertIn("f.c:1:10: error: 'none.h' file not found", done.err)
        self.assertIn("1 error generated.", done.err)
        self.assertEqual(self.files(), ["f.c"])

    def test_sysy_library(self):
        """Its header is never missed; another header turns the predeclared library off."""
        self.write("f.c", '#include "sylib.h"\nint main() { putint(1); return 0; }\n')
        self.minic("-fsyntax-only", "f.c", status=0)
        self.write("g.h", "\n")
        self.write("g.c", '#include "g.h"\nint main() { putint(1); return 0; }\n')
        done = self.minic("-fsyntax-only", "g.c", status=0)
        self.assertIn("undeclared function 'putint'", done.err)
        self.write("h.c", '#include "g.h"\n#include "sylib.h"\nint main() { putint(1); return 0; }\n')
        self.minic("-fsyntax-only", "h.c", status=0)

    def test_computed_names(self):
        """White space before the name of a macro is not before what it stands for; other white space is kept."""
        self.write("h/ 42 test.h", "int found;\n")
        self.write("h/42.h", "int other;\n")
        for name, found in (("< dir file >", "other"), ("<dir file>", "other"), ("< dir 42 test.h>", "found")):
            self.write(
                "f.c",
                f"#define dir h/\n#define file 42.h\n#define both(a, b) a b\n#define name {name}\n#include name\n",
            )
            self.assertEqual(self.minic("-E", "-P", "-I.", "f.c", status=0).out, f"int {found};\n")

    def test_output(self):
        self.write("a.h", "int a;\n")
        self.write("f.c", '#define M(x) x\n#include "a.h"\nM(int b);\n#pragma omp\n')
        markers = '# 1 "f.c"\n# 1 "a.h" 1\nint a;\n# 3 "f.c" 2\nint b;\n#pragma omp\n'
        self.assertEqual(self.minic("-E", "f.c", status=0).out, markers)
        self.minic("-E", "-o", "f.i", "f.c", status=0)
        self.assertEqual(self.read("f.i"), markers)
        self.assertEqual(self.minic("-E", "-P", "f.c", status=0).out, "int a;\nint b;\n#pragma omp\n")
        macros = self.minic("-E", "-dM", "f.c", status=0).out
        self.assertIn("#define M(x) x\n", macros)
        self.assertIn("#define __x86_64__ 1\n", macros)
        # Headers without tokens are named, too: configure scripts look for their paths.
        self.write("e.h", "#define E\n")
        self.write("e2.h", '#define F\n#include "e.h"\n#define H\n')
        self.write("g.c", 'int a;\n#include "e2.h"\n#include "e.h"\n\nint b;\n#include "a.h"\n#include "e.h"\n')
        self.assertEqual(
            self.minic("-E", "g.c", status=0).out,
            '# 1 "g.c"\nint a;\n# 1 "e2.h" 1\n# 1 "e.h" 1\n# 3 "e2.h" 2\n# 3 "g.c" 2\n# 1 "e.h" 1\n# 5 "g.c" 2\nint b;\n'
            '# 1 "a.h" 1\nint a;\n# 7 "g.c" 2\n# 1 "e.h" 1\n# 8 "g.c" 2\n',
        )
        self.assertEqual(self.minic("-E", "-P", "g.c", status=0).out, "int a;\nint b;\nint a;\n")
        self.write("h.c", "#include <limits.h>\n")
        self.assertRegex(self.minic("-E", "h.c", status=0).out, r'# 1 ".*/limits\.h" 1 3\n')
        # What was preprocessed tells where it came from.
        self.write("g.i", '# 7 "x.h" 1\nint = 1;\n')
        self.assertIn("x.h:7:5: error:", self.minic("-fsyntax-only", "g.i", status=1).err)
        self.write("f.sy", "int main() { return 0; }\n")
        self.fails(1, "'f.sy' has no preprocessor directives", "-E", "f.sy")

    def test_rules(self):
        self.write("a.h", '#include "b.h"\n')
        self.write("b.h", "")
        self.write("f.c", '#include "a.h"\n#include <stddef.h>\nint main(void) { return 0; }\n')
        self.assertRegex(self.minic("-M", "f.c", status=0).out, r"^f\.o: f\.c a\.h b\.h[ \\\n]+\S*/stddef\.h\n$")
        self.assertEqual(self.minic("-MM", "f.c", status=0).out, "f.o: f.c a.h b.h\n")
        self.assertEqual(
            self.minic("-MM", "-MT", "x y", "-MQ", "$z", "-MP", "f.c", status=0).out,
            "x y $$z: f.c a.h b.h\na.h:\nb.h:\n",
        )
        self.minic("-S", "-MMD", "f.c", status=0)
        self.assertEqual(self.read("f.d"), "f.o: f.c a.h b.h\n")
        self.minic("-S", "-o", "out.s", "-MMD", "f.c", status=0)
        self.assertEqual(self.read("out.d"), "f.o: f.c a.h b.h\n")
        self.minic("-S", "-MD", "-MF", "rule", "-MMD", "f.c", status=0)
        self.assertEqual(self.read("rule"), "f.o: f.c a.h b.h\n")


if __name__ == "__main__":
    unittest.main()
