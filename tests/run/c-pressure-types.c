// Values of all types alive at once around a loop with calls.
int printf(const char *format, ...);
int id(int x) { return x; }
double idd(double x) { return x; }
int main() {
  signed char c0 = 1, c1 = 2, c2 = 3; unsigned char u0 = 250, u1 = 251; short s0 = -5, s1 = 32000; unsigned short h0 = 65530; int i0 = 1, i1 = 2, i2 = 3, i3 = 4, i4 = 5;
  unsigned w0 = 4000000000u, w1 = 7; long l0 = 1L << 33, l1 = -1, l2 = 3, l3 = 4; unsigned long q0 = 1UL << 63; float f0 = .5f, f1 = 1.5f, f2 = 2.5f, f3 = 3.5f; double d0 = .25, d1 = 1.25, d2 = 2.25, d3 = 3.25, d4 = 4.25;
  int a[3] = {1, 2, 3}, *p = a, *q = a + 1;
  for (int k = 0; k < 10; k++) {
    c0 += c1; c1 += id(c2); c2 ^= c0; u0 += u1; u1 -= c0; s0 += s1; s1 += u0; h0 += s0; i0 += h0; i1 ^= i0; i2 += i1 >> 3; i3 -= i2; i4 = id(i3) + i4;
    w0 += w1; w1 = w0 / 3 + i4; l0 += w1; l1 += l0 * 3; l2 ^= l1; l3 -= l2 >> 5; q0 += l3; f0 += c0; f1 = f0 * .5f + f1; f2 -= s0; f3 += f2 / 8; d0 += f3; d1 += idd(d0); d2 += l2 % 1000; d3 -= d2; d4 = d3 * .5 + d1;
    *p += i4; *q ^= *p; int *t = p; p = q; q = t;
  }
  printf("%d %d %d %d %d %d %d %d\n", c0, c1, c2, u0, u1, s0, s1, h0);
  printf("%d %d %d %d %d %u %u %ld %ld %ld %ld %lu\n", i0, i1, i2, i3, i4, w0, w1, l0, l1, l2, l3, q0);
  printf("%g %g %g %g %g %g %g %g %g %d %d %d\n", f0, f1, f2, f3, d0, d1, d2, d3, d4, a[0], a[1], p == a);
  return 0;
}
