"""The body of one random function in LLVM IR, as ir_program.py makes them: instructions of every kind, over a graph of blocks."""

import re

from ir_graph import Graph

INTEGERS = ["i1", "i8", "i16", "i32", "i64"]
ODD = ["i7", "i13", "i24", "i33", "i48", "i63"]
FLOATS = ["float", "double"]
VECTORS = ["<16 x i8>", "<8 x i16>", "<4 x i32>", "<2 x i64>", "<2 x i32>", "<8 x i32>", "<4 x float>", "<2 x double>"]
AGGREGATES = ["{ i32, i32 }", "{ i64, double }", "{ i8, [2 x i16], float }", "[2 x i64]", "{ i64, i1 }"]
RETURNED = [type for type in AGGREGATES if type != "{ i8, [2 x i16], float }"]  # the others need sret
PREDICATES = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
FLOAT_PREDICATES = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"]
TABLED = ("i64", ["i64", "ptr"])  # the result and the parameters of the functions called by address


def bits(type):
    return int(type[1:])


def lanes(vector):
    count, lane = re.fullmatch(r"<(\d+) x (\w+)>", vector).groups()
    return int(count), lane


def members(aggregate):
    """(path, type) of the scalars."""
    return {
        "{ i32, i32 }": [("0", "i32"), ("1", "i32")],
        "{ i64, double }": [("0", "i64"), ("1", "double")],
        "{ i8, [2 x i16], float }": [("0", "i8"), ("1, 0", "i16"), ("1, 1", "i16"), ("2", "float")],
        "[2 x i64]": [("0", "i64"), ("1", "i64")],
        "{ i64, i1 }": [("0", "i64"), ("1", "i1")],
    }[aggregate]


