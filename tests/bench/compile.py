#!/usr/bin/env python3
"""The speed of compiling, against the compilers that are installed.

    compile.py --minic build/release/minic [--lines 100000] [--rounds 3] [--shapes functions,one,...]
               [--peers "clang-14 -O0,gcc -O0"] [--startup] [--limits] [FILE.c...]

Writes C programs of several shapes that minic and its peers all take, compiles each to assembly in
rounds (A B C A B C ...), and prints lines per second (user + system time, the best of the rounds),
peak memory, and both as ratios: minic's speed over the peer's, minic's memory over the peer's.
Without --startup or --limits the shapes and --startup are measured.

--startup  a program of 110 lines: milliseconds from start to end
--limits   memory of 10^6 lines of many functions and of one function of 300,000 statements
"""

import argparse
import math
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

PROGRAMS = pathlib.Path(__file__).resolve().parent / "programs"
LIBRARY = """int getint(void); int getch(void); float getfloat(void); int getarray(int *a); int getfarray(float *a);
void putint(int a); void putch(int a); void putarray(int n, int *a); void putfloat(float a);
void putfarray(int n, float *a);
"""
END = "int main(void) {\n  return 0;\n}\n"


# ---- the shapes: each yields about `size` lines, in pieces --------------------------------------


class Writer:
    """Random statements over ints, arrays and earlier functions; counts lines and statements."""

    HEAD = "int g0; int g1 = 3; int ga[64]; int gm[8][16];\n"

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.functions, self.names = [], []
        self.statements = self.fresh = 0
        self.lines = []

    def atom(self):
        kind = self.random.random()
        if kind < 0.65:
            return self.random.choice(self.names)
        if kind < 0.75:
            return self.random.choice(["g0", "g1", f"ga[{self.random.choice(self.names)} & 63]"])
        return str(self.random.choice([0, 1, 2, 5, 10, 100, 255, 4096, self.random.randrange(1 << 24)]))

    def expression(self, depth=2):
        if depth == 0 or self.random.random() < 0.25:
            return self.atom()
        kind = self.random.random()
        if kind < 0.75:
            return f"{self.expression(depth - 1)} {self.random.choice('++-*&^')} {self.expression(depth - 1)}"
        if kind < 0.85:
            return f"({self.expression(depth - 1)}) {self.random.choice('/%')} {self.random.choice([3, 8, 10, 1000])}"
        if kind < 0.9:
            return f"gm[{self.random.choice(self.names)} & 7][{self.random.choice(self.names)} & 15]"
        if kind < 0.95 and self.functions:
            name, count = self.random.choice(self.functions[-50:])
            return f"{name}({', '.join(self.atom() for _ in range(count))})"
        return f"-({self.expression(depth - 1)})"

    def condition(self):
        one = f"{self.expression(1)} {self.random.choice(['<', '>', '<=', '>=', '==', '!='])} {self.expression(1)}"
        return (
            one
            if self.random.random() < 0.75
            else f"{one} {self.random.choice(['&&', '||'])} {self.atom()} < {self.atom()}"
        )

    def statement(self, depth, indent):
        self.statements += 1
        kind = self.random.random()
        pad = "  " * indent
        if depth == 0 or kind < 0.6:
            target = (
                self.random.choice(self.names)
                if kind < 0.48
                else self.random.choice(["g0", f"ga[{self.random.choice(self.names)} & 63]"])
            )
            self.lines.append(f"{pad}{target} = {self.expression()};\n")
        elif kind < 0.85:
            self.lines.append(f"{pad}if ({self.condition()}) {{\n")
            self.block(depth - 1, indent + 1)
            if self.random.random() < 0.4:
                self.lines.append(f"{pad}}} else {{\n")
                self.block(depth - 1, indent + 1)
            self.lines.append(f"{pad}}}\n")
        else:
            self.fresh += 1
            counter = f"i{self.fresh}"
            self.lines.append(
                f"{pad}for (int {counter} = 0; {counter} < {self.random.choice(self.names)}; {counter}++) {{\n"
            )
            self.names.append(counter)
            self.block(depth - 1, indent + 1)
            self.names.pop()
            self.lines.append(f"{pad}}}\n")

    def block(self, depth, indent):
        for _ in range(self.random.randint(1, 4)):
            self.statement(depth, indent)

    def function(self, enough):
        count = self.random.randint(1, 4)
        name = f"f{len(self.functions)}"
        self.names = [f"p{i}" for i in range(count)]
        self.lines.append(f"int {name}({', '.join('int ' + p for p in self.names)}) {{\n")
        for i in range(self.random.randint(2, 6)):
            self.lines.append(f"  int v{i} = {self.expression(1)};\n")
            self.names.append(f"v{i}")
        while not enough():
            self.statement(4, 1)
            if len(self.lines) > 1000:
                yield self.take()
        self.lines.append(f"  return {self.names[-1]} + {self.names[0]};\n}}\n")
        self.functions.append((name, count))
        yield self.take()

    def take(self):
        text = "".join(self.lines)
        self.lines.clear()
        return text


