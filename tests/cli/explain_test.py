#!/usr/bin/env python3
"""minic --explain: which files it writes, what the log holds, and that the log agrees with what the
compiler does otherwise. Run by ctest with MINIC in the environment."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest

MINIC = os.path.realpath(os.environ.get("MINIC", "build/release/minic"))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EAC = os.path.join(ROOT, "tests/passes/mem2reg-eac.ll")
FIB = os.path.join(ROOT, "tests/passes/mem2reg-fib.c")
FORMS = ["pruned", "semi-pruned", "minimal", "maximal"]


def unpack(packed):
    """The log from the form in the page; docs/explain.md, "The packed log"."""
    values = []
    for entry in packed["table"]:
        if not isinstance(entry, list):
            values.append(entry)
            continue
        tag, *parts = entry
        if tag == 0:
            values.append([values[n] for n in parts])
        elif tag == 1:
            values.append(values[parts[0]][parts[1] : parts[2]] + [values[n] for n in parts[3:]])
        elif tag == 2:
            values.append("\n".join(values[n] for n in parts))
        else:
            values.append({key: values[n] for key, n in zip(packed["schemas"][tag - 3], parts)})
    return values[-1]


def large_program(blocks, variables):
    """About so many blocks, over so many variables that live everywhere."""
    out = ["int main() {"] + [f"  int v{v} = {v};" for v in range(variables)]
    state, depth = 1, 0

    def some():
        nonlocal state
        state = (state * 1103515245 + 12345) % 2**31
        return f"v{state // 65536 % variables}"

    while blocks > 3:
        body = " ".join(f"{some()} = {some()} + {some()};" for _ in range(3))
        if blocks % 5 == 0 and depth < 4:
            out.append(f"while ({some()} < {some()}) {{ {body}")
            depth += 1
        elif blocks % 5 == 1 and depth:
            out.append("}")
            depth -= 1
        else:
            out.append(f"if ({some()} < {some()}) {{ {body} }} else {{ {body} }}")
        blocks -= 3
    out.append("}" * depth + " return " + " + ".join(f"v{v}" for v in range(variables)) + "; }")
    return "\n".join(out)


def phis(text):
    return sum(" = phi " in line for line in text.splitlines())


class ExplainTest(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="minic-explain-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def minic(self, *arguments, status=0):
        done = subprocess.run([MINIC, *arguments], cwd=self.dir, capture_output=True, text=True)
        self.assertEqual(done.returncode, status, done.stderr)
        return done

    def write(self, name, text):
        with open(os.path.join(self.dir, name), "w") as file:
            file.write(text)

    def log(self, path, *arguments):
        return json.loads(self.minic(path, "--explain=json", "-o", "-", *arguments).stdout)


class Files(ExplainTest):
    def test_default_names(self):
        self.write("f.c", "int main() { int a = 1; return a; }\n")
        self.minic("f.c", "--explain=json")
        self.assertEqual(sorted(os.listdir(self.dir)), ["f.c", "f.json"])
        self.minic("f.c", "--explain")
        self.assertEqual(sorted(os.listdir(self.dir)), ["f.c", "f.html", "f.json"])

    def test_page_holds_the_log(self):
        self.write("f.c", "int main() { int a = 1; /* </script><!-- */ return a; }\n")
        done = subprocess.run([MINIC, "f.c", "--explain", "-o", "-"], cwd=self.dir, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        start = '<script type="application/json" id="log">'
        text = done.stdout[done.stdout.index(start) + len(start) :]
        text = text[: text.index("</script>")]
        self.assertNotIn("<!", text)
        self.assertEqual(unpack(json.loads(text)), self.log("f.c"))

    def test_wrong_program(self):
        self.write("f.c", "int main() { return x; }\n")
        done = self.minic("f.c", "--explain=json", status=1)
        self.assertIn("f.c:1:21: error:", done.stderr)
        self.assertEqual(os.listdir(self.dir), ["f.c"])

    def test_wrong_kind(self):
        self.assertIn("expected passes, json", self.minic("f.c", "--explain=xml", status=2).stderr)


class Quiz(ExplainTest):
    """--explain-quiz=FILE: the questions of a class."""

    def setUp(self):
        super().setUp()
        self.write(
            "f.c",
            "int g();\nint f(int n) { int s = 0; while (n > 0) s += n--; return s; }\nint main() { return f(3); }\n",
        )

    def quiz(self, text, *arguments):
        self.write("f.quiz", text)
        return json.loads(self.minic("f.c", "--explain-quiz=f.quiz", "--explain=json", "-o", "-", *arguments).stdout)[
            "quiz"
        ]

    def test_questions(self):
        made = self.quiz("# first\nf pruned 1 # one\r\n\n  main\tmaximal 12\n")
        self.assertEqual(
            made["questions"],
            [
                {"function": "f", "form": "pruned", "number": 1, "line": 2},
                {"function": "main", "form": "maximal", "number": 12, "line": 4},
            ],
        )
        self.assertFalse(made["isKey"])
        self.assertTrue(self.quiz("f pruned 1", "--explain-quiz-key=f.quiz")["isKey"])

    def test_identity(self):
        first = self.quiz("f pruned 1\n")["id"]
        self.assertRegex(first, "^[0-9a-f]{16}$")
        self.assertEqual(self.quiz("f pruned 1\n", "--explain-quiz-key=f.quiz")["id"], first)
        self.assertNotEqual(self.quiz("f pruned 2\n")["id"], first)
        self.write("f.c", "int f(int n) { return n; }\n")
        self.assertNotEqual(self.quiz("f pruned 1\n")["id"], first)

    def test_default_names(self):
        self.write("f.quiz", "f pruned 1")
        self.minic("f.c", "--explain-quiz=f.quiz", "-O2")
        self.minic("f.c", "--explain-quiz-key=f.quiz")
        self.assertEqual(sorted(os.listdir(self.dir)), ["f.c", "f.html", "f.key.html", "f.quiz"])

    def test_errors(self):
        for text, place, message in [
            ("f pruned 1\n  h pruned 1", "2:3", "there is no function 'h' with a body"),
            ("g pruned 1", "1:1", "there is no function 'g' with a body"),
            ("f small 1", "1:3", "'small' is no form of SSA"),
            ("f pruned 0", "1:10", "'0' is no number"),
            ("f pruned 1x", "1:10", "'1x' is no number"),
            ("f pruned -1", "1:10", "'-1' is no number"),
            ("f pruned", "1:3", "a question is a function, a form of SSA and a number"),
            ("f pruned 1 2", "1:12", "a question is"),
            ("# nothing\n", "1:1", "there is no question"),
        ]:
            self.write("f.quiz", text)
            done = self.minic("f.c", "--explain-quiz=f.quiz", status=1)
            self.assertIn(f"f.quiz:{place}: error: {message}", done.stderr)
        self.write("f.quiz", "main pruned 1")
        self.assertIn(
            "f.quiz:1:1: error:", self.minic("f.c", "--explain-quiz=f.quiz", "-filter-print-funcs=f", status=1).stderr
        )
        self.assertIn("cannot read 'none'", self.minic("f.c", "--explain-quiz=none", status=1).stderr)
        self.assertEqual(sorted(os.listdir(self.dir)), ["f.c", "f.quiz"])


class Log(ExplainTest):
    def test_forms_have_the_textbook_s_phis(self):
        function = self.log(EAC)["functions"][0]
        self.assertEqual(list(function["forms"]), FORMS)
        self.assertEqual([phis(function["forms"][form][-1]["after"]) for form in FORMS], [7, 11, 13, 21])
        function = self.log(FIB)["functions"][0]
        self.assertEqual([phis(function["forms"][form][-1]["after"]) for form in FORMS], [4, 7, 9, 12])

    def test_after_is_what_mem2reg_makes(self):
        for path in (EAC, FIB):
            for form in FORMS:
                made = self.minic(path, "-passes=mem2reg", f"--ssa={form}", "-S", "-emit-llvm", "-o", "-").stdout
                for function in self.log(path)["functions"]:
                    self.assertIn(function["forms"][form][-1]["after"], made)

    def test_lines(self):
        self.write("f.c", "int f(int n) {\n  int s = 0;\n  while (n > 0)\n    n = n - 1;\n  return s;\n}\n")
        function = self.log("f.c")["functions"][0]
        self.assertEqual(function["line"], 1)
        before = function["forms"]["pruned"][0]["before"].splitlines()
        self.assertEqual(len(function["beforeLines"]), len(before))
        for text, line in zip(before, function["beforeLines"]):
            if text == "  store i32 0, ptr %s, align 4":
                self.assertEqual(line, 2)
            if " = sub " in text:
                self.assertEqual(line, 4)
                self.assertEqual(function["lines"][text.split()[0]], 4)
        last = function["forms"]["pruned"][-1]
        self.assertEqual(len(last["afterLines"]), len(last["after"].splitlines()))
        self.assertEqual(
            [block["block"] for block in function["blocks"]], ["entry", "while.cond", "while.body", "while.end"]
        )
        self.assertEqual(function["blocks"][1]["succs"], ["while.body", "while.end"])
        self.assertEqual(function["blocks"][2]["line"], 4)

    def test_destruction(self):
        function = self.log(EAC)["functions"][0]
        ways = dict(function["destructions"], pruned=function["destruction"])
        for form, copies in {"pruned": 14, "semi-pruned": 22}.items():
            events = ways[form]["events"]
            kinds = [event["event"] for event in events]
            self.assertEqual(kinds.count("critical-edge"), 1)
            self.assertEqual(kinds.count("split"), 1)
            self.assertEqual(sum(len(e["copies"]) for e in events if e["event"] == "parallel-copy"), copies)

    def test_chosen_functions(self):
        self.write("f.c", "int f() { return 1; }\nint g() { return 2; }\nint main() { return f() + g(); }\n")
        log = self.log("f.c", "-filter-print-funcs=g,main")
        self.assertEqual([function["name"] for function in log["functions"]], ["g", "main"])

    def test_optnone(self):
        self.write(
            "f.ll",
            "define i32 @f() noinline optnone {\n  %a = alloca i32\n  store i32 1, ptr %a\n"
            "  %v = load i32, ptr %a\n  ret i32 %v\n}\n",
        )
        after = self.log("f.ll")["functions"][0]["forms"]["pruned"][-1]["after"]
        self.assertIn("ret i32 1", after)

    def test_no_run_without_main(self):
        self.assertNotIn("run", self.log(EAC))

    def test_large_programs(self):
        """200 blocks and 100 variables in less than 3 MB; ten times that is reduced."""
        self.write("f.c", large_program(200, 100))
        function = self.log("f.c")["functions"][0]
        self.assertGreater(len(function["blocks"]), 150)
        self.assertNotIn("reduced", function["forms"]["pruned"][0])
        self.assertNotIn("pruned", function.get("omitted", []))
        page = subprocess.run([MINIC, "f.c", "--explain", "-o", "-"], cwd=self.dir, capture_output=True)
        if page.returncode == 0:
            self.assertLess(len(page.stdout), 3_000_000)
        self.write("f.c", large_program(2000, 100))
        log = self.minic("f.c", "--explain=json", "-o", "-").stdout
        self.assertLess(len(log), 20_000_000)
        function = json.loads(log)["functions"][0]
        self.assertEqual(function["omitted"], ["semi-pruned", "minimal", "maximal"])
        round = function["forms"]["pruned"][0]
        self.assertTrue(round["reduced"])
        self.assertLess(len(round["events"]), 12_001)
        kept = set(round["variables"])
        self.assertTrue(kept)
        for event in round["events"]:
            if event["event"] not in ("candidate", "forms"):
                self.assertTrue(event.get("variable") is None or event["variable"] in kept)


class Passes(ExplainTest):
    def test_an_instruction_in_all_columns(self):
        self.write("f.c", "int f(int a, int b) {\n  int s = a;\n  return s * b;\n}\n")
        log = self.log_of("f.c")
        function = log["functions"][0]
        titles = [column["title"] for column in function["columns"]]
        self.assertEqual(titles[:2], ["front end", "mem2reg"])
        self.assertEqual(titles[-4:], ["lowering", "register allocation", "frame layout", "assembly"])
        for column in function["columns"]:
            rows = column["text"].splitlines()
            self.assertEqual((len(column["lines"]), len(column["ids"])), (len(rows), len(rows)), column["title"])
        multiply = [
            column["ids"][i]
            for column in function["columns"][:2]
            for i, row in enumerate(column["text"].splitlines())
            if " = mul " in row
        ]
        self.assertEqual(len(set(multiply)), 1)
        assembly = function["columns"][-1]
        made = [row for row, id in zip(assembly["text"].splitlines(), assembly["ids"]) if id == multiply[0]]
        self.assertTrue(any("imul" in row for row in made), made)
        self.assertEqual({assembly["lines"][i] for i, id in enumerate(assembly["ids"]) if id == multiply[0]}, {3})

    def test_replaced_loads(self):
        function = self.log_of(FIB)["functions"][0]
        front, promoted = function["columns"][:2]
        number = lambda column, text: next(
            i for row, i in zip(column["text"].splitlines(), column["ids"]) if text in row
        )
        became = dict(function["became"])
        self.assertEqual(became[number(front, "%2 = load i32, ptr %i")], number(promoted, "%i.0 = phi"))

    def log_of(self, path, *arguments):
        return json.loads(self.minic(path, "--explain=passes:json", "-o", "-", *arguments).stdout)

    def test_page(self):
        self.write("f.c", "int main() { int a = 1; return a; }\n")
        done = subprocess.run([MINIC, "f.c", "--explain=passes"], cwd=self.dir, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(os.path.join(self.dir, "f.html")) as file:
            self.assertIn('"packed":1', file.read())


class Pictures(ExplainTest):
    PROGRAM = "int f(int n) { if (n < 1) return 0; return f(n - 1); }\nint main() { return f(3); }\n"

    def test_files(self):
        self.write("p.c", self.PROGRAM)
        for kind in ("cfg", "dom", "df", "mcfg"):
            done = self.minic("p.c", f"--emit={kind}")
            self.assertEqual(done.stderr, f"Writing '{kind}.f.dot'...\nWriting '{kind}.main.dot'...\n")
        self.minic("p.c", "--emit=callgraph")
        self.assertEqual(
            sorted(os.listdir(self.dir)),
            sorted(
                [f"{k}.{f}.dot" for k in ("cfg", "dom", "df", "mcfg") for f in ("f", "main")]
                + ["p.c", "p.callgraph.dot"]
            ),
        )

    def test_machine_code(self):
        self.write("p.c", self.PROGRAM)
        for target in ("x86_64", "riscv64"):
            text = self.minic("p.c", "--emit=mcfg", f"--target={target}", "-o", "-").stdout
            self.assertIn("Machine CFG for 'f' function", text)
            self.assertIn("@f", text)

    def test_svg(self):
        self.write("p.c", self.PROGRAM)
        self.minic("p.c", "--emit=cfg", "-o", "p.svg")
        with open(os.path.join(self.dir, "p.svg")) as file:
            self.assertIn("<svg", file.read())

    def test_star_is_every_function(self):
        self.write("p.c", self.PROGRAM)
        for what in ("--explain=json", "--explain=passes:json", "--emit=cfg"):
            every = self.minic("p.c", what, "-o", "-").stdout
            self.assertEqual(self.minic("p.c", what, "-filter-print-funcs=*", "-o", "-").stdout, every)
            self.assertNotEqual(self.minic("p.c", what, "-filter-print-funcs=f", "-o", "-").stdout, every)

    def test_no_dot(self):
        self.write("p.c", self.PROGRAM)
        done = subprocess.run(
            [MINIC, "p.c", "--emit=cfg", "-o", "p.svg"],
            cwd=self.dir,
            env={"PATH": "/nowhere"},
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, 1)
        self.assertIn("graphviz", done.stderr)
        self.assertEqual(os.listdir(self.dir), ["p.c"])

    def test_dot_is_called(self):
        """With a `dot` of our own: it gets the text, and what it writes appears under the name."""
        self.write("p.c", self.PROGRAM)
        for script, status in (
            ('[ "$1 $3" = "-Tsvg -o" ] && grep -q digraph "$2" && echo "<svg>" > "$4"', 0),
            ("exit 3", 1),
        ):
            os.makedirs(os.path.join(self.dir, "bin"), exist_ok=True)
            dot = os.path.join(self.dir, "bin", "dot")
            with open(dot, "w") as file:
                file.write("#!/bin/sh\n" + script + "\n")
            os.chmod(dot, 0o755)
            path = os.path.join(self.dir, "bin") + os.pathsep + os.environ["PATH"]
            done = subprocess.run(
                [MINIC, "p.c", "--emit=cfg", "-o", f"p{status}.svg"],
                cwd=self.dir,
                env=dict(os.environ, PATH=path),
                capture_output=True,
                text=True,
            )
            self.assertEqual(done.returncode, status, done.stderr)
        with open(os.path.join(self.dir, "p0.svg")) as file:
            self.assertEqual(file.read(), "<svg>\n")
        self.assertEqual(sorted(os.listdir(self.dir)), ["bin", "p.c", "p0.svg"])

    def test_graphviz_reads_it(self):
        for kind in ("cfg", "dom", "df", "mcfg", "callgraph"):
            text = self.minic(FIB, f"--emit={kind}", "-o", "-").stdout
            subprocess.run(["dot", "-Tsvg"], input=text.encode(), check=True, capture_output=True)

    def test_wrong_kind(self):
        self.assertIn("expected cfg, dom", self.minic("p.c", "--emit=cgf", status=2).stderr)


class Mistakes(ExplainTest):
    def mistakes(self, path, function):
        found = [f for f in self.log(path)["functions"] if f["name"] == function]
        return {mistake["name"]: mistake for mistake in found[0]["mistakes"]}

    def test_examples_go_wrong(self):
        examples = self.log(EAC)["examples"]
        results = {name: (e["right"], e["wrong"]) for name, e in examples.items()}
        self.assertEqual(
            results,
            {
                "df-of-n4": ({"output": "", "status": 6}, {"output": "", "status": 0}),
                "one-block-no-phi": ({"output": "0010", "status": 0}, {"output": "0001", "status": 0}),
                "early-dominators": ({"output": "11", "status": 21}, {"output": "1", "status": 11}),
                "sequential-copies": ({"output": "", "status": 12}, {"output": "", "status": 22}),
                "edge-not-split": ({"output": "", "status": 5}, {"output": "", "status": 6}),
                "phi-not-pushed": ({"output": "", "status": 3}, {"output": "", "status": 0}),
                "no-pop": ({"output": "1", "status": 1}, {"output": "2", "status": 2}),
                "visited-not-filled": ({"output": "", "status": 3}, {"output": "", "status": 0}),
                "not-iterated": ({"output": "", "status": 17}, {"output": "", "status": 0}),
                "df-one-short": ({"output": "", "status": 2}, {"output": "", "status": 1}),
            },
        )
        for example in examples.values():
            self.assertTrue(example["applies"] and example["differs"])
            self.assertNotEqual(example["after"], example["rightAfter"])

    def test_examples_are_right_without_the_mistake(self):
        for name, example in self.log(EAC)["examples"].items():
            self.write("e.ll", "declare i32 @getint()\ndeclare void @putint(i32)\n" + example["before"])
            ran = subprocess.run(
                [MINIC, "--run", "e.ll"], cwd=self.dir, input=example["input"], capture_output=True, text=True
            )
            self.assertEqual({"output": ran.stdout, "status": ran.returncode}, example["right"], name)

    def test_on_the_user_s_functions(self):
        path = os.path.join(ROOT, "tests/passes/leaving-ssa.c")
        swap = self.mistakes(path, "swap")
        # The loop's phis swap two values; its edges that are critical carry no copies that matter.
        self.assertEqual(
            [name for name, m in swap.items() if m["applies"]],
            ["sequential-copies", "edge-not-split", "phi-not-pushed", "no-pop", "visited-not-filled", "df-one-short"],
        )
        self.assertEqual([name for name, m in swap.items() if m["applies"] and not m["differs"]], ["edge-not-split"])
        self.assertTrue(self.mistakes(path, "lost")["df-of-n4"]["differs"])
        # Two mistakes harm the loop of fib.
        fib = self.mistakes(FIB, "fib")
        self.assertEqual(
            [name for name, m in fib.items() if m.get("differs")], ["phi-not-pushed", "visited-not-filled"]
        )


class Run(ExplainTest):
    def run_log(self, text, *arguments):
        self.write("f.c", text)
        return self.log("f.c", *arguments)["run"]

    def test_input(self):
        self.write("in", "20 22\n")
        text = "int main() { int a = getint(); int b = getint(); putint(a + b); return 3; }\n"
        run = self.run_log(text, "--explain-input=in")
        self.assertEqual((run["input"], run["output"], run["status"]), ("20 22\n", "42", 3))
        self.assertEqual(run["before"][0]["stores"], [["%a", "20"], ["%b", "22"]])
        self.assertIn(["%2", "42"], run["after"][0]["values"])
        self.assertIn(
            "cannot read 'none'", self.minic("f.c", "--explain=json", "--explain-input=none", status=1).stderr
        )

    def test_phi_takes_the_operand_of_the_edge(self):
        run = self.run_log("int main() { int i = 0; while (i < 2) i = i + 1; return i; }\n")
        self.assertEqual(
            [s["block"] for s in run["after"]],
            ["entry", "while.cond", "while.body", "while.cond", "while.body", "while.cond", "while.end"],
        )
        taken = [s["phis"][0] for s in run["after"] if "phis" in s]
        self.assertEqual([(p["operand"], p["value"]) for p in taken], [(0, "0"), (1, "1"), (1, "2")])
        self.assertEqual(run["after"][-1]["returns"], "2")

    def test_calls_and_pointers(self):
        run = self.run_log(
            "void f(int *p, double d) { *p = 7; }\nint main() { int a[3]; f(a + 1, 0.1); return a[1]; }\n"
        )
        self.assertEqual(
            [(s["function"], s["activation"]) for s in run["before"]], [("main", 0), ("f", 1), ("main", 0)]
        )
        self.assertEqual(run["before"][1]["values"][:2], [["%p", "&%a of main+4"], ["%d", "0.1"]])
        self.assertEqual(run["before"][1]["stores"][-1], ["%a of main+4", "7"])
        self.assertTrue(run["before"][2]["continued"])
        self.assertEqual(run["status"], 7)

    def test_output_and_input_belong_to_the_step_that_does_them(self):
        self.write("in", "20 22\n")
        run = self.run_log(
            "int f(int a) { putint(a); return getint(); }\n"
            "int main() { putint(1); int a = getint(); int b = f(a); putint(b); return 0; }\n",
            "--explain-input=in",
        )
        self.assertEqual((run["output"], [s.get("output") for s in run["before"]]), ("12022", [1, 3, 5]))
        self.assertEqual([s.get("read") for s in run["before"][:2]], [2, 5])
        self.assertEqual([s.get("output") for s in run["after"]], [1, 3, 5])

    def test_floats_have_the_fewest_digits(self):
        run = self.run_log(
            "double g() { return 0.1; }\n"
            "int main() { double d = 0.25; float f = 0.1f; d = 1e100; f = g(); return d > f; }\n"
        )
        stores = [s for step in run["before"] for s in step.get("stores", [])]
        self.assertEqual(
            [s for s in stores if s[0] in ("%d", "%f")],
            [["%d", "0.25"], ["%f", "0.1"], ["%d", "1e+100"], ["%f", "0.1"]],
        )
        self.assertEqual(run["before"][1]["returns"], "0.1")

    def test_endless_and_failing_programs(self):
        run = self.run_log("int main() { int i = 0; while (1) i = i + 1; return i; }\n")
        self.assertTrue(run["truncated"])
        self.assertIsNone(run["status"])
        self.assertLessEqual(len(run["before"]), 5000)
        run = self.run_log("int f(int n) { return f(n + 1); }\nint main() { return f(0); }\n")
        self.assertTrue(run["truncated"])
        run = self.run_log("int main() { int z = 0; return 1 / z; }\n")
        self.assertEqual((run["error"], run["status"]), (["division by zero", "除以零"], 136))


if __name__ == "__main__":
    unittest.main()
