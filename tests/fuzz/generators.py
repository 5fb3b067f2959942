"""The generators of random programs that fuzz.smoke and scripts/campaign run: one row each.

goal: programs in a campaign of 75 minutes, which sets how the time is shared. smoke: programs in fuzz.smoke; 0
while a fault that the generator finds is open."""

import collections
import os
import re
import subprocess
import sys
import time

Generator = collections.namedtuple("Generator", "name script goal smoke what")
FOLDER = os.path.dirname(os.path.abspath(__file__))

GENERATORS = [
    Generator("sysy", "sysy.py", 2000, 40, "SysY programs under high register pressure"),
    Generator(
        "initialisers", "initialisers.py", 1000, 6, "initialisers: designators, ranges, strings, bit-fields, unions"
    ),
    Generator("records", "records.py", 500, 2, "pairs of C programs that pass records by value"),
    Generator("csmith", "csmith.py", 300, 2, "C programs of csmith"),
    Generator("ir", "ir.py", 2000, 6, "LLVM IR: all ops and types, loops of several entries, high register pressure"),
    Generator("gotos", "gotos.py", 1500, 4, "functions of gotos, switches and computed gotos"),
    Generator("constants", "constants.py", 1000, 3, "constant expressions beside the same at run time"),
    Generator("memory", "memory.py", 1000, 3, "records and unions by value, by pointer, copied in parts"),
    Generator(
        "aggregates",
        "aggregates.py",
        1000,
        3,
        "tagged unions by value, copied whole and in part, in records and arrays",
    ),
    Generator(
        "interprocedural", "interprocedural.py", 1000, 3, "pointers kept, passed on and loaded again in functions"
    ),
    Generator("library", "library.py", 1000, 3, "calls of the C library between loads and stores"),
    Generator(
        "scopes",
        "scopes.py",
        1000,
        3,
        "jumps in and out of the scopes of variable arrays, cleanup, statement expressions",
    ),
    Generator("edges", "edges.py", 1000, 3, "numbers, counters and switches at the edges of their types"),
    Generator("swaps", "swaps.py", 1000, 3, "numbers in bytes, read and written in any order; rotations"),
    Generator("macros", "macros.py", 3000, 20, "macros with #, ## and __VA_OPT__, preprocessed only"),
    Generator("debugger", "debugger.py", 300, 2, "values of variables that gdb shows of optimized programs"),
    Generator("loops", "loops.py", 1000, 3, "loops over arrays that overlap"),
    Generator("vectors", "vectors.py", 1000, 4, "vectors in LLVM IR"),
    Generator("wide", "wide.py", 300, 1, "expressions of long double and __int128"),
    Generator("layout", "layout.py", 300, 1, "sizes, offsets and bits of structs and unions"),
    Generator("proofs", "proofs.py", 100, 0, "passes on loop-free functions, proved by z3"),
    Generator("pressure", "pressure.py", 1000, 2, "many live values updated in place in nests of loops"),
    Generator("floats", "floats.py", 1000, 2, "float and double, mixed with all types of integers"),
    Generator("suites", "suites.py", 500, 0, "tests/run and the suites in MINIC_SUITES, with -verify-each=semantics"),
    Generator("atomics", "atomics.py", 1000, 2, "atomic objects of all types in one thread"),
]

LAST_LINE = re.compile(r"^(\d+) programs, (\d+) runs, (\d+) differences, (\d+) skipped$", re.M)


def fresh_seed():
    """A seed from the clock that leaves room for the programs of a run after it."""
    return time.time_ns() // 1_000_000 % 1_000_000_000_000


def run(generator, minic, more):
    """Runs the generator with more arguments; returns its command, its output, and its counts
    (programs, runs, differences, skipped), or None for the counts if it ended without them."""
    command = [sys.executable, os.path.join(FOLDER, generator.script), "--minic", minic, *more]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    counts = LAST_LINE.findall(done.stdout)
    if not counts or done.returncode not in (0, 1):
        return command, done.stdout, None
    return command, done.stdout, tuple(int(number) for number in counts[-1])
