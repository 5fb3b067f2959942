"""The tests: programs with their inputs, their arguments, and what they must print or which error they have."""

import os
import re
import shlex
import stat
import sys

from .trees import entries

SOURCES = (".sy", ".sysy", ".c", ".ll")


class Program:
    def __init__(self, source):
        self.source = source
        stem = os.path.splitext(source)[0]
        self.name = source
        self.input = stem + ".in" if os.path.exists(stem + ".in") else None
        self.expected, self.has_status = None, True
        for path, has_status in ((stem + ".out", True), (source + ".expected", False), (stem + ".expected", False)):
            if os.path.exists(path):
                self.expected, self.has_status = path, has_status
                break
        self.printed = None  # by a reference compiler
        self.any_status = False
        self.requirements, self.counted = [], False  # whether one of them needs the number of instructions
        self.opinion = None  # of the referee, once it was asked
        self.printers = None  # which lines print what, once it was asked
        self.arguments_file = stem + ".args" if os.path.exists(stem + ".args") else None
        self.headers = sorted(
            entry.path for entry in os.scandir(os.path.dirname(source) or ".") if entry.name.endswith(".h")
        )
        # A clone without Git LFS has pointers in place of the files: no verdict is possible then.
        self.absent = any(is_lfs_pointer(path) for path in (source, self.input, self.expected) if path)
        with open(source, "rb") as f:
            lines = f.read().split(b"\n")
        # Lines with an error that the compiler must find. A program that must print something has none.
        self.errors = {}
        for number, line in enumerate(lines if not self.expected else [], 1):
            found = re.search(rb"//\s*error:\s*(.*)", line)
            if found:
                self.errors[number] = found[1].decode("utf-8", "backslashreplace").strip()
        head = b"\n".join(lines[:10])[:8192].decode("latin-1")
        self.skip = [w for m in re.findall(r"\bSKIP: ([^\r\n*]*)", head) for w in m.split()]

    @property
    def judged(self):
        return bool(self.expected or self.errors or self.printed is not None)

    def expectation(self):
        if not self.expected:
            return self.printed or b""
        with open(self.expected, "rb") as f:
            return f.read()

    def arguments(self):
        """NAME.args has words as a shell reads them."""
        if not self.arguments_file:
            return []
        with open(self.arguments_file, encoding="utf-8") as f:
            try:
                return shlex.split(f.read())
            except ValueError as problem:
                fail_usage(f"{self.arguments_file}: {problem}")


def is_lfs_pointer(path):
    with open(path, "rb") as f:
        return f.read(24) == b"version https://git-lfs."


def find_programs(paths, without_expectation=False):
    """The programs of files and folders. Those without an expectation are left out of a folder unless asked for."""
    programs = []
    for path in paths:
        if os.path.isfile(path):
            candidates = [path]
        elif os.path.isdir(path):
            candidates = [
                os.path.join(path, name)
                for name, info, _ in entries(path)
                if name.endswith(SOURCES) and not stat.S_ISDIR(info.st_mode)
            ]
        else:
            fail_usage(f"{path}: no such file or directory")
        for source in sorted(candidates):
            program = Program(source)
            if program.judged or without_expectation:
                programs.append(program)
            elif os.path.isfile(path):
                fail_usage(f"{path}: has no .out or .expected file beside it, and no comment // error:")
    return programs


def name_by_place(programs, paths):
    """Names the tests by their places in the folder that has all of them."""
    common = os.path.commonpath([os.path.abspath(path) for path in paths])
    if os.path.isfile(common):
        common = os.path.dirname(common)
    for program in programs:
        program.name = os.path.relpath(os.path.abspath(program.source), common)


def fail_usage(message):
    print(f"minic-test: {message}", file=sys.stderr)
    sys.exit(2)
