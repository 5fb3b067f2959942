#!/usr/bin/env python3
"""After -O1 a function without address-taken or aggregate locals has no alloca left, and so no load
or store of a local, unless it calls setjmp, which makes it optnone: every function of the run tests and examples, judged by its text at -O0."""

import glob
import os
import re
import subprocess
import unittest

MINIC = os.environ.get("MINIC", "build/release/minic")
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def functions(source, level):
    """The bodies of a program's functions by name; nothing for one that is not to compile alone, or optnone."""
    done = subprocess.run([MINIC, source, level, "-emit-llvm", "-w", "-o", "-"], capture_output=True, text=True)
    found = re.findall(r'^define [^@]*@("[^"]*"|[\w.$]+)\((.*?)\{\n(.*?)^\}', done.stdout, re.S | re.M)
    return {name: body for name, head, body in found if " optnone" not in head}


def only_accessed(body):
    """Whether each alloca is of a scalar that fits a register and only loaded and stored, never volatile."""
    for variable, kind in re.findall(r"^ +(%\S+) = alloca ([^,\n]+)", body, re.M):
        name = re.escape(variable) + r"(?![\w.$-])"
        access = re.compile(rf" +(%\S+ = load (?!volatile)[^,]+|store (?!volatile)[^,]+), ptr {name}(,.*)?")
        lines = [line for line in body.splitlines() if re.search(name, line)][1:]
        if kind[0] in "[{%" or kind == "i128" or not all(access.fullmatch(line) for line in lines):
            return False
    return True


class Promotion(unittest.TestCase):
    def test_nothing_stays_in_memory(self):
        sources = [f for d in ("tests/run", "examples") for f in glob.glob(os.path.join(ROOT, d, "*"))]
        judged = 0
        for source in sorted(f for f in sources if f.endswith((".c", ".sy"))):
            after = None
            for name, body in functions(source, "-O0").items():
                if not only_accessed(body):
                    continue
                after = after or functions(source, "-O1")
                with self.subTest(source=os.path.basename(source), function=name):
                    self.assertNotIn(" alloca ", after[name])
                judged += 1
        self.assertGreater(judged, 300)


if __name__ == "__main__":
    unittest.main()
