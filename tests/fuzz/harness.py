"""What the generators of random programs share: options, runs under limits of CPU time, the comparison, the report.

A generator gives `drive` a function check(seed, options, folder) that makes the program of a seed and returns a
`Result`. `compare` builds and runs one source at each level on each target and in the interpreter, and says where the
output differs from the expected one. The last line that `drive` prints is `N programs, N runs, N differences`."""
import argparse
import concurrent.futures
import os
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import lines

# LLVM's optimizer and interpreter, by the version that the tests install; of opt only a campaign makes use.
OPT, LLI = "opt-19", "lli-19"

# target -> (the reference compiler, how its programs run)
TARGETS = {
    "x86_64": (["gcc"], []),
    "riscv64": (["riscv64-linux-gnu-gcc"], ["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"]),
}
REFERENCE_FLAGS = ["-O1", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off"]
COMPILE_SECONDS = 60
RUN_SECONDS = 30


class Result:
    """What became of one program. differences: texts that begin with where the program was wrong. The seed says which
    programs have more engines."""

    def __init__(self, seed):
        self.seed, self.runs, self.differences, self.source = seed, 0, [], None


class Run:
    """How a command ended: its status (negative: the signal), whether it ran out of time, what it printed. seconds is
    the time on the wall, a hint and no more; the limit is one of CPU time."""

    def __init__(self, command, seconds):
        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        start = time.monotonic()
        try:  # the limit of the wall clock only ends what sleeps
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, preexec_fn=limit,
                                  timeout=30 * seconds)
            self.status, out, err = done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired as late:
            self.status, out, err = -signal.SIGXCPU, late.stdout or b"", late.stderr or b""
        self.seconds = time.monotonic() - start
        self.out, self.err = out.decode("latin-1"), err.decode("latin-1")
        self.late = self.status in (-signal.SIGXCPU, -signal.SIGKILL, 128 + signal.SIGXCPU)

    def words(self):
        return "ran out of time" if self.late else f"status {self.status}"


def arguments(doc, levels="O0,O1,O2,O3", targets="x86_64,riscv64,interpreter"):
    """The parser of the options that all generators have."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--seed", type=int, default=1, help="the first seed; each try takes the next one")
    parser.add_argument("--count", type=int, default=100, help="how many programs")
    parser.add_argument("--minutes", type=float, help="end after so many minutes even if fewer programs were made")
    parser.add_argument("--levels", default=levels)
    parser.add_argument("--targets", default=targets)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="folder for the programs that differ")
    parser.add_argument("--flags", default="", help="more options for minic, for instance -verify-each")
    parser.add_argument("--llvm", action="store_true",
                        help=f"run the LLVM IR of a fifth of the programs by {LLI} after {OPT} -O2 as well")
    return parser


def first_difference(expected, got):
    """In words: the first line in which two texts differ."""
    wanted, found = expected.split("\n"), got.split("\n")
    for number, (left, right) in enumerate(zip(wanted, found), 1):
        if left != right:
            return f"line {number} of the output: expected '{left[:120]}', got '{right[:120]}'"
    return f"the output has {len(found)} lines, expected {len(wanted)}"


def reference(target, sources, program, flags):
    """The run of the program that gcc makes for the target, or None if it cannot serve as one."""
    gcc, emulator = TARGETS[target]
    if subprocess.run(gcc + flags + sources + ["-o", program, "-lm"], capture_output=True).returncode:
        return None
    run = Run(emulator + [program], 3 if not emulator else 20)
    os.remove(program)
    return None if run.late or run.status < 0 else run


def engines(seed, options, targets):
    """The engines that a program of this seed is built and run by: (where, target, level, more options, what takes the
    LLVM IR that minic writes: None, nothing does; "minic" or "opt"). A fifth of the programs are verified after each
    pass, and another fifth are compiled a second time from the IR of -O2. With --llvm one
    more fifth goes through LLVM's optimizer, which believes each attribute in the IR."""
    for target in targets:
        for level in options.levels.split(","):
            verify = seed % 5 == 0 and level in ("O2", "O3") and "-verify-each" not in options.flags
            yield f"-{level}{' -verify-each' * verify} {target}", target, level, ["-verify-each"] * verify, None
    if seed % 5 == 1 and "x86_64" in targets and "O2" in options.levels.split(","):
        yield "-O2 of the IR of -O2 x86_64", "x86_64", "O2", [], "minic"
    if options.llvm and seed % 5 == 2 and "x86_64" in targets:
        for level in sorted({"O0", "O1", "O2"} & set(options.levels.split(","))):
            yield f"{OPT} -O2 of the IR of -{level}", "x86_64", level, [], "opt"


