"""From several inputs to one output: objects, archives and libraries that are linked, and assembly sources."""

import os
import subprocess
import unittest

from cli_case import BROKEN, HELLO, SYSY, CliTest


class Linking(CliTest):
    def test_several_inputs(self):
        self.write("f.c", "int g(int);\nint main(void) { return g(4); }\n")
        self.write("g.c", "int g(int a) { return a * 2; }\n")
        self.minic("f.c", "g.c", "-o", "prog", status=0)
        self.assertEqual(self.run_program("prog").status, 8)
        self.minic("-S", "f.c", "g.c", status=0)
        self.assertEqual(self.files(), ["f.c", "f.s", "g.c", "g.s", "prog"])
        os.remove(os.path.join(self.cwd, "prog"))
        self.minic("f.s", "g.c", "-o", "prog", status=0)
        self.minic("-c", "g.c", status=0)
        self.minic("f.c", "g.o", "-o", "prog", status=0)
        subprocess.run(["ar", "rcs", "libg.a", "g.o"], cwd=self.cwd, check=True)
        self.minic("f.c", "libg.a", "-o", "prog", status=0)
        self.minic("f.c", "-L.", "-lg", "-lm", "-o", "prog", status=0)
        self.minic("f.c", "-L", ".", "-l", "g", "-Wl,--no-undefined", "-o", "prog", status=0)
        self.assertEqual(self.run_program("prog").status, 8)
        self.minic("g.c", "-emit-llvm", status=0)
        self.minic("f.c", "g.ll", "-o", "prog", status=0)
        self.assertEqual(self.run_program("prog").status, 8)

    def test_same_names_in_different_directories(self):
        self.write("a/f.c", "int g(int);\nint main(void) { return g(4); }\n")
        self.write("b/f.c", "int g(int a) { return a * 3; }\n")
        self.minic("a/f.c", "b/f.c", status=0)
        self.assertEqual(self.run_program("a.out").status, 12)

    def test_one_error_links_nothing(self):
        self.write("f.c", HELLO)
        self.write("g.c", BROKEN)
        self.write("h.c", "int h() { return y; }\n")
        done = self.fails(1, r"g\.c:1:21: error", "f.c", "g.c", "h.c")
        self.assertRegex(done.err, r"h\.c:1:18: error")
        self.assertEqual(self.files(), ["f.c", "g.c", "h.c"])

    def test_the_mathematics_library_needs_no_option(self):
        self.write(
            "f.c",
            "#include <math.h>\nint main(int argc, char **argv) { return fabs(-3.0 * argc) + cbrt(8.0 * argc); }\n",
        )
        self.minic("f.c", "-o", "prog", status=0)
        self.assertEqual(subprocess.run([os.path.join(self.cwd, "prog")]).returncode, 5)

    def test_only_programs_that_ask_for_a_library_get_it(self):
        """A probe of configure declares a function as it likes, and the linker says whether there is one."""
        for probe in (
            "char getch(); int main(void) { return getch(); }",
            "char cbrt(); int main(void) { return cbrt(); }",
            "#include <stdio.h>\nint getint(void); int main(void) { return getint(); }",
            "void putint(double); int main(void) { putint(1); return 0; }",
        ):
            self.write("f.c", probe + "\n")
            self.fails(1, "undefined reference", "f.c", "-o", "prog")
        for program in (
            "int main(void) { putint(getch()); return 0; }",
            'int main(void) { putf("%d", getch()); return 0; }',
            "int putint(int); int getch(); int main(void) { putint(getch()); return 0; }",
            '#include <stdio.h>\n#include "sylib.h"\nint main(void) { putint(getch()); }',
            "double cbrt(double); int main(int n, char **v) { putint(__builtin_fma(cbrt(n), 42.0 * n, 7.0)); return 0; }",
        ):
            self.write("f.c", program + "\n")
            self.minic("f.c", "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog", stdin=b"1").out, "49")
            self.minic("-c", "f.c", status=0)
            self.minic("f.o", "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog", stdin=b"1").out, "49")

    def test_main_from_elsewhere(self):
        """Only a program that is linked alone has to have a main of its own."""
        self.write("f.c", "int f(void) { return 8; }\n")
        self.write("g.c", "int f(void);\nint main(void) { return f(); }\n")
        self.minic("-c", "g.c", status=0)
        subprocess.run(["ar", "rcs", "libg.a", "g.o"], cwd=self.cwd, check=True)
        for words in (("-L.", "-lg"), ("-Wl,libg.a",), ("libg.a",)):
            self.minic("f.c", *words, "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog").status, 8)
        for words in ((), ("-lm",), ("-L.", "-static")):
            self.fails(1, r"f\.c:1:26: error: no 'main' function", "f.c", *words, "-o", "prog")
        self.write(
            "f.c", 'void _start(void) { __asm__ volatile("movl $60, %%eax; movl $3, %%edi; syscall" ::: "memory"); }\n'
        )
        for words in (("-nostdlib",), ("-nostartfiles",)):
            self.minic("-static", *words, "f.c", "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog").status, 3)

    def test_several_outputs_need_several_names(self):
        self.write("f.c", HELLO)
        self.write("g.c", HELLO)
        self.fails(2, "several outputs", "-S", "f.c", "g.c", "-o", "x.s")

    def test_undefined_symbol(self):
        self.write("f.c", "int g(void);\nint main(void) { return g(); }\n")
        self.minic("f.c", "-o", "prog", status=1)
        self.assertEqual(self.files(), ["f.c"])

    def test_own_library_function(self):
        self.write("f.c", "int getint(void) { return 3; }\nint main(void) { putint(getint()); return 0; }\n")
        self.minic("f.c", status=0)
        self.assertEqual(self.run_program("a.out").out, "3")

    def test_old_c(self):
        """C89's calls without a declaration, and GNU C89's extern inline, which is no definition."""
        self.write(
            "f.c",
            """extern inline int f(int x) { return x + 1; }
extern inline int g(int x);
int g(int x) { return x + 2; }
inline int h(void) { return f(1) + g(1) + other(); }
shown() { printf("%d %g\\n", h(), fabs(-2.5)); }
main() { shown(); return 0; }
""",
        )
        self.write(
            "g.c",
            "extern inline int f(int x) { return x + 1; }\nint g(int x);\nint other(void) { return g(1) * 100; }\n",
        )
        for options in (
            ("-std=gnu89", "-w"),
            ("-fgnu89-inline", "-Wno-implicit"),
            ("-fgnu89-inline", "-Wno-error=implicit"),
        ):
            self.minic(*options, "-O0", "f.c", "g.c", "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog").out, "305 2.5\n")
        self.minic("-Wno-implicit", "-w", "f.c", "g.c", status=1)
        self.assertIn("undeclared function 'other'", self.minic("-fgnu89-inline", "f.c", "g.c", status=0).err)
        self.write(
            "twice.c",
            """extern inline int f(int x) { return x + 1; }
int early(void) { return f(1); }
int f(int x) { return x + 2; }
int printf(const char *, ...);
int main(void) { printf("%d %d\\n", early(), f(2)); return 0; }
""",
        )
        self.minic("-fgnu89-inline", "twice.c", "-o", "prog", status=0)
        self.assertEqual(self.run_program("prog").out, "3 4\n")
        self.assertIn("redefinition of 'f'", self.minic("twice.c", status=1).err)
        refused = self.minic("-fgnu89-inline", "-Werror=implicit-function-declaration", "f.c", "g.c", status=1)
        self.assertIn("error: call to undeclared function 'other'", refused.err)

    def test_no_library(self):
        self.write("f.c", "int main(void) { putint(1); return 0; }\n")
        self.minic("-nosysylib", "f.c", status=1)
        self.assertEqual(self.files(), ["f.c"])

    def test_checking_changes_nothing(self):
        self.write(
            "f.c", "int f(int n) { int x = 1, y = 2; while (n) { int t = x; x = y; y = t; n = n - 1; } return x; }\n"
        )
        for allocator in ("spill-all", "greedy"):
            for target in ("x86_64", "riscv64"):
                command = ["f.c", "-S", "-o", "-", f"--regalloc={allocator}", f"--target={target}"]
                plain = self.minic(*command, status=0).out
                self.assertEqual(self.minic(*command, "-verify-each", status=0).out, plain)

    def test_log_of_semantics(self):
        for name in ("f", "g"):
            self.write(
                name + ".c", "int %s(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }\n" % name
            )
            self.minic("-O2", "-c", name + ".c", "-verify-semantics-log=log", status=0)
        self.assertRegex(
            self.read("log"),
            r"^f\.c: 1 functions, [1-9]\d* results of passes compared, 0 differences\n"
            r"g\.c: 1 functions, [1-9]\d* results of passes compared, 0 differences\n$",
        )
        failed = self.minic("-O2", "-c", "f.c", "-verify-semantics-log=nowhere/log", status=1)
        self.assertIn("cannot write 'nowhere/log'", failed.err)

    def test_assemble(self):
        self.write("f.c", HELLO)
        self.minic("-S", "f.c", status=0)
        self.minic("-c", "f.s", status=0)
        self.minic("f.o", status=0)
        self.assertEqual(self.run_program("a.out").status, 7)

    def test_riscv(self):
        self.write("f.sy", SYSY)
        self.minic("--target=riscv64", "f.sy", "-o", "prog", status=0)
        done = subprocess.run(["qemu-riscv64", "prog"], cwd=self.cwd, input=b"9", stdout=subprocess.PIPE)
        self.assertEqual((done.stdout, done.returncode), (b"3: 1 2 3\n", 9))

    def test_verbose_and_dry_run(self):
        self.write("f.sy", SYSY)
        done = self.minic("-v", "f.sy", status=0)
        self.assertRegex(done.err, r"(?m)^ cc .*-o .*libsysy\.a .*-lm")
        os.remove(os.path.join(self.cwd, "a.out"))
        done = self.minic("-###", "f.sy", status=0)
        self.assertRegex(done.err, r"(?m)^ cc .*-o a\.out .*libsysy\.a .*-lm")
        self.assertEqual(self.files(), ["f.sy"])

    def test_save_temps(self):
        self.write("f.c", HELLO)
        self.minic("-save-temps", "f.c", "-o", "prog", status=0)
        self.assertEqual(self.files(), ["f.c", "f.ll", "f.o", "f.s", "prog"])


