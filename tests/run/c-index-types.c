// Subscripts and pointer offsets of every integer type, negative ones too.
int a[300]; signed char c[300]; double d[300];
int main() {
  for (int i = 0; i < 300; i++) a[i] = i, c[i] = i, d[i] = i / 2.0;
  int *p = a + 150; signed char *q = c + 150; double *r = d + 150;
  signed char sc = -100; unsigned char uc = 200; short s = -150; unsigned short us = 149; unsigned u = 5; long l = -7; unsigned long ul = 9; signed char ch = 'a';
  putint(p[sc]); putch(' '); putint(a[uc]); putch(' '); putint(p[s]); putch(' '); putint(p[us]); putch(' '); putint(p[u]); putch(' '); putint(p[l]); putch(' '); putint(p[ul]); putch(' '); putint(a[ch]); putch('\n');
  putint(q[sc]); putch(' '); putint(c[uc]); putch(' '); putint(q[s]); putch(' '); putint(*(q + us)); putch(' '); putint(*(q - u)); putch(' '); putint(*(q - l)); putch(' '); putint(r[sc] * 2); putch(' '); putint(*(r + l) * 2); putch(' '); putint(r[ul - u] * 2); putch('\n');
  u = 4294967295u; putint(p[(int)u]); putch(' '); uc += 100; putint(a[uc]); putch(' '); putint(a[uc * 2 + us / 2]); putch(' '); p -= s; putint(*--p); putch('\n');
  return 0;
}
