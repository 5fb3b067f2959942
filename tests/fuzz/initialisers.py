#!/usr/bin/env python3
"""Random initialisers of random types: the program prints each member, as gcc's build of it does.

  initialisers.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
  initialisers.py --minic build/release/minic --seed N --reduce       makes the program of one seed smaller while it still differs
  initialisers.py --minic build/release/minic --seed N --print

Structs, unions, bit-fields, anonymous members, arrays of arrays, arrays of characters and of unknown length, pointers,
floats, enumerations and _Bool; designators, ranges, strings, compound literals, empty braces, braces left out, braces
around scalars, and parts that override earlier ones; for objects at file scope, static ones in a function, locals and
compound literals. Of a union the bytes that all its members have are printed: the others are unspecified."""

import random
import sys

import harness

OBJECTS = 8  # of a program
SCALARS = [
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "float",
    "double",
    "_Bool",
    "enum E",
    "int *",
    "char *",
]
INTEGERS = {
    "signed char": 8,
    "unsigned char": 8,
    "short": 16,
    "unsigned short": 16,
    "int": 32,
    "unsigned": 32,
    "long": 64,
    "unsigned long": 64,
    "_Bool": 1,
}
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
            if is_union:
                inner = self.scalar()
                members.append((self.member(), ("array", inner, self.random.randint(1, 4)) if pick < 0.4 else inner, 0))
            elif pick < 0.2:
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
            f"{f' : {width}' if width or name is None and type[0] == 'scalar' else ''};"
            for name, type, width in members
        )
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
            return self.random.choice(
                [
                    "0",
                    f"&G[{self.random.randint(0, 7)}]",
                    f"G + {self.random.randint(0, 7)}",
                    "&*(G + 1)",
                    "(int *)((char *)G + 4)",
                    "&G[3] - 1",
                ]
            )
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

    def is_text(self, type):
        """Whether a string can initialise it."""
        return type[0] == "array" and type[1][0] == "scalar" and type[1][1] in CHARACTERS

    def initialiser(self, type, depth=0):
        if type[0] == "scalar":
            text = self.value(type[1])
            return f"{{{text}}}" if self.chance(0.07) else text
        if self.is_text(type) and self.chance(0.5):
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
        furthest = 0  # the highest such place so far
        places = self.places(type)
        # gcc 12 takes `char a[][2] = {"a", "b", [0] = "c", 1, 1, ""}` for two rows: a string after values without braces
        # does not make an array longer once a designator has gone back in it.
        is_open_text = type[0] == "array" and type[2] is None and self.is_text(type[1])
        for _ in range(self.random.randint(1, 5)):
            # gcc forgets what a range has set where a part of one of its elements is set again.
            has_range = any(" ... " in item for item in items)
            if len(items) and self.chance(0.12) and position < len(places) and not has_range:
                items.append(self.flat(places[position], depth))
                position += 1
            elif self.chance(0.45):
                text, target, after = self.designator(type)
                is_part = text.replace("...", "").count(".") + text.count("[") > 1
                if is_part and has_range:
                    continue
                if is_open_text and int(text[1:].split("]")[0].split()[0]) < furthest:
                    continue
                position = after
                items.append(f"{text} = {self.initialiser(target, depth + 1)}")
            elif position < len(places):
                items.append(self.initialiser(places[position], depth + 1))
                position += 1
            furthest = max(furthest, position)
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

    def bits(self, type):
        """The size of a member of a union."""
        return INTEGERS[type[1]] if type[0] == "scalar" else type[2] * self.bits(type[1])

    def show(self, path, type, width, label):
        """Statements that print the leaves of `path`, of a union those of its smallest member."""
        if type[0] == "scalar":
            name = type[1]
            value = {
                "float": f"(long)({path} * 4)",
                "double": f"(long)({path} * 4)",
                "int *": f"{path} ? (char *){path} - (char *)G : -1",
                "char *": f"{path} ? {path} - H : -1",
            }.get(name, f"(long){path}")
            return [f'at(o, "{label}", {value});']
        if type[0] == "array":
            return [line for i in range(type[2]) for line in self.show(f"{path}[{i}]", type[1], 0, f"{label}[{i}]")]
        fields = self.fields(type)
        if self.records[type[1]][0]:
            fields = [min(fields, key=lambda field: self.bits(field[1]))]
        lines = []
        for name, inner, bits in fields:
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


def expect(path, options, folder):
    """What each target's gcc makes of it."""
    return harness.by_gcc(path, options, folder, flags=[], each=True)


if __name__ == "__main__":
    sys.exit(
        harness.main(
            __doc__, "initialisers", lambda seed: Generator(seed).program(harness.SIZE * OBJECTS), expect=expect
        )
    )