def compare(result, options, source, expected, flags=()):
    """Builds the source with minic at each level for each target, runs it, and adds what differs to the result.
    expected: target -> the run that it must repeat."""
    flags = list(flags) + shlex.split(options.flags)
    base = os.path.splitext(source)[0]
    program = base + ".minic"

    def build(target, level, more, reader):
        """The failed run of minic or opt that ended it, or the last one."""
        command = [options.minic, "-w", f"-{level}", f"--target={target}", *flags, *more]
        if not reader:
            return Run([*command, source, "-o", program], COMPILE_SECONDS)
        made = Run([*command, "-emit-llvm", source, "-o", base + ".again.ll"], COMPILE_SECONDS)
        if made.status:
            return made
        command = [*command, base + ".again.ll"] if reader == "minic" else [OPT, "-O2", base + ".again.ll"]
        return Run([*command, "-o", program], COMPILE_SECONDS)

    for where, target, level, more, reader in engines(result.seed, options, expected):
        want = expected[target]
        emulator = TARGETS[target][1] if target in TARGETS else []
        result.runs += 1
        if target == "interpreter":
            run = Run([options.minic, "-w", f"-{level}", *flags, *more, "--run", source], 4 * RUN_SECONDS)
        else:
            made = build(target, level, more, reader)
            if made.status:
                first = next((line for line in made.err.splitlines() if "error" in line), "")
                result.differences.append(f"{where}: the compiler ended with {made.words()}: {first[:200]}")
                continue
            if reader == "opt":
                emulator = [LLI, f"--extra-archive={os.path.dirname(options.minic)}/lib/minic/x86_64/libsysy.a"]
            run = Run(emulator + [program], RUN_SECONDS if not emulator else 6 * RUN_SECONDS)
            os.remove(program)
        if run.late or run.status != want.status:
            result.differences.append(f"{where}: {run.words()}, expected {want.words()} {run.err[:200]}")
        elif run.out != want.out:
            result.differences.append(f"{where}: {first_difference(want.out, run.out)}")
    return result


def main(doc, name, program, flags=(), **defaults):
    """The whole of a generator: program(seed) is the text of a C program that gives one output everywhere: sizes are those
    of LP64, and nothing in it depends on the target. What gcc -fwrapv makes of it on this machine is expected of all."""
    parser = arguments(doc, **defaults)
    parser.add_argument("--reduce", action="store_true", help="print the program of --seed, cut while it still differs")
    parser.add_argument("--print", action="store_true", help="print the program of --seed")
    options = parser.parse_args()

    def differences(source, options, folder, seed=options.seed):
        path = os.path.join(folder, f"{name}-{seed}.c")
        with open(path, "w", encoding="ascii") as file:
            file.write(source)
        # A program that was cut may read what nothing wrote: then its output depends on what the stack held.
        stacks = ["pattern", "zero"] if options.reduce else ["pattern"]
        wanted = [reference("x86_64", [path], os.path.join(folder, "gcc"),
                            ["-w", f"-ftrivial-auto-var-init={stack}", *REFERENCE_FLAGS, *flags]) for stack in stacks]
        want = wanted[0]
        if None in wanted or want.out != wanted[-1].out:
            return None
        result = Result(seed)
        result.source = path
        return compare(result, options, path, dict.fromkeys(options.targets.split(","), want), flags)

    if options.print:
        sys.stdout.write(program(options.seed))
        return 0
    if options.reduce:
        return lines.reduce(program(options.seed), options, differences)
    return drive(options, lambda seed, options, folder: differences(program(seed), options, folder, seed))


def drive(options, check):
    """Checks program after program, prints each difference with the command that repeats it, then the counts.
    Returns the exit status."""
    options.minic = os.path.abspath(options.minic)
    end = time.monotonic() + 60 * options.minutes if options.minutes else None
    programs = runs = differences = 0
    stop = []
    signal.signal(signal.SIGTERM, lambda *_: stop.append(True))
    repeat = [os.path.relpath(sys.argv[0]), "--minic", os.path.relpath(options.minic), "--levels", options.levels,
              "--targets", options.targets, "--count", "1"]
    for name in ("flags", "options"):
        if getattr(options, name, ""):
            repeat.append(f"--{name}={getattr(options, name)}")
    repeat += ["--llvm"] * options.llvm
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        def one(seed):
            if stop or (end and programs and time.monotonic() > end):
                return seed, None
            folder = os.path.join(scratch, str(seed))
            os.mkdir(folder)
            result = check(seed, options, folder)
            if result and result.differences and options.keep and result.source:
                os.makedirs(options.keep, exist_ok=True)
                shutil.copy(result.source, options.keep)
            shutil.rmtree(folder)
            return seed, result
        seed, last = options.seed, options.seed + 10 * options.count  # of many seeds no program comes that can be compared
        while programs < options.count and seed < last:
            several = min(4 * options.jobs, options.count - programs, last - seed)
            for made, result in pool.map(one, range(seed, seed + several)):
                if not result:
                    continue
                programs, runs, differences = programs + 1, runs + result.runs, differences + bool(result.differences)
                for difference in result.differences:
                    print(f"seed {made} {difference}")
                if result.differences:
                    print("to repeat:", shlex.join(repeat + ["--seed", str(made)]), flush=True)
            seed += several
            if stop or (end and time.monotonic() > end):
                break
    print(f"{programs} programs, {runs} runs, {differences} differences")
    return 1 if differences else 0
