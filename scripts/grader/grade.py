"""`minic-test grade`: the compilers of a class over a suite of tests, each test in a box of its own."""

import argparse
import collections
import multiprocessing
import multiprocessing.connection
import os
import re
import shlex
import shutil
import subprocess
import sys
import time

from . import compare, reference, requirements
from .compilers import KINDS, fill, find_minic, find_runtime
from .estimate import estimate
from .marks import Marks
from .requirements import Requirement
from .isolation import MEGABYTE, BoxError, Limits, Means
from .results import Results, digest, digest_of_file, digest_of_tree, record_key, record_name
from .sentences import text_of
from .suite import fail_usage, find_programs, name_by_place
from .places import work_folder
from .trees import remove_tree, shown_names, trouble_with
from .worker import SUBMISSION, new_box, run_seconds, serve
from .verdicts import ended, lines_of

DESCRIPTION = """Judges the compilers of a class over a suite of tests.

    minic-test grade class/ tests/ --compiler './compiler -S {in} -o {out}' --kind x86_64 --results marks/
    minic-test merge marks/ -o marks.csv

Each folder in SUBMISSIONS is one student's compiler. The command runs in a copy of that folder; --build
runs there before, once. {in} is the program, {out} the file that the compiler makes. Each test of each
submission has a box of its own, without network, with limits, and nothing of it is left.

A grading that was ended may be started again with the same words: it does what is missing. --shard i/n
does the i-th of n parts, so that several machines can share the work; give merge all the results.

Exit status: 0 all submissions were judged (whatever the verdicts), 2 something is wrong with the setting.
"""

KIND_HELP = """what the compiler makes. exe: {exe}, an executable. x86_64, riscv64: {out}, assembly. llvm: {out}, LLVM IR.
interpret: nothing, it runs the program itself."""


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test grade", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("submissions", metavar="SUBMISSIONS", help="a folder with one folder for each student")
    parser.add_argument("suite", nargs="+", metavar="SUITE", help="programs, or folders of them")
    parser.add_argument("--compiler", required=True, metavar="TEMPLATE", help="the command that compiles {in}")
    parser.add_argument("--kind", required=True, choices=sorted(KINDS), help=KIND_HELP)
    parser.add_argument("--results", required=True, metavar="DIR", help="where the verdicts are kept")
    compare.add_options(parser)
    parser.add_argument("--expect-from", metavar="TEMPLATE", help=reference.HELP)
    parser.add_argument("--require", action="append", default=[], metavar="WHAT", help=requirements.HELP)
    parser.add_argument("--marks", metavar="FILE.toml", help="points, weights, groups and requirements of the tests")
    parser.add_argument("--build", metavar="COMMAND", help="makes the compiler, as in --build 'make -j2'")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE", help="for build and compiler")
    parser.add_argument("--shard", default="1/1", metavar="I/N", help="only the I-th of N parts")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--timeout", type=float, default=10, help="seconds of processor time for a program (default 10)"
    )
    parser.add_argument("--compile-timeout", type=float, default=20, help="the same for the compiler (default 20)")
    parser.add_argument("--build-timeout", type=float, default=300, help="the same for the build (default 300)")
    parser.add_argument("--memory", type=int, default=512, metavar="MB", help="for a compiler or program (default 512)")
    parser.add_argument("--output", type=float, default=16, metavar="MB", help="the size of one file (default 16)")
    parser.add_argument("--folder", type=int, default=256, metavar="MB", help="the size of all files (default 256)")
    parser.add_argument(
        "--submission",
        type=float,
        default=1024,
        metavar="MB",
        dest="submission_size",
        help="the size of a submission (default 1024); a build may make it four times as large, also while it runs",
    )
    parser.add_argument("--processes", type=int, default=64, metavar="N", help="at once (default 64)")
    parser.add_argument("--minic", help="the minic whose runtime libraries are used")
    parser.add_argument("--runtime", metavar="DIR", help="the folder of the runtime libraries (default: minic's)")
    parser.add_argument(
        "--hide",
        action="append",
        default=[],
        metavar="DIR",
        help="a folder that no box shows; those of submissions, suite and results are hidden anyway",
    )
    parser.add_argument(
        "--rerun",
        action="append",
        default=[],
        metavar="VERDICT",
        help="judges again what has this verdict, as in --rerun 'time limit' --jobs 1",
    )
    parser.add_argument(
        "--estimate",
        action="store_true",
        help="judges three tests of three submissions, says what the whole will cost, and keeps no verdict",
    )
    parser.add_argument("--no-namespaces", action="store_true", help="do without them, as on a machine that has none")
    parser.add_argument("-q", "--quiet", action="store_true", help="no progress line")
    options = parser.parse_args(arguments)
    found = re.fullmatch(r"(\d+)/(\d+)", options.shard)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        fail_usage(f"--shard {options.shard}: it must be I/N, with I from 1 to N")
    options.part, options.parts = int(found[1]), int(found[2])
    for setting in options.env:
        if "=" not in setting:
            fail_usage(f"--env {setting}: it must be NAME=VALUE")
    options.minic = find_minic(options.minic)
    options.runtime = find_runtime(options.runtime, options.minic)
    return options


