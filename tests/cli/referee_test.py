#!/usr/bin/env python3
"""minic --run=check: names the undefined behaviour of each program in tests/referee/ub and is silent on
the others, on the run tests and the examples; its options; what a report looks like."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def check(source, *options):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "f.c")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
        return subprocess.run([MINIC, "--run=check", *options, path], capture_output=True, text=True, timeout=60)


class Referee(unittest.TestCase):
    maxDiff = None

    def test_programs(self):
        result = subprocess.run(
            [
                sys.executable,
                os.path.join(TESTS, "referee", "check.py"),
                "--minic",
                MINIC,
                "--also",
                os.path.join(TESTS, "run"),
                "--also",
                os.path.join(TESTS, os.pardir, "examples"),
                "--timeout",
                "60",
            ],
            capture_output=True,
            text=True,
        )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_a_report(self):
        result = check(
            "static int last(const int *a, int n) { return a[n]; }\n"
            "int main(void) {\n  int row[3] = {1, 2, 3};\n  return last(row, 3);\n}\n"
        )
        self.assertEqual(result.returncode, 1)
        lines = [line.split("f.c:")[-1] for line in result.stderr.splitlines() if "f.c:" in line]
        self.assertEqual(
            lines,
            [
                "1:48: error: undefined behaviour: this reads 4 bytes right behind the end of 'row', which has 12 bytes"
                " (C17 6.5.6p8) [bounds]",
                "3:7: note: 'row' is declared here",
                "4:10: note: 'last' is called here",
            ],
        )

    def test_keep_going(self):
        source = (
            "int main(void) {\n  int a[2] = {2147483647, 1};\n  int s = a[0] + a[1];\n  return (s << 40) != 0;\n}\n"
        )
        self.assertEqual(check(source).stderr.count("error: undefined"), 1)
        result = check(source, "--keep-going")
        self.assertEqual(result.stderr.count("error: undefined"), 2, result.stderr)
        self.assertEqual(result.returncode, 1)

    def test_steps(self):
        result = check("int main(void) { for (;;) {} }", "--max-steps=100000")
        self.assertNotIn("undefined behaviour", result.stderr)
        self.assertIn("did not end after 100000 steps", result.stderr)

    def test_wrapping(self):
        source = "int main(int argc, char **argv) { return 2147483647 + argc < 0 ? 7 : 0; }"
        self.assertIn("[overflow]", check(source).stderr)
        result = check(source, "-fwrapv")
        self.assertEqual((result.returncode, result.stderr), (7, ""))

    def test_reports_for_programs(self):
        source = "#include <stdlib.h>\nint main(void) {\n  int a[3] = {0}, i = 3;\n  return malloc(8) ? a[i] : 0;\n}\n"
        messages = json.loads(check(source, "--report=json").stderr)
        self.assertEqual([(message["kind"], message["option"]) for message in messages], [("error", "index")])
        results = json.loads(check(source, "--report=sarif", "--keep-going").stderr)["runs"][0]["results"]
        self.assertEqual(
            [(result["level"], result["ruleId"]) for result in results],
            [("error", "index"), ("error", "bounds"), ("error", "uninitialised"), ("note", "leak")],
        )

    def test_chinese(self):
        result = check(
            "static int last(const int *a, int n) { return a[n]; }\n"
            "int main(void) {\n  int row[3] = {1, 2, 3};\n  return last(row, 3);\n}\n",
            "--lang=zh",
        )
        lines = [line.split("f.c:")[-1] for line in result.stderr.splitlines() if "f.c:" in line]
        self.assertEqual(
            lines,
            [
                "1:48: error: 未定义行为: 此处读取 'row' 紧接末尾之后的 4 字节, 而它只有 12 字节 (C17 6.5.6p8) [bounds]",
                "3:7: note: 'row' 在此处声明",
                "4:10: note: 'last' 在此处被调用",
            ],
        )

    def test_endless_recursion(self):
        """The cycle is told once."""
        source = "int g(int n);\nint f(int n) { return g(n + 1) + 1; }\nint g(int n) { return f(n) + 1; }\nint main(void) { return f(0); }\n"
        result = check(source)
        self.assertIn("[recursion]", result.stderr)
        self.assertEqual(result.stderr.count("is called here"), 2, result.stderr)
        self.assertIn("these calls lead to each other without an end", result.stderr)

    def test_optimisation_hides_nothing(self):
        result = check("int main(void) { int a; return a / 2; }", "-O2")
        self.assertIn("[uninitialised]", result.stderr)


if __name__ == "__main__":
    unittest.main()
