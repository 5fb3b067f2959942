#!/usr/bin/env python3
"""What each pass of -O2 buys: executed instructions and text of tests/bench/programs without it, over those with it.

    tests/bench/gains.py [--minic build/release/minic] [--target riscv64|x86_64] [--passes gvn,licm] [PROGRAM ...]
    tests/bench/gains.py --update          rewrites the table in docs/passes.md

A pass that is in the pipeline several times is left out everywhere (-disable-pass=). Above 1.00: the pass buys
something. Programs whose assembly is the same without the pass are not run again. riscv64 counts instructions under
qemu; x86_64 counts seconds of user time, the best of --rounds, and is worth reading on an idle machine only."""
import argparse
import hashlib
import importlib.machinery
import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs/passes.md"
BEGIN, END = "<!-- gains: tests/bench/gains.py --update -->\n", "<!-- end of gains -->\n"

loader = importlib.machinery.SourceFileLoader("bench", str(ROOT / "scripts/bench"))
bench = importlib.util.module_from_spec(importlib.util.spec_from_loader("bench", loader))
loader.exec_module(bench)


def optional_passes(minic):
    """The passes of -O2 and of its code generation, each once, that can be left out."""
    text = subprocess.run([minic, "-O2", "-print-pipeline-passes", "-S", "-o", "/dev/null", "-x", "c", "/dev/null"],
                          capture_output=True, text=True).stdout
    required = set(re.findall(r'^FUNCTION_PASS\("([^"]+)", \w+, Required', (ROOT / "passes/passes.def").read_text(), re.M))
    known = re.findall(r'^(?:FUNCTION|MODULE)_PASS\("([^"]+)"', (ROOT / "passes/passes.def").read_text(), re.M)
    used = re.findall(r"[a-z0-9:-]+", text)
    return [name for name in dict.fromkeys(used) if name in known and name not in required]


class Measure:
    def __init__(self, args, work):
        self.args, self.work, self.known = args, work, {}
        self.plugin = f"{work}/count_insns.so"
        if args.target == "riscv64":
            subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", self.plugin, str(ROOT / "tests/bench/count_insns.c")],
                           check=True)

    def __call__(self, source, without=None):
        """(cost, text bytes) of a program, or None if it fails."""
        stem = f"{self.work}/{source.stem}"
        options = f"-disable-pass={without}" if without else ""
        command = f"{self.args.minic} --target={self.args.target} -O2 {options} -S {{src}} -o {{asm}}"
        built = bench.build(source, command, self.args.target, stem)
        if isinstance(built, str):
            print(f"{source.stem} without {without}: {built}", file=sys.stderr)
            return None
        key = hashlib.sha256(pathlib.Path(stem + ".s").read_bytes()).digest()
        if key not in self.known:
            expected = source.with_suffix(".out").read_text()
            runs = [bench.run(built[0], self.args.target, self.plugin, expected, self.args.timeout)
                    for _ in range(1 if self.args.target == "riscv64" else self.args.rounds)]
            wrong = [run for run in runs if isinstance(run, str)]
            if wrong:
                print(f"{source.stem} without {without}: {wrong[0]}", file=sys.stderr)
            self.known[key] = None if wrong else (max(min(runs), 1e-6), built[1])
        return self.known[key]


def table(args, measure, sources):
    base = {source: measure(source) for source in sources}
    sources = [source for source in sources if base[source]]
    unit = "instructions" if args.target == "riscv64" else "time"
    rows = [f"| pass | {unit} without it | text without it | programs changed | most |", "|---|---|---|---|---|"]
    gains = []
    for name in args.passes.split(",") if args.passes else optional_passes(args.minic):
        costs, texts, changed, most = [], [], 0, (1.0, "")
        for source in sources:
            got = measure(source, name)
            if not got:
                continue
            cost, text = got[0] / base[source][0], got[1] / base[source][1]
            costs.append(cost)
            texts.append(text)
            changed += cost != 1 or text != 1
            if cost > most[0] + 0.005:
                most = (cost, source.stem)
        gains.append((bench.geometric_mean(costs), name))
        rows.append(f"| `{name}` | {gains[-1][0]:.3f} | {bench.geometric_mean(texts):.3f} | {changed} | "
                    f"{most[1]} {most[0]:.2f} |" if most[1] else
                    f"| `{name}` | {gains[-1][0]:.3f} | {bench.geometric_mean(texts):.3f} | {changed} | |")
        print(rows[-1], flush=True)
    return rows, len(sources)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*")
    parser.add_argument("--minic", default=str(bench.BUILD / "minic"))
    parser.add_argument("--runtime", type=pathlib.Path, help="the build folder with lib/minic (default: that of --minic)")
    parser.add_argument("--target", choices=("riscv64", "x86_64"), default="riscv64")
    parser.add_argument("--passes")
    parser.add_argument("--every", type=int, default=1, help="only every n-th program")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--timeout", type=float, default=900)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    bench.BUILD = args.runtime or pathlib.Path(args.minic).resolve().parent
    sources = sorted(bench.PROGRAMS.glob("*.c"))[::args.every]
    if args.programs:
        sources = [source for source in sources if source.stem in args.programs]
    with tempfile.TemporaryDirectory(prefix="minic-gains-") as work:
        rows, count = table(args, Measure(args, work), sources)
    if args.update:
        text = DOCS.read_text()
        before, after = text[:text.index(BEGIN)], text[text.index(END):]
        unit = "executed instructions" if args.target == "riscv64" else "time"
        intro = (f"Geometric means over {count} programs of `tests/bench/programs`, {args.target}: {unit} and text of -O2 "
                 "without the pass, over those with it.\n\n")
        DOCS.write_text(before + BEGIN + "\n" + intro + "\n".join(rows) + "\n\n" + after)
    return 0 if rows[2:] else 1


if __name__ == "__main__":
    sys.exit(main())
