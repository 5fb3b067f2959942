#!/usr/bin/env python3
"""-fsanitize=: compiled programs name their undefined behaviour, at -O0 and -O2 on both targets, in the words of
--run=check; programs without any do what they did."""

import concurrent.futures
import functools
import os
import re
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
REFEREE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "referee")
KINDS = {
    "overflow",
    "division-by-zero",
    "division-overflow",
    "shift",
    "conversion",
    "index",
    "array-length",
    "null",
    "misaligned",
    "value",
    "missing-return",
    "noreturn",
    "unreachable",
}
MEMORY = {
    "null",
    "freed",
    "dead",
    "bounds",
    "index",
    "double-free",
    "bad-free",
    "string",
    "library",
    "overlap",
    "format",
}
# What the shadow of memory does not show: places inside an object, the variable of the iteration before, open files,
# and functions of the library that are not looked at.
NOT_MEMORY = {
    "index-member.c",
    "index-parameter-row.c",
    "index-row.c",
    "index-stack.c",
    "index-vla.c",
    "sysy-index.sy",
    "dead-continue.c",
    "null-call.c",
    "library-closed.c",
    "library-fclose.c",
    "library-sscanf.c",
    "format-scanf.c",
    "library-isalpha.c",
    "library-toupper.c",
    "null-text.c",
    "overlap-sprintf.c",
    "library-isgraph.c",
    "library-stpncpy.c",
    "library-strftime.c",
    "library-vsprintf.c",
    "string-strtof.c",
    "string-strtold.c",
    "string-strtoll.c",
    "string-strtoull.c",
}
# Null pointers that are only called or given to library functions, and what these compute.
LIBRARY = {"null-call.c", "null-getenv.c", "null-text.c", "overflow-abs.c"}
# Kinds of which a compiled program says another sentence, and why (ir/undefined_text.def).
OTHER_SENTENCES = {"missing-return"}
# Programs of which a compiled program says another sentence, or the same one with other texts in its slots.
OTHER_PLACES = {
    # One comparison finds negative amounts and large ones.
    "shift-negative-amount.c",
    "shift-wide.c",
    # printf shows 128 bits always as two words, and a negative number without brackets.
    "division-wide.c",
    "overflow-wide.c",
    "overflow-negate.c",
    # The interpreter has no name for the type; it no longer has one for the variable.
    "conversion-char.c",
    "dead-long-ago.c",
}
# Results that are records.
RECORDS = {"missing-return-large.c", "missing-return-record.c"}
# An array that is too large for the stack: the product of two lengths that are right.
LARGE = {"length-huge.c"}


def run(path, options, sanitizers, input_path):
    with tempfile.TemporaryDirectory() as folder:
        exe = os.path.join(folder, "a.out")
        subprocess.run(
            [MINIC, "-w", *options, "-fsanitize=" + sanitizers, path, "-o", exe, "-lm"], check=True, timeout=120
        )
        command = ["qemu-riscv64", exe] if "--target=riscv64" in options else [exe]
        with open(input_path if os.path.exists(input_path) else os.devnull, "rb") as stdin:
            return subprocess.run(command, stdin=stdin, capture_output=True, timeout=120)


SENTENCE = re.compile(rb"error: undefined behaviour: (.*) (?:\(C17 [^)]*\) )?\[")


def sentence(stderr):
    found = SENTENCE.search(stderr)
    return found and found.group(1).decode()


@functools.lru_cache(maxsize=None)
def checked_sentence(path):
    """What --run=check says of the program."""
    input_path = os.path.splitext(path)[0] + ".in"
    with open(input_path if os.path.exists(input_path) else os.devnull, "rb") as stdin:
        command = [MINIC, "-w", "--lang=en", "--run=check", path]
        return sentence(subprocess.run(command, stdin=stdin, capture_output=True, timeout=120).stderr)


CONFIGURATIONS = [("-O0",), ("-O2",), ("-O2", "--target=riscv64")]


