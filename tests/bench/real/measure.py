"""Runs one workload of a real program as each compiler has built it: outputs, executed instructions and seconds."""

import hashlib
import os
import pathlib
import re
import resource
import shlex
import shutil
import statistics
import subprocess
import sys

import inputs
from build import HERE, Failure

ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
from grader.grade import takes_plugins  # noqa: E402

SECONDS = 1800  # of a run


class Counter:
    """Counts executed instructions: by perf where the machine's counters can be read, else by qemu with a plugin."""

    def __init__(self, target, work):
        self.emulator = shutil.which(f"qemu-{target}")
        self.file = os.path.join(work, "count")
        self.plugin, self.perf = None, False
        if target == "x86_64" and shutil.which("perf"):
            self.perf = True
            _, count = self.run(["true"], None)
            self.perf = bool(count)
        # Debian 13's qemu was built without plugins.
        if not self.perf and self.emulator and takes_plugins(self.emulator):
            self.plugin = os.path.join(work, "count_insns.so")
            source = ROOT / "scripts/grader/count_insns.c"
            subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", self.plugin, str(source)], check=True)

    @property
    def name(self):
        return "perf" if self.perf else "qemu" if self.plugin else "none"

    def run(self, command, stdin):
        """(the finished process, instructions or None)"""
        if self.perf:
            command = ["perf", "stat", "-x,", "-e", "instructions:u", "-o", self.file, "--", *command]
        elif self.plugin:
            command = [self.emulator, "-plugin", f"{self.plugin},out={self.file}", *command]
        elif self.emulator and "riscv64" in self.emulator:
            command = [self.emulator, *command]
        pathlib.Path(self.file).unlink(missing_ok=True)
        done = subprocess.run(command, stdin=stdin, capture_output=True, timeout=SECONDS)
        text = pathlib.Path(self.file).read_text() if os.path.exists(self.file) else ""
        number = re.search(r"^(\d+)\b", text, re.M)
        return done, int(number.group(1)) if number else None


class Workload:
    def __init__(self, program, load, target, work):
        self.name = f"{program.name}/{load.name}"
        self.load, self.outputs = load, os.path.join(work, target, "outputs", program.name)
        self.inputs = os.path.join(work, "inputs-" + hashlib.sha256((HERE / "inputs.py").read_bytes()).hexdigest()[:12])
        self.native = target == "x86_64"
        self.expected = None  # what the first run has written

    def fill(self, text):
        """A path in the place of {here}, {an input} and {output:LOAD}."""

        def path(name):
            if name == "here":
                return str(HERE)
            if name.startswith("output:"):
                return os.path.join(self.outputs, name[len("output:") :])
            return str(inputs.path_of(name, self.inputs))

        # Other braces belong to the program's own arguments.
        names = "|".join(["here", r"output:\w+", *inputs.INPUTS])
        return re.sub(r"\{(%s)\}" % names, lambda match: path(match.group(1)), text)

    def run(self, exe, through, who):
        """What `through` returns of the command and its input; the output must be that of the first run."""
        command = [exe, *(self.fill(word) for word in shlex.split(self.load.arguments))]
        with open(self.fill(self.load.stdin) if self.load.stdin else os.devnull, "rb") as stdin:
            try:
                done, number = through(command, stdin)
            except subprocess.TimeoutExpired:
                raise Failure(f"{self.name}: {who}: more than {SECONDS} s") from None
        if done.returncode != self.load.status:
            raise Failure(
                f"{self.name}: {who}: status {done.returncode}: {done.stderr[-200:].decode(errors='replace')}"
            )
        if self.expected is None:
            if not done.stdout:
                raise Failure(f"{self.name}: {who}: it writes nothing")
            self.expected = done.stdout
            os.makedirs(self.outputs, exist_ok=True)
            pathlib.Path(self.outputs, self.load.name).write_bytes(done.stdout)
        elif done.stdout != self.expected:
            at = next((i for i, (a, b) in enumerate(zip(done.stdout, self.expected)) if a != b), "the end")
            raise Failure(f"{self.name}: {who}: another output than of the first compiler, from byte {at} on")
        return number

    def measure(self, executables, counter, rounds):
        """Name of compiler -> {"instructions": N, "seconds": [...]}, and the failures. Rounds alternate between the compilers."""
        results, failures = {}, []
        for turn in range(-1, rounds if self.native else 0):
            for name, exe in executables.items():
                if turn >= 0 and name not in results:
                    continue
                try:
                    if turn < 0:
                        results[name] = {"instructions": self.run(exe, counter.run, name), "seconds": []}
                    else:
                        results[name]["seconds"].append(self.run(exe, seconds, name))
                except Failure as failure:
                    failures.append(str(failure))
                    results.pop(name, None)
        return results, failures


def seconds(command, stdin):
    """(the finished process, its user time)"""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, stdin=stdin, capture_output=True, timeout=SECONDS)
    return done, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def median(values):
    return statistics.median(values) if values else None
