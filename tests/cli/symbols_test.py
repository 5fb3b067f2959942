"""What symbols other modules see (-fvisibility, the attribute, the pragma), and thread-local variables of programs and
of shared libraries. gcc says what is right."""

import os
import re
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
RISCV = ["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"]
TARGETS = {"x86_64": ("gcc", "readelf", []), "riscv64": ("riscv64-linux-gnu-gcc", "riscv64-linux-gnu-readelf", RISCV)}

VISIBILITY = r"""
int plain, with_value = 3; static int local; extern int outside, late; int late = 4;
int __attribute__((visibility("default"))) seen = 1;
int __attribute__((visibility("hidden"))) unseen = 1;
int __attribute__((visibility("protected"))) kept = 1;
extern int seen_before __attribute__((visibility("default"))); int seen_before;
int f(void) { return outside + plain + local; }
int __attribute__((visibility("default"))) seen_function(void) { return f(); }
extern int outside_function(void); int g(void) { return outside_function(); }
int weak_one(void) __attribute__((weak)); int weak_one(void) { return 1; }
extern int weak_outside(void) __attribute__((weak)); int h(void) { return weak_outside ? weak_outside() : 0; }
__thread int own = 1; extern __thread int others; int threads(void) { return own + others; }
inline int in_line(int x) { return x; } extern int in_line(int);
extern int declared_before;
#pragma GCC visibility push(hidden)
int in_hidden; extern int in_hidden_outside; int in_hidden_outside_function(void);
int in_hidden_function(void) { return in_hidden_outside + in_hidden_outside_function(); }
extern int in_hidden_unused; int in_hidden_unused_function(void);
int *in_hidden_address(void) { extern int in_hidden_static; static int *p = &in_hidden_static; return p; }
int in_hidden_seen __attribute__((visibility("default")));
int declared_before = 1;
#pragma GCC visibility push(protected)
int in_protected;
#pragma GCC visibility pop
int in_hidden_again;
#pragma GCC visibility push(internal)
int in_internal; extern int in_internal_outside; int l(void) { return in_internal_outside; }
#pragma GCC visibility pop
#pragma GCC visibility pop
#pragma GCC visibility push(default)
int in_default; extern int in_default_outside; int k(void) { return in_default_outside; }
#pragma GCC visibility pop
int after;
"""

LIBRARY = r"""
static __thread int counter = 5;
__thread long everyone = 40;
__thread int zero[20];
extern __thread int of_program;
__attribute__((visibility("hidden"))) extern __thread int of_other_file;
static int __attribute__((noinline)) sum(int a, int b, int c, int d) { return a + 10 * b + 100 * c + 1000 * d; }
int step(int a, double b) {
  static __thread int calls;
  counter += a; everyone++; zero[a] += ++calls; of_program--; of_other_file += 2;
  return sum(counter, (int)everyone, zero[a], of_program) + of_other_file + (int)(b * 2);
}
int *address(void) { return &counter; }
"""
OTHER_FILE = '__attribute__((visibility("hidden"))) __thread int of_other_file = 7;\n'
PROGRAM = r"""
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
__thread int of_program = 90;
static __thread char mine = 3;
static int (*step)(int, double), *(*address)(void);
static int results[4][3]; static int *places[4];
static void *run(void *which) {
  long n = (long)which;
  for (int i = 0; i < 3; ++i) results[n][i] = step((int)n + i, 1.5) + mine++;
  places[n] = address();
  return 0;
}
int main(int count, char **names) {
  pthread_t early, late[2];
  void *library = dlopen(names[1], RTLD_NOW);
  if (!library) { puts(dlerror()); return 1; }
  step = dlsym(library, "step"); address = dlsym(library, "address");
  run((void *)0);
  pthread_create(&early, 0, run, (void *)1); pthread_join(early, 0);
  for (long i = 0; i < 2; ++i) pthread_create(&late[i], 0, run, (void *)(i + 2));
  for (long i = 0; i < 2; ++i) pthread_join(late[i], 0);
  for (int i = 0; i < 4; ++i) printf("%d %d %d\n", results[i][0], results[i][1], results[i][2]);
  run((void *)0);
  printf("%d %d\n", results[0][2], places[0] == address() && *address() != 5);
  return dlclose(library);
}
"""


