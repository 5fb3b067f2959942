#!/usr/bin/env python3
"""Random C programs of tagged unions and records of them: what minic makes of each must print what gcc's build prints.

    tests/fuzz/aggregates.py --minic build/release/minic [--count 100] [--seed 1] [--targets x86_64,riscv64,interpreter]
                             [--levels O0,O1,O2,O3,Os] [--jobs 1] [--minutes N] [--keep DIR] [--flags=-verify-each]

A tag beside a union of members of all types, in records of records and in arrays; passed and returned by value, chosen by
?:, assigned, exchanged, copied whole and in part (memcpy and memmove of any bytes, overlapping ones too), filled over the
borders of members, volatile, packed, with bit-fields; read by the tag and through the other members. Local objects are seen
by value, member by member, or through their addresses, so that some stay whole and some are taken apart. Each byte that is read was
written: of unions with a pointer, a _Bool or a long double only the member that the tag names is read, and their bytes are not
mixed. Exit status 1 if anything differs."""

import random
import sys

import harness

# C type -> size. Their values are read as numbers or, of floating ones, as bits.
INTEGERS = {
    "signed char": 1,
    "unsigned char": 1,
    "short": 2,
    "unsigned short": 2,
    "int": 4,
    "unsigned": 4,
    "long": 8,
    "unsigned long": 8,
}
FLOATS = {"float": 4, "double": 8}
DENSE = [
    ["int"] * 2,
    ["short"] * 2 + ["int"],
    ["float"] * 2,
    ["float"] * 3,
    ["long", "double"],
    ["double", "long"],
    ["unsigned char"] * 4 + ["int"],
    ["int", "float", "long"],
    ["double"] * 2,
    ["short"] * 5,
    ["float", "int", "unsigned", "float"],
    ["long"] * 2,
    ["int"] * 3,
    ["signed char"] * 3,
    ["double", "float", "float"],
    ["long", "long", "long"],
]
HEAD = """#include <stdio.h>
#include <string.h>
#define N __attribute__((noinline))
static unsigned long H;
static char heap[64];
static volatile int zero;
static inline void mix(unsigned long x) { H = (H ^ x) * 0x9E3779B97F4A7C15ul; H ^= H >> 29; }
static inline unsigned long bits_float(float x) { unsigned u; memcpy(&u, &x, 4); return u; }
static inline unsigned long bits_double(double x) { unsigned long u; memcpy(&u, &x, 8); return u; }
"""


def leaf(kind, place):
    """The expression of a number that says what is in the place."""
    if kind in FLOATS:
        return f"bits_{kind}({place})"
    if kind == "void *":
        return f"(unsigned long)((char *){place} - heap)"
    return f"({'long' if kind == 'long double' else 'unsigned long'})({place})"


class Member:
    """A member of a union: its declaration and its leaves (path below the member, type)."""

    def __init__(self, rng, name, isPlain):
        self.name, pick = name, rng.random()
        if not isPlain and pick < 0.5:
            kind = rng.choice(["void *", "void *", "void *", "_Bool", "long double", "__int128"])
            self.declaration, self.leaves = f"{kind} {name};", [("", kind)]
            self.size = {"void *": 8, "_Bool": 1}.get(kind, 16)
        elif pick < 0.6:
            kind = rng.choice([*INTEGERS, *FLOATS, "int", "long", "double", "double"])
            self.declaration, self.leaves, self.size = f"{kind} {name};", [("", kind)], {**INTEGERS, **FLOATS}[kind]
        elif pick < 0.75:
            kind, count = rng.choice([*INTEGERS, *FLOATS]), rng.randint(1, 5)
            self.declaration = f"{kind} {name}[{count}];"
            self.leaves, self.size = [(f"[{i}]", kind) for i in range(count)], count * {**INTEGERS, **FLOATS}[kind]
        else:
            kinds = rng.choice(DENSE)
            fields = " ".join(f"{kind} f{i};" for i, kind in enumerate(kinds))
            self.declaration = f"struct {{ {fields} }} {name};"
            self.leaves = [(f".f{i}", kind) for i, kind in enumerate(kinds)]
            self.size = sum({**INTEGERS, **FLOATS}[kind] for kind in kinds)


