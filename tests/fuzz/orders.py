#!/usr/bin/env python3
"""Random orders of passes: whatever passes ran before, a pass must keep the behaviour of the program.

    tests/fuzz/orders.py --minic build/release/minic [--orders 200] [--programs 400] [--per-order 12] [--seed 1]
                         [--jobs 2] [PROGRAM ...]

First each pass runs alone, after nothing and after mem2reg. Then random pipelines of function(...), cgscc(...) and
module passes, up to 24 passes long, run on a few programs each. The interpreter runs the program before and after
(-verify-each), so no back end takes part. Programs are those of tests/run that it can do in a second. A pipeline that
changes the output or the status, or that stops the compiler, is made shorter as long as the difference stays, and
reported. Exit status 1 then."""
import argparse
import concurrent.futures
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RUN = ROOT / "tests/run"


def optimizing_passes():
    """(name, is a module pass) of passes.def, without those that prepare code generation."""
    text = (ROOT / "passes/passes.def").read_text()
    text = text[:text.index("// Code generation")] + 'FUNCTION_PASS("lower-geps",'
    return [(name, kind == "MODULE") for kind, name in re.findall(r'^(FUNCTION|CHECKED|MODULE)_PASS\("([^"]+)"', text, re.M)
            ] + [("lower-geps", False)]


class Runner:
    def __init__(self, minic, limit):
        self.minic, self.limit = minic, limit

    def run(self, program, passes, limit=None):
        """(status, output, messages) of the program after the passes; None if it takes too long."""
        given = program.with_suffix(".in")
        with open(given if given.exists() else "/dev/null", "rb") as stdin:
            try:
                done = subprocess.run([self.minic, "-O2", "-w", f"-passes={passes}", "-verify-each", "--run", program],
                                      stdin=stdin, capture_output=True, timeout=limit or self.limit)
            except subprocess.TimeoutExpired:
                return None
        return done.returncode, done.stdout, done.stderr

    def differs(self, program, passes, expected):
        """A word about the difference, or None."""
        got = self.run(program, passes)
        if got is None:
            return f"more than {self.limit} s"
        if got[:2] == expected[:2]:
            return None
        last = got[2].decode(errors="replace").strip().splitlines()
        return f"status {got[0]} instead of {expected[0]}{': ' + last[0][:300] if last else ''}"


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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*", type=pathlib.Path)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--orders", type=int, default=200)
    parser.add_argument("--count", type=int, default=400, help="how many programs take part")
    parser.add_argument("--per-order", type=int, default=12, help="programs per order")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--slow", type=float, default=1, help="seconds for a program without passes, at most")
    parser.add_argument("--alone", action="store_true", help="only each pass alone")
    args = parser.parse_args()
    rng, passes = random.Random(args.seed), optimizing_passes()
    runner = Runner(args.minic, 20 * args.slow + 20)
    skips = re.compile(r"\bSKIP:.*\binterpreter\b")  # for instance what prints addresses
    programs = args.programs or sorted(p for p in RUN.glob("*.*")
                                       if p.suffix in (".sy", ".c") and not skips.search(p.read_text("latin-1")))
    if not args.programs:
        rng.shuffle(programs)
        programs = programs[:args.count]

    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        plain = list(pool.map(lambda p: runner.run(p, "", args.slow), programs))
        expected = {p: e for p, e in zip(programs, plain) if e and e[0] in range(0, 256) and b"error:" not in e[2]}
        programs = list(expected)
        tasks = []
        for name, is_module in passes:
            walk = "module" if is_module else "function"
            for steps in ([[walk, name]], [["function", "mem2reg"], [walk, name]]):
                tasks += [(p, steps) for p in rng.sample(programs, min(len(programs), args.per_order))]
        for _ in range(0 if args.alone else args.orders):
            steps = random_steps(rng, passes)
            tasks += [(p, steps) for p in rng.sample(programs, min(len(programs), args.per_order))]
        words = pool.map(lambda task: runner.differs(task[0], text_of(task[1]), expected[task[0]]), tasks)
        failed, reported = 0, set()
        for (program, steps), word in zip(tasks, words):
            if not word:
                continue
            failed += 1
            steps = shortened(steps, lambda fewer: runner.differs(program, text_of(fewer), expected[program]))
            if text_of(steps) not in reported:
                print(f"{program}: {word}\n  {args.minic} -O2 -verify-each --run {program} -passes='{text_of(steps)}'", flush=True)
            reported.add(text_of(steps))
    print(f"{len(tasks)} runs of {len(programs)} programs, {failed} differ")
    return 1 if failed or not tasks else 0


if __name__ == "__main__":
    sys.exit(main())
