#!/usr/bin/env python3
"""Random C programs of many live values in nests of loops: what minic makes of each prints what gcc's does.

    pressure.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    pressure.py --minic build/release/minic --seed N --reduce      makes the program of one seed smaller while it still differs
    pressure.py --minic build/release/minic --seed N --print

15 to 30 integers and floating numbers live through nests of loops. They are updated in place: by operations of two addresses,
minima, maxima and other conditional moves, read-modify-writes of memory; they are exchanged and rotated from one iteration to
the next, and some live across calls. In another shape of function global values only pass through the loops beside each
other that need the registers. Integers wrap, and floating numbers stay small whole numbers, so that all arithmetic is exact.
Each value is printed at the end."""

import random
import sys

import harness

INTEGERS = ["int", "int", "long", "unsigned", "unsigned long", "unsigned char", "short"]
PRELUDE = """int printf(const char *, ...);
#define N __attribute__((noinline))
static int t[16], count;
static long u[16];
static double d[8];
static volatile int V = 3;
N static void fill(unsigned char *p, int size, int seed) {
  for (int k = 0; k < size; k++) p[k] = k % 8 < 2 ? k * seed * 7 : k & seed & 4 ? 255 : 0;
}
N static unsigned long hash(unsigned char *p, int size) {
  unsigned long h = 0;
  while (size--) h = h * 31 + *p++;
  return h;
}
N static int call(int a, long b) { count++; t[a & 15] += (int)b; return a ^ (int)b; }
N static double fcall(double a, int b) { count++; return b & 1 ? a : -a; }
N static long many(int a, long b, unsigned c, long e, int f, long g, int h, long i) { return a + b * 3 + c - e + f * 5 - g + h + i; }
"""


