"""The language of the rewrite rules (*.rules): reading, types, and the check that a rule makes progress.

docs/rules.md describes it. rulec.py compiles the rules; tests/rules/ proves and samples them.
"""

import itertools
import re
from dataclasses import dataclass, field

INT_BINARY = {"add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "shl", "lshr", "ashr", "and", "or", "xor"}
FLOAT_BINARY = {"fadd", "fsub", "fmul", "fdiv"}
COMMUTATIVE = {"add", "mul", "and", "or", "xor", "fadd", "fmul", "smax", "smin", "umax", "umin"}
WIDENING, NARROWING = {"zext", "sext"}, {"trunc"}
MINMAX = {"smax", "smin", "umax", "umin"}
PREDICATES = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
FLOAT_PREDICATES = [
    "false",
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "uno",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "true",
]
INVERSE = dict(zip(PREDICATES, ["ne", "eq", "ule", "ult", "uge", "ugt", "sle", "slt", "sge", "sgt"]))
SWAPPED = dict(zip(PREDICATES, ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"]))
FACTS = {"nonneg", "nonzero", "zeros", "nopoison"}
# What an operation costs, to order the two sides of a rule; between equal costs the rank decides.
COST = {"mul": 10, "sdiv": 40, "udiv": 40, "srem": 40, "urem": 40, "select": 4, "fneg": 2, "fmul": 10, "fdiv": 40}
CASTS = WIDENING | NARROWING | {"freeze"}
RANK = {
    "or": 1,
    "shl": 1,
    "add": 2,
    "lshr": 2,
    "ashr": 3,
    "sub": 4,
    "sext": 1,
    "srem": 2,
    "urem": 1,
    "sdiv": 2,
    "udiv": 1,
}


class RuleError(Exception):
    pass


# ---- types


class Type:
    """A type variable: equal ones are united. kind '' means any type, bits 0 any width."""

    def __init__(self, kind="", bits=0):
        self.up, self.kind, self.bits = None, kind, bits

    def find(self):
        return self if self.up is None else self.up.find()

    def unite(self, other):
        a, b = self.find(), other.find()
        if a is b:
            return
        if a.kind and b.kind and a.kind != b.kind or a.bits and b.bits and a.bits != b.bits:
            raise RuleError("types differ")
        b.kind, b.bits, a.up = b.kind or a.kind, b.bits or a.bits, b


@dataclass
class Node:
    kind: str  # op, var, const, lit, expr
    text: str  # the operation, the name, the literal
    kids: list = field(default_factory=list)
    pred: tuple = ()  # of a compare: (name, set of predicates)
    one: bool = False
    type: Type = field(default_factory=Type)
    expr: tuple = ()

    def walk(self, path=()):
        yield path, self
        for i, kid in enumerate(self.kids):
            yield from kid.walk(path + (i,))


@dataclass
class Rule:
    name: str
    lhs: Node
    conds: list
    rhs: Node
    text: str
    names: dict = field(default_factory=dict)  # iN -> Type
    wider: list = field(default_factory=list)  # pairs of types: the first has more bits

    def width_type(self):
        """The type that w is the width of."""
        return self.lhs.kids[0].type if self.lhs.text in ("icmp", "fcmp") else self.lhs.type

    def facts_of(self):
        return [c for c in self.conds if c[0] == "fact"]


# ---- reading

TOKEN = re.compile(
    r"\s*(=>|\(|\)|\[|\]|\^1|-?\d+\.\d+|0x[0-9a-f]+|\d+|"
    r"[if]cmp\.P?\{[a-z,]+\}|[if]cmp\.[!~]?[A-Za-z]+|[A-Za-z_][A-Za-z_0-9]*|"
    r"<<|>>[us]|[<>]=?[us]|/u|%u|==|!=|[-+*&|^~,:!])"
)


class Reader:
    def __init__(self, text):
        self.tokens, at = [], 0
        text = text.rstrip()
        while at < len(text):
            match = TOKEN.match(text, at)
            if not match:
                raise RuleError(f"cannot read '{text[at : at + 20]}'")
            self.tokens.append(match.group(1))
            at = match.end()
        self.at = 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, expected=None):
        token = self.peek()
        if expected is not None and token != expected:
            raise RuleError(f"'{expected}' expected before '{token}'")
        self.at += 1
        return token

    def accept(self, token):
        if self.peek() == token:
            self.at += 1
            return True
        return False

    def node(self, rule):
        if self.accept("("):
            head = self.take()
            op, _, pred = head.partition(".")
            node = Node("op", op)
            if op in ("icmp", "fcmp"):
                node.pred = self.predicate(pred, PREDICATES if op == "icmp" else FLOAT_PREDICATES)
            while not self.accept(")"):
                node.kids.append(self.node(rule))
        elif self.accept("["):
            node = Node("expr", "", expr=self.expression())
            self.take("]")
        else:
            sign = "-" if self.accept("-") else ""
            token = sign + self.take()
            if re.fullmatch(r"-?\d+\.\d+", token):
                node = Node("lit", token, type=Type("float"))
            elif token in ("true", "false"):
                node = Node("lit", "1" if token == "true" else "0", type=Type("int", 1))
            elif re.fullmatch(r"-?(\d+|0x[0-9a-f]+)", token):
                node = Node("lit", str(int(token, 0)), type=Type("int"))
            elif re.fullmatch(r"[A-Z]\d?", token):
                node = Node("const", token)
            elif re.fullmatch(r"[a-z]\d?", token):
                node = Node("var", token)
            else:
                raise RuleError(f"value expected before '{token}'")
        while self.peek() in (":", "^1"):
            if self.take() == "^1":
                node.one = True
            else:
                self.annotate(node, rule)
        return node

    @staticmethod
    def predicate(text, all_of):
        """(name or '', set): P is any and binds, {a,b} binds the nameless one, !P and ~P use a bound one."""
        if "{" in text:
            return (text[: text.index("{")], frozenset(text[text.index("{") + 1 : -1].split(",")))
        if text == "" or re.fullmatch(r"[!~]?[A-Z]?", text):
            return (text, frozenset(all_of))
        if text not in all_of:
            raise RuleError(f"no predicate '{text}'")
        return (text, frozenset([text]))

    def annotate(self, node, rule):
        name = self.take()
        if not re.fullmatch(r"[if](\d+|[A-Z])", name):
            raise RuleError(f"type expected before '{name}'")
        kind = "int" if name[0] == "i" else "float"
        type = rule.names.setdefault(name, Type(kind, int(name[1:]) if name[1:].isdigit() else 0))
        node.type.unite(type)

    # Expressions on constants, by the precedence of C.
    LEVELS = [["|"], ["^"], ["&"], ["<<", ">>u", ">>s"], ["+", "-"], ["*", "/u", "%u"]]

    def expression(self, level=0):
        if level == len(self.LEVELS):
            return self.unary()
        left = self.expression(level + 1)
        while self.peek() in self.LEVELS[level]:
            left = ("bin", self.take(), left, self.expression(level + 1))
        return left

    def unary(self):
        token = self.take()
        if token in ("-", "~"):
            return ("un", token, self.unary())
        if token == "(":
            inner = self.expression()
            self.take(")")
            return inner
        if token[0].isdigit():
            return ("num", int(token, 0))
        if token in ("ctz", "popcount", "zext", "sext", "trunc", "inverse"):
            return ("call", token, self.unary())
        if token == "w" or re.fullmatch(r"[A-Z]\d?", token):
            return ("name", token)
        raise RuleError(f"number expected before '{token}'")

    def condition(self):
        negated = self.accept("!")
        if self.peek() in FACTS | {"pow2"}:
            name = self.take()
            self.take("(")
            if name == "pow2":
                args = self.expression()
            else:
                args = [self.take()]
                while self.accept(","):
                    self.take("[")
                    args.append(self.expression())
                    self.take("]")
            self.take(")")
            if name == "pow2":
                return ("pow2", negated, args)
            return ("fact", name, args)
        left = self.expression()
        op = self.take()
        return ("cmp", op, left, self.expression())


def parse_rule(text):
    name, _, rest = text.partition(":")
    reader = Reader(rest)
    rule = Rule(name.strip(), None, [], None, " ".join(text.split()))
    try:
        rule.lhs = reader.node(rule)
        if reader.accept("where"):
            rule.conds.append(reader.condition())
            while reader.accept(","):
                rule.conds.append(reader.condition())
        reader.take("=>")
        rule.rhs = reader.node(rule)
        if reader.peek():
            raise RuleError(f"end expected before '{reader.peek()}'")
        infer(rule)
        check_progress(rule)
    except RuleError as error:
        raise RuleError(f"rule '{rule.name}': {error}") from None
    return rule


def read_rules(files):
    """Rules start in the first column; indented lines continue them, # begins a comment."""
    rules, errors = [], []
    for file in files:
        with open(file) as stream:
            text = re.sub(r"(?m)#.*$", "", stream.read())
        for part in re.split(r"(?m)^(?=\S)", text):
            try:
                rules += [parse_rule(part)] if part.strip() else []
            except RuleError as error:
                errors.append(str(error))
    for name, group in itertools.groupby(sorted(r.name for r in rules)):
        if len(list(group)) > 1:
            errors.append(f"two rules are called '{name}'")
    if errors:
        raise RuleError("\n".join(errors))
    return rules


def unite_types(root, type_of, wider):
    """Unites the types that the operations of a pattern make equal, and those of equal names."""
    names = {}
    for _, node in root.walk():
        own, types = type_of(node), [type_of(kid) for kid in node.kids]
        if node.kind in ("var", "const"):
            own.unite(names.setdefault(node.text, own))
            own.unite(Type("int" if node.kind == "const" else ""))
        if node.kind != "op":
            continue
        arity = {"icmp": 2, "fcmp": 2, "select": 3}.get(node.text, 1 if node.text in CASTS | {"fneg"} else 2)
        if len(types) != arity:
            raise RuleError(f"'{node.text}' takes {arity} operands")
        if node.text in INT_BINARY | FLOAT_BINARY | MINMAX | {"fneg"}:
            own.unite(Type("float" if node.text[0] == "f" else "int"))
            for type in types:
                own.unite(type)
        elif node.text in ("icmp", "fcmp"):
            own.unite(Type("int", 1))
            types[0].unite(types[1])
            types[0].unite(Type("float" if node.text == "fcmp" else ""))
        elif node.text == "select":
            types[0].unite(Type("int", 1))
            types[1].unite(types[2])
            own.unite(types[1])
        elif node.text == "freeze":
            own.unite(types[0])
        elif node.text in WIDENING | NARROWING:
            types[0].unite(Type("int"))
            own.unite(Type("int"))
            wider.append((own, types[0]) if node.text in WIDENING else (types[0], own))
        else:
            raise RuleError(f"no operation '{node.text}'")
    return names


def infer(rule):
    known = unite_types(rule.lhs, lambda node: node.type, rule.wider)
    for name, type in unite_types(rule.rhs, lambda node: node.type, []).items():
        if name not in known:
            raise RuleError(f"unknown name on the right: {name}")
        type.unite(known[name])
    rule.lhs.type.unite(rule.rhs.type)


def check_progress(rule):
    """The replacement is cheaper than the instructions that go, or as cheap and of a smaller form."""

    def cost(node):
        return 2 if node.text in CASTS else COST.get(node.text, 3) if node.kind == "op" else 0

    def going(node, is_root=True):
        if node.kind != "op" or not (is_root or node.one):
            return 0
        return cost(node) + sum(going(kid, False) for kid in node.kids)

    def depth(node):
        return 1 + max(depth(kid) for kid in node.kids) if node.kind == "op" else 0

    def rank(node):
        own = RANK.get(node.text, 0)
        if node.text == "icmp":
            own = 3 if node.pred[0][2:] == "e" else 2 if node.pred[0][2:] == "t" else 1
        return own + sum(map(rank, node.kids))

    def added_constants(node):
        """How deep constants are added: they go outwards, to where addresses and compares take them."""
        return sum(len(path) for path, n in node.walk() if n.text == "add" and n.kids[1].kind in ("const", "expr"))

    def measure(node, spent):
        leaves = [n.kind for _, n in node.walk()]
        return (
            spent,
            depth(node),
            rank(node),
            leaves.count("const") + leaves.count("expr"),
            leaves.count("var"),
            added_constants(node),
        )

    before, after = measure(rule.lhs, going(rule.lhs)), measure(rule.rhs, sum(cost(n) for _, n in rule.rhs.walk()))
    if after >= before:
        raise RuleError(f"no progress: (cost, depth, rank, constants, values, sums) go from {before} to {after}")


def type_of_expression(constants, expr):
    """The type of the constants in an expression; None if there are none."""
    if expr[0] == "name":
        return constants.get(expr[1])
    if expr[0] == "call" and expr[1] in ("zext", "sext", "trunc") or expr[0] == "num":
        return None
    parts = [type_of_expression(constants, part) for part in expr if isinstance(part, tuple)]
    return next((type for type in parts if type), None)