# Another number judges again what the grader before has judged: something that was accepted is so no more, or the other way.
RULES = "2"

# ---- the setting: what is wrong here is no student's fault ----


def find_submissions(folder):
    """The names of the folders, and for each the name that is shown."""
    if not os.path.isdir(folder):
        fail_usage(f"{folder}: no such folder")
    names = sorted(entry.name for entry in os.scandir(folder) if entry.is_dir() and not entry.name.startswith("."))
    if not names:
        fail_usage(f"{folder}: there is no folder in it, so no submission")
    return shown_names(names)


def check_setting(options, submissions):
    kind = KINDS[options.kind]
    if "{in}" not in options.compiler:
        fail_usage("--compiler must contain {in}")
    if kind.makes and kind.makes not in options.compiler:
        fail_usage(f"--compiler must contain {kind.makes} for --kind {options.kind}")
    try:
        program = shlex.split(options.compiler)[0]
    except ValueError as problem:
        fail_usage(f"--compiler: {problem}")
    if "/" not in program or program.startswith("/"):
        if not shutil.which(program):
            fail_usage(
                f"--compiler: there is no program {program} on this machine "
                f"(a compiler of the submission is written ./{os.path.basename(program)})"
            )
    elif not options.build:
        having = [name for name in submissions if os.path.exists(os.path.join(options.submissions, name, program))]
        if not having:
            fail_usage(f"--compiler: no submission has a file {program}, and there is no --build that makes it")
    for tool in kind.tools():
        if not shutil.which(tool):
            fail_usage(f"--kind {options.kind} needs {tool}, which is not installed")
    if "{runtime}" in kind.link + kind.run:
        library = os.path.join(options.runtime, "riscv64" if options.kind == "riscv64" else "x86_64", "libsysy.a")
        if not os.path.exists(library):
            fail_usage(f"{library}: there is no such library (name minic by --minic, or its folder by --runtime)")


TRIALS = {
    "x86_64": ("cc", "int main(void) { return 7; }\n"),
    "riscv64": ("riscv64-linux-gnu-gcc", "int main(void) { return 7; }\n"),
    "llvm": (None, b"define i32 @main() {\n  ret i32 7\n}\n"),
}


def try_tools(options, box, tree):
    """Links and runs a program of our own in a box: what fails then would fail for every student."""
    if options.kind not in TRIALS:
        return
    compiler, text = TRIALS[options.kind]
    if compiler:
        text = subprocess.run(
            [compiler, "-x", "c", "-S", "-", "-o", "-"], input=text.encode(), stdout=subprocess.PIPE, check=True
        ).stdout
    kind = KINDS[options.kind]

    def work(init):
        test = os.path.join(init.folder, "test")
        names = {
            "out": os.path.join(test, "trial" + kind.ext),
            "exe": os.path.join(test, "trial.exe"),
            "runtime": options.runtime,
        }
        seen = {"status": 0}
        for template in (kind.link, kind.run):
            if template and not seen["status"]:
                seen = init.command(fill(template, names), test, 20)
        return seen

    try:
        seen = box.run(tree, [("trial" + kind.ext, text)], work)
    except BoxError as problem:
        fail_usage(f"no box can be made: {problem}")
    if seen.get("status") != 7:
        problem = seen.get("problem") or "\n".join(
            map(text_of, [ended(seen["status"]), *lines_of(seen["stderr"], "by the trial")])
        )
        fail_usage(f"a program that is known to be right does not link and run in a box: {problem}")


def use_marks(options, programs):
    """Names the tests as the file of marks does, and finds what each is worth and what it requires."""
    marks = Marks(options.marks) if options.marks else None
    options.weights = marks.weights() if marks else {}
    name_by_place(programs, options.suite)
    for program in programs:
        program.group, program.points, program.curve, required = (
            marks.of(program.name) if marks else (None, 1, None, [])
        )
        program.requirements = [Requirement(text) for text in dict.fromkeys([*options.require, *required])]
        for requirement in program.requirements:
            requirement.check_kind(options.kind)
        program.counted = any(requirement.instructions for requirement in program.requirements)
    if marks:
        marks.check_names([program.name for program in programs])
    options.required = {requirement.name for program in programs for requirement in program.requirements}
    if options.required and not os.access(options.minic, os.X_OK):
        fail_usage(f"{options.minic}: no such program; requirements need minic (name it by --minic)")
    options.counting = any(program.counted for program in programs)
    if options.counting:
        qemu = "qemu-riscv64" if options.kind == "riscv64" else "qemu-x86_64"
        for tool in ("gcc", qemu):
            if not shutil.which(tool):
                fail_usage(f"{tool} counts instructions, and is not installed")
        if not takes_plugins(qemu):
            fail_usage(f"{qemu} counts no instructions here: it was built without plugins, as Debian 13's")


