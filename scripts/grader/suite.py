"""The tests: programs with their inputs and what they must print."""

import os
import re
import sys

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
        # A clone without Git LFS has pointers in place of the files: no verdict is possible then.
        self.absent = any(is_lfs_pointer(path) for path in (source, self.input, self.expected) if path)
        with open(source, "rb") as f:
            head = b"\n".join(f.read(8192).split(b"\n")[:10]).decode("latin-1")
        self.skip = [w for m in re.findall(r"\bSKIP: ([^\r\n*]*)", head) for w in m.split()]


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
            candidates = [os.path.join(d, f) for d, _, files in os.walk(path) for f in sorted(files)
                          if f.endswith(SOURCES)]
        else:
            fail_usage(f"{path}: no such file or directory")
        for source in sorted(candidates):
            program = Program(source)
            if program.expected or without_expectation:
                programs.append(program)
            elif os.path.isfile(path):
                fail_usage(f"{path}: has no .out or .expected file beside it")
    return programs


def fail_usage(message):
    print(f"minic-test: {message}", file=sys.stderr)
    sys.exit(2)
