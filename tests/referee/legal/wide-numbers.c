// Integers of 128 bits and long doubles at the edge of what is defined.
#include <stdio.h>

typedef unsigned __int128 Unsigned;

static void print(const char *name, __int128 number) {
  printf("%s %llx %llx\n", name, (unsigned long long)(number >> 64), (unsigned long long)number);
}

int main(void) {
  const __int128 largest = (__int128)(~(Unsigned)0 >> 1), smallest = -largest - 1;
  volatile int one = 1, top = 127, back = -1;
  print("sum", (largest - one) + one);
  print("difference", (smallest + one) - one);
  print("product", (largest / 2) * (one + 1));
  print("least product", (smallest / 2) * (one + 1));
  print("wraps", (__int128)((Unsigned)largest * 2 + 2));
  print("quotient", (smallest + 1) / back);
  print("remainder", largest % back);
  print("shift", (__int128)((Unsigned)1 << top));
  print("shifted", smallest >> top);
  print("no shift", largest << (one - 1));
  volatile long double below = -9223372036854775808.75L, above = 9223372036854775807.5L;
  print("below", (long)(below + 0.5L));
  print("above", (long)above);
  volatile long double fraction = -0.75L, wide = 18446744073709551615.0L;
  print("fraction", (unsigned)fraction);
  print("unsigned", (unsigned long)wide);
  volatile double large = 1.7e38, edge = -0x1p127;
  print("large", (__int128)large);
  print("edge", (__int128)edge);
  volatile long amount = 30;
  print("amount", 1 << amount);
  return 0;
}
