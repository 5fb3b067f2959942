"""scripts/bench --real: how fast, and how big, are other people's programs when minic compiles them?

    scripts/bench --real                             all programs at -O2 for x86-64
    scripts/bench --real --only lua,zstd/12          some programs, or some workloads
    scripts/bench --real --levels O2,O3,Os --rounds 9 --json FILE
    scripts/bench --real --target riscv64            instructions and size; no seconds under qemu
    scripts/bench --real --list                      the programs and their workloads

The programs are the table of tests/bench/real/programs.py. Their sources are fetched by apt-get source, or by git, into build/real;
what was built by the same compiler is used again. At each level gcc 12 and minic build each program, at -O2 clang 14 too. Outputs
must be equal: one that differs is a failure, and the exit status is 1. Columns are ratios to gcc of the same level: executed
instructions (by perf, or by qemu where no counters of the machine can be read), medians of the user time of alternating
rounds, and bytes of machine code of the program's own objects. Code that a processor does not execute well has more seconds than its
instructions say, so look at both; beside other work only the instructions can be trusted. The programs
that are held out are summed up alone: nobody tunes minic on them."""

import argparse
import datetime
import json
import math
import pathlib
import platform
import shutil
import subprocess
import sys

import programs as table
from build import GCC, Compiler, Failure, build, prepare
from measure import ROOT, Counter, Workload, median

COLUMNS = ("instructions", "seconds", "text")


def compilers(options, level):
    """gcc first: it is what the others are compared with."""
    made = [Compiler("gcc", [GCC[options.target]], level, options.target)]
    clang = shutil.which("clang-14") or shutil.which("clang")
    if clang and level == "O2":
        triple = [] if options.target == "x86_64" else ["--target=riscv64-linux-gnu", "-march=rv64gc"]
        made.append(Compiler("clang", [clang, *triple], level, options.target))
    minic = str(pathlib.Path(options.minic).resolve())
    made.append(Compiler("minic", [minic, f"--target={options.target}"], level, options.target))
    return made


def chosen(options):
    """(program, its loads) that --only names; a name that fits nothing is an error."""
    rows = table.from_json(json.loads(options.table.read_text())) if options.table else table.PROGRAMS
    names = options.only.split(",") if options.only else []
    known = {name for row in rows for name in (row.name, *(f"{row.name}/{load.name}" for load in row.loads))}
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"bench: no such program or workload: {', '.join(unknown)}; see --list")
    for row in rows:
        # A load that reads what another one writes needs that one first.
        wanted = [load for load in row.loads if not names or row.name in names or f"{row.name}/{load.name}" in names]
        needed = {load.stdin[len("{output:") : -1] for load in wanted if (load.stdin or "").startswith("{output:")}
        loads = [load for load in row.loads if load in wanted or load.name in needed]
        if loads:
            yield row, loads


def geometric_mean(values):
    return math.exp(sum(math.log(value) for value in values) / len(values)) if values else None


def in_cell(value, digits=3):
    return f"{value:9.{digits}f}" if value else f"{'-':>9}"


class Level:
    """The table of one level: ratios of each compiler to the first one."""

    def __init__(self, level, names):
        self.level, self.base, self.others = level, names[0], names[1:]
        self.rows = []  # {workload, program, held_out, compiler name: {column: value}}

    def head(self):
        names = "".join(f"{name.split('-')[0]:>27}" for name in self.others)
        columns = "".join(f"{column:>9}" for column in ("insns", "time", "text")) * len(self.others)
        return f"\n{'':43}{names}\n{'-' + self.level:25}{'gcc, M':>9}{'gcc, s':>9}{columns}"

    def ratios(self, row, name):
        """None where there is no figure of both."""
        base, other = row.get(self.base, {}), row.get(name, {})
        return {c: other[c] / base[c] if base.get(c) and other.get(c) else None for c in COLUMNS}

    def line(self, row):
        base = row.get(self.base, {})
        mark = " *" if row["held_out"] else ""
        return (
            f"{row['workload'] + mark:25}{in_cell((base.get('instructions') or 0) / 1e6, 0)}{in_cell(base.get('seconds'))}"
            + "".join(in_cell(self.ratios(row, name)[column]) for name in self.others for column in COLUMNS)
        )

    def is_whole(self, row):
        return all(name in row for name in (self.base, *self.others))

    def means(self):
        """Of each compiler and column: those of workloads, of text those of programs; what is held out apart."""
        found = {}
        for title, held_out in (("geometric mean", False), ("* held out, no tuning", True)):
            rows = [row for row in self.rows if row["held_out"] == held_out and self.is_whole(row)]
            first = {}
            for row in rows:
                first.setdefault(row["program"], row)
            for name in self.others:
                for column in COLUMNS:
                    among = first.values() if column == "text" else rows
                    values = [self.ratios(row, name)[column] for row in among]
                    found[title, name, column] = geometric_mean([value for value in values if value])
            if rows:
                yield title, len(rows), found

    def foot(self):
        for title, count, found in self.means():
            cells = "".join(in_cell(found[title, name, column]) for name in self.others for column in COLUMNS)
            yield f"{title + f' of {count}':43}{cells}"


