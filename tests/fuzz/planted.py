#!/usr/bin/env python3
"""Puts faults that main once had back, one by one, in a build of its own, and says which generator finds each.

  tests/fuzz/planted.py [--only NAME,...] [--count 500] [--build build/planted]
  tests/fuzz/planted.py --check        only whether each fault can still be planted, those of planted_passes.py too

A fault is a patch in tests/fuzz/faults, below a sentence that says what is wrong and the names of the generators that
must find it. Each runs in batches of fresh seeds until a program differs. Exit status 1 if one finds nothing within
--count programs."""
import argparse
import glob
import os
import re
import shutil
import subprocess
import sys

import generators

FAULTS = os.path.join(generators.FOLDER, "faults")
ROOT = os.path.dirname(os.path.dirname(generators.FOLDER))
BATCH = 10


class Fault:
    def __init__(self, path):
        with open(path) as file:
            text = file.read()
        self.path, self.name = path, os.path.splitext(os.path.basename(path))[0]
        self.what = text.split("\n", 1)[0]
        self.nets = re.findall(r"[^, ]+", self.line(text, "nets"))
        self.pass_name = self.line(text, "pass")

    @staticmethod
    def line(text, name):
        found = re.search(rf"^{name}: (.*)$", text, re.M)
        return found.group(1) if found else ""

    def apply(self, tree, *flags):
        """Puts it into the tree; the tree may lie inside of a checkout, which git must not take for its own."""
        environment = {**os.environ, "GIT_CEILING_DIRECTORIES": os.path.dirname(os.path.abspath(tree))}
        return subprocess.run(["git", "apply", *flags, self.path], cwd=tree, env=environment, capture_output=True, text=True)


def copy_sources(tree):
    """Copies what git knows, and deletes the rest of the tree, which may be of an older commit; a file that is the same
    stays, so that little is built again."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = {name for name in listed.split("\0") if os.path.isfile(os.path.join(ROOT, name))}
    for folder, _, files in os.walk(tree):
        for path in (os.path.join(folder, file) for file in files):
            if os.path.relpath(path, tree) not in names:
                os.remove(path)
    for name in sorted(names):
        source, target = os.path.join(ROOT, name), os.path.join(tree, name)
        with open(source, "rb") as file:
            content = file.read()
        if os.path.isfile(target):
            with open(target, "rb") as file:
                if file.read() == content:
                    continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy(source, target)


def build(tree, out):
    if not os.path.exists(os.path.join(out, "build.ninja")):
        subprocess.run(["cmake", "-S", tree, "-B", out, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DMINIC_UNITY=OFF",
                        "-DBUILD_TESTING=OFF"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", out], check=True, stdout=subprocess.DEVNULL)
    return os.path.join(out, "minic")


def programs_until_found(name, minic, count):
    """How many programs the generator of that name made until one differed, to the batch; None: none did."""
    generator = next(g for g in generators.GENERATORS if g.name == name)
    seed = generators.fresh_seed()
    for first in range(0, count, BATCH):
        more = ["--seed", str(seed + first), "--count", str(BATCH), "--jobs", "2", "--targets", "x86_64"]
        _, output, counts = generators.run(generator, minic, more)
        if counts is None:
            sys.exit(f"{name} ended without its counts:\n{output}")
        if counts[2]:
            return first + BATCH
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--build", default=os.path.join(ROOT, "build", "planted"))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    faults = [Fault(path) for path in sorted(glob.glob(os.path.join(FAULTS, "**" if options.check else "", "*.patch"), recursive=True))]
    if options.only:
        faults = [fault for fault in faults if fault.name in options.only.split(",")]
    failed = not faults
    known = {generator.name for generator in generators.GENERATORS}
    for fault in faults:
        done = fault.apply(ROOT, "--check")
        unknown = set(fault.nets) - known
        if done.returncode or unknown:
            failed = True
            print(f"{fault.name}: {done.stderr.strip() or 'no generator ' + ', '.join(unknown)}")
    if options.check or failed:
        print(f"{len(faults)} faults, {'not all' if failed else 'all'} can be planted")
        return failed
    tree, out = os.path.join(options.build, "tree"), os.path.join(options.build, "out")
    for fault in faults:
        copy_sources(tree)
        done = fault.apply(tree)
        if done.returncode:
            sys.exit(f"{fault.name}: {done.stderr.strip()}")
        minic = build(tree, out)
        for name in fault.nets:
            found = programs_until_found(name, minic, options.count)
            failed |= found is None
            words = f"found within {found} programs" if found else f"NOT found in {options.count} programs"
            print(f"{fault.name}: {name}: {words} ({fault.what})", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
