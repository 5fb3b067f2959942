"""What tests of the command line share: a folder of their own for each, and runs of minic in it."""

import os
import shutil
import subprocess
import tempfile
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
HELLO = "int main() { return 7; }\n"
SYSY = "const int N = 3;\nint a[N] = {1, 2, 3};\nint main() {\n  putarray(N, a);\n  return getint();\n}\n"
BROKEN = "int main() { return x; }\n"


class Done:
    def __init__(self, process):
        self.status = process.returncode
        self.out = process.stdout.decode("utf-8", "replace") if process.stdout is not None else ""
        self.err = process.stderr.decode("utf-8", "replace") if process.stderr is not None else ""


class CliTest(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="minic-cli-")
        self.tmp = os.path.join(self.dir, "tmp")
        self.cwd = os.path.join(self.dir, "cwd")
        os.mkdir(self.tmp)
        os.mkdir(self.cwd)

    def tearDown(self):
        # Whatever happened, no temporary file remains.
        left = os.listdir(self.tmp)
        hidden = [f for f in os.listdir(self.cwd) if f.startswith(".minic")]
        shutil.rmtree(self.dir, ignore_errors=True)
        self.assertEqual((left, hidden), ([], []), "temporary files were left behind")

    def write(self, name, text):
        path = os.path.join(self.cwd, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", newline="") as f:
            f.write(text)
        return path

    def read(self, name):
        with open(os.path.join(self.cwd, name)) as f:
            return f.read()

    def files(self):
        return sorted(os.listdir(self.cwd))

    def minic(self, *args, stdin=b"", program=MINIC, stdout=subprocess.PIPE, env=None, status=None):
        done = Done(
            subprocess.run(
                [program, *args],
                cwd=self.cwd,
                input=stdin,
                stdout=stdout,
                stderr=subprocess.PIPE,
                env={**os.environ, "TMPDIR": self.tmp, "LC_ALL": "C", **(env or {})},
            )
        )
        self.assertGreaterEqual(done.status, 0, f"ended by a signal: {args}\n{done.err}")
        if status is not None:
            self.assertEqual(done.status, status, f"minic {' '.join(args)}\n{done.err}")
        return done

    def fails(self, status, pattern, *args, **kwargs):
        done = self.minic(*args, status=status, **kwargs)
        self.assertEqual(done.out, "")
        self.assertRegex(done.err, pattern)
        return done

    def run_program(self, name, *args, stdin=b""):
        return Done(
            subprocess.run(
                [os.path.join(self.cwd, name), *args], input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        )
