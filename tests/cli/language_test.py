"""docs/language.md says of each construct of C17 whether minic compiles it, or with which message it is refused: each
example of the table is compiled for both targets. `python3 tests/cli/language_test.py --update` renews the last column."""

import os
import pathlib
import re
import subprocess
import sys
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs/language.md"
ROW = re.compile(r"^\| (?P<clause>[\w.]+) \| (?P<name>.*?) \| `(?P<code>.*)` \| (?P<status>.*) \|$", re.M)


def status_of(code):
    """ "yes", or the messages of the refusal."""
    text = code.replace("\\|", "|").replace("¶", "\n") + "\n"
    found = set()
    for target in ("x86_64", "riscv64"):
        done = subprocess.run(
            [MINIC, "-x", "c", "-", "-S", "-w", "-o", "/dev/null", f"--target={target}"],
            input=text,
            capture_output=True,
            text=True,
        )
        errors = re.findall(r"^[^\s:][^:\n]*:\d+:\d+: (?:fatal )?error: (.*)$", done.stderr, re.M)
        if done.returncode == 0:
            found.add("yes")
        elif done.returncode == 1 and errors:
            found.add("; ".join(f"*{error}*" for error in dict.fromkeys(errors)).replace("|", "\\|"))
        else:
            found.add(f"status {done.returncode}")
    return " / ".join(sorted(found))


class Language(unittest.TestCase):
    def test_each_construct_is_as_the_page_says(self):
        rows = list(ROW.finditer(PAGE.read_text(encoding="utf-8")))
        self.assertGreater(len(rows), 80)
        for row in rows:
            with self.subTest(row["name"]):
                self.assertEqual(row["status"], status_of(row["code"]), row["code"])


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(
            ROW.sub(lambda row: row[0][: row.start("status") - row.start()] + status_of(row["code"]) + " |", page),
            encoding="utf-8",
        )
    else:
        unittest.main()
