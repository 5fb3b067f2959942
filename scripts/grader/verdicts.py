"""From what was seen in a box to a verdict with its reason."""

import re
import signal

from .compare import first_difference, normalise, place_of_difference, show_difference, with_status
from .isolation import MEGABYTE
from .sentences import SENTENCES, colon, say


class Verdict:
    """kind: one of a few words. reason: a sentence (sentences.py). details: lines that help to find the fault, texts or
    sentences. place: line and column of the expected output that a wrong answer does not have."""

    def __init__(self, kind, reason="", details=(), place=None):
        self.kind, self.reason, self.details, self.place = kind, reason, list(details), place


def lines_of(data, title, first=8, last=4):
    """The first and last lines of an output, each cut to a readable length, after the sentence with the name `title`."""
    lines = data.decode("utf-8", "backslashreplace").splitlines()
    if not lines:
        return []
    shown = [line if len(line) <= 200 else line[:200] + "..." for line in lines]
    if len(shown) > first + last + 1:
        shown[first:-last] = [None]
    return [say(title)] + [
        say("more lines", count=len(lines) - first - last) if line is None else "  | " + line for line in shown
    ]


def printed(seen):
    return (lines_of(seen["stdout"], "until then") or [say("nothing until then")]) + lines_of(
        seen["stderr"], "to standard error until then"
    )


def number(value):
    return f"{value:g}"


def stopped(subject, seen, seconds, limits):
    """The verdict on a command that met a limit. subject: the name of the sentence for it."""
    who = say(subject)
    sentence = {
        "time": ("time limit", say("limit.time", who=who, seconds=number(seconds))),
        "waits": ("time limit", say("limit.waits", who=who, seconds=number(max(1, seconds)))),
        "memory": ("memory limit", say("limit.memory", who=who, size=limits.memory // MEGABYTE)),
        "output": ("output limit", say("limit.output", who=who, size=number(limits.files / MEGABYTE))),
        "folder": ("output limit", say("limit.folder", who=who, size=limits.folder // MEGABYTE)),
        "disk": ("output limit", say("limit.disk", who=who, size=number((limits.disk or 0) / MEGABYTE))),
        "processes": ("process limit", say("limit.processes", who=who, count=limits.processes)),
    }[seen["stopped"]]
    # What so many processes printed until they were ended is a matter of chance.
    return Verdict(*sentence, printed(seen) if seen["stopped"] != "processes" else ())


def ended(status, subject=None):
    """How a command ended; a whole sentence if the subject is named."""
    if subject:
        return say("does", who=say(subject), does=ended(status))
    if status >= 0:
        return say("ended.status", status=status)
    try:
        name = signal.Signals(-status).name
    except ValueError:
        return say("ended.signal", signal=say("signal", number=-status))
    return say("ended.signal", signal=say(name) if name in SENTENCES else name)


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
    numbers = (
        re.search(r"(?i)(?:^\s*|[:(\[]\s*|\bline\s*:?\s*|第\s*)(\d+)(?![\w.])", line) for line in errors or lines
    )
    return [int(found[1]) for found in numbers if found]


def error_verdict(seen, program, seconds, limits):
    """On a program with an error. The first line that the compiler names must be one that has an error."""
    if seen["stopped"]:
        return stopped("the compiler", seen, seconds, limits)
    details = lines_of(seen["stdout"], "by the compiler") + lines_of(seen["stderr"], "to standard error")
    line, text = next(iter(program.errors.items()))
    place = say("place.text", line=line, text=text) if text else say("place", line=line)
    if seen["status"] < 0:
        return Verdict("compile error", ended(seen["status"], "the compiler"), details)
    if seen["status"] == 0:
        return Verdict("error not found", say("error.missed", place=place), details)
    named = named_lines(seen["stderr"]) or named_lines(seen["stdout"])
    if not named:
        return Verdict("error not found", say("error.no line", place=place), details)
    if named[0] not in program.errors:
        return Verdict("error not found", say("error.other line", line=named[0], place=place), details)
    return Verdict("accepted")


def compiler_verdict(seen, seconds, limits):
    """None if the compiler wrote what it should."""
    if seen["stopped"]:
        return stopped("the compiler", seen, seconds, limits)
    details = lines_of(seen["stdout"], "by the compiler") + lines_of(seen["stderr"], "to standard error")
    if seen["status"]:
        line = telling_line(seen["stderr"])
        reason = ended(seen["status"], "the compiler")
        return Verdict("compile error", colon(reason, line) if line else reason, details)
    if seen["made"] is None:
        return Verdict("no output written", say("wrote.none"), details)
    if seen["made"] == 0:
        return Verdict("no output written", say("wrote.empty"), details)
    return None


def linker_verdict(seen, assembly, seconds, limits):
    if seen["stopped"]:
        return stopped("the assembler or linker", seen, seconds, limits)
    if seen["status"] == 0:
        return None
    text = seen["stderr"].decode("utf-8", "backslashreplace")
    details = lines_of(seen["stderr"], "by the linker")
    found = re.search(r":(\d+): (?:Error|Fatal error): (.*)", text)
    if found:
        lines = assembly.decode("utf-8", "backslashreplace").splitlines()
        at = int(found[1])
        if 0 < at <= len(lines):
            details = (
                [say("assembly there")]
                + [
                    f"  {'>' if i == at else ' '}{i:6} {lines[i - 1][:200]}"
                    for i in range(max(1, at - 2), min(len(lines), at + 2) + 1)
                ]
                + details
            )
        return Verdict("assembler error", say("assembly", line=at, text=found[2]), details)
    found = re.search(r"undefined reference to [`'](.*?)'", text)
    if found:
        return Verdict("linker error", say("no such name", name=found[1]), details)
    found = re.search(r"multiple definition of (.*)", text)
    return Verdict("linker error", say("multiple", text=found[1]) if found else telling_line(seen["stderr"]), details)


def program_verdict(seen, program, comparison, seconds, limits):
    if seen["stopped"]:
        return stopped("the program", seen, seconds, limits)
    if re.match(rb"lli\S*: (lli\S*: )?\S*:\d+:\d+: error: |[^\0]*^Bad module: 0x", seen["stderr"], re.M):
        return Verdict(
            "assembler error", say("lli", text=telling_line(seen["stderr"])), lines_of(seen["stderr"], "by lli")
        )
    if seen["status"] < 0 or (not program.has_status and not program.any_status and seen["status"]):
        return Verdict("runtime error", ended(seen["status"], "the program"), printed(seen))
    wanted = normalise(program.expectation())
    actual = comparison.adapted(wanted, normalise(with_status(seen["stdout"], seen["status"], program.has_status)))
    if actual == wanted:
        return Verdict("accepted")
    return Verdict(
        "wrong answer",
        place_of_difference(wanted, actual),
        show_difference(wanted, actual, program.has_status) + lines_of(seen["stderr"], "to standard error"),
        first_difference(wanted, actual),
    )
