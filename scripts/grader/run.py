"""`minic-test run`: one compiler over one suite."""

import argparse
import concurrent.futures
import fnmatch
import hashlib
import json
import os
import re
import shlex
import shutil
import sys
import tempfile
import threading
import time
from xml.sax.saxutils import escape, quoteattr

from . import compare, reference
from .compare import normalise, show_difference, with_status
from .commands import end_all, run_limited, stderr_lines
from .compilers import LINK, LLI, MATRICES, Config, builtin_configs, fill, find_minic, find_runtime
from .places import ORIGINAL
from .printers import printers
from .referee import opinion
from .sentences import text_of
from .suite import fail_usage, find_programs
from .verdicts import error_verdict


# ---- one test ----


class Result:
    def __init__(self, program, config, verdict, seconds=0.0, report=(), commands=()):
        self.program, self.config, self.verdict, self.seconds = program, config, verdict, seconds
        self.report, self.commands = list(report), list(commands)

    @property
    def passed(self):
        return self.verdict in ("passed", "same code as before")


def repeat_command(commands, program):
    return " && ".join(commands) + (f" < {shlex.quote(program.input)}" if program.input and commands else "")


def twin_tag(commands):
    """The six letters that distinguish the file names of one compile command."""
    found = re.search(r"\.([0-9a-f]{6})\.", " ".join(commands))
    return found[1] if found else "\0"


def test_program(program, configs, options):
    """Runs one program in all configurations. Equal compiler outputs are linked and run once."""
    results = []
    expected = normalise(program.expectation())
    directory = tempfile.mkdtemp(prefix="minic-test-")
    verdicts = {}  # (kind of run, hash of the compiler's output) -> (verdict, report)
    compiled = {}  # compile command -> (Outcome, hash)
    try:
        for config in configs:
            results.append(test_config(program, config, options, expected, directory, verdicts, compiled))
    finally:
        if options.keep:
            target = os.path.join(options.keep, os.path.basename(program.source))
            shutil.rmtree(target, ignore_errors=True)
            shutil.move(directory, target)
        else:
            shutil.rmtree(directory, ignore_errors=True)
    return results


def trouble_of_compiler(program, config, options, outcome, digest, commands):
    """The result if the program is not to be run: its errors are what is tested, or the compiler has failed."""
    seconds = outcome.seconds
    if program.errors and not outcome.timed_out:
        found = error_verdict(
            {"stopped": None, "status": outcome.status, "stdout": outcome.stdout, "stderr": outcome.stderr},
            program,
            options.compile_timeout,
            None,
        )
        verdict = "passed" if found.kind == "accepted" else found.kind
        return Result(
            program, config, verdict, seconds, [text_of(line) for line in (found.reason, *found.details)], commands
        )
    if outcome.timed_out:
        return Result(program, config, "compiler too slow", seconds, [outcome.ended()], commands)
    if outcome.status != 0:
        verdict = "compile error" if 0 < outcome.status < 64 else "compiler crash"
        return Result(program, config, verdict, seconds, [outcome.ended()] + stderr_lines(outcome), commands)
    if not digest:
        return Result(program, config, "no output file", seconds, stderr_lines(outcome), commands)
    if re.search(rb"(?i)sanitizer|runtime error:", outcome.stderr):
        return Result(program, config, "sanitizer report", seconds, stderr_lines(outcome, 40), commands)
    return None


