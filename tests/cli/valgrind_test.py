"""The compiler, the interpreter and the log of the passes under valgrind: nothing is read that was never written."""

import os
import re
import subprocess
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
RUN = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "run")


def compiled():
    with open(MINIC, "rb") as f:
        return f.read()


def reordering_gcc():
    """The release of the gcc, later than 12, that compiled minic, or 0. Of `known && *known < 8` gcc 14 compares the value first,
    which changes nothing for the result, and valgrind reports it."""
    found = re.search(rb"GCC: \([^)]*\) (\d+)\.", compiled())
    return int(found[1]) if found and int(found[1]) > 12 else 0


@unittest.skipIf(b"__asan_init" in compiled(), "the sanitizers replace valgrind")
@unittest.skipIf(reordering_gcc(), "valgrind cannot judge the order of comparisons of gcc after 12")
class ValgrindTest(unittest.TestCase):
    def check(self, program, *options):
        done = subprocess.run(
            ["valgrind", "-q", "--error-exitcode=99", MINIC, "-w", os.path.join(RUN, program), *options],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        self.assertNotIn("==", done.stderr)
        self.assertNotEqual(done.returncode, 99)

    def test_compile(self):
        for program in ("algo-dynamic.sy", "c-assembly.c"):
            for target in ("x86_64", "riscv64"):
                self.check(program, "-O2", "--target=" + target, "-S", "-o", os.devnull)

    def test_interpreter(self):
        self.check("course-matrix.c", "--run")

    def test_passes_log(self):
        self.check("algo-dynamic.sy", "--explain=passes:json", "-O2", "-o", os.devnull)


if __name__ == "__main__":
    unittest.main(verbosity=2)  # so that the reason of a skip is printed
