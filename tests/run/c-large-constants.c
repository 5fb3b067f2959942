// 64-bit constants of every shape, and addresses far into an object.
int printf(const char *format, ...);
char big[3000000];
long pick(int i) {
  return i == 0 ? 0x7fffffffffffffff : i == 1 ? -0x7fffffffffffffff - 1 : i == 2 ? 0x123456789abcdef0 : i == 3 ? 0xffffffff00000000 : i == 4 ? 0x80000000L
       : i == 5 ? -0x80000001L : i == 6 ? 0x100000000 : i == 7 ? 4095 : i == 8 ? -2049 : i == 9 ? 0x7ffff000 : i == 10 ? 0x7ffff800 : 0x800000000000;
}
int main() {
  for (int i = 0; i < 12; i++) printf("%lx %ld\n", pick(i), pick(i) + i);
  double d = 123456789.123456789; float f = 1e-38f;
  printf("%.17g %.9g %.17g\n", d * 1e10, f, 0x1.fffffffffffffp1023);
  int i = 2999999; big[2999999] = 5; big[1 << 20] = 6; *(big + 2048) = 7; char *p = big + 1500000; p[1499999]++; p[-1500000 + 2047] = 1;
  printf("%d %d %d %d\n", big[i], big[1048576], big[2048], big[2047]);
  return (pick(2) >> 60) + ((pick(1) ^ pick(0)) == -1);
}
