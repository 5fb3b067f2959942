#!/usr/bin/env python3
"""Random C programs of atomic objects in one thread: what minic makes of each prints what gcc's does.

    atomics.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    atomics.py --minic build/release/minic --seed N --reduce      makes the program of one seed smaller while it still differs
    atomics.py --minic build/release/minic --seed N --print

Variables, members, elements and what pointers lead to are _Atomic, of every type of up to 8 bytes, pointers, floating numbers
and records among them. They are assigned, updated by all operators with operands of other types, exchanged, compared and
exchanged, with the functions of stdatomic.h, gcc's __atomic and __sync, with orders that are constant or not; their values
and the results stand in expressions, conditions, loops and arguments. Results are printed after each statement.
Updates wrap; divisors are odd numbers, counts of shifts fit."""

import random
import sys

import harness

INTEGERS = {
    "_Bool": 1,
    "signed char": 8,
    "unsigned char": 8,
    "short": 16,
    "unsigned short": 16,
    "int": 32,
    "unsigned": 32,
    "long": 64,
    "unsigned long": 64,
}
ORDERS = [
    "memory_order_relaxed",
    "memory_order_acquire",
    "memory_order_release",
    "memory_order_acq_rel",
    "memory_order_seq_cst",
]
LOADS = [ORDERS[0], ORDERS[1], ORDERS[4]]
STORES = [ORDERS[0], ORDERS[2], ORDERS[4]]
NUMBERS = [
    0,
    1,
    -1,
    2,
    3,
    5,
    7,
    100,
    127,
    128,
    -128,
    255,
    256,
    32767,
    65535,
    65536,
    2**31 - 1,
    -(2**31),
    2**32 - 1,
    2**40 + 3,
    -(2**63) + 1,
]

