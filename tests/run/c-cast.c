// Casts between all arithmetic types.
int printf(const char *format, ...);
int main() {
  int i = 0x12345678, n = -2; double d = -3.99, e = 258.5; long l = 0x1122334455667788;
  printf("%d %d %d %d\n", (signed char)i, (short)i, (unsigned char)n, (unsigned short)n);
  printf("%d %d %u %ld %lu\n", (signed char)l, (int)l, (unsigned)n, (long)n, (unsigned long)n);
  printf("%d %ld %d %d %d\n", (int)d, (long)d, (signed char)(int)e, (unsigned char)(int)e, (short)d);
  printf("%g %g %g %g %g\n", (double)n, (float)n, (float)0.1, (double)(unsigned)n, (double)(signed char)200);
  printf("%d %d %d %d\n", (int)3.99f, -(int)2.5 * 2, (int)(2.5 * 2), (int)2.5 * 2);
  printf("%d %d %d\n", (signed char)1000 / 3, (int)(signed char)0x80 < 0, (unsigned)n / 2 > 5u);
  printf("%d %d\n", (n, (short)70000), !(signed char)256);
  (void)i; (void)printf("");
  char *p = (char *)&i;
  printf("%x %x\n", p[0], *(unsigned char *)(p + 3));
  int *q = (int *)(void *)p;
  printf("%x %d %d\n", *q, (int)(long)(q + 1) - (int)(long)q, q == (void *)p);
  return (unsigned char)-1;
}
