#!/usr/bin/env python3
"""Writes the rewrite rules as C++ templates for tests/unit/rules_test.cpp: samples.py -o samples.inc *.rules

Each rule becomes a function of a machine M, which says what an operation means: M computes numbers, or builds IR. It draws
widths, values and constants, leaves (false) where a condition does not hold, and gives both sides to M.
"""

import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "passes" / "rules"))
import rulec  # noqa: E402


class Sample(rulec.Code):
    """Constant expressions on drawn widths."""

    def __init__(self, rule):
        super().__init__(rule, None)
        self.types = []

    def width(self, type):
        type = type.find()
        if type.bits:
            return str(type.bits)
        if type not in self.types:
            self.types.append(type)
        return f"w{self.types.index(type)}"

    def condition(self, cond, places):
        if cond[0] != "fact":
            return super().condition(cond, places)
        node = next(n for _, n in self.rule.lhs.walk() if n.text == cond[2][0])
        args = [self.width(node.type), cond[2][0]] + [self.expression(e, node.type) for e in cond[2][1:]]
        return f"m.{cond[1]}({', '.join(args)})"


def side(node, sample, lines, ops, intrinsics, prefix="n"):
    """Writes the statements that compute a side; the expression for it."""
    width = sample.width(node.type)
    if node.kind == "var":
        return node.text
    if node.kind == "const":
        return f"m.number({width}, {node.text})"
    if node.kind == "expr":
        return f"m.number({width}, {sample.expression(node.expr, node.type)})"
    if node.kind == "lit":
        return f"m.real({width}, {node.text})" if "." in node.text else f"m.number({width}, uint64_t({node.text}))"
    kids = [side(kid, sample, lines, ops, intrinsics, prefix) for kid in node.kids]
    name = f"{prefix}{len(lines)}"
    if node.text in ("icmp", "fcmp"):
        kind, pred = ("IntPred" if node.text == "icmp" else "FloatPred"), node.pred[0]
        if pred and pred[0] in "!~":
            text = f"{'inverse' if pred[0] == '!' else 'swapped'}(p{pred[1:]})"
        else:
            text = f"{kind}::{pred.upper()}" if pred.islower() else f"p{pred}"
        lines.append(f"auto {name} = m.compare({text}, {sample.width(node.kids[0].type)}, {', '.join(kids)});")
    elif node.text in intrinsics:
        lines.append(f"auto {name} = m.choice(Intrinsic::{intrinsics[node.text]}, {width}, {', '.join(kids)});")
    elif node.text in rulec.CASTS:
        source = sample.width(node.kids[0].type)
        lines.append(f"auto {name} = m.cast(Op::{ops[node.text]}, {source}, {width}, {kids[0]});")
    elif node.text == "fneg":
        lines.append(f"auto {name} = m.negate({width}, {kids[0]});")
    elif node.text == "select":
        lines.append(f"auto {name} = m.select({width}, {', '.join(kids)});")
    else:
        lines.append(f"auto {name} = m.binary(Op::{ops[node.text]}, {width}, {', '.join(kids)});")
    return name


def function(rule, ops, intrinsics):
    sample, body = Sample(rule), []
    drawn = {}
    for _, node in rule.lhs.walk():
        sample.width(node.type)
        if node.kind in ("var", "const") and node.text not in drawn:
            drawn[node.text] = node
            what = "value" if node.kind == "var" else "constant"
            if node.type.find().kind == "float":
                what = "floating"
            body.append(f"[[maybe_unused]] auto {node.text} = m.{what}({sample.width(node.type)});")
        if node.pred and len(node.pred[1]) > 1:
            kind = "IntPred" if node.text == "icmp" else "FloatPred"
            names = ", ".join(
                f"{kind}::{p.capitalize() if p in ('true', 'false') else p.upper()}" for p in sorted(node.pred[1])
            )
            body.append(f"[[maybe_unused]] auto p{node.pred[0]} = m.oneOf({{{names}}});")
    widths = [
        f"const unsigned w{i} = m.{'floatWidth' if type.kind == 'float' else 'width'}();"
        for i, type in enumerate(sample.types)
    ]
    wider = " && ".join(f"{sample.width(a)} > {sample.width(b)}" for a, b in rule.wider)
    body = widths + ([f"if (!({wider})) return false;"] if wider else []) + body
    for cond in rule.conds:
        body.append(f"if (!({sample.condition(cond, {})})) return false;")
    left, right = [], []
    result = side(rule.lhs, sample, left, ops, intrinsics)
    body += left + [f"m.left({sample.width(rule.lhs.type)}, {result});", "if constexpr (M::kBothSides) {"]
    result = side(rule.rhs, sample, right, ops, intrinsics, "r")
    body += ["  " + line for line in right] + [f"  m.right({result});", "}", "return true;"]
    return (
        f"template <class M>\nbool {rulec.cpp_name(rule.name)}(M& m) {{\n" + "".join(f"  {b}\n" for b in body) + "}\n"
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ops", required=True)
    parser.add_argument("--intrinsics", required=True)
    parser.add_argument("-o", required=True)
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    ops, intrinsics = rulec.tables(options.ops, options.intrinsics)
    rules = rulec.read_rules(options.files)
    out = ["// Made by tests/rules/samples.py from passes/rules/*.rules.", ""]
    out += [function(rule, ops, intrinsics) for rule in rules]
    out += ["template <class M>", "struct Sample {", "  std::string_view name;", "  bool (*draw)(M&);", "};", ""]
    out += ["template <class M>", "constexpr Sample<M> kSamples[] = {"]
    out += [f'  {{"{rule.name}", {rulec.cpp_name(rule.name)}<M>}},' for rule in rules] + ["};", ""]
    pathlib.Path(options.o).write_text("\n".join(out))


if __name__ == "__main__":
    main()
