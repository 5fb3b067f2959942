"""minic-reduce: programs of C, SysY and LLVM IR become as small as expected, the same for any number of tests at once."""

import os
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

MINIC = pathlib.Path(os.environ.get("MINIC", "build/release/minic")).resolve()
REDUCE = MINIC.parent / "minic-reduce"

C = r"""
#include <stdio.h>
#include <string.h>
#define N 10
typedef unsigned int uint;
struct point { int x, y; long unused; char name[20]; };
enum color { RED, GREEN = 4, BLUE };
#pragma pack(1)
static int helper(int a, int b, const char *text) {
  int result = 0;
  for (int i = 0; i < a; i++) {
    if (text[i % 3] == 'a') result += b * i;
    else { result -= 1; }
  }
  return result;
}
int other(int k) {
  switch (k) {
    case 1: return 3;
    case 2: k += 4; break;
    default: return 0;
  }
  return k;
}
int table[N] = {1, 2, 3, [5] = 4, 5, 6, 7};
__attribute__((noinline)) static uint planted(uint left, uint ignored, uint right) {
  uint quotient = (left + 5) / (right + 1), rest = ignored;
  return quotient + rest;
}
int main(void) {
  struct point p = {1, 2, 3, "abc"};
  uint total = GREEN;
  for (int i = 0; i < N; i++) {
    do total += table[i] * helper(i, other(i), "abc"); while (total < 3 && i < 1);
    total = planted(total, BLUE, i);
  }
  memset(&p, 0, sizeof p);
  if (total != 5) printf("total: %u %d %s\n", total, p.x + p.y, p.name);
  else printf("small %u\n", total ? total : 1);
  return 0;
}
"""

SYSY = r"""
const int size = 4;  // of both
int matrix[size][4] = {{1, 2, 3, 4}, {5}, {9, 10}, {13, 14, 15}};
float scale = 1.5;
int sum(int rows[][4], int count) {
  int i = 0, total = 0;
  while (i < count) {
    int j = 0;
    while (j < 4) { if (j == 3) break; total = total + rows[i][j] * (i + - -j); j = j + 1; }
    i = i + 1;
  }
  return total;
}
int main() {
  int total = sum(matrix, size);
  if (total > 3 && total % 7 != 0 || scale > 2.0) { putint(total); putch(10); }
  else putint(1);
  return total % 5;
}
"""

IR = r"""
@table = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@other = constant [2 x ptr] [ptr @table, ptr @table]
declare i32 @putchar(i32)
define internal i32 @work(i32 %n, ptr %from) {
entry:
  %twice = shl nsw i32 %n, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %sum = phi i32 [ %twice, %entry ], [ %add, %join ]
  %odd = and i32 %i, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %even, label %join
even:
  %place = getelementptr i32, ptr %from, i32 %odd
  %value = load i32, ptr %place
  br label %join
join:
  %got = phi i32 [ %value, %even ], [ 7, %loop ]
  %planted = sdiv i32 %got, %n
  %add = add i32 %sum, %planted
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 5
  br i1 %more, label %loop, label %end
end:
  %out = call i32 @putchar(i32 %add)
  ret i32 %out
}
define i32 @main() {
  %first = load i32, ptr @table
  %result = call i32 @work(i32 %first, ptr @table)
  ret i32 %result
}
"""


def run(*arguments, cwd=None):
    return subprocess.run([REDUCE, *arguments], capture_output=True, text=True, cwd=cwd)


