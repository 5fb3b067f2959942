#!/usr/bin/env python3
"""Tries `minic --run=check` on programs with one undefined behaviour and on programs without any.

    check.py --minic build/release/minic                 everything beside this file
    check.py --minic build/release/minic overflow index  only programs whose path has one of the words
    check.py --minic build/release/minic --also tests/run --also examples

    ub/NAME.c|.sy      one line ends with `// ub: KIND`. An error at that line must be reported,
                       `FILE:LINE:COL: error: undefined behaviour: TEXT [KIND]`, and no other one, and
                       the exit status must be 1. Where several lines carry the comment, any of them
                       will do.
    leak/NAME.c        each line that ends with `// leak` must be named by a note
                       `FILE:LINE:COL: note: ... [leak]`, with no error; the exit status is the program's.
    legal/NAME.c|.sy   no error and no leak; NAME.out has stdout, then the exit status on a line.
    --also DIR         the same as legal, for every program in DIR with a NAME.out beside it, but leaks
                       are allowed. Programs that minic-test's `SKIP:` keeps from the interpreter are
                       left out. Those in undefined.txt are known to be undefined, of that kind.

Programs in unnamed.txt have undefined behaviour that the check does not find yet: they are counted.

NAME.in is the standard input where it exists; otherwise that is empty. Each program has --timeout
seconds. Exit status: 0 all passed, 1 some failed, 2 wrong usage.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = (".c", ".sy", ".sysy")
OUTPUT_LIMIT = 8 << 20  # bytes of stdout or stderr that are looked at
REPORT = re.compile(r"^(.*?):(\d+):(\d+): error: un(?:defined|specified) behaviour: (.*?)(?: \[([a-z-]+)\])?$", re.M)
LEAK = re.compile(r"^(.*?):(\d+):(\d+): note: .*\[leak\]$", re.M)

Run = collections.namedtuple("Run", "status stdout stderr")


def run(program, options):
    """Runs the program under the check. The outputs go to files: a report may follow endless output."""
    stdin = program.with_suffix(".in")
    with (
        open(stdin if stdin.exists() else os.devnull, "rb") as source,
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
    ):
        command = [str(options.minic), "--run=check", str(program)]
        try:
            status = subprocess.run(command, stdin=source, stdout=out, stderr=err, timeout=options.timeout).returncode
        except subprocess.TimeoutExpired:
            status = None
        texts = []
        for file in (out, err):
            file.seek(0)
            texts.append(file.read(OUTPUT_LIMIT).decode("utf-8", "replace").replace("\r\n", "\n"))
    return Run(status, *texts)


def marked(program, comment):
    """The lines that end with the comment: their numbers, and what follows it."""
    lines = program.read_text(encoding="utf-8").splitlines()
    pattern = re.compile(re.escape(comment) + r"\s*(.*)$")
    found = [(n, pattern.search(text)) for n, text in enumerate(lines, 1)]
    return [(n, match.group(1).strip()) for n, match in found if match]


def reports(program, text, pattern):
    """(line, rest of the groups) of each report, and whether all of them are in this program's file."""
    matches = list(pattern.finditer(text))
    ours = [m for m in matches if os.path.basename(m.group(1)) == program.name]
    return ours, len(ours) == len(matches)


def shown(text, lines=6):
    return "".join(f"\n      {line}" for line in text.strip().splitlines()[:lines])


def ended(result):
    """What is wrong with the end of the run, whatever the program was to do."""
    if result.status is None:
        return "ran out of time"
    if result.status < 0:
        return f"minic was killed by signal {-result.status}" + shown(result.stderr)
    return None


def check_ub(program, options):
    places = marked(program, "// ub:")
    kinds = {kind for _, kind in places}
    if len(kinds) != 1:
        return "the program needs lines with `// ub: KIND` of one kind"
    kind = kinds.pop()
    lines = [line for line, _ in places]
    wanted = f"wanted [{kind}] at line {' or '.join(map(str, lines))}: "
    result = run(program, options)
    if failure := ended(result):
        return wanted + failure
    found, inside = reports(program, result.stderr, REPORT)
    if not inside:
        return wanted + "an error in another file" + shown(result.stderr)
    if not found:
        return wanted + "no report" + shown(result.stderr)
    if len(found) > 1:
        return wanted + f"{len(found)} reports" + shown(result.stderr)
    line, name = int(found[0].group(2)), found[0].group(5)
    if line not in lines:
        return wanted + f"line {line}" + shown(result.stderr)
    if name != kind:
        return wanted + (f"[{name}]" if name else "no [KIND]") + shown(result.stderr)
    if result.status != 1:
        return wanted + f"exit status {result.status}"
    return None


