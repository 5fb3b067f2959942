"""`minic-test report`: the results of a class as one HTML file, which opens from disk and asks nothing of a network."""

import argparse
import base64
import hashlib
import html
import json
import os
import zlib

from . import merge
from .results import Results
from .sentences import PAGE, VERDICTS, text_of

DESCRIPTION = """Writes the results of one or more gradings as one HTML file.

    minic-test report marks/ -o marks.html
    minic-test report shard1/ shard2/ -o marks.html --title 'Compilers 2026, lab 3'

The file has a table of the students, one of the tests, and a page for each student and each test with the
reasons. It needs no network and no other file.

Exit status: 0 all verdicts are there, 1 some are missing (they are shown as "not judged"), 2 wrong usage.
"""

FOLDER = os.path.join(os.path.dirname(os.path.realpath(__file__)), "page")
GROUPS = {
    "accepted": "accepted",
    "wrong answer": "wrong",
    "requirement not met": "wrong",
    "error not found": "wrong",
    "runtime error": "failed",
    "time limit": "limit",
    "memory limit": "limit",
    "output limit": "limit",
    "process limit": "limit",
    "submission too large": "limit",
    "missing expectation": "none",
    "not judged": "none",
}  # what is not here is a compiler that made nothing that runs


def page_file(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as f:
        return f.read()


def hash_of(text):
    """As a Content-Security-Policy names the only script, or the only style, that may be used."""
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def data_block(name, value):
    """JSON in an element that browsers do not run. A text in it cannot end the element."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>\n'


class HtmlWriter:
    """Writes a student after the other, so that a large class needs little memory. The script comes last."""

    def __init__(self, path, group, title, notes=(), language="en"):
        self.words = PAGE | VERDICTS if language == "zh" else {}
        self.title, self.script = title, page_file("page.js")
        self.tests = [{"name": test["name"], "points": test["points"]} for test in group["tests"]]
        self.verdicts, self.students, self.notes = {}, [], list(notes)
        style = page_file("page.css")
        self.file = open(path, "w", encoding="utf-8")
        # What is put in may have braces.
        parts = {
            "language": "zh-CN" if language == "zh" else "en",
            "title": html.escape(title),
            "style": style,
            "style_hash": hash_of(style),
            "script_hash": hash_of(self.script),
        }
        page = page_file("page.html")
        for name, value in parts.items():
            page = page.replace("{" + name + "}", value)
        self.file.write(page)

    def add(self, submission):
        codes = "".join(
            chr(48 + self.verdicts.setdefault(record["verdict"], len(self.verdicts)))
            for _, record in submission.records
        )
        texts = [
            [record["reason"], record["details"], record["notes"], merge.seconds(record), record["host"]]
            for _, record in submission.records
        ]
        packed = base64.b64encode(
            zlib.compress(json.dumps(texts, ensure_ascii=False).encode("utf-8", "replace"), 6)
        ).decode()
        self.file.write(f'<script type="text/plain" id="s{len(self.students)}">{packed}</script>\n')
        self.students.append(
            {
                "name": submission.name,
                "score": submission.score,
                "passed": submission.passed,
                "counted": submission.counted,
                "codes": codes,
            }
        )

    def close(self):
        verdicts = [{"kind": kind, "group": GROUPS.get(kind, "made")} for kind in self.verdicts]
        self.file.write(
            data_block(
                "data",
                {
                    "title": self.title,
                    "words": self.words,
                    "verdicts": verdicts,
                    "tests": self.tests,
                    "students": self.students,
                    "notes": self.notes,
                },
            )
        )
        self.file.write(f"<script>{self.script}</script>\n</body>\n</html>\n")
        self.file.close()


def not_enforced(folders, language):
    """What a machine of the grading could not keep a compiler from, in words."""
    sentences = {}
    for place in map(Results, folders):
        for name in os.listdir(place.path("runs")) if os.path.isdir(place.path("runs")) else []:
            for sentence in (place.read(os.path.join("runs", name)) or {}).get("not enforced", []):
                sentences[text_of(sentence)] = text_of(sentence, language)
    return [sentences[english] for english in sorted(sentences)]


def main(_, arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test report", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", nargs="+", metavar="RESULTS", help="a folder that grade has written")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="the HTML file")
    parser.add_argument("--title", default="Results", help="what the page is called (default: Results)")
    merge.add_language(parser)
    options = parser.parse_args(arguments)
    group = merge.load_group(options.results)
    notes, missing = not_enforced(options.results, options.language), 0
    writer = HtmlWriter(options.output, group, options.title, notes, options.language)
    for submission in merge.submissions(options.results, group, options.language):
        writer.add(submission)
        missing += submission.missing
    writer.close()
    return merge.tell_missing(missing)