class Function:
    def __init__(self, rng, number):
        self.rng, self.number = rng, number
        self.integers = [(f"v{k}", rng.choice(INTEGERS)) for k in range(rng.randint(10, 22))]
        self.floats = [(f"x{k}", rng.choice(["double", "double", "float"])) for k in range(rng.randint(0, 12))]
        self.counters = 0

    def name(self):
        return self.rng.choice(self.integers)[0]

    def operand(self, loops):
        rng = self.rng
        return rng.choice(
            [
                self.name(),
                self.name(),
                self.name(),
                self.name(),
                f"t[{self.index(loops)}]",
                f"u[{self.index(loops)}]",
                rng.choice(loops + ["n"]),
                str(rng.choice([1, 2, 5, -1, 100, -77, 65536])),
            ]
        )

    def index(self, loops):
        return self.rng.choice(
            [f"{self.rng.choice(loops)} & 15" if loops else "3", "n & 15", f"{self.name()} & 15", "5"]
        )

    def condition(self, loops):
        rng = self.rng
        if self.floats and rng.random() < 0.2:
            return f"{rng.choice(self.floats)[0]} {rng.choice(['<', '>', '>='])} {rng.choice([rng.choice(self.floats)[0], '10'])}"
        return f"{self.operand(loops)} {rng.choice(['<', '>', '<=', '>=', '==', '!=', '&'])} {self.operand(loops)}"

    def move(self, loops):
        """A conditional move: a minimum, a maximum, ?: or an if."""
        rng = self.rng
        a, b = self.name(), self.operand(loops)
        pick = rng.random()
        if pick < 0.3:
            relation = rng.choice("<>")
            inner = (
                b
                if rng.random() < 0.5
                else f"({self.condition(loops)} ? {rng.choice(['7', self.operand(loops)])} : {b})"
            )
            return [f"{a} = {a} {relation} {inner} ? {a} : {inner};"]
        if pick < 0.5:
            return [f"if ({b} {rng.choice('<>')} {a}) {a} = {b};"]
        if pick < 0.7:
            return [f"{a} = {self.condition(loops)} ? {self.operand(loops)} : {rng.choice([a, self.operand(loops)])};"]
        if pick < 0.85:
            c = self.name()
            return [
                f"if ({self.condition(loops)}) {a} = {b}, {c} {rng.choice(['+=', '-=', '^=', '='])} {self.operand(loops)};"
            ]
        return [f"{a} += {self.condition(loops)};"]

    def update(self, loops):
        rng = self.rng
        a, b = self.name(), self.operand(loops)
        pick = rng.random()
        if pick < 0.3:
            return [f"{a} {rng.choice(['+=', '-=', '*=', '^=', '|=', '&='])} {b};"]
        if pick < 0.38:
            return [f"{a} = {rng.choice(['-', '~', '!'])}{rng.choice([a, a, self.name()])};"]
        if pick < 0.46:
            amount = rng.choice([str(rng.randint(1, 7)), f"({self.name()} & 7)"])
            return [f"{a} >>= {amount};" if rng.random() < 0.5 else f"{a} = (unsigned long){a} << {amount};"]
        if pick < 0.51:
            return [f"{a} {rng.choice(['/=', '%='])} ({b} & 7) + {rng.randint(1, 9)};"]
        if pick < 0.6:
            return [f"{rng.choice('tu')}[{self.index(loops)}] {rng.choice(['+=', '-=', '^=', '|='])} {a};"]
        if pick < 0.72:  # an exchange
            c = self.name()
            return [f"{{ long s = {a}; {a} = {c}; {c} = s; }}"]
        if pick < 0.82:  # a rotation
            names = rng.sample([name for name, _ in self.integers], rng.randint(3, 5))
            moves = "".join(f" {left} = {right};" for left, right in zip(names, names[1:]))
            return [f"{{ long s = {names[0]};{moves} {names[-1]} = s; }}"]
        if pick < 0.87:
            return [f"{a} = ((unsigned){a} << {rng.randint(1, 31)}) | ((unsigned){a} >> {rng.randint(1, 31)});"]
        return [f"{a} = {self.name()} {rng.choice('+-*^&|')} {b};"]

    def floating(self, loops):
        """Floating numbers are whole and below 2^12 after each statement."""
        rng = self.rng
        a, b = rng.choice(self.floats)[0], rng.choice(self.floats)[0]
        pick = rng.random()
        if pick < 0.3:
            return [
                f"{a} {rng.choice(['+=', '-='])} {b}; if ({a} > 999 || {a} < -999) {a} = {rng.choice(['1', '-3'])};"
            ]
        if pick < 0.5:
            return [f"{a} = {a} {rng.choice('<>')} {b} ? {a} : {b};"]
        if pick < 0.65:
            return [f"if ({self.condition(loops)}) {a} = {b};"]
        if pick < 0.75:
            return [f"{{ double s = {a}; {a} = {b}; {b} = s; }}"]
        if pick < 0.85:
            return [f"{a} = {self.name()} & {rng.choice(['63', '255'])};"]
        if pick < 0.93:
            return [f"{self.name()} {rng.choice(['+=', '=', '^='])} (int){a};"]
        return [f"{a} = fcall({b}, {self.name()});"]

    def statement(self, depth, loops):
        rng = self.rng
        pick = rng.random()
        if self.floats and pick < 0.2:
            return self.floating(loops)
        if pick < 0.5:
            return self.move(loops)
        if pick < 0.86:
            return self.update(loops)
        if pick < 0.89:
            return [
                rng.choice(
                    [
                        f"{self.name()} {rng.choice(['=', '+='])} call({self.name()}, {self.name()});",
                        f"{self.name()} = many({', '.join(self.name() for _ in range(8))});",
                    ]
                )
            ]
        if pick < 0.92 and loops:
            return [f"if ({self.condition(loops)}) {rng.choice(['continue', 'break'])};"]
        if depth < 3:
            return (
                [f"if ({self.condition(loops)}) {{"]
                + self.block(depth + 1, loops, rng.randint(1, 3))
                + ["} else {"]
                + self.block(depth + 1, loops, rng.randint(0, 3))
                + ["}"]
            )
        return self.update(loops)

    def block(self, depth, loops, count):
        return ["  " + line for _ in range(count) for line in self.statement(depth, loops)]

    def nest(self, depth, loops):
        """Loops in each other, with statements before and behind the inner one."""
        rng = self.rng
        counter = f"i{self.counters}"
        self.counters += 1
        head = rng.choice(
            [
                f"for (int {counter} = 0; {counter} < {rng.choice(['3', '5', 'n'])}; {counter}++)",
                f"for (int {counter} = n; {counter} > 0; {counter}--)",
                f"for (unsigned {counter} = 1; {counter} < 20; {counter} += {counter} & 3 ? {counter} : 3)",
            ]
        )
        inside = loops + [counter]
        body = self.block(depth, inside, rng.randint(1, 5))
        if depth < rng.choice([1, 2, 2, 3]):
            body += ["  " + line for line in self.nest(depth + 1, inside)] + self.block(
                depth, inside, rng.randint(1, 5)
            )
        return [head + " {"] + body + ["}"]

    def make(self):
        rng, k = self.rng, self.number
        lines = [
            f"{kind} {name} = {rng.choice(['n', f'n * {i + 3}', str(i), f't[{i % 16}]', f'-{i} - n', 'V'])};"
            for i, (name, kind) in enumerate(self.integers)
        ]
        lines += [
            f"{kind} {name} = {rng.choice([f'{i}', f'n + {i}', f'd[{i % 8}]'])};"
            for i, (name, kind) in enumerate(self.floats)
        ]
        for _ in range(rng.randint(1, 3)):
            lines += self.nest(0, []) + [line[2:] for line in self.block(0, [], rng.randint(0, 3))]
        lines += [f'printf("f{k} %d {name} %ld\\n", n, (long){name});' for name, _ in self.integers + self.floats]
        return f"N static void f{k}(int n) {{\n  " + "\n  ".join(lines) + "\n}\n"