def test_config(program, config, options, expected, directory, verdicts, compiled):
    if program.absent or any(word in label for word in program.skip for label in config.words):
        return Result(program, config, "skipped")
    stem = os.path.splitext(os.path.basename(program.source))[0]
    # The name of the output depends on the command alone, so that configurations can share it.
    tag = hashlib.md5(config.compile.encode()).hexdigest()[:6]
    names = {
        "in": program.source,
        "out": os.path.join(directory, f"{stem}.{tag}{config.ext}"),
        "exe": os.path.join(directory, f"{stem}.{tag}.exe"),
        "dir": directory,
        "minic": options.minic,
        "runtime": options.runtime,
    }

    def printable(words):
        # Our directory no longer exists when the command is repeated: it then writes to /tmp itself.
        return " ".join(shlex.quote(w.replace(directory, ORIGINAL)) for w in words)

    commands, seconds = [], 0.0
    digest = b""
    if config.compile:
        words = fill(config.compile, names)
        commands.append(printable(words))
        if config.compile not in compiled:
            outcome = run_limited(words, None, options.compile_timeout)
            if outcome.status == 0 and os.path.exists(names["out"]):
                with open(names["out"], "rb") as f:
                    digest = hashlib.sha1(f.read()).digest()
            compiled[config.compile] = (outcome, digest)
        outcome, digest = compiled[config.compile]
        seconds += outcome.seconds
        failed = trouble_of_compiler(program, config, options, outcome, digest, commands)
        if failed:
            return failed
    if not config.run:
        return Result(program, config, "passed", seconds)
    key = (config.link, re.sub(r"-O\d ", "", config.run), digest)
    if digest and key in verdicts:
        verdict, report, tail, twin = verdicts[key]
        if verdict == "passed":
            return Result(program, config, "same code as before", seconds)
        return Result(
            program,
            config,
            verdict,
            seconds,
            [f"the same code as in {twin}"],
            commands + [t.replace(twin_tag(tail), tag) for t in tail],
        )

    def finish(verdict, report=(), tail=()):
        verdicts[key] = (verdict, report, list(tail), config.name)
        return Result(program, config, verdict, seconds, report, commands + list(tail))

    tail = []
    if config.link:
        words = fill(config.link, names)
        tail.append(printable(words))
        outcome = run_limited(words, None, options.compile_timeout)
        if outcome.status != 0:
            return finish("link error", [outcome.ended()] + stderr_lines(outcome), tail)
    words = fill(config.run, names) + program.arguments()
    tail.append(printable(words))
    limit = options.timeout * (options.slow_factor if words[0] != names["exe"] else 1)
    outcome = run_limited(words, program.input, limit)
    seconds += outcome.seconds
    if outcome.timed_out:
        return finish("too slow", [outcome.ended()], tail)
    if re.search(rb"(?i)Sanitizer:|runtime error:", outcome.stderr):
        return finish("sanitizer report", stderr_lines(outcome, 40), tail)
    if outcome.status < 0 or (not program.has_status and not program.any_status and outcome.status != 0):
        return finish(
            "crash" if outcome.status < 0 else "wrong exit status",
            [outcome.ended()] + stderr_lines(outcome) + note_on_test(program, options),
            tail,
        )
    actual = with_status(outcome.stdout, outcome.status, program.has_status)
    actual = compare.Comparison(options).adapted(expected, normalise(actual))
    if actual != expected:
        return finish(
            "wrong output",
            list(map(text_of, show_difference(expected, actual, program.has_status)))
            + stderr_lines(outcome, 6)
            + note_on_test(program, options)
            + note_on_output(program, expected, actual, options),
            tail,
        )
    return finish("passed")


def note_on_test(program, options):
    """Whether the test itself is at fault, found once for all configurations."""
    if not os.access(options.minic, os.X_OK):
        return []
    if not program.opinion:
        program.opinion = opinion(program, options.minic, options.timeout)
    note = program.opinion.note()
    return [text_of(note)] if note else []


def note_on_output(program, expected, actual, options):
    """Which line of the program prints what is missing, found once for all configurations."""
    if not os.access(options.minic, os.X_OK) or program.opinion.kind:
        return []
    if not program.printers:
        program.printers = printers(program, options.minic, options.timeout)
    note = program.printers.note_on_difference(*compare.first_difference(expected, actual))
    return [text_of(note)] if note else []


# ---- reports ----


class Progress:
    """One line on a terminal with the progress; nothing elsewhere."""

    def __init__(self, total, quiet):
        self.total, self.done, self.failed = total, 0, 0
        self.shown = sys.stdout.isatty() and not quiet
        self.start = time.monotonic()

    def clear(self):
        if self.shown:
            print("\r\033[K", end="")

    def step(self, count, failed):
        self.done += count
        self.failed += failed
        if not self.shown:
            return
        width = 30
        filled = width * self.done // max(1, self.total)
        elapsed = time.monotonic() - self.start
        rest = elapsed / max(1, self.done) * (self.total - self.done)
        print(
            f"\r[{'#' * filled}{'.' * (width - filled)}] {self.done}/{self.total}"
            f"  {self.failed} failed  {rest:.0f} s to go \033[K",
            end="",
            flush=True,
        )


def print_failure(result):
    print(f"FAILED {result.program.name} [{result.config.name}]: {result.verdict}")
    for line in result.report:
        print(f"  {line}")
    if result.program.input:
        with open(result.program.input, "rb") as f:
            data = f.read(2000)
        lines = data.decode("utf-8", "backslashreplace").splitlines()
        print(f"  input {result.program.input}:")
        for line in lines[:8]:
            print(f"    {line[:160]}")
        if len(lines) > 8 or len(data) == 2000:
            print("    ...")
    if result.commands:
        print(f"  to repeat: {repeat_command(result.commands, result.program)}")
    sys.stdout.flush()


