#!/usr/bin/env python3
"""Random records by value between minic and gcc: arguments and results, both ways round.

    tests/fuzz/records.py --minic build/release/minic [--seed 1] [--count 100] [--minutes M] [--levels O0,O1,O2,O3]
                          [--targets x86_64,riscv64,interpreter] [--keep DIR]
    tests/fuzz/records.py --minic build/release/minic --seed N --reduce     makes the program of one seed, as one file, smaller

Records have over-aligned members, members of 16 bytes, holes, bit-fields, arrays, unions, other records, are packed or
empty, and have up to about 100 bytes. They stand among scalars until the registers run out, and some functions are
variadic. The function prints each member that it gets, then overwrites it, and complains of a parameter that is less
aligned than its type; the caller prints the result, and its variables again, which must not have changed. A pair is
compiled by minic and gcc, by gcc and minic, by minic twice, and by minic as one file, which may inline; the interpreter
runs the one file. Some functions only read a record, and are called before and after a member changes. gcc's program
gives the expected output. --through clang-14: of a pair, minic translates the LLVM IR that this clang makes of the C text
(then without types of 16 bytes, alignments and floats, for which clang does more than its IR says). Exit status 1 if anything differs."""

import os
import random
import sys
import tempfile

import harness

# name -> (bytes, bits of a value that is not negative)
INTEGERS = {
    "char": (1, 6),
    "signed char": (1, 7),
    "unsigned char": (1, 8),
    "short": (2, 15),
    "unsigned short": (2, 16),
    "int": (4, 31),
    "unsigned": (4, 32),
    "long": (8, 62),
    "unsigned long": (8, 62),
    "_Bool": (1, 1),
}
FLOATS = {"float": 4, "double": 8}
WIDE = ["__int128", "unsigned __int128", "long double"]
PROMOTED = ["int", "unsigned", "long", "unsigned long", "double", "void *", "__int128", "long double"]


class Record:
    def __init__(self, tag, size):
        self.tag, self.size, self.leaves = tag, size, []  # leaves: (path, type, bits)


