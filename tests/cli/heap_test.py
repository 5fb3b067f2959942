#!/usr/bin/env python3
"""minic --run: wrong calls of free, realloc and fclose are the program's errors, with their lines."""

import os
import subprocess
import tempfile
import unittest

MINIC = os.path.abspath(os.environ.get("MINIC", "build/release/minic"))

HEAD = """#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int global[4];
int main(void) {
  int local[4] = {0};
  char *p = malloc(20), *q = calloc(5, 4);
  FILE *file = tmpfile();
"""
# The line after HEAD, where in it the error is, and its words.
WRONG = [
    ("free(p); free(q); free(p);", 20, "'free' of a block that was freed before"),
    ("free(p); p = realloc(p, 40);", 15, "'realloc' of a block that was freed before"),
    ("free(p); p = malloc(20); free(p); free(p);", 36, "'free' of a block that was freed before"),
    ("char *big = malloc(50 << 20); free(big); free(big);", 43, "'free' of a block that was freed before"),
    ("free(local);", 2, "'free' of a local variable"),
    ("free(global + 1);", 2, "'free' of a global variable"),
    ('free("text");', 2, "'free' of a global variable"),
    ("free((void *)main);", 2, "'free' of a function"),
    ("free((void *)16);", 2, "'free' of an address that malloc did not return"),
    ("free(p + 4);", 2, "'free' of an address 4 bytes into its block"),
    ("p = realloc(p + 1, 90);", 6, "'realloc' of an address 1 byte into its block"),
    ("p[20] = 0; free(p);", 13, "'free' of a block of 20 bytes past whose end the program has written"),
    ("memset(p, 1, 4000); free(p);", 22, "'free' of a block of 20 bytes past whose end the program has written"),
    ("p[-1] = 0; free(p);", 13, "'free' of a block of 20 bytes before which the program has written"),
    ("p = realloc(p, 1); p[1] = 0; free(p);", 31, "'free' of a block of 1 byte past whose end the program has written"),
    (
        'q = strdup("abc"); q[4] = 1; free(q);',
        31,
        "'free' of a block of 4 bytes past whose end the program has written",
    ),
    ("p[20] = 0; p = realloc(p, 30);", 17, "'realloc' of a block of 20 bytes past whose end the program has written"),
    ("fclose(file); fclose(file);", 16, "'fclose' of a file that is not open"),
    ("fclose((FILE *)0);", 2, "'fclose' of a null pointer"),
    ("fclose(stdout); fclose(stdout);", 18, "'fclose' of a file that is not open"),
]

RIGHT = """#define _GNU_SOURCE
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static unsigned char *blocks[500];
static unsigned sizes[500], seed = 1;
static unsigned next(void) { return seed = seed * 1103515245u + 12345u, seed >> 8; }
int main(void) {
  for (int step = 0; step < 20000; step++) {
    unsigned i = next() % 500, size = next() % (step % 100 ? 300 : 300000);
    for (unsigned k = 0; k < sizes[i]; k += 97)
      if (blocks[i][k] != (unsigned char)(i + k)) return 1;
    if (step % 3 == 0) free(blocks[i]), blocks[i] = calloc(size, 1), sizes[i] = 0;
    for (unsigned k = 0; step % 3 == 0 && k < size; k++)
      if (blocks[i][k]) return 2;
    unsigned char *moved = size ? realloc(blocks[i], size) : blocks[i];
    if (size == 0) free(blocks[i]), moved = 0;
    for (unsigned k = 0; k < size && k < sizes[i]; k += 97)
      if (moved[k] != (unsigned char)(i + k)) return 3;
    blocks[i] = moved, sizes[i] = size;
    for (unsigned k = 0; k < size; k++) moved[k] = (unsigned char)(i + k);
  }
  for (int i = 0; i < 500; i++) free(blocks[i]);
  void *aligned = aligned_alloc(4096, 8192), *other = 0;
  if ((uintptr_t)aligned % 4096 || posix_memalign(&other, 256, 10) || (uintptr_t)other % 256) return 4;
  memset(aligned, 1, 8192), free(aligned), free(other), free(0);
  if (posix_memalign(&other, 3, 10) != EINVAL) return 5;
  volatile size_t most = SIZE_MAX;
  errno = 0;
  if (malloc(most) || errno != ENOMEM || calloc(most / 2, 4) || malloc(most / 4)) return 6;
  char *none = malloc(0), *none2 = malloc(0);
  if (!none || none == none2) return 7;
  free(none), free(none2);
  char *text = strndup("abcdef", 3);
  if (strcmp(text, "abc")) return 8;
  text = realloc(text, 200 << 20);
  if (strcmp(text, "abc") || (text[(200 << 20) - 1] = 'x') != 'x') return 9;
  free(text);
  char *line = 0;
  size_t room = 0;
  long length;
  while ((length = getline(&line, &room, stdin)) >= 0) printf("%ld %c ", length, line[length - 1] == '\\n' ? line[0] : '?');
  free(line);
  FILE *file = tmpfile();
  fputs("12 abc", file), rewind(file);
  int number;
  printf("%d %d", fscanf(file, "%d", &number), number);
  if (fclose(file)) return 10;
  puts("");
  return 0;
}
"""


class HeapTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def run_program(self, text, *options, stdin=b""):
        path = os.path.join(self.folder.name, "f.c")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        done = subprocess.run(
            [MINIC, "--run", "-w", *options, "f.c"],
            cwd=self.folder.name,
            input=stdin,
            capture_output=True,
            timeout=100,
            check=False,
        )
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def test_wrong_calls_are_errors_of_the_program(self):
        line = HEAD.count("\n") + 1
        for statement, column, words in WRONG:
            for level in ("-O0", "-O2"):
                text = f"{HEAD}  {statement}\n  return local[0] + global[0] + *p + *q;\n}}\n"
                with self.subTest(statement=statement, level=level):
                    status, _, err = self.run_program(text, level)
                    self.assertEqual(status, 134, err)
                    self.assertEqual(err, f"minic: the program failed: {words}\n  in main at f.c:{line}:{column + 1}\n")

    def test_right_calls(self):
        for level in ("-O0", "-O2"):
            status, out, err = self.run_program(RIGHT, level, stdin=b"one\n" + b"x" * 5000 + b"\ny\n")
            self.assertEqual((status, out, err), (0, "4 o 5001 x 2 y 1 12\n", ""))


if __name__ == "__main__":
    unittest.main()
