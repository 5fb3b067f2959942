#!/usr/bin/env python3
"""The JSON trace of mem2reg is complete: replaying its events on the text from before, without
the compiler, gives the text from after. Checked on every golden test of the passes, every run test
and example, and on all forms of the textbooks' functions."""

import glob
import json
import os
import re
import subprocess
import unittest

MINIC = os.environ.get("MINIC", "build/release/minic")
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LOCAL = re.compile(r'%(?:"[^"]*"|[-a-zA-Z$._0-9]+)')


def plain(text):
    """Lines without comments (which list predecessors) and blank lines."""
    lines = (re.sub(r"\s*;.*", "", line).strip() for line in text.splitlines())
    return [line for line in lines if line]


def replay(trace):
    """The lines of the function after the events of one round."""
    variables, value_of, erased, phis, at_block = set(), {}, [], {}, {}
    for event in trace["events"]:
        kind = event["event"]
        if kind == "candidate" and event["promotable"]:
            variables.add(event["variable"])
        elif kind in ("local-load", "replace"):
            value_of[event["load"]] = event["value"]
        elif kind == "insert":
            phis[event["phi"]] = {"head": event["text"].split(" [")[0], "operands": event["text"].count("??") * [None]}
            at_block.setdefault(event["block"], []).append(event["phi"])
        elif kind == "fill":
            phis[event["phi"]]["operands"][event["operand"]] = (event["value"], event["pred"])
        elif kind == "unreachable-operand":
            phis[event["phi"]]["operands"][event["operand"]] = ("poison", event["pred"])
        elif kind == "fold":
            del phis[event["phi"]]
            if event["value"] is not None:
                value_of[event["phi"]] = event["value"]
        elif kind == "erase":
            erased.append(event["text"])

    def final(name):
        while name in value_of:
            name = value_of[name]
        return trace["renamed"].get(name, name)

    def rename(line):
        return LOCAL.sub(lambda match: final(match.group()), line)

    def touches_variable(line):
        access = re.match(r"(?:%\S+ = load|store) .*, ptr (%[^\s,]+)[a-z_ ]*, align \d+$", line)
        return access and access.group(1) in variables

    out = []
    for line in plain(trace["before"]):
        label = re.match(r'("[^"]*"|[-a-zA-Z$._0-9]+):$', line)
        made = re.match(r"(%\S+) = ", line)
        if line in erased or touches_variable(line) or made and made.group(1) in variables:
            if made and made.group(1) not in value_of:
                value_of[made.group(1)] = "poison"
            continue
        if label:
            out.append(final("%" + label.group(1))[1:] + ":")
        else:
            out.append(line)
        here = label.group(1) if label else None
        for phi in at_block.get(here, []):
            if phi in phis:
                operands = ", ".join(f"[ {v}, %{b} ]" for v, b in phis[phi]["operands"])
                out.append(f"{phis[phi]['head']} {operands}")
    return [line if line.endswith(":") else rename(line) for line in out]


class ReplayTest(unittest.TestCase):
    def check(self, path):
        command = [MINIC, path, "-passes=mem2reg", "--trace=mem2reg:json", "-fsyntax-only", "-w"]
        result = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)
        for trace in json.loads(result.stdout):
            self.assertEqual(replay(trace), plain(trace["after"]), f"{path}, {trace['function']}")

    def test_passes(self):
        for path in sorted(glob.glob(os.path.join(ROOT, "tests/passes/*.ll"))):
            with self.subTest(path=path):
                self.check(path)

    def test_programs(self):
        for folder in ("examples", "tests/run"):
            for extension in ("c", "sy", "ll"):
                for path in sorted(glob.glob(os.path.join(ROOT, folder, f"**/*.{extension}"), recursive=True)):
                    with self.subTest(path=path):
                        self.check(path)

    def test_all_forms(self):
        """The explain log of the other forms replays, too."""
        for path in sorted(glob.glob(os.path.join(ROOT, "tests/passes/mem2reg-*.*"))):
            result = subprocess.run([MINIC, path, "--explain=json", "-o", "-", "-w"], capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stderr)
            for function in json.loads(result.stdout)["functions"]:
                for form, rounds in function["forms"].items():
                    for trace in rounds:
                        with self.subTest(path=path, function=function["name"], form=form):
                            self.assertEqual(replay(trace), plain(trace["after"]))


if __name__ == "__main__":
    unittest.main()
