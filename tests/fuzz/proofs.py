#!/usr/bin/env python3
"""Passes proved on random C programs: each change that a pass makes to a function without a loop is a question for z3.

    tests/fuzz/proofs.py --minic build/release/minic [--count 100] [--seed 1] [--jobs 1] [--minutes N] [--keep DIR]

The programs are those of edges.py, memory.py and interprocedural.py in turn; the questions are those of tests/validate/validate.py,
which says what is proved. A run is a change that was proved or refuted; what was undecided or skipped is counted as left
out. Exit status 1 if a change is refuted."""

import argparse
import os
import sys

import harness

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "validate"))
import edges  # noqa: E402
import interprocedural  # noqa: E402
import memory  # noqa: E402
import validate  # noqa: E402

MAKERS = (edges, memory, interprocedural)


def check(result, options, _):
    questions = argparse.Namespace(
        minic=options.minic, only=None, lies=False, level=options.levels.split(",")[-1].lstrip("O")
    )
    for kind, _, where, words, _, _ in validate.check(result.source, questions):
        if kind in ("skipped", "undecided"):
            harness.LEFT_OUT[f"{kind}: {words}"] += 1
            continue
        result.runs += 1
        if kind == "refuted":
            result.differences.append(f"-O{questions.level}: {where.split(': ', 1)[1]}: {words}")
    return result


if __name__ == "__main__":
    sys.exit(
        harness.main(
            __doc__, "proofs", lambda seed: MAKERS[seed % len(MAKERS)].Program(seed).make(), check=check, levels="O2"
        )
    )
