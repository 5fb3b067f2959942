"""minic-test grade and merge: verdicts with their reasons, and boxes that nothing leaves. The class is examples/grading,
and compilers that are written here."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest

import grade_case
from grade_case import ANSWER, EXAMPLES, SCRIPTS, copy_minic
from grader.isolation import Means  # noqa: E402


class Verdicts(grade_case.GradeTest):
    EXPECTED = {
        "crash": ("compile error", "the compiler was ended by SIGSEGV"),
        "empty-output": ("no output written", "an empty file"),
        "fork-bomb": ("process limit", "64 processes at once"),
        "hang": ("time limit", "more than 1 s of processor time"),
        "litter": ("wrong answer", 'line 1, column 1: expected "7", printed "0"'),
        "wrong-output": ("wrong answer", 'line 1, column 1: expected "7", printed "1"'),
    }

    def check_examples(self, *more):
        self.write("suite/unknown.sy", "int main() { return 0; }\n")
        printed = self.grade(*more, submissions=EXAMPLES)
        self.assertIn("unknown.sy has no .out", printed)
        records = self.records()
        self.assertEqual({name for name, _ in records}, set(self.EXPECTED))
        for name, (verdict, reason) in self.EXPECTED.items():
            record = records[name, "seven.sy"]
            self.assertEqual(record["verdict"], verdict, record)
            self.assertIn(reason, record["reason"])
            self.assertEqual(records[name, "unknown.sy"]["verdict"], "missing expectation")
        self.assertEqual(records["fork-bomb", "seven.sy"]["details"], [])
        self.assertIn("  | 42", records["hang", "seven.sy"]["details"])
        self.assertEqual(len(records["litter", "seven.sy"]["notes"]), 1)
        self.assertEqual(sorted(os.listdir(self.path("suite"))), ["seven.out", "seven.sy", "unknown.sy"])
        self.assertEqual(os.listdir(os.path.join(EXAMPLES, "litter")), ["compiler"])
        return printed

    def test_examples(self):
        self.check_examples()

    def test_examples_without_namespaces(self):
        # This litter finds the real /tmp, as the first lines say.
        self.addCleanup(
            lambda: os.path.exists("/tmp/minic-test-litter.txt") and os.unlink("/tmp/minic-test-litter.txt")
        )
        self.assertIn("note: The network is not closed", self.check_examples("--no-namespaces"))
        runs = os.listdir(self.path("results", "runs"))
        with open(self.path("results", "runs", runs[0])) as f:
            self.assertEqual(json.load(f)["not enforced"][0]["say"], "open.network")

    def test_reasons(self):
        self.compiler("assembler", "#!/bin/sh\nprintf '  .globl main\\nmain:\\n  mvo %%eax, 1\\n  ret\\n' >\"$4\"\n")
        self.compiler("linker", "#!/bin/sh\nprintf '  .globl main\\nmain: call nosuch\\n' >\"$4\"\n")
        self.compiler("refuses", '#!/bin/sh\necho "reading $2" >&2\necho "3:4: error: no rule for ;" >&2\nexit 1\n')
        self.compiler("nothing", "#!/bin/sh\n")
        self.compiler("null", "#!/bin/sh\nprintf '  .globl main\\nmain: movl 0, %%eax\\n' >\"$4\"\n")
        self.compiler("sleeps", "#!/bin/sh\nsleep 60\n")
        self.compiler("prints", "#!/bin/sh\nyes\n")
        self.compiler("right", ANSWER % "")
        os.makedirs(self.path("class", "absent"))
        self.grade()
        for name, verdict, reason in (
            ("assembler", "assembler error", "line 3 of the assembly: no such instruction: `mvo %eax,1'"),
            ("linker", "linker error", "no function or variable nosuch"),
            ("refuses", "compile error", "ended with status 1: 3:4: error: no rule for ;"),
            ("nothing", "no output written", "wrote no file"),
            ("null", "runtime error", "was ended by SIGSEGV: it used memory that is not its own"),
            ("sleeps", "time limit", "the compiler waited without computing; it was ended after 2 s"),
            ("prints", "output limit", "more than 16 MB"),
            ("absent", "compile error", "./compiler: No such file or directory"),
            ("right", "accepted", ""),
        ):
            record = self.verdict(name)
            self.assertEqual(record["verdict"], verdict, record)
            self.assertIn(reason, record["reason"])

    def test_the_test_is_at_fault(self):
        self.write("suite/unset.c", "int main(void) {\n  int x;\n  return x;\n}\n")
        self.write("suite/unset.out", "300\n")
        self.write(
            "suite/order.c",
            "int n;\nint next(void) { return ++n; }\nint main(void) {\n  return next() * 2 - next();\n}\n",
        )
        self.write("suite/order.out", "0\n")
        self.compiler("right", ANSWER % "")
        self.compiler("null", "#!/bin/sh\nprintf '  .globl main\\nmain: movl 0, %%eax\\n' >\"$4\"\n")
        self.grade()
        undefined = [
            "the test itself is undefined: line 3: the exit status depends on 'x', which was never set (C17 6.3.2.1p2)"
            " [uninitialised]"
        ]
        records = self.records()
        self.assertEqual(records["right", "unset.c"]["notes"], undefined)
        self.assertEqual(records["null", "unset.c"]["notes"], undefined)
        self.assertEqual(
            records["right", "order.c"]["notes"],
            [
                "the test itself depends on an order that C leaves open: line 4: the result depends on the order in which"
                " the operands here are evaluated (C17 6.5p3) [order]"
            ],
        )
        self.assertEqual(
            records["null", "seven.sy"]["notes"],
            ["the test itself is defined: minic --run=check finds nothing undefined in it"],
        )

    def test_the_line_that_prints_what_is_missing(self):
        self.write(
            "suite/lines.c",
            """#include <stdio.h>
                   static void show(const char *text) {
                     printf("%s\\n", text);
                   }
                   int main(void) {
                     show("one");
                     show("two");
                     return 3;
                   }""",
        )
        self.write("suite/lines.out", "one\ntwo\n3\n")
        program = """#!/bin/sh
