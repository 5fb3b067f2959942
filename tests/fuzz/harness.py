"""What the generators of random programs share: options, runs under limits of CPU time, the comparison, the report.

A generator gives `main` a function that makes the text of the program of a seed. `main` builds and runs it at each level
on each target and in the interpreter (`compare`), and says where the output differs from the expected one, which is gcc's
if the generator does not say another. A program that cannot be compared is skipped: the last lines count why, and end with
`N programs, N runs, N differences, N skipped`. All limits of time of the generators stand here."""

import argparse
import collections
import concurrent.futures
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("MINIC_CRASH_DIAGNOSTICS_DIR", "")  # an internal error is found again by its seed

# LLVM's optimizer and interpreter, by the version that the tests install; of opt only a campaign makes use.
OPT, LLI = "opt-19", "lli-19"
# An argument through `...` after an __int128. If one register is left for the __int128, the argument is passed in it by the psABI
# and by gcc, on the stack by LLVM.
AFTER_WIDE = re.compile(r"\bcall .*\.\.\.\) .*\bi128 [^,]*,")
# The second opinion on C: clang 14, or the release's own where that is not packaged.
CLANG = "clang-14" if shutil.which("clang-14") else "clang"

# machine -> (the reference compiler, how its programs run)
TARGETS = {
    "x86_64": (["gcc"], []),
    "riscv64": (["riscv64-linux-gnu-gcc"], ["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"]),
}
# The generators' signed numbers wrap, so that is no undefined behaviour.
INTERPRETED = {"interpreter": ["--run"], "check": ["-fwrapv", "--run=check"]}
REFERENCE_FLAGS = ["-O1", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off"]
# Limits of CPU time; a program of an emulator or an interpreter gets several times as much.
COMPILE_SECONDS = 60
RUN_SECONDS = 30
REFERENCE_SECONDS = 3
SYNTAX_SECONDS = 20
EMULATED = 6
REDUCE_SECONDS = 10  # what minic-reduce gives a test
INTERNAL_ERROR = 70  # the exit status
SIZE = 1  # --size: so many times as many functions in a program


# Why programs were skipped, and what was left out of others: reason -> how often.
LEFT_OUT = collections.Counter()


class Skipped(Exception):
    """The program cannot be compared; the text says why."""


def machine_of(target):
    """The machine whose gcc says what a target must print: the interpreter is of x86_64."""
    return target if target in TARGETS else "x86_64"


class Result:
    """What became of one program. differences: texts that begin with where the program was wrong. The seed says which
    programs have more engines. files: what --keep keeps, the source first."""

    def __init__(self, seed, *files):
        self.seed, self.runs, self.differences, self.files = seed, 0, [], files
        self.source = next(iter(files), None)


class Run:
    """How a command ended: its status (negative: the signal), whether it ran out of time, what it printed. seconds is
    the time on the wall, a hint and no more; the limit is one of CPU time."""

    def __init__(self, command, seconds=COMPILE_SECONDS, stdin=subprocess.DEVNULL):
        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))

        start = time.monotonic()
        try:  # the limit of the wall clock only ends what sleeps
            done = subprocess.run(command, stdin=stdin, capture_output=True, preexec_fn=limit, timeout=30 * seconds)
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
    parser.add_argument(
        "--size",
        type=int,
        default=1,
        help="so many times as many functions in a program (where the generator knows it)",
    )
    parser.add_argument("--flags", default="", help="more options for minic, for instance -verify-each")
    parser.add_argument("--print", action="store_true", help="print the program of --seed")
    parser.add_argument(
        "--llvm",
        action="store_true",
        help=f"run the LLVM IR of a fifth of the programs by {LLI} after {OPT} -O2 as well",
    )
    return parser


def first_difference(expected, got):
    """In words: the first line in which two texts differ."""
    wanted, found = expected.split("\n"), got.split("\n")
    for number, (left, right) in enumerate(zip(wanted, found), 1):
        if left != right:
            return f"line {number} of the output: expected '{left[:120]}', got '{right[:120]}'"
    return f"the output has {len(found)} lines, expected {len(wanted)}"


