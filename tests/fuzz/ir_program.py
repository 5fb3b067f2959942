"""Makes the programs of tests/fuzz/ir.py: modules of LLVM IR with defined behaviour only.

A function is a random graph of blocks (Graph: branches, switches, counted loops, loops of several entries with a budget
of steps, blocks that no path reaches), which is then filled with instructions and phis (Body). Every operand is a value
of a block that dominates, or a constant. What functions return and change goes into a checksum, which main prints
after each call. Memory is made of objects of 64 bytes that any integer may be stored to; values with padding or
several representations (odd widths, NaNs) have objects of their own or are made unique first."""

import random

from ir_body import AGGREGATES, FLOATS, INTEGERS, ODD, RETURNED, TABLED, Body
from ir_graph import Block


class Module:
    def __init__(self, seed):
        self.random, self.declared, self.bodies = random.Random(seed), {}, []
        self.table = False

    def declare(self, text):
        self.declared[text] = True

    def text(self):
        rand, functions = self.random, []
        for i in range(rand.randint(2, 5)):
            leaf = rand.random() < 0.4
            result = rand.choice(["i64", "i32", "i8", "i1", "float", "double", "i128"] + RETURNED)
            params = [
                rand.choice(INTEGERS + ["i32", "i64"] + FLOATS + ["ptr", "i128"] + ODD[:3] + AGGREGATES[:2])
                for _ in range(rand.choice([1, 2, 3, 4, 6, 9, 14, 20]))
            ]
            if i < 2:
                leaf, (result, params) = leaf and i == 0, TABLED
            flavour = {
                "calls": not leaf,
                "vectors": rand.random() < 0.4,
                "depth": rand.choice([1, 2, 3, 3, 4]),
                "steps": rand.choice([2, 4, 6, 10]),
                "pressure": rand.choice([3, 8, 20, 50]),
                "phis": rand.choice([1, 3, 5, 9]),
            }
            functions.append(Body(self, f"f{i}", result, params, flavour))
        self.bodies, self.table = functions, True
        for type in FLOATS:
            self.declare(f"{type} @llvm.fabs.{'f32' if type == 'float' else 'f64'}({type})")
        texts = [body.make() for body in functions] + [self.main(functions)]
        return "\n".join(self.globals() + [f"declare {text}" for text in self.declared] + [MIX] + texts)

    def globals(self):
        rand = self.random
        lines = [
            f"@a{i} = global [16 x i32] ["
            + ", ".join(f"i32 {rand.getrandbits(32) - 2**31}" for _ in range(16))
            + "], align 16"
            for i in range(3)
        ]
        lines += [f"@o{type} = global [8 x i64] zeroinitializer, align 16" for type in ODD + ["i1"] + FLOATS]
        lines.append("@optr = global [8 x ptr] [" + ", ".join(f"ptr @a{rand.randrange(3)}" for _ in range(8)) + "]")
        return lines + ["@table = constant [4 x ptr] [ptr @f0, ptr @f1, ptr @f1, ptr @f0]"]

    def main(self, functions):
        """Calls each function some times and prints the checksum after each call."""
        caller = Body(self, "main", "i32", [], {})
        caller.block = Block("entry")
        count = 0
        for _ in range(3):
            for body in functions:
                caller.line("store i32 12, ptr @budget")
                arguments = []
                for type in body.params:
                    value = caller.constant(type)
                    if type in INTEGERS[1:] and self.random.random() < 0.6:
                        value = caller.hidden(f"load volatile {type}, ptr @a{self.random.randrange(3)}")
                    arguments.append(f"{type} {value}")
                result = caller.hidden(f"call {body.result} @{body.name}({', '.join(arguments)})")
                caller.line(f"call void @mix(i64 {caller.number_of(result, body.result)})")
                caller.line("call void @mixmemory()")
                caller.line(f"call void @show(i32 {count})")
                count += 1
        return "\n".join(["define i32 @main() {", "entry:"] + caller.block.lines + ["  ret i32 0", "}", ""])


MIX = """declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @printf(ptr, ...)
@budget = global i32 0
@hash = global i64 1
@format = constant [8 x i8] c"%d %lx\\0A\\00"
define void @mix(i64 %x) {
  %old = load i64, ptr @hash
  %both = xor i64 %old, %x
  %new = mul i64 %both, -7046029254386353131
  %high = lshr i64 %new, 29
  %mixed = xor i64 %new, %high
  store i64 %mixed, ptr @hash
  ret void
}
define void @mixmemory() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i64, ptr @a0, i64 %i
  %x = load i64, ptr %p
  call void @mix(i64 %x)
  %q = getelementptr i64, ptr @a1, i64 %i
  %y = load i64, ptr %q
  call void @mix(i64 %y)
  %r = getelementptr i64, ptr @a2, i64 %i
  %z = load i64, ptr %r
  call void @mix(i64 %z)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %end
end:
  ret void
}
define void @show(i32 %id) {
  %h = load i64, ptr @hash
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %id, i64 %h)
  ret void
}
"""


def program(seed):
    return Module(seed).text()
