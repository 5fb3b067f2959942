#!/usr/bin/env python3
"""Plants faults, one by one, and says how small minic-reduce makes a program of over 300 lines that each miscompiles.

  tests/fuzz/planted_reduce.py [--only NAME,...] [--faults 10] [--count 20] [--minutes 2] [--build build/planted]

The faults are those of planted.py and planted_passes.py, until so many had a program. The programs are random ones that are long
enough and that are compiled to something else than without the fault (at -O2, if the patch names no level), of up to --count seeds of each generator. What is left
must be accepted by --run=check. Exit status 1 if one has more than 15 lines or takes more than --minutes."""

import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
import time

import csmith
import generators
import harness
import planted

LINES, LEFT = 300, 15
RUN_SECONDS = 2  # of a program that is worth reducing
SIZES = {
    "csmith": 1,
    "sysy": 1,
    "memory": 3,
    "interprocedural": 2,
    "loops": 2,
    "pressure": 3,
    "gotos": 4,
    "edges": 4,
    "initialisers": 3,
    "scopes": 3,
    "constants": 1,
}  # generator -> --size
CHECK_FLAGS = {"loops": ["-fwrapv"]}  # generator -> what its programs are defined with


class Program:
    """A random program; what it prints without a fault, None if it is too short or too slow."""

    def __init__(self, name, seed, minic, folder):
        self.origin, self.minic, self.flags = f"{name} {seed}", minic, csmith.FLAGS if name == "csmith" else []
        self.check_flags = CHECK_FLAGS.get(name, [])
        self.path = os.path.join(folder, f"{name}-{seed}" + (".sy" if name == "sysy" else ".c"))
        text = harness.Run(
            [
                sys.executable,
                os.path.join(generators.FOLDER, name + ".py"),
                "--minic",
                minic,
                "--seed",
                str(seed),
                "--size",
                str(SIZES[name]),
                "--print",
            ]
        ).out
        with open(self.path, "w", encoding="latin-1") as file:
            file.write(text)
        self.lines = text.count("\n")
        self.expected = self.prints("", "-O2") if self.lines > LINES else None

    def prints(self, fault, level):
        """What it prints when minic has the fault (empty: none); None: nothing that can be compared."""
        exe = f"{self.path}.{fault}"
        environment = ["env", f"MINIC_PLANTED={fault}"]
        if harness.Run([*environment, self.minic, "-w", level, *self.flags, self.path, "-o", exe]).status:
            return None
        run = harness.Run([exe], RUN_SECONDS)
        os.remove(exe)
        return None if run.late else (run.status, run.out)

    def shows(self, fault):
        return self.expected is not None and self.prints(fault.name, fault.level) not in (None, self.expected)


class Programs:
    """All programs, each made when it is asked for first."""

    def __init__(self, minic, count, folder):
        self.minic, self.count, self.folder, self.made = minic, count, folder, {}

    def program(self, name, seed):
        if (name, seed) not in self.made:
            self.made[name, seed] = Program(name, seed, self.minic, self.folder)
        return self.made[name, seed]

    def showing(self, fault):
        """Those that print something else with the fault, the generators that must find it first."""
        names = [name for name in dict.fromkeys([*fault.nets, *SIZES]) if name in SIZES]
        keys = [(name, seed) for seed in range(1, self.count + 1) for name in names]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            while keys:
                several, keys = keys[:8], keys[8:]
                programs = list(pool.map(lambda key: self.program(*key), several))
                yield from (
                    program for program, shows in zip(programs, pool.map(lambda p: p.shows(fault), programs)) if shows
                )


def reduce(fault, programs, options):
    """Prints what becomes of the first program; None: there is none, else whether it is small enough in time."""
    for program in programs.showing(fault):
        test = harness.checked_test(program.path, f"{fault.level} x86_64", "", options, program.flags)
        if not test:
            continue
        start, output = time.monotonic(), os.path.join(programs.folder, "small" + os.path.splitext(program.path)[1])
        done = subprocess.run(
            [
                os.path.join(os.path.dirname(options.minic), "minic-reduce"),
                "-j2",
                "--vet=" + " ".join(program.check_flags),
                "-o",
                output,
                "--test",
                test,
                program.path,
                *program.flags,
            ],
            capture_output=True,
            text=True,
        )
        seconds = time.monotonic() - start
        tests = re.search(r"(\d+) tests", done.stderr)
        if not tests:
            print(f"{fault.name}: {program.origin}: {done.stderr.strip()}", flush=True)
            continue
        with open(output, encoding="latin-1") as file:
            small = file.read()
        check = [options.minic, "-w", "--run=check", *program.check_flags, output]
        vetted = not re.search("(undefined|unspecified) behaviour", harness.Run(check).err)
        print(
            f"{fault.name}: {program.origin}: {program.lines} lines are now {small.count(chr(10))}, {seconds:.0f} s, {tests[1]} tests, "
            f"{'vetted' if vetted else 'NOT DEFINED'}",
            flush=True,
        )
        if options.print:
            print(small, end="", flush=True)
        return vetted and small.count("\n") <= LEFT and seconds <= 60 * options.minutes
    print(f"{fault.name}: no program of more than {LINES} lines shows it", flush=True)
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only")
    parser.add_argument("--faults", type=int, default=10)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--print", action="store_true", help="the smaller programs as well")
    parser.add_argument("--build", default=os.path.join(planted.ROOT, "build", "planted"))
    options = parser.parse_args()
    faults = planted.all_faults(only=options.only)
    options.minic, results = planted.build(options.build), []
    with tempfile.TemporaryDirectory() as folder:
        programs = Programs(options.minic, options.count, folder)
        for fault in faults:
            if len(results) == options.faults:
                break
            fault.plant()
            result = reduce(fault, programs, options)
            results += [result] if result is not None else []
    print(f"{len(results)} programs, {results.count(True)} small enough in time")
    return results.count(True) < max(1, len(results))


if __name__ == "__main__":
    sys.exit(main())
