#!/usr/bin/env python3
"""Random C programs of calls of the C library between loads and stores: what minic makes of each prints what gcc's does.

    library.py --minic build/release/minic [--seed N] [--count N] [--minutes M] [--keep FOLDER]
    library.py --minic build/release/minic --seed N --reduce      makes the program of one seed smaller while it still differs
    library.py --minic build/release/minic --seed N --print

The calls read and write local, global and static buffers, the heap, members of structures and what pointers in memory lead
to: functions of string.h, stdlib.h, ctype.h, math.h (with errno) and stdio.h, with callbacks that write, by function
pointers, and in functions of the program that are given the buffers. Stores before a call are overwritten by it or not; the
same call comes again with and without a store between; calls stand in loops, and loops do what a call does. A third of the
programs is compiled with _FORTIFY_SOURCE.

Each buffer has 48 bytes, all ASCII, and the last 8 are zero: so each text in a buffer ends, and has at most 40 characters."""

import random
import re
import sys

import harness

PRELUDE = r"""#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#define N __attribute__((noinline))
#define O(k, e) r[k] = r[k] * 3 + (unsigned long)(e)
#define SIGN(e) (((e) > 0) - ((e) < 0))
struct T { int id; char name[48]; char *text; int v[8]; };
char G0[48] = "alpha,beta 12", G1[48] = "12 gamma";
static char S0[48] = "-7.5e1 delta", S1[48] = "x,y,,z";
static int GV[8] = { 9, 3, 7, 1, 8, 2, 6, 4 }, touched, *where = &touched;
static struct T GT = { 1, "record", G0, { 4, 3, 2, 1 } };
static jmp_buf J;
N static int by_char(const void *p, const void *q) {
  const char *a = p, *b = q;
  *where |= 1 << (*a & 7) | 1 << (*b & 7);
  return *a - *b;
}
N static int by_int(const void *p, const void *q) {
  const int *a = p, *b = q;
  *where |= *a | *b;
  return (*a > *b) - (*a < *b);
}
N static int by_text(const void *p, const void *q) { return strcmp(*(char *const *)p, *(char *const *)q); }
N static int form(char *d, size_t n, const char *f, ...) {
  va_list list;
  va_start(list, f);
  int length = vsnprintf(d, n, f, list);
  va_end(list);
  return length;
}
N static int scan(const char *s, const char *f, ...) {
  va_list list;
  va_start(list, f);
  int count = vsscanf(s, f, list);
  va_end(list);
  return count;
}
N static char *own_copy(char *d, const char *s) { touched++; return strcpy(d, s); }
N static size_t own_length(const char *s) { return s[0] ? 1 + strlen(s + 1) : 0; }
N static void *own_move(void *d, const void *s, size_t n) { GT.id++; return memmove(d, s, n); }
static size_t (*const lengths[2])(const char *) = { strlen, own_length };
static char *(*copies[2])(char *, const char *) = { strcpy, own_copy };
static void *(*moves[2])(void *, const void *, size_t) = { memmove, own_move };
N static void leap(char *p, int k) { p[k & 15] = 'j'; longjmp(J, k + 1); }
N static long number(double d) { return d != d ? -77 : d > 1e9 ? 78 : d < -1e9 ? -78 : (long)(d * 16); }
N static void show(const char *what, const char *b, const int *v) {
  unsigned long h = 0;
  for (int k = 0; k < 48; k++) h = h * 31 + (unsigned char)b[k];
  for (int k = 0; v && k < 8; k++) h = h * 31 + (unsigned)v[k];
  printf("%s %s %lx\n", what, b, h);
}
"""

