#!/usr/bin/env python3
"""Random C programs of float and double: what minic makes of each prints what gcc's does.

    floats.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    floats.py --minic build/release/minic --seed N --reduce      makes the program of one seed smaller while it still differs
    floats.py --minic build/release/minic --seed N --print

Functions of many floating and integer parameters convert, compare, choose, round, count in floating numbers, switch on converted ones, update
integers by floating numbers, and keep them across calls. Loops over arrays convert, compare and reduce. Records go by value and through `...`.
Constant expressions stand beside the same of volatile operands. Among the operands are NaN, infinities, zeros of both signs, denormals and the
limits of each integer type.
All is defined: a conversion to an integer stands behind a test that the number fits, and nothing asks for the sign or the bits of a NaN, or for
the sign of the minimum of two zeros. Results are printed by their bits, every NaN as the same word."""

import random
import re
import sys

import harness

# name -> (bits, signed)
INTEGERS = {
    "signed char": (8, True),
    "unsigned char": (8, False),
    "short": (16, True),
    "unsigned short": (16, False),
    "int": (32, True),
    "unsigned": (32, False),
    "long": (64, True),
    "unsigned long": (64, False),
    "__int128": (128, True),
    "unsigned __int128": (128, False),
}
KINDS = ["float", "float", "double", "double"]
# fmt: off
REALS = ["0.0", "-0.0", "1.0", "-1.0", "0.5", "-0.5", "1.5", "2.5", "-3.75", "0.1", "0.1f", "1e10", "-7e18", "1e20f", "3e38f", "1e308", "-1e-310", "0x1p-149",
         "-4.9e-324", "2.2250738585072014e-308", "0x1.fffffep127f", "0x1.fffffcp-127f", "127.5", "-128.75", "255.99", "65535.5", "2147483647.0", "2147483648.0f",
         "-2147483648.5", "4294967295.5", "-0.99", "9223372036854775808.0", "9223372036854774784.0", "-9223372036854775808.0f", "18446744073709549568.0",
         "18446744073709551616.0", "1e19", "0x1.fffffep63f", "16777216.0f", "16777217.0", "4503599627370497.5", "0.49999999999999994", "__builtin_inf()",
         "-__builtin_inff()"] + ["__builtin_nan(\"\")", "__builtin_nanf(\"\")"] * 2
NUMBERS = [text for text in REALS if "nan" not in text]
WHOLE = [0, 1, 2, -1, -2, 7, 100, 127, 128, 255, 32767, -32768, 65535, 16777217, -33554435, 2147483647, -2147483648, 4294967295, 9007199254740993, 2**62 + 2**38 + 1,
         2**63 - 1, 2**63 - 513, -2**63 + 1, 2**63, 2**63 + 1025, 2**64 - 1, 2**64 - 1025]
# fmt: on
RELATIONS = ["<", "<=", ">", ">=", "==", "!="]
ROUNDING = ["fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "sqrt"]
CLASSES = ["isnan", "isinf", "isfinite", "isnormal"]
ORDERED = ["isgreater", "isgreaterequal", "isless", "islessequal", "islessgreater", "isunordered"]

PRELUDE = """#include <stdarg.h>
int printf(const char *, ...);
void *memcpy(void *, const void *, unsigned long);
#define N __attribute__((noinline))
typedef __int128 I;
typedef unsigned __int128 U;
union F { float f; unsigned u; };
union D { double d; unsigned long u; };
static unsigned long bits(double x) { unsigned long u; memcpy(&u, &x, 8); return x != x ? 0x7ff8000000000000ul : u; }
static unsigned bitsf(float x) { unsigned u; memcpy(&u, &x, 4); return x != x ? 0x7fc00000u : u; }
static double number(double x) { return x != x ? 3.0 : x; }
N static void show(const char *name, double x) { if (x != x) printf("%s nan\\n", name); else printf("%s %016lx\\n", name, bits(x)); }
N static void showf(const char *name, float x) { if (x != x) printf("%s nan\\n", name); else printf("%s %08x\\n", name, bitsf(x)); }
N static void showi(const char *name, I x) { printf("%s %lx %lx\\n", name, (unsigned long)(x >> 64), (unsigned long)x); }
static volatile double vd = 0.1;
static volatile float vf = 0.1f;
static volatile int vi = 1;
static double heard = 1.0;
N static float hear(float x) { heard = x < heard ? x : heard * 0.75; return x; }
"""


def limits(name):
    bits, signed = INTEGERS[name]
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)


def fits(name, text, bits=None):
    """The test that a floating number may be converted; its bounds are exact in float too."""
    whole, signed = INTEGERS[name]
    bits = bits or whole
    low = f">= -0x1p{bits - 1}" if signed else "> -1.0"
    return f"{text} {low} && {text} < 0x1p{bits - signed}"


