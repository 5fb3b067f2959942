#!/usr/bin/env python3
"""Random vectors in IR: programs of operations on vectors of all types and widths, in a loop, whose values are printed
byte by byte. What each program prints in lli, it must print in the interpreter and after each level on each target.

    tests/fuzz/vectors.py --minic build/release/minic [--count 1000] [--seed 1] [--targets x86_64,riscv64]
                          [--levels O0,O2] [--keep DIR] [--print] [--reduce [FILE]]

Exit status 1 if anything differs."""

import random
import sys

import ir

STEPS = 25
BITS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "float": 32, "double": 64}
INTEGERS = ["i8", "i16", "i32", "i64"]
PREDICATES = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
FLOAT_PREDICATES = [
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "uno",
    "true",
    "false",
]


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.values = []  # (name, element, count)
        self.number = 0
        self.bounded = set()  # names of what becomes a shift count or a divisor
        self.data = []

    def emit(self, text, element, count):
        name = f"%v{self.number}"
        self.number += 1
        self.lines.append(f"  {name} = {text}")
        self.values.append((name, element, count))
        return name

    def scalar(self, element):
        if element == "i1":
            return self.random.choice(["true", "false"])
        if element in ("float", "double"):
            return f"{self.random.randint(-64, 64) / 4:.2f}"
        bits = BITS[element]
        special = [0, 1, -1, -(1 << (bits - 1)), (1 << (bits - 1)) - 1]
        return str(self.random.choice(special + [self.random.getrandbits(bits) - (1 << (bits - 1))] * 5))

    def constant(self, element, count):
        pick = self.random.random()
        if pick < 0.15:
            return "zeroinitializer"
        one = self.scalar(element)
        lanes = [one if pick < 0.5 else self.scalar(element) for _ in range(count)]
        return "<" + ", ".join(f"{element} {lane}" for lane in lanes) + ">"

    def splat(self, element, count, number):
        return "<" + ", ".join([f"{element} {number}"] * count) + ">"

    def value(self, element, count, constants=True):
        known = [name for name, e, c in self.values if e == element and c == count]
        if known and self.random.random() < 0.85:
            return self.random.choice(known[-8:])
        if constants and self.random.random() < 0.3:
            return self.constant(element, count)
        if element == "i1":
            other = self.random.choice(INTEGERS)
            a, b = self.value(other, count), self.value(other, count)
            return self.emit(f"icmp {self.random.choice(PREDICATES)} <{count} x {other}> {a}, {b}", "i1", count)
        lanes = [self.scalar(element) for _ in range(count)]
        glob = len(self.data)
        self.data.append(
            f"@g{glob} = global [{count} x {element}] [" + ", ".join(f"{element} {lane}" for lane in lanes) + "]"
        )
        align = self.random.choice([1, BITS[element] // 8])
        return self.emit(f"load <{count} x {element}>, ptr @g{glob}, align {align}", element, count)

    def any(self, masks=False):
        if self.values and self.random.random() < 0.7:
            name, element, count = self.random.choice(self.values[-12:])
            if element != "i1" or masks:
                return element, count
        element = self.random.choice(list(BITS))
        return element, self.random.choice([c for c in (2, 4, 8, 16) if BITS[element] * c <= 512])

    def step(self):
        element, count = self.any()
        type = f"<{count} x {element}>"
        integer = element in INTEGERS
        pick = self.random.random()
        if pick < 0.3 and integer:
            op = self.random.choice(
                ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem"]
            )
            a = self.value(element, count)
            b = self.value(element, count)
            bits = BITS[element]
            if op in ("shl", "lshr", "ashr"):
                if self.random.random() < 0.6:
                    b = self.splat(element, count, self.random.randrange(bits))
                elif self.random.random() < 0.5:
                    b = self.emit(f"and {type} {b}, {self.splat(element, count, bits - 1)}", element, count)
                    self.bounded.add(b)
                    b = self.emit(
                        f"shufflevector {type} {b}, {type} poison, <{count} x i32> zeroinitializer", element, count
                    )
                else:
                    b = self.emit(f"and {type} {b}, {self.splat(element, count, bits - 1)}", element, count)
            if op in ("udiv", "sdiv", "urem", "srem"):
                b = self.emit(f"lshr {type} {b}, {self.splat(element, count, 1)}", element, count)
                self.bounded.add(b)
                b = self.emit(f"or {type} {b}, {self.splat(element, count, 1)}", element, count)
            return self.emit(f"{op} {type} {a}, {b}", element, count)
        if pick < 0.3:
            op = self.random.choice(["fadd", "fsub", "fmul", "fdiv", "fneg"])
            a = self.value(element, count)
            if op == "fneg":
                return self.emit(f"fneg {type} {a}", element, count)
            return self.emit(f"{op} {type} {a}, {self.value(element, count)}", element, count)
        if pick < 0.45:
            a, b = self.value(element, count, False), self.value(element, count)
            compare = (
                f"icmp {self.random.choice(PREDICATES)}" if integer else f"fcmp {self.random.choice(FLOAT_PREDICATES)}"
            )
            mask = self.emit(f"{compare} {type} {a}, {b}", "i1", count)
            if self.random.random() < 0.4:
                other = self.value("i1", count)
                op = self.random.choice(["and", "or", "xor", "add", "sub", "mul"])
                mask = self.emit(f"{op} <{count} x i1> {mask}, {other}", "i1", count)
                number = self.random.choice(["float", "double"])
                if BITS[number] * count <= 512 and self.random.random() < 0.3:
                    self.emit(
                        f"{self.random.choice(['sitofp', 'uitofp'])} <{count} x i1> {mask} to <{count} x {number}>",
                        number,
                        count,
                    )
            return None
        if pick < 0.58:
            mask = self.value("i1", count)
            a, b = self.value(element, count), self.value(element, count)
            return self.emit(f"select <{count} x i1> {mask}, {type} {a}, {type} {b}", element, count)
        if pick < 0.64 and integer:
            mask = self.value("i1", count)
            return self.emit(f"{self.random.choice(['sext', 'zext'])} <{count} x i1> {mask} to {type}", element, count)
        if pick < 0.76:
            return self.cast(element, count)
        if pick < 0.82:
            size = BITS[element] * count
            other = self.random.choice(list(BITS))
            if 1 <= size // BITS[other] <= 64:  # longer vectors are not supported
                a = self.value(element, count, False)
                if element in ("float", "double"):  # a NaN has any payload, and any sign
                    ordered = self.emit(f"fcmp ord {type} {a}, {a}", "i1", count)
                    a = self.emit(
                        f"select <{count} x i1> {ordered}, {type} {a}, {type} zeroinitializer", element, count
                    )
                self.emit(f"bitcast {type} {a} to <{size // BITS[other]} x {other}>", other, size // BITS[other])
            return None
        if pick < 0.92:
            return self.shuffle(element, count)
        a = self.value(element, count, False)
        lane = self.random.randrange(count)
        index = f"i32 {lane}" if self.random.random() < 0.7 else "i64 %lane"
        if index == "i64 %lane" and count < 4:
            index = f"i64 {count - 1}"
        scalar = f"%s{self.number}"
        self.lines.append(f"  {scalar} = extractelement {type} {a}, {index}")
        to = self.random.randrange(count)
        base = self.random.choice([a, "poison", self.value(element, count)])
        if base == "poison":
            scalar2 = scalar
            first = self.emit(f"insertelement {type} poison, {element} {scalar2}, i32 0", element, count)
            self.values.pop()
            return self.emit(
                f"shufflevector {type} {first}, {type} poison, <{count} x i32> zeroinitializer", element, count
            )
        index = f"i32 {to}" if self.random.random() < 0.7 or count < 4 else "i64 %lane"
        return self.emit(f"insertelement {type} {base}, {element} {scalar}, {index}", element, count)

    def shuffle(self, element, count):
        type = f"<{count} x {element}>"
        made = self.random.choice([count, count, max(2, count // 2), min(count * 2, 16)])
        if BITS[element] * made > 512:
            made = count
        kind = self.random.random()
        if kind < 0.3:
            lanes = [self.random.randrange(count) for _ in range(made)]
        elif kind < 0.5:
            lanes = [i * 2 % (2 * count) for i in range(made)]
        elif kind < 0.7:
            lanes = [i // 2 + (i % 2) * count for i in range(made)]
            lanes = [lane % (2 * count) for lane in lanes]
        else:
            lanes = [self.random.randrange(2 * count) for _ in range(made)]
        a, b = self.value(element, count, False), self.value(element, count)
        mask = ", ".join(f"i32 {lane}" for lane in lanes)
        return self.emit(f"shufflevector {type} {a}, {type} {b}, <{made} x i32> <{mask}>", element, made)

    def cast(self, element, count):
        a = self.value(element, count, False)
        type = f"<{count} x {element}>"
        if element in INTEGERS:
            to = self.random.choice(list(BITS))
            if BITS[to] * count > 512 or to == element:
                return None
            if to in ("float", "double"):
                op = self.random.choice(["sitofp", "uitofp"])
            elif BITS[to] > BITS[element]:
                op = self.random.choice(["sext", "zext"])
            else:
                op = "trunc"
            made = self.emit(f"{op} {type} {a} to <{count} x {to}>", to, count)
            if op in ("sitofp", "uitofp") and element == "i8":  # back, where every number fits
                half = self.emit(f"fadd <{count} x {to}> {made}, {self.splat(to, count, '0.25')}", to, count)
                back = self.random.choice(["i16", "i32", "i64"])
                if BITS[back] * count <= 512:
                    self.emit(f"fpto{op[0]}i <{count} x {to}> {half} to <{count} x {back}>", back, count)
            return made
        to = "double" if element == "float" else "float"
        if BITS[to] * count > 512:
            return None
        return self.emit(f"{'fpext' if to == 'double' else 'fptrunc'} {type} {a} to <{count} x {to}>", to, count)

    def text(self, steps):
        for _ in range(steps):
            self.step()
        loop = self.lines
        # Some values go around the loop.
        phis = []
        for k in range(3):
            element, count = self.random.choice([(e, c) for _, e, c in self.values if e != "i1"])
            known = [name for name, e, c in self.values if (e, c) == (element, count)]
            start = self.constant(element, count)
            phis.append(f"  %phi{k} = phi <{count} x {element}> [ {start}, %entry ], [ {known[-1]}, %loop ]")
            # Not what goes back to an integer (see cast): it has to fit.
            uses = [
                i
                for i, line in enumerate(loop)
                if (known[0] + "," in line or line.endswith(known[0])) and " fpto" not in "".join(loop[i : i + 2])
            ]
            if uses and known[0] not in self.bounded:
                at = self.random.choice(uses)
                if f"<{count} x {element}> {known[0]}," in loop[at]:
                    loop[at] = loop[at].replace(f"{known[0]},", f"%phi{k},", 1)
        extra, largest = [], 128
        for name, element, count in self.values[-10:] + [v for v in self.values if v[0].startswith("%w")]:
            type = f"<{count} x {element}>"
            if element == "i1":
                extra.append(f"  {name}x = zext {type} {name} to <{count} x i8>")
                name, element = name + "x", "i8"
            elif element in ("float", "double"):  # a NaN has any payload
                extra.append(f"  {name}o = fcmp ord {type} {name}, zeroinitializer")
                extra.append(f"  {name}x = select <{count} x i1> {name}o, {type} {name}, {type} zeroinitializer")
                name += "x"
            align = self.random.choice([1, 16])
            largest = max(largest, BITS[element] * count // 8)
            extra.append(f"  store <{count} x {element}> {name}, ptr %out, align {align}")
            extra.append(f"  call void @show(ptr %out, i64 {BITS[element] * count // 8})")
        return "\n".join(
            [
                *self.data,
                """@hex = constant [5 x i8] c"%02x\\00"
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
define void @show(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %wide = zext i8 %byte to i32
  %x = call i32 (ptr, ...) @printf(ptr @hex, i32 %wide)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %y = call i32 @putchar(i32 10)
  ret void
}
define i32 @main() {
entry:""",
                f"  %out = alloca [{largest} x i8], align 16",
                """  br label %loop
loop:
  %round = phi i64 [ 0, %entry ], [ %after, %loop ]""",
                *phis,
                "  %lane = and i64 %round, 3",
                *loop,
                *extra,
                "  %after = add i64 %round, 1",
                "  %again = icmp ult i64 %after, 3",
                "  br i1 %again, label %loop, label %end",
                "end:",
                "  ret i32 0",
                "}",
                "",
            ]
        )


if __name__ == "__main__":
    sys.exit(ir.main(__doc__, "vectors", lambda seed: Program(seed).text(STEPS)))
