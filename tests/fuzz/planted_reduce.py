#!/usr/bin/env python3
"""Plants faults, one by one, and says how small minic-reduce makes a program of over 300 lines that each miscompiles.

  tests/fuzz/planted_reduce.py [--only NAME,...] [--faults 10] [--count 20] [--minutes 2] [--build build/planted]

The faults are those of planted.py and planted_passes.py, until so many had a program. The programs are the first ones of the fault's
generators, of csmith.py and of sysy.py that are long enough and that -O2 compiles wrongly, of up to --count seeds each; where there
is none, one of csmith is put before the program beside the patch. What is left must be accepted by --run=check. Exit status 1
if one has more than 15 lines or takes more than --minutes."""
import argparse
import glob
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


def printed(generator, minic, seed):
    command = [sys.executable, os.path.join(generators.FOLDER, generator + ".py"), "--minic", minic, "--seed", str(seed), "--print"]
    return harness.Run(command).out


def programs(fault, minic, count):
    """(where it comes from, suffix, text) of programs that may show the fault."""
    for name in dict.fromkeys([*fault.nets, "csmith", "sysy"]):
        if name not in ("records", "ir"):
            for seed in range(1, count + 1):
                yield f"{name} {seed}", ".sy" if name == "sysy" else ".c", printed(name, minic, seed)
    own = fault.path.replace(".patch", ".c")
    if os.path.exists(own):
        with open(own) as file:
            parts = re.sub(r"\bmain\b", "first", printed("csmith", minic, 1)) + re.sub(r"\bmain\b", "second", file.read())
        yield "csmith 1 and its own", ".c", parts + "int main(int argc, char *argv[]) {\n  first(argc, argv);\n  return second();\n}\n"


def reduce(fault, minic, options, folder):
    """Prints what becomes of the first program; None: there is none, else whether it is small enough in time."""
    options.minic = minic
    for origin, suffix, text in programs(fault, minic, options.count):
        lines, path = text.count("\n"), os.path.join(folder, fault.name + suffix)
        if lines <= LINES:
            continue
        with open(path, "w", encoding="latin-1") as file:
            file.write(text)
        flags = csmith.FLAGS if "csmith" in origin else []
        test = harness.checked_test(path, "-O2 x86_64", "", options, flags)
        if not test:
            continue
        start, output = time.monotonic(), os.path.join(folder, "small" + suffix)
        done = subprocess.run([os.path.join(os.path.dirname(minic), "minic-reduce"), "-j2", "--vet", "-o", output, "--test", test, path, *flags],
                              capture_output=True, text=True)
        seconds = time.monotonic() - start
        tests = re.search(r"(\d+) tests", done.stderr)
        if not tests:
            print(f"{fault.name}: {origin}: {done.stderr.strip()}")
            continue
        with open(output, encoding="latin-1") as file:
            small = file.read()
        vetted = not re.search("(undefined|unspecified) behaviour", harness.Run([minic, "-w", "--run=check", output]).err)
        print(f"{fault.name}: {origin}: {lines} lines are now {small.count(chr(10))}, {seconds:.0f} s, {tests[1]} tests, "
              f"{'vetted' if vetted else 'NOT DEFINED'}", flush=True)
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
    paths = sorted(glob.glob(os.path.join(planted.FAULTS, "**", "*.patch"), recursive=True))
    faults = [fault for fault in map(planted.Fault, paths) if not options.only or fault.name in options.only.split(",")]
    tree, out = os.path.join(options.build, "tree"), os.path.join(options.build, "out")
    results = []
    for fault in faults:
        if len(results) == options.faults:
            break
        planted.copy_sources(tree)
        done = fault.apply(tree)
        if done.returncode:
            sys.exit(f"{fault.name}: {done.stderr.strip()}")
        with tempfile.TemporaryDirectory() as folder:
            result = reduce(fault, planted.build(tree, out), options, folder)
        results += [result] if result is not None else []
    print(f"{len(results)} programs, {results.count(True)} small enough in time")
    return results.count(True) < max(1, len(results))


if __name__ == "__main__":
    sys.exit(main())
