#!/usr/bin/env python3
"""Fuzzer of initialisers: random types and random initialisers for them; the programs print every leaf, and
gcc says what is right.

    tests/fuzz/initialisers.py --minic build/release/minic [--seed 1] [--count 100] [--minutes 5]
                               [--levels O0,O1,O2,O3] [--targets x86_64,riscv64,interpreter]
                               [--keep DIR] [--jobs 1]

Structs, unions, bit-fields, anonymous members, arrays of arrays, arrays of characters and of unknown length,
pointers, floats, enumerations and _Bool; designators, ranges, strings, compound literals, empty braces, braces
left out, braces around scalars, and parts that override earlier ones; for objects at file scope, static ones in
a function, locals and compound literals. A difference is shown with the first line of output that differs, and
is kept in --keep with the command that repeats it. Exit status 1 if there is one."""
import argparse
import concurrent.futures
import os
import random
import resource
import subprocess
import sys
import tempfile
import time

SCALARS = ["signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long",
           "float", "double", "_Bool", "enum E", "int *", "char *"]
INTEGERS = {"signed char": 8, "unsigned char": 8, "short": 16, "unsigned short": 16, "int": 32, "unsigned": 32,
            "long": 64, "unsigned long": 64, "_Bool": 1}
CHARACTERS = ("char", "signed char", "unsigned char")
PRELUDE = """int printf(const char *, ...);
enum E { E0, E1, E2 = 70 };
static int G[8];
static char H[8];
static volatile int V = 1;
static void at(const char *object, const char *leaf, long value) { printf("%s%s %ld\\n", object, leaf, value); }
"""

