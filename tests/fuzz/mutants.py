#!/usr/bin/env python3
"""Mutants of correct programs: one token deleted, doubled or swapped with the next.

    mutants.py --minic build/dev/minic [--count 200] [--seed 1] [--clang clang-14] [--most 2] [FILE...]

The compiler must end with status 0 or 1, soon; a mutant that it refuses must get an error with a place. With --clang the
refusals are compared: what clang refuses must be refused. --most N lists the mutants with more than N errors, and more
than clang's. Without files: tests/run/*.c.
"""

import glob
import os
import random
import re
import sys

import harness

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TOKEN = re.compile(
    r'#[^\n]*|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|//[^\n]*|/\*.*?\*/|[A-Za-z_]\w*|\d[\w.]*|'
    r"<<=|>>=|\.\.\.|->|\+\+|--|<<|>>|[<>=!+\-*/%&|^]=|&&|\|\||\S",
    re.S,
)
ERROR = re.compile(r"^\S+:\d+:\d+: (?:fatal )?error: ", re.M)


def mutant(text, rng):
    """A mutant of the text and what was done, or None if there is no token to change."""
    tokens = [m for m in TOKEN.finditer(text) if not m[0].startswith(("#", "//", "/*"))]
    if len(tokens) < 2:
        return None
    i = rng.randrange(len(tokens) - 1)
    a, b = tokens[i], tokens[i + 1]
    line = text.count("\n", 0, a.start()) + 1
    kind = rng.choice(("delete", "double", "swap"))
    if kind == "delete":
        new = text[: a.start()] + text[a.end() :]
    elif kind == "double":
        new = text[: a.end()] + " " + a[0] + text[a.end() :]
    else:
        new = text[: a.start()] + b[0] + text[a.end() : b.start()] + a[0] + text[b.end() :]
    return new, f"{kind} {a[0]!r} in line {line}"


def check(seed, options, folder):
    rng = random.Random(seed)
    name = os.path.relpath(options.files[seed % len(options.files)])
    with open(name, encoding="latin-1") as file:
        made = mutant(file.read(), rng)
    if not made:
        raise harness.Skipped("it has no token to change")
    return compared(options, name, f"{folder}/{os.path.basename(name)}", seed, *made)


def compared(options, name, path, seed, text, what):
    """What is wrong with the answer, and more errors than --most and than clang's."""
    with open(path, "w", encoding="latin-1") as file:
        file.write(text)
    result = harness.Result(seed, path)
    result.runs = 1
    common = ["-fsyntax-only", "-w", "-I", os.path.dirname(os.path.abspath(name)), path]
    ours = harness.Run([options.minic, *common], harness.SYNTAX_SECONDS)
    errors, theirs, problem = len(ERROR.findall(ours.err)), None, ""
    if ours.status not in (0, 1):
        problem = ours.words()
    elif ours.status == 1 and not errors:
        problem = "refused without an error that has a place"
    if options.clang:
        clang = harness.Run([options.clang, "-std=gnu17", *common], harness.SYNTAX_SECONDS)
        theirs = len(ERROR.findall(clang.err))
        if clang.status == 1 and ours.status == 0:
            problem = "accepted; clang: " + ERROR.sub("", clang.err.split("\n")[0])
    if problem:
        result.differences.append(f"{name}: {what}: {problem}")
    elif options.most is not None and errors > options.most and (theirs is None or errors > theirs):
        print(f"{errors} errors ({theirs} of clang's): {name}: {what}")
        print("\n".join("    " + line for line in ours.err.split("\n") if ERROR.match(line)))
    return result


def main():
    parser = harness.arguments(__doc__)
    parser.add_argument("--clang")
    parser.add_argument("--most", type=int)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    options.files = options.files or sorted(glob.glob(os.path.join(ROOT, "tests", "run", "*.c")))
    return harness.drive(options, check)


if __name__ == "__main__":
    sys.exit(main())
