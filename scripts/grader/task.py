"""`minic-test task`: a page for students of a task, from the playground; `minic-test answers` judges what they hand in.

title = "Sum of squares"            or title = ["Sum of squares", "平方和"], English and Chinese, like all texts below
text = "A blank line begins a paragraph."
file = "main.c"                     or main.sy, main.ll
options = "-O2"                     what the page begins with
program = '''...'''                 what the student begins with

[files]                             more files that commands may read
"before.ll" = '''...'''

[[check]]
name = "adds 1 to 3"
words = "-O1 --run"                 the command: minic main.c WORDS (default: --run); without main.c in front if WORDS has it
input = "3\\n"
output = "14\\n"                     what it must print
status = 0                          its exit status (default 0; "any": not looked at)
finds = "loop vectorized"           regular expression that must be found in what it prints, messages too
lacks = "undefined behaviour"       one that must not
hint = "..."                        shown when the student asks for it after the check has failed
hidden = true                       what it gives and expects is not shown
"""

import argparse
import base64
import gzip
import json
import os
import re
import tomllib

from .suite import fail_usage

DESCRIPTION = __doc__.replace("\n\n    title", "\n\nThe file of a task:\n\n    title", 1)
KEYS = {"title", "text", "file", "options", "program", "files", "check"}
CHECK = {"name", "words", "input", "output", "status", "finds", "lacks", "hint", "hidden"}
FILES = ("main.c", "main.sy", "main.ll")
PLACE = "<!--assets-->"


def is_text(value):
    return isinstance(value, str) or (
        isinstance(value, list) and len(value) == 2 and all(isinstance(one, str) for one in value)
    )


def read_task(path):
    """The task as a dict with all keys; a wrong one is the teacher's error."""
    try:
        with open(path, "rb") as f:
            task = tomllib.load(f)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        fail_usage(f"{path}: {problem}")

    def need(holds, what):
        if not holds:
            fail_usage(f"{path}: {what}")

    checks = task.get("check", [])
    for table, known, place in [
        (task, KEYS, ""),
        *((check, CHECK, f"check {at}: ") for at, check in enumerate(checks, 1)),
    ]:
        for key in table:
            need(key in known, f"{place}there is no {key}; there is {', '.join(sorted(known))}")
    for key in ("title", "text"):
        need(is_text(task.get(key)), f"{key} must be a text, or two: English and Chinese")
    need(task.setdefault("file", "main.c") in FILES, f"file must be one of {', '.join(FILES)}")
    for key in ("options", "program"):
        need(isinstance(task.setdefault(key, ""), str), f"{key} must be a text")
    files = task.setdefault("files", {})
    need(
        isinstance(files, dict)
        and all(
            re.fullmatch(r"[\w.-]+", name) and name[0] != "." and isinstance(text, str) for name, text in files.items()
        ),
        "files must be texts by their names, without folders",
    )
    need(checks, "there is no check")
    for at, check in enumerate(checks, 1):
        need(is_text(check.get("name")), f"check {at}: name must be a text, or two: English and Chinese")
        need(is_text(check.get("hint", "")), f"check {at}: hint must be a text, or two: English and Chinese")
        for key in ("words", "input", "output", "finds", "lacks"):
            need(isinstance(check.get(key, ""), str), f"check {at}: {key} must be a text")
        status = check.setdefault("status", 0)
        need(status == "any" or type(status) is int, f'check {at}: status must be a number or "any"')
        check.setdefault("words", "--run")
        for key in ("finds", "lacks"):
            try:
                re.compile(check.get(key, ""))
            except re.error as problem:
                fail_usage(f"{path}: check {at}: {key}: {problem}")
    return task


def find_playground(named):
    """dist/playground.html of the sources, or what is installed beside the grader."""
    here = os.path.dirname(os.path.realpath(__file__))
    places = (
        [named]
        if named
        else [os.path.join(here, "..", "..", "dist", "playground.html"), os.path.join(here, "..", "playground.html")]
    )
    for place in places:
        if os.path.isfile(place):
            return place
    fail_usage(f"there is no {places[0]}: `scripts/playground --build` makes it")


def main(_, arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test task", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", metavar="TASK.toml")
    parser.add_argument("-o", "--output", metavar="FILE.html", help="default: TASK.html")
    parser.add_argument("--playground", metavar="FILE", help="default: dist/playground.html")
    options = parser.parse_args(arguments)
    task = read_task(options.task)
    with open(find_playground(options.playground), encoding="utf-8") as f:
        page = f.read()
    if PLACE not in page:
        fail_usage("the playground is of another version: it has no place for a task")
    packed = base64.b64encode(gzip.compress(json.dumps(task, ensure_ascii=False).encode(), mtime=0)).decode()
    page = page.replace(PLACE, f'<script type="text/plain" id="asset-task.json">{packed}</script>{PLACE}', 1)
    output = options.output or os.path.splitext(options.task)[0] + ".html"
    with open(output, "w", encoding="utf-8") as f:
        f.write(page)
    print(f"made {output}")
    return 0
