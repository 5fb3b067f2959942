"""Grades a class twice: undisturbed, and in three shards that are killed again and again, the last of them over ssh to this
machine. The merged results must be the same but for times and hosts. tests/cli/grade_resume_test.py has the same with a few tests.

    MINIC=build/release/minic python3 tests/grading/killed.py STUDENTS TESTS KILLS
"""

import json
import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "cli"))
import grade_resume_test  # noqa: E402


class Killed(grade_resume_test.Machines):
    test_processes = test_hosts = None

    def setUp(self):
        grade_resume_test.GradeTest.setUp(self)
        os.unlink(self.path("suite/seven.sy"))
        os.unlink(self.path("suite/seven.out"))
        # A large part of the class has a program of its own for each test, so that no two jobs are one.
        for number in range(TESTS):
            self.write(
                f"suite/{number:03}.sy",
                f"""int f(int n) {{ if (n < 2) return n; return f(n - 1) + f(n - 2); }}
int main() {{
  int i = 0, sum = {number};
  while (i < {number % 15}) {{ sum = sum + f(i) * i; i = i + 1; }}
  putint(sum); putch(10);
  return {number % 256};
}}
""",
            )
        self.run_command(
            [
                "sh",
                "-c",
                'for f in suite/*.sy; do "$0" -w "$f" -o p && { ./p; echo $?; } >"${f%.sy}.out"; done; exit 0',
                grade_resume_test.MINIC,
            ]
        )
        shutil.copytree(
            grade_resume_test.EXAMPLES, self.path("class"), ignore=lambda _, names: [n for n in names if "." in n]
        )
        for number in range(STUDENTS - 6):
            self.compiler(
                f"student{number:03}", f'#!/bin/sh\n# {number}\nexec "{grade_resume_test.MINIC}" -O{number % 3} "$@"\n'
            )

    def merged(self, *results):
        """The merged result as text, without times and hosts."""
        self.merge(*map(self.path, results), "-o", self.path("all.json"))
        with open(self.path("all.json"), encoding="utf-8") as f:
            document = json.load(f)

        def plain(value):
            if isinstance(value, dict):
                return {name: plain(part) for name, part in value.items() if name not in ("cpu", "host", "hosts")}
            return list(map(plain, value)) if isinstance(value, list) else value

        return json.dumps(plain(document), indent=1, sort_keys=True)

    def test_killed(self):
        self.start_server()
        begin = time.monotonic()
        self.grade("-j", "2", "-q", results="whole")
        taken = time.monotonic() - begin
        print(f"undisturbed: {taken:.0f} s", flush=True)
        whole = self.merged("whole")
        kills = 0
        for part in (1, 2, 3):
            wanted = KILLS // 3 + (part <= KILLS % 3)
            for attempt in range(wanted + 1):
                words = self.command("-j", "2", "-q", "--shard", f"{part}/3", results=f"part{part}")
                if part == 3:
                    words = [
                        "ssh",
                        "-F",
                        self.path("ssh_config"),
                        "host1",
                        f"echo $$ >{self.path('pid')}; exec {shlex.join(words)}",
                    ]
                process = subprocess.Popen(
                    words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL
                )
                if attempt == wanted:
                    self.assertEqual(process.wait(), 0)
                    break
                time.sleep(random.uniform(0.2, 0.8) * taken / 3 / (wanted + 1))
                self.assertIsNone(process.poll(), "it came to its end before it was killed")
                if part == 3:
                    with open(self.path("pid")) as f:
                        os.kill(int(f.read()), signal.SIGKILL)
                else:
                    process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
        parts = self.merged("part1", "part2", "part3")
        one, other = ([r for s in json.loads(text)["submissions"] for r in s["records"]] for text in (whole, parts))
        print(
            f"{STUDENTS} submissions, {TESTS} tests, {len(one)} verdicts, {kills} killed: "
            f"{'the same' if whole == parts else 'different'}, {len(whole)} bytes"
        )
        for left, right in [pair for pair in zip(one, other) if pair[0] != pair[1]][:10]:
            print(json.dumps(left), json.dumps(right), sep="\n", end="\n\n")
        self.assertEqual(len(one), len(other))
        self.assertTrue(whole == parts)


if __name__ == "__main__":
    STUDENTS, TESTS, KILLS = map(int, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
