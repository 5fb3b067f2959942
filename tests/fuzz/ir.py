#!/usr/bin/env python3
"""Random LLVM IR: what a program prints in lli, it must print in minic's interpreter, after every level on every target,
and with every value in memory (--regalloc=spill-all).

    tests/fuzz/ir.py --minic build/release/minic [--count 100] [--seed 1] [--minutes M] [--jobs 1] [--keep DIR]
                     [--levels O0,O1,O2,O3] [--targets x86_64,riscv64,interpreter,spill-all]
    tests/fuzz/ir.py --minic build/release/minic --print --seed N > FILE.ll          writes the program of a seed
    tests/fuzz/ir.py --minic build/release/minic --reduce FILE.ll --levels O2 --targets x86_64     makes it smaller

ir_program.py makes the programs; minic-reduce makes one smaller while a difference stays, and while lli and the
interpreter agree unless the interpreter is a target. Exit status 1 if anything differs."""

import sys

import harness
import ir_program


def expect(path, options, folder):
    """What lli prints."""
    run = harness.Run([harness.LLI, path], harness.RUN_SECONDS)
    if run.late or run.status < 0:  # or recursion does not end
        raise harness.Skipped("it does not end in lli")
    if options.differs and "error:" in run.err:  # a cut program may be none; of a whole one it is a difference
        raise harness.Skipped("lli refuses it")
    if (
        options.differs and "interpreter" not in options.targets
    ):  # only a program with defined behaviour does the same in both
        other = harness.Run([options.minic, "--run", path], harness.RUN_SECONDS)
        if (other.status, other.out) != (run.status, run.out):
            raise harness.Skipped("lli and the interpreter differ")
    return dict.fromkeys(options.targets.split(","), run)


def main(doc, name, program):
    """Programs of LLVM IR; vectors.py has others than ir.py."""
    return harness.main(
        doc,
        name,
        program,
        suffix=".ll",
        expect=expect,
        source_of=lambda path: None,
        targets="x86_64,riscv64,interpreter,spill-all",
    )


if __name__ == "__main__":
    sys.exit(main(__doc__, "ir", ir_program.program))
