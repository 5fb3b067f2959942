#!/usr/bin/env python3
"""Random macros: where gcc -E and clang -E give the same tokens, minic -E gives them too.

    macros.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    macros.py --minic build/release/minic --seed N --print

Macros with and without parameters whose bodies name each other and themselves, with #, ##, __VA_ARGS__ and __VA_OPT__, and
calls with arguments that are empty, hold commas in parentheses, strings, calls of other macros, or go over lines. Blanks
between tokens are not compared, those inside of strings are. What either compiler refuses is left out."""

import random
import re
import subprocess
import sys

import harness

TOKEN = re.compile(
    r"""L?"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\.?[0-9](?:[eEpP][+-]|[\w.])*|[A-Za-z_]\w*|<<=|>>=|\.\.\.|->|\+\+|--|<<|>>|[<>=!]=|&&|\|\||[-+*/%&|^]=|##|\S"""
)
WORDS = ["a", "b", "x", "y1", "foo", "int"]
PUNCTUATORS = ["+", "-", "*", "/", "<", "==", "(", ")", "[", "]", ";", "->", "<<", ".", "&&", "?", ":", "{", "}"]
REFERENCES = [["gcc", "-std=gnu2x"], [harness.CLANG, "-std=gnu2x"]]


class Macro:
    def __init__(self, name, parameters, variadic):
        self.name, self.parameters, self.variadic = name, parameters, variadic


class Program:
    def __init__(self, seed):
        self.rng, self.macros = random.Random(seed), []

    def body(self, macro, names, depth=0):
        rng, parts = self.rng, []
        own = list(macro.parameters or []) + (["__VA_ARGS__"] if macro.variadic else [])
        for _ in range(rng.randint(0, 5) if depth == 0 else rng.randint(0, 3)):
            pick = rng.random()
            if own and pick < 0.3:
                parts.append(rng.choice(own))
            elif own and pick < 0.42:
                parts.append(f"#{rng.choice(['', ' '])}{rng.choice(own)}")
            elif own and pick < 0.6:
                left = rng.choice(own + WORDS)
                right = rng.choice(own + WORDS + ["1"])
                parts.append(
                    f"{left}{rng.choice(['##', ' ## '])}{right}"
                    + (f" ## {rng.choice(own)}" if rng.random() < 0.2 else "")
                )
            elif macro.variadic and pick < 0.75 and depth == 0:
                optional = f"__VA_OPT__({self.body(macro, names, 1)})"
                parts.append(
                    rng.choice(
                        [
                            optional,
                            optional,
                            f"a ## {optional}",
                            f"{optional} ## b",
                            f"#{optional}",
                            f"{rng.choice(own)} ## {optional}",
                        ]
                    )
                )
            elif pick < 0.85:
                parts.append(rng.choice(names + WORDS))
            elif pick < 0.92:
                parts.append(f"{rng.choice(names)}({rng.choice(own + WORDS)})")
            else:
                parts.append(rng.choice(PUNCTUATORS[:6] + ["1", "0x1f", '"s\\n"', "'c'"]))
        return rng.choice([" ", " ", "  "]).join(parts)

    def argument(self, depth=0):
        rng, pick = self.rng, self.rng.random()
        if pick < 0.2:
            return rng.choice(["", " ", "  "])
        if pick < 0.5:
            return rng.choice(WORDS + ["1", "2.5e+3", "b 1"])
        if pick < 0.6:
            return f"({rng.choice(WORDS)}, {rng.choice(WORDS)})"
        if pick < 0.7:
            return rng.choice(['"a b"', "'\\\\'", '"\\"q\\""', "x  +  y", "a/**/b", " x", "y1 ", "\n  x"])
        if pick < 0.9 and depth < 3:
            return self.call(depth + 1)
        return rng.choice([macro.name for macro in self.macros])

    def call(self, depth=0):
        macro = self.rng.choice(self.macros)
        if macro.parameters is None:
            return macro.name
        count = len(macro.parameters) + (self.rng.randint(0, 3) if macro.variadic else 0)
        arguments = [self.argument(depth) for _ in range(count)]
        gap = self.rng.choice(["", "", " ", "\n"]) if depth == 0 else ""
        return f"{macro.name}{gap}({self.rng.choice([',', ', ', ' , ']).join(arguments)})"

    def make(self):
        rng = self.rng
        names = [f"M{i}" for i in range(rng.randint(3, 7))]
        for name in names:
            pick = rng.random()
            parameters = None if pick < 0.2 else rng.sample(["p", "q", "r"], rng.randint(0, 3))
            self.macros.append(Macro(name, parameters, parameters is not None and rng.random() < 0.5))
        lines = []
        for macro in self.macros:
            inside = ", ".join((macro.parameters or []) + (["..."] if macro.variadic else []))
            head = macro.name if macro.parameters is None else f"{macro.name}({inside})"
            lines.append(f"#define {head} {self.body(macro, names)}")
        lines += ["#define STR_(...) #__VA_ARGS__", "#define STR(...) STR_(__VA_ARGS__)"]
        for number in range(rng.randint(6, 14)):
            call = " ".join(self.call() for _ in range(rng.randint(1, 2)))
            lines.append(f"{number}: " + (f"STR({call})" if rng.random() < 0.4 else call))
        return "\n".join(lines) + "\n"


def tokens(command, path):
    done = subprocess.run(command + ["-E", "-P", path], capture_output=True, text=True, errors="replace")
    return TOKEN.findall(done.stdout) if done.returncode == 0 else None


def check(result, options, folder):
    """Token by token."""
    wanted = [tokens(command, result.source) for command in REFERENCES]
    if None in wanted or wanted[0] != wanted[1]:
        raise harness.Skipped("gcc and clang do not agree")
    result.runs = 1
    got = tokens([options.minic, "-std=gnu2x", "-w"], result.source)
    if got != wanted[0]:
        place = next((i for i, (a, b) in enumerate(zip(wanted[0], got or [])) if a != b), len(got or []))
        result.differences.append(
            f"-E: expected {' '.join(wanted[0][max(0, place - 5) : place + 5])}, "
            f"got {'nothing' if got is None else ' '.join(got[max(0, place - 5) : place + 5])}"
        )


if __name__ == "__main__":
    sys.exit(
        harness.main(
            __doc__,
            "macros",
            lambda seed: Program(seed).make(),
            check=check,
            source_of=lambda path: None,
            how_to_reduce=["--lines"],
        )
    )
