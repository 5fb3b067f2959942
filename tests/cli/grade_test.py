"""minic-test grade and merge: verdicts with their reasons, boxes that nothing leaves, and gradings that are ended and go
on. The class is examples/grading, and compilers that are written here."""

import atexit
import csv
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
SCRIPTS = os.path.realpath(os.environ.get("MINIC_SCRIPTS") or os.path.join(os.path.dirname(__file__), "..", "..", "scripts"))
ROOT = os.path.dirname(SCRIPTS)
EXAMPLES = os.path.join(ROOT, "examples", "grading")
sys.path.insert(0, SCRIPTS)
sys.dont_write_bytecode = True
from grader.grade import takes_plugins  # noqa: E402
from grader.isolation import Means, closed_folder  # noqa: E402


def copy_minic(folder):
    """minic and its libraries, without the rest of the build."""
    shutil.copy(MINIC, folder)
    for way in ("", ".."):  # in a build, and installed
        if os.path.isdir(libraries := os.path.join(os.path.dirname(MINIC), way, "lib", "minic")):
            shutil.copytree(libraries, os.path.join(folder, "lib", "minic"))
            break
    return os.path.join(folder, "minic")


if os.geteuid() == 0 and (closed_folder(MINIC) or closed_folder(SCRIPTS)):
    # What is below /root, say, is nothing for other users, and for boxes without namespaces.
    open_folder = tempfile.mkdtemp(prefix="minic-for-all-")
    atexit.register(shutil.rmtree, open_folder)
    os.chmod(open_folder, 0o755)
    MINIC = copy_minic(open_folder)
    SCRIPTS = shutil.copytree(SCRIPTS, os.path.join(open_folder, "scripts"))

COMPILER = "./compiler -S {in} -o {out}"
ANSWER = """#!/bin/sh
# %s
cat >"$4" <<'END'
        .globl  main
main:   movl    $7, %%eax
        ret
        .section .note.GNU-stack,"",@progbits
END
"""


COUNTS = takes_plugins("qemu-x86_64")


class GradeTest(unittest.TestCase):
    PREFIX, PLACE = "grade test ", None

    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix=self.PREFIX, dir=self.PLACE)
        self.addCleanup(shutil.rmtree, self.dir)
        os.chmod(self.dir, 0o755)
        self.write("suite/seven.sy", "int main() { return 7; }\n")
        self.write("suite/seven.out", "7\n")

    def path(self, *names):
        return os.path.join(self.dir, *names)

    def write(self, name, text, mode=0o644):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write(text)
        os.chmod(path, mode)

    def compiler(self, name, text):
        self.write(f"class/{name}/compiler", text, 0o755)

    def command(self, *more, submissions=None, results="results", compiler=COMPILER, kind="x86_64"):
        return [sys.executable, os.path.join(SCRIPTS, "minic-test"), "grade", submissions or self.path("class"),
                self.path("suite"), "--compiler", compiler, "--kind", kind, "--results", self.path(results), "--minic", MINIC,
                "--timeout", "1", "--compile-timeout", "2", *more]

    def run_command(self, words, status=0):
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                              cwd=self.dir, text=True)
        self.assertEqual(done.returncode, status, done.stdout)
        return done.stdout

    def grade(self, *more, status=0, **setting):
        return self.run_command(self.command(*more, **setting), status)

    def merge(self, *arguments, status=0):
        return self.run_command([sys.executable, os.path.join(SCRIPTS, "minic-test"), "merge", *arguments], status)

    def merged(self, language, *results):
        self.merge(*map(self.path, results or ("results",)), "-o", self.path("all.json"), "--language", language)
        with open(self.path("all.json"), encoding="utf-8") as f:
            document = json.load(f)
        return {(s["name"], r["test"]): r for s in document["submissions"] for r in s["records"]}

    def records(self, *results):
        """(submission, test) -> record, by way of merge."""
        records = self.merged("en", *results)
        # Whatever a test of this file provokes has its words in Chinese, too.
        for key, chinese in self.merged("zh", *results).items():
            record = records[key]
            for english, text in zip([record["reason"], *record["notes"]], [chinese["reason"], *chinese["notes"]]):
                self.assertTrue(not english or re.search("[\u4e00-\u9fff]", text), english)
                self.assertNotRegex(re.sub(r'"[^"]*"|[(（：].*|[\w-]+(=|<=)\S+', "", text), r"\b(the|was|is|of)\b")
        return records

    def verdict(self, name):
        return self.records()[name, "seven.sy"]


