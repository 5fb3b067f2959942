"""The shapes of programs whose growth growth.py measures: each a function from n to a text of n equal parts."""

import random

import compile as speed  # tests/bench/compile.py: its shapes of whole programs

NEST = 24900  # what the front end lets through: 50,000 of statements and their bodies or expressions
SHAPES = {}  # name: (generator, largest n, file name)


def shape(limit=1 << 24, file="input.c"):
    def add(function):
        SHAPES[function.__name__.rstrip("_")] = (function, limit, file)
        return function

    return add


def ll(limit=1 << 24):
    return shape(limit, "input.ll")


def lines(n, text):
    """`text` with {i} as 0 ... n - 1."""
    return "".join(text.replace("{i}", str(i)) for i in range(n))


# ---- nests -------------------------------------------------------------------------------------


@shape(NEST)
def do(n):
    """a nest of do loops"""
    return "int f(int x) {\n" + "do {\n" * n + "x = x - 1;\n" + "} while (x > 9);\n" * n + "return x;\n}\n"


@shape(NEST)
def while_(n):
    """a nest of while loops"""
    return "int f(int x) {\n" + "while (x > 9) {\n" * n + "x = x - 1;\n" + "}\n" * n + "return x;\n}\n"


@shape(NEST)
def for_(n):
    """a nest of for loops, each with an expression that does not change in it"""
    return (
        "int f(int x, int y) {\nint i;\n"
        + "for (i = 0; i < x * y; i = i + 1) {\n" * n
        + "x = x - 1;\n"
        + "}\n" * n
        + "return x;\n}\n"
    )


@shape(NEST - 1)
def if_(n):
    """a nest of ifs with something to do on the way out"""
    return "int f(int x) {\n" + "if (x > 9) {\nx = x + 1;\n" * n + "}\nx = x - 1;\n" * n + "return x;\n}\n"