def spelled(name):
    return {"__int128": "I", "unsigned __int128": "U"}.get(name, name)


def converter(name):
    return "to_" + spelled(name).replace(" ", "_")


class Program:
    def __init__(self, seed):
        self.rng, self.text, self.calls = random.Random(seed), [PRELUDE], []
        self.helpers, self.counts = [], []  # functions of floating and of integer results
        self.reals, self.integers, self.places, self.fields, self.depth = [], [], [], [], 0
        for name in INTEGERS:
            for suffix, kind in ("", "double"), ("f", "float"):
                self.text.append(
                    f"static {spelled(name)} {converter(name)}{suffix}({kind} x) {{ return {fits(name, 'x')} ? ({spelled(name)})x : 7; }}\n"
                )

    # Values and expressions.

    def value(self, kind):
        """An argument of the type."""
        rng = self.rng
        if kind == "_Bool":
            return rng.choice("01")
        if kind not in INTEGERS:
            return rng.choice(REALS)
        value = rng.choice(WHOLE + list(limits(kind)) + [rng.getrandbits(60)])
        low, high = limits(kind)
        value = (value - low) % (high - low + 1) + low
        if value > 2**64 - 1 or value < -(2**63) + 1:
            return f"({spelled(kind)})((U){value >> 64 & 2**64 - 1}ul << 64 | {value & 2**64 - 1}ul)"
        return f"({spelled(kind)}){value}ul" if value >= 0 else f"({spelled(kind)})({value}l)"

    def variable(self):
        return self.rng.choice(self.reals)[0]

    def whole(self):
        return self.rng.choice(self.integers)[0]

    def varying(self, text):
        """The expression, or a variable if it is a constant: gcc 12 takes 0.0 - (double)i and 0.0 - fabs(x) for their negatives, which is
        wrong for zeros."""
        return text if re.search(r"\b(p\d|x|[rqs][.[]|[ab]\.m)", text) else self.variable()

    def call(self, helpers):
        """A call of one of the helper functions."""
        name, kinds = self.rng.choice(helpers)
        return f"{name}({', '.join(self.integer(0) if kind in INTEGERS or kind == '_Bool' else self.real(self.rng.randint(0, 1)) for kind in kinds)})"

    def real(self, depth):
        """An expression of type float or double."""
        rng, pick = self.rng, self.rng.random()
        if depth <= 0 or pick < 0.12:
            return rng.choice(
                [self.variable()] * 5
                + [rng.choice(REALS), rng.choice(["0.0", "1.0f", "2.0", "-1.0", "0.5f"])]
                + self.places
            )
        a, b = self.real(depth - 1), self.real(depth - 1)
        if pick < 0.44:
            return rng.choice(
                [f"({a} {rng.choice('*/')} {b})", f"({self.varying(a)} {rng.choice('+-')} {self.varying(b)})"]
            )
        if pick < 0.5:
            return f"({self.varying(a)} {rng.choice('+-*/')} {self.integer(depth - 1)})"
        if pick < 0.57:
            x = self.variable()
            return rng.choice(
                [
                    f"(-{x})",
                    f"(-({self.varying(a)} - {x}))",
                    f"(0.0 - {x})",
                    f"({x} - {x})",
                    f"({a} * 0.0)",
                    f"({x} + 0.0f)",
                    f"({a} / 4)",
                    f"(2.0f * {a})",
                ]
            )
        if pick < 0.66:
            return f"(({rng.choice(KINDS)}){rng.choice([a, self.integer(depth - 1)])})"
        if pick < 0.76:
            return f"({self.condition(depth - 1)} ? {a} : {b})"
        if pick < 0.83:
            x, y = self.variable(), rng.choice([self.variable(), rng.choice(["0.0", "1.0f", "-0.0", "100.0"])])
            return rng.choice(
                [
                    f"({x} {rng.choice(RELATIONS)} {y} ? {x} : {y})",
                    f"(!({x} {rng.choice(RELATIONS)} {y}) ? {y} : {x})",
                    f"({x} < 0 ? -{x} : {x})",
                    f"({x} < 0.0f ? 0.0f : {x} > {y} ? {y} : {x})",
                    f"({x} >= 0 ? {x} : -{x})",
                    f"({x} == {y} ? {y} : {x})",
                    f"({x} ? {x} : {y})",
                ]
            )
        suffix = rng.choice(["", "f"])
        if pick < 0.93:
            return rng.choice(
                [f"__builtin_{rng.choice(ROUNDING)}{suffix}({a})"] * 4
                + [
                    f"__builtin_copysign{suffix}({a}, number({b}))",
                    f"(__builtin_f{rng.choice(['min', 'max'])}{suffix}({a}, {b}) + 0.0)",
                    rng.choice(
                        [
                            f"__builtin_f{rng.choice(['mod', 'dim'])}{suffix}({a}, {b})",
                            f"__builtin_fma{suffix}({a}, {b}, {self.variable()})",
                            f"__builtin_ldexp{suffix}({a}, {self.integer(0)} & 15)",
                        ]
                    ),
                ]
            )
        return self.call(self.helpers) if self.helpers else a

    def integer(self, depth):
        """An expression of an integer type in which nothing overflows."""
        rng, pick = self.rng, self.rng.random()
        if depth <= 0 or pick < 0.1:
            return rng.choice(
                [self.whole()] * 5
                + self.fields
                + [str(rng.choice([0, 1, 2, -1, 100, 65536])), f"(int){rng.choice(['2.5', '-7.75f', '1e9', '0.99'])}"]
            )
        if pick < 0.35:
            name, x = rng.choice([*INTEGERS, "unsigned", "unsigned long"]), self.variable()
            if rng.random() < 0.25:  # the upper half of what fits
                bits, signed = INTEGERS[name]
                return f"{converter(name)}{rng.choice(['', 'f'])}((1.9 - 1 / (1.5f + {x} * {x})) * 0x1p{bits - 1 - signed})"
            if rng.random() < 0.5:
                return f"({fits(name, x)} ? ({spelled(name)}){x} : {rng.choice(['7', '0', '-1'])})"
            return f"{converter(name)}{rng.choice(['', 'f'])}({self.real(depth - 1)})"
        if pick < 0.42:
            return f"({rng.choice(['_Bool', spelled(rng.choice(list(INTEGERS)))])}){self.integer(depth - 1)}"
        if pick < 0.5:
            return f"(_Bool){self.real(depth - 1)}"
        if pick < 0.56:
            x = self.variable()
            return f"({fits('long', x)} ? __builtin_{rng.choice(['lrint', 'lround'])}({x}) : 9)"
        if pick < 0.7:
            return f"({self.integer(depth - 1)} {rng.choice('&|^')} {self.integer(depth - 1)})"
        if pick < 0.74 and self.counts:
            return self.call(self.counts)
        if pick < 0.8:
            return f"((unsigned long){self.integer(depth - 1)} {rng.choice('+-*')} {self.integer(depth - 1)})"
        return f"({self.condition(depth - 1)})"

    def condition(self, depth):
        rng, pick = self.rng, self.rng.random()
        a, b, relation = self.real(depth), self.real(depth), rng.choice(RELATIONS)
        x, y = self.variable(), self.variable()
        if pick < 0.35:
            return f"{a} {relation} {b}"
        if pick < 0.5:
            return f"!({a} {relation} {b})"
        if pick < 0.6:
            return f"{a} {relation} {self.integer(depth)}"
        if pick < 0.72:
            other = rng.choice(RELATIONS)
            return rng.choice(
                [
                    f"{x} {relation} {y} {rng.choice(['||', '&&', '|', '&', '==', '^'])} {x} {other} {y}",
                    f"!({x} {relation} {y}) && !({x} {other} {y})",
                    f"({x} {relation} {y}) != ({y} {other} {x})",
                    f"{x} != {x} || {y} != {y}",
                    f"({x} > {y}) - ({x} < {y}) {relation} 0",
                ]
            )
        if pick < 0.8:
            return rng.choice([f"!!{a}", f"!{a}", f"{x} && {b}", f"{x} || !{y}", f"{x} == {x}", f"{x} - {x} == 0"])
        if pick < 0.92:
            return rng.choice(
                [f"__builtin_{rng.choice(ORDERED)}({a}, {b})", f"!__builtin_{rng.choice(ORDERED)}({x}, {y})"]
            )
        return rng.choice([f"__builtin_{rng.choice(CLASSES)}({a}) != 0", f"__builtin_signbit(number({a})) == 0"])

    # Statements.

    def block(self, depth):
        return [line for _ in range(self.rng.randint(1, 3)) for line in self.statement(depth - 1)]

    def update(self, name, kind):
        """An integer that fits on the left of a compound assignment."""
        rng = self.rng
        bits, signed = INTEGERS[kind]
        mask = (1 << bits - 3) - 1 if bits < 32 else rng.choice([(1 << bits - 3) - 1, 0xFFFF, 0x1FFFFFF])
        number = rng.choice(["0.5", "1.5f", "0.25", "1.75", "2.0f", "1.0", "0.1", "1.9999f"])
        lines = [f"{name} &= {mask & 2**64 - 1}ul;", f"{name} {rng.choice(['+=', '*='])} {number};"]
        if signed:
            lines.append(f"{name} {rng.choice(['-=', '/='])} {rng.choice(['-1.5', '1.25f', '3.0', '-2.0f'])};")
        else:
            lines.append(f"{name} /= {rng.choice(['1.25f', '3.0', '2.0f'])};")
        return lines

    def loop(self, depth):
        """A loop whose condition is on floating numbers; fuel ends the others."""
        rng = self.rng
        self.depth += 1
        counter, kind, (x, _) = f"c{self.depth}", rng.choice(KINDS), rng.choice(self.reals)
        start = rng.choice(["0.0", "-1.0f", "16777210.0f", "0.1", "9007199254740990.0", "-0.0", "1e-310", x])
        bound, step = (
            rng.choice(["10.0", "16777220.0f", "9007199254740995.0", "3.0f", self.variable(), self.whole()]),
            rng.choice(["0.1", "1.0f", "0.5", "0.3f", "1", "2.0"]),
        )
        body = self.block(depth)
        up = rng.random() < 0.7
        test = rng.choice(
            [f"{counter} < {bound}", f"!({counter} >= {bound})", f"{counter} != {bound}", f"{counter} <= {bound}"]
            if up
            else [f"{counter} > {bound}", f"!({counter} <= {bound})", f"{counter}"]
        )
        move = rng.choice(
            [
                f"{counter} {'+=' if up else '-='} {step}",
                f"{counter}{'++' if up else '--'}",
                f"{counter} *= {rng.choice(['2.0', '0.5f'])}",
            ]
        )
        head = rng.choice(
            [
                f"for ({kind} {counter} = {start}; {test} && --fuel > 0; {move}) {{",
                f"for ({kind} {counter} = {start}; --fuel > 0 && {test}; {move}) {{",
            ]
        )
        return [head, *["  " + line for line in body], f"  {x} += {counter};", "}"]

    def statement(self, depth):
        rng, pick = self.rng, self.rng.random()
        (x, kind), y = rng.choice(self.reals), self.variable()
        i, type_of_i = rng.choice(self.integers)
        if pick < 0.24:
            return [f"{x} = {self.real(3)};"]
        if pick < 0.34:
            return [f"{x} {rng.choice(['+=', '-=', '*=', '/='])} {rng.choice([self.real(2), self.integer(2)])};"]
        if pick < 0.38:
            return [
                rng.choice(
                    [
                        f"{x}++;",
                        f"--{x};",
                        f"{y} = {self.variable()} + 1, {x}--;",
                        f"vd = {x}--;",
                        f"vd++, {x} += vd;",
                        f"--vf, {x} = vf;",
                    ]
                )
            ]
        if pick < 0.5:
            return [f"{i} = {self.integer(3)};"]
        if pick < 0.58:
            return (
                self.update(i, type_of_i)
                if type_of_i in INTEGERS
                else [f"{i} {rng.choice(['+=', '-=', '*='])} {rng.choice(['0.5', '1.0f', '0.0', '-0.0f'])};"]
            )
        if pick < 0.63:
            return rng.choice(
                [
                    [f"vd = {x}, {x} = vd * {y};"],
                    [f"vf = {x}, {y} = vf - {x};"],
                    [f"vi = {converter('int')}({x}), {x} = vi;"],
                ]
            )
        if pick < 0.68:
            turn = rng.choice(["^= 0x{:x}", "|= 0x{:x}", "&= ~0x{:x}"])
            if kind == "float":
                return [
                    f"{{ union F u; u.f = number({x}); u.u {turn.format(rng.choice([1, 1 << 31, 0x400000, 0x800000, 255]))}u; {x} = u.f == u.f ? u.f : 1.0f; {i} ^= {rng.choice(['u.u', f'bitsf({x})'])}; }}"
                ]
            return [
                f"{{ union D u; u.d = number({x}); u.u {turn.format(rng.choice([1, 1 << 63, 1 << 52, 0xFFFFFFFF, 1 << 31]))}ul; {x} = u.d == u.d ? u.d : 1.0; {i} ^= {rng.choice(['u.u', f'bits({x})'])} & 1023; }}"
            ]
        if pick < 0.73:
            return (
                [f"{x} = hear({y}), {x} += {rng.choice(['heard', self.variable()])};"]
                if rng.random() < 0.4 or not self.helpers
                else [f"{x} = {self.call(self.helpers)};"]
            )
        if pick < 0.77:
            return [
                rng.choice(
                    [
                        f"r[{i} & 7] = {self.real(2)};",
                        f"q[{i} & 3] += {self.real(1)};",
                        f"s.a = {self.real(2)}, s.b {rng.choice(['+=', '='])} {self.real(1)};",
                        f"s.i = {fits('int', y, 9)} ? {y} : 3, s.w = {fits('unsigned', x, 13)} ? {x} : 1;",
                        "s.w &= 1023, s.w *= 1.5f, s.i &= 63, s.i += 0.75;",
                    ]
                )
            ]
        if depth <= 0:
            return [f"{x} = {self.real(2)};"]
        if pick < 0.87:
            lines = [f"if ({self.condition(2)}) {{", *["  " + line for line in self.block(depth)]]
            return (
                lines
                + (["} else {", *["  " + line for line in self.block(depth)]] if rng.random() < 0.5 else [])
                + ["}"]
            )
        if pick < 0.95:
            return self.loop(depth)
        scale = rng.choice(["4.0f", "1", "0.5", "2.0"])
        lines = [
            f"switch ({converter(rng.choice(['int', 'short', 'unsigned', 'signed char', 'long']))}({x} * {scale})) {{"
        ]
        lines += [
            f"case {case}: {'  '.join(self.statement(0))}{rng.choice([' break;', ''])}"
            for case in rng.sample([0, 1, 2, 4, 6, 7, 10, 15, 127], rng.randint(2, 6))
        ]
        return lines + [f"default: {self.statement(0)[0]}" if rng.random() < 0.7 else "case 100:;", "}"]

    # Functions.

    def parameters(self, low, high):
        rng = self.rng
        return [
            rng.choice(KINDS) if rng.random() < 0.6 else rng.choice(["_Bool", *INTEGERS])
            for _ in range(rng.randint(low, high))
        ]

    def scope(self, kinds, name):
        """Makes the names p0, p1 ... the variables of expressions; returns the text of the parameters."""
        self.reals = [(f"p{k}", kind) for k, kind in enumerate(kinds) if kind in KINDS]
        self.integers = [(f"p{k}", kind) for k, kind in enumerate(kinds) if kind not in KINDS]
        self.places, self.fields = [], []
        return ", ".join(f"{spelled(kind)} p{k}" for k, kind in enumerate(kinds))

    def shows(self, name):
        lines = [f'show{"f" if kind == "float" else ""}("{name} {real}", {real});' for real, kind in self.reals]
        return lines + [f'showi("{name} {whole}", {whole});' for whole, _ in self.integers]

    def helper(self, name):
        """A function of one expression."""
        rng = self.rng
        kinds = ["double", "int", *self.parameters(1, rng.choice([3, 6, 14]))]
        rng.shuffle(kinds)
        text, result = self.scope(kinds, name), rng.choice(KINDS + ["int", "unsigned long", "unsigned char"])
        body = [f"return {self.real(3)};"] if result in KINDS else [f"return {converter(result)}({self.real(3)});"]
        self.text.append(
            f"{rng.choice(['N static', 'static', 'static inline'])} {result} {name}({text}) {{ {body[0]} }}\n"
        )
        (self.helpers if result in KINDS else self.counts).append((name, kinds))

    def mixed(self, name):
        """A function of statements; all its variables are shown at the end."""
        rng = self.rng
        kinds = ["double", "float", "int", *self.parameters(0, rng.choice([4, 10, 17]))]
        text = self.scope(kinds, name)
        body = [
            f"int fuel = {rng.choice([30, 60])};",
            "double r[8] = { 0.5, -0.0, 1e300, 4.9e-324, -7, 1.0f / 3, 100, 2.5 };",
            "float q[4] = { 1, 0.1, -1e-40, 16777217 };",
            "struct { float a; int i : 9; double b; unsigned w : 13; } s = { 0.1, -5, 0.1f, 99 };",
        ]
        for k in range(rng.choice([1, 3, 9])):
            kind = rng.choice(KINDS)
            body.append(f"{kind} x{k} = {self.real(2)};")
            self.reals.append((f"x{k}", kind))
            kind = rng.choice(["_Bool", *INTEGERS])
            body.append(f"{spelled(kind)} i{k} = {self.integer(2)};")
            self.integers.append((f"i{k}", kind))
        self.places = ["r[3]", f"r[{self.whole()} & 7]", f"q[{self.whole()} & 3]", "s.a", "s.b"]
        self.fields = ["s.i", "s.w"]
        for _ in range(rng.randint(3, 10)):
            body += self.statement(2)
        body += self.shows(name) + [
            f'show("{name} s", s.a + s.b), showi("{name} s", s.i * 8192l + s.w), show("{name} heard", heard);',
            f'for (int k = 0; k < 8; k++) show("{name} r", r[k]), showf("{name} q", q[k & 3]);',
        ]
        self.text.append(f"N static void {name}({text}) {{\n  " + "\n  ".join(body) + "\n}\n")
        self.calls += [f"{name}({', '.join(self.value(kind) for kind in kinds)});" for _ in range(rng.randint(2, 5))]

    def beside(self, name):
        """Constant expressions in initialisers and in a function, and the same of volatile operands."""
        rng, body = self.rng, []
        for n in range(rng.randint(4, 9)):
            leaves = []

            def leaf(texts=REALS):
                leaves.append(rng.choice(texts))
                return f"@{len(leaves) - 1}@"

            def expression(depth):
                pick = rng.random()
                if depth == 0 or pick < 0.1:
                    return leaf()
                a, b = expression(depth - 1), expression(depth - 1)
                if pick < 0.5:
                    return f"({a} {rng.choice('+-*/')} {b})"
                if pick < 0.6:
                    return f"(({rng.choice(KINDS)}){a})"
                if pick < 0.68:
                    return f"(-{a})"
                if pick < 0.78:
                    return f"({leaf()} {rng.choice(RELATIONS)} {a} ? {a} : {b})"
                if pick < 0.84:
                    return f"(!({a} {rng.choice(RELATIONS)} {b}) + {leaf()})"
                if pick < 0.92:
                    number, kind = leaf(NUMBERS), rng.choice(list(INTEGERS))
                    return f"(({rng.choice(KINDS)})({fits(kind, number)} ? ({rng.choice(['_Bool', spelled(kind), spelled(kind), spelled(kind)])}){number} : 7))"
                return rng.choice(
                    [
                        f"__builtin_fabs({a})",
                        f"__builtin_copysign({a}, {leaf(NUMBERS)})",
                        f"(({rng.choice(KINDS)})(_Bool){a})",
                    ]
                )

            text, kind = expression(3), rng.choice(["float", "double"])
            constant, variable = text, text
            for k, literal in enumerate(leaves):
                constant, variable = (
                    constant.replace(f"@{k}@", literal if literal[0] != "-" else f"({literal})"),
                    variable.replace(f"@{k}@", f"v{n}_{k}"),
                )
            suffix = "f" if kind == "float" else ""
            self.text.append(f"static {kind} {name}_{n} = {constant};\n")
            body += [
                f"volatile {'float' if literal[-1] == 'f' or 'inff' in literal or 'nanf' in literal else 'double'} v{n}_{k} = {literal};"
                for k, literal in enumerate(leaves)
            ]
            body += [f'show{suffix}("{name} {n}", {form});' for form in (f"{name}_{n}", constant, variable)]
        self.text.append(f"N static void {name}(void) {{\n  " + "\n  ".join(body) + "\n}\n")
        self.calls.append(f"{name}();")

    def arrays(self, name):
        """Loops over arrays: of any numbers (a, b, c) and of small ones (s), and of integers (i, u, h, l, w, o)."""
        rng, body, tail = self.rng, ["int k;"], []
        kind = rng.choice(["float", "double"])
        self.text.append(
            f"static {kind} {name}a[40], {name}b[40], {name}c[40], {name}s[40]; static int {name}i[40]; static unsigned {name}u[40]; static short {name}h[40];\n"
            f"static long {name}l[40]; static unsigned long {name}w[40]; static unsigned char {name}o[40];\n"
        )
        for n in range(rng.randint(2, 6)):
            a, b, c, s, i, u, h, l, w, o = (f"{name}{array}[k]" for array in "abcsiuhlwo")
            x, y = rng.sample([a, b, c, s], 2) if rng.random() < 0.9 else (a, a)
            whole = rng.choice([i, u, h, l, w, o])
            total = f"t{n}"
            real, integer = rng.choice([kind, "double", "float"]), rng.choice(["int", "unsigned", "long"])
            reductions = [
                (real, "0.1", f"{total} += {x};"),
                (real, "0", f"{total} += {x} * {y};"),
                (real, "1", f"{total} *= {s};"),
                (real, "0", f"{total} -= {whole};"),
                (real, x.replace("[k]", "[0]"), f"{total} = {x} {rng.choice('<>')} {total} ? {x} : {total};"),
                (real, x.replace("[k]", "[0]"), f"if ({total} {rng.choice(RELATIONS[:4])} {x}) {total} = {x};"),
                (integer, "0", f"{total} += {x} {rng.choice(RELATIONS)} {y};"),
                (integer, "0", f"if (!({x} {rng.choice(RELATIONS)} {y})) {total} += {i} & 63;"),
                (integer, "0", f"{total} += (int){s};"),
                (integer, "0", f"{total} ^= (unsigned char)({s} < 0 ? -{s} : {s});"),
                (integer, "0", f"{total} += {o} + ({h} & 15);"),
                (integer, "0", f"{total} |= {x} != {x};"),
                (real, "0", f"{total} += {x} > 0 ? {x} : 0;"),
            ]
            types = {i: "int", u: "unsigned", h: "short", l: "long", w: "unsigned long", o: "unsigned char"}
            works = [
                f"{c} = {x} {rng.choice('+-*/')} {y};",
                f"{c} = {x} * {rng.choice(['0.5f', '3.0', '-1', '0.0'])} + {y};",
                f"{c} = {whole};",
                f"{whole} = ({types[whole]})({s} + {rng.choice(['0.0f', '101', '0.5'])});"
                if whole in (i, l, h)
                else f"{whole} = {rng.choice(['', f'({types[whole]})'])}(({s} + 101) * 1.25f);",
                f"{whole} = {fits(types[whole], x)} ? {x} : 3;",
                f"{c} = {x} {rng.choice(RELATIONS)} {y} ? {x} : {y};",
                f"{c} = !({x} {rng.choice(RELATIONS)} {y}) ? {x} : {rng.choice([y, '0'])};",
                f"{c} = {x} < 0 ? -{x} : {x};",
                f"{c} = -{x};",
                f"{c} = __builtin_{rng.choice(ROUNDING)}{rng.choice(['', 'f'])}({x});",
                f"{i} = {x} {rng.choice(RELATIONS)} {y};",
                f"{o} = !({x} {rng.choice(RELATIONS)} {y});",
                f"{c} = __builtin_copysign({x}, {s});",
                f"{s} = -{s};",
                f"{c} = (float){x};",
                f"{c} = __builtin_isnan({x}) ? {rng.choice(['0', y])} : {x};",
                f"if ({x} {rng.choice(RELATIONS)} {y}) {c} = {s};",
                f"{c} = ({rng.choice(KINDS)}){rng.choice([i, u, l, w])} * 0.5f;",
                f"{c} += {whole};",
            ]
            lines = [rng.choice(works) for _ in range(rng.randint(0, 2))]
            if not lines or rng.random() < 0.6:
                of, start, line = rng.choice(reductions)
                lines.append(line)
                body.append(f"{of} {total} = {start};")
                tail.append(
                    f'show("{name} {total}", {total});' if of in KINDS else f'showi("{name} {total}", {total});'
                )
            body += [
                f"for (k = {rng.randint(0, 2)}; k < {rng.choice(['n', 'n', '32', '39'])}; k += {rng.choice([1, 1, 1, 2])}) {{",
                *["  " + line for line in lines],
                "}",
            ]
        self.text.append(f"N static void {name}(int n) {{\n  " + "\n  ".join(body + tail) + "\n}\n")
        numbers = ", ".join(rng.choice(REALS) for _ in range(7))
        suffix = "f" if kind == "float" else ""
        integers = ", ".join(
            f"{name}{array}[k] = ({of})({rng.choice(WHOLE[:13])}l * k)"
            for array, of in zip("iuhlwo", ["int", "unsigned", "short", "long", "unsigned long", "unsigned char"])
        )
        shows = [
            f'show{suffix}("{name} c", {name}c[k]), show{suffix}("{name} s", {name}s[k]);',
            f'printf("{name} %x %x %x %lx %lx %x\\n", {name}i[k], {name}u[k], {name}h[k], {name}l[k], {name}w[k], {name}o[k]);',
        ]
        self.text.append(
            f"N static void start_{name}(int n) {{\n  static volatile double t[7] = {{ {numbers} }};\n  for (int k = 0; k < 40; k++) {{\n    {name}a[k] = t[k % 7], {name}b[k] = t[k * n % 6], {name}c[k] = k, "
            f"{name}s[k] = (k * 37 % 101 - 50) * 1.875f;\n    {integers};\n  }}\n  {name}(n);\n  for (int k = 0; k < 40; k++) {{\n    "
            + "\n    ".join(shows)
            + "\n  }\n}\n"
        )
        self.calls += [f"start_{name}({n});" for n in rng.sample([0, 1, 3, 8, 16, 31, 33, 40], 2)]

    def records(self, name):
        """Records that go by value and through `...`."""
        rng = self.rng
        members = [
            rng.choice(
                ["float", "float", "double", "float[2]", "int", "unsigned char", "double[2]", "short", "union F"]
            )
            for _ in range(rng.randint(1, 4))
        ]
        if not any("float" in kind or "double" in kind for kind in members):
            members[0] = "float"
        fields, accesses = [], []
        for k, kind in enumerate(members):
            base, _, count = kind.partition("[")
            fields.append(f"{base} m{k}{'[' + count if count else ''};")
            accesses += (
                [(f"m{k}[{at}]", base) for at in range(2)]
                if count
                else [(f"m{k}.f" if kind == "union F" else f"m{k}", "float" if kind == "union F" else base)]
            )
        reals = [access for access, kind in accesses if kind in KINDS]
        whole = [access for access, kind in accesses if kind not in KINDS]
        record = f"struct {name}"
        self.text.append(f"{record} {{ {' '.join(fields)} }};\n")
        before = [rng.choice(KINDS + ["int", "long"]) for _ in range(rng.choice([0, 1, 3, 7, 9]))]
        text = "".join(f"{kind} p{k}, " for k, kind in enumerate(before)) + f"{record} a, float x, {record} b, int i"
        names = [(f"p{k}", kind) for k, kind in enumerate(before)]
        self.reals = (
            [(n, kind) for n, kind in names if kind in KINDS]
            + [(f"a.{access}", "float") for access in reals]
            + [(f"b.{access}", "float") for access in reals]
            + [("x", "float")]
        )
        self.integers = (
            [(n, kind) for n, kind in names if kind not in KINDS]
            + [(f"a.{access}", "int") for access in whole]
            + [("i", "int")]
        )
        self.places, self.fields = [], []
        body = [f"b.{rng.choice(reals)} = {self.real(2)};" for _ in range(rng.randint(1, 3))]
        body += [
            f"b.{access} = {'number(' * (kind == 'float')}{self.integer(1)}{')' * (kind == 'float')};"
            for access, kind in accesses
            if rng.random() < 0.3
        ]
        self.text.append(
            f"N static {record} turn_{name}({text}) {{\n  " + "\n  ".join(body) + "\n  return i & 1 ? a : b;\n}\n"
        )
        self.text.append(f"""N static double list_{name}(const char *kinds, ...) {{
  double sum = 0.25;
  va_list list;
  va_start(list, kinds);
  for (; *kinds; kinds++)
    switch (*kinds) {{
      case 'd': sum = sum * 0.5 + va_arg(list, double); break;
      case 'i': sum -= va_arg(list, int); break;
      case 'u': sum = sum / 3 + va_arg(list, unsigned long); break;
      case 'r': {{ {record} s = va_arg(list, {record}); sum += {" + ".join("s." + access for access, _ in accesses)}; }}
    }}
  va_end(list);
  return sum;
}}
""")
        main = [f"{record} a = {{ 0 }}, b = {{ 0 }};"]
        main += [f"{rng.choice('ab')}.{access} = {self.value(kind)};" for access, kind in accesses * 2]
        for turn in range(rng.randint(1, 3)):
            main.append(
                f"{rng.choice('ab')} = turn_{name}({''.join(self.value(kind) + ', ' for kind in before)}{rng.choice('ab')}, {rng.choice(REALS)}, {rng.choice('ab')}, {turn});"
            )
        kinds = [rng.choice("ddiuur") for _ in range(rng.randint(2, 12))]
        values = {
            "d": lambda: rng.choice(REALS + ["vf", "a." + rng.choice(reals)]),
            "i": lambda: self.value("int"),
            "u": lambda: self.value("unsigned long"),
            "r": lambda: rng.choice("ab"),
        }
        main += [
            f'show("{name} list", list_{name}("{"".join(kinds)}", {", ".join(values[kind]() for kind in kinds)}));'
        ]
        main += [
            f'show{"f" if kind == "float" else "" if kind == "double" else "i"}("{name} {r}.{access}", {r}.{access});'
            for r in "ab"
            for access, kind in accesses
        ]
        self.text.append(f"N static void {name}(void) {{\n  " + "\n  ".join(main) + "\n}\n")
        self.calls.append(f"{name}();")

    def make(self):
        for k in range(self.rng.randint(2, 5)):
            self.helper(f"h{k}")
        for k in range(harness.SIZE * self.rng.randint(3, 5)):
            self.rng.choice([self.mixed, self.mixed, self.mixed, self.beside, self.arrays, self.arrays, self.records])(
                f"f{k}"
            )
        return "".join(self.text) + "int main(void) {\n  " + "\n  ".join(self.calls) + "\n  return 0;\n}\n"


def expect(path, options, folder):
    """At -O1 gcc 12 finds more zeros that something is subtracted from."""
    return harness.by_gcc(path, options, folder, flags=[*harness.REFERENCE_FLAGS, "-O0"])


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "floats", lambda seed: Program(seed).make(), expect=expect))
