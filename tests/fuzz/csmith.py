#!/usr/bin/env python3
"""Random C programs of csmith: what minic makes of each must print what gcc's program prints.

    tests/fuzz/csmith.py --minic build/release/minic [--count 100] [--seed 1] [--targets x86_64,riscv64,interpreter]
                         [--levels O0,O1,O2,O3] [--jobs 1] [--minutes N] [--keep DIR] [--options "..."]
    tests/fuzz/csmith.py --minic build/release/minic --seed N --reduce     makes the program of one seed smaller

csmith's default features but for volatile bit-fields; packed structs are included. gcc makes the expected output for
each target. A program that runs longer than three seconds when gcc compiled it is left out; the interpreter is left out
where gcc's program takes more than a twentieth of a second. --options are csmith's. Exit status 1 if anything differs."""

import argparse
import glob
import shlex
import subprocess
import sys
import tempfile

import harness

HEADERS = sorted(glob.glob("/usr/include/csmith*"))
FLAGS = [f"-I{folder}" for folder in HEADERS[:1]]


def expect(path, options, folder):
    expected = harness.by_gcc(path, options, folder, ["-O1", *FLAGS], each=True)
    for target in harness.INTERPRETED:
        if target in expected and expected[target].seconds >= 0.05 and not options.differs:
            harness.LEFT_OUT["the interpreter, where gcc's program takes 0.05 s"] += 1
            del expected[target]
    return expected


def main():
    if not HEADERS:
        sys.exit("csmith is not installed")
    known = argparse.ArgumentParser(add_help=False)
    known.add_argument("--options", default="")
    options = shlex.split(known.parse_known_args()[0].options)

    def program(seed):
        generated = subprocess.run(
            ["csmith", "--seed", str(seed), *options],
            capture_output=True,
            encoding="latin-1",
            cwd=tempfile.gettempdir(),
        )
        if generated.returncode:
            raise harness.Skipped("csmith fails")
        return generated.stdout

    return harness.main(__doc__, "csmith", program, FLAGS, expect=expect, more=[("--options", "", "csmith's")])


if __name__ == "__main__":
    sys.exit(main())
