#!/usr/bin/env python3
"""Proves the rewrite rules with z3: what a rule puts in place refines what it replaces.

    tests/rules/prove.py                  all rules at all widths but those listed as not proved
    tests/rules/prove.py NAME...          these rules, with counterexamples
    tests/rules/prove.py --update         writes the list of rules that are tested, not proved

A value is its bits and a poison bit; undefined behaviour is separate. For all values of the variables and all
constants that satisfy the conditions: if the pattern has no undefined behaviour, neither has the replacement,
and where the pattern is not poison, the replacement is the same number and not poison. Facts about variables
are assumptions (tests/unit/known_bits_test.cpp tests the analysis that supplies them). Each rule is proved at
every combination of 1, 8, 16, 32 and 64 bits that its types allow, floats as binary16 with all its values.

The ladder: the solver with its polynomials in normal form; then bit by bit; then each power of two
that a condition allows. The limits count the solver's steps, not seconds, so the answers repeat. Where all give up, the
rule at that width is listed in not_proved.txt and only tested, by tests/unit/rules_test.cpp. The list is that of z3 4.8, which
Debian 12 has. What another z3 does not decide is printed, and is no failure: its solver counts other steps.
"""

import argparse
import itertools
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "passes" / "rules"))
import rule_language  # noqa: E402

LISTED = pathlib.Path(__file__).with_name("not_proved.txt")
WIDTHS = (1, 8, 16, 32, 64)
# Steps of the solver for one question. They vary by a little with the addresses of its objects, so what was
# proved once is given more.
LIMIT, LIMIT_AGAIN = 150000, 1500000
BINARY = {
    "add": "bvadd",
    "sub": "bvsub",
    "mul": "bvmul",
    "sdiv": "bvsdiv",
    "udiv": "bvudiv",
    "srem": "bvsrem",
    "urem": "bvurem",
    "shl": "bvshl",
    "lshr": "bvlshr",
    "ashr": "bvashr",
    "and": "bvand",
    "or": "bvor",
    "xor": "bvxor",
    "fadd": "fp.add RNE",
    "fsub": "fp.sub RNE",
    "fmul": "fp.mul RNE",
    "fdiv": "fp.div RNE",
}
COMPARE = {
    "ugt": "bvugt",
    "uge": "bvuge",
    "ult": "bvult",
    "ule": "bvule",
    "sgt": "bvsgt",
    "sge": "bvsge",
    "slt": "bvslt",
    "sle": "bvsle",
}
MINMAX = {"smax": "bvsge", "smin": "bvsle", "umax": "bvuge", "umin": "bvule"}
EXPRESSION = {
    "+": "bvadd",
    "-": "bvsub",
    "*": "bvmul",
    "&": "bvand",
    "|": "bvor",
    "^": "bvxor",
    "<<": "bvshl",
    ">>u": "bvlshr",
    ">>s": "bvashr",
    "/u": "bvudiv",
    "%u": "bvurem",
}
CONDITION = {
    "<u": "bvult",
    "<=u": "bvule",
    ">u": "bvugt",
    ">=u": "bvuge",
    "<s": "bvslt",
    "<=s": "bvsle",
    ">s": "bvsgt",
    ">=s": "bvsge",
}


def number(width, value):
    return f"(_ bv{value % (1 << width)} {width})"


def any_of(terms):
    terms = [term for term in terms if term != "false"]
    return "false" if not terms else terms[0] if len(terms) == 1 else f"(or {' '.join(terms)})"


