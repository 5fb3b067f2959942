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
    source = f"{folder}/{seed}.c"
    generated = subprocess.run(["csmith", "--seed", str(seed)] + shlex.split(options.options),
                               capture_output=True, text=True, cwd=folder)
    if generated.returncode:
        return None
    with open(source, "w") as out:
        out.write(generated.stdout)
    expected = {}
    headers = f"-I{options.headers}"
    targets = options.targets.split(",")
    for target in dict.fromkeys("x86_64" if target == "interpreter" else target for target in targets):
        run = harness.reference(target, [source], f"{folder}/gcc", ["-w", "-O1", headers])
        if not run:
            return None
        if target in targets:
            expected[target] = run
        if target == "x86_64" and "interpreter" in targets and run.seconds < 0.05:
            expected["interpreter"] = run
    result = harness.Result(seed)
    result.source = source
    return harness.compare(result, options, source, expected, [headers])


def main():
    parser = harness.arguments(__doc__)
    parser.add_argument("--options", default="")
    options = parser.parse_args()
    headers = sorted(glob.glob("/usr/include/csmith*"))
    if not headers:
        sys.exit("csmith is not installed")
    options.headers = headers[0]
    return harness.drive(options, check)


if __name__ == "__main__":
    sys.exit(main())