def check_leak(program, options):
    lines = {line for line, _ in marked(program, "// leak")}
    result = run(program, options)
    if failure := ended(result):
        return failure
    if REPORT.search(result.stderr):
        return "an error" + shown(result.stderr)
    found = {int(m.group(2)) for m in reports(program, result.stderr, LEAK)[0]}
    if found != lines:
        return f"wanted leaks at {sorted(lines)}, not {sorted(found)}" + shown(result.stderr)
    if result.status != 0:
        return f"exit status {result.status}"
    return None


def check_legal(program, options, leaks_allowed=False):
    result = run(program, options)
    if failure := ended(result):
        return failure
    if REPORT.search(result.stderr):
        return "false alarm" + shown(result.stderr)
    if not leaks_allowed and LEAK.search(result.stderr):
        return "a leak that is none" + shown(result.stderr)
    expected = program.with_suffix(".out").read_bytes().decode("utf-8", "replace")
    expected = expected.replace("\r\n", "\n").rstrip("\n")
    separator = "" if not result.stdout or result.stdout.endswith("\n") else "\n"
    actual = f"{result.stdout}{separator}{result.status}"
    if actual.rstrip("\n") != expected:
        return difference(expected, actual) + shown(result.stderr)
    return None


def difference(expected, actual):
    """The first line of the output which is another one."""
    a, b = expected.splitlines(), actual.splitlines()
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    line = lambda lines: repr(lines[at][:100]) if at < len(lines) else "the end"
    return f"output line {at + 1}: wanted {line(a)}, not {line(b)}"


def listed(name):
    """{program: the words behind it} of a list beside this file."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return {words[0]: words[1:] for words in map(str.split, lines) if words and words[0] != "#"}


UNDEFINED, UNNAMED = listed("undefined.txt"), listed("unnamed.txt")


def check_also(program, options):
    kinds = UNDEFINED.get(program.name)
    if not kinds:
        return check_legal(program, options, leaks_allowed=True)
    found = REPORT.search(run(program, options).stderr)
    return None if found and found.group(5) in kinds else f"wanted {kinds}, as undefined.txt says"


def programs(folder):
    return sorted(p for p in folder.iterdir() if p.suffix in SOURCES)


def for_interpreter(program):
    """Whether the program has an output to compare with and does not say that it is not interpreted."""
    if not program.with_suffix(".out").exists():
        return False
    with open(program, encoding="utf-8", errors="replace") as file:
        head = [line for line, _ in zip(file, range(10))]
    words = [w for line in head if "SKIP:" in line for w in line.split("SKIP:")[1].split()]
    return not any(word in "interpreter" for word in words)


def collect(options):
    """(group, program, check) of everything that is to be tried."""
    tests = [("ub", p, check_ub) for p in programs(HERE / "ub") if p.name not in UNNAMED]
    tests += [("leak", p, check_leak) for p in programs(HERE / "leak")]
    tests += [("legal", p, check_legal) for p in programs(HERE / "legal")]
    for folder in options.also:
        tests += [(folder.name, p, check_also) for p in programs(folder) if for_interpreter(p)]
    if options.words:
        tests = [t for t in tests if any(w in f"{t[1].parent.name}/{t[1].name}" for w in options.words)]
    return tests


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--timeout", type=float, default=20)
    parser.add_argument("--also", type=pathlib.Path, action="append", default=[], metavar="DIR")
    parser.add_argument("words", nargs="*", metavar="WORD")
    options = parser.parse_args()
    if not options.minic.is_file():
        parser.error(f"no compiler at {options.minic}")
    for folder in options.also:
        if not folder.is_dir():
            parser.error(f"no folder {folder}")
    options.minic = options.minic.resolve()
    tests = collect(options)
    if not tests:
        parser.error("no such program")

    passed, failed = collections.Counter(), collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda test: test[2](test[1], options), tests)
        for (group, program, _), failure in zip(tests, results):
            (failed if failure else passed)[group] += 1
            if failure:
                print(f"FAIL {group}/{program.name}: {failure}", flush=True)
    for group in dict.fromkeys(test[0] for test in tests):
        print(f"{group}: {passed[group]} passed, {failed[group]} failed")
    return 1 if failed.total() else 0


if __name__ == "__main__":
    sys.exit(main())
