// A ring buffer whose positions wrap around.
#include <stdio.h>

#define SIZE 8u

static int ring[SIZE];
static unsigned read_at = 0xfffffffcu, write_at = 0xfffffffcu;

static int put(int x) {
  if (write_at - read_at == SIZE) return 0;
  ring[write_at++ % SIZE] = x;
  return 1;
}

static int get(int *x) {
  if (write_at == read_at) return 0;
  *x = ring[read_at++ % SIZE];
  return 1;
}

int main(void) {
  int stored = 0, x, sum = 0;
  for (int i = 0; i < 10; i++) stored += put(i);
  while (get(&x)) sum = sum * 3 + x;
  printf("%d %d %u\n", stored, sum, write_at);
  return 0;
}
