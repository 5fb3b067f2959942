"""`minic-test answers`: judges what students handed in of a task (task.py), or of a quiz (quiz.py). Of a task only their
programs are taken from the files; each check runs again, in a box."""

import argparse
import json
import os
import re
import sys
import tempfile

from . import quiz
from .compilers import find_minic, find_runtime
from .isolation import Box, BoxError, Limits, Means
from .secret_places import secrets_of
from .suite import fail_usage
from .table import write_rows
from .task import read_task
from .trees import read_text, shown_name

DESCRIPTION = """Judges what students have handed in.

    minic-test answers lab3.toml handed-in/*.json -o marks.csv      the files of a task
    minic-test answers fib.key handed-in/ -o marks.csv              the lines of a quiz, in files of text

Each check of a task runs again; what the page said of it is not believed. The lines of a quiz are marked by the line that
the page of minic --explain-quiz-key saves.

Exit status: 0 every file could be judged, 1 not, 2 wrong usage.
"""


def holds(check, seen):
    """Whether what a command gave is what the check asks for."""
    if seen["stopped"]:
        return False
    stdout, stderr = (seen[name].decode("utf-8", "replace") for name in ("stdout", "stderr"))
    return (
        (check["status"] == "any" or seen["status"] == check["status"])
        and ("output" not in check or stdout.rstrip("\n") == check["output"].rstrip("\n"))
        and ("finds" not in check or re.search(check["finds"], stdout + stderr, re.M) is not None)
        and ("lacks" not in check or re.search(check["lacks"], stdout + stderr, re.M) is None)
    )


def judge(task, program, minic, box, seconds):
    """Of each check whether it holds. The program is run in a copy of a folder with nothing but it and the task's files."""
    with tempfile.TemporaryDirectory() as tree:
        os.chmod(tree, 0o755)
        for name, text in {**task["files"], task["file"]: program}.items():
            with open(os.path.join(tree, name), "w", encoding="utf-8", newline="") as f:
                f.write(text)

        def work(init):
            given, folder = os.path.join(init.folder, "input"), os.path.join(init.folder, "compiler")
            found = []
            for check in task["check"]:
                with open(given, "w", encoding="utf-8") as f:
                    f.write(check.get("input", ""))
                words = check["words"].split()
                seen = init.command(
                    [minic, *[task["file"]] * (task["file"] not in words), *words], folder, seconds, given
                )
                found.append(holds(check, seen))
            return {"found": found}

        seen = box.run(tree, [], work)
        return seen.get("found") or [False] * len(task["check"])


def read_answer(path):
    """(name, program) of a file that the page made, or the reason why it is none."""
    try:
        answer = json.loads(read_text(path))
        if answer["minic-task"] != 1 or not isinstance(answer["name"], str) or not isinstance(answer["program"], str):
            raise KeyError
        answer["program"].encode()  # a text may have halves of characters, a file may not
        return shown_name(answer["name"]), answer["program"]
    except OSError as problem:
        return None, problem.strerror
    except ValueError as problem:
        return None, str(problem)
    except (KeyError, TypeError, RecursionError):
        return None, "it is not what the page of a task hands in"


def main(_, arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test answers", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", metavar="TASK.toml|QUIZ.key")
    parser.add_argument("answers", nargs="+", metavar="FILE", help="of a quiz a folder, too")
    parser.add_argument(
        "-o", "--output", metavar="FILE.csv", help="a row for each file or line; of a quiz FILE.json, too"
    )
    parser.add_argument("--minic", help="default: the one of this installation")
    parser.add_argument("--timeout", type=float, default=10, metavar="SECONDS", help="of a check")
    options = parser.parse_args(arguments)
    if key := quiz.read_key(options.task):
        return quiz.mark(key, options.answers, options.output)
    task, minic = read_task(options.task), find_minic(options.minic)
    if not minic:
        fail_usage("there is no minic: --minic FILE says where it is")
    minic = os.path.realpath(minic)
    rows, failed = [], False
    with tempfile.TemporaryDirectory() as trial:
        means = Means(trial)
        try:
            box = Box(
                means,
                Limits(seconds=options.timeout),
                ["/run", *secrets_of(os.path.expanduser("~"))],
                [minic, find_runtime(None, minic)],
            )
        except BoxError as problem:
            fail_usage(f"no box can be made: {problem}")
        for path in options.answers:
            name, program = read_answer(path)
            if name is None:
                print(f"{shown_name(path)}: {program}", file=sys.stderr)
                failed = True
                continue
            found = judge(task, program, minic, box, options.timeout)
            rows.append(
                [
                    name,
                    shown_name(os.path.basename(path)),
                    sum(found),
                    len(found),
                    *("yes" if one else "no" for one in found),
                ]
            )
    titles = [check["name"] if isinstance(check["name"], str) else check["name"][0] for check in task["check"]]
    for name, _, count, of, *_ in rows:
        print(f"{name:30} {count}/{of}")
    if options.output:
        with open(options.output, "w", encoding="utf-8", newline="") as f:
            write_rows(f, [["name", "file", "held", "checks", *titles], *rows])
    return int(failed)
