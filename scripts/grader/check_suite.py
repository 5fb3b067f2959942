"""`minic-test check-suite`: what is wrong with the tests themselves, before a class is judged by them."""

import argparse
import collections
import concurrent.futures
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

from . import compare
from .commands import run_limited
from .compare import normalise, place_of_difference, with_status
from .compilers import fill, find_minic, find_runtime
from .referee import opinion
from .sentences import say, text_of
from .suite import fail_usage, find_programs, name_by_place
from .verdicts import ended, telling_line

DESCRIPTION = """Says which tests of a collection are at fault themselves.

    minic-test check-suite tests/

    undefined           minic --run=check finds undefined behaviour, of which any compiler may make anything
    unspecified         its result depends on an order of evaluation that C leaves open
    unstable            one executable prints different things: each runs three times, with other places in
                        memory, other sizes of the environment, other values in fresh memory, and in two locales
    compilers differ    the programs that the reference compilers make print different things
    wrong expectation   no reference compiler gives what the test expects
    no expectation      there is no .out or .expected file and no comment // error:
    no input            there is no .in file, and the program reads its input
    no error            the test expects an error, and every reference compiler accepts it
    does not compile    no reference compiler accepts it
    too slow            the slowest of the references needs more than half of --timeout (--share)
    absent              it, or a file beside it, is a Git LFS pointer

The references are gcc and clang, where installed, and minic, at -O0 and -O2. A SysY program is C++ to gcc and
clang, with signed numbers that wrap. What minic's interpreter cannot run is unknown to --run=check; this is
said and is no fault. What is undefined and also differs is listed as both.

Exit status: 0 nothing was found, 1 something was, 2 wrong usage.
"""

# How much the environment has more than usual, what fresh memory of malloc is filled with, whether places are random.
SURROUNDINGS = [
    {"size": 0, "fill": None, "random": True, "locale": "C"},
    {"size": 1000, "fill": "90", "random": False, "locale": "C.UTF-8"},
    {"size": 3333, "fill": "165", "random": False, "locale": "C"},
]


class Finding:
    def __init__(self, kind, sentence, **more):
        self.kind, self.sentence, self.more = kind, sentence, more


class Reference:
    def __init__(self, name, template):
        self.name, self.template = name, template


class Checked:
    """One test: its findings, and how long each reference's program took."""

    def __init__(self, program):
        self.program, self.findings, self.unknown, self.cpu, self.refused = program, [], None, {}, {}

    def add(self, kind, sentence, **more):
        self.findings.append(Finding(kind, sentence, **more))


def references_for(program, options):
    sysy = program.source.endswith((".sy", ".sysy"))
    if options.reference:
        return [Reference(text, text) for text in options.reference]
    found = []
    for compiler in ("gcc", "clang") if not program.source.endswith(".ll") else ():
        for level in ("-O0", "-O2") if shutil.which(compiler) else ():
            given = "-x c++ -fwrapv -Wno-narrowing -include {header} {in} -x none" if sysy else "{in}"
            found.append(
                Reference(
                    f"{compiler} {level}", f"{compiler} -w {level} {given} -o {{exe}} {{runtime}}/x86_64/libsysy.a -lm"
                )
            )
    if os.access(options.minic, os.X_OK):
        found += [Reference(f"minic {level}", f"{{minic}} -w {level} {{in}} -o {{exe}}") for level in ("-O0", "-O2")]
    return found


def find_header():
    """sylib.h, in the sources or installed."""
    here = os.path.dirname(os.path.realpath(sys.argv[0]))
    places = [os.path.join(here, "..", *way, "sylib.h") for way in (("runtime",), ("include", "minic"))]
    return os.path.realpath(next(filter(os.path.exists, places), places[0]))


def run_once(exe, program, surroundings, options, given=None):
    environment = {
        "PATH": os.environ.get("PATH", os.defpath),
        "LC_ALL": surroundings["locale"],
        "SIZE": "x" * surroundings["size"],
    }
    if surroundings["fill"]:
        environment["MALLOC_PERTURB_"] = surroundings["fill"]
    words = [exe, *program.arguments()]
    if not surroundings["random"] and options.fixed:
        words = options.fixed + words
    # As in a grading, what the program writes is in an empty folder.
    with tempfile.TemporaryDirectory(prefix="minic-test-") as folder:
        return run_limited(words, given or program.input, options.timeout, cwd=folder, env=environment)


def answer(done, program):
    """What counts of a run, as text to compare."""
    if done.status < 0:
        return done.stdout + f"\n({text_of(ended(done.status))})\n".encode()
    printed = done.stdout if program.has_status else normalise(done.stdout)
    return normalise(with_status(printed, done.status, not program.any_status))


