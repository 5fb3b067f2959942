"""Reads functions of LLVM's text, as far as minic writes it: types, blocks, instructions, operands.

A type is ("int", bits), ("ptr",), ("float",), ("double",), ("void",), ("array", count, type) or ("struct", types, packed).
An operand is ("local", name), ("global", name), ("number", value), ("real", bits), ("unset",), ("zero",) or
("gep", type, [(type, operand), ...])."""

import re
import struct

TOKEN = re.compile(
    r"""\s*(?:(%"[^"]*"|%[\w.$-]+|@"[^"]*"|@[\w.$-]+)|(0x[KLMHR]?[0-9A-Fa-f]+|-?\d+\.\d+e[+-]\d+|-?\d+)|([A-Za-z_][\w.]*)|(!\w*|\.\.\.|"[^"]*"|.))"""
)
FLAGS = {
    "nsw",
    "nuw",
    "exact",
    "disjoint",
    "nneg",
    "inbounds",
    "volatile",
    "fast",
    "nnan",
    "ninf",
    "nsz",
    "arcp",
    "contract",
    "reassoc",
    "afn",
    "samesign",
    "tail",
    "musttail",
    "notail",
}
CASTS = {
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
}
BINARY = {
    "add",
    "sub",
    "mul",
    "sdiv",
    "udiv",
    "srem",
    "urem",
    "shl",
    "lshr",
    "ashr",
    "and",
    "or",
    "xor",
    "fadd",
    "fsub",
    "fmul",
    "fdiv",
    "frem",
}


class Unsupported(Exception):
    """The text has something that is not modelled; the words say what."""


class Words:
    """The tokens of a line."""

    def __init__(self, text):
        self.all = [found.group(0).strip() for found in TOKEN.finditer(text) if found.group(0).strip()]
        self.at = 0

    def peek(self, ahead=0):
        return self.all[self.at + ahead] if self.at + ahead < len(self.all) else ""

    def next(self):
        self.at += 1
        return self.all[self.at - 1] if self.at <= len(self.all) else ""

    def take(self, word):
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def expect(self, word):
        if not self.take(word):
            raise Unsupported(f"'{self.peek()}' in place of '{word}'")


class Inst:
    def __init__(self, name, op, **rest):
        self.name, self.op, self.flags = name, op, set()
        self.__dict__.update(rest)


