#!/usr/bin/env python3
"""Random C programs that take numbers apart into bytes and put them together: what minic makes of each prints what gcc's does.

    swaps.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    swaps.py --minic build/release/minic --seed N --reduce     makes the program of one seed smaller while it still differs
    swaps.py --minic build/release/minic --seed N --print

Numbers of 16 to 64 bits are read byte by byte or in larger parts, upwards, downwards or in any order, with a byte left out, read
twice, masked or extended by its sign; they are written the same way, from one number, from two, from constants and from what was
just read. Other accesses stand between, which overlap or may overlap. Rotations in all forms: by numbers and variables, joined by
|, + and ^, with masks of the amount or without. Bits: counts, the lowest one, masks of the lowest ones, shifts by variables."""

import random
import sys

import harness

PRELUDE = """int printf(const char *, ...);
#define N __attribute__((noinline))
typedef unsigned char u8; typedef signed char s8; typedef unsigned short u16; typedef unsigned u32; typedef unsigned long u64;
static u8 store[64], other[64];
static volatile u8 seen;
static void fill(void) { for (int i = 0; i < 64; i++) store[i] = i * 37 + 129, other[i] = i * 91 + 5; }
N static unsigned long sum(void) {
  unsigned long h = 0;
  for (int i = 0; i < 64; i++) h = h * 31 + store[i], h = h * 33 + other[i];
  return h;
}
"""
WIDTHS = {"u16": 2, "u32": 4, "u64": 8}


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.functions, self.calls = [], []

    def order(self, count):
        """The places of the bytes, the lowest byte's first: mostly upwards or downwards."""
        order = list(range(count))
        pick = self.rng.random()
        if pick < 0.45:
            return order
        if pick < 0.8:
            return order[::-1]
        if pick < 0.9:
            at = self.rng.randrange(count - 1)
            order[at], order[at + 1] = order[at + 1], order[at]
            return order
        self.rng.shuffle(order)
        return order

    def shifted(self, text, kind, by):
        wide = f"({kind}){text}"
        if not by:
            return wide
        return self.rng.choice(
            [f"({wide} << {by})", f"({wide} << {by})", f"({wide} * {1 << by}{'ul' if by > 30 else 'u'})"]
        )

    def joined(self, parts):
        join = self.rng.choice(["|", "|", "|", "+", "^"])
        self.rng.random() < 0.3 and self.rng.shuffle(parts)
        text = parts[0]
        for part in parts[1:]:
            text = f"({text} {join} {part})" if self.rng.random() < 0.8 else f"({part} {join} {text})"
        return text

    def disturbance(self):
        """A statement between the accesses, or nothing."""
        at = self.rng.randrange(8)
        return self.rng.choice(
            [""] * 9
            + [
                f"q[{at}] = {self.rng.randint(0, 255)};",
                f"p[{at}] = q[{self.rng.randrange(8)}];",
                "seen++;",
                f"other[{at}]++;",
                "if (q[3] == 9) return 1;",
            ]
        )

    # ---- reading

    def read(self, name):
        rng = self.rng
        kind = rng.choice(list(WIDTHS))
        count, base = WIDTHS[kind], rng.choice(["p", "p", "store", f"(p + {rng.randint(1, 9)})", "(p + i)"])
        order, lines, parts = self.order(count), [], []
        if rng.random() < 0.25:  # in parts of 2 bytes
            for k in range(0, count, 2):
                lines.append(f"u16 v{k} = *(u16_ *)({base} + {order[k] & ~1});")
                text = f"v{k}" if rng.random() < 0.6 else f"(u16)(v{k} << 8 | v{k} >> 8)"
                parts.append(self.shifted(text, kind, 8 * k))
        else:
            for k, place in enumerate(order):
                part = "s8" if rng.random() < 0.06 else "u8"
                lines.append(f"{part} v{k} = {base}[{place}];")
                lines.append(self.disturbance())
                text = f"v{k}" if rng.random() < 0.9 else f"(v{k} & {rng.choice([255, 255, 127, 240])})"
                parts.append(self.shifted(text, kind, 8 * k))
            pick = rng.random()
            if pick < 0.12:
                parts.pop(rng.randrange(len(parts)))
            elif pick < 0.18:
                parts[rng.randrange(len(parts))] = self.shifted(
                    f"v{rng.randrange(count)}", kind, 8 * rng.randrange(count)
                )
        result = self.joined(parts)
        used = f" + v{rng.randrange(count // 2) * 2}" if rng.random() < 0.15 else ""
        body = " ".join(line for line in lines if line)
        if rng.random() < 0.1:
            result = f"({kind})~{result}"
        self.functions.append(f"N static u64 {name}(u8 *p, u8 *q, int i) {{ {body} return {result}{used}; }}")
        self.call(name)

    def call(self, name):
        rng = self.rng
        for _ in range(2):
            p = rng.randint(0, 20)
            near = max(0, p + rng.randint(-6, 7))
            q = rng.choice([f"other + {rng.randint(0, 20)}", f"store + {rng.randint(0, 24)}", f"store + {near}"])
            self.calls.append(
                f'fill(); printf("{name} %lx", {name}(store + {p}, {q}, {rng.randint(0, 9)})); printf(" %lx\\n", sum());'
            )

    def loop(self, name):
        """Bytes in a loop that is unrolled."""
        rng = self.rng
        kind = rng.choice(list(WIDTHS))
        count = WIDTHS[kind]
        down = rng.random() < 0.5
        if rng.random() < 0.5:
            amount = f"8 * ({count - 1} - k)" if down else "8 * k"
            body = f"{kind} v = 0; for (int k = 0; k < {count}; k++) v {rng.choice(['|=', '+=', '^='])} ({kind})p[k] << ({amount}); return v;"
        else:
            place = f"{count - 1} - k" if down else "k"
            body = (
                f"{kind} v = *({kind}_ *)q; for (int k = 0; k < {count}; k++) {{ p[{place}] = v; v >>= 8; }} return 0;"
            )
        self.functions.append(f"N static u64 {name}(u8 *p, u8 *q, int i) {{ {body} }}")
        self.call(name)

    # ---- writing

    def write(self, name):
        rng = self.rng
        kind = rng.choice(list(WIDTHS))
        count, base = WIDTHS[kind], rng.choice(["p", "p", "store", f"(p + {rng.randint(1, 9)})", "(p + i)"])
        order, lines = self.order(count), [f"{kind} x = *({kind}_ *)q, y = *({kind}_ *)(q + 8);"]
        source = rng.choice(["x", "x", "x", "y", "constant", "memory", "two"])
        for k, place in enumerate(order):
            value = {
                "constant": str(rng.choice([0, 255, rng.randint(0, 255)])),
                "memory": f"q[{order[k] if rng.random() < 0.9 else place}]",
                "two": f"{'x' if k < count // 2 else 'y'} >> {8 * (k % (count // 2))}",
            }.get(source, f"{source} >> {8 * k}")
            if rng.random() < 0.1:
                value = f"({value}) & 255"
            if rng.random() < 0.03:
                value = f"({value}) ^ 1"
            lines.append(f"{base}[{place}] = {value};")
            lines.append(self.disturbance())
        if rng.random() < 0.1:
            lines.pop(2 * rng.randrange(count) + 1)
        body = " ".join(line for line in lines if line)
        self.functions.append(f"N static u64 {name}(u8 *p, u8 *q, int i) {{ {body} return x + y; }}")
        self.call(name)

    def members(self, name):
        """Members of a structure, neighbours of several sizes, set to constants or to parts of a number."""
        rng = self.rng
        kinds = [rng.choice(["u8", "u8", "u16", "u32", "int", "s8", "float"]) for _ in range(rng.randint(3, 7))]
        fields = " ".join(f"{kind} m{k};" for k, kind in enumerate(kinds))
        lines = []
        for k in rng.sample(range(len(kinds)), len(kinds) if rng.random() < 0.7 else len(kinds) - 1):
            value = rng.choice(["0", "0", "1", "-1", str(rng.randint(0, 127)), "i", f"i >> {8 * k}" if k < 4 else "0"])
            lines.append(f"s->m{k} = {value};" + (self.disturbance() if rng.random() < 0.3 else ""))
        shown = " + ".join(f"{2 * k + 3} * (u64)(long)s->m{k}" for k in range(len(kinds)))
        self.functions.append(
            f"struct {name}_ {{ {fields} }};\n"
            f"N static u64 {name}(u8 *p, u8 *q, int i) {{ static struct {name}_ made[2]; struct {name}_ *s = &made[i & 1]; "
            f"{' '.join(lines)} return {shown}; }}"
        )
        self.call(name)

    # ---- rotations

    def rotation(self, name):
        rng = self.rng
        kind = rng.choice(["u32", "u64", "u32", "u64", "u16", "u8"])
        bits = {"u8": 8, "u16": 16, "u32": 32, "u64": 64}[kind]
        join, left = rng.choice(["|", "+", "^"]), rng.random() < 0.5
        up, down = ("<<", ">>") if left else (">>", "<<")
        pick, count = rng.random(), rng.choice(["u32 n", "u64 n", "u8 n", "int n"])
        if pick < 0.4 or bits < 32:
            by = rng.randint(1, bits - 1)
            one, rest = str(by), str(bits - by if rng.random() < 0.85 else rng.randint(1, bits - 1))
        elif pick < 0.65:
            one, rest = "n", f"({bits} - n)"
        elif pick < 0.75:
            one, rest = f"(n & {bits - 1})", f"({bits} - (n & {bits - 1}))"
        else:
            one, rest = f"(n & {bits - 1})", rng.choice([f"(-n & {bits - 1})", f"({bits} - n & {bits - 1})"])
        x, y = ("x", "y") if bits >= 32 else ("(u32)x", "(u32)y")  # no int gets too large
        other = x if rng.random() < 0.9 else y
        parts = [f"({x} {up} {one})", f"({other} {down} {rest})"]
        rng.random() < 0.3 and parts.reverse()
        more = rng.choice(["", "", f" {rng.choice('+^|')} y"])
        self.functions.append(
            f"N static u64 {name}({kind} x, {kind} y, {count}) {{ return ({kind})({parts[0]} {join} {parts[1]}{more}); }}"
        )
        # An amount of 0 is defined only where the other shift is not by all bits.
        low = 0 if "& " in rest and "- (" not in rest else 1
        for n in {low, 1, bits - 1, rng.randint(1, bits - 1)}:
            x, y = rng.getrandbits(bits), rng.getrandbits(bits)
            self.calls.append(f'printf("{name} %lx\\n", {name}({x}u{"l" if bits == 64 else ""}, ({kind}){y}ul, {n}));')

    # ---- bits

    def bits(self, name):
        """What BMI, BMI2, LZCNT and POPCNT have instructions for, and what is nearly that."""
        rng = self.rng
        kind = rng.choice(["u32", "u64", "u32", "u64", "u16", "u8"])
        bits = {"u8": 8, "u16": 16, "u32": 32, "u64": 64}[kind]
        word, suffix = ("u64", "l") if bits == 64 else ("u32", "")
        one, width = f"({word})1", 64 if bits == 64 else 32

        def operand():
            return rng.choice(["x", "x", "y", "p[0]", "p[1]", "(x + y)"])

        def amount():
            return rng.choice(["n", f"(n & {width - 1})", f"({width} - n)", f"(y & {width - 1})"])

        def term():
            a, b, n = operand(), operand(), amount()
            mask = rng.choice([f"(({one} << {n}) - 1)", f"~(~({word})0 << {n})", f"(~({word})0 >> {n})"])
            count = rng.choice(["ctz", "clz"]) + suffix
            return rng.choice(
                [
                    f"({a} & {mask})",
                    f"(({word}){a} >> {n} & {mask})",
                    f"({a} & ({a} - {rng.choice('1112')}))",
                    f"({a} ^ ({a} - 1))",
                    f"({a} & -{a})",
                    f"({a} & ~{b})",
                    f"(~{a} & {b})",
                    f"(({word}){a} << {n})",
                    f"(({word}){a} >> {n})",
                    f"(({'long' if width == 64 else 'int'}){a} >> {n})",
                    f"__builtin_popcount{suffix}({a})",
                    f"({a} ? __builtin_{count}({a}) : {rng.choice([width, width - 1, 0])})",
                    f"({width - 1} - __builtin_clz{suffix}({a} | 1))",
                    f"__builtin_bswap{max(bits, 16)}({a})",
                ]
            )

        lines = [f"{word} h = {term()};"]
        for _ in range(rng.randint(1, 4)):
            more = term()
            lines.append(
                rng.choice([f"h {rng.choice('+^')}= {more};", f"if ({more}) h = h * 3 + 1;", f"p[1] = {more};"])
            )
        self.functions.append(
            f"N static u64 {name}({kind} *p, {kind} x, {kind} y, u32 n) {{ {' '.join(lines)} return h + p[1]; }}"
        )
        for n in {1, width - 1, rng.randint(1, width - 1)}:
            x, y, *memory = (rng.choice([rng.getrandbits(bits), 0, 1 << rng.randrange(bits)]) for _ in range(4))
            values = ", ".join(f"{value}ul" for value in memory)
            self.calls.append(
                f'printf("{name} %lx\\n", {name}(({kind}[]){{{values}}}, ({kind}){x}ul, ({kind}){y}ul, {n}));'
            )

    def make(self):
        for number in range(harness.SIZE * self.rng.randint(7, 11)):
            rng = self.rng
            form = rng.choice(
                [self.read, self.read, self.write, self.write, self.loop, self.members, self.rotation, self.bits]
            )
            form(f"f{number}")
        return (
            PRELUDE
            + "".join(f"typedef {kind} {kind}_ __attribute__((may_alias, aligned(1)));\n" for kind in WIDTHS)
            + "\n".join(self.functions)
            + "\nint main(void) {\n  "
            + "\n  ".join(self.calls)
            + "\n  return 0;\n}\n"
        )


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "swaps", lambda seed: Program(seed).make()))