def functions(size):
    """many functions of 15 to 60 lines with nested control flow"""
    w, lines = Writer(1), 0
    yield w.HEAD
    while lines < size:
        stop = w.random.randint(15, 60)
        for text in w.function(lambda: len(w.lines) >= stop):
            lines += text.count("\n")
            yield text
    yield END


def one(size):
    """one function with `size` statements, nested control flow"""
    w = Writer(2)
    yield w.HEAD
    yield from w.function(lambda: w.statements >= size)
    yield END


def programs(size):
    """whole programs (those of scripts/bench that need no header) again and again, names changed"""
    word = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|//[^\n]*|/\*.*?\*/|\.?[0-9][\w.]*|[A-Za-z_]\w*', re.S)
    kept = set(
        """auto break case char const continue default do double else enum extern float for goto if inline int
        long register restrict return short signed sizeof static struct switch typedef union unsigned void volatile
        while""".split()
    ) | set(re.findall(r"\w+(?=\()", LIBRARY))
    yield LIBRARY
    # Without headers: their names must not change.
    texts = [text for path in sorted(PROGRAMS.glob("*.c")) if "#include" not in (text := path.read_text())]
    lines = copy = 0
    while lines < size:
        text = texts[copy % len(texts)]
        text = word.sub(
            lambda m: m[0] if m[0] in kept or not (m[0][0].isalpha() or m[0][0] == "_") else f"{m[0]}_{copy}", text
        )
        yield text
        lines += text.count("\n")
        copy += 1
    yield END


