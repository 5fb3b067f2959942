#!/usr/bin/env python3
"""Random loops over arrays, with strides, offsets, overlaps, conditions, reductions and mixed types: what gcc's program
prints, vectorized or not.

    tests/fuzz/loops.py --minic build/release/minic [--count 1000] [--seed 1] [--keep DIR] [--levels O0,O2,O3]
                        [--targets x86_64,riscv64,interpreter] [--flags=OPTIONS]

Each program has functions with one loop each. They run for small numbers of iterations around the sizes
of vectors, on arrays that overlap by a few elements. Exit status 1 if anything differs."""

import random
import sys

import harness

FUNCTIONS = 12
INTS = ["signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long"]
FLOATS = ["float", "double"]
SIZE = 256


class Function:
    """One loop and what is around it."""

    def __init__(self, rng, number):
        self.rng = rng
        self.number = number
        self.types = [self.type() for _ in range(rng.randint(1, 3))]
        self.index = rng.choice(["int", "int", "int", "long", "unsigned", "short"])
        self.temps = []
        self.sums = []
        self.integers_only = False
        self.text = self.make()

    def type(self):
        pick = self.rng.random()
        return "int" if pick < 0.4 else self.rng.choice(FLOATS) if pick < 0.6 else self.rng.choice(INTS)

    def arrays(self):
        """Names of arrays and their element types: parameters and globals."""
        return [(f"p{k}", t) for k, t in enumerate(self.types)] + [
            (f"g_{t.replace(' ', '_')}", t) for t in dict.fromkeys(self.types)
        ]

    def subscript(self):
        rng = self.rng
        scale = rng.choice([1, 1, 1, 1, 1, 1, 2, 3, 0])
        text = {0: str(rng.randint(0, 9)), 1: "i"}.get(scale, f"i * {scale}")
        if scale and rng.random() < 0.5:
            text += f" + {rng.randint(1, 9)}"
        elif scale and rng.random() < 0.2:
            text += " + k"
        return text

    def leaf(self, floats):
        rng = self.rng
        pick = rng.random()
        arrays = [(a, t) for a, t in self.arrays() if floats == (t in FLOATS)]
        if pick < 0.55 and arrays:
            return f"{rng.choice(arrays)[0]}[{self.subscript()}]"
        if pick < 0.65:
            return "(float)(int)i" if floats else "i"
        names = [n for n, f in self.temps if f == floats]
        if pick < 0.8 and names:
            return rng.choice(names)
        if floats:
            return rng.choice(["0.5f", "2.0f", "-1.0", "1.25", "h"])
        return rng.choice(["k", str(rng.randint(-9, 99)), "1", "255", "-32768"])

    def expression(self, floats, depth=2):
        rng = self.rng
        if depth == 0 or rng.random() < 0.2:
            return self.leaf(floats)
        left, right = self.expression(floats, depth - 1), self.expression(floats, depth - 1)
        if floats:
            # Products of two variables might grow beyond all numbers.
            op = rng.choice(["+", "-", "+", "*", "?", "<"])
            if op == "*":
                return f"({left} * {rng.choice(['0.5f', '0.25', '-0.75f'])})"
            if op == "?":
                return f"({self.condition()} ? {left} : {right})"
            return f"({left} < {right} ? {left} : {right})" if op == "<" else f"({left} {op} {right})"
        op = rng.choice(["+", "+", "-", "*", "&", "|", "^", "<<", ">>", "/", "%", "?", "<", "cast", "~"])
        if op in ("<<", ">>"):
            return f"((int){left} {op} {rng.randint(0, 7)})"
        if op in ("/", "%"):
            return f"({left} {op} {rng.choice([2, 4, 8, 16, 7, 1])})"
        if op == "?":
            return f"({self.condition()} ? {left} : {right})"
        if op == "<":
            return f"({left} {rng.choice(['<', '>'])} {right} ? {left} : {right})"
        if op == "cast":
            return f"({rng.choice(INTS)}){left}"
        return f"(~{left})" if op == "~" else f"({left} {op} {right})"

    def condition(self):
        floats = self.rng.random() < 0.2 and any(t in FLOATS for t in self.types)
        relation = self.rng.choice(["<", ">", "<=", ">=", "==", "!="])
        text = f"{self.leaf(floats)} {relation} {self.leaf(floats)}"
        if self.rng.random() < 0.15:
            text += self.rng.choice([" && ", " || "]) + f"{self.leaf(False)} > 3"
        return text

    def assignment(self):
        array, type_ = self.rng.choice(self.arrays())
        return f"{array}[{self.subscript()}] = {self.expression(type_ in FLOATS)};"

    def statement(self):
        rng = self.rng
        pick = rng.random()
        if pick < 0.4:
            return self.assignment()
        if pick < 0.5:
            text = f"if ({self.condition()}) {{ {self.assignment()} }}"
            return text + (f" else {{ {self.assignment()} }}" if rng.random() < 0.4 else "")
        if pick < 0.65:
            floats = rng.random() < 0.3
            name = f"t{len(self.temps)}"
            text = f"{'float' if floats else rng.choice(INTS)} {name} = {self.expression(floats)};"
            self.temps.append((name, floats))
            if rng.random() < 0.4:
                text += f" if ({self.condition()}) {name} = {self.expression(floats, 1)};"
            return text
        name = f"s{len(self.sums)}"
        type_ = rng.choice(INTS)
        self.sums.append((type_, name))
        value = self.expression(False)
        kind = rng.random()
        if kind < 0.2:
            return f"{{ {type_} v = {value}; if (v {rng.choice(['<', '>'])} {name}) {name} = v; }}"
        text = f"{name} {rng.choice(['+=', '+=', '+=', '-=', '*=', '&=', '|=', '^='])} {value};"
        return f"if ({self.condition()}) {text}" if kind < 0.4 else text

    def header(self):
        rng = self.rng
        start, step = rng.choice([0, 0, 0, 1, 3]), rng.choice([1, 1, 1, 1, 1, 2, 3])
        if rng.random() < 0.25 and self.index != "unsigned":
            return f"for ({self.index} i = n - 1; i >= {start}; i -= {step})"
        relation = rng.choice(["<", "<", "<", "<=", "!="])
        if relation == "!=":
            start, step = 0, 1
        bound = rng.choice(["n", "n", "n", "n", "19", "40"])
        return f"for ({self.index} i = {start}; i {relation} {'(' + self.index + ')' + bound}; i += {step})"

    def make(self):
        header = self.header()
        body = "\n    ".join(self.statement() for _ in range(self.rng.randint(1, 4)))
        parameters = ", ".join(f"{t} *p{k}" for k, t in enumerate(self.types))
        sums = "".join(f"  {t} {n} = {self.rng.randint(0, 5)};\n" for t, n in self.sums)
        result = " + ".join(["0u"] + [f"(unsigned){n} * {k + 3}u" for k, (_, n) in enumerate(self.sums)])
        return (
            f"unsigned f{self.number}({parameters}, int n, int k, float h) {{\n{sums}  {header} {{\n    {body}\n"
            f"  }}\n  return {result};\n}}\n"
        )

    def calls(self):
        """Calls with arrays that overlap, some by a few elements."""
        for n in self.rng.sample([0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 31, 33, 40], 5):
            arguments = []
            for type_ in self.types:
                arguments.append(
                    f"{self.rng.choice(['g_', 'x_'])}{type_.replace(' ', '_')} + "
                    f"{self.rng.choice([0, 0, 1, 2, 3, 4, 5, 8, 16, 60])}"
                )
            yield (
                f"fill(); r = f{self.number}({', '.join(arguments)}, {n}, {self.rng.randint(0, 9)}, 0.5f); "
                f'printf("f{self.number} %u %u\\n", r, sum());'
            )


