// GNU C's extern inline: a definition that is only there to be inlined gives way to a later one, for calls before it as well.
// lli calls the memcmp of its own process.
// SKIP: lli
#include <stdio.h>
#include <string.h>

#define ONLY_INLINE extern inline __attribute__((gnu_inline))

ONLY_INLINE int plain(int x) { return x + 1; }
static int early(int x) { return plain(x); }
static int (*address)(int) = plain;
int plain(int x) { return x + 2; }

ONLY_INLINE __attribute__((always_inline)) int always(int x) { return x + 1; }
static int earlyAlways(int x) { return always(x); }
int always(int x) { return x + 2; }

// Both bodies have their own static variables and labels.
ONLY_INLINE int statics(int x) {
  static int k = 1;
  static void *const to[] = {&&a, &&b};
  goto *to[x & 1];
a:
b:
  return x + k;
}
int statics(int x) {
  static int k = 7;
  static void *const to[] = {&&a, &&b};
  goto *to[x & 1];
a:
  k++;
b:
  return x + k;
}

ONLY_INLINE int hidden(int x) { return x + 1; }
static int hidden(int x) { return x + 3; }

// A function that the compiler calls by itself has another name inside.
ONLY_INLINE int memcmp(const void *a, const void *b, size_t n) { return n == 77; }
static int earlyCompare(const char *a) { return memcmp(a, "x", 1); }
int memcmp(const void *a, const void *b, size_t n) {
  const char *x = a, *y = b;
  for (; n; n--, x++, y++)
    if (*x != *y) return *x < *y ? -5 : 5;
  return 0;
}

// By another declaration it is called as the other file's, which this one is.
extern int byName(int x) __asm__("named");
int named(int x);
ONLY_INLINE int named(int x) { return x > 5 ? byName(5) : x; }
static int earlyNamed(int x) { return named(x); }
int named(int x) { return x * 100; }

int main(void) {
  printf("%d %d %d\n", early(1), plain(1), address(1));
  printf("%d %d\n", earlyAlways(1), always(1));
  printf("%d\n", statics(1));
  printf("%d\n", statics(2));
  printf("%d\n", hidden(1));
  printf("%d %d\n", earlyCompare("w"), memcmp("b", "a", 1));
  printf("%d %d %d\n", earlyNamed(6), named(2), byName(3));
}