# A type: ("scalar", name), ("array", element, count or None), ("record", number). A member of a record:
# (name or None, type, width or 0).


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.records = []
        self.text = []
        self.constant = True
        self.members = 0
        self.in_union = 0

    def chance(self, probability):
        return self.random.random() < probability

    # ---- types

    def scalar(self):
        # What another member of a union wrote must have a meaning when it is read.
        plain = [name for name in INTEGERS if name != "_Bool"]
        return ("scalar", self.random.choice(plain if self.in_union else SCALARS))

    def type(self, depth):
        pick = self.random.random()
        if depth < 3 and pick < 0.3:
            return self.record(depth + 1)
        if depth < 3 and pick < 0.5:
            return ("array", self.type(depth + 1), self.random.randint(1, 4))
        if pick < 0.65:
            return ("array", ("scalar", self.random.choice(CHARACTERS)), self.random.randint(1, 7))
        return self.scalar()

    def record(self, depth):
        if self.records and self.chance(0.4):
            named = [i for i, (_, _, name, plain) in enumerate(self.records) if name and (plain or not self.in_union)]
            if named:
                return ("record", self.random.choice(named))
        return self.new_record(depth, True)

    def new_record(self, depth, named):
        is_union = self.chance(0.3)
        self.in_union += is_union
        members = []
        for _ in range(self.random.randint(1, 4)):
            pick = self.random.random()
            if pick < 0.2:
                base = self.random.choice([name for name in INTEGERS if name != "_Bool" or not self.in_union])
                members.append((self.member(), ("scalar", base), self.random.randint(1, INTEGERS[base])))
                if self.chance(0.2):
                    members.append((None, ("scalar", "int"), self.random.randint(0, 9)))
            elif pick < 0.32 and depth < 3:
                members.append((None, self.new_record(depth + 1, False), 0))
            else:
                members.append((self.member(), self.type(depth), 0))
        number = len(self.records)
        self.records.append((is_union, members, named, self.in_union > 0))
        self.in_union -= is_union
        if named:
            self.text.append(self.body(number) + ";")
        return ("record", number)

    def member(self):
        self.members += 1
        return f"m{self.members}"

    def body(self, number):
        is_union, members, named, _ = self.records[number]
        tag = f" R{number}" if named else ""
        inside = "".join(
            f" {self.body(type[1]) if name is None and not width and type[0] == 'record' else self.declare(type, name or '')}"
            f"{f' : {width}' if width or name is None and type[0] == 'scalar' else ''};" for name, type, width in members)
        return f"{'union' if is_union else 'struct'}{tag} {{{inside} }}"

    def declare(self, type, name):
        while type[0] == "array":
            name += f"[{'' if type[2] is None else type[2]}]"
            type = type[1]
        if type[0] == "record":
            return f"{'union' if self.records[type[1]][0] else 'struct'} R{type[1]} {name}"
        return f"{type[1]} {name}"

    def fields(self, type):
        """The members that an initialiser can be for."""
        return [member for member in self.records[type[1]][1] if member[0] or member[1][0] == "record"]

    def named(self, type):
        """All names that a designator can use, those of anonymous members too, with their types."""
        result = []
        for name, inner, _ in self.fields(type):
            result += [(name, inner)] if name else self.named(inner)
        return result

    # ---- values

    def value(self, name):
        number = self.random.choice([0, 1, self.random.randint(-3, 9), self.random.randint(-200, 70000)])
        if name == "int *":
            return self.random.choice(["0", f"&G[{self.random.randint(0, 7)}]", f"G + {self.random.randint(0, 7)}",
                                       "&*(G + 1)", "(int *)((char *)G + 4)", "&G[3] - 1"])
        if name == "char *":
            return self.random.choice(["0", f"&H[{self.random.randint(0, 7)}]", "1 + H", "(char *)&H + 2"])
        if name == "enum E":
            return self.random.choice(["E0", "E1", "E2"])
        if name in ("float", "double"):
            return f"{number / 4}" if self.chance(0.7) else str(number)
        if not self.constant and self.chance(0.3):
            return f"V * {number}"
        return str(number)

    def string(self, count):
        length = self.random.randint(0, count or 6)
        text = "".join(self.random.choice("abcxyz") for _ in range(length))
        text = f'"{text}"'
        return f"{{{text}}}" if self.chance(0.2) else text

    def initialiser(self, type, depth=0):
        if type[0] == "scalar":
            text = self.value(type[1])
            return f"{{{text}}}" if self.chance(0.07) else text
        if type[0] == "array" and type[1][0] == "scalar" and type[1][1] in CHARACTERS and self.chance(0.5):
            return self.string(type[2])
        if type[0] == "record" and self.records[type[1]][2] and depth and self.chance(0.12):
            return f"({self.declare(type, '').strip()}){self.braces(type, depth)}"
        return self.braces(type, depth)

    def braces(self, type, depth):
        if self.chance(0.06):
            return "{}"
        items = []
        # Where the cursor is after the last item: how many places are left at this level without descending.
        position = 0
        places = self.places(type)
        for _ in range(self.random.randint(1, 5)):
            if len(items) and self.chance(0.12) and position < len(places):
                items.append(self.flat(places[position], depth))
                position += 1
            elif self.chance(0.45):
                text, target, position = self.designator(type)
                items.append(f"{text} = {self.initialiser(target, depth + 1)}")
            elif position < len(places):
                items.append(self.initialiser(places[position], depth + 1))
                position += 1
        return "{" + ", ".join(items or [self.initialiser(places[0], depth + 1)] if places else []) + "}"

    def places(self, type):
        if type[0] == "array":
            return [type[1]] * (5 if type[2] is None else type[2])
        members = [member[1] for member in self.fields(type)]
        return members[:1] if self.records[type[1]][0] else members

    def flat(self, type, depth):
        """Values without braces for all leaves of the type, or for its first ones at the end of a list."""
        if type[0] == "scalar":
            return self.value(type[1])
        places = self.places(type)
        return ", ".join(self.flat(place, depth) for place in places) if places else "0"

    def designator(self, type):
        """A designator, the type that it names, and the place after it, past the end if it is nested."""
        text, position, first = "", 99, True
        while True:
            if type[0] == "array":
                count = 6 if type[2] is None else type[2]
                begin = self.random.randrange(count)
                end = self.random.randint(begin, count - 1) if self.chance(0.3) else begin
                text += f"[{begin} ... {end}]" if end > begin or self.chance(0.05) else f"[{begin}]"
                type = type[1]
                if first:
                    position = end + 1
            else:
                names = self.named(type)
                if not names:
                    return text, type, position
                name, inner = self.random.choice(names)
                if first:
                    direct = [member[0] for member in self.fields(type)]
                    is_union = self.records[type[1]][0]
                    position = direct.index(name) + 1 if name in direct and not is_union else 99
                text += f".{name}"
                type = inner
            if type[0] == "scalar" or self.chance(0.6) or type[0] == "record" and not self.named(type):
                return text, type, position if text.count(".") + text.count("[") == 1 else 99
            first = False

    # ---- printing

    def show(self, path, type, width, label):
        """Statements that print the leaves of `path`, of a union those of all members."""
        if type[0] == "scalar":
            name = type[1]
            value = {"float": f"(long)({path} * 4)", "double": f"(long)({path} * 4)",
                     "int *": f"{path} ? (char *){path} - (char *)G : -1",
                     "char *": f"{path} ? {path} - H : -1"}.get(name, f"(long){path}")
            return [f'at(o, "{label}", {value});']
        if type[0] == "array":
            return [line for i in range(type[2]) for line in self.show(f"{path}[{i}]", type[1], 0, f"{label}[{i}]")]
        lines = []
        for name, inner, bits in self.fields(type):
            lines += self.show(f"{path}.{name}" if name else path, inner, bits, f"{label}.{name}" if name else label)
        return lines

    # ---- programs

    def object(self, number):
        self.constant = True
        storage = self.random.choice(["file", "static", "local", "local", "literal"])
        if self.chance(0.6):
            type = self.new_record(0, True)
        else:
            element = self.record(1) if self.chance(0.5) else self.type(1)
            type = ("array", element, None if self.chance(0.3) and storage != "literal" else self.random.randint(1, 4))
        self.constant = storage in ("file", "static")
        name = f"o{number}"
        text = self.initialiser(type) if type[0] == "array" else self.braces(type, 0)
        if type[0] == "array" and text[0] not in '{"':
            text = f"{{{text}}}"
        declaration = f"{self.declare(type, name)} = {text};"
        inside = [f'const char *o = "{name}";']
        if storage == "file":
            self.text.append(declaration)
        elif storage == "literal":
            inside.append(f"{self.declare(type, f'(*p{number})')} = &({self.declare(type, '').strip()}){text};")
        else:
            inside.append(("static " if storage == "static" else "") + declaration)
        path = f"(*p{number})" if storage == "literal" else name
        if type[0] == "array" and type[2] is None:
            inside.append(f'at(o, " length", sizeof {path} / sizeof *{path});')
            shown = f"{path}[i]"
            inside.append(f"for (unsigned long i = 0; i < sizeof {path} / sizeof *{path}; i++) {{")
            inside += self.show(shown, type[1], 0, "[i]") + ["}"]
        else:
            inside += self.show(path, type, 0, "")
        self.text.append(f"static void f{number}(void) {{\n  " + "\n  ".join(inside) + "\n}")

    def program(self, objects):
        for number in range(objects):
            self.object(number)
        calls = " ".join(f"f{number}();" for number in range(objects))
        return PRELUDE + "\n".join(self.text) + f"\nint main(void) {{ {calls} return 0; }}\n"


