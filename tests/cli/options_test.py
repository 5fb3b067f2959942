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
            for flags, wanted in ((["-O2"], True), (["-O2", "-fno-optimize-sibling-calls"], False),
                                  (["-O2", "-fno-optimize-sibling-calls", "-foptimize-sibling-calls"], True)):
                code = self.assembly(target, *flags)
                self.assertEqual(f"\t{jump}\tg" in code["sibling"], wanted)
                self.assertEqual("\tcall\tfactorial" not in code["factorial"], wanted)

    def test_frame_pointers_lead_to_the_callers(self):
        self.write("frames.c", FRAMES)
        for target, (gcc, _, run) in TARGETS.items():
            marker = r"\tmovq\t%rsp, %rbp" if target == "x86_64" else r"\taddi\ts0, sp, \d+"
            self.assertNotRegex(self.assembly(target, "-O2")["sibling"], marker)
            self.assertRegex(self.assembly(target, "-O2", "-fno-omit-frame-pointer")["sibling"], marker)
            self.assertNotRegex(self.assembly(target, "-O2", "-fno-omit-frame-pointer", "-fomit-frame-pointer")["sibling"], marker)
            flags = [f"-DIS_RISCV={int(target == 'riscv64')}", "-fno-omit-frame-pointer", "-fno-optimize-sibling-calls"]
            for compiler in ([gcc, "-O2"], *([MINIC, f"--target={target}", level] for level in ("-O0", "-O1", "-O2", "-O3"))):
                self.does(*compiler, *flags, "-fno-inline", "-c", "frames.c", "-o", "frames.o")
                self.does(gcc, "-static", "frames.o", "-o", "frames")
                self.does(*run, "./frames")

    def test_unwind_tables_are_those_of_gcc(self):
        choices = [f"-f{no}{kind}unwind-tables" for no in ("", "no-") for kind in ("", "asynchronous-")]
        lines = [[], ["-fexceptions"], *([flag] for flag in choices), *([a, b] for a in choices for b in choices)]
        for target, (gcc, readelf, _) in TARGETS.items():
            for flags in lines:
                for debug in ([], ["-g"]):
                    found = []
                    for compiler in ([gcc], [MINIC, f"--target={target}"]):
                        self.does(*compiler, "-O2", *flags, *debug, "-c", "f.c", "-o", "f.o")
                        found.append(set(re.findall(r"\.(?:eh|debug)_frame", self.does(readelf, "-SW", "f.o"))))
                    self.assertEqual(found[0], found[1], f"{target} {flags} {debug}")


if __name__ == "__main__":
    unittest.main()
