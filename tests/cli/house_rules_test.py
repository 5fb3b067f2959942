"""What docs/HACKING.md asks of the code itself: lengths of files and functions, no static variables but those that it names."""

import ast
import os
import pathlib
import re
import subprocess
import unittest

MINIC = pathlib.Path(os.environ["MINIC"]).resolve()
ROOT = pathlib.Path(os.environ["MINIC_SCRIPTS"]).parent
HACKING = ROOT / "docs/HACKING.md"
MOST_LINES, MOST_LINES_OF_FUNCTION = 700, 100
# Programs that the tests compile or damage on purpose are no code of the project.
SKIPPED = re.compile(
    r"^(build|\.git|examples/(?!embed)|tests/(?!unit|cli|fuzz|bench|explain|grading|playground|rules|validate|referee))|"
    r"(^|/)(node_modules|dist|__pycache__|third_party)(/|$)"
)


def sources():
    """The paths of C++, the runtime's C, Python and JavaScript, from the root."""
    for folder, folders, files in os.walk(ROOT):
        inside = os.path.relpath(folder, ROOT)
        folders[:] = [name for name in folders if not SKIPPED.search(os.path.normpath(os.path.join(inside, name)))]
        for name in files:
            path = pathlib.Path(inside, name)
            if path.suffix in (".cpp", ".h", ".py", ".js", ".mjs") or (
                path.suffix == ".c" and path.parts[0] == "runtime"
            ):
                yield path
            elif (
                path.parts[0] == "scripts"
                and not path.suffix
                and (ROOT / path).read_bytes().startswith(b"#!/usr/bin/env python3")
            ):
                yield path


def is_python(path):
    return path.suffix in (".py", "")


def without_texts(code):
    """The code with blanks for comments, literals and directives; lines stay."""

    def blanks(match):
        return re.sub(r"[^\n]", " ", match.group())

    code = re.sub(
        r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])\'(?:\\.|[^\'\\\n])+\'',
        blanks,
        code,
        flags=re.S,
    )
    return re.sub(r"^[ \t]*#(?:[^\n\\]|\\.|\\\n)*", blanks, code, flags=re.M)


def c_functions(code):
    """(line, number of lines, head) of each function with a body: what opens a brace outside other functions, has
    parentheses, and is no type, namespace or initialiser. What a function has inside is part of it."""
    code = without_texts(code)
    line, head, opened = 1, 0, []
    for mark in re.finditer(r"[{};\n]", code):
        if mark.group() == "\n":
            line += 1
            continue
        is_inside = any(kind != "scope" for kind, *_ in opened)
        if mark.group() == "{":
            text = code[head : mark.start()]
            if is_inside:
                kind = "other"
            elif re.search(r"\b(namespace|class|struct|union|enum|extern)\b[^()=]*$", text):
                kind = "scope"
            else:
                kind = "function" if "(" in text and not text.rstrip().endswith("=") else "other"
            opened.append((kind, line - text.lstrip().count("\n"), " ".join(text.split())))
        elif mark.group() == "}" and opened:
            kind, first, text = opened.pop()
            if kind == "function":
                yield first, line - first + 1, text
        elif is_inside:
            continue
        head = mark.end()


def python_functions(code):
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.lineno, node.end_lineno - node.lineno + 1, node.name


class Lengths(unittest.TestCase):
    def test_files(self):
        lengths = {path.as_posix(): (ROOT / path).read_bytes().count(b"\n") for path in sources()}
        self.assertGreater(len(lengths), 800)
        self.assertEqual({path: lines for path, lines in lengths.items() if lines > MOST_LINES}, {})

    def test_functions(self):
        """Those of JavaScript are measured by its linter."""
        seen, long = 0, []
        for path in sources():
            code = (ROOT / path).read_text(encoding="utf-8")
            if path.suffix in (".js", ".mjs"):
                continue
            for line, lines, head in (python_functions if is_python(path) else c_functions)(code):
                seen += 1
                # The table of what each operation of the interpreter does.
                if lines > MOST_LINES_OF_FUNCTION and "Interp::execute(" not in head:
                    long.append(f"{path}:{line}: {lines} lines: {head[-60:]}")
        self.assertGreater(seen, 8000)
        self.assertEqual(long, [])

    def test_reader_of_functions(self):
        """Each function of a sample that has what misleads a reader of braces, and only those."""
        body = "\n" * 8
        sample = f"""
#define OPEN(x) {{ f(x)
namespace a {{
struct S : B {{
  S() : x_{{1}}, y_(2) {{}}
  int operator()(int x) const {{{body}}}
  int z = 3;
}};
enum class E {{ A, B }};
const int kTable[] = {{ 1, f(2) }};
static const char* text = "void no() {{"; // void no() {{
template <class T>
auto g(T x, char c = '{{') -> int {{
  auto inner = [&](int y) {{ return y; }};
  if (x) {{ R"(}})"; }}
  return 1'000;
}}
int h(void);
}}
"""
        found = {head.split("(")[0].split()[-1]: lines for _, lines, head in c_functions(sample) if lines > 1}
        self.assertEqual(found, {"operator": 9, "g": 6})


class Tidy(unittest.TestCase):
    def test_its_filter_has_every_folder_with_headers(self):
        pattern = re.search(
            r"^HeaderFilterRegex: '(.*)'$", (ROOT / ".clang-tidy").read_text(encoding="utf-8"), re.M
        ).group(1)
        headers = [
            path.as_posix()
            for path in sources()
            if path.suffix == ".h" and path.parts[0] not in ("runtime", "examples")
        ]
        self.assertGreater(len(headers), 200)
        self.assertEqual([header for header in headers if not re.search(pattern, f"/clone/{header}")], [])
        self.assertFalse(re.search(pattern, "/usr/include/fmt/core.h"))


def variables_of(program):
    """The names of the project's variables that a program can write, thread-local ones too: each as the functions, classes and
    the variable that it consists of."""
    table = subprocess.run(
        ["objdump", "--syms", "--demangle", program], capture_output=True, text=True, check=True
    ).stdout
    for name in re.findall(r"^\S+ .{7} \.t?(?:bss|data)\t\S+ +(?:\.hidden )?(minic::.+)$", table, re.M):
        while (shorter := re.sub(r"<[^<>]*>|\([^()]*\)(?: const)?|\[abi:\w+\]", "", name)) != name:
            name = shorter
        yield frozenset(part for part in name.split("::")[1:] if part)


def is_sanitized():
    return b"__asan_init" in MINIC.read_bytes()


class Statics(unittest.TestCase):
    def test_variables_are_those_that_hacking_names(self):
        rule = re.search(r"^- No static variables.*?(?=^- )", HACKING.read_text(encoding="utf-8"), re.M | re.S).group()
        named = set(re.findall(r"`(\w+)`", rule))
        found = {name for program in (MINIC, MINIC.parent / "minic-reduce") for name in variables_of(program)}
        # A constant that is computed before main() lies among the variables.
        found = {name for name in found if not any(re.fullmatch(r"k[A-Z]\w*", part) for part in name)}
        self.assertEqual([sorted(name) for name in found if not name & named], [])
        # What is named and is no variable any more. Sanitizers bring an operator new of their own, which has no lists.
        missing = {name for name in named if not any(name in parts for parts in found)}
        self.assertLessEqual(missing, {"lists"} if is_sanitized() else set())


if __name__ == "__main__":
    unittest.main()
