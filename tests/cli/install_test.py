"""What an installed minic brings: the programs, the library, the manual page, completion."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

MINIC = os.environ["MINIC"]
BUILD = pathlib.Path(MINIC).parent


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


class Install(unittest.TestCase):
    def setUp(self):
        self.prefix = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.prefix)
        done = run("cmake", "--install", str(BUILD), "--prefix", str(self.prefix))
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_installed_minic_compiles_links_and_runs(self):
        source = self.prefix / "t.sy"
        source.write_text("int main() { putint(42); return 0; }")
        for name in ("minic", "compiler"):
            program = self.prefix / "t"
            done = run(str(self.prefix / "bin" / name), str(source), "-o", str(program))
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertEqual(run(str(program)).stdout, "42")

    def test_runner_is_installed(self):
        for command in [], ["grade"], ["merge"], ["report"], ["check-box"]:
            done = run(str(self.prefix / "bin/minic-test"), *command, "--help")
            self.assertEqual(done.returncode, 0, done.stderr)
        # It tests the minic beside it, with that one's libraries.
        (self.prefix / "t.sy").write_text("int main() { putint(42); return 0; }")
        (self.prefix / "t.out").write_text("42\n0\n")
        done = run(str(self.prefix / "bin/minic-test"), str(self.prefix / "t.sy"))
        self.assertIn("1 passed", done.stdout, done.stderr)

    def test_attacks_are_installed(self):
        done = run(
            str(self.prefix / "bin/minic-test"),
            "check-box",
            "--only",
            "submissions/pipe",
            "--only",
            "passes/copy",
            "--only",
            "counting/knows-qemu",
            cwd=self.prefix,
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        counts = "-plugin" in run("qemu-x86_64", "-help").stdout  # not Debian 13's
        self.assertEqual(done.stdout.count("\ncontained  "), 3 if counts else 2, done.stdout)
        # A minic that is larger than a file of a submission may be is no file of the submission.
        minic = self.prefix / "bin/minic"
        os.truncate(minic, max(minic.stat().st_size, 20_000_000))
        done = run(str(self.prefix / "bin/minic-test"), "check-box", "--only", "passes/copy", cwd=self.prefix)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        sources = pathlib.Path(os.environ["MINIC_SCRIPTS"]) / "grader" / "attacks"
        names = {path.relative_to(sources) for path in sources.rglob("*")}
        self.assertEqual(
            {
                path.relative_to(self.prefix / "lib/minic/grader/attacks")
                for path in (self.prefix / "lib/minic/grader/attacks").rglob("*")
            },
            names,
        )

    def test_reducer_is_installed(self):
        (self.prefix / "r.c").write_text('#include <stdio.h>\nint main(void) { puts("a"); return 0; }\n')
        done = run(str(self.prefix / "bin/minic-reduce"), "--test", "grep -q puts r.c", str(self.prefix / "r.c"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual((self.prefix / "r.reduced.c").read_text(), 'int main() {\n  puts("");\n}\n')

    def test_manual_page_names_the_options(self):
        page = (self.prefix / "share/man/man1/minic.1").read_text()
        self.assertIn(".B \\-emit\\-llvm\n", page)


class Completion(unittest.TestCase):
    def complete(self, line):
        """What bash offers for the last word of `line`."""
        script = run(MINIC, "--print-completion=bash")
        self.assertEqual(script.returncode, 0)
        # bash hands over the word after the last '=' or ' '.
        word = line.replace("=", " ").split(" ")[-1]
        done = run(
            "bash",
            "-c",
            script.stdout + "\ncompopt() { :; }\nCOMP_LINE=$1 COMP_POINT=${#1}\n"
            '_minic minic "$2" x\nprintf "%s\\n" "${COMPREPLY[@]}"',
            "bash",
            line,
            word,
        )
        self.assertEqual(done.stderr, "")
        return done.stdout.split()

    def test_options(self):
        self.assertEqual(self.complete("minic -emit-l"), ["-emit-llvm"])
        self.assertIn("--regalloc=greedy", self.complete("minic f.c --reg"))

    def test_values_after_the_equals_sign(self):
        self.assertEqual(self.complete("minic --target=r"), ["riscv64"])
        self.assertEqual(sorted(self.complete("minic -std=")), ["c", "c11", "c17", "c99", "gnu17", "sysy"])

    def test_each_listed_option_is_offered(self):
        listed = [line.split()[0] for line in run(MINIC, "--help").stdout.splitlines() if line.startswith("  -")]
        offered = self.complete("minic -")
        for option in listed:
            stem = option.split("=")[0].split("<")[0]
            self.assertTrue(any(word.startswith(stem) or option.startswith(word) for word in offered), option)

    def test_other_shells(self):
        self.assertIn("#compdef minic", run(MINIC, "--print-completion=zsh").stdout)
        self.assertIn("complete -c minic", run(MINIC, "--print-completion=fish").stdout)
        wrong = run(MINIC, "--print-completion=cmd")
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("no completion for the shell 'cmd'", wrong.stderr)


if __name__ == "__main__":
    unittest.main()
