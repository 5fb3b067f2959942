"""The command line, rule by rule: which file is written, what stdout and stderr carry, which exit
status is given. Run by ctest with MINIC in the environment; by hand: MINIC=build/release/minic
python3 tests/cli/driver_test.py [Class.test]."""

import os
import re
import shutil
import signal
import stat
import subprocess
import unittest

from cli_case import BROKEN, HELLO, MINIC, SYSY, CliTest


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
        for args, made in (
            (["-S"], "f.s"),
            (["-c"], "f.o"),
            (["-emit-llvm"], "f.ll"),
            (["--emit-llvm"], "f.ll"),
            (["-S", "-emit-llvm"], "f.ll"),
            (["-emit-llvm", "-S"], "f.ll"),
            (["-llvm"], "f.ll"),
            (["-emit-llvm", "-c"], "f.ll"),
        ):
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
        self.write("g.s", '\t.globl g\ng:\tmovl $5, %eax\n\tret\n\t.section .note.GNU-stack,"",@progbits\n')
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
        done = self.minic(
            "-S", "-o", "out.s", "-mllvm", "--print-before-all", "-mllvm", "--print-after-all", "f.c", status=0
        )
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
        self.write(
            "f.c",
            "int puts(const char*);\nint main(int argc, char **argv) {\n"
            "  for (int i = 1; i < argc; i++) puts(argv[i]);\n  return argc;\n}\n",
        )
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
        for wrong, right in (
            ("-emit-llmv", "-emit-llvm"),
            ("-fsyntax-onyl", "-fsyntax-only"),
            ("--hepl", "--help"),
            ("--taget=riscv64", "--target"),
            ("-print-affter-all", "--print-after-all"),
            ("-mem2rge", "-mem2reg"),
            ("--verison", "--version"),
            ("-time-pases", "-time-passes"),
        ):
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
        self.write(
            "f.c",
            """
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
            }""",
        )
        for option, result in (("-fsigned-char", 59), ("-funsigned-char", 4)):
            for how in (["--run"], ["--run=native", "-O2"], ["--run=native", "--target=riscv64"]):
                self.minic(option, *how, "f.c", status=result)
        self.minic("--target=riscv64", "--run", "f.c", status=4)

    def test_prefix_maps(self):
        self.write("sub/f.c", "const char *name(void) { return __FILE__; }\n")

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
        for question in (
            "-print-file-name=crt1.o",
            "-print-prog-name=ld",
            "-print-search-dirs",
            "-print-libgcc-file-name",
            "-print-multiarch",
        ):
            self.assertEqual(
                self.minic(question, status=0).out,
                subprocess.run(["cc", question], stdout=subprocess.PIPE).stdout.decode(),
            )

    def test_freestanding(self):
        self.write(
            "f.c",
            "double fabs(double); unsigned long strlen(const char *);\n"
            "int f(const char *s) { return strlen(s) + strlen(s) + __STDC_HOSTED__; }\n",
        )

        def calls(*options):
            return self.minic("-S", "-O2", "f.c", *options, "-o", "-", status=0).out.count("strlen")

        self.assertEqual(calls(), 1)
        for option in ("-fno-builtin", "-fno-builtin-strlen", "-ffreestanding"):
            self.assertEqual(calls(option), 2, option)
        self.assertEqual(calls("-fno-builtin-strcmp"), 1)
        self.assertEqual(
            self.minic("-E", "-P", "-ffreestanding", "-", stdin=b"__STDC_HOSTED__", status=0).out.strip(), "0"
        )

    def test_harmless_flags(self):
        self.write("f.c", HELLO)
        done = self.minic(
            "f.c", "-S", "-Wall", "-Wextra", "-lm", "-std=c11", "-std=gnu99", "-pipe", "-fPIC", "-m64", status=0
        )
        self.assertEqual(done.err, "")
        done = self.minic(
            "f.c", "-S", "-march=native", "-funroll-loops", "-fstack-protector-strong", "-Werror", status=0
        )
        self.assertEqual(done.err, "")
        done = self.minic(
            "f.c",
            "-S",
            "-Wall",
            "-Werror",
            "-flto",
            "-mcmodel=small",
            "-mabi=sysv",
            "-fno-inline",
            "-frandom-seed=1",
            "-fno-unwind-tables",
            "-msse4.2",
            "-falign-loops=16",
            "-fanalyzer",
            "-fexec-charset=UTF-8",
            status=0,
        )
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
        for flag in (
            "-m32",
            "-fopenmp",
            "-pg",
            "--coverage",
            "-fprofile-generate",
            "-fprofile-use=x",
            "-fsanitize=thread",
            "-mno-sse",
            "-ftrapv",
            "-fshort-enums",
            "-fpack-struct",
            "-fms-extensions",
            "-mno-red-zone",
            "-C",
            "-MG",
            "-ftrivial-auto-var-init=zero",
            "-mcmodel=large",
            "-mabi=ms",
            "-traditional-cpp",
        ):
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
        self.write(
            "f.c",
            "int u0[9] = {1}; static int u1[9]; const int c[9] = {2}; _Thread_local int t; int *const p = u0;\n"
            f"int g(int x) {{ switch (x) {{ {cases} }} return t + *p + c[x]; }} int main(void) {{ return 3; }}\n",
        )
        self.minic("-c", "-O2", "-ffunction-sections", "-fdata-sections", "f.c", status=0)
        names = self.objdump("-h", "f.o").split()
        for name in (
            ".text.g",
            ".text.main",
            ".rodata.g",
            ".data.u0",
            ".bss.u1",
            ".rodata.c",
            ".tbss.t",
            ".data.rel.ro.p",
        ):
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
        self.write(
            "lib.c",
            "int v = 1; static int s = 2; int get(void) { return v + s; } int twice(void) { return 2 * get(); }\n",
        )
        self.write(
            "main.c", "int v; int get(void) { return 20 + v; } int twice(void); int main(void) { return twice(); }\n"
        )
        for level in ("-O0", "-O1"):  # -O2 inlines, as clang's does
            self.minic("lib.c", level, "-fPIC", "-shared", "-o", "libf.so", status=0)
            self.minic("main.c", level, "-L.", "-lf", "-Wl,-rpath," + self.cwd, "-o", "prog", status=0)
            self.assertEqual(self.run_program("prog").status, 40)


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
            self.assertEqual(
                self.minic("-passes=" + passes, "-print-pipeline-passes", status=0).out.splitlines()[0], passes
            )
        self.fails(2, "'globaldce' works on modules", "-passes=function(globaldce)", "-print-pipeline-passes")

    def test_manual(self):
        text = self.minic("--print-man-page", status=0).out
        self.assertTrue(text.startswith(".TH MINIC 1"))
        if shutil.which("groff"):
            done = subprocess.run(
                ["groff", "-man", "-Tutf8", "-ww"], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            self.assertEqual(done.stderr, b"")

    def test_dumps(self):
        self.write("f.c", "int f(int a) { int b = a; return b; }\nint g(int a) { int b = a; return b; }\n")
        err = lambda *args: self.minic("f.c", "-S", "-o", "/dev/null", *args, status=0).err
        for name in ("-print-after=mem2reg", "--print-after=mem2reg"):
            self.assertEqual(
                re.findall(r"(?m)^; \*\*\* .* \*\*\*$", err(name)),
                ["; *** IR Dump After mem2reg on f ***", "; *** IR Dump After mem2reg on g ***"],
            )
        self.assertEqual(
            re.findall(r"(?m)^; \*\*\* .* \*\*\*$", err("-print-before=mem2reg", "-filter-print-funcs=g")),
            ["; *** IR Dump Before mem2reg on g ***"],
        )
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
        self.write(
            "f.c",
            "int f(int n) { int s = 0; for (int i = 0; i < n; i = i + 1) s = s + i * 12; return s; }\n"
            "int main() { return f(5); }\n",
        )
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