class Verdicts(GradeTest):
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
        self.addCleanup(lambda: os.path.exists("/tmp/minic-test-litter.txt") and os.unlink("/tmp/minic-test-litter.txt"))
        self.assertIn("note: The network is not closed", self.check_examples("--no-namespaces"))
        runs = os.listdir(self.path("results", "runs"))
        with open(self.path("results", "runs", runs[0])) as f:
            self.assertEqual(json.load(f)["not enforced"][0]["say"], "open.network")

    def test_reasons(self):
        self.compiler("assembler", '#!/bin/sh\nprintf \'  .globl main\\nmain:\\n  mvo %%eax, 1\\n  ret\\n\' >"$4"\n')
        self.compiler("linker", '#!/bin/sh\nprintf \'  .globl main\\nmain: call nosuch\\n\' >"$4"\n')
        self.compiler("refuses", '#!/bin/sh\necho "reading $2" >&2\necho "3:4: error: no rule for ;" >&2\nexit 1\n')
        self.compiler("nothing", "#!/bin/sh\n")
        self.compiler("null", '#!/bin/sh\nprintf \'  .globl main\\nmain: movl 0, %%eax\\n\' >"$4"\n')
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
                ("right", "accepted", "")):
            record = self.verdict(name)
            self.assertEqual(record["verdict"], verdict, record)
            self.assertIn(reason, record["reason"])

    def test_the_test_is_at_fault(self):
        self.write("suite/unset.c", "int main(void) {\n  int x;\n  return x;\n}\n")
        self.write("suite/unset.out", "300\n")
        self.write("suite/order.c", "int n;\nint next(void) { return ++n; }\nint main(void) {\n  return next() * 2 - next();\n}\n")
        self.write("suite/order.out", "0\n")
        self.compiler("right", ANSWER % "")
        self.compiler("null", '#!/bin/sh\nprintf \'  .globl main\\nmain: movl 0, %%eax\\n\' >"$4"\n')
        self.grade()
        undefined = ["the test itself is undefined: line 3: the exit status depends on 'x', which was never set (C17 6.3.2.1p2)"
                     " [uninitialised]"]
        records = self.records()
        self.assertEqual(records["right", "unset.c"]["notes"], undefined)
        self.assertEqual(records["null", "unset.c"]["notes"], undefined)
        self.assertEqual(records["right", "order.c"]["notes"],
                         ["the test itself depends on an order that C leaves open: line 4: the result depends on the order in which"
                          " the operands here are evaluated (C17 6.5p3) [order]"])
        self.assertEqual(records["null", "seven.sy"]["notes"],
                         ["the test itself is defined: minic --run=check finds nothing undefined in it"])

    def test_the_line_that_prints_what_is_missing(self):
        self.write("suite/lines.c", '''#include <stdio.h>
                   static void show(const char *text) {
                     printf("%s\\n", text);
                   }
                   int main(void) {
                     show("one");
                     show("two");
                     return 3;
                   }''')
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
        for name, text, more, status in (("wrong", "one\\ntoo\\n", "", 3), ("dies", "one\\n", "movl 0, %eax", 3),
                                         ("status", "one\\ntwo\\n", "", 4), ("more", "one\\ntwo\\nthree\\n", "", 3)):
            self.compiler(name, program % (text, len(text.replace("\\n", "n")), more, status))
        self.grade()
        records = {name: records for (name, test), records in self.records().items() if test == "lines.c"}
        self.assertEqual({name: record["verdict"] for name, record in records.items()},
                         {"wrong": "wrong answer", "dies": "runtime error", "status": "wrong answer", "more": "wrong answer"})
        self.assertEqual(records["wrong"]["notes"], ["what is expected there is printed by line 3, called in line 7 of the program"])
        self.assertEqual(records["dies"]["notes"][1:], ["the next output would be that of line 3, called in line 7 of the program;"
                                                        " what a program has not flushed when it dies is lost"])
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
        self.grade("--build", "echo building; test -s compiler.in || { echo 'error: no source' >&2; exit 3; }; "
                   "cp compiler.in compiler; chmod +x compiler", "--env", "NAME=VALUE")
        self.assertEqual(self.verdict("good")["verdict"], "accepted")
        record = self.verdict("bad")
        self.assertEqual((record["verdict"], record["reason"]), ("build error", "the build ended with status 3: error: no source"))
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
        self.compiler("s", '#!/bin/sh\nprintf \'  .globl main\\nmain: li a0, 7\\n ret\\n\' >"$4"\n')
        self.grade(kind="riscv64", results="riscv64")
        self.compiler("s", '#!/bin/sh\nprintf \'define i32 @main() {\\n  ret i32 7\\n}\\n\' >"$4"\n')
        self.grade(kind="llvm", results="llvm")
        for results in "interpret", "exe", "riscv64", "llvm":
            record = self.records(results)["s", "seven.sy"]
            self.assertEqual(record["verdict"], "accepted", record)

    def test_errors_that_must_be_found(self):
        self.write("suite/undeclared.sy", "int main() {\n  return x;  // error: x is not declared\n}\n")
        for name, line in (("gcc", "echo $2:2:10: error: undeclared >&2"), ("lab", "echo Error type 1 at Line 2: x; echo Line 9"),
                           ("elsewhere", "echo 'error: line 3: no x'"), ("silent", ":"), ("chinese", "echo '第 2 行有错误'"),
                           ("letter", "echo warning 7; echo '2 c'")):
            self.compiler(name, f"#!/bin/sh\n{line}\nexit 1\n")
        self.compiler("accepts", "#!/bin/sh\n")
        self.compiler("crashes", "#!/bin/sh\necho 2:1: error\nkill -SEGV $$\n")
        self.grade()
        found = {name: record for (name, test), record in self.records().items() if test == "undeclared.sy"}
        self.assertEqual({name for name, record in found.items() if record["verdict"] == "accepted"}, {"gcc", "lab", "chinese", "letter"})
        for name, reason in (("elsewhere", "the first line that the compiler names is 3; the program has an error in line 2 (x is not"),
                             ("silent", "names no line"), ("accepts", "ended with status 0"), ("crashes", "SIGSEGV")):
            self.assertIn(reason, found[name]["reason"])

    def test_arguments_headers_and_reference(self):
        self.write("suite/header.h", "#define SIZE 3\n")
        self.write("suite/words.c", '#include <stdio.h>\n#include "header.h"\nint main(int n, char **words) {\n'
                   'for (int i = 1; i < n; i++) puts(words[i]); printf("%g\\n", SIZE / 7.0); return SIZE; }\n')
        self.write("suite/words.args", "one 'two words'\n")
        self.compiler("s", '#!/bin/sh\nexec gcc -w -S "$2" -o "$4"\n')
        self.compiler("near", '#!/bin/sh\nsed "s/7.0/7.0 + 1e-5/" "$2" >near.c\nexec gcc -w -I "${2%/*}" -S near.c -o "$4"\n')
        os.unlink(self.path("suite/seven.sy"))
        for results, more, verdict in (("a", ["--expect-from", "gcc -w {in} -o {exe}"], "wrong answer"),
                                       ("b", ["--expect-from", "minic", "--float-tolerance", "1e-4"], "accepted")):
            self.grade(*more, results=results)
            records = self.records(results)
            self.assertEqual(records["s", "words.c"]["verdict"], "accepted", records)
            self.assertEqual(records["near", "words.c"]["verdict"], verdict)
        self.write("suite/words.out", "one\n  two  words \n0.428571\n")
        for results, more, verdict in (("c", [], "wrong answer"), ("d", ["--exit-status", "any"], "wrong answer"),
                                       ("f", ["--exit-status", "zero", "--ignore-space"], "runtime error")):
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
                ("no such folder", {"submissions": self.path("nowhere")})):
            self.assertIn(message, self.grade(status=2, **setting))
        self.assertIn("libsysy.a: there is no such library", self.grade("--runtime", self.dir, status=2))
        self.assertIn("it must be I/N", self.grade("--shard", "3/2", status=2))
        self.write("runtime/x86_64/libsysy.a", "no archive")
        self.assertIn("a program that is known to be right does not link", self.grade("--runtime", self.path("runtime"), status=2))
        self.assertFalse(os.path.exists(self.path("results", "records")))
        self.assertIn("there is no class.json", self.merge(self.path("suite"), status=2))
        self.assertIn("must end in", self.merge(self.path("suite"), "-o", "x.txt", status=2))


