"""What the pages in docs and the README name exists: files, the functions of docs/walk.md; what walk.md shows is what
minic prints. No file is a link to what a clone does not have."""

import itertools
import os
import pathlib
import re
import subprocess
import unittest

MINIC = os.path.abspath(os.environ["MINIC"])
ROOT = pathlib.Path(os.environ["MINIC_SCRIPTS"]).parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SOURCE = (".cpp", ".h", ".def", ".g4", ".js", ".mjs", ".css", ".py", ".cmake")
SKIPPED = ("build", "node_modules", ".git")


def project_files():
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED]
        for name in files:
            yield os.path.relpath(os.path.join(folder, name), ROOT)


def alternatives(path):
    """`a/{b,c}.cpp` is two paths; `<target>` is each target."""
    parts = [part.split(",") for part in re.split(r"[{}]", path)]
    if len(parts) % 2 == 0:
        return [path]
    parts = [[",".join(part)] if i % 2 == 0 else part for i, part in enumerate(parts)]
    for made in itertools.product(*parts):
        text = "".join(made)
        for target in ("x86_64", "riscv64") if "<target>" in text else ("",):
            yield text.replace("<target>", target)


def named_paths(page):
    """The words in code style, and the targets of links, that look like paths, from the root."""
    text = page.read_text(encoding="utf-8")
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    for code in re.findall(r"`([^`\n]+)`", text):
        for word in code.split():
            yield from alternatives(word.strip(",;:()'\""))
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        if "://" not in link:
            yield os.path.relpath((page.parent / link).resolve(), ROOT)


