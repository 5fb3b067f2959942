#!/usr/bin/env python3
"""Fuzzer of the calling conventions: random functions whose callers one compiler translates and whose
bodies another does, both ways round. Each side checks what it gets, member by member.

    tests/fuzz/abi.py --minic build/release/minic [--count 20000] [--seed 1] [--targets x86_64,riscv64]
                      [--levels O0,O1] [--keep DIR] [--through clang-14]

Arguments and results are integers, floats, pointers, structs, unions, arrays in structs, bit-fields
and packed structs; some functions are variadic. --through: minic translates the .ll that this clang
makes of the C text (then on x86-64 floats do not stand side by side in structs, which clang makes vectors of).
--long-double and --int128 add these types. Exit status 1 if anything differs."""
import argparse
import concurrent.futures
import os
import random
import subprocess
import sys
import tempfile

TARGETS = {
    "x86_64": {"gcc": ["gcc"], "run": [], "clang": []},
    "riscv64": {"gcc": ["riscv64-linux-gnu-gcc"], "run": ["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"],
                "clang": ["--target=riscv64-linux-gnu", "-march=rv64gc", "-mabi=lp64d"]},
}
INTEGERS = [("signed char", 1), ("unsigned char", 1), ("short", 2), ("unsigned short", 2), ("int", 4),
            ("unsigned", 4), ("long", 8), ("unsigned long", 8), ("char *", 8), ("_Bool", 1)]


