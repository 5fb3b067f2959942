#!/usr/bin/env python3
"""Random C programs of functions that pass pointers to each other: what minic makes of each prints what gcc's does.

    interprocedural.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    interprocedural.py --minic build/release/minic --seed N --reduce     makes the program of one seed smaller while it still differs
    interprocedural.py --minic build/release/minic --seed N --print

A function reads and writes what its pointers lead to, by itself or by functions that it calls, after it has kept them in a
local array, a record, a global variable or behind a pointer to a pointer, has got them back from a function, or has handed
them to a function by a pointer to it; some recurse, some have parameters that nobody uses or that are always the same, some
only read; some end the program, with or without the attribute noreturn. Most are not inlined. The calls stand between stores
and loads of the variables that they may change."""

import random
import sys

import harness

PRELUDE = """int printf(const char *, ...);
void exit(int);
#define N __attribute__((noinline))
struct Box { int *p; long v; int *q[2]; };
struct Node { struct Node *next; int *p; };
static int G[8] = { 1, 2, 3, 4, 5, 6, 7, 8 }, calls;
static int *gp = G, *gt[3] = { G, G + 1, G + 2 };
static struct Box gb = { G, 1, { G, G + 3 } };
N static int *same(int *p) { return p; }
N static int *either(int *p, int *q, int k) { return k & 1 ? p : q; }
N static int *step(int *p, int k) { return p + (k & 1); }
N static int **slot(int **t, int k) { return &t[k & 1]; }
N static void keep(int **where, int *p) { *where = p; }
N static struct Box box(int *p, int *q, int k) { struct Box b = { p, k, { q, p } }; return b; }
N static struct Box *inside(struct Box *b) { return b; }
N __attribute__((noreturn)) static void stop(int k) { printf("stop %d %d %d\\n", k, calls, G[1]); exit(k & 7); }
N static int givesUp(int *p, int k) { *p += k; stop(k); }
static long stops(int k) { if (k & 1) givesUp(gp, k); stop(k); return 1; }
"""
SIGNATURE = "int *p, int *q, int k"


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.text, self.functions, self.readers = [], [], []
        self.locals = 0

    def fresh(self):
        self.locals += 1
        return f"t{self.locals}"

    def value(self):
        return self.rng.choice(["k", "5", "k + 1", "-1", "k * 3", "7", "*q & 31", "calls & 7"])

    def write(self, pointer):
        rng = self.rng
        return f"*{pointer} {rng.choice(['=', '=', '+=', '^='])} {self.value()};"

    def pointer(self, base):
        """Statements, and an expression of a pointer that is based on `base` or leads to the same, two ints at least."""
        rng, t = self.rng, self.fresh()
        other = rng.choice(["p", "q", "p", "gp"])
        ways = [
            lambda: (
                [f"int *{t}[2];", f"for (int i = 0; i < 2; i++) {t}[i] = {base};"],
                f"{t}[{rng.choice(['0', '1', 'k & 1'])}]",
            ),
            lambda: ([f"int *{t}[2] = {{ {base}, {other} }};"], f"{t}[k & 1]"),
            lambda: ([f"int *volatile {t} = {base};"], t),
            lambda: (
                [f"struct Box {t} = {{ {base}, k, {{ {other}, {base} }} }};"],
                f"{t}.{rng.choice(['p', 'q[1]', 'q[k & 1]', 'q[0]'])}",
            ),
            lambda: (
                [f"struct Box {t} = {{ {base}, k, {{ {other}, {base} }} }}, *u{t} = inside(&{t});"],
                f"u{t}->{rng.choice(['p', 'q[1]', 'q[0]'])}",
            ),
            lambda: ([f"struct Box {t} = box({base}, {other}, k);"], f"{t}.{rng.choice(['p', 'q[0]', 'q[1]'])}"),
            lambda: ([f"int *v{t} = {base}, **{t} = &v{t};"], f"*{t}"),
            lambda: ([f"int *v{t}[2] = {{ {other}, {base} }}, **{t} = slot(v{t}, k);"], f"*{t}"),
            lambda: ([f"int *{t}; keep(&{t}, {base});"], t),
            lambda: ([f"gp = {base};"], "gp"),
            lambda: ([f"gt[k & 1] = {base};"], f"gt[{rng.choice(['0', '1', 'k & 1'])}]"),
            lambda: ([f"gb.{rng.choice(['p', 'q[0]'])} = {base};"], f"gb.{rng.choice(['p', 'q[0]'])}"),
            lambda: ([], f"same({base})"),
            lambda: ([], f"either({base}, {other}, k)"),
            lambda: (
                [
                    f"struct Node b{t} = {{ 0, {base} }}, a{t} = {{ &b{t}, {other} }}, *{t} = &a{t};",
                    f"while ({t}->next) {t} = {t}->next;",
                ],
                f"{t}->p",
            ),
            lambda: ([f"unsigned long {t} = (unsigned long){base};"], f"(int *){t}"),
            lambda: ([f"int *{t} = {base}; if (k & 2) {t} = {other};"], t),
            lambda: ([], base),
        ]
        return rng.choice(ways)()

    def access(self, reads):
        """Statements that read or write what the parameters lead to."""
        rng = self.rng
        lines, pointer = self.pointer(rng.choice("pppq"))
        if rng.random() < 0.25:
            more, pointer = self.pointer(pointer)
            lines += more
        if reads:
            return lines + [f"s = s * 3 + (*{pointer});" if rng.random() < 0.8 else f"s += ({pointer})[1];"]
        if self.functions and rng.random() < 0.25:
            return lines + [f"{rng.choice(self.functions)}({pointer}, {rng.choice('pq')}, {self.value()});"]
        return lines + [self.write(f"({pointer})") if rng.random() < 0.85 else f"({pointer})[1] += {self.value()};"]

    def function(self, number):
        """A function that may write: statements in a random order, and what it returns."""
        rng = self.rng
        name, lines = f"w{number}", []
        for _ in range(rng.choice([1, 1, 2, 3])):
            lines += self.access(False)
        pick = rng.random()
        if pick < 0.2:
            lines = [f"if (k > 3) {{ {name}(q, p, (k & 7) - 4); return; }}"] + lines
        elif pick < 0.35:
            lines = [f"for (int n = 0; n < {rng.choice(['2', '(k & 3)'])}; n++) {{"] + lines + ["}"]
        elif pick < 0.5:
            lines = [f"if (k & {rng.choice([1, 2, 4])}) {{"] + lines + ["}"]
        if rng.random() < 0.25:
            lines.append("calls++;")
        if rng.random() < 0.15:
            end = rng.choice(["stop(k)", "givesUp(p, k)", "*q = givesUp(q, k)", "*p += (int)stops(k)"])
            lines.insert(rng.randint(0, 1) * len(lines), f"if (calls++ > {rng.randint(20, 200)}) {end};")
        noinline = "" if rng.random() < 0.15 else "N "
        self.text.append(f"{noinline}static void {name}({SIGNATURE}) {{\n  " + "\n  ".join(lines) + "\n}")
        self.functions.append(name)

    def reader(self, number):
        """A function that only reads, or nearly."""
        rng = self.rng
        lines = ["long s = k;"]
        for _ in range(rng.choice([1, 1, 2])):
            lines += self.access(True)
        if self.readers and rng.random() < 0.3:
            lines.append(f"s += {rng.choice(self.readers)}(q, p, k >> 1);")
        if rng.random() < 0.2:
            lines.append(f"if (k > 0) s += r{number}(p, q, (k & 7) - 1);")
        lines.append("return s;")
        noinline = "" if rng.random() < 0.15 else "N "
        self.text.append(f"{noinline}static long r{number}({SIGNATURE}) {{\n  " + "\n  ".join(lines) + "\n}")
        self.readers.append(f"r{number}")

    def odd(self):
        """Functions with parameters that nobody uses or that every call gives the same value, and by function pointers."""
        rng, writers = self.rng, self.functions
        first, second = rng.choice(writers), rng.choice(writers)
        self.text.append(f"""N static void unused(int a, int *p, int b, long c, int *q, int mode, int k) {{
  if (mode == {rng.choice([1, 2])}) {first}(p, q, k); else {second}(q, p, k + {rng.randint(0, 2)});
}}
static void (*const table[2])({SIGNATURE}) = {{ {first}, {second} }};
static void (*changing[2])({SIGNATURE}) = {{ {second}, {first} }};
N static void apply(void (*f)({SIGNATURE}), {SIGNATURE}) {{ f(p, q, k); }}
N static void deep(int n, {SIGNATURE}) {{ if (n == 0) {first}(p, q, k); else deep(n - 1, q, p, k + 1); }}
N static int *last(int n, int *p, int *q) {{ return n ? last(n - 1, q, p) : p; }}""")

    def pair(self):
        """Two pointers to at least two ints each."""
        places = ["x", "x + 1", "y", "z", "z + 1", "G", "G + 2", "b.n", "h->n"]
        return self.rng.choice(places), self.rng.choice(places)

    def call(self):
        rng = self.rng
        p, q = self.pair()
        k, pick = rng.choice(["i", "2", "3", "i + 1", "7"]), rng.random()
        arguments = f"{p}, {q}, {k}"
        if pick < 0.45:
            return f"{rng.choice(self.functions)}({arguments});"
        if pick < 0.55:
            return f"unused(i, {p}, 3, 4, {q}, 1, {k});"
        if pick < 0.63:
            return f"table[{rng.choice(['0', '1', 'i & 1'])}]({arguments});"
        if pick < 0.7:
            return f"changing[{rng.choice(['0', 'i & 1'])}]({arguments});"
        if pick < 0.8:
            return f"apply({rng.choice(self.functions)}, {arguments});"
        if pick < 0.88:
            return f"deep({rng.choice(['1', '2', 'i & 3'])}, {arguments});"
        return f"*last({rng.choice(['i', '1', '2'])}, {p}, {q}) = {k};"

    def observe(self):
        rng = self.rng
        self.sums += 1
        if rng.random() < 0.6:
            p, q = self.pair()
            value = f"{rng.choice(self.readers)}({p}, {q}, {rng.choice(['1', 'i', '2', '3'])})"
        else:
            value = rng.choice(["x[0]", "x[1]", "y[0]", "z[0]", "z[1]", "G[0]", "G[2]", "b.n[0]", "b.n[1]"])
        return f"r[{self.sums - 1}] = r[{self.sums - 1}] * 3 + {value};"

    def store(self):
        return f"{self.rng.choice(['x[0]', 'x[1]', 'y[0]', 'z[1]', 'z[0]', 'G[0]', 'G[2]', 'b.n[0]'])} = {self.rng.choice(['i', '1', '2', 'i + 7'])};"

    def caller(self, number):
        rng, self.sums, lines = self.rng, 0, []
        for _ in range(rng.randint(4, 9)):
            pick = rng.random()
            lines += (
                [self.store(), self.call(), self.observe()]
                if pick < 0.6
                else [self.observe(), self.store(), self.observe()]
            )
        if rng.random() < 0.7:
            lines = ["for (i = 0; i < 4; i++) {"] + lines + ["}"]
        head = [
            "int i = 1, x[3] = { 1, 2, 3 }, y[3] = { 4, 5, 6 }, z[4] = { 7, 8, 9, 10 };",
            "struct { int n[3]; } b = { { 11, 12, 13 } }, *h = &b;",
            f"unsigned r[{self.sums}] = {{ 0 }};",
        ]
        tail = [
            f'for (i = 0; i < {self.sums}; i++) printf("c{number} r%d %x\\n", i, r[i]);',
            f'printf("c{number} %d %d %d %d %d %d %d %d %d\\n", x[0], x[1], y[0], y[1], z[0], z[1], z[2], b.n[0], b.n[1]);',
            f'printf("c{number} %d %d %d %d %d\\n", G[0], G[1], G[2], G[3], calls);',
        ]
        reset = "gp = G, gt[0] = G, gt[1] = G + 1, gb.p = G, gb.q[0] = G + 3;"  # the locals are gone
        self.text.append(f"N static void c{number}(void) {{\n  " + "\n  ".join(head + lines + tail + [reset]) + "\n}")

    def make(self):
        rng = self.rng
        for number in range(harness.SIZE * rng.randint(3, 6)):
            self.function(number)
            self.reader(number)
        self.odd()
        count = harness.SIZE * rng.randint(2, 4)
        for number in range(count):
            self.caller(number)
        calls = " ".join(f"c{number}();" for number in range(count))
        return PRELUDE + "\n".join(self.text) + f"\nint main(void) {{ {calls} {calls} return 0; }}\n"


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "interprocedural", lambda seed: Program(seed).make()))
