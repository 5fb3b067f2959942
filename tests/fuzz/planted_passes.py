#!/usr/bin/env python3
"""Plants faults in passes, one by one, and says whether the tools that look for a wrong pass name it.

  tests/fuzz/planted_passes.py [--only NAME,...] [--more 5] [--build build/planted]

A fault is a patch in tests/fuzz/faults/passes, below a sentence that says what is wrong and the name of the pass. Beside it
is a program whose output it changes. -verify-each=semantics and scripts/bisect are asked for the pass on that
program, at the first level at which its output is another one than at -O0. With --more N also on up to N programs of tests/run
that the fault changes. Exit status 1 if a tool does not name the pass on the program beside the patch."""

import argparse
import concurrent.futures
import glob
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time

import planted

FOLDER = os.path.join(planted.FAULTS, "passes")
RUN_TESTS = os.path.join(planted.ROOT, "tests", "run")
LEVELS = ("-O2", "-O1", "-O3")
COMPILE_SECONDS, RUN_SECONDS, BISECT_SECONDS = 120, 3, 600


def output(command, seconds, stdin=None):
    """The exit status and what the command prints; None: it ran out of time."""
    try:
        with open(stdin or os.devnull, "rb") as file:
            done = subprocess.run(command, stdin=file, capture_output=True, timeout=seconds)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        return None


class Program:
    """A program, and how its output is made."""

    def __init__(self, minic, path, folder):
        self.minic, self.path = minic, path
        self.exe = os.path.join(folder, re.sub(r"\W", "-", os.path.relpath(path, planted.ROOT)))
        self.stdin = next((name for name in [os.path.splitext(path)[0] + ".in"] if os.path.exists(name)), None)

    def compile(self, *options):
        return [self.minic, "-w", *options, self.path, "-o", self.exe]

    def prints(self, level):
        if output(self.compile(level), COMPILE_SECONDS) != (0, b""):
            return "not compiled"
        return output([self.exe], RUN_SECONDS, self.stdin)

    def wrong_at(self, levels):
        """The first level at which it prints something else than at -O0, or None."""
        wanted = self.prints("-O0")
        if not isinstance(wanted, tuple):
            return None
        with open(self.exe + ".out", "wb") as file:
            file.write(wanted[1] + b"%d\n" % wanted[0])
        return next((level for level in levels if self.prints(level) != wanted), None)

    def by_semantics(self, level):
        done = subprocess.run(
            self.compile(level, "-verify-each=semantics"),
            capture_output=True,
            text=True,
            timeout=COMPILE_SECONDS,
            errors="replace",
        )
        found = re.search(r"while running: (\S+)", done.stderr, re.M)
        return found.group(1) if found else "-"

    def by_bisect(self, level):
        run = f"timeout {RUN_SECONDS} {shlex.quote(self.exe)}"
        if self.stdin:
            run += f" <{shlex.quote(self.stdin)}"
        command = (
            f"{shlex.join(self.compile(level))} {{}} && {{ {run}; echo $?; }} >{shlex.quote(self.exe)}.now; "
            f"cmp -s {shlex.quote(self.exe)}.now {shlex.quote(self.exe)}.out"
        )
        done = subprocess.run(
            [os.path.join(planted.ROOT, "scripts", "bisect"), command, self.path],
            capture_output=True,
            text=True,
            timeout=BISECT_SECONDS,
            errors="replace",
        )
        found = re.search(r": (\S+) on \S+ \(number", done.stdout)
        return found.group(1) if found else "-"


def more_programs(minic, folder, count):
    """Up to so many programs of tests/run that print something else at -O2."""
    paths = sorted(path for suffix in ("c", "sy", "ll") for path in glob.glob(os.path.join(RUN_TESTS, "*." + suffix)))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = []
        while paths and len(found) < count:
            several, paths = paths[:20], paths[20:]
            programs = [Program(minic, path, folder) for path in several]
            found += [
                program
                for program, level in zip(programs, pool.map(lambda p: p.wrong_at(LEVELS[:1]), programs))
                if level
            ]
        return found[:count]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only")
    parser.add_argument("--more", type=int, default=0)
    parser.add_argument("--build", default=os.path.join(planted.ROOT, "build", "planted"))
    options = parser.parse_args()
    faults = planted.all_faults(FOLDER, options.only)
    minic, failed = planted.build(options.build), not faults
    for fault in faults:
        fault.plant()
        with tempfile.TemporaryDirectory() as folder:
            failed |= not ask(fault, minic, folder, options.more)
    return failed


def ask(fault, minic, folder, more):
    """Prints what the tools say; whether both name the pass on the program beside the patch."""
    program = Program(minic, fault.path.replace(".patch", ".c"), folder)
    level, start = program.wrong_at(LEVELS), time.monotonic()
    if not level:
        print(f"{fault.name}: {os.path.basename(program.path)} does not show it", flush=True)
        return False
    semantics, bisect = program.by_semantics(level), program.by_bisect(level)
    print(
        f"{fault.name}: {fault.pass_name} {level}: semantics {semantics}, bisect {bisect}, "
        f"{time.monotonic() - start:.1f} s ({fault.what})",
        flush=True,
    )
    for other in more_programs(minic, folder, more) if more else []:
        print(
            f"  {os.path.basename(other.path)}: semantics {other.by_semantics('-O2')}, bisect {other.by_bisect('-O2')}",
            flush=True,
        )
    return semantics == bisect == fault.pass_name


if __name__ == "__main__":
    sys.exit(main())
