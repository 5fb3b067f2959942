"""Two faults that main once had, brought back by -plant-fault=NAME: the allocation check finds them, and so does
fuzz.smoke, which sees only what programs print. About 3 and 15 of 100 programs of tests/fuzz/sysy.py show them."""
import os
import subprocess
import sys
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def compiled(program, *flags):
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run([MINIC, "-w", "-O1", *flags, os.path.join(TESTS, "run", program), "-o", folder + "/program"],
                              capture_output=True, text=True)


def smoke(seed, flags):
    command = [sys.executable, os.path.join(TESTS, "fuzz", "smoke.py"), "--minic", MINIC, "--only", "sysy", "--count", "1",
               "--seed", str(seed), "--flags=" + flags]
    return subprocess.run(command, capture_output=True, text=True)


class PlantedFaults(unittest.TestCase):
    def test_check_finds_wide_constants(self):
        found = compiled("narrow-constants.sy", "-verify-each", "-plant-fault=wide-constants")
        self.assertEqual(found.returncode, 70)
        self.assertIn("an access beyond the bytes of a spill slot", found.stderr)

    def test_allocator_stops_at_copied_operands(self):
        found = compiled("recursive-arguments.sy", "-verify-each", "-plant-fault=copied-operands")
        self.assertEqual(found.returncode, 70)
        self.assertIn("no register for a single use", found.stderr)

    def test_programs_are_right_without_the_faults(self):
        for program in ("narrow-constants.sy", "recursive-arguments.sy"):
            self.assertEqual(compiled(program, "-verify-each").returncode, 0)

    def test_smoke_finds_both(self):
        for seed, fault in ((2040, "wide-constants"), (2034, "copied-operands")):
            with self.subTest(fault=fault):
                found = smoke(seed, "-plant-fault=" + fault)
                self.assertEqual(found.returncode, 1, found.stdout)
                self.assertIn("to repeat:", found.stdout)
                self.assertEqual(smoke(seed, "").returncode, 0)


if __name__ == "__main__":
    unittest.main()