cat >"$4" <<END
text: .ascii "%s"
        .globl  main
main:   movl    \\$1, %%eax
        movl    \\$1, %%edi
        leaq    text(%%rip), %%rsi
        movl    \\$%d, %%edx
        syscall
        %s
        movl    \\$%d, %%eax
        ret
        .section .note.GNU-stack,"",@progbits
END
"""
        for name, text, more, status in (
            ("wrong", "one\\ntoo\\n", "", 3),
            ("dies", "one\\n", "movl 0, %eax", 3),
            ("status", "one\\ntwo\\n", "", 4),
            ("more", "one\\ntwo\\nthree\\n", "", 3),
        ):
            self.compiler(name, program % (text, len(text.replace("\\n", "n")), more, status))
        self.grade()
        records = {name: records for (name, test), records in self.records().items() if test == "lines.c"}
        self.assertEqual(
            {name: record["verdict"] for name, record in records.items()},
            {"wrong": "wrong answer", "dies": "runtime error", "status": "wrong answer", "more": "wrong answer"},
        )
        self.assertEqual(
            records["wrong"]["notes"], ["what is expected there is printed by line 3, called in line 7 of the program"]
        )
        self.assertEqual(
            records["dies"]["notes"][1:],
            [
                "the next output would be that of line 3, called in line 7 of the program;"
                " what a program has not flushed when it dies is lost"
            ],
        )
        self.assertEqual((records["status"]["notes"], records["more"]["notes"]), ([], []))

    def test_rerun_and_odd_submissions(self):
        self.compiler("right", ANSWER % "")
        self.compiler("pipe", ANSWER % "")
        os.mkfifo(self.path("class", "pipe", "fifo"))
        # The processes of a pipeline that end with the compiler are none that it left behind.
        self.compiler("pipeline", ANSWER % "" + "yes | head -n 1 >/dev/null\nsleep 0.02 &\n")
        self.grade()
        self.assertIn("is a named pipe", self.verdict("pipe")["reason"])
        self.assertEqual((self.verdict("pipeline")["verdict"], self.verdict("pipeline")["notes"]), ("accepted", []))
        self.assertIn("tests: 2 judged", self.grade("--rerun", "accepted"))
        self.assertIn("tests: 1 judged", self.grade("--rerun", "build error"))

    def test_folders_inside_each_other(self):
        self.compiler("s", ANSWER % "")
        shutil.move(self.path("class"), self.path("suite", "class"))
        self.grade(submissions=self.path("suite", "class"), results="suite/results")
        self.assertEqual(self.records("suite/results")["s", "seven.sy"]["verdict"], "accepted")

    def test_build(self):
        for name, source in (("good", ANSWER % ""), ("bad", "")):
            self.write(f"class/{name}/compiler.in", source)
        self.grade(
            "--build",
            "echo building; test -s compiler.in || { echo 'error: no source' >&2; exit 3; }; "
            "cp compiler.in compiler; chmod +x compiler",
            "--env",
            "NAME=VALUE",
        )
        self.assertEqual(self.verdict("good")["verdict"], "accepted")
        record = self.verdict("bad")
        self.assertEqual(
            (record["verdict"], record["reason"]), ("build error", "the build ended with status 3: error: no source")
        )
        logs = set()
        for name in os.listdir(self.path("results", "builds")):
            with open(self.path("results", "builds", name)) as f:
                logs.add(json.load(f)["log"])
        self.assertEqual(logs, {"building\n", "building\nerror: no source\n"})
        self.assertEqual(os.listdir(self.path("class", "good")), ["compiler.in"])

    def test_kinds(self):
        self.write("suite/seven.in", "5 6")
        self.compiler("s", "#!/bin/sh\ncat >/dev/null; exit 7\n")
        self.grade(compiler="./compiler {in}", kind="interpret", results="interpret")
        self.compiler("s", '#!/bin/sh\nprintf \'#!/bin/sh\\nread a b; exit $((b + 1))\\n\' >"$3"; chmod +x "$3"\n')
        self.grade(compiler="./compiler {in} -o {exe}", kind="exe", results="exe")
        self.compiler("s", "#!/bin/sh\nprintf '  .globl main\\nmain: li a0, 7\\n ret\\n' >\"$4\"\n")
        self.grade(kind="riscv64", results="riscv64")
        self.compiler("s", "#!/bin/sh\nprintf 'define i32 @main() {\\n  ret i32 7\\n}\\n' >\"$4\"\n")
        self.grade(kind="llvm", results="llvm")
        for results in "interpret", "exe", "riscv64", "llvm":
            record = self.records(results)["s", "seven.sy"]
            self.assertEqual(record["verdict"], "accepted", record)

    def test_errors_that_must_be_found(self):
        self.write("suite/undeclared.sy", "int main() {\n  return x;  // error: x is not declared\n}\n")
        for name, line in (
            ("gcc", "echo $2:2:10: error: undeclared >&2"),
            ("lab", "echo Error type 1 at Line 2: x; echo Line 9"),
            ("elsewhere", "echo 'error: line 3: no x'"),
            ("silent", ":"),
            ("chinese", "echo '第 2 行有错误'"),
            ("letter", "echo warning 7; echo '2 c'"),
        ):
            self.compiler(name, f"#!/bin/sh\n{line}\nexit 1\n")
        self.compiler("accepts", "#!/bin/sh\n")
        self.compiler("crashes", "#!/bin/sh\necho 2:1: error\nkill -SEGV $$\n")
        self.grade()
        found = {name: record for (name, test), record in self.records().items() if test == "undeclared.sy"}
        self.assertEqual(
            {name for name, record in found.items() if record["verdict"] == "accepted"},
            {"gcc", "lab", "chinese", "letter"},
        )
        for name, reason in (
            ("elsewhere", "the first line that the compiler names is 3; the program has an error in line 2 (x is not"),
            ("silent", "names no line"),
            ("accepts", "ended with status 0"),
            ("crashes", "SIGSEGV"),
        ):
            self.assertIn(reason, found[name]["reason"])

    def test_arguments_headers_and_reference(self):
        self.write("suite/header.h", "#define SIZE 3\n")
        self.write(
            "suite/words.c",
            '#include <stdio.h>\n#include "header.h"\nint main(int n, char **words) {\n'
            'for (int i = 1; i < n; i++) puts(words[i]); printf("%g\\n", SIZE / 7.0); return SIZE; }\n',
        )
        self.write("suite/words.args", "one 'two words'\n")
        self.compiler("s", '#!/bin/sh\nexec gcc -w -S "$2" -o "$4"\n')
        self.compiler(
            "near", '#!/bin/sh\nsed "s/7.0/7.0 + 1e-5/" "$2" >near.c\nexec gcc -w -I "${2%/*}" -S near.c -o "$4"\n'
        )
        os.unlink(self.path("suite/seven.sy"))
        for results, more, verdict in (
            ("a", ["--expect-from", "gcc -w {in} -o {exe}"], "wrong answer"),
            ("b", ["--expect-from", "minic", "--float-tolerance", "1e-4"], "accepted"),
        ):
            self.grade(*more, results=results)
            records = self.records(results)
            self.assertEqual(records["s", "words.c"]["verdict"], "accepted", records)
            self.assertEqual(records["near", "words.c"]["verdict"], verdict)
        self.write("suite/words.out", "one\n  two  words \n0.428571\n")
        for results, more, verdict in (
            ("c", [], "wrong answer"),
            ("d", ["--exit-status", "any"], "wrong answer"),
            ("f", ["--exit-status", "zero", "--ignore-space"], "runtime error"),
        ):
            self.grade(*more, results=results)
            self.assertEqual(self.records(results)["s", "words.c"]["verdict"], verdict)
        self.write("suite/words.out", "one\ntwo   words \n0.428571\n")
        self.grade("--exit-status", "any", "--ignore-space", results="g")
        self.assertEqual(self.records("g")["s", "words.c"]["verdict"], "accepted")
        os.unlink(self.path("suite/words.out"))
        self.assertIn("does not compile it", self.grade("--expect-from", "gcc -nosuch {in} -o {exe}", status=2))
        self.assertIn("must contain {in} and {exe}", self.grade("--expect-from", "gcc {in}", status=2))

    def test_what_is_no_fault_of_a_student(self):
        self.compiler("s", ANSWER % "")
        for message, setting in (
            ("no submission has a file ./compilre", {"compiler": "./compilre {in} {out}"}),
            ("there is no program compilre", {"compiler": "compilre {in} {out}"}),
            ("must contain {in}", {"compiler": "./compiler {out}"}),
            ("must contain {out}", {"compiler": "./compiler {in}"}),
            ("no such folder", {"submissions": self.path("nowhere")}),
        ):
            self.assertIn(message, self.grade(status=2, **setting))
        self.assertIn("libsysy.a: there is no such library", self.grade("--runtime", self.dir, status=2))
        self.assertIn("it must be I/N", self.grade("--shard", "3/2", status=2))
        self.write("runtime/x86_64/libsysy.a", "no archive")
        self.assertIn(
            "a program that is known to be right does not link", self.grade("--runtime", self.path("runtime"), status=2)
        )
        self.assertFalse(os.path.exists(self.path("results", "records")))
        self.assertIn("there is no class.json", self.merge(self.path("suite"), status=2))
        self.assertIn("must end in", self.merge(self.path("suite"), "-o", "x.txt", status=2))


class Isolation(grade_case.GradeTest):
    def setUp(self):
        super().setUp()
        if not Means(self.path("suite")).namespaces:
            self.skipTest("no namespaces here")

    def test_nothing_is_reached(self):
        server = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(server.close)
        port = server.getsockname()[1]
        self.compiler(
            "network", f"#!/usr/bin/python3\nimport socket\nsocket.create_connection(('127.0.0.1', {port}))\n"
        )
        self.compiler(
            "reader",
            f"#!/bin/sh\ncat '{self.path('class', 'network', 'compiler')}' && exit 0\n"
            f"cat '{self.path('suite', 'seven.out')}'\n",
        )
        self.compiler(
            "writer",
            f"#!/bin/sh\necho x >'{self.path('suite', 'seven.out')}' && exit 0\n"
            f"echo x >'{SCRIPTS}/grader/x' && exit 0\necho x >own && echo x >../x && exit 9\n",
        )
        self.grade()
        self.assertIn("Network is unreachable", self.verdict("network")["reason"])
        self.assertIn("No such file", self.verdict("reader")["reason"])
        self.assertIn("status 9", self.verdict("writer")["reason"])

    def test_minic_is_where_only_root_may_enter(self):
        """Such as below /root. Then it is shown to the boxes all the same, but to none that is no namespace."""
        closed = tempfile.mkdtemp(
            prefix="closed-", dir=os.getcwd()
        )  # not below /tmp, of which a box sees nothing anyway
        self.addCleanup(shutil.rmtree, closed)
        minic = copy_minic(closed)
        self.compiler("one", '#!/bin/sh\nexec "$@"\n')
        self.write("task.toml", 'title = "t"\ntext = "t"\n[[check]]\nname = "runs"\nstatus = 3\n')
        self.write("one.json", '{"minic-task": 1, "name": "one", "program": "int main(void) { return 3; }"}')
        answers = [
            sys.executable,
            os.path.join(SCRIPTS, "minic-test"),
            "answers",
            self.path("task.toml"),
            self.path("one.json"),
            "--minic",
            minic,
        ]
        self.assertIn(
            "1 accepted",
            self.grade("--minic", minic, kind="llvm", compiler="./compiler {minic} -emit-llvm {in} -o {out}"),
        )
        self.assertRegex(self.run_command(answers), "one +1/1")
        if os.geteuid() == 0:
            self.assertRegex(
                self.grade("--minic", minic, "--no-namespaces", status=2),
                f"only root may enter /.*{closed}/lib/minic must be",
            )

    def test_inside_bubblewrap(self):
        """In a container of its own, where few users exist: the class is judged as outside of it, or it is said why not."""
        for more in [], ["--unshare-user"]:
            with self.subTest(more):
                if subprocess.run(
                    ["bwrap", "--bind", "/", "/", "--unshare-pid", "--unshare-net", *more, "true"]
                ).returncode:
                    self.skipTest("this machine lets bubblewrap make no such container")
                shutil.rmtree(self.path("results"), ignore_errors=True)
                self.run_command(
                    [
                        "bwrap",
                        "--bind",
                        "/",
                        "/",
                        "--dev",
                        "/dev",
                        "--proc",
                        "/proc",
                        "--unshare-pid",
                        "--unshare-net",
                        *more,
                        *self.command(submissions=EXAMPLES),
                    ]
                )
                for name, (verdict, _) in Verdicts.EXPECTED.items():
                    self.assertEqual(self.verdict(name)["verdict"], verdict)
                for run in os.listdir(self.path("results", "runs")):
                    with open(self.path("results", "runs", run)) as f:
                        means = json.load(f)
                    self.assertTrue(means["namespaces"] or means["not enforced"])

    def test_limits_and_leavings(self):
        mark = f"grade-test-{os.getpid()}"
        self.compiler("memory", "#!/usr/bin/python3\nkept = []\nwhile True: kept.append(b'x' * 1000000)\n")
        self.compiler("file", "#!/usr/bin/python3\nwith open('f', 'wb') as f:\n  while True: f.write(b'x' * 1000000)\n")
        self.compiler(
            "files",
            "#!/usr/bin/python3\nfor i in range(99):\n  with open(f'f{i}', 'wb') as f: f.write(b'x' * 1000000)\n",
        )
        self.compiler(
            "daemon",
            f"""#!/usr/bin/python3
import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execv("/bin/sleep", ["{mark}", "60"])
    os._exit(0)
os.wait()
time.sleep(0.2)
sys.exit(4)
""",
        )
        self.grade("--memory", "128", "--folder", "32")
        self.assertEqual(self.verdict("memory")["verdict"], "memory limit")
        self.assertIn("more than 16 MB", self.verdict("file")["reason"])
        self.assertIn("filled its folder of 32 MB", self.verdict("files")["reason"])
        self.assertEqual(self.verdict("daemon")["notes"], ["the compiler left processes behind; they were ended"])
        everything = subprocess.run(["ps", "-eo", "args"], stdout=subprocess.PIPE, text=True).stdout
        self.assertNotIn(mark + " 60", everything)


if __name__ == "__main__":
    unittest.main()
