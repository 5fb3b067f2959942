#!/usr/bin/env python3
"""Random programs as gdb sees them: no variable has a wrong value at -O1 to -O3.

    debugger.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    debugger.py --minic build/release/minic --seed N --print

A function of loops, branches, switches and inner scopes calls show() again and again. At each call its caller's variables
are printed: those of -O0 are the program's. At a higher level each must be the same, or `<optimized out>`. No compiler
moves or copies a call to where it is not executed, so the calls are the same at each level. Prints how many of the values
are known at each level, too."""

import os
import random
import re
import sys

import harness

PRELUDE = """int trace;
__attribute__((noinline)) void show(int x) { trace = trace * 3 + x; __asm__ volatile("" : : : "memory"); }
__attribute__((noinline)) int twice(int x) { __asm__ volatile("" : "+r"(x)); return 2 * x; }
__attribute__((noinline)) void change(int *p) { *p += 7; }
"""
STOPS = 120
TYPES = ["int", "int", "long", "unsigned", "short", "unsigned char", "double", "float", "long"]


class Function:
    def __init__(self, rng):
        self.rng, self.variables, self.lines, self.calls = rng, 0, [], 0

    def fresh(self):
        self.variables += 1
        return f"v{self.variables}"

    def leaf(self, names):
        return self.rng.choice([name for name, _ in names] + ["p", "q", str(self.rng.randint(-9, 99))])

    def expression(self, names):
        rng, a, b = self.rng, self.leaf(names), self.leaf(names)
        return rng.choice(
            [
                a,
                a,
                f"{a} + {b}",
                f"{a} - {b}",
                f"{a} * 3",
                f"{a} > {b}",
                f"{a} > 4 ? {b} : {a}",
                f"(int){a} & 15",
                f"twice((int){a} & 1023)",
                f"(int){a} % 7",
                f"((unsigned)(int){b} & 255) / 3",
            ]
        )

    def value(self, kind, names):
        """Of a negative number no unsigned one is made but by way of int: the conversion is undefined."""
        value = self.expression(names)
        return value if kind in ("float", "double") else f"({kind})(int)({value})"

    def condition(self, names):
        return self.rng.choice(
            [
                f"{self.leaf(names)} > {self.leaf(names)}",
                f"(int){self.leaf(names)} & 1",
                f"(int){self.leaf(names)} % 3 == 1",
                "p > 2",
            ]
        )

    def show(self, depth):
        if self.calls < 25:
            self.calls += 1
            self.put(depth, f"show({self.calls});")

    def put(self, depth, line):
        self.lines.append("  " * depth + line)

    def declare(self, depth, names):
        name, kind = self.fresh(), self.rng.choice(TYPES)
        self.put(depth, f"{kind} {name} = {self.value(kind, names)};")
        return names + [(name, kind)]

    def assign(self, depth, names):
        if names:
            name, kind = self.rng.choice(names)
            self.put(
                depth,
                self.rng.choice(
                    [f"{name} = {self.value(kind, names)};", f"{name} += (int){self.leaf(names)};", f"{name}++;"]
                ),
            )

    def block(self, depth, names, loops, inside):
        rng = self.rng
        for _ in range(rng.randint(2, 5)):
            kind = rng.randint(0, 11)
            if kind <= 1:
                names = self.declare(depth, names)
            elif kind <= 4:
                self.assign(depth, names)
            elif kind <= 6:
                self.show(depth)
            elif kind == 7 and depth < 5:
                self.put(depth, f"if ({self.condition(names)}) {{")
                self.block(depth + 1, names, loops, inside)
                if rng.random() < 0.6:
                    self.put(depth, "} else {")
                    self.block(depth + 1, names, loops, inside)
                self.put(depth, "}")
            elif kind == 8 and loops < 2:
                self.loop(depth, names, loops)
            elif kind == 9 and inside:
                self.put(depth, f"if ({self.condition(names)}) {rng.choice(['break', 'continue'])};")
            elif kind == 10 and depth < 4:
                self.put(depth, f"switch ((int){self.leaf(names)} & 3) {{")
                for value in range(rng.randint(1, 3)):
                    self.put(depth, f"case {value}: {{")
                    self.block(depth + 1, names, loops, False)
                    self.put(depth, "}" + rng.choice([" break;", ""]))
                self.put(depth, "}")
            else:
                self.assign(depth, names)
        return names

    def loop(self, depth, names, loops):
        rng, counter = self.rng, self.fresh()
        bound = rng.choice([str(rng.randint(1, 6)), "(p & 3)", "q"])
        step = rng.choice([f"{counter}++", f"{counter} += 2"])
        kind = rng.randint(0, 2)
        if kind == 0:
            self.put(depth, f"for (int {counter} = 0; {counter} < {bound}; {step}) {{")
        elif kind == 1:
            self.put(depth, f"int {counter} = 0;")
            self.put(depth, f"while ({counter} < {bound}) {{")
            self.put(depth + 1, f"{step};")
        else:
            self.put(depth, f"for (int {counter} = {bound}; {counter} > 0; {counter}--) {{")
        if names:
            self.put(depth + 1, f"{rng.choice(names)[0]} += {counter};")
        self.block(depth + 1, names, loops + 1, True)
        self.put(depth, "}")

    def make(self):
        names = []
        for _ in range(self.rng.randint(2, 6)):
            names = self.declare(1, names)
        names = self.block(1, names, 0, False)
        names = self.block(1, names, 0, False)
        self.calls = min(self.calls, 24)
        self.show(1)
        if self.rng.random() < 0.5 and any(kind == "int" for _, kind in names):
            name = self.rng.choice([name for name, kind in names if kind == "int"])
            self.put(1, f"change(&{name});")
            self.block(1, names, 0, False)
        self.put(
            1, "return " + " + ".join(f"(int){name}" for name, _ in self.rng.sample(names, min(3, len(names)))) + ";"
        )
        return "__attribute__((noinline)) int work(int p, int q) {\n" + "\n".join(self.lines) + "\n}\n"