class Question:
    """One rule at one choice of widths and predicates."""

    def __init__(self, rule, widths, preds, fixed=None):
        self.rule, self.widths, self.preds, self.fixed = rule, widths, preds, fixed or {}
        self.constants = {n.text: n.type for _, n in rule.lhs.walk() if n.kind == "const"}
        self.asserts, self.fresh, self.declared = [], 0, []

    def width(self, type):
        type = type.find()
        return type.bits or self.widths[type]

    def sort(self, type):
        return "(_ FloatingPoint 5 11)" if type.find().kind == "float" else f"(_ BitVec {self.width(type)})"

    # Constant expressions.

    def type_of(self, expr):
        return rule_language.type_of_expression(self.constants, expr)

    def expression(self, expr, width):
        kind = expr[0]
        if kind == "num":
            return number(width, expr[1])
        if kind == "name":
            if expr[1] == "w":
                return number(width, self.width(self.rule.width_type()))
            if expr[1] in self.constants:
                return expr[1]
            return number(width, self.width(self.rule.names["i" + expr[1]]))
        if kind == "un":
            return f"({'bvneg' if expr[1] == '-' else 'bvnot'} {self.expression(expr[2], width)})"
        if kind == "bin":
            left, right = self.expression(expr[2], width), self.expression(expr[3], width)
            return f"({EXPRESSION[expr[1]]} {left} {right})"
        if expr[1] in ("zext", "sext", "trunc"):
            inner = self.width(self.type_of(expr[2]))
            text = self.expression(expr[2], inner)
            if expr[1] == "trunc":
                return f"((_ extract {width - 1} 0) {text})"
            return f"((_ {'zero' if expr[1] == 'zext' else 'sign'}_extend {width - inner}) {text})"
        inner = self.expression(expr[2], width)
        bit = [f"(= ((_ extract {i} {i}) {inner}) #b1)" for i in range(width)]
        if expr[1] == "ctz":
            text = number(width, width)
            for i in reversed(range(width)):
                text = f"(ite {bit[i]} {number(width, i)} {text})"
            return text
        if expr[1] == "inverse":
            self.fresh += 1
            name = f"inverse{self.fresh}"
            self.declared.append(f"(declare-const {name} (_ BitVec {width}))")
            self.asserts.append(f"(= (bvmul {name} {inner}) {number(width, 1)})")
            return name
        raise SystemExit(f"no meaning for '{expr[1]}'")

    def condition(self, cond, values):
        if cond[0] == "pow2":
            width = self.width(self.type_of(cond[2]))
            text = self.expression(cond[2], width)
            zero, one = number(width, 0), number(width, 1)
            power = f"(and (distinct {text} {zero}) (= (bvand {text} (bvsub {text} {one})) {zero}))"
            return f"(not {power})" if cond[1] else power
        if cond[0] == "fact":
            name, args = cond[1], cond[2]
            value, poison, _ = values[args[0]]
            if name == "nopoison":
                return f"(not {poison})"
            type = next(n.type for _, n in self.rule.lhs.walk() if n.text == args[0])
            width = self.width(type)
            zero = number(width, 0)
            holds = {"nonneg": f"(bvsge {value} {zero})", "nonzero": f"(distinct {value} {zero})"}.get(name)
            if not holds:
                holds = f"(= (bvand {value} {self.expression(args[1], width)}) {zero})"
            return f"(or {poison} {holds})"
        type = self.type_of(cond[2]) or self.type_of(cond[3])
        width = self.width(type) if type else 64
        left, right = self.expression(cond[2], width), self.expression(cond[3], width)
        if cond[1] in ("==", "!="):
            return f"({'=' if cond[1] == '==' else 'distinct'} {left} {right})"
        return f"({CONDITION[cond[1]]} {left} {right})"

    # Patterns: (value, poison, undefined).

    def term(self, node):
        if node.kind == "var":
            return node.text, node.text + ".p", "false"
        if node.kind == "const":
            return node.text, "false", "false"
        if node.kind == "expr":
            return self.expression(node.expr, self.width(node.type)), "false", "false"
        if node.kind == "lit":
            if "." in node.text:
                value = float(node.text)
                text = f"((_ to_fp 5 11) RNE {abs(value)})"
                return (f"(fp.neg {text})" if node.text[0] == "-" else text), "false", "false"
            return number(self.width(node.type), int(node.text)), "false", "false"
        kids = [self.term(kid) for kid in node.kids]
        values, poisons = [k[0] for k in kids], [k[1] for k in kids]
        poison, undefined = any_of(poisons), any_of([k[2] for k in kids])
        width = 0 if node.type.find().kind == "float" else self.width(node.type)
        op = node.text
        if op in BINARY:
            value = f"({BINARY[op]} {values[0]} {values[1]})"
            if op in ("shl", "lshr", "ashr"):
                poison = any_of([poison, f"(bvuge {values[1]} {number(width, width)})"])
            if op in ("sdiv", "udiv", "srem", "urem"):
                undefined = any_of([undefined, poisons[1], f"(= {values[1]} {number(width, 0)})"])
            if op in ("sdiv", "srem"):
                least, ones = number(width, 1 << (width - 1)), number(width, -1)
                undefined = any_of([undefined, f"(and (= {values[0]} {least}) (= {values[1]} {ones}))"])
            return value, poison, undefined
        if op in MINMAX:
            return f"(ite ({MINMAX[op]} {values[0]} {values[1]}) {values[0]} {values[1]})", poison, undefined
        if op in ("icmp", "fcmp"):
            holds = (self.compare if op == "icmp" else self.compare_floats)(self.predicate(node), *values)
            return f"(ite {holds} #b1 #b0)", poison, undefined
        if op == "select":
            chosen = f"(ite (= {values[0]} #b1) {poisons[1]} {poisons[2]})"
            poison = any_of([poisons[0], "false" if poisons[1:] == ["false", "false"] else chosen])
            return f"(ite (= {values[0]} #b1) {values[1]} {values[2]})", poison, undefined
        if op == "fneg":
            return f"(fp.neg {values[0]})", poison, undefined
        if op == "trunc":
            return f"((_ extract {width - 1} 0) {values[0]})", poison, undefined
        if op in ("zext", "sext"):
            more = width - self.width(node.kids[0].type)
            return f"((_ {'zero' if op == 'zext' else 'sign'}_extend {more}) {values[0]})", poison, undefined
        raise SystemExit(f"no meaning for '{op}'")

    def predicate(self, node):
        name = node.pred[0]
        if name and name[0] in "!~":
            table = rule_language.INVERSE if name[0] == "!" else rule_language.SWAPPED
            bound = self.preds[name[1:]]
            if node.text == "fcmp":
                index = rule_language.FLOAT_PREDICATES.index(bound)
                index = 15 - index if name[0] == "!" else index & 9 | (index & 2) << 1 | (index & 4) >> 1
                return rule_language.FLOAT_PREDICATES[index]
            return table[bound]
        return self.preds.get(name, name)

    @staticmethod
    def compare(pred, a, b):
        if pred in ("eq", "ne"):
            return f"({'=' if pred == 'eq' else 'distinct'} {a} {b})"
        return f"({COMPARE[pred]} {a} {b})"

    @staticmethod
    def compare_floats(pred, a, b):
        index = rule_language.FLOAT_PREDICATES.index(pred)
        holds = [f"(fp.eq {a} {b})", f"(fp.gt {a} {b})", f"(fp.lt {a} {b})", f"(or (fp.isNaN {a}) (fp.isNaN {b}))"]
        return any_of([text for i, text in enumerate(holds) if index >> i & 1])

    def text(self):
        variables = {n.text: n.type for _, n in self.rule.lhs.walk() if n.kind in ("var", "const")}
        lines = []
        for name, type in variables.items():
            if name in self.fixed:
                lines.append(f"(define-fun {name} () {self.sort(type)} {number(self.width(type), self.fixed[name])})")
                continue
            lines.append(f"(declare-const {name} {self.sort(type)})")
            if name not in self.constants:
                lines.append(f"(declare-const {name}.p Bool)")
        values = {name: (name, name + ".p", "false") for name in variables}
        self.asserts += [self.condition(cond, values) for cond in self.rule.conds]
        s, t = self.term(self.rule.lhs), self.term(self.rule.rhs)
        same = any_of([s[2], f"(and (not {t[2]}) {any_of([s[1], f'(and (not {t[1]}) (= {s[0]} {t[0]}))'])})"])
        lines += self.declared + [f"(assert {a})" for a in self.asserts] + [f"(assert (not {same}))"]
        return "\n".join(lines)

    def where(self):
        widths = sorted({self.width(n.type) for _, n in self.rule.lhs.walk() if n.type.find() in self.widths})
        return "/".join(map(str, widths)) or "-"


