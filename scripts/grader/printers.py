"""Which line of a test's program prints which part of its output: what `minic --run --output-map=` says."""

import bisect
import os
import tempfile

from .commands import run_limited
from .referee import SLOWER
from .sentences import say

# Of a longer output only the beginning is known.
MOST_BYTES, MOST_RANGES = 1 << 20, 20000


class Printers:
    """output: what the program prints. ends, lines: up to the byte ends[i] of the output, from the end before, the lines
    lines[i] of the program have printed it, the innermost call first. All are empty where minic cannot run the program."""

    def __init__(self, output="", ends=(), lines=()):
        self.output, self.ends, self.lines = output, ends, lines

    def lines_at(self, offset):
        """The lines that print the byte at the offset, or None."""
        at = bisect.bisect_right(self.ends, offset)
        return self.lines[at] if at < len(self.ends) else None

    def note_on_difference(self, line, column):
        """What to say of a difference in that line and column of the expected output, both counted from 1; or None."""
        rows = self.output.split("\n")
        if line > len(rows) or column > len(rows[line - 1]) + 1:
            return None
        lines = self.lines_at(sum(len(row) + 1 for row in rows[: line - 1]) + column - 1)
        return lines and say("printed by", lines=chain(lines))

    def note_on_end(self, printed):
        """What to say where a program has died after it printed that, or None."""
        text = printed.decode("latin-1")
        lines = self.lines_at(len(text)) if self.output.startswith(text) else None
        return lines and say("printed next", lines=chain(lines))


def chain(lines):
    """ "7" or "7, called in line 12" """
    places = lines[0]
    for line in lines[1:3]:
        places = say("called in", lines=places, line=line)
    return places


def printers(program, minic, seconds):
    """seconds: the limit of a compiled program."""
    source = os.path.abspath(program.source)
    with tempfile.TemporaryDirectory(prefix="minic-test-") as folder:
        place = os.path.join(folder, "map")
        done = run_limited(
            [minic, "-w", "-O0", "--run", f"--output-map={place}", source, *program.arguments()],
            program.input,
            SLOWER * seconds,
            cwd=folder,
        )
        if not os.path.exists(place):
            return Printers()
        ends, lines = [], []
        with open(place, encoding="utf-8", errors="backslashreplace") as file:
            for row in file:
                end, _, places = row.rstrip("\n").partition("\t")
                own = [int(word.rsplit(":", 2)[1]) for word in places.split("\t") if word.rsplit(":", 2)[0] == source]
                if len(ends) == MOST_RANGES or int(end) > MOST_BYTES:
                    break
                ends.append(int(end))
                lines.append(own)
    return Printers(done.stdout[:MOST_BYTES].decode("latin-1"), ends, lines)
