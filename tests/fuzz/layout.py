#!/usr/bin/env python3
"""Random structs and unions: their sizes, alignments, offsets and bits in memory as gcc has them.

    tests/fuzz/layout.py --minic build/release/minic [--count 25] [--seed 1] [--targets x86_64,riscv64]
                         [--levels O0,O1] [--keep DIR]

Members are bit-fields of all widths and types, arrays, nested and anonymous structs and unions, with
`packed` (of the struct or a member), `aligned`, `ms_struct` (x86-64) and #pragma pack. Each program prints the layout, fills
members with values by assignment and by initialisers, and prints the bytes and what is read back.
minic's program must print what gcc's prints. Exit status 1 if anything differs."""

import random
import sys

import harness

RECORDS = 40
INTEGERS = [
    ("char", 8),
    ("unsigned char", 8),
    ("short", 16),
    ("unsigned short", 16),
    ("int", 32),
    ("unsigned", 32),
    ("long", 64),
    ("unsigned long", 64),
    ("long long", 64),
    ("_Bool", 1),
]
OTHERS = ["float", "double", "void *", "enum E"]


class Record:
    """One struct or union: its text, and the paths of its scalar members."""

    def __init__(self, rng, name, depth=0):
        self.rng, self.name, self.depth = rng, name, depth
        self.kind = "union" if rng.random() < 0.15 else "struct"
        self.members, self.paths, self.count = [], [], 0
        for _ in range(rng.randint(1, 7)):
            self.member()
        if not self.paths:
            self.scalar()
        attributes = []
        if rng.random() < 0.3:
            attributes.append("packed")
        if rng.random() < 0.25:
            attributes.append("MS")
        if rng.random() < 0.15:
            attributes.append(f"aligned({rng.choice([1, 2, 4, 8, 16, 32])})")
        self.attributes = f" __attribute__(({', '.join(attributes)}))" if attributes else ""

    def fresh(self):
        self.count += 1
        return f"m{self.depth}_{self.count}" if not self.name else f"m{self.count}"

    def member(self):
        rng, kind = self.rng, self.rng.random()
        if kind < 0.55:
            self.bits()
        elif kind < 0.62:
            self.members.append(f"{rng.choice(INTEGERS[:9])[0]} : 0;")
        elif kind < 0.67:
            base, width = rng.choice(INTEGERS[:9])
            self.members.append(f"{base} : {rng.randint(1, width)};")
        elif kind < 0.77 and self.depth < 2:
            self.nested()
        elif kind < 0.85:
            base, _ = rng.choice(INTEGERS)
            name, size = self.fresh(), rng.randint(1, 3)
            self.members.append(f"{base} {name}[{size}];")
            self.paths.append((f"{name}[{rng.randrange(size)}]", base, 0))
        else:
            self.scalar()

    def extra(self):
        if self.rng.random() > 0.12:
            return ""
        return f" __attribute__(({self.rng.choice(['packed', 'aligned(2)', 'aligned(8)', 'aligned(16)'])}))"

    def bits(self):
        base, width = self.rng.choice(INTEGERS)
        name, size = self.fresh(), self.rng.randint(1, width)
        self.members.append(f"{base} {name} : {size}{self.extra()};")
        self.paths.append((name, base, size))

    def scalar(self):
        base = self.rng.choice([name for name, _ in INTEGERS] + OTHERS)
        name = self.fresh()
        self.members.append(f"{base} {name}{self.extra()};")
        self.paths.append((name, base, 0))

    def nested(self):
        inner = Record(self.rng, "", self.depth + 1)
        body = " ".join(inner.members)
        if self.rng.random() < 0.4:
            unique = f"a{self.fresh()}_"
            for path, _, _ in inner.paths:
                root = path.split(".")[0].split("[")[0]
                body = body.replace(f" {root} ", f" {unique}{root} ").replace(f" {root};", f" {unique}{root};")
                body = body.replace(f" {root}[", f" {unique}{root}[")
            self.members.append(f"{inner.kind} {{ {body} }}{inner.attributes};")
            self.paths += [(unique + path, base, size) for path, base, size in inner.paths]
        else:
            name = self.fresh()
            self.members.append(f"{inner.kind} {{ {body} }}{inner.attributes} {name};")
            self.paths += [(f"{name}.{path}", base, size) for path, base, size in inner.paths]


