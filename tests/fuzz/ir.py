#!/usr/bin/env python3
"""Random LLVM IR: what a program prints in lli, it must print in minic's interpreter, after every level on every target,
and with every value in memory (--regalloc=spill-all).

    tests/fuzz/ir.py --minic build/release/minic [--count 100] [--seed 1] [--minutes M] [--jobs 1] [--keep DIR]
                     [--levels O0,O1,O2,O3] [--targets x86_64,riscv64,interpreter,spill-all]
    tests/fuzz/ir.py --minic build/release/minic --print --seed N > FILE.ll          writes the program of a seed
    tests/fuzz/ir.py --minic build/release/minic --reduce FILE.ll --levels O2 --targets x86_64     makes it smaller

ir_program.py makes the programs; ir_reduce.py deletes blocks and instructions while a difference stays. One program in
eight is compiled with -verify-each. Without lli the expected output is the interpreter's. Exit status 1 if anything
differs."""
import copy
import os
import re
import shutil
import sys
import tempfile

import harness
import ir_program
import ir_reduce


def compared(source, options, seed):
    """The program in each of the ways asked for; None if it does not end in time, or by endless recursion."""
    result = harness.Result(seed)
    result.source = source
    run = harness.Run([options.lli, source] if options.lli else [options.minic, "--run", source], harness.RUN_SECONDS)
    if run.late or run.status < 0:
        return None
    if run.status:
        result.differences.append(f"lli: {run.words()} {run.err[:200]}")
        return result
    targets = options.targets.split(",")
    harness.compare(result, options, source, {target: run for target in targets if target != "spill-all"})
    if "spill-all" in targets:
        memory, before = copy.copy(options), len(result.differences)
        memory.levels = "O0"
        machines = [target for target in targets if target in harness.TARGETS] or ["x86_64"]
        harness.compare(result, memory, source, {target: run for target in machines}, ["--regalloc=spill-all"])
        result.differences[before:] = [f"--regalloc=spill-all {words}" for words in result.differences[before:]]
    return result


def check(seed, options, folder):
    source = os.path.join(folder, f"ir-{seed}.ll")
    with open(source, "w") as out:
        out.write(ir_program.program(seed))
    return compared(source, options, seed)


def kind(result):
    """What a smaller program must keep: the place, and the message but for names and numbers."""
    words = result.differences[0].split(": ", 1)
    if "internal error" in words[1]:
        return words[0], re.sub(r"\d+", "", re.sub(r".* (at \S+:\d+).*", r"\1", words[1]))
    return words[0], re.sub(r"[\d'].*", "", words[1])


def reduced(options):
    with tempfile.TemporaryDirectory() as folder:
        first = compared(options.reduce, options, options.seed)
        if not first or not first.differences:
            sys.exit("nothing differs")
        path, wanted = os.path.join(folder, "ir.ll"), kind(first)
        agreed = options.lli and (harness.Run([options.lli, options.reduce], 30).out
                                  == harness.Run([options.minic, "--run", options.reduce], 30).out)

        def interesting(lines):
            with open(path, "w") as out:
                out.write("\n".join(lines) + "\n")
            if agreed:  # only a program with defined behaviour does the same in both
                outputs = [harness.Run(command + [path], 5) for command in ([options.lli], [options.minic, "--run"])]
                if outputs[0].status or outputs[1].status or outputs[0].out != outputs[1].out:
                    return False
            result = compared(path, options, options.seed)
            return bool(result and result.differences and kind(result) == wanted)

        with open(options.reduce) as file:
            print("\n".join(ir_reduce.reduce(file.read().splitlines(), interesting)))
    return 0


def main():
    parser = harness.arguments(__doc__, targets="x86_64,riscv64,interpreter,spill-all")
    parser.add_argument("--lli", default=shutil.which("lli-19") or shutil.which("lli"))
    parser.add_argument("--reduce", metavar="FILE")
    parser.add_argument("--print", action="store_true")
    options = parser.parse_args()
    if options.print:
        print(ir_program.program(options.seed), end="")
        return 0
    if options.reduce:
        return reduced(options)
    return harness.drive(options, check)


if __name__ == "__main__":
    sys.exit(main())
