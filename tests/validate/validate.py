#!/usr/bin/env python3
"""Proves with z3 that a pass changed a function without a loop rightly: what comes out refines what went in.

    tests/validate/validate.py --minic build/release/minic [--level 2] [--only PASS] [--jobs 2] PROGRAM...
    tests/validate/validate.py --minic build/release/minic --lies PROGRAM...     also changes each result, which shall be refuted

Each pass that changed a function (-print-changed) is one question. For all arguments and all contents of memory: if the
function before it has no undefined behaviour, neither has the one after it; it ends in the same way; a result, and each byte
of memory but those of its own variables, is the same unless it was poison before. A value is its bits and a poison bit,
undef is poison. Memory is an array of bytes; a variable whose address goes nowhere has an array of its own. A call is a
function of its arguments and of memory, of which nothing is known; so is an operation on floats.

proved      for all inputs
refuted     there is an input for which the two differ; it is printed
undecided   z3 gave up at a limit, or what differs depends on something of which nothing is known
skipped     a loop, or something that is not modelled: the words say what

No verdict is about a part of the inputs. The terms are those of tests/rules/prove.py. scripts/campaign runs it; it is no
part of the tests. Exit status 1 if anything is refuted."""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "rules"))
import prove  # noqa: E402
from llvm_text import Function, Module, Unsupported  # noqa: E402

LIMIT = 700000  # of the solver's steps
MOST_INSTRUCTIONS = 400
BYTES = "(Array (_ BitVec 64) (_ BitVec 8))"
MARKS = "(Array (_ BitVec 64) Bool)"
MINMAX = {"llvm.smax": "smax", "llvm.smin": "smin", "llvm.umax": "umax", "llvm.umin": "umin"}
NOTHING = ("llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.prefetch")


def both(*terms):
    terms = [term for term in terms if term != "true"]
    return "true" if not terms else terms[0] if len(terms) == 1 else f"(and {' '.join(terms)})"


def negated(term):
    return {"true": "false", "false": "true"}.get(term, f"(not {term})")


def chosen(condition, yes, no):
    return yes if yes == no or condition == "true" else no if condition == "false" else f"(ite {condition} {yes} {no})"


class World:
    """What both functions share: declarations, and the assumptions about addresses."""

    def __init__(self, module):
        self.module, self.lines, self.known, self.objects = module, [], set(), []
        self.declare("memory", BYTES), self.declare("memory.poison", MARKS)
        self.abstract = False  # something of which nothing is known takes part

    def declare(self, name, sort, arguments=()):
        if name not in self.known:
            self.known.add(name)
            self.lines.append(f"(declare-fun |{name}| ({' '.join(arguments)}) {sort})")
        return f"|{name}|"

    def object(self, name, size):
        """The address of a global or a variable: apart from all others."""
        term = f"|{name}|"
        if name not in self.known:
            self.declare(name, "(_ BitVec 64)")
            end = f"(bvadd {term} {prove.number(64, max(size, 1))})"
            self.lines.append(f"(assert (and (bvuge {term} {prove.number(64, 4096)}) (bvult {term} {end})))")
            for other, other_size in self.objects:
                other_end = f"(bvadd {other} {prove.number(64, max(other_size, 1))})"
                self.lines.append(f"(assert (or (bvule {end} {other}) (bvule {other_end} {term})))")
            self.objects.append((term, size))
        return term


