"""What the grader itself costs: processor time for each job beside the compiler and the program, with namespaces and
without, and the time and memory in which a class of 1,000 x 100 is merged.

    MINIC=build/release/minic python3 tests/grading/costs.py [SUBMISSIONS TESTS]

The class of the first part has SUBMISSIONS x TESTS jobs (20 x 50), no two of them alike.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))
MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
TOOL = [sys.executable, os.path.join(ROOT, "scripts", "minic-test")]
sys.path.insert(0, os.path.join(ROOT, "scripts"))
sys.dont_write_bytecode = True
from grader.results import Results, record_key, record_name  # noqa: E402
from grader.sentences import text_of  # noqa: E402


def write(path, text, mode=0o644):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    os.chmod(path, mode)


def used(who):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def judge(folder, submissions, tests):
    """Each compiler copies the one program that it knows, which prints 7."""
    os.chmod(folder, 0o755)
    write(f"{folder}/seven.c", '#include <stdio.h>\nint main(void) { puts("7"); return 0; }\n')
    for at in range(submissions):
        write(f"{folder}/class/{at}/compiler", f'#!/bin/sh\n# {at}\ncp program "$2"\n', 0o755)
        subprocess.run([MINIC, f"{folder}/seven.c", "-o", f"{folder}/class/{at}/program"], check=True)
    for at in range(tests):
        write(f"{folder}/suite/{at:03}.sy", f"int main() {{ putint({at}); return 0; }}\n")
        write(f"{folder}/suite/{at:03}.out", "7\n0\n")
    for more in [], ["--no-namespaces"]:
        results = f"{folder}/results{''.join(more)}"
        before = used(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [
                *TOOL,
                "grade",
                f"{folder}/class",
                f"{folder}/suite",
                "--compiler",
                "./compiler {in} {exe}",
                "--kind",
                "exe",
                "--minic",
                MINIC,
                "--results",
                results,
                "-q",
                *more,
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        whole, own = used(resource.RUSAGE_CHILDREN) - before, 0
        for place, _, names in os.walk(f"{results}/records"):
            for name in names:
                with open(os.path.join(place, name), encoding="utf-8") as f:
                    record = json.load(f)
                if record["verdict"] != "accepted":
                    sys.exit(f"{record['verdict']}: {text_of(record['reason'])}")
                own += sum(record["cpu"].values())
        count = submissions * tests
        print(
            f"{count} jobs{' without namespaces' if more else ''}: {(whole - own) * 1000 / count:.1f} ms for each "
            f"beside {own * 1000 / count:.1f} ms of compiler and program",
            flush=True,
        )


def merge(folder, results, submissions, tests):
    """A class of which only the verdicts exist, in the form that grade has just written."""
    source, target = Results(results), Results(f"{folder}/large")
    group = source.read("class.json")
    record = source.read(record_name(record_key(group, group["submissions"][0], group["tests"][0])))
    group["submissions"] = [
        dict(group["submissions"][0], name=f"student {at:04}", hash=f"{at:032x}") for at in range(submissions)
    ]
    group["tests"] = [dict(group["tests"][0], name=f"{at:03}.sy", hash=f"{at:032x}") for at in range(tests)]
    target.write("class.json", group)
    for who in group["submissions"]:
        for test in group["tests"]:
            key = record_key(group, who, test)
            target.write(record_name(key), dict(record, key=key))
    begin = time.monotonic()
    merging = subprocess.Popen(
        [*TOOL, "merge", target.folder, "-o", f"{folder}/all.json", "-o", f"{folder}/all.csv"],
        stdout=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(merging.pid, 0)
    print(
        f"{submissions} x {tests} merged in {time.monotonic() - begin:.1f} s ({usage.ru_utime + usage.ru_stime:.1f} s of "
        f"processor time) and {usage.ru_maxrss / 1024:.0f} MB; status {status}"
    )


def main(submissions=20, tests=50):
    with tempfile.TemporaryDirectory() as folder:
        judge(folder, submissions, tests)
        merge(folder, f"{folder}/results", 1000, 100)


main(*map(int, sys.argv[1:]))
