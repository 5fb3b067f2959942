"""Whether a test itself is at fault: what `minic --run=check` says of it."""

import os
import re
import tempfile

from .commands import run_limited
from .sentences import say
from .verdicts import telling_line

UNDEFINED = re.compile(r"^(.*?):(\d+):\d+: error: un(?:defined|specified) behaviour: (.*) \[([a-z-]+)\]$", re.M)
# minic's interpreter is slower than a compiled program.
SLOWER = 5


class Opinion:
    """kind: of undefined or unspecified behaviour, with its place and a sentence. unknown: why there is no opinion.
    Without both, what ran of the program is defined."""

    def __init__(self, kind=None, line=None, sentence="", unknown=None):
        self.kind, self.line, self.sentence, self.unknown = kind, line, sentence, unknown

    def note(self):
        """What to say beside the verdict on a program that has failed."""
        if self.kind:
            text = f"{self.sentence} [{self.kind}]"
            return (
                say("test.order", line=self.line, text=text)
                if self.kind == "order"
                else say("test.undefined", line=self.line, text=text)
            )
        return None if self.unknown else say("test.defined")


def opinion(program, minic, seconds):
    """seconds: the limit of a compiled program."""
    source = os.path.abspath(program.source)
    with tempfile.TemporaryDirectory(prefix="minic-test-") as folder:
        done = run_limited(
            [minic, "-w", "--lang=en", "--run=check", source, *program.arguments()],
            program.input,
            SLOWER * seconds,
            cwd=folder,
        )
    text = done.stderr.decode("utf-8", "backslashreplace")
    found = UNDEFINED.search(text)
    if found:
        where = "" if found[1] == source else f" in {os.path.basename(found[1])}"
        return Opinion(found[4], int(found[2]), found[3] + where)
    if done.timed_out:
        return Opinion(unknown=f"minic --run=check does not end in {SLOWER * seconds:g} s")
    failed = re.search(r"^minic: (?:the program failed: )?(.*)(?:\n  in \S+ at .*?:(\d+):\d+$)?", text, re.M)
    if failed and failed[1] != "the program called abort":
        return Opinion(unknown=(f"line {failed[2]}: " if failed[2] else "") + failed[1])
    error = re.search(r"^.*?:(\d+):\d+: error: (.*)$", text, re.M)
    if done.status and error and not done.stdout:
        return Opinion(unknown=f"minic does not compile it: line {error[1]}: {error[2]}")
    if done.status < 0:
        return Opinion(unknown=f"minic --run=check failed: {done.ended()}: {telling_line(done.stderr)}")
    return Opinion()