class Requirements(GradeTest):
    LOOP = """int main() {
  int sum = 0, i = 0;
  int kept[4];
  while (i < 100) { kept[i % 4] = i; sum = sum + kept[i % 4] * (i % 2) - sum / 3; i = i + 1; }
  return sum % 127;
}
"""
    INVALID = "define i32 @main() {\\n  %%a = add i32 %%b, 0\\n  %%b = add i32 7, 0\\n  ret i32 7\\n}\\n"

    def setUp(self):
        super().setUp()
        self.write("suite/loop.sy", self.LOOP)

    def compile_by_minic(self, name, options, more=""):
        self.compiler(name, f'#!/bin/sh\n"$3" -w {options} "$1" -o "$2"\n{more}')

    def verdicts(self, requirement, kind="llvm", *more):
        results = f"results {len(os.listdir(self.dir))}"
        self.grade("--require", requirement, "--expect-from", "minic", *more, kind=kind, results=results,
                   compiler="./compiler {in} {out} {minic} {dir}/before.ll")
        return {(name, test): (r["verdict"], r["reason"]) for (name, test), r in self.records(results).items()}

    def missed(self, requirement, *setting):
        """Of each submission that misses the requirement the reason, in the test with the loop."""
        found = self.verdicts(requirement, *setting)
        self.assertLessEqual({verdict for verdict, _ in found.values()}, {"accepted", "requirement not met"}, found)
        return {name: reason for (name, test), (verdict, reason) in found.items() if test == "loop.sy" and verdict != "accepted"}

    def test_ir(self):
        self.compile_by_minic("O0", "-O0 -emit-llvm")
        self.compile_by_minic("O1", "-O1 -emit-llvm")
        self.compiler("phi", "#!/bin/sh\n" + r"""cat >"$2" <<'END'
define i32 @main() {
entry:
  %i.addr = alloca i32
  store i32 0, ptr %i.addr
  br label %head
head:
  %i = load i32, ptr %i.addr
  %next = add i32 %i, 1
  store i32 %next, ptr %i.addr
  %more = icmp slt i32 %next, ANSWER
  br i1 %more, label %head, label %end
end:
  ret i32 %next
}
END
answer=7; case "$1" in *loop*) "$3" -w -O1 --run "$1"; answer=$?;; esac
sed -i s/ANSWER/$answer/ "$2"
""")
        self.assertEqual(self.missed("valid-ssa"), {})
        missed = self.missed("no-local-alloca")
        self.assertEqual(set(missed), {"O0", "phi"})
        self.assertEqual(missed["O0"], "no-local-alloca: the variable sum could be a value and is in memory (2 such variables)")
        self.assertEqual(self.missed("phis-in-loop-headers")["phi"], "phis-in-loop-headers: no loop of main has a phi in its header (head)")
        self.assertEqual(set(self.missed("phis-in-loop-headers")), {"O0", "phi"})
        self.compiler("invalid", f"#!/bin/sh\nprintf '{self.INVALID}' >\"$2\"\n")
        self.assertEqual(self.verdicts("valid-ssa")["invalid", "seven.sy"],
                         ("requirement not met", "valid-ssa: line 2: in @main: `%a = add i32 %b, 0`: %b is computed only later in the block"))
        self.assertEqual(self.verdicts("no-local-alloca")["invalid", "seven.sy"],
                         ("assembler error", "lli does not accept the LLVM IR: Instruction does not dominate all uses!"))

    def test_mem2reg_of(self):
        before = '"$3" -w -O0 -emit-llvm "$1" -o "$4"\n'
        self.compile_by_minic("right", "-O1 -disable-pass=dce -emit-llvm", before)
        self.compile_by_minic("none", "-O1 -emit-llvm")
        self.compile_by_minic("same", "-O1 -emit-llvm", 'cp "$2" "$4"\n')
        # The first operand of a phi is another one; the program without a loop has none.
        self.compile_by_minic("wrong", "-O1 -disable-pass=dce -emit-llvm", before + "sed -i '/%sum.* = phi/s/ 0, %entry/ 3, %entry/' \"$2\"\n")
        os.unlink(self.path("suite/loop.sy"))
        self.write("suite/loop.sy", "int main() { int sum = 0; int i = 0; while (i < 9) { i = i + 1; sum = i; } return sum; }\n")
        missed = self.missed("mem2reg-of={dir}/before.ll")
        self.assertEqual(missed["none"], "mem2reg-of={dir}/before.ll: the compiler has not written before.ll")
        self.assertIn("the variable `%sum` holds 0", missed["wrong"])
        self.assertIn("the file that is promoted has no variable in memory, and the program has", missed["same"])
        self.assertIn("the output is no evidence for itself", self.grade("--require", "mem2reg-of={out}", kind="llvm", status=2))
        self.assertNotIn("right", missed)

    @unittest.skipIf(COUNTS, "this qemu counts instructions")
    def test_no_plugins(self):
        self.compiler("one", "#!/bin/sh\n")
        self.assertIn("was built without plugins", self.grade("--require", "max-instructions=10", status=2))

    @unittest.skipUnless(COUNTS, "this qemu counts no instructions")
    def test_counts(self):
        self.compile_by_minic("O0", "-O0 -S")
        self.compile_by_minic("O2", "-O2 -S")
        missed = self.missed("max-instructions=1.001*minic", "x86_64")
        self.assertRegex(missed["O0"], r"^max-instructions=1.001\*minic: \d+ instructions; at most \d+ are allowed, which is 1.001 times the \d+ of minic$")
        self.assertNotIn("O2", missed)
        self.assertEqual(set(self.missed("max-instructions=10", "x86_64")), {"O0", "O2"})
        missed = self.missed("spills<=2", "x86_64")
        self.assertRegex(missed["O0"], r"spills<=2: \d+ accesses of spilled values and other slots of the stack; at most 2 are allowed")
        self.assertEqual(set(missed), {"O0"})

    @unittest.skipUnless(COUNTS, "this qemu counts no instructions")
    def test_curve(self):
        self.write("marks.toml", '[test."loop.sy"]\ncurve = [[1.0, 1.0], [1.0001, 0.75], [9, 0.25]]\n')
        self.compile_by_minic("O0", "-O0 -S")
        self.compile_by_minic("O2", "-O2 -S")
        self.grade("--marks", self.path("marks.toml"), "--expect-from", "minic", compiler="./compiler {in} {out} {minic}")
        self.merge(self.path("results"), "--gradescope", self.path("gs"))
        scores = {}
        for name in "O0", "O2":
            with open(self.path("gs", name, "results.json")) as f:
                scores[name] = json.load(f)["tests"]
        self.assertEqual([test["score"] for test in scores["O2"]], [1, 1])
        self.records("results")
        self.assertTrue(0.7 < scores["O0"][0]["score"] < 0.75, scores)
        self.assertRegex(scores["O0"][0]["output"], r"accepted\nnote: \d+ instructions, 1\.\d+ times those of minic")
        from grader.marks import share_got
        curve = {"curve": [[1, 1], [2, 0.5], [4, 0]]}
        for count, share in (5, 1), (10, 1), (15, 0.75), (20, 0.5), (30, 0.25), (40, 0), (99, 0):
            self.assertEqual(share_got(curve, {"verdict": "accepted", "instructions": [count, 10]}), share)

    def test_marks(self):
        self.write("marks.toml", """
[group.loops]
tests = ["lo*"]
weight = 30
require = ["valid-ssa"]
[group.rest]
tests = ["*"]
weight = 10
[test."seven.sy"]
points = 3
""")
        self.write("suite/eight.sy", "int main() { return 8; }\n")
        self.compile_by_minic("all", "-O1 -emit-llvm")
        self.compiler("seven", "#!/bin/sh\nprintf 'define i32 @main() {\\n ret i32 7\\n}\\n' >\"$2\"\n")
        setting = {"kind": "llvm", "compiler": "./compiler {in} {out} {minic}"}
        self.grade("--marks", self.path("marks.toml"), "--expect-from", "minic", **setting)
        self.merge(self.path("results"), "-o", self.path("marks.csv"), "--gradescope", self.path("gs"))
        with open(self.path("marks.csv"), newline="") as f:
            self.assertEqual([row["score"] for row in csv.DictReader(f)], ["100.0", "18.75"])
        with open(self.path("gs/seven/results.json")) as f:
            self.assertEqual([(t["score"], t["max_score"]) for t in json.load(f)["tests"]], [(0, 2.5), (0, 30), (7.5, 7.5)])
        for text, message in (("point = 3", "has point; there is"), ("[test.x]\n", "there is no test x"), ("x", "marks.toml: "),
                              ('require = ["ssa"]', "--require ssa: there is valid-ssa"), ('require = ["spills<=x"]', "must be spills=N"),
                              ('require = ["spills<=3"]', "is for --kind x86_64"), ("[group.a]\nweight = -1", "not negative"),
                              ("[group.a]\ncurve = [[1, 2]]", "curve must be")):
            self.write("marks.toml", text)
            self.assertIn(message, self.grade("--marks", self.path("marks.toml"), "--expect-from", "minic", status=2, **setting))


