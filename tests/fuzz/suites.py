#!/usr/bin/env python3
"""The programs of tests/run and of other people's suites, each with the checks after every pass.

    tests/fuzz/suites.py --minic build/release/minic [--folders DIR,...] [--count N] [--seed 1] [--jobs 1] [--minutes N]

Each .c and .sy file is compiled at -O2 and -O3 with -verify-each=semantics, which verifies IR and machine code after every
pass and runs each function before and after it, and at the other levels and on riscv64 without. Every build of a C program must
print what gcc's does; those of tests/run are not run, since ctest does that. --folders: folders of suites, for instance gcc's torture tests
and c-testsuite; without it those that the variable MINIC_SUITES names. The programs are numbered, and --seed is the first of them, so
--count 5000 takes each once. A program that minic or gcc refuses is left out, and counted. Exit status 1 if anything differs."""

import functools
import os
import re
import shlex
import sys

import harness

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CHECKED = ["O2", "O3"]
REFUSED = (1, 2)  # the program, or an option of it
# Programs of gcc's torture tests that ask for what C leaves open.
WIDE_BITS = "asks that a bit-field wider than int is computed in its own width, as in gcc; in clang and minic it has its declared type"
OPEN = {
    "20021127-1.c": "asks for the built-in llabs where the program defines its own",
    "20030125-1.c": "asks for floorf in place of floor",
    "20031003-1.c": "converts 2^31 to int",
    "990208-1.c": "asks that a function with a label's address is inlined",
    "bitfld-3.c": WIDE_BITS,
    "bitfld-5.c": WIDE_BITS,
    "pr32244-1.c": WIDE_BITS,
    "pr34971.c": WIDE_BITS,
}


@functools.lru_cache(None)
def programs(folders):
    """The paths of all programs. What is included by others, or reads headers beside it, is found in its own folder."""
    paths = []
    for top in [os.path.join(ROOT, "tests/run"), os.path.join(ROOT, "examples"), *filter(None, folders.split(","))]:
        for folder, _, names in os.walk(os.path.abspath(top)):
            paths += [os.path.join(folder, name) for name in names if name.endswith((".c", ".sy"))]
    if not paths:
        sys.exit("no .c or .sy file in the folders")
    return sorted(paths)


def test_flags(path):
    """The options that a test of gcc's suite names for every target."""
    with open(path, encoding="latin-1") as file:
        found = re.findall(r'dg-(?:additional-)?options "([^"]*)" *}', file.read())
    return [flag for text in found for flag in shlex.split(text) if not flag.startswith("-O")]


def expected(path, flags, folder):
    """The run to be repeated; None: the program is compiled only."""
    base = os.path.splitext(path)[0]
    if os.path.exists(base + ".out") or path.endswith(".sy"):
        return None
    return harness.reference("x86_64", [path], os.path.join(folder, "gcc"), ["-w", *harness.REFERENCE_FLAGS, *flags])


def check(seed, options, folder):
    path = programs(options.folders)[seed % len(programs(options.folders))]
    result = harness.Result(seed, path)
    if os.path.basename(path) in OPEN:
        raise harness.Skipped("it asks for what C leaves open")
    flags = test_flags(path)
    want = expected(path, flags, folder)
    program = os.path.join(folder, "program")
    for level in options.levels.split(","):
        for target in options.targets.split(","):
            checks = ["-verify-each=semantics"] if level in CHECKED and target == "x86_64" else []
            where = " ".join([path, f"-{level}", *checks, target])
            made = harness.Run(
                [options.minic, "-w", f"-{level}", f"--target={target}", *flags, *checks, path, "-o", program, "-lm"]
            )
            if made.late and checks:
                harness.LEFT_OUT["the checks take too long"] += 1
                continue
            if made.status in REFUSED:
                raise harness.Skipped("minic refuses it")
            result.runs += 1
            if made.status:
                why = [line for line in made.err.splitlines() if line.strip()][:3]
                result.differences.append(f"{where}: the compiler ended with {made.words()}: {' | '.join(why)[:600]}")
                continue
            if not want:
                continue
            emulator = harness.TARGETS[target][1]
            run = harness.Run(emulator + [program], harness.RUN_SECONDS)
            if run.late or run.status != want.status:
                result.differences.append(f"{where}: {run.words()}, expected {want.words()} {run.err[:200]}")
            elif run.out != want.out:
                result.differences.append(f"{where}: {harness.first_difference(want.out, run.out)}")
    return result


def main():
    parser = harness.arguments(__doc__, levels="O0,O1,O2,O3,Os", targets="x86_64,riscv64")
    parser.add_argument("--folders", default=os.environ.get("MINIC_SUITES", "").replace(os.pathsep, ","))
    options = parser.parse_args()
    return harness.drive(options, check, len(programs(options.folders)))


if __name__ == "__main__":
    sys.exit(main())
