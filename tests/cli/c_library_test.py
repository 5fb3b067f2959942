"""support/c_library.def against headers, the system's and minic's own: the header of a row declares the function, with
the type of the row."""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
TABLE = pathlib.Path(os.environ["MINIC_SCRIPTS"]).parent / "support/c_library.def"
TYPES = {
    "v": "void",
    "i": "int",
    "u": "unsigned",
    "l": "long",
    "m": "unsigned long",
    "x": "long long",
    "q": "unsigned long long",
    "f": "float",
    "d": "double",
    "L": "long double",
    "p": "void *",
    "P": "const void *",
    "s": "char *",
    "S": "const char *",
    "a": "va_list",
    "z": "unsigned long",
    "n": "void *",
    ".": "...",
}


def rows():
    """(name, type, header) of each function that has a header."""
    for name, rest in re.findall(r'^C_\w+\("(\w+)", (.*)\)$', TABLE.read_text(), re.M):
        *types, header, _ = re.findall(r'"([^"]*)"', rest)
        for suffix, letters in zip(("", "f", "l"), types):
            if header and name != "gets":  # C11 has removed it
                yield name + suffix, letters, header


def program(functions):
    """Gives each function to a pointer to its type; a pointer to what has no letter has no type here."""
    lines = ["#include <stdarg.h>"]
    for number, (name, letters) in enumerate(functions):
        result, parameters = letters[1 if letters[0] == "r" else 0], letters[1:]
        if set("p?") & set(result + parameters):
            lines.append(f"void *use{number} = (void *)&{name};")
        else:
            listed = ", ".join(TYPES[letter] for letter in parameters) or "void"
            lines.append(f"{TYPES[result]} (*use{number})({listed}) = {name};")
    return "\n".join(lines)


class CLibrary(unittest.TestCase):
    def test_the_header_declares_the_function_with_its_type(self):
        by_header = {}
        for name, letters, header in rows():
            by_header.setdefault(header, []).append((name, letters))
        self.assertGreater(sum(map(len, by_header.values())), 250)
        with tempfile.TemporaryDirectory() as folder:
            for header, functions in by_header.items():
                source = os.path.join(folder, header.replace(".h", ".c"))
                with open(source, "w", encoding="utf-8") as file:
                    file.write(f"#include <{header}>\n{program(functions)}\n")
                for headers in ([], ["-nostdlibinc"]):
                    with self.subTest(header=header, headers=headers):
                        done = subprocess.run(
                            [MINIC, "-fsyntax-only", "-Werror", *headers, source], capture_output=True, text=True
                        )
                        self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
