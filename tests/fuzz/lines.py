"""Cuts a program of one statement to a line while it still differs (delta debugging: Zeller and Hildebrandt, 2002).

A cut program that gcc refuses, or that does not end, is not taken, so that what is left is as valid as what was given
for generators that initialise each variable where it is declared."""
import os
import sys
import tempfile


def blocks(lines):
    """Ranges of lines that begin with one that opens a brace and end with the one that closes it."""
    opened = []
    for at, line in enumerate(lines):
        for letter in line:
            if letter == "{":
                opened.append(at)
            elif letter == "}" and opened:
                first = opened.pop()
                if first != at:
                    yield first, at + 1


def candidates(lines):
    """Shorter programs, the shortest first: without a block, without its braces, without a run of lines."""
    found = sorted(set(blocks(lines)), key=lambda block: block[0] - block[1])
    for first, last in found:
        yield lines[:first] + lines[last:]
        yield lines[:first] + lines[first + 1:last - 1] + lines[last:]
    size = len(lines) // 2
    while size:
        for first in range(0, len(lines), size):
            yield lines[:first] + lines[first + size:]
        size //= 2


def reduce(source, options, differences):
    """Prints the smallest program found that still differs in the same way: it is compiled or not. differences(source, options, folder) gives a harness.Result
    or None. Returns the exit status: 1 if the program does not differ at all."""
    with tempfile.TemporaryDirectory() as scratch:
        tried = 0

        def differs(lines):
            """How the program differs, or None."""
            nonlocal tried
            tried += 1
            folder = os.path.join(scratch, str(tried))
            os.mkdir(folder)
            result = differences("\n".join(lines) + "\n", options, folder)
            return "compiler ended" in result.differences[0] if result and result.differences else None

        lines = source.rstrip("\n").split("\n")
        wanted = differs(lines)
        if wanted is None:
            print("the program does not differ", file=sys.stderr)
            return 1
        shorter = True
        while shorter:
            shorter = next((made for made in candidates(lines) if differs(made) is wanted), None)
            if shorter:
                lines = shorter
                print(f"{len(lines)} lines after {tried} programs", file=sys.stderr)
        print("\n".join(lines))
    return 0
