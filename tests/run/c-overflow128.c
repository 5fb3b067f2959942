// The overflow builtins on 128-bit integers.
#include <stdio.h>

typedef __int128 wide;
typedef unsigned __int128 uwide;

void show(const char *what, int overflow, uwide value) {
  printf("%s %d %016llx%016llx\n", what, overflow, (unsigned long long)(value >> 64), (unsigned long long)value);
}

int main(void) {
  wide most = ~((wide)1 << 127), least = (wide)1 << 127;
  wide signs[] = {0, 1, -1, most, least, most / 3, (wide)1 << 64, -((wide)1 << 63)};
  for (int i = 0; i < 8; i++)
    for (int k = 0; k < 8; k++) {
      wide a = signs[i], b = signs[k], r;
      uwide u;
      int o = __builtin_add_overflow(a, b, &r);
      show("+", o, r);
      o = __builtin_sub_overflow(a, b, &r);
      show("-", o, r);
      o = __builtin_mul_overflow(a, b, &r);
      show("*", o, r);
      o = __builtin_add_overflow((uwide)a, (uwide)b, &u);
      show("u+", o, u);
      o = __builtin_sub_overflow((uwide)a, (uwide)b, &u);
      show("u-", o, u);
      o = __builtin_mul_overflow((uwide)a, (uwide)b, &u);
      show("u*", o, u);
    }
  long small = -3;
  wide r = most - 1;
  int o = __builtin_mul_overflow(r, small, &r);
  show("mixed", o, r);
  o = __builtin_add_overflow(most, 1, &r);
  show("mixed", o, r);
  return 0;
}
