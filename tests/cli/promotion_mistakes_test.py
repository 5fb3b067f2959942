#!/usr/bin/env python3
"""The classic mistakes of the explain page, made on purpose by `--explain`, are what --check-promotion is for: each is
refuted at the variable that it spoils. A copy on the wrong side of a critical edge is refuted the other way round:
the copies write and read places in memory, and promoting these must give the function in SSA form again."""

import json
import os
import subprocess
import tempfile
import unittest

MINIC = os.environ.get("MINIC", "build/release/minic")
FIB = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "fib.c")
LEAVING_SSA = {"sequential-copies", "edge-not-split"}
# The variable that the message names.
VARIABLES = {
    "df-of-n4": "sum",
    "one-block-no-phi": "last",
    "early-dominators": "v",
    "phi-not-pushed": "count",
    "no-pop": "x",
    "visited-not-filled": "count",
    "not-iterated": "sum",
    "df-one-short": "x",
}


def check(before, after):
    """(status, messages) for two texts of functions that call SysY's library."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for name, text in (("before.ll", before), ("after.ll", after)):
            names.append(os.path.join(folder, name))
            with open(names[-1], "w") as f:
                f.write(text + "declare i32 @getint()\ndeclare void @putint(i32)\n")
        done = subprocess.run([MINIC, "--check-promotion", *names], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


class PromotionMistakes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        log = subprocess.run([MINIC, FIB, "--explain=json", "-o", "-"], capture_output=True, check=True).stdout
        cls.examples = json.loads(log)["examples"]

    def test_the_right_results_are_proved(self):
        for name, example in self.examples.items():
            status, text = check(example["before"], example["rightAfter"])
            self.assertEqual(status, 0, name + text)
            self.assertIn("proved: 1 function", text)

    def test_mistakes_of_promotion_are_refuted(self):
        self.assertEqual(set(self.examples), set(VARIABLES) | LEAVING_SSA)
        for name, variable in VARIABLES.items():
            status, text = check(self.examples[name]["before"], self.examples[name]["after"])
            self.assertEqual(status, 1, name + text)
            self.assertIn(f"the variable `%{variable}`", text, name)
            self.assertRegex(text, r"on the path %entry -> ", name)

    def test_a_copy_on_the_wrong_side_of_a_critical_edge_is_refuted(self):
        example = self.examples["edge-not-split"]
        status, text = check(example["after"], example["rightAfter"])
        self.assertEqual(status, 1, text)
        self.assertIn("the variable `%x.0.reg` holds", text)


if __name__ == "__main__":
    unittest.main()
