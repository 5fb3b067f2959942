#!/usr/bin/env python3
"""Random C programs of csmith: what minic makes of each must print what gcc's program prints.

    tests/fuzz/csmith.py --minic build/release/minic [--count 100] [--seed 1] [--targets x86_64,riscv64,interpreter]
                         [--levels O0,O1,O2,O3] [--jobs 1] [--minutes N] [--keep DIR] [--options "..."]

csmith's default features but for volatile bit-fields; packed structs are included. gcc makes the expected output for
each target. A program that runs longer than three seconds when gcc compiled it is left out; the interpreter is left out
where gcc's program takes more than a twentieth of a second. --options are csmith's. Exit status 1 if anything differs."""
import glob
import os
import shlex
import subprocess
import sys

import harness


def check(seed, options, folder):
    result = harness.Result(seed, f"{folder}/{seed}.c")
    generated = subprocess.run(["csmith", "--seed", str(seed), "-o", result.source] + shlex.split(options.options),
                               capture_output=True, cwd=folder)
    if generated.returncode:
        raise harness.Skipped("csmith fails")
    headers = [f"-I{options.headers}"]
    expected = harness.by_gcc(result.source, options, folder, ["-O1", *headers], each=True)
    if "interpreter" in expected and expected["interpreter"].seconds >= 0.05:
        harness.LEFT_OUT["the interpreter, where gcc's program takes 0.05 s"] += 1
        del expected["interpreter"]
    return harness.compare(result, options, expected, headers)


def main():
    parser = harness.arguments(__doc__)
    parser.add_argument("--options", default="")
    options = parser.parse_args()
    options.reduce = False
    headers = sorted(glob.glob("/usr/include/csmith*"))
    if not headers:
        sys.exit("csmith is not installed")
    options.headers = headers[0]
    return harness.drive(options, check)


if __name__ == "__main__":
    sys.exit(main())
