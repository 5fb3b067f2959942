#!/usr/bin/env python3
"""The speed of mem2reg against LLVM's: pass time alone, from -time-passes of both, run in turns.

    mem2reg.py --minic build/release/minic [--opt opt-19] [--sizes 10000,100000,1000000]
               [--shapes chain,nest,...] [--rounds 3] [--limit 120] [--limits] [FILE.ll...]

Prints one line per shape and size: instructions, milliseconds of both (user + system, the best of
the rounds), their ratio, and the exponent by which minic's time grew since the size before. Files
given are measured like the shapes. --limits measures minic alone where LLVM would take minutes:
a million blocks with 100,000 variables, and a nest of 10,000 loops.
"""

import argparse
import math
import os
import re
import subprocess
import sys
import tempfile


class Text:
    """Collects instructions, counts them, and hands out names."""

    def __init__(self, variables):
        self.lines = ["define i32 @f(i32 %p, i1 %c) {", "entry:"]
        self.instructions = 0
        self.names = 0
        for v in range(variables):
            self.emit(f"%v{v} = alloca i32")
        for v in range(variables):
            self.emit(f"store i32 {v}, ptr %v{v}")

    def emit(self, line):
        self.lines.append("  " + line)
        self.instructions += 1

    def value(self, expression):
        self.names += 1
        self.emit(f"%t{self.names} = {expression}")
        return f"%t{self.names}"

    def label(self, name):
        self.lines.append(name + ":")

    def jump(self, name):
        self.emit(f"br label %{name}")

    def update(self, target, source):
        """target = target + source * 3: five instructions"""
        a = self.value(f"load i32, ptr %v{target}")
        b = self.value(f"load i32, ptr %v{source}")
        s = self.value(f"mul i32 {b}, 3")
        self.emit(f"store i32 {self.value(f'add i32 {a}, {s}')}, ptr %v{target}")

    def branch(self, variable, yes, no):
        a = self.value(f"load i32, ptr %v{variable}")
        c = self.value(f"icmp sgt i32 {a}, %p")
        self.emit(f"br i1 {c}, label %{yes}, label %{no}")

    def finish(self):
        self.emit(f"ret i32 {self.value('load i32, ptr %v0')}")
        self.lines.append("}\n")
        return "\n".join(self.lines)


def chain(size, variables=100):
    """if-else after if-else, every arm working on one of many variables"""
    t = Text(variables)
    t.jump("if0")
    i = 0
    while t.instructions < size:
        t.label(f"if{i}")
        t.branch(i * 7 % variables, f"then{i}", f"else{i}")
        t.label(f"then{i}")
        t.update(i % variables, (3 * i + 1) % variables)
        t.jump(f"if{i + 1}")
        t.label(f"else{i}")
        t.update(5 * i % variables, (i + 2) % variables)
        t.jump(f"if{i + 1}")
        i += 1
    t.label(f"if{i}")
    return t


def body(size, variables=100):
    """the same chain as the body of a loop"""
    t = Text(variables)
    t.jump("loop")
    t.label("loop")
    t.jump("if0")
    i = 0
    while t.instructions < size:
        t.label(f"if{i}")
        t.branch(i * 7 % variables, f"then{i}", f"if{i + 1}")
        t.label(f"then{i}")
        t.update(i % variables, (3 * i + 1) % variables)
        t.jump(f"if{i + 1}")
        i += 1
    t.label(f"if{i}")
    t.branch(1, "loop", "end")
    t.label("end")
    return t


def nests(size, depth=40, counters=True):
    """loop nests one after the other, a counter per level, shared variables changed in the middle"""
    t = Text(20 + (depth if counters else 0))
    n = 0
    t.jump("n0.h0")
    while t.instructions < size:
        for i in range(depth):
            t.label(f"n{n}.h{i}")
            t.branch(20 + i if counters else i % 20, f"n{n}.b{i}", f"n{n}.x{i}")
            t.label(f"n{n}.b{i}")
            if counters:
                t.update(20 + i, i % 20)
            t.jump(f"n{n}.h{i + 1}")
        t.label(f"n{n}.h{depth}")
        for v in range(20):
            t.update(v, (v + 1) % 20)
        t.jump(f"n{n}.h{depth - 1}")
        for i in range(depth - 1, 0, -1):
            t.label(f"n{n}.x{i}")
            t.jump(f"n{n}.h{i - 1}")
        t.label(f"n{n}.x0")
        n += 1
        t.jump(f"n{n}.h0")
    t.label(f"n{n}.h0")
    return t


def repeat(size, variables=20):
    """repeat-until loops, all entered before the first ends: the sum of the frontiers is quadratic"""
    t = Text(variables)
    n = size // 9
    t.jump("h0")
    for i in range(n):
        t.label(f"h{i}")
        t.update(i % variables, (i + 1) % variables)
        t.jump(f"h{i + 1}")
    t.label(f"h{n}")
    t.jump(f"l{n - 1}")
    for i in range(n - 1, -1, -1):
        t.label(f"l{i}")
        t.branch(i % variables, f"h{i}", f"l{i - 1}" if i else "end")
    t.label("end")
    return t


def rails(size, variables=20):
    """two rails with a cross-over at every step"""
    t = Text(variables)
    n = size // 16
    t.branch(0, "a0", "b0")
    for i in range(n):
        for rail, other, step in (("a", "b", 1), ("b", "a", 3)):
            t.label(f"{rail}{i}")
            t.update(step * i % variables, (i + 1) % variables)
            t.branch(i % variables, f"{rail}{i + 1}", f"{other}{i + 1}")
    t.label(f"a{n}")
    t.jump("end")
    t.label(f"b{n}")
    t.jump("end")
    t.label("end")
    return t


