"""minic-test grade --estimate: what it says before a grading is what that then needs, and it leaves nothing behind."""

import os
import time
import unittest

import grade_case
from grade_case import ANSWER


class Estimate(grade_case.GradeTest):
    """It measures what the class costs, and leaves nothing."""

    def estimate(self, *more):
        """Name of the row -> its words."""
        printed = self.grade("--estimate", *more)
        return {line[:22].strip(): line[22:].split() for line in printed.splitlines()[1:]}, printed

    def seconds(self, words):
        return float(words[0]) * {"s": 1, "min": 60, "h": 3600}[words[1]]

    def test_it_says_what_the_grading_then_needs(self):
        burn = "import time; end = time.process_time() + %s\nwhile time.process_time() < end: pass"
        for number in range(4):
            self.compiler(f"s{number}", ANSWER % number + f"exec python3 -c '{burn % 0.3}'\n")
        for number in range(3):
            self.write(f"suite/t{number}.sy", f"int main() {{ return 7; }} // {number}\n")
            self.write(f"suite/t{number}.out", "7\n")
        build = f"python3 -c '{burn % 0.5}'; head -c 5000000 /dev/zero >big"
        rows, printed = self.estimate("--build", build, "-j", "1")
        self.assertIn("9 of 16 verdicts, 3 of 4 submissions", printed)
        self.assertFalse(os.path.exists(self.path("results")))
        begin, before = time.monotonic(), os.times()
        self.grade("--build", build, "-j", "1")
        clock, after = time.monotonic() - begin, os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        for name, least in ("copies and builds", 4 * 0.5), ("verdicts", 16 * 0.3):
            self.assertGreaterEqual(self.seconds(rows[name][2:]), 0.95 * least, printed)
            self.assertLess(self.seconds(rows[name][2:]), 3 * spent, printed)
        hours = float(rows["processor time"][0])
        self.assertTrue(0.4 * spent < 3600 * hours < 3 * spent, (printed, spent))
        self.assertTrue(
            0.95 * (4 * 0.5 + 16 * 0.3) < self.seconds(rows["time with --jobs 1"]) < 5 * clock, (printed, clock)
        )
        self.assertEqual(rows["disk for copies"][:2], ["5", "MB"], printed)
        self.assertEqual(rows["processor time"][3:6], ["%.2g" % ((4 * 300 + 16 * 3) / 3600), "core", "hours"], printed)
        self.assertEqual(self.grade("--estimate", "--build", build).splitlines()[1:], ["there is nothing to judge"])

    def test_what_is_left_is_estimated(self):
        """Verdicts that are there cost nothing, nor do those of other parts."""
        for number in range(12):
            self.compiler(f"s{number}", ANSWER % number)
        self.grade("--shard", "1/2")
        done = len(self.files("results", "records"))
        kept = {name: os.stat(name).st_mtime_ns for name in self.files("results", "")}
        self.assertTrue(0 < done < 12)
        _, printed = self.estimate()
        self.assertIn(f"{done} of 12 verdicts are there already", printed)
        self.assertIn(f"of {12 - done} verdicts, ", printed)
        self.assertIn("there is nothing to judge", self.grade("--estimate", "--shard", "1/2"))
        self.assertEqual(kept, {name: os.stat(name).st_mtime_ns for name in self.files("results", "")})

    def files(self, *names):
        return [os.path.join(place, name) for place, _, found in os.walk(self.path(*names)) for name in found]


if __name__ == "__main__":
    unittest.main()
