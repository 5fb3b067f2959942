#!/usr/bin/env python3
"""What each pass of -O2 buys: executed instructions and text of tests/bench/programs without it, over those with it.

    tests/bench/gains.py [--minic build/release/minic] [--target riscv64|x86_64] [--passes gvn,licm] [PROGRAM ...]
    tests/bench/gains.py --update          rewrites the table in docs/passes.md

A pass that is in the pipeline several times is left out everywhere (-disable-pass=). Above 1.00: the pass buys
something. Programs whose assembly is the same without the pass are not run again. Instructions are counted under qemu."""

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
    text = subprocess.run(
        [minic, "-O2", "-print-pipeline-passes", "-S", "-o", "/dev/null", "-x", "c", "/dev/null"],
        capture_output=True,
        text=True,
    ).stdout
    required = set(
        re.findall(r'^FUNCTION_PASS\("([^"]+)", \w+, Required', (ROOT / "passes/passes.def").read_text(), re.M)
    )
    known = re.findall(r'^(?:FUNCTION|MODULE)_PASS\("([^"]+)"', (ROOT / "passes/passes.def").read_text(), re.M)
    used = re.findall(r"[a-z0-9:-]+", text)
    return [name for name in dict.fromkeys(used) if name in known and name not in required]


class Measure:
    def __init__(self, args, work):
        self.args, self.work, self.built, self.costs = args, work, {}, {}
        self.plugin = bench.build_plugin(work)

    def build(self, source, without=None):
        """(key, text bytes) of a program's assembly, or None if it fails."""
        stem = f"{self.work}/{source.stem}-{without}"
        options = f"-disable-pass={without}" if without else ""
        command = f"{self.args.minic} --target={self.args.target} -O2 {options} -S {{src}} -o {{asm}}"
        built = bench.build(source, command, self.args.target, stem)
        if isinstance(built, str):
            print(f"{source.stem} without {without}: {built}", file=sys.stderr)
            return None
        key = hashlib.sha256(pathlib.Path(stem + ".s").read_bytes()).digest()
        self.built.setdefault(key, built[0])
        return key, built[1]

    def cost(self, source, key):
        """Executed instructions, in millions, or None if the run fails."""
        if key not in self.costs:
            expected = source.with_suffix(".out").read_text()
            cost = bench.run(self.built[key], self.args.target, self.plugin, expected, self.args.timeout)
            if isinstance(cost, str):
                print(f"{self.built[key]}: {cost}", file=sys.stderr)
            self.costs[key] = None if isinstance(cost, str) else cost
        return self.costs[key]


def row(measure, sources, base, name, many):
    """The line of a pass: the text is of all programs, the instructions of every fourth if many change."""
    built = {source: measure.build(source, name) for source in sources}
    sources = [source for source in sources if built[source] and base[source]]
    changed = sum(built[source][0] != base[source][0] for source in sources)
    text = bench.geometric_mean([built[source][1] / base[source][1] for source in sources])
    ratios = []
    for source in sources[::4] if changed > many else sources:
        same = built[source][0] == base[source][0]
        before, after = (1, 1) if same else (measure.cost(source, x[source][0]) for x in (base, built))
        if before and after:
            ratios.append((after / before, source.stem))
    most = max(ratios)
    gain = bench.geometric_mean([ratio for ratio, stem in ratios])
    return f"| `{name}` | {gain:.3f} | {text:.3f} | {changed} | {len(ratios)} | " + (
        f"{most[1]} {most[0]:.2f} |" if most[0] > 1.005 else "|"
    )


def table(args, measure, sources):
    rows = [
        "| pass | instructions without it | text without it | programs changed | programs run | most |",
        "|---|---|---|---|---|---|",
    ]
    base = {source: measure.build(source) for source in sources}
    for name in args.passes.split(",") if args.passes else optional_passes(args.minic):
        rows.append(row(measure, sources, base, name, args.many))
        print(rows[-1], flush=True)
    return rows, len(sources)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*")
    parser.add_argument("--minic", default=str(bench.BUILD / "minic"))
    parser.add_argument(
        "--runtime", type=pathlib.Path, help="the build folder with lib/minic (default: that of --minic)"
    )
    parser.add_argument("--target", choices=("riscv64", "x86_64"), default="riscv64")
    parser.add_argument("--passes")
    parser.add_argument(
        "--many", type=int, default=20, help="a pass that changes more programs is measured on every fourth one"
    )
    parser.add_argument("--timeout", type=float, default=900)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    bench.BUILD = args.runtime or pathlib.Path(args.minic).resolve().parent
    sources = sorted(bench.PROGRAMS.glob("*.c"))
    if args.programs:
        sources = [source for source in sources if source.stem in args.programs]
    with tempfile.TemporaryDirectory(prefix="minic-gains-") as work:
        rows, count = table(args, Measure(args, work), sources)
    if args.update:
        text = DOCS.read_text()
        before, after = text[: text.index(BEGIN)], text[text.index(END) :]
        intro = (
            f"Geometric means over {count} programs of `tests/bench/programs`, {args.target}: executed instructions and text of "
            "-O2 without the pass, over those with it.\n\n"
        )
        DOCS.write_text(before + BEGIN + "\n" + intro + "\n".join(rows) + "\n\n" + after)
    return 0 if rows[2:] else 1


if __name__ == "__main__":
    sys.exit(main())
