"""The command line, rule by rule: which file is written, what stdout and stderr carry, which exit
status is given. Run by ctest with MINIC in the environment; by hand: MINIC=build/release/minic
python3 tests/cli/driver_test.py [Class.test]."""

import json
import os
import re
import shutil
import signal
import stat
import subprocess
import tempfile
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
HELLO = "int main() { return 7; }\n"
SYSY = "const int N = 3;\nint a[N] = {1, 2, 3};\nint main() {\n  putarray(N, a);\n  return getint();\n}\n"
BROKEN = "int main() { return x; }\n"


class Done:
    def __init__(self, process):
        self.status = process.returncode
        self.out = process.stdout.decode("utf-8", "replace") if process.stdout is not None else ""
        self.err = process.stderr.decode("utf-8", "replace") if process.stderr is not None else ""


class CliTest(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="minic-cli-")
        self.tmp = os.path.join(self.dir, "tmp")
        self.cwd = os.path.join(self.dir, "cwd")
        os.mkdir(self.tmp)
        os.mkdir(self.cwd)

    def tearDown(self):
        # Whatever happened, no temporary file remains.
        left = os.listdir(self.tmp)
        hidden = [f for f in os.listdir(self.cwd) if f.startswith(".minic")]
        shutil.rmtree(self.dir, ignore_errors=True)
        self.assertEqual((left, hidden), ([], []), "temporary files were left behind")

    def write(self, name, text):
        path = os.path.join(self.cwd, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", newline="") as f:
            f.write(text)
        return path

    def read(self, name):
        with open(os.path.join(self.cwd, name)) as f:
            return f.read()

    def files(self):
        return sorted(os.listdir(self.cwd))

    def minic(self, *args, stdin=b"", program=MINIC, stdout=subprocess.PIPE, env=None, status=None):
        done = Done(subprocess.run([program, *args], cwd=self.cwd, input=stdin, stdout=stdout, stderr=subprocess.PIPE,
                                   env=dict(os.environ, TMPDIR=self.tmp, LC_ALL="C", **(env or {}))))
        self.assertGreaterEqual(done.status, 0, f"ended by a signal: {args}\n{done.err}")
        if status is not None:
            self.assertEqual(done.status, status, f"minic {' '.join(args)}\n{done.err}")
        return done

    def fails(self, status, pattern, *args, **kwargs):
        done = self.minic(*args, status=status, **kwargs)
        self.assertEqual(done.out, "")
        self.assertRegex(done.err, pattern)
        return done

    def run_program(self, name, *args, stdin=b""):
        return Done(subprocess.run([os.path.join(self.cwd, name), *args], input=stdin, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE))


class Outputs(CliTest):
    """What is made, and under which name."""

    def test_executable(self):
        self.write("f.c", HELLO)
        done = self.minic("f.c", status=0)
        self.assertEqual((done.out, done.err), ("", ""))
        self.assertEqual(self.files(), ["a.out", "f.c"])
        self.assertEqual(self.run_program("a.out").status, 7)

    def test_executable_with_library(self):
        self.write("f.sy", SYSY)
        self.minic("-o", "prog", "f.sy", status=0)
        done = self.run_program("prog", stdin=b"42")
        self.assertEqual((done.out, done.status), ("3: 1 2 3\n", 42))

    def test_modes_and_default_names(self):
        self.write("f.c", HELLO)
        for args, made in ((["-S"], "f.s"), (["-c"], "f.o"), (["-emit-llvm"], "f.ll"), (["--emit-llvm"], "f.ll"),
                           (["-S", "-emit-llvm"], "f.ll"), (["-emit-llvm", "-S"], "f.ll"), (["-llvm"], "f.ll"),
                           (["-emit-llvm", "-c"], "f.ll")):
            for order in ([*args, "f.c"], ["f.c", *args]):
                self.minic(*order, status=0)
                self.assertEqual(self.files(), sorted(["f.c", made]), order)
                os.remove(os.path.join(self.cwd, made))

    def test_output_goes_to_current_directory(self):
        self.write("sub/f.sysu.c", HELLO)
        self.minic("sub/f.sysu.c", "-S", status=0)
        self.assertEqual(self.files(), ["f.sysu.s", "sub"])
        self.assertEqual(os.listdir(os.path.join(self.cwd, "sub")), ["f.sysu.c"])

    def test_extension_picks_mode(self):
        self.write("f.c", HELLO)
        self.minic("f.c", "-o", "x.ll", status=0)
        self.assertIn("define", self.read("x.ll"))
        for name in ("x.s", "x.S"):
            self.minic("f.c", "-o", name, status=0)
            self.assertIn("main:", self.read(name))
        self.minic("f.c", "-o", "x.o", status=0)
        with open(os.path.join(self.cwd, "x.o"), "rb") as f:
            self.assertEqual(f.read(4), b"\x7fELF")
        # A mode that is given outranks the extension.
        self.minic("f.c", "-S", "-o", "y.ll", status=0)
        self.assertIn("main:", self.read("y.ll"))

    def test_spellings_of_output(self):
        self.write("f.c", HELLO)
        for spelling in (["-o", "x.s"], ["-ox.s"], ["--output=x.s"], ["--output", "x.s"]):
            self.minic("f.c", *spelling, status=0)
            os.remove(os.path.join(self.cwd, "x.s"))

    def test_stdout(self):
        self.write("f.c", HELLO)
        self.assertIn("main:", self.minic("f.c", "-S", "-o", "-", status=0).out)
        self.assertIn("define", self.minic("f.c", "-emit-llvm", "-o", "-", status=0).out)
        self.assertEqual(self.files(), ["f.c"])

    def test_stdin_is_a_filter(self):
        self.assertIn("main:", self.minic("-S", "-", stdin=HELLO.encode(), status=0).out)
        self.assertIn("define", self.minic("-emit-llvm", "-", stdin=HELLO.encode(), status=0).out)
        self.assertEqual(self.files(), [])
        self.minic("-S", "-", "-o", "x.s", stdin=HELLO.encode(), status=0)
        self.minic("-", "-std=sysy", "-o", "prog", stdin=SYSY.encode(), status=0)
        self.assertEqual(self.files(), ["prog", "x.s"])
        self.fails(1, r"<stdin>:1:21: error: ", "-", "-S", stdin=BROKEN.encode())

    def test_in_out(self):
        self.write("f.c", HELLO)
        self.minic("f.c", "f.ll", status=0)
        self.minic("f.c", "f.ll", status=0)  # once more: it is minic's own text
        self.assertIn("define", self.read("f.ll"))
        self.minic("f.c", "g.s", status=0)
        self.minic("f.c", "g.s", status=0)
        self.assertIn("main:", self.read("g.s"))
        self.minic("f.c", "prog", status=0)
        self.assertEqual(self.run_program("prog").status, 7)
        self.minic("f.c", "h.o", status=0)
        self.assertEqual(self.files(), ["f.c", "f.ll", "g.s", "h.o", "prog"])

    def test_in_out_does_not_overwrite_inputs(self):
        self.write("f.c", "int g(void);\nint main(void) { return g(); }\n")
        self.write("g.c", "int g(void) { return 9; }\n")
        self.minic("-c", "g.c", status=0)
        self.minic("f.c", "g.o", status=0)
        self.assertEqual(self.run_program("a.out").status, 9)
        self.write("g.s", "\t.globl g\ng:\tmovl $5, %eax\n\tret\n\t.section .note.GNU-stack,\"\",@progbits\n")
        self.minic("f.c", "g.s", status=0)
        self.assertEqual(self.run_program("a.out").status, 5)
        self.assertIn("movl $5", self.read("g.s"))

    def test_contest(self):
        compiler = os.path.join(os.path.dirname(MINIC), "compiler")
        self.write("t.sy", SYSY)
        self.minic("-S", "-o", "t.s", "t.sy", program=compiler, status=0)
        first = self.read("t.s")
        self.minic("-S", "-o", "t.s", "t.sy", "-O1", program=compiler, status=0)
        self.assertEqual(first, self.read("t.s"), "-O1 is the default")
        self.minic("t.sy", "-S", "-o", "t.s", "-O2", program=compiler, status=0)

    def test_same_input_same_bytes(self):
        self.write("t.sy", SYSY)
        outputs = {self.minic("t.sy", "-S", "-o", "-", status=0).out for _ in range(3)}
        self.assertEqual(len(outputs), 1)

    def test_syntax_only(self):
        self.write("f.c", HELLO)
        self.minic("-fsyntax-only", "f.c", status=0)
        self.assertEqual(self.files(), ["f.c"])

    def test_compiler_explorer(self):
        self.write("f.c", HELLO)
        self.minic("-g", "-o", "out.s", "-masm=att", "-fverbose-asm", "-S", "f.c", status=0)
        self.minic("-g", "-o", "out.s", "-fno-verbose-asm", "-S", "f.c", status=0)
        self.minic("-g", "-o", "out.ll", "-S", "-Xclang", "-emit-llvm", "-fsyntax-only", "f.c", status=0)
        self.assertIn("define", self.read("out.ll"))
        done = self.minic("-S", "-o", "out.s", "-mllvm", "--print-before-all", "-mllvm", "--print-after-all", "f.c", status=0)
        self.assertRegex(done.err, r"(?m)^; \*\*\* IR Dump After mem2reg on main \*\*\*$")
        help_text = self.minic("-mllvm", "--help-list-hidden", "-x", "c++", "/dev/null", "-c", status=0).out
        for option in ("--print-before-all", "--print-after-all"):
            self.assertIn(option, help_text)

    def test_optimisation_levels(self):
        self.write("f.c", "int f(int a) { int b = a; return b; }\n")
        text = lambda *args: self.minic("f.c", "-emit-llvm", "-o", "-", *args, status=0).out
        self.assertIn("alloca", text("-O0"))
        self.assertNotIn("alloca", text())
        self.assertEqual(text(), text("-O1"))
        for level in ("-O", "-Og"):
            self.assertEqual(text(level), text("-O1"))
        for level in ("-O3", "-Os", "-Oz", "-Ofast"):
            self.assertEqual(text(level), text("-O2"))
        self.assertIn("alloca", text("-O1", "-O0"), "the last level counts")
        self.assertNotIn("alloca", text("-O0", "-passes=mem2reg,dce"))
        self.assertNotIn("alloca", text("-O0", "-mem2reg"))
        self.assertIn("alloca", text("-passes="))

    def test_typed_pointers(self):
        self.write("f.c", "int f(int *p) { return *p; }\n")
        text = self.minic("f.c", "-emit-llvm", "--typed-pointers", "-o", "-", status=0).out
        self.assertIn("i32*", text)
        self.assertNotIn("ptr", text)

    def test_targets(self):
        self.write("f.c", HELLO)
        for target in ("riscv64", "riscv64-linux-gnu", "riscv64-unknown-linux-gnu"):
            riscv = self.minic(f"--target={target}", "-S", "f.c", "-o", "-", status=0).out
            self.assertNotIn("%eax", riscv)
        for target in ("x86_64", "x86_64-pc-linux-gnu"):
            self.assertIn("%", self.minic("--target", target, "-S", "f.c", "-o", "-", status=0).out)

    def test_permissions(self):
        self.write("f.c", HELLO)
        old = os.umask(0o027)
        try:
            self.minic("f.c", "-S", status=0)
            self.minic("f.c", "-o", "prog", status=0)
        finally:
            os.umask(old)
        mode = lambda name: stat.S_IMODE(os.stat(os.path.join(self.cwd, name)).st_mode)
        self.assertEqual(mode("f.s"), 0o640)
        self.assertEqual(mode("prog"), 0o750)

    def test_symbolic_link_is_written_through(self):
        self.write("f.c", HELLO)
        real = self.write("real.s", "")
        os.symlink("real.s", os.path.join(self.cwd, "link.s"))
        self.minic("f.c", "-S", "-o", "link.s", status=0)
        self.assertTrue(os.path.islink(os.path.join(self.cwd, "link.s")))
        with open(real) as f:
            self.assertIn("main:", f.read())

    def test_odd_names(self):
        for name in ("a b.c", "it's.c", "-dash.c", "ü.c", "$x.c", "a;b.c"):
            self.write(name, HELLO)
            self.minic("-o", "prog", "--", name, status=0)
            self.assertEqual(self.run_program("prog").status, 7)
            os.remove(os.path.join(self.cwd, "prog"))


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
        self.write("f.c", "#include <math.h>\nint main(int argc, char **argv) { return fabs(-3.0 * argc) + cbrt(8.0 * argc); }\n")
        self.minic("f.c", "-o", "prog", status=0)
        self.assertEqual(subprocess.run([os.path.join(self.cwd, "prog")]).returncode, 5)

    def test_only_programs_that_ask_for_a_library_get_it(self):
        """A probe of configure declares a function as it likes, and the linker says whether there is one."""
        for probe in ("char getch(); int main(void) { return getch(); }", "char cbrt(); int main(void) { return cbrt(); }",
                      "#include <stdio.h>\nint getint(void); int main(void) { return getint(); }",
                      "void putint(double); int main(void) { putint(1); return 0; }"):
            self.write("f.c", probe + "\n")
            self.fails(1, "undefined reference", "f.c", "-o", "prog")
        for program in ("int main(void) { putint(getch()); return 0; }", 'int main(void) { putf("%d", getch()); return 0; }',
                        "int putint(int); int getch(); int main(void) { putint(getch()); return 0; }", '#include <stdio.h>\n#include "sylib.h"\nint main(void) { putint(getch()); }',
                        "double cbrt(double); int main(int n, char **v) { putint(__builtin_fma(cbrt(n), 42.0 * n, 7.0)); return 0; }"):
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
        self.write("f.c", 'void _start(void) { __asm__ volatile("movl $60, %%eax; movl $3, %%edi; syscall" ::: "memory"); }\n')
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
        self.write("f.c", """extern inline int f(int x) { return x + 1; }
extern inline int g(int x);
int g(int x) { return x + 2; }
inline int h(void) { return f(1) + g(1) + other(); }
shown() { printf("%d %g\\n", h(), fabs(-2.5)); }
main() { shown(); return 0; }
""")
        self.write("g.c", "extern inline int f(int x) { return x + 1; }\nint g(int x);\nint other(void) { return g(1) * 100; }\n")
        for options in (("-std=gnu89", "-w"), ("-fgnu89-inline", "-Wno-implicit"), ("-fgnu89-inline", "-Wno-error=implicit")):
            self.minic(*options, "-O0", "f.c", "g.c", "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog").out, "305 2.5\n")
        self.minic("-Wno-implicit", "-w", "f.c", "g.c", status=1)
        self.assertIn("undeclared function 'other'", self.minic("-fgnu89-inline", "f.c", "g.c", status=0).err)
        self.write("twice.c", """extern inline int f(int x) { return x + 1; }
int early(void) { return f(1); }
int f(int x) { return x + 2; }
int printf(const char *, ...);
int main(void) { printf("%d %d\\n", early(), f(2)); return 0; }
""")
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
        self.write("f.c", "int f(int n) { int x = 1, y = 2; while (n) { int t = x; x = y; y = t; n = n - 1; } return x; }\n")
        for allocator in ("spill-all", "greedy"):
            for target in ("x86_64", "riscv64"):
                command = ["f.c", "-S", "-o", "-", f"--regalloc={allocator}", f"--target={target}"]
                plain = self.minic(*command, status=0).out
                self.assertEqual(self.minic(*command, "-verify-each", status=0).out, plain)

    def test_log_of_semantics(self):
        for name in ("f", "g"):
            self.write(name + ".c", "int %s(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }\n" % name)
            self.minic("-O2", "-c", name + ".c", "-verify-semantics-log=log", status=0)
        self.assertRegex(self.read("log"), r"^f\.c: 1 functions, [1-9]\d* results of passes compared, 0 differences\n"
                                           r"g\.c: 1 functions, [1-9]\d* results of passes compared, 0 differences\n$")
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
                self.minic(f"--target={target}", "-DHAVE", "-Iheaders", "-O2", "main.c", name, "-o", "program", status=0)
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


