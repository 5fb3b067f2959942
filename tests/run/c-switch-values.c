// Switches that choose numbers: lines, bits, bytes, tables; holes, negative cases, narrow types, no default.
#include <stdio.h>
enum kind { A, B, C, D, E };
static int days(int m) {
  switch (m) {
    case 1: case 3: case 5: case 7: case 8: case 10: case 12: return 31;
    case 4: case 6: case 9: case 11: return 30;
    case 2: return 28;
  }
  return -1;
}
static int vowel(char c) {
  switch (c) { case 'a': case 'e': case 'i': case 'o': case 'u': return 1; default: return 0; }
}
static long line(long x) {
  switch (x) { case -3: return 40; case -2: return 30; case -1: return 20; case 0: return 10; case 1: return 0; }
  return 1000 + x;
}
static unsigned char narrow(unsigned char x) {
  unsigned char r;
  switch (x) { case 250: r = 9; break; case 251: r = 200; break; case 252: r = 3; break; case 255: r = 77; break; default: r = x / 2; }
  return r;
}
static long long big(signed char x) {
  switch (x) {
    case -128: return 1LL << 40; case -127: return -5; case -126: return 17; case -125: return 1LL << 62;
    case -124: return -(1LL << 50); default: return 2;
  }
}
static int two(int x, int *out) {
  int r = 0, s = 0;
  switch (x) {
    case 10: r = 1; s = 100; break;
    case 11: r = 5; s = -1; break;
    case 12: r = 2; s = 7; break;
    case 13: r = 9; s = 65536; break;
  }
  *out = s;
  return r;
}
static const char *name(enum kind k) {
  switch (k) { case A: return "a"; case B: return "b"; case C: return "c"; case D: return "d"; case E: return "e"; }
  return "?";
}
static int all(unsigned char x) {
  switch (x & 3) { case 0: return 7; case 1: return 3; case 2: return 11; case 3: return 2; }
  return 0;
}
int main(void) {
  for (int i = -2; i < 15; i++) printf("%d ", days(i));
  printf("\n");
  for (int c = 'a' - 2; c <= 'z' + 2; c++) printf("%d", vowel((char)c));
  printf(" %d %d\n", vowel(-31), vowel(0));
  for (long i = -5; i < 4; i++) printf("%ld ", line(i));
  printf("%ld\n", line(1L << 33));
  for (int i = 246; i < 260; i++) printf("%d ", narrow((unsigned char)i));
  printf("\n");
  for (int i = -128; i < -120; i++) printf("%lld ", big((signed char)i));
  printf("%lld\n", big(127));
  for (int i = 8; i < 16; i++) {
    int s, r = two(i, &s);
    printf("%d/%d ", r, s);
  }
  printf("\n%s%s%s", name(A), name(C), name((enum kind)9));
  for (int i = 0; i < 8; i++) printf(" %d", all((unsigned char)i));
  printf("\n");
  return 0;
}
