#!/usr/bin/env python3
"""Random C programs that move records and unions about in memory: what minic makes of each prints what gcc's does.

    memory.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    memory.py --minic build/release/minic --seed N --reduce      makes the program of one seed smaller while it still differs
    memory.py --minic build/release/minic --seed N --print

Records, unions and __int128 go by value (in registers, on the stack, and there because registers ran out), by pointer, and
come back as results; they are copied whole, member by member and byte by byte, and their bytes are read and written through
unsigned char *. Functions that only read what they are given are called again after it changed. Bit-fields change in
loops. Bytes of padding are never read. Each statement's results have a sum of their own."""

import random
import sys

import harness

INTEGERS = {
    "signed char": 8,
    "unsigned char": 8,
    "short": 16,
    "unsigned short": 16,
    "int": 32,
    "unsigned": 32,
    "long": 64,
    "unsigned long": 64,
    "__int128": 128,
}
PRELUDE = """int printf(const char *, ...);
void *memcpy(void *, const void *, unsigned long);
#define N __attribute__((noinline))
"""


class Record:
    """A record type. leaves: (path, type, width of a bit-field or 0); bytes: (path, size) of what is read byte by byte."""

    def __init__(self, rng, number, others):
        self.union = rng.random() < 0.2
        self.name = f"{'union' if self.union else 'struct'} R{number}"
        self.number, self.leaves, self.bytes, self.inner = number, [], [], []
        members = []
        bits = not self.union and rng.random() < 0.3
        for k in range(rng.choice([1, 2, 2, 3, 4, 6])):
            kind, name, pick = rng.choice(list(INTEGERS)), f"m{k}", rng.random()
            if bits and pick < 0.7 and kind != "__int128":
                width = rng.randint(1, INTEGERS[kind])
                members.append(f"{kind} {name} : {width};")
                self.leaves.append((name, kind, width))
            elif pick < 0.3:
                count = rng.choice([1, 2, 3, 4, 5])
                members.append(f"{kind} {name}[{count}];")
                self.leaves += [(f"{name}[{i}]", kind, 0) for i in range(count)]
                self.bytes.append((name, count * INTEGERS[kind] // 8))
            elif pick < 0.42 and others and not self.union:
                inner = rng.choice(others)
                members.append(f"{inner.name} {name};")
                self.leaves += [(f"{name}.{path}", kind, width) for path, kind, width in inner.leaves]
                self.inner.append((name, inner))
            elif pick < 0.52 and not self.union:
                kind = rng.choice(["float", "double"])
                members.append(f"{kind} {name};")
                self.leaves.append((name, kind, 0))
            else:
                members.append(f"{kind} {name};")
                self.leaves.append((name, kind, 0))
                self.bytes.append((name, INTEGERS[kind] // 8))
        self.text = f"{self.name} {{ {' '.join(members)} }};"

    def sum(self, object):
        """An expression of what all members of an object hold: of a union the lowest byte."""
        if self.union:
            path, kind, _ = self.leaves[0]
            return f"(unsigned char){object}{path}"
        return " ".join(
            f"{'+' if k else ''} {2 * k + 1} * (unsigned long){'(long)' if kind in ('float', 'double') else ''}"
            f"{object}{path}"
            for k, (path, kind, _) in enumerate(self.leaves)
        )

    def clear(self, object):
        """Statements that give each member a value; a union's members all of their bytes."""
        return [f"{object}.{path} = {7 * k + 1};" for k, (path, _, _) in enumerate(self.leaves)]


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.text, self.helpers, self.sums = [], {}, 0
        self.records = []
        for k in range(self.rng.randint(2, 3)):
            self.records.append(Record(self.rng, k, self.records))
            self.text.append(self.records[-1].text)
        for record in self.records:
            self.text.append(
                f"static {record.name} g{record.number}, a{record.number}[4], *p{record.number} = &g{record.number};"
            )

    def define(self, kind, record, make):
        """The name of a function of a kind for a record type, made once or twice."""
        key = kind, record.number, self.rng.randint(0, 1)
        if key not in self.helpers:
            self.helpers[key] = name = f"{kind}{record.number}_{key[2]}"
            self.text.append(make(name))
        return self.helpers[key]

    def fill(self):
        """Parameters that use up registers, with their arguments."""
        kinds = [
            self.rng.choice(["long", "int", "long", "double", "__int128", "unsigned char"])
            for _ in range(self.rng.choice([0, 0, 0, 1, 4, 5, 6, 8]))
        ]
        return kinds

    def leaf(self, record):
        """(path, type) of a scalar that may be read: of a union the first member, which is written first."""
        return record.leaves[0] if record.union else self.rng.choice(record.leaves)

    # ---- functions

    def by_value(self, record):
        """A call, but for the object: it gets a record and returns a number."""
        rng = self.rng
        key = "get", record.number, rng.randint(0, 2)
        if key not in self.helpers:
            kinds = self.fill()
            name = f"get{record.number}_{key[2]}"
            parameters = [f"{kind} f{k}" for k, kind in enumerate(kinds)] + [f"{record.name} s"]
            tail = rng.random() < 0.3
            used = rng.choice(["", "", " + (long)f0"]) if kinds else ""
            path, kind, _ = self.leaf(record)
            value = (
                record.sum("s.")
                if rng.random() < 0.4
                else f"(unsigned long){'(long)' if kind in ('float', 'double') else ''}s.{path}"
            )
            if record.union:
                value = f"(unsigned char)s.{path}"
            self.text.append(
                f"N static unsigned long {name}({', '.join(parameters + ['int last'] * tail)}) {{ return {value}{used}{' + last' * tail}; }}"
            )
            self.helpers[key] = name, len(kinds), tail
        name, count, tail = self.helpers[key]
        arguments = [rng.choice(["1", "i", "2", "n"]) for _ in range(count)]
        return lambda object: f"{name}({', '.join(arguments + [object] + ['i'] * tail)})"

    def wide(self):
        key = "wide", 0, self.rng.randint(0, 1)
        if key not in self.helpers:
            self.helpers[key] = name = f"wide{key[2]}"
            before = self.rng.choice([0, 5, 6])
            parameters = [f"long f{k}" for k in range(before)] + ["__int128 x"]
            self.text.append(
                f"N static unsigned long {name}_({', '.join(parameters)}) {{ return (unsigned long)x + {self.rng.randint(1, 99)}; }}"
            )
            self.text.append(f"#define {name}(x) {name}_({', '.join(['0'] * before + ['x'])})")
        return self.helpers[key]

    def changed(self, record):
        path, kind, _ = self.leaf(record)
        return self.define(
            "set",
            record,
            lambda name: (
                f"N static {record.name} {name}({record.name} s, int v) {{ s.{path} {self.rng.choice(['=', '+='])} v; return s; }}"
            ),
        )

    def put(self, record):
        path, kind, _ = self.leaf(record)
        return self.define(
            "put",
            record,
            lambda name: (
                f"N static void {name}({record.name} *s, int v) {{ s->{path} {self.rng.choice(['=', '+=', '='])} v; }}"
            ),
        )

    def peek(self, record):
        return self.define(
            "peek",
            record,
            lambda name: f"N static unsigned long {name}(const {record.name} *s) {{ return {record.sum('s->')}; }}",
        )

    def copy(self, record):
        def make(name):
            pick = self.rng.random()
            if pick < 0.35 and not record.union:
                body = " ".join(f"d->{path} = s->{path};" for path, _, _ in record.leaves)
            elif pick < 0.7:
                body = "unsigned char *x = (unsigned char *)d; const unsigned char *y = (const unsigned char *)s; for (unsigned long k = 0; k < sizeof *d; k++) x[k] = y[k];"
            elif pick < 0.85:
                body = "memcpy(d, s, sizeof *d);"
            else:
                body = "*d = *s;"
            return f"{self.rng.choice(['N ', 'N ', ''])}static void {name}({record.name} *d, const {record.name} *s) {{ {body} }}"

        return self.define("copy", record, make)

    def bytes(self):
        if "bytes" not in self.helpers:
            self.helpers["bytes"] = True
            self.text.append(
                "N static unsigned long bytes(const void *p, int n) { const unsigned char *b = p; unsigned long h = 0; "
                "for (int k = 0; k < n; k++) h = h * 31 + b[k]; return h; }"
            )
        return "bytes"

    # ---- statements

    def object(self, record):
        return self.rng.choice(
            [
                f"x{record.number}",
                f"x{record.number}",
                f"y{record.number}",
                f"g{record.number}",
                f"a{record.number}[i & 3]",
                f"a{record.number}[1]",
                f"(*p{record.number})",
                f"(*q{record.number})",
            ]
        )

    def observe(self, record, object):
        pick = self.rng.random()
        if pick < 0.55:
            value = self.by_value(record)(object)
        elif pick < 0.7:
            value = f"{self.peek(record)}(&{object})"
        elif pick < 0.85 and record.bytes and not record.union:
            path, size = self.rng.choice(record.bytes)
            value = f"{self.bytes()}(&{object}.{path}, {size})"
        elif pick < 0.92 and record.inner:
            name, inner = self.rng.choice(record.inner)
            value = self.by_value(inner)(f"{object}.{name}")
        else:
            path, kind, _ = self.leaf(record)
            value = f"(unsigned {'char' if record.union else 'long'}){'(long)' if kind in ('float', 'double') else ''}{object}.{path}"
        self.sums += 1
        return f"r[{self.sums - 1}] = r[{self.sums - 1}] * 3 + {value};"

    def write(self, record, object):
        rng = self.rng
        pick = rng.random()
        path, kind, width = self.leaf(record)
        value = rng.choice(["i", "i * 3", "n", "5", "-i", "i + 100", "~i", "i & 1"])
        if pick < 0.4:
            return f"{object}.{path} = {value};"
        if pick < 0.55:
            if kind in ("float", "double") or rng.random() < 0.5:
                return f"{object}.{path} += i;"
            return f"{object}.{path} {rng.choice(['^=', '-=', '|=', '&=', '*='])} {value};"
        if pick < 0.65:
            return f"{self.put(record)}(&{object}, {value});"
        if pick < 0.73:
            return f"{object} = {self.changed(record)}({self.object(record)}, {value});"
        if pick < 0.8:
            return f"{self.copy(record)}(&{object}, &{rng.choice([f'z{record.number}', f'z{record.number}'])});"
        if pick < 0.86:
            return f"{object} = {self.object(record)};"
        if pick < 0.93 and record.bytes and not record.union:
            path, size = rng.choice(record.bytes)
            return (
                f"((unsigned char *)&{object}.{path})[{rng.randrange(size)}] {rng.choice(['=', '+=', '^='])} {value};"
            )
        if record.inner and pick < 0.97:
            name, inner = rng.choice(record.inner)
            return f"{object}.{name} = {self.object(inner)};"
        return f"{object}.{path} = {value};"

    def statements(self, count):
        rng, lines = self.rng, []
        for _ in range(count):
            record, pick = rng.choice(self.records), rng.random()
            object = self.object(record)
            if pick < 0.12:
                key = self.wide()
                self.sums += 1
                lines.append(
                    f"w += {rng.choice(['i', '1', 'n'])}; r[{self.sums - 1}] = r[{self.sums - 1}] * 3 + {key}(w);"
                )
            elif pick < 0.4:
                lines += [self.observe(record, object), self.write(record, object), self.observe(record, object)]
            elif pick < 0.6:
                lines += [self.write(record, object), self.observe(record, rng.choice([object, self.object(record)]))]
            elif pick < 0.68:
                lines += [
                    f"if ({rng.choice(['i & 1', 'n > i', 'r[0] & 4'])}) {{",
                    "  " + self.write(record, object),
                    "}",
                ]
            elif pick < 0.75:
                lines.append(
                    f"q{record.number} = &{rng.choice([f'x{record.number}', f'g{record.number}', f'a{record.number}[2]'])};"
                )
            elif pick < 0.85:
                lines += [
                    f"for (int j = 0; j < {rng.choice(['3', '4', 'n'])}; j++) {{",
                    "  " + self.write(record, object),
                    "  " + self.observe(record, object),
                    "}",
                ]
            else:
                lines.append(self.write(record, object))
        return lines

    def make(self):
        rng, functions = self.rng, []
        for number in range(harness.SIZE * rng.randint(2, 3)):
            self.sums = 0
            body = self.statements(rng.randint(1, 4))
            body += (
                [f"for (i = 0; i < {rng.choice([3, 5, 9])}; i++) {{"]
                + ["  " + line for line in self.statements(rng.randint(3, 8))]
                + ["}"]
            )
            body += self.statements(rng.randint(0, 3))
            head = ["int i = 1; __int128 w = 1;", f"unsigned long r[{self.sums + 1}] = {{ 0 }};"]
            for record in self.records:
                k = record.number
                head.append(f"{record.name} x{k}, y{k}, z{k}, *q{k} = &y{k};")
                head += record.clear(f"x{k}") + [f"z{k} = y{k} = x{k};"]
            tail = [f'for (int k = 0; k < {self.sums}; k++) printf("f{number} %d r%d %lx\\n", n, k, r[k]);']
            for record in self.records:
                tail += [
                    f'printf("f{number} {name} %lx\\n", (unsigned long)({record.sum(f"{name}{record.number}.")}));'
                    for name in "xyzg"
                ]
            functions.append(f"N static void f{number}(int n) {{\n  " + "\n  ".join(head + body + tail) + "\n}")
        start = [
            line
            for record in self.records
            for line in record.clear(f"g{record.number}")
            + [f"for (int k = 0; k < 4; k++) a{record.number}[k] = g{record.number};"]
        ]
        start += [f"f{k}({n});" for n in (2, 3) for k in range(len(functions))]
        return (
            PRELUDE
            + "\n".join(self.text + functions)
            + "\nint main(void) {\n  "
            + "\n  ".join(start)
            + "\n  return 0;\n}\n"
        )


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "memory", lambda seed: Program(seed).make()))
