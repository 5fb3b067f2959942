// `aligned` takes any constant expression.
#include <stddef.h>
#include <stdio.h>

enum { LINE = 64 };
struct S {
  char c;
  int x __attribute__((aligned(2 * sizeof(long))));
  char d;
} __attribute__((__aligned__(LINE)));

typedef char Block __attribute__((aligned(__alignof__(long long) * 2)));
static char buffer[3] __attribute__((aligned(1 << 5)));

int main(void) {
  char local __attribute__((aligned(LINE / 2))) = 1;
  printf("%d %d %d\n", (int)offsetof(struct S, x), (int)sizeof(struct S), (int)_Alignof(struct S));
  printf("%d %d %d\n", (int)_Alignof(Block), (int)((size_t)buffer % 32), (int)((size_t)&local % 32));
  return 0;
}
