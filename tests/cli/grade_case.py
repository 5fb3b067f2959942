"""What tests of minic-test grade and merge share: a class of compilers in a folder of its own, graded and merged."""

import atexit
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
SCRIPTS = os.path.realpath(
    os.environ.get("MINIC_SCRIPTS") or os.path.join(os.path.dirname(__file__), "..", "..", "scripts")
)
ROOT = os.path.dirname(SCRIPTS)
EXAMPLES = os.path.join(ROOT, "examples", "grading")
sys.path.insert(0, SCRIPTS)
sys.dont_write_bytecode = True
from grader.grade import takes_plugins  # noqa: E402
from grader.isolation import closed_folder  # noqa: E402


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
        return [
            sys.executable,
            os.path.join(SCRIPTS, "minic-test"),
            "grade",
            submissions or self.path("class"),
            self.path("suite"),
            "--compiler",
            compiler,
            "--kind",
            kind,
            "--results",
            self.path(results),
            "--minic",
            MINIC,
            "--timeout",
            "1",
            "--compile-timeout",
            "2",
            *more,
        ]

    def run_command(self, words, status=0):
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, cwd=self.dir, text=True
        )
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
