// unsigned long: 64 bits without sign.
void show(unsigned long x) { if (x / 10) show(x / 10); putch('0' + x % 10); }
unsigned long next(unsigned long s) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s; }
int main() {
  unsigned long a = -1, b = 18446744073709551615u, c = 10000000000000000000u;
  show(a); putch(' '); putint(a == b); putch(' '); show(c / 3); putch(' '); show(c % 1000003); putch(' '); show(a / c); putch(' '); show(c >> 40); putch(' '); show(-c); putch('\n');
  putint(c > 5); putint((long)c < 5); putint(a > -2); putint(a + 1 == 0); putch(' ');
  unsigned u = 0xffffffff; int i = -1;
  show(u); putch(' '); show(i); putch(' '); show(u + 1UL); putch(' '); show(u + 1); putch(' '); show((unsigned)i + 0UL); putch('\n');
  unsigned long s = 88172645463325252;
  for (int k = 0; k < 5; k++) { s = next(s); show(s); putch(' '); }
  putch('\n');
  return s % 251;
}
