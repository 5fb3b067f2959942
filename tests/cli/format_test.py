"""All C++ of the project, and the runtime's C, is laid out by clang-format 14 with the project's .clang-format; JavaScript
and Python by what scripts/format calls."""

import os
import pathlib
import platform
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(os.environ["MINIC_SCRIPTS"]).parent
# Inputs of tests and examples look as their authors want.
SKIPPED = {"build", "tests", "examples"}
FOLDERS = [
    *sorted(path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in SKIPPED and path.name[0] != "."),
    "tests/unit",
    "tests/fuzz",
    "examples/embed",
]


def has_package():
    """Whether clang-format-14 can be had: Debian 12 is the last release with it."""
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return True
    return release.get("ID") != "debian" or release.get("VERSION_ID") == "12"


class Format(unittest.TestCase):
    def test_code_is_laid_out_by_clang_format(self):
        if not shutil.which("clang-format-14") and not has_package():
            self.skipTest("this release of Debian has no clang-format-14")
        files = [
            str(path)
            for folder in FOLDERS
            for path in sorted((ROOT / folder).rglob("*"))
            if (path.suffix in (".cpp", ".h") or path.suffix == ".c" and folder == "runtime")
            and "node_modules" not in path.parts
        ]
        self.assertGreater(len(files), 600)
        done = subprocess.run(
            ["clang-format-14", "--dry-run", "--Werror", *files], capture_output=True, text=True, cwd=ROOT
        )
        self.assertEqual(done.returncode, 0, done.stderr[:2000])

    def test_scripts_are_laid_out_and_have_no_findings(self):
        """biome and ruff, in the versions of scripts/lint."""
        done = subprocess.run([ROOT / "scripts/format", "--check", "js", "python"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, (done.stdout + done.stderr)[:4000])

    def test_what_is_wrong_is_found(self):
        """A file that is not laid out, and one with a finding, of each language."""
        with tempfile.TemporaryDirectory() as folder:
            for name, code, finding in (
                ("a.mjs", "const a = 1 ;\n", "format"),
                ("b.mjs", 'import { join } from "node:path";\n', "noUnusedImports"),
                ("c.py", "a = ( 1 )\n", "is not laid out"),
                ("d.py", "import os\n", "F401"),
            ):
                path = pathlib.Path(folder, name)
                path.write_text(code)
                words = [
                    "node",
                    ROOT / "scripts/lint/lint.mjs",
                    "--modules",
                    ROOT / "build/lint/node_modules",
                    "--check",
                    path,
                ]
                done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT)
                self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
                self.assertIn(finding, done.stdout)


if __name__ == "__main__":
    unittest.main(verbosity=2)  # so that the reason of a skip is printed