class Meaning:
    """A function as terms: undefined, stopped (it ended in a call that does not return), result, memory."""

    def __init__(self, function, world, prefix):
        self.function, self.world, self.prefix, self.count = function, world, prefix, 0
        self.lines, self.values, self.local = [], {}, {}
        self.undefined, self.ends = [], []
        self.order = function.order()
        if sum(len(function.blocks[label]) for label in self.order) > MOST_INSTRUCTIONS:
            raise Unsupported(f"more than {MOST_INSTRUCTIONS} instructions")
        for name, type in function.params:
            sort = self.sort(type)
            self.values[name] = (world.declare(f"arg {name}", sort), world.declare(f"arg {name} poison", "Bool"))
        self.find_locals()
        self.run()

    # Terms.

    def sort(self, type):
        return f"(_ BitVec {self.width(type)})"

    @staticmethod
    def width(type):
        if type[0] == "int" and type[1] <= 64:
            return type[1]
        if type[0] in ("ptr", "double", "float"):
            return 32 if type[0] == "float" else 64
        raise Unsupported("integers of more than 64 bits" if type[0] == "int" else f"a value of type {type[0]}")

    def name(self, term, sort):
        """A name for the term, unless it is one."""
        if re.fullmatch(r"\|[^|]*\||true|false|\(_ bv\d+ \d+\)", term):
            return term
        self.count += 1
        name = f"|{self.prefix} {self.count}|"
        self.lines.append(f"(define-fun {name} () {sort} {term})")
        return name

    def operand(self, type, operand):
        """(value, poison)"""
        kind = operand[0]
        if kind == "local":
            if operand[1] not in self.values:
                raise Unsupported("a value of a block that is not reached")
            return self.values[operand[1]]
        if kind == "unset":
            return prove.number(self.width(type), 0), "true"
        if kind == "global":
            return self.world.object("global " + operand[1], self.world.module.sizes.get(operand[1], 0)), "false"
        if kind == "gep":
            return self.address(operand[1], operand[2])
        value = 0 if kind == "zero" else operand[1]
        return prove.number(self.width(type), value), "false"

    def address(self, element, pairs):
        """Of a getelementptr."""
        module = self.world.module
        base, poison = self.operand(*pairs[0])
        terms, poisons, constant = [base], [poison], 0
        for depth, (type, index) in enumerate(pairs[1:]):
            if depth and element[0] == "struct":
                offsets = module.offsets(element)[0]
                constant += offsets[index[1] if index[0] == "number" else 0]
                element = element[1][index[1] if index[0] == "number" else 0]
                continue
            if depth:
                element = element[2]
            size = module.size(element)
            if index[0] == "number":
                constant += index[1] * size
                continue
            value, bad = self.operand(type, index)
            more = 64 - self.width(type)
            wide = f"((_ sign_extend {more}) {value})" if more else value
            terms.append(f"(bvmul {wide} {prove.number(64, size)})")
            poisons.append(bad)
        if constant:
            terms.append(prove.number(64, constant))
        value = terms[0] if len(terms) == 1 else f"(bvadd {' '.join(terms)})"
        return value, prove.any_of(poisons)

    # Variables whose address goes nowhere.

    def find_locals(self):
        """name of a pointer -> (variable, type and operands of each step from it) for pointers into such variables."""
        roots, parents, escaped = {}, {}, set()
        for label in self.order:
            for inst in self.function.blocks[label]:
                if inst.op == "alloca":
                    roots[inst.name] = inst.bytes
                    parents[inst.name] = inst.name
                elif inst.op == "getelementptr" and inst.args[0][1][0] == "local" and inst.args[0][1][1] in parents:
                    parents[inst.name] = parents[inst.args[0][1][1]]
        for label in self.order:
            for inst in self.function.blocks[label]:
                used = (
                    [arg for _, arg in inst.args]
                    if inst.op in ("call", "getelementptr")
                    else [value for value, _ in inst.incoming]
                    if inst.op == "phi"
                    else list(getattr(inst, "args", []))
                )
                if inst.op == "load" or inst.op == "getelementptr":
                    used = used[1:]
                elif inst.op == "store":
                    used = used[:1]
                elif inst.op == "call" and inst.callee.startswith(NOTHING):
                    used = []
                escaped |= {parents[arg[1]] for arg in used if arg[0] == "local" and arg[1] in parents}
        self.local = {name: root for name, root in parents.items() if root not in escaped}

    def run(self):
        entry = self.order[0]
        state = {"": ("|memory|", "|memory.poison|")}
        self.reached, self.edges, self.states = {entry: "true"}, collections.defaultdict(list), {}
        for label in self.order:
            if label != entry:
                incoming = self.edges[label]
                self.reached[label] = self.name(prove.any_of([condition for _, condition in incoming]), "Bool")
                state = self.merged(incoming)
            self.here, self.state = self.reached[label], dict(state)
            block = self.function.blocks[label]
            for inst in block:
                if inst.op == "phi":
                    self.phi(inst, label)
            for at, inst in enumerate(block):
                if inst.op != "phi":
                    self.previous = block[at - 1] if at else None
                    getattr(self, "do_" + self.KINDS.get(inst.op, inst.op))(inst, label)
            self.states[label] = self.state

    def merged(self, incoming):
        states = [self.states[source] for source, _ in incoming]
        result = {}
        for key in set.intersection(*(set(state) for state in states)):
            parts = []
            for part, sort in ((0, BYTES), (1, MARKS)):
                term = states[-1][key][part]
                for state, (_, condition) in zip(states[-2::-1], incoming[-2::-1]):
                    term = chosen(condition, state[key][part], term)
                parts.append(self.name(term, sort))
            result[key] = tuple(parts)
        return result

    def phi(self, inst, label):
        values = {source: value for value, source in inst.incoming}
        pairs = [(condition, self.operand(inst.type, values[source])) for source, condition in self.edges[label]]
        value, poison = pairs[-1][1]
        for condition, (other, bad) in pairs[-2::-1]:
            value, poison = chosen(condition, other, value), chosen(condition, bad, poison)
        self.define(inst, value, poison)

    def define(self, inst, value, poison):
        self.values[inst.name] = (self.name(value, self.sort(inst.type)), self.name(poison, "Bool"))

    def undefined_if(self, condition):
        if condition != "false":
            self.undefined.append(both(self.here, condition))

    KINDS = {
        **dict.fromkeys(prove.BINARY, "binary"),
        "frem": "binary",
        **dict.fromkeys(
            (
                "zext",
                "sext",
                "trunc",
                "ptrtoint",
                "inttoptr",
                "bitcast",
                "fptosi",
                "fptoui",
                "sitofp",
                "uitofp",
                "fpext",
                "fptrunc",
            ),
            "cast",
        ),
    }

    def unknown(self, inst, what, pairs):
        """The result of an operation of which nothing is known but that it is a function."""
        self.world.abstract = True
        name = self.world.declare(what, self.sort(inst.type), [self.sort(type) for type, _ in pairs])
        return f"({name} {' '.join(term for _, term in pairs)})" if pairs else name

    def do_binary(self, inst, _):
        (a, bad_a), (b, bad_b) = (self.operand(inst.type, arg) for arg in inst.args)
        poison, width, op = [bad_a, bad_b], self.width(inst.type), inst.op
        if inst.type[0] in ("float", "double"):
            if op in ("fadd", "fmul") and b < a:
                a, b = b, a
            return self.define(
                inst, self.unknown(inst, f"{op} {width}", [(inst.type, a), (inst.type, b)]), prove.any_of(poison)
            )
        value = f"({prove.BINARY[op]} {a} {b})"
        if op in ("shl", "lshr", "ashr"):
            poison.append(f"(bvuge {b} {prove.number(width, width)})")
        if op in ("sdiv", "udiv", "srem", "urem"):
            self.undefined_if(prove.any_of([bad_b, f"(= {b} {prove.number(width, 0)})"]))
        if op in ("sdiv", "srem"):
            self.undefined_if(
                f"(and (= {a} {prove.number(width, 1 << (width - 1))}) (= {b} {prove.number(width, -1)}))"
            )
        for flag, extend in (("nsw", "sign"), ("nuw", "zero")):
            if flag in inst.flags:
                wide = 2 * width if op in ("mul", "shl") else width + 1
                terms = [f"((_ {extend}_extend {wide - width}) {term})" for term in (a, b)]
                poison.append(
                    f"(distinct ((_ {extend}_extend {wide - width}) {value}) ({prove.BINARY[op]} {' '.join(terms)}))"
                )
        if "exact" in inst.flags:
            back = {"udiv": "bvmul", "sdiv": "bvmul", "lshr": "bvshl", "ashr": "bvshl"}[op]
            poison.append(f"(distinct ({back} {value} {b}) {a})")
        if "disjoint" in inst.flags:
            poison.append(f"(distinct (bvand {a} {b}) {prove.number(width, 0)})")
        self.define(inst, value, prove.any_of(poison))

    def do_icmp(self, inst, _):
        (a, bad_a), (b, bad_b) = (self.operand(inst.of, arg) for arg in inst.args)
        self.define(inst, f"(ite {prove.Question.compare(inst.pred, a, b)} #b1 #b0)", prove.any_of([bad_a, bad_b]))

    def do_fcmp(self, inst, _):
        (a, bad_a), (b, bad_b) = (self.operand(inst.of, arg) for arg in inst.args)
        width = self.width(inst.of)
        numbers = [f"((_ to_fp {'8 24' if width == 32 else '11 53'}) {term})" for term in (a, b)]
        if inst.pred in ("true", "false"):
            raise Unsupported("fcmp true")
        self.define(
            inst, f"(ite {prove.Question.compare_floats(inst.pred, *numbers)} #b1 #b0)", prove.any_of([bad_a, bad_b])
        )

    def do_fneg(self, inst, _):
        value, poison = self.operand(inst.type, inst.args[0])
        width = self.width(inst.type)
        self.define(inst, f"(bvxor {value} {prove.number(width, 1 << (width - 1))})", poison)

    def do_freeze(self, inst, _):
        value, poison = self.operand(inst.type, inst.args[0])
        if poison != "false":
            raise Unsupported("freeze")  # any number, but the same at each use
        self.define(inst, value, "false")

    def do_cast(self, inst, _):
        value, poison = self.operand(inst.of, inst.args[0])
        old, new, op = self.width(inst.of), self.width(inst.type), inst.op
        if op in ("trunc", "zext", "sext", "ptrtoint", "inttoptr"):
            if new < old:
                value = f"((_ extract {new - 1} 0) {value})"
            elif new > old:
                value = f"((_ {'sign' if op == 'sext' else 'zero'}_extend {new - old}) {value})"
            if "nneg" in inst.flags:
                poison = prove.any_of(
                    [poison, f"(bvslt {self.operand(inst.of, inst.args[0])[0]} {prove.number(old, 0)})"]
                )
        elif op != "bitcast":
            value = self.unknown(inst, f"{op} {old} {new}", [(inst.of, value)])
        self.define(inst, value, poison)

    def do_select(self, inst, _):
        (condition, bad), yes, no = (
            self.operand(("int", 1), inst.args[0]),
            *(self.operand(inst.type, arg) for arg in inst.args[1:]),
        )
        holds = f"(= {condition} #b1)"
        self.define(inst, chosen(holds, yes[0], no[0]), prove.any_of([bad, chosen(holds, yes[1], no[1])]))

    def do_alloca(self, inst, label):
        if label != self.order[0]:
            raise Unsupported("a variable that is made later")
        if self.local.get(inst.name):
            self.values[inst.name] = (prove.number(64, 0), "false")  # its array begins at 0
            self.state[inst.name] = (f"((as const {BYTES}) #x00)", f"((as const {MARKS}) true)")
            return
        term = self.world.object("variable " + inst.name, inst.bytes)
        self.values[inst.name] = (term, "false")
        self.world.abstract = True  # nobody else has the address until it is given away, which is not modelled
        bytes_, marks = self.state[""]
        for at in range(min(inst.bytes, 64)):
            marks = f"(store {marks} (bvadd {term} {prove.number(64, at)}) true)"
        self.state[""] = (bytes_, self.name(marks, MARKS))

    def do_getelementptr(self, inst, _):
        self.define(inst, *self.address(inst.element, inst.args))

    def place(self, pointer):
        """The array that a pointer leads into, and where."""
        address, poison = self.operand(("ptr",), pointer)
        root = self.local.get(pointer[1], "") if pointer[0] == "local" else ""
        self.undefined_if(poison if root else prove.any_of([poison, f"(bvult {address} {prove.number(64, 4096)})"]))
        if "volatile" in self.flags:
            raise Unsupported("volatile accesses")
        return root, address

    def do_load(self, inst, _):
        self.flags = inst.flags
        root, address = self.place(inst.args[0])
        width = self.width(inst.type)
        size = (width + 7) // 8
        bytes_, marks = self.state[root]
        places = [address] + [f"(bvadd {address} {prove.number(64, at)})" for at in range(1, size)]
        value = " ".join(f"(select {bytes_} {place})" for place in reversed(places))
        value = f"(concat {value})" if size > 1 else value
        value = f"((_ extract {width - 1} 0) {value})" if width < 8 * size else value
        self.define(inst, value, prove.any_of([f"(select {marks} {place})" for place in places]))

    def do_store(self, inst, _):
        self.flags = inst.flags
        value, poison = self.operand(inst.of, inst.args[0])
        root, address = self.place(inst.args[1])
        width = self.width(inst.of)
        size = (width + 7) // 8
        value = self.name(
            f"((_ zero_extend {8 * size - width}) {value})" if width < 8 * size else value, f"(_ BitVec {8 * size})"
        )
        bytes_, marks = self.state[root]
        for at in range(size):
            place = f"(bvadd {address} {prove.number(64, at)})" if at else address
            bytes_ = f"(store {bytes_} {place} ((_ extract {8 * at + 7} {8 * at}) {value}))"
            marks = f"(store {marks} {place} {poison})"
        self.state[root] = (self.name(bytes_, BYTES), self.name(marks, MARKS))

    def do_call(self, inst, _):
        callee = inst.callee
        if callee.startswith(NOTHING):
            return
        pairs = [(type, self.operand(type, arg)) for type, arg in inst.args]
        base = re.sub(r"\.[ifp]\d+$", "", callee)
        poison = prove.any_of([bad for _, (_, bad) in pairs])
        if base in MINMAX:
            a, b = (value for _, (value, _) in pairs)
            return self.define(inst, f"(ite ({prove.MINMAX[MINMAX[base]]} {a} {b}) {a} {b})", poison)
        if base == "llvm.abs":
            value, zero = pairs[0][1][0], prove.number(self.width(inst.type), 0)
            return self.define(inst, f"(ite (bvslt {value} {zero}) (bvneg {value}) {value})", pairs[0][1][1])
        terms = [(type, value) for type, (value, _) in pairs]
        if callee.startswith("llvm.") and not callee.startswith(
            ("llvm.mem", "llvm.va", "llvm.stack", "llvm.frame", "llvm.return")
        ):
            return self.define(inst, self.unknown(inst, callee, terms), poison)
        # It may read and write all of memory but the variables that nobody knows.
        self.world.abstract = True
        bytes_, marks = self.state[""]
        sorts = [self.sort(type) for type, _ in terms] + ["Bool"] * len(pairs) + [BYTES, MARKS]
        words = " ".join([value for _, value in terms] + [bad for _, (_, bad) in pairs] + [bytes_, marks])
        if inst.name:
            self.define(
                inst, f"({self.world.declare(f'result of {callee}', self.sort(inst.type), sorts)} {words})", "false"
            )
        self.state[""] = tuple(
            self.name(f"({self.world.declare(f'{what} {callee}', sort, sorts)} {words})", sort)
            for what, sort in (("bytes after", BYTES), ("poison after", MARKS))
        )

    # Ends of blocks.

    def leads(self, label, targets):
        """targets: (label, condition)"""
        for target, condition in targets:
            self.edges[target].append((label, self.name(both(self.here, condition), "Bool")))

    def do_br(self, inst, label):
        if not inst.args:
            return self.leads(label, [(inst.targets[0], "true")])
        value, poison = self.operand(("int", 1), inst.args[0])
        self.undefined_if(poison)
        holds = self.name(f"(= {value} #b1)", "Bool")
        if inst.targets[0] == inst.targets[1]:
            return self.leads(label, [(inst.targets[0], "true")])
        self.leads(label, [(inst.targets[0], holds), (inst.targets[1], negated(holds))])

    def do_switch(self, inst, label):
        value, poison = self.operand(inst.of, inst.args[0])
        self.undefined_if(poison)
        cases = collections.defaultdict(list)
        for number, target in inst.cases:
            cases[target].append(f"(= {value} {self.operand(inst.of, number)[0]})")
        any_case = prove.any_of([term for terms in cases.values() for term in terms])
        cases[inst.default].append(negated(any_case))
        self.leads(label, [(target, prove.any_of(terms)) for target, terms in cases.items()])

    def do_ret(self, inst, _):
        value, poison = self.operand(inst.of, inst.args[0]) if inst.args else ("#b0", "false")
        self.ends.append((self.here, "false", value, poison, self.state[""]))

    def do_unreachable(self, inst, _):
        if self.previous is not None and self.previous.op == "call":
            self.ends.append((self.here, "true", None, "false", self.state[""]))
        else:
            self.undefined_if("true")

    def outcome(self, sort):
        """(undefined, stopped, value, poison, bytes, marks)"""
        undefined = self.name(prove.any_of(self.undefined), "Bool")
        if not self.ends:
            return undefined, "true", None, "false", "|memory|", "|memory.poison|"
        nothing = "#b0" if sort == "(_ BitVec 1)" else f"((_ int2bv {sort.split()[2][:-1]}) 0)"
        parts = [[stopped, value or nothing, poison, *memory] for _, stopped, value, poison, memory in self.ends]
        merged = parts[-1]
        for (condition, *_), part in zip(self.ends[-2::-1], parts[-2::-1]):
            merged = [chosen(condition, one, other) for one, other in zip(part, merged)]
        return undefined, *(self.name(term, kind) for term, kind in zip(merged, ("Bool", sort, "Bool", BYTES, MARKS)))


