"""The test runners themselves: scripts/minic-test with gcc as the compiler under test, so that every
verdict can be provoked, and scripts/golden with shell commands."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
SCRIPTS = os.environ.get("MINIC_SCRIPTS") or os.path.join(os.path.dirname(__file__), "..", "..", "scripts")
GCC = ["--compiler", "gcc -w -S {in} -o {out}", "--link", "gcc {out} -o {exe}"]


class ScriptTest(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="runner test ")
        self.dir = self.temporary.name

    def tearDown(self):
        self.temporary.cleanup()

    def write(self, name, text):
        path = os.path.join(self.dir, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(text.encode() if isinstance(text, str) else text)
        return path

    def script(self, name, *args, status):
        done = subprocess.run(
            [sys.executable, os.path.join(SCRIPTS, name), *args],
            cwd=self.dir,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
        text = done.stdout.decode()
        self.assertEqual(done.returncode, status, text)
        return text


class RealProgramsTest(ScriptTest):
    """A folder with a configure, and gcc with a flag as the compiler that is compared with gcc."""

    def typed(self, flag, status):
        compiler = self.write("cc/minic", f'#!/bin/sh\nexec gcc {flag} "$@"\n')
        configure = self.write(
            "tiny-1.0/configure",
            """#!/bin/sh
printf 'all:\\n\\t%s -o t t.c\\ncheck: all\\n\\t./t\\n' "${1#CC=}" >Makefile
""",
        )
        for program in compiler, configure:
            os.chmod(program, 0o755)
        self.write(
            "tiny-1.0/t.c",
            """#include <stdio.h>
#ifndef RESULT
#define RESULT "PASS"
#endif
int main(void) {
#ifdef NOISE
#warning noise
#endif
  puts("PASS: one\\n" RESULT ": two\\n  3: three  ok");
  return RESULT[0] != 'P';
}
""",
        )
        return self.script("real-programs", "--minic", compiler, "tiny-1.0", status=status)

    def test_configure(self):
        self.assertIn("tiny-1.0 as typed: good: tests 3 of 3, with gcc 3 of 3; 0 warnings", self.typed("", status=0))
        self.assertIn("; 1 warnings that gcc does not give", self.typed("-DNOISE", status=0))
        printed = self.typed("'-DRESULT=\"FAIL\"'", status=1)
        self.assertIn("FAILED: tests 2 of 3, with gcc 3 of 3", printed)
        self.assertIn("two: FAIL, with gcc PASS", printed)
        self.assertIn("make check: status 2, with gcc 0", printed)
        self.assertNotIn("one:", printed)

    def test_table(self):
        """The script with a table of one project, whose program differs at one level and is undefined at one level."""
        shutil.copy(os.path.join(SCRIPTS, "real-programs"), self.dir)
        self.write(
            "projects.py",
            """import collections
Project = collections.namedtuple("Project", "name url files build test keep riscv64")
DEBIAN = "apt-get source "
PROJECTS = [Project("tiny", "", ["t.c"], "$CC t.c -o t", "echo noise $RANDOM; $RUN ./t", "^result", True)]
""",
        )
        self.write(
            "sources/tiny/t.c",
            """#include <stdio.h>
