"""What submissions do to a grader that judges them: files of scripts/grader/attacks, all in one class with an honest compiler.
The class is graded to its end, again, and by a user who is not root."""

import csv
import os
import shutil
import subprocess
import unittest

import grade_case
from grade_case import ANSWER, MINIC, SCRIPTS

HOSTILE = os.path.join(SCRIPTS, "grader", "attacks")
AS_USER = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


class Hostile(grade_case.GradeTest):
    VERDICTS = {
        "honest": ("accepted", ""),
        # compilers
        "compilers/nests-folders": ("compile error", "ended with status 3"),
        "compilers/odd-names": ("compile error", "error: "),
        "compilers/output-is-a-pipe": ("no output written", ""),
        "compilers/output-is-a-device": ("no output written", ""),
        "compilers/output-is-a-folder": ("no output written", ""),
        "compilers/output-is-in-a-circle": ("no output written", ""),
        "compilers/removes-everything": ("no output written", ""),
        "compilers/takes-rights-away": ("no output written|runtime error", ""),
        # builds
        "builds/nests-folders": ("build error", "what the build has left has more than 100 folders inside each other"),
        "builds/large-file": ("build error", "what the build has left has more than 4096 MB"),
        "builds/takes-rights-away": ("accepted", ""),
        "builds/leaves-a-pipe": ("accepted", ""),
        # submissions
        "submissions/nests-folders": (
            "submission too large",
            "the submission has more than 100 folders inside each other",
        ),
        "submissions/large-file": ("submission too large", "the submission has more than 1024 MB"),
        "submissions/long-path": ("submission too large", "the submission has a path that is too long"),
        "submissions/closed-folder": ("accepted|build error", ""),
        "submissions/pipe": ("build error", "the submission cannot be copied"),
        "submissions/odd-names": ("accepted", ""),
    }

    def setUp(self):
        super().setUp()
        # What is deeper than a path may be is removed by a program that goes step by step.
        self.addCleanup(lambda: subprocess.run(["rm", "-rf", self.path("class")], check=True))
        self.compiler("honest", ANSWER % "honest")
        for place in self.VERDICTS:
            if "/" not in place:
                continue
            kind, name = place.split("/")
            self.compiler(f"{kind}-{name}", ANSWER % name)
            script, folder = os.path.join(HOSTILE, kind, name), self.path("class", f"{kind}-{name}")
            if kind != "submissions":
                shutil.copy(script, os.path.join(folder, kind[:-1]))
            else:
                subprocess.run([script], cwd=folder, check=True)

    def check(self, *more, user=()):
        results = f"results {len(os.listdir(self.dir))}"
        os.mkdir(self.path(results))
        os.chmod(self.path(results), 0o777)
        command = [*user, *self.command("--build", "if [ -x build ]; then ./build; fi", *more, results=results)]
        printed = self.run_command(command)
        self.assertIn(f"{len(self.VERDICTS)} judged", printed)
        found = {name: record for (name, _), record in self.records(results).items()}
        self.assertEqual(set(found), {name.replace("/", "-") for name in self.VERDICTS})
        for name, (verdict, reason) in self.VERDICTS.items():
            record = found[name.replace("/", "-")]
            self.assertRegex(record["verdict"], f"^({verdict})$", (name, record))
            self.assertIn(reason, record["reason"])
        self.assertIn("0 judged", self.run_command(command))

    def test_the_class_is_judged(self):
        modes = [((), ()), (("--no-namespaces",), ())]
        if (
            os.geteuid() == 0
            and subprocess.run([*AS_USER, MINIC, "--version"], stdout=subprocess.DEVNULL).returncode == 0
        ):
            modes.append(((), AS_USER))
        for more, user in modes:
            with self.subTest(more=more, user=user):
                self.check(*more, user=user)


class Names(grade_case.GradeTest):
    def test_no_utf8_and_cursor(self):
        for name in (b"\xd5\xc5\xc8\xfd", b"\\xd5\\xc5\\xc8\\xfd", b"a\x1b[2Jb", "张三".encode(), b"line\nbreak"):
            folder = os.path.join(os.fsencode(self.path("class")), name)
            os.makedirs(folder)
            with open(os.path.join(folder, b"compiler"), "w") as f:
                f.write(ANSWER % name.hex())
            os.chmod(os.path.join(folder, b"compiler"), 0o755)
        self.assertIn("5 accepted", self.grade())
        self.records()
        names = {"\\xd5\\xc5\\xc8\\xfd", "\\xd5\\xc5\\xc8\\xfd'", "a\\x1b[2Jb", "张三", "line\\nbreak"}
        self.assertEqual({name for name, _ in self.records()}, names)
        self.merge(
            self.path("results"),
            "-o",
            self.path("all.csv"),
            "-o",
            self.path("all.xml"),
            "--gradescope",
            self.path("gs"),
        )
        with open(self.path("all.csv"), encoding="utf-8", newline="") as f:
            self.assertEqual({row["submission"] for row in csv.DictReader(f)}, names)
        self.assertEqual(set(os.listdir(self.path("gs"))), names)
        self.run_command(
            [os.path.join(SCRIPTS, "minic-test"), "report", self.path("results"), "-o", self.path("all.html")]
        )