class Isolation(GradeTest):
    def setUp(self):
        super().setUp()
        if not Means(self.path("suite")).namespaces:
            self.skipTest("no namespaces here")

    def test_nothing_is_reached(self):
        server = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(server.close)
        port = server.getsockname()[1]
        self.compiler("network", f"#!/usr/bin/python3\nimport socket\nsocket.create_connection(('127.0.0.1', {port}))\n")
        self.compiler("reader", f"#!/bin/sh\ncat '{self.path('class', 'network', 'compiler')}' && exit 0\n"
                      f"cat '{self.path('suite', 'seven.out')}'\n")
        self.compiler("writer", f"#!/bin/sh\necho x >'{self.path('suite', 'seven.out')}' && exit 0\n"
                      f"echo x >'{SCRIPTS}/grader/x' && exit 0\necho x >own && echo x >../x && exit 9\n")
        self.grade()
        self.assertIn("Network is unreachable", self.verdict("network")["reason"])
        self.assertIn("No such file", self.verdict("reader")["reason"])
        self.assertIn("status 9", self.verdict("writer")["reason"])

    def test_minic_is_where_only_root_may_enter(self):
        """Such as below /root. Then it is shown to the boxes all the same, but to none that is no namespace."""
        closed = tempfile.mkdtemp(prefix="closed-", dir=os.getcwd())  # not below /tmp, of which a box sees nothing anyway
        self.addCleanup(shutil.rmtree, closed)
        minic = copy_minic(closed)
        self.compiler("one", "#!/bin/sh\nexec \"$@\"\n")
        self.write("task.toml", 'title = "t"\ntext = "t"\n[[check]]\nname = "runs"\nstatus = 3\n')
        self.write("one.json", '{"minic-task": 1, "name": "one", "program": "int main(void) { return 3; }"}')
        answers = [sys.executable, os.path.join(SCRIPTS, "minic-test"), "answers", self.path("task.toml"), self.path("one.json"), "--minic", minic]
        self.assertIn("1 accepted", self.grade("--minic", minic, kind="llvm", compiler="./compiler {minic} -emit-llvm {in} -o {out}"))
        self.assertRegex(self.run_command(answers), "one +1/1")
        if os.geteuid() == 0:
            self.assertRegex(self.grade("--minic", minic, "--no-namespaces", status=2), f"only root may enter /.*{closed}/lib/minic must be")

    def test_inside_bubblewrap(self):
        """In a container of its own, where few users exist: the class is judged as outside of it, or it is said why not."""
        for more in [], ["--unshare-user"]:
            with self.subTest(more):
                if subprocess.run(["bwrap", "--bind", "/", "/", "--unshare-pid", "--unshare-net", *more, "true"]).returncode:
                    self.skipTest("this machine lets bubblewrap make no such container")
                shutil.rmtree(self.path("results"), ignore_errors=True)
                self.run_command(["bwrap", "--bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-pid",
                                  "--unshare-net", *more, *self.command(submissions=EXAMPLES)])
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
        self.compiler("files", "#!/usr/bin/python3\nfor i in range(99):\n  with open(f'f{i}', 'wb') as f: f.write(b'x' * 1000000)\n")
        self.compiler("daemon", f"""#!/usr/bin/python3
import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execv("/bin/sleep", ["{mark}", "60"])
    os._exit(0)
os.wait()
time.sleep(0.2)
sys.exit(4)
""")
        self.grade("--memory", "128", "--folder", "32")
        self.assertEqual(self.verdict("memory")["verdict"], "memory limit")
        self.assertIn("more than 16 MB", self.verdict("file")["reason"])
        self.assertIn("filled its folder of 32 MB", self.verdict("files")["reason"])
        self.assertEqual(self.verdict("daemon")["notes"], ["the compiler left processes behind; they were ended"])
        everything = subprocess.run(["ps", "-eo", "args"], stdout=subprocess.PIPE, text=True).stdout
        self.assertNotIn(mark + " 60", everything)