class PreprocessedAssembly(CliTest):
    """.S files: the C compiler preprocesses them by minic's options."""

    SOURCE = '#include "value.h"\n#ifdef HAVE\n.globl f\nf: %s # isn\'t C\n ret\n#endif\n.section .note.GNU-stack\n'
    BODIES = (("x86_64", "mov $VALUE, %eax"), ("riscv64", "li a0, VALUE"))

    def setUp(self):
        super().setUp()
        self.write("headers/value.h", "#define VALUE 42\n")
        self.write("main.c", "int f(void);\nint main(void) { return f(); }\n")

    def test_defines_and_folders_reach_it(self):
        for target, body in self.BODIES:
            for name in ("f.S", "f.sx"):
                self.write(name, self.SOURCE % body)
                self.minic(
                    f"--target={target}", "-DHAVE", "-Iheaders", "-O2", "main.c", name, "-o", "program", status=0
                )
                run = [] if target == "x86_64" else ["qemu-riscv64"]
                self.assertEqual(subprocess.run(run + ["./program"], cwd=self.cwd).returncode, 42)
                self.minic(f"--target={target}", "-I", "headers", "-c", name, "-o", "none.o", status=0)
                self.minic(f"--target={target}", "main.c", "none.o", "-o", "program", status=1)

    def test_kind_by_option(self):
        self.write("f.txt", self.SOURCE % self.BODIES[0][1])
        self.minic("-x", "assembler-with-cpp", "-DHAVE", "-Iheaders", "-c", "f.txt", "-o", "f.o", status=0)
        self.minic("main.c", "f.o", "-o", "program", status=0)

    def test_rules_of_make(self):
        self.write("f.S", self.SOURCE % self.BODIES[0][1])
        self.minic("-Iheaders", "-c", "f.S", "-o", "out.o", "-MMD", status=0)
        self.assertEqual(self.read("out.d"), "out.o: f.S headers/value.h\n")
        self.minic("-Iheaders", "-c", "f.S", "-MMD", "-MP", "-MF", "f.Tpo", "-MT", "name", status=0)
        self.assertEqual(self.read("f.Tpo"), "name: f.S headers/value.h\nheaders/value.h:\n")
        self.assertEqual(self.minic("-Iheaders", "-MM", "f.S", status=0).out, "f.o: f.S headers/value.h\n")

    def test_preprocess_only(self):
        self.write("f.S", self.SOURCE % self.BODIES[0][1])
        self.assertIn("mov $42, %eax # isn't C", self.minic("-E", "-DHAVE", "-Iheaders", "f.S", status=0).out)
        self.assertNotIn("mov", self.minic("-E", "-P", "-Iheaders", "f.S", status=0).out)

    def test_missing_file(self):
        for flags in (["-c"], ["-E"], []):
            self.assertIn("cannot read 'none.S'", self.minic(*flags, "none.S", status=1).err)


if __name__ == "__main__":
    unittest.main()
