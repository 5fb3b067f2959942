"""scripts/bisect: the pass and the function without which a command succeeds."""

import os
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
BISECT = os.path.join(os.path.abspath(os.environ.get("MINIC_SCRIPTS", "scripts")), "bisect")

PROGRAM = """
static int first(int a) { return a + 1; }
static int second(int a) { return a * 3; }
int other(int a) { return first(a); }
int main(int argc, char **argv) { return second(argc) + other(argc); }
"""


class Bisect(unittest.TestCase):
    def bisect(self, command):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "f.c"), "w") as file:
                file.write(PROGRAM)
            return subprocess.run([BISECT, command, "f.c"], cwd=folder, capture_output=True, text=True, timeout=300)

    def test_names_pass_and_function(self):
        # "All is well" while the function is still called.
        for callee, caller in (("first", "other"), ("second", "main")):
            done = self.bisect(f"{MINIC} -O2 {{}} -emit-llvm -o - f.c | grep -q 'call.*@{callee}('")
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"f.c: inline on {caller} (number ", done.stdout)
            self.assertIn("with all passes but inline the command succeeds", done.stdout)

    def test_says_why_there_is_nothing_to_find(self):
        for command, why in (
            (f"{MINIC} -O2 {{}} -emit-llvm -o /dev/null f.c", "succeeds with all passes"),
            (f"{MINIC} -O2 {{}} -emit-llvm -o /dev/null f.c; false", "fails without any optional pass"),
            ("false {}", "shows no passes"),
            (f"{MINIC} f.c", "no {}"),
        ):
            done = self.bisect(command)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(why, done.stderr)


if __name__ == "__main__":
    unittest.main()
