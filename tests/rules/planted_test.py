#!/usr/bin/env python3
"""Plants the wrong rules of wrong.rules: prove.py must refute each and show numbers that differ; and rulec.py must refuse
rules that cannot be right in another way."""

import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import prove  # noqa: E402
import rulec  # noqa: E402


class Planted(unittest.TestCase):
    def test_wrong_rules_are_refuted(self):
        for rule in rulec.read_rules([HERE / "wrong.rules"]):
            with self.subTest(rule.name):
                shown = []
                _, wrong, _ = prove.prove([rule], set(), shown.append)
                self.assertEqual(wrong, 1)
                self.assertRegex(shown[0], r"[a-zA-Z]\.?p? = ")

    def test_every_rule_is_asked(self):
        """At some width at least, and where it is not proved it is listed."""
        for rule in rulec.read_rules(sorted((prove.ROOT / "passes" / "rules").glob("*.rules"))):
            self.assertTrue(any(True for _ in prove.questions(rule)), rule.name)

    def refused(self, text, why):
        with self.assertRaisesRegex(rulec.RuleError, why):
            rulec.variants_of([prove.rule_language.parse_rule(part) for part in text.split("\n")])

    def test_circles(self):
        self.refused("a: (shl x 1) => (add x x)", "no progress")
        self.refused("a: (and x y) => (and y x)", "no progress")
        self.refused("a: (mul x 3) => (add (shl x 1) x)\nb: (add (shl x 1) x) => (mul x 3)", "no progress")

    def test_unreachable(self):
        self.refused("a: (and x x) => x\nb: (and x x) => x", "never reached")
        self.refused("a: (mul x 0) => 0\nb: (mul (add y 1) 0) => 0", "never reached")

    def test_types(self):
        self.refused("a: (zext x):i8 => (fneg x)", "types differ")
        self.refused("a: (add x y) => z", "unknown name")
        self.refused("a: (add x) => x", "takes 2 operands")
        self.refused("a: (frob x y) => x", "no operation")


if __name__ == "__main__":
    unittest.main()
