"""The file of marks: what each test is worth, and what is required besides the right answer.

require = ["valid-ssa"]                     of every test

[group.functional]
tests = ["functional/*", "hidden/*.sy"]     as in a shell; a test is in the first group that has it
weight = 60                                 of the whole mark (default: the points of its tests)
points = 1                                  of each test of it (default 1)
require = ["no-local-alloca"]

[test."functional/12_loop.sy"]
points = 3
curve = [[1, 1], [2, 0.5], [4, 0]]          of the points, by the instructions of the program divided by those of minic's
"""

import fnmatch
import tomllib

from .requirements import COUNTED
from .suite import fail_usage

KEYS = {
    "file": {"require", "group", "test"},
    "group": {"tests", "weight", "points", "require", "curve"},
    "test": {"points", "require", "curve"},
}


class Marks:
    def __init__(self, path):
        self.path = path
        try:
            with open(path, "rb") as f:
                self.file = tomllib.load(f)
        except (OSError, tomllib.TOMLDecodeError) as problem:
            fail_usage(f"{path}: {problem}")
        self.groups, self.tests = self.file.get("group", {}), self.file.get("test", {})
        self.check("", self.file, "file")
        for kind, tables in (("group", self.groups), ("test", self.tests)):
            for name, table in tables.items():
                self.check(f"[{kind}.{name}] ", table, kind)

    def check(self, place, table, kind):
        for key in table:
            if key not in KEYS[kind]:
                fail_usage(f"{self.path}: {place}has {key}; there is {', '.join(sorted(KEYS[kind]))}")
        for key in ("points", "weight"):
            value = table.get(key, 0)
            if isinstance(value, bool) or not isinstance(value, (int, float)) or value < 0:
                fail_usage(f"{self.path}: {place}{key} must be a number that is not negative")
        for key in ("require", "tests"):
            if not isinstance(table.get(key, []), list) or not all(
                isinstance(text, str) for text in table.get(key, [])
            ):
                fail_usage(f"{self.path}: {place}{key} must be a list of texts")
        curve = table.get("curve", [[0, 0]])
        if (
            not isinstance(curve, list)
            or not curve
            or not all(
                isinstance(pair, list) and [type(n) in (int, float) for n in pair] == [True, True] and 0 <= pair[1] <= 1
                for pair in curve
            )
            or curve != sorted(curve, key=lambda pair: pair[0])
        ):
            fail_usage(
                f"{self.path}: {place}curve must be a list of [times minic, share of the points from 0 to 1], the least times first"
            )

    def of(self, name):
        """(group or None, points, curve or None, requirements) of a test."""
        group = next(
            (
                group
                for group, table in self.groups.items()
                if any(fnmatch.fnmatchcase(name, pattern) for pattern in table.get("tests", []))
            ),
            None,
        )
        of_group, of_test = self.groups.get(group, {}), self.tests.get(name, {})
        points = of_test.get("points", of_group.get("points", 1))
        curve = of_test.get("curve", of_group.get("curve"))
        return (
            group,
            points,
            curve,
            [
                *([COUNTED] if curve else []),
                *self.file.get("require", []),
                *of_group.get("require", []),
                *of_test.get("require", []),
            ],
        )

    def weights(self):
        return {name: table["weight"] for name, table in self.groups.items() if "weight" in table}

    def check_names(self, names):
        for name in self.tests:
            if name not in names:
                fail_usage(f"{self.path}: there is no test {name}")


def shares(tests, weights):
    """What each test is worth. A group with a weight is worth its weight, however many points its tests have."""
    sums = {}
    for test in tests:
        sums[test["group"]] = sums.get(test["group"], 0) + test["points"]
    return [
        test["points"] * weights[test["group"]] / (sums[test["group"]] or 1)
        if test["group"] in weights
        else test["points"]
        for test in tests
    ]


def share_got(test, record):
    """Of what a test is worth, from 0 to 1. Between the points of a curve are straight lines."""
    if record["verdict"] != "accepted":
        return 0
    if not test["curve"] or "instructions" not in record:
        return 1
    ours, minics = record["instructions"]
    times, curve = ours / minics, test["curve"]
    for (low, first), (high, last) in zip([curve[0], *curve], curve):
        if times <= high:
            return round(last if high == low else first + (last - first) * max(0, times - low) / (high - low), 4)
    return curve[-1][1]
