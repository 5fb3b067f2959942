"""`minic-test merge`: the marks of a class in the forms that others read, from the results of `minic-test grade`."""

import argparse
import collections
import json
import os
import re
from xml.sax.saxutils import escape, quoteattr

from .marks import share_got, shares
from .results import Results, record_key, record_name
from .sentences import say, told, text_of
from .suite import fail_usage
from .table import write_rows

DESCRIPTION = """Puts the results of one or more gradings together.

    minic-test merge marks/ -o marks.csv -o marks.json -o marks.xml
    minic-test merge shard1/ shard2/ --gradescope out/ --classroom out/

The end of the name says what -o writes: .csv a row for each student, .json everything, .xml JUnit's form.
The order of the results and verdicts that are there twice make no difference.

Exit status: 0 all verdicts are there, 1 some are missing (they are written as "not judged"), 2 wrong usage.
"""


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="minic-test merge", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", nargs="+", metavar="RESULTS", help="a folder that grade has written")
    parser.add_argument(
        "-o", "--output", action="append", default=[], metavar="FILE", help="FILE.csv, FILE.json or FILE.xml"
    )
    parser.add_argument("--gradescope", metavar="DIR", help="writes DIR/NAME/results.json for each submission")
    parser.add_argument("--classroom", metavar="DIR", help="writes DIR/NAME/classroom.json, GitHub Classroom's form")
    add_language(parser)
    options = parser.parse_args(arguments)
    for name in options.output:
        if os.path.splitext(name)[1] not in WRITERS:
            fail_usage(f"-o {name}: the name must end in {', '.join(sorted(WRITERS))}")
    return options


class Submission:
    """The verdicts on one submission, in the order of the tests. shares: what each test is worth."""

    def __init__(self, name, records, tests, weights):
        # A test without an expectation says nothing about a compiler, and is worth nothing.
        counted = [
            dict(test, points=test["points"] * (record["verdict"] != "missing expectation"))
            for test, (_, record) in zip(tests, records)
        ]
        self.name, self.records, self.shares = name, records, shares(counted, weights)
        self.got = [share * share_got(test, record) for share, test, (_, record) in zip(self.shares, tests, records)]

    @property
    def passed(self):
        return sum(record["verdict"] == "accepted" for _, record in self.records)

    @property
    def counted(self):
        return sum(record["verdict"] != "missing expectation" for _, record in self.records)

    @property
    def missing(self):
        return sum(record["verdict"] == "not judged" for _, record in self.records)

    @property
    def score(self):
        return round(100 * sum(self.got) / (sum(self.shares) or 1), 2)


def load_group(folders):
    """The class.json that all folders must have in common."""
    group = None
    for folder in folders:
        found = Results(folder).read("class.json")
        if not found:
            fail_usage(f"{folder}: there is no class.json in it; it is not what grade has written")
        if group and found != group:
            fail_usage(f"{folder} and {folders[0]} are of different submissions, tests, options or tools")
        group = found
    return group


def best(records):
    """Of verdicts on the same (a job that was done twice): the accepted one, else the same one in any order."""
    stable = [
        (
            record["verdict"] != "accepted",
            record["verdict"],
            text_of(record["reason"]),
            json.dumps(record, sort_keys=True),
        )
        for record in records
    ]
    return json.loads(min(stable)[-1])


def add_language(parser):
    parser.add_argument("--language", choices=("en", "zh"), default="en", help="of verdicts and reasons (default en)")


def submissions(folders, group, language="en"):
    """One submission after another, so that a large class needs little memory."""
    places = [Results(folder) for folder in folders]
    for who in group["submissions"]:
        records = []
        for test in group["tests"]:
            key = record_key(group, who, test)
            found = [record for record in (place.read(record_name(key)) for place in places) if record]
            record = (
                best(found)
                if found
                else {
                    "key": key,
                    "verdict": "not judged",
                    "reason": say("not judged yet"),
                    "details": [],
                    "notes": [],
                    "cpu": {},
                    "host": "",
                }
            )
            if "instructions" in record:
                ours, minics = record["instructions"]
                record["notes"].append(say("times minic", count=ours, times=f"{ours / minics:.2f}"))
            records.append((test["name"], told(record, language)))
        yield Submission(who["name"], records, group["tests"], group["weights"])


def tell_missing(missing):
    """The exit status."""
    if missing:
        print(f"{missing} verdicts are missing: other shards have them, or the grading is not at its end")
    return 1 if missing else 0


def verdict_of(record):
    """For a reader."""
    return record.get("words", record["verdict"])


def explanation(record):
    lines = [verdict_of(record) + (": " + record["reason"] if record["reason"] else "")]
    return "\n".join(lines + record["details"] + ["note: " + note for note in record["notes"]])


def seconds(record):
    return round(sum(record["cpu"].values()), 3)