class Resume(GradeTest):
    def setUp(self):
        super().setUp()
        for number in range(6):
            self.compiler(f"s{number}", ANSWER % number if number % 3 else "#!/bin/sh\nexit %d\n" % number)
        self.compiler("twin", ANSWER % 1)
        for number in range(6):
            self.write(f"suite/t{number}.sy", f"int main() {{ return 7; }} // {number}\n")
            self.write(f"suite/t{number}.out", f"{7 if number % 2 else 8}\n")

    def stable(self, *results):
        return {key: {part: value for part, value in record.items() if part not in ("cpu", "host")}
                for key, record in self.records(*results).items()}

    def test_a_killed_grading_goes_on(self):
        self.grade("-j", "2")
        whole = self.stable("results")
        self.assertEqual(len(whole), 49)
        os.mkdir(self.path("temporary"), 0o755)
        environment = dict(os.environ, TMPDIR=self.path("temporary"))
        for _ in range(4):
            process = subprocess.Popen(self.command("-j", "2", "--shard", "1/2", results="first"), env=environment,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(random.uniform(0.2, 0.7))
            process.send_signal(signal.SIGKILL)
            process.wait()
        # The last worker that was ended may still hold its folder for a moment.
        time.sleep(0.5)
        subprocess.run(self.command("--shard", "1/2", results="first"), env=environment, stdout=subprocess.DEVNULL, check=True)
        self.assertEqual(os.listdir(self.path("temporary")), [])
        self.grade("--shard", "2/2", results="second")
        self.assertEqual(self.stable("first", "second"), whole)
        self.assertEqual(self.stable("second", "first", "results"), whole)
        again = self.grade("--shard", "2/2", results="second")
        self.assertIn("tests: 0 judged", again)
        self.assertIn("not judged", self.merge(self.path("second"), status=1))

    def test_a_killed_grading_leaves_no_process(self):
        for variant in [], ["--no-namespaces"]:
            mark = f"6{os.getpid()}"
            self.compiler("s0", f"#!/bin/sh\nsetsid sleep {mark} &\nsleep {mark}\n")
            process = subprocess.Popen(self.command("-j", "1", *variant, "--compile-timeout", "60", results="killed"),
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            deadline = time.monotonic() + 60
            while self.sleeping(mark) < 2 and time.monotonic() < deadline:
                time.sleep(0.05)
            self.assertEqual(self.sleeping(mark), 2)
            process.kill()
            process.wait()
            while self.sleeping(mark) and time.monotonic() < deadline:
                time.sleep(0.05)
            self.assertEqual(self.sleeping(mark), 0)

    def sleeping(self, mark):
        lines = subprocess.run(["ps", "-eo", "args"], stdout=subprocess.PIPE, text=True).stdout.splitlines()
        return lines.count("sleep " + mark)

    def test_forms(self):
        self.grade()
        forms = [self.path("out" + end) for end in (".csv", ".xml", ".json")]
        self.merge(self.path("results"), *(word for form in forms for word in ("-o", form)), "--gradescope", self.path("gs"),
                   "--classroom", self.path("gs"))
        with open(forms[0], newline="") as f:
            rows = {row["submission"]: row for row in csv.DictReader(f)}
        self.assertEqual((rows["s1"]["score"], rows["s1"]["accepted"], rows["s1"]["t0.sy"]), ("57.14", "4", "wrong answer"))
        self.assertEqual(rows["s1"] | {"submission": ""}, rows["twin"] | {"submission": ""})
        suites = xml.etree.ElementTree.parse(forms[1]).getroot()
        self.assertEqual([suite.get("failures") for suite in suites], ["7", "3", "3", "7", "3", "3", "3"])
        with open(self.path("gs", "s1", "results.json")) as f:
            document = json.load(f)
        self.assertEqual(sum(test["score"] for test in document["tests"]), 4)
        with open(self.path("gs", "s1", "classroom.json")) as f:
            document = json.load(f)
        self.assertEqual((document["max_score"], document["status"]), (7, "fail"))


class Machines(Resume):
    """GNU parallel hands out the shards, to processes and to two hosts that are this machine at two addresses."""

    PREFIX = "grade-test-"  # parallel takes the words of a login apart at blanks
    test_forms = test_a_killed_grading_goes_on = test_a_killed_grading_leaves_no_process = None

    def shards(self, *more, results):
        command = self.command("-j", "1", "--shard", "{}/4", "-q", results=results)
        # The braces of the template are not for parallel, which has @@ in place of {}.
        words = [word if word != "{}/4" else "@@/4" for word in command]
        return ["parallel", "--will-cite", "-I", "@@", "--quote", "--joblog", self.path("log"), *more, *words, ":::", "1", "2", "3", "4"]

    def test_processes(self):
        self.grade("-q", results="whole")
        process = subprocess.Popen(self.shards("-j", "2", results="parts"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   cwd=self.dir, start_new_session=True)
        time.sleep(1.5)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        # The log has the shards that came to their end; the others are started again, and do what is missing.
        self.run_command(self.shards("-j", "2", "--resume", results="parts"))
        self.assertEqual(self.stable("parts"), self.stable("whole"))
        with open(self.path("log")) as f:
            self.assertEqual(sorted(line.split("\t")[6] for line in f.read().splitlines()[1:]), ["0"] * 4)

    def test_hosts(self):
        self.grade("-q", results="whole")
        logins = ",".join(f"1/ssh -F {self.path('ssh_config')} host{n}" for n in self.start_server())
        # Each host has done some of the shards, into the folder that both see.
        self.run_command(self.shards("--sshlogin", logins, "--workdir", self.dir, results="hosts"))
        with open(self.path("log")) as f:
            hosts = {line.split("\t")[1].split()[-1] for line in f.read().splitlines()[1:]}
        self.assertEqual(hosts, {"host1", "host2"})
        self.assertEqual(self.stable("hosts"), self.stable("whole"))

    def start_server(self):
        """A server of ours with keys of our own, at two addresses."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        for name in "host_key", "key":
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.path(name)], check=True)
        self.write("sshd_config", f"Port {port}\nListenAddress 127.0.0.1\nListenAddress 127.0.0.2\nHostKey \"{self.path('host_key')}\"\n"
                   f"AuthorizedKeysFile \"{self.path('key.pub')}\"\nStrictModes no\nUsePAM no\nPidFile none\n"
                   "PasswordAuthentication no\nPermitRootLogin prohibit-password\nMaxStartups 100\n")
        self.write("ssh_config", "".join(f"Host host{n}\n  HostName 127.0.0.{n}\n" for n in (1, 2)) +
                   f"Host *\n  Port {port}\n  IdentityFile \"{self.path('key')}\"\n  IdentitiesOnly yes\n  UserKnownHostsFile /dev/null\n"
                   "  StrictHostKeyChecking no\n  LogLevel ERROR\n  BatchMode yes\n")
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)
        with open(self.path("sshd.log"), "w") as log:
            server = subprocess.Popen(["/usr/sbin/sshd", "-D", "-e", "-f", self.path("sshd_config")], stdout=log, stderr=log)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        deadline = time.monotonic() + 20
        while subprocess.run(["ssh", "-F", self.path("ssh_config"), "host2", "true"], stderr=subprocess.DEVNULL).returncode:
            self.assertLess(time.monotonic(), deadline, "no server")
            time.sleep(0.1)
        return 1, 2


if __name__ == "__main__":
    unittest.main(verbosity=2)  # so that the reason of a skip is printed