def check_test(program, options):
    checked = Checked(program)
    if program.absent:
        checked.add("absent", "it or a file beside it is a Git LFS pointer")
        return checked
    if not program.judged:
        checked.add("no expectation", "it has no .out or .expected file and no comment // error:")
    answers = {}
    with tempfile.TemporaryDirectory(prefix="minic-test-") as folder:
        for reference in references_for(program, options):
            names = {
                "in": os.path.abspath(program.source),
                "exe": os.path.join(folder, "program"),
                "dir": folder,
                "minic": options.minic,
                "runtime": options.runtime,
                "header": options.header,
            }
            made = run_limited(fill(reference.template, names), None, options.compile_timeout, cwd=folder)
            if made.status or made.timed_out:
                missing = re.search(rb"undefined reference to .*", made.stderr)
                text = missing[0].decode("utf-8", "backslashreplace") if missing else telling_line(made.stderr)
                checked.refused[reference.name] = text.replace(os.path.dirname(names["in"]) + "/", "") or made.ended()
                continue
            if program.errors:
                answers[reference.name] = b""
                continue
            runs = []
            for surroundings in SURROUNDINGS:
                runs.append(run_once(names["exe"], program, surroundings, options))
                if runs[-1].timed_out:
                    break
            checked.cpu[reference.name] = min(run.cpu for run in runs)
            if runs[-1].timed_out:
                checked.cpu[reference.name] = float(options.timeout)
                continue
            texts = [answer(run, program) for run in runs]
            other = next((text for text in texts if text != texts[0]), None)
            if other is not None and not any(finding.kind == "unstable" for finding in checked.findings):
                checked.add(
                    "unstable",
                    f"the program of {reference.name} does not print the same each time: "
                    + said(texts[0], other, "at first", "then"),
                )
            if not program.input and not answers:
                given = os.path.join(folder, "input")
                with open(given, "w", encoding="utf-8") as f:
                    f.write("3 1 2 3\n" * 10)
                if run_once(names["exe"], program, SURROUNDINGS[0], options, given).consumed:
                    checked.add("no input", "it has no .in file and reads its input")
            answers[reference.name] = texts[0]
    if program.errors:
        if not checked.refused:
            line, text = next(iter(program.errors.items()))
            checked.add("no error", f"every reference accepts it; it expects an error in line {line}", line=line)
        return checked
    judge(checked, answers, options)
    found = opinion(program, options.minic, options.timeout) if os.access(options.minic, os.X_OK) else None
    if found and found.kind:
        checked.findings.insert(
            0,
            Finding(
                "unspecified" if found.kind == "order" else "undefined",
                f"line {found.line}: {found.sentence} [{found.kind}]",
                line=found.line,
                behaviour=found.kind,
            ),
        )
    checked.unknown = found.unknown if found else "there is no minic"
    return checked


def judge(checked, answers, options):
    """On what the references' programs printed and how long they took."""
    program, comparison = checked.program, options.comparison
    if checked.refused and not answers and not checked.cpu:
        checked.add(
            "does not compile", "; ".join(f"{name}: {line}" for name, line in list(checked.refused.items())[:3])
        )
        return
    slow = max(checked.cpu, key=checked.cpu.get, default=None)
    if slow and checked.cpu[slow] > options.share * options.timeout:
        taken = checked.cpu[slow]
        checked.add(
            "too slow",
            f"the program of {slow} does not end in {options.timeout:g} s"
            if taken >= options.timeout
            else f"the program of {slow} takes {taken:.1f} s, which is {100 * taken / options.timeout:.0f} % of the limit",
        )
    if not answers:
        return
    # C++ is not SysY: a missing return and the type of 0.1 mean something else there.
    sysy = program.source.endswith((".sy", ".sysy")) and not options.reference
    peers = {name: text for name, text in answers.items() if not sysy or name.startswith("minic")} or answers
    (first, text), *rest = peers.items()
    unstable = any(finding.kind == "unstable" for finding in checked.findings)
    for name, other in rest if not unstable else ():
        if comparison.adapted(text, other) != text:
            checked.add("compilers differ", f"{first} and {name}: " + said(text, other, first, name))
            break
    if not program.judged:
        return
    wanted = normalise(program.expectation())
    # Without an exit status in the expectation it must be 0.
    if not program.has_status and not program.any_status:
        wanted = normalise(with_status(wanted, 0, True))
    if any(comparison.adapted(wanted, text) == wanted for text in answers.values()):
        return
    spaces = compare.Comparison(argparse.Namespace(ignore_space=True, float_tolerance=options.float_tolerance))
    only = "only blanks differ: " if any(spaces.adapted(wanted, text) == wanted for text in answers.values()) else ""
    checked.add(
        "wrong expectation",
        f"no reference gives it ({', '.join(answers)}); {only}" + text_of(place_of_difference(wanted, text)),
    )


def said(one, other, first, second):
    """The first difference of two outputs of which neither is known to be right."""
    place = place_of_difference(one, other)
    return text_of(
        say(
            "disagree",
            line=place["line"],
            column=place["column"],
            first=first,
            one=place["expected"],
            second=second,
            other=place["printed"],
        )
    )


# ---- reports ----


def width(text):
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def print_table(results):
    rows = [(result.program.name, finding.kind, finding.sentence) for result in results for finding in result.findings]
    if not rows:
        return
    wide = [max(width(row[column]) for row in [("test", "finding", ""), *rows]) for column in (0, 1)]
    for row in [("test", "finding", "what"), *rows]:
        print("  ".join([row[0] + " " * (wide[0] - width(row[0])), row[1].ljust(wide[1]), row[2]]))
    print()


