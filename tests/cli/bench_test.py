"""scripts/bench --real: what it measures, on small programs of ours, and what it does when two compilers do not agree."""

import json
import os
import pathlib
import shutil
import re
import stat
import subprocess
import tempfile
import unittest

MINIC = os.path.realpath(os.environ["MINIC"])
BENCH = os.path.join(os.path.realpath(os.environ["MINIC_SCRIPTS"]), "bench")

# Copies its input, or counts to a million.
GOOD = r"""
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) {
  unsigned sum = 1;
  int c;
  if (argc > 1 && strcmp(argv[1], "copy") == 0) {
    while ((c = getchar()) != EOF) putchar(c);
    return 3;
  }
  for (int i = 0; i < 1000000; i++) sum = sum * 3 + (sum >> 5);
  printf("%u\n", sum);
  return 0;
}
"""


class BenchOfRealPrograms(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="minic-bench-")
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def bench(self, *words, code=GOOD, loads=None, path=None, **fields):
        (self.folder / "main.c").write_text(code)
        row = {"name": "small", "kind": "sum", "source": str(self.folder), "files": ["*.c"], "flags": "", "libs": ""}
        row["loads"] = loads or [
            {"name": "count", "arguments": ""},
            {"name": "copy", "arguments": "copy", "stdin": "{output:count}", "status": 3},
        ]
        (self.folder / "table.json").write_text(json.dumps([{**row, **fields}]))
        command = [BENCH, "--real", "--table", self.folder / "table.json", "--work", self.folder / "work"]
        command += ["--minic", MINIC, "--json", self.folder / "result.json", *words]
        environment = dict(os.environ, PATH=f"{path}:{os.environ['PATH']}") if path else None
        return subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment)

    def result(self):
        return json.loads((self.folder / "result.json").read_text())

    def command_of(self, name, script):
        """A folder with a program of that name, to be found before the real one."""
        folder = self.folder / "bin"
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755 | stat.S_IXUSR)
        return folder

    def test_measures_what_is_executed(self):
        done = self.bench("--rounds", "3", "--levels", "O0,O2")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        result = self.result()
        self.assertEqual([row["workload"] for row in result["levels"]["O2"]], ["small/count", "small/copy"])
        for level, kinds in (("O0", {"gcc", "minic"}), ("O2", {"gcc", "clang", "minic"})):
            count, copy = result["levels"][level]
            names = {name for name in count if isinstance(count[name], dict)}
            self.assertEqual(names, {f"{kind}-{level}" for kind in kinds})
            for name in names:
                self.assertEqual(len(count[name]["rounds"]), 3)
                self.assertGreater(count[name]["text"], 50)
                if result["instructions counted by"] != "none":
                    # The loop of a million takes three instructions at least; the copy of ten bytes has no such loop.
                    self.assertGreater(count[name]["instructions"] - copy[name]["instructions"], 2_500_000)
        column = "text" if result["instructions counted by"] == "none" else "instructions"
        # The code of -O0 is larger and executes more. Were programs of two levels mixed up, it would not be so.
        first, second = (result["levels"][level][0] for level in ("O0", "O2"))
        for kind in ("gcc", "minic"):
            self.assertGreater(first[f"{kind}-O0"][column], second[f"{kind}-O2"][column])
        # The mean of text is that of programs, of the others that of workloads.
        row, other = result["levels"]["O2"]
        means = {(m["compiler"], m["column"]): m["ratio"] for m in result["means"]["O2"] if "held" not in m["of"]}

        def ratio(of, column):
            return of["minic-O2"][column] / of["gcc-O2"][column]

        self.assertAlmostEqual(means["minic-O2", "text"], ratio(row, "text"))
        if column == "instructions":
            expected = (ratio(row, column) * ratio(other, column)) ** 0.5
            self.assertAlmostEqual(means["minic-O2", column], expected)
        self.assertRegex(done.stdout, r"(?m)^host: .+\n(.*\n)*gcc: .*\d\n(.*\n)*minic: .*\n(.*\n)*date: 20")
        self.assertRegex(done.stdout, r"(?m)^geometric mean of 2( +(\d\.\d{3}|-)){6}$")

    def test_counts_by_perf_where_it_works(self):
        script = """file=; while [ $# -gt 0 ]; do case $1 in -o) file=$2; shift ;; --) shift; break ;; esac; shift; done
        printf '# started\\n\\n123456,,instructions:u,1,100.00,,\\n' >"$file"; exec "$@" """
        done = self.bench("--rounds", "0", path=self.command_of("perf", script))
        self.assertEqual(done.returncode, 0, done.stderr)
        result = self.result()
        self.assertEqual(result["instructions counted by"], "perf")
        self.assertEqual(result["levels"]["O2"][0]["minic-O2"]["instructions"], 123456)
        self.assertIsNone(result["levels"]["O2"][0]["minic-O2"]["seconds"])

    def test_nothing_counts(self):
        self.command_of("perf", "exit 1")
        for target in "x86_64", "riscv64":
            emulator = shutil.which(f"qemu-{target}")
            self.command_of(f"qemu-{target}", f'[ "$1" = -help ] || exec {emulator} "$@"')
        for target in "x86_64", "riscv64":
            done = self.bench("--rounds", "0", "--target", target, path=self.folder / "bin")
            self.assertEqual(done.returncode, 0, done.stderr)
            result = self.result()
            self.assertEqual(result["instructions counted by"], "none")
            self.assertIsNone(result["levels"]["O2"][0]["minic-O2"]["instructions"])

    def test_riscv64(self):
        done = self.bench("--target", "riscv64", "--only", "small/copy")
        self.assertEqual(done.returncode, 0, done.stderr)
        # The load whose output it reads runs, too.
        for row in self.result()["levels"]["O2"]:
            self.assertEqual(set(row) - {"workload", "program", "held_out"}, {"gcc-O2", "clang-O2", "minic-O2"})
            self.assertEqual(row["minic-O2"]["rounds"], [])

    def test_another_output_is_a_failure(self):
        code = '#include <stdio.h>\nint main(void) { printf("ab%d\\n", sizeof __VERSION__ > 1 ? NAME : 0); }\n'
        code = "#if defined(__minic__)\n#define NAME 2\n#else\n#define NAME 1\n#endif\n" + code
        done = self.bench("--rounds", "0", code=code, loads=[{"name": "say", "arguments": ""}])
        self.assertEqual(done.returncode, 1)
        self.assertIn("small/say: minic-O2: another output than of the first compiler, from byte 2 on", done.stderr)
        self.assertEqual(self.result()["failures"], [done.stderr.removeprefix("bench: ").strip()])

    def test_other_failures(self):
        say = [{"name": "say", "arguments": ""}]
        code = '#include <stdio.h>\nint main(void) { puts("a"); return 4; }\n'
        done = self.bench("--rounds", "0", code=code, loads=say)
        self.assertEqual((done.returncode, done.stderr.count("status 4")), (1, 3))
        done = self.bench("--rounds", "0", code="int main(void) { return 0; }\n", loads=say)
        self.assertEqual((done.returncode, done.stderr.count("it writes nothing")), (1, 3))
        done = self.bench("--rounds", "0", code="int main(void) { return x; }\n", loads=say)
        self.assertEqual(
            (done.returncode, len(re.findall(r"(?m)^/.*main\.c:1:25: error: ", done.stderr))), (1, 3), done.stderr
        )
        done = self.bench("--only", "smal")
        self.assertEqual((done.returncode, done.stderr), (1, "bench: no such program or workload: smal; see --list\n"))

    def test_held_out_programs_are_summed_up_alone(self):
        done = self.bench("--rounds", "0", held_out=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"(?m)^small/count \* ")
        self.assertRegex(done.stdout, r"(?m)^\* held out, no tuning of 2 ")
        self.assertNotIn("geometric mean", done.stdout)

    def test_list(self):
        done = subprocess.run([BENCH, "--real", "--list"], capture_output=True, text=True, timeout=60, check=True)
        rows = done.stdout.splitlines()
        self.assertGreaterEqual(len(rows), 12)
        self.assertEqual([row.split()[0] for row in rows if "held out" in row], ["picosat", "awk"])

    def test_sources_of_git_are_those_of_the_commit(self):
        """The second of three commits is fetched, once only, and copied beside the sources."""

        def git(*words):
            done = subprocess.run(
                ["git", "-c", "user.name=a", "-c", "user.email=b", *words], cwd=origin, capture_output=True, text=True
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            return done.stdout.strip()

        origin = self.folder / "origin"
        origin.mkdir()
        git("init", "-q")
        git("config", "uploadpack.allowAnySHA1InWant", "true")
        commits = []
        for text in "abc":
            (origin / "file").write_text(text)
            git("add", "file")
            git("commit", "-qm", text)
            commits.append(git("rev-parse", "HEAD"))
        script = (
            "import sys, types; sys.path.insert(0, sys.argv[1]); import build, programs;"
            "program = types.SimpleNamespace(name='g', source=programs.Git('g', *sys.argv[2:4]), prepare='');"
            "print(open(build.prepare(program, sys.argv[4] + '/sources', sys.argv[4])[0] + '/file').read())"
        )
        real = str(pathlib.Path(BENCH).parents[1] / "tests/bench/real")
        for url in (origin.as_uri(), "file:///nowhere"):
            done = subprocess.run(
                ["python3", "-c", script, real, url, commits[1], self.folder],
                capture_output=True,
                text=True,
            )
            self.assertEqual((done.returncode, done.stdout), (0, "b\n"), done.stderr)

    def test_inputs_are_the_same_bytes_each_time(self):
        script = (
            "import sys, hashlib; sys.path.insert(0, sys.argv[1]); import inputs;"
            "made = [inputs.text(3000), inputs.table(30), inputs.sound(0.1), inputs.formula(9, 20), inputs.pigeons(3)];"
            "print([hashlib.sha256(data).hexdigest()[:8] for data in made])"
        )
        real = str(pathlib.Path(BENCH).parents[1] / "tests/bench/real")
        done = subprocess.run(["python3", "-c", script, real], capture_output=True, text=True, check=True)
        self.assertEqual(done.stdout.strip(), "['342472cc', 'ebc53615', '01610606', '0c0e4b70', '99e4dd68']")


if __name__ == "__main__":
    unittest.main()
