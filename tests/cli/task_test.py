"""minic-test task and answers: the page of a task, and the marks of what is handed in."""

import base64
import csv
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
SCRIPTS = os.path.realpath(os.environ.get("MINIC_SCRIPTS") or os.path.join(os.path.dirname(__file__), "..", "..", "scripts"))
TASKS = os.path.join(os.path.dirname(SCRIPTS), "examples", "tasks")

# name of the task -> what a student changes: text -> text
SOLUTIONS = {
    "vectorize": {"static int table[64];\n": "", "  table[x & 63]++;\n": "", "    if (out[i] < 0) break;\n": ""},
    "undefined": {"i <= n": "i < n", "int best;": "int best = 0;", "(a + b) / 2": "(int)(((long)a + b) / 2)", "malloc(strlen(text))": "malloc(strlen(text) + 1)",
                  "1 << n": "1L << n", "int count, inside": "int count = 0, inside"},
}
BY_HAND = """define i32 @sum(i32 %n) {
entry:
  br label %cond

cond:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ START, %entry ], [ %s1, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end

body:
  %s1 = add i32 %s, %i
  %i1 = add i32 %i, 1
  br label %cond

end:
  ret i32 %s
}

define i32 @main() {
entry:
  %r = call i32 @sum(i32 10)
  ret i32 %r
}
"""


class TaskTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="task test ")
        self.addCleanup(folder.cleanup)
        self.dir = folder.name

    def write(self, name, text):
        path = os.path.join(self.dir, name)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        return path

    def run_tool(self, *words, status=0):
        done = subprocess.run([sys.executable, os.path.join(SCRIPTS, "minic-test"), *words], capture_output=True, text=True, cwd=self.dir)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def judge(self, task, program, name="Ada"):
        answer = self.write("answer.json", json.dumps({"minic-task": 1, "name": name, "program": program, "held": [True] * 3}))
        marks = os.path.join(self.dir, "marks.csv")
        self.run_tool("answers", task, answer, "-o", marks, "--minic", MINIC)
        with open(marks, encoding="utf-8", newline="") as f:
            return list(csv.reader(f))[1]

    def test_examples(self):
        for name, changes in SOLUTIONS.items():
            path = os.path.join(TASKS, name + ".toml")
            with open(path, "rb") as f:
                program = tomllib.load(f)["program"]
            self.assertIn("no", self.judge(path, program), name)
            for old, new in changes.items():
                self.assertIn(old, program)
                program = program.replace(old, new)
            self.assertEqual(self.judge(path, program)[2:], ["3", "3", "yes", "yes", "yes"], name)
        path = os.path.join(TASKS, "mem2reg.toml")
        self.assertEqual(self.judge(path, BY_HAND.replace("START", "0"))[2:], ["3", "3", "yes", "yes", "yes"])
        self.assertEqual(self.judge(path, BY_HAND.replace("START", "%n"))[2:], ["1", "3", "no", "yes", "no"])

    def test_a_program_touches_nothing(self):
        task = self.write("task.toml", 'title = "t"\ntext = "t"\n[[check]]\nname = "runs"\noutput = "0"\n')
        victim = self.write("victim", "here\n")
        row = self.judge(task, '#include <stdio.h>\nint main(void) { printf("%%d\\n", remove("%s") == 0); return 0; }\n' % victim)
        self.assertTrue(os.path.exists(victim))
        self.assertEqual(row[2], "1")
        row = self.judge(task, "int main(void) { for (;;); }\n")
        self.assertEqual(row[2], "0")

    def test_the_page(self):
        template = self.write("playground.html", "<html><!--assets--></html>")
        self.run_tool("task", os.path.join(TASKS, "mem2reg.toml"), "-o", "lab.html", "--playground", template)
        with open(os.path.join(self.dir, "lab.html"), encoding="utf-8") as f:
            packed = re.search('id="asset-task.json">([^<]*)<', f.read()).group(1)
        task = json.loads(gzip.decompress(base64.b64decode(packed)))
        self.assertEqual([check["words"] for check in task["check"]][0], "--run")
        self.assertIn("before.ll", task["files"])

    def test_errors_of_the_teacher(self):
        for text, said in [
            ("title = ", "Invalid value"), ('title = "t"\ntext = "t"\n', "there is no check"), ('title = "t"\ntext = "t"\nchecks = 1\n', "there is no checks"),
            ('title = "t"\ntext = "t"\n[[check]]\nname = "n"\nfinds = "("\n', "check 1: finds"), ('title = "t"\ntext = "t"\nfile = "x.py"\n', "file must be one of"),
            ('title = ["t"]\ntext = "t"\n', "title must be"), ('title = "t"\ntext = "t"\n[files]\n"../x" = ""\n', "without folders"),
        ]:
            self.assertIn(said, self.run_tool("task", self.write("task.toml", text), status=2))
        task = self.write("task.toml", 'title = "t"\ntext = "t"\n[[check]]\nname = "n"\n')
        for text in ["", "[]", '{"minic-task": 2}', '{"minic-task": 1, "name": 1, "program": ""}']:
            self.assertIn("answer.json", self.run_tool("answers", task, self.write("answer.json", text), "--minic", MINIC, status=1))


if __name__ == "__main__":
    unittest.main()
