#!/usr/bin/env python3
"""Random C functions of gotos: what minic makes of each must print what gcc -fwrapv prints.

    tests/fuzz/gotos.py --minic build/release/minic [--count 100] [--seed 1] [--targets x86_64,riscv64,interpreter]
                        [--levels O0,O1,O2,O3,Os] [--jobs 1] [--minutes N] [--keep DIR] [--flags=-verify-each]

Labels are reached from anywhere by goto, switch and computed goto, so loops have several entries. Among the statements
are nested loops with break and continue, switches with ranges, fall-through, the default anywhere, or no case at all,
conditions of && || ?:, integers of all widths, volatile variables and arrays. Every label and loop takes one step from a
budget, so each run ends. A third of the functions have no loop: they begin with a computed goto, which leads forward only, and
so do some of their labels. Variables are declared and initialised at the start of their function; divisors and distances
of shifts are in range. Exit status 1 if anything differs."""

import random
import sys

import harness

TYPES = [
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "int",
    "int",
    "unsigned",
    "unsigned",
    "long",
    "unsigned long",
]
HEAD = """int printf(const char *, ...);
static unsigned long H;
static int fuel, G[16];
static unsigned char B[16];
static long W[16];
static volatile int V = 1;
static volatile unsigned char VC = 200;
static void mix(unsigned long x) { H = (H ^ x) * 0x9E3779B97F4A7C15ul; }
"""
STEP = "if (--fuel < 0) goto end;"


