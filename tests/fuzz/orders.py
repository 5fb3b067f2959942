#!/usr/bin/env python3
"""Random orders of passes: whatever passes ran before, a pass must keep the behaviour of the program.

    tests/fuzz/orders.py --minic build/release/minic [--count 200] [--programs-at-most 400] [--per-order 12]
                         [--seed 1] [--jobs 2] [PROGRAM ...]

First each pass runs alone, after nothing and after mem2reg. Then random pipelines of function(...), cgscc(...) and
module passes, up to 24 passes long, run on a few programs each. The interpreter runs the program before and after
(-verify-each), so no back end takes part. Programs are those of tests/run that it can do in a second. A pipeline that
changes the output or the status, or that stops the compiler, is made shorter as long as the difference stays, and
reported. Exit status 1 then."""

import concurrent.futures
import pathlib
import random
import re
import sys

import harness

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RUN = ROOT / "tests/run"


def optimizing_passes():
    """(name, is a module pass) of passes.def, without those that prepare code generation, and those that call the
    runtime library, which the interpreter does not have."""
    text = (ROOT / "passes/passes.def").read_text()
    text = text[: text.index("// Code generation")] + 'FUNCTION_PASS("lower-geps",'
    return [
        (name, kind == "MODULE")
        for kind, name in re.findall(r'^(FUNCTION|CHECKED|MODULE)_PASS\("([^"]+)"', text, re.M)
        if not name.startswith("instrument-")
    ] + [("lower-geps", False)]


def run(minic, program, passes, seconds):
    """The run of the program after the passes."""
    given = program.with_suffix(".in")
    with open(given if given.exists() else "/dev/null", "rb") as stdin:
        return harness.Run([minic, "-O2", "-w", f"-passes={passes}", "-verify-each", "--run", program], seconds, stdin)


def difference(options, program, steps):
    """A word about what the passes change in what the program does, or None."""
    got, want = run(options.minic, program, text_of(steps), harness.RUN_SECONDS), options.expected[program]
    if (got.status, got.out) == (want.status, want.out):
        return None
    return f"{got.words()} instead of {want.status}: {''.join(got.err.strip().splitlines()[:1])[:300]}"


def text_of(steps):
    """steps: lists [walk, pass, ...]."""
    return ",".join(step[1] if step[0] == "module" else f"{step[0]}({','.join(step[1:])})" for step in steps)


def random_steps(rng, passes):
    steps, left = [], rng.randint(4, 24)
    functions, modules = ([n for n, m in passes if m == kind] for kind in (False, True))
    while left > 0:
        if rng.random() < 0.25:
            steps.append(["module", rng.choice(modules)])
            left -= 1
        else:
            n = rng.randint(1, min(8, left))
            steps.append([rng.choice(["function", "cgscc"])] + [rng.choice(functions) for _ in range(n)])
            left -= n
    if rng.random() < 0.5:
        steps.insert(0, ["function", "mem2reg"])
    return steps


def shortened(steps, fails):
    """The steps without those passes that the failure does not need."""
    again = True
    while again:
        again = False
        for i in reversed(range(len(steps))):
            for k in reversed(range(1, len(steps[i]))):
                fewer = [list(step) for step in steps]
                del fewer[i][k]
                fewer = [step for step in fewer if len(step) > 1]
                if fewer and fails(fewer):
                    steps, again = fewer, True
                    break
            if again:
                break
    return steps


def check(seed, options, _):
    """A pipeline on a few programs: of the first seeds one pass each."""
    rng, number = random.Random(seed), seed - options.seed
    if number < len(options.alone):
        steps = options.alone[number]
    else:
        steps = random_steps(rng, options.passes)
    result = harness.Result(seed)
    for program in rng.sample(options.programs, min(len(options.programs), options.per_order)):
        result.runs += 1
        word = difference(options, program, steps)
        if word:
            steps = shortened(steps, lambda fewer: difference(options, program, fewer))
            result.differences.append(
                f"{program}: {word}\n  {options.minic} -O2 -verify-each --run {program} -passes='{text_of(steps)}'"
            )
            break
    return result


def main():
    parser = harness.arguments(__doc__)
    parser.add_argument("programs", nargs="*", type=pathlib.Path)
    parser.add_argument("--programs-at-most", type=int, default=400, help="how many programs take part")
    parser.add_argument("--per-order", type=int, default=12, help="programs per order")
    parser.add_argument("--slow", type=float, default=1, help="seconds for a program without passes, at most")
    options = parser.parse_args()
    options.passes = optimizing_passes()
    options.alone = [
        [*before, ["module" if is_module else "function", name]]
        for name, is_module in options.passes
        for before in ([], [["function", "mem2reg"]])
    ]
    options.count += len(options.alone)
    skips = re.compile(r"\bSKIP:.*\binterpreter\b")  # for instance what prints addresses
    if not options.programs:
        options.programs = sorted(
            p for p in RUN.glob("*.*") if p.suffix in (".sy", ".c") and not skips.search(p.read_text("latin-1"))
        )
        random.Random(options.seed).shuffle(options.programs)
        del options.programs[options.programs_at_most :]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        plain = pool.map(lambda program: run(options.minic, program, "", harness.REFERENCE_SECONDS), options.programs)
        options.expected = {
            program: want
            for program, want in zip(options.programs, plain)
            # A signal: without any pass the operand of __builtin_constant_p is evaluated.
            if 0 <= want.status < 128 and want.seconds < options.slow and "error:" not in want.err
        }
    options.programs = list(options.expected)
    if not options.programs:
        sys.exit("no program takes part")
    return harness.drive(options, check)


if __name__ == "__main__":
    sys.exit(main())