class Folders(CliTest):
    def test_after_all_others(self):
        self.write("after/stdio.h", "#error not this one\n")
        self.write("after/mine.h", "#define MINE 3\n")
        self.write("f.c", "#include <stdio.h>\n#include <mine.h>\nint x = MINE;\n")
        for flags in (["-idirafter", "after"], ["-idirafterafter"]):
            self.minic("-c", *flags, "f.c", status=0)
        self.minic("-c", "-Iafter", "f.c", status=1)


class Running(CliTest):
    def test_interpreter(self):
        self.write("f.sy", SYSY)
        done = self.minic("--run", "f.sy", stdin=b"250", status=250)
        self.assertEqual(done.out, "3: 1 2 3\n")
        self.assertEqual(self.files(), ["f.sy"])
        self.minic("f.sy", "--run", stdin=b"3", status=3)
        self.minic("-O0", "--run", "f.sy", stdin=b"3", status=3)

    def test_interpreter_needs_no_tools(self):
        self.write("f.sy", SYSY)
        self.minic("--run", "f.sy", stdin=b"3", env={"PATH": "/nowhere"}, status=3)

    def test_arguments_are_the_programs(self):
        self.write("f.c", "int puts(const char*);\nint main(int argc, char **argv) {\n"
                          "  for (int i = 1; i < argc; i++) puts(argv[i]);\n  return argc;\n}\n")
        for how in ("--run", "--run=native"):
            done = self.minic(how, "f.c", "-O0", "a b", "--help", status=4)
            self.assertEqual(done.out, "-O0\na b\n--help\n", how)
            self.minic(how, "f.c", "--", "x", status=2)

    def test_native(self):
        self.write("f.sy", SYSY)
        done = self.minic("--run=native", "f.sy", stdin=b"77", status=77)
        self.assertEqual(done.out, "3: 1 2 3\n")
        self.assertEqual(self.files(), ["f.sy"])

    def test_native_riscv(self):
        self.write("f.sy", SYSY)
        self.minic("--target=riscv64", "--run=native", "f.sy", stdin=b"77", status=77)

    def test_program_dies(self):
        self.write("f.c", "void abort(void);\nint main(void) { putint(5); abort(); return 0; }\n")
        done = self.minic("--run=native", "f.c", status=128 + signal.SIGABRT)
        self.assertEqual(done.out, "5")
        self.assertIn("ended by signal 6", done.err)

    def test_errors_are_errors(self):
        self.write("f.c", BROKEN)
        self.fails(1, "error:", "--run", "f.c")
        self.fails(1, "cannot read", "--run", "nowhere.c")


