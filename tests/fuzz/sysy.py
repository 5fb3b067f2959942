#!/usr/bin/env python3
"""Random SysY programs under high register pressure, the same on every target and level as with gcc.

  sysy.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER] [--flags=FLAGS]
  sysy.py --minic build/release/minic --seed N --reduce       makes the program of one seed smaller while it still differs
  sysy.py --minic build/release/minic --seed N --print

A function holds 8 to 40 variables that live to its end, in nested loops with swaps, breaks and calls of up to 24
arguments, deep expressions, and arrays of up to three dimensions. A program is valid C after the prototypes of the
runtime, so gcc -fwrapv is its reference. It has no undefined behaviour by construction: divisors are positive, indices
are in range, floats are clamped before they are stored, every loop counts to a constant, a call that writes memory is a
statement of its own whose arguments read local variables only, and functions call earlier ones within a budget."""

import os
import random
import sys

import harness

PROTOTYPES = """#include <stdio.h>
static void putint(int a) { printf("%d", a); }
static void putch(int a) { putchar(a); }
static void putfloat(float a) { printf("%a", a); }
static void putarray(int n, int a[]) { printf("%d:", n); for (int i = 0; i < n; i++) printf(" %d", a[i]); printf("\\n"); }
"""
CONSTANTS = [
    0,
    1,
    2,
    3,
    5,
    7,
    8,
    10,
    31,
    32,
    100,
    127,
    128,
    255,
    256,
    1000,
    2047,
    2048,
    4095,
    4096,
    32767,
    32768,
    65535,
    65536,
    1000003,
    16777216,
    715827883,
    1073741824,
    2147483647,
]
BUDGET = 400_000  # steps of the whole program, about


class Function:
    """recursive: its first parameter counts down the calls of itself that it makes."""

    def __init__(self, name, returns, parameters, pure, recursive):
        self.name, self.returns, self.parameters, self.pure, self.recursive = name, returns, parameters, pure, recursive
        self.cost = 0