# In the statements below: b a buffer; s one that is apart from it; o one that may be the same; v an array of 8 int; w one
# apart from it; a, d: offsets below 20; n: a length up to 20; k: an index below 40; e one below 8; m: 1 to 4; c a character
# or 0; C a character; l a text; x a number for math.h; t: a new name, the same in the whole statement; r: a new sum.
WRITES = """
memset({b} + {a}, {c}, {n});
memset({b}, 0, 48);
memset({b} + {a}, {c}, 20);
memcpy({b} + {a}, {s} + {d}, {n});
memcpy({b}, {s}, 48);
memcpy({b} + {a}, {l}, {m});
memcpy({b}, {b} + 20, {n});
memmove({b} + {a}, {o} + {d}, {n});
memmove({b} + {a}, {b} + {d}, {n});
strcpy({b}, {s} + {d});
strcpy({b} + {a}, {l});
strncpy({b} + {a}, {s} + {d}, {n});
{b}[{a}] = 0; {s}[{d}] = 0; strcat({b}, {s});
{b}[{a}] = 0; strncat({b}, {s} + {d}, {n});
*stpcpy({b} + {a}, {l}) = {c};
*(char *)mempcpy({b} + {a}, {s} + {d}, {n}) = {c};
*stpncpy({b}, {s} + {d}, {n}) = {c};
*(char *)memset({b} + {a}, {c}, {n}) = {c};
*strcpy({b}, {s}) = {c};
((char *)memcpy({b}, {s}, 40))[{k}] = {c};
bzero({b} + {a}, {n});
bcopy({o} + {d}, {b} + {a}, {n});
snprintf({b}, {n}, "%s/%d", {s}, i);
sprintf({b} + {a}, "%.5s-%d", {s}, i);
snprintf({b} + {a}, {n}, "%.*s", {m}, {s} + {d});
snprintf({b} + {a}, 9, {l});
sprintf({b}, "%s", {s});
form({b} + {a}, {n}, "%c%s", {C}, {s});
sscanf({s} + {d}, "%9[a-z]", {b} + {a});
sscanf({s}, "%6d%n", &{v}[{e}], &{w}[{e}]);
copies[{z}]({b}, {s} + {d});
moves[{z}]({b} + {a}, {o} + {d}, {n});
qsort({b}, {n} + 2, 1, by_char);
qsort({v}, 8, sizeof(int), by_int);
qsort({b} + {a}, 2, 1, by_char);
memset({v}, {f}, {m} * sizeof(int));
memcpy({v}, {w}, {m} * sizeof(int));
memcpy({v}, {w}, 8 * sizeof(int));
memmove({v} + 1, {v}, {m} * sizeof(int));
memmove({v}, {v} + {m}, {m} * sizeof(int));
for (int j = 0; j < {n}; j++) {b}[{a} + j] = {c};
for (int j = 0; j < {n}; j++) {b}[{a} + j] = {o}[{d} + j];
for (int j = {n}; j-- > 0;) {b}[{a} + j] = {o}[{d} + j];
for (int j = 0; j < {n}; j++) {b}[j + 1] = {b}[j];
for (int j = 0; j < {n}; j++) {b}[{a} + j] = {b}[{d} + j];
for (int j = 0; j < 8; j++) {v}[j] = {f};
for (int j = 0; j < {m}; j++) {v}[j + {m}] = {v}[j];
for (int j = 0; j < 8; j++) {v}[j] = {w}[j];
{ const char *{t} = {s} + {d}; char *d{t} = {b}; while ((*d{t}++ = *{t}++)); }
{ char *{t} = {b} + {a}; for (int j = 0; j < {n}; j++) *{t}++ = {c}; }
""".strip().splitlines()

