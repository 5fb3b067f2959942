#!/usr/bin/env python3
"""The preprocessor against gcc's: `minic -E -P` must give the tokens of `gcc -E -P`, one by one.

    tests/fuzz/preprocess.py --minic build/release/minic [--headers] [FILE.c ... -- OPTIONS]

gcc gets minic's macros (`-undef -imacros`) and minic's header folders, so that both read the same text.
--headers: a file for each header of /usr/include that gcc accepts alone. FILE may be a folder: all of
its .c files. OPTIONS go to both. The first difference of each file is shown; the last line counts.
Exit status 1 if any file differs or minic refuses what gcc accepts."""

import glob
import os
import re
import subprocess
import sys
import tempfile

import harness

TOKEN = re.compile(
    r"""(?:u8|[uUL])?"(?:\\.|[^"\\\n])*" | (?:[uUL])?'(?:\\.|[^'\\\n])*'
      | \.?[0-9](?:[eEpP][+-]|[A-Za-z0-9_.])*  | [A-Za-z_$\u0080-\U0010ffff][A-Za-z0-9_$\u0080-\U0010ffff]*
      | %:%: | \.\.\. | <<= | >>= | -> | \+\+ | -- | << | >> | <= | >= | == | != | && | \|\|
      | [-+*/%&^|]= | \#\# | <: | :> | <% | %> | %: | \S""",
    re.VERBOSE,
)
FOLDERS = ["/usr/local/include", "/usr/include/x86_64-linux-gnu", "/usr/include"]


def tokens(text):
    return TOKEN.findall(text)


def preprocess(command):
    done = subprocess.run(command, capture_output=True, text=True, errors="surrogateescape")
    return done.returncode, done.stdout, done.stderr


def compare(name, options):
    own = os.path.join(os.path.dirname(options.minic), "lib/minic/include")
    gcc = ["gcc", "-std=gnu17", "-w", "-E", "-P", "-undef", "-nostdinc", "-imacros", options.macros]
    for folder in [own] + FOLDERS:
        gcc += ["-isystem", folder]
    status, expected, _ = preprocess(gcc + options.rest + [name])
    if status:
        raise harness.Skipped("gcc refuses it")
    result = harness.Result(name, name)
    result.runs = 1
    status, printed, errors = preprocess([options.minic, "-w", "-E", "-P"] + options.rest + [name])
    left, right = tokens(expected), tokens(printed)
    if status:
        result.differences.append(f"{name}: refused: " + next(iter(errors.splitlines()), ""))
    elif left != right:
        at = next((i for i, pair in enumerate(zip(left, right)) if pair[0] != pair[1]), min(len(left), len(right)))
        around = slice(max(0, at - 6), at + 6)
        result.differences.append(
            f"{name}: token {at + 1}: expected {' '.join(left[around])}\n    printed {' '.join(right[around])}"
        )
    return result


def headers(folder):
    """A file for each header of /usr/include that gcc accepts alone."""
    for path in sorted(glob.glob("/usr/include/*.h")):
        if subprocess.run(["gcc", "-w", "-fsyntax-only", "-x", "c", path], capture_output=True).returncode == 0:
            source = os.path.join(folder, os.path.basename(path)[:-2] + ".c")
            with open(source, "w") as out:
                out.write(f"#include <{os.path.basename(path)}>\n")
            yield source


def main():
    arguments = sys.argv[1:]
    rest = arguments[arguments.index("--") + 1 :] if "--" in arguments else []
    parser = harness.arguments(__doc__)
    parser.add_argument("--headers", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args(arguments[: len(arguments) - len(rest) - ("--" in arguments)])
    options.minic = os.path.abspath(options.minic)
    options.rest = rest
    with tempfile.TemporaryDirectory() as folder:
        options.macros = os.path.join(folder, "macros.h")
        with open(options.macros, "w") as out:
            out.write(preprocess([options.minic, "-E", "-dM", "-x", "c", os.devnull])[1])
        files = []
        for name in options.files:
            files += sorted(glob.glob(name + "/**/*.c", recursive=True)) if os.path.isdir(name) else [name]
        if options.headers:
            files += headers(folder)
        options.seed, options.count = 0, len(files)
        return harness.drive(options, lambda at, options, _: compare(files[at], options), len(files))


if __name__ == "__main__":
    sys.exit(main())
