"""The command lines that courses and their judges run, as docs/courses.md says."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

MINIC = os.path.realpath(os.environ["MINIC"])
PROGRAM = "int twice(int x) { return x * 2; }\nint main() {\n  putint(twice(21));\n  return 3;\n}\n"


class Courses(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="minic-courses-")
        self.addCleanup(folder.cleanup)
        self.dir = folder.name
        for name in ("in.c", "in.sy", "in.sysy", "in.cminus", "testfile.txt"):
            self.write(name, PROGRAM)

    def write(self, name, text):
        with open(os.path.join(self.dir, name), "w") as file:
            file.write(text)

    def read(self, name):
        with open(os.path.join(self.dir, name)) as file:
            return file.read()

    def called(self, name):
        path = os.path.join(self.dir, name)
        if not os.path.lexists(path):
            os.symlink(MINIC, path)
        return path

    def run_line(self, line, status=0, stdin=subprocess.DEVNULL, env=None):
        """Runs a command line; its first word is a name to call minic by."""
        name, *arguments = line.split()
        done = subprocess.run(
            [self.called(name), *arguments],
            cwd=self.dir,
            stdin=stdin,
            capture_output=True,
            text=True,
            env=dict(os.environ, **(env or {})),
        )
        self.assertEqual(done.returncode, status, f"{line}\n{done.stderr}")
        return done

    def assert_llvm(self, text):
        self.assertRegex(text, r"define (internal )?i32 @twice\(i32 %x\)")

    def assert_riscv(self, text):
        self.assertRegex(text, r"(?m)^\s*(sllw|slliw|addw|li|ret)\b")
        self.assertNotIn("%e", text)

    def test_buaa_minisysy(self):
        for output in ("out.ll", "out.ir", "out.txt"):
            self.run_line(f"compiler in.c {output}")
            self.assert_llvm(self.read(output))
        with open(os.path.join(self.dir, "in.sy")) as program:
            self.assert_llvm(self.run_line("compiler", stdin=program).stdout)
        self.write("lab.c", "if (a1 == 10) { b = (2 + c) * 3 / d; } else while (x < 1) break;\n")
        words = self.run_line("compiler lab.c --dump-tokens=buaa").stdout.split()
        self.assertEqual(
            words,
            "If LPar Ident(a1) Eq Number(10) RPar LBrace Ident(b) Assign LPar Number(2) Plus Ident(c) "
            "RPar Mult Number(3) Div Ident(d) Semicolon RBrace Else While LPar Ident(x) Lt Number(1) RPar "
            "Break Semicolon".split(),
        )
        for other in ":[%":
            self.write("wrong.c", f"a {other} b\n")
            self.assertEqual(self.run_line("compiler wrong.c --dump-tokens=buaa").stdout, "Ident(a)\nErr\n")

    def test_pku(self):
        self.run_line("compiler -riscv in.c -o out.S")
        self.assert_riscv(self.read("out.S"))
        self.run_line("compiler -perf in.c -o perf.S")
        self.assert_riscv(self.read("perf.S"))
        self.assertIn("Koopa", self.run_line("compiler -koopa in.c -o out.koopa", status=2).stderr)
        self.assertFalse(os.path.exists(os.path.join(self.dir, "out.koopa")))

    def linked(self, *command, emulator=()):
        """The output of a program that `command` links with the library of SysY and calls `out`."""
        if not shutil.which(command[0]) or emulator and not shutil.which(emulator[0]):
            self.skipTest(f"no {command[0]} here")
        done = subprocess.run(command, cwd=self.dir, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return subprocess.run([*emulator, "./out"], cwd=self.dir, capture_output=True, text=True).stdout

    def test_the_library_links(self):
        library = os.path.join(os.path.dirname(MINIC), "lib", "minic", "{}", "libsysy.a")
        # Clang reads typed pointers up to release 16.
        clang, option = ("clang-14", " --typed-pointers") if shutil.which("clang-14") else ("clang", "")
        self.run_line("compiler in.c out.ll" + option)
        self.assertEqual(self.linked(clang, "out.ll", library.format("x86_64"), "-o", "out"), "42")
        self.run_line("compiler -riscv in.c -o out.S")
        self.assertEqual(
            self.linked(
                "riscv64-linux-gnu-gcc",
                "-static",
                "out.S",
                library.format("riscv64"),
                "-o",
                "out",
                emulator=("qemu-riscv64",),
            ),
            "42",
        )

    def test_contest(self):
        for line in ("compiler -S -o a.s in.sy", "compiler -S -o a.s in.sy -O1", "compiler in.sysy -S -o a.s -O1"):
            self.run_line(line, env={"MINIC_TARGET": "riscv64"})
            self.assert_riscv(self.read("a.s"))
        self.run_line("riscv64-linux-gnu-minic -S -o b.s in.sy")
        self.assert_riscv(self.read("b.s"))
        self.run_line("riscv64-linux-gnu-minic -S -o c.s in.sy --target=x86_64")
        self.assertIn("%e", self.read("c.s"))

    def test_the_target_of_the_environment_must_exist(self):
        done = self.run_line("minic -S in.c", status=2, env={"MINIC_TARGET": "pdp11"})
        self.assertIn("invalid value 'pdp11' in 'MINIC_TARGET'", done.stderr)

    def test_nku(self):
        self.run_line("compiler in.sy -llvm -o out.ll -O1")
        self.assert_llvm(self.read("out.ll"))
        self.run_line("compiler -t -o tokens in.sy")
        self.assertRegex(self.read("tokens"), r"\Aint 'int'\t \[StartOfLine\]\tLoc=<in.sy:1:1>\nidentifier 'twice'")
        self.run_line("compiler -a -o tree in.sy")
        self.assertRegex(self.read("tree"), r"\AFunctionDecl <1:5> twice 'int \(int\)'\n\|-ParmVarDecl")
        self.run_line("compiler -i -o out.ir in.sy")
        self.assert_llvm(self.read("out.ir"))

    def test_ustc(self):
        self.run_line("cminusfc in.cminus -emit-llvm")
        self.assert_llvm(self.read("in.ll"))
        self.run_line("cminusfc -S in.cminus")
        self.assertIn("twice:", self.read("in.s"))
        self.run_line("cminusfc -mem2reg -emit-llvm -o opt.ll in.cminus")
        self.assertNotIn("alloca", self.read("opt.ll"))

    def test_yatcc(self):
        for _ in range(2):  # the outputs of an earlier run are replaced
            self.run_line("task1 in.c tokens.txt")
            self.run_line("task2 in.c tree.json")
            self.run_line("task3 in.c output.ll")
            self.run_line("task4 output.ll optimised.ll")
            self.run_line("task5 optimised.ll output.s")
        self.assertIn("identifier 'main'", self.read("tokens.txt"))
        tree = json.loads(self.read("tree.json"))
        self.assertEqual([node["name"] for node in tree["inner"]], ["twice", "main"])
        body = tree["inner"][0]["inner"][1]
        self.assertEqual(body["kind"], "CompoundStmt")
        self.assertEqual(body["inner"][0]["inner"][0]["opcode"], "*")
        self.assertEqual(body["inner"][0]["inner"][0]["type"], {"qualType": "int"})
        self.assert_llvm(self.read("output.ll"))
        self.assert_llvm(self.read("optimised.ll"))
        self.assert_riscv(self.read("output.s"))

    def test_buaa_compilers(self):
        self.run_line("minic testfile.txt -o llvm_ir.txt")
        self.assert_llvm(self.read("llvm_ir.txt"))

    def test_minidecaf(self):
        self.assert_riscv(self.run_line("minic --input in.c --riscv").stdout)
        self.assert_llvm(self.run_line("minic --input in.c --tac").stdout)
        self.assertIn("FunctionDecl", self.run_line("minic --input in.c --parse").stdout)

    def test_nju(self):
        self.run_line("minic in.sy out.ll")
        self.assert_llvm(self.read("out.ll"))

    def test_kecc(self):
        self.run_line("kecc --mem2reg --iroutput out.ll in.c")
        self.assertNotIn("alloca", self.read("out.ll"))
        self.run_line("kecc -O in.c -o out.s")
        self.assertIn("twice:", self.read("out.s"))

    def test_filters(self):
        with open(os.path.join(self.dir, "in.c")) as program:
            self.assertIn("twice:", self.run_line("minic -S", stdin=program).stdout)
        with open(os.path.join(self.dir, "in.c")) as program:
            self.assertIn("int 'int'", self.run_line("minic --dump-tokens", stdin=program).stdout)
        self.assertIn("no input files", self.run_line("minic", status=1).stderr)

    def test_a_dump_needs_a_source(self):
        self.run_line("minic in.c in.ll")
        self.assertIn("'in.ll' is LLVM IR", self.run_line("minic in.ll --dump-ast", status=1).stderr)
        self.write("broken.c", "int main() { return x; }\n")
        done = self.run_line("minic broken.c --dump-ast -o tree", status=1)
        self.assertIn("broken.c:1:21: error:", done.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.dir, "tree")))

    def test_trees_of_any_depth(self):
        self.write(
            "long.c",
            "int main() { return 1"
            + " + putch(1)" * 30
            + "; }\n"
            + "int f(int a) { return "
            + "+".join(["a"] * 3000)
            + "; }\n",
        )
        self.write("long.c", self.read("long.c").replace("putch(1)", "getch()"))
        text = self.run_line("minic long.c --dump-ast").stdout
        self.assertEqual(text.count("BinaryOperator"), 3029)
        self.assertEqual(self.run_line("minic long.c --dump-ast=json").stdout.count('"BinaryOperator"'), 3029)
        self.assertTrue(re.search(r"\(\d{4}\) ImplicitCastExpr", text))

    def test_the_page_names_each_line(self):
        """Every command of docs/courses.md is accepted."""
        with open(os.path.join(os.environ["MINIC_SCRIPTS"], "../docs/courses.md"), encoding="utf-8") as page:
            text = page.read()
        lines = re.findall(r"^    (\S.*)$", text, re.M)
        self.assertGreater(len(lines), 15)
        self.write("in.ll", self.run_line("minic in.c -emit-llvm -o -").stdout)
        self.write("lab.c", self.read("in.c"))
        self.write("before.ll", self.run_line("minic lab.c -O0 -emit-llvm -o -").stdout)
        self.write("after.ll", self.run_line("minic before.ll -passes=mem2reg -emit-llvm -o -").stdout)
        for line in lines:
            line, _, stdin = line.split("  #")[0].strip().partition(" < ")
            env = {}
            while re.match(r"[A-Z_]+=", line):
                setting, line = line.split(" ", 1)
                env.update([setting.split("=")])
            if stdin:
                stdin = stdin.split(" > ")[0]
                with open(os.path.join(self.dir, stdin)) as program:
                    self.run_line(line, stdin=program, env=env)
            else:
                self.run_line(line, env=env)


if __name__ == "__main__":
    unittest.main()