class Function:
    def __init__(self, rng, name, callee):
        self.rng, self.name, self.callee = rng, name, callee
        self.variables = [(f"v{i}", rng.choice(TYPES)) for i in range(rng.randint(3, 7))]
        self.names = ["n", "a"] + [name for name, _ in self.variables]
        self.labels = [f"L{i}" for i in range(rng.randint(2, 9))]
        self.loops = self.counters = 0
        self.budget = 60
        self.rate = rng.choice([0.12, 0.12, 0.12, 0.7])  # of computed gotos

    def value(self, depth=0):
        rng = self.rng
        pick = rng.random()
        if depth > 2 or pick < 0.35:
            return rng.choice(self.names)
        if pick < 0.5:
            return rng.choice(
                ["0", "1", "2", "3", "7", "-1", "35", "255", "-128", "65535", "0x7fffffff", "100000", "3u", "5ul"]
            )
        if pick < 0.6:
            array = rng.choice("GGBW")
            return f"{array}[{rng.randint(0, 15)}]" if rng.random() < 0.5 else f"{array}[{self.value(depth + 1)} & 15]"
        if pick < 0.64:
            return rng.choice(["V", "VC"])
        left, right = self.value(depth + 1), self.value(depth + 1)
        if pick < 0.68:
            return f"(({left}) {rng.choice('/%')} ((({right}) & 15) + {rng.randint(1, 9)}))"
        if pick < 0.72:
            return f"(({left}) {rng.choice('/%')} {rng.choice([1, 2, 3, 8, 10, -3, 16])})"
        if pick < 0.77:
            # Only unsigned numbers are shifted to the left.
            return (
                f"((unsigned long)({left}) << (({right}) & 63))"
                if rng.random() < 0.5
                else f"(({left}) >> (({right}) & 7))"
            )
        if pick < 0.81:
            return f"({self.condition(depth + 1)} ? {left} : {right})"
        if pick < 0.85:
            return f"({rng.choice(TYPES)})({left})"
        if pick < 0.88:
            return f"{rng.choice(['-', '~', '!'])}({left})"
        return f"({left} {rng.choice(['+', '+', '-', '-', '*', '&', '|', '^'])} {right})"

    def condition(self, depth=0):
        rng = self.rng
        pick = rng.random()
        if pick < 0.2 and depth < 2:
            return f"({self.condition(depth + 1)} {rng.choice(['&&', '||'])} {self.condition(depth + 1)})"
        if pick < 0.25:
            return f"!{self.condition(depth + 1)}"
        if pick < 0.4:
            return f"({self.value(depth + 1)})"
        relation = rng.choice(["<", ">", "<=", ">=", "==", "!="])
        return f"({self.value(depth + 1)} {relation} {self.value(depth + 1)})"

    def assignment(self):
        rng = self.rng
        pick = rng.random()
        if pick < 0.15:
            return f"mix({rng.choice(self.names)});"
        if pick < 0.27:
            return f"{rng.choice('GBW')}[{rng.choice(self.names)} & 15] {rng.choice(['=', '+=', '^='])} {self.value()};"
        if pick < 0.31:
            return f"{rng.choice(['V', 'VC'])} = {self.value(1)};"
        if pick < 0.35 and self.callee:
            return f"{rng.choice(self.names)} ^= {self.callee}({self.value(1)}, {self.value(1)});"
        if pick < 0.42:
            return f"{rng.choice(self.names)}{rng.choice(['++', '--'])};"
        return f"{rng.choice(self.names)} {rng.choice(['=', '=', '+=', '-=', '*=', '&=', '|=', '^='])} {self.value()};"

    def jump(self):
        rng = self.rng
        if rng.random() < self.rate:
            self.computed = True
            pick = rng.random()
            if pick < 0.2:
                return f"goto *({self.condition(1)} ? &&{rng.choice(self.labels)} : where);"
            if pick < 0.4:
                return f"goto *(&&{self.labels[0]} + distance[({self.value(1)}) & 3]);"
            element = f"table[({self.value(1)}) & 3]"
            return f"goto *(where = {element});" if pick < 0.6 else f"goto *{element};"
        return f"goto {rng.choice(self.labels)};"

    def switch(self, depth):
        rng = self.rng
        subject = rng.choice([self.value(), f"({self.value()}) & {rng.choice([1, 7, 31])}", f"({self.value()}) % 16"])
        if rng.random() < 0.12:
            return [f"switch ({subject}) {{ }}"]
        groups, at = [], rng.choice([0, 0, -3, 100])
        for _ in range(rng.choice([0, 0, 1, 2, 3, 5, 9])):
            last = at + rng.randint(1, 6) if rng.random() < 0.15 else at
            groups.append(f"case {at}:" if last == at else f"case {at} ... {last}:")
            at = last + rng.choice([1, 1, 1, 2, 50])
        if rng.random() < 0.8:
            groups.insert(rng.randint(0, len(groups)), "default:")
        lines = [f"switch ({subject}) {{"]
        same = rng.choice(self.labels) if rng.random() < 0.1 else None  # all of them go to one place
        for label in groups:
            body = [f"goto {same};"] if same else self.block(depth + 1, rng.randint(0, 2), breaks=True)
            lines += [f"  {label};"] + ["    " + line for line in body]
            if rng.random() < 0.5:
                lines.append("    break;")
        return lines + ["}"]

    def loop(self, depth):
        rng = self.rng
        body = ["  " + line for line in self.block(depth + 1, rng.randint(1, 4), breaks=True, continues=True)]
        kind = rng.random()
        if kind < 0.4:
            # The counter is set again on each way into the loop's head, but gotos may come into its body.
            counter = f"i{self.counters}"
            self.counters += 1
            start, step = rng.choice(["0", "0", "n & 7", "-4"]), rng.choice(["++", "++", " += 2"])
            return (
                [
                    f"for ({counter} = {start}; {counter} < {rng.choice(['4', '5', '9', 'a'])}; {counter}{step}) {{",
                    f"  {STEP}",
                ]
                + body
                + ["}"]
            )
        if kind < 0.7:
            return [f"while ({self.condition()}) {{", f"  {STEP}"] + body + ["}"]
        return ["do {", f"  {STEP}"] + body + [f"}} while ({self.condition()});"]

    def statement(self, depth, breaks, continues):
        rng = self.rng
        self.budget -= 1
        pick = rng.random()
        if depth > 3 or self.budget < 0 or pick < 0.5:
            return [self.assignment()]
        if pick < 0.62:
            jumps = [self.jump()] + (["break;"] if breaks else []) + (["continue;"] if continues else [])
            return [f"if ({self.condition()}) {rng.choice(jumps)}"]
        if pick < 0.74:
            then = ["  " + line for line in self.block(depth + 1, rng.randint(0, 3), breaks, continues)]
            lines = [f"if ({self.condition()}) {{"] + then
            if rng.random() < 0.4:
                lines += ["} else {"] + ["  " + line for line in self.block(depth + 1, 2, breaks, continues)]
            return lines + ["}"]
        if pick < 0.86:
            return self.switch(depth)
        return self.loop(depth)

    def block(self, depth, count, breaks=False, continues=False):
        return [line for _ in range(count) for line in self.statement(depth, breaks, continues)]

    def make(self):
        rng = self.rng
        self.computed = False
        lines = self.block(0, 2)
        # Labels stand between the statements of the function and inside of them, so loops get several entries.
        for _ in self.labels:
            lines += ["@"] + self.block(0, rng.randint(1, 3))
            if rng.random() < 0.4:
                lines.append(self.jump())
        places = [
            i for i, line in enumerate(lines) if line.endswith(";") and not line.lstrip().startswith(("else", "case"))
        ]
        slots = [i for i, line in enumerate(lines) if line == "@"]
        for label, slot in zip(self.labels, slots):
            at = rng.choice(places) if rng.random() < 0.25 else slot
            lines[at] = f"{label}: {STEP} mix({rng.choice(self.names)});" + lines[at].replace("@", "")
        lines = [line for line in lines if line != "@"]
        targets = [f"&&{rng.choice(self.labels)}" for _ in range(4)]
        head = [f"{kind} {name} = {rng.choice(['n', 'a', 'n * 3', '1', '0', '-7'])};" for name, kind in self.variables]
        head += [f"int i{k} = 0;" for k in range(self.counters)]
        if self.computed:
            const = rng.choice(["", "const "])
            head.append(f"{rng.choice(['static ', ''])}void *{const}table[] = {{{', '.join(targets)}}};")
            distances = ", ".join(f"{target} - &&{self.labels[0]}" for target in targets)
            head.append(f"static {const}{rng.choice(['int', 'long'])} distance[] = {{{distances}}};")
            head.append(f"void *where = {targets[0]};")
        inline = rng.choice(["__attribute__((noinline)) ", "__attribute__((noinline)) ", ""])
        hashed = [f"mix({name});" for name in self.names]
        body = "\n".join("  " + line for line in head + lines + ["end:"] + hashed + [f"return {self.value(1)};"])
        return (
            f"{inline}static {rng.choice(['int', 'long', 'unsigned char'])} {self.name}(int n, int a) {{\n{body}\n}}\n"
        )


