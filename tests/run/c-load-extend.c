// Loads of narrow elements extend by their own sign, in arithmetic, comparisons and arguments.
signed char sc[3] = {-1, 127, -128}; unsigned char uc[3] = {255, 127, 128}; short ss[3] = {-1, 32767, -32768}; unsigned short us[3] = {65535, 32767, 32768}; unsigned ui[2] = {4294967295u, 1}; int si[2] = {-1, 1};
long sum(long a, long b, long c, long d, long e, long f) { return a + b * 10 + c * 100 + d * 1000 + e * 10000 + f * 100000; }
int main() {
  int s = 0;
  for (int i = 0; i < 3; i++) {
    s = s * 5 + (sc[i] < 0) + (uc[i] < 0) + (ss[i] < 0) + (us[i] < 0);
    putint(sc[i] + uc[i]); putch(' '); putint(ss[i] - us[i]); putch(' '); putint(sc[i] == uc[i]); putint(ss[i] == us[i]); putint((unsigned char)sc[i] == uc[i]); putint(ss[i] == (short)us[i]); putch(' ');
    long x = sum(sc[i], uc[i], ss[i], us[i], ui[i & 1], si[i & 1]);
    putint(x); putch(' '); putint(x >> 32); putch(' '); putint(sc[i] * 2.0 + uc[i] * 0.5f); putch('\n');
  }
  long a = ui[0], b = si[0], c = ui[0] + si[0]; unsigned long d = si[0], e = ui[0];
  putint(a > 0); putint(b < 0); putint(c > 0); putint(d > a); putint(e == a); putint((d >> 32) != 0); putch('\n');
  return s;
}