def program(seed):
    rng = random.Random(seed)
    return (
        PRELUDE
        + Function(rng).make()
        + f"int main(int argc, char **argv) {{ return (work({rng.randint(0, 9)} + argc, {rng.randint(1, 5)}) + trace) & 63; }}\n"
    )


SCRIPT = f"""set width 0
set debuginfod enabled off
set confirm off
break show
run
set $stops = 0
while $_isvoid($_exitcode) && $stops < {STOPS}
  printf "STOP %d\\n", $stops
  up
  info args
  info locals
  set $stops = $stops + 1
  continue
end
"""


def session(program_file, script):
    """The values at each stop: name -> text; None if gdb does not end."""
    done = harness.Run(["gdb", "-batch", "-nx", "-x", script, program_file], harness.EMULATED * harness.RUN_SECONDS)
    if done.late:
        return None
    stops = []
    for part in re.split(r"^STOP \d+$", done.out, flags=re.M)[1:]:
        stops.append(dict(re.findall(r"^(\w+) = (.*)$", part, re.M)))
    return stops


def check(result, options, folder):
    script = os.path.join(folder, "script")
    with open(script, "w", encoding="ascii") as file:
        file.write(SCRIPT)
    binary = os.path.join(folder, "program")

    def run(level):
        built = harness.Run(
            [options.minic, "-g", "-w", "-" + level, result.source, "-o", binary, *options.flags.split()]
        )
        return None if built.status else session(binary, script)

    wanted = run("O0")
    if not wanted or len(wanted) >= STOPS:
        raise harness.Skipped("it has no stops or too many")
    for level in options.levels.split(","):
        got = run(level)
        result.runs += 1
        if got is None or len(got) != len(wanted):
            result.differences.append(
                f"-{level}: {'no program, or gdb does not end' if got is None else f'{len(got)} stops, expected {len(wanted)}'}"
            )
            continue
        for number, (expected, found) in enumerate(zip(wanted, got)):
            for name, value in expected.items():
                told = found.get(name, "<optimized out>")
                known = told != "<optimized out>"
                KNOWN.setdefault(level, [0, 0])[0] += known
                KNOWN[level][1] += 1
                if (
                    known
                    and told != value
                    and not (value.startswith(("nan", "-nan")) and told.startswith(("nan", "-nan")))
                ):
                    result.differences.append(f"-{level}: stop {number}: {name} is {value}, gdb says {told}")
        del result.differences[3:]


KNOWN = {}


def main():
    status = harness.main(__doc__, "debugger", program, check=check, levels="O1,O2,O3", targets="x86_64")
    for level, (known, all_values) in sorted(KNOWN.items()):
        print(f"-{level}: {known} of {all_values} values are known", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
