#!/usr/bin/env python3
"""Random C programs of jumps in and out of scopes: what minic makes of each prints what gcc's does.

    scopes.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    scopes.py --minic build/release/minic --seed N --reduce     makes the program of one seed smaller while it still differs
    scopes.py --minic build/release/minic --seed N --print

Scopes hold variable arrays of one and two dimensions, variables with the attribute cleanup and statement expressions. They
are left by their end, goto, continue, break and return, forward and backward, and entered again; switches and loops stand
between them. Jumps go past a variable with cleanup in the same block, in a sibling of the block that they leave, in a deeper
one and in a loop, while older arrays and variables are alive; a switch may declare one before its first case. Labels stand in
branches that a constant condition makes dead. Some functions also jump by computed gotos, which run no cleanup. No jump goes
into the scope of a variable array; each jump takes one of the program's fuel, so all ends."""

import random
import sys

import harness

PRELUDE = """int printf(const char *, ...);
static int fuel;
static unsigned trace;
struct Three { int x[3]; };
static void note(int *p) { trace = trace * 7 + *p; }
static void note_long(long *p) { trace = trace * 5 + (unsigned)*p; }
__attribute__((noinline)) static unsigned sum(unsigned char *p, unsigned n) { unsigned h = 0; while (n--) h = h * 3 + *p++; return h; }
"""
TYPES = ["signed char", "short", "int", "long", "unsigned short", "double", "int"]


