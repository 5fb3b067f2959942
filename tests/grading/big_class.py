"""Writes the report of a class that nobody has graded: STUDENTS x TESTS verdicts with reasons of the usual length.

python3 big_class.py SCRIPTS FILE.html STUDENTS TESTS
"""

import random
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True

from grader.merge import Submission  # noqa: E402
from grader.report import HtmlWriter  # noqa: E402

KINDS = [
    "wrong answer",
    "compile error",
    "runtime error",
    "time limit",
    "assembler error",
    "no output written",
    "memory limit",
    "not judged",
]


def record(generator, test, skill):
    if generator.random() < skill:
        return {"verdict": "accepted", "reason": "", "details": [], "notes": [], "cpu": {"run": 0.01}, "host": "h"}
    line = generator.randrange(1, 200)
    details = ["first difference in line %d:" % line] + [f"    {generator.random()}" for _ in range(8)]
    return {
        "verdict": generator.choices(KINDS, [40, 15, 10, 8, 6, 4, 2, 1])[0],
        "notes": [],
        "host": "h",
        "details": details,
        "reason": f'line {line}, column {generator.randrange(1, 40)}: expected "{generator.random()}", printed "{test}"',
        "cpu": {"compile": 0.02, "run": generator.random()},
    }


def main(path, students, tests):
    generator = random.Random(1)
    names = [f"functional/{number:03}_array_of_matrices.sy" for number in range(tests)]
    group = {"tests": [{"name": name, "group": None, "points": 1, "curve": None} for name in names]}
    writer = HtmlWriter(path, group, "Compilers, lab 3", ["The network is not closed."])
    for number in range(students):
        skill = generator.random() ** 0.3
        # Names may have what HTML means something by.
        writer.add(
            Submission(
                f"2026{number:06} Zhang </script> & {number}",
                [(name, record(generator, test, skill)) for test, name in enumerate(names)],
                group["tests"],
                {},
            )
        )
    writer.close()


main(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