def measure(level, options, counter, failures):
    """Prints a table, line by line, and returns it."""
    made = compilers(options, level)
    result = Level(level, [compiler.name for compiler in made])
    print(result.head(), flush=True)
    for program, loads in chosen(options):
        executables, sizes = {}, {}
        try:
            folder, key = prepare(program, options.sources, options.work)
        except (Failure, subprocess.SubprocessError, OSError) as failure:
            failures.append(str(failure))
            continue
        for compiler in made:
            try:
                executables[compiler.name], sizes[compiler.name] = build(
                    program, folder, key, compiler, options.target, options.work, options.jobs
                )
            except (Failure, subprocess.SubprocessError, OSError) as failure:
                failures.append(str(failure))
        for load in loads:
            workload = Workload(program, load, options.target, options.work)
            figures, failed = workload.measure(executables, counter, options.rounds)
            failures += failed
            row = {"workload": workload.name, "program": program.name, "held_out": program.held_out}
            for name, figure in figures.items():
                row[name] = {
                    "instructions": figure["instructions"],
                    "seconds": median(figure["seconds"]),
                    "rounds": figure["seconds"],
                    "text": sizes[name],
                }
            result.rows.append(row)
            print(result.line(row), flush=True)
    print("\n".join(result.foot()), flush=True)
    return result


def environment(options, counter):
    """The machine, the compilers and the day."""
    processor = platform.machine()
    cpus = pathlib.Path("/proc/cpuinfo")
    names = [line.split(":")[1].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")]
    versions = {compiler.kind: compiler.identity for level in options.levels for compiler in compilers(options, level)}
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True)
    versions["minic"] = f"{commit.stdout.strip() or 'unknown'}, sha256 {versions['minic'][:12]}"
    return {
        "host": f"{platform.node()}, {names[0] if names else processor}, {platform.system()} {platform.release()}",
        "target": options.target,
        "compilers": versions,
        "date": datetime.datetime.now().astimezone().isoformat(timespec="seconds"),
        "instructions counted by": counter.name,
        "rounds": options.rounds if options.target == "x86_64" else 0,
    }


def arguments(words):
    parser = argparse.ArgumentParser(
        prog="bench --real", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--real", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--only", default="", help="comma-separated programs or workloads")
    parser.add_argument("--levels", default="O2", type=lambda text: text.split(","), help="default: O2")
    parser.add_argument("--target", choices=sorted(GCC), default="x86_64")
    parser.add_argument("--rounds", type=int, default=5, help="0: no seconds (default: 5)")
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="all figures, each round too")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--jobs", type=int, default=1, help="compilers that run at once")
    parser.add_argument("--minic", default=ROOT / "build/release/minic")
    parser.add_argument(
        "--sources", default=str(ROOT / "build/real/sources"), help="where the sources are or are fetched to"
    )
    parser.add_argument("--work", default=str(ROOT / "build/real"), help="where programs are built")
    parser.add_argument("--table", type=pathlib.Path, metavar="FILE", help="other programs, in JSON")
    return parser.parse_args(words)


def main(words):
    options = arguments(words)
    options.sources, options.work = (str(pathlib.Path(path).resolve()) for path in (options.sources, options.work))
    if options.list:
        for program, loads in chosen(options):
            names = " ".join(load.name for load in loads)
            print(f"{program.name:12}{'held out  ' if program.held_out else ''}{program.kind}: {names}")
        return 0
    pathlib.Path(options.work).mkdir(parents=True, exist_ok=True)
    failures = []
    try:
        counter = Counter(options.target, options.work)
        about = environment(options, counter)
        for name, value in about.items():
            for kind, text in value.items() if isinstance(value, dict) else [(name, value)]:
                print(f"{kind}: {text}")
        levels = [measure(level, options, counter, failures) for level in options.levels]
    except Failure as failure:
        sys.exit(f"bench: {failure}")
    if options.json:
        means = {
            level.level: [
                {"of": title, "compiler": name, "column": column, "ratio": value}
                for title, _, found in level.means()
                for (key, name, column), value in found.items()
                if key == title
            ]
            for level in levels
        }
        rows = {level.level: level.rows for level in levels}
        options.json.write_text(json.dumps({**about, "levels": rows, "means": means, "failures": failures}, indent=1))
    for failure in failures:
        print(f"bench: {failure}", file=sys.stderr)
    return 1 if failures else 0
