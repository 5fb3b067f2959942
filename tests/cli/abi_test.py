"""Records by value between gcc and minic that random ones (tests/fuzz/records.py) seldom are: members without size,
bit-fields of unions, and what alignment alone does to the stack. gcc's own rules decide there."""

import os
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))
TARGETS = {
    "x86_64": (["gcc"], []),
    "riscv64": (["riscv64-linux-gnu-gcc"], ["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"]),
}

# All begin with a float where they have a size. E and V have none.
DECLARATIONS = "struct E {}; union V { char c[0]; float f[0]; };"
TYPES = """
struct { float f; union V u; }
struct { float f; struct E z[2]; }
struct { float f; struct E z; }
struct { struct E z[2]; float f; }
struct { union {} u; float f; }
union { float f; }
struct { float f; int a[0]; }
struct { int a[0]; float f; }
struct { float f; struct {int a[0];} z; }
struct { float f; struct E z[0]; }
struct { float f; union V z[0]; }
struct { float f; int : 0; }
struct { float f; int : 0; float g;}
struct { float f; struct { int : 0; } b; }
struct { float f; union { int : 0; } b; }
union { float f; union { int : 0; } b; }
union { float f; struct { int : 0; } b; }
union { float f; union { long : 0; } b; }
union { double f; float x[2]; int : 0; }
union { float f[4]; int : 0; }
union { struct {float f, g, h; } s; int : 0; }
struct { float f, g; union { float h; int : 0; } u; }
struct { float f; union { float h; int : 0; } u; }
struct { float f, h; union { int : 0; } u; }
struct { float f, h,i; union { int : 0; } u; }
struct { float f; union { int : 0; } u;float h,i; }
struct { float f[3]; union { int : 5; } u; }
union { float f; union V b; }
struct { float f; int a[0]; int b[0]; }
union { union { float f; } b; int : 0;}
struct { int : 0; float f; }
struct { struct E z; union V q; double d; }
union { long : 0; float f; }
union { char : 0; float f; }
union { float f; char : 0;  }
struct { union {char : 0;} c; float f;  }
struct { struct {char : 0;} c; float f;  }
struct { union {int : 5;} c[0]; float f;  }
struct { union {float a; int : 0;} c[0]; float f;  }
struct { float f; union {float a; int : 0;} c[0];  }
struct { float f; union {float a; int : 5;} c[0];  }
struct { float f, g; struct E z[2]; }
struct { float f, g; union V z; }
struct { float f, g; union V z[2]; }
struct { float f; union V z[2]; }
struct { struct {float b; int a;} e[0]; float f;}
struct { float f; struct {float b; int a;} e[0]; }
struct { float f; struct {float b; float a; int c;} e[0]; double d; }
struct { float f; union { float h; long : 0; } u; }
struct { float f; union { long : 0; } u; }
struct __attribute__((packed)) { float i; union { long b : 40; } u; }
struct __attribute__((packed)) { float i; union { long b : 14; } u; }
struct __attribute__((packed)) { float i; union { long b : 30; } u; }
union { float f[2]; long b : 33; }
struct { float f; struct { union {} u; } z; }
struct { struct { float f; union {} u; } z; }
struct { struct { float f; union {} u; } z; } __attribute__((aligned(8)))
struct { struct { float f; int a[0]; } z[1]; }
struct { struct { float f; } z[2]; }
struct { float f; char c; union { int : 0; } u; }
struct { float f; int a[0][2]; }
struct { float f; int a[2][0]; }
struct { float f; struct { struct {int a[0];} q; } z; }
struct __attribute__((packed)) { float f; int a[0]; }
struct { struct __attribute__((packed)) { float f; int a[0]; } s; } __attribute__((aligned(4)))
struct { struct __attribute__((packed)) { float f; } s; int a[0]; }
struct { float f[1]; union {} u; }
struct __attribute__((packed)) { float f; struct E e; }
union { float f[4]; long double l; __int128 i; }
union { float f; __int128 i; long double l; double d; }
union { double d; long double l; __int128 i; }
union { __int128 i; long double l; double d[2]; }
union { long double l; long i; double d; }
union { long double l; __int128 i; double d; }
union { long double l; long i[2]; float f; }
union { __int128 i; union { long double l; double d; } u; }
union { __int128 i; union { long double l; float f[4]; } u[1]; }
union { long double l; union { double d; __int128 i; } u; }
union { long double l; struct { float f, g; long i; } s; }
union { long double l; struct { float f; int i; long j; } s; }
union { union { long double l; unsigned i; } u; __int128 i; }
union { union { long double l; __int128 i; } u; float f; }
union { __int128 i; struct { union { long double l; unsigned i; } u; } s; }
union { __int128 i; struct { long double l; struct E e; } s; }
union { __int128 i; union { long double l; unsigned i; } __attribute__((packed)) u; double d; }
union { __int128 i; long double l[1]; }
""".strip().split("\n")

