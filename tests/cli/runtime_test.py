"""The runtime library from outside: stopwatches, order of output, abnormal ends, overriding, and that
LLVM's lli runs our .ll with it by the command that README.md shows."""

import os
import re
import signal
import subprocess
import tempfile
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
LIB = os.path.join(os.path.dirname(MINIC), "lib", "minic")

TIMED = """int main() {
  starttime();
  putint(1);
  stoptime();
  int i = 0;
  while (i < 2) {
    starttime();
    i = i + 1;
    stoptime();
  }
  putch(10);
  return 3;
}
"""


class RuntimeTest(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="minic-runtime-")
        self.dir = self.temporary.name

    def tearDown(self):
        self.temporary.cleanup()

    def path(self, name):
        return os.path.join(self.dir, name)

    def write(self, name, text):
        with open(self.path(name), "w") as f:
            f.write(text)
        return self.path(name)

    def command(self, *command, stdin=b"", stderr=subprocess.PIPE):
        return subprocess.run(command, input=stdin, stdout=subprocess.PIPE, stderr=stderr, cwd=self.dir)

    def build(self, name, text, *options):
        source = self.write(name, text)
        done = self.command(MINIC, source, "-o", self.path("prog"), *options)
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return self.path("prog")

    def engines(self, name, text):
        """How to run the program, one command per engine."""
        source = self.write(name, text)
        yield "native", [self.build(name, text)]
        yield "interpreter", [MINIC, "--run", source]
        self.command(MINIC, "--target=riscv64", source, "-o", self.path("rv"))
        yield "riscv64", ["qemu-riscv64", self.path("rv")]
        self.command(MINIC, "-emit-llvm", source, "-o", self.path("f.ll"))
        yield "lli", ["lli-19", f"--extra-archive={LIB}/x86_64/libsysy.a", self.path("f.ll")]

    def test_stopwatches(self):
        for engine, command in self.engines("t.sy", TIMED):
            with self.subTest(engine):
                done = self.command(*command)
                self.assertEqual((done.stdout, done.returncode), (b"1\n", 3))
                watch = r"\d+H-\d+M-\d+S-\d+us\n"
                self.assertRegex(
                    done.stderr.decode(),
                    rf"^Timer@0002-0004: {watch}Timer@0007-0009: {watch}"
                    rf"Timer@0007-0009: {watch}TOTAL: {watch}$",
                )

    def test_output_comes_before_reports(self):
        for engine, command in self.engines("t.sy", TIMED):
            with self.subTest(engine):
                done = self.command(*command, stderr=subprocess.STDOUT)
                self.assertTrue(done.stdout.startswith(b"1\nTimer@0002"), done.stdout)

    def test_input_and_output(self):
        text = """int a[10];
float f[10];
int main() {
  int n = getarray(a);
  putarray(n, a);
  int m = getfarray(f);
  putfarray(m, f);
  putint(getch()); putch(32);
  putint(getint()); putch(32); putfloat(getfloat()); putch(32);
  putint(getch()); putch(32); putint(getch()); putch(10);
  putint(-2147483648); putch(32); putint(getint()); putch(32); putfloat(getfloat()); putch(10);
  putf("%d|%c|%f|%%\\n", 42, 65, 0.5);
  return n - m;
}
"""
        stdin = b"3 -1\r\n+2 2147483647 2 0x1.8p1 1e-40\n -17 .1x"
        expected = (
            b"3: -1 2 2147483647\n2: 0x1.8p+1 0x1.16c2p-133\n10 -17 0x1.99999ap-4 120 -1\n"
            b"-2147483648 0 0x0p+0\n42|A|0.500000|%\n"
        )
        for engine, command in self.engines("t.sy", text):
            with self.subTest(engine):
                done = self.command(*command, stdin=stdin)
                self.assertEqual((done.stdout, done.returncode), (expected, 1), done.stderr)

    def test_order_with_printf(self):
        text = """int printf(const char *f, ...);
int scanf(const char *f, ...);
int main() {
  int x = 0;
  putint(1); printf("2"); putch('3'); printf("%d", 4);
  putint(getint()); scanf("%d", &x); printf(" %d ", x); putint(getint());
  return 0;
}
"""
        for engine, command in self.engines("t.c", text):
            with self.subTest(engine):
                self.assertEqual(self.command(*command, stdin=b"7 8 9").stdout, b"12347 8 9")

    def test_abnormal_ends_show_what_was_printed(self):
        overflow = "int f(int n) { int a[1000]; a[n % 1000] = n; return f(n + 1) + a[0]; }\n"
        for name, text, ends in (
            ("null", "int main(void) { int *p = 0; putint(12); *p = 1; return 0; }", -signal.SIGSEGV),
            ("abort", "void abort(void); int main(void) { putint(12); abort(); return 0; }", -signal.SIGABRT),
            ("stack", overflow + "int main(void) { putint(12); return f(0); }", -signal.SIGSEGV),
            ("exit", "void exit(int); int main(void) { putint(12); exit(5); return 0; }", 5),
        ):
            with self.subTest(name):
                done = self.command(self.build(f"{name}.c", text))
                self.assertEqual((done.stdout, done.returncode), (b"12", ends))

    def test_timeout_shows_what_was_printed(self):
        program = self.build("t.c", "int main(void) { putint(12); for (;;) ; return 0; }")
        process = subprocess.Popen([program], stdout=subprocess.PIPE)
        try:
            process.communicate(timeout=0.5)
        except subprocess.TimeoutExpired:
            process.terminate()
        self.assertEqual(process.communicate()[0], b"12")
        self.assertEqual(process.returncode, -signal.SIGTERM)

    def test_own_functions_beside_the_library(self):
        text = "int getint(void) { return 3; }\nint main(void) { int a[9]; putint(getint()); return getarray(a); }\n"
        for engine, command in self.engines("t.c", text):
            with self.subTest(engine):
                done = self.command(*command, stdin=b"2 5 6")
                self.assertEqual((done.stdout, done.returncode), (b"3", 2))

    def test_header_for_other_compilers(self):
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
        source = self.write(
            "t.c", '#include "sylib.h"\nint main(void) {\n  starttime();\n  stoptime();\n  putint(3);\n  return 0;\n}\n'
        )
        done = self.command(
            "cc",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-pedantic",
            "-I",
            os.path.join(root, "runtime"),
            source,
            f"{LIB}/x86_64/libsysy.a",
            "-o",
            self.path("prog"),
        )
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        done = self.command(self.path("prog"))
        self.assertEqual(done.stdout, b"3")
        self.assertTrue(re.match(rb"Timer@0003-0004: ", done.stderr), done.stderr)

    def test_lli(self):
        source = self.write("f.c", "int main(int argc, char **argv) { putint(getint() + argc); return argv[1][0]; }\n")
        for level in ("-O0", "-O1"):
            self.command(MINIC, level, "-emit-llvm", source, "-o", self.path("f.ll"))
            for library in (f"--extra-archive={LIB}/x86_64/libsysy.a", f"--extra-object={LIB}/x86_64/sylib.o"):
                done = self.command("lli-19", library, self.path("f.ll"), "A", "b", stdin=b"39")
                self.assertEqual((done.stdout, done.returncode), (b"42", 65), done.stderr)


if __name__ == "__main__":
    unittest.main()