class Tagged:
    """A record with a union `u` and its `tag`. isPlain: its bytes may be mixed, and read through any member."""

    def __init__(self, rng, number):
        self.rng, self.name, self.isPlain = rng, f"V{number}", rng.random() < 0.65
        self.members = [Member(rng, f"m{i}", self.isPlain) for i in range(rng.randint(2, 5))]
        # gcc may copy such a union as its long double, of which 10 bytes count.
        if any(kind == "long double" for member in self.members for _, kind in member.leaves):
            while any(8 < member.size and member.leaves[0][1] != "long double" for member in self.members):
                self.members = [Member(rng, f"m{i}", self.isPlain) for i in range(len(self.members))]
        union = "union { " + " ".join(member.declaration for member in self.members) + " } u;"
        tag = rng.choice(
            [
                "long tag;",
                "int tag;",
                "int tag;",
                "unsigned char tag;",
                "short tag;",
                "unsigned tag : 3; unsigned rest : 7;",
                "long tag : 5;",
            ]
        )
        extra = rng.choice(["", "", "short head;", "double weight;", "signed char letter;", "long id; float scale;"])
        self.extras = [(word.split()[-1], word.rsplit(None, 1)[0].strip()) for word in extra.split(";") if word.strip()]
        parts = [union, tag, extra]
        if rng.random() < 0.5:
            rng.shuffle(parts)
        attribute = rng.choice([""] * 8 + [" __attribute__((packed))", " __attribute__((aligned(16)))"])
        self.declaration = f"typedef struct {{ {' '.join(filter(None, parts))} }}{attribute} {self.name};\n"

    def value(self, kind):
        rng = self.rng
        if kind == "void *":
            return f"(heap + {rng.randint(0, 63)})"
        if kind in FLOATS or kind == "long double":
            return f"({kind})({rng.choice(['s', 's * 3', '4.5', '-2', 's + 0.25', '1e9'])})"
        return f"({kind})({rng.choice(['s', 's * 77', '-1', '5', 's << 20', '~s', '0x1234567890abcdef'])})"

    def set(self, place, k=None):
        """Statements that write one member and say so in the tag."""
        k = self.rng.randrange(len(self.members)) if k is None else k
        lines = [f"{place}.u.m{k}{path} = {self.value(kind)};" for path, kind in self.members[k].leaves]
        return " ".join(lines + [f"{place}.tag = {k};"])

    def see(self, place):
        """Statements that mix in what the tag names, and of plain ones what other members read."""
        rng, lines = self.rng, []
        for k, member in enumerate(self.members):
            numbers = " ".join(f"mix({leaf(kind, f'{place}.u.m{k}{path}')});" for path, kind in member.leaves)
            if not self.isPlain:
                lines.append(f"if ({place}.tag == {k}) {{ {numbers} }}")
            elif rng.random() < 0.6:
                lines.append(numbers)
            elif rng.random() < 0.6:
                lines.append(f"if ({place}.tag == {k}) {{ {numbers} }}")
        lines.append(f"mix({place}.tag);")
        return " ".join(lines + [f"mix({leaf(kind, f'{place}.{name}')});" for name, kind in self.extras])

    def functions(self):
        """make(s), show(by value), change(by pointer), twice(by value, returned)."""
        rng, V = self.rng, self.name
        plain = [f"x.{name} = {self.value(kind)};" for name, kind in self.extras]
        cases = " ".join(f"case {k}: {self.set('x', k)} break;" for k in range(len(self.members)))
        text = f"N static {V} make_{V}(long s) {{ {V} x; memset(&x, 0, sizeof x); switch (s % {len(self.members)}) {{ {cases} }} {' '.join(plain)} return x; }}\n"
        text += f"{rng.choice(['N ', ''])}static void show_{V}({V} x) {{ {self.see('x')} }}\n"
        text += f"N static void look_{V}(const {V} *x) {{ {self.see('(*x)')} }}\n"
        text += f"N static void change_{V}({V} *x, long s) {{ {self.set('(*x)')} }}\n"
        steps = []
        for k, member in enumerate(self.members):
            path, kind = rng.choice(member.leaves)
            place = f"x.u.m{k}{path}"
            if kind in INTEGERS and INTEGERS[kind] < 8:
                steps.append(f"if (x.tag == {k}) {place} = ({kind})({place} * 2 + 1);")
            elif kind in FLOATS:
                steps.append(f"if (x.tag == {k} && {place} > -1e6 && {place} < 1e6) {place} = {place} * 2;")
            elif kind == "void *":
                steps.append(f"if (x.tag == {k}) {place} = heap;")
        rng.shuffle(steps)
        text += f"{rng.choice(['N ', 'N ', ''])}static {V} twice_{V}({V} x) {{ {' else '.join(steps) if rng.random() < 0.5 else ' '.join(steps)} return x; }}\n"
        text += f"{rng.choice(['N ', ''])}static {V} pick_{V}(int c, {V} x, {V} y) {{ return c ? x : y; }}\n"
        return text