def write_junit(path, results, seconds):
    failures = sum(not r.passed and r.verdict != "skipped" for r in results)
    skipped = sum(r.verdict == "skipped" for r in results)
    with open(path, "w", encoding="utf-8") as f:
        f.write('<?xml version="1.0" encoding="UTF-8"?>\n')
        f.write(
            f'<testsuite name="minic-test" tests="{len(results)}" failures="{failures}" skipped="{skipped}" '
            f'time="{seconds:.3f}">\n'
        )
        for r in results:
            f.write(
                f"  <testcase classname={quoteattr(r.config.name)} name={quoteattr(r.program.name)} "
                f'time="{r.seconds:.3f}"'
            )
            if r.passed:
                f.write("/>\n")
            elif r.verdict == "skipped":
                f.write("><skipped/></testcase>\n")
            else:
                text = "\n".join(r.report + ["to repeat: " + repeat_command(r.commands, r.program)])
                text = re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd]", "?", text)
                f.write(f"><failure message={quoteattr(r.verdict)}>{escape(text)}</failure></testcase>\n")
        f.write("</testsuite>\n")


def write_json(path, results, seconds):
    document = {
        "passed": sum(r.passed for r in results),
        "failed": sum(not r.passed and r.verdict != "skipped" for r in results),
        "skipped": sum(r.verdict == "skipped" for r in results),
        "seconds": round(seconds, 3),
        "tests": [
            {
                "program": r.program.name,
                "config": r.config.name,
                "verdict": r.verdict,
                "seconds": round(r.seconds, 3),
                "report": r.report,
                "command": repeat_command(r.commands, r.program),
            }
            for r in results
        ],
    }
    with open(path, "w", encoding="utf-8") as f:
        json.dump(document, f, indent=1)
        f.write("\n")


def parse_arguments(description, arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test", description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", help="programs, or directories of them")
    parser.add_argument("--minic", help="the minic to test (default: build/release/minic)")
    parser.add_argument(
        "--config",
        action="append",
        metavar="NAME",
        help="a built-in configuration (wildcards allowed); may be repeated",
    )
    parser.add_argument("--matrix", choices=sorted(MATRICES), help="a set of configurations")
    parser.add_argument("--list-configs", action="store_true", help="list the built-in configurations")
    parser.add_argument("--compiler", metavar="TEMPLATE", help="another compiler")
    parser.add_argument("--ext", default=None, help="the kind of file it makes (default .s)")
    parser.add_argument("--link", metavar="TEMPLATE", help="how its output is linked (default for .s and .o: cc)")
    parser.add_argument("--run", metavar="TEMPLATE", help="how the result is run (default {exe}; .ll: lli-19)")
    parser.add_argument("--runtime", metavar="DIR", help="the folder of the runtime libraries (default: minic's)")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=float, default=20, help="seconds of CPU time for a program (default 20)")
    parser.add_argument(
        "--slow-factor",
        type=float,
        default=5,
        help="times that for programs under an emulator or interpreter (default 5)",
    )
    parser.add_argument("--compile-timeout", type=float, default=120, help="the same for compiler and linker")
    parser.add_argument("--filter", metavar="REGEX", help="only programs whose path matches")
    parser.add_argument("--exclude", metavar="REGEX", help="no programs whose path matches")
    compare.add_options(parser)
    parser.add_argument("--expect-from", metavar="TEMPLATE", help=reference.HELP)
    parser.add_argument("--max-failures", type=int, default=20, help="failures shown in full (default 20; 0: all)")
    parser.add_argument("--keep", metavar="DIR", help="keep what is made, one folder per program")
    parser.add_argument("--junit", metavar="FILE")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("-q", "--quiet", action="store_true", help="no progress bar")
    parser.add_argument("-v", "--verbose", action="store_true", help="one line per test")
    return parser.parse_args(arguments)


