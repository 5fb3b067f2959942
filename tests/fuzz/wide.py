#!/usr/bin/env python3
"""Random expressions of long double and __int128 and of the other arithmetic types, computed by gcc and by minic on each
target, at each level and in the interpreter.

    tests/fuzz/wide.py --minic build/release/minic [--count 5] [--seed 1] [--targets x86_64,interpreter]
                       [--levels O0,O1,O2] [--keep DIR]

Nothing in the expressions is undefined but signed overflow, which wraps. Exit status 1 if anything differs."""

import random
import sys

import harness

EXPRESSIONS = 40
HEAD = """#include <stdio.h>
typedef __int128 I; typedef unsigned __int128 U; typedef long double L;
static void showInt(int n, U v) { printf("%d %016lx%016lx\\n", n, (unsigned long)(v >> 64), (unsigned long)v); }
static void showFloat(int n, L v) { if (v != v) printf("%d nan\\n", n); else printf("%d %.12Le\\n", n, v); }
"""
INTEGERS = {
    "int": "int",
    "unsigned": "unsigned",
    "long": "long",
    "ulong": "unsigned long",
    "I": "I",
    "U": "U",
    "char": "signed char",
}
FLOATS = {"float": "float", "double": "double", "L": "L"}


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def integer(self, depth):
        """The text of an integer expression."""
        pick = self.random.random()
        if depth == 0 or pick < 0.15:
            if pick < 0.1:
                number = self.random.choice(
                    [0, 1, 2, 7, 255, 2**31 - 1, 2**32 - 1, 2**63 - 1, self.random.getrandbits(60)]
                )
                return f"({self.random.choice(list(INTEGERS.values()))}){number}ul"
            return f"{self.random.choice(list(INTEGERS))}{self.random.randint(0, 1)}_"
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        wide = self.random.choice(["I", "U"])
        if pick < 0.5:
            return f"(({wide})({a}) {self.random.choice(['+', '-', '*', '&', '|', '^'])} ({b}))"
        if pick < 0.6:
            return f"(({wide})({a}) {self.random.choice(['/', '%'])} (({b}) == 0 || ({b}) == -1 ? 3 : ({b})))"
        if pick < 0.7:
            return f"(({wide})({a}) {self.random.choice(['<<', '>>'])} (int)(({b}) & 127))"
        if pick < 0.78:
            return f"(({a}) {self.random.choice(['<', '<=', '>', '>=', '==', '!='])} ({b}))"
        if pick < 0.83:
            return f"({self.random.choice(['-', '~', '!'])}({a}))"
        if pick < 0.88:
            return f"(({a}) ? ({b}) : ({self.integer(depth - 1)}))"
        x = self.floating(depth - 1)
        if pick < 0.94:
            return f"(({x}) {self.random.choice(['<', '<=', '>', '>=', '==', '!='])} ({self.floating(depth - 1)}))"
        kind = self.random.choice(["int", "long", "I", "U"])
        limit, low = {"int": ("1e9", "-1e9"), "long": ("9e18", "-9e18"), "I": ("1e38", "-1e38"), "U": ("3e38", "0")}[
            kind
        ]
        return f"(({x}) > {low} && ({x}) < {limit} ? ({kind})({x}) : 5)"

    def floating(self, depth):
        pick = self.random.random()
        if depth == 0 or pick < 0.15:
            if pick < 0.1:
                return self.random.choice(
                    ["1.5L", "0.1L", "-3.25", "1e30L", "0x1p-60L", "7.0f", "1e-4940L", "0.0L", "123456789.0L"]
                )
            return f"{self.random.choice(list(FLOATS))}{self.random.randint(0, 1)}_"
        a, b = self.floating(depth - 1), self.floating(depth - 1)
        if pick < 0.7:
            return f"(({self.random.choice(['L', 'L', 'double', 'float'])})({a}) {self.random.choice(['+', '-', '*', '/'])} ({b}))"
        if pick < 0.8:
            return f"(({self.random.choice(list(FLOATS.values()))})({self.integer(depth - 1)}))"
        if pick < 0.86:
            return f"(-({a}))"
        if pick < 0.93:
            return f"(({self.integer(depth - 1)}) ? ({a}) : ({b}))"
        return f"(({a}) + ({self.integer(depth - 1)}))"

    def program(self, count):
        kinds = {**INTEGERS, **FLOATS}
        params = ", ".join(f"{kind} {name}{i}_" for name, kind in kinds.items() for i in range(2))
        text, calls = HEAD, ""
        for n in range(count):
            isFloat = self.random.random() < 0.5
            body = self.floating(4) if isFloat else self.integer(4)
            text += f"{'L' if isFloat else 'I'} f{n}({params}) {{ return {body}; }}\n"
            for _ in range(2):
                args = []
                for name in kinds:
                    for _ in range(2):
                        if name in FLOATS:
                            args.append(f"{self.random.choice([0, 1, -2.5, 0.1, 1e10, -1e18])}L")
                        else:
                            number = self.random.choice([0, 1, -1, 100, self.random.getrandbits(62)])
                            args.append(
                                f"({kinds[name]})((I){number} << {self.random.choice([0, 0, 5, 64]) if name in 'IU' else 0})"
                            )
                calls += f"  show{'Float' if isFloat else 'Int'}({n}, f{n}({', '.join(args)}));\n"
        return text + "int main(void) {\n" + calls + "  return 0;\n}\n"


def expect(path, options, folder):
    """long double differs from target to target."""
    return harness.by_gcc(path, options, folder, each=True)


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "wide", lambda seed: Generator(seed).program(EXPRESSIONS), expect=expect))