def program(seed, functions):
    rng = random.Random(seed)
    made = [Function(rng, k) for k in range(functions)]
    used = sorted({t for f in made for t in f.types})
    text = "int printf(const char *, ...);\n"
    fills, sums = [], []
    for type_ in used:
        name = type_.replace(" ", "_")
        static = rng.choice(["", "static "])
        for prefix in "gx":
            text += f"{static}{type_} {prefix}_{name}[{SIZE}];\n"
            value = f"(int)(seed >> 20) % 64 * {'0.25f' if type_ in FLOATS else rng.choice(['1', '1', '77777'])}"
            fills.append(f"    seed = seed * 1103515245 + 12345; {prefix}_{name}[j] = {value};")
            sums.append(f"  h = hash(h, (unsigned char *){prefix}_{name}, sizeof {prefix}_{name});")
    text += "unsigned hash(unsigned h, unsigned char *p, int n) {\n"
    text += "  for (int j = 0; j < n; j++) h = (h ^ p[j]) * 16777619u;\n  return h;\n}\n"
    text += (
        f"void fill() {{\n  unsigned seed = 1;\n  for (int j = 0; j < {SIZE}; j++) {{\n"
        + "\n".join(fills)
        + "\n  }\n}\n"
    )
    text += "unsigned sum() {\n  unsigned h = 2166136261u;\n" + "\n".join(sums) + "\n  return h;\n}\n"
    text += "\n".join(f.text for f in made)
    calls = "\n  ".join(c for f in made for c in f.calls())
    return text + f"int main() {{\n  unsigned r;\n  {calls}\n  return 0;\n}}\n"


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "loops", lambda seed: program(seed, harness.SIZE * FUNCTIONS), levels="O0,O2,O3"))
