"""What options of gcc and clang do is seen in what is made: the assembly, the object, the messages. gcc says what is right."""

import os
import re
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
RISCV = ["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"]
TARGETS = {"x86_64": ("gcc", "readelf", []), "riscv64": ("riscv64-linux-gnu-gcc", "riscv64-linux-gnu-readelf", RISCV)}

CODE = r"""
int g(int);
int sibling(int x) { return g(x + 1); }
int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
void clear(char *p, long n) { for (long i = 0; i < n; ++i) p[i] = 0; }
void add(int *restrict a, const int *restrict b, int n) { for (int i = 0; i < n; ++i) a[i] += b[i]; }
struct quad { int a, b, c, d; };
void put(struct quad *restrict to, const struct quad *restrict from) {
  to->a = from->a + 1; to->b = from->b + 1; to->c = from->c + 1; to->d = from->d + 1;
}
"""

# Walks along the frame pointers, as profilers do. (riscv64: the frame pointer is above what it points to.)
FRAMES = r"""
#include <alloca.h>
#include <stdarg.h>
#include <string.h>
struct frame { struct frame *up; void *back; };
static struct frame *at(void *pointer) { return (struct frame *)pointer - IS_RISCV; }
static int depth(void *pointer, void *last) {
  int n = 0;
  for (void *p = pointer; p != last; p = at(p)->up) ++n;
  return n;
}
static void *start;
__attribute__((noinline)) int leaf(int n) { return depth(__builtin_frame_address(0), start) + n - n; }
__attribute__((noinline)) int plain(int n) { return leaf(n) + 1; }
__attribute__((noinline)) int large(int n) { char a[70000]; memset(a, n, sizeof a); return plain(n) + a[n] - n; }
__attribute__((noinline)) int dynamic(int n) { char *p = alloca(n); char b[5000]; memset(p, 1, n); memset(b, n, 5000);
                                               return large(n) + p[n - 1] - 1 + b[n] - n; }
__attribute__((noinline)) int variadic(int n, ...) { va_list v; va_start(v, n); int r = dynamic(n) + va_arg(v, int); va_end(v); return r; }
__attribute__((noinline)) int many(int n, long a, long b, long c, long d, long e, long f, long g, long h, double x) {
  char t[4000]; memset(t, n, sizeof t);
  return variadic(n, (int)(a + b + c + d + e + f + g + h + x) - 44) + t[n] - n;
}
int main(void) { start = __builtin_frame_address(0); return many(20, 1, 2, 3, 4, 5, 6, 7, 8, 8.5) - 7; }
"""


