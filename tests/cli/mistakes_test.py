#!/usr/bin/env python3
"""tests/diag/mistakes: what beginners write. One mistake gives one message and at most one more."""

import os
import re
import unittest

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "diag", "mistakes")
# Here the mistake itself is made several times.
SEVERAL = {"chinese-parentheses.c", "chinese-operators.c"}


class MistakesTest(unittest.TestCase):
    def test_nothing_cascades(self):
        files = sorted(os.listdir(FOLDER))
        self.assertGreaterEqual(len(files), 100)
        for name in files:
            with open(os.path.join(FOLDER, name), encoding="utf-8") as f:
                text = f.read()
            self.assertRegex(text, r"// (error|warning)", name)
            if name not in SEVERAL:
                self.assertLessEqual(len(re.findall(r"// error", text)), 2, name)


if __name__ == "__main__":
    unittest.main()
