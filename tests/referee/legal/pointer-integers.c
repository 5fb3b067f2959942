// Pointers as integers and back, aligned by hand.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *raw = malloc(64 + 31);
  if (!raw) return 1;
  uintptr_t address = ((uintptr_t)raw + 31) & ~(uintptr_t)31;
  long *aligned = (long *)address;
  aligned[0] = 1;
  aligned[7] = 8;
  printf("%ld %d\n", aligned[0] + aligned[7], (int)((uintptr_t)aligned % 32));
  char *back = (char *)aligned;
  printf("%d\n", back >= raw && back - raw < 32);
  int a[4] = {1, 2, 3, 4};
  uintptr_t start = (uintptr_t)a, end = (uintptr_t)(a + 4);
  printf("%d\n", (int)((end - start) / sizeof(int)));
  int sum = 0;
  for (uintptr_t at = start; at != end; at += sizeof(int)) sum += *(int *)at;
  printf("%d\n", sum);
  void *hash_key = (void *)(intptr_t)-1;
  printf("%d\n", hash_key == (void *)UINTPTR_MAX);
  free(raw);
  return 0;
}