class Generator:
    def __init__(self, seed, options):
        self.random = random.Random(seed)
        self.options = options
        self.structs = []
        self.definitions = []
        self.value = 0

    # ---- types: ("scalar", name), ("struct", number), ("array", type, count)

    def scalar(self, in_struct=False):
        pick = self.random.random()
        if pick < 0.3 and not (in_struct and self.options.through and "x86_64" in self.options.targets):
            return ("scalar", "float" if pick < 0.12 else "double")
        if pick < 0.3:
            return ("scalar", "double")
        if pick < 0.33 and self.options.long_double:
            return ("scalar", "long double")
        if pick < 0.36 and self.options.int128:
            return ("scalar", "__int128")
        return ("scalar", self.random.choice(INTEGERS)[0])

    def member(self, depth):
        pick = self.random.random()
        if pick < 0.15 and depth < 2:
            return self.record(depth + 1)
        if pick < 0.3:
            return ("array", self.scalar(True), self.random.randint(1, 4))
        return self.scalar(True)

    def record(self, depth=0):
        if self.structs and self.random.random() < 0.5:
            return ("struct", self.random.randrange(len(self.structs)))
        is_union = self.random.random() < 0.12
        # A homogeneous struct now and then: those are what float registers are for.
        same = self.scalar(True) if self.random.random() < 0.25 else None
        members = []
        for i in range(self.random.choice([1, 1, 2, 2, 2, 3, 3, 4, 5])):
            if not same and not is_union and self.random.random() < 0.1:
                base, bits = self.random.choice([("int", 31), ("unsigned", 32), ("long", 40), ("unsigned char", 8)])
                members.append((f"m{i}", ("scalar", base), self.random.randint(1, bits)))
            else:
                members.append((f"m{i}", same or self.member(depth), 0))
        packed = not is_union and self.random.random() < 0.08
        number = len(self.structs)
        self.structs.append((is_union, members))
        text = "".join(f" {self.declare(type, name)}{f' : {bits}' if bits else ''};" for name, type, bits in members)
        self.definitions.append(f"{'union' if is_union else 'struct'} S{number} {{{text} }}"
                                f"{' __attribute__((packed))' if packed else ''};")
        return ("struct", number)

    def name(self, type):
        if type[0] == "scalar":
            return type[1]
        return f"{'union' if self.structs[type[1]][0] else 'struct'} S{type[1]}"

    def declare(self, type, name):
        if type[0] == "array":
            return f"{self.name(type[1])} {name}[{type[2]}]"
        return f"{self.name(type)} {name}"

    def leaves(self, type, path):
        """(expression, type name, bits) of each scalar; of a union the first member's."""
        if type[0] == "scalar":
            yield path, type[1], 0
        elif type[0] == "array":
            for i in range(type[2]):
                yield from self.leaves(type[1], f"{path}[{i}]")
        else:
            is_union, members = self.structs[type[1]]
            for name, member, bits in members[:1] if is_union else members:
                for expression, scalar, inner in self.leaves(member, f"{path}.{name}"):
                    yield expression, scalar, bits or inner

    def constant(self, scalar, bits):
        self.value = (self.value * 29 + 17) % 1000003
        if scalar in ("float", "double", "long double"):
            return f"{self.value % 4096}.5{'f' if scalar == 'float' else ''}"
        if scalar == "_Bool":
            return str(self.value & 1)
        if scalar == "char *":
            return f"(char *){self.value * 4096 + 1}L"
        size = {"long": 63, "unsigned long": 63, "__int128": 63, "int": 31, "unsigned": 31, "short": 15,
                "unsigned short": 16, "signed char": 7, "unsigned char": 8}[scalar]
        unsigned = scalar.startswith("unsigned")
        if bits:
            size = bits if unsigned else bits - 1
        number = self.value * 2654435761 % (1 << size)
        if not unsigned and self.value & 1:
            number = -number
        if scalar == "__int128":
            return f"(((__int128){number}L << 60) + {self.value})"
        return f"({number}L)" if scalar in ("long", "unsigned long") else f"({number})"

    def values(self, type):
        return [self.constant(scalar, bits) for _, scalar, bits in self.leaves(type, "")]

    def assign(self, type, target, values):
        return " ".join(f"{path} = {value};" for (path, _, _), value in zip(self.leaves(type, target), values))

    def check(self, type, source, values, what):
        return " ".join(f"if ({path} != {f'({scalar})' if scalar != 'char *' and not bits else ''}{value}) bad({what});"
                        for (path, scalar, bits), value in zip(self.leaves(type, source), values))

    # ---- functions

    def argument(self):
        return self.record() if self.random.random() < 0.5 else self.scalar()

    def function(self, number):
        result = None if self.random.random() < 0.1 else self.argument()
        named = [self.argument() for _ in range(self.random.choice([1, 2, 3, 4, 5, 6, 8, 10, 12]))]
        rest = []
        if self.random.random() < 0.3:
            promoted = {"signed char": "int", "unsigned char": "int", "short": "int", "unsigned short": "int",
                        "_Bool": "int", "float": "double"}
            for _ in range(self.random.randint(0, 8)):
                type = self.argument()
                rest.append(("scalar", promoted.get(type[1], type[1])) if type[0] == "scalar" else type)
            variadic = True
        else:
            variadic = False
        result_name = self.name(result) if result else "void"
        params = ", ".join(f"{self.name(type)} a{i}" for i, type in enumerate(named))
        signature = f"{result_name} f{number}({params}{', ...' if variadic else ''})"
        values = [self.values(type) for type in named + rest]
        results = self.values(result) if result else []
        body = []
        for i, type in enumerate(named):
            body.append(self.check(type, f"a{i}", values[i], f"{number}, {i}"))
        if variadic:
            body.append(f"__builtin_va_list list; __builtin_va_start(list, a{len(named) - 1});")
            for i, type in enumerate(rest, len(named)):
                body.append(f"{{ {self.name(type)} v = __builtin_va_arg(list, {self.name(type)}); "
                            f"{self.check(type, 'v', values[i], f'{number}, {i}')} }}")
            body.append("__builtin_va_end(list);")
        if result:
            body.append(f"{self.name(result)} r; {self.assign(result, 'r', results)} return r;")
        callee = signature + " {\n  " + "\n  ".join(body) + "\n}\n"
        call = []
        for i, type in enumerate(named + rest):
            call.append(f"{self.name(type)} v{i}; {self.assign(type, f'v{i}', values[i])}")
        arguments = ", ".join(f"v{i}" for i in range(len(named + rest)))
        if result:
            call.append(f"{self.name(result)} r = f{number}({arguments});")
            call.append(self.check(result, "r", results, f"{number}, -1"))
        else:
            call.append(f"f{number}({arguments});")
        caller = f"{signature};\nstatic void call{number}(void) {{\n  " + "\n  ".join(call) + "\n}\n"
        return caller, callee

    def program(self, count):
        functions = [self.function(i) for i in range(count)]
        head = "void bad(int function, int argument);\n" + "\n".join(self.definitions) + "\n"
        calls = "".join(f"  call{i}();\n" for i in range(count))
        return (head + "".join(caller for caller, _ in functions) + f"void calls(void) {{\n{calls}}}\n",
                head + "".join(callee for _, callee in functions))