def undef(size, _=0):
    """values that are undef on one way, handed on through a chain of joins"""
    t = Text(1)
    t.lines = t.lines[:3]  # the variable, without its first store
    t.emit("br i1 %c, label %s, label %j0")
    t.label("s")
    t.emit("store i32 %p, ptr %v0")
    t.jump("j0")
    for i in range(size // 5):
        t.label(f"j{i}")
        t.emit(f"br i1 %c, label %a{i}, label %b{i}")
        t.label(f"a{i}")
        t.emit(f"store i32 {t.value('load i32, ptr %v0')}, ptr %v0")
        t.jump(f"j{i + 1}")
        t.label(f"b{i}")
        t.jump(f"j{i + 1}")
    t.label(f"j{size // 5}")
    return t


def switch(size, variables=20):
    """a switch with thousands of cases that all end at one join, in a loop"""
    t = Text(variables)
    t.jump("loop")
    t.label("loop")
    selector = t.value("load i32, ptr %v0")
    n = size // 6
    cases = " ".join(f"i32 {i}, label %k{i}" for i in range(n))
    t.emit(f"switch i32 {selector}, label %join [ {cases} ]")
    for i in range(n):
        t.label(f"k{i}")
        t.update(i % variables, (i + 1) % variables)
        t.jump("join")
    t.label("join")
    t.branch(0, "loop", "end")
    t.label("end")
    return t


def straight(size, variables=100):
    """one block"""
    t = Text(variables)
    i = 0
    while t.instructions < size:
        t.update(i % variables, (7 * i + 1) % variables)
        i += 1
    return t


def own(size, _=0):
    """each variable has a diamond of its own"""
    n = size // 11
    t = Text(n)
    t.jump("d0")
    for i in range(n):
        t.label(f"d{i}")
        t.emit(f"br i1 %c, label %s{i}, label %j{i}")
        t.label(f"s{i}")
        t.emit(f"store i32 %p, ptr %v{i}")
        t.jump(f"j{i}")
        t.label(f"j{i}")
        t.update(i, i)
        t.jump(f"d{i + 1}")
    t.label(f"d{n}")
    return t


SHAPES = {f.__name__: f for f in (chain, body, nests, repeat, rails, undef, switch, straight, own)}


def seconds(command, name, limit=None):
    """User + system time that -time-passes gives for the pass `name`; inf after `limit` seconds."""
    try:
        result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return math.inf
    for line in result.stderr.splitlines():
        if line.rstrip().endswith(" " + name):
            columns = re.findall(r"(\d+\.\d+) \(", line)
            return float(columns[2] if len(columns) >= 4 else columns[0])
    sys.exit(f"{' '.join(command)}: no time for {name}\n{result.stderr[:500]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--opt", default="opt-19")
    parser.add_argument("--sizes", default="10000,100000,1000000")
    parser.add_argument("--shapes", default=",".join(SHAPES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--limit", type=float, default=120, help="seconds for one run of opt; then it counts as inf")
    parser.add_argument("--limits", action="store_true")
    parser.add_argument("files", nargs="*")
    args = parser.parse_args()

    def minic(path):
        return seconds([args.minic, path, "-passes=mem2reg", "-time-passes", "-fsyntax-only"], "mem2reg")

    def opt(path):
        return seconds(
            [args.opt, path, "-passes=mem2reg", "-time-passes", "-disable-output", "-disable-verify"],
            "PromotePass",
            args.limit,
        )

    def measure(name, path, size, before):
        ours = theirs = math.inf
        for _ in range(args.rounds):
            ours, theirs = min(ours, minic(path)), min(theirs, opt(path))
        growth = ""
        if before and ours > 0 and before[1] > 0:
            growth = f"{math.log(ours / before[1]) / math.log(size / before[0]):8.2f}"
        print(
            f"{name:<12} {size:>10} {ours * 1000:>10.1f} {theirs * 1000:>10.1f} {ours / max(theirs, 1e-9):>8.3f} {growth}",
            flush=True,
        )
        return size, ours

    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "shape.ll")

        def write(text):
            with open(path, "w") as f:
                f.write(text.finish())

        print(f"{'shape':<12} {'insts':>10} {'minic ms':>10} {'opt ms':>10} {'ratio':>8}  growth")
        for name in filter(None, args.shapes.split(",")):
            before = None
            for size in map(int, args.sizes.split(",")):
                text = SHAPES[name](size)
                write(text)
                before = measure(name, path, text.instructions, before)
        write(chain(20000 * 14, 1000))
        measure("1000 vars", path, 20000 * 14, None)
        for file in args.files:
            with open(file) as f:
                size = sum(line.startswith("  ") for line in f)
            measure(os.path.basename(file)[:12], file, size, None)
        if args.limits:
            write(own(100000 * 11))
            print(f"300,000 blocks, 100,000 variables: {minic(path):.2f} s")
            write(chain(333333 * 14, 100000))
            print(f"1,000,000 blocks, 100,000 variables: {minic(path):.2f} s")
            write(nests(50000, 10000, counters=False))  # each counter would have a phi in every loop around
            print(f"a nest of 10,000 loops: {minic(path):.2f} s")


if __name__ == "__main__":
    main()