EMPTY = """
struct {}
struct {} __attribute__((aligned(16)))
struct {} __attribute__((aligned(32)))
struct { __int128 a[0]; }
union { long double a[0]; }
struct { long a[0]; }
struct { int : 5; }
union { unsigned : 24; }
struct { long : 60; long : 60; int : 3; }
struct { union { long : 60; } a[5]; struct {} b; int c[0]; }
struct { int : 0; }
""".strip().split("\n")


class Abi(unittest.TestCase):
    def programs(self, caller, callee):
        """Both files by minic and gcc, by gcc and minic; a program prints nothing and ends with 0."""
        for target, (gcc, run) in TARGETS.items():
            with self.subTest(target), tempfile.TemporaryDirectory() as folder:
                for name, text in ("caller", caller), ("callee", callee):
                    with open(f"{folder}/{name}.c", "w") as file:
                        file.write(text)
                    for by, command in ("gcc", gcc), ("minic", [MINIC, f"--target={target}"]):
                        subprocess.run(
                            [*command, "-w", "-O1", "-c", f"{name}.c", "-o", f"{name}.{by}.o"],
                            cwd=folder,
                            check=True,
                            stderr=subprocess.PIPE,
                        )
                for one, other in ("gcc", "minic"), ("minic", "gcc"):
                    subprocess.run(
                        [*gcc, f"caller.{one}.o", f"callee.{other}.o", "-o", "a.exe"], cwd=folder, check=True
                    )
                    done = subprocess.run([*run, "./a.exe"], cwd=folder, capture_output=True, text=True)
                    self.assertEqual((done.stdout, done.returncode), ("", 0), f"{one} calls {other}")

    def test_members_without_size_and_bit_fields_of_unions(self):
        types = [
            f"typedef {text} T{i}; float f{i}(int before, T{i} record, long after)" for i, text in enumerate(TYPES)
        ]
        calls = [
            f"{{ T{i} v; float x = {i}.5; __builtin_memset(&v, 0, sizeof v); __builtin_memcpy(&v, &x, 4);"
            f' if (f{i}(7, v, {i}) != x) printf("%s\\n", "{text}"); }}'
            for i, text in enumerate(TYPES)
        ]
        bodies = [
            f"{text} {{ float x; __builtin_memcpy(&x, &record, 4); return before == 7 && after == {i} ? x : -1; }}"
            for i, text in enumerate(types)
        ]
        declarations = "".join(text + ";\n" for text in types)
        self.programs(
            f"{DECLARATIONS}int printf(const char *, ...);\n{declarations}"
            f"int main(void) {{\n{chr(10).join(calls)}\nreturn 0; }}",
            DECLARATIONS + "\n".join(bodies),
        )

    def test_variable_arguments_of_unnamed_bit_fields_alone(self):
        declarations = """#include <stdarg.h>
struct B { long : 60; long : 60; int : 3; };
struct S { int : 5; };
struct B large(int), small_first(struct S, int);
int wrong(int n, ...);
"""
        self.programs(
            declarations + "int main(void) { struct S s; struct B b = large(3); b = small_first(s, 4);\n"
            "  return wrong(10, b, 0, s, 1, b, 2, s, 3, b, 4, s, 5, b, 6, s, 7, b, 8, s, 9); }",
            declarations
            + """int printf(const char *, ...);
struct B large(int x) { struct B b; if (x != 3) printf("large\\n"); return b; }
struct B small_first(struct S s, int x) { struct B b; if (x != 4) printf("small_first\\n"); return b; }
int wrong(int n, ...) {
  int count = 0;
  va_list list; va_start(list, n);
  for (int i = 0; i < n; i++) {
    if (i % 2) va_arg(list, struct S); else va_arg(list, struct B);
    count += va_arg(list, int) != i;
  }
  va_end(list);
  return count;
}
""",
        )

    def test_the_stack_after_a_record_without_size(self):
        for words in 5, 6, 7, 8, 9:
            before = ", ".join(f"long p{k}" for k in range(words))
            types = [
                f"typedef {text} T{i}; long f{i}({before}, T{i} record, long after)" for i, text in enumerate(EMPTY)
            ]
            total = " + ".join(f"{k} * p{k}" for k in range(words))
            passed = ", ".join(str(k + 1) for k in range(words))
            want = sum(k * (k + 1) for k in range(words))
            calls = [
                f"{{ T{i} v; long after = {i + 1}; "
                f'if (f{i}({passed}, v, after) != {want} + 1000 * after) printf("{words} %s\\n", "{text}"); }}'
                for i, text in enumerate(EMPTY)
            ]
            self.programs(
                "int printf(const char *, ...);"
                + "".join(text + ";\n" for text in types)
                + f"int main(void) {{\n{chr(10).join(calls)}\nreturn 0; }}",
                "\n".join(f"{text} {{ return {total} + 1000 * after; }}" for text in types),
            )


if __name__ == "__main__":
    unittest.main()
