#!/usr/bin/env python3
"""How the time to compile grows with the input: everything is to be linear or n log n.

    growth.py --minic build/release/minic [--shapes do,while,...] [--levels=-O0,-O1]
              [--targets x86_64,riscv64,ll] [--seconds 0.1] [--rounds 3] [--peers "clang-14 -O1"] [--list]
              [--instructions]

Each shape is a program in C or LLVM IR of n equal parts. n is doubled until a compilation takes
--seconds, at least; then n, 2n and 4n are compiled, unless the front end's limits end it sooner.
The table has the seconds (user + system, the least of the rounds) and what they grow by. Twice the
input should take 2.3 times the time at most; worse rows end in "<--". Nothing is asserted: the
machine has its own noise, so run a row again before believing it. --instructions counts executed
instructions by qemu-x86_64 instead, in billions: they show how the work grows without the noise, and
without the steps where the data outgrows a cache.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile

from growth_shapes import SHAPES


def cost(command, rounds, counter):
    """User + system time, the least of the rounds; billions of instructions with `counter`, a plugin of qemu. None if the command fails."""
    best = None
    if counter:
        command = ["qemu-x86_64", "-plugin", f"{counter},out={counter}.count", *command]
        rounds = 1
    for _ in range(rounds):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        errors = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            print(f"  {' '.join(command)}: {errors.decode(errors='replace')[:300]}", file=sys.stderr)
            return None
        if counter:
            return int(open(f"{counter}.count").read()) / 1e9
        time = usage.ru_utime + usage.ru_stime
        best = time if best is None else min(best, time)
    return best


class Growth:
    def __init__(self, args, scratch):
        self.args, self.scratch = args, scratch
        self.counter = os.path.join(scratch, "count_insns.so") if args.instructions else None
        if self.counter:
            source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../scripts/grader/count_insns.c")
            subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", self.counter, source], check=True)

    def command(self, level, target, file):
        out = os.path.join(self.scratch, "out")
        if target.startswith("peer "):
            return [*target.split()[1:], "-w", "-S", file, "-o", out]
        kind = ["-S", "-emit-llvm"] if target == "ll" else ["-S", f"--target={target}"]
        return [self.args.minic, "-w", level, *kind, *(["-std=c"] if file.endswith(".c") else []), file, "-o", out]

    def write(self, name, n):
        generate, _, file = SHAPES[name]
        path = os.path.join(self.scratch, file)
        with open(path, "w") as out:
            out.write(generate(n))
        return path

    def row(self, name, level, target):
        limit = SHAPES[name][1]
        n = min(500, limit)
        while True:
            time = cost(self.command(level, target, self.write(name, n)), 1, self.counter)
            if time is None or time >= self.args.seconds or 2 * n > limit:
                break
            n *= 2
        if time is None:
            return False
        while 4 * n > limit:
            n //= 2
        times = []
        for size in (n, 2 * n, 4 * n):
            times.append(cost(self.command(level, target, self.write(name, size)), self.args.rounds, self.counter))
            if times[-1] is None:
                return False
        ratios = [b / max(a, 0.001) for a, b in zip(times, times[1:])]
        print(
            f"{name:<20} {level} {target:<8} {n:>8} "
            + " ".join(f"{t:7.2f}" for t in times)
            + "  "
            + " ".join(f"{r:5.2f}" for r in ratios)
            + ("  <--" if max(ratios) > 2.3 else ""),
            flush=True,
        )
        return True

    def run(self):
        unit = "G" if self.counter else "s"
        print(
            f"{'shape':<20} {'':3} {'target':<8} {'n':>8} {'n ' + unit:>7} {'2n ' + unit:>7} {'4n ' + unit:>7}  {'2n/n':>5} {'4n/2n':>5}"
        )
        for name in self.args.shapes:
            for level in self.args.levels.split(","):
                for target in self.args.targets.split(","):
                    self.row(name, level, target)
            for peer in filter(None, self.args.peers.split(",")):
                if shutil.which(peer.split()[0]):
                    self.row(name, "   ", "peer " + peer)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic")
    parser.add_argument("--shapes", default="", help="names with commas between; all")
    parser.add_argument("--levels", default="-O0,-O1")
    parser.add_argument("--targets", default="x86_64,riscv64", help="also ll: LLVM's text")
    parser.add_argument("--peers", default="", help='other compilers, as "gcc -O0,clang-14 -O1"')
    parser.add_argument("--seconds", type=float, default=0.1, help="with --instructions: billions of them")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--instructions", action="store_true", help="count executed instructions, not seconds")
    parser.add_argument("--list", action="store_true", help="name the shapes and stop")
    args = parser.parse_args()
    if args.list:
        for name, (generate, _, _) in SHAPES.items():
            print(f"{name:<20} {generate.__doc__}")
        return
    args.shapes = [name for name in args.shapes.split(",") if name] or list(SHAPES)
    unknown = [name for name in args.shapes if name not in SHAPES]
    if unknown or not args.minic:
        parser.error(f"no such shape: {', '.join(unknown)}" if unknown else "--minic is needed")
    with tempfile.TemporaryDirectory() as scratch:
        Growth(args, scratch).run()


if __name__ == "__main__":
    main()
