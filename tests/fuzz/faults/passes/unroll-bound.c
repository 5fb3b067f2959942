#include <stdio.h>
#define APART __attribute__((noinline))

APART unsigned mix(const unsigned char* a, int n) {
  unsigned h = 7;
  for (int i = 0; i < n; i++) h = (h ^ a[i]) * 16777619u;
  return h;
}
int main(void) {
  unsigned char a[40];
  for (int i = 0; i < 40; i++) a[i] = (unsigned char)(i * 11);
  for (int n = 0; n < 33; n++) printf("%u ", mix(a, n));
  return 0;
}
