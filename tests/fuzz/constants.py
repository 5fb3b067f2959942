#!/usr/bin/env python3
"""Random constant expressions: what minic makes of each, and of the same computed when the program runs, is what gcc prints.

    constants.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    constants.py --minic build/release/minic --seed N --reduce      makes the program of one seed smaller while it still differs
    constants.py --minic build/release/minic --seed N --print

All operators but the comma, casts to all arithmetic types, sizeof, enumerators, literals of all kinds and built-in functions
that count bits, swap bytes, or give an absolute value, a sign, a root, a rounded or the larger of two numbers stand in static
initialisers, array bounds, enumerators, bit-fields and their widths, case labels, `_Static_assert` and conditions. The second
form of an expression has volatile variables for its literals. An evaluator that knows C's types leaves out whatever is
undefined, and results of floating types that a target could round in another way."""

import fractions
import math
import random
import struct
import sys

import harness

EXPRESSIONS = 10  # of a program
# name -> (bits, signed, rank)
INTEGERS = {
    "_Bool": (1, False, 0),
    "char": (7, False, 1),
    "signed char": (8, True, 1),
    "unsigned char": (8, False, 1),
    "short": (16, True, 2),
    "unsigned short": (16, False, 2),
    "enum N": (32, True, 3),
    "enum P": (32, False, 3),
    "int": (32, True, 3),
    "unsigned": (32, False, 3),
    "long": (64, True, 4),
    "unsigned long": (64, False, 4),
    "long long": (64, True, 5),
    "unsigned long long": (64, False, 5),
    "__int128": (128, True, 6),
    "unsigned __int128": (128, False, 6),
}
FLOATS = {"float": 0, "double": 1, "long double": 2}
FIELDS = ["int", "unsigned", "long", "unsigned long", "signed char", "unsigned short", "_Bool"]
SIZES = {
    "char": 1,
    "short": 2,
    "int": 4,
    "long": 8,
    "float": 4,
    "double": 8,
    "__int128": 16,
    "void *": 8,
    "enum P": 4,
    "int[3]": 12,
    "struct { char a; long b; }": 16,
}
EDGES = [
    0,
    1,
    2,
    3,
    5,
    7,
    8,
    31,
    32,
    63,
    64,
    100,
    127,
    128,
    255,
    256,
    32767,
    32768,
    65535,
    65536,
    2**31 - 1,
    2**31,
    2**32 - 1,
    2**32,
    2**63 - 1,
    2**63,
    2**64 - 1,
]
# The built-in functions of integers: the suffixes of their names by the type of the argument.
COUNTS = {
    "clz": "unsigned",
    "ctz": "unsigned",
    "popcount": "unsigned",
    "parity": "unsigned",
    "ffs": "int",
    "clrsb": "int",
}
SWAPS = {16: "unsigned short", 32: "unsigned", 64: "unsigned long", 128: "unsigned __int128"}
FLOAT_SUFFIXES = {"float": "f", "double": "", "long double": "l"}
PRELUDE = """int printf(const char *, ...);
enum N { N0 = -5, N1 = 3, N2 = 2147483647 };
enum P { P0, P1 = 70, P2 = 4294967295u };
static void at(int n, const char *what, unsigned __int128 v) {
  printf("%d %s %lx %lx\\n", n, what, (unsigned long)(v >> 64), (unsigned long)v);
}
static void atf(int n, const char *what, double v) { printf("%d %s %a\\n", n, what, v); }
"""


class Undefined(Exception):
    pass


def limits(name):
    bits, signed, _ = INTEGERS[name]
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)


def wrap(value, name):
    """The value of an integer in an integer type."""
    bits, signed, _ = INTEGERS[name]
    if name == "_Bool":
        return int(value != 0)
    if name == "char" and not 0 <= value < 128:  # signed on one target and unsigned on the other
        raise Undefined
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> bits - 1 else value


