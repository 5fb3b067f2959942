"""-g as gdb sees it: variables, types, scopes and lines of programs that minic compiled."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

PROGRAM = """#include <stdio.h>
#include <stdlib.h>

typedef struct node { int value; struct node *next; } Node;
enum color { RED, GREEN = 5, BLUE };
struct point { double x, y; };
typedef struct { char name[8]; unsigned flag : 1, kind : 3; union { int i; float f; } u; enum color color; } Record;

static Node *head;
int counter = 7;
static const char *const words[] = {"one", "two"};

static int sum(const Node *list, int scale) {
  int total = 0;
  for (const Node *n = list; n; n = n->next) {
    int part = n->value * scale;
    total += part;
  }
  return total;
}

static double length2(struct point p, long a, long b, long c, long d, long e, long f, struct point q) {
  static int calls;
  calls++;
  return p.x * p.x + q.y + f;
}

int main(int argc, char **argv) {
  int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
  Record r = {"minic", 1, 5, {42}, BLUE};
  int (*operation)(const Node *, int) = sum;
  volatile short small = -3;
  unsigned char byte = 200;
  _Bool yes = 1;
  for (int i = 1; i <= 3; i++) {
    Node *made = malloc(sizeof *made);
    made->value = i * 10;
    made->next = head;
    head = made;
  }
  {
    int counter = 99;
    small += counter;
  }
  int result = operation(head, 2);
  struct point p = {1.5, -2};
  printf("%d %g %d %s\\n", result, length2(p, 1, 2, 3, 4, 5, 6, p), small + byte + yes + matrix[1][1], words[0]);
  return r.kind != 5;
}
"""


# The lines of examples/queens.c in the order in which gdb steps through the code of clang 14 -O0.
QUEENS = """33 19 23 24 25 26 27 19 23 24 23 24 23 24 25 26 27 19 23 24 23 24 23 24 23 24 23 24 25 26 27 19 23 24
23 24 25 26 27 19 23 24 23 24 23 24 23 24 25 26 27 19 23 24 23 24 23 24 23 24 23 24 23 24""".split()


def lines_of(text):
    """The lines that a session stopped in."""
    return re.findall(r"^\d+(?=\t)", text, re.M)


@unittest.skipUnless(shutil.which("gdb"), "needs gdb")
class GdbTest(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="minic-gdb-")
        self.dir = self.temporary.name

    def tearDown(self):
        self.temporary.cleanup()

    def build(self, text, *options, name="prog.c"):
        source = os.path.join(self.dir, name)
        with open(source, "w") as f:
            f.write(text)
        done = subprocess.run(
            [MINIC, "-g", "-w", name, "-o", "prog", *options], cwd=self.dir, capture_output=True, text=True
        )
        self.assertEqual(done.returncode, 0, done.stderr)

    def gdb(self, *commands, program="prog"):
        words = ["gdb", "-batch", "-nx", "-ex", "set width 0", "-ex", "set debuginfod enabled off"]
        for command in commands:
            words += ["-ex", command]
        done = subprocess.run([*words, program], cwd=self.dir, capture_output=True, text=True)
        return done.stdout

    def line(self, text):
        """The number of the program's line that contains the text."""
        return next(i for i, line in enumerate(PROGRAM.splitlines(), 1) if text in line)

    def test_variables(self):
        self.build(PROGRAM, "-O0")
        out = self.gdb(
            "break length2",
            "run",
            "bt",
            "info args",
            "p calls",
            "up",
            "p matrix",
            "p r",
            "p r.color",
            "p operation",
            "p small",
            "p byte",
            "p yes",
            "p counter",
            "p *head",
            "p *head->next->next",
            "p words",
            "p result",
            "ptype r",
            "ptype head",
            "ptype operation",
            "whatis p",
            "whatis r",
            "p sizeof(Record)",
        )
        for expected in (
            "length2 (p=..., a=1, b=2, c=3, d=4, e=5, f=6, q=...) at prog.c:" + str(self.line("calls++")),
            "in main (argc=1, argv=",
            "p = {x = 1.5, y = -2}",
            "f = 6",
            "q = {x = 1.5, y = -2}",
            "$1 = 0\n",
            "$2 = {{1, 2, 3}, {4, 5, 6}}",
            '$3 = {name = "minic\\000\\000", flag = 1, kind = 5, u = {i = 42, f = 5.88545355e-44}, color = BLUE}',
            "$4 = BLUE",
            "<sum>",
            "$6 = 96",
            "$7 = 200 '\\310'",
            "$8 = true",
            "$9 = 7",
            "{value = 30, next = 0x",
            "{value = 10, next = 0x0}",
            '"one"',
            "$13 = 120",
            "type = struct {\n    char name[8];\n    unsigned int flag : 1;\n    unsigned int kind : 3;\n"
            "    union {\n        int i;\n        float f;\n    } u;\n    enum color color;\n}",
            "type = struct node {\n    int value;\n    struct node *next;\n} *",
            "type = int (*)(const struct node *, int)",
            "type = struct point",
            "type = Record",
            "$14 = 20",
        ):
            self.assertIn(expected, out)

    def test_optimized(self):
        """What mem2reg took out of memory is right or not there; what stayed in memory is right."""
        self.build(
            """#include <stdio.h>
int change(int *p) { *p += 1; return *p; }
int main(int argc, char **argv) {
  const int seven = 7;
  int kept = 40, sum = 0;
  int table[3] = {1, 2, 3};
  for (int i = 0; i < 3; i++) sum += change(&table[i]) * argc;
  change(&kept);
  printf("%d %d\\n", sum, seven + table[1]);
  return 0;
}
""",
            "-O1",
        )
        out = self.gdb("break printf", "run", "up", "p seven", "p table", "p kept", "p sum", "p argc")
        self.assertIn("$1 = 7\n", out)
        self.assertIn("$2 = {2, 3, 4}", out)
        self.assertIn("$3 = 41", out)
        self.assertRegex(out, r"\$4 = (9|<optimized out>)\n")
        self.assertRegex(out, r"\$5 = (1|<optimized out>)\n")

    def test_values_in_registers(self):
        """At -O1 parameters and variables with one value are found where they are, and nowhere else."""
        self.build(
            """#include <stdio.h>
double mix(int a, double d, const char *text) {
  int sum = a + 3;
  printf("%d\\n", sum);
  double result = d * sum;
  printf("%s %f\\n", text, result);
  return result + a;
}
int main(int argc, char **argv) {
  return mix(argc + 41, 2.5, "text") > 3 ? 0 : 1;
}
""",
            "-O1",
        )
        out = self.gdb(
            "break mix",
            "run",
            "print a",
            "print d",
            "print text",
            "break 6",
            "continue",
            "print sum",
            "print a",
            "print text",
            "up",
            "print argc",
        )
        for line in ("$1 = 42", "$2 = 2.5", '"text"', "$4 = 45", "$5 = 42", "$7 = <optimized out>"):
            self.assertIn(line, out)
        self.assertRegex(out, r'\$6 = 0x[0-9a-f]+ .*"text"')

    def locals_at(self, function, stops):
        """What `info locals` of the caller says each time when the function is called."""
        commands = ["break " + function, "run", "up", "info locals"]
        for _ in range(stops - 1):
            commands += ["continue", "up", "info locals"]
        out = self.gdb(*commands)
        found = []
        for part in re.split(r"^#1 .*$", out, flags=re.M)[1:]:
            found.append(dict(re.findall(r"^(\w+) = (.*)$", part, re.M)))
        return found

    def test_loop(self):
        """The counter and the sum of a loop are in registers, and known in each iteration."""
        self.build(
            """__attribute__((noinline)) void show(int x) { __asm__ volatile("" : : "r"(x) : "memory"); }
int main(int argc, char **argv) {
  int s = 0;
  double d = 1.5;
  int seven = 7;
  for (int i = argc - 1; i < 3; i++) {
    s += i * seven;
    d *= 2;
    show(i);
  }
  return s + d;
}
""",
            "-O1",
        )
        for i, found in enumerate(self.locals_at("show", 3)):
            self.assertEqual(
                (found["i"], found["s"], found["d"], found["seven"]),
                (str(i), str(sum(range(i + 1)) * 7), f"{1.5 * 2 ** (i + 1):g}", "7"),
            )

    def test_replaced_loops(self):
        """A loop that became a formula, a call or a loop over vectors leaves no old value behind."""
        self.build(
            """int a[100]; char buf[100];
__attribute__((noinline)) void show(int x) { __asm__ volatile("" : : "r"(x) : "memory"); }
__attribute__((noinline)) int work(int p, int q) {
  int s = 7, n = 3, u = 5;
  for (int i = 0; i < p; i++) s += i;
  show(s);
  for (int k = 0; k < q; k++) { buf[k] = 0; n = n + 2; }
  show(n);
  for (int j = 0; j < 100; j++) u ^= a[j];
  show(u);
  if (p > 3) s = 1; else s = 8;
  show(s + n + u);
  return 0;
}
int main(int argc, char **argv) { a[3] = 6; return work(10 + argc, 20 * argc); }
""",
            "-O2",
        )
        wanted = [("62", "3", "5"), ("62", "43", "5"), ("62", "43", "3"), ("1", "43", "3")]
        for values, found in zip(wanted, self.locals_at("show", 4), strict=True):
            for name, value in zip("snu", values):
                self.assertIn(found[name], (value, "<optimized out>"))

    def test_rotated_loop(self):
        """A loop whose test was copied before it: its variables' values of the first iteration, and of no iteration."""
        self.build(
            """int trace;
__attribute__((noinline)) void show(int x) { trace = trace * 3 + x; __asm__ volatile("" : : : "memory"); }
__attribute__((noinline)) int work(int p) {
  int v = p + 70, w = 5;
  for (int i = 0; i < p; i++) {
    w = v;
    show(1);
    v = 0;
  }
  show(2);
  return v;
}
int main(int argc, char **argv) { return (work(argc + 1) + work(argc - 1) + trace) & 1; }
""",
            "-O2",
        )
        out = self.gdb("break show", "run", *["up", "p v", "p w", "continue"] * 4)
        values = re.findall(r"\$\d+ = (.*)", out)
        right = ["72", "72", "0", "0", "0", "0", "70", "5"]
        self.assertEqual(len(values), len(right), out)
        for i, (value, known) in enumerate(zip(values, right)):
            self.assertIn(value, (known, "<optimized out>"), (i, out))
        self.assertEqual([values[4], values[6]], ["0", "70"], "v after the loop is the result")

    def test_thread_local(self):
        self.build(
            """#include <stdio.h>
_Thread_local int counter = 5;
static _Thread_local long other;
int main(void) { counter++; other = 7; printf("%d\\n", counter); return 0; }
""",
            "-O0",
        )
        out = self.gdb("break printf", "run", "up", "p counter", "p other")
        if "libthread_db" not in out:
            self.skipTest("gdb knows no threads here")
        self.assertIn("$1 = 6\n", out)
        self.assertIn("$2 = 7\n", out)

    def test_hidden(self):
        """Of a variable-length array only what the program names is shown."""
        self.build(
            "int main(int argc, char **argv) {\n  int a[argc], b = 5;\n  a[0] = b;\n  return a[0] - b;\n}\n", "-O0"
        )
        out = self.gdb("break 4", "run", "info locals")
        self.assertIn("b = 5\n", out)
        self.assertNotIn("saved_stack", out)

    @unittest.skipUnless(shutil.which("riscv64-linux-gnu-objdump"), "needs binutils for RISC-V")
    def test_riscv64(self):
        """The description of a program for RISC-V is well-formed and knows the same variables."""
        self.build(PROGRAM, "-O0", "--target=riscv64", "-c")
        done = subprocess.run(
            ["riscv64-linux-gnu-objdump", "--dwarf=info", "prog"], cwd=self.dir, capture_output=True, text=True
        )
        self.assertEqual(done.stderr, "")
        names = re.findall(r"DW_AT_name .*: (\w+)$", done.stdout, re.M)
        for name in ("main", "length2", "matrix", "part", "calls", "value", "kind", "BLUE"):
            self.assertIn(name, names)
        self.assertIn("(DW_OP_fbreg: -", done.stdout)
        self.assertNotIn("location list", done.stdout)

    def test_scopes(self):
        self.build(PROGRAM, "-O0")
        out = self.gdb(
            f"break {self.line('small += counter')}",
            f"break {self.line('total += part')}",
            "run",
            "p counter",
            "continue",
            "info locals",
            "up",
            "p counter",
        )
        self.assertIn("$1 = 99", out)
        self.assertIn("part = 60\n", out)
        self.assertIn("n = 0x", out)
        self.assertIn("total = 0\n", out)
        self.assertIn("$2 = 7", out)

    def test_steps(self):
        """The lines of queens.c in the order in which clang's -O0 steps through them."""
        with open(os.path.join(ROOT, "examples", "queens.c")) as f:
            self.build(f.read(), "-O0", name="queens.c")
        out = self.gdb("break main", "run > /dev/null", *["step"] * len(QUEENS))
        self.assertEqual(lines_of(out)[: len(QUEENS)], QUEENS)

    def test_same_code(self):
        """-g changes no instruction."""
        for level in ("-O0", "-O1", "-O2"):
            for target in ("x86_64", "riscv64"):
                for name in ("course-matrix.c", "course-bank.c", "c-algo-heap.c"):
                    source = os.path.join(ROOT, "tests", "run", name)
                    codes = []
                    for options in ((), ("-g",)):
                        done = subprocess.run(
                            [MINIC, "-S", "-w", level, "--target=" + target, *options, source, "-o", "-"],
                            capture_output=True,
                            text=True,
                        )
                        self.assertEqual(done.returncode, 0, done.stderr)
                        text = done.stdout.split("\t.section\t.debug_info")[0]
                        codes.append(
                            [
                                line
                                for line in text.splitlines()
                                if re.match(r"\t[a-z]|\.L\d", line) and not re.match(r"\t\.", line)
                            ]
                        )
                    self.assertEqual(codes[0], codes[1], f"{name} {level} {target}")

    def test_memory(self):
        """700 variables that live through 700 loops: what each may hold at a loop's head is few values."""
        lines = [f"int v{i} = x * {1000 + i} % 997;" for i in range(700)]
        lines += [f"while (x < v{i}) x += v{699 - i} + 1;" for i in range(700)]
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.join(folder, "f.c")
            with open(source, "w") as file:
                print("int f(int x) {", *lines, "return x; }", sep="\n", file=file)
            child = subprocess.Popen([MINIC, "-S", "-g", "-O1", source, "-o", "/dev/null"])
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            self.assertEqual(child.returncode, 0)
            self.assertLess(usage.ru_maxrss, 2_000_000)


if __name__ == "__main__":
    unittest.main()