class Options(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name
        self.write("f.c", CODE)

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as out:
            out.write(text)

    def run_in_folder(self, *command):
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True)

    def does(self, *command):
        done = self.run_in_folder(*command)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout

    def assembly(self, target, *flags, file="f.c"):
        """The text of each function."""
        text = self.does(MINIC, f"--target={target}", *flags, "-S", file, "-o", "-")
        return dict(re.findall(r"^(\w+):\n(.*?)^\t\.size\t\1", text, re.M | re.S))

    def test_vectorizers(self):
        def vectors(*flags):
            code = self.assembly("x86_64", *flags)
            return "paddd" in code["add"], "paddd" in code["put"]

        for level in ("-O2", "-O3"):
            self.assertEqual(vectors(level), (True, True))
            for flag in ("-fno-tree-loop-vectorize", "-fno-vectorize"):
                self.assertEqual(vectors(level, flag), (False, True), flag)
            for flag in ("-fno-tree-slp-vectorize", "-fno-slp-vectorize"):
                self.assertEqual(vectors(level, flag), (True, False), flag)
            self.assertEqual(vectors(level, "-fno-tree-vectorize"), (False, False))
            self.assertEqual(vectors(level, "-fno-tree-vectorize", "-ftree-vectorize"), (True, True))
            self.assertEqual(vectors(level, "-fno-tree-vectorize", "-ftree-slp-vectorize"), (False, True))

    def test_loop_patterns(self):
        for target in TARGETS:
            self.assertIn("memset", self.assembly(target, "-O2", "-ffreestanding")["clear"])
            flags = ["-O2", "-fno-tree-loop-distribute-patterns"]
            self.assertNotIn("memset", self.assembly(target, *flags)["clear"])
            self.assertIn("memset", self.assembly(target, *flags, "-ftree-loop-distribute-patterns")["clear"])

    def test_sibling_calls(self):
        for target, jump in (("x86_64", "jmp"), ("riscv64", "tail")):
            for flags, wanted in (
                (["-O2"], True),
                (["-O2", "-fno-optimize-sibling-calls"], False),
                (["-O2", "-fno-optimize-sibling-calls", "-foptimize-sibling-calls"], True),
            ):
                code = self.assembly(target, *flags)
                self.assertEqual(f"\t{jump}\tg" in code["sibling"], wanted)
                self.assertEqual("\tcall\tfactorial" not in code["factorial"], wanted)

    def test_frame_pointers_lead_to_the_callers(self):
        self.write("frames.c", FRAMES)
        for target, (gcc, _, run) in TARGETS.items():
            marker = r"\tmovq\t%rsp, %rbp" if target == "x86_64" else r"\taddi\ts0, sp, \d+"
            self.assertNotRegex(self.assembly(target, "-O2")["sibling"], marker)
            self.assertRegex(self.assembly(target, "-O2", "-fno-omit-frame-pointer")["sibling"], marker)
            self.assertNotRegex(
                self.assembly(target, "-O2", "-fno-omit-frame-pointer", "-fomit-frame-pointer")["sibling"], marker
            )
            flags = [f"-DIS_RISCV={int(target == 'riscv64')}", "-fno-omit-frame-pointer", "-fno-optimize-sibling-calls"]
            for compiler in (
                [gcc, "-O2"],
                *([MINIC, f"--target={target}", level] for level in ("-O0", "-O1", "-O2", "-O3")),
            ):
                self.does(*compiler, *flags, "-fno-inline", "-c", "frames.c", "-o", "frames.o")
                self.does(gcc, "-static", "frames.o", "-o", "frames")
                self.does(*run, "./frames")

    def test_unwind_tables_are_those_of_gcc(self):
        choices = [f"-f{no}{kind}unwind-tables" for no in ("", "no-") for kind in ("", "asynchronous-")]
        lines = [[], ["-fexceptions"], *([flag] for flag in choices), *([a, b] for a in choices for b in choices)]
        # For riscv64 gcc has them by default since a release later than 12, which is the one that minic follows.
        default = {"x86_64": [], "riscv64": ["-fno-asynchronous-unwind-tables", "-fno-unwind-tables"]}
        for target, (gcc, readelf, _) in TARGETS.items():
            for flags in lines:
                for debug in ([], ["-g"]):
                    found = []
                    for compiler in ([gcc, *default[target]], [MINIC, f"--target={target}"]):
                        self.does(*compiler, "-O2", *flags, *debug, "-c", "f.c", "-o", "f.o")
                        found.append(set(re.findall(r"\.(?:eh|debug)_frame", self.does(readelf, "-SW", "f.o"))))
                    self.assertEqual(found[0], found[1], f"{target} {flags} {debug}")

    def says(self, status, *flags, file="f.c"):
        done = self.run_in_folder(MINIC, *flags, "-S", file, "-o", "out.s")
        self.assertEqual(done.returncode, status, f"{flags}\n{done.stderr}")
        return done.stderr

    def test_machines(self):
        for flags in (
            ["x86_64", "-march=x86-64-v3"],
            ["x86_64", "-march=native"],
            ["x86_64", "-march=haswell"],
            ["riscv64", "-march=rv64gc"],
            ["riscv64", "-march=rv64imafdc"],
            ["riscv64", "-march=rv64gc_zba_zbb"],
        ):
            self.assertEqual(self.says(0, f"--target={flags[0]}", *flags[1:]), "")
        for target in TARGETS:
            self.assertIn("invalid value 'nonsense'", self.says(2, f"--target={target}", "-march=nonsense"))
            for option in ("-mtune=", "-mcpu=", "-flto="):
                self.assertIn(
                    f"invalid value 'nonsense' in '{option}'", self.says(2, f"--target={target}", f"{option}nonsense")
                )
        for flags in (
            ["x86_64", "-mtune=generic"],
            ["x86_64", "-mtune=znver3"],
            ["x86_64", "-mcpu=native"],
            ["riscv64", "-mtune=rocket"],
            ["riscv64", "-mcpu=sifive-u74"],
            ["riscv64", "-mtune=sifive-u74"],
            ["x86_64", "-flto=auto"],
            ["x86_64", "-flto=4"],
            ["riscv64", "-flto=jobserver"],
        ):
            self.assertEqual(self.says(0, f"--target={flags[0]}", *flags[1:]), "")
        for flags in (
            ["x86_64", "-mtune=x86-64-v2"],
            ["x86_64", "-mtune=sky"],
            ["x86_64", "-mtune="],
            ["x86_64", "-mcpu=sifive-u74"],
            ["riscv64", "-mcpu=rocket"],
            ["riscv64", "-mtune=generic"],
            ["x86_64", "-flto=-1"],
        ):
            self.assertIn("invalid value", self.says(2, f"--target={flags[0]}", *flags[1:]))
        self.assertIn("invalid value", self.says(2, "--target=x86_64", "-march=rv64gc"))
        self.assertIn("invalid value", self.says(2, "--target=riscv64", "-march=x86-64"))
        self.assertIn("invalid value", self.says(2, "--target=riscv64", "-march=rv32gc"))
        for arch, needed in (("rv64imac", "f"), ("rv64imafc", "d"), ("rv64iafdc", "m")):
            self.assertIn(
                f"-march={arch}' is not supported: code is made for the extension '{needed}'",
                self.says(2, "--target=riscv64", f"-march={arch}"),
            )
        for arch, wanted in (("rv64g", "0x4,"), ("rv64gc", "0x5,")):  # with and without instructions of two bytes
            self.does(MINIC, "--target=riscv64", f"-march={arch}", "-c", "f.c", "-o", "f.o")
            self.assertIn(wanted, self.does("riscv64-linux-gnu-readelf", "-h", "f.o"))

    def test_macros_are_those_of_gcc(self):
        names = re.compile(r"#define (__pi[ce]__|__PI[CE]__|_REENTRANT) .*")
        for flags in (
            [],
            ["-fPIC"],
            ["-fpie"],
            ["-fno-pic"],
            ["-fno-pie"],
            ["-fno-pie", "-fPIE"],
            ["-fPIC", "-fno-PIC"],
            ["-fno-PIE", "-fpic"],
            ["-pthread"],
        ):
            found = [
                {
                    line
                    for line in self.does(compiler, *flags, "-dM", "-E", "-x", "c", "/dev/null").splitlines()
                    if names.match(line)
                }
                for compiler in ("gcc", MINIC)
            ]
            self.assertEqual(found[0], found[1], flags)

    def test_programs_at_fixed_addresses(self):
        self.write(
            "lib.c",
            "int counter = 40; int twice(int x) { return 2 * x; }\nint same(int (*f)(int)) { return f == twice; }\n",
        )
        self.write(
            "p.c",
            "extern int counter; int twice(int); int same(int (*)(int)); extern int none __attribute__((weak));\n"
            "int (*pointer)(int) = twice; int *place = &counter;\n"
            "int main(void) { counter += twice(1); return counter != 42 || *place != 42 || !same(twice) || pointer(1) != 2 "
            "|| &none; }\n",
        )
        for target, (gcc, _, run) in TARGETS.items():
            self.does(gcc, "-shared", "-fPIC", "lib.c", "-o", "liblib.so")
            for level in ("-O0", "-O2"):
                for flag in ("-fno-pie", "-fno-pic"):
                    self.assertNotRegex(
                        self.assembly(target, level, flag, file="p.c")["main"], r"counter@GOT|\tla\t\w+, counter"
                    )
                    self.does(MINIC, f"--target={target}", level, flag, "-c", "p.c", "-o", "p.o")
                    self.does(gcc, "-no-pie", "p.o", "./liblib.so", "-o", "p")
                    self.does(*run, "./p")
        for flags, kind in (
            ([], "DYN"),
            (["-fno-pie"], "EXEC"),
            (["-fno-pic", "-pie"], "DYN"),
            (["-fno-pic", "-fPIE"], "DYN"),
        ):
            self.write("main.c", "int main(void) { return 0; }\n")
            self.does(MINIC, "--target=x86_64", *flags, "main.c", "-o", "main")
            self.assertIn(kind, self.does("readelf", "-h", "main"), flags)

    def test_calls_without_plt(self):
        self.write(
            "p.c",
            "int puts(const char *); int own(int x) { return x; }\n"
            'int tail(void) { return puts("tail"); }\n'
            'int main(void) { puts("call"); return own(tail()) < 0; }\n',
        )
        for level in ("-O0", "-O2"):
            code = self.assembly("x86_64", level, "-fno-plt", file="p.c")
            self.assertIn("call\t*puts@GOTPCREL(%rip)", code["main"])
            self.assertIn("\t*puts@GOTPCREL(%rip)", code["tail"])
            self.assertIn("puts@PLT", self.assembly("x86_64", level, "-fno-plt", "-fplt", file="p.c")["main"])
            self.does(MINIC, "--target=x86_64", level, "-fno-plt", "p.c", "-o", "p")
            self.assertEqual(self.does("./p"), "call\ntail\n")
        self.assertIn(
            "[-Wunsupported-option]", self.says(0, "--target=riscv64", "-fno-plt", "-Wunsupported-option", file="p.c")
        )

    def test_preprocessed_texts(self):
        text = '# 7 "orig.c"\n#define two 3\n#pragma pack(1)\nstruct s { char c; int i; };\nint two = 2, linux = sizeof(struct s);\n'
        for name, flags in (("f.i", []), ("g.c", ["-fpreprocessed", "-DT=4", "-include", "nowhere.h"])):
            self.write(name, text)
            self.assertEqual(self.says(0, *flags, file=name), "")
            with open(os.path.join(self.folder, "out.s"), encoding="utf-8") as made:
                made = made.read()
            self.assertRegex(made, r"two:\n\t\.(4byte|long)\t2\n")
            self.assertRegex(made, r"linux:\n\t\.(4byte|long)\t5\n")
            self.write(name, text + "#include <stdio.h>\n")
            self.assertIn(
                "orig.c:11:2: error: the text is preprocessed already, so there is no #include in it",
                self.says(1, *flags, file=name),
            )

    def test_options_of_which_nothing_comes(self):
        for flag in (
            "-fstack-protector-all",
            "-fcf-protection",
            "-fstrict-volatile-bitfields",
            "-fno-toplevel-reorder",
        ):
            self.assertEqual(self.says(0, "-Wall", "-Wextra", "-Werror", flag), "")
            self.assertIn(
                f"nothing comes of the option '{flag}' [-Wunsupported-option]",
                self.says(0, "-Wunsupported-option", flag),
            )
        self.assertEqual(self.says(0, "-Wunsupported-option", "-fno-stack-protector", "-fcf-protection=none"), "")
        listed = self.does(MINIC, "--help-hidden").split("\nRefused:\n")[1]
        for flag in ("-m32", "-fopenmp", "-fprofile-"):
            self.assertRegex(listed, rf"(?m)^  {flag} +An error")
            self.assertIn(f"option '{flag}' is not supported", self.says(2, flag))
        self.assertNotIn("Refused:", self.does(MINIC, "--help"))

    def test_names_of_warnings(self):
        self.write(
            "w.c",
            "int f(void) __attribute__((deprecated)); int g(void) { return f(); }\n"
            "struct __attribute__((ms_struct)) s { int x; };\n#warning soon\n",
        )
        for name in ("attributes", "deprecated-declarations", "cpp"):
            shown = "#warnings" if name == "cpp" else name
            self.assertIn(f"[-W{shown}]", self.says(0, "--target=riscv64", file="w.c"))
            self.assertNotIn(f"[-W{shown}]", self.says(0, "--target=riscv64", f"-Wno-{name}", file="w.c"))
            self.assertIn("error", self.says(1, "--target=riscv64", f"-Werror={name}", file="w.c"))

    def test_relocatable_links(self):
        self.write("a.c", "int one(void) { return 1; }\n")
        self.write("b.c", "int one(void); int main(void) { return one() - 1; }\n")
        for flag in ("-r", "-Wl,-r", "-Wl,--relocatable"):
            for target, (gcc, readelf, run) in TARGETS.items():
                self.does(MINIC, f"--target={target}", flag, "a.c", "b.c", "-o", "ab.o")
                self.assertIn("REL (", self.does(readelf, "-h", "ab.o"))
                self.does(gcc, "ab.o", "-o", "ab")
                self.does(*run, "./ab")

    def test_page_of_options(self):
        root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
        with open(os.path.join(root, "docs", "options.md"), encoding="utf-8") as page:
            self.assertEqual(
                self.does(os.path.join(root, "scripts", "options-page"), MINIC),
                page.read(),
                "write it anew: scripts/options-page build/release/minic >docs/options.md",
            )


if __name__ == "__main__":
    unittest.main()
