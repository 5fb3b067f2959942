#!/usr/bin/env python3
"""Every SSA form of mem2reg leaves every test program doing what it did, and no form places fewer
phis than the one that prunes more."""

import concurrent.futures
import glob
import os
import subprocess
import tempfile
import unittest

MINIC = os.environ.get("MINIC", "build/release/minic")
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FORMS = ("maximal", "minimal", "semi-pruned", "pruned")


def programs():
    """(program, input, expected stdout and exit status) of the run tests that take no special engine."""
    for path in sorted(glob.glob(os.path.join(ROOT, "tests/run/*.*")) + glob.glob(os.path.join(ROOT, "examples/*.*"))):
        base, extension = os.path.splitext(path)
        if extension not in (".sy", ".c", ".ll") or not os.path.exists(base + ".out"):
            continue
        with open(path, encoding="latin-1") as f:
            if "SKIP:" in "".join(f.readlines()[:10]):
                continue
        with open(base + ".out", "rb") as f:
            expected = f.read().replace(b"\r\n", b"\n").rstrip(b"\n")
        given = b""
        if os.path.exists(base + ".in"):
            with open(base + ".in", "rb") as f:
                given = f.read()
        yield path, given, expected


def minic(path, *words, given=b""):
    return subprocess.run([MINIC, path, "-w", "-passes=mem2reg", *words], input=given, capture_output=True)


def difference(form, path, given, expected):
    result = minic(path, f"--ssa={form}", "--run", given=given)
    printed = result.stdout.replace(b"\r\n", b"\n")
    got = (printed + (b"" if printed.endswith(b"\n") or not printed else b"\n") + b"%d" % result.returncode).rstrip(
        b"\n"
    )
    if got == expected:
        return None
    return f"{os.path.relpath(path, ROOT)} --ssa={form}: {got[-200:]!r}, expected {expected[-200:]!r}; {result.stderr[-300:]!r}"


def compared(path):
    """The rows of --ssa=compare: variable (or total) and the phis that each form places."""
    result = minic(path, "--ssa=compare", "-fsyntax-only")
    lines = result.stdout.decode("latin-1").splitlines() if result.returncode == 0 else [f"status {result.returncode}"]
    rows = [line.rsplit(None, 4) for line in lines if not line.startswith(("phis placed in ", "variable "))]
    return [(path, name, [int(n) for n in counts]) for name, *counts in rows]


class FormsTest(unittest.TestCase):
    def setUp(self):
        self.pool = concurrent.futures.ThreadPoolExecutor(2)
        self.addCleanup(self.pool.shutdown)

    def test_behaviour(self):
        cases = [(form, *program) for program in programs() for form in FORMS]
        self.assertGreater(len(cases), 400)
        found = self.pool.map(lambda case: difference(*case), cases)
        self.assertEqual([text for text in found if text], [])

    def test_counts_of_one_value(self):
        """Pruned form spares the phis of a variable with one value; the other forms have them."""
        functions = (
            "int f(int c) { int x; if (c) x = 3; while (c > 0) c--; return x; }",
            "int f(int c) { int x; do { if (c) x = 7; } while (c--); return x; }",
            "int f(int c) { int x, y = c; while (c > 0) { if (c & 1) x = 5; c--; } return x + y; }",
        )
        for function in functions:
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "f.c")
                with open(path, "w") as f:
                    f.write(function)
                rows = {name: counts for _, name, counts in compared(path)}
                placed = [
                    minic(path, f"--ssa={form}", "-emit-llvm", "-o", "-").stdout.count(b" = phi ") for form in FORMS
                ]
                self.assertEqual(rows["total"], placed, function)
                self.assertGreater(rows["x"][1], rows["x"][3], function)

    def test_counts(self):
        found = self.pool.map(compared, [path for path, _, _ in programs()])
        rows = [row for table in found for row in table]
        self.assertGreater(len(rows), 1000)
        for path, name, counts in rows:
            self.assertEqual(len(counts), len(FORMS), f"{path}: {name}")
            self.assertEqual(counts, sorted(counts, reverse=True), f"{path}: {name}")


if __name__ == "__main__":
    unittest.main()
