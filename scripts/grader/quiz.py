"""The lines that the page of a class's quiz exports (`minic --explain-quiz`; docs/explain.md), marked by the line of the
teacher's page (`minic --explain-quiz-key`). What a question asks, and what is right, is the page's alone."""

import json
import os
import re
import sys
import unicodedata
import zlib

from .suite import fail_usage
from .table import write_rows
from .trees import files_below, read_text, shown_name

BEGIN = "minic-quiz "
TEXT = r'"(?:[^"\\]|\\.)*"'
ITEM = rf"(?:[\w.$][\w.$-]*|{TEXT})"
ANSWER = rf"(\d+)=(-|{ITEM}(?:,{ITEM})*)"
LINE = re.compile(rf"minic-quiz 1 ([0-9a-f]+) (name|key)=({TEXT})((?: {ANSWER})*)", re.A)


class Wrong(Exception):
    """Why a line is not taken."""


def shown(text):
    """A text of a student, without what a terminal would obey."""
    return "".join(" " if letter.isspace() else letter if letter.isprintable() else "?" for letter in json.loads(text))


def answer_of(text):
    """The options of an answer: a sorted list."""
    return sorted(
        {shown(item) if item[0] == '"' else item for item in re.findall(ITEM, text, re.A)} if text != "-" else []
    )


def said(answer):
    return "no answer" if answer is None else ", ".join(answer) or "none"


def read_line(line):
    """(identity of the quiz, "name" or "key", the name, the answers by their numbers)."""
    body, mark, check = line.rpartition(" check=")
    if not mark or check != f"{zlib.crc32(body.encode('utf-8', 'surrogatepass')):08x}":
        raise Wrong("the line is not whole, or was changed after the page had made it")
    found = LINE.fullmatch(body)
    try:
        identity, kind, name, answers = found.group(1, 2, 3, 4)
        fields = [(int(number), answer_of(text)) for number, text in re.findall(ANSWER, answers, re.A)]
        name = shown(name).strip()
    except (AttributeError, ValueError):
        raise Wrong("it is no line of a quiz of this version of minic") from None
    if len(dict(fields)) != len(fields):
        raise Wrong("it answers a question twice")
    return identity, kind, name, dict(fields)


def files_of(path):
    """The file, or all files in the folder."""
    if not os.path.isdir(path):
        return [path]
    return sorted(file for file, _ in files_below(path))


def lines_of(path):
    """(place, line) of each line of a quiz in the file."""
    try:
        lines = read_text(path).split("\n")
    except OSError as problem:
        raise Wrong(f"{shown_name(path)}: {problem.strerror}") from None
    found = [
        (f"{shown_name(path)}:{at}", line.strip("\r \t"))
        for at, line in enumerate(lines, 1)
        if line.lstrip().startswith(BEGIN)
    ]
    if not found:
        raise Wrong(f"{shown_name(path)}: there is no line of a quiz in it")
    return found


def read_key(path):
    """(identity, right answers by their numbers) of the teacher's line; None: the file has none, and is a task."""
    try:
        with open(path, encoding="utf-8-sig", errors="replace") as f:
            line = f.readline().strip()
    except OSError as problem:
        fail_usage(f"{path}: {problem.strerror}")
    if not line.startswith(BEGIN):
        return None
    try:
        identity, kind, _, right = read_line(line)
    except Wrong as problem:
        fail_usage(f"{path}: {problem}")
    if kind != "key":
        fail_usage(f"{path}: it is a student's line; --explain-quiz-key makes the page with the right answers")
    return identity, right


def collect(key, paths):
    """(marks, problems): of each line that is taken {name, place, right, answers}, and what is wrong with others."""
    identity, right = key
    marks, problems, first = [], [], {}
    for path in (file for given in paths for file in files_of(given)):
        try:
            found = lines_of(path)
        except Wrong as problem:
            problems.append(str(problem))
            continue
        for place, line in found:
            try:
                of, kind, name, answers = read_line(line)
                if kind != "name" or not name:
                    raise Wrong("it is the key, and no student's line" if kind == "key" else "it has no name")
                if of != identity or not set(answers) <= set(right):
                    raise Wrong(f"{name} has answered another quiz, or another minic has made the page")
            except Wrong as problem:
                problems.append(f"{place}: {problem}")
                continue
            earlier = first.setdefault(unicodedata.normalize("NFKC", name).casefold(), (place, answers))
            if earlier[0] != place:
                if earlier[1] == answers:
                    continue
                problems.append(
                    f"{place}: {name} has handed in other answers before, at {earlier[0]}; both are in the table"
                )
            marks.append(
                {
                    "name": name,
                    "place": place,
                    "right": sum(answers.get(number) == answer for number, answer in right.items()),
                    "answers": answers,
                }
            )
    return marks, problems


def mark(key, paths, output):
    """Prints the marks and what was wrong, and writes them to the file, if there is one: a table, or all as .json."""
    right = key[1]
    marks, problems = collect(key, paths)
    for one in marks:
        wrong = [
            f"{number}: {said(one['answers'].get(number))} (right: {said(answer)})"
            for number, answer in right.items()
            if one["answers"].get(number) != answer
        ]
        print(f"{one['name']:30} {one['right']}/{len(right)}", *wrong, sep="  ")
    for problem in problems:
        print(problem, file=sys.stderr)
    if output:
        with open(output, "w", encoding="utf-8", newline="") as f:
            if output.endswith(".json"):
                json.dump(
                    {"quiz": key[0], "right": right, "marks": marks, "problems": problems},
                    f,
                    ensure_ascii=False,
                    indent=1,
                )
            else:
                rows = [
                    [
                        one["name"],
                        one["place"],
                        one["right"],
                        len(right),
                        *(said(one["answers"].get(number)) for number in right),
                    ]
                    for one in marks
                ]
                write_rows(
                    f,
                    [
                        ["name", "place", "right", "questions", *right],
                        ["", "", len(right), len(right), *map(said, right.values())],
                        *rows,
                    ],
                )
    return int(bool(problems))
