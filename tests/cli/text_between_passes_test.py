"""The text is the IR: what a pass leaves for a later one is printed and read. Each run test goes through the passes of
-O2 in one process, and again with a text between each two; the assembly is the same. SAMPLE=10: each tenth program."""

import concurrent.futures
import glob
import os
import re
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
RUN = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "run")


def steps():
    """The passes of -O2; those inside of cgscc(...), which go from function to function, are one step."""
    line = subprocess.run(
        [MINIC, "-O2", "-print-pipeline-passes"], capture_output=True, text=True, check=True
    ).stdout.split("\n")[0]
    for group in re.findall(r"\w[\w-]*(?:\([^)]*\))?", line):
        if group.startswith("function("):
            yield from (f"function({name})" for name in group[len("function(") : -1].split(","))
        else:
            yield group


def minic(*arguments):
    command = [MINIC, "-w", "-O2", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode:
        raise AssertionError(" ".join(command) + "\n" + done.stderr)


def assembly(path):
    """Without the source's name, and labels whose addresses are taken by the order of their appearance."""
    with open(path) as file:
        text = "".join(line for line in file if not line.startswith("\t.file"))
    names = re.findall(r"(?<=[ \t(])\.LBA\d+", text)
    number = {name: f".LBA<{i}>" for i, name in enumerate(dict.fromkeys(names))}
    text = re.sub(r"^\.LBA\d+:\n", lambda label: label[0] if label[0][:-2] in number else "", text, flags=re.M)
    return re.sub(r"\.LBA\d+", lambda label: number[label[0]], text)


def difference(program, names):
    """None, or what is wrong. Numbers of 128 bits are left out: their products are calls in a text, and instructions in
    assembly."""
    with tempfile.TemporaryDirectory() as folder:
        whole, text, parts = (os.path.join(folder, name) for name in ("whole.s", "text.ll", "parts.s"))
        minic("-S", program, "-o", whole)
        minic("-emit-llvm", "-passes=", program, "-o", text)
        with open(text) as file:
            if re.search(r"\bi128 %", file.read()):
                return None
        for name in names:
            minic("-emit-llvm", "-passes=" + name, text, "-o", text)
        minic("-S", "-passes=", text, "-o", parts)
        return None if assembly(whole) == assembly(parts) else os.path.basename(program)


class TextBetweenPasses(unittest.TestCase):
    def test_assembly_is_the_same(self):
        programs = sorted(glob.glob(os.path.join(RUN, "*.c")) + glob.glob(os.path.join(RUN, "*.sy")))
        names = list(steps())
        self.assertGreater(len(programs), 300)
        programs = programs[:: int(os.environ.get("SAMPLE", "1"))]
        self.assertGreater(len(names), 50)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            different = pool.map(lambda program: difference(program, names), programs)
            self.assertEqual([name for name in different if name], [])


if __name__ == "__main__":
    unittest.main()