class Function:
    """place: what a statement may do where it stands: the labels that it may jump to, and whether a loop or switch is
    around it. Locals that are in scope are in `names`: all hold numbers."""

    def __init__(self, rng, number, computed):
        self.rng, self.number, self.computed = rng, number, computed
        self.labels = self.variables = 0
        self.addressed = []

    def fresh(self, letter):
        self.variables += 1
        return f"{letter}{self.variables}"

    def label(self):
        self.labels += 1
        return f"L{self.labels}"

    def number_of(self, names):
        return self.rng.choice(names + ["p", "h", str(self.rng.randint(0, 9))])

    def update(self, names):
        rng = self.rng
        return rng.choice(
            [
                f"h = h * {rng.choice([3, 5, 31])} + {self.number_of(names)};",
                f"h ^= {self.number_of(names)} << {rng.randint(0, 7)};",
                f"h += {self.number_of(names)} - {self.number_of(names)};",
                'printf("%u ", h);' if rng.random() < 0.3 else "h++;",
            ]
        )

    def condition(self, names):
        rng = self.rng
        return rng.choice(
            [
                f"(h & {rng.choice([1, 3, 7])}) == {rng.randint(0, 1)}",
                f"{self.number_of(names)} > {self.number_of(names)}",
                "p & 1",
                "h % 3 != 1",
            ]
        )

    def jump(self, labels, inside, names):
        """A statement that leaves the place."""
        rng, ways = self.rng, []
        if labels:
            ways += [f"if (fuel-- > 0) goto {rng.choice(labels)};"] * 3
            ways += [f"if ({self.condition(names)} && fuel-- > 0) goto {rng.choice(labels)};"] * 2
        if "loop" in inside:
            ways += [f"if ({self.condition(names)}) continue;"] * 2
        if inside:
            ways += [f"if ({self.condition(names)}) break;"]
        ways += [f"if ({self.condition(names)} && h % 5 == 1) return h;"]
        if self.computed and len(self.addressed) > 1:
            ways += [f"if (fuel-- > 0) goto *table[h % {len(self.addressed)}];"] * 4
        return [rng.choice(ways)]

    def variable_array(self, depth, labels, inside, names):
        """A block whose scope has arrays; labels before it, after their declarations, before its end and after it."""
        rng = self.rng
        before, within, last, after = (self.label() for _ in range(4))
        n, a, j = self.fresh("n"), self.fresh("a"), self.fresh("j")
        kind, size = rng.choice(TYPES), rng.choice(["(p & 7)", "(h & 15)", "p % 5", "(unsigned)fuel % 9"])
        lines = [f"unsigned {n} = {size} + {rng.randint(1, 8)};"]
        if rng.random() < 0.25:
            lines += [
                f"{kind} {a}[{n}][{rng.randint(2, 3)}];",
                f"for (unsigned {j} = 0; {j} < {n}; {j}++) {a}[{j}][0] = {a}[{j}][1] = {j} + {rng.randint(1, 9)};",
            ]
            reads = [f"{a}[{n} - 1][1]", f"{a}[{n} / 2][0]"]
        else:
            lines += [
                f"{kind} {a}[{n}];",
                f"for (unsigned {j} = 0; {j} < {n}; {j}++) {a}[{j}] = {j} * {rng.randint(1, 9)} + {rng.randint(0, 9)};",
            ]
            reads = [f"{a}[{n} - 1]", f"{a}[{n} / 2]"]
        if rng.random() < 0.3:
            lines += [f"struct Three s{a}[{n}];", f"s{a}[{n} - 1].x[2] = {rng.randint(1, 99)};"]
            reads.append(f"s{a}[{n} - 1].x[2]")
        more = labels + [before, within, last, after]
        lines += [f"{within}:;"] + self.statements(depth - 1, more, inside, names + [n])
        lines += [f"{last}:;", f"h = h * 3 + (unsigned)({' + '.join(reads)}) + (unsigned)sizeof {a};"]
        if rng.random() < 0.5:
            lines += self.jump(labels + [before, within], inside, names + [n])
        return [f"{before}:;", "{"] + lines + ["}", f"{after}:;"]

    def cleanup(self, depth, labels, inside, names):
        before, last, after, c = self.label(), self.label(), self.label(), self.fresh("c")
        lines = [self.with_cleanup(c)]
        lines += self.statements(depth - 1, labels + [before, last, after], inside, names + [f"(unsigned){c}"])
        lines += [f"{last}:;", f"{c} += h & 3;"]
        return [f"{before}:;", "{"] + lines + ["}", f"{after}:;"]

    def with_cleanup(self, name):
        kind, function = self.rng.choice([("int", "note"), ("long", "note_long")])
        return f"{kind} {name} __attribute__((cleanup({function}))) = {self.rng.randint(1, 99)};"

    def alive(self):
        """Declarations of something that lives from here on, and what reads it."""
        rng, a = self.rng, self.fresh("a")
        if rng.random() < 0.5:
            return [self.with_cleanup(a)], f"(unsigned){a}"
        size = f"{rng.randint(2, 9)} + (p & 3)"
        return [
            f"unsigned {a}[{size}];",
            f"for (unsigned j = 0; j < {size}; j++) {a}[j] = j * {rng.randint(1, 9)} + h;",
        ], f"{a}[1] + {a}[{size} - 1]"

    def entered(self, depth, labels, inside, names):
        """A block of something that lives, a jump out of an inner scope of it, past a variable with cleanup. Behind its label
        other arrays use the stack, before the older ones are read."""
        rng, target, after, e, g, b = self.rng, self.label(), self.label(), *(self.fresh(letter) for letter in "egb")
        lines, reads = self.alive()
        jump = [f"if ({rng.choice([self.condition(names), 'p & 1', '1'])} && fuel-- > 0) goto {target};"]
        for _ in range(rng.randint(0, 2)):
            inner, inner_reads = self.alive()
            jump = ["{"] + inner + [f"h += {inner_reads};"] + jump + ["}"]
        if rng.random() < 0.2:
            jump = [f"h ^= ({{ {' '.join(jump)} {self.number_of(names)}; }});"]
        if rng.random() < 0.3:
            jump += [self.update(names)]
        more, known = labels + [target, after], names + [f"(unsigned){e}"]
        body = [
            f"{e} = {rng.randint(1, 99)};",
            f"{{ unsigned char {b}[h % 64 + 16]; for (unsigned j = 0; j < h % 64 + 16; j++) {b}[j] = j; h += sum({b}, h % 64 + 16); }}",
        ]
        body += self.statements(depth - 1, more, inside, known)
        form = rng.choice(["same", "sibling", "deeper", "loop"])
        if form == "same":
            then = [self.with_cleanup(e), f"{target}:;"] + body
        elif form == "sibling":
            then = ["{", self.with_cleanup(e), f"{target}:;"] + body + ["}"]
        elif form == "deeper":
            then = (
                [
                    "{",
                    self.with_cleanup(e),
                    self.update(names),
                    "{",
                    self.with_cleanup(g),
                    f"{target}:;",
                    f"{g} = {rng.randint(1, 99)};",
                ]
                + body
                + ["}", f"{e} += 2;", "}"]
            )
        else:
            count = self.fresh("i")
            lines.append(f"unsigned {count} = 0;")
            # continue and break leave this loop.
            body = body[:2] + self.statements(depth - 1, more, {"loop"}, known)
            then = (
                [f"for (; {count} < {rng.randint(1, 3)}; {count}++) {{", self.with_cleanup(e), f"{target}:;"]
                + body
                + ["}"]
            )
        return ["{"] + lines + jump + then + [f"h = h * 3 + {reads};", "}", f"{after}:;"]

    def statement_expression(self, depth, labels, inside, names):
        v = self.fresh("v")
        body = [f"unsigned {v} = {self.number_of(names)};"] + self.statements(depth - 1, labels, inside, names + [v])
        return [f"h {self.rng.choice(['+=', '^=', '='])} ({{"] + body + [f"{v} + h; }});"]

    def loop(self, depth, labels, inside, names):
        rng, i = self.rng, self.fresh("i")
        body = self.statements(depth - 1, labels, {"loop"}, names + [i])
        if rng.random() < 0.3:
            return [f"unsigned {i} = 0;", "do {"] + body + [f"}} while (++{i} < {rng.randint(1, 4)});"]
        return [f"for (unsigned {i} = 0; {i} < {rng.randint(1, 4)}; {i}++) {{"] + body + ["}"]

    def switch(self, depth, labels, inside, names):
        rng, lines, begin, known = self.rng, [], [], names
        if rng.random() < 0.3:
            lines.append("h = 77;  // before the first case")
        if rng.random() < 0.4:  # a declaration that nothing reaches
            c = self.fresh("c")
            lines.append(self.with_cleanup(c))
            begin, known = [f"{c} = {rng.randint(1, 99)};"], names + [f"(unsigned){c}"]
        for value in rng.sample(range(4), rng.randint(1, 4)):
            lines += [f"case {value}:;"] + begin + self.statements(depth - 1, labels, inside | {"switch"}, known)
            lines += ["break;"] if rng.random() < 0.6 else []
        if rng.random() < 0.5:
            lines += ["default:;"] + begin + [self.update(known)]
        return [f"switch ({self.number_of(names)} & 3) {{"] + lines + ["}"]

    def dead(self, labels, names):
        """Labels in branches that no condition leads to, and the jumps to them."""
        rng, label, other = self.rng, self.label(), self.label()
        self.addressed += [label] if self.computed and not names else []  # past no initialiser
        jump = f"if ({self.condition(names)} && fuel-- > 0) goto {rng.choice([label, label, other])};"
        form = rng.choice(
            [
                [f"if (0) {{ {label}: {self.update(names)} }}"],
                [f"if (1) {self.update(names)} else if (p) {label}: {self.update(names)}"],
                [
                    f"if (1) ; else if (p & 1) {{ {self.update(names)} {label}: {self.update(names)} }} else {self.update(names)}"
                ],
                [f"if (0) {self.update(names)} else if (0) {{ {label}: {self.update(names)} }}"],
                [f"while (0) {{ {label}: {self.update(names)} }}"],
                [f"for (; 0;) {{ {self.update(names)} {label}: {self.update(names)} }}"],
                [f"if (p < 0 && 0) h = ({{ {self.update(names)} h; }}); else {label}: {self.update(names)}"],
                [f"goto {other};", f"{label}: {self.update(names)}"],
                ["1 ? (void)0 : (void)h++;", f"do {{ if (1) break; {label}: {self.update(names)} }} while (0);"],
            ]
        )
        return [jump] + form + [f"{other}:;"]

    def statements(self, depth, labels, inside, names):
        rng, lines = self.rng, []
        for _ in range(rng.randint(1, 3)):
            pick = rng.random()
            if depth <= 0 or pick < 0.25:
                lines.append(self.update(names))
            elif pick < 0.38:
                lines += self.variable_array(depth, labels, inside, names)
            elif pick < 0.45:
                lines += self.cleanup(depth, labels, inside, names)
            elif pick < 0.57:
                lines += self.entered(depth, labels, inside, names)
            elif pick < 0.65:
                lines += self.statement_expression(depth, labels, inside, names)
            elif pick < 0.8:
                lines += ["{"] + self.loop(depth, labels, inside, names) + ["}"]
            elif pick < 0.88:
                lines += self.switch(depth, labels, inside, names)
            else:
                lines += self.dead(labels, names)
            if rng.random() < 0.3:
                lines += self.jump(labels, inside, names)
        return lines

    def make(self):
        body = self.statements(3, [], set(), []) + self.dead([], [])
        table = (
            [f"static void *const table[] = {{ {', '.join('&&' + label for label in self.addressed)} }};"]
            if self.addressed
            else []
        )
        head = [f"static unsigned f{self.number}(unsigned p) {{", "unsigned h = p + 1;"] + table
        return "\n".join(head + body + ["return h;", "}"])


def program(seed):
    rng = random.Random(seed)
    count = harness.SIZE * rng.randint(3, 6)
    functions = [Function(rng, number, rng.random() < 0.25).make() for number in range(count)]
    calls = [
        f'for (unsigned p = 0; p < 5; p++) {{ fuel = {rng.choice([1, 3, 6, 12])}; printf("f{number} %u ", p); '
        f'unsigned r = f{number}(p); printf("= %u %u\\n", r, trace); }}'
        for number in range(count)
    ]
    return PRELUDE + "\n".join(functions) + "\nint main(void) {\n" + "\n".join(calls) + "\nreturn 0;\n}\n"


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "scopes", program))