class Docs(unittest.TestCase):
    def test_named_files_exist(self):
        files = set(project_files())
        folders = {parent.as_posix() for file in files for parent in pathlib.PurePath(file).parents}
        names = {pathlib.PurePath(file).name for file in files}
        tops = {folder for folder in folders if "/" not in folder and folder != "."}
        checked, missing = 0, []
        for page in PAGES:
            for path in named_paths(page):
                if "NAME" in path or path.startswith(("-", "/")):
                    continue
                path = path.removeprefix("./")
                if "/" in path and path.split("/")[0] in tops and "*" in path:
                    good = any(ROOT.glob(path))
                elif "/" in path and path.split("/")[0] in tops:
                    good = path.rstrip("/") in files | folders
                elif path.endswith(SOURCE):
                    # A page may leave out the folder that its subject is in.
                    good = any(file.endswith("/" + path) for file in files) or path in names
                elif path.endswith(".md"):
                    good = path in files or "docs/" + path in files
                else:
                    continue
                checked += 1
                # `tests/run/x.sy` and the like are names for any program.
                if not good and not re.search(r"/[xf]\.\w+$|^[a-z]\.\w+$", path):
                    missing.append(f"{page.name}: {path}")
        self.assertEqual(missing, [])
        self.assertGreater(checked, 150)

    def test_each_pass_has_a_row(self):
        """In a table of passes.md that says what it does, not only in one of numbers."""
        table = (ROOT / "passes/passes.def").read_text(encoding="utf-8")
        names = re.findall(r'^(?:FUNCTION|CHECKED|MODULE)_PASS\("([\w-]+)"', table, re.M)
        self.assertGreater(len(names), 40)
        page = (ROOT / "docs/passes.md").read_text(encoding="utf-8")
        rows = {
            name
            for cell in re.findall(r"^\| (`[^|]*) \| (?!\d)", page, re.M)
            for name in re.findall(r"`([\w-]+)`", cell)
        }
        self.assertEqual([name for name in names if name not in rows], [])

    def test_pipelines_are_those_that_minic_prints(self):
        page = (ROOT / "docs/passes.md").read_text(encoding="utf-8")
        for level in ("-O1", "-O2"):
            row = re.search(rf"^\| `{level}` \| (.*) \|$", page, re.M).group(1)
            printed = subprocess.run(
                [MINIC, level, "-print-pipeline-passes"], capture_output=True, text=True, check=True
            ).stdout.splitlines()
            pipeline, *code = re.findall(r"`(.*?)`", row)
            self.assertEqual(pipeline, printed[0])
            for first in code:  # with what code generation begins
                self.assertTrue(printed[1].startswith(f"codegen({first},"), first)

    def test_each_warning_is_in_the_row_of_what_turns_it_on(self):
        rows = {
            "On": "by default",
            "OnExtension": "by default, an error under `-pedantic-errors`",
            "Pedantic": "`-Wpedantic`, an error under `-pedantic-errors`",
            "All": "`-Wall`",
            "Extra": "`-Wextra`",
            "Named": "by name",
        }
        table = (ROOT / "support/warnings.def").read_text(encoding="utf-8")
        warnings = re.findall(r'^WARNING\("(.*?)", (\w+)\)$', table, re.M)
        self.assertGreater(len(warnings), 100)
        page = (ROOT / "docs/language.md").read_text(encoding="utf-8").splitlines()
        expected = [
            f"| {text} | `{' '.join(sorted(name for name, on in warnings if on == when))}` |"
            for when, text in rows.items()
        ]
        self.assertEqual([row for row in expected if row not in page], [])
        self.assertEqual(set(when for _, when in warnings), set(rows))

    def test_each_kind_of_undefined_behaviour_has_its_row(self):
        table = (ROOT / "ir/undefined.def").read_text(encoding="utf-8")
        kinds = re.findall(r'^UNDEFINED\(\w+, "(.*?)", "(.*?)", "(.*?)", "(.*?)"\)$', table, re.M)
        self.assertGreater(len(kinds), 20)
        page = (ROOT / "docs/referee.md").read_text(encoding="utf-8").splitlines()
        rows = [f"| `{kind}` | {clause} | {meaning} | {chinese} |" for kind, clause, meaning, chinese in kinds]
        self.assertEqual([row for row in rows if row not in page], [])

    def test_walk_names_functions_that_exist(self):
        text = (ROOT / "docs/walk.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| `([\w:]+)` \| `([^`]+)` \|", text, re.M)
        self.assertGreater(len(rows), 30)
        for function, file in rows:
            *classes, name = function.split("::")
            code = (ROOT / file).read_text(encoding="utf-8")
            owned = rf"\b{classes[-1]}::{name}\(" if classes else r"(?!)"
            inside = rf"\b(class|struct) (\w+::)*{classes[-1]}\b" if classes else ""
            defined = re.search(owned, code) or (
                re.search(inside, code) and re.search(rf"^ *[A-Za-z][\w<>:*&, ]*[ *&]{name}\(", code, re.M)
            )
            self.assertTrue(defined, f"no {function} in {file}")

    def test_walk_shows_what_minic_prints(self):
        text = (ROOT / "docs/walk.md").read_text(encoding="utf-8")
        commands = 0
        for block in re.findall(r"```console\n(.*?)```", text, re.S):
            for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
                command, *shown = part.rstrip("\n").split("\n")
                done = subprocess.run(command.split(), executable=MINIC, cwd=ROOT, capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stderr)
                commands += 1
                self.assertTrue(shown)
                # The lines shown are in this order in the output.
                printed = iter((done.stdout + done.stderr).split("\n"))
                for line in shown:
                    self.assertTrue(any(line == other for other in printed), f"{command}: not printed: {line}")
        self.assertGreater(commands, 5)


class Tree(unittest.TestCase):
    def test_no_link_leads_elsewhere(self):
        """What is not in the project is there on one machine, and in no clone."""
        wrong = []
        for folder, folders, files in os.walk(ROOT):
            for name in folders + files:
                path = os.path.join(folder, name)
                if os.path.islink(path) and name not in ("compile_commands.json", *SKIPPED):
                    to = os.path.realpath(path)
                    if (
                        os.path.isabs(os.readlink(path))
                        or not os.path.exists(to)
                        or not to.startswith(f"{ROOT.resolve()}/")
                    ):
                        wrong.append(f"{os.path.relpath(path, ROOT)} -> {os.readlink(path)}")
            folders[:] = [name for name in folders if name not in (*SKIPPED, "dist")]
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    unittest.main()