def takes_plugins(qemu):
    return "-plugin" in subprocess.run([qemu, "-help"], stdout=subprocess.PIPE, text=True).stdout


def describe_class(options, submissions, programs):
    """What goes into class.json. All of it but the names decides about verdicts."""
    kind = KINDS[options.kind]
    tools = {"rules of judging": RULES}
    for tool in kind.tools():
        done = subprocess.run([tool, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        tools[tool] = digest(done.stdout)
    if "{runtime}" in kind.link + kind.run:
        target = "riscv64" if options.kind == "riscv64" else "x86_64"
        tools["libsysy.a"] = digest_of_file(os.path.join(options.runtime, target, "libsysy.a"))
    tests = []
    for program in programs:
        files = [program.source, program.input, program.expected, program.arguments_file]
        parts = [digest_of_file(path) if path else "none" for path in files]
        parts += [part for path in program.headers for part in (os.path.basename(path), digest_of_file(path))]
        if program.printed is not None:
            parts.append(digest(program.printed))
        parts += [requirement.text for requirement in program.requirements]
        tests.append(
            {
                "name": program.name,
                "group": program.group,
                "points": program.points,
                "curve": program.curve,
                "hash": digest(os.path.basename(program.source), str(program.has_status), *parts),
            }
        )
    if options.required:
        tools["minic"] = digest_of_file(options.minic)
    return {
        "configuration": {
            "compiler": options.compiler,
            "kind": options.kind,
            "build": options.build,
            "env": options.env,
            "timeout": options.timeout,
            "compile timeout": options.compile_timeout,
            "build timeout": options.build_timeout,
            "memory": options.memory,
            "output": options.output,
            "folder": options.folder,
            "processes": options.processes,
            "ignore space": options.ignore_space,
            "float tolerance": options.float_tolerance,
            "exit status": options.exit_status,
        },
        "tools": tools,
        "submissions": [
            {
                "name": shown,
                "hash": hash_of_submission(os.path.join(options.submissions, name), options.submission_size),
            }
            for name, shown in submissions.items()
        ],
        "tests": tests,
        "weights": options.weights,
    }


def hash_of_submission(folder, megabytes):
    """What cannot be judged is not read to its end, and alike whatever it is."""
    trouble = trouble_with(folder, megabytes, SUBMISSION)
    try:
        return digest(*map(text_of, trouble)) if trouble else digest_of_tree(folder)
    except OSError as problem:
        return digest("cannot be read", problem.strerror)


# ---- the whole ----


class Progress:
    def __init__(self, total, shown):
        self.total, self.shown = total, shown and sys.stdout.isatty()
        self.counts, self.failures, self.start = collections.Counter(), collections.Counter(), time.monotonic()

    def has_spent(self, job, spent, tree):
        """A build or a verdict took so long; tree: the private copy of the submission. An estimate wants to know it."""

    def step(self, name, verdict):
        self.counts[verdict] += 1
        if verdict != "accepted":
            self.failures[name] += 1
        if self.shown:
            done = sum(self.counts.values())
            rate = done / max(0.001, time.monotonic() - self.start)
            worst = "".join(f"  most failures: {n} ({c})" for n, c in self.failures.most_common(1))
            print(
                f"\r{done}/{self.total}  {rate:.1f} per second  {(self.total - done) / rate:.0f} s to go{worst}\033[K",
                end="",
                flush=True,
            )

    def end(self):
        if self.shown:
            print("\r\033[K", end="")


def judge_class(options, setting, group, waiting, progress):
    """Hands out the jobs. waiting: for each submission with something to do, the numbers of its tests."""
    workers, running = [], {}
    context = multiprocessing.get_context("fork")
    for _ in range(max(1, min(options.jobs, sum(map(len, waiting.values()))))):
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, os.getpid(), *setting), daemon=True)
        process.start()
        theirs.close()
        workers.append(ours)
    builds, ready, left = collections.deque(waiting), collections.deque(), {s: len(t) for s, t in waiting.items()}
    idle = list(workers)
    while builds or ready or running:
        while idle and (ready or builds):
            job = ready.popleft() if ready else ("build", builds.popleft())
            worker = idle.pop()
            worker.send(job)
            running[worker] = job
        for worker in multiprocessing.connection.wait(list(running)):
            try:
                answer, spent = worker.recv()
            except EOFError:
                fail_usage("a worker has ended; the same command goes on from here")
            if isinstance(answer, BoxError):
                fail_usage(f"this machine has failed, not a submission: {answer}; the same command goes on from here")
            job = running.pop(worker)
            idle.append(worker)
            submission = job[1]
            progress.has_spent(job[0], spent, os.path.join(setting[-1], str(submission)))
            if job[0] == "build":
                ready.extend(("judge", submission, number, answer) for number in waiting[submission])
                continue
            progress.step(group["submissions"][submission]["name"], answer)
            left[submission] -= 1
            if not left[submission]:
                remove_tree(os.path.join(setting[-1], str(submission)))