class Straight(Function):
    """A function whose first block ends in a computed goto, through a table in static or automatic memory. Of its labels some are
    reached by that jump alone, some by falling through, some by nothing; the last of a table is repeated in its other places."""

    def target_table(self, name, labels):
        rng = self.rng
        targets = [f"&&{label}" for label in rng.sample(labels, min(4, rng.randint(1, len(labels))))]
        targets += [targets[-1]] * (4 - len(targets))
        if rng.random() < 0.3:
            distances = ", ".join(f"{target} - &&{self.labels[0]}" for target in targets)
            return (
                f"static {rng.choice(['const ', ''])}{rng.choice(['int', 'long'])} {name}[] = {{{distances}}};",
                f"*(&&{self.labels[0]} + {name}[{{}}])",
            )
        return (
            f"{rng.choice(['static ', ''])}void *{rng.choice(['const ', ''])}{name}[] = {{{', '.join(targets)}}};",
            f"*{name}[{{}}]",
        )

    def statement(self, depth, breaks, continues):
        lines = [self.assignment()]
        return (
            lines
            if self.rng.random() < 0.7
            else [f"if ({self.condition()}) {{"] + ["  " + line for line in lines] + ["}"]
        )

    def make(self):
        rng = self.rng
        index = [f"({name}) & 3" for name in ("n", "a", "n + a", "n >> 2")]
        head, first = self.target_table("table", self.labels)
        heads, lines = [head], [f"goto {first.format(rng.choice(index))};"]
        for k, label in enumerate(self.labels):
            lines += [f"{label}: mix({k + 1});"] + self.block(0, rng.randint(0, 2))
            later = [*self.labels[k + 1 :], "end"]
            if rng.random() < 0.25:
                head, jump = self.target_table(f"table{k}", later)
                heads.append(head)
                lines.append(f"goto {jump.format(rng.choice(index))};")
            elif rng.random() < 0.3:
                lines.append(f"goto {rng.choice(later)};")
        variables = [f"{kind} {name} = {rng.choice(['n', 'a', '1', '-7'])};" for name, kind in self.variables]
        before = (
            []
            if rng.random() < 0.6
            else rng.choice([["if (V > 1) mix(a);"], [self.assignment()], ["if (n < 0) goto end;"]])
        )
        body = "\n".join(
            "  " + line for line in heads + variables + before + lines + ["end:", f"return {self.value(1)};"]
        )
        return f"{rng.choice(['__attribute__((noinline)) ', ''])}static int {self.name}(int n, int a) {{\n{body}\n}}\n"


def program(seed):
    rng = random.Random(seed)
    text, callee = HEAD, None
    for k in range(harness.SIZE * rng.randint(1, 3)):
        text += rng.choice([Function, Function, Straight])(rng, f"f{k}", callee).make()
        callee = f"f{k}"
    return (
        text
        + f"""int main(void) {{
  for (int i = 0; i < 20; i++) {{
    fuel = {rng.choice([30, 300, 1500])}, H = i, V = i & 3, VC = 200 + i;
    for (int k = 0; k < 16; k++) G[k] = k * i, B[k] = 250 + k * i, W[k] = (long)k * i << 30;
    long r = {callee}(i, i * 77 - 100);
    for (int k = 0; k < 16; k++) mix(G[k]), mix(B[k]), mix(W[k]);
    printf("%d %lx %ld\\n", i, H, r);
  }}
  return 0;
}}
"""
    )


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "gotos", program, levels="O0,O1,O2,O3,Os"))