class Usage(CliTest):
    """Wrong command lines (exit status 2), files that cannot be read or written (1): one line on stderr."""

    def test_no_input(self):
        self.fails(1, r"^minic: error: no input files\n$")
        self.fails(1, "no input files", "-O1")

    def test_unknown_options(self):
        self.write("f.c", HELLO)
        for wrong, right in (("-emit-llmv", "-emit-llvm"), ("-fsyntax-onyl", "-fsyntax-only"), ("--hepl", "--help"),
                             ("--taget=riscv64", "--target"), ("-print-affter-all", "--print-after-all"),
                             ("-mem2rge", "-mem2reg"), ("--verison", "--version"), ("-time-pases", "-time-passes")):
            self.fails(2, f"unknown option '{re.escape(wrong)}'; did you mean '{right}", "f.c", wrong)
        self.fails(2, "unknown option '-qwertyuiop'\n", "f.c", "-qwertyuiop")
        self.assertEqual(self.files(), ["f.c"])

    def test_bad_values(self):
        self.write("f.c", HELLO)
        for wrong in ("-O7", "-std=pascal", "--target=z80", "-fdiagnostics-color=maybe", "-ferror-limit=x", "-x"):
            self.fails(2, "error: ", "f.c", wrong)
        self.fails(2, "argument to '-o' is missing", "f.c", "-o")
        self.fails(2, "nosuchpass", "f.c", "-S", "-passes=mem2reg,nosuchpass")
        self.fails(2, "nosuch", "f.c", "-S", "--regalloc=nosuch")
        self.assertEqual(self.files(), ["f.c"])

    def test_unreadable_inputs(self):
        self.fails(1, r"cannot read 'no\.c': No such file", "no.c", "-S")
        os.mkdir(os.path.join(self.cwd, "dir.c"))
        self.fails(1, r"cannot read 'dir\.c': Is a directory", "dir.c", "-S")
        self.fails(1, r"cannot read 'no\.o'", "no.o")
        self.write("f.xyz", HELLO)
        self.fails(2, r"'f\.xyz': unknown kind of file", "f.xyz", "-S")
        self.minic("-x", "c", "f.xyz", "-S", status=0)

    @unittest.skipIf(os.geteuid() == 0, "root may read and write everything")
    def test_permissions(self):
        path = self.write("f.c", HELLO)
        os.chmod(path, 0)
        self.fails(1, "Permission denied", "f.c", "-S")
        os.chmod(path, 0o600)
        os.chmod(self.write("f.s", "old"), 0o400)
        self.fails(1, "Permission denied", "f.c", "-S")

    def test_unwritable_outputs(self):
        self.write("f.c", HELLO)
        os.mkdir(os.path.join(self.cwd, "dir"))
        self.fails(1, "cannot write 'dir': Is a directory", "f.c", "-S", "-o", "dir")
        self.fails(1, "cannot write 'no/x.s': No such file", "f.c", "-S", "-o", "no/x.s")
        for args in (["-S"], ["-emit-llvm"], ["-c"], []):
            self.fails(1, "cannot write '/dev/full': No space left", "f.c", *args, "-o", "/dev/full")
            self.minic("f.c", *args, "-o", "/dev/null", status=0)
        for device in ("/dev/full", "/dev/null"):
            self.assertTrue(stat.S_ISCHR(os.stat(device).st_mode), f"{device} is no device any more")
        with open("/dev/full", "w") as full:
            done = self.minic("f.c", "-S", "-o", "-", stdout=full, status=1)
            self.assertIn("No space left", done.err)
            self.minic("--help", stdout=full, status=1)
        self.assertEqual(self.files(), ["dir", "f.c"])

    def test_input_is_output(self):
        self.write("f.c", HELLO)
        self.fails(1, "is the input and the output", "f.c", "-S", "-o", "f.c")
        self.fails(1, "is the input and the output", "f.c", "-S", "-o", "./f.c")
        self.minic("f.c", "-emit-llvm", status=0)
        before = self.read("f.ll")
        self.fails(1, "would replace the input", "f.ll", "-emit-llvm")
        self.assertEqual(self.read("f.ll"), before)
        self.minic("f.ll", "-passes=", "-emit-llvm", "-o", "f.ll", status=0)

    def test_closed_pipe(self):
        self.write("f.c", HELLO)
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "w") as pipe:
            self.minic("f.c", "-S", "-o", "-", stdout=pipe, status=1)

    def test_response_files(self):
        self.write("f.c", HELLO)
        self.write("args", "-S -o 'a b.s'\n  \"f.c\"  ")
        self.minic("@args", status=0)
        self.assertIn("a b.s", self.files())
        self.write("more", "@args -O0\r\n")
        self.minic("@more", status=0)
        self.write("loop", "@loop")
        self.fails(2, "too deeply", "@loop")
        self.fails(2, "cannot read '@nofile'", "@nofile")

    def test_plain_char(self):
        self.write("f.c", """
            #include <limits.h>
            int main(void) {
              volatile char c = 200;
              int r = c < 0;
            #if '\\377' < 0
              r |= 2;
            #endif
            #ifdef __CHAR_UNSIGNED__
              r |= 4;
            #endif
              return r | ('\\377' < 0 ? 8 : 0) | (CHAR_MIN < 0 ? 16 : 0) | ("\\377"[0] < 0 ? 32 : 0);
            }""")
        for option, result in (("-fsigned-char", 59), ("-funsigned-char", 4)):
            for how in (["--run"], ["--run=native", "-O2"], ["--run=native", "--target=riscv64"]):
                self.minic(option, *how, "f.c", status=result)
        self.minic("--target=riscv64", "--run", "f.c", status=4)

    def test_prefix_maps(self):
        self.write("sub/f.c", 'const char *name(void) { return __FILE__; }\n')
        def text(*options):
            return self.minic("-S", "-g", "sub/f.c", *options, "-o", "-", status=0).out
        self.assertIn('"sub/f.c"', text())
        both = text("-ffile-prefix-map=sub/=/other/", f"-ffile-prefix-map={self.cwd}=/build")
        self.assertNotIn("sub/", both)
        self.assertNotIn(self.cwd, both)
        for part in ('.string\t"/other/f.c"', '.file\t1 "/other/f.c"', '.string\t"/build"'):
            self.assertIn(part, both)
        self.assertIn('.string\t"b/f.c"', text("-fmacro-prefix-map=sub=a", "-fmacro-prefix-map=sub=b"))
        debug = text("-fdebug-prefix-map=sub=x")
        self.assertIn('.file\t1 "x/f.c"', debug)
        self.assertIn('.string\t"sub/f.c"', debug)
        self.fails(2, "expected OLD=NEW", "sub/f.c", "-S", "-ffile-prefix-map=sub")

    def test_questions(self):
        """Where things are: minic's own headers, else as the C compiler says."""
        folder = self.minic("-print-file-name=include", status=0).out.strip()
        self.assertTrue(os.path.exists(os.path.join(folder, "stddef.h")), folder)
        for question in ("-print-file-name=crt1.o", "-print-prog-name=ld", "-print-search-dirs", "-print-libgcc-file-name",
                         "-print-multiarch"):
            self.assertEqual(self.minic(question, status=0).out, subprocess.run(["cc", question], stdout=subprocess.PIPE).stdout.decode())

    def test_freestanding(self):
        self.write("f.c", "double fabs(double); unsigned long strlen(const char *);\n"
                   "int f(const char *s) { return strlen(s) + strlen(s) + __STDC_HOSTED__; }\n")
        def calls(*options):
            return self.minic("-S", "-O2", "f.c", *options, "-o", "-", status=0).out.count("strlen")
        self.assertEqual(calls(), 1)
        for option in ("-fno-builtin", "-fno-builtin-strlen", "-ffreestanding"):
            self.assertEqual(calls(option), 2, option)
        self.assertEqual(calls("-fno-builtin-strcmp"), 1)
        self.assertEqual(self.minic("-E", "-P", "-ffreestanding", "-", stdin=b"__STDC_HOSTED__", status=0).out.strip(), "0")

    def test_harmless_flags(self):
        self.write("f.c", HELLO)
        done = self.minic("f.c", "-S", "-Wall", "-Wextra", "-lm", "-std=c11", "-std=gnu99", "-pipe", "-fPIC", "-m64", status=0)
        self.assertEqual(done.err, "")
        done = self.minic("f.c", "-S", "-march=native", "-funroll-loops", "-fstack-protector-strong", "-Werror", status=0)
        self.assertEqual(done.err, "")
        done = self.minic("f.c", "-S", "-Wall", "-Werror", "-flto", "-mcmodel=small", "-mabi=sysv", "-fno-inline", "-frandom-seed=1",
                          "-fno-unwind-tables", "-msse4.2", "-falign-loops=16", "-fanalyzer", "-fexec-charset=UTF-8", status=0)
        self.assertEqual(done.err, "")
        done = self.minic("f.c", "-S", "--target=riscv64", "-Werror", "-mcmodel=medany", "-mabi=lp64d", status=0)
        self.assertEqual(done.err, "")
        done = self.minic("f.c", "-S", "-masm=intel", "-Iinclude", "-D", "X=1", status=0)
        self.assertRegex(done.err, r"warning: '-masm=intel' has no effect here \[-Wunused-command-line-argument\]")
        for quiet in ("-w", "-Wno-unused-command-line-argument"):
            self.assertEqual(self.minic("f.c", "-S", "-masm=intel", quiet, status=0).err, "")

    def test_refused_flags(self):
        """What would change the meaning of a program is not dropped in silence."""
        self.write("f.c", HELLO)
        for flag in ("-m32", "-fopenmp", "-pg", "--coverage", "-fprofile-generate", "-fprofile-use=x", "-fsanitize=thread",
                     "-mno-sse", "-ftrapv", "-fshort-enums", "-fpack-struct", "-fms-extensions", "-mno-red-zone", "-C", "-MG", "-ftrivial-auto-var-init=zero", "-mcmodel=large", "-mabi=ms", "-traditional-cpp"):
            self.fails(2, f"option '{flag}' is not supported", "f.c", "-S", flag)
        self.fails(2, "option '-mcmodel=small' is not supported", "f.c", "-S", "--target=riscv64", "-mcmodel=small")
        self.fails(2, "expected UTF-8", "f.c", "-S", "-finput-charset=latin1")

    def test_device_in_and_out(self):
        """Probes for options read and write /dev/null."""
        self.minic("-S", "-o", "/dev/null", "-xc", "/dev/null", "-Os", status=0)
        self.minic("-c", "-o", "/dev/null", "-xc", "/dev/null", status=0)

    def test_version_by_v(self):
        done = self.minic("-v", status=0)
        self.assertIn("gcc", done.err)

    def test_preprocessor_arguments(self):
        self.write("h.h", "int h;\n")
        self.write("f.c", '#include "h.h"\nint x = A;\n')
        self.minic("f.c", "-S", "-Wp,-MMD,rule.d,-DA=3", status=0)
        self.assertIn("h.h", self.read("rule.d"))

    def objdump(self, *args):
        return subprocess.run(["objdump", *args], cwd=self.cwd, stdout=subprocess.PIPE, check=True).stdout.decode()

    def test_relocatable(self):
        self.write("a.c", "int g(void); int main(void) { return g(); }\n")
        self.write("b.c", "int g(void) { return 6; }\n")
        self.minic("-c", "b.c", status=0)
        self.minic("-r", "-o", "both.o", "a.c", "b.o", status=0)
        self.assertFalse(os.stat(os.path.join(self.cwd, "both.o")).st_mode & 0o111)
        self.minic("both.o", "-o", "prog", status=0)
        self.assertEqual(self.run_program("prog").status, 6)

    def test_sections(self):
        """Those that nothing refers to can be dropped: functions, their jump tables, variables."""
        cases = "".join(f"case {i}: return u1[x] = x * {i * i + 3} + u{i % 2}[x];" for i in range(8))
        self.write("f.c", "int u0[9] = {1}; static int u1[9]; const int c[9] = {2}; _Thread_local int t; int *const p = u0;\n"
                   f"int g(int x) {{ switch (x) {{ {cases} }} return t + *p + c[x]; }} int main(void) {{ return 3; }}\n")
        self.minic("-c", "-O2", "-ffunction-sections", "-fdata-sections", "f.c", status=0)
        names = self.objdump("-h", "f.o").split()
        for name in (".text.g", ".text.main", ".rodata.g", ".data.u0", ".bss.u1", ".rodata.c", ".tbss.t", ".data.rel.ro.p"):
            self.assertIn(name, names)
        self.minic("f.o", "-Wl,--gc-sections", "-o", "prog", status=0)
        self.assertNotRegex(self.objdump("-t", "prog"), r" (g|u0|u1|c|p)\n")
        self.assertEqual(self.run_program("prog").status, 3)

    def test_common(self):
        self.write("a.c", "int v; int w; int main(void) { return v + w; }\n")
        self.write("b.c", "int v; int w = 5;\n")
        self.fails(1, "multiple definition", "a.c", "b.c", "-O2")
        self.minic("-fcommon", "a.c", "b.c", "-O2", "-o", "prog", status=0)
        self.assertEqual(self.run_program("prog").status, 5)

    def test_name_of_source(self):
        """The object has it, and not that of a temporary file."""
        self.write("sub/f.c", HELLO)
        self.minic("-c", "sub/f.c", status=0)
        self.assertRegex(self.objdump("-t", "f.o"), r"df \*ABS\*.* sub/f\.c\n")
        self.minic("-E", "sub/f.c", "-o", "temporary.i", status=0)
        self.minic("-c", "temporary.i", status=0)
        self.assertRegex(self.objdump("-t", "temporary.o"), r"df \*ABS\*.* sub/f\.c\n")

    def test_shared_library(self):
        self.write("lib.c", "int v = 1; static int s = 2; int get(void) { return v + s; } int twice(void) { return 2 * get(); }\n")
        self.write("main.c", "int v; int get(void) { return 20 + v; } int twice(void); int main(void) { return twice(); }\n")
        for level in ("-O0", "-O1"):  # -O2 inlines, as clang's does
            self.minic("lib.c", level, "-fPIC", "-shared", "-o", "libf.so", status=0)
            self.minic("main.c", level, "-L.", "-lf", "-Wl,-rpath," + self.cwd, "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog").status, 40)