class Module:
    """types: name -> type. sizes: of global variables, in bytes; 0: not known."""

    def __init__(self, text):
        self.bodies, self.types, self.sizes = {}, {}, {}
        for name, body in re.findall(r"^%([\w.$-]+) = type (.*)$", text, re.M):
            self.bodies[name] = body
        for name, rest in re.findall(r"^@([\w.$-]+) = (.*)$", text, re.M):
            found = re.search(r"\b(?:global|constant) (.*)$", rest)
            try:
                self.sizes[name] = self.size(self.type(Words(found.group(1)))) if found else 0
            except Unsupported:
                self.sizes[name] = 0

    def named(self, name):
        if name not in self.types:
            if name not in self.bodies:
                raise Unsupported("a type without a body")
            self.types[name] = self.type(Words(self.bodies[name]))
        return self.types[name]

    def type(self, words):
        word = words.next()
        if re.fullmatch(r"i\d+", word):
            return ("int", int(word[1:]))
        if word in ("ptr", "float", "double", "void"):
            return (word,)
        if word[:1] == "%":
            return self.named(word[1:])
        if word == "[":
            count = int(words.next())
            words.expect("x")
            element = self.type(words)
            words.expect("]")
            return ("array", count, element)
        packed = word == "<" and words.peek() == "{" and bool(words.next())
        if packed or word == "{":
            parts = []
            while not words.take("}"):
                parts.append(self.type(words))
                words.take(",")
            if packed:
                words.expect(">")
            return ("struct", tuple(parts), packed)
        raise Unsupported(f"the type {word}")

    def size(self, type):
        kind = type[0]
        if kind == "int":
            if type[1] > 64:
                raise Unsupported("integers of more than 64 bits")
            return 1 << max(0, ((type[1] + 7) // 8 - 1).bit_length())
        if kind in ("ptr", "double"):
            return 8
        if kind == "float":
            return 4
        if kind == "array":
            return type[1] * self.size(type[2])
        if kind == "struct":
            return self.offsets(type)[1]
        raise Unsupported(f"the size of {kind}")

    def align(self, type):
        if type[0] == "array":
            return self.align(type[2])
        if type[0] == "struct":
            return 1 if type[2] else max([self.align(part) for part in type[1]], default=1)
        return self.size(type)

    def offsets(self, type):
        """Of a struct: where its members are, and its size."""
        at, result = 0, []
        for part in type[1]:
            align = 1 if type[2] else self.align(part)
            at = -(-at // align) * align
            result.append(at)
            at += self.size(part)
        align = self.align(type)
        return result, -(-at // align) * align

    # Operands.

    def operand(self, words, type):
        word = words.next()
        if word[:1] == "%":
            return ("local", word[1:])
        if word[:1] == "@":
            return ("global", word[1:])
        if word in ("undef", "poison"):
            return ("unset",)
        if word in ("null", "zeroinitializer"):
            return ("zero",)
        if word in ("true", "false"):
            return ("number", int(word == "true"))
        if word == "getelementptr":
            words.take("inbounds")
            words.expect("(")
            element = self.type(words)
            words.expect(",")
            return ("gep", element, self.operands(words, ")"))
        if type[0] in ("float", "double"):
            if re.fullmatch(r"0x[0-9A-Fa-f]+", word):
                bits = int(word, 16)
            elif re.fullmatch(r"-?\d+\.\d+e[+-]\d+", word):
                bits = struct.unpack("<Q", struct.pack("<d", float(word)))[0]
            else:
                raise Unsupported(f"the number {word}")
            if type[0] == "float":
                bits = struct.unpack("<I", struct.pack("<f", struct.unpack("<d", struct.pack("<Q", bits))[0]))[0]
            return ("real", bits)
        if re.fullmatch(r"-?\d+", word):
            return ("number", int(word))
        raise Unsupported(f"the operand {word}")

    def operands(self, words, end):
        """(type, operand) pairs up to a closing word; attributes of parameters are passed over."""
        result = []
        while not words.take(end):
            type = self.type(words)
            while (
                words.peek()
                in (
                    "noundef",
                    "nonnull",
                    "noalias",
                    "nocapture",
                    "signext",
                    "zeroext",
                    "readonly",
                    "writeonly",
                    "returned",
                )
                or words.peek() == "align"
            ):
                if words.next() == "align":
                    words.next()
            if words.peek() in ("byval", "sret"):
                raise Unsupported("byval and sret")
            result.append((type, self.operand(words, type)))
            words.take(",")
        return result

    # Instructions.

    def instruction(self, line):
        words = Words(re.sub(r",?\s*![\w.]+ .*$", "", line.split(" ; ")[0]))
        name = None
        if words.peek(1) == "=" and words.peek()[:1] == "%":
            name = words.next()[1:]
            words.next()
        op, flags = words.next(), set()
        while op in ("tail", "musttail", "notail"):
            op = words.next()
        while words.peek() in FLAGS:
            flags.add(words.next())
        inst = Inst(name, op)
        inst.flags = flags
        read = getattr(self, "read_" + ("binary" if op in BINARY else "cast" if op in CASTS else op), None)
        if not read:
            raise Unsupported(f"the instruction {op}")
        read(inst, words)
        return inst

    def typed(self, words):
        type = self.type(words)
        return type, self.operand(words, type)

    def read_binary(self, inst, words):
        inst.type, left = self.typed(words)
        words.expect(",")
        inst.args = [left, self.operand(words, inst.type)]

    def read_icmp(self, inst, words):
        inst.pred = words.next()
        inst.of, left = self.typed(words)
        words.expect(",")
        inst.args, inst.type = [left, self.operand(words, inst.of)], ("int", 1)

    read_fcmp = read_icmp

    def read_fneg(self, inst, words):
        inst.type, arg = self.typed(words)
        inst.args = [arg]

    read_freeze = read_fneg

    def read_cast(self, inst, words):
        inst.of, arg = self.typed(words)
        words.expect("to")
        inst.args, inst.type = [arg], self.type(words)

    def read_select(self, inst, words):
        _, condition = self.typed(words)
        words.expect(",")
        inst.type, yes = self.typed(words)
        words.expect(",")
        inst.args = [condition, yes, self.typed(words)[1]]

    def read_alloca(self, inst, words):
        allocated = self.type(words)
        inst.type, inst.bytes = ("ptr",), self.size(allocated)
        if words.take(",") and words.peek() != "align":
            raise Unsupported("a variable array")

    def read_load(self, inst, words):
        inst.type = self.type(words)
        words.expect(",")
        inst.args = [self.typed(words)[1]]

    def read_store(self, inst, words):
        inst.of, value = self.typed(words)
        words.expect(",")
        inst.args, inst.type = [value, self.typed(words)[1]], ("void",)

    def read_getelementptr(self, inst, words):
        inst.type, inst.element = ("ptr",), self.type(words)
        words.expect(",")
        inst.args = self.operands(words, "")

    def read_phi(self, inst, words):
        inst.type, inst.incoming = self.type(words), []
        while words.take("["):
            value = self.operand(words, inst.type)
            words.expect(",")
            inst.incoming.append((value, words.next()[1:]))
            words.expect("]")
            words.take(",")

    def read_call(self, inst, words):
        inst.type = self.type(words)
        if words.take("("):  # the type of a variadic function
            while words.next() != ")":
                pass
        callee = words.next()
        if callee[:1] != "@":
            raise Unsupported("a call through a pointer")
        words.expect("(")
        inst.callee, inst.args = callee[1:], self.operands(words, ")")

    def read_br(self, inst, words):
        inst.type = ("void",)
        if words.take("label"):
            inst.args, inst.targets = [], [words.next()[1:]]
            return
        inst.args, inst.targets = [self.typed(words)[1]], []
        while words.take(","):
            words.expect("label")
            inst.targets.append(words.next()[1:])

    def read_ret(self, inst, words):
        inst.type = ("void",)
        inst.of, inst.args = (
            (("void",), []) if words.take("void") else (lambda pair: (pair[0], [pair[1]]))(self.typed(words))
        )

    def read_unreachable(self, inst, words):
        inst.type, inst.args = ("void",), []

    def read_switch(self, inst, words):
        inst.type = ("void",)
        inst.of, value = self.typed(words)
        words.expect(",")
        words.expect("label")
        inst.args, inst.default, inst.cases = [value], words.next()[1:], []
        words.expect("[")
        while not words.take("]"):
            number = self.typed(words)[1]
            words.expect(",")
            words.expect("label")
            inst.cases.append((number, words.next()[1:]))


class Function:
    """blocks: label -> instructions, the entry first."""

    def __init__(self, module, text):
        head, _, body = text.partition("{\n")
        found = re.search(r"@([\w.$-]+)\((.*)\)", head)
        if "..." in head:
            raise Unsupported("variable arguments")
        self.name, self.module, self.blocks = found.group(1), module, {}
        words = Words(head[found.start(2) : found.end(2)] + ")")
        self.params = [(operand[1], type) for type, operand in module.operands(words, ")")]
        block, lines = None, body.rstrip().rstrip("}").split("\n")
        at = 0
        while at < len(lines):
            line = lines[at]
            at += 1
            while line.lstrip().startswith("switch ") and "]" not in line.split(" [", 1)[-1] and at < len(lines):
                line += " " + lines[at].strip()
                at += 1
            label = re.match(r"([\w.$-]+):", line)
            if label:
                block = self.blocks.setdefault(label.group(1), [])
            elif line.strip() and not line.lstrip().startswith(";"):
                if block is None:
                    block = self.blocks.setdefault("entry", [])
                block.append(module.instruction(line.strip()))

    def successors(self, label):
        last = self.blocks[label][-1]
        if last.op == "switch":
            return [last.default] + [target for _, target in last.cases]
        return last.targets if last.op == "br" else []

    def order(self):
        """The blocks that can be reached, each before those it leads to; Unsupported if there is a loop."""
        done, path, result = set(), set(), []
        stack = [(next(iter(self.blocks)), iter(self.successors(next(iter(self.blocks)))))]
        path.add(stack[0][0])
        while stack:
            label, rest = stack[-1]
            for target in rest:
                if target in path:
                    raise Unsupported("a loop")
                if target not in done:
                    path.add(target)
                    stack.append((target, iter(self.successors(target))))
                    break
            else:
                stack.pop()
                path.discard(label)
                done.add(label)
                result.append(label)
        return result[::-1]
