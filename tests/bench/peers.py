#!/usr/bin/env python3
"""Promotes programs by LLVM's mem2reg and by minic's in each form of SSA, and asks --check-promotion for a proof of each.

    tests/bench/peers.py --minic build/release/minic tests/run examples
    tests/bench/peers.py --minic build/release/minic LLVM/llvm/test/Transforms/Mem2Reg OTHERS...
    tests/bench/peers.py --minic build/release/minic --random 300

A folder is searched for .ll, .c and .sy; of C and SysY minic's IR of -O0 is the program. A result that is not proved is
compared once more, with what its maker writes when it leaves the pass out: minic lowers i128 first. --random takes random programs
of tests/fuzz for so many seconds. Prints a line per file and a table: how many are proved by each promoter, and why not the
others, with counts. Exit status 1 if a result is refuted. Nothing is fetched; run by hand."""

import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile
import time

FUZZ = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fuzz")
FORMS = ["pruned", "semi-pruned", "minimal", "maximal"]
SECONDS = 60


def run(command):
    """(status, output); a status of None: it ran out of time."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, errors="replace", timeout=SECONDS, stdin=subprocess.DEVNULL
        )
    except subprocess.TimeoutExpired:
        return None, "ran out of time"
    return done.returncode, done.stdout + done.stderr


def reason(text):
    """The first error without its place, names and numbers."""
    message = re.search(r"error: (.*)", text)
    line = message.group(1) if message else next(iter(text.strip().splitlines()), "no message")
    return re.sub(r"\d+", "N", re.sub(r"'[^']*'|`[^`]*`|[%@!][\w.$-]+", "_", line))[:110]


class Peers:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.counts = collections.defaultdict(collections.Counter)

    def promoters(self, before):
        """(name, the command without -o FILE, the same without the pass)"""
        llvm = [self.options.opt, "-S", before]
        yield self.options.opt, [*llvm, "-passes=mem2reg"], [*llvm, "-passes=verify"]
        for form in self.options.ssa.split(","):
            own = [self.options.minic, "-w", before, "-passes=mem2reg", "--ssa=" + form, "-S", "-emit-llvm"]
            yield "minic " + form, own, [*own, "-opt-bisect-limit=0"]

    def judge(self, before, promote, rewrite):
        after, rewritten = os.path.join(self.folder, "after.ll"), os.path.join(self.folder, "rewritten.ll")
        status, text = run([*promote, "-o", after])
        if status != 0:
            return "not promoted: " + reason(text)
        verdict = self.prove(before, after)
        if (
            verdict != "proved"
            and run([*rewrite, "-o", rewritten])[0] == 0
            and self.prove(rewritten, after) == "proved"
        ):
            return "proved as it writes the program itself; directly " + verdict
        return verdict

    def prove(self, before, after):
        status, text = run([self.options.minic, "-w", "--check-promotion", before, after])
        if status == 0:
            return "proved"
        what = reason(text)
        if "not a promotion: " in what:
            return "unsupported: " + what.replace("not a promotion: ", "")
        # A refutation shows both functions; what is not read has no such note.
        return ("refuted: " if "note: in the function" in text or status not in (1, None) else "not read: ") + what

    def program(self, source):
        before = os.path.join(self.folder, "before.ll")
        if source.endswith(".ll"):
            before = source
        else:
            status, text = run([self.options.minic, "-w", "-O0", "-S", "-emit-llvm", source, "-o", before])
            if status != 0:
                self.counts["IR"]["not compiled: " + reason(text)] += 1
                return f"{source}: not compiled"
        verdicts = []
        for name, promote, rewrite in self.promoters(before):
            verdict = self.judge(before, promote, rewrite)
            self.counts[name][verdict] += 1
            verdicts.append((name, verdict))
        whole = {verdict for _, verdict in verdicts}
        return (
            source
            + ": "
            + (
                f"{whole.pop()} ({len(verdicts)})"
                if len(whole) == 1
                else ", ".join(f"{name}: {verdict}" for name, verdict in verdicts)
            )
        )


def sources(paths):
    for path in paths:
        if os.path.isfile(path):
            yield path
        for folder, folders, names in os.walk(path):
            folders.sort()
            yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith((".ll", ".c", ".sy")))


def random_sources(folder, seconds):
    sys.path.insert(0, FUZZ)
    import gotos
    import ir_program
    import pressure
    import scopes
    import sysy

    makers = [
        ("ll", ir_program.program),
        ("c", gotos.program),
        ("c", pressure.program),
        ("c", scopes.program),
        ("sy", lambda seed: sysy.Generator(seed).program()),
    ]
    end, seed = time.time() + seconds, time.time_ns() // 1000 % 10**10
    while time.time() < end:
        for kind, maker in makers:
            path = os.path.join(folder, f"{maker.__module__}-{seed}.{kind}")
            with open(path, "w") as out:
                out.write(maker(seed))
            yield path
            os.remove(path)
        seed += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--opt", default="opt-19")
    parser.add_argument("--ssa", default=",".join(FORMS), help="the forms that minic makes")
    parser.add_argument("--random", type=float, help="seconds of random programs")
    parser.add_argument("--keep", help="folder for random programs that are not proved")
    parser.add_argument("--quiet", action="store_true", help="only files that are not proved, and the table")
    parser.add_argument("paths", nargs="*")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        peers, files = Peers(options, folder), 0
        programs = random_sources(folder, options.random) if options.random else sources(options.paths)
        for source in programs:
            files += 1
            line = peers.program(source)
            isProved = ": proved (" in line
            if not options.quiet or not isProved:
                print(line, flush=True)
            if options.keep and options.random and not isProved:
                os.makedirs(options.keep, exist_ok=True)
                with open(source) as text, open(os.path.join(options.keep, os.path.basename(source)), "w") as out:
                    out.write(text.read())
    print(f"\n{files} files")
    for name, counts in peers.counts.items():
        for verdict, count in sorted(counts.items(), key=lambda item: (item[0] != "proved", -item[1])):
            print(f"{name:<18} {count:>6}  {verdict}")
    return any(verdict.startswith("refuted") for counts in peers.counts.values() for verdict in counts)


if __name__ == "__main__":
    sys.exit(main())