class Program:
    def __init__(self, seed, is_plain=False):
        self.rng, self.is_plain = random.Random(seed), is_plain
        self.reals, self.wide = (["double"], ["long"]) if is_plain else (list(FLOATS), WIDE)
        self.records, self.types, self.value = [], [], 0
        for _ in range(self.rng.randint(3, 7)):
            self.record()
        functions = [self.function(i) for i in range(self.rng.randint(3, 7))]
        functions += [self.reader(i) for i in range(len(functions), len(functions) + 2)]
        head = HEAD + "\n".join(self.types) + "\n" + "".join(prototype + ";\n" for prototype, _, _ in functions)
        self.callee = head + "".join(callee for _, callee, _ in functions)
        calls = "".join(f"  call{i}();\n" for i in range(len(functions)))
        callers = TOOLS + "".join(caller for _, _, caller in functions) + f"int main(void) {{\n{calls}  return 0;\n}}\n"
        self.caller = head + callers
        self.whole = self.callee + callers

    # ---- types

    def scalar(self):
        pick = self.rng.random()
        if pick < 0.3:
            return self.rng.choice(self.reals)
        if pick < 0.42:
            return self.rng.choice(self.wide)
        if pick < 0.48:
            return "void *"
        return self.rng.choice(list(INTEGERS))

    def member(self, record, name, same):
        """The text of a member; adds its leaves."""
        rng, pick = self.rng, self.rng.random()
        wish = f"_Alignas({rng.choice([16, 16, 32, 64])}) " if rng.random() < 0.12 and not self.is_plain else ""
        if same:
            record.leaves.append((name, same, 0))
            return f"{wish}{same} {name};" if not wish or same not in WIDE else f"{same} {name};"
        if pick < 0.13:
            base = rng.choice(["int", "unsigned", "long", "unsigned char", "short", "_Bool"])
            bits = 1 if base == "_Bool" else rng.randint(1, INTEGERS[base][0] * 8)
            if rng.random() < 0.15:
                return f"{base} : {bits};" if rng.random() < 0.6 else f"{base if base != '_Bool' else 'int'} : 0;"
            record.leaves.append((name, base, bits))
            return f"{base} {name} : {bits};"
        if pick < 0.28 and self.records:
            inner = rng.choice(self.records)
            if record.size + inner.size < 120:
                record.size += inner.size
                record.leaves += [(f"{name}.{path}", base, bits) for path, base, bits in inner.leaves]
                return f"{inner.tag} {name};"
        if pick < 0.31:
            return f"{rng.choice(['int', 'float', 'char'] + [r.tag for r in self.records])} {name}[0];"
        if pick < 0.34 and self.records:
            inner, count = rng.choice(self.records), rng.randint(1, 2)
            if record.size + count * inner.size < 120:
                record.size += count * inner.size
                record.leaves += [
                    (f"{name}[{i}].{path}", base, bits) for i in range(count) for path, base, bits in inner.leaves
                ]
                return f"{inner.tag} {name}[{count}];"
        if pick < 0.42:
            base, count = self.scalar(), rng.randint(1, 4)
            record.size += 16 * count if base in WIDE else 8 * count
            record.leaves += [(f"{name}[{i}]", base, 0) for i in range(count)]
            return f"{base} {name}[{count}];"
        if pick < 0.46:
            count = rng.randint(1, 60)
            record.size += count
            record.leaves += [(f"{name}[{i}]", "unsigned char", 0) for i in {0, count // 2, count - 1}]
            return f"unsigned char {name}[{count}];"
        base = self.scalar()
        record.size += 16 if base in WIDE else 8
        record.leaves.append((name, base, 0))
        # _Alignas may not be weaker than the type.
        return f"{wish}{base} {name};"

    def record(self):
        rng = self.rng
        is_union = rng.random() < 0.15
        number = len(self.records)
        record = Record(f"{'union' if is_union else 'struct'} R{number}", 0)
        # A record of one scalar type now and then: those are what float registers are for.
        same = self.scalar() if rng.random() < 0.2 else None
        count = 0 if rng.random() < 0.05 else rng.choice([1, 1, 2, 2, 2, 3, 3, 4, 6])
        members = []
        for i in range(count):
            before = len(record.leaves)
            members.append(self.member(record, f"m{i}", same))
            if is_union and before:  # the first that has something is the one that is checked
                del record.leaves[before:]
        attributes = []
        if rng.random() < 0.1:
            attributes.append("packed")
        if rng.random() < 0.12 and not self.is_plain:
            attributes.append(f"aligned({rng.choice([2, 8, 16, 32, 64])})")
        after = f" __attribute__(({', '.join(attributes)}))" if attributes else ""
        self.types.append(f"{record.tag} {{ {' '.join(members)} }}{after};")
        self.records.append(record)

    # ---- values

    def constant(self, base, bits):
        self.value = (self.value * 29 + 17) % 1000003
        if base in FLOATS or base == "long double":
            return f"{self.value % 4096}.5"
        if base == "void *":
            return f"(void *){self.value * 4096 + 1}L"
        if "__int128" in base:
            return f"(((__int128){self.value * 7919}L << 60) + {self.value})"
        size = bits or INTEGERS[base][1]
        if bits and base not in ("_Bool", "unsigned", "unsigned char"):
            size = bits - 1
        number = self.value * 2654435761 % (1 << size)
        return f"{-number if self.value & 1 and not base.startswith('unsigned') and base not in ('_Bool', 'char') else number}L"

    def leaves(self, type, path):
        if isinstance(type, str):
            return [(path, type, 0)]
        return [(f"{path}.{leaf}", base, bits) for leaf, base, bits in type.leaves]

    def show(self, type, path, label):
        out = []
        for leaf, base, _ in self.leaves(type, path):
            call = (
                "number"
                if base in INTEGERS
                else "real"
                if base in FLOATS or base == "long double"
                else "address"
                if base == "void *"
                else "wide"
            )
            out.append(f'{call}("{label} {leaf}", {leaf});')
        return " ".join(out)

    def fill(self, type, path):
        return " ".join(f"{leaf} = {self.constant(base, bits)};" for leaf, base, bits in self.leaves(type, path))

    def wipe(self, type, path):
        return " ".join(f"{leaf} = 0;" for leaf, base, _ in self.leaves(type, path))

    # ---- functions

    def argument(self, is_variadic=False):
        if self.rng.random() < 0.6:
            return self.rng.choice(self.records)
        return self.rng.choice(PROMOTED[: -2 if self.is_plain else None]) if is_variadic else self.scalar()

    def function(self, number):
        rng, name = self.rng, f"f{number}"
        text = lambda type: type if isinstance(type, str) else type.tag
        result = rng.choice(self.records) if rng.random() < 0.6 else rng.choice([None, self.scalar()])
        named = [self.argument() for _ in range(rng.choice([1, 2, 2, 3, 4, 5, 7, 9, 12]))]
        is_variadic = rng.random() < 0.3
        rest = [self.argument(True) for _ in range(rng.randint(0, 6))] if is_variadic else []
        parameters = ", ".join(f"{text(type)} a{i}" for i, type in enumerate(named)) + (", ..." if is_variadic else "")
        prototype = f"{text(result) if result else 'void'} {name}({parameters})"
        body = [f'  aligned("{name} a{i}", &a{i}, PROMISED({text(type)}));' for i, type in enumerate(named)]
        body += ["  " + self.show(type, f"a{i}", name) for i, type in enumerate(named)]
        if is_variadic:
            body.append(f"  __builtin_va_list list; __builtin_va_start(list, a{len(named) - 1});")
            for i, type in enumerate(rest, len(named)):
                body.append(
                    f"  {{ {text(type)} a{i} = __builtin_va_arg(list, {text(type)}); {self.show(type, f'a{i}', name)} }}"
                )
            body.append("  __builtin_va_end(list);")
        body += ["  " + self.wipe(type, f"a{i}") for i, type in enumerate(named)]
        if result:
            body.append(f"  {text(result)} r; {self.fill(result, 'r')} return r;")
        callee = f"{prototype} {{\n" + "\n".join(body) + "\n}\n"
        call = []
        for i, type in enumerate(named + rest):
            call.append(f"  {'static ' if rng.random() < 0.2 else ''}{text(type)} v{i}; {self.fill(type, f'v{i}')}")
        function = name
        if rng.random() < 0.2:
            call.append(f"  {text(result) if result else 'void'} (*volatile to)({parameters}) = {name};")
            function = "to"
        arguments = ", ".join(f"v{i}" for i in range(len(named + rest)))
        if result:
            call.append(f"  {text(result)} r = {function}({arguments}); {self.show(result, 'r', name)}")
        else:
            call.append(f"  {function}({arguments});")
        call += ["  " + self.show(type, f"v{i}", name) for i, type in enumerate(named + rest)]
        return prototype, callee, f"static void call{number}(void) {{\n" + "\n".join(call) + "\n}\n"

    def reader(self, number):
        """A function without any effect, so that only the changed member tells its two calls apart."""
        rng, name, record = self.rng, f"read{number}", self.rng.choice(self.records)
        longs = rng.choice([0, 2, 6])
        parameters = ", ".join([f"long b{i}" for i in range(longs)] + [f"{record.tag} a"])
        prototype = f"__attribute__((noinline)) unsigned long {name}({parameters})"
        sums = "".join(f" sum = sum * 31 + (unsigned long)(long){leaf};" for leaf, _, _ in self.leaves(record, "a"))
        callee = f"{prototype} {{\n  unsigned long sum = {longs};{sums} return sum;\n}}\n"
        call = f'  number("{name}", (long){name}({"".join(f"{i}, " for i in range(longs))}v));'
        leaf, base, bits = rng.choice(self.leaves(record, "v") or [(None, None, None)])
        change = f"{leaf} = {self.constant(base, bits)};" if leaf else ""
        caller = f"static void call{number}(void) {{\n  {record.tag} v; {self.fill(record, 'v')}\n{call}\n  {change}\n{call}\n}}\n"
        return prototype, callee, caller


HEAD = """/* The alignment that the callee can count on. gcc for riscv64 leaves what travels in a register and on the stack
   where the two meet; nothing is said of an empty record. */
#if defined __riscv && !defined __minic__
#define PROMISED(type) (_Alignof(type) > 16 && sizeof(type) ? _Alignof(type) : 1)
#else
#define PROMISED(type) (sizeof(type) ? _Alignof(type) : 1)
#endif
void number(const char *, long), real(const char *, double), address(const char *, const void *);
void wide(const char *, __int128), aligned(const char *, const void *, long);
"""
TOOLS = """int printf(const char *, ...);
void number(const char *what, long value) { printf("%s %ld\\n", what, value); }
void real(const char *what, double value) { printf("%s %g\\n", what, value); }
void address(const char *what, const void *value) { printf("%s %lx\\n", what, (long)value); }
void wide(const char *what, __int128 value) { printf("%s %lx %lx\\n", what, (long)(value >> 64), (long)value); }
void aligned(const char *what, const void *at, long align) {
  volatile long address = (long)at;
  if (address & (align - 1)) printf("%s misaligned by %ld of %ld\\n", what, address & (align - 1), align);
}
"""


def without_alignment(text):
    return "".join(line for line in text.splitlines(True) if " misaligned by " not in line)


def check(seed, options, folder):
    program = Program(seed, bool(options.through))
    base = f"{folder}/{seed}"
    parts = {"whole": program.whole, "caller": program.caller, "callee": program.callee}
    result = harness.Result(seed, *(f"{base}.{name}.c" for name in parts))
    for name, text in parts.items():
        with open(f"{base}.{name}.c", "w") as out:
            out.write(text)
    expected = {}
    for target in options.targets.split(","):
        expected[target] = want = harness.reference(
            target, [f"{base}.caller.c", f"{base}.callee.c"], f"{base}.gcc", ["-w", "-O1"]
        )
        # gcc itself misaligns what it passes by address on riscv64.
        want.out = without_alignment(want.out)
        if options.through and target in harness.TARGETS:
            same_with_clang(options, base, target, want)
    if not options.through:
        harness.compare(result, options, expected)
    for target in expected:
        if target in harness.TARGETS:
            pairs(result, options, base, target, expected[target])
    return result


def same_with_clang(options, base, target, want):
    """Skips what clang itself passes in another way than gcc."""
    gcc, emulator = harness.TARGETS[target]
    for left, right in (("caller", "callee"), ("callee", "caller")):
        command = [options.through, *CLANG[target], "-w", "-O1", "-c", f"{base}.{left}.c", "-o", f"{base}.clang.o"]
        made = (
            harness.Run(command).status
            or harness.Run(gcc + ["-w", f"{base}.{right}.c", f"{base}.clang.o", "-o", f"{base}.pair"]).status
        )
        if made or without_alignment(harness.Run(emulator + [f"{base}.pair"]).out) != want.out:
            raise harness.Skipped("clang and gcc do not agree")


CLANG = {"x86_64": [], "riscv64": ["--target=riscv64-linux-gnu", "-march=rv64gc", "-mabi=lp64d"]}


def pairs(result, options, base, target, want):
    gcc, emulator = harness.TARGETS[target]
    levels = options.levels.split(",")
    objects = {}
    for name in ("caller", "callee"):
        for compiler, level in [("gcc", "O1")] + [("minic", level) for level in levels]:
            source, out = f"{base}.{name}.c", f"{base}.{name}.{compiler}.{level}.o"
            commands = [
                (gcc if compiler == "gcc" else [options.minic, f"--target={target}", *options.flags.split()])
                + ["-w", f"-{level}", "-c", source, "-o", out]
            ]
            if compiler == "minic" and options.through:
                commands[0][-3] = out + ".ll"
                commands.insert(
                    0,
                    [
                        options.through,
                        *CLANG[target],
                        "-w",
                        f"-{level}",
                        "-fno-vectorize",
                        "-fno-slp-vectorize",
                        "-S",
                        "-emit-llvm",
                        source,
                        "-o",
                        out + ".ll",
                    ],
                )
            for command in commands:
                made = harness.Run(command)
                if made.status:
                    result.differences.append(f"-{level} {target}: {command[0]} refuses the {name}: {made.err[:200]}")
                    return
            objects[name, compiler, level] = out
    for level in levels:
        for left, right in (("gcc", "minic"), ("minic", "gcc"), ("minic", "minic")):
            pair = [
                objects["caller", left, "O1" if left == "gcc" else level],
                objects["callee", right, "O1" if right == "gcc" else level],
            ]
            run = harness.Run(gcc + pair + ["-o", f"{base}.pair"])
            if not run.status:
                run = harness.Run(emulator + [f"{base}.pair"], harness.EMULATED * harness.RUN_SECONDS)
            result.runs += 1
            where = f"-{level} {target}, {left} calls {right}"
            got = without_alignment(run.out) if left == "gcc" and target == "riscv64" else run.out
            if run.status != want.status:
                result.differences.append(f"{where}: {run.words()}, expected {want.words()} {run.err[:200]}")
            elif got != want.out:
                result.differences.append(f"{where}: {harness.first_difference(want.out, got)}")


def reduce(options):
    """Both files as one: what differs only when gcc compiles one of them stays as it is."""
    options.minic = os.path.abspath(options.minic)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "records.c")
        with open(path, "w") as out:
            out.write(Program(options.seed, bool(options.through)).whole)
        for target in options.targets.split(","):
            for level in options.levels.split(","):
                if test := harness.checked_test(path, f"-{level} {target}", "", options, options.flags.split()):
                    return harness.smaller(path, test, options)
    sys.exit("the program as one file does not differ from --run=check")


def main():
    parser = harness.arguments(__doc__)
    parser.add_argument("--through", metavar="CLANG", help="only pairs, by minic from this clang's LLVM IR")
    parser.add_argument(
        "--reduce",
        action="store_true",
        help="print the program of --seed as one file, made smaller while it still differs",
    )
    options = parser.parse_args()
    if options.reduce:
        return reduce(options)
    if options.print:
        print(Program(options.seed, bool(options.through)).whole, end="")
        return 0
    return harness.drive(options, check)


if __name__ == "__main__":
    sys.exit(main())