def questions(rule):
    """The rule at every choice of widths and predicates."""
    free = []
    for _, node in rule.lhs.walk():
        type = node.type.find()
        if type.kind != "float" and not type.bits and type not in free:
            free.append(type)
    bound = {n.pred[0]: sorted(n.pred[1]) for _, n in rule.lhs.walk() if n.pred and len(n.pred[1]) > 1}
    for choice in itertools.product(WIDTHS, repeat=len(free)):
        widths = dict(zip(free, choice))

        def bits(type, widths=widths):
            return type.find().bits or widths[type.find()]

        possible = all(bits(wide) > bits(narrow) for wide, narrow in rule.wider)
        if possible and all(holds(rule, cond, bits) for cond in rule.conds):
            for preds in itertools.product(*bound.values()):
                yield Question(rule, widths, dict(zip(bound, preds)))


def holds(rule, cond, bits):
    """False for a comparison of widths that is wrong; true for all other conditions."""
    if cond[0] != "cmp" or any(side[0] not in ("name", "num") for side in cond[2:4]):
        return True
    sides = []
    for kind, value in cond[2:4]:
        if kind == "name" and value != "w" and "i" + value not in rule.names:
            return True
        sides.append(value if kind == "num" else bits(rule.width_type() if value == "w" else rule.names["i" + value]))
    left, right = sides
    return {"<u": left < right, ">u": left > right, "==": left == right, "!=": left != right}.get(cond[1], True)


BITS = "(check-sat-using qfbv)"
FLOATS = "(check-sat-using qffp)"
POLYNOMIALS = (
    "(check-sat-using (then (using-params simplify :som true) solve-eqs (using-params simplify :som true) qfbv))"
)


class Solver:
    def __init__(self, limit):
        self.limit = limit
        self.process = subprocess.Popen(
            ["z3", "-in", "-smt2"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def send(self, text):
        self.process.stdin.write(text + "\n")

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def ask(self, text, command=BITS, model=False):
        # Each question to a fresh solver: the steps that an answer takes depend on nothing before it.
        self.send(
            f"(reset)\n(set-option :rlimit {self.limit})\n"
            + text
            + "\n"
            + command
            + "\n"
            + ("(get-model)\n" if model else "")
            + '(echo "end")'
        )
        self.process.stdin.flush()
        answer = []
        while (line := self.process.stdout.readline().rstrip()) != "end":
            if not line and self.process.poll() is not None:
                raise SystemExit("z3 ended early")
            answer.append(line)
        return "\n".join(answer)


def decide(solver, question):
    """proved, refuted or unknown."""
    text = question.text()
    floats = any(n.type.find().kind == "float" for _, n in question.rule.lhs.walk())
    for command in (FLOATS,) if floats else (BITS, POLYNOMIALS):
        answer = solver.ask(text, command).split("\n")[0]
        if answer in ("sat", "unsat"):
            return "refuted" if answer == "sat" else "proved"
        if "error" in answer and "canceled" not in answer and "unknown" not in answer:
            raise SystemExit(f"{question.rule.name}: {answer}\n{text}")
    power = [c[2][1] for c in question.rule.conds if c[0] == "pow2" and not c[1] and c[2][0] == "name"]
    if not power or question.fixed:
        return "unknown"
    width = question.width(question.constants[power[0]])
    for i in range(width):
        verdict = decide(solver, Question(question.rule, question.widths, question.preds, {power[0]: 1 << i}))
        if verdict != "proved":
            return verdict
    return "proved"


def counterexample(solver, question):
    answer = solver.ask(question.text(), model=True)
    values = re.findall(r"define-fun (\S+) \(\) (?:\(_ [^)]*\)|Bool)\s+([^()\s]+|\(fp [^)]*\))", answer)
    return ", ".join(f"{name} = {value}" for name, value in sorted(values))


def prove(rules, listed, report):
    """(what the solver neither proved nor refuted, as "rule widths"; how many it refuted; how many it was asked).
    Questions that are listed are not asked."""
    solver, open_questions, wrong, asked = Solver(LIMIT_AGAIN if listed else LIMIT), set(), 0, 0
    for rule in rules:
        for question in questions(rule):
            if f"{rule.name} {question.where()}" in listed:
                continue
            verdict = decide(solver, question)
            asked += 1
            if verdict == "unknown":
                open_questions.add(f"{rule.name} {question.where()}")
            elif verdict == "refuted":
                wrong += 1
                report(
                    f"wrong: {rule.text}\n  at {question.where()} bits {question.preds or ''}: {counterexample(solver, question)}"
                )
                break
    solver.close()
    return sorted(open_questions), wrong, asked


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--rules", nargs="*", help="files of rules; those of passes/rules by default")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    files = options.rules or sorted((ROOT / "passes" / "rules").glob("*.rules"))
    rules = [rule for rule in rule_language.read_rules(files) if not options.names or rule.name in options.names]
    ask_all = options.update or options.rules or options.names
    listed = set() if ask_all else set(LISTED.read_text().split("\n"))
    unknown, wrong, asked = prove(rules, listed, print)
    print(f"{len(rules)} rules, {asked} questions, {len(unknown)} not decided, {wrong} wrong")
    if options.update:
        LISTED.write_text("".join(line + "\n" for line in unknown))
    elif unknown and not options.names:
        print("neither proved nor listed in tests/rules/not_proved.txt:", *unknown, sep="\n  ")
        if " version 4.8." in subprocess.run(["z3", "--version"], capture_output=True, text=True).stdout:
            return 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
