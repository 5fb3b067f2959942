// Products with small constants, and remainders, whose quotient is multiplied back.
int printf(const char*, ...);

int f3(int x) { return x * 3; }
int f6(int x) { return x * 6; }
int f10(int x) { return x * 10; }
int f20(int x) { return x * 20; }
int f72(int x) { return x * 72; }
long g12(long x) { return x * 12; }
long g40(long x) { return x * 40; }
int rem10(int x) { return x % 10; }
unsigned rem3(unsigned x) { return x % 3; }
long rem18(long x) { return x % 18; }
int at(const char* s) {
  int n = 0;
  while (*s >= '0' && *s <= '9') n = n * 10 + *s++ - '0';
  return n;
}
int main() {
  for (long i = -7; i < 8; i++)
    printf("%d %d %d %d %d %ld %ld %d %u %ld\n", f3(i * 99991), f6(i * 7777777),
           f10(i * 1234567891), f20(i * 77), f72(i * 12345), g12(i * 1234567890123L),
           g40(i * 98765432101L), rem10(i * 1234567), rem3(i * 7654321), rem18(i * 1234567890123L));
  printf("%d\n", at("1234567890"));
  return 0;
}