class Generator:
    """Makes the text of one program."""

    def __init__(self, seed):
        self.random = random.Random(f"sysy {seed}")
        self.text, self.functions, self.arrays = [], [], []
        self.depth = 0

    def chance(self, probability):
        return self.random.random() < probability

    def line(self, text):
        self.text.append("  " * self.depth + text)

    # -- expressions: read_memory says whether arrays, globals and calls may stand in them

    def constant(self):
        value = self.random.choice(CONSTANTS) if self.chance(0.7) else self.random.randrange(1 << 31)
        if self.chance(0.1):  # wraps
            return f"({value} {self.random.choice('+*')} {self.random.randrange(1 << 31)})"
        return f"(-{value})" if self.chance(0.3) else str(value)

    def real_constant(self):
        """Never 0.0: gcc 12 takes 0.0 - (float)i for -(float)i."""
        return f"{(self.random.randrange(-64, 64) or 1) / 8}"

    def index(self, size, depth):
        if self.chance(0.4):
            return str(self.random.randrange(size))
        counters = [name for name, bound in self.counters if bound <= size]
        if counters and self.chance(0.6):
            return self.random.choice(counters)
        return f"({self.integer(min(depth - 1, 2), True)} % {size} + {size}) % {size}"

    def element(self, array, depth):
        name, _, sizes = array
        return name + "".join(f"[{self.index(size, depth)}]" for size in sizes)

    def leaf(self, depth, read_memory):
        if self.chance(0.2):
            return self.constant()
        arrays = [array for array in self.visible_arrays if array[1] == "int"]
        if read_memory and arrays and self.chance(0.25):
            return self.element(self.random.choice(arrays), depth)
        if self.counters and self.chance(0.1):
            return self.random.choice(self.counters)[0]
        return self.random.choice(self.integers)

    def integer(self, depth, read_memory):
        """An int expression, in parentheses where it is not a leaf."""
        if depth <= 0 or self.chance(0.08):
            return self.leaf(depth, read_memory)
        kind = self.random.random()
        left = self.integer(depth - 1, read_memory)
        if kind < 0.55:
            return f"({left} {self.random.choice('+-+-*')} {self.integer(depth - 1, read_memory)})"
        if kind < 0.63:
            return f"({left} {self.random.choice('/%')} {self.random.choice([2, 3, 5, 7, 8, 10, 64, 641, 1000, 65536, 1000007, 2147483647])})"
        if kind < 0.70:
            modulus = self.random.choice([3, 7, 10, 100])
            return f"({left} {self.random.choice('/%')} ({self.integer(depth - 2, read_memory)} % {modulus} + {modulus + 1}))"
        if kind < 0.76:
            return f"(-{left})"
        if kind < 0.86:
            made = self.call("int", depth, pure=True)
            if made:
                return made
        operator = f" {self.random.choice('+-*')} "
        chain = operator.join(self.leaf(0, read_memory) for _ in range(self.random.randint(2, 9)))
        return f"({left} {self.random.choice('+-')} {chain})"

    def real(self, depth):
        """A float expression of at most the fourth degree in clamped variables."""
        if depth <= 0 or self.chance(0.2):
            kind = self.random.random()
            if kind < 0.2 or not self.reals:
                return self.real_constant()
            if kind < 0.4:
                return f"({self.leaf(0, False)} % 100)"
            return self.random.choice(self.reals)
        return f"({self.real(depth - 1)} {self.random.choice('+-*')} {self.real(depth - 1)})"

    def condition(self, depth):
        kind = self.random.random()
        if depth > 0 and kind < 0.3:
            return f"({self.condition(depth - 1)} {self.random.choice(['&&', '||'])} {self.condition(depth - 1)})"
        if kind < 0.4:
            return f"!({self.integer(1, True)} % 3)"
        if kind < 0.5 and self.reals:
            return f"{self.random.choice(self.reals)} {self.random.choice(['<', '>', '<=', '>='])} {self.real(1)}"
        return (
            f"{self.integer(2, True)} {self.random.choice(['<', '>', '<=', '>=', '==', '!='])} {self.integer(1, True)}"
        )

    def call(self, returns, depth, pure):
        """A call of an earlier function that the budget allows, or None."""
        fitting = [
            function
            for function in self.functions
            if function.returns == returns and function.pure == pure and (function.cost + 20) * self.weight < self.left
        ]
        if not fitting:
            return None
        return self.call_of(self.random.choice(fitting), depth)

    def call_of(self, function, depth, count=None):
        """A call of the function, with the first argument `count` if it is given; None if no array fits."""
        self.left -= (function.cost + 20) * self.weight
        self.spent += (function.cost + 20) * self.weight
        arguments = []
        straight = self.chance(0.6)  # variables as they are
        variables = self.random.sample(self.integers, len(self.integers)) if self.chance(0.5) else list(self.integers)
        for kind, sizes in function.parameters:
            if function.recursive and not arguments:
                arguments.append(count or str(self.random.randrange(4)))
            elif sizes is not None:
                fit = [array[0] for array in self.visible_arrays if array[1] == kind and array[2] == sizes]
                if not fit:
                    return None
                arguments.append(self.random.choice(fit))
            elif kind == "float":
                arguments.append(
                    self.random.choice(self.reals) if self.reals and self.chance(0.7) else self.real_constant()
                )
            elif straight and variables and self.chance(0.9):
                arguments.append(variables.pop(0))
            else:
                arguments.append(self.integer(min(depth - 1, self.random.randint(0, 2)), False))
        return f"{function.name}({', '.join(arguments)})"

    def first_value(self, at, plain):
        """What variable number `at` begins with: with probability `plain` a parameter or a constant, also one that only
        the optimizer knows, which need no instruction before they are spilled."""
        if not self.chance(plain):
            return self.integer(self.random.randint(0, 3), True) if self.integers else self.constant()
        if at < len(self.integers) and self.chance(0.4):
            return self.integers[at]
        value = self.constant()
        if self.known and self.chance(0.7):
            value = f"{self.random.choice(self.known)} {self.random.choice('+--')} {value}"
        self.known.append(f"v{at}")
        return value

    # -- statements

    def rotate(self, most, changed):
        """Variables change places, which makes cycles of copies; a share of them is changed on the way."""
        names = self.random.sample(self.targets, min(len(self.targets), most))
        self.line(f"swapped = {names[0]};")
        for left, right in zip(names, names[1:] + ["swapped"]):
            change = f" {self.random.choice('+-*')} {self.leaf(0, True)}" if self.chance(changed) else ""
            self.line(f"{left} = {right}{change};")

    def rotation(self):
        """A loop in which most variables change places: each is a phi, and begins with what it was declared with."""
        bound = self.random.choice([1, 2, 3])
        self.line("int round = 0;")
        self.line(f"while (round < {bound}) {{")
        self.depth += 1
        self.rotate(40, self.random.choice([0, 0.3, 0.6]))
        if self.chance(0.5):
            self.assign()
        self.line("round = round + 1;")
        self.depth -= 1
        self.line("}")
        self.spent += 100 * bound

    def assign(self):
        kind = self.random.random()
        spread = 3 if self.weight > 200 else 6
        if kind < 0.15 and self.reals:
            name = self.random.choice(self.reals)
            self.line(f"{name} = {self.real(2)};")
            self.line(f"if ({name} > 1000.0 || {name} < -1000.0) {name} = {self.random.randrange(-32, 32) / 4};")
        elif kind < 0.22 and self.reals:
            self.line(f"{self.random.choice(self.targets)} = {self.random.choice(self.reals)};")
        elif kind < 0.35 and self.writable_arrays:
            array = self.random.choice(self.writable_arrays)
            if array[1] == "float":
                self.line(f"{self.element(array, 2)} = {self.random.choice(self.reals) if self.reals else '1.5'};")
            else:
                self.line(f"{self.element(array, 2)} = {self.integer(self.random.randint(1, 4), True)};")
        elif kind < 0.5:
            self.rotate(self.random.choice([2, 3, 5, 12, 30]), self.random.choice([0, 0, 0.6]))
        elif kind < 0.57 and self.depth > 1:  # many variables change at once, to what is already at hand
            names = self.random.sample(self.targets, min(len(self.targets), self.random.randint(4, 24)))
            sources = [name for name in self.integers if name not in names]
            for name in names:
                self.line(
                    f"{name} = {self.random.choice(sources) if sources and self.chance(0.6) else self.constant()};"
                )
        elif kind < 0.64:
            made = self.call("int", 2, pure=self.pure or self.chance(0.3))
            if made:
                self.line(f"{self.random.choice(self.targets)} = {made};")
        elif kind < 0.69 and not self.pure:
            made = self.call("void", 2, pure=False)
            if made:
                self.line(f"{made};")
        else:
            self.line(f"{self.random.choice(self.targets)} = {self.integer(self.random.randint(1, spread), True)};")
        self.spent += 20 * self.weight

    def block(self, nesting):
        self.depth += 1
        for _ in range(self.random.randint(1, 5)):
            self.statement(nesting)
        self.depth -= 1

    def statement(self, nesting):
        kind = self.random.random()
        if nesting <= 0 or kind < 0.6:
            return self.assign()
        if kind < 0.8:
            self.line(f"if ({self.condition(1)}) {{")
            self.block(nesting - 1)
            if self.chance(0.5):
                self.line("} else {")
                self.block(nesting - 1)
            return self.line("}")
        bound = self.random.choice([1, 2, 3, 4, 7, 9])
        if self.weight * bound > 2000:
            return self.assign()
        counter = f"i{self.count}"
        self.count += 1
        self.line(f"int {counter} = 0;")
        self.line(f"while ({counter} < {bound}) {{")
        self.weight *= bound
        self.counters.append((counter, bound))
        self.block(nesting - 1)
        if self.chance(0.4):
            self.depth += 1
            self.line(f"if ({self.condition(0)}) {{")
            self.depth += 1
            if self.chance(0.5):
                self.line("break;")
            else:
                self.line(f"{counter} = {counter} + 1;")
                self.line("continue;")
            self.depth -= 1
            self.line("}")
            self.depth -= 1
            self.block(0)
        self.line(f"  {counter} = {counter} + 1;")
        self.line("}")
        self.counters.pop()
        self.weight //= bound

    def array(self, name, local):
        kind = "float" if self.chance(0.2) else "int"
        sizes = tuple(self.random.choice([1, 2, 3, 5, 9]) for _ in range(self.random.choice([1, 1, 2, 2, 3])))
        first = [str(self.random.randrange(-99, 99)) for _ in range(self.random.randint(0, sizes[-1]))]
        opened = "{" * len(sizes), "}" * len(sizes)
        written = f" = {opened[0]}{', '.join(first)}{opened[1]}" if local or self.chance(0.7) else ""
        if not first and written:
            written = " = {}"
        self.line(f"{kind} {name}{''.join(f'[{size}]' for size in sizes)}{written};")
        return name, kind, sizes

    def function(self, number, main):
        self.pure = not main and self.chance(0.35)
        returns = "int" if main or self.pure or self.chance(0.7) else "void"
        parameters, floats = [], self.random.choice([0, 0, 0.1, 0.4])
        if not main:
            for _ in range(self.random.randint(10, 24) if self.chance(0.6) else self.random.randint(0, 9)):
                if self.chance(0.15) and not self.pure and self.arrays:
                    array = self.random.choice(self.arrays)
                    parameters.append((array[1], array[2]))
                else:
                    parameters.append(("float" if self.chance(floats) else "int", None))
        recursive = returns == "int" and not main and self.chance(0.5)
        if recursive:
            parameters.insert(0, ("int", None))
        name = "main" if main else f"f{number}"
        made = Function(name, returns, parameters, self.pure, recursive)
        self.integers, self.known, self.reals, self.counters, self.count = [], [], [], [], 0
        self.visible_arrays = [] if self.pure else list(self.arrays)
        written = []
        for at, (kind, sizes) in enumerate(parameters):
            if sizes is None:
                written.append(f"{kind} p{at}")
                (self.reals if kind == "float" else self.integers).append(f"p{at}")
            else:
                written.append(f"{kind} p{at}[]" + "".join(f"[{size}]" for size in sizes[1:]))
                self.visible_arrays.append((f"p{at}", kind, sizes))
        self.weight, self.spent = 1, 0
        self.left = BUDGET if main else BUDGET // 12
        self.line(f"{returns} {name}({', '.join(written)}) {{")
        self.depth += 1
        if recursive:
            self.line(f"if (p0 <= 0) return {self.integer(2, False)};")
        for real in [real for real in self.reals]:
            self.line(f"if ({real} > 1000.0 || {real} < -1000.0) {real} = 0.5;")
        self.line("int swapped = 0;")
        plain = self.random.choice([0.05, 0.4, 0.9])
        for at in range(self.random.randint(8, 40) if self.chance(0.7) else self.random.randint(1, 7)):
            self.line(f"int v{at} = {self.first_value(at, plain)};")
            self.integers.append(f"v{at}")
        # Parameters that nothing assigns to stay where the caller has put them.
        kept = self.chance(0.5)
        self.targets = [
            name for name in self.integers if name[0] == "v" or not kept and not (recursive and name == "p0")
        ]
        for at in range(self.random.choice([0, 0, 3, 12, 20])):
            self.line(f"float r{at} = {self.random.randrange(-400, 400) / 8};")
            self.reals.append(f"r{at}")
        for at in range(self.random.choice([0, 0, 1, 2])):
            self.visible_arrays.append(self.array(f"l{at}", True))
        self.writable_arrays = self.visible_arrays
        if recursive and self.chance(0.5):
            self.line(f"int again = {self.call_of(made, 2, 'p0 - 1')};")
            self.integers.append("again")
        if self.chance(0.5):
            self.rotation()
        for _ in range(self.random.randint(3, 14)):
            self.statement(self.random.randint(0, 3))
        if recursive and "again" not in self.integers:
            self.line(f"int again = {self.call_of(made, 2, 'p0 - 1')};")
            self.integers.append("again")
        shuffled = [*self.integers]
        self.random.shuffle(shuffled)
        self.line(f"swapped = {' * 31 + '.join(shuffled[:4])};")
        for at in range(4, len(shuffled), 5):
            self.line(f"swapped = swapped * 31 + ({' - '.join(shuffled[at : at + 5])});")
        for real in self.reals:
            self.line(f"if ({real} > 1.5) swapped = swapped * 7 + {self.random.randrange(100)};")
        if main:
            self.finish()
        elif returns == "int":
            self.line("return swapped;")
        else:
            target = self.random.choice(self.arrays) if self.arrays else None
            if target and target[1] == "int":
                self.line(f"{self.element(target, 1)} = swapped;")
        self.depth -= 1
        self.line("}")
        made.cost = (self.spent + 60) * (4 if recursive else 1)
        self.functions.append(made)

    def finish(self):
        self.line("putint(swapped);")
        self.line("putch(10);")
        for real in self.reals:
            self.line(f"putfloat({real});")
            self.line("putch(10);")
        for name, kind, sizes in self.arrays:
            row = name + "[0]" * (len(sizes) - 1)
            self.line(f"putarray({sizes[-1]}, {row});" if kind == "int" else f"putfloat({row}[0]);")
        self.line("return (swapped % 100 + 100) % 100;")

    def program(self):
        for at in range(self.random.randint(1, 5)):
            self.arrays.append(self.array(f"g{at}", False))
        number = self.random.randint(1, 6)
        for at in range(number):
            self.function(at, False)
        self.function(number, True)
        return "\n".join(self.text) + "\n"


def expect(path, options, folder):
    """What gcc makes of the program below the prototypes of the library."""
    source = path + ".c"
    with open(path, encoding="ascii") as file, open(source, "w", encoding="ascii") as out:
        out.write(PROTOTYPES + file.read())
    want = harness.reference(
        "x86_64",
        [source],
        os.path.join(folder, "gcc"),
        [
            "-Werror=return-type",
            "-Werror=uninitialized",
            "-Werror=implicit-function-declaration",
            "-fwrapv",
            "-fsingle-precision-constant",
        ],
    )
    return dict.fromkeys(options.targets.split(","), want)


if __name__ == "__main__":
    sys.exit(
        harness.main(
            __doc__,
            "sysy",
            lambda seed: Generator(seed).program(),
            suffix=".sy",
            expect=expect,
            source_of=lambda path: path + ".c",
        )
    )