class Accumulators:
    """A function of one outer loop: global values that each iteration updates once, by a minimum or maximum with an operand
    that two paths bring, then inner loops beside each other. Each statement has values and arrays of its own, so that all
    of them are live throughout, and each value only passes through the loops that do not update it."""

    def __init__(self, rng, number):
        self.rng, self.number, self.scalars, self.arrays = rng, number, [], []

    def scalar(self):
        self.scalars.append((f"g{self.number}_{len(self.scalars)}", self.kind()))
        return self.scalars[-1][0]

    def kind(self):
        return self.rng.choice(["int", "long", "unsigned", "unsigned long"])

    def vector(self, index):
        self.arrays.append((f"t{self.number}_{len(self.arrays)}", self.kind(), "[16]"))
        return f"{self.arrays[-1][0]}[{index}]"

    def element(self):
        pick = self.rng.random()
        if pick < 0.25:
            return self.vector(self.rng.choice("ij"))
        self.arrays.append((f"m{self.number}_{len(self.arrays)}", self.kind(), "[16][16]"))
        return f"{self.arrays[-1][0]}{self.rng.choice(['[i][j]', '[i][j]', '[j][i]'])}"

    def limit(self, value, other):
        return f"{{ {self.kind()} a = {value}; {self.kind()} b = {other}; {value} = a {self.rng.choice('<>')} b ? a : b; }}"

    def outer(self):
        rng = self.rng
        chosen, pick = self.vector("i"), rng.random()
        if pick < 0.2:
            return self.limit(self.scalar(), f"{chosen} ?: 0")
        other = self.scalar() if rng.random() < 0.3 else "7"
        return self.limit(self.scalar(), f"{chosen} {rng.choice(['> 3', '> 3', '& 1'])} ? {other} : {self.vector('i')}")

    def inner(self):
        rng, pick = self.rng, self.rng.random()
        if pick < 0.3:
            return self.limit(self.scalar(), self.element())
        if pick < 0.6:
            return f"{self.scalar()} {rng.choice(['+=', '*=', '^=', '|=', '-='])} {rng.choice([self.element, self.scalar])()};"
        if pick < 0.8:
            return f"{self.element()} = {rng.choice([self.element, self.scalar])()} {rng.choice('&+|')} {rng.choice([self.element, self.scalar])()};"
        return f"{self.element()} = {self.scalar()};"

    def make(self):
        rng, k = self.rng, self.number
        lines = [self.outer() for _ in range(rng.randint(1, 2))]
        for _ in range(rng.randint(3, 4)):
            step = rng.choice([1, 1, 1, 4])
            lines.append(f"for (int j = {rng.randint(0, 2)}; j < {rng.choice([10, 12, 16])}; j += {step}) {{")
            lines += ["  " + self.inner() for _ in range(rng.choice([1, 2, 3, 3]))] + ["}"]
        # What starts and shows the values is not part of the function, so that it knows nothing of them.
        text = "".join(f"{kind} {name};\n" for name, kind in self.scalars)
        text += "".join(f"{kind} {name}{size};\n" for name, kind, size in self.arrays)
        starts = [f"{name} = {rng.choice(['0', '1', '-5', '100', '2147483647', 'n'])};" for name, _ in self.scalars]
        starts += [f"fill((void *){name}, sizeof {name}, n + {i});" for i, (name, _, _) in enumerate(self.arrays)]
        shows = [f'printf("f{k} %d {name} %ld\\n", n, (long){name});' for name, _ in self.scalars]
        shows += [
            f'printf("f{k} %d {name} %lx\\n", n, hash((void *){name}, sizeof {name}));' for name, _, _ in self.arrays
        ]
        parts = [
            f"N static void start{k}(int n)",
            starts,
            f"N static void show{k}(int n)",
            shows,
            f"N static void work{k}(void)",
            ["for (int i = 0; i < 16; i++) {"] + ["  " + line for line in lines] + ["}"],
            f"static void f{k}(int n)",
            [f"start{k}(n), work{k}(), show{k}(n);"],
        ]
        return text + "".join(
            head + " {\n  " + "\n  ".join(body) + "\n}\n" for head, body in zip(parts[::2], parts[1::2])
        )


def program(seed):
    rng = random.Random(seed)
    count = harness.SIZE * rng.randint(1, 2)
    text = PRELUDE + "".join(rng.choice([Function, Accumulators])(rng, k).make() for k in range(count))
    calls = "".join(f"    f{k}(n);\n" for k in range(count))
    return (
        text
        + f"""int main(void) {{
  for (int n = 2; n < 7; n += 2) {{
    for (int k = 0; k < 16; k++) t[k] = k * 37 % 23 - 9, u[k] = k * 1000003l - 5000000, d[k & 7] = k;
{calls}    for (int k = 0; k < 16; k++) printf("%d t %d u %ld\\n", k, t[k], u[k]);
    printf("calls %d\\n", count);
  }}
  return 0;
}}
"""
    )


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "pressure", program))
