#!/usr/bin/env python3
"""Random C programs at the edges of their types: what minic makes of each prints what gcc's does.

    edges.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    edges.py --minic build/release/minic --seed N --reduce     makes the program of one seed smaller while it still differs
    edges.py --minic build/release/minic --seed N --print

Numbers next to the least and greatest of each type, NaN, infinities and zeros of both signs, compared, chosen from,
converted and divided where that is defined; counters of 8 to 64 bits that wrap, count down to 0, end by != or go in steps;
loops with several exits; switches of all widths whose cases are dense, sparse, negative, or ranges."""

import random
import sys

import harness

PRELUDE = """int printf(const char *, ...);
#define N __attribute__((noinline))
static volatile int zero, one = 1;
N static void show(const char *name, double d) { if (d != d) printf("%s nan\\n", name); else printf("%s %a\\n", name, d); }
"""
# name, bits, signed
TYPES = [
    ("signed char", 8, True),
    ("unsigned char", 8, False),
    ("short", 16, True),
    ("unsigned short", 16, False),
    ("int", 32, True),
    ("unsigned", 32, False),
    ("long", 64, True),
    ("unsigned long", 64, False),
]
REALS = [
    "0.0",
    "-0.0",
    "1.0",
    "-1.0",
    "0.5",
    "1e308 * (one * 10)",
    "-1e308 * (one * 10)",
    "(zero / (one * 1.0)) / zero",
    "4.9e-324",
    "2.2250738585072014e-308",
    "1.7976931348623157e308",
    "2147483647.0",
    "2147483648.0",
    "-2147483648.0",
    "4503599627370497.5",
    "0x1.fffffep127",
    "0x1p-149",
]


def limits(bits, signed):
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)


def literal(value, bits, signed):
    if not signed:
        return f"{value}u" if bits <= 32 else f"{value}ul"
    if value == -(1 << 63):
        return "(-9223372036854775807l - 1)"
    return f"({value}l)" if bits == 64 else f"({value})" if value != -(1 << 31) else "(-2147483647 - 1)"


