"""What minic says and leaves behind when something fails: messages in both forms, exit statuses, no half-written file."""

import json
import os
import re
import subprocess
import unittest

from cli_case import BROKEN, HELLO, CliTest


class Failures(CliTest):
    def test_program_errors(self):
        self.write("f.c", BROKEN)
        self.write("f.s", "as it was")
        for args in (["-S"], ["-c"], ["-emit-llvm"], [], ["-fsyntax-only"], ["-o", "prog"], ["--target=riscv64", "-S"]):
            done = self.fails(1, r"^f\.c:1:21: error: use of undeclared identifier 'x'", "f.c", *args)
            self.assertIn("1 error generated.", done.err)
        self.assertEqual(self.files(), ["f.c", "f.s"])
        self.assertEqual(self.read("f.s"), "as it was")

    def test_late_error_leaves_nothing(self):
        self.write(
            "f.c",
            "int f(int a) { return a + 1; }\n" * 1
            + "\n".join(f"int f{i}(int a) {{ return a * {i}; }}" for i in range(2000))
            + "\n"
            + BROKEN,
        )
        self.minic("f.c", "-S", status=1)
        self.minic("f.c", "-S", "-o", "-", status=1)
        self.assertEqual(self.files(), ["f.c"])

    def test_order_of_messages(self):
        """By lines, whichever stage finds them; a note stays with its message, an inclusion in its place."""
        self.write("in.h", "int h = undeclared;\nint k = 08;\n")
        self.write(
            "f.c",
            """#define BAD(x) ((x) + missing)
int f(int a) {
  a == 1;
  undeclared1 = a;
  int a;
#include "in.h"
  BAD(undeclared2);
  for (int i = 0; i < a; i++) a = ;
  int u;
  undeclared3 = u;
  return g(;
}
int g(int a) {
  int u;
  a = u;
  int unused;
  return a;
}
""",
        )
        places = [
            "f.c:3: warning",
            "f.c:3: note",
            "f.c:4: error",
            "f.c:5: error",
            "f.c:2: note",
            "in.h:1: error",
            "in.h:2: error",
            "f.c:7: error",
            "f.c:7: error",
            "f.c:8: error",
            "f.c:10: error",
            "f.c:11: error",
            "f.c:16: warning",
        ]
        done = self.minic("f.c", "-S", "-Wall", status=1)
        found = re.findall(r"^([\w.]+:\d+):\d+: (error|warning|note): (?!expanded)", done.err, re.M)
        self.assertEqual([": ".join(place) for place in found], places)
        self.assertIn("2 warnings and 9 errors generated.", done.err)
        done = self.minic("f.c", "-S", "-Wall", "-fdiagnostics-format=json", status=1)
        found = []
        for message in json.loads(done.err):
            for each in [message] + message.get("children", []):
                caret = each["locations"][0]["caret"]
                found.append(f"{caret['file']}:{caret['line']}: {each['kind']}")
        self.assertEqual(found, places)
        # Of errors of several stages the limit leaves the first.
        done = self.minic("f.c", "-S", "-fmax-errors=1", status=1)
        self.assertEqual(re.findall(r"^f\.c:\d+:\d+: error", done.err, re.M), ["f.c:4:3: error"])
        self.assertIn("\n1 warning and 1 error generated.", done.err)
        done = self.minic("f.c", "-S", "-Wall", "-Werror", "-fmax-errors=2", status=1)
        self.assertEqual(re.findall(r"^f\.c:(\d+):\d+: error", done.err, re.M), ["3", "4"])
        # The uses of variables before they have a value, too, which the IR shows.
        self.write("g.c", "int g(int a) {\n  int u;\n  a = u;\n  int unused;\n  return a;\n}\n")
        done = self.minic("g.c", "-S", "-Wall", "-o", "g.s")
        self.assertEqual(re.findall(r"^g\.c:(\d+):\d+: warning", done.err, re.M), ["3", "4"])

    def test_json(self):
        self.write("f.c", BROKEN)
        done = self.minic("f.c", "-S", "-fdiagnostics-format=json", status=1)
        document = json.loads(done.err)
        self.assertEqual(len(document), 1)
        self.assertEqual(document[0]["id"], "UndeclaredIdentifier")

    def test_language(self):
        """The language is that of --lang, else of the first variable that is set, as for gettext; ids stay."""
        self.write("f.c", "int main(void) { return coutn; }\n")
        chinese, english = "error: 使用了未声明的标识符 'coutn'", "error: use of undeclared identifier 'coutn'"
        for env, options, wanted in (
            ({}, ["--lang=zh"], chinese),
            ({"LC_ALL": "zh_CN.UTF-8"}, [], chinese),
            ({"LC_ALL": "zh_CN.UTF-8"}, ["--lang=en"], english),
            ({"LC_ALL": "", "LC_MESSAGES": "zh_TW", "LANG": "en_US.UTF-8"}, [], chinese),
            ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh"}, [], chinese),
            ({"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}, [], english),
            ({"LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "zh_CN.UTF-8"}, [], english),
            ({"LC_ALL": "zha_CN"}, [], english),
        ):
            with self.subTest(env=env, options=options):
                done = self.minic("f.c", "-S", *options, status=1, env=env)
                self.assertIn("f.c:1:25: " + wanted, done.err)
                self.assertIn("共 1 个错误。" if wanted is chinese else "1 error generated.", done.err)
        for language in "zh", "en":
            document = json.loads(
                self.minic("f.c", "-S", "-fdiagnostics-format=json", f"--lang={language}", status=1).err
            )
            self.assertEqual((document[0]["kind"], document[0]["id"]), ("error", "UndeclaredIdentifier"))
        done = self.minic("f.c", "-S", "--lang=fr", status=2)
        self.assertIn("expected en or zh", done.err)

    def test_sarif(self):
        self.write("a b.c", "/* é */ int f(int a) { if (a = 3) return g(); return 0; }\n" + BROKEN)
        for options, name in (
            (["-fdiagnostics-format=sarif"], None),
            (["--report=sarif-stderr"], None),
            (["--report=sarif-file"], "a b.c.sarif"),
        ):
            done = self.minic("a b.c", "-S", "-Wall", *options, status=1)
            log = json.loads(self.read(name) if name else done.err)
            if name:
                self.assertEqual(done.err, "")
                os.remove(os.path.join(self.cwd, name))
            self.assertEqual(log["version"], "2.1.0")
            run = log["runs"][0]
            self.assertEqual(run["tool"]["driver"]["name"], "minic")
            found = [
                (
                    result["level"],
                    result.get("ruleId"),
                    result["locations"][0]["physicalLocation"]["region"]["startLine"],
                )
                for result in run["results"]
            ]
            self.assertEqual(
                found,
                [
                    ("warning", "-Wparentheses", 1),
                    ("warning", "-Wimplicit-function-declaration", 1),
                    ("error", None, 2),
                ],
            )
            self.assertEqual(
                [result["message"]["id"] for result in run["results"]],
                ["AssignmentAsCondition", "UndeclaredFunction", "UndeclaredIdentifier"],
            )
            first = run["results"][0]
            self.assertEqual(
                first["locations"][0]["physicalLocation"],
                {
                    "artifactLocation": {"uri": "a%20b.c"},
                    "region": {"startLine": 1, "startColumn": 28, "endLine": 1, "endColumn": 33},
                },
            )
            self.assertEqual([note["message"]["text"][:5] for note in first["relatedLocations"]], ["place", "use '"])
            self.assertEqual(
                {rule["id"] for rule in run["tool"]["driver"]["rules"]},
                {"-Wparentheses", "-Wimplicit-function-declaration"},
            )
        self.minic("a b.c", "-S", "--report=json-file", status=1)
        self.assertEqual(len(json.loads(self.read("a b.c.json"))), 3)
        self.assertEqual(self.files(), ["a b.c", "a b.c.json"])

    def test_remarks_as_json(self):
        """A remark outlives the pass that made it."""
        self.write("f.c", "int f(int a) { int b = a; return b; }\n")
        done = self.minic("f.c", "-S", "-O1", "-Rpass=mem2reg", "-fdiagnostics-format=json")
        document = json.loads(done.err)
        self.assertEqual([d["option"] for d in document], ["-Rpass=mem2reg"] * 2)
        self.assertEqual([d["kind"] for d in document], ["remark"] * 2)

    def test_colour(self):
        self.write("f.c", BROKEN)
        self.assertNotIn("\033", self.minic("f.c", status=1).err)
        for flag in ("-fdiagnostics-color", "-fdiagnostics-color=always", "-fcolor-diagnostics"):
            self.assertIn("\033", self.minic("f.c", flag, status=1).err)
        self.assertNotIn("\033", self.minic("f.c", "-fcolor-diagnostics", "-fno-color-diagnostics", status=1).err)

    def test_error_limit(self):
        self.write("f.c", "int main() {\n" + "".join(f"  x{i} = 1;\n" for i in range(50)) + "}\n")
        count = lambda *args: self.minic("f.c", "-S", *args, status=1).err.count("error: use of")
        self.assertEqual(count(), 20)
        self.assertEqual(count("-ferror-limit=3"), 3)
        self.assertEqual(count("-ferror-limit=0"), 50)

    def test_werror(self):
        self.write("f.c", "int main(void) { int unused; return 0; }\n")
        self.assertRegex(self.minic("f.c", "-Wall", status=0).err, r"warning: .*\[-Wunused-variable\]")
        self.minic("f.c", "-Wall", "-Werror", "-o", "x", status=1)
        self.assertEqual(self.files(), ["a.out", "f.c"])

    def test_arrays_shared_with_other_compilers(self):
        # By the psABI of x86-64 arrays of 16 bytes and more are 16-aligned, and others' code relies on it.
        self.write(
            "ours.c",
            """
            void fill(char *p);
            char before = 1; char global[17]; char between = 1; char more[16] = "x"; char tentative[24];
            int main() {
              static char off = 1; static char local[19];
              char first[3]; char a[16]; char odd[5]; char b[21];
              first[0] = off; odd[0] = before;
              fill(global); fill(more); fill(tentative); fill(local); fill(a); fill(b);
              return a[15] + b[0] + global[3] + odd[0] + first[0] - before - off;
            }""",
        )
        self.write(
            "theirs.c",
            """
            typedef char Vector __attribute__((vector_size(16)));
            void fill(char *p) { asm("movaps %1, %0" : "=m"(*(Vector *)p) : "x"((Vector){1, 1, 1, 1, 1, 1, 1, 1,
                                                                              1, 1, 1, 1, 1, 1, 1, 1})); }""",
        )
        for level in ("-O0", "-O1"):
            self.minic("ours.c", "-S", level, "-o", "ours.s", status=0)
            subprocess.run(["gcc", "-O1", "ours.s", "theirs.c", "-o", "both"], cwd=self.cwd, check=True)
            self.assertEqual(subprocess.run([os.path.join(self.cwd, "both")]).returncode, 3, level)

    def test_output_map(self):
        self.write(
            "f.c",
            """#include <stdio.h>
static void show(int n) { printf("%d\\n", n); }
int main(void) {
  for (int i = 0; i < 3; i++) fputs("ab", stdout);
  show(1); show(2);
  return 5;
}
""",
        )
        done = self.minic("--run", "--output-map=f.map", "f.c", status=5)
        self.assertEqual(done.out, "ababab1\n2\n")
        self.assertEqual(self.read("f.map"), "6\tf.c:4:31\n8\tf.c:2:27\tf.c:5:3\n10\tf.c:2:27\tf.c:5:12\n")
        self.assertRegex(
            self.minic("--run", "--output-map=/nowhere/map", "f.c", status=1).err, "error: cannot write ./nowhere/map"
        )

    def test_missing_tools(self):
        self.write("f.c", HELLO)
        self.fails(1, "cannot run 'cc': .*package gcc", "f.c", env={"PATH": "/nowhere"})
        self.minic("f.c", "-S", env={"PATH": "/nowhere"}, status=0)
        self.assertEqual(self.files(), ["f.c", "f.s"])

    def test_tool_dies(self):
        self.write("f.c", HELLO)
        bin_dir = os.path.join(self.cwd, "bin")
        os.mkdir(bin_dir)
        tool = self.write("bin/cc", "#!/bin/sh\nkill -9 $$\n")
        os.chmod(tool, 0o755)
        self.fails(1, "'cc' was ended by signal 9", "f.c", env={"PATH": bin_dir + ":/bin:/usr/bin"})
        self.assertEqual(self.files(), ["bin", "f.c"])


if __name__ == "__main__":
    unittest.main()