def limited(command, seconds=20):
    """Runs the command with a limit of CPU time: its exit status and output."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limit)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


TARGETS = {"x86_64": ([], []),
           "riscv64": (["--target=riscv64-linux-gnu", "-static"], ["qemu-riscv64"])}


def first_difference(expected, got):
    expected, got = expected.splitlines(), got.splitlines()
    for i in range(max(len(expected), len(got))):
        left = expected[i] if i < len(expected) else "(nothing)"
        right = got[i] if i < len(got) else "(nothing)"
        if left != right:
            return f"line {i + 1}: expected '{left}', got '{right}'"
    return None


def check(seed, options):
    """The runs made, and the differences as texts; None if gcc refuses the program."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = os.path.join(folder, "t.c"), os.path.join(folder, "t")
        text = Generator(seed).program(options.objects)
        with open(source, "w") as file:
            file.write(text)
        status, _, message = limited(["gcc", "-w", source, "-o", program])
        if status:
            if options.refused:
                print(f"seed {seed}: gcc: {message.splitlines()[1] if len(message.splitlines()) > 1 else message}")
            return None
        status, expected, _ = limited([program])
        runs, found = 0, []
        for target in options.targets.split(","):
            for level in options.levels.split(","):
                if target == "interpreter":
                    built, got, error = limited([options.minic, "-w", f"-{level}", "--run", source])
                    failed = built != 0
                else:
                    flags, runner = TARGETS[target]
                    built, _, error = limited([options.minic, "-w", f"-{level}", *flags, source, "-o", program])
                    failed = built != 0
                    got = ""
                    if not failed:
                        built, got, error = limited(runner + [program])
                        failed = built != 0
                runs += 1
                where = f"seed {seed}, {target}, -{level}: "
                difference = first_difference(expected, got)
                if failed:
                    found.append(where + f"status {built}: {error.strip()[:300]}")
                elif difference:
                    found.append(where + difference)
        if found and options.keep:
            os.makedirs(options.keep, exist_ok=True)
            with open(os.path.join(options.keep, f"{seed}.c"), "w") as file:
                file.write(text)
        return runs, found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", default="build/release/minic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100, help="programs")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes, whatever the count")
    parser.add_argument("--levels", default="O0,O1,O2,O3")
    parser.add_argument("--targets", default="x86_64,riscv64,interpreter")
    parser.add_argument("--objects", type=int, default=8, help="objects of a program")
    parser.add_argument("--keep", help="folder for the programs that differ")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--print", action="store_true", help="print the program of --seed and stop")
    parser.add_argument("--refused", action="store_true", help="say what gcc refuses")
    options = parser.parse_args()
    if options.print:
        print(Generator(options.seed).program(options.objects), end="")
        return 0
    end = time.monotonic() + 60 * options.minutes if options.minutes else None
    programs = runs = differences = refused = 0
    count = sys.maxsize if options.minutes and "--count" not in " ".join(sys.argv) else options.count
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        seed = options.seed
        while seed < options.seed + count and not (end and time.monotonic() > end):
            batch = range(seed, min(seed + 4 * options.jobs, options.seed + count))
            seed = batch.stop
            for number, result in zip(batch, pool.map(lambda each: check(each, options), batch)):
                if result is None:
                    refused += 1
                    continue
                programs += 1
                runs += result[0]
                differences += len(result[1])
                for text in result[1]:
                    print(text)
                if result[1]:
                    print(f"  repeat: {sys.argv[0]} --minic {options.minic} --seed {number} --count 1 "
                          f"--levels {options.levels} --targets {options.targets} --keep .", flush=True)
    if refused:
        print(f"{refused} programs that gcc refuses were left out")
    print(f"{programs} programs, {runs} runs, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