#ifdef __OPTIMIZE__  // gcc's build is
#define RESULT 3
#else
#define RESULT 4
#endif
int sum(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
int main(void) { volatile int n = 40; printf("result %d\\n", RESULT); volatile int shifted = 1 << n; return 0; }
""",
        )
        command = [
            "real-programs",
            "--minic",
            MINIC,
            "--sources",
            "sources",
            "--levels",
            "O1,undefined,O2",
            "--semantics",
            "log",
        ]
        printed = self.run_in_place(*command, status=0)
        for line in ("tiny -O1 x86_64 ", "tiny -O2 riscv64 "):
            self.assertRegex(printed, f"(?m)^{line}.*compared 1 lines\\): good$")
        self.assertRegex(printed, r"(?m)^tiny -undefined x86_64 .*: undefined: t\.c:8:\d+: .*shift")
        self.assertIn("semantics: 1 files, 1 functions, ", printed)
        self.assertIn("1 programs, 6 runs, 0 differences, 0 skipped", printed)
        command = ["real-programs", "--minic", MINIC, "--sources", "sources", "--levels", "O0", "--targets", "x86_64"]
        self.assertIn(
            "DIFFERS: line 1 of what counts: 'result 4', with gcc 'result 3'", self.run_in_place(*command, status=1)
        )

    def run_in_place(self, name, *args, status):
        return self.script(os.path.join(self.dir, name), *args, status=status)


class MinicTest(ScriptTest):
    def runner(self, *args, status):
        return self.script("minic-test", *GCC, *args, status=status)

    def test_layouts(self):
        self.write("a.c", 'int puts(const char*); int main() { puts("hi"); return 3; }')
        self.write("a.out", "hi\n3\n")
        self.write("sub/00001.c", 'int puts(const char*); int main() { puts("hi"); return 0; }')
        self.write("sub/00001.c.expected", "hi\n")
        self.write("b.c", "int getchar(void); int main() { int n = 0; while (getchar() >= 0) n++; return n; }")
        self.write("b.in", "12345")
        self.write("b.out", "5")
        self.write("ignored.c", "no expected output")
        self.assertIn("3 passed, 0 failed", self.runner(".", status=0))
        self.assertIn("1 passed", self.runner("a.c", status=0))
        self.assertIn("1 passed", self.runner(".", "--filter", "0001", status=0))
        self.assertIn("2 passed", self.runner(".", "--exclude", "sub", status=0))

    def test_installed(self):
        minic = self.write("usr/bin/minic", f'#!/bin/sh\nexec "{MINIC}" "$@"\n')
        os.chmod(minic, 0o755)
        os.symlink(os.path.join(os.path.dirname(MINIC), "lib"), os.path.join(self.dir, "usr", "lib"))
        self.write("a.sy", "int main() { putint(getint()); return 0; }")
        self.write("a.in", "5")
        self.write("a.out", "5\n0\n")
        self.assertIn("1 passed", self.script("minic-test", "--minic", minic, "a.sy", status=0))

    def test_line_ends(self):
        self.write("a.c", 'int printf(const char*, ...); int main() { printf("x\\r\\ny"); return 0; }')
        self.write("a.out", "x\r\ny\r\n0\r\n")
        self.write("b.c", "int main() { return 255; }")
        self.write("b.out", "255")
        self.assertIn("2 passed", self.runner(".", status=0))

    def test_difference_is_shown(self):
        self.write("a.c", r'int printf(const char*, ...); int main() { printf("1\n2\n3\nfour\n5\n"); return 0; }')
        self.write("a.in", "the input\n")
        self.write("a.out", "1\n2\n3\n4\n5\n0\n")
        text = self.runner("a.c", status=1)
        for part in ("wrong output", "first difference in line 4:", "  - 4", "  + four", "the input", "to repeat: gcc"):
            self.assertIn(part, text)
        # The command that is shown really repeats the failure.
        command = next(l for l in text.split("\n") if "to repeat: " in l).split("to repeat: ")[1]
        done = subprocess.run(["bash", "-c", command], cwd=self.dir, stdout=subprocess.PIPE)
        self.assertEqual(done.stdout, b"1\n2\n3\nfour\n5\n")

    def test_verdicts(self):
        self.write("status.c", "int main() { return 2; }")
        self.write("status.out", "1\n")
        self.write("crash.c", "void abort(void); int main() { abort(); }")
        self.write("crash.out", "0\n")
        self.write("slow.c", "int main() { for (;;); }")
        self.write("slow.out", "0\n")
        self.write("wrong.c", "int main( { }")
        self.write("wrong.out", "0\n")
        self.write("link.c", "int f(void); int main() { return f(); }")
        self.write("link.out", "0\n")
        self.write("status0.c", "int main() { return 2; }")
        self.write("status0.c.expected", "")
        text = self.runner(".", "--timeout", "1", "--junit", "j.xml", "--json", "j.json", status=1)
        self.assertIn("0 passed, 6 failed", text)
        with open(os.path.join(self.dir, "j.json")) as f:
            document = json.load(f)
        verdicts = {os.path.basename(t["program"]): t["verdict"] for t in document["tests"]}
        self.assertEqual(
            verdicts,
            {
                "status.c": "wrong output",
                "crash.c": "crash",
                "slow.c": "too slow",
                "wrong.c": "compile error",
                "link.c": "link error",
                "status0.c": "wrong exit status",
            },
        )
        suite = xml.etree.ElementTree.parse(os.path.join(self.dir, "j.xml")).getroot()
        self.assertEqual((suite.get("tests"), suite.get("failures")), ("6", "6"))

    def test_reference_arguments_errors_and_tolerance(self):
        self.write(
            "a.c", '#include <stdio.h>\nint main(int n, char **w) { printf("%s 0.10001\\n", w[1]); return n; }\n'
        )
        self.write("a.args", "'one word'")
        self.write("bad.c", "int main() {\n  return x; // error: undeclared\n}\n")
        text = self.script("minic-test", *GCC, "--expect-from", "gcc {in} -o {exe}", ".", status=0)
        self.assertIn("2 passed", text)
        self.write("a.out", "one word   0.1 \n")
        for more, status in (
            (["any"], 1),
            (["any", "--float-tolerance", "0.001"], 1),
            (["zero", "--ignore-space"], 1),
            (["any", "--float-tolerance", "0.001", "--ignore-space"], 0),
        ):
            self.script("minic-test", *GCC, "--exit-status", *more, ".", status=status)
        self.write("bad.c", "int main() {\n  return 0; // error: undeclared\n}\n")
        self.assertIn("error not found", self.script("minic-test", *GCC, "bad.c", status=1))

    def test_the_test_is_at_fault(self):
        self.write("a.c", "int main() { int x; return x + 1; }")
        self.write("a.out", "300\n")
        self.assertIn(
            "the test itself is undefined: line 1: the exit status depends on 'x', which was never set",
            self.runner("--minic", MINIC, "a.c", status=1),
        )
        self.write("a.c", "int main() { return 1; }")
        self.assertIn("the test itself is defined", self.runner("--minic", MINIC, "a.c", status=1))
        # Nothing is known of assembly.
        self.write("a.c", '#include <stdlib.h>\nint main() { __asm__("nop"); return 1; }')
        self.assertNotIn("the test itself", self.runner("--minic", MINIC, "a.c", status=1))

    def test_misuse(self):
        self.write("a.c", "int main() { return 0; }")
        self.assertIn("no such file", self.runner("nowhere", status=2))
        self.assertIn("no .out", self.runner("a.c", status=2))
        self.assertIn("no test program", self.runner(".", status=2))
        self.assertIn("must contain {in}", self.script("minic-test", "--compiler", "gcc", ".", status=2))
        self.assertIn(
            "no configuration", self.script("minic-test", "--minic", "/bin/true", "--config", "nosuch", ".", status=2)
        )
        self.script("minic-test", "--nosuch", status=2)
        self.script("minic-test", status=2)

    def test_skip(self):
        self.write("a.c", "// SKIP: compiler\nint main() { return 1; }")
        self.write("a.out", "0\n")
        self.assertIn("0 passed, 0 failed, 1 skipped", self.runner(".", status=0))

    def test_executable_directly(self):
        self.write("a.c", "int main() { return 4; }")
        self.write("a.out", "4\n")
        text = self.script("minic-test", "--compiler", "gcc {in} -o {out}", "--ext", ".exe", "a.c", status=0)
        self.assertIn("1 passed", text)


class LeftBehind(ScriptTest):
    """What a compiler has started ends with the runner, or with the compiler, also what is in a session of its own."""

    COMPILER = """#!/bin/sh
sleep MARK1 &
setsid sleep MARK2 &
gcc -w -S "$1" -o "$2"
"""

    def running(self):
        lines = subprocess.run(["ps", "-eo", "args"], stdout=subprocess.PIPE, text=True).stdout.splitlines()
        return [line for line in lines if line.startswith(f"sleep 7{os.getpid()}")]

    def setUp(self):
        super().setUp()
        self.write("suite/a.c", "int main(void) { return 3; }\n")
        self.write("suite/a.out", "3\n")
        text = self.COMPILER.replace("MARK", f"7{os.getpid()}")
        self.compiler, self.reference = self.write("compiler", text), self.write("reference", text.replace(" -S", ""))
        for path in self.compiler, self.reference:
            os.chmod(path, 0o755)

    def test_when_all_is_done(self):
        self.script(
            "minic-test",
            os.path.join(self.dir, "suite"),
            "--compiler",
            "'" + self.compiler + "' {in} {out}",
            "--minic",
            MINIC,
            status=0,
        )
        self.assertEqual(self.running(), [])
        self.script(
            "minic-test",
            "check-suite",
            os.path.join(self.dir, "suite"),
            "--reference",
            "'" + self.reference + "' {in} {exe}",
            "--minic",
            MINIC,
            status=0,
        )
        self.assertEqual(self.running(), [])

    def test_when_it_is_ended(self):
        self.write("suite/a.c", "#include <unistd.h>\nint main(void) { sleep(60); return 3; }\n")
        # What a compiler leaves where temporary files are is in the folder of minic-test.
        with open(self.compiler, "a", encoding="utf-8") as f:
            f.write(': >"${TMPDIR-/tmp}/left"\n')
        temporary = os.path.join(self.dir, "temporary")
        os.mkdir(temporary)
        for number in signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGKILL:
            process = subprocess.Popen(
                [
                    sys.executable,
                    os.path.join(SCRIPTS, "minic-test"),
                    os.path.join(self.dir, "suite"),
                    "--compiler",
                    "'" + self.compiler + "' {in} {out}",
                    "--minic",
                    MINIC,
                ],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=dict(os.environ, TMPDIR=temporary),
            )
            deadline = time.monotonic() + 30
            while not any(line.endswith("2") for line in self.running()) and time.monotonic() < deadline:
                time.sleep(0.05)
            time.sleep(0.3)
            self.assertEqual([name[:14] for name in os.listdir(temporary)], ["minic-test-run"])
            process.send_signal(number)
            process.wait(timeout=30)
            if number != signal.SIGKILL:
                self.assertEqual((self.running(), os.listdir(temporary)), ([], []), number)
        # Nothing can be done when it is killed; the next one removes what that has left.
        for line in subprocess.run(["ps", "-eo", "pid,args"], stdout=subprocess.PIPE, text=True).stdout.splitlines():
            if line.split(None, 1)[1].startswith(f"sleep 7{os.getpid()}"):
                os.kill(int(line.split()[0]), signal.SIGKILL)
        subprocess.run(
            [sys.executable, os.path.join(SCRIPTS, "minic-test"), "--list-configs"],
            stdout=subprocess.DEVNULL,
            check=True,
            env=dict(os.environ, TMPDIR=temporary),
        )
        self.assertEqual(os.listdir(temporary), [])


class CheckSuiteTest(ScriptTest):
    """One test for each thing that may be wrong with a test, and one that is right."""

    def check(self, *more, status=1):
        text = self.script(
            "minic-test", "check-suite", ".", "--minic", MINIC, "--json", "found.json", *more, status=status
        )
        with open(os.path.join(self.dir, "found.json"), encoding="utf-8") as f:
            tests = json.load(f)["tests"]
        return text, {test["name"]: test for test in tests}

    def test_nothing_to_find(self):
        self.write(
            "a.c", '#include <stdio.h>\nint main(int n, char **w) { int x; scanf("%d", &x); puts(w[1]); return x; }\n'
        )
        self.write("a.args", "'one word'")
        self.write("a.in", "3")
        self.write("a.out", "one word\n3\n")
        self.write(
            "b.sy",
            "const int n = 2; int a[n][2] = {{1}, 2};\n"
            "int main() { starttime(); putint(a[1][0] + 2147483647 + 1); stoptime(); return a[0][0]; }\n",
        )
        self.write("b.out", "-2147483646\n1\n")
        self.write("c.c", "int main(void) {\n  return x; // error: undeclared\n}\n")
        self.write("d.c", '#include <stdlib.h>\nint main(void) { exit(system("exit 0")); }\n')
        self.write("d.c.expected", "")
        text, tests = self.check(status=0)
        self.assertIn("4 tests, 0 with something found", text)
        self.assertIn("gcc -O2", tests["b.sy"]["cpu"])

    def test_findings(self):
        printf = "#include <stdio.h>\n#include <stdlib.h>\n"
        for name, program, expected, kinds, sentence in (
            (
                "undefined",
                "int main(void) {\n  int a = 2147483647;\n  return (a + 1) * 0;\n}",
                "0",
                ["undefined"],
                "line 3",
            ),
            (
                "address",
                printf + 'int main(void) { printf("%p", malloc(1)); }',
                "5\n0",
                ["unstable", "wrong expectation"],
                "at first",
            ),
            (
                "order",
                printf + 'int n; int f(void) { return ++n; }\nint main(void) { printf("%d %d", f(), f()); }',
                "1 2\n0",
                ["unspecified", "compilers differ"],
                "line 4: the result depends on the order",
            ),
            ("wrong", "int main(void) { return 1; }", "2", ["wrong expectation"], "no reference gives it"),
            (
                "blank",
                printf + 'int main(void) { puts("a"); puts("b"); }',
                "a \nb\n0",
                ["wrong expectation"],
                "only blanks differ: line 1, column 2",
            ),
            ("none", "int main(void) { return 0; }", None, ["no expectation"], "no .out"),
            ("reads", printf + "int main(void) { return getchar() & 1; }", "1", ["no input"], "reads its input"),
            ("refused", "int main(void) { return x; }", "0", ["does not compile"], "undeclared"),
            ("accepted", "int main(void) { return 0; } // error: none", None, ["no error"], "line 1"),
            (
                "slow",
                "int main(void) { for (volatile long i = 0; i < 1L << 40; i++); }",
                "0",
                ["too slow"],
                "does not end in 1 s",
            ),
            ("pointer", "version https://git-lfs.github.com/spec/v1", "0", ["absent"], "Git LFS"),
        ):
            self.write(name + ".c", program + "\n")
            if expected:
                self.write(name + ".out", expected + "\n")
            with self.subTest(name):
                text, tests = self.check("--filter", name, "--timeout", "1")
                found = tests[name + ".c"]["findings"]
                self.assertEqual([finding["kind"] for finding in found], kinds, found)
                self.assertIn(sentence, found[0]["sentence"])
                self.assertRegex(text, f"(?m)^{name}.c +{kinds[0]} +")

    def test_unknown_is_no_fault(self):
        self.write("a.c", "#include <unistd.h>\nint main(void) {\n  return fork() < 0;\n}\n")
        self.write("a.out", "0\n")
        text, tests = self.check(status=0)
        self.assertIn("unknown: a.c: line 3: the function 'fork' is called, but it is defined nowhere", text)
        self.assertEqual(tests["a.c"]["findings"], [])

    def test_own_references(self):
        self.write("a.c", "int main(void) { return N; }")
        self.write("a.out", "2\n")
        text, _ = self.check("--reference", "gcc -DN=2 {in} -o {exe}", "--reference", "gcc -DN=3 {in} -o {exe}")
        self.assertIn("compilers differ", text)
        self.assertIn(
            "it must contain {in} and {exe}",
            self.script("minic-test", "check-suite", ".", "--reference", "gcc {in}", status=2),
        )


class Golden(ScriptTest):
    def golden(self, *args, status):
        return self.script("golden", "--minic", "/bin/echo", *args, status=status)

    def test_whole_output(self):
        self.write(
            "a.test",
            "# RUN: %minic one two\n# RUN: sh -c 'echo; echo x >&2; exit 3'\n# EXIT: 3\n"
            "# OUTPUT[1]:\n# one two\n# OUTPUT[2]:\n#\n# x\n",
        )
        self.assertIn("1 passed", self.golden(".", status=0))
        self.write("b.test", "# RUN: %minic one\n# OUTPUT:\n# two\n")
        text = self.golden(".", status=1)
        for part in ("FAILED b.test", "-two", "+one", "/bin/echo one", "1 passed, 1 failed"):
            self.assertIn(part, text)

    def test_update(self):
        path = self.write("a.c", "// RUN: %minic one; echo; echo %s\nint x;\n// OUTPUT:\n// old\n")
        self.assertIn("updated a.c", self.golden("--update", ".", status=0))
        with open(path) as f:
            self.assertEqual(f.read(), "// RUN: %minic one; echo; echo %s\nint x;\n// OUTPUT:\n// one\n//\n// %s\n")
        self.golden(".", status=0)
        self.write("b.ll", "; RUN: exit 5\n")
        self.assertIn("exit status 5, expected 0", self.golden("--update", ".", status=1))

    def test_diagnostics(self):
        report = "%s:3:1: error: bad thing here"
        self.write("a.c", f"// RUN: echo '{report}'; exit 1\n\nx  // error: bad thing\n")
        self.assertIn("1 passed", self.golden(".", status=0))
        self.write("a.c", f"// RUN: echo '{report}'; exit 1\n// error@+1: bad thing\nx  // error: other\n")
        text = self.golden(".", status=1)
        self.assertIn("missing:    line 3: error: other", text)
        self.write("a.c", f"// RUN: echo '{report}'; echo '%s:1:1: warning: more'; exit 1\n\nx // error: bad\n")
        self.assertIn("unexpected: line 1: warning: more", self.golden(".", status=1))
        self.write("a.c", f"// RUN: echo '{report}'\n\nx  // error: bad thing\n")
        self.assertIn("exit status 0, expected 1", self.golden(".", status=1))
        self.write("a.c", f"// RUN: echo '{report}'; echo > %t.s; exit 1\n\nx  // error: bad thing\n")
        self.assertIn("an output file was left behind", self.golden(".", status=1))

    def test_misuse(self):
        self.golden("nowhere", status=2)
        self.script("golden", "--minic", "/nowhere", ".", status=2)


if __name__ == "__main__":
    unittest.main()
