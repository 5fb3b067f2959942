"""What an internal error of minic prints, and what it leaves for a report."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from cli_case import HELLO, MINIC, CliTest


class Crashes(CliTest):
    def test_internal_errors(self):
        self.write("f.c", HELLO)
        for kind, text in (
            ("check", "internal error: "),
            ("segv", "internal error: "),
            ("abort", "internal error: "),
            ("overflow", "internal error: "),
            ("memory", "out of memory"),
            ("exception", "internal error: "),
        ):
            # A stack of many gigabytes need not be filled three times.
            quick = ["-fno-crash-diagnostics"] if kind == "overflow" else []
            done = self.fails(70, f"{text}|Sanitizer", "f.c", "-S", f"-debug-crash={kind}", *quick)
            if "Sanitizer" in done.err:
                continue  # its report takes the place of ours
            self.assertIn("while running: debug-crash", done.err)
            self.assertIn("on function: main", done.err)
            self.assertRegex(done.err, rf"to repeat: minic f\.c -S -debug-crash={kind}.*\n")
            self.assertEqual("saved for a report" in done.err, kind not in ("memory", "overflow"))
            if kind not in ("memory", "overflow"):
                self.replay(self.bundle(done.err), "f.c", f"-debug-crash={kind}")
        self.assertEqual(self.files(), ["f.c"])

    def bundle(self, err):
        """The folder that an internal error says it has left: name -> text. It is removed."""
        folder = re.search(r"saved for a report of this fault: (\S+) \(", err)[1]
        files = {path.name: path.read_text() for path in pathlib.Path(folder).iterdir()}
        shutil.rmtree(folder)
        return files

    def replay(self, files, name, *failure):
        """Runs what was saved, under another folder's name."""
        with tempfile.TemporaryDirectory() as folder:
            for file, text in files.items():
                pathlib.Path(folder, file).write_text(text)
            done = subprocess.run(
                ["sh", os.path.join(folder, "replay.sh")],
                capture_output=True,
                text=True,
                env={**os.environ, "MINIC": MINIC},
            )
        self.assertEqual(done.returncode, 70, done.stderr)
        self.assertIn("internal error: ", done.stderr)
        self.assertNotIn("saved for a report", done.stderr)
        self.assertIn(" ".join(failure), files["report.txt"])
        self.assertIn("internal error: ", files["report.txt"])

    def test_internal_errors_leave_what_repeats_them(self):
        self.write("f.h", "#define TWICE(x) ((x) * 2)\n")
        self.write(
            "f.c",
            '#include "f.h"\nstatic int f(int a) { int b = a; return TWICE(b); }\nint main(void) { return f(4); }\n',
        )
        self.write("g.sy", "int main() { int a = getint(); return a; }\n")
        self.write("h.ll", "define i32 @main() {\n  ret i32 3\n}\n")
        for options in (["f.c", "-S"], ["-DN=1", "f.c", "g.sy", "-o", "both"], ["g.sy", "-S"], ["h.ll", "-S"]):
            failed = self.minic(*options, "-debug-crash-in=mem2reg", status=70)
            files = self.bundle(failed.err)
            self.replay(files, *options)
            names = {option for option in options if "." in option and not option.startswith("-")}
            self.assertEqual(
                set(files), {"replay.sh", "report.txt", "before.ll"} | {name.replace(".c", ".i") for name in names}
            )
            self.assertIn("define ", files["before.ll"])
            if "f.i" in files:
                self.assertIn("return ((b) * 2);", files["f.i"])
                self.assertIn("%b = alloca i32", files["before.ll"])
        failed = self.minic("f.c", "-S", "-debug-crash-in=frame", "-fcrash-diagnostics-dir=" + self.cwd, status=70)
        self.assertTrue(self.bundle(failed.err)["before.mir"].startswith("; *** IR Dump Before frame on f ***"))
        for options, env in (["-fno-crash-diagnostics"], {}), ([], {"MINIC_CRASH_DIAGNOSTICS_DIR": ""}):
            failed = self.minic("f.c", "-S", "-debug-crash-in=frame", *options, env=env, status=70)
            self.assertNotIn("saved", failed.err)
        failed = self.minic("f.c", "-S", "-debug-crash-in=frame", "-fcrash-diagnostics-dir=/nowhere", status=70)
        self.assertIn("cannot save what repeats it in '/nowhere'", failed.err)
        self.assertEqual(self.files(), ["f.c", "f.h", "g.sy", "h.ll"])


if __name__ == "__main__":
    unittest.main()
