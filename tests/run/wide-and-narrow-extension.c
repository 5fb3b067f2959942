// One sign extension serves an argument of 32 bits and arithmetic of 64 bits: all 64 are kept in its slot of the frame.
#include <stdio.h>

static int calls;
__attribute__((noinline)) long call(int argument) { return argument + ++calls; }

__attribute__((noinline)) long mix(signed char narrow) {
  call(narrow);
  long a = call(1), b = call(2), c = call(3), d = call(4), e = call(5), f = call(6), g = call(7), h = call(8);
  for (int i = 0; i < 5; i++)
    a += (narrow ^ 0x100000000) * call(i), b += c * call(i), c += d * call(i), d += e * call(i), e += f, f += g, g += h, h += call(a);
  return a + b + c + d + e + f + g + h;
}

int main(void) {
  printf("%ld\n", mix(-5));
  printf("%ld\n", mix(5));
}