def as_float(value, name):
    """A number as a value of a floating type; of long double only what double has too, so that all targets agree."""
    try:
        made = float(value)
        if name == "float":
            made = struct.unpack("f", struct.pack("f", made))[0]
    except OverflowError:
        raise Undefined from None
    if not math.isfinite(made):
        raise Undefined
    exact = fractions.Fraction(made) == fractions.Fraction(value)
    if not exact and (name == "long double" or isinstance(value, int) and value.bit_length() > 53 and name == "float"):
        raise Undefined
    if value != 0 and abs(made) < 1e-30:
        raise Undefined
    return made


def convert(value, source, to):
    if to in FLOATS:
        return as_float(value, to)
    if source in FLOATS:
        if to == "_Bool":
            return int(value != 0)
        low, high = limits(to)
        if not low <= int(value) <= high:
            raise Undefined
        return int(value)
    return wrap(value, to)


def promoted(name):
    return (
        "int"
        if name in INTEGERS and (INTEGERS[name][2] < 3 or name == "enum N")
        else "unsigned"
        if name == "enum P"
        else name
    )


def common(left, right):
    """The usual arithmetic conversions."""
    floats = [name for name in (left, right) if name in FLOATS]
    if floats:
        return max(floats, key=FLOATS.get)
    left, right = promoted(left), promoted(right)
    if left == right:
        return left
    (_, lsigned, lrank), (_, rsigned, rrank) = INTEGERS[left], INTEGERS[right]
    if lsigned == rsigned:
        return left if lrank > rrank else right
    signed, unsigned = (left, right) if lsigned else (right, left)
    if INTEGERS[unsigned][2] >= INTEGERS[signed][2]:
        return unsigned
    return signed if INTEGERS[signed][0] > INTEGERS[unsigned][0] else "unsigned " + signed


