"""Comparison of what a program printed with what it should."""

import json
import os


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


def show_difference(expected, actual, has_status):
    """The first line that differs, with context."""
    want, got = expected.split(b"\n"), actual.split(b"\n")
    if want[-1:] == [b""]:
        want.pop()
    if got[-1:] == [b""]:
        got.pop()
    at = next((i for i in range(max(len(want), len(got))) if want[i:i + 1] != got[i:i + 1]), None)
    if at is None:
        return []

    def line(lines, i):
        if i >= len(lines):
            return "(end of output)"
        text = lines[i].decode("utf-8", "backslashreplace")
        mark = "   (the exit status)" if has_status and i == len(lines) - 1 else ""
        # Of a long line only the surroundings of the difference are of interest.
        if len(text) > 160:
            other = (got if lines is want else want)
            twin = other[i].decode("utf-8", "backslashreplace") if i < len(other) else ""
            first = next((k for k in range(min(len(text), len(twin))) if text[k] != twin[k]), min(len(text), len(twin)))
            begin = max(0, first - 60)
            text = ("..." if begin else "") + text[begin:begin + 140] + f"...   (column {first + 1})"
        return text + mark

    report = [f"first difference in line {at + 1}:"]
    report += [f"    {line(want, i)}" for i in range(max(0, at - 3), at)]
    report += [f"  - {line(want, at)}", f"  + {line(got, at)}"]
    report.append("  (- expected, + printed)")
    return report


def place_of_difference(expected, actual):
    """In words: line and column of the first difference, and what is there."""
    want, got = expected.split(b"\n"), actual.split(b"\n")
    at = next((i for i in range(max(len(want), len(got))) if want[i:i + 1] != got[i:i + 1]), 0)

    def words(lines):
        if at >= len(lines) or (at == len(lines) - 1 and not lines[at]):
            return "the end"
        begin = max(0, column - 20)
        text = lines[at][begin:column + 40].decode("utf-8", "backslashreplace")
        return ("..." if begin else "") + json.dumps(text, ensure_ascii=False)

    pair = [lines[at] if at < len(lines) else b"" for lines in (want, got)]
    column = len(os.path.commonprefix(pair))
    return f"line {at + 1}, column {column + 1}: expected {words(want)}, printed {words(got)}"