MAIN = """#include <stdio.h>
static int failures;
void calls(void);
void bad(int function, int argument) {
  if (failures++ < 5) printf("f%d: argument %d is wrong\\n", function, argument);
}
int main(void) {
  calls();
  printf("%d failures\\n", failures);
  return failures != 0;
}
"""


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout + done.stderr


def translate(options, target, compiler, level, source, out):
    """An object file by `compiler`, "gcc" or "minic"; an error message or None."""
    machine = TARGETS[target]
    if compiler == "gcc":
        command = machine["gcc"] + ["-w", f"-{level}", "-c", source, "-o", out]
    else:
        if options.through:
            text = out + ".ll"
            status, message = run([options.through, *machine["clang"], "-w", f"-{level}", "-fno-vectorize",
                                   "-fno-slp-vectorize", "-S", "-emit-llvm", source, "-o", text])
            if status:
                return message
            source = text
        command = [options.minic, f"--target={target}", "-w", f"-{level}", "-c", source, "-o", out]
    status, message = run(command)
    return message or f"exit status {status}" if status else None


def test(options, seed, count):
    """Messages about what differs."""
    caller, callee = Generator(seed, options).program(count)
    problems = []
    with tempfile.TemporaryDirectory(prefix="abi-fuzz.") as folder:
        def path(name):
            return os.path.join(folder, name)
        for name, text in (("main.c", MAIN), ("caller.c", caller), ("callee.c", callee)):
            with open(path(name), "w") as file:
                file.write(text)
        for target in options.targets:
            objects, broken = {}, None
            for name in ("caller", "callee"):
                for compiler, level in [("gcc", "O1")] + [("minic", level) for level in options.levels]:
                    out = path(f"{name}.{target}.{compiler}.{level}.o")
                    objects[name, compiler, level] = out
                    message = translate(options, target, compiler, level, path(name + ".c"), out)
                    if message:
                        broken = f"seed {seed} {target}: {compiler} -{level} {name}.c: {message[:400]}"
            if broken:
                problems.append(broken)
                continue
            for level in options.levels:
                for pair in ((("caller", "gcc", "O1"), ("callee", "minic", level)),
                             (("caller", "minic", level), ("callee", "gcc", "O1")),
                             (("caller", "minic", level), ("callee", "minic", level))):
                    exe = path("program")
                    status, message = run(TARGETS[target]["gcc"] + ["-w", path("main.c"), objects[pair[0]],
                                                                    objects[pair[1]], "-o", exe])
                    if not status:
                        status, message = run(TARGETS[target]["run"] + [exe])
                    if status:
                        problems.append(f"seed {seed} {target} -{level}: caller by {pair[0][1]}, callee by {pair[1][1]}: "
                                        f"{message.strip() or f'status {status}'}")
        if problems and options.keep:
            os.makedirs(options.keep, exist_ok=True)
            for name, text in (("caller", caller), ("callee", callee)):
                with open(os.path.join(options.keep, f"{seed}-{name}.c"), "w") as file:
                    file.write(text)
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minic", required=True, type=os.path.abspath)
    parser.add_argument("--count", type=int, default=400, help="functions (default 400)")
    parser.add_argument("--per-program", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--targets", type=lambda text: text.split(","), default=list(TARGETS))
    parser.add_argument("--levels", type=lambda text: text.split(","), default=["O0", "O1"])
    parser.add_argument("--through", metavar="CLANG")
    parser.add_argument("--long-double", action="store_true")
    parser.add_argument("--int128", action="store_true")
    parser.add_argument("--keep", metavar="DIR", help="where programs that fail are written")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    sizes = [min(options.per_program, options.count - at) for at in range(0, options.count, options.per_program)]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for problems in pool.map(lambda i: test(options, options.seed + i, sizes[i]), range(len(sizes))):
            failed += bool(problems)
            for problem in problems:
                print(problem, flush=True)
    print(f"{options.count} functions in {len(sizes)} programs, {failed} programs differ")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
