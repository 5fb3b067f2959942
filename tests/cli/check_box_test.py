"""minic-test check-box: on this machine each attack is contained, as root and as a user; and with one protection of the grader
taken away the attack that it is there for is named."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
SCRIPTS = os.path.realpath(
    os.environ.get("MINIC_SCRIPTS") or os.path.join(os.path.dirname(__file__), "..", "..", "scripts")
)
AS_USER = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
sys.path.insert(0, SCRIPTS)
sys.dont_write_bytecode = True
from grader.check_box import ATTACKS, read_attacks  # noqa: E402
from grader.grade import takes_plugins  # noqa: E402
from grader.isolation import Means  # noqa: E402

# For each attack: what check-box then prints, and the protection to remove (a file of the grader, a text in it, its replacement).
PLANTED = {
    # An output is an input, and evidence is what a judged program had in its hands.
    "passes/constant-over-both": (
        r"its verdict is accepted",
        [
            (
                "steps.py",
                '        return {\n            "compile": step,',
                '        given = take(init, names["in"])\n        return {\n            "given": given,\n            "compile": step,',
            ),
            (
                "steps.py",
                'seen["output"]), *test.files]',
                'seen["output"]), (os.path.basename(program.source), seen["given"])]',
            ),
        ],
    ),
    # What runs outside of the emulator is not counted, and where the number is the program may write.
    "counting/leaves-qemu": (
        r"its verdict is accepted",
        [("count_insns.c", "    counts[1] = 1;", "    counts[1] = 0;")],
    ),
    "counting/writes-to-descriptors": (r"its verdict is accepted", [("count_insns.c", " || close(fd) != 0", "")]),
    # Nobody looks at a submission, or at what a build has left, before it is read as a whole.
    "submissions/large-file": (
        r"the grading has not ended after 8 s",
        [("grade.py", "    trouble = trouble_with(folder, megabytes, SUBMISSION)", "    trouble = None")],
    ),
    "submissions/odd-names": (
        r"there is no verdict on",
        [("grade.py", "    return shown_names(names)", "    return {name: name for name in names}")],
    ),
    "submissions/formula": (
        r"the table of marks has the formula",
        [("table.py", ".startswith(FORMULA)", ".startswith(())")],
    ),
    "builds/nests-folders": (
        r"(its verdict is accepted|has not ended after 8 s)",
        [("trees.py", "DEEPEST, MOST_FILES, BUILT = 100", "DEEPEST, MOST_FILES, BUILT = 10000")],
    ),
    "compilers/output-is-a-pipe": (
        r"the grading has not ended after 8 s",
        [
            ("steps.py", " | os.O_NONBLOCK", ""),
            ("steps.py", "        if not stat.S_ISREG(os.fstat(handle).st_mode):\n            return None\n", ""),
        ],
    ),
    "builds/fills-the-disk": (
        r"its verdict is accepted",
        [("isolation.py", "if limits.disk and not stopped", "if False and not stopped")],
    ),
    # What a box does not show.
    "readers/open-descriptors": (
        r"error: descriptor \d+ ",
        [("isolation.py", "            close_inherited(keep=send)\n", "")],
    ),
    "readers/command-lines": (
        r"error: /proc/\d+/cmdline says",
        [("isolation.py", "            forget_command_line()\n", "")],
    ),
    "readers/repository": (
        r"error: it lists",
        [("isolation.py", "for path in repositories_of(folder))", "for path in ())")],
    ),
    "readers/hidden-tests": (
        r"error: it reads .*/tests/seven.out",
        [("worker.py", " for path in options.suite]", " for path in []]")],
    ),
    "readers/network": (
        r"error: it has reached a server",
        [("isolation.py", "CLONE_NEWPID | CLONE_NEWNET", "CLONE_NEWPID")],
    ),
    "readers/secrets": (
        r"error: it reads .*/home/.ssh/id_ed25519",
        [("worker.py", "hidden.update(secrets_of(", "hidden.update(() and (")],
    ),
    "readers/services": (r"error: /run has", [("worker.py", 'options.results, "/run", *', "options.results, *")]),
    "readers/writes-elsewhere": (
        r"error: it writes into",
        [("isolation.py", '        make_read_only("/", recursive=True)\n', "")],
    ),
    "readers/privileges": (
        r"error: a program with the setuid bit would be root",
        [
            (
                "isolation.py",
                "        control(PR_SET_NO_NEW_PRIVS, 1)\n        if self.means.filter:\n            refuse_unmapped_memory()\n",
                "",
            )
        ],
    ),
    # Memory, time, processes and files that are not counted.
    "readers/unmapped-memory": (
        r"error: it has 300 MB",
        [
            (
                "isolation.py",
                "        if self.means.filter:\n            refuse",
                "        if False:\n            refuse",
            )
        ],
    ),
    "readers/unmapped-segments": (r"error: it had 300 MB", [("calls.py", "(319, 447, 29)", "(319, 447)")]),
    "compilers/time-in-children": (
        r"(error: it has computed for 6 s|has not ended after 8 s)",
        [("isolation.py", "max(ticks, sum(self.spent.values()))", "ticks")],
    ),
    "compilers/mapped-memory": (
        r"its verdict is no output written",
        [("isolation.py", "elif memory > limits.memory:", "elif False:")],
    ),
    "compilers/fork-bomb": (
        r"(error: it had 200 processes|memory limit)",
        [
            ("isolation.py", "if count >= limits.processes:", "if False:"),
            ("isolation.py", "limits.append((resource.RLIMIT_NPROC, self.limits.processes + 1))", "pass"),
        ],
    ),
    "compilers/many-files": (
        r"error: it has written 90 MB",
        [("isolation.py", 'f"size={self.limits.folder},nr_inodes', 'f"nr_inodes')],
    ),
    "compilers/many-names": (
        r"error: it has made 52,000 files",
        [("isolation.py", "nr_inodes=50k,", "nr_inodes=400k,")],
    ),
}


COUNTS = takes_plugins("qemu-x86_64")  # not Debian 13's


def can_be_tried(attack):
    return COUNTS or not attack.startswith("counting/")


def users_can_enter(folder):
    """Not where a clone of root's is in /root: there other users see nothing, protected or not."""
    return all(parent.stat().st_mode & 1 for parent in [folder, *folder.parents])