# What only functions with sums and locals of their own have.
BLOCKS = """
{ char *{t} = strchr({b}, {C}); O({r}, {t} != 0); if ({t}) { O({r}, {t} - {b}); *{t} = {c}; } }
{ char *{t} = strrchr({b}, {C}); if ({t}) *{t} = {c}; O({r}, {b}[{k}]); }
{ char *{t} = memchr({b} + {a}, {C}, {n}); O({r}, !{t}); if ({t}) *{t} = {c}; O({r}, {b}[{k}]); }
{ char *{t} = strstr({b}, {o} + {d}); O({r}, {t} != 0); if ({t} && {t} - {b} < 40) *{t} = {c}; }
{ char *{t} = strpbrk({b}, "aeiou, "); if ({t}) { *{t} = {c}; O({r}, {t}[1]); } }
{ char *{t} = index({b}, {C}); if ({t}) *{t} = {c}; O({r}, {b}[{k}]); }
{ char *{t}; O({r}, strtol({b}, &{t}, {g})); O({r}, {t} - {b}); if ({t} - {b} < 40) *{t} = {c}; O({r}, {b}[{a}]); }
{ char *{t} = {o}; {v}[{e}] = (int)strtoul({b} + {a}, &{t}, 16) & 255; O({r}, *{t}); O({r}, {v}[{e}]); }
{ char *{t}; O({r}, number(strtod({b}, &{t}))); O({r}, {t} - {b}); if ({t} - {b} < 40) *{t} = {c}; O({r}, {b}[{a}]); }
{ char *{t} = strtok({b}, ", "); O({r}, {t} != 0); {b}[{k}] = {c}; {t} = strtok(0, " ,"); if ({t}) O({r}, {t} - {b}); O({r}, {b}[{k}]); }
for (char *{t} = strtok({b}, " ,-"); {t}; {t} = strtok(0, " ,-")) { O({r}, strlen({t})); O({r}, {b}[{k}]); *{t} = {C}; }
{b}[{k}] = {C}; { char *{t} = strtok({b} + {a}, "abc"), *d{t} = {t} ? strtok(0, ",") : 0; O({r}, {b}[{k}]); O({r}, d{t} ? *d{t} : 1); }
{ char *{t} = strdup({b}); {b}[{k}] = {C}; O({r}, {t} != 0); O({r}, strcmp({t}, {b}) == 0); *{t} = {c}; O({r}, {b}[0]); O({r}, *{t}); free({t}); }
{ char *{t} = strndup({b} + {a}, {n}); O({r}, strlen({t})); strcpy({b}, {t}); free({t}); }
{ char *{t} = malloc(48); strcpy({t}, {b}); {b}[{k}] = {C}; O({r}, strcmp({t}, {b}) == 0); free({t}); }
{ char *{t} = calloc({m}, 8), *d{t} = realloc({t}, 64); O({r}, d{t}[{m}]); d{t}[1] = {c}; memcpy({b}, d{t}, 8); free(d{t}); }
{ int *{t} = malloc(4 * sizeof(int)); {t}[0] = i; {t}[1] = {v}[{e}]; {t} = realloc({t}, 64 * sizeof(int)); O({r}, {t}[0] + {t}[1]); free({t}); }
{ int *{t} = reallocarray(0, 4, sizeof(int)); {t}[0] = i; {t} = reallocarray({t}, {m} + 60, sizeof(int)); O({r}, {t}[0]); free({t}); }
{ char *{t} = aligned_alloc(16, 48); memcpy({t}, {b}, 48); strcpy({b}, {l}); O({r}, {t}[{k}]); free({t}); }
{ struct T *{t} = malloc(sizeof *{t}); *{t} = u; strcpy({t}->name, {l}); O({r}, strcmp({t}->name, u.name) == 0); {t}->text[{k}] = {c}; O({r}, {b}[{k}]); free({t}); }
free(malloc({n}));
{ FILE *{t} = tmpfile(); fputs({b}, {t}); fputc('\\n', {t}); O({r}, ftell({t})); rewind({t}); {b}[{k}] = {C}; O({r}, fgets({b}, 40, {t}) == {b}); O({r}, {b}[{k}]); fclose({t}); }
{ FILE *{t} = tmpfile(); fwrite({b}, 1, 40, {t}); O({r}, fseek({t}, {a}, SEEK_SET)); {o}[{k}] = {C}; O({r}, fread({o}, 1, 20, {t})); O({r}, {o}[{a}]); O({r}, getc({t})); fclose({t}); }
srand({m}); O({r}, rand() % 100); {b}[{k}] = {C}; O({r}, rand() % 100); srand({m}); O({r}, rand() % 100);
{ char {t}[8] = "zz"; O({r}, scan({b} + {a}, "%3s%*[ ,]%4d", {t}, &{v}[{e}])); O({r}, {v}[{e}]); O({r}, {t}[0]); }
O({r}, imaxabs({v}[{e}])); O({r}, llabs({v}[{e}])); O({r}, strlen(strerror(0)) > 2);
{ char *{t} = malloc(8); O({r}, {t} == 0); free({t}); }
qsort({b}, 20, 1, by_char); { char *{t} = bsearch({l}, {b}, 20, 1, by_char); O({r}, {t} ? *{t} : 1); O({r}, touched); }
{ int {t} = 0; where = &{t}; qsort({b}, {n} + 2, 1, by_char); O({r}, {t}); {t} = 5; qsort({v}, 8, sizeof(int), by_int); O({r}, {t}); where = &touched; }
for (int j = 0; j < 8; j++) {v}[j] = 3 * j; touched = i; { int {t} = 3 * {m}, *d{t} = bsearch(&{t}, {v}, 8, sizeof(int), by_int); *d{t} += 1; O({r}, {v}[{m}] + touched); }
x[0] = 'q'; y[0] = 'c'; G0[0] = 'm'; slots[0] = x; slots[1] = G0; slots[2] = y; qsort(slots, 3, sizeof *slots, by_text); slots[{m} % 3][{k}] = {c}; O({r}, {b}[{k}]);
memmove(slots + 1, slots, 2 * sizeof *slots); slots[{m} % 3][{k}] = {C}; O({r}, x[{k}]); O({r}, y[{k}]);
memcpy(&slots[{m} % 3], &u.text, sizeof(char *)); slots[{m} % 3][{k}] = {C}; O({r}, {b}[{k}]);
memcpy(&u, &t, sizeof u); O({r}, strlen(u.name)); u.text[{k}] = {C}; O({r}, {b}[{k}]);
memcpy(&GT, &t, sizeof t); GT.text[{k}] = {C}; O({r}, {b}[{k}]);
memmove(&t, &GT, sizeof t); t.v[{e}] = i; O({r}, GT.v[{e}]); O({r}, t.name[{k}]);
memset(&t, 0, offsetof(struct T, text)); t.id = i; O({r}, strlen(t.name)); O({r}, t.text[{k}]);
errno = 0; { double {t} = {h}({x}); O({r}, errno); O({r}, number({t})); }
errno = 0; {h}({x}); O({r}, errno);
errno = 0; { double {t} = {h}({x}) + {h}({x}); O({r}, number({t})); {v}[{e}] = errno; }
errno = {m}; {b}[{k}] = {C}; { double {t} = {h}({x}); O({r}, {b}[{k}]); O({r}, number({t})); O({r}, errno); }
errno = 0; { double {t} = {H}({x}, {y}); O({r}, errno); O({r}, number({t})); }
errno = {m}; { double {t} = {i}({x}); O({r}, errno); O({r}, number({t})); }
{ double {t} = {j}({x}, {y}); O({r}, number({t})); }
{ int {t} = {m}; double d{t} = frexp({x}, &{t}); O({r}, {t}); O({r}, number(d{t})); {t} = {m}; O({r}, number(ldexp(d{t}, {t}))); }
{ double {t} = {m}, d{t} = modf({x} / 4, &{t}); O({r}, number({t})); O({r}, number(d{t})); }
{ int {t} = {m}; double d{t} = remquo({x}, 3, &{t}); O({r}, {t} & 7); O({r}, number(d{t})); }
O({r}, lround({x} / 2)); O({r}, lrint({x})); O({r}, number(fma({x}, {y}, 1)));
{ div_t {t} = div({v}[{e}], 7); O({r}, {t}.quot); {v}[{e}] = {t}.rem; }
{ ldiv_t {t} = ldiv({v}[{e}], {m}); O({r}, {t}.quot); O({r}, {t}.rem); }
O({r}, snprintf(0, 0, "%s:%d", {b}, {v}[{e}]));
{ int {t} = 5, d{t} = 6; O({r}, sscanf({b} + {a}, "%5d %4d", &{t}, &d{t})); O({r}, {t}); O({r}, d{t}); }
{ char {t}[8] = "zz"; O({r}, sscanf({b} + {a}, "%*c%3s%n", {t}, &{v}[{e}])); O({r}, {t}[0] + {t}[1]); O({r}, {v}[{e}]); }
{ size_t {t} = 0; while ({b}[{t}]) {t}++; O({r}, {t}); }
{ size_t {t} = 0; while ({b}[{t}] && {b}[{t}] == {o}[{t}]) {t}++; O({r}, {t}); }
{ int {t} = 0; for (; {t} < {n}; {t}++) if ({b}[{t}] == {C}) break; O({r}, {t}); }
for (int j = 0; j < {n}; j++) {b}[j] = toupper({b}[j]);
for (char *{t} = {b}; *{t}; {t}++) if (isupper(*{t})) *{t} = tolower(*{t});
for (size_t j = 0; j < strlen({b}); j++) { O({r}, {b}[j]); {o}[{k}] = {c}; }
for (int j = 0; j < {m}; j++) { O({r}, strlen({b})); {o}[{k}] = {c}; }
for (int j = 0; j < {m}; j++) { {b}[{a} + j] = {c}; O({r}, strlen({b})); }
for (int j = 0; j < {m}; j++) { strcpy({b}, {l}); O({r}, {b}[j]); {b}[j] = {C}; }
for (int j = 0; j < {m}; j++) { memset({b} + {a}, {C}, j); O({r}, {b}[{k}]); }
for (int j = 0; j < {m}; j++) { O({r}, memcmp({b}, {o}, {n}) == 0); {b}[j] = {c}; }
printf("%s %d\\n", {b}, i);
{b}[{k}] = {C}; puts({b}); {b}[{k}] = {c};
fputs({b} + {a}, stdout); putchar('\\n');
printf("%.*s|%c\\n", {n}, {b}, {b}[0] ? {b}[0] : '0');
fwrite({b}, 1, strlen({b}), stdout); printf("\\n");
printf("%s%n\\n", {b}, &{v}[{e}]); O({r}, {v}[{e}]);
""".strip().splitlines()

