"""__builtin_object_size and what it is for: -D_FORTIFY_SOURCE. gcc says what is right."""

import os
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))

# Each is asked for with the kinds 0 to 3, by both builtins; the last by the first alone: what a loop or a branch
# chooses, gcc's dynamic one follows as the program runs.
EXPRESSIONS = """
g; g + 3; &g[8]; g + 9; &g[i]; l; l + i; &s; s.name; &s.name[2]; s.name + i; &s.n; s.tail
t.b; tp->b; &tp->b[1]; tp; h; (char *)h + 5; c; m; vla; r; unknown; "hello"; (void *)0; &argv
(char *)&t + 2; &i; alloca(12); realloc(h, 30); a[1]; &a[1][2]; a[1] + 2; &a
o.in; o.in[1].n; o.in[1].z; &o.in[1]; &o.in[1].z[2]; o.last.z; &o.last; po->in; po->in[1].n; po->in[1].z; po->last.n
pd->name; pd4->name; pd0->name; pdf->name; &pd->name[0]; gf.name; &gf; md->name; md4->name; mdf->name; pm->d.name; pm; gd.name
copied
"""
CHOSEN = "q; chosen"
TABLE = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
char g[8], a[3][5];
struct S { int n; char name[16]; char tail[]; } s;
struct T { int a; char b[4]; char c[8]; } t, *tp = &t;
struct In { char n[4]; int k; char z[6]; };
struct O { int x; struct In in[3]; struct In last; } o;
struct D { int n; char name[1]; } gd;
struct D4 { int n; char name[4]; };
struct D0 { int n; char name[0]; };
struct DF { int n; char name[]; } gf = {1, "abc"};
struct M { struct D d; int k; };
extern char unknown[];
#define K(f, e) (long)f(e, 0), (long)f(e, 1), (long)f(e, 2), (long)f(e, 3)
#define Q(e) printf("%s: %ld %ld %ld %ld\n", #e, K(__builtin_object_size, e))
#define P(e) printf("%s: %ld %ld %ld %ld, %ld %ld %ld %ld\n", #e, K(__builtin_object_size, e), K(__builtin_dynamic_object_size, e))
__attribute__((noinline)) void print(int i, char **argv, struct O *po, struct D *pd, struct D4 *pd4,
                                     struct D0 *pd0, struct DF *pdf, struct M *pm) {
  struct D *md = malloc(40); struct D4 *md4 = malloc(40); struct DF *mdf = malloc(40);
  char l[10];
  void *h = malloc(20), *c = calloc(3, 7), *m = malloc(i * 10);
  char vla[i + 4], *q = i > 1 ? l : g, *r = g, *copied = strcat(strcpy(malloc(6), "a"), "b"), *chosen = i ? t.b : t.c;
  r += 3;
  STATEMENTS
}
char unknown[4];
int main(int argc, char **argv) { print(argc, argv, &o, 0, 0, 0, 0, 0); return 0; }
"""

# Each is right with a string of 3 characters, and wrong with one of 20.
COPIES = """
strcpy(local, s); puts(local);
strcpy(r->tag, s);
strcpy(r->name, s);
memcpy(local, s, strlen(s) + 1); puts(local);
sprintf(local, "%s!", s); puts(local);
{ char *p = malloc(6); strcat(strcpy(p, "ab"), s); puts(p); }
{ char *p = malloc(6); strcpy(p, "ab"); strcat(p, s); puts(p); }
snprintf(local, strlen(s), "%s", s); puts(local);
read(0, local, strlen(s)); puts("read");
strncpy(local, s, strlen(s) + 1); puts(local);
memset(local, 'a', strlen(s)); local[2] = 0; puts(local);
if (!fgets(local, strlen(s), stdin)) puts("no line");
{ char *p = strlen(s) > 5 ? r->name : local; strcpy(p, s); puts(p); }
printf("%s %d\\n", s, 3); fprintf(stdout, "%s\\n", s);
{ char format[4]; int z = 0; strcpy(format, "%n"); printf(format, &z); puts("%n"); }
""".strip().split("\n")
FORTIFIED = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
struct R { char name[8]; int n; char tag[4]; int k; } record;
__attribute__((noinline)) static void copy(struct R *r, const char *s, int way) {
  char local[8];
  switch (way) {
CASES
  }
}
int main(int argc, char **argv) { copy(&record, argv[2], atoi(argv[1])); puts("end"); return 0; }
"""