class Symbols(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as out:
            out.write(text)

    def does(self, *command):
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout

    def symbols(self, readelf, name):
        """name -> (binding, visibility) of definitions, (None, visibility) of the others"""
        rows = re.findall(
            r"^ +\d+: \w+ +\d+ \w+ +(GLOBAL|WEAK) +(\w+) +(\w+) ([a-z]\w*)$", self.does(readelf, "-sW", name), re.M
        )
        return {name: (binding if place != "UND" else None, visibility) for binding, visibility, place, name in rows}

    def test_visibility_is_that_of_gcc(self):
        self.write("f.c", VISIBILITY)
        for target, (gcc, readelf, _) in TARGETS.items():
            for kind in ("default", "hidden", "protected", "internal"):
                for pic in ("-fPIC", "-fPIE"):
                    flags = ["-w", pic, f"-fvisibility={kind}", "-c", "f.c", "-o"]
                    self.does(gcc, *flags, "gcc.o")
                    want = self.symbols(readelf, "gcc.o")
                    self.assertGreater(len(want), 20)
                    for level in ("-O0", "-O2"):
                        with self.subTest(target=target, kind=kind, pic=pic, level=level):
                            self.does(MINIC, f"--target={target}", level, *flags, "minic.o")
                            self.assertEqual(self.symbols(readelf, "minic.o"), want)

    def test_weak_inline(self):
        """GNU C's extern inline, said to be weak, is a weak definition, as clang has it: a file's own one takes its place."""
        self.write(
            "f.c",
            """#pragma weak before
extern inline __attribute__((gnu_inline)) int before(void) { return 1; }
extern inline __attribute__((gnu_inline)) int after(void) { return 2; }
#pragma weak after
__attribute__((weak)) extern inline __attribute__((gnu_inline)) int attribute(void) { return 3; }
extern inline __attribute__((gnu_inline)) int replaced(void) { return 4; }
#pragma weak replaced
int replaced(void) { return 5; }
int printf(const char *, ...);
int main(void) { printf("%d %d %d %d\\n", before(), after(), attribute(), replaced()); return 0; }
""",
        )
        self.write(
            "g.c", "int before(void) { return 10; } int after(void) { return 20; } int attribute(void) { return 30; }\n"
        )
        for level in ("-O0", "-O2"):
            self.does(MINIC, "-Werror", level, "-c", "f.c", "-o", "f.o")
            symbols = self.symbols("readelf", "f.o")
            for name in ("before", "after", "attribute", "replaced"):
                self.assertEqual(symbols[name], ("WEAK", "DEFAULT"), name)
            self.does(MINIC, "f.o", "-o", "alone")
            self.assertEqual(self.does("./alone"), "1 2 3 5\n")
            self.does(MINIC, "f.o", "g.c", "-o", "both")
            self.assertEqual(self.does("./both"), "10 20 30 5\n")

    def test_unknown_visibility(self):
        self.write("f.c", "int x;\n")
        done = subprocess.run(
            [MINIC, "-fvisibility=secret", "-c", "f.c"], cwd=self.folder, capture_output=True, text=True
        )
        self.assertEqual(done.returncode, 2)
        self.assertIn("default, hidden, protected or internal", done.stderr)
        self.write("f.c", "#pragma GCC visibility push(secret)\n#pragma GCC visibility pop\nint x;\n")
        done = subprocess.run([MINIC, "-c", "f.c"], cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr.count("[-Wignored-pragmas]"), 2, done.stderr)

    def test_hidden_functions_of_a_shared_library(self):
        self.write(
            "a.c",
            "int b(int); int c(int x) { return x + 1; }\n"
            '__attribute__((visibility("default"))) int a(int x) { return b(x) + c(x); }\n',
        )
        self.write("b.c", "int b(int x) { return 2 * x; }\n")
        self.write("p.c", "int a(int); int main(void) { return a(5) - 16; }\n")
        for target, (gcc, readelf, run) in TARGETS.items():
            for level in ("-O0", "-O2"):
                flags = [f"--target={target}", level, "-fPIC", "-fvisibility=hidden", "-c"]
                self.does(MINIC, *flags, "a.c", "b.c")
                self.does(gcc, "-shared", "a.o", "b.o", "-o", "libab.so")
                names = self.does(readelf, "--dyn-syms", "-W", "libab.so")
                self.assertEqual(re.findall(r" ([abc])$", names, re.M), ["a"])
                self.does(MINIC, f"--target={target}", level, "-c", "p.c")
                self.does(gcc, "p.o", "libab.so", f"-Wl,-rpath,{self.folder}", "-o", "p")
                self.does(*run, "./p")

    def test_thread_local_variables_of_a_loaded_library(self):
        for name, text in (("library.c", LIBRARY), ("other.c", OTHER_FILE), ("program.c", PROGRAM)):
            self.write(name, text)

        def output(target, level, compilers):
            gcc, _, run = TARGETS[target]
            for name, compiler in zip(("library", "other", "program"), compilers):
                pic = "-fPIE" if name == "program" else "-fPIC"
                command = [MINIC, f"--target={target}"] if compiler == "minic" else [gcc]
                self.does(*command, "-w", level, pic, "-c", f"{name}.c", "-o", f"{name}.o")
            self.does(gcc, "-shared", "library.o", "other.o", "-o", "library.so")
            self.does(gcc, "program.o", "-rdynamic", "-ldl", "-lpthread", "-o", "program")
            return self.does(*run, "./program", "./library.so")

        for target in TARGETS:
            want = output(target, "-O1", ["gcc"] * 3)
            for level in ("-O0", "-O1", "-O2", "-O3"):
                for compilers in (["minic"] * 3, ["minic", "gcc", "gcc"], ["gcc", "minic", "minic"]):
                    with self.subTest(target=target, level=level, compilers=compilers):
                        self.assertEqual(output(target, level, compilers), want)

    def test_thread_local_code_of_libraries_in_a_program(self):
        # The linker makes the calls of -fPIC into what a program does.
        self.write(
            "p.c",
            LIBRARY.split("extern")[0] + "int main(void) { counter += 2; everyone += counter; zero[3] = 1; "
            "return counter != 7 || everyone != 47 || zero[3] != 1 || zero[4]; }\n",
        )
        for target, (gcc, _, run) in TARGETS.items():
            for level in ("-O0", "-O2"):
                for pic in ("-fPIC", "-fPIE"):
                    self.does(MINIC, f"--target={target}", level, pic, "-c", "p.c")
                    self.does(gcc, "p.o", "-o", "p")
                    self.does(*run, "./p")


if __name__ == "__main__":
    unittest.main()