class Reduce(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def reduced(self, name, text, command, *more):
        """The reduced program, which is the same with two tests at once. Its tests may take as long as they do on a loaded
        machine: a limit that follows the fastest of them would depend on the load."""
        (self.folder / name).write_text(text)
        made = []
        for jobs in "12":
            output = self.folder / f"out{jobs}-{name}"
            done = run("--test", command, f"-j{jobs}", "--timeout", "60", "-o", output, self.folder / name, *more)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertRegex(done.stderr, r"^minic-reduce: \d+ lines are now \d+ \(\d+ tokens\), \d+ tests: ")
            made.append(output.read_text())
        self.assertEqual(made[0], made[1])
        return made[0]

    def test_c_by_the_assembly(self):
        text = self.reduced("f.c", C, f"{MINIC} -w -S {{}} -o - | grep -q divl")
        self.assertEqual(text, "int b() {\n  return 0 / 0;\n}\n")

    def test_c_by_what_it_prints(self):
        text = self.reduced("f.c", C, f"{MINIC} -w --run {{}} | grep -q ^total", "--timeout", "0.5")
        self.assertEqual(text, 'int main() {\n  printf("total");\n}\n')

    def test_sysy(self):
        text = self.reduced("f.sy", SYSY, f"{MINIC} -w -S {{}} -o - | grep -q 'imull'")
        self.assertEqual(text, "int main() {\n  int a;\n  a % 7 || 0;\n}\n")

    def test_ir(self):
        text = self.reduced("f.ll", IR, f"{MINIC} -w -S {{}} -o - | grep -q idivl")
        self.assertIn("sdiv i32 0, 0", text)
        self.assertNotIn("@main", text)
        self.assertNotIn("@table", text)
        self.assertLessEqual(len(text.splitlines()), 10)

    def test_a_switch_and_a_variable_around_calls(self):
        text = self.reduced(
            "f.c",
            "int main() { switch (get(5)) { case 1: put(1); break; default: put(2); } int r = get(3); return r; }\n",
            "tr -d '\\n' <{} | grep -q 'put(1);.*put(2);.*get(3);'",
        )
        self.assertEqual(text, "int main() {\n  put(1);\n  put(2);\n  get(3);\n}\n")

    def test_lines_of_any_text(self):
        text = self.reduced(
            "list.txt", "".join(f"#{i} {{\n" for i in range(100)), "grep -q '#7 ' {} && grep -q '#93' {}", "--lines"
        )
        self.assertEqual(text, "#7 {\n#93 {\n")

    def test_folder_of_its_own_and_default_output(self):
        (self.folder / "f.c").write_text(C)
        done = run("--test", f"{MINIC} -w -S f.c && grep -q divl f.s", "f.c", cwd=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertLess(len((self.folder / "f.reduced.c").read_text()), 60)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["f.c", "f.reduced.c"])

    def test_errors(self):
        path = self.folder / "f.c"
        path.write_text(C)
        for arguments, message in [
            (["--test", "false", path], "the test does not hold on the program itself"),
            ([path], "no command is given by --test"),
            (["--test", "true"], "no program is given"),
            (["--test", "true", "--what", path], "unknown option '--what' (--help lists them)"),
            (["--test", "true", "-j", "0", path], "'0' is no number of tests"),
            (["--test", "true", "f.txt"], "cannot read 'f.txt': No such file or directory"),
            (["--test", "true", path, path], f"one program at a time: '{path}' or '{path}'"),
            (["--test", "true", "-o", "/nowhere/f.c", path], "cannot write '/nowhere/f.c': "),
        ]:
            done = run(*arguments)
            self.assertEqual(done.returncode, 1, arguments)
            self.assertIn("minic-reduce: error: " + message, done.stderr)

    def test_interrupted(self):
        """What is there when it is stopped is an interesting program; no folder stays."""
        path, output = self.folder / "f.c", self.folder / "out.c"
        path.write_text(C)
        environment = {**os.environ, "TMPDIR": str(self.folder / "tmp")}
        (self.folder / "tmp").mkdir()
        process = subprocess.Popen(
            [REDUCE, "--test", f"sleep 0.1; {MINIC} -w -S {{}} -o - | grep -q divl", "-o", output, path],
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        while not output.exists():
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        self.assertRegex(process.communicate()[1], "^minic-reduce: stopped: ")
        done = subprocess.run([MINIC, "-w", "-S", output, "-o", "-"], capture_output=True, text=True)
        self.assertIn("divl", done.stdout)
        self.assertEqual(list((self.folder / "tmp").iterdir()), [])


if __name__ == "__main__":
    unittest.main()
