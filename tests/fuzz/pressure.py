#!/usr/bin/env python3
"""Random C programs of many live values in nests of loops: what minic makes of each prints what gcc's does.

    pressure.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    pressure.py --minic build/release/minic --seed N --reduce      cuts the program of one seed while it still differs
    pressure.py --minic build/release/minic --seed N --print

15 to 30 integers and floating numbers live through nests of loops. They are updated in place: by operations of two addresses,
minima, maxima and other conditional moves, read-modify-writes of memory; they are exchanged and rotated from one iteration to
the next, and some live across calls. Integers wrap, and floating numbers stay small whole numbers, so that all arithmetic
is exact. Each value is printed at the end."""
import random
import sys

import harness

INTEGERS = ["int", "int", "long", "unsigned", "unsigned long", "unsigned char", "short"]
PRELUDE = """int printf(const char *, ...);
#define N __attribute__((noinline))
static int t[16], count;
static long u[16];
static double d[8];
static int m[16][16];
static long w[16][16];
static unsigned long w2[16][16];
static volatile int V = 3;
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
        return rng.choice([self.name(), self.name(), self.name(), self.name(), f"t[{self.index(loops)}]", f"u[{self.index(loops)}]",
                           rng.choice(loops + ["n"]), str(rng.choice([1, 2, 5, -1, 100, -77, 65536]))])

    def index(self, loops):
        return self.rng.choice([f"{self.rng.choice(loops)} & 15" if loops else "3", "n & 15", f"{self.name()} & 15", "5"])

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
            inner = b if rng.random() < 0.5 else f"({self.condition(loops)} ? {rng.choice(['7', self.operand(loops)])} : {b})"
            return [f"{a} = {a} {relation} {inner} ? {a} : {inner};"]
        if pick < 0.5:
            return [f"if ({b} {rng.choice('<>')} {a}) {a} = {b};"]
        if pick < 0.7:
            return [f"{a} = {self.condition(loops)} ? {self.operand(loops)} : {rng.choice([a, self.operand(loops)])};"]
        if pick < 0.85:
            c = self.name()
            return [f"if ({self.condition(loops)}) {a} = {b}, {c} {rng.choice(['+=', '-=', '^=', '='])} {self.operand(loops)};"]
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
            return [f"{a} {rng.choice(['+=', '-='])} {b}; if ({a} > 999 || {a} < -999) {a} = {rng.choice(['1', '-3'])};"]
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
            return [rng.choice([f"{self.name()} {rng.choice(['=', '+='])} call({self.name()}, {self.name()});",
                                f"{self.name()} = many({', '.join(self.name() for _ in range(8))});"])]
        if pick < 0.92 and loops:
            return [f"if ({self.condition(loops)}) {rng.choice(['continue', 'break'])};"]
        if depth < 3:
            return ([f"if ({self.condition(loops)}) {{"] + self.block(depth + 1, loops, rng.randint(1, 3)) + ["} else {"]
                    + self.block(depth + 1, loops, rng.randint(0, 3)) + ["}"])
        return self.update(loops)

    def block(self, depth, loops, count):
        return ["  " + line for _ in range(count) for line in self.statement(depth, loops)]

    def nest(self, depth, loops):
        """Loops in each other, with statements before and behind the inner one."""
        rng = self.rng
        counter = f"i{self.counters}"
        self.counters += 1
        head = rng.choice([f"for (int {counter} = 0; {counter} < {rng.choice(['3', '5', 'n'])}; {counter}++)",
                           f"for (int {counter} = n; {counter} > 0; {counter}--)",
                           f"for (unsigned {counter} = 1; {counter} < 20; {counter} += {counter} & 3 ? {counter} : 3)"])
        inside = loops + [counter]
        body = self.block(depth, inside, rng.randint(1, 5))
        if depth < rng.choice([1, 2, 2, 3]):
            body += ["  " + line for line in self.nest(depth + 1, inside)] + self.block(depth, inside, rng.randint(1, 5))
        return [head + " {"] + body + ["}"]

    def make(self):
        rng, k = self.rng, self.number
        lines = [f"{kind} {name} = {rng.choice(['n', f'n * {i + 3}', str(i), f't[{i % 16}]', f'-{i} - n', 'V'])};"
                 for i, (name, kind) in enumerate(self.integers)]
        lines += [f"{kind} {name} = {rng.choice([f'{i}', f'n + {i}', f'd[{i % 8}]'])};" for i, (name, kind) in enumerate(self.floats)]
        for _ in range(rng.randint(1, 3)):
            lines += self.nest(0, []) + [line[2:] for line in self.block(0, [], rng.randint(0, 3))]
        lines += [f'printf("f{k} %d {name} %ld\\n", n, (long){name});' for name, _ in self.integers + self.floats]
        return f"N static void f{k}(int n) {{\n  " + "\n  ".join(lines) + "\n}\n"


class Accumulators:
    """A function of loops beside each other in an outer loop, where each value has one place that updates it, so that it
    only passes through all other places."""

    def __init__(self, rng, number):
        self.rng, self.number, self.values, self.counters = rng, number, [], 0

    def element(self, loops):
        rng = self.rng
        if rng.random() < 0.35 or len(loops) < 2:
            return f"{rng.choice('tu')}[{rng.choice(loops)}]"
        return f"{rng.choice(['m', 'w', 'w2'])}[{rng.choice(loops)}][{rng.choice(loops)}]"

    def update(self, loops):
        rng = self.rng
        name = f"{rng.choice('gv')}{len(self.values)}"
        kind = rng.choice(["int", "long", "unsigned", "unsigned long"])
        self.values.append((name, kind))
        other, pick = self.element(loops), rng.random()
        if rng.random() < 0.5:
            other = f"({kind})({self.element(loops)} {rng.choice(['', '> 3', '& 1'])} ? {rng.choice(['2147483647', '5', '0', other])} : {other})"
        if pick < 0.55:
            return f"{{ {kind} a = {name}, b = {other}; {name} = a {rng.choice('<>')} b ? a : b; }}"
        if pick < 0.65:
            return f"if ({self.element(loops)} > {rng.randint(-3, 9)}) {name} = {other};"
        return f"{name} {rng.choice(['+=', '-=', '*=', '^=', '|=', '&='])} {other};"

    def body(self, loops, depth):
        rng, lines = self.rng, []
        for _ in range(rng.randint(6, 14) if depth == 0 else rng.randint(1, 3)):
            pick = rng.random()
            if depth < 2 and pick < (0.6 if depth == 0 else 0.2):
                counter = f"i{self.counters}"
                self.counters += 1
                start, end, step = rng.choice([0, 1, 2]), rng.choice([12, 14, 16]), rng.choice([1, 1, 1, 3])
                kind = rng.choice(["int", "long", "unsigned"])
                lines += [f"for ({kind} {counter} = {start}; {counter} < {end}; {counter} += {step}) {{"]
                lines += ["  " + line for line in self.body(loops + [counter], depth + 1)] + ["}"]
            elif pick < 0.8:
                lines.append(self.update(loops))
            else:
                lines.append(f"{self.element(loops)} {rng.choice(['=', '=', '|=', '+='])} {self.element(loops)};")
        return lines

    def make(self):
        rng, k = self.rng, self.number
        lines = self.body(["i"], 0)
        starts = [(f"{kind} {name}_{k}", name, rng.choice(["-7", "1", "100", "2147483647", "0"])) for name, kind in self.values]
        head = "".join(f"static {start[0]} = {start[2]};\n" for start in starts if start[1][0] == "g")
        names = [f"#define {name} {name}_{k}\n" for name, _ in self.values]
        inside = [f"{text} = {value} + n;" for text, name, value in starts if name[0] == "v"]
        inside += ["for (int i = 0; i < 16; i++) {"] + ["  " + line for line in lines] + ["}"]
        inside += [f'printf("f{k} %d {name} %ld\\n", n, (long){name});' for name, _ in self.values]
        undefine = "".join(f"#undef {name}\n" for name, _ in self.values)
        return head + "".join(names) + f"N static void f{k}(int n) {{\n  " + "\n  ".join(inside) + "\n}\n" + undefine


def program(seed):
    rng = random.Random(seed)
    count = rng.randint(1, 2)
    text = PRELUDE + "".join(rng.choice([Function, Accumulators])(rng, k).make() for k in range(count))
    calls = "".join(f"    f{k}(n);\n" for k in range(count))
    return text + f"""int main(void) {{
  for (int n = 2; n < 7; n += 2) {{
    for (int k = 0; k < 16; k++) t[k] = k * 37 % 23 - 9, u[k] = k * 1000003l - 5000000, d[k & 7] = k;
    for (int k = 0; k < 256; k++) m[k / 16][k % 16] = k * 7919 % 251 - 99, w[k / 16][k % 16] = k * 65537l, w2[k / 16][k % 16] = k * 99991 % 757;
{calls}    for (int k = 0; k < 16; k++) printf("%d t %d u %ld\\n", k, t[k], u[k]);
    printf("calls %d\\n", count);
  }}
  return 0;
}}
"""


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "pressure", program))