class CsvWriter:
    def __init__(self, path, group):
        self.file = open(path, "w", encoding="utf-8", newline="")
        write_rows(
            self.file, [["submission", "score", "accepted", "tests"] + [test["name"] for test in group["tests"]]]
        )

    def add(self, submission):
        write_rows(
            self.file,
            [
                [submission.name, submission.score, submission.passed, submission.counted]
                + [verdict_of(record) for _, record in submission.records]
            ],
        )

    def close(self):
        self.file.close()


class JsonWriter:
    def __init__(self, path, group):
        self.file, self.separator = open(path, "w", encoding="utf-8"), "\n"
        head = {"configuration": group["configuration"], "tests": [test["name"] for test in group["tests"]]}
        self.file.write(json.dumps(head, ensure_ascii=False, sort_keys=True)[:-1] + ', "submissions": [')

    def add(self, submission):
        value = {
            "name": submission.name,
            "score": submission.score,
            "accepted": submission.passed,
            "records": [dict(record, test=name) for name, record in submission.records],
        }
        self.file.write(self.separator + json.dumps(value, ensure_ascii=False, sort_keys=True))
        self.separator = ",\n"

    def close(self):
        self.file.write("\n]}\n")
        self.file.close()


class JunitWriter:
    def __init__(self, path, group):
        self.file = open(path, "w", encoding="utf-8")
        self.file.write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n')

    def add(self, submission):
        kinds = collections.Counter(record["verdict"] for _, record in submission.records)
        skipped = kinds["missing expectation"] + kinds["not judged"]
        failures = len(submission.records) - skipped - kinds["accepted"]
        self.file.write(
            f'<testsuite name={quoteattr(submission.name)} tests="{len(submission.records)}" '
            f'failures="{failures}" skipped="{skipped}">\n'
        )
        for name, record in submission.records:
            text = re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd]", "?", explanation(record))
            self.file.write(
                f'  <testcase classname={quoteattr(submission.name)} name={quoteattr(name)} time="{seconds(record)}">'
            )
            if record["verdict"] in ("missing expectation", "not judged"):
                self.file.write(f"<skipped message={quoteattr(verdict_of(record))}/>")
            elif record["verdict"] != "accepted":
                self.file.write(f"<failure message={quoteattr(verdict_of(record))}>{escape(text)}</failure>")
            self.file.write("</testcase>\n")
        self.file.write("</testsuite>\n")

    def close(self):
        self.file.write("</testsuites>\n")
        self.file.close()


WRITERS = {".csv": CsvWriter, ".json": JsonWriter, ".xml": JunitWriter}


def write_json(folder, submission, name, value):
    path = os.path.join(folder, submission.name, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        json.dump(value, f, ensure_ascii=False, indent=1)
        f.write("\n")


def gradescope(submission):
    """The results.json of a Gradescope autograder."""
    return {
        "output": f"{submission.passed} of {submission.counted} tests accepted",
        "tests": [
            {
                "name": name,
                "score": got,
                "max_score": share,
                "status": "passed" if record["verdict"] == "accepted" else "failed",
                "output": explanation(record),
                "output_format": "text",
                "visibility": "visible",
            }
            for got, share, (name, record) in zip(submission.got, submission.shares, submission.records)
            if record["verdict"] != "missing expectation"
        ],
    }


def classroom(submission):
    """The result that the graders of GitHub Classroom hand to its reporter."""
    tests = [
        {
            "name": name,
            "status": "pass" if record["verdict"] == "accepted" else "fail",
            "score": got,
            "message": explanation(record),
            "test_code": name,
            "filename": name,
            "line_no": 0,
            "execution_time": f"{seconds(record)}s",
        }
        for got, (name, record) in zip(submission.got, submission.records)
        if record["verdict"] != "missing expectation"
    ]
    status = "pass" if submission.passed == submission.counted else "fail"
    return {"version": 1, "status": status, "max_score": sum(submission.shares), "tests": tests}


def main(_, arguments):
    options = parse_arguments(arguments)
    group = load_group(options.results)
    writers = [WRITERS[os.path.splitext(path)[1]](path, group) for path in options.output]
    missing, width = 0, max(len(who["name"]) for who in group["submissions"])
    for submission in submissions(options.results, group, options.language):
        for writer in writers:
            writer.add(submission)
        if options.gradescope:
            write_json(options.gradescope, submission, "results.json", gradescope(submission))
        if options.classroom:
            write_json(options.classroom, submission, "classroom.json", classroom(submission))
        missing += submission.missing
        kinds = collections.Counter(record["verdict"] for _, record in submission.records)
        print(
            f"{submission.name:{width}}  {submission.score:6.2f}  "
            + ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        )
    for writer in writers:
        writer.close()
    return tell_missing(missing)