def print_summary(results, options):
    for result in results:
        if result.unknown:
            print(f"unknown: {result.program.name}: {result.unknown}")
    slowest = max(results, key=lambda r: max(r.cpu.values(), default=0))
    taken = max(slowest.cpu.values(), default=0)
    if taken:
        print(
            f"the slowest test is {slowest.program.name}: {taken:.2f} s with {max(slowest.cpu, key=slowest.cpu.get)}, "
            f"{100 * taken / options.timeout:.0f} % of the limit of {options.timeout:g} s"
        )
    counts = collections.Counter(kind for result in results for kind in {finding.kind for finding in result.findings})
    faulty = sum(bool(result.findings) for result in results)
    print(
        f"{len(results)} tests, {faulty} with something found"
        + (" (" + ", ".join(f"{count} {kind}" for kind, count in counts.most_common()) + ")" if counts else "")
        + f"; {sum(bool(r.unknown) for r in results)} unknown to --run=check"
    )


def write_json(path, results, options):
    document = {
        "timeout": options.timeout,
        "tests": [
            {
                "name": r.program.name,
                "unknown": r.unknown,
                "refused by": r.refused,
                "cpu": {name: round(taken, 3) for name, taken in r.cpu.items()},
                "share": round(max(r.cpu.values(), default=0) / options.timeout, 4),
                "findings": [{"kind": f.kind, "sentence": f.sentence, **f.more} for f in r.findings],
            }
            for r in results
        ],
    }
    with open(path, "w", encoding="utf-8") as f:
        json.dump(document, f, indent=1, ensure_ascii=False)
        f.write("\n")


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test check-suite", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("suite", nargs="+", metavar="SUITE", help="programs, or folders of them")
    parser.add_argument("--minic", help="the minic that judges (default: build/release/minic)")
    parser.add_argument("--runtime", metavar="DIR", help="the folder of the runtime libraries (default: minic's)")
    parser.add_argument(
        "--reference",
        action="append",
        metavar="TEMPLATE",
        help="a reference compiler in place of the usual ones, as 'gcc {in} -o {exe}'; may be repeated",
    )
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--timeout", type=float, default=10, help="the limit of a grading: seconds of processor time (default 10)"
    )
    parser.add_argument(
        "--share", type=float, default=0.5, help="the part of it that a reference may use (default 0.5)"
    )
    parser.add_argument("--compile-timeout", type=float, default=60, help="for the reference compilers (default 60)")
    parser.add_argument("--filter", metavar="REGEX", help="only programs whose path matches")
    parser.add_argument("--exclude", metavar="REGEX", help="no programs whose path matches")
    compare.add_options(parser)
    parser.add_argument("--json", metavar="FILE", help="writes all that is known of each test")
    parser.add_argument("-q", "--quiet", action="store_true", help="no progress line")
    return parser.parse_args(arguments)


def main(_, arguments):
    options = parse_arguments(arguments)
    for template in options.reference or []:
        if "{in}" not in template or "{exe}" not in template:
            fail_usage(f"--reference {template}: it must contain {{in}} and {{exe}}")
    options.minic = find_minic(options.minic)
    options.runtime, options.header = find_runtime(options.runtime, options.minic), find_header()
    options.comparison = compare.Comparison(options)
    # Without random places a program sees the same memory each time, but for what is changed on purpose.
    fixed = ["setarch", platform.machine(), "-R"]
    options.fixed = (
        fixed
        if shutil.which("setarch") and not subprocess.run([*fixed, "true"], stderr=subprocess.DEVNULL).returncode
        else []
    )
    programs = [
        program
        for program in find_programs(options.suite, without_expectation=True)
        if (not options.filter or re.search(options.filter, program.source))
        and (not options.exclude or not re.search(options.exclude, program.source))
    ]
    if not programs:
        fail_usage("no test program found")
    name_by_place(programs, options.suite)
    compare.use_exit_status(options.exit_status, programs)
    if not os.access(options.minic, os.X_OK):
        print(f"note: {options.minic}: no such program, so nothing is said of undefined behaviour")
    for compiler in ("gcc", "clang"):
        if not options.reference and not shutil.which(compiler):
            print(f"note: {compiler} is not installed and so no reference")
    results = []
    shown = sys.stdout.isatty() and not options.quiet
    with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
        try:
            for result in pool.map(lambda program: check_test(program, options), programs):
                results.append(result)
                if shown:
                    print(
                        f"\r{len(results)}/{len(programs)}  {sum(bool(r.findings) for r in results)} with something found\033[K",
                        end="",
                        flush=True,
                    )
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print(f"\ninterrupted; of {len(programs)} tests only what follows is known", file=sys.stderr)
            if not results:
                return 2
    if shown:
        print("\r\033[K", end="")
    print_table(results)
    print_summary(results, options)
    if options.json:
        write_json(options.json, results, options)
    return 1 if any(result.findings for result in results) else 0
