"""Comparison of what a program printed with what it should."""

import json
import os
import re

from .sentences import say


def normalise(data):
    """Text for comparison: LF line ends, exactly one at the end (none when empty)."""
    text = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").rstrip(b"\n \t")
    return text + b"\n" if text else b""


def with_status(data, status, has_status):
    """The output in the form of an .out file, with the exit status as its last line if that file has one."""
    if has_status:
        if data and not data.endswith(b"\n"):
            data += b"\n"
        data += str(status & 255).encode() + b"\n"
    return normalise(data)


class Comparison:
    """Which differences count. The default is that all do but the form of line ends."""

    def __init__(self, options):
        self.ignore_space, self.tolerance = options.ignore_space, options.float_tolerance

    def equal(self, want, got):
        """Whether two lines count as equal."""
        if want == got:
            return True
        if self.ignore_space:
            want, got = (re.sub(rb"[ \t]+", b" ", line.rstrip(b" \t")) for line in (want, got))
        if self.tolerance is None:
            return want == got
        wanted, printed = (re.split(rb"([ \t]+)", line) for line in (want, got))
        return len(wanted) == len(printed) and all(map(self.close, wanted, printed))

    def close(self, want, got):
        if want == got:
            return True
        a, b = number(want), number(got)
        return a is not None and b is not None and (a == b or abs(a - b) <= self.tolerance * max(1, abs(a), abs(b)))

    def adapted(self, expected, actual):
        """The actual output, in which lines that count as equal are as expected."""
        if not self.ignore_space and self.tolerance is None:
            return actual
        want, got = expected.split(b"\n"), actual.split(b"\n")
        return b"\n".join([w if self.equal(w, g) else g for w, g in zip(want, got)] + got[len(want) :])


def number(word):
    """A number in decimal, or in hexadecimal as %a prints it, or None."""
    text = word.decode("latin-1")
    try:
        return float(text)
    except ValueError:
        try:
            return float.fromhex(text) if re.match(r"[+-]?0[xX]", text) else None
        except (ValueError, OverflowError):
            return None


def add_options(parser):
    parser.add_argument("--ignore-space", action="store_true", help="blanks count as one, at line ends as none")
    parser.add_argument(
        "--float-tolerance",
        type=float,
        metavar="X",
        help="numbers may differ by X, or by X times the larger one (default: not at all)",
    )
    parser.add_argument(
        "--exit-status",
        choices=("last-line", "zero", "any"),
        default="last-line",
        help="last-line (default): it is the last line of NAME.out. zero: NAME.out has only the output, and the "
        "status must be 0. any: it has only the output, and the status may be any",
    )


def use_exit_status(option, programs):
    """What --exit-status says of the .out files. any: a status is never looked at."""
    for program in programs:
        if option != "last-line" and program.expected and program.expected.endswith(".out"):
            program.has_status = False
        program.any_status = option == "any"


def show_difference(expected, actual, has_status):
    """The first line that differs, with context: texts and sentences."""
    want, got = expected.split(b"\n"), actual.split(b"\n")
    if want[-1:] == [b""]:
        want.pop()
    if got[-1:] == [b""]:
        got.pop()
    at = next((i for i in range(max(len(want), len(got))) if want[i : i + 1] != got[i : i + 1]), None)
    if at is None:
        return []

    def line(sign, lines, i):
        if i >= len(lines):
            return say("no more", sign=sign)
        text = lines[i].decode("utf-8", "backslashreplace")
        shown = sign + text
        # Of a long line only the surroundings of the difference are of interest.
        if len(text) > 160:
            other = got if lines is want else want
            twin = other[i].decode("utf-8", "backslashreplace") if i < len(other) else ""
            first = next((k for k in range(min(len(text), len(twin))) if text[k] != twin[k]), min(len(text), len(twin)))
            begin = max(0, first - 60)
            shown = say("cut", line=sign + ("..." if begin else "") + text[begin : begin + 140], column=first + 1)
        return say("status", line=shown) if has_status and i == len(lines) - 1 else shown

    report = [say("first difference", line=at + 1)]
    report += [line("    ", want, i) for i in range(max(0, at - 3), at)]
    report += [line("  - ", want, at), line("  + ", got, at)]
    return [*report, say("signs")]


def first_difference(expected, actual):
    """Line and column of the first difference, counted from 1; the column is one of bytes."""
    want, got = expected.split(b"\n"), actual.split(b"\n")
    at = next((i for i in range(max(len(want), len(got))) if want[i : i + 1] != got[i : i + 1]), 0)
    return at + 1, 1 + len(os.path.commonprefix([lines[at] if at < len(lines) else b"" for lines in (want, got)]))


def place_of_difference(expected, actual):
    """A sentence with line and column of the first difference, and what is there."""
    want, got = expected.split(b"\n"), actual.split(b"\n")
    line, column = first_difference(expected, actual)
    at = line - 1

    def there(lines):
        if at >= len(lines) or (at == len(lines) - 1 and not lines[at]):
            return say("the end")
        begin = max(0, column - 21)
        text = lines[at][begin : column + 39].decode("utf-8", "backslashreplace")
        return ("..." if begin else "") + json.dumps(text, ensure_ascii=False)

    return say("difference", line=line, column=column, expected=there(want), printed=there(got))
