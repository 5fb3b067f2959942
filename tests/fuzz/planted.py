#!/usr/bin/env python3
"""Plants faults, most of which main once had, one by one, and says which generator finds each.

  tests/fuzz/planted.py [--only NAME,...] [--count 500] [--build build/planted]
  tests/fuzz/planted.py --check        only whether each fault can still be planted, those of planted_passes.py too

A fault is a patch in tests/fuzz/faults, below a sentence that says what is wrong and the names of the generators that
must find it. What it changes depends on planted("its name"): all faults are compiled into one minic, and the environment variable
MINIC_PLANTED names the one that is there. Each generator runs in batches of fresh seeds until a program differs. Exit
status 1 if one finds nothing within --count programs."""

import argparse
import filecmp
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
        self.pass_name, self.level = self.line(text, "pass"), self.line(text, "level") or "-O2"
        self.is_dormant = f'planted("{self.name}")' in text
        self.files = set(re.findall(r"^\+\+\+ b/(.*)$", text, re.M))

    @staticmethod
    def line(text, name):
        found = re.search(rf"^{name}: (.*)$", text, re.M)
        return found.group(1) if found else ""

    def apply(self, tree, *flags):
        """Puts it into the tree; the tree may lie inside of a checkout, which git must not take for its own."""
        environment = {**os.environ, "GIT_CEILING_DIRECTORIES": os.path.dirname(os.path.abspath(tree))}
        return subprocess.run(
            ["git", "apply", *flags, self.path], cwd=tree, env=environment, capture_output=True, text=True
        )

    def plant(self):
        """From now on each minic of `build` has this fault and no other."""
        os.environ["MINIC_PLANTED"] = self.name


def same_tree(source, target, names):
    """Makes the files of that name the only ones of the target; a file that is the same stays, so that little is built again."""
    for folder, _, files in os.walk(target):
        for path in (os.path.join(folder, file) for file in files):
            if os.path.relpath(path, target) not in names:
                os.remove(path)
    for name in sorted(names):
        old, new = os.path.join(target, name), os.path.join(source, name)
        if not os.path.isfile(old) or not filecmp.cmp(new, old, shallow=False):
            os.makedirs(os.path.dirname(old), exist_ok=True)
            shutil.copyfile(new, old)
            shutil.copymode(new, old)


def build(folder):
    """Builds minic with every fault in it, each dormant, in a folder of its own; returns its path."""
    folder = os.path.abspath(folder)  # minic runs in other folders, too
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = {name for name in listed.split("\0") if os.path.isfile(os.path.join(ROOT, name))}
    patched, tree, out = (os.path.join(folder, name) for name in ("patched", "tree", "out"))
    same_tree(ROOT, patched, names)
    changed = set()
    for fault in all_faults():
        done = fault.apply(patched)
        if done.returncode:
            sys.exit(f"{fault.name}: {done.stderr.strip()}")
        changed |= fault.files
    for name in changed:
        with open(os.path.join(patched, name), "r+") as file:
            text = file.read()
            file.seek(0)
            file.write('#include "tests/fuzz/faults/planted.h"\n' + text)
    same_tree(patched, tree, names)
    if not os.path.exists(os.path.join(out, "build.ninja")):
        subprocess.run(
            [
                "cmake",
                "-S",
                tree,
                "-B",
                out,
                "-G",
                "Ninja",
                "-DCMAKE_BUILD_TYPE=Release",
                "-DMINIC_UNITY=ON",
                "-DBUILD_TESTING=OFF",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    subprocess.run(["cmake", "--build", out], check=True, stdout=subprocess.DEVNULL)
    return os.path.join(out, "minic")


def all_faults(folder=FAULTS, only=None):
    """The faults of the folder and of those in it; only: the names of some, separated by commas."""
    faults = [Fault(path) for path in sorted(glob.glob(os.path.join(folder, "**", "*.patch"), recursive=True))]
    unknown = set(only.split(",")) - {fault.name for fault in faults} if only else None
    if unknown:
        sys.exit(f"no fault is called {', '.join(sorted(unknown))}")
    return [fault for fault in faults if not only or fault.name in only.split(",")]


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
    faults = [fault for fault in all_faults(only=options.only) if options.check or fault.nets]
    failed = not faults
    known = {generator.name for generator in generators.GENERATORS}
    for fault in faults:
        done = fault.apply(ROOT, "--check")
        unknown = set(fault.nets) - known
        problem = done.stderr.strip() or ("no generator " + ", ".join(unknown) if unknown else "")
        if not problem and not fault.is_dormant:
            problem = "it does not depend on its name"
        if problem:
            failed = True
            print(f"{fault.name}: {problem}")
    if options.check or failed:
        print(f"{len(faults)} faults, {'not all' if failed else 'all'} can be planted")
        return failed
    minic = build(options.build)
    for fault in faults:
        fault.plant()
        for name in fault.nets:
            found = programs_until_found(name, minic, options.count)
            failed |= found is None
            words = f"found within {found} programs" if found else f"NOT found in {options.count} programs"
            print(f"{fault.name}: {name}: {words} ({fault.what})", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