class Function:
    """A function over objects of a few tagged types: x, y, z, arrays a, records n and m that hold them, a global g."""

    def __init__(self, rng, number, kinds):
        self.rng, self.number, self.kinds = rng, number, kinds
        self.volatile = rng.random() < 0.2
        self.exposed = {name for name in "xyzanm" if rng.random() < 0.25}  # seen by address as well

    def object(self, V):
        k = self.kinds.index(V)
        return self.rng.choice(
            [
                f"x{k}",
                f"x{k}",
                f"y{k}",
                f"y{k}",
                f"z{k}",
                f"z{k}",
                f"a{k}[{self.rng.randint(0, 2)}]",
                f"a{k}[i & 1]",
                f"n{k}.first",
                f"n{k}.more[{self.rng.randint(0, 1)}]",
                f"m{k}.first",
                f"m{k}.more[1]",
                f"(*q{k})",
                f"g{k}",
            ]
        )

    def bytes_(self, V, op):
        """Copies and fills of any bytes of plain records."""
        rng, k, target = self.rng, self.kinds.index(V), self.object(V)
        if op == "move":  # elements, or bytes of the largest member, which has no padding
            if rng.random() < 0.4:
                to, start = rng.choice([(0, 1), (1, 0), (0, 2), (2, 1)])
                return f"memmove(a{k} + {to}, a{k} + {start}, {3 - max(to, start)} * sizeof({V.name}));"
            number, largest = max(enumerate(V.members), key=lambda member: member[1].size)
            to, start = rng.randrange(largest.size), rng.randrange(largest.size)
            place = f"(char *)&{target}.u.m{number}"
            return f"memmove({place} + {to}, {place} + {start}, {largest.size - max(to, start)});"
        at = rng.randint(0, 40)
        length = (
            f"(sizeof({V.name}) - {at} % sizeof({V.name}))"
            if rng.random() < 0.5
            else f"({rng.randint(1, 16)} % (sizeof({V.name}) - {at} % sizeof({V.name})) + 1)"
        )
        if op == "fill":
            return f"memset((char *)&{target} + {at} % sizeof({V.name}), {rng.choice([0, 0, 255, 1, 0x40])}, {length});"
        other = self.object(V)
        copy = (
            "memmove"
            if other == target or any("(*" in place or "[i" in place for place in (target, other))
            else "memcpy"
        )
        return f"{copy}((char *)&{target} + {at} % sizeof({V.name}), (char *)&{other} + {at} % sizeof({V.name}), {length});"

    def source(self, V):
        rng, name = self.rng, V.name
        a, b = self.object(V), self.object(V)
        return rng.choice(
            [
                a,
                a,
                f"twice_{name}({a})",
                f"twice_{name}({a})",
                f"make_{name}(s + {rng.randint(0, 9)})",
                f"(s & 1 ? {a} : {b})",
                f"pick_{name}(i & 1, {a}, {b})",
                f"(zero ? twice_{name}({a}) : {b})",
                f"twice_{name}(twice_{name}({a}))",
            ]
        )

    def statement(self):
        rng = self.rng
        V = rng.choice(self.kinds)
        k, target, pick = self.kinds.index(V), self.object(V), rng.random()
        if pick < 0.3:
            return f"{target} = {self.source(V)};"
        if pick < 0.42:
            return V.set(target)
        if pick < 0.54:
            return V.see(target)
        if pick < 0.62:
            return f"show_{V.name}({target});"
        if pick < 0.66 and self.exposed:
            name = rng.choice(sorted(self.exposed))
            place = {"a": f"a{k}[1]", "n": f"n{k}.first", "m": f"m{k}.more[0]"}.get(name, f"{name}{k}")
            return rng.choice([f"look_{V.name}(&{place});", f"change_{V.name}(&{place}, s);"])
        if pick < 0.71:
            return rng.choice(
                [
                    f"n{k} = m{k};",
                    f"m{k} = n{k};",
                    f"n{k} = pass_{V.name}(m{k});",
                    f"m{k} = (R{V.name}){{ {target}, 7, {{ x{k}, y{k} }} }};",
                ]
            )
        if pick < 0.75:
            return f"{{ {V.name} t = {target}; {target} = x{k}; x{k} = t; }}"
        if pick < 0.79:
            return f"q{k} = &{rng.choice([f'z{k}', f'g{k}', f'a{k}[2]'])};"
        if pick < 0.83:
            other = self.object(V)
            # The same object is no overlap of its parts; elements may be the same at run time.
            return f"if (&{target} != &{other}) memcpy(&{target}, &{other}, sizeof({V.name}));"
        if pick < 0.86 and self.volatile:
            return rng.choice([f"v{k} = {target};", f"{target} = v{k};", V.set(f"v{k}"), V.see(f"v{k}")])
        if V.isPlain:
            return self.bytes_(V, rng.choice(["move", "fill", "copy", "copy"]))
        return f"memcpy(&x{k}.u, &y{k}.u, sizeof x{k}.u); x{k}.tag = y{k}.tag;"

    def block(self, count):
        rng, lines = self.rng, []
        for _ in range(count):
            pick = rng.random()
            if pick < 0.12:
                lines += [
                    f"if ({rng.choice(['s & 1', 'i > 1', 'zero', 's & 2'])}) {{ {self.statement()} {self.statement()} }}"
                ]
            elif pick < 0.18:
                lines += [f"for (int j = 0; j < {rng.choice(['2', 's & 3'])}; j++) {{ {self.statement()} }}"]
            else:
                lines.append(self.statement())
        return lines

    def make(self):
        rng, head, tail = self.rng, ["int i = 0;"], []
        for k, V in enumerate(self.kinds):
            name = V.name
            head.append(
                f"{name} x{k} = make_{name}(s), y{k} = make_{name}(s + 1), z{k} = make_{name}(s + 2), a{k}[3], *q{k} = &z{k};"
            )
            head.append(f"R{name} n{k}, m{k}; for (int j = 0; j < 3; j++) a{k}[j] = make_{name}(s + j);")
            head.append(f"n{k}.first = x{k}; n{k}.middle = 3; n{k}.more[0] = y{k}; n{k}.more[1] = z{k}; m{k} = n{k};")
            if self.volatile:
                head.append(f"volatile {name} v{k} = y{k};")
            for place in rng.sample(
                [f"x{k}", f"y{k}", f"z{k}", f"a{k}[1]", f"n{k}.first", f"m{k}.more[1]"], rng.randint(2, 6)
            ):
                tail.append(V.see(place) if rng.random() < 0.6 else f"show_{name}({place});")
        body = self.block(rng.randint(2, 6))
        body += (
            [f"for (i = 0; i < {rng.choice(['2', '3', '(s & 3)'])}; i++) {{"]
            + ["  " + line for line in self.block(rng.randint(2, 6))]
            + ["}"]
        )
        body += self.block(rng.randint(1, 4))
        return f"N static void f{self.number}(long s) {{\n  " + "\n  ".join(head + body + tail) + "\n}\n"


def program(seed):
    rng = random.Random(seed)
    kinds = [Tagged(rng, number) for number in range(rng.randint(1, 3))]
    text = HEAD
    for k, V in enumerate(kinds):
        name = V.name
        text += (
            V.declaration
            + f"typedef struct {{ {name} first; short middle; {name} more[2]; }} R{name};\n"
            + V.functions()
        )
        text += f"{rng.choice(['N ', ''])}static R{name} pass_{name}(R{name} r) {{ r.middle++; {rng.choice(['r.first = r.more[1];', 'r.more[0] = twice_' + name + '(r.first);', ''])} return r; }}\n"
        text += f"static {name} g{k};\n"
    count = harness.SIZE * rng.randint(2, 4)
    text += "".join(Function(rng, number, kinds).make() for number in range(count))
    calls = "".join(
        f'  for (long s = 0; s < 4; s++) {{ f{number}(s); printf("{number} %ld %lx\\n", s, H); }}\n'
        for number in range(count)
    )
    start = "".join(f"  g{k} = make_{V.name}({k});\n" for k, V in enumerate(kinds))
    return text + f"int main(void) {{\n{start}{calls}  return 0;\n}}\n"


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "aggregates", program, levels="O0,O1,O2,O3,Os"))