class Program:
    def __init__(self, seed):
        self.rng, self.functions, self.calls = random.Random(seed), [], []

    def edge(self, bits, signed):
        low, high = limits(bits, signed)
        near = [low, low + 1, high, high - 1, 0, 1, 2, high // 2, high // 2 + 1, 7, 100]
        return self.rng.choice(near + ([-1, -2, low // 2] if signed else []))

    def add(self, head, body, calls):
        self.functions.append(f"N static {head} {{\n  " + "\n  ".join(body) + "\n}")
        self.calls += calls

    def comparisons(self, name):
        """What is smaller, equal, chosen; sums, products and shifts wrap in the unsigned type."""
        rng = self.rng
        kind, bits, signed = rng.choice(TYPES)
        other, other_bits, other_signed = rng.choice(TYPES)
        wide = "unsigned long" if bits == 64 else "unsigned"
        constants = [literal(self.edge(bits, signed), bits, signed) for _ in range(4)]
        divisor = self.edge(bits, signed)
        while divisor in (0, -1):
            divisor = self.edge(bits, signed)
        body = [
            "unsigned long h = 1;",
            f"h = h * 31 + (a < b) + 2 * (a == {constants[0]}) + 4 * (b >= {constants[1]}) + 8 * (a > ({kind})c);",
            f"h = h * 31 + (unsigned long)({kind})(a > b ? a : b) + (unsigned long)({kind})(a < {constants[2]} ? {constants[2]} : a);",
            f"h = h * 31 + ({kind})(({wide})a + ({wide})b) + ({kind})(({wide})a * ({wide}){constants[3]} - ({wide})b);",
            f"h = h * 31 + (unsigned long)(a / {literal(divisor, bits, signed)}) + (unsigned long)(a % {literal(divisor, bits, signed)});",
            f"h = h * 31 + ({other})a + ({other})({kind})({other})b + (unsigned long)(c >> {rng.randint(0, other_bits - 1)}) + (a >> {rng.randint(0, bits - 1)});",
            f"h = h * 31 + ({kind})-({wide})a + ({kind})~a + !a + (a && b) + ((a ^ b) < 0) + (({other})a == a) + (c <= a);",
            f"if (a == {constants[1]} || a == {constants[2]}) h ^= 0x5555; else if (a - ({wide}){constants[0]} < 10) h ^= 0xff;",
            "return h;",
        ]
        self.add(
            f"unsigned long {name}({kind} a, {kind} b, {other} c)",
            body,
            [
                f'printf("{name} %lx\\n", {name}({literal(self.edge(bits, signed), bits, signed)}, {literal(self.edge(bits, signed), bits, signed)}, '
                f"{literal(self.edge(other_bits, other_signed), other_bits, other_signed)}));"
                for _ in range(rng.randint(3, 8))
            ],
        )

    def reals(self, name):
        rng = self.rng
        kind = rng.choice(["double", "double", "float"])
        constants = [rng.choice(["0.0", "-0.0", "1.0", "-1.0", "0.5"]) for _ in range(3)]
        body = [
            "unsigned h = 0;",
            "h = h * 2 + (a < b), h = h * 2 + (a <= b), h = h * 2 + (a > b), h = h * 2 + (a >= b), h = h * 2 + (a == b), h = h * 2 + (a != b);",
            "h = h * 2 + !(a < b), h = h * 2 + !(a >= b), h = h * 2 + (a != a), h = h * 2 + !a, h = h * 2 + (a && b), h = h * 2 + (b ? 1 : 0);",
            f"h = h * 2 + (a < {constants[0]} ? 1 : 0), h = h * 2 + (a > {constants[1]} || b < {constants[2]}), h = h * 2 + !(a > {constants[1]} && b < {constants[2]});",
            f'printf("{name} %x ", h);',
            'show("min", a < b ? a : b), show("max", a > b ? a : b), show("min2", b <= a ? b : a), show("not", !(a < b) ? a : b);',
            'show("sum", a + b), show("difference", a - b), show("product", a * b), show("quotient", a / b), show("negative", -a), show("zero", a - a), show("plus", a + 0.0), show("minus", 0.0 - a), show("times", a * 0.0), show("one", a / a);',
            f'show("abs", a < 0 ? -a : a), show("select", a == 0 ? b : a), show("float", (float)a), show("clamp", a < {constants[0]} ? {constants[0]} : a > 1.0 ? 1.0 : a);',
            'if (a > -2147483648.0 && a < 2147483647.0) printf("%d %ld\\n", (int)a, (long)a);',
            'if (a >= 0 && a < 4294967296.0) printf("%u %lu\\n", (unsigned)a, (unsigned long)a);',
        ]
        self.add(
            f"void {name}({kind} a, {kind} b)",
            body,
            [f"{name}({rng.choice(REALS)}, {rng.choice(REALS)});" for _ in range(rng.randint(3, 6))],
        )

    def counter(self, name):
        """A loop whose trip count follows from how its counter wraps; at most some thousand iterations by `fuel`."""
        rng = self.rng
        kind, bits, signed = rng.choice(TYPES)
        if signed and bits >= 32:
            signed, kind = False, "unsigned" if bits == 32 else "unsigned long"
        low, high = limits(bits, signed)
        step = rng.choice([1, 1, 2, 3, 5, 7, 16])
        near = rng.choice(
            [high - rng.randint(0, 20), rng.randint(0, 20), high // 2 + rng.randint(-5, 5), low + rng.randint(0, 9)]
        )
        start, end = (
            literal(v, bits, signed)
            for v in (
                near,
                rng.choice([near + step * rng.randint(0, 30), 0, high, high - 1, low, near - step * rng.randint(0, 30)])
                % (1 << bits)
                if not signed
                else rng.choice([0, high, low, high - 1]),
            )
        )
        up = rng.random() < 0.6
        move = f"i {'+=' if up else '-='} {step}"
        test = rng.choice(
            [
                f"i != ({kind})n",
                f"i < ({kind})n" if up else f"i > ({kind})n",
                f"i <= ({kind})n" if up else f"i >= ({kind})n",
                "i",
                "i != 0",
                f"i-- > ({kind})n" if not up else f"i++ < ({kind})n",
            ]
        )
        exits = rng.sample(
            [
                f"if ((h & 63) == {rng.randint(0, 63)}) break;",
                f"if (t[i & 7] == {rng.randint(0, 9)}) return h + 1;",
                f"if (i == ({kind}){start} + 40) goto out;",
                f"if (h % 97 == {rng.randint(0, 96)}) continue;",
            ],
            rng.randint(0, 3),
        )
        work = rng.choice(
            [
                "h = h * 3 + (unsigned)i;",
                "h += t[i & 7] + (unsigned)i;",
                "t[i & 7] += (int)(i & 15), h ^= t[(i + 3) & 7];",
                "h += (unsigned)(i * i);",
                "s += i, h += (unsigned)(s >> 3);",
            ]
        )
        loop = rng.choice(
            [
                [f"for (; {test} && --fuel > 0; {move}) {{"] + exits + [work, "}"],
                ["do {", work]
                + [e for e in exits if "continue" not in e]
                + [f"{move};", f"}} while ({test} && --fuel > 0);"],
            ]
        )
        body = [
            f"unsigned h = 1; int fuel = {rng.choice([40, 300, 2000])}, t[8] = {{ 1, 2, 3, 4, 5, 6, 7, 8 }};",
            "unsigned long s = 0;",
        ] + loop
        body += ["out:;", f'printf("{name} %ld %lu %d %d\\n", (long)i, s, fuel, t[3]);', "return h;"]
        self.add(
            f"unsigned {name}({kind} i, long n)",
            body,
            [
                f'printf("{name} %u\\n", {name}({s}, {end}));'
                for s in dict.fromkeys([start, literal(self.edge(bits, signed), bits, signed)])
            ],
        )

    def switches(self, name):
        rng = self.rng
        kind, bits, signed = rng.choice(TYPES)
        low, high = limits(bits, signed)
        shape, values = rng.choice(["dense", "sparse", "mixed"]), set()
        base = rng.choice([0, 1, low, high - 12, 100, (high + low) // 2, -6 if signed else 6])
        while len(values) < rng.randint(3, 14):
            dense = base + rng.randint(0, 12)
            sparse = rng.choice([self.edge(bits, signed), rng.randint(low, high)])
            values.add(
                min(high, max(low, dense if shape == "dense" or (shape == "mixed" and rng.random() < 0.6) else sparse))
            )
        body, taken = [f"unsigned h = {rng.randint(0, 9)};", "switch (v) {"], set(values)
        for value in rng.sample(sorted(values), len(values)):
            last = value
            if rng.random() < 0.2:
                while last - value < rng.randint(0, 60) and last < high and last + 1 not in taken:
                    last += 1
                    taken.add(last)
            case = literal(value, bits, signed) + (f" ... {literal(last, bits, signed)}" if last > value else "")
            body.append(
                f"case {case}: {rng.choice([f'h += {rng.randint(1, 99)}; break;', f'h = h * 3 + {rng.randint(1, 9)};', f'return {rng.randint(0, 999)};', f'h ^= {rng.randint(1, 255)}; break;'])}"
            )
        if rng.random() < 0.7:
            body.insert(
                rng.randint(2, len(body)), f"default: h += {rng.randint(100, 999)}; {rng.choice(['break;', ''])}"
            )
        body += ["}", "return h * 7 + 1;"]
        tried = sorted(values)[:6] + [low, high, 0, min(high, max(values) + 1), max(low, min(values) - 1)]
        self.add(
            f"unsigned {name}({kind} v)",
            body,
            [f'printf("{name} %u\\n", {name}({literal(value, bits, signed)}));' for value in tried],
        )

    def make(self):
        for number in range(harness.SIZE * self.rng.randint(5, 9)):
            form = self.rng.choice(
                [self.comparisons, self.comparisons, self.reals, self.counter, self.counter, self.switches]
            )
            form(f"f{number}")
        return (
            PRELUDE
            + "\n".join(self.functions)
            + "\nint main(void) {\n  "
            + "\n  ".join(self.calls)
            + "\n  return 0;\n}\n"
        )


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "edges", lambda seed: Program(seed).make()))