def missing_verdicts(options, group, results):
    """For each submission with something to do the numbers of its tests, and how many verdicts this part has in all."""
    waiting, keys = {}, set()
    for at, submission in enumerate(group["submissions"]):
        for number, test in enumerate(group["tests"]):
            key = record_key(group, submission, test)
            # Equal submissions have equal keys: one verdict is enough.
            if int(key, 16) % options.parts == options.part - 1 and key not in keys:
                keys.add(key)
                record = results.read(record_name(key))
                if not record or record["verdict"] in options.rerun:
                    waiting.setdefault(at, []).append(number)
    return waiting, len(keys)


def main(_, arguments):
    options = parse_arguments(arguments)
    submissions = find_submissions(options.submissions)
    check_setting(options, submissions)
    programs = find_programs(options.suite, without_expectation=True)
    if not programs:
        fail_usage("no test program found")
    for program in programs:
        if program.absent:
            fail_usage(f"{program.source}: it or a file beside it is a Git LFS pointer, not the file")
    if options.expect_from:
        reference.expect_from(options.expect_from, programs, options)
    use_marks(options, programs)
    compare.use_exit_status(options.exit_status, programs)
    if not options.estimate:
        os.makedirs(options.results, exist_ok=True)
    trees = work_folder("grade")
    try:
        return grade(options, submissions, programs, trees)
    except KeyboardInterrupt:
        print("\ninterrupted; the same command goes on from here", file=sys.stderr)
        return 2
    finally:
        remove_tree(trees)


def grade(options, submissions, programs, trees):
    trial = os.path.join(trees, "trial")
    os.mkdir(trial)
    if options.counting:
        options.plugin = os.path.join(trees, "count_insns.so")
        source = os.path.join(os.path.dirname(os.path.realpath(__file__)), "count_insns.c")
        subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", options.plugin, source], check=True)
    means = Means(trial, not options.no_namespaces)
    # Without namespaces the user of a box comes to its folder by the path.
    os.chmod(trees, 0o700 if means.namespaces else 0o711)
    try_tools(options, new_box(options, means, Limits(memory=2048 * MEGABYTE), trees), trial)
    for sentence in means.not_enforced():
        print(f"note: {text_of(sentence)}")
    for program in programs:
        if not program.judged:
            print(f"note: {program.source} has no .out or .expected file beside it, so no verdict is possible")

    try:
        group = describe_class(options, submissions, programs)
    except OSError as problem:
        fail_usage(problem)
    results = Results(options.results)
    waiting, wanted = missing_verdicts(options, group, results)
    missing = sum(map(len, waiting.values()))
    if missing < wanted:
        print(f"{wanted - missing} of {wanted} verdicts are there already")
    if options.estimate:

        def judge(sample, kept, progress):
            judge_class(
                options, (options, means, group, programs, kept, list(submissions), trees), group, sample, progress
            )

        longest = {
            "build": options.build_timeout if options.build else 0,
            "judge": options.compile_timeout + run_seconds(options),
        }
        return estimate(options, waiting, judge, trees, longest)
    results.write("class.json", group)
    host = os.uname().nodename
    results.write(
        f"runs/{host}.{os.getpid()}.{int(time.time())}.json",
        {
            "host": host,
            "shard": options.shard,
            "namespaces": means.namespaces,
            "root": means.root,
            "seccomp": means.filter,
            "not enforced": means.not_enforced(),
        },
    )
    progress = Progress(missing, not options.quiet)
    if missing:
        judge_class(
            options, (options, means, group, programs, results, list(submissions), trees), group, waiting, progress
        )
    progress.end()
    counts = ", ".join(f"{count} {kind}" for kind, count in progress.counts.most_common())
    print(
        f"{len(submissions)} submissions, {len(programs)} tests: {missing} judged" + (f" ({counts})" if counts else "")
    )
    return 0