class Node:
    """An expression: its text, the text of what computes the same at run time, its type, its value."""

    def __init__(self, text, late, type, value):
        self.text, self.late, self.type, self.value = text, late, type, value


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.variables = []
        self.text = []
        self.calls = []

    def chance(self, probability):
        return self.random.random() < probability

    # ---- expressions

    def variable(self, type, text):
        self.variables.append(f"static volatile {type} v{len(self.variables)} = {text};")
        return f"v{len(self.variables) - 1}"

    def leaf(self, floats):
        rng = self.random
        pick = rng.random()
        if floats and pick < 0.3:
            value = rng.choice(
                [0.0, 1.0, 0.5, 1.5, 2.75, 1e10, 3e9, 0.1, 100.25, 65536.0, 2147483648.0, 1e-3, 16777217.0]
            )
            type, suffix = rng.choice([("float", "f"), ("double", ""), ("long double", "L")])
            text = f"{value!r}{suffix}"
            return Node(text, self.variable(type, text), type, as_float(fractions.Fraction(repr(value)), type))
        if pick < 0.38:
            name, size = rng.choice(list(SIZES.items()))
            return Node(f"sizeof({name})", f"sizeof({name})", "unsigned long", size)
        if pick < 0.46:
            name, type, value = rng.choice(
                [
                    ("N0", "int", -5),
                    ("N1", "int", 3),
                    ("N2", "int", 2**31 - 1),
                    ("'a'", "int", 97),
                    ("'\\n'", "int", 10),
                    ("L'z'", "int", 122),
                ]
            )
            return Node(name, self.variable("int", name), type, value)
        value = rng.choice(EDGES) if self.chance(0.7) else rng.getrandbits(rng.choice([4, 8, 16, 31, 32, 63, 64]))
        suffix, type = rng.choice(
            [
                ("", "int"),
                ("u", "unsigned"),
                ("l", "long"),
                ("ul", "unsigned long"),
                ("ll", "long long"),
                ("ull", "unsigned long long"),
            ]
        )
        hexadecimal = self.chance(0.3)
        for wider in (
            type,
            *(["unsigned"] if hexadecimal and type == "int" else []),
            *(["long"] if type == "int" else ["unsigned long"] if type == "unsigned" else []),
            *(
                []
                if type == "long long" and not hexadecimal
                else ["unsigned long" if "l" not in suffix[1:] else "unsigned long long"]
                if hexadecimal
                else []
            ),
        ):
            low, high = limits(wider)
            if value <= high:
                text = (hex(value) if hexadecimal else str(value)) + suffix
                return Node(text, self.variable(wider, text), wider, value)
        return self.leaf(floats)

    def cast(self, inner, type):
        value = convert(inner.value, inner.type, type)
        return Node(f"({type})({inner.text})", f"({type})({inner.late})", type, value)

    def unary(self, inner, op):
        if op == "!":
            return Node(f"!({inner.text})", f"!({inner.late})", "int", int(not inner.value))
        type = promoted(inner.type)
        if op == "~":
            if type in FLOATS:
                raise Undefined
            value = wrap(~inner.value, type)
        else:
            value = -inner.value if op == "-" else inner.value
            if type in INTEGERS:
                value = self.fit(value, type)
        return Node(f"{op}({inner.text})", f"{op}({inner.late})", type, value)

    def fit(self, value, type):
        """The result of an operation: unsigned ones wrap, signed ones must not overflow."""
        low, high = limits(type)
        if INTEGERS[type][1] and not low <= value <= high:
            raise Undefined
        return wrap(value, type)

    def binary(self, left, right, op):
        texts = f"(({left.text}) {op} ({right.text}))", f"(({left.late}) {op} ({right.late}))"
        if op in ("&&", "||"):
            value = (left.value and right.value) if op == "&&" else (left.value or right.value)
            return Node(*texts, "int", int(bool(value)))
        if op in ("<<", ">>"):
            type = promoted(left.type)
            if left.type in FLOATS or right.type in FLOATS or not 0 <= right.value < INTEGERS[type][0]:
                raise Undefined
            if op == ">>":
                return Node(*texts, type, left.value >> right.value)
            if left.value < 0:
                raise Undefined
            return Node(*texts, type, self.fit(left.value << right.value, type))
        type = common(left.type, right.type)
        a, b = convert(left.value, left.type, type), convert(right.value, right.type, type)
        if op in ("<", ">", "<=", ">=", "==", "!="):
            value = {"<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b, "==": a == b, "!=": a != b}[op]
            return Node(*texts, "int", int(value))
        if op in "/%" and b == 0 or type in FLOATS and op in "%&|^":
            raise Undefined
        if type in FLOATS:
            x, y = fractions.Fraction(a), fractions.Fraction(b)
            exact = {"+": x + y, "-": x - y, "*": x * y, "/": x / y if y else x}[op]
            # A zero has a sign, which a fraction does not have.
            zero = {"+": a + b, "-": a - b, "*": a * b, "/": a / b if b else a}[op]
            return Node(*texts, type, as_float(exact if exact else zero, type))
        if op in "/%":
            quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
            self.fit(quotient, type)
            value = quotient if op == "/" else a - quotient * b
        else:
            value = {"+": a + b, "-": a - b, "*": a * b, "&": a & b, "|": a | b, "^": a ^ b}[op]
        return Node(*texts, type, self.fit(value, type))

    def bits(self, inner):
        """A built-in function that counts bits, swaps bytes, or gives the absolute value, of a converted argument."""
        rng = self.random
        name, result = rng.choice([*COUNTS, "bswap", "abs"]), "int"
        suffix, length = rng.choice([("", ""), ("l", "long"), ("ll", "long long")])
        if name == "bswap":
            width, result = rng.choice(list(SWAPS.items()))
            name, type = f"bswap{width}", result
        elif name == "abs":
            name, type = rng.choice([("abs", "int"), ("labs", "long"), ("llabs", "long long")])
            result = type
        else:
            type = COUNTS[name] if not length else length if COUNTS[name] == "int" else f"unsigned {length}"
            name += suffix
        value = convert(inner.value, inner.type, type)
        width = INTEGERS[type][0]
        ones = value & (1 << width) - 1
        lowest = (ones & -ones).bit_length()
        if name[:3] in ("clz", "ctz") and not ones or "abs" in name and value == limits(type)[0]:
            raise Undefined
        value = {
            "clz": width - ones.bit_length(),
            "ctz": lowest - 1,
            "ffs": lowest,
            "pop": bin(ones).count("1"),
            "par": bin(ones).count("1") & 1,
            "clr": width - 1 - (value if value >= 0 else ~value).bit_length(),
            "bsw": int.from_bytes(ones.to_bytes(width // 8, "little"), "big"),
        }.get(name[:3], abs(value))
        return Node(f"__builtin_{name}({inner.text})", f"__builtin_{name}({inner.late})", result, value)

    def rounded(self, inner, other):
        """A built-in function of floats, of converted arguments."""
        rng = self.random
        type = rng.choice(list(FLOATS))
        name = rng.choice(
            ["fabs", "copysign"]
            if type == "long double"
            else ["fabs", "copysign", "sqrt", "floor", "ceil", "trunc", "round", "fmax", "fmin"]
        )
        a, b = convert(inner.value, inner.type, type), convert(other.value, other.type, type)
        if name == "sqrt" and a < 0 or name in ("fmax", "fmin") and a == b:
            raise Undefined
        whole = math.copysign(float(math.floor(abs(a) + (0.5 if name == "round" and abs(a) < 2**51 else 0))), a)
        value = {
            "fabs": abs(a),
            "copysign": math.copysign(a, b),
            "sqrt": math.sqrt(abs(a)),
            "fmax": max(a, b),
            "fmin": min(a, b),
            "floor": math.copysign(float(math.floor(a)), a),
            "ceil": math.copysign(float(math.ceil(a)), a),
        }.get(name, whole)
        value = struct.unpack("f", struct.pack("f", value))[0] if type == "float" else value
        two = name in ("copysign", "fmax", "fmin")
        texts = (
            f"__builtin_{name}{FLOAT_SUFFIXES[type]}({x}{', ' + y if two else ''})"
            for x, y in ((inner.text, other.text), (inner.late, other.late))
        )
        return Node(*texts, type, value)

    def conditional(self, test, left, right):
        type = common(left.type, right.type)
        values = [convert(side.value, side.type, type) for side in (left, right)]
        return Node(
            f"(({test.text}) ? ({left.text}) : ({right.text}))",
            f"(({test.late}) ? ({left.late}) : ({right.late}))",
            type,
            values[0] if test.value else values[1],
        )

    def grow(self, depth, floats):
        rng = self.random
        pick = rng.random()
        if depth == 0 or pick < 0.08:
            leaf = self.leaf(floats)
            return self.unary(leaf, rng.choice("-~")) if self.chance(0.25) and leaf.type not in FLOATS else leaf
        inner = self.expression(depth - 1, floats)
        if pick < 0.18:
            return (
                self.rounded(inner, self.expression(depth - 1, floats))
                if floats and self.chance(0.5)
                else self.bits(inner)
            )
        if pick < 0.36:
            types = list(INTEGERS) + (list(FLOATS) if floats else [])
            if inner.type in INTEGERS and self.chance(0.4):  # the other types of its width, of either sign
                types = [name for name in INTEGERS if INTEGERS[name][0] == INTEGERS[inner.type][0]]
            return self.cast(inner, rng.choice(types))
        if pick < 0.48:
            return self.unary(inner, rng.choice("--~~!+"))
        other = self.expression(depth - 1, floats)
        if pick < 0.57:
            return self.conditional(self.expression(depth - 1, floats), inner, other)
        if pick < 0.63:
            if not floats and self.chance(0.5):  # in an integer constant expression a float stands below a cast
                leaf = self.float_leaf()
                leaf = self.rounded(leaf, self.float_leaf()) if self.chance(0.3) else leaf
                return self.binary(inner, self.cast(leaf, rng.choice(["int", "unsigned", "long"])), "+")
            return self.binary(inner, other, rng.choice(["&&", "||"]))
        if pick < 0.73:
            return self.binary(inner, other, rng.choice(["<", ">", "<=", ">=", "==", "!="]))
        if pick < 0.82:
            return self.binary(inner, other, rng.choice(["<<", ">>"]))
        return self.binary(inner, other, rng.choice("++--**//%&|^"))

    def float_leaf(self):
        while True:
            leaf = self.leaf(True)
            if leaf.type in FLOATS:
                return leaf

    def expression(self, depth, floats):
        while True:
            made = len(self.variables)
            try:
                return self.grow(depth, floats)
            except Undefined:
                del self.variables[made:]

    # ---- where they stand

    def show(self, n, what, text, type):
        self.calls.append(f'atf({n}, "{what}", {text});' if type in FLOATS else f'at({n}, "{what}", {text});')

    def literal(self, value):
        """An integer of at most 64 bits as text."""
        return f"{value}ul" if value >= 2**63 else "(-9223372036854775807l - 1)" if value == -(2**63) else f"{value}l"

    def object(self, n):
        rng = self.random
        floats = self.chance(0.4)
        e = self.expression(rng.randint(2, 4), floats)
        self.show(n, "run", e.late, e.type)
        self.show(n, "now", e.text, e.type)
        targets = list(INTEGERS) + list(FLOATS)
        for k, type in enumerate([e.type, rng.choice(targets), rng.choice(targets)]):
            try:
                convert(e.value, e.type, type)
            except Undefined:
                continue
            storage = rng.choice(["static", "static const", "static volatile"])
            self.text.append(f"{storage} {type} g{n}_{k} = {e.text};")
            self.text.append(f"static {type} r{n}_{k}(void) {{ return {e.late}; }}")
            self.show(n, f"static {type}", f"g{n}_{k}", type)
            self.show(n, f"returned {type}", f"r{n}_{k}()", type)
        for k, form in enumerate(("(E)", "!(E)")):
            text = form.replace("E", e.text)
            self.calls += [
                f'if ({text}) at({n}, "if {k}", 1); else at({n}, "if {k}", 0);',
                f'at({n}, "?: {k}", {text} ? {n + 10} : {n});',
                f'for (int i = 0; i < 2 && {text}; i++) at({n}, "for {k}", i);',
                f'while ({text}) {{ at({n}, "while {k}", 1); break; }}',
            ]
        if floats:
            return
        self.places(n, e)

    def places(self, n, e):
        """The places that want an integer constant expression."""
        rng = self.random
        bits = INTEGERS[e.type][0]
        low, high = limits("long" if INTEGERS[e.type][1] else "unsigned long")
        if low <= e.value <= high:
            self.text.append(f'_Static_assert(({e.text}) == ({self.literal(e.value)}), "{n}");')
        self.text.append(f'_Static_assert((({e.text}) != 0) == {int(e.value != 0)}, "{n}");')
        if -(2**31) <= e.value < 2**31:
            self.text.append(f"enum {{ C{n} = {e.text}, D{n} = (unsigned char)({e.text}) }};")
            self.show(n, "enumerator", f"C{n} + (long)D{n}", "long")
        self.text.append(f"static char a{n}[(unsigned long)({e.text}) % 1009 + 1][({e.text}) < 1000 ? 3 : 2];")
        self.show(n, "bound", f"sizeof a{n} + sizeof(short[(unsigned char)({e.text}) + 1])", "long")
        field, other = rng.choice(FIELDS), rng.choice(FIELDS)
        wide = INTEGERS[field][0]
        self.text += [
            f"static struct {{ {field} a : (unsigned long)({e.text}) % {wide} + 1; {other} b : {rng.randint(1, INTEGERS[other][0])}; }}",
            f"  s{n} = {{ {e.text}, {e.text} }}, t{n};",
        ]
        self.calls.append(f"t{n}.a = {e.late}; t{n}.b = {e.late};")
        for name in ("s", "t"):
            self.show(n, f"field of {name}", f"{name}{n}.a + (__int128){name}{n}.b * 1000", "__int128")
        if bits <= 64:
            self.calls += [
                f"switch ({e.late}) {{",
                f'  case {e.text}: at({n}, "case", 1); break;',
                f'  default: at({n}, "case", 2);',
                "}",
            ]
        narrow = rng.choice(["int", "unsigned", "long", "unsigned char", "short"])
        self.calls += [
            f"switch (({narrow})({e.late})) {{",
            f'  case ({narrow})({e.text}): at({n}, "cast case", 1); break;',
            f'  default: at({n}, "cast case", 2);',
            "}",
        ]

    def program(self):
        for n in range(EXPRESSIONS):
            self.object(n)
        body = "\n  ".join(self.calls)
        return PRELUDE + "\n".join(self.variables + self.text) + f"\nint main(void) {{\n  {body}\n  return 0;\n}}\n"


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "constants", lambda seed: Generator(seed).program()))