def expressions(size):
    """wide and deeply nested arithmetic, a line each"""
    r = random.Random(3)

    def tree(depth):
        if depth == 0:
            return r.choice(["a", "b", "c", "d", str(r.randrange(1000))])
        left, right = tree(depth - 1), tree(r.randrange(depth))
        return f"({left} {r.choice(['+', '-', '*', '&', '|', '^', '<<', '>>'])} {right})"

    for f in range(size // 25):
        yield f"unsigned e{f}(unsigned a, unsigned b, unsigned c, unsigned d) {{\n"
        for _ in range(22):
            yield f"  {r.choice('abcd')} {r.choice(['+=', '^=', '='])} {tree(4)};\n"
        yield "  return a ^ b ^ c ^ d;\n}\n"
    yield END


def straight(size):
    """functions of a thousand lines without a branch, as unrolled ciphers are"""
    r = random.Random(4)
    for f in range(max(1, size // 1000)):
        yield f"unsigned s{f}(unsigned *m) {{\n  unsigned " + ", ".join(f"x{i} = m[{i}]" for i in range(16)) + ";\n"
        for _ in range(996):
            a, b, c = r.sample(range(16), 3)
            yield f"  x{a} += x{b} ^ m[{c}]; x{c} = (x{c} ^ x{a}) << {r.randrange(1, 31)} | x{b} >> 7;\n"
        yield "  return " + " + ".join(f"x{i}" for i in range(16)) + ";\n}\n"
    yield END


def floats(size):
    """float and double loops over arrays, conversions, comparisons"""
    r = random.Random(5)
    yield "double gd[256]; float gf[256]; int gi[256];\n"
    for f in range(size // 20):
        t = r.choice(["float", "double"])
        yield f"{t} k{f}({t} *a, {t} *b, int n, {t} s) {{\n  {t} sum = 0, m = s, w = {r.randrange(100)}.{r.randrange(100)};\n  int i = 0;\n"
        yield "  for (i = 0; i < n; i++) {\n"
        for _ in range(6):
            x, y = r.choice(["a[i]", "b[i]", "s", "w", "m"]), r.choice(["a[i]", "b[i]", "gf[i & 255]", "gd[i & 255]"])
            yield f"    {r.choice(['sum', 'm', 'w', 'a[i]'])} = {x} {r.choice('+-*/')} {y} {r.choice('+-*')} {r.randrange(9)}.5;\n"
        yield "    if (a[i] < w) sum = sum + b[n - i - 1] * s;\n    else m = m - a[i] / (w + 1);\n"
        yield "    gi[i & 255] = (int)(sum * 3) + i;\n    gd[i & 255] = m;\n  }\n"
        yield "  while (sum > 1000) {\n    sum = sum / 2;\n    m = m * w;\n  }\n  return sum + m;\n}\n"
    yield END


def tables(size):
    """initialised arrays, two thirds numbers and a third nested braces"""
    r = random.Random(6)
    written = table = 0
    while written < size:
        rows = 100
        if table % 3 < 2:
            t = r.choice(["int", "unsigned", "long", "char", "double"])
            yield f"{t} t{table}[{rows * 8}] = {{\n"
            for _ in range(rows):
                yield "  " + ", ".join(str(r.randrange(128)) for _ in range(8)) + ",\n"
        else:
            yield f"int t{table}[{rows}][2][4] = {{\n"
            for _ in range(rows):
                yield (
                    "  {{"
                    + ", ".join(str(r.randrange(-9, 100000)) for _ in range(3))
                    + "}, {"
                    + str(r.randrange(9))
                    + "}},\n"
                )
        yield "};\n"
        written += rows + 2
        table += 1
    yield END


def calls(size):
    """small functions that call each other with many arguments"""
    r = random.Random(7)
    count = 0  # the parameters of the function before
    for f in range(size // 5):
        n = r.randrange(1, 10)
        yield f"long c{f}({', '.join(('long ' if i % 3 else 'int ') + f'a{i}' for i in range(n))}) {{\n"
        if f:
            r.randrange(max(0, f - 40), f)  # keeps the numbers as they always were
            yield f"  if (a0 < 1) return {f};\n"
            r2 = random.Random(f)
            yield f"  return c{f - 1}({', '.join(f'a{r2.randrange(n)} + {i}' for i in range(count))}) - a{n - 1};\n"
        else:
            yield "  return a0;\n"
        count = n
        yield "}\n\n"
    yield END


def strings(size):
    """bytes, pointers and calls of printf"""
    yield "int printf(const char *format, ...);\n"
    r = random.Random(8)
    for f in range(size // 16):
        yield (
            f"int w{f}(char *s, const char *t, long n) {{\n  char buffer[{r.randrange(16, 99)}];\n  int count = 0;\n"
            "  char *p = s;\n  while (*p && n > 0) {\n"
            f"    if (*p == '{r.choice('abcxyz')}' || *p >= '0' && *p <= '9') count++;\n"
            "    *p = *p == t[count & 7] ? ' ' : *p - 1;\n    buffer[count & 15] = *p++;\n    n--;\n  }\n"
            f'  printf("{r.choice(["read", "wrote"])} %d of %ld: %s\\n", count, n, s);\n'
            f"  if (p - s > {r.randrange(100)}) return buffer[1];\n"
            f'  printf("rest %c\\n", *p);\n'
            "  return count;\n}\n"
        )
    yield END


def locals_(size):
    """functions of 300 lines in which 100 variables live throughout"""
    r = random.Random(9)
    for f in range(max(1, size // 300)):
        yield (
            f"int l{f}(int n) {{\n  int " + ", ".join(f"v{i} = n + {i}" for i in range(100)) + ";\n  while (n > 0) {\n"
        )
        for _ in range(290):
            a, b, c = (r.randrange(100) for _ in range(3))
            yield r.choice(
                [f"    v{a} = v{b} * v{c};\n", f"    v{a} += v{b} - {c};\n", f"    if (v{a} > v{b}) v{c}++;\n"]
            )
        yield "    n--;\n  }\n  return " + " + ".join(f"v{i}" for i in range(100)) + ";\n}\n"
    yield END


def chains(size):
    """else-if chains of a hundred links, as interpreters have"""
    r = random.Random(10)
    for f in range(max(1, size // 204)):
        yield f"int d{f}(int op, int *r) {{\n  int x = r[0], y = r[1];\n  "
        for i in range(100):
            yield f"if (op == {i}) {{\n    x = x {r.choice('+-*&')} y + r[{r.randrange(16)}];\n  }} else "
        yield "{\n    x = -1;\n  }\n  r[2] = y;\n  return x;\n}\n"
    yield END


SHAPES = {
    f.__name__.rstrip("_"): f
    for f in (functions, programs, one, expressions, straight, floats, tables, calls, strings, locals_, chains)
}


# ---- measuring ---------------------------------------------------------------------------------


class Run:
    """One run of a command: seconds of user + system and of wall time, peak KiB."""

    def __init__(self, command):
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        errors = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.wall = time.perf_counter() - start
        if process.returncode:
            sys.exit(f"{' '.join(command)}: status {process.returncode}\n{errors.decode(errors='replace')[:800]}")
        self.seconds = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss


def rounds(commands, count):
    """The best of `count` interleaved runs of each command."""
    best = [None] * len(commands)
    for _ in range(count):
        for i, command in enumerate(commands):
            run = Run(command)
            if best[i]:
                run.seconds, run.wall = min(run.seconds, best[i].seconds), min(run.wall, best[i].wall)
            best[i] = run
    return best


def write(path, pieces):
    """Writes the pieces; the number of lines."""
    lines = 0
    with open(path, "w") as f:
        for piece in pieces:
            f.write(piece)
            lines += piece.count("\n")
    return lines


class Bench:
    def __init__(self, args, scratch):
        self.args = args
        self.input = os.path.join(scratch, "input.c")
        self.output = os.path.join(scratch, "output.s")
        self.peers = [peer.split() for peer in args.peers.split(",") if peer and shutil.which(peer.split()[0])]

    def minic(self, *options):
        return [self.args.minic, "-w", "-std=c", *options, self.input, "-o", self.output]

    def commands(self):
        return [self.minic("-O1", "-S")] + [[*peer, "-w", "-S", self.input, "-o", self.output] for peer in self.peers]

    def compare(self, name, lines):
        runs = rounds(self.commands(), self.args.rounds)
        ours = runs[0]
        row = f"{name:<12} {lines:>8} {lines / ours.seconds / 1000:>9.0f} {ours.memory / 1024:>7.0f}"
        for run in runs[1:]:
            row += f" {run.seconds / ours.seconds:>12.2f} {ours.memory / run.memory:>6.2f}"
        print(row, flush=True)
        return [run.seconds / ours.seconds for run in runs[1:]]

    def shapes(self):
        header = f"{'shape':<12} {'lines':>8} {'klines/s':>9} {'MB':>7}"
        for peer in self.peers:
            header += f" {' '.join(peer):>12} {'memory':>6}"
        print(header)
        ratios = []
        for name in filter(None, self.args.shapes.split(",")):
            size = self.args.lines
            lines = write(self.input, SHAPES[name](size if name != "one" else size // 2))
            ratios.append(self.compare(name, lines))
        for file in self.args.files:
            shutil.copyfile(file, self.input)
            self.compare(os.path.basename(file)[:12], open(file, errors="replace").read().count("\n"))
        if ratios:
            means = [math.exp(sum(map(math.log, column)) / len(column)) for column in zip(*ratios)]
            print(f"{'geo. mean':<39}" + "".join(f" {mean:>12.2f} {'':>6}" for mean in means))

    def startup(self):
        lines = write(self.input, functions(85))
        runs = rounds(self.commands(), 20 * self.args.rounds)
        print(
            f"\n{lines} lines, ms of wall time: minic -O1 {runs[0].wall * 1000:.1f}"
            + "".join(f", {' '.join(peer)} {run.wall * 1000:.1f}" for peer, run in zip(self.peers, runs[1:]))
        )

    MODES = [
        (level, *mode)
        for level in ("-O0", "-O1")
        for mode in (("-S", "--target=x86_64"), ("-S", "--target=riscv64"), ("-emit-llvm",))
    ] + [("-fsyntax-only",)]

    def limits(self):
        print()
        for what, pieces in {
            "1,000,000 lines of many functions": functions(1000000),
            "one function of 300,000 statements": one(300000),
        }.items():
            write(self.input, pieces)
            peak = max(Run(self.minic(*mode)).memory for mode in self.MODES)
            print(f"{what}: at most {peak / 1024:.0f} MB", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--peers", default="clang-14 -O0,gcc -O0")
    parser.add_argument("--lines", type=int, default=100000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--shapes", default=",".join(SHAPES))
    for flag in ("--startup", "--limits"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("files", nargs="*")
    args = parser.parse_args()
    some = args.startup or args.limits
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(args, scratch)
        if not some:
            bench.shapes()
        if args.startup or not some:
            bench.startup()
        if args.limits:
            bench.limits()


if __name__ == "__main__":
    main()
