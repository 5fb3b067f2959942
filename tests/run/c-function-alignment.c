// SKIP: interpreter reread
// attribute aligned of functions: where their code begins.
#include <stdint.h>
#include <stdio.h>

__attribute__((aligned(256))) int first(int a) { return a + 1; }
int second(int a) __attribute__((aligned(64), noinline));
int second(int a) { return first(a) * 2; }
static __attribute__((noinline, aligned(1024))) int third(int a) { return second(a) - 3; }

int main(void) {
  int (*volatile functions[])(int) = {first, second, third};
  int align[] = {_Alignof(first), __alignof__(second), __alignof__(third)};
  for (int i = 0; i < 3; i++) printf("%d %d %d\n", align[i], (int)((uintptr_t)functions[i] % align[i]), functions[i](i));
  return 0;
}