class Failures(CliTest):
    def test_program_errors(self):
        self.write("f.c", BROKEN)
        self.write("f.s", "as it was")
        for args in (["-S"], ["-c"], ["-emit-llvm"], [], ["-fsyntax-only"], ["-o", "prog"], ["--target=riscv64", "-S"]):
            done = self.fails(1, r"^f\.c:1:21: error: use of undeclared identifier 'x'", "f.c", *args)
            self.assertIn("1 error generated.", done.err)
        self.assertEqual(self.files(), ["f.c", "f.s"])
        self.assertEqual(self.read("f.s"), "as it was")

    def test_late_error_leaves_nothing(self):
        self.write("f.c", "int f(int a) { return a + 1; }\n" * 1 + "\n".join(
            f"int f{i}(int a) {{ return a * {i}; }}" for i in range(2000)) + "\n" + BROKEN)
        self.minic("f.c", "-S", status=1)
        self.minic("f.c", "-S", "-o", "-", status=1)
        self.assertEqual(self.files(), ["f.c"])

    def test_order_of_messages(self):
        """By lines, whichever stage finds them; a note stays with its message, an inclusion in its place."""
        self.write("in.h", "int h = undeclared;\nint k = 08;\n")
        self.write("f.c", """#define BAD(x) ((x) + missing)
int f(int a) {
  a == 1;
  undeclared1 = a;
  int a;
#include "in.h"
  BAD(undeclared2);
  for (int i = 0; i < a; i++) a = ;
  int u;
  undeclared3 = u;
  return g(;
}
int g(int a) {
  int u;
  a = u;
  int unused;
  return a;
}
""")
        places = ["f.c:3: warning", "f.c:3: note", "f.c:4: error", "f.c:5: error", "f.c:2: note",
                  "in.h:1: error", "in.h:2: error", "f.c:7: error", "f.c:7: error", "f.c:8: error", "f.c:10: error", "f.c:11: error", "f.c:16: warning"]
        done = self.minic("f.c", "-S", "-Wall", status=1)
        found = re.findall(r"^([\w.]+:\d+):\d+: (error|warning|note): (?!expanded)", done.err, re.M)
        self.assertEqual([": ".join(place) for place in found], places)
        self.assertIn("2 warnings and 9 errors generated.", done.err)
        done = self.minic("f.c", "-S", "-Wall", "-fdiagnostics-format=json", status=1)
        found = []
        for message in json.loads(done.err):
            for each in [message] + message.get("children", []):
                caret = each["locations"][0]["caret"]
                found.append(f"{caret['file']}:{caret['line']}: {each['kind']}")
        self.assertEqual(found, places)
        # Of errors of several stages the limit leaves the first.
        done = self.minic("f.c", "-S", "-fmax-errors=1", status=1)
        self.assertEqual(re.findall(r"^f\.c:\d+:\d+: error", done.err, re.M), ["f.c:4:3: error"])
        self.assertIn("\n1 warning and 1 error generated.", done.err)
        done = self.minic("f.c", "-S", "-Wall", "-Werror", "-fmax-errors=2", status=1)
        self.assertEqual(re.findall(r"^f\.c:(\d+):\d+: error", done.err, re.M), ["3", "4"])
        # The uses of variables before they have a value, too, which the IR shows.
        self.write("g.c", "int g(int a) {\n  int u;\n  a = u;\n  int unused;\n  return a;\n}\n")
        done = self.minic("g.c", "-S", "-Wall", "-o", "g.s")
        self.assertEqual(re.findall(r"^g\.c:(\d+):\d+: warning", done.err, re.M), ["3", "4"])

    def test_json(self):
        self.write("f.c", BROKEN)
        done = self.minic("f.c", "-S", "-fdiagnostics-format=json", status=1)
        document = json.loads(done.err)
        self.assertEqual(len(document), 1)

    def test_sarif(self):
        self.write("a b.c", "/* é */ int f(int a) { if (a = 3) return g(); return 0; }\n" + BROKEN)
        for options, name in (["-fdiagnostics-format=sarif"], None), (["--report=sarif-stderr"], None), (["--report=sarif-file"], "a b.c.sarif"):
            done = self.minic("a b.c", "-S", "-Wall", *options, status=1)
            log = json.loads(self.read(name) if name else done.err)
            if name:
                self.assertEqual(done.err, "")
                os.remove(os.path.join(self.cwd, name))
            self.assertEqual(log["version"], "2.1.0")
            run = log["runs"][0]
            self.assertEqual(run["tool"]["driver"]["name"], "minic")
            found = [(result["level"], result.get("ruleId"), result["locations"][0]["physicalLocation"]["region"]["startLine"])
                     for result in run["results"]]
            self.assertEqual(found, [("warning", "-Wparentheses", 1), ("warning", "-Wimplicit-function-declaration", 1), ("error", None, 2)])
            first = run["results"][0]
            self.assertEqual(first["locations"][0]["physicalLocation"],
                             {"artifactLocation": {"uri": "a%20b.c"},
                              "region": {"startLine": 1, "startColumn": 28, "endLine": 1, "endColumn": 33}})
            self.assertEqual([note["message"]["text"][:5] for note in first["relatedLocations"]], ["place", "use '"])
            self.assertEqual({rule["id"] for rule in run["tool"]["driver"]["rules"]}, {"-Wparentheses", "-Wimplicit-function-declaration"})
        self.minic("a b.c", "-S", "--report=json-file", status=1)
        self.assertEqual(len(json.loads(self.read("a b.c.json"))), 3)
        self.assertEqual(self.files(), ["a b.c", "a b.c.json"])

    def test_remarks_as_json(self):
        """A remark outlives the pass that made it."""
        self.write("f.c", "int f(int a) { int b = a; return b; }\n")
        done = self.minic("f.c", "-S", "-O1", "-Rpass=mem2reg", "-fdiagnostics-format=json")
        document = json.loads(done.err)
        self.assertEqual([d["option"] for d in document], ["-Rpass=mem2reg"] * 2)
        self.assertEqual([d["kind"] for d in document], ["remark"] * 2)

    def test_colour(self):
        self.write("f.c", BROKEN)
        self.assertNotIn("\033", self.minic("f.c", status=1).err)
        for flag in ("-fdiagnostics-color", "-fdiagnostics-color=always", "-fcolor-diagnostics"):
            self.assertIn("\033", self.minic("f.c", flag, status=1).err)
        self.assertNotIn("\033", self.minic("f.c", "-fcolor-diagnostics", "-fno-color-diagnostics", status=1).err)

    def test_error_limit(self):
        self.write("f.c", "int main() {\n" + "".join(f"  x{i} = 1;\n" for i in range(50)) + "}\n")
        count = lambda *args: self.minic("f.c", "-S", *args, status=1).err.count("error: use of")
        self.assertEqual(count(), 20)
        self.assertEqual(count("-ferror-limit=3"), 3)
        self.assertEqual(count("-ferror-limit=0"), 50)

    def test_werror(self):
        self.write("f.c", "int main(void) { int unused; return 0; }\n")
        self.assertRegex(self.minic("f.c", "-Wall", status=0).err, r"warning: .*\[-Wunused-variable\]")
        self.minic("f.c", "-Wall", "-Werror", "-o", "x", status=1)
        self.assertEqual(self.files(), ["a.out", "f.c"])

    def test_arrays_shared_with_other_compilers(self):
        # By the psABI of x86-64 arrays of 16 bytes and more are 16-aligned, and others' code relies on it.
        self.write("ours.c", """
            void fill(char *p);
            char before = 1; char global[17]; char between = 1; char more[16] = "x"; char tentative[24];
            int main() {
              static char off = 1; static char local[19];
              char first[3]; char a[16]; char odd[5]; char b[21];
              first[0] = off; odd[0] = before;
              fill(global); fill(more); fill(tentative); fill(local); fill(a); fill(b);
              return a[15] + b[0] + global[3] + odd[0] + first[0] - before - off;
            }""")
        self.write("theirs.c", """
            typedef char Vector __attribute__((vector_size(16)));
            void fill(char *p) { asm("movaps %1, %0" : "=m"(*(Vector *)p) : "x"((Vector){1, 1, 1, 1, 1, 1, 1, 1,
                                                                              1, 1, 1, 1, 1, 1, 1, 1})); }""")
        for level in ("-O0", "-O1"):
            self.minic("ours.c", "-S", level, "-o", "ours.s", status=0)
            subprocess.run(["gcc", "-O1", "ours.s", "theirs.c", "-o", "both"], cwd=self.cwd, check=True)
            self.assertEqual(subprocess.run([os.path.join(self.cwd, "both")]).returncode, 3, level)

    def test_output_map(self):
        self.write("f.c", """#include <stdio.h>
static void show(int n) { printf("%d\\n", n); }
int main(void) {
  for (int i = 0; i < 3; i++) fputs("ab", stdout);
  show(1); show(2);
  return 5;
}
""")
        done = self.minic("--run", "--output-map=f.map", "f.c", status=5)
        self.assertEqual(done.out, "ababab1\n2\n")
        self.assertEqual(self.read("f.map"), "6\tf.c:4:31\n8\tf.c:2:27\tf.c:5:3\n10\tf.c:2:27\tf.c:5:12\n")
        self.assertRegex(self.minic("--run", "--output-map=/nowhere/map", "f.c", status=1).err, "error: cannot write ./nowhere/map")

    def test_missing_tools(self):
        self.write("f.c", HELLO)
        self.fails(1, "cannot run 'cc': .*package gcc", "f.c", env={"PATH": "/nowhere"})
        self.minic("f.c", "-S", env={"PATH": "/nowhere"}, status=0)
        self.assertEqual(self.files(), ["f.c", "f.s"])

    def test_tool_dies(self):
        self.write("f.c", HELLO)
        bin_dir = os.path.join(self.cwd, "bin")
        os.mkdir(bin_dir)
        tool = self.write("bin/cc", "#!/bin/sh\nkill -9 $$\n")
        os.chmod(tool, 0o755)
        self.fails(1, "'cc' was ended by signal 9", "f.c", env={"PATH": bin_dir + ":/bin:/usr/bin"})
        self.assertEqual(self.files(), ["bin", "f.c"])