def choose_configs(options):
    builtin = builtin_configs()
    if options.compiler:
        if options.config or options.matrix:
            fail_usage("--compiler goes with neither --config nor --matrix")
        if "{in}" not in options.compiler:
            fail_usage("--compiler must contain {in}")
        m = re.search(r"\{out\}", options.compiler)
        ext = options.ext or (".s" if m else "")
        link = options.link
        if link is None:
            link = LINK["x86_64"] if ext in (".s", ".o") else ""
        run = options.run
        if run is None:
            run = LLI if ext == ".ll" else "{exe}" if link or "{exe}" in options.compiler else "{out}"
        return [Config("compiler", options.compiler, ext or ".exe", link, run)]
    names = list(MATRICES[options.matrix]) if options.matrix else []
    for pattern in options.config or []:
        found = fnmatch.filter(builtin, pattern)
        if not found:
            fail_usage(f"no configuration is called {pattern}; --list-configs lists them")
        names += [n for n in found if n not in names]
    names = names or MATRICES["quick"]
    missing = {}
    for tool, engine in (("qemu-riscv64", "riscv64"), ("riscv64-linux-gnu-gcc", "riscv64"), ("lli-19", "lli")):
        if not shutil.which(tool):
            missing[engine] = tool
    kept = []
    for name in names:
        tool = missing.get(name.split("-")[0])
        if tool and options.config:
            fail_usage(f"{name} needs {tool}, which is not installed")
        if tool:
            print(f"note: {name} left out: {tool} is not installed")
        else:
            kept.append(builtin[name])
    return kept


def main(description, arguments):
    options = parse_arguments(description, arguments)
    if options.list_configs:
        for config in builtin_configs().values():
            print(f"{config.name:24} {config.compile}" + (f" ; {config.run}" if config.run else ""))
        for name, members in MATRICES.items():
            print(f"--matrix {name:15} {' '.join(members)}")
        return 0
    if not options.paths:
        fail_usage("say which programs or directories to test (--help tells more)")
    options.minic = find_minic(options.minic)
    if not options.compiler and not os.access(options.minic, os.X_OK):
        fail_usage(f"{options.minic}: no such program (build it first, or name it with --minic)")
    options.runtime = find_runtime(options.runtime, options.minic)
    configs = choose_configs(options)
    programs = find_programs(options.paths, without_expectation=bool(options.expect_from))
    if options.filter:
        programs = [p for p in programs if re.search(options.filter, p.source)]
    if options.exclude:
        programs = [p for p in programs if not re.search(options.exclude, p.source)]
    if not programs:
        fail_usage("no test program found")
    if options.expect_from:
        reference.expect_from(options.expect_from, programs, options)
    compare.use_exit_status(options.exit_status, programs)
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)

    start = time.monotonic()
    progress = Progress(len(programs) * len(configs), options.quiet)
    results, shown = [], 0
    lock = threading.Lock()

    def collect(batch):
        nonlocal shown
        with lock:
            failures = [r for r in batch if not r.passed and r.verdict != "skipped"]
            progress.clear()
            for r in failures:
                if options.max_failures == 0 or shown < options.max_failures:
                    print_failure(r)
                elif shown == options.max_failures:
                    print("... further failures are only counted (--max-failures 0 shows them)")
                shown += 1
            if options.verbose:
                for r in batch:
                    print(f"{r.verdict:20} {r.seconds:7.3f} s  {r.program.name} [{r.config.name}]")
            results.extend(batch)
            progress.step(len(batch), len(failures))

    # The longest sources first: the last worker to finish then finishes early.
    order = sorted(programs, key=lambda p: -os.path.getsize(p.source))
    with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
        try:
            for future in concurrent.futures.as_completed(
                [pool.submit(test_program, p, configs, options) for p in order]
            ):
                collect(future.result())
        except KeyboardInterrupt:
            print("\ninterrupted", file=sys.stderr)
            end_all(tempfile.gettempdir())
            os._exit(2)
    progress.clear()
    seconds = time.monotonic() - start
    results.sort(key=lambda r: (r.program.name, [c.name for c in configs].index(r.config.name)))
    if options.junit:
        write_junit(options.junit, results, seconds)
    if options.json:
        write_json(options.json, results, seconds)

    failed = [r for r in results if not r.passed and r.verdict != "skipped"]
    skipped = sum(r.verdict == "skipped" for r in results)
    if len(configs) > 1 and failed:
        for config in configs:
            count = sum(r.config is config for r in failed)
            if count:
                print(f"  {config.name:24} {count} failed")
    print(
        f"{len(results) - len(failed) - skipped} passed, {len(failed)} failed"
        + (f", {skipped} skipped" if skipped else "")
        + f" ({len(programs)} programs, {len(configs)} configurations, {seconds:.1f} s)"
    )
    return 1 if failed else 0
