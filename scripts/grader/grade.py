"""`minic-test grade`: the compilers of a class over a suite of tests, each test in a box of its own."""

import argparse
import collections
import errno
import multiprocessing
import multiprocessing.connection
import os
import re
import resource
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import time

from . import compare, reference, requirements
from .compilers import KINDS, fill, find_minic, find_runtime
from .estimate import Spent, estimate
from .marks import Marks
from .requirements import Requirement
from .isolation import MEGABYTE, PR_SET_CHILD_SUBREAPER, PR_SET_PDEATHSIG, Box, BoxError, Limits, Means, control, secrets_of
from .results import (Results, build_key, digest, digest_of_file, digest_of_tree, record_key, record_name)
from .printers import Printers, printers
from .sentences import colon, say, text_of
from .referee import Opinion, opinion
from .suite import fail_usage, find_programs, name_by_place
from .steps import Steps
from .places import work_folder
from .trees import BUILT, entries, remove_tree, shown_names, trouble_with
from .verdicts import compiler_verdict, ended, error_verdict, linker_verdict, lines_of, program_verdict, stopped, telling_line

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
    parser = argparse.ArgumentParser(prog="minic-test grade", description=DESCRIPTION,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
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
    parser.add_argument("--timeout", type=float, default=10, help="seconds of processor time for a program (default 10)")
    parser.add_argument("--compile-timeout", type=float, default=20, help="the same for the compiler (default 20)")
    parser.add_argument("--build-timeout", type=float, default=300, help="the same for the build (default 300)")
    parser.add_argument("--memory", type=int, default=512, metavar="MB", help="for a compiler or program (default 512)")
    parser.add_argument("--output", type=float, default=16, metavar="MB", help="the size of one file (default 16)")
    parser.add_argument("--folder", type=int, default=256, metavar="MB", help="the size of all files (default 256)")
    parser.add_argument("--submission", type=float, default=1024, metavar="MB", dest="submission_size",
                        help="the size of a submission (default 1024); a build may make it four times as large, also while it runs")
    parser.add_argument("--processes", type=int, default=64, metavar="N", help="at once (default 64)")
    parser.add_argument("--minic", help="the minic whose runtime libraries are used")
    parser.add_argument("--runtime", metavar="DIR", help="the folder of the runtime libraries (default: minic's)")
    parser.add_argument("--hide", action="append", default=[], metavar="DIR",
                        help="a folder that no box shows; those of submissions, suite and results are hidden anyway")
    parser.add_argument("--rerun", action="append", default=[], metavar="VERDICT",
                        help="judges again what has this verdict, as in --rerun 'time limit' --jobs 1")
    parser.add_argument("--estimate", action="store_true",
                        help="judges three tests of three submissions, says what the whole will cost, and keeps no verdict")
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

SUBMISSION = "the submission"


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
            fail_usage(f"--compiler: there is no program {program} on this machine "
                       f"(a compiler of the submission is written ./{os.path.basename(program)})")
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


TRIALS = {"x86_64": ("cc", "int main(void) { return 7; }\n"), "riscv64": ("riscv64-linux-gnu-gcc", "int main(void) { return 7; }\n"),
          "llvm": (None, b"define i32 @main() {\n  ret i32 7\n}\n")}


def try_tools(options, box, tree):
    """Links and runs a program of our own in a box: what fails then would fail for every student."""
    if options.kind not in TRIALS:
        return
    compiler, text = TRIALS[options.kind]
    if compiler:
        text = subprocess.run([compiler, "-x", "c", "-S", "-", "-o", "-"], input=text.encode(), stdout=subprocess.PIPE,
                              check=True).stdout
    kind = KINDS[options.kind]

    def work(init):
        test = os.path.join(init.folder, "test")
        names = {"out": os.path.join(test, "trial" + kind.ext), "exe": os.path.join(test, "trial.exe"),
                 "runtime": options.runtime}
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
        problem = seen.get("problem") or "\n".join(map(text_of, [ended(seen["status"]), *lines_of(seen["stderr"], "by the trial")]))
        fail_usage(f"a program that is known to be right does not link and run in a box: {problem}")


def use_marks(options, programs):
    """Names the tests as the file of marks does, and finds what each is worth and what it requires."""
    marks = Marks(options.marks) if options.marks else None
    options.weights = marks.weights() if marks else {}
    name_by_place(programs, options.suite)
    for program in programs:
        program.group, program.points, program.curve, required = marks.of(program.name) if marks else (None, 1, None, [])
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
        tests.append({"name": program.name, "group": program.group, "points": program.points, "curve": program.curve,
                      "hash": digest(os.path.basename(program.source), str(program.has_status), *parts)})
    if options.required:
        tools["minic"] = digest_of_file(options.minic)
    return {
        "configuration": {"compiler": options.compiler, "kind": options.kind, "build": options.build, "env": options.env,
                          "timeout": options.timeout, "compile timeout": options.compile_timeout,
                          "build timeout": options.build_timeout, "memory": options.memory, "output": options.output,
                          "folder": options.folder, "processes": options.processes, "ignore space": options.ignore_space,
                          "float tolerance": options.float_tolerance, "exit status": options.exit_status},
        "tools": tools,
        "submissions": [{"name": shown, "hash": hash_of_submission(os.path.join(options.submissions, name), options.submission_size)}
                        for name, shown in submissions.items()],
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


# ---- a worker: one job after another, each in a box ----

def run_seconds(options):
    """Emulators and interpreters have five times as long."""
    return options.timeout * (1 if options.kind in ("exe", "x86_64") else 5)


class Worker:
    def __init__(self, options, means, group, programs, results, folders, trees):
        self.options, self.group, self.programs, self.results, self.trees = options, group, programs, results, trees
        self.folders = folders  # of the submissions, by their real names
        self.kind, self.comparison, self.minic = KINDS[options.kind], compare.Comparison(options), None
        limits = Limits(options.timeout, options.memory * MEGABYTE, int(options.output * MEGABYTE),
                        options.folder * MEGABYTE, options.processes)
        self.box = new_box(options, means, limits, trees)
        self.steps = Steps(self.box, options.kind, os.path.join(trees, "trial"))
        # A build may be larger than a compiler's work on one test.
        self.build_box = new_box(options, means, Limits(options.build_timeout, 4 * limits.memory, 1 << 30, 1 << 30, 256, 1024,
                                                        int(BUILT * options.submission_size * MEGABYTE)), trees)

    def tree(self, submission):
        return os.path.join(self.trees, str(submission))

    def build(self, submission):
        """Makes the private copy. Returns None, or why no test can be run."""
        tree, source = self.tree(submission), os.path.join(self.options.submissions, self.folders[submission])
        remove_tree(tree)
        trouble = trouble_with(source, self.options.submission_size, SUBMISSION)
        if trouble:
            return {"verdict": trouble[0], "reason": trouble[1], "details": []}
        try:
            shutil.copytree(source, tree, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        except shutil.Error as problem:
            if any(os.strerror(errno.ENOSPC) in why for _, _, why in problem.args[0]):
                raise BoxError(str(problem.args[0][0][2])) from None
            return {"reason": say("cannot copy", why=problem.args[0][0][2]), "details": []}
        open_to_all(tree)
        if not self.options.build:
            return None
        seen = self.build_box.run(tree, [], lambda init: init.command(
            ["/bin/sh", "-c", self.options.build], os.path.join(init.folder, "compiler"), self.options.build_timeout),
            writable=True)
        # Other users' folders must be opened before they can be measured.
        trouble = trouble_with(tree, BUILT * self.options.submission_size, "what the build has left", lambda path: os.chmod(path, 0o777))
        if not trouble:
            open_to_all(tree)
        log = b"".join([seen.get("stdout", b""), seen.get("stderr", b"")])
        problem = None
        if "problem" in seen:
            problem = {"reason": seen["problem"], "details": []}
        elif seen["stopped"]:
            verdict = stopped("the build", seen, self.options.build_timeout, self.build_box.limits)
            problem = {"reason": verdict.reason, "details": verdict.details}
        elif seen["status"]:
            problem = {"reason": colon(ended(seen["status"], "the build"), telling_line(seen["stderr"])),
                       "details": lines_of(log, "by the build", 4, 20)}
        elif trouble:
            problem = {"reason": trouble[1], "details": []}
        self.results.write(f"builds/{build_key(self.group, self.group['submissions'][submission])}.json",
                           {"log": log.decode("utf-8", "backslashreplace")[-200000:], "problem": problem})
        return problem

    def judge(self, submission, number, problem):
        """Judges one submission in one test and writes the record. Returns the kind of verdict."""
        who, test, program = self.group["submissions"][submission], self.group["tests"][number], self.programs[number]
        key = record_key(self.group, who, test)
        cpu, notes = {}, []
        if not program.judged:
            verdict = {"verdict": "missing expectation", "details": [],
                       "reason": say("no expectation")}
        elif problem:
            verdict = {"verdict": "build error", **problem}
        else:
            seen, verdict, place = self.try_to_judge(submission, program, test)
            for step, name in (("compile", "the compiler"), ("link", "the linker"), ("run", "the program")):
                if step in seen:
                    cpu[step] = round(seen[step]["cpu"], 3)
                    if seen[step]["left"]:
                        notes.append(say("left processes", who=say(name)))
            if verdict["verdict"] in ("runtime error", "wrong answer"):
                notes += self.notes_on_test(program, test, place, seen)
        record = {"key": key, **verdict, "notes": notes, "cpu": cpu, "host": os.uname().nodename}
        self.results.write(record_name(key), record)
        return record["verdict"]

    def try_to_judge(self, submission, program, test):
        """What was seen, the verdict, and the place of a wrong answer. What else fails than the machine fails by the submission."""
        seen = {}
        try:
            seen = self.steps.run(self.tree(submission), program, self.options, run_seconds(self.options))
            return seen, *self.verdict(seen, program, test)
        except (BoxError, OSError):
            raise
        except Exception as problem:
            return {}, {"verdict": "runtime error", "reason": say("cannot judge", why=repr(problem)), "details": []}, None


    def counts_of_minic(self, program, test):
        """What is counted of minic's own output at -O2, once for all submissions."""
        name = f"counts/{digest(self.group['tools']['minic'], test['hash'])}.json"
        counts = self.results.read(name)
        if not counts:
            options = argparse.Namespace(**vars(self.options))
            target = "riscv64" if options.kind == "riscv64" else "x86_64"
            options.compiler = "{minic} -w -O2 {in} -o {exe}" if options.kind == "exe" else f"{{minic}} -w -O2 --target={target} -S {{in}} -o {{out}}"
            seen = self.steps.run(self.steps.empty, program, options, run_seconds(self.options))
            counted, missed = None, "required" not in seen
            if not missed and program.counted:
                counted, missed = self.count(seen, program, options)
            if missed:
                raise BoxError(f"{program.source}: minic's own program did not run; its instructions are needed", False)
            counts = [self.number(requirement, seen, counted) if requirement.of_minic else None for requirement in program.requirements]
            self.results.write(name, counts)
        return counts

    def notes_on_test(self, program, test, place, seen):
        """Whether the test itself is at fault, and if not, which of its lines prints what is missing: both found once for all
        submissions. place: that of a wrong answer, which needs no praise of the test."""
        if not os.access(self.options.minic, os.X_OK):
            return []
        self.minic = self.minic or digest_of_file(self.options.minic)
        name = f"referee/{digest(self.minic, test['hash'])}.json"
        kept = self.results.read(name)
        found = Opinion(**kept) if kept else opinion(program, self.options.minic, self.options.timeout)
        if not kept:
            self.results.write(name, vars(found))
        if found.kind:
            return [found.note()]
        praise = [] if place or found.unknown else [found.note()]
        name = f"printers/{digest(self.minic, test['hash'])}.json"
        kept = self.results.read(name)
        lines = Printers(**kept) if kept else printers(program, self.options.minic, self.options.timeout)
        if not kept:
            self.results.write(name, vars(lines))
        if place:
            note = lines.note_on_difference(*place)
        else:
            note = lines.note_on_end(seen["run"]["stdout"]) if "run" in seen else None
        return praise + ([note] if note else [])

    def count(self, seen, program, options):
        """The instructions of a program that gives the right answer, or a verdict."""
        counted = self.steps.count(program, options, seen)
        verdict = None
        if "run" in counted:
            verdict = program_verdict(counted["run"], program, self.comparison, 10 * options.timeout, self.box.limits)
        missed = requirements.judge_counted_run(counted, verdict)
        return None if missed else counted["instructions"], missed

    @staticmethod
    def number(requirement, seen, counted):
        return counted if requirement.instructions else requirements.stack_accesses(seen["output"])

    def judge_requirements(self, seen, program, test, names, counted=None):
        """The verdict on the first requirement with one of the names that is not met, or None."""
        for at, requirement in enumerate(program.requirements):
            if requirement.name in names:
                reference = self.counts_of_minic(program, test)[at] if requirement.of_minic else None
                observed = self.number(requirement, seen, counted) if requirement.counts else seen["required"][at]
                missed = requirement.judge(observed, reference)
                if missed:
                    return missed
        return None

    def verdict(self, seen, program, test):
        """The verdict as a record has it, and the place of a wrong answer."""
        if "problem" in seen:
            return {"verdict": "runtime error", "reason": say("own box", why=seen["problem"]), "details": []}, None
        limits, seconds = self.box.limits, self.options.compile_timeout
        found, counted = None, None
        if program.errors:
            found = error_verdict(seen.get("compile") or seen["run"], program, seconds, limits)
        elif "compile" in seen:
            found = compiler_verdict(seen["compile"], seconds, limits)
        if not found and "link" in seen:
            found = linker_verdict(seen["link"], seen["output"], seconds, limits)
        if not found:
            found = self.judge_requirements(seen, program, test, ["valid-ssa"])  # what is not valid may do anything when it runs
            found = found or program_verdict(seen["run"], program, self.comparison, run_seconds(self.options), limits)
            missed = None
            if found.kind == "accepted" and program.counted:
                counted, missed = self.count(seen, program, self.options)
            if found.kind == "accepted":
                found = missed or self.judge_requirements(seen, program, test, self.options.required, counted) or found
        verdict = {"verdict": found.kind, "reason": found.reason, "details": found.details}
        for at, requirement in enumerate(program.requirements if found.kind == "accepted" else []):
            if requirement.text == requirements.COUNTED:
                verdict["instructions"] = [counted, self.counts_of_minic(program, test)[at]]
        return verdict, found.place


def new_box(options, means, limits, place=None):
    # In /run are the sockets of services that would do things for us outside of the box.
    hidden = [options.submissions, options.results, "/run", *options.hide]
    hidden += [path if os.path.isdir(path) else os.path.dirname(os.path.abspath(path)) for path in options.suite]
    hidden = {os.path.realpath(path) for path in hidden if os.path.isdir(path)} | set(secrets_of(os.path.expanduser("~")))
    visible = [options.runtime] if os.path.isdir(options.runtime) else []
    if options.counting:
        visible.append(options.plugin)
    if "{minic}" in options.compiler or options.required:
        visible.append(options.minic)
    program = shlex.split(options.compiler)[0]
    if os.path.isabs(program):
        visible.append(program)
    try:
        return Box(means, limits, sorted(hidden), visible, [setting.split("=", 1) for setting in options.env], place)
    except BoxError as problem:
        fail_usage(f"no box can be made: {problem}")


def open_to_all(tree):
    """The user of a box is another one than ours. The tree itself is in a folder that only we may enter."""
    for name, info, _ in entries(tree, lambda path: os.chmod(path, 0o777)):
        if not stat.S_ISLNK(info.st_mode):
            os.chmod(os.path.join(tree, name), 0o777 if stat.S_ISDIR(info.st_mode) or info.st_mode & 0o111 else 0o666)


def serve(connection, parent, *setting):
    """The life of a worker process."""
    control(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        return
    control(PR_SET_CHILD_SUBREAPER, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker(*setting)
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        before = Spent(time.monotonic(), processor_time())
        try:
            answer = worker.build(*job[1:]) if job[0] == "build" else worker.judge(*job[1:])
        except (BoxError, OSError) as problem:
            answer = BoxError(str(problem), False)
        connection.send((answer, Spent(time.monotonic() - before.seconds, processor_time() - before.cpu)))


def processor_time():
    """Of this process and of all in its boxes, which have ended."""
    return sum(spent.ru_utime + spent.ru_stime for spent in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))


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
            print(f"\r{done}/{self.total}  {rate:.1f} per second  {(self.total - done) / rate:.0f} s to go{worst}\033[K",
                  end="", flush=True)

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
            judge_class(options, (options, means, group, programs, kept, list(submissions), trees), group, sample, progress)
        longest = {"build": options.build_timeout if options.build else 0, "judge": options.compile_timeout + run_seconds(options)}
        return estimate(options, waiting, judge, trees, longest)
    results.write("class.json", group)
    host = os.uname().nodename
    results.write(f"runs/{host}.{os.getpid()}.{int(time.time())}.json",
                  {"host": host, "shard": options.shard, "namespaces": means.namespaces, "root": means.root, "seccomp": means.filter,
                   "not enforced": means.not_enforced()})
    progress = Progress(missing, not options.quiet)
    if missing:
        judge_class(options, (options, means, group, programs, results, list(submissions), trees), group, waiting, progress)
    progress.end()
    counts = ", ".join(f"{count} {kind}" for kind, count in progress.counts.most_common())
    print(f"{len(submissions)} submissions, {len(programs)} tests: {missing} judged" + (f" ({counts})" if counts else ""))
    return 0