# Expressions of numbers.
READS = """
strlen({b})
strlen({b} + {a})
lengths[{z}]({b})
own_length({b})
SIGN(strcmp({b}, {o}))
strcmp({b}, {l}) == 0
!strcmp({b} + {a}, {o} + {d})
SIGN(strncmp({b}, {o} + {d}, {n}))
strncmp({b} + {a}, {l}, {m}) == 0
SIGN(memcmp({b} + {a}, {o} + {d}, {n}))
memcmp({b}, {o}, {n}) == 0
bcmp({b}, {o}, {n}) == 0
strcoll({b}, {o}) < 0
strchr({b}, {C}) != 0
strchr({b}, 0) - {b}
strrchr({b}, {C}) == 0
memchr({b}, {c}, {n}) != 0
strstr({b}, {o} + {d}) == 0
strstr({b}, {l}) != 0
strspn({b}, "abcdefgh")
strcspn({b}, {o} + {d})
strcspn({b}, " ,")
strpbrk({b}, "xyz") != 0
strnlen({b} + {a}, {n})
strcasecmp({b}, {o}) == 0
strncasecmp({b}, {o}, {n}) == 0
rindex({b}, {C}) != 0
atoi({b} + {a})
atol({b})
number(atof({b}))
strtol({b}, 0, 10)
isalpha({b}[{k}]) != 0
isdigit({b}[{k}]) != 0
isspace({b}[{k}]) != 0
isalnum({b}[{k}]) != 0
ispunct({b}[{k}]) != 0
isxdigit({b}[{k}]) != 0
toupper({b}[{k}])
tolower({b}[{k}])
abs({v}[{e}] % 1000)
labs({v}[{e}])
number(fabs({x}))
number({i}({x}))
number(sqrt(fabs({x})))
{b}[{k}]
{b}[{k}]
{b}[{a}]
{b}[0]
{v}[{e}]
{v}[{e}]
touched
GT.id
GT.text[{k}]
""".strip().splitlines()
ERRNO = [
    "sqrt",
    "sqrt",
    "sqrt",
    "log",
    "log",
    "exp",
    "sin",
    "cos",
    "tan",
    "log2",
    "log10",
    "asin",
    "acosh",
    "sqrtf",
    "expf",
]
ERRNO_BLOCKS = [block for block in BLOCKS if block.startswith("errno")]
ERRNO2 = ["pow", "pow", "fmod", "fmod", "powf", "hypot", "remainder"]
EXACT = ["fabs", "floor", "ceil", "round", "trunc", "rint", "nearbyint", "floorf", "fabsf", "truncf"]
EXACT2 = ["fmax", "fmin", "copysign", "fdim", "atan2"]
LITERALS = ['"alpha"', '"12,34 z"', '"m"  "nopq"', '"-5 6 7"', '"a,b c"', '"gamma,"', '"0x1f,"', '"beta 12"']
WILD = ["t.text", "u.text", "slots[0]", "slots[1]", "slots[i % 3]", "GT.text"]


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.text, self.functions, self.jumps = [], [], []
        self.names = self.sums = 0
        self.locals, self.apart, self.wild = [], True, []  # of the function that is being made

    # ---- buffers

    def are_apart(self, b, s):
        """The buffers have no byte in common, whatever the function is given."""
        if b == s or b in WILD or s in WILD:
            return False
        if b in "pq" and s in "pq":
            return self.apart
        for one, other in ((b, s), (s, b)):
            if one in "pq" and other not in self.locals:
                return self.apart and other in ("S0", "S1")  # which no function with that promise is given
        return True

    def buffers(self):
        return ["p", "p", "q", "G0", "G1", "S0", "S1", "GT.name"] + 2 * self.locals + self.wild

    # ---- statements

    def fill(self, template):
        """The text of a template, with names and numbers."""
        rng = self.rng
        while True:
            b = rng.choice(self.buffers())
            apart = [other for other in self.buffers() if self.are_apart(b, other)]
            if apart or "{s}" not in template:
                break
        v = rng.choice(self.arrays)
        self.names += 1
        fixed = {
            "b": b,
            "s": rng.choice(apart or [b]),
            "o": b if rng.random() < 0.3 else rng.choice(self.buffers()),
            "v": v,
            "w": rng.choice([other for other in self.arrays if other != v]),
            "t": f"t{self.names}",
            "k": rng.choice([0, 1, 2, 3, 5, 8, 13, 39, rng.randrange(40)]),
            "C": self.character(),
            "h": rng.choice(ERRNO),
            "x": f"({rng.choice([f'{b}[{rng.randrange(9)}]', f'{v}[1]', f'{v}[2]', 'i', 'n'])} {rng.choice(['-', '+', '- 109 +'])} {rng.choice([0, 1, 2, 97, 'i'])})",
        }

        def choose(found):
            name = found.group(1)
            if name in fixed:
                return str(fixed[name])
            if name == "r":
                self.sums += 1
                return str(self.sums - 1)
            return str(
                {
                    "a": lambda: rng.choice([0, 0, 1, 4, rng.randrange(20)]),
                    "d": lambda: rng.choice([0, 0, 1, 2, rng.randrange(20)]),
                    "n": lambda: rng.choice(
                        [0, 1, 3, 8, 16, 20, "n", "n", "i", "(n + i)", "(size_t)n", rng.randrange(21)]
                    ),
                    "e": lambda: rng.randrange(8),
                    "m": lambda: rng.randint(1, 4),
                    "c": lambda: rng.choice([0, self.character(), self.character()]),
                    "f": lambda: rng.choice([0, 0, -1]),
                    "g": lambda: rng.choice([0, 10, 10, 16]),
                    "l": lambda: rng.choice(LITERALS),
                    "z": lambda: rng.choice(["0", "1", "i & 1"]),
                    "H": lambda: rng.choice(ERRNO2),
                    "i": lambda: rng.choice(EXACT),
                    "j": lambda: rng.choice(EXACT2),
                    "y": lambda: rng.choice(["2", "0.5", "0", "i", "1000", "-1", "3"]),
                }[name]()
            )

        return re.sub(r"\{(\w)\}", choose, template)

    def character(self):
        rng = self.rng
        return rng.choice(
            [f"'{rng.choice('abcdmxyz')}'", f"'{rng.choice('aM5 ,')}'", "'a' + (i & 7)", "','", "'0' + (n & 7)"]
        )

    def store(self):
        rng = self.rng
        ways = [
            "{b}[{k}] = {c};",
            "{b}[{k}] = {C};",
            "{b}[{k}] ^= 1;",
            "{v}[{e}] = i;",
            "{v}[{e}] += {m};",
            "GT.id = i;",
            "touched = {m};",
        ]
        if self.wild:
            ways += [f"{pointer} = {{b}};" for pointer in ("t.text", "slots[0]", "slots[1]", "slots[2]", "GT.text")]
        text = self.fill(rng.choice(ways))
        return "" if re.search(r"= h;|text = .*text", text) else text  # what h leads to may be freed

    def read(self):
        return self.fill(self.rng.choice(READS))

    def observe(self, value):
        self.sums += 1
        return f"O({self.sums - 1}, {value});"

    def call(self):
        """A call of a function of the program."""
        rng = self.rng
        if self.jumps and rng.random() < 0.2:
            name, is_apart = rng.choice(self.jumps), False
        else:
            name, is_apart = rng.choice(self.functions)
        given = self.buffers()
        if is_apart:
            given = [b for b in given if b not in WILD and b not in ("S0", "S1") and (self.apart or b not in "pq")]
        while True:
            p, q = rng.choice(given), rng.choice(given)
            if not is_apart or self.are_apart(p, q):
                return f"{name}({p}, {q}, {rng.choice(['i', 'n', '3', '1'])})"

    def statement(self, inner=False):
        rng, pick = self.rng, self.rng.random()
        write, block = (
            (lambda: self.fill(rng.choice(WRITES))),
            (lambda: self.fill(rng.choice(ERRNO_BLOCKS if rng.random() < 0.15 else BLOCKS))),
        )
        if pick < 0.2:
            return [self.store(), write(), self.observe(self.read())]
        if pick < 0.35:
            value = self.read()
            return [self.observe(value), rng.choice([self.store, write, lambda: ""])(), self.observe(value)]
        if pick < 0.45:
            value = self.read()
            return [self.store(), self.observe(value), self.store()]
        if pick < 0.5:
            return [f"(void)({self.read()});", write()]
        if pick < 0.72 and self.wild:
            return [self.store(), block(), self.observe(self.read())]
        if pick < 0.8 and self.functions and self.wild:
            return [self.store(), self.observe(self.call()), self.observe(self.read())]
        if pick < 0.86 and not inner:
            body = self.statement(True) + [rng.choice([self.store, write])()]
            return [f"for (i = 0; i < {rng.choice(['3', '4', 'n'])}; i++) {{"] + ["  " + line for line in body] + ["}"]
        if pick < 0.92 and not inner:
            return [f"if ({self.read()}) {{"] + ["  " + line for line in self.statement(True)] + ["}"]
        if pick < 0.96 and "h" in self.locals:
            return [
                rng.choice(
                    [
                        "h = realloc(h, 48);",
                        "h = realloc(h, 200);",
                        "free(h); h = calloc(6, 8);",
                        "free(h); h = malloc(48); memset(h, 0, 48);",
                        "free(h); h = memcpy(malloc(48), S1, 48);",
                    ]
                ),
                self.observe(self.read()),
            ]
        return [write(), self.observe(self.read()), write()]

    # ---- functions

    def small(self, number):
        """A function of few calls that is given buffers."""
        rng, self.sums = self.rng, 0
        self.locals, self.wild, self.apart, self.arrays = (
            (["x"] if rng.random() < 0.4 else []),
            [],
            rng.random() < 0.6,
            ["GV", "GT.v"],
        )
        lines = [line for _ in range(rng.randint(1, 3)) for line in self.statement()]
        head = ["int i = n;"] + ['char x[48] = "local";'] * len(self.locals)
        lines += [self.observe(self.read())]
        head.append(f"unsigned long r[{self.sums}] = {{ 0 }}, sum = 0;")
        lines.append(f"for (i = 0; i < {self.sums}; i++) sum = sum * 5 + r[i];")
        self.text.append(
            f"{rng.choice(['N ', 'N ', ''])}static unsigned long w{number}(char *p, char *q, int n) {{\n  "
            + "\n  ".join(head + lines + ["return sum;"])
            + "\n}"
        )
        self.functions.append((f"w{number}", self.apart))

    def jump(self, number):
        """A function that a longjmp comes back to."""
        rng = self.rng
        self.locals, self.wild, self.apart, self.arrays = [], [], False, ["GV", "GT.v"]
        write = lambda: "\n    ".join(self.fill(rng.choice(WRITES)) for _ in range(rng.randint(1, 2)))
        self.text.append(f"""N static unsigned long back{number}(char *p, char *q, int n) {{
  volatile int i = n & 3;
  if (setjmp(J) == 0) {{
    {write()}
    leap({rng.choice("pq")}, i);
  }} else {{
    {write()}
  }}
  return strlen(p) + q[3] * 5;
}}""")
        self.jumps.append(f"back{number}")

    def large(self, number):
        rng, self.sums = self.rng, 0
        self.locals, self.wild, self.apart = ["x", "y", "t.name", "u.name", "h"], WILD, rng.random() < 0.7
        self.arrays = ["v", "w", "GV", "GT.v", "t.v"]
        body = [line for _ in range(rng.randint(5, 11)) for line in self.statement()]
        head = [
            "int i = 1, v[8] = { 5, 1, 4 }, w[8] = { 7, 8, 9 };",
            'char x[48] = "local,text 5", y[48] = "42 other, words";',
            "char *h = calloc(1, 48), *slots[3] = { x, G0, y };",
            'struct T t = { 2, "first", x, { 1, 2 } }, u = { 3, "second 77", G1, { 0 } };',
            f"unsigned long r[{self.sums + 1}] = {{ 0 }};",
        ]
        tail = [f'for (i = 0; i < {self.sums}; i++) printf("f{number} r%d %lx\\n", i, r[i]);']
        for name, array in (
            ("x", "v"),
            ("y", "w"),
            ("t.name", "t.v"),
            ("u.name", "u.v"),
            ("h", "0"),
            ("G0", "GV"),
            ("G1", "0"),
            ("S0", "0"),
            ("S1", "0"),
            ("GT.name", "GT.v"),
        ):
            tail.append(f'show("f{number} {name}", {name}, {array});')
        tail += ["free(h);", "GT.text = G0;", "return r[0];"]  # the locals are gone
        self.text.append(
            f"N static unsigned long f{number}(char *p, char *q, int n) {{\n  "
            + "\n  ".join(head + body + tail)
            + "\n}"
        )
        return f"f{number}"

    def make(self):
        rng = self.rng
        fortified = "#define _FORTIFY_SOURCE 2\n" if rng.random() < 0.33 else ""
        for number in range(harness.SIZE * rng.randint(1, 3)):
            self.small(number)
        if rng.random() < 0.4:
            self.jump(0)
        names = [self.large(number) for number in range(harness.SIZE * rng.randint(2, 3))]
        calls = [f"{name}({rng.choice(['A, B', 'B, A', 'A, G1'])}, {n});" for n in (2, 5) for name in names]
        return (
            fortified
            + PRELUDE
            + "\n".join(self.text)
            + '\nint main(void) {\n  static char A[48] = "first, 1", B[48] = "second: 2";\n  '
            + "\n  ".join(calls + ['show("A", A, 0);', 'show("B", B, 0);'])
            + "\n  return 0;\n}\n"
        )


if __name__ == "__main__":
    sys.exit(harness.main(__doc__, "library", lambda seed: Program(seed).make()))
