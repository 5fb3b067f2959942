"""A submission in one test: what its compiler makes, whether that has what is required, and what the program does.

Each step has a box of its own, so that nothing which a judged program has touched is evidence. The compiler works in the
first. Of what it leaves only the files that it should make are taken, as bytes. The second box has these bytes and the test
as the suite has it: minic judges them there before the program runs. Counting has a third, where no run before it can have left
its results. Expected outputs are in none.
"""

import os
import stat
import struct

from .compilers import KINDS, fill


def names_in(folder, program, kind, options):
    """What the words of templates stand for in a box. The output is never the file of the program."""
    test, base = os.path.join(folder, "test"), os.path.basename(program.source)
    stem = os.path.splitext(base)[0]
    out = stem + kind.ext if stem + kind.ext != base else f"{stem}.out{kind.ext}"
    return {
        "in": os.path.join(test, base),
        "out": os.path.join(test, out),
        "exe": os.path.join(test, stem + ".exe"),
        "runtime": options.runtime,
        "minic": options.minic,
        "dir": test,
    }


def read_file(path):
    with open(path, "rb") as f:
        return f.read()


def take(init, path):
    """The bytes of a file that a judged program has made, or None. No link may lead out of the box."""
    path = os.path.realpath(path)
    if not path.startswith(init.folder + "/"):
        return None
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            return None
        with open(handle, "rb", closefd=False) as f:
            return f.read(init.limits.files)
    finally:
        os.close(handle)


class Test:
    """The files of a program of the suite, read where they are to be seen: outside of a box."""

    def __init__(self, program):
        self.program, self.arguments = program, program.arguments()
        self.files = [(os.path.basename(path), read_file(path)) for path in [program.source, *program.headers]]
        self.input = read_file(program.input) if program.input else b""

    def given(self, init):
        """A file with the input of the program, in a box."""
        path = os.path.join(init.folder, "input")
        with open(path, "wb") as f:
            f.write(self.input)
        return path


class Steps:
    """box: where the steps run, each in one anew. empty: a folder without files, for boxes without a submission."""

    def __init__(self, box, kind, empty):
        self.box, self.kind, self.empty = box, KINDS[kind], empty

    def run(self, tree, program, options, seconds):
        """What was seen, for each step; `output` is what the compiler made. seconds: the limit of the program."""
        test = Test(program)
        if not self.kind.makes:
            return self.box.run(tree, test.files, lambda init: self.interpret(init, test, options, seconds))
        seen = self.box.run(tree, test.files, lambda init: self.compile(init, program, options))
        if (
            "problem" in seen
            or program.errors
            or seen["compile"]["stopped"]
            or seen["compile"]["status"]
            or not seen["output"]
        ):
            return seen
        # The files of the suite come last: none of a submission is in their place.
        files = [(f".evidence{at}.ll", data) for at, data in enumerate(seen["evidence"]) if data is not None]
        files += [self.made(program, options, seen["output"]), *test.files]
        # What else would a program want of the compiler's folder? Only an executable may be a script that does.
        later = self.box.run(
            tree if self.kind.makes == "{exe}" else self.empty,
            files,
            lambda init: self.judge(init, test, options, seconds, seen["evidence"]),
        )
        return {**seen, **later}

    def made(self, program, options, data):
        """The file that the compiler should make, as a box gets it."""
        name = fill(self.kind.makes, names_in("", program, self.kind, options))[0]
        return os.path.basename(name), data, self.kind.makes == "{exe}"

    # ---- in the first box ----

    def interpret(self, init, test, options, seconds):
        words = fill(options.compiler, names_in(init.folder, test.program, self.kind, options)) + test.arguments
        return {"run": init.command(words, os.path.join(init.folder, "compiler"), seconds, test.given(init))}

    def compile(self, init, program, options):
        names = names_in(init.folder, program, self.kind, options)
        step = init.command(
            fill(options.compiler, names), os.path.join(init.folder, "compiler"), options.compile_timeout
        )
        output = take(init, fill(self.kind.makes, names)[0])
        step["made"] = None if output is None else len(output)
        evidence = [requirement.place_of_evidence(names, init.folder) for requirement in program.requirements]
        return {
            "compile": step,
            "output": output,
            "evidence": [take(init, path) if path else None for path in evidence],
        }

    # ---- in the second ----

    def judge(self, init, test, options, seconds, evidence):
        program, folder, seen = test.program, os.path.join(init.folder, "test"), {}
        names = names_in(init.folder, program, self.kind, options)
        if self.kind.link:
            step = seen["link"] = init.command(fill(self.kind.link, names), folder, options.compile_timeout)
            if step["stopped"] or step["status"]:
                return seen
        paths = [
            None if data is None else os.path.join(folder, f".evidence{at}.ll") for at, data in enumerate(evidence)
        ]
        seen["required"] = [
            requirement.observe(init, names, path, options) for requirement, path in zip(program.requirements, paths)
        ]
        if program.counted:
            seen["executable"] = take(init, names["exe"])
        seen["run"] = init.command(fill(self.kind.run, names) + test.arguments, folder, seconds, test.given(init))
        return seen

    # ---- in the third ----

    def count(self, program, options, seen):
        """Runs the program once more, by QEMU, which counts its instructions. seen: of a run of it."""
        test = Test(program)
        executable = seen["executable"] if self.kind.link else seen["output"]
        machine = "riscv64" if options.kind == "riscv64" else "x86_64"

        def work(init):
            names = names_in(init.folder, program, self.kind, options)
            # This memory has no name, and the plugin closes the descriptor before the program begins.
            counts = os.open(init.folder, os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o600)
            os.ftruncate(counts, 16)
            words = [f"qemu-{machine}", "-plugin", f"{options.plugin},memory=3", names["exe"], *test.arguments]
            step = init.command(words, names["dir"], 10 * options.timeout, test.given(init), counts)
            instructions, spoiled = struct.unpack("=QQ", os.pread(counts, 16, 0))
            return {"run": step, "instructions": instructions, "spoiled": bool(spoiled)}

        name = os.path.basename(names_in("", program, self.kind, options)["exe"])
        return self.box.run(self.empty, [*test.files, (name, executable, True)], work)
