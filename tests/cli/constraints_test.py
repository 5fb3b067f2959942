#!/usr/bin/env python3
"""tests/diag/constraints: every clause of C17 with constraints has its file, and the table in its README lists it."""

import os
import re
import unittest

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "diag", "constraints")
# The clauses of 6.4 to 6.10 with a section "Constraints". 6.7.6.1 and 6.7.7 have none; 6.10.3.1, which lets __VA_ARGS__
# appear in variadic macros only, is tested with 6.10.3.
CLAUSES = """6.4 6.4.3 6.4.4.1 6.4.4.4 6.4.5 6.5.1.1 6.5.2.1 6.5.2.2 6.5.2.3 6.5.2.4 6.5.2.5 6.5.3.1 6.5.3.2 6.5.3.3
6.5.3.4 6.5.4 6.5.5 6.5.6 6.5.7 6.5.8 6.5.9 6.5.10 6.5.11 6.5.12 6.5.13 6.5.14 6.5.15 6.5.16 6.5.16.1 6.5.16.2 6.6 6.7
6.7.1 6.7.2 6.7.2.1 6.7.2.2 6.7.2.3 6.7.2.4 6.7.3 6.7.4 6.7.5 6.7.6.2 6.7.6.3 6.7.8 6.7.9 6.7.10 6.8.1 6.8.4.1 6.8.4.2
6.8.5 6.8.6.1 6.8.6.2 6.8.6.3 6.8.6.4 6.9 6.9.1 6.10 6.10.1 6.10.2 6.10.3 6.10.3.2 6.10.3.3 6.10.4""".split()


class ConstraintsTest(unittest.TestCase):
    def test_table_and_folder_agree(self):
        with open(os.path.join(FOLDER, "README.md"), encoding="utf-8") as f:
            rows = re.findall(r"^\| (6[0-9.]*) \| [^|]+ \| (.*) \|$", f.read(), re.M)
        table = {clause: re.findall(r"`([^`]*\.c)`", files) for clause, files in rows}
        for clause in CLAUSES:
            self.assertIn(clause, table)
        listed = sorted(name for names in table.values() for name in names)
        self.assertEqual(listed, sorted(name for name in os.listdir(FOLDER) if name.endswith(".c")))
        for clause, names in table.items():
            for name in names:
                self.assertRegex(name, rf"^{re.escape(clause)}(-[a-z])?\.c$")
                with open(os.path.join(FOLDER, name), encoding="utf-8") as f:
                    self.assertRegex(f.read(), r"// error: ", name)


if __name__ == "__main__":
    unittest.main()
