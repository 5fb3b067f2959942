#!/usr/bin/env python3
"""Mutants of correct programs: one token deleted, doubled or swapped with the next.

    mutants.py --minic build/dev/minic [--count 200] [--seed 1] [--clang clang-14] [--most 2] [FILE...]

The compiler must end with status 0 or 1, soon; a mutant that it refuses must get an error with a place. With --clang the
refusals are compared: what clang refuses must be refused. --most N lists the mutants with more than N errors, and more
than clang's. Without files: tests/run/*.c.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TOKEN = re.compile(
    r'#[^\n]*|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|//[^\n]*|/\*.*?\*/|[A-Za-z_]\w*|\d[\w.]*|'
    r"<<=|>>=|\.\.\.|->|\+\+|--|<<|>>|[<>=!+\-*/%&|^]=|&&|\|\||\S", re.S)
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
        new = text[:a.start()] + text[a.end():]
    elif kind == "double":
        new = text[:a.end()] + " " + a[0] + text[a.end():]
    else:
        new = text[:a.start()] + b[0] + text[a.end():b.start()] + a[0] + text[b.end():]
    return new, f"{kind} {a[0]!r} in line {line}"


def run(command):
    try:
        done = subprocess.run(command, capture_output=True, timeout=20, check=False)
        return done.returncode, done.stderr.decode("utf-8", "replace")
    except subprocess.TimeoutExpired:
        return "timeout", ""


def check(options, job):
    """What is wrong with the answer, the number of errors here and of clang's, and the messages."""
    name, number, text, what = job
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, os.path.basename(name))
        with open(path, "w", encoding="latin-1") as f:
            f.write(text)
        common = ["-fsyntax-only", "-w", "-I", os.path.dirname(os.path.abspath(name)), path]
        status, messages = run([options.minic, *common])
        errors = len(ERROR.findall(messages))
        problem = ""
        if status not in (0, 1):
            problem = f"status {status}"
        elif status == 1 and not errors:
            problem = "refused without an error that has a place"
        theirs = None
        if options.clang:
            clang_status, clang_messages = run([options.clang, "-std=gnu17", *common])
            theirs = len(ERROR.findall(clang_messages))
            if clang_status == 1 and status == 0:
                problem = "accepted; clang: " + ERROR.sub("", clang_messages.split("\n")[0])
        return problem, errors, theirs, messages, f"{name} #{number}: {what}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clang")
    parser.add_argument("--most", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    folder = os.path.join(ROOT, "tests", "run")
    files = options.files or [os.path.join(folder, n) for n in sorted(os.listdir(folder)) if n.endswith(".c")]
    rng = random.Random(options.seed)
    jobs = []
    for number in range(options.count):
        name = files[number % len(files)] if options.count >= len(files) else rng.choice(files)
        with open(name, encoding="latin-1") as f:
            made = mutant(f.read(), rng)
        if made:
            jobs.append((os.path.relpath(name), number, *made))
    failed, ours, clangs = 0, collections.Counter(), collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for problem, errors, theirs, messages, what in pool.map(lambda job: check(options, job), jobs):
            ours[min(errors, 6)] += 1
            if theirs is not None:
                clangs[min(theirs, 6)] += 1
            if problem:
                failed += 1
                print(f"FAILED {what}: {problem}")
            elif options.most is not None and errors > options.most and (theirs is None or errors > theirs):
                print(f"{errors} errors ({theirs} of clang's): {what}")
                print("\n".join("    " + line for line in messages.split("\n") if ERROR.match(line)))
    print(f"{len(jobs)} mutants; by the number of errors: {dict(sorted(ours.items()))}"
          + (f", clang: {dict(sorted(clangs.items()))}" if clangs else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