def value(rng, base):
    if base == "void *":
        return f"(void *){rng.getrandbits(40)}"
    if base in ("float", "double"):
        return f"{rng.randint(-99, 99)}.5"
    if base == "enum E":
        return rng.choice(["A", "B"])
    return f"({base}){rng.getrandbits(64)}u" if rng.random() < 0.8 else str(rng.choice([0, 1, -1]))


def program(rng, count):
    types, code = ["#ifdef __x86_64__\n#define MS ms_struct\n#else\n#define MS\n#endif\nenum E { A, B = 70000 };"], []
    for i in range(count):
        record = Record(rng, f"R{i}")
        pack = rng.choice([1, 2, 4, 8]) if rng.random() < 0.25 else 0
        tag = f"{record.kind} R{i}"
        if pack:
            types.append(f"#pragma pack(push, {pack})")
        types.append(f"{tag} {{\n  " + "\n  ".join(record.members) + f"\n}}{record.attributes};")
        if pack:
            types.append("#pragma pack(pop)")
        initial = rng.sample(record.paths, min(len(record.paths), 1 if record.kind == "union" else 3))
        initial = [each for each in initial if "[" not in each[0] and "." not in each[0]]
        types.append(
            f"static {tag} s{i}"
            + (
                " = {" + ", ".join(f".{path} = {value(rng, base)}" for path, base, _ in initial) + "};"
                if initial
                else ";"
            )
        )
        lines = [f'  printf("R{i} %d %d", (int)sizeof({tag}), (int)_Alignof({tag}));']
        for path, _, size in record.paths:
            if not size:
                lines.append(f'  printf(" %d", (int)((char *)&s{i}.{path} - (char *)&s{i}));')
        lines.append(f'  puts("");\n  show(&s{i}, sizeof s{i});')
        lines.append(f"  {tag} l{i};\n  memset(&l{i}, {rng.choice([0, 255])}, sizeof l{i});")
        for path, base, _ in rng.sample(record.paths, len(record.paths)):
            lines.append(f"  l{i}.{path} = {value(rng, base)};")
            if base not in ("void *", "_Bool") and rng.random() < 0.3:
                lines.append(f"  l{i}.{path} {rng.choice(['+=', '-=', '*='])} 3;")
        lines.append(f"  show(&l{i}, sizeof l{i});")
        for path, base, size in record.paths:
            if base == "_Bool" and not size:
                continue  # in a union it may hold what is no value of the type
            member = f"l{i}.{path}"
            if base == "void *":
                lines.append(f'  printf("%p ", {member});')
            elif base in ("float", "double"):  # in a union any number, or one of several NaN
                lines.append(f'  printf("%g ", {member} == {member} ? (double){member} : 0);')
            else:
                lines.append(f'  printf("%g ", (double)(long){member});')
        code.append(f"static void f{i}(void) {{\n" + "\n".join(lines) + '\n  puts("");\n}')
    calls = "".join(f"  f{i}();\n" for i in range(count))
    return (
        "#include <stdio.h>\n#include <string.h>\n"
        + "\n".join(types)
        + "\nstatic void show(const void *object, unsigned long size) {\n  const unsigned char *bytes = object;\n"
        '  while (size--) printf("%02x", *bytes++);\n  puts("");\n}\n'
        + "\n".join(code)
        + f"\nint main(void) {{\n{calls}  return 0;\n}}\n"
    )


def expect(path, options, folder):
    """ms_struct is x86-64's. At -O0: gcc 12 -O1 forgets that storing a _Bool of a union writes its whole byte."""
    return harness.by_gcc(path, options, folder, flags=["-O0"], each=True)


if __name__ == "__main__":
    sys.exit(
        harness.main(
            __doc__, "layout", lambda seed: program(random.Random(seed), RECORDS), expect=expect, levels="O0,O1"
        )
    )