def reference(target, sources, program, flags):
    """The run of the program that gcc makes for the target's machine."""
    gcc, emulator = TARGETS[machine_of(target)]
    if Run(gcc + flags + sources + ["-o", program, "-lm"]).status:
        raise Skipped("gcc refuses it")
    run = Run(emulator + [program], REFERENCE_SECONDS * (EMULATED if emulator else 1))
    os.remove(program)
    if run.late or run.status < 0:
        raise Skipped(f"gcc's program {'is too slow' if run.late else 'ends by a signal'}")
    return run


def by_gcc(path, options, folder, flags=REFERENCE_FLAGS, each=False):
    """What each target must print: what gcc's program prints on this machine, or with `each` on the target's."""
    wanted = {
        machine: reference(
            machine, [path], os.path.join(folder, "gcc"), ["-w", "-ftrivial-auto-var-init=pattern", *flags]
        )
        for machine in dict.fromkeys(map(machine_of, options.targets.split(",") if each else ["x86_64"]))
    }
    return {target: wanted[machine_of(target) if each else "x86_64"] for target in options.targets.split(",")}


# How sure it is that a cut program's behaviour is defined; a program is cut under the first that it has itself.
WARNINGS = [
    f"-Werror={name}"
    for name in (
        "uninitialized",
        "maybe-uninitialized",
        "return-type",
        "sequence-point",
        "implicit-int",
        "implicit-function-declaration",
        "int-conversion",
        "incompatible-pointer-types",
    )
]
SANITIZERS = ["-O0", "-fsanitize=address,undefined,float-cast-overflow", "-fno-sanitize-recover=all"]
DEFINED = {"sanitized": [WARNINGS, SANITIZERS], "warned": [WARNINGS], "any": []}


def is_defined(path, how, folder, flags):
    """gcc does not warn of the program, its sanitizers have nothing to say, and its output does not depend on what the
    stack held."""
    runs = []
    for more in [["-O0", "-w", f"-ftrivial-auto-var-init={stack}"] for stack in ("zero", "pattern")] + DEFINED[how]:
        try:
            runs.append(reference("x86_64", [path], os.path.join(folder, "defined"), [*REFERENCE_FLAGS, *flags, *more]))
        except Skipped:
            return False
    return len({(run.status, run.out) for run in runs}) == 1


def engines(seed, options, targets):
    """The engines that a program of this seed is built and run by: (where, target, level, more options, what takes the
    LLVM IR that minic writes: None, nothing does; "minic" or "opt"). A fifth of the programs are verified after each
    pass, another fifth are compiled a second time from the IR of -O2, another fifth at -Os, too, and the last fifth with
    -march=native, too. With --llvm one fifth goes through LLVM's optimizer, which believes each attribute in the IR. The
    target spill-all means every value in memory, on each machine among the targets. The target check means --run=check,
    which compiles as -O0 does."""
    machines = [target for target in targets if target in TARGETS] or ["x86_64"]
    for name in targets:
        for target in machines if name == "spill-all" else [name]:
            for level in options.levels.split(",") if name != "check" else ["O0"]:
                verify = seed % 5 == 0 and level in ("O2", "O3") and "-verify-each" not in options.flags
                more = ["-verify-each"] * verify + ["--regalloc=spill-all"] * (name == "spill-all")
                if name != "spill-all" or level not in ("O1", "O3"):
                    yield " ".join([f"-{level}", *more, target]), target, level, more, None
    if seed % 5 == 1 and "x86_64" in targets and "O2" in options.levels.split(","):
        yield "-O2 of the IR of -O2 x86_64", "x86_64", "O2", [], "minic"
    if seed % 5 == 3 and "O2" in options.levels.split(","):
        yield from ((f"-Os {target}", target, "Os", [], None) for target in targets if target in TARGETS)
    if seed % 5 == 4 and "x86_64" in targets and "O2" in options.levels.split(","):
        yield "-O2 -march=native x86_64", "x86_64", "O2", ["-march=native"], None
    if options.llvm and seed % 5 == 2 and "x86_64" in targets:
        for level in sorted({"O0", "O1", "O2"} & set(options.levels.split(","))):
            yield f"{OPT} -O2 of the IR of -{level}", "x86_64", level, [], "opt"