def question(module, before, after):
    """(the text for z3, whether something takes part of which nothing is known)"""
    if before.params != after.params:
        raise Unsupported("other parameters")
    world = World(module)
    source, target = Meaning(before, world, "before"), Meaning(after, world, "after")
    of = next((inst.of for block in before.blocks.values() for inst in block if inst.op == "ret" and inst.args), None)
    sort = source.sort(of) if of else "(_ BitVec 1)"
    s, t = source.outcome(sort), target.outcome(sort)
    world.declare("place", "(_ BitVec 64)")
    own = [
        f"(and (bvule |{name}| |place|) (bvult (bvsub |place| |{name}|) {prove.number(64, size)}))"
        for name, size in ((term.strip("|"), size) for term, size in world.objects)
        if name.startswith("variable ")
    ]
    same = f"(or (select {s[5]} |place|) (and (not (select {t[5]} |place|)) (= (select {s[4]} |place|) (select {t[4]} |place|))))"
    memory = prove.any_of(own + [same])
    value = "true"
    if s[2] and t[2]:
        value = prove.any_of([s[1], s[3], f"(and (not {t[3]}) (= {s[2]} {t[2]}))"])
    right = f"(and (not {t[0]}) (= {s[1]} {t[1]}) {value} {memory})"
    lines = world.lines + source.lines + target.lines + [f"(assert (not (or {s[0]} {right})))"]
    return "\n".join(lines), world.abstract