OPEN = users_can_enter(pathlib.Path.cwd()) and users_can_enter(pathlib.Path(SCRIPTS).resolve())
needs_open = unittest.skipUnless(OPEN, "other users cannot enter this folder")


class CheckBox(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(
            prefix="check-box-test-", dir=os.getcwd()
        )  # not below /tmp, of which a box sees nothing anyway
        self.addCleanup(shutil.rmtree, self.dir)
        os.chmod(self.dir, 0o777)
        if not Means(self.dir).namespaces:
            self.skipTest("no namespaces here")

    def check(self, *more, scripts=SCRIPTS, user=(), status=0):
        words = [
            *user,
            sys.executable,
            os.path.join(scripts, "minic-test"),
            "check-box",
            "--minic",
            MINIC,
            "--place",
            self.dir,
            "-j",
            "2",
            *more,
        ]
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.assertEqual(done.returncode, status, done.stdout)
        self.assertEqual(os.listdir(self.dir), [], "it has left its folder")
        return done.stdout

    def check_all(self, **setting):
        printed = self.check(**setting)
        tried = sum(can_be_tried(attack.file) for attack in read_attacks())
        self.assertEqual(len(re.findall("^contained  ", printed, re.M)), tried, printed)
        self.assertEqual(len(re.findall("^not tried  ", printed, re.M)), len(read_attacks()) - tried, printed)

    def test_all_are_contained(self):
        self.check_all()

    @needs_open
    def test_all_are_contained_as_a_user(self):
        if os.geteuid() != 0:
            self.skipTest("this is a user already")
        self.check_all(user=AS_USER)

    @needs_open
    def test_without_namespaces(self):
        """What needs them is named, and what to do; nothing else is."""
        printed = self.check(
            "--no-namespaces",
            "--only",
            "readers/n*",
            "--only",
            "compilers/output*",
            "--only",
            "readers/leaves-files",
            status=1,
        )
        self.assertEqual(
            re.findall("^NOT contained +(.*?)  ", printed, re.M), ["readers/network", "readers/leaves-files"], printed
        )
        self.assertIn("namespaces: no (not wanted)", printed)
        self.assertIn("readers/network, readers/leaves-files:\n    no namespaces: run grade as root, or", printed)
        chinese = self.check("--no-namespaces", "--only", "readers/network", "--language", "zh", status=1)
        self.assertRegex(
            chinese, "未隔离 .*与本机的服务器通信\n +它的结果是“编译失败”：编译器以状态 1 结束：error: it has reached"
        )

    @needs_open
    def test_what_is_missing_is_said(self):
        """A machine on which the program that counts is not installed."""
        os.mkdir(os.path.join(self.dir, "bin"))
        for tool in "sh", "cat", "chmod", "seq", "true", "python3":
            os.symlink(shutil.which(tool), os.path.join(self.dir, "bin", tool))
        environment = dict(os.environ, PATH=os.path.join(self.dir, "bin"))
        done = subprocess.run(
            [
                sys.executable,
                os.path.join(SCRIPTS, "minic-test"),
                "check-box",
                "--minic",
                MINIC,
                "--only",
                "counting/slow*",
                "--only",
                "counting/leaves-qemu",
                "--only",
                "submissions/odd-names",
            ],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.assertIn("not tried     counting/leaves-qemu", done.stdout)
        self.assertIn("gcc, cc, qemu-x86_64: not installed", done.stdout)
        self.assertEqual(done.returncode, 0)

    def test_wrong_usage(self):
        self.check("--only", "nosuch", status=2)


class Planted(CheckBox):
    """Each protection taken away from a copy of the grader is noticed, by the attack that it is there for."""

    test_all_are_contained = test_all_are_contained_as_a_user = test_without_namespaces = (
        test_what_is_missing_is_said
    ) = test_wrong_usage = None

    @needs_open
    def test_each_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            for attack, (reason, changes) in PLANTED.items():
                if not can_be_tried(attack):
                    continue
                with self.subTest(attack):
                    scripts = os.path.join(folder, attack.replace("/", "-"))
                    os.mkdir(scripts)
                    shutil.copy(os.path.join(SCRIPTS, "minic-test"), scripts)
                    shutil.copytree(os.path.join(SCRIPTS, "grader"), os.path.join(scripts, "grader"), symlinks=True)
                    for name, old, new in changes:
                        path = os.path.join(scripts, "grader", name)
                        with open(path, encoding="utf-8") as f:
                            text = f.read()
                        self.assertEqual(text.count(old), 1, (name, old))
                        with open(path, "w", encoding="utf-8") as f:
                            f.write(text.replace(old, new))
                    printed = self.check("--only", attack, "--wait", "8", scripts=scripts, status=1)
                    self.assertRegex(printed, f"(?m)^NOT contained +{attack} .*\n.*{reason}")
                    shutil.rmtree(scripts)


class Files(unittest.TestCase):
    def test_the_list_has_every_file(self):
        """But for the honest ones, those that only the tests of a pass need, and one that needs git."""
        listed = {attack.file for attack in read_attacks()}
        found = {
            f"{kind}/{name}"
            for kind in os.listdir(ATTACKS)
            if os.path.isdir(os.path.join(ATTACKS, kind)) and not kind.endswith("-suite")
            for name in os.listdir(os.path.join(ATTACKS, kind))
        }
        self.assertLessEqual(listed, found)
        rest = {name for name in found - listed if not name.startswith("passes/")}
        self.assertEqual(rest, {"counting/honest", "counting/slow", "readers/history"})


if __name__ == "__main__":
    unittest.main()