def compare(result, options, expected, flags=()):
    """Builds the result's source with minic at each level for each target, runs it, and adds what differs to the result.
    expected: target -> the run that it must repeat."""
    flags = list(flags) + shlex.split(options.flags)
    source, base = result.source, os.path.splitext(result.source)[0]
    program = base + ".minic"

    def build(target, level, more, reader):
        """The failed run of minic or opt that ended it, or the last one. None: LLVM would do something else."""
        command = [options.minic, "-w", f"-{level}", f"--target={machine_of(target)}", *flags, *more]
        if not reader:
            return Run([*command, source, "-o", program])
        made = Run([*command, "-emit-llvm", source, "-o", base + ".again.ll"])
        if made.status:
            return made
        if reader == "opt":
            with open(base + ".again.ll") as text:
                if any(AFTER_WIDE.search(line) for line in text):
                    return None
        command = [*command, base + ".again.ll"] if reader == "minic" else [OPT, "-O2", base + ".again.ll"]
        return Run([*command, "-o", program])

    for where, target, level, more, reader in engines(result.seed, options, expected):
        if getattr(options, "where", None) and where != options.where:
            continue
        want = expected.get(target, next(iter(expected.values())))
        emulator = TARGETS[machine_of(target)][1]
        result.runs += 1
        if target in INTERPRETED:
            run = Run(
                [options.minic, "-w", f"-{level}", *flags, *more, *INTERPRETED[target], source], EMULATED * RUN_SECONDS
            )
        else:
            made = build(target, level, more, reader)
            if not made:
                result.runs -= 1
                continue
            if made.status:
                first = next((line for line in made.err.splitlines() if "error" in line), "")
                result.differences.append(f"{where}: the compiler ended with {made.words()}: {first[:200]}")
                continue
            if reader == "opt":
                emulator = [LLI, f"--extra-archive={os.path.dirname(options.minic)}/lib/minic/x86_64/libsysy.a"]
            run = Run(emulator + [program], RUN_SECONDS * (EMULATED if emulator else 1))
            os.remove(program)
        if run.late or run.status != want.status:
            result.differences.append(f"{where}: {run.words()}, expected {want.words()} {run.err[:200]}")
        elif run.out != want.out:
            result.differences.append(f"{where}: {first_difference(want.out, run.out)}")
    return result


def kind(result):
    """What a smaller program must keep: where it differs, and the message but for names and numbers."""
    if not result.differences:
        return None
    where, words = result.differences[0].split(": ", 1)
    if "internal error" in words:
        return where, re.sub(r"\d+", "", re.sub(r".* (at \S+:\d+).*", r"\1", words))
    return where, re.sub(r"[\d'].*", "", words)


