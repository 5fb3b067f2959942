"""From what was seen in a box to a verdict with its reason."""

import re
import signal

from .compare import first_difference, normalise, place_of_difference, show_difference, with_status
from .isolation import MEGABYTE

SIGNALS = {"SIGSEGV": "it used memory that is not its own", "SIGFPE": "a division by zero or an overflow of one",
           "SIGABRT": "it gave up by abort()", "SIGILL": "an instruction that does not exist",
           "SIGBUS": "a wrong address", "SIGKILL": "it was killed", "SIGTRAP": "a trap instruction"}


class Verdict:
    """kind: one of a few words. reason: a sentence. details: lines that help to find the fault. place: line and column of
    the expected output that a wrong answer does not have."""

    def __init__(self, kind, reason="", details=(), place=None):
        self.kind, self.reason, self.details, self.place = kind, reason, list(details), place


def lines_of(data, title, first=8, last=4):
    """The first and last lines of an output, each cut to a readable length."""
    lines = data.decode("utf-8", "backslashreplace").splitlines()
    if not lines:
        return []
    shown = [line if len(line) <= 200 else line[:200] + "..." for line in lines]
    if len(shown) > first + last + 1:
        shown[first:-last] = [f"... {len(lines) - first - last} more lines"]
    return [title] + ["  | " + line for line in shown]


def printed(seen):
    return (lines_of(seen["stdout"], "printed until then:") or ["It had printed nothing."]) + \
        lines_of(seen["stderr"], "printed to standard error:")


def number(value):
    return f"{value:g}"


def stopped(subject, seen, seconds, limits):
    """The verdict on a command that met a limit."""
    sentence = {
        "time": ("time limit", f"{subject} used more than {number(seconds)} s of processor time"),
        "waits": ("time limit", f"{subject} waited without computing; it was ended after {number(max(1, seconds))} s"),
        "memory": ("memory limit", f"{subject} used more than {limits.memory // MEGABYTE} MB of memory"),
        "output": ("output limit", f"{subject} wrote a file or an output of more than {number(limits.files / MEGABYTE)} MB"),
        "folder": ("output limit", f"{subject} filled its folder of {limits.folder // MEGABYTE} MB"),
        "disk": ("output limit", f"{subject} had more than {number((limits.disk or 0) / MEGABYTE)} MB on the disk, or too many files, while it ran"),
        "processes": ("process limit", f"{subject} had {limits.processes} processes at once"),
    }[seen["stopped"]]
    # What so many processes printed until they were ended is a matter of chance.
    return Verdict(*sentence, printed(seen) if seen["stopped"] != "processes" else ())


def ended(status):
    """How a command ended, in words."""
    if status >= 0:
        return f"ended with status {status}"
    try:
        name = signal.Signals(-status).name
    except ValueError:
        return f"was ended by signal {-status}"
    return f"was ended by {name}" + (f": {SIGNALS[name]}" if name in SIGNALS else "")


def telling_line(data):
    """The line of an error output that says most: the first that has the word error, of a Python traceback the last."""
    lines = [line.strip()[:300] for line in data.decode("utf-8", "backslashreplace").splitlines() if line.strip()]
    if any(line.startswith("Traceback (most recent call last)") for line in lines):
        return lines[-1]
    return next((line for line in lines if re.search(r"(?i)\berror\b", line)), lines[0] if lines else "")


def named_lines(data):
    """The lines of the program that messages name: as in `f.c:3:5: error`, `line 3`, `第 3 行`, or `3 b` of a lab."""
    lines = data.decode("utf-8", "backslashreplace").splitlines()
    errors = [line for line in lines if re.search(r"(?i)error|错误", line)]
    numbers = (re.search(r"(?i)(?:^\s*|[:(\[]\s*|\bline\s*:?\s*|第\s*)(\d+)(?![\w.])", line) for line in errors or lines)
    return [int(found[1]) for found in numbers if found]


