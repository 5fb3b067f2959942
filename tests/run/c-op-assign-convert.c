// A compound assignment computes in the common type and converts back.
int main() {
  signed char c = 100; c += 100; putint(c); putch(' ');
  c = -1; c >>= 1; putint(c); putch(' ');
  unsigned char u = 200; u *= 2; putint(u); putch(' ');
  u = 7; u <<= 6; putint(u); putch(' ');
  u -= 200; putint(u); putch(' ');
  short s = 30000; s += s; putint(s); putch(' ');
  int i = 10; i *= 1.55; putint(i); putch(' ');
  i += 0.9; putint(i); putch(' ');
  i -= 20u; putint(i); putch(' ');
  i /= 2; putint(i); putch(' ');
  unsigned w = 10; w /= -1; putint(w); putch(' ');
  i = -10; i /= 3u; putint(i); putch(' ');
  i = 7; i += 4294967296L + 1; putint(i); putch(' ');
  float f = 1; f += 0.1; putfloat(f); putch(' ');
  f = 16777216.0f; f += 1; putfloat(f); putch(' ');
  double d = 1; d += 0.1f; putfloat(d * 1000); putch(' ');
  long l = 5; l *= 1000000000; putint(l / 7); putch('\n');
  return 0;
}
