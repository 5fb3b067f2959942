"""How a program gets from its source to its output: by minic in each of its configurations, or by any compiler."""

import os
import re
import shlex
import sys

LINK = {
    "x86_64": "cc {out} -o {exe} {runtime}/x86_64/libsysy.a -lm -Wl,--as-needed -latomic",
    "riscv64": "riscv64-linux-gnu-gcc -static {out} -o {exe} {runtime}/riscv64/libsysy.a -lm -Wl,--as-needed -latomic",
}
LLI = "lli-19 --extra-archive={runtime}/x86_64/libsysy.a {out}"


def fill(template, names):
    """The words of a command template. Names are put in after splitting, so that a space in a path is no separator."""
    return [re.sub(r"\{(\w+)\}", lambda m: names.get(m[1], m[0]), word) for word in shlex.split(template)]


class Config:
    """How to get from a program to its output: three command templates, each may be empty."""

    def __init__(self, name, compile="", ext=".s", link="", run="", skip_words=()):
        self.name, self.compile, self.ext, self.link, self.run = name, compile, ext, link, run
        self.words = (name,) + tuple(skip_words)


def builtin_configs():
    configs = []
    for level in ("O0", "O1", "O2"):
        configs.append(
            Config(f"x86_64-{level}", f"{{minic}} -S -{level} {{in}} -o {{out}}", ".s", LINK["x86_64"], "{exe}")
        )
        configs.append(
            Config(
                f"riscv64-{level}",
                f"{{minic}} --target=riscv64 -S -{level} {{in}} -o {{out}}",
                ".s",
                LINK["riscv64"],
                "qemu-riscv64 {exe}",
            )
        )
        # The .ll is made first although the interpreter needs none: equal IR need not run twice.
        configs.append(
            Config(
                f"interpreter-{level}",
                f"{{minic}} -emit-llvm -{level} {{in}} -o {{out}}",
                ".ll",
                "",
                f"{{minic}} -{level} --run {{in}}",
            )
        )
        configs.append(
            Config(
                f"lli-{level}",
                f"{{minic}} -emit-llvm -{level} {{in}} -o {{out}}",
                ".ll",
                "",
                "lli-19 -O0 --dlopen=libatomic.so.1 --extra-archive={runtime}/x86_64/libsysy.a {out}",
            )
        )
        configs.append(
            Config(
                f"reread-{level}",
                f"{{minic}} -emit-llvm -{level} {{in}} -o {{out}}",
                ".ll",
                "",
                "{minic} -passes= --run {out}",
            )
        )
    for target, run in (("x86_64", "{exe}"), ("riscv64", "qemu-riscv64 {exe}")):
        configs.append(
            Config(
                f"{target}-O1-spill-all",
                f"{{minic}} --target={target} -S -O1 --regalloc=spill-all {{in}} -o {{out}}",
                ".s",
                LINK[target],
                run,
            )
        )
    # What the sanitizer build does: its own code runs, the programs' code is the same as ever.
    for target in ("x86_64", "riscv64"):
        for level in ("O0", "O1", "O2"):
            configs.append(
                Config(
                    f"compile-{target}-{level}",
                    f"{{minic}} --target={target} -verify-each -S -{level} {{in}} -o {{out}}",
                )
            )
        configs.append(
            Config(
                f"compile-{target}-O1-spill-all",
                f"{{minic}} --target={target} -verify-each -S -O1 --regalloc=spill-all {{in}} -o {{out}}",
            )
        )
    return {c.name: c for c in configs}


MATRICES = {
    "quick": ["x86_64-O1"],
    "native": ["x86_64-O0", "x86_64-O1", "x86_64-O2", "interpreter-O0", "interpreter-O1"],
    "full": [
        f"{engine}-{level}"
        for level in ("O0", "O1", "O2")
        for engine in ("x86_64", "riscv64", "interpreter", "lli", "reread")
    ]
    + ["x86_64-O1-spill-all", "riscv64-O1-spill-all"],
    "sanitized": [f"compile-{target}-{level}" for target in ("x86_64", "riscv64") for level in ("O0", "O1", "O2")]
    + ["compile-x86_64-O1-spill-all", "compile-riscv64-O1-spill-all", "interpreter-O0", "interpreter-O1"],
}


class Kind:
    """What a compiler makes, and how it is linked and run. Without `makes` the command itself runs the program."""

    def __init__(self, makes="", ext="", link="", run=""):
        self.makes, self.ext, self.link, self.run = makes, ext, link, run

    def tools(self):
        """The programs that are used beside the compiler."""
        return [
            shlex.split(template)[0] for template in (self.link, self.run) if template and not template.startswith("{")
        ]


KINDS = {
    "exe": Kind("{exe}", "", "", "{exe}"),
    "x86_64": Kind("{out}", ".s", LINK["x86_64"], "{exe}"),
    "riscv64": Kind("{out}", ".s", LINK["riscv64"], "qemu-riscv64 {exe}"),
    "llvm": Kind("{out}", ".ll", "", LLI),
    "interpret": Kind(),
}


def find_minic(named):
    """The minic that was named, or that is installed beside minic-test, or that is built in the sources."""
    here = os.path.dirname(os.path.realpath(sys.argv[0]))
    installed = os.path.join(here, "minic")
    built = os.path.join(here, "..", "build", "release", "minic")
    return os.path.realpath(named or (installed if os.path.exists(installed) else built))


def find_runtime(named, minic):
    """The folder of the runtime libraries: beside minic in a build, beside its folder once installed."""
    beside = [os.path.join(os.path.dirname(minic), up, "lib", "minic") for up in ("", "..")]
    return os.path.realpath(named or next(filter(os.path.isdir, beside), beside[0]))
