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
import zlib

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
SCRIPTS = os.path.realpath(
    os.environ.get("MINIC_SCRIPTS") or os.path.join(os.path.dirname(__file__), "..", "..", "scripts")
)
TASKS = os.path.join(os.path.dirname(SCRIPTS), "examples", "tasks")

# name of the task -> what a student changes: text -> text
SOLUTIONS = {
    "vectorize": {"static int table[64];\n": "", "  table[x & 63]++;\n": "", "    if (out[i] < 0) break;\n": ""},
    "undefined": {
        "i <= n": "i < n",
        "int best;": "int best = 0;",
        "(a + b) / 2": "(int)(((long)a + b) / 2)",
        "malloc(strlen(text))": "malloc(strlen(text) + 1)",
        "1 << n": "1L << n",
        "int count, inside": "int count = 0, inside",
    },
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


class ScriptTest(unittest.TestCase):
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
        done = subprocess.run(
            [sys.executable, os.path.join(SCRIPTS, "minic-test"), *words], capture_output=True, text=True, cwd=self.dir
        )
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout + done.stderr


class TaskTest(ScriptTest):
    def judge(self, task, program, name="Ada"):
        answer = self.write(
            "answer.json", json.dumps({"minic-task": 1, "name": name, "program": program, "held": [True] * 3})
        )
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
        row = self.judge(
            task, '#include <stdio.h>\nint main(void) { printf("%%d\\n", remove("%s") == 0); return 0; }\n' % victim
        )
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
            ("title = ", "Invalid value"),
            ('title = "t"\ntext = "t"\n', "there is no check"),
            ('title = "t"\ntext = "t"\nchecks = 1\n', "there is no checks"),
            ('title = "t"\ntext = "t"\n[[check]]\nname = "n"\nfinds = "("\n', "check 1: finds"),
            ('title = "t"\ntext = "t"\nfile = "x.py"\n', "file must be one of"),
            ('title = ["t"]\ntext = "t"\n', "title must be"),
            ('title = "t"\ntext = "t"\n[files]\n"../x" = ""\n', "without folders"),
        ]:
            self.assertIn(said, self.run_tool("task", self.write("task.toml", text), status=2))
        task = self.write("task.toml", 'title = "t"\ntext = "t"\n[[check]]\nname = "n"\n')
        for text in ["", "[]", '{"minic-task": 2}', '{"minic-task": 1, "name": 1, "program": ""}']:
            self.assertIn(
                "answer.json",
                self.run_tool("answers", task, self.write("answer.json", text), "--minic", MINIC, status=1),
            )


class QuizTest(ScriptTest):
    """The lines of a class's quiz; that the page makes such lines is tested by tests/explain/class_quiz_test.mjs."""

    def line(self, body):
        return f"{body} check={zlib.crc32(body.encode()):08x}"

    def collect(self, lines, status=0):
        key = self.write("f.key", self.line('minic-quiz 1 ab12 key="f.c" 1=b3 2=- 3="b: \u03c6",b5') + "\n")
        self.write("lines.txt", "\n".join(lines))
        self.said = self.run_tool("answers", key, "lines.txt", "-o", "marks.json", status=status)
        with open(os.path.join(self.dir, "marks.json"), encoding="utf-8") as f:
            return [(one["name"], one["right"]) for one in json.load(f)["marks"]]

    def test_marks(self):
        lines = [
            self.line(f"minic-quiz 1 ab12 name={body}")
            for body in ['"Ada" 1=b3 2=- 3=b5,"b: \u03c6"', '"\u674e" 1=b3 2=b3', '"Bo"', '"Cy" 3=b5']
        ]
        self.assertEqual(self.collect(["Hello,", *lines, ""]), [("Ada", 3), ("\u674e", 1), ("Bo", 0), ("Cy", 0)])
        self.assertIn("2: b3 (right: none)  3: no answer (right: b5, b: \u03c6)", self.said)
        # The same line again counts once.
        self.assertEqual(self.collect([lines[0], lines[0]]), [("Ada", 3)])
        # A folder, and a table.
        os.mkdir(os.path.join(self.dir, "in"))
        for at, line in enumerate(lines):
            self.write(f"in/{at}.txt", line + "\r\n")
        self.run_tool("answers", "f.key", "in", "-o", "marks.csv")
        with open(os.path.join(self.dir, "marks.csv"), encoding="utf-8", newline="") as f:
            rows = list(csv.reader(f))
        self.assertEqual(rows[0], ["name", "place", "right", "questions", "1", "2", "3"])
        self.assertEqual(rows[2], ["Ada", os.path.join("in", "0.txt:1"), "3", "3", "b3", "none", "b5, b: \u03c6"])
        self.assertEqual(len(rows), 6)

    def test_a_name_is_a_text(self):
        name = json.dumps('x" 1=b3 \u001b[2J\n\ud800\u202e\u3000y')
        self.assertEqual(self.collect([self.line(f"minic-quiz 1 ab12 name={name} 1=b4")]), [('x" 1=b3 ?[2J ?? y', 0)])

    def test_lines_that_are_not_taken(self):
        good = self.line('minic-quiz 1 ab12 name="Ada" 1=b3')
        for bad, message in [
            (good.replace("b3", "b4"), "was changed"),
            (good.replace(" check", ""), "not whole"),
            (good[:20], "not whole"),
            (self.line('minic-quiz 1 ab13 name="Ada" 1=b3'), "Ada has answered another quiz"),
            (self.line('minic-quiz 1 ab12 name="Ada" 4=b3'), "another quiz"),
            (self.line('minic-quiz 2 ab12 name="Ada" 1=b3'), "no line of a quiz of this version"),
            (self.line('minic-quiz 1 ab12 name="Ada" 1=b3 1=b4'), "a question twice"),
            (self.line('minic-quiz 1 ab12 name="\\x" 1=b3'), "no line of a quiz"),
            (self.line('minic-quiz 1 ab12 name=" " 1=b3'), "has no name"),
            (self.line('minic-quiz 1 ab12 key="f.c" 1=b3'), "it is the key"),
        ]:
            self.assertEqual(
                self.collect([bad, self.line('minic-quiz 1 ab12 name="Bo" 1=b3')], status=1), [("Bo", 1)], bad
            )
            self.assertIn("lines.txt:1: ", self.said)
            self.assertIn(message, self.said)
        other = self.line('minic-quiz 1 ab12 name="ada" 1=b4')
        self.assertEqual(self.collect([good, other], status=1), [("Ada", 1), ("ada", 0)])
        self.assertIn("lines.txt:2: ada has handed in other answers before, at lines.txt:1", self.said)
        self.collect(["nothing"], status=1)
        self.assertIn("lines.txt: there is no line of a quiz in it", self.said)

    def test_wrong_keys(self):
        for text, message in [
            (self.line('minic-quiz 1 ab12 name="Ada" 1=b3'), "it is a student's line"),
            ("minic-quiz 1 ab12", "not whole"),
        ]:
            self.assertIn(message, self.run_tool("answers", self.write("f.key", text), "lines.txt", status=2))


if __name__ == "__main__":
    unittest.main()
