"""minic-test grade: what a test requires of the code that is made, beside the right answer."""

import csv
import json
import os
import unittest

import grade_case
from grade_case import COUNTS


class Requirements(grade_case.GradeTest):
    LOOP = """int main() {
  int sum = 0, i = 0;
  int kept[4];
  while (i < 100) { kept[i % 4] = i; sum = sum + kept[i % 4] * (i % 2) - sum / 3; i = i + 1; }
  return sum % 127;
}
"""
    INVALID = "define i32 @main() {\\n  %%a = add i32 %%b, 0\\n  %%b = add i32 7, 0\\n  ret i32 7\\n}\\n"

    def setUp(self):
        super().setUp()
        self.write("suite/loop.sy", self.LOOP)

    def compile_by_minic(self, name, options, more=""):
        self.compiler(name, f'#!/bin/sh\n"$3" -w {options} "$1" -o "$2"\n{more}')

    def verdicts(self, requirement, kind="llvm", *more):
        results = f"results {len(os.listdir(self.dir))}"
        self.grade(
            "--require",
            requirement,
            "--expect-from",
            "minic",
            *more,
            kind=kind,
            results=results,
            compiler="./compiler {in} {out} {minic} {dir}/before.ll",
        )
        return {(name, test): (r["verdict"], r["reason"]) for (name, test), r in self.records(results).items()}

    def missed(self, requirement, *setting):
        """Of each submission that misses the requirement the reason, in the test with the loop."""
        found = self.verdicts(requirement, *setting)
        self.assertLessEqual({verdict for verdict, _ in found.values()}, {"accepted", "requirement not met"}, found)
        return {
            name: reason
            for (name, test), (verdict, reason) in found.items()
            if test == "loop.sy" and verdict != "accepted"
        }

    def test_ir(self):
        self.compile_by_minic("O0", "-O0 -emit-llvm")
        self.compile_by_minic("O1", "-O1 -emit-llvm")
        self.compiler(
            "phi",
            "#!/bin/sh\n"
            + r"""cat >"$2" <<'END'
define i32 @main() {
entry:
  %i.addr = alloca i32
  store i32 0, ptr %i.addr
  br label %head
head:
  %i = load i32, ptr %i.addr
  %next = add i32 %i, 1
  store i32 %next, ptr %i.addr
  %more = icmp slt i32 %next, ANSWER
  br i1 %more, label %head, label %end
end:
  ret i32 %next
}
END
answer=7; case "$1" in *loop*) "$3" -w -O1 --run "$1"; answer=$?;; esac
sed -i s/ANSWER/$answer/ "$2"
""",
        )
        self.assertEqual(self.missed("valid-ssa"), {})
        missed = self.missed("no-local-alloca")
        self.assertEqual(set(missed), {"O0", "phi"})
        self.assertEqual(
            missed["O0"], "no-local-alloca: the variable sum could be a value and is in memory (2 such variables)"
        )
        self.assertEqual(
            self.missed("phis-in-loop-headers")["phi"],
            "phis-in-loop-headers: no loop of main has a phi in its header (head)",
        )
        self.assertEqual(set(self.missed("phis-in-loop-headers")), {"O0", "phi"})
        self.compiler("invalid", f"#!/bin/sh\nprintf '{self.INVALID}' >\"$2\"\n")
        self.assertEqual(
            self.verdicts("valid-ssa")["invalid", "seven.sy"],
            (
                "requirement not met",
                "valid-ssa: line 2: in @main: `%a = add i32 %b, 0`: %b is computed only later in the block",
            ),
        )
        self.assertEqual(
            self.verdicts("no-local-alloca")["invalid", "seven.sy"],
            ("assembler error", "lli does not accept the LLVM IR: Instruction does not dominate all uses!"),
        )

    def test_mem2reg_of(self):
        before = '"$3" -w -O0 -emit-llvm "$1" -o "$4"\n'
        self.compile_by_minic("right", "-O1 -disable-pass=dce -emit-llvm", before)
        self.compile_by_minic("none", "-O1 -emit-llvm")
        self.compile_by_minic("same", "-O1 -emit-llvm", 'cp "$2" "$4"\n')
        # The first operand of a phi is another one; the program without a loop has none.
        self.compile_by_minic(
            "wrong",
            "-O1 -disable-pass=dce -emit-llvm",
            before + "sed -i '/%sum.* = phi/s/ 0, %entry/ 3, %entry/' \"$2\"\n",
        )
        os.unlink(self.path("suite/loop.sy"))
        self.write(
            "suite/loop.sy",
            "int main() { int sum = 0; int i = 0; while (i < 9) { i = i + 1; sum = i; } return sum; }\n",
        )
        missed = self.missed("mem2reg-of={dir}/before.ll")
        self.assertEqual(missed["none"], "mem2reg-of={dir}/before.ll: the compiler has not written before.ll")
        self.assertIn("the variable `%sum` holds 0", missed["wrong"])
        self.assertIn("the file that is promoted has no variable in memory, and the program has", missed["same"])
        self.assertIn(
            "the output is no evidence for itself", self.grade("--require", "mem2reg-of={out}", kind="llvm", status=2)
        )
        self.assertNotIn("right", missed)

    @unittest.skipIf(COUNTS, "this qemu counts instructions")
    def test_no_plugins(self):
        self.compiler("one", "#!/bin/sh\n")
        self.assertIn("was built without plugins", self.grade("--require", "max-instructions=10", status=2))

    @unittest.skipUnless(COUNTS, "this qemu counts no instructions")
    def test_counts(self):
        self.compile_by_minic("O0", "-O0 -S")
        self.compile_by_minic("O2", "-O2 -S")
        missed = self.missed("max-instructions=1.001*minic", "x86_64")
        self.assertRegex(
            missed["O0"],
            r"^max-instructions=1.001\*minic: \d+ instructions; at most \d+ are allowed, which is 1.001 times the \d+ of minic$",
        )
        self.assertNotIn("O2", missed)
        self.assertEqual(set(self.missed("max-instructions=10", "x86_64")), {"O0", "O2"})
        missed = self.missed("spills<=2", "x86_64")
        self.assertRegex(
            missed["O0"],
            r"spills<=2: \d+ accesses of spilled values and other slots of the stack; at most 2 are allowed",
        )
        self.assertEqual(set(missed), {"O0"})

    @unittest.skipUnless(COUNTS, "this qemu counts no instructions")
    def test_curve(self):
        self.write("marks.toml", '[test."loop.sy"]\ncurve = [[1.0, 1.0], [1.0001, 0.75], [9, 0.25]]\n')
        self.compile_by_minic("O0", "-O0 -S")
        self.compile_by_minic("O2", "-O2 -S")
        self.grade(
            "--marks", self.path("marks.toml"), "--expect-from", "minic", compiler="./compiler {in} {out} {minic}"
        )
        self.merge(self.path("results"), "--gradescope", self.path("gs"))
        scores = {}
        for name in "O0", "O2":
            with open(self.path("gs", name, "results.json")) as f:
                scores[name] = json.load(f)["tests"]
        self.assertEqual([test["score"] for test in scores["O2"]], [1, 1])
        self.records("results")
        self.assertTrue(0.7 < scores["O0"][0]["score"] < 0.75, scores)
        self.assertRegex(scores["O0"][0]["output"], r"accepted\nnote: \d+ instructions, 1\.\d+ times those of minic")
        from grader.marks import share_got

        curve = {"curve": [[1, 1], [2, 0.5], [4, 0]]}
        for count, share in (5, 1), (10, 1), (15, 0.75), (20, 0.5), (30, 0.25), (40, 0), (99, 0):
            self.assertEqual(share_got(curve, {"verdict": "accepted", "instructions": [count, 10]}), share)

    def test_marks(self):
        self.write(
            "marks.toml",
            """
[group.loops]
tests = ["lo*"]
weight = 30
require = ["valid-ssa"]
[group.rest]
tests = ["*"]
weight = 10
[test."seven.sy"]
points = 3
""",
        )
        self.write("suite/eight.sy", "int main() { return 8; }\n")
        self.compile_by_minic("all", "-O1 -emit-llvm")
        self.compiler("seven", "#!/bin/sh\nprintf 'define i32 @main() {\\n ret i32 7\\n}\\n' >\"$2\"\n")
        setting = {"kind": "llvm", "compiler": "./compiler {in} {out} {minic}"}
        self.grade("--marks", self.path("marks.toml"), "--expect-from", "minic", **setting)
        self.merge(self.path("results"), "-o", self.path("marks.csv"), "--gradescope", self.path("gs"))
        with open(self.path("marks.csv"), newline="") as f:
            self.assertEqual([row["score"] for row in csv.DictReader(f)], ["100.0", "18.75"])
        with open(self.path("gs/seven/results.json")) as f:
            self.assertEqual(
                [(t["score"], t["max_score"]) for t in json.load(f)["tests"]], [(0, 2.5), (0, 30), (7.5, 7.5)]
            )
        for text, message in (
            ("point = 3", "has point; there is"),
            ("[test.x]\n", "there is no test x"),
            ("x", "marks.toml: "),
            ('require = ["ssa"]', "--require ssa: there is valid-ssa"),
            ('require = ["spills<=x"]', "must be spills=N"),
            ('require = ["spills<=3"]', "is for --kind x86_64"),
            ("[group.a]\nweight = -1", "not negative"),
            ("[group.a]\ncurve = [[1, 2]]", "curve must be"),
        ):
            self.write("marks.toml", text)
            self.assertIn(
                message, self.grade("--marks", self.path("marks.toml"), "--expect-from", "minic", status=2, **setting)
            )


if __name__ == "__main__":
    unittest.main()