def checked_test(path, where, words, options, flags):
    """A test without gcc: --run=check finds nothing undefined in the program, and prints something else than it does as
    `where` compiles it; if possible, in the interpreter. If possible, what -O0 makes of it prints the same as --run=check: else what
    is left may print an address. None: the difference is of another kind."""
    found = re.fullmatch(
        r"-(O\w)(| -verify-each| -march=native)(| --regalloc=spill-all) (x86_64|riscv64|spill-all|interpreter)", where
    )
    if not found or words.startswith(("ran out", "the compiler ended")):
        return None
    level, more, regalloc, target = found.groups()
    is_internal = words.startswith("at ")  # words: where minic's error is
    machine, name, folder = machine_of(target), shlex.quote(os.path.basename(path)), os.path.dirname(path)
    minic = shlex.join([options.minic, "-w", *flags])
    build = (
        f"{minic} -{level}{more if is_internal or 'march' in more else ''}{regalloc} --target={machine} {name} -o quick"
    )
    check = f"{minic} {shlex.join(INTERPRETED['check'])} {name} >checked.out 2>checked.err; checked=$?; [ $checked -ne 1 ] || ! [ -s checked.err ]"
    plain = (
        f"{minic} -O0 --target={machine} {name} -o plain && {{ {shlex.join([*TARGETS[machine][1], './plain'])} >plain.out 2>/dev/null; "
        "[ $? -eq $checked ] && cmp -s plain.out checked.out; }"
    )
    if is_internal:
        tests = [f"! {build} 2>quick.err && grep -qF {shlex.quote(words)} quick.err && {{ {check}; }}"]
    else:
        runs = (
            [(f"{build} 2>quick.err", shlex.join([*TARGETS[machine][1], "./quick"]))] if target != "interpreter" else []
        )
        if not regalloc:
            runs.insert(0, ("true", f"{minic} -{level} --target={machine} --run {name}"))
        tests = [
            f"{made} && {{ {run} >quick.out 2>/dev/null; status=$?; [ $status -ne {INTERNAL_ERROR} ] && {{ {check}; }} && "
            f"! {{ [ $status -eq $checked ] && cmp -s quick.out checked.out; }}{agrees}; }}"
            for agrees in (f" && {plain}", "")
            for made, run in runs
        ]
    for test in tests:
        run = Run(["sh", "-c", f"cd {shlex.quote(folder)} && {{ {test}; }}"], REDUCE_SECONDS)
        if not run.status and run.seconds < REDUCE_SECONDS:  # a program that never ends differs, too
            return test
    return None


def reduce(path, result, options, defined, flags, more):
    """Prints what minic-reduce makes of the program; the test is this generator with --differs."""
    where, words = kind(result)
    test = checked_test(path, where, words, options, [*flags, *shlex.split(options.flags)])
    if not test:
        test = [
            sys.executable,
            os.path.abspath(sys.argv[0]),
            "--minic",
            options.minic,
            "--levels",
            options.levels,
            "--targets",
            options.targets,
            f"--flags={options.flags}",
            "--seed",
            str(options.seed),
            "--where",
            where,
            "--words",
            words,
            "--defined",
            defined,
        ] + ["--llvm"] * options.llvm
        test = shlex.join([*test, "--differs", os.path.basename(path)])
    return smaller(path, test, options, [*flags, *more])


def smaller(path, test, options, more=()):
    """Prints what minic-reduce makes of the program by the test."""
    output = path + ".reduced" + os.path.splitext(path)[1]
    done = subprocess.run(
        [
            os.path.join(os.path.dirname(options.minic), "minic-reduce"),
            f"-j{options.jobs}",
            "-o",
            output,
            "--test",
            test,
            path,
            *(["--minutes", str(options.minutes)] if options.minutes else []),
            *more,
        ]
    )
    if done.returncode == 0:
        with open(output, encoding="latin-1") as file:
            sys.stdout.write(file.read())
    return done.returncode