HEADER = re.compile(r"^\*\*\* IR Dump (?:At Start|After (\S+) on (\S+)) \*\*\*.*$", re.M)


def changes(minic, level, path):
    """(module, pass, function, text before, text after) of each change of a function by a pass."""
    done = subprocess.run(
        [minic, "-w", f"-O{level}", "-S", "-o", "/dev/null", "-print-changed", path],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=120,
    )
    parts = HEADER.split(done.stderr)
    texts, module = {}, Module("")
    for name, function, text in zip(parts[1::3], parts[2::3], parts[3::3]):
        functions = {
            found.group(1): found.group(0)
            for found in re.finditer(r"^define [^\n]*@([\w.$-]+)\([^\n]*\{\n.*?^\}", text, re.M | re.S)
        }
        if not name or function == "[module]":  # the whole module: there may be new variables and types
            if name:
                for other in functions:
                    if texts.get(other, functions[other]) != functions[other]:
                        yield module, name, other, None, None
            module = Module(text)
            texts = functions
            continue
        for other, now in functions.items():
            if other in texts and texts[other] != now:
                yield module, name, other, texts[other], now
            texts[other] = now


# Small changes that make a wrong function of a right one.
LIES = [
    (r" = sub (\w+) ([^,]+), ([^\n]+)$", r" = sub \1 \3, \2"),
    (r" = add ", " = xor "),
    (r"icmp slt ", "icmp sle "),
    (r"icmp eq ", "icmp uge "),
    (r"icmp ne ", "icmp ugt "),
    (r" = lshr ", " = ashr "),
    (r" = zext ", " = sext "),
    (r" = and ", " = or "),
    (r"br i1 ([^,]+), label (\S+), label (\S+)", r"br i1 \1, label \3, label \2"),
    (r"\bret i32 0", "ret i32 1"),
    (r"select i1 ([^,]+), (\w+ [^,]+), (\w+ [^\n]+)$", r"select i1 \1, \3, \2"),
    (r"store i32 ([^,]+), ", "store i32 77, "),
]