@shape(NEST // 2)
def else_nest(n):
    """else { if ... }, which is a nest"""
    return "int f(int x) {\n" + "if (x == 7) x = 3; else {\n" * n + "}\n" * n + "return x;\n}\n"


@shape(NEST)
def blocks(n):
    """a nest of blocks that each declare a variable"""
    return "int f(int x) {\n" + "{ int y = x; x = y + 1;\n" * n + "}\n" * n + "return x;\n}\n"


@shape(2 * NEST)
def parentheses(n):
    """a deep expression"""
    return "int f(int x) {\nreturn " + "(" * n + "x" + " + 1)" * n + ";\n}\n"


@shape(2 * NEST)
def right(n):
    """an expression that is deep on the right, so that all left sides wait in registers"""
    return "int f(int x) {\nreturn " + "x - (" * n + "x" + ")" * n + ";\n}\n"


@shape(NEST)
def nested_calls(n):
    """f(f(f(x)))"""
    return "int f(int x) { return x; }\nint g(int x) {\nreturn " + "f(" * n + "x" + ")" * n + ";\n}\n"


@shape(NEST)
def nested_arguments(n):
    """f(x, f(x, ...))"""
    return "int f(int x, int y) { return x - y; }\nint g(int x) {\nreturn " + "f(x, " * n + "x" + ")" * n + ";\n}\n"


@shape(NEST)
def subscripts(n):
    """a[a[a[x]]]"""
    return "int a[100];\nint g(int x) {\nreturn " + "a[" * n + "x" + "]" * n + ";\n}\n"


@shape(2 * NEST)
def unary(n):
    """!!!x and ~-~-x"""
    return "int g(int x) {\nreturn " + "!" * (n // 2) + "~-" * (n // 4) + "x;\n}\n"


@shape(NEST // 2)
def break_nest(n):
    """a nest of loops with breaks and continues"""
    return (
        "int f(int x) {\n"
        + "while (x) { if (x == 5) break; if (x == 6) continue;\n" * n
        + "x = x - 1;\n"
        + "}\n" * n
        + "return x;\n}\n"
    )


# ---- chains ------------------------------------------------------------------------------------


@shape()
def else_if(n):
    """an else-if chain"""
    return "int f(int x) {\n" + lines(n, "if (x == {i}) x = x * 3 + {i}; else\n") + "x = 5;\nreturn x;\n}\n"


@shape()
def returns(n):
    """n comparisons that each return something else"""
    return "int f(int x) {\n" + lines(n, "if (x == {i}) return x * 3 + {i};\n") + "return x;\n}\n"


@shape()
def breaks(n):
    """n ways out of one loop, and n to its head"""
    return (
        "int f(int x) {\nwhile (x > 0) {\n"
        + lines(n, "x = x + {i}; if (x == {i}) break; if (x == 9 + {i}) continue;\n")
        + "}\nreturn x;\n}\n"
    )


@shape()
def invariants(n):
    """a loop with n ways to its head and n slow operations that do not change in it"""
    return (
        "int f(int x, int y, int z) {\nwhile (x > 0) {\nx = x - 1;\n"
        + lines(n, "if (x == {i}) continue; x = x - y / (z + {i});\n")
        + "}\nreturn x;\n}\n"
    )


@shape()
def sum_(n):
    """a long sum"""
    return "int f(int x, int y) {\nreturn x" + " + x * y - y" * n + ";\n}\n"


@shape()
def constant_sum(n):
    """a long sum that the front end computes"""
    return "int a[1" + " + 2 - 2" * n + "];\nint f() {\nreturn 1" + " + 7 * 3 - 21" * n + ";\n}\n"


@shape()
def and_or(n):
    """a chain of && and ||"""
    return "int f(int x, int y) {\nreturn x" + " && y || x > 3" * n + ";\n}\n"


@shape()
def assignments(n):
    """x = x = x = ..."""
    return "int f(int x, int y) {\n" + lines(n, "x = y; y = x + {i};\n") + "return x;\n}\n"


# ---- many --------------------------------------------------------------------------------------


@shape()
def arguments(n):
    """a call with many arguments, of a function with as many parameters"""
    return (
        "int f("
        + ", ".join(f"int p{i}" for i in range(n))
        + ") {\nreturn p0 + "
        + f"p{n - 1} + p{n // 2};\n}}\n"
        + "int g(int x) {\nreturn f("
        + ", ".join(f"x + {i}" for i in range(n))
        + ");\n}\n"
    )


@shape()
def parameters(n):
    """a function that reads all its parameters, floats and ints"""
    return (
        "float f("
        + ", ".join(f"int p{i}, float q{i}" for i in range(n))
        + ") {\nreturn 0"
        + "".join(f" + p{i} * q{i}" for i in range(n))
        + ";\n}\n"
    )


@shape()
def calls(n):
    """many calls, with values that live across them"""
    return (
        "int f(int, int);\nint g(int x) {\nint y = 1;\n"
        + lines(n, "y = y + f(x, {i}); x = f(y, x);\n")
        + "return x + y;\n}\n"
    )


@shape()
def functions(n):
    """many small functions, each calling the one before"""
    return "int f0(int x) { return x; }\n" + "".join(
        f"int f{i}(int x) {{ if (x > {i}) return f{i - 1}(x - 1); return x; }}\n" for i in range(1, n)
    )


@shape()
def globals_(n):
    """many globals, each used"""
    return lines(n, "int g{i} = {i};\n") + "int f() {\nint s = 0;\n" + lines(n, "s = s + g{i};\n") + "return s;\n}\n"


@shape()
def initialiser(n):
    """one big initialiser"""
    return "int a[] = {" + lines(n, "{i}, 7,\n") + "};\n"


@shape()
def local_initialiser(n):
    """a big initialiser of a local array, of values known only when it runs"""
    return f"int f(int x) {{\nint a[{n}][2] = {{" + lines(n, "{x + {i}, 7},\n") + "};\nreturn a[x][1];\n}\n"


@shape()
def statements(n):
    """one block of statements over arrays, values and globals"""
    r = random.Random(1)
    text = ["int g0, g1, ga[64];\nint f(int a, int b, int c, int d) {\n"]
    for _ in range(n):
        x, y, z = (r.choice("abcd") for _ in range(3))
        text.append(
            r.choice(
                [
                    f"{x} = {y} * {z} + 3;\n",
                    f"ga[{x} & 63] = {y};\n",
                    f"{x} = ga[{y} & 63] - {z};\n",
                    f"g0 = g1 + {x};\n",
                    f"{x} = g0;\n",
                ]
            )
        )
    return "".join(text) + "return a + b + c + d;\n}\n"


@shape()
def stores(n):
    """one variable in memory assigned n times"""
    return "int g;\nvoid f(int x) {\n" + lines(n, "g = x + {i};\n") + "}\n"


@shape()
def one_variable(n):
    """one variable assigned n times, in a loop, with reads in branches"""
    return (
        "int f(int x, int y) {\nwhile (y) {\ny = y - 1;\n"
        + lines(n, "if (y == {i}) x = x * 3;\n")
        + "}\nreturn x;\n}\n"
    )


@shape()
def variables(n):
    """n variables, each used once or twice"""
    return "int f(int x) {\n" + lines(n, "int v{i} = x + {i}; x = x ^ v{i};\n") + "return x;\n}\n"


@shape()
def alive(n):
    """n variables that live at once"""
    return (
        "int g(int);\nint f(int x) {\n"
        + lines(n, "int v{i} = x * {i} ^ 3;\n")
        + "x = x * 5;\n"
        + lines(n, "x = x * 3 + v{i};\n")
        + "return x;\n}\n"
    )


@shape()
def alive_across_calls(n):
    """n variables that live at once, made by calls and read by calls"""
    return (
        "int g(int);\nint f(int x) {\n"
        + lines(n, "int v{i} = g({i});\n")
        + lines(n, "x = x + g(v{i});\n")
        + "return x;\n}\n"
    )


@shape()
def alive_in_loop(n):
    """n variables that live around a loop and change in it"""
    return (
        "int f(int x) {\n"
        + lines(n, "int v{i} = x * {i};\n")
        + "while (x > 0) {\nx = x - 1;\n"
        + lines(n, "v{i} = v{i} * 3 + x;\n")
        + "}\n"
        + lines(n, "x = x * 3 + v{i};\n")
        + "return x;\n}\n"
    )


@shape()
def floats(n):
    """n floats that live at once, and as many constants"""
    return (
        "float f(float x) {\n"
        + lines(n, "float v{i} = x * {i}.5f;\n")
        + lines(n, "x = x * 3.f + v{i};\n")
        + "return x;\n}\n"
    )


@shape()
def loops(n):
    """many loops in a row"""
    return "int f(int x) {\n" + lines(n, "while (x > {i}) { x = x - 1; }\n") + "return x;\n}\n"


@shape()
def nests(n):
    """many nests of loops in a row, over arrays"""
    return (
        "int a[64][64];\nint f(int n) {\nint i, j, s = 0;\n"
        + lines(n, "for (i = 0; i < n; i = i + 1) for (j = 0; j < n; j = j + 1) s = s + a[i][j] * a[j][i] + {i};\n")
        + "return s;\n}\n"
    )


@shape()
def ifs(n):
    """many ifs in a row over a few variables"""
    return (
        "int f(int x, int y) {\n" + lines(n, "if (x > {i}) { y = y + x; } else { x = x + 3; }\n") + "return x + y;\n}\n"
    )


@shape()
def strings(n):
    """many string constants"""
    return "void g(const char *);\nvoid f() {\n" + lines(n, 'g("string number {i}");\n') + "}\n"


@shape()
def constants(n):
    """many constants that fit in no instruction"""
    return "long f(long x) {\n" + lines(n, "x = x * 3 ^ 123456789012{i}; x = x + 0.{i}5;\n") + "return x;\n}\n"


@shape()
def local_arrays(n):
    """many local arrays and their addresses"""
    return "void g(int *);\nint f(int x) {\n" + lines(n, "int a{i}[9]; g(a{i}); x = x + a{i}[x];\n") + "return x;\n}\n"


@shape()
def long_names(n):
    """one name of n characters, used often enough"""
    return "int f(int " + "x" * (n * 4) + ") {\nreturn " + "x" * (n * 4) + ";\n}\n"


@shape()
def comments(n):
    """n comments and blank lines"""
    return "/* c */ // d\n\n" * n + "int x;\n"


@shape()
def shadows(n):
    """the same name declared in n blocks"""
    return "int f(int x) {\n" + lines(n, "{ int y = x + {i}; { int y = x; x = y; } x = x + y; }\n") + "return x;\n}\n"


@shape()
def prototypes(n):
    """one function declared n times, and n that are never defined"""
    return lines(n, "int f(int x); int g{i}(int, float);\n") + "int f(int x) { return x; }\n"


@shape()
def declarators(n):
    """n declarators in one declaration, each with an attribute"""
    return "int v" + ", v".join(f"{i} __attribute__((aligned(8)))" for i in range(n)) + ";\n"


@shape()
def pragmas(n):
    """n pragmas about warnings, each before a function with one"""
    return lines(
        n, '#pragma GCC diagnostic ignored "-Woverflow"\nint f{i}(void) {{ signed char c = 1000; return c; }}\n'
    )


@shape()
def labels(n):
    """n labels, each with an attribute, in a function"""
    return "void f() {\n" + lines(n, "l{i}: __attribute__((unused));\n") + "}\n"


# ---- jumps and reads in no order: {j} is 7919 i mod n --------------------------------------------


def scattered(n, text):
    """`text` with {i} as 0 ... n - 1 and {j} as the same numbers, far apart."""
    return "".join(text.replace("{i}", str(i)).replace("{j}", str(7919 * i % n)) for i in range(n))


@shape()
def scattered_reads(n):
    """n loops that each read two of n values"""
    return (
        "int f(int x) {\n"
        + lines(n, "int a{i} = x * {i};\n")
        + scattered(n, "while (x < a{i}) x += a{j};\n")
        + "return x;\n}\n"
    )


@shape()
def scattered_conditions(n):
    """a chain of || and && over n elements"""
    return "int f(int *a) {\nreturn 0" + scattered(n, "\n|| (a[{i}] && a[{j}])") + ";\n}\n"


@shape()
def scattered_gotos(n):
    """n labels and n gotos"""
    return "int f(int x, int y) {\n" + scattered(n, "l{i}: y += x; if (y == {i}) goto l{j};\n") + "return y;\n}\n"


@shape(NEST)
def nested_macros(n):
    """a macro called in its own argument"""
    return "#define F(a) ((a)+1)\nint f(int x) {\nreturn " + "F(" * n + "x" + ")" * n + ";\n}\n"


@shape()
def computed_gotos(n):
    """n labels, each with a computed goto that may jump to all of them"""
    return (
        "int f(int *p, int x) {\nstatic void *const t[] = {"
        + lines(n, "&&l{i}, ")
        + "};\n"
        + lines(n, "l{i}: x = x * 3 + {i}; if (x == {i}) return x; goto *t[*p++];\n")
        + "}\n"
    )


@shape()
def computed_gotos_and_tests(n):
    """n labels of a table, each with a test of two values that all n computed gotos bring"""
    return (
        "int f(int *p, int x, int y) {\nstatic void *const t[] = {"
        + lines(n, "&&l{i}, ")
        + "};\n"
        + lines(n, "l{i}: if (x > y) x = x + {i}; y++; goto *t[*p++];\n")
        + "}\n"
    )


@shape()
def computed_gotos_and_a_constant(n):
    """n labels of a table, n computed gotos, and a value that is 0 on all the ways"""
    return (
        "int f(int *p, int x) {\nint k = 0;\nstatic void *const t[] = {"
        + lines(n, "&&l{i}, ")
        + "};\n"
        + lines(n, "l{i}: k = k * {i}; if (x == {i}) return k; x = x / 3; goto *t[*p++];\n")
        + "}\n"
    )


# ---- what only a .ll can have ------------------------------------------------------------------


@ll()
def switch(n):
    """a wide switch with distant cases"""
    return (
        "define i32 @f(i32 %x) {\n  switch i32 %x, label %d [\n"
        + "".join(f"    i32 {i * i}, label %b{i}\n" for i in range(min(n, 46000)))
        + "".join(f"    i32 -{i * 7 + 7}, label %b{i}\n" for i in range(46000, n))
        + "  ]\n"
        + lines(n, "b{i}:\n  ret i32 {i}\n")
        + "d:\n  ret i32 -1\n}\n"
    )


@ll()
def dense_switch(n):
    """a dense switch whose cases meet in a phi"""
    return (
        "define i32 @f(i32 %x) {\n  switch i32 %x, label %d [\n"
        + lines(n, "    i32 {i}, label %b{i}\n")
        + "  ]\n"
        + lines(n, "b{i}:\n  br label %d\n")
        + "d:\n  %p = phi i32 [ -1, %0 ]"
        + lines(n, ", [ {i}, %b{i} ]")
        + "\n  ret i32 %p\n}\n"
    )


@ll()
def phis(n):
    """a join of two with n phis, which rotate in a loop"""
    return (
        "define i32 @f(i32 %x) {\nentry:\n  br label %l\nl:\n"
        + "".join(f"  %p{i} = phi i32 [ {i}, %entry ], [ %p{(i + 1) % n}, %l ]\n" for i in range(n))
        + "  %c = icmp eq i32 %p0, %x\n  br i1 %c, label %e, label %l\ne:\n  ret i32 %p3\n}\n"
    )


@ll()
def phi_chain(n):
    """n joins in a row, each with a phi"""
    return (
        "define i32 @f(i32 %x) {\nentry:\n  br label %h0\nh0:\n"
        + "".join(
            (
                f"h{i}:\n  %v{i} = phi i32 [ %v{i - 1}, %h{i - 1} ], [ %w{i - 1}, %t{i - 1} ]\n"
                if i
                else "  %v0 = add i32 %x, 1\n"
            )
            + f"  %c{i} = icmp eq i32 %v{i}, {i}\n  br i1 %c{i}, label %h{i + 1}, label %t{i}\n"
            + f"t{i}:\n  %w{i} = mul i32 %v{i}, 3\n  br label %h{i + 1}\n"
            for i in range(n)
        )
        + f"h{n}:\n  ret i32 %v{n - 1}\n}}\n"
    )


@ll(9900)
def dimensions(n):
    """an array of n dimensions, and an address in it"""
    return (
        "@a = global "
        + "[1 x " * n
        + "i32"
        + "]" * n
        + " zeroinitializer\ndefine ptr @f(i64 %x) {\n"
        + "  %p = getelementptr "
        + "[1 x " * n
        + "i32"
        + "]" * n
        + ", ptr @a, i64 0"
        + ", i64 %x" * n
        + "\n  ret ptr %p\n}\n"
    )


@ll()
def irreducible(n):
    """a nest of do loops that a chain of blocks enters in the middle"""
    return (
        "define void @f(i32 %x) {\nentry:\n  %c = icmp eq i32 %x, 0\n  br i1 %c, label %h0, label %s0\n"
        + "".join(f"h{i}:\n  br label %h{i + 1}\n" for i in range(n))
        + f"h{n}:\n  call void @g()\n  br label %l{n - 1}\n"
        + "".join(f"l{i}:\n  br i1 %c, label %h{i}, label %{f'l{i - 1}' if i else 'e'}\n" for i in range(n - 1, -1, -1))
        + "".join(f"s{i}:\n  br i1 %c, label %h{n}, label %{f's{i + 1}' if i + 1 < n else 'e'}\n" for i in range(n))
        + "e:\n  ret void\n}\ndeclare void @g()\n"
    )


@ll()
def outer_continues(n):
    """a nest of loops in which every body may go on with the outermost"""
    return (
        "define void @f(i1 %c) {\nentry:\n  br label %h0\n"
        + "".join(f"h{i}:\n  br i1 %c, label %h{i + 1}, label %h0\n" for i in range(n))
        + f"h{n}:\n  br label %l{n - 1}\n"
        + "".join(f"l{i}:\n  br i1 %c, label %h{i}, label %{f'l{i - 1}' if i else 'e'}\n" for i in range(n - 1, -1, -1))
        + "e:\n  ret void\n}\n"
    )


@ll()
def chain_of_casts(n):
    """one value through n instructions without memory"""
    return (
        "define i64 @f(i64 %v0) {\n"
        + "".join(f"  %t{i} = trunc i64 %v{i} to i32\n  %v{i + 1} = sext i32 %t{i} to i64\n" for i in range(n))
        + f"  ret i64 %v{n}\n}}\n"
    )


@ll()
def geps(n):
    """a chain of geps"""
    return (
        "define ptr @f(ptr %v0, i64 %x) {\n"
        + "".join(f"  %v{i + 1} = getelementptr i8, ptr %v{i}, i64 4\n" for i in range(n))
        + f"  ret ptr %v{n}\n}}\n"
    )


@ll()
def loads(n):
    """n loads through geps of one chain"""
    return (
        "define i32 @f(ptr %v0, i32 %s0) {\n"
        + "".join(
            f"  %v{i + 1} = getelementptr i32, ptr %v{i}, i64 1\n  %l{i} = load i32, ptr %v{i + 1}\n"
            f"  %s{i + 1} = add i32 %s{i}, %l{i}\n"
            for i in range(n)
        )
        + f"  ret i32 %s{n}\n}}\n"
    )


@ll()
def unreachable(n):
    """n blocks that nothing reaches, and edges from them"""
    return (
        "define i32 @f(i32 %x) {\n  %c = icmp eq i32 %x, 0\n  br i1 %c, label %a, label %b\na:\n  br label %b\n"
        + lines(n, "u{i}:\n  br i1 %c, label %b, label %a\n")
        + "b:\n  ret i32 3\n}\n"
    )


@ll()
def declarations(n):
    """n globals with n aliases of addresses, in initialisers of each other"""
    return "@g0 = global ptr null\n" + "".join(f"@g{i} = global ptr @g{i - 1}\n" for i in range(1, n))


# The shapes of compile.py, by lines.
for name in ("programs", "tables", "one", "straight", "locals"):
    SHAPES["lines-" + name] = ((lambda f: lambda n: "".join(f(n)))(speed.SHAPES[name]), 1 << 21, "input.c")
    SHAPES["lines-" + name][0].__doc__ = speed.SHAPES[name].__doc__


# ---- measuring ---------------------------------------------------------------------------------