def main(
    doc,
    name,
    program,
    flags=(),
    suffix=".c",
    expect=by_gcc,
    check=None,
    more=(),
    source_of=lambda path: path,
    how_to_reduce=(),
    **defaults,
):
    """The whole of a generator. program(seed) is a text that gives one output everywhere; if sizes or such depend on the
    target, `expect` says so: expect(path, options, folder) is target -> the run to be repeated. flags are for minic and gcc.
    check(result, options, folder) takes the place of the comparison. more: (name, default, help) of further options.
    source_of: the C text that says whether the behaviour of the program at a path is defined; None: expect says it.
    how_to_reduce: more options for minic-reduce."""
    parser = arguments(doc, **defaults)
    for option, default, what in more:
        parser.add_argument(option, default=default, help=what)
    parser.add_argument(
        "--reduce",
        nargs="?",
        const=True,
        metavar="FILE",
        help="print the program of --seed or FILE, made smaller while it still differs",
    )
    for option in ("--differs", "--words"):  # how minic-reduce asks whether a program still does
        parser.add_argument(option, help=argparse.SUPPRESS)
    parser.add_argument("--defined", default="any", choices=DEFINED, help=argparse.SUPPRESS)
    parser.add_argument("--where", help="only the comparison that is reported by this name")
    options = parser.parse_args()
    options.minic = os.path.abspath(options.minic)
    global RUN_SECONDS, REFERENCE_SECONDS, SIZE
    SIZE = options.size
    if options.differs:  # many cut programs never end
        RUN_SECONDS = REFERENCE_SECONDS = 1

    def differences(source, options, folder, seed=options.seed):
        path = os.path.join(folder, f"{name}-{seed}{suffix}")
        with open(path, "w", encoding="latin-1") as file:
            file.write(source)
        result = Result(seed, path)
        if check:
            check(result, options, folder)
            return result
        return compare(result, options, expect(path, options, folder), flags)

    def defined(path, how, folder):
        return not source_of(path) or is_defined(source_of(path), how, folder, flags)

    if options.print:
        sys.stdout.write(program(options.seed))
        return 0
    if options.reduce or options.differs:
        given = options.differs or options.reduce
        source = program(options.seed) if given is True else open(given, encoding="latin-1").read()
        with tempfile.TemporaryDirectory() as folder:
            try:
                result = differences(source, options, folder)
            except Skipped as reason:
                sys.exit(f"it cannot be compared: {reason}")
            if options.differs:
                return kind(result) != (options.where, options.words) or not defined(
                    result.source, options.defined, folder
                )
            if not result.differences:
                sys.exit("the program does not differ")
            how = next((how for how in DEFINED if defined(result.source, how, folder)), None)
            if not how:
                sys.exit("gcc's programs do not agree on it")
            return reduce(result.source, result, options, how, flags, how_to_reduce)
    return drive(options, lambda seed, options, folder: differences(program(seed), options, folder, seed))


def drive(options, check, tries=None):
    """Checks program after program (of at most so many seeds), prints each difference with the command that repeats it, then the counts.
    Returns the exit status."""
    options.minic = os.path.abspath(options.minic)
    end = time.monotonic() + 60 * options.minutes if options.minutes else None
    programs = runs = differences = skipped = 0
    stop = []
    signal.signal(signal.SIGTERM, lambda *_: stop.append(True))
    repeat = [
        os.path.relpath(sys.argv[0]),
        "--minic",
        os.path.relpath(options.minic),
        "--levels",
        options.levels,
        "--targets",
        options.targets,
        "--count",
        "1",
    ]
    for name in ("flags", "options", "through"):
        if getattr(options, name, ""):
            repeat.append(f"--{name}={getattr(options, name)}")
    repeat += ["--llvm"] * options.llvm + ["--size", str(options.size)] * (options.size > 1)
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:

        def one(seed):
            if stop or (end and programs and time.monotonic() > end):
                return seed, "not made"
            folder = os.path.join(scratch, str(seed))
            os.mkdir(folder)
            try:
                result = check(seed, options, folder)
            except Skipped as reason:
                LEFT_OUT[str(reason)] += 1
                result = None
            if stop:  # the signal may have ended the compiler or the program too
                result = "not made"
            elif result and result.differences and options.keep:
                os.makedirs(options.keep, exist_ok=True)
                for file in result.files:
                    shutil.copy(file, options.keep)
            shutil.rmtree(folder)
            return seed, result

        seed, last = (
            options.seed,
            options.seed + (tries or 10 * options.count),
        )  # of many seeds no program comes that can be compared
        while programs < options.count and seed < last:
            several = min(4 * options.jobs, options.count - programs, last - seed)
            for made, result in pool.map(one, range(seed, seed + several)):
                if not result or result == "not made":
                    skipped += not result
                    continue
                programs, runs, differences = programs + 1, runs + result.runs, differences + bool(result.differences)
                for difference in result.differences:
                    print(f"seed {made} {difference}")
                if result.differences:
                    print("to repeat:", shlex.join(repeat + ["--seed", str(made)]), flush=True)
            seed += several
            if stop or (end and time.monotonic() > end):
                break
    for reason, count in sorted(LEFT_OUT.items()):
        print(f"{count} left out: {reason}")
    print(f"{programs} programs, {runs} runs, {differences} differences, {skipped} skipped")
    return 1 if differences else 0
