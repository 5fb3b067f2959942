"""One of the processes that judge: it takes a job after the other, and does each in a box."""

import argparse
import errno
import os
import resource
import shlex
import shutil
import signal
import stat
import time

from . import compare, requirements
from .compilers import KINDS
from .estimate import Spent
from .isolation import MEGABYTE, PR_SET_CHILD_SUBREAPER, PR_SET_PDEATHSIG, Box, BoxError, Limits, control
from .secret_places import secrets_of
from .results import build_key, digest, digest_of_file, record_key, record_name
from .printers import Printers, printers
from .sentences import colon, say
from .referee import Opinion, opinion
from .suite import fail_usage
from .steps import Steps
from .trees import BUILT, entries, remove_tree, trouble_with
from .verdicts import (
    compiler_verdict,
    ended,
    error_verdict,
    linker_verdict,
    lines_of,
    program_verdict,
    stopped,
    telling_line,
)

SUBMISSION = "the submission"


def run_seconds(options):
    """Emulators and interpreters have five times as long."""
    return options.timeout * (1 if options.kind in ("exe", "x86_64") else 5)


class Worker:
    def __init__(self, options, means, group, programs, results, folders, trees):
        self.options, self.group, self.programs, self.results, self.trees = options, group, programs, results, trees
        self.folders = folders  # of the submissions, by their real names
        self.kind, self.comparison, self.minic = KINDS[options.kind], compare.Comparison(options), None
        limits = Limits(
            options.timeout,
            options.memory * MEGABYTE,
            int(options.output * MEGABYTE),
            options.folder * MEGABYTE,
            options.processes,
        )
        self.box = new_box(options, means, limits, trees)
        self.steps = Steps(self.box, options.kind, os.path.join(trees, "trial"))
        # A build may be larger than a compiler's work on one test.
        self.build_box = new_box(
            options,
            means,
            Limits(
                options.build_timeout,
                4 * limits.memory,
                1 << 30,
                1 << 30,
                256,
                1024,
                int(BUILT * options.submission_size * MEGABYTE),
            ),
            trees,
        )

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
        seen = self.build_box.run(
            tree,
            [],
            lambda init: init.command(
                ["/bin/sh", "-c", self.options.build], os.path.join(init.folder, "compiler"), self.options.build_timeout
            ),
            writable=True,
        )
        # Other users' folders must be opened before they can be measured.
        trouble = trouble_with(
            tree, BUILT * self.options.submission_size, "what the build has left", lambda path: os.chmod(path, 0o777)
        )
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
            problem = {
                "reason": colon(ended(seen["status"], "the build"), telling_line(seen["stderr"])),
                "details": lines_of(log, "by the build", 4, 20),
            }
        elif trouble:
            problem = {"reason": trouble[1], "details": []}
        self.results.write(
            f"builds/{build_key(self.group, self.group['submissions'][submission])}.json",
            {"log": log.decode("utf-8", "backslashreplace")[-200000:], "problem": problem},
        )
        return problem

    def judge(self, submission, number, problem):
        """Judges one submission in one test and writes the record. Returns the kind of verdict."""
        who, test, program = self.group["submissions"][submission], self.group["tests"][number], self.programs[number]
        key = record_key(self.group, who, test)
        cpu, notes = {}, []
        if not program.judged:
            verdict = {"verdict": "missing expectation", "details": [], "reason": say("no expectation")}
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
            return (
                {},
                {"verdict": "runtime error", "reason": say("cannot judge", why=repr(problem)), "details": []},
                None,
            )

    def counts_of_minic(self, program, test):
        """What is counted of minic's own output at -O2, once for all submissions."""
        name = f"counts/{digest(self.group['tools']['minic'], test['hash'])}.json"
        counts = self.results.read(name)
        if not counts:
            options = argparse.Namespace(**vars(self.options))
            target = "riscv64" if options.kind == "riscv64" else "x86_64"
            options.compiler = (
                "{minic} -w -O2 {in} -o {exe}"
                if options.kind == "exe"
                else f"{{minic}} -w -O2 --target={target} -S {{in}} -o {{out}}"
            )
            seen = self.steps.run(self.steps.empty, program, options, run_seconds(self.options))
            counted, missed = None, "required" not in seen
            if not missed and program.counted:
                counted, missed = self.count(seen, program, options)
            if missed:
                raise BoxError(f"{program.source}: minic's own program did not run; its instructions are needed", False)
            counts = [
                self.number(requirement, seen, counted) if requirement.of_minic else None
                for requirement in program.requirements
            ]
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
            found = self.judge_requirements(
                seen, program, test, ["valid-ssa"]
            )  # what is not valid may do anything when it runs
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
    hidden = {os.path.realpath(path) for path in hidden if os.path.isdir(path)}
    hidden.update(secrets_of(os.path.expanduser("~")))
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
    return sum(
        spent.ru_utime + spent.ru_stime
        for spent in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )
