#!/usr/bin/env python3
"""Compiles the rewrite rules of *.rules to a decision tree in C++ (docs/rules.md has the language).

    rulec.py --ops ir/ops.def --intrinsics ir/intrinsics.def -o rules.inc a.rules b.rules ...

A rule is `name: pattern [where condition, ...] => replacement`. The steps: parse; infer types;
check that the rule makes progress; write each commutative operation both ways round where that is
another pattern; turn a pattern into tests on paths (operation, constant, equal values, one use,
predicate); and grow the tree: the test that most rules of a group share comes first, rules that do
not have it come after those that do, so the more specific pattern is tried first. Nested groups fall
through, so no rule is copied. This is the method of ISLE (Cranelift), of which Maranget's decision
trees (2008) are the textbook form.

The language is in rule_language.py.
"""

import argparse
import itertools
import re
import sys
from dataclasses import dataclass

from rule_language import (
    CASTS,
    COMMUTATIVE,
    FLOAT_PREDICATES,
    MINMAX,
    PREDICATES,
    Node,
    Rule,
    RuleError,
    Type,
    read_rules,
    type_of_expression,
    unite_types,
)


# ---- patterns as tests on paths


def orders(node):
    """The pattern with the operands of commutative operations both ways round."""
    if node.kind != "op":
        return [node]
    found = []
    commutes = node.text in COMMUTATIVE or node.text == "icmp" and node.pred[1] <= {"eq", "ne"}
    for kids in itertools.product(*map(orders, node.kids)):
        found.append(Node("op", node.text, list(kids), node.pred, node.one, node.type))
        if commutes and kids[1].kind not in ("const", "lit"):
            found.append(Node("op", node.text, [kids[1], kids[0]], node.pred, node.one, node.type))
    return found


def op_key(node):
    """What the switch on a path distinguishes."""
    if node.kind in ("const", "lit"):
        return "fconst" if node.type.find().kind == "float" else "const"
    return node.text


def tests_of(lhs):
    """[(kind, path, value)], an operation's before those of its operands."""
    tests, first = [], {}
    for path, node in lhs.walk():
        if node.kind == "var" or node.kind == "const" and node.text in first:
            if node.text in first:
                tests.append(("same", path, first[node.text]))
            first.setdefault(node.text, path)
            continue
        if node.kind == "const":
            first[node.text] = path
        if path:
            tests.append(("op", path, op_key(node)))
        if node.kind == "lit":
            tests.append(("lit", path, node.text))
        everything = PREDICATES if node.text == "icmp" else FLOAT_PREDICATES
        if node.pred and node.pred[1] < set(everything):
            tests.append(("pred", path, (node.text,) + tuple(sorted(node.pred[1]))))
        if node.one:
            tests.append(("one", path, ""))
    # The types that the rule demands beyond those that every program has.
    given = {id(node): Type() for _, node in lhs.walk()}
    unite_types(lhs, lambda node: given[id(node)], [])
    demanded, clear = {}, set()
    for path, node in lhs.walk():
        type, structure = node.type.find(), given[id(node)].find()
        if structure in clear or structure.bits:
            continue
        clear.add(structure)
        if type.kind == "int" and type.bits:
            tests.append(("bits", path, type.bits))
        elif type in demanded:
            tests.append(("type", path, demanded[type]))
        demanded.setdefault(type, path)
    return tests


@dataclass
class Variant:
    rule: Rule
    lhs: Node
    tests: list


def variants_of(rules):
    """All orders of all rules; a pattern that an earlier one always matches first is an error."""
    result, seen = [], set()
    for rule in rules:
        added = 0
        for lhs in orders(rule.lhs):
            tests = tests_of(lhs)
            key = (lhs.text, tuple(sorted(map(repr, tests))), bool(rule.conds) and rule.name)
            if key in seen:
                continue
            seen.add(key)
            hidden = next(
                (
                    v
                    for v in result
                    if v.rule is not rule and not v.rule.conds and v.lhs.text == lhs.text and set(v.tests) <= set(tests)
                ),
                None,
            )
            if hidden and not added:
                raise RuleError(f"rule '{rule.name}' is never reached: '{hidden.rule.name}' comes first")
            added += 1
            result.append(Variant(rule, lhs, tests))
        if not added:
            raise RuleError(f"rule '{rule.name}' is never reached: another has its pattern")
    return result


# ---- C++


def variable(path):
    return "v" + "".join(map(str, path))


class Emitter:
    def __init__(self, ops, intrinsics):
        self.ops, self.intrinsics, self.lines, self.indent = ops, intrinsics, [], 1

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def open(self, text):
        self.line(text + " {")
        self.indent += 1

    def close(self):
        self.indent -= 1
        self.line("}")

    def operands(self, path, op, count):
        for i in range(count):
            function = "argument" if op in self.intrinsics else "operand"
            self.line(f"[[maybe_unused]] Value* {variable(path + (i,))} = {function}({variable(path)}, {i});")

    def grow(self, group):
        """The tree for [(variant, tests left)]."""
        while group:
            counts = {}
            for _, tests in group:
                for test in tests:
                    if not self.available(test, tests):
                        continue
                    key = test[:2] if test[0] == "op" else test
                    counts[key] = counts.get(key, 0) + 1
            if not counts:
                break
            key = max(counts, key=lambda k: (counts[k], k[0] == "op"))
            split = [any(test[: len(key)] == key for test in tests) for _, tests in group]
            having = [item for item, has in zip(group, split) if has]
            group = [item for item, has in zip(group, split) if not has]
            if key[0] == "op":
                self.switch(key[1], having)
            else:
                self.open(f"if ({self.test(key)})")
                self.grow([(v, [t for t in tests if t != key]) for v, tests in having])
                self.close()
        for variant, _ in group:
            self.leaf(variant)

    @staticmethod
    def available(test, tests):
        """A path can be looked at once the operations above it are known."""
        paths = [test[1]] + ([test[2]] if test[0] in ("same", "type") else [])
        for kind, path, _ in tests:
            if (
                kind == "op"
                and any(path == p[: len(path)] and (path != p or test[0] in ("lit", "pred")) for p in paths)
                and (kind, path) != test[:2]
            ):
                return False
        return True

    def switch(self, path, having):
        cases = {}
        for variant, tests in having:
            value = next(t[2] for t in tests if t[:2] == ("op", path))
            cases.setdefault(value, []).append((variant, [t for t in tests if t[:2] != ("op", path)]))
        name = variable(path)
        for value, group in cases.items():
            if value in self.intrinsics:
                self.open(f"if (isCallOf({name}, Intrinsic::{self.intrinsics[value]}))")
            else:
                enum = {"const": "ConstInt", "fconst": "ConstFloat"}.get(value) or self.ops[value]
                self.open(f"if ({name}->is(Op::{enum}))")
            node = dict(group[0][0].lhs.walk())[path]
            self.operands(path, value, len(node.kids))
            self.grow(group)
            self.close()

    @staticmethod
    def test(key):
        kind, path, value = key
        name = variable(path)
        if kind == "same":
            return f"{name} == {variable(value)}"
        if kind == "type":
            return f"{name}->type == {variable(value)}->type"
        if kind == "one":
            return f"{name}->hasOneUse()"
        if kind == "bits":
            return f"{name}->type->bits == {value}"
        if kind == "pred":
            kinds = PREDICATES if value[0] == "icmp" else FLOAT_PREDICATES
            mask = sum(1 << kinds.index(p) for p in value[1:])
            return f"{hex(mask)} >> {name}->sub & 1"
        return f"isFloat({name}, {value})" if "." in value else f"isNumber({name}, {value})"

    def leaf(self, variant):
        rule, lhs = variant.rule, variant.lhs
        places, types = {}, {}
        for path, node in lhs.walk():
            if node.kind in ("var", "const"):
                places.setdefault(node.text, variable(path))
            types.setdefault(node.type.find(), path)
        self.open("")
        self.lines[-1] += f"  // {rule.name}"
        write = Code(rule, lambda type: self.type_text(type, types))
        deep = [variable(path) for type, path in types.items() if type.kind == "int" and not type.bits]
        constants = {node.text for _, node in lhs.walk() if node.kind == "const"}
        for name in sorted(constants):
            self.line(f"[[maybe_unused]] const uint64_t {name} = bitsOf({places[name]});")
        preds = {}
        for path, node in lhs.walk():
            if node.pred and len(node.pred[1]) > 1:
                preds[node.pred[0]] = (
                    f"IntPred({variable(path)}->sub)" if node.text == "icmp" else f"FloatPred({variable(path)}->sub)"
                )
        conds = [f"isPlain({name})" for name in deep]
        conds += [write.condition(cond, places) for cond in rule.conds]
        if conds:
            self.open(f"if ({' && '.join(conds)})")
        result = self.build(rule.rhs, places, preds, write, itertools.count())
        self.line(f"return r.done({cpp_name(rule.name)}, {result});")
        if conds:
            self.close()
        self.close()

    @staticmethod
    def type_text(type, types):
        type = type.find()
        return f"{variable(types[type])}->type" if type in types else f"r.intType({type.bits})"

    def build(self, node, places, preds, write, counter):
        """Writes the statements that make the node; the expression for it."""
        if node.kind in ("var", "const"):
            return places[node.text]
        type = write.type_text(node.type)
        if node.kind == "lit":
            return f"r.real({type}, {node.text})" if "." in node.text else f"r.number({type}, uint64_t({node.text}))"
        if node.kind == "expr":
            return f"r.number({type}, {write.expression(node.expr, node.type)})"
        kids = [self.build(kid, places, preds, write, counter) for kid in node.kids]
        name = f"n{next(counter)}"
        if node.text in ("icmp", "fcmp"):
            kind, pred = ("IntPred" if node.text == "icmp" else "FloatPred"), node.pred[0]
            if pred and pred[0] in "!~":
                text = f"{'inverse' if pred[0] == '!' else 'swapped'}({preds[pred[1:]]})"
            else:
                text = preds.get(pred) or f"{kind}::{pred.upper()}"
            self.line(f"Value* {name} = r.compare({text}, {', '.join(kids)});")
        elif node.text in CASTS or node.text == "fneg":
            self.line(f"Value* {name} = r.unary(Op::{self.ops[node.text]}, {type}, {kids[0]});")
        elif node.text == "select":
            self.line(f"Value* {name} = r.select({', '.join(kids)});")
        else:
            self.line(f"Value* {name} = r.binary(Op::{self.ops[node.text]}, {kids[0]}, {kids[1]});")
        return name


def cpp_name(name):
    return "k" + "".join(part.capitalize() for part in name.split("-"))


class Code:
    """Constant expressions and conditions as C++: numbers of uint64_t, cut to their width after each step."""

    CALLS = {"<<": "shiftLeft", ">>u": "shiftRight", ">>s": "shiftSigned"}

    def __init__(self, rule, type_text):
        self.rule, self.type_text = rule, type_text
        self.constants = {n.text: n.type for _, n in rule.lhs.walk() if n.kind == "const"}

    def width(self, type):
        return f"{self.type_text(type)}->bits"

    def type_of(self, expr):
        return type_of_expression(self.constants, expr)

    def expression(self, expr, type):
        kind = expr[0]
        width = self.width(type) if type else "64"
        if kind == "num":
            return f"uint64_t({expr[1]})"
        if kind == "name":
            if expr[1] in self.constants:
                return expr[1]
            return (
                f"uint64_t({self.width(self.rule.width_type() if expr[1] == 'w' else self.rule.names['i' + expr[1]])})"
            )
        if kind == "un":
            return f"cut({width}, {expr[1]}{self.expression(expr[2], type)})"
        if kind == "call":
            if expr[1] in ("zext", "sext", "trunc"):
                inner = self.type_of(expr[2])
                return f"{expr[1]}Bits({self.width(inner)}, {width}, {self.expression(expr[2], inner)})"
            return f"{expr[1]}({width}, {self.expression(expr[2], type)})"
        left, right = self.expression(expr[2], type), self.expression(expr[3], type)
        if expr[1] in self.CALLS:
            return f"{self.CALLS[expr[1]]}({width}, {left}, {right})"
        if expr[1] in ("/u", "%u"):
            return f"({left} {expr[1][0]} {right})"
        return f"cut({width}, {left} {expr[1]} {right})"

    def condition(self, cond, places):
        if cond[0] == "pow2":
            return f"{'!' if cond[1] else ''}isPowerOf2({self.expression(cond[2], self.type_of(cond[2]))})"
        if cond[0] == "fact":
            place = places[cond[2][0]]
            node = next(n for _, n in self.rule.lhs.walk() if n.text == cond[2][0])
            return f"r.{cond[1]}({', '.join([place] + [self.expression(e, node.type) for e in cond[2][1:]])})"
        _, op, left, right = cond
        type = self.type_of(left) or self.type_of(right)
        left, right = self.expression(left, type), self.expression(right, type)
        width = self.width(type) if type else "64"
        left, right = f"cut({width}, {left})", f"cut({width}, {right})"
        if op.endswith("s"):
            left, right = f"asSigned({width}, {left})", f"asSigned({width}, {right})"
        return f"{left} {op.rstrip('us')} {right}"


def rows(file, macro, columns):
    with open(file) as stream:
        return [re.findall(r'"[^"]*"|\w+', line)[1 : columns + 1] for line in stream if line.startswith(macro + "(")]


def tables(ops, intrinsics):
    """The names that C++ has for operations and for the intrinsics that rules may name."""
    return (
        {row[1].strip('"'): row[0] for row in rows(ops, "OP", 2)},
        {row[1].strip('"'): row[0] for row in rows(intrinsics, "INTRINSIC", 2) if row[1].strip('"') in MINMAX},
    )


def generate(rules, ops, intrinsics):
    emitter = Emitter(ops, intrinsics)
    out = ["// Made by passes/rules/rulec.py from passes/rules/*.rules.", "", "enum Rule : uint16_t {"]
    out += [f"  {cpp_name(rule.name)}," for rule in rules] + ["};", ""]
    out += ["constexpr std::string_view kRuleNames[] = {"] + [f'  "rule {rule.name}",' for rule in rules] + ["};", ""]
    roots = {}
    for variant in variants_of(rules):
        roots.setdefault(variant.lhs.text, []).append((variant, variant.tests))
    dispatch, calls = ["Value* apply([[maybe_unused]] Rewriter& r, Inst* v) {", "  switch (v->op) {"], []
    for root, group in roots.items():
        function = f"on{(intrinsics.get(root) or ops[root])}"
        emitter.lines = []
        emitter.operands((), root, len(group[0][0].lhs.kids))
        emitter.grow(group)
        out += [f"Value* {function}(Rewriter& r, Inst* v) {{"] + emitter.lines + ["  return nullptr;", "}", ""]
        if root in intrinsics:
            calls.append(f"      if (isCallOf(v, Intrinsic::{intrinsics[root]})) return {function}(r, v);")
        else:
            dispatch += [f"    case Op::{ops[root]}:", f"      return {function}(r, v);"]
    if calls:
        dispatch += ["    case Op::Call:"] + calls + ["      return nullptr;"]
    dispatch += ["    default:", "      return nullptr;", "  }", "}", ""]
    return "\n".join(out + dispatch)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ops", required=True)
    parser.add_argument("--intrinsics", required=True)
    parser.add_argument("-o", required=True)
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    ops, intrinsics = tables(options.ops, options.intrinsics)
    try:
        text = generate(read_rules(options.files), ops, intrinsics)
    except RuleError as error:
        sys.exit(f"rulec: {error}")
    with open(options.o, "w") as stream:
        stream.write(text + "\n")


if __name__ == "__main__":
    main()