def lies(text):
    for pattern, put in LIES:
        for found in list(re.finditer(pattern, text, re.M))[:2]:
            lie = text[: found.start()] + re.sub(pattern, put, found.group(0), flags=re.M) + text[found.end() :]
            if lie != text:
                yield lie


def verdict(solver, module, before, after):
    try:
        text, abstract = question(module, Function(module, before), Function(module, after))
    except Unsupported as reason:
        return "skipped", str(reason)
    answer = solver.ask(text, "(check-sat)", model=True).split("\n")
    if answer[0] == "unsat":
        return "proved", ""
    if answer[0] == "sat":
        values = re.findall(r"\(define-fun \|arg ([^|]*)\| \(\) [^\n]*\n?\s*(#\w+)\)", "\n".join(answer))
        words = ", ".join(f"{name} = {value}" for name, value in sorted(values))
        return ("undecided", "what differs depends on calls, floats or addresses") if abstract else ("refuted", words)
    if "error" in answer[0] and not any(word in answer[0] for word in ("cancel", "unknown", "model is not available")):
        sys.exit(f"z3 does not understand the question: {answer[0]}\n{text}")
    return "undecided", "the limit of the solver's steps"


def check(path, options):
    solver, found = prove.Solver(LIMIT), []
    try:
        for module, name, function, before, after in changes(options.minic, options.level, path):
            if options.only and name not in options.only.split(","):
                continue
            where = f"{path}: {name} on {function}"
            kind, words = (
                ("skipped", "a pass over the module") if before is None else verdict(solver, module, before, after)
            )
            found.append((kind, name, where, words, before, after))
            if options.lies and kind == "proved":
                for lie in lies(after):
                    kind, words = verdict(solver, module, before, lie)
                    found.append((f"lie {kind}", name, where, words, before, lie))
    except subprocess.TimeoutExpired:
        found.append(("skipped", "", path, "the compiler took too long", None, None))
    finally:
        solver.close()
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True)
    parser.add_argument("--level", default="2")
    parser.add_argument("--only", help="names of passes, with commas")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--lies", action="store_true")
    parser.add_argument("--verbose", action="store_true", help="print the texts of what is refuted")
    parser.add_argument("programs", nargs="+", help="programs, or folders of them")
    options = parser.parse_args()
    paths = []
    for program in map(pathlib.Path, options.programs):
        paths += (
            sorted(file for file in program.iterdir() if file.suffix in (".c", ".sy", ".ll"))
            if program.is_dir()
            else [program]
        )
    counts, passes, reasons = collections.Counter(), collections.defaultdict(collections.Counter), collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for found in pool.map(lambda path: check(str(path), options), paths):
            for kind, name, where, words, before, after in found:
                counts[kind] += 1
                passes[name][kind] += 1
                if kind in ("skipped", "undecided"):
                    reasons[f"{kind}: {words}"] += 1
                if kind == "refuted":
                    print(f"refuted: {where}: {words}", flush=True)
                    if options.verbose:
                        print(before, after, sep="\n")
    for name, kinds in sorted(passes.items()):
        print(f"{name:28}" + ", ".join(f"{kinds[kind]} {kind}" for kind in sorted(kinds)))
    for reason, count in reasons.most_common(20):
        print(f"{count:6} {reason}")
    print(", ".join(f"{counts[kind]} {kind}" for kind in sorted(counts)))
    return 1 if counts["refuted"] else 0


if __name__ == "__main__":
    sys.exit(main())