class Sanitize(unittest.TestCase):
    def check_all(self, programs, sanitizers, check):
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            jobs = [
                (path, options, pool.submit(run, path, options, sanitizers, os.path.splitext(path)[0] + ".in"))
                for path in programs
                for options in CONFIGURATIONS
            ]
            for path, options, job in jobs:
                with self.subTest(program=os.path.basename(path), options=options):
                    check(path, job.result())

    def programs(self, folder):
        folder = os.path.join(REFEREE, folder)
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith((".c", ".sy"))]

    def check_named(self, sanitizers, kinds, unseen):
        marked = {}
        for path in self.programs("ub"):
            with open(path, encoding="utf-8") as file:
                lines = [(number, re.search(r"// ub: (\S+)", line)) for number, line in enumerate(file, 1)]
            number, match = next((n, m) for n, m in lines if m)
            if match.group(1) in kinds and os.path.basename(path) not in unseen:
                marked[path] = (number, match.group(1))
        self.assertGreater(len(marked), 40)
        compared = []

        def check(path, result):
            report = re.search(r"([^/\n]+):(\d+):\d+: error: undefined behaviour: .* \[(\S+)\]", result.stderr.decode())
            self.assertTrue(report, result.stderr.decode())
            line, kind = marked[path]
            # What is behind an array is a place outside of its object.
            same = {kind, "bounds"} if kind == "index" else {kind}
            self.assertEqual(int(report.group(2)), line)
            self.assertIn(report.group(3), same if sanitizers == "address" else {kind})
            if report.group(3) == kind and kind not in OTHER_SENTENCES and os.path.basename(path) not in OTHER_PLACES:
                self.assertEqual(sentence(result.stderr), checked_sentence(path))
                compared.append(path)
            self.assertEqual(result.returncode, 1)

        self.check_all(marked, sanitizers, check)
        self.assertGreater(len(set(compared)), 30)

    def check_silent(self, sanitizers):
        def check(path, result):
            with open(os.path.splitext(path)[0] + ".out", "rb") as file:
                expected = file.read().rstrip(b"\n")
            separator = b"" if not result.stdout or result.stdout.endswith(b"\n") else b"\n"
            actual = result.stdout + separator + str(result.returncode).encode()
            self.assertEqual(actual.rstrip(b"\n"), expected, result.stderr.decode())

        self.check_all(self.programs("legal"), sanitizers, check)

    def test_undefined(self):
        self.check_named("undefined", KINDS, LIBRARY | LARGE | RECORDS)

    def test_address(self):
        self.check_named("address", MEMORY, NOT_MEMORY)

    def test_undefined_silent(self):
        self.check_silent("undefined")

    def test_both_silent(self):
        self.check_silent("address,undefined")

    def test_through_the_text_of_the_ir(self):
        # Marked functions, to be instrumented; and instrumented ones, which stay as they are.
        for options in ["-passes=no-op-module"], ["-O0"], ["-O2"]:
            for name, kind in ("bounds-heap", "bounds"), ("dead-block", "dead"), ("string-strlen", "string"):
                path = os.path.join(REFEREE, "ub", name + ".c")
                with self.subTest(program=name, options=options), tempfile.TemporaryDirectory() as folder:
                    text, exe = os.path.join(folder, "f.ll"), os.path.join(folder, "f")
                    subprocess.run(
                        [MINIC, "-w", "-fsanitize=address", *options, "-emit-llvm", path, "-o", text],
                        check=True,
                        timeout=120,
                    )
                    with open(text, encoding="utf-8") as file:
                        self.assertEqual("sanitize_address" in file.read(), options == ["-passes=no-op-module"])
                    subprocess.run([MINIC, "-w", "-fsanitize=address", text, "-o", exe], check=True, timeout=120)
                    result = subprocess.run([exe], capture_output=True, text=True, timeout=120)
                    self.assertIn(f"[{kind}]", result.stderr)
                    self.assertEqual(result.returncode, 1)

    def test_checked_functions_are_those_of_the_table(self):
        root = os.path.dirname(os.path.dirname(REFEREE))
        with open(os.path.join(root, "support", "c_library.def"), encoding="utf-8") as file:
            marked = re.findall(r'^C_\w+\("(\w+)".*\bSanitized\b', file.read(), re.MULTILINE)
        made = []
        for name in ("address.c", "address_library.h"):
            with open(os.path.join(root, "runtime", name), encoding="utf-8") as file:
                made += re.findall(r"^CHECK\((\w+),", file.read(), re.MULTILINE)
        self.assertEqual(sorted(marked), sorted(made))
        self.assertGreater(len(marked), 20)

    def test_counts_and_words_are_those_of_the_table(self):
        heap = "int main(void) { char *p = malloc(20), c = 0; %s return c; }"
        for sanitizer, text, wanted in (
            ("address", heap % "free(p + 1);", "'free' of an address 1 byte into its block"),
            ("address", heap % "free(p + 2);", "'free' of an address 2 bytes into its block"),
            ("address", heap % "c = p[20];", "this reads 1 byte right behind the end of a block of 20 bytes"),
            ("undefined", heap % "*(int *)(p + 1) = 1;", "this writes 4 bytes at an address that is no multiple of 4"),
        ):
            with self.subTest(text=text), tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "f.c")
                with open(path, "w", encoding="utf-8") as file:
                    file.write("#include <stdlib.h>\n" + text)
                compiled = sentence(run(path, ("-O0",), sanitizer, os.devnull).stderr)
                self.assertTrue(compiled.startswith(wanted), compiled)
                self.assertEqual(compiled, checked_sentence(path))

    def test_the_pipeline_names_it(self):
        def pipeline(*options):
            command = [MINIC, *options, "-print-pipeline-passes"]
            return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.split("\n")[
                0
            ]

        self.assertEqual(
            pipeline("-fsanitize=address", "-O1"),
            "function(instrument-address),instrument-globals,function(mem2reg,dce)",
        )
        self.assertEqual(pipeline("-fsanitize=undefined", "-O1"), "mem2reg,dce")
        self.assertEqual(pipeline("-fsanitize=address", "-passes=mem2reg"), "mem2reg")

    def test_functions_without_checks(self):
        source = """#include <stdlib.h>
        #define NO(...) __attribute__((noinline, __VA_ARGS__))
        NO(no_sanitize_address) int f(int *p, int a) { return p[1] & 0; }
        NO(no_sanitize("address,undefined")) int g(int *p, int a) { return (p[1] & 0) + (a + 1 < 0); }
        NO(no_sanitize("address", "undefined")) int h(int *p, int a) { return (p[1] & 0) + (a + 2 < 0); }
        NO(no_sanitize_undefined) int i(int *p, int a) { return p[0] + (a + 3 < 0); }
        NO(unused) int memory(int *p, int a) { return p[1]; }
        NO(no_sanitize_address) int overflow(int *p, int a) { return a + 4; }
        int main(int count, char **words) {
          int *p = calloc(1, sizeof(int)), most = 2147483647;
          if (f(p, most) + g(p, most) + h(p, most) + i(p, most) > 3) return 2;
          return count == 1 ? 0 : words[1][0] == 'm' ? memory(p, most) : overflow(p, most);
        }
        """
        for level in "-O0", "-O2":
            with self.subTest(level=level), tempfile.TemporaryDirectory() as folder:
                exe = os.path.join(folder, "f")
                command = [MINIC, level, "-fsanitize=address,undefined", "-x", "c", "-", "-o", exe]
                subprocess.run(command, input=source, text=True, check=True, timeout=120)
                for words, status, kind in ([], 0, ""), (["memory"], 1, "[bounds]"), (["overflow"], 1, "[overflow]"):
                    result = subprocess.run([exe, *words], capture_output=True, text=True, timeout=120)
                    self.assertEqual(result.returncode, status, result.stderr)
                    self.assertIn(kind, result.stderr)

    def test_the_interpreter_checks(self):
        for sanitizer, program in ("undefined", "overflow-sum"), ("address", "freed-node"):
            result = subprocess.run(
                [MINIC, "-fsanitize=" + sanitizer, "--run", os.path.join(REFEREE, "ub", program + ".c")],
                capture_output=True,
                text=True,
                timeout=120,
            )
            self.assertEqual(result.returncode, 1)
            self.assertIn(": error: undefined behaviour: ", result.stderr)


if __name__ == "__main__":
    unittest.main()
