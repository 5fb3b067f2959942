"""The file of marks: what each test is worth, and what is required besides the right answer.

    require = ["valid-ssa"]                     of every test

    [group.functional]
    tests = ["functional/*", "hidden/*.sy"]     as in a shell; a test is in the first group that has it
    weight = 60                                 of the whole mark (default: the points of its tests)
    points = 1                                  of each test of it (default 1)
    require = ["no-local-alloca"]

    [test."functional/12_loop.sy"]
    points = 3
    require = ["max-instructions=1.2*minic"]
"""

import fnmatch
import tomllib

from .suite import fail_usage

KEYS = {"file": {"require", "group", "test"}, "group": {"tests", "weight", "points", "require"}, "test": {"points", "require"}}


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
            if not isinstance(table.get(key, []), list) or not all(isinstance(text, str) for text in table.get(key, [])):
                fail_usage(f"{self.path}: {place}{key} must be a list of texts")

    def of(self, name):
        """(group or None, points, requirements) of a test."""
        group = next((group for group, table in self.groups.items()
                      if any(fnmatch.fnmatchcase(name, pattern) for pattern in table.get("tests", []))), None)
        of_group, of_test = self.groups.get(group, {}), self.tests.get(name, {})
        points = of_test.get("points", of_group.get("points", 1))
        return group, points, [*self.file.get("require", []), *of_group.get("require", []), *of_test.get("require", [])]

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
    return [test["points"] * weights[test["group"]] / (sums[test["group"]] or 1) if test["group"] in weights else test["points"]
            for test in tests]
