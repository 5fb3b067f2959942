"""The inputs of the programs that scripts/bench --real measures, made from a seed: the same bytes on each machine."""

import math
import pathlib
import random
import struct

SEED = 20


class Source(random.Random):
    def below(self, limit):
        """Only random() is the same in each release of Python."""
        return int(self.random() * limit)

    def pick(self, items):
        return items[self.below(len(items))]


def vocabulary(source, count):
    syllables = [a + b + c for a in "bcdfglmnprstv" for b in "aeiou" for c in ("", "n", "r", "st")]
    return ["".join(source.pick(syllables) for _ in range(1 + source.below(3))) for _ in range(count)]


def text(size):
    """Lines of prose, of code and of numbers. The words have Zipf's frequencies, and some stretches are there again."""
    source = Source(SEED)
    words = vocabulary(source, 8000)
    lines, length = [], 0
    while length < size:
        kind = source.random()
        if kind < 0.12 and len(lines) > 50:
            first = source.below(len(lines) - 20)
            fresh = lines[first : first + 1 + source.below(12)]
        elif kind < 0.75:
            row = []
            for _ in range(6 + source.below(9)):
                word = words[int(len(words) ** source.random()) - 1]
                row.append(word + source.pick(["", "", "", "", "", "", ",", ";", "."]))
            fresh = [" ".join(row).capitalize()]
        elif kind < 0.92:
            name, other = source.pick(words[:300]), source.pick(words[:300])
            fresh = [f"    if ({name}[{source.below(100)}] != {other}) return {name}({other}, {source.below(5000)});"]
        else:
            fresh = ["\t".join(str(source.below(10 ** (1 + source.below(7)))) for _ in range(7))]
        lines += fresh
        length += sum(len(line) + 1 for line in fresh)
    return ("\n".join(lines) + "\n").encode()


def table(rows):
    """Columns with blanks between them: a name, a date, a place and three numbers."""
    source = Source(SEED + 1)
    names = vocabulary(source, 500)
    lines = [
        f"{source.pick(names)} 20{source.below(25):02}-{1 + source.below(12):02}-{1 + source.below(28):02} "
        f"{source.pick(names)[:6]} {source.below(1000)} {source.random():.4f} {source.below(100000) - 50000}"
        for _ in range(rows)
    ]
    return ("\n".join(lines) + "\n").encode()


def sound(seconds):
    """A WAV file, 44.1 kHz, two channels of 16 bits: tones that change, and some noise."""
    source = Source(SEED + 2)
    rate, samples = 44100, []
    tones = [(110.0, 0.3), (220.0, 0.2), (331.0, 0.1)]
    for i in range(int(rate * seconds)):
        if i % 5000 == 0:
            tones = [(80 + 900 * source.random(), 0.25 * source.random()) for _ in range(4)]
        value = sum(loud * math.sin(6.2831853 * pitch * i / rate) for pitch, loud in tones)
        noise = source.random() - 0.5
        # Rounded to few bits of a double, so that another libm's sine gives the same.
        for channel in (value + 0.02 * noise, 0.7 * value - 0.01 * noise):
            samples.append(max(-32768, min(32767, round(round(channel, 6) * 25000))))
    data = struct.pack(f"<{len(samples)}h", *samples)
    head = struct.pack("<4sI4s4sIHHIIHH", b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, 1, 2, rate, rate * 4, 4, 16)
    return head + struct.pack("<4sI", b"data", len(data)) + data


def dimacs(variables, clauses):
    lines = [f"p cnf {variables} {len(clauses)}"] + [" ".join(map(str, clause)) + " 0" for clause in clauses]
    return ("\n".join(lines) + "\n").encode()


def formula(variables, clauses):
    """Clauses of three variables by chance, so many that they contradict each other."""
    source = Source(SEED + 3)
    rows = []
    while len(rows) < clauses:
        chosen = {1 + source.below(variables) for _ in range(3)}
        if len(chosen) == 3:
            rows.append([variable if source.random() < 0.5 else -variable for variable in sorted(chosen)])
    return dimacs(variables, rows)


def pigeons(holes):
    """One pigeon more than holes, which is a contradiction that takes long to find."""

    def at(pigeon, hole):
        return pigeon * holes + hole + 1

    rows = [[at(pigeon, hole) for hole in range(holes)] for pigeon in range(holes + 1)]
    for hole in range(holes):
        rows += [[-at(a, hole), -at(b, hole)] for a in range(holes + 1) for b in range(a)]
    return dimacs((holes + 1) * holes, rows)


INPUTS = {
    "text": lambda: text(2_000_000),
    "long_text": lambda: text(12_000_000),
    "table": lambda: table(60_000),
    "sound": lambda: sound(25),
    "formula": lambda: formula(170, 780),
    "pigeons": lambda: pigeons(8),
}


def path_of(name, folder):
    """The file with the input, which is made if it is not there."""
    path = pathlib.Path(folder) / name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        made = path.with_suffix(".part")
        made.write_bytes(INPUTS[name]())
        made.rename(path)
    return path