class Information(CliTest):
    def test_help(self):
        text = self.minic("--help", status=0).out
        option_lines = [l for l in text.split("\n") if l.startswith("  -")]
        self.assertGreater(len(option_lines), 40)
        for line in option_lines:
            self.assertRegex(line, r"^ {2}--?\S.*?  +\S")
        for option in ("-emit-llvm", "-mllvm", "--target=", "-fverbose-asm", "-fcolor-diagnostics", "--run", "-###"):
            self.assertRegex(text, rf"(?m)^  {re.escape(option)}")
        self.assertGreater(len(self.minic("--help-hidden", status=0).out), len(text))
        self.assertEqual(self.minic("-h", status=0).out, text)

    def test_version(self):
        self.assertRegex(self.minic("--version", status=0).out, r"^minic version \d+\.\d+\.\d+\n")
        self.assertRegex(self.minic("-dumpversion", status=0).out, r"^\d+\.\d+\.\d+\n$")
        self.assertEqual(self.minic("-dumpmachine", "--target=riscv64", status=0).out, "riscv64-linux-gnu\n")

    def test_passes(self):
        text = self.minic("--list-passes", status=0).out
        for phase in ("mem2reg", "dce", "globaldce", "allocate"):
            self.assertIn(f"  {phase} ", text)

    def test_pipelines(self):
        """What -print-pipeline-passes prints, -passes= reads."""
        for level in ("-O0", "-O1", "-O2", "-passes=function(mem2reg),cgscc(dce,adce),globaldce,module(dce)"):
            passes, codegen, stages = self.minic(level, "-print-pipeline-passes", status=0).out.splitlines()
            self.assertRegex(codegen, r"^codegen\((\S+,)?check-lowering,.*,join-variables\)$")
            self.assertEqual("lower-geps" in codegen, level == "-O2")
            self.assertRegex(stages, r"^machine\(lower,.*,allocate,.*,emit\)$")
            self.assertEqual(self.minic("-passes=" + passes, "-print-pipeline-passes", status=0).out.splitlines()[0], passes)
        self.fails(2, "'globaldce' works on modules", "-passes=function(globaldce)", "-print-pipeline-passes")

    def test_manual(self):
        text = self.minic("--print-man-page", status=0).out
        self.assertTrue(text.startswith(".TH MINIC 1"))
        if shutil.which("groff"):
            done = subprocess.run(["groff", "-man", "-Tutf8", "-ww"], input=text.encode(), stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
            self.assertEqual(done.stderr, b"")

    def test_dumps(self):
        self.write("f.c", "int f(int a) { int b = a; return b; }\nint g(int a) { int b = a; return b; }\n")
        err = lambda *args: self.minic("f.c", "-S", "-o", "/dev/null", *args, status=0).err
        for name in ("-print-after=mem2reg", "--print-after=mem2reg"):
            self.assertEqual(re.findall(r"(?m)^; \*\*\* .* \*\*\*$", err(name)),
                             ["; *** IR Dump After mem2reg on f ***", "; *** IR Dump After mem2reg on g ***"])
        self.assertEqual(re.findall(r"(?m)^; \*\*\* .* \*\*\*$", err("-print-before=mem2reg", "-filter-print-funcs=g")),
                         ["; *** IR Dump Before mem2reg on g ***"])
        self.assertIn("IR Dump After", err("-print-changed"))

    def test_dumps_of_the_back_end(self):
        self.write("f.c", "int f(int a) { return a; }\nint g(int a) { return a; }\n")
        err = lambda *args: self.minic("f.c", "-S", "-o", "/dev/null", *args, status=0).err
        dumps = lambda *args: re.findall(r"(?m)^; \*\*\* IR Dump (.*) \*\*\*$", err(*args))
        self.assertEqual(dumps("-print-before=frame", "-filter-print-funcs=g"), ["Before frame on g"])
        everything, machine = dumps("-print-after-all"), dumps("--dump-mir")
        self.assertIn("After mem2reg on f", everything)
        self.assertNotIn("After mem2reg on f", machine)
        for stage in ("lower", "block-order", "value-numbering", "allocate", "expand-copies", "thread-jumps", "frame"):
            self.assertIn(f"After {stage} on g", everything)
            self.assertIn(f"After {stage} on g", machine)
        self.assertIn("After value-numbering on f omitted because no change", err("-print-changed"))

    def test_bisecting_reaches_the_back_end(self):
        """Optional stages are numbered and left out, required ones are neither; the program stays right."""
        self.write("f.c", "int f(int n) { int s = 0; for (int i = 0; i < n; i = i + 1) s = s + i * 12; return s; }\n"
                          "int main() { return f(5); }\n")
        last = self.minic("f.c", "-S", "-o", "/dev/null", "-opt-bisect-limit=1000", status=0).err
        count = len(last.splitlines())
        self.assertNotIn("allocate", last)
        self.assertIn("thread-jumps on main", last)
        for limit in range(0, count + 1):
            done = self.minic("f.c", "-o", "p", f"-opt-bisect-limit={limit}", status=0)
            self.assertEqual(len(re.findall("NOT running", done.err)), count - limit)
            self.assertEqual(self.run_program("p").status, 120)

    def test_time_and_statistics(self):
        self.write("f.c", HELLO)
        done = self.minic("f.c", "-S", "-time-passes", "-stats", status=0)
        for stage in ("parse", "irgen", "mem2reg", "emit", "Total"):
            self.assertIn(stage, done.err)
        self.assertEqual(done.out, "")


class InstallTest(CliTest):
    def test_install(self):
        """The installed program finds its library, whatever the prefix is."""
        build = os.path.dirname(MINIC)
        if not os.path.exists(os.path.join(build, "cmake_install.cmake")):
            self.skipTest("not run from a build tree")
        prefix = os.path.join(self.dir, "prefix")
        subprocess.run(["cmake", "--install", build, "--prefix", prefix], check=True, stdout=subprocess.DEVNULL)
        self.write("f.sy", SYSY)
        installed = os.path.join(prefix, "bin", "minic")
        self.minic("f.sy", program=installed, status=0)
        self.assertEqual(self.run_program("a.out", stdin=b"5").status, 5)
        for path in ("include/minic/sylib.h", "share/man/man1/minic.1", "lib/minic/x86_64/libsysy.a"):
            self.assertTrue(os.path.exists(os.path.join(prefix, path)), path)
        # A program without its library reports it.
        os.remove(os.path.join(prefix, "lib/minic/x86_64/libsysy.a"))
        self.fails(1, "no runtime library for x86_64", "f.sy", "-o", "x", program=installed)


if __name__ == "__main__":
    unittest.main()
