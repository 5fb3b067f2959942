"""`minic-test grade --estimate`: what grading a class will cost, before it begins.

A few jobs of the class are done as they would be done, by the same workers in the same boxes. Their verdicts go into a
folder that is removed. The averages of their costs, times the number of jobs, are the estimate.
"""

import collections
import math
import os
import shutil

from .results import Results
from .trees import entries

MOST_SUBMISSIONS, MOST_TESTS = 3, 3
MEGABYTE = 1 << 20

# What a job took: seconds on the clock, and processor seconds of all that ran for it.
Spent = collections.namedtuple("Spent", "seconds cpu")


class Meter:
    """Takes the place of the progress line."""

    def __init__(self):
        self.spent, self.trees = {"build": [], "judge": []}, []

    def has_spent(self, job, spent, tree):
        self.spent[job].append(spent)
        if job == "build":
            self.trees.append(size_on_disk(tree) if os.path.isdir(tree) else 0)

    def step(self, name, verdict):
        pass


def size_on_disk(folder):
    return sum(info.st_blocks * 512 for _, info, _ in entries(folder))


def spread(items, count, shift=0.0):
    """count of the items, at equal distances. shift: from 0 to 1, of one distance."""
    count = min(count, len(items))
    return [items[int((at + shift) * len(items) / count)] for at in range(count)]


def choose(waiting):
    """Some submissions with some tests each. The tests are others for each submission, so that more of them are seen."""
    chosen = spread(list(waiting), MOST_SUBMISSIONS)
    return {
        submission: spread(waiting[submission], MOST_TESTS, at / len(chosen)) for at, submission in enumerate(chosen)
    }


def average(jobs):
    return Spent(*(sum(column) / len(jobs) for column in zip(*jobs)))


def in_words(seconds):
    for unit, size in ("h", 3600), ("min", 60):
        if seconds >= size:
            return f"{seconds / size:.1f} {unit}"
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"


def core_hours(seconds):
    return f"{seconds / 3600:.2g} core hours" if seconds < 36000 else f"{seconds / 3600:.0f} core hours"


def disk_in_words(size):
    return f"{size / 1024 / MEGABYTE:.1f} GB" if size >= 1024 * MEGABYTE else f"{max(1, math.ceil(size / MEGABYTE))} MB"


def free(folder):
    """Of the file system that a folder is on, or will be on."""
    folder = os.path.abspath(folder)
    while not os.path.exists(folder):
        folder = os.path.dirname(folder)
    return f"{disk_in_words(shutil.disk_usage(folder).free)} are free"


def estimate(options, waiting, judge, trees, longest):
    """waiting: for each submission with something to do, the numbers of its tests. judge(sample, results, meter) judges.
    trees: the folder with the private copies. longest: the limits of a build and of a test, in processor seconds.
    The exit status."""
    missing = sum(map(len, waiting.values()))
    if not missing:
        print("there is nothing to judge")
        return 0
    sample, meter, kept = choose(waiting), Meter(), os.path.join(trees, "estimate")
    judge(sample, Results(kept), meter)
    build, verdict = average(meter.spent["build"]), average(meter.spent["judge"])
    whole = Spent(*(len(waiting) * b + missing * v for b, v in zip(build, verdict)))
    # More jobs than cores share the cores.
    clock = max(whole.seconds / min(options.jobs, missing), whole.cpu / (os.cpu_count() or 1))
    # Each job may work on another submission. The copy of one is removed when its last verdict is there.
    copies = min(options.jobs, len(waiting)) * max(meter.trees)
    records = size_on_disk(kept) * missing / len(meter.spent["judge"])
    print(
        f"judged for this estimate: {len(meter.spent['judge'])} of {missing} verdicts, {len(sample)} of {len(waiting)} submissions"
    )
    print(f"{'':22}{'one':>10}{'all':>10}")
    for name, one, count in ("copies and builds", build.cpu, len(waiting)), ("verdicts", verdict.cpu, missing):
        print(f"{name:22}{in_words(one):>10}{in_words(one * count):>10}")
    most = len(waiting) * longest["build"] + missing * longest["judge"]
    rows = (
        ("processor time", f"{core_hours(whole.cpu)}; {core_hours(most)} if all took as long as they may"),
        (f"time with --jobs {options.jobs}", in_words(clock)),
        ("disk for copies", f"{disk_in_words(copies)} in {os.path.dirname(trees)}, where {free(trees)}"),
        ("disk for results", f"{disk_in_words(records)} in {options.results}, where {free(options.results)}"),
    )
    for name, value in rows:
        print(f"{name:22}  {value}")
    return 0