PRELUDE = """#include <stdatomic.h>
#include <stdio.h>
#define N __attribute__((noinline))
struct P1 { unsigned char a; };
struct P2 { unsigned char a, b; };
struct P4 { short a; unsigned char b, c; };
struct P8 { int a; unsigned short b; signed char c, d; };
static int buffer[64];
static volatile int v = 1;
static int calls;
void __atomic_feraiseexcept(int e) {}  // of libatomic, called by gcc for floating numbers
N static long id(long x) { calls++; return x; }
static void show(const char *name, long x) { printf("%s %ld %d\\n", name, x, calls); }
"""
RECORDS = {"struct P1": "a", "struct P2": "ab", "struct P4": "abc", "struct P8": "abcd"}


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.text = [PRELUDE]
        self.calls = []

    def number(self):
        return f"{self.rng.choice(NUMBERS)}L"

    def value(self, depth=1):
        """A number of any type."""
        rng = self.rng
        pick = rng.random()
        if pick < 0.35:
            return self.number() if rng.random() < 0.6 else f"({rng.choice(list(INTEGERS))}){self.number()}"
        if pick < 0.5:
            return rng.choice(["v", "id(v)", "n", "(char)n", "(unsigned short)(n * 3)"])
        if pick < 0.8 and self.objects:
            name, kind = rng.choice(self.objects)
            return self.read(name, kind)
        if depth:
            return f"({self.value(depth - 1)} {rng.choice('+-^&|')} {self.value(depth - 1)})"
        return "n"

    def read(self, name, kind):
        load = self.rng.choice(
            [name, name, f"atomic_load(&{name})", f"atomic_load_explicit(&{name}, {self.rng.choice(LOADS)})"]
        )
        if kind in RECORDS:
            return f"({load}).{self.rng.choice(RECORDS[kind])}" if load != name else f"atomic_load(&{name}).a"
        if kind == "pointer":
            return f"({load} - buffer)"
        if kind in ("float", "double"):
            return f"(long)({load})"
        return load

    def observed(self, name, kind):
        if kind in RECORDS:
            return " + ".join(f"{10**i}L * atomic_load(&{name}).{field}" for i, field in enumerate(RECORDS[kind]))
        if kind == "pointer":
            return f"{name} - buffer"
        if kind in ("float", "double"):
            return f"(long)({name} * 16)"
        return f"(long){name}"

    def update(self, name, kind):
        """An expression that changes the object, of a number."""
        rng = self.rng
        order = rng.choice(ORDERS) if rng.random() < 0.7 else "order"
        pick = rng.random()
        if kind in RECORDS:
            fields = ", ".join(f"({self.value()}) & 127" for _ in RECORDS[kind])
            new = f"(({kind}){{ {fields} }})"
            return rng.choice(
                [
                    f"({name} = {new}).a",
                    f"atomic_exchange(&{name}, {new}).a",
                    f"(atomic_store(&{name}, {new}), 1)",
                    f"({{ {kind} e = {name}, d = {new}; int r = atomic_compare_exchange_strong(&{name}, &e, d); r * 2 + (e.a & 1); }})",
                    f"({{ {kind} e = {new}, d = e; e.a ^= {rng.choice('013')}; d.a++; int r = atomic_compare_exchange_strong_explicit(&{name}, &e, d, {rng.choice(ORDERS)}, {rng.choice(LOADS)}); r * 2 + (e.a & 1); }})",
                ]
            )
        if kind == "pointer":
            new = f"buffer + (({self.value()}) & 31)"
            step = f"(({self.value()}) & 3)"
            return rng.choice(
                [
                    f"({name} = {new}) - buffer",
                    f"atomic_exchange_explicit(&{name}, {new}, {order}) - buffer",
                    f"(({name} = {new}), ({name} += {step}) - buffer)",
                    f"(({name} = {new}), {name}++ - buffer)",
                    f"(({name} = {new}), ++{name} - buffer)",
                    f"(({name} = buffer + 32), ({name} -= {step}) - buffer)",
                    f"({{ int *e = {name}; int r = atomic_compare_exchange_strong(&{name}, &e, {new}); r * 100 + (e - buffer); }})",
                ]
            )
        if kind in ("float", "double"):
            by = f"(({self.value()}) & 15)"
            return f"(long)({rng.choice([f'{name} = {by} * 0.5', f'(({name} = {by}), {name} += {by})', f'(({name} = {by}), {name} -= {by} * 0.25)', f'(({name} = {by}), {name} *= 1.5)', f'(({name} = {by}), {name}++)', f'(({name} = {by}), --{name})', f'(({name} = {by}), {name} /= 4)', f'atomic_exchange(&{name}, {by})'])} * 16)"
        if kind == "_Bool":
            return rng.choice(
                [
                    f"({name} = {self.value()})",
                    f"atomic_exchange(&{name}, ({self.value()}) != 0)",
                    f"({name} |= {self.value()})",
                    f"({name} &= {self.value()})",
                    f"({name} ^= 1)",
                    f"++{name}",
                    f"{name}++",
                    f"({name} += {self.value()})",
                    f"({{ _Bool e = {rng.choice(['0', '1', name])}; int r = atomic_compare_exchange_strong(&{name}, &e, {rng.choice('01')}); r * 2 + e; }})",
                ]
            )
        return self.update_of_integer(name, kind, order, pick)

    def update_of_integer(self, name, kind, order, pick):
        rng, bits = self.rng, INTEGERS[kind]
        if pick < 0.3:
            op = rng.choice(["+", "-", "*", "&", "|", "^", "/", "%", "<<", ">>"])
            right = self.value()
            if op in "/%":
                right = rng.choice(["3", "7u", "-5", "11L", "(short)-9", "(unsigned char)255"])
            elif op == "*":
                right = rng.choice(["3", "-7", "5u", "(short)-9", "11L"])
            elif op in ("<<", ">>"):
                right = f"(({right}) & {min(bits, 32) - 1})"
            if rng.random() < 0.15 and op in "+-*":
                return f"(({name} = (({self.value()}) & 31) + 4), ({name} {op}= {rng.choice(['0.5', '1.5f', '2.0'])}))"
            return f"({name} {op}= {right})"
        if pick < 0.4:
            return rng.choice([f"{name}++", f"++{name}", f"{name}--", f"--{name}"])
        if pick < 0.5:
            return f"({name} = {self.value()})"
        if pick < 0.65:
            what = rng.choice(["add", "sub", "or", "xor", "and"])
            return rng.choice(
                [
                    f"atomic_fetch_{what}(&{name}, {self.value()})",
                    f"atomic_fetch_{what}_explicit(&{name}, {self.value()}, {order})",
                ]
            )
        if pick < 0.75:
            what = rng.choice(["add", "sub", "or", "xor", "and", "nand"])
            return rng.choice(
                [
                    f"__atomic_fetch_{what}(&{self.plain(name, kind)}, {self.value()}, {order})",
                    f"__atomic_{what}_fetch(&{self.plain(name, kind)}, {self.value()}, {order})",
                    f"__sync_fetch_and_{what}(&{self.plain(name, kind)}, {self.value()})",
                    f"__sync_{what}_and_fetch(&{self.plain(name, kind)}, {self.value()})",
                ]
            )
        if pick < 0.85:
            return rng.choice(
                [
                    f"atomic_exchange(&{name}, {self.value()})",
                    f"atomic_exchange_explicit(&{name}, {self.value()}, {order})",
                    f"__atomic_exchange_n(&{self.plain(name, kind)}, {self.value()}, {order})",
                    f"(atomic_store_explicit(&{name}, {self.value()}, {rng.choice(STORES)}), 2)",
                    f"(__atomic_store_n(&{self.plain(name, kind)}, {self.value()}, {rng.choice(STORES)}), 3)",
                ]
            )
        expected = rng.choice([name, name, self.value()])
        how = rng.choice(
            [
                f"atomic_compare_exchange_strong(&{name}, &e, {self.value()})",
                f"atomic_compare_exchange_strong_explicit(&{name}, &e, {self.value()}, {rng.choice(ORDERS)}, {rng.choice(LOADS)})",
                f"__atomic_compare_exchange_n(&{self.plain(name, kind)}, &e, {self.value()}, 0, {rng.choice(ORDERS)}, {rng.choice(LOADS)})",
                f"__sync_bool_compare_and_swap(&{self.plain(name, kind)}, e, {self.value()})",
                f"__sync_val_compare_and_swap(&{self.plain(name, kind)}, e, {self.value()})",
            ]
        )
        return f"({{ {kind} e = {expected}; long r = {how}; r * 3 + e; }})"

    def plain(self, name, kind):
        """The same object as one that is not _Atomic, which gcc's functions take."""
        return f"*({kind} *)&{name}" if self.rng.random() < 0.5 else name

    def statement(self, inner=False):
        rng = self.rng
        name, kind = rng.choice(self.objects)
        pick = rng.random()
        if pick < 0.45:
            lines = [f'show("{name}", {self.update(name, kind)});']
        elif pick < 0.6:
            lines = [f"{self.update(name, kind)};"]
        elif pick < 0.7 and not inner:
            lines = (
                [f"if ({self.update(name, kind)}) {{"]
                + ["  " + line for line in self.statement(True)]
                + ["} else"]
                + ["  " + line for line in self.statement(True)[:1]]
            )
        elif pick < 0.8 and not inner:
            lines = (
                [f"for (int i = 0; i < {rng.randint(2, 5)}; i++) {{"]
                + ["  " + line for line in self.statement(True) + self.statement(True)]
                + ["}"]
            )
        elif pick < 0.9 and kind in INTEGERS and kind != "_Bool":
            lines = [
                f"{{ {kind} e = {name}; while (!atomic_compare_exchange_weak(&{name}, &e, ({kind})(e {rng.choice('+-^|')} ({self.value()})))) ; }}"
            ]
        else:
            lines = [f'show("sum", id({self.value()}) + (long)({self.value()}));']
        return lines + [f'show("{name}", {self.observed(name, kind)});']

    def kind(self):
        return self.rng.choice(list(INTEGERS) * 3 + list(RECORDS) + ["pointer", "float", "double"])

    def declare(self, name, kind, pre=""):
        return (
            f"{pre}_Atomic(int *) {name} = buffer;"
            if kind == "pointer"
            else f"{pre}_Atomic {kind} {name}{' = { 0 }' if kind in RECORDS else ' = 1'};"
        )

    def function(self, name):
        rng = self.rng
        self.objects = list(self.globals)
        lines = [f"int order = {rng.choice(ORDERS)};"]
        for k in range(rng.randint(1, 4)):
            kind = self.kind()
            lines.append(self.declare(f"x{k}", kind, rng.choice(["", "", "static "])))
            self.objects.append((f"x{k}", kind))
        kind = rng.choice([kind for kind in INTEGERS if kind != "_Bool"])
        lines += [f"_Atomic {kind} array[4] = {{ 1, 2, 3, 4 }}, *p = array + (n & 3);"]
        self.objects += [
            ("array[1]", kind),
            ("(*p)", kind),
            ("p[0]", kind),
            ("array[n & 3]", kind),
            ("s->b", "int"),
            ("s->c", "unsigned char"),
        ]
        for _ in range(harness.SIZE * rng.randint(6, 14)):
            lines += self.statement()
        lines += [f'show("{name} {one}", {self.observed(one, kind)});' for one, kind in self.objects]
        self.text.append(f"N static void {name}(long n, struct S *s) {{\n  " + "\n  ".join(lines) + "\n}\n")
        self.calls.append(f"{name}({rng.randint(0, 9)}, &record);")

    def make(self):
        self.text.append(
            "struct S { char a; _Atomic int b; _Atomic unsigned char c; };\nstatic struct S record = { 1, 2, 3 };\n"
        )
        self.globals = []
        for k in range(self.rng.randint(2, 5)):
            kind = self.kind()
            self.text.append(self.declare(f"g{k}", kind, self.rng.choice(["static ", ""])) + "\n")
            self.globals.append((f"g{k}", kind))
        for k in range(self.rng.randint(2, 4)):
            self.function(f"f{k}")
        return "".join(self.text) + "int main(void) {\n  " + "\n  ".join(self.calls) + "\n  return 0;\n}\n"


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "atomics", lambda seed: Program(seed).make()))