def error_verdict(seen, program, seconds, limits):
    """On a program with an error. The first line that the compiler names must be one that has an error."""
    if seen["stopped"]:
        return stopped("the compiler", seen, seconds, limits)
    details = lines_of(seen["stdout"], "the compiler printed:") + lines_of(seen["stderr"], "to standard error:")
    line, text = next(iter(program.errors.items()))
    place = f"line {line}" + (f" ({text})" if text else "")
    if seen["status"] < 0:
        return Verdict("compile error", f"the compiler {ended(seen['status'])}", details)
    if seen["status"] == 0:
        return Verdict("error not found", f"the compiler ended with status 0; the program has an error in {place}", details)
    named = named_lines(seen["stderr"]) or named_lines(seen["stdout"])
    if not named:
        return Verdict("error not found", f"the compiler names no line; the program has an error in {place}", details)
    if named[0] not in program.errors:
        return Verdict("error not found", f"the first line that the compiler names is {named[0]}; the program has an error in {place}", details)
    return Verdict("accepted")


def compiler_verdict(seen, seconds, limits):
    """None if the compiler wrote what it should."""
    if seen["stopped"]:
        return stopped("the compiler", seen, seconds, limits)
    details = lines_of(seen["stdout"], "the compiler printed:") + lines_of(seen["stderr"], "to standard error:")
    if seen["status"]:
        line = telling_line(seen["stderr"])
        return Verdict("compile error", f"the compiler {ended(seen['status'])}" + (f": {line}" if line else ""), details)
    if seen["made"] is None:
        return Verdict("no output written", "the compiler ended with status 0 and wrote no file", details)
    if seen["made"] == 0:
        return Verdict("no output written", "the compiler ended with status 0 and wrote an empty file", details)
    return None


def linker_verdict(seen, assembly, seconds, limits):
    if seen["stopped"]:
        return stopped("the assembler or linker", seen, seconds, limits)
    if seen["status"] == 0:
        return None
    text = seen["stderr"].decode("utf-8", "backslashreplace")
    details = lines_of(seen["stderr"], "the assembler and linker printed:")
    found = re.search(r":(\d+): (?:Error|Fatal error): (.*)", text)
    if found:
        lines = assembly.decode("utf-8", "backslashreplace").splitlines()
        at = int(found[1])
        if 0 < at <= len(lines):
            details = ["the assembly there:"] + [f"  {'>' if i == at else ' '}{i:6} {lines[i - 1][:200]}"
                                                 for i in range(max(1, at - 2), min(len(lines), at + 2) + 1)] + details
        return Verdict("assembler error", f"line {at} of the assembly: {found[2]}", details)
    found = re.search(r"undefined reference to [`'](.*?)'", text)
    if found:
        return Verdict("linker error", f"there is no function or variable {found[1]}", details)
    found = re.search(r"multiple definition of .*", text)
    return Verdict("linker error", found[0] if found else telling_line(seen["stderr"]), details)


def program_verdict(seen, program, comparison, seconds, limits):
    if seen["stopped"]:
        return stopped("the program", seen, seconds, limits)
    if re.match(rb"lli\S*: (lli\S*: )?\S*:\d+:\d+: error: |[^\0]*^Bad module: 0x", seen["stderr"], re.M):
        return Verdict("assembler error", f"lli does not accept the LLVM IR: {telling_line(seen['stderr'])}",
                       lines_of(seen["stderr"], "lli printed:"))
    if seen["status"] < 0 or (not program.has_status and not program.any_status and seen["status"]):
        return Verdict("runtime error", f"the program {ended(seen['status'])}", printed(seen))
    wanted = normalise(program.expectation())
    actual = comparison.adapted(wanted, normalise(with_status(seen["stdout"], seen["status"], program.has_status)))
    if actual == wanted:
        return Verdict("accepted")
    return Verdict("wrong answer", place_of_difference(wanted, actual),
                   show_difference(wanted, actual, program.has_status) + lines_of(seen["stderr"], "to standard error:"),
                   first_difference(wanted, actual))
