"""The lab of docs/grading.md in which students write mem2reg: of the passes in scripts/grader/attacks the right one is accepted and no
other, as root and as a user."""

import os
import re
import shlex
import shutil
import subprocess
import unittest

import grade_case
from grade_case import COUNTS, MINIC, ROOT, SCRIPTS

ATTACKS = os.path.join(SCRIPTS, "grader", "attacks")
GUIDE = os.path.join(ROOT, "docs", "grading.md")
AS_USER = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


class Lab(grade_case.GradeTest):
    """Each pass with what is wrong with it."""

    EXPECTED = {
        "right": ("accepted", ""),
        "nothing": ("no output written", "wrote no file"),
        "copy": ("requirement not met", r"the variable s could be a value and is in memory \(3 such variables\)"),
        "constant-over-both": ("requirement not met", "mem2reg-of"),
        "input-is-a-link": ("requirement not met", "mem2reg-of"),
        "overwritten-when-it-runs": ("requirement not met", "mem2reg-of"),
        "one-variable-left": ("requirement not met", "the variable max could be a value and is in memory"),
        "wrong-phi-operand": ("wrong answer", ""),
        "missing-phi": ("requirement not met", "the variable `%max`"),
        "load-of-another-variable": ("requirement not met", "the variable `%s`"),
        "dropped-store": ("wrong answer|time limit", ""),
        "swapped-phi-operands": ("wrong answer", ""),
        "undefined-before-the-loop": ("wrong answer|requirement not met", ""),
        "volatile-access-removed": ("requirement not met", "volatile"),
    }

    def setUp(self):
        super().setUp()
        shutil.rmtree(self.path("suite"))
        shutil.copytree(os.path.join(ATTACKS, "passes-suite"), self.path("tests"))
        for name in os.listdir(os.path.join(ATTACKS, "passes")):
            os.makedirs(self.path("passes", name))
            shutil.copy(os.path.join(ATTACKS, "passes", name), self.path("passes", name, "pass"))

    def command_of_the_guide(self):
        with open(GUIDE, encoding="utf-8") as f:
            text = f.read()
        found = re.search(r"\$ (minic-test grade passes .*?)\n(?!\s)", text.replace("\\\n", " "))
        return [os.path.join(SCRIPTS, "minic-test"), *shlex.split(found[1])[1:]]

    def check(self, *more, user=()):
        command = [
            *user,
            *self.command_of_the_guide(),
            "--env",
            f"MINIC={MINIC}",
            "--minic",
            MINIC,
            "--timeout",
            "1",
            *more,
        ]
        if user:
            shutil.rmtree(self.path("marks"), ignore_errors=True)
            os.makedirs(self.path("marks"), 0o777)
            os.chmod(self.path("marks"), 0o777)
        self.run_command(command)
        found = {name: record for (name, _), record in self.records("marks").items()}
        self.assertEqual(set(found), set(self.EXPECTED))
        for name, (verdict, reason) in self.EXPECTED.items():
            self.assertRegex(found[name]["verdict"], f"^({verdict})$", found[name])
            self.assertRegex(" ".join([found[name]["reason"], *found[name]["details"]]), reason or "^")

    def test_as_in_the_guide(self):
        self.check()

    def test_without_namespaces(self):
        self.check("--no-namespaces")

    def test_as_a_user(self):
        if os.geteuid() != 0:
            self.skipTest("this is a user already")
        if subprocess.run([*AS_USER, MINIC, "--version"], stdout=subprocess.DEVNULL).returncode:
            self.skipTest("another user cannot run this minic")
        self.check(user=AS_USER)


@unittest.skipUnless(COUNTS, "this qemu counts no instructions")
class Counting(grade_case.GradeTest):
    """The number of instructions is that of the program, whatever it does."""

    # Without namespaces a program can leave files in /tmp and read them in its next run; grade says so.
    NOT_WITHOUT_NAMESPACES = {"remembers"}

    def setUp(self):
        super().setUp()
        shutil.rmtree(self.path("suite"))
        shutil.copytree(os.path.join(ATTACKS, "counting-suite"), self.path("suite"))
        self.names = set(os.listdir(os.path.join(ATTACKS, "counting")))
        for name in self.names:
            os.makedirs(self.path("class", name))
            shutil.copy(os.path.join(ATTACKS, "counting", name), self.path("class", name, "compiler"))

    def check(self, *more):
        self.write(
            "marks.toml",
            '[group.all]\ntests = ["*"]\nrequire = ["max-instructions=1.2*minic"]\ncurve = [[1.1, 1], [1.2, 0]]\n',
        )
        self.grade("--marks", self.path("marks.toml"), *more, compiler="./compiler {in} {out} {minic}")
        found = {name: record for (name, _), record in self.records().items()}
        self.assertEqual(set(found), self.names)
        return found

    def test_no_other_number_is_believed(self):
        found = self.check()
        self.assertEqual({name for name, record in found.items() if record["verdict"] == "accepted"}, {"honest"}, found)
        self.assertEqual(*found["honest"]["instructions"])
        for name, reason in (
            ("writes-the-file", "instructions; at most"),
            ("child-computes", "the program starts another process"),
            ("vfork-computes", "starts another process"),
            ("leaves-qemu", "starts another process"),
            ("knows-qemu", "could not be counted: wrong answer"),
            ("remembers", "instructions; at most"),
            ("replaces-itself", "starts another process"),
            ("writes-to-descriptors", "instructions; at most"),
        ):
            self.assertEqual(found[name]["verdict"], "requirement not met", found[name])
            self.assertIn(reason, found[name]["reason"])

    def test_without_namespaces(self):
        self.addCleanup(lambda: os.path.exists("/tmp/kept-by-a-program") and os.unlink("/tmp/kept-by-a-program"))
        found = self.check("--no-namespaces")
        self.assertEqual(
            {name for name, record in found.items() if record["verdict"] == "accepted"} - self.NOT_WITHOUT_NAMESPACES,
            {"honest"},
            found,
        )


if __name__ == "__main__":
    unittest.main(verbosity=2)  # so that the reason of a skip is printed
