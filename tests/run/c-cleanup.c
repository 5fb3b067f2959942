// GNU C's cleanup: called in reverse order on every way out of a scope, after the value that is
// returned has been computed.
#include <stdio.h>
#include <stdlib.h>

static void say(int *value) { printf("<%d>", *value); }
static void release(char **text) {
  printf("[%s]\n", *text);
  free(*text);
}
#define LOUD __attribute__((cleanup(say)))

static int early(int n) {
  int a LOUD = n;
  if (n > 2) {
    int b LOUD = n * 10;
    a = n + 1;
    return a + b;
  }
  LOUD int c = 7;
  return a = 100 + n;
}

static struct pair { long a, b, c; } record(int n) {
  LOUD int a = n;
  struct pair result = {n, n + 1, n + 2};
  a = 55;
  return result;
}

static void jumps(int n) {
  for (int i LOUD = 0; i < n; ++i) {
    LOUD int square = i * i;
    if (i == 1) continue;
    if (i == 3) break;
    if (i == 4) goto out;
    int list[i + 1];
    LOUD int last = sizeof list;
    list[i] = i;
    if (i == 2) {
      LOUD int inner = 42;
      if (n == 5) goto again;
      printf("not");
    }
  again:
    printf("%d;", list[i]);
  }
out:
  puts("");
}

static char *copy(const char *text) {
  char *result = malloc(20);
  snprintf(result, 20, "%s", text);
  return result;
}

static int chosen(int n) {
  switch (n) {
    case 1: {
      LOUD int one = 1;
      break;
    }
    case 2: {
      LOUD int two = 2;
      return ({ LOUD int three = 3; three + two; });
    }
    default:
      return -1;
  }
  return 0;
}

int main(void) {
  printf(" %d\n", early(1));
  printf(" %d\n", early(3));
  struct pair p = record(4);
  printf(" %ld %ld %ld\n", p.a, p.b, p.c);
  jumps(3);
  jumps(5);
  for (int i = 1; i <= 3; ++i) printf(" %d\n", chosen(i));
  char *text __attribute__((cleanup(release))) = copy("first");
  {
    char *inner __attribute__((cleanup(release))) = copy("second");
    printf("%s ", inner);
  }
  puts(" end");
  return 0;
}