class Body:
    """One function: text and the values of each block."""

    def __init__(self, module, name, result, params, flavour):
        self.module, self.random, self.name = module, module.random, name
        self.result, self.params, self.flavour = result, params, flavour
        self.number, self.block, self.known = 0, None, {}

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def line(self, text):
        self.block.lines.append("  " + text)

    def emit(self, text, type):
        name = self.fresh()
        self.line(f"{name} = {text}")
        self.add(name, type)
        return name

    def add(self, name, type):
        self.block.own.append((name, type))
        self.known.setdefault(type, []).append(name)

    def hidden(self, text):
        """A value that only the instructions of this step use."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        return name

    # Operands

    def constant(self, type):
        pick = self.random
        if type == "i1":
            return pick.choice(["true", "false"])
        if type in FLOATS:
            return f"{pick.randint(-64, 64) / 4:.2f}"
        if type[0] == "i":
            width = bits(type)
            special = [0, 1, 2, -1, 7, 10, -(1 << (width - 1)), (1 << (width - 1)) - 1, 1 << pick.randrange(width - 1)]
            number = pick.choice(special + [pick.getrandbits(width)] * 4 + [pick.randint(-60, 60)] * 4)
            return str((number + (1 << (width - 1))) % (1 << width) - (1 << (width - 1)))
        if type == "ptr":
            return pick.choice(["@a0", "@a1", "@a2"])
        if type[0] == "<":
            count, lane = lanes(type)
            one = self.constant(lane)
            return "<" + ", ".join(f"{lane} {one if i % 3 else self.constant(lane)}" for i in range(count)) + ">"
        return "zeroinitializer"

    def value(self, type, constants=0.2):
        known = self.known.get(type)
        if known and self.random.random() >= constants:
            return self.random.choice(known if self.random.random() < 0.5 else known[-6:])
        if self.random.random() < constants or type in AGGREGATES or type == "ptr":
            return self.constant(type)
        return self.convert(type) if type[0] == "i" or type in FLOATS else self.constant(type)

    def convert(self, type):
        sources = [t for t in INTEGERS + ODD + FLOATS if t != type and self.known.get(t)]
        if not sources:
            return self.constant(type)
        source = self.random.choice(sources)
        operand = self.random.choice(self.known[source])
        if type in FLOATS:
            if source in FLOATS:
                return self.emit(f"{'fpext' if type == 'double' else 'fptrunc'} {source} {operand} to {type}", type)
            return self.emit(f"{self.random.choice(['sitofp', 'uitofp'])} {source} {operand} to {type}", type)
        if source in FLOATS:
            if bits(type) < 16:
                return self.constant(type)
            small = self.hidden(f"call {source} @llvm.fabs.{'f32' if source == 'float' else 'f64'}({source} {operand})")
            good = self.hidden(f"fcmp olt {source} {small}, 4.0e3")
            sign = self.random.choice(["s", "u"])
            safe = self.hidden(f"select i1 {good}, {source} {operand if sign == 's' else small}, {source} 2.5")
            return self.emit(f"fpto{sign}i {source} {safe} to {type}", type)
        op = "trunc" if bits(source) > bits(type) else self.random.choice(["sext", "zext"])
        return self.emit(f"{op} {source} {operand} to {type}", type)

    def unique(self, value, type):
        """A float, a NaN made 0."""
        good = self.hidden(f"fcmp ord {type} {value}, {value}")
        return self.hidden(f"select i1 {good}, {type} {value}, {type} 0.0")

    # Instructions

    def step(self):
        pick = self.random.random()
        if pick < 0.5:
            self.integer(self.random.choice(INTEGERS + ["i32", "i64", "i32", "i64"] + ODD + ["i128"]))
        elif pick < 0.6:
            self.floating(self.random.choice(FLOATS))
        elif pick < 0.78:
            self.memory()
        elif pick < 0.85:
            self.aggregate()
        elif pick < 0.93 and self.flavour["vectors"]:
            self.vector()
        elif self.flavour["calls"] and pick > 0.97:
            self.call()
        else:
            self.special()

    def integer(self, type):
        width, pick = bits(type), self.random.random()
        a = self.value(type, 0.05)
        if width == 128:
            return self.wide(pick, a)
        if pick < 0.35 or width == 1 and pick < 0.6:
            op = self.random.choice(["add", "sub", "mul", "and", "or", "xor"])
            self.emit(f"{op} {type} {a}, {self.value(type)}", type)
        elif pick < 0.5 and width > 1:
            b = self.value(type)
            if self.random.random() < 0.5:
                b = str(self.random.randrange(width))
            elif width & (width - 1):
                b = self.hidden(f"urem {type} {b}, {width if width > 7 else 7}")
            else:
                b = self.hidden(f"and {type} {b}, {width - 1}")
            self.emit(f"{self.random.choice(['shl', 'lshr', 'ashr'])} {type} {a}, {b}", type)
        elif pick < 0.6 and width > 1:
            op = self.random.choice(["udiv", "sdiv", "urem", "srem"])
            if self.random.random() < 0.5:
                b = self.constant(type)
                b = b if b not in ("0", "-1") else "3"
            else:
                half = self.hidden(f"lshr {type} {self.value(type)}, 1")
                b = self.hidden(f"or {type} {half}, 1")
            self.emit(f"{op} {type} {a}, {b}", type)
        elif pick < 0.72:
            known = [t for t in INTEGERS + ODD if self.known.get(t)]
            other = self.random.choice(known) if known else type
            compared = self.emit(
                f"icmp {self.random.choice(PREDICATES)} {other} {self.value(other, 0.05)}, {self.value(other)}", "i1"
            )
            if self.random.random() < 0.5:
                self.emit(f"select i1 {compared}, {type} {a}, {type} {self.value(type)}", type)
        elif pick < 0.78:
            self.emit(f"select i1 {self.value('i1', 0)}, {type} {a}, {type} {self.value(type)}", type)
        elif pick < 0.9:
            self.convert(type)
        elif width > 1:
            self.intrinsic(type, a)

    def wide(self, pick, a):
        if pick < 0.5:
            op = self.random.choice(["add", "sub", "mul", "and", "or", "xor"])
            self.emit(f"{op} i128 {a}, {self.value('i128')}", "i128")
        elif pick < 0.65:
            b = self.hidden(f"and i128 {self.value('i128')}, 127") if pick < 0.58 else str(self.random.randrange(128))
            self.emit(f"{self.random.choice(['shl', 'lshr', 'ashr'])} i128 {a}, {b}", "i128")
        elif pick < 0.7:
            half = self.hidden(f"lshr i128 {self.value('i128')}, 1")
            b = self.hidden(f"or i128 {half}, 1")
            self.emit(f"{self.random.choice(['udiv', 'sdiv', 'urem', 'srem'])} i128 {a}, {b}", "i128")
        elif pick < 0.8:
            self.emit(f"icmp {self.random.choice(PREDICATES)} i128 {a}, {self.value('i128')}", "i1")
        elif pick < 0.9:
            self.convert("i128")
        else:
            self.emit(f"trunc i128 {a} to i64", "i64")

    def intrinsic(self, type, a):
        rand, declare = self.random, self.module.declare
        b, width = self.value(type), bits(type)
        kind = rand.choice(
            [
                "smax",
                "smin",
                "umax",
                "umin",
                "uadd.sat",
                "usub.sat",
                "sadd.sat",
                "ssub.sat",
                "abs",
                "ctlz",
                "cttz",
                "ctpop",
                "bswap",
                "bitreverse",
                "fshl",
                "fshr",
                "o",
                "o",
            ]
        )
        if kind == "bswap" and width not in (16, 32, 64) or kind == "bitreverse" and width not in (8, 16, 32, 64):
            kind = "ctpop"
        if type in ODD:
            kind = rand.choice(["smax", "umin"])
        if kind == "o":
            kind = rand.choice("su") + rand.choice(["add", "sub", "mul"]) + ".with.overflow"
            declare(f"{{ {type}, i1 }} @llvm.{kind}.{type}({type}, {type})")
            pair = self.hidden(f"call {{ {type}, i1 }} @llvm.{kind}.{type}({type} {a}, {type} {b})")
            self.emit(f"extractvalue {{ {type}, i1 }} {pair}, 1", "i1")
            self.emit(f"extractvalue {{ {type}, i1 }} {pair}, 0", type)
            return
        arguments, parameters = f"{type} {a}, {type} {b}", f"{type}, {type}"
        if kind in ("abs", "ctlz", "cttz"):
            arguments, parameters = f"{type} {a}, i1 false", f"{type}, i1"
        elif kind in ("ctpop", "bswap", "bitreverse"):
            arguments, parameters = f"{type} {a}", type
        elif kind in ("fshl", "fshr"):
            third = self.value(type) if rand.random() < 0.5 else str(rand.randrange(width))
            b = a if rand.random() < 0.4 else b
            arguments, parameters = f"{type} {a}, {type} {b}, {type} {third}", f"{type}, {type}, {type}"
        declare(f"{type} @llvm.{kind}.{type}({parameters})")
        self.emit(f"call {type} @llvm.{kind}.{type}({arguments})", type)

    def floating(self, type):
        rand, pick = self.random, self.random.random()
        a = self.value(type, 0.05)
        short = "f32" if type == "float" else "f64"
        if pick < 0.5:
            op = rand.choice(["fadd", "fsub", "fmul", "fdiv", "fadd", "fmul", "frem"])
            self.emit(f"{op} {type} {a}, {self.value(type)}", type)
        elif pick < 0.6:
            self.emit(f"fneg {type} {a}", type)
        elif pick < 0.75:
            self.emit(f"fcmp {rand.choice(FLOAT_PREDICATES)} {type} {a}, {self.value(type)}", "i1")
        elif pick < 0.8:
            self.convert(type)
        elif pick < 0.85:
            self.emit(f"select i1 {self.value('i1')}, {type} {a}, {type} {self.value(type)}", type)
        elif pick < 0.9:
            same = "i32" if type == "float" else "i64"
            self.emit(f"bitcast {type} {self.unique(a, type)} to {same}", same)
        else:
            a, b = self.unique(a, type), self.unique(self.value(type), type)
            kind = rand.choice(
                ["fabs", "sqrt", "floor", "ceil", "trunc", "rint", "round", "copysign", "maxnum", "minnum", "fma"]
            )
            arity = {"copysign": 2, "maxnum": 2, "minnum": 2, "fma": 3}.get(kind, 1)
            self.module.declare(f"{type} @llvm.{kind}.{short}({', '.join([type] * arity)})")
            result = self.hidden(
                f"call {type} @llvm.{kind}.{short}({', '.join(f'{type} {v}' for v in [a, b, a][:arity])})"
            )
            self.emit(f"fadd {type} {result}, 0.0", type)  # of -0 and 0 either is the larger

    def address(self, type, size, odd=False):
        """Of an element of a 64-byte object that is indexed by what the program computes."""
        index = self.value("i64" if self.random.random() < 0.7 else "i32", 0.3)
        kind = "i64" if index in self.known.get("i64", []) else "i32"
        if index not in self.known.get(kind, []):
            index, kind = str(self.random.randrange(64 // size)), "i64"
        else:
            index = self.hidden(f"and {kind} {index}, {64 // size - 1}")
        base = f"@o{type}" if odd else self.value("ptr", 0.3)
        return self.hidden(f"getelementptr{self.random.choice(['', ' inbounds'])} {type}, ptr {base}, {kind} {index}")

    def memory(self):
        rand, pick = self.random, self.random.random()
        if pick < 0.35:
            type = rand.choice(["i8", "i16", "i32", "i64", "i32", "i64"])
            at = self.address(type, bits(type) // 8)
            self.emit(f"load {rand.choice(['', '', '', 'volatile '])}{type}, ptr {at}", type)
        elif pick < 0.6:
            type = rand.choice(["i8", "i16", "i32", "i64", "i32", "i64"])
            at = self.address(type, bits(type) // 8)
            self.line(f"store {type} {self.value(type)}, ptr {at}")
        elif pick < 0.7:
            type = rand.choice(ODD + ["i1", "float", "double"])
            at = self.address(type, 8, True)
            if rand.random() < 0.5:
                self.line(f"store {type} {self.value(type)}, ptr {at}")
            self.emit(f"load {type}, ptr {at}", type)
        elif pick < 0.76:
            type = rand.choice(["i16", "i32", "i64"])
            at = self.address("i8", 16)  # not aligned
            if rand.random() < 0.5:
                self.line(f"store {type} {self.value(type)}, ptr {at}, align 1")
            self.emit(f"load {type}, ptr {at}, align 1", type)
        elif pick < 0.82:
            self.atomic(rand.choice(["i8", "i16", "i32", "i64"]))
        elif pick < 0.9:
            known = self.value("ptr", 0.3)
            length = (
                self.hidden(f"and i64 {self.value('i64')}, 63")
                if rand.random() < 0.5
                else rand.choice([0, 1, 3, 8, 16, 24, 31, 64])
            )
            if rand.random() < 0.5:
                self.line(f"call void @llvm.memset.p0.i64(ptr {known}, i8 {self.value('i8')}, i64 {length}, i1 false)")
            elif known in ("@a0", "@a1"):
                self.line(f"call void @llvm.memcpy.p0.p0.i64(ptr {known}, ptr @a2, i64 {length}, i1 false)")
            else:
                self.line(
                    f"call void @llvm.memmove.p0.p0.i64(ptr {known}, ptr {self.value('ptr')}, i64 {length}, i1 false)"
                )
        elif pick < 0.95:
            slot = self.address("ptr", 16, True)
            if rand.random() < 0.4:
                self.line(f"store ptr {self.constant('ptr')}, ptr {slot}")
            self.emit(f"load ptr, ptr {slot}", "ptr")
        else:
            self.emit(f"select i1 {self.value('i1')}, ptr {self.value('ptr')}, ptr {self.value('ptr')}", "ptr")

    def atomic(self, type):
        at, pick = self.address(type, bits(type) // 8), self.random.random()
        if pick < 0.2:
            self.line("fence seq_cst")
        elif pick < 0.7:
            op = self.random.choice(["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"])
            self.emit(f"atomicrmw {op} ptr {at}, {type} {self.value(type)} seq_cst", type)
        else:
            old = self.emit(f"load {type}, ptr {at}", type) if pick < 0.85 else self.value(type)
            pair = self.hidden(f"cmpxchg ptr {at}, {type} {old}, {type} {self.value(type)} seq_cst seq_cst")
            self.emit(f"extractvalue {{ {type}, i1 }} {pair}, 1", "i1")
            self.emit(f"extractvalue {{ {type}, i1 }} {pair}, 0", type)

    def aggregate(self):
        type = self.random.choice(AGGREGATES)
        path, member = self.random.choice(members(type))
        if not self.known.get(type) or self.random.random() < 0.5:
            base = self.value(type, 0.3)
            self.emit(f"insertvalue {type} {base}, {member} {self.value(member)}, {path}", type)
        elif self.random.random() < 0.15:
            self.emit(f"select i1 {self.value('i1')}, {type} {self.value(type)}, {type} {self.value(type)}", type)
        else:
            self.emit(f"extractvalue {type} {self.value(type, 0)}, {path}", member)

    def vector(self):
        rand, pick = self.random, self.random.random()
        type = rand.choice(VECTORS)
        count, lane = lanes(type)
        a, b = self.value(type, 0.1), self.value(type)
        if pick < 0.3:
            op = rand.choice(["fadd", "fsub", "fmul"] if lane in FLOATS else ["add", "sub", "mul", "and", "or", "xor"])
            self.emit(f"{op} {type} {a}, {b}", type)
        elif pick < 0.4 and lane not in FLOATS:
            amount = "<" + ", ".join([f"{lane} {rand.randrange(bits(lane))}"] * count) + ">"
            self.emit(f"{rand.choice(['shl', 'lshr', 'ashr'])} {type} {a}, {amount}", type)
        elif pick < 0.55:
            compare = f"fcmp {rand.choice(FLOAT_PREDICATES)}" if lane in FLOATS else f"icmp {rand.choice(PREDICATES)}"
            mask = self.hidden(f"{compare} {type} {a}, {b}")
            self.emit(f"select <{count} x i1> {mask}, {type} {self.value(type)}, {type} {self.value(type)}", type)
        elif pick < 0.65:
            order = ", ".join(f"i32 {rand.randrange(2 * count)}" for _ in range(count))
            self.emit(f"shufflevector {type} {a}, {type} {b}, <{count} x i32> <{order}>", type)
        elif pick < 0.8:
            self.emit(f"insertelement {type} {a}, {lane} {self.value(lane)}, i32 {rand.randrange(count)}", type)
        elif pick < 0.9 or lane in FLOATS or "8 x i32" in type:
            self.emit(f"extractelement {type} {a}, i32 {rand.randrange(count)}", lane)
        else:
            at = self.hidden(f"getelementptr i8, ptr {self.value('ptr', 0.3)}, i64 {rand.choice([0, 16, 32, 5])}")
            if rand.random() < 0.5:
                self.line(f"store {type} {a}, ptr {at}, align 1")
            else:
                self.emit(f"load {type}, ptr {at}, align 1", type)

    def call(self):
        body = self.random.choice(self.module.bodies)
        if self.random.random() < 0.25 and self.module.table:
            index = self.hidden(f"and i64 {self.value('i64')}, 3")
            at = self.hidden(f"getelementptr ptr, ptr @table, i64 {index}")
            target, result, params = self.hidden(f"load ptr, ptr {at}"), *TABLED
        else:
            target, result, params = f"@{body.name}", body.result, body.params
        arguments = ", ".join(f"{type} {self.value(type)}" for type in params)
        self.emit(f"call {result} {target}({arguments})", result)

    def special(self):
        type = self.random.choice(INTEGERS + FLOATS)
        pick = self.random.random()
        if pick < 0.3 and type[0] == "i":
            any = self.hidden(f"freeze {type} {self.random.choice(['undef', 'poison'])}")
            self.emit(f"xor {type} {any}, {any}", type)
        elif pick < 0.6:
            self.emit(f"freeze {type} {self.value(type)}", type)
        elif pick < 0.8:
            a, b = self.value("ptr"), self.value("ptr")
            self.emit(f"icmp {self.random.choice(['eq', 'ne'])} ptr {a}, {b}", "i1")
        elif pick < 0.9:
            self.emit(f"icmp eq ptr {self.value('ptr')}, null", "i1")
        else:
            base = self.value("ptr")
            there = self.hidden(f"getelementptr i8, ptr {base}, i64 {self.random.randrange(64)}")
            a, b = self.hidden(f"ptrtoint ptr {there} to i64"), self.hidden(f"ptrtoint ptr {base} to i64")
            self.emit(f"sub i64 {a}, {b}", "i64")

    # The checksum

    def number_of(self, value, type):
        """An i64 that depends on all of a value."""
        if type == "i64":
            return value
        if type in FLOATS:
            same = "i32" if type == "float" else "i64"
            return self.number_of(self.hidden(f"bitcast {type} {self.unique(value, type)} to {same}"), same)
        if type == "i128":
            high = self.hidden(f"lshr i128 {value}, 64")
            high, low = self.hidden(f"trunc i128 {high} to i64"), self.hidden(f"trunc i128 {value} to i64")
            return self.hidden(f"xor i64 {self.hidden(f'mul i64 {high}, 31')}, {low}")
        if type[0] == "i":
            return self.hidden(f"{self.random.choice(['sext', 'zext'])} {type} {value} to i64")
        if type == "ptr":
            return self.hidden(f"load i64, ptr {value}")
        parts = (
            [(f"extractelement {type} {value}, i32 {i}", lanes(type)[1]) for i in range(lanes(type)[0])]
            if type[0] == "<"
            else [(f"extractvalue {type} {value}, {path}", member) for path, member in members(type)]
        )
        sum = "0"
        for text, member in parts:
            number = self.number_of(self.hidden(text), member)
            sum = self.hidden(f"add i64 {self.hidden(f'mul i64 {sum}, 37')}, {number}")
        return sum

    def summary(self, count):
        """The checksum of some known values."""
        pairs = [(name, type) for type, names in self.known.items() for name in names]
        sum = "17"
        for name, type in self.random.sample(pairs, min(count, len(pairs))):
            sum = self.hidden(f"xor i64 {self.hidden(f'mul i64 {sum}, 1000003')}, {self.number_of(name, type)}")
        return sum

    # Blocks

    def make(self):
        rand, graph = self.random, Graph(self.random, "b")
        last = graph.block((), "ret")
        entry = graph.block((), "br", [graph.region(self.flavour["depth"], last, ())])
        order, dead = graph.finish(entry)
        self.reachable, self.available = set(order), {}
        for block in order:
            self.fill(block, entry)
        for block in dead:
            self.block, self.known, self.available[block] = block, {}, self.available[rand.choice(order)]
            for name, type in self.available[block]:
                self.known.setdefault(type, []).append(name)
            self.phis(block)
            for _ in range(rand.randrange(4)):
                self.step()
            name = self.fresh()
            self.line(f"{name} = add i32 {name}, {self.value('i32')}")
            self.add(name, "i32")
            self.terminator(block)
            self.available[block] = self.available[block] + block.own
        for block in order + dead:
            self.complete(block)
        rest = order[1:] + dead
        if rand.random() < 0.5:
            rand.shuffle(rest)
        parameters = ", ".join(f"{type} %p{i}" for i, type in enumerate(self.params))
        noinline = rand.choice(["", " noinline"])
        text = [f"define {rand.choice(['', 'internal '])}{self.result} @{self.name}({parameters}){noinline} {{"]
        for block in [entry] + rest:
            text += [f"{block.name}:"] + block.head + block.lines
        return "\n".join(text + ["}", ""])

    def fill(self, block, entry):
        rand = self.random
        self.block, self.known = block, {}
        for name, type in self.available[block.idom] if block.idom else []:
            self.known.setdefault(type, []).append(name)
        if block is entry:
            self.enter()
        else:
            self.phis(block)
        steps = self.flavour["steps"] if block is not entry else self.flavour["pressure"]
        for _ in range(rand.randint(0, steps) if block is not entry else steps):
            self.step()
        if self.flavour["calls"] and rand.random() < 0.15:
            self.line(f"call void @mix(i64 {self.summary(4)})")
        self.terminator(block)
        before = self.available[block.idom] if block.idom else []
        self.available[block] = before + block.own

    def enter(self):
        """The parameters, the objects of the frame, the budgets."""
        for i, type in enumerate(self.params):
            self.add(f"%p{i}", type)
        size = "[16 x i32]"
        self.line("%fuel = alloca i32")
        self.line(f"store i32 {self.random.choice([20, 60, 150])}, ptr %fuel")
        self.line(f"%m0 = alloca {size}, align 16")
        self.line(f"call void @llvm.memset.p0.i64(ptr %m0, i8 {self.constant('i8')}, i64 64, i1 false)")
        self.add("%m0", "ptr")
        if self.random.random() < 0.2:
            self.line(f"%room = and i64 {self.value('i64')}, 127")
            self.line("%room2 = add i64 %room, 64")
            self.line("%m1 = alloca i8, i64 %room2, align 16")
            self.line("call void @llvm.memset.p0.i64(ptr %m1, i8 3, i64 64, i1 false)")
            self.add("%m1", "ptr")
        if self.flavour["calls"]:  # the budget of calls
            self.line("%left = load i32, ptr @budget")
            self.line("%left1 = sub i32 %left, 1")
            self.line("store i32 %left1, ptr @budget")
            self.line("%go = icmp sgt i32 %left, 0")
            self.line("br i1 %go, label %begin, label %end")
            self.line(
                f"\nend:\n  ret {self.result} {'zeroinitializer' if self.result not in INTEGERS + FLOATS else self.constant(self.result)}"
            )
            self.line("\nbegin:")

    def phis(self, block):
        if not block.preds:
            return
        if block.counter:
            name = block.counter[0]
            block.phis.append((name, "i32"))
            self.add(name, "i32")
            self.line(f"%next.{block.name} = add i32 {name}, 1")
            self.add(f"%next.{block.name}", "i32")
        types = (
            INTEGERS
            + ["i32", "i64", "i32"]
            + FLOATS
            + ["ptr", "i128", "i33"]
            + AGGREGATES
            + (VECTORS if self.flavour["vectors"] else [])
        )
        for _ in range(self.random.randint(0, self.flavour["phis"])):
            type = self.random.choice(types if self.random.random() < 0.6 else ["i32", "i64"])
            name = self.fresh()
            block.phis.append((name, type))
            self.add(name, type)

    def terminator(self, block):
        rand, targets = self.random, block.targets
        labels = [f"label %{target.name}" for target in targets]
        if block.term == "ret":
            self.finish()
        elif block.term == "br":
            self.line(f"br {labels[0]}")
        elif block.term == "fuel":
            old = self.hidden("load i32, ptr %fuel")
            new = self.hidden(f"sub i32 {old}, 1")
            self.line(f"store i32 {new}, ptr %fuel")
            self.line(f"br i1 {self.hidden(f'icmp sgt i32 {new}, 0')}, {labels[0]}, {labels[1]}")
        elif block.term == "condbr":
            if block.condition:
                self.line(block.condition[0].strip())
                condition = block.condition[1]
            else:
                condition = self.value("i1", 0.03)
                if rand.random() < 0.6:
                    condition = self.hidden(
                        f"icmp {rand.choice(PREDICATES)} i32 {self.value('i32', 0)}, {self.value('i32')}"
                    )
            self.line(f"br i1 {condition}, {labels[0]}, {labels[1]}")
        else:
            type = rand.choice(["i8", "i16", "i32", "i64", "i32", "i7", "i33"])
            value = self.value(type, 0.05)
            if rand.random() < 0.7:
                value = self.hidden(f"and {type} {value}, {rand.choice([3, 7, 15])}")
            near = (
                rand.sample(range(0, 16), len(labels) - 1)
                if rand.random() < 0.7
                else rand.sample(range(-60, 60), len(labels) - 1)
            )
            cases = " ".join(f"{type} {number}, {label}" for number, label in zip(near, labels[1:]))
            self.line(f"switch {type} {value}, {labels[0]} [ {cases} ]")

    def finish(self):
        sum = self.summary(self.flavour["pressure"])
        if self.flavour["calls"]:
            self.line(f"call void @mix(i64 {sum})")
        type = self.result
        if type == "i64":
            value = sum
        elif type in INTEGERS:
            value = self.hidden(f"trunc i64 {sum} to {type}")
        elif type in FLOATS:
            value = self.hidden(f"sitofp i64 {sum} to {type}")
        elif type == "i128":
            wide = self.hidden(f"sext i64 {sum} to i128")
            value = self.hidden(f"add i128 {self.hidden(f'shl i128 {wide}, 50')}, {self.value('i128')}")
        else:
            value = self.value(type, 0)
            path = next(path for path, member in members(type) if member in ("i64", "i32", "i8"))
            member = next(member for _, member in members(type) if member in ("i64", "i32", "i8"))
            part = sum if member == "i64" else self.hidden(f"trunc i64 {sum} to {member}")
            value = self.hidden(f"insertvalue {type} {value}, {member} {part}, {path}")
        self.line(f"ret {type} {value}")

    def complete(self, block):
        """Gives the phis their operands: what is available at the end of each predecessor."""
        by = {}
        for pred in block.preds:
            if pred not in by:
                by[pred] = {}
                for name, type in self.available[pred]:
                    by[pred].setdefault(type, []).append(name)
        for name, type in block.phis:
            chosen = {}
            for pred in by:
                known = by[pred].get(type, [])
                if block.counter and name == block.counter[0]:
                    chosen[pred] = f"%next.{block.name}" if block in pred.loops else "0"
                elif known and self.random.random() < 0.85:
                    chosen[pred] = self.random.choice(known)
                else:
                    chosen[pred] = self.constant(type)
            label = {pred: "begin" if "begin:" in "".join(pred.lines) else pred.name for pred in by}
            block.head.append(
                f"  {name} = phi {type} " + ", ".join(f"[ {chosen[p]}, %{label[p]} ]" for p in block.preds)
            )