class ObjectSize(unittest.TestCase):
    def built(self, folder, text, *options, by):
        """The path of the program."""
        with open(f"{folder}/a.c", "w") as file:
            file.write(text)
        program = f"{folder}/{os.path.basename(by)}.exe"
        subprocess.run([by, "-w", *options, f"{folder}/a.c", "-o", program], check=True, stderr=subprocess.PIPE)
        return program

    def test_the_sizes_are_those_of_gcc(self):
        expressions = [e.strip() for e in EXPRESSIONS.strip().replace("\n", ";").split(";")]
        chosen = CHOSEN.split("; ")
        text = TABLE.replace("STATEMENTS", " ".join([f"P({e});" for e in expressions] + [f"Q({e});" for e in chosen]))
        with tempfile.TemporaryDirectory() as folder:
            for level in "-O2", "-O3":
                want, got = (
                    subprocess.run(
                        [self.built(folder, text, level, by=by)], capture_output=True, text=True
                    ).stdout.split("\n")
                    for by in ("gcc", MINIC)
                )
                self.assertEqual(len(want), len(expressions) + len(chosen) + 1)
                self.assertEqual(got, want, level)

    def test_fortified_programs_end_as_those_of_gcc(self):
        cases = "\n".join(f"case {i}: {text} break;" for i, text in enumerate(COPIES))
        with tempfile.TemporaryDirectory() as folder:
            for level in 0, 1, 2, 3:
                programs = [
                    self.built(folder, FORTIFIED.replace("CASES", cases), "-O2", f"-D_FORTIFY_SOURCE={level}", by=by)
                    for by in ("gcc", MINIC)
                ]
                caught = 0
                for way, source in enumerate(COPIES):
                    for s in ("abc", "abcdefghijklmnopqrst") if level else ("abc",):
                        want, got = (
                            subprocess.run(
                                [program, str(way), s], stdin=subprocess.DEVNULL, capture_output=True, text=True
                            )
                            for program in programs
                        )
                        caught += want.returncode == -6
                        # What is written beyond an object that nobody checks may do anything.
                        if want.returncode == -6 or len(s) == 3:
                            self.assertEqual(
                                (got.returncode, got.stdout, got.stderr),
                                (want.returncode, want.stdout, want.stderr),
                                f"{level} {source} {s}",
                            )
                self.assertGreaterEqual(caught, (0, 10, 12, 12)[level])

    def test_the_interpreter_checks_as_well(self):
        cases = "\n".join(f"case {i}: {text} break;" for i, text in enumerate(COPIES))
        with tempfile.TemporaryDirectory() as folder:
            text = FORTIFIED.replace("CASES", cases)
            program = self.built(folder, text, "-O2", "-D_FORTIFY_SOURCE=2", by="gcc")
            for way, source in enumerate(COPIES[:-1]):  # the library alone says what %n may do
                for s in "abc", "abcdefghijklmnopqrst":
                    want, got = (
                        subprocess.run(
                            [*command, str(way), s], stdin=subprocess.DEVNULL, capture_output=True, text=True
                        )
                        for command in (
                            [program],
                            [MINIC, "-w", "-O2", "-D_FORTIFY_SOURCE=2", "--run", f"{folder}/a.c"],
                        )
                    )
                    if want.returncode == -6:
                        self.assertEqual(got.returncode, 134, source + got.stdout + got.stderr)
                        self.assertIn("buffer overflow detected", got.stderr)
                    elif len(s) == 3:
                        self.assertEqual((got.returncode, got.stdout), (0, want.stdout), source + got.stderr)

    def test_what_needs_no_check_calls_the_plain_function(self):
        text = """#include <string.h>
                  char buf[8];
                  void f(void) { strcpy(buf, "hello"); }
                  void g(char *p) { strcpy(p, "hello"); }
                  void h(const char *s) { strcpy(buf, s); }
                  void k(char *p, const char *s) { strcpy(p, s); }"""
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/a.c", "w") as file:
                file.write(text)
            got = subprocess.run(
                [MINIC, "-O2", "-D_FORTIFY_SOURCE=2", "-S", f"{folder}/a.c", "-o", "-"],
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            self.assertEqual(got.count("__strcpy_chk"), 1, got)


if __name__ == "__main__":
    unittest.main()