class Formulas(grade_case.GradeTest):
    def test_a_name_is_no_formula(self):
        names = ["=cmd|calc", "+1", "-1", "@SUM(1)", "\uff1d1", " =1", "x;=1", "harmless-1"]
        for name in names:
            self.compiler(name, ANSWER % name)
        self.write("suite/-two.sy", "int main() { return 7; }\n")
        self.write("suite/-two.out", "7\n")
        self.grade()
        self.merge(self.path("results"), "-o", self.path("all.csv"))
        with open(self.path("all.csv"), encoding="utf-8", newline="") as f:
            text = f.read()
        rows = list(csv.DictReader(text.splitlines()))
        self.assertEqual(
            sorted(row["submission"] for row in rows),
            sorted(name if name in names[-2:] else "'" + name for name in names),
        )
        self.assertEqual({row["score"] for row in rows}, {"100.0"})
        # No cell begins as a formula, whatever the spreadsheet separates at.
        for cell in csv.reader(text.splitlines(), delimiter=";"):
            self.assertNotRegex(cell[-1], "^[=+@-]")
        self.assertIn('"\'-two.sy"', text)

    def test_answers(self):
        self.write("task.toml", 'title = "t"\ntext = "t"\n[[check]]\nname = "=runs"\nstatus = 3\n')
        self.write("-one.json", '{"minic-task": 1, "name": "=1+1", "program": "int main(void) { return 3; }"}')
        self.run_command(
            [
                os.path.join(SCRIPTS, "minic-test"),
                "answers",
                self.path("task.toml"),
                self.path("-one.json"),
                "--minic",
                MINIC,
                "-o",
                self.path("marks.csv"),
            ]
        )
        with open(self.path("marks.csv"), newline="") as f:
            self.assertEqual(
                list(csv.reader(f)),
                [["name", "file", "held", "checks", "'=runs"], ["'=1+1", "'-one.json", "1", "1", "yes"]],
            )


class Readers(grade_case.GradeTest):
    """Compilers that look for what is expected. They are accepted if they find nothing, as they then do what an honest one does."""

    PLACE = os.getcwd()  # not below /tmp, of which a box sees nothing anyway

    def setUp(self):
        super().setUp()
        from grader.isolation import Means

        if not Means(self.path("suite")).namespaces:
            self.skipTest("no namespaces here")
        for name in "command-lines", "history", "open-descriptors", "terminals", "unmapped-memory", "unmapped-segments":
            self.compiler(name, "")
            shutil.copy(os.path.join(HOSTILE, "readers", name), self.path("class", name, "compiler"))
            self.write(f"class/{name}/honest", ANSWER % name, 0o755)

    def git(self, *words, cwd=""):
        subprocess.run(
            ["git", "-c", "user.name=n", "-c", "user.email=e", "-c", "init.defaultBranch=main", *words],
            cwd=self.path(cwd),
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def check(self, **more):
        words = self.command()
        handle = os.open(self.path("suite"), os.O_RDONLY)
        secret = os.open(self.path("suite", "seven.out"), os.O_RDONLY)
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, pass_fds=[handle, secret], **more
        )
        os.close(handle)
        os.close(secret)
        self.assertEqual(done.returncode, 0, done.stdout)
        for (name, _), record in self.records().items():
            self.assertEqual(record["verdict"], "accepted", (name, record))

    def test_a_repository(self):
        self.git("init")
        self.git("add", "suite")
        self.git("commit", "-m", "tests")
        self.check()

    def test_a_worktree(self):
        os.mkdir(self.path("main"))
        shutil.move(self.path("suite"), self.path("main"))
        self.git("init", cwd="main")
        self.git("add", "suite", cwd="main")
        self.git("commit", "-m", "tests", cwd="main")
        self.git("clone", "--shared", "--bare", self.path("main"), self.path("repository.git"), cwd="main")
        self.git("--git-dir", self.path("repository.git"), "worktree", "add", self.path("second"), "main")
        os.rename(self.path("second", "suite"), self.path("suite"))
        os.rename(self.path("second", ".git"), self.path(".git"))
        shutil.rmtree(self.path("main", "suite"))
        self.check()

    def test_without_standard_descriptors(self):
        self.check(preexec_fn=lambda: os.close(0))


class Answers(grade_case.GradeTest):
    def test_what_is_handed_in(self):
        self.write("task.toml", 'title = "t"\ntext = "t"\n[[check]]\nname = "runs"\nstatus = 3\n')
        os.mkfifo(self.path("pipe.json"))
        self.write("deep.json", "[" * 100000)
        self.write("large.json", "")
        os.truncate(self.path("large.json"), 200 << 30)
        self.write("halves.json", '{"minic-task": 1, "name": "half \\ud800", "program": "\\ud800"}')
        self.write(
            "name.json", '{"minic-task": 1, "name": "\\ud800\\u001b[2J", "program": "int main(void) { return 3; }"}'
        )
        odd = os.fsdecode(os.path.join(os.fsencode(self.dir), b"\xd5.json"))
        shutil.copy(self.path("name.json"), odd)
        names = ["pipe.json", "deep.json", "large.json", "halves.json", "name.json", odd]
        printed = self.run_command(
            [
                os.path.join(SCRIPTS, "minic-test"),
                "answers",
                self.path("task.toml"),
                *map(self.path, names),
                "--minic",
                MINIC,
                "-o",
                self.path("marks.csv"),
            ],
            1,
        )
        for sentence in (
            "pipe.json: it is no file",
            "large.json: it is larger than 16 MB",
            "deep.json: it is not what",
            "halves.json: ",
        ):
            self.assertIn(sentence, printed)
        with open(self.path("marks.csv"), encoding="utf-8", newline="") as f:
            self.assertEqual(
                [(row["name"], row["file"], row["held"]) for row in csv.DictReader(f)],
                [("\\ud800\\x1b[2J", "name.json", "1"), ("\\ud800\\x1b[2J", "\\xd5.json", "1")],
            )


if __name__ == "__main__":
    unittest.main()
