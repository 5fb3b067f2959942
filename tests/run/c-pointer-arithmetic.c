// Pointers move by elements; differences and comparisons; subscripts of pointers, also negative.
int a[10];
long sum(long *from, long *to) { long s = 0; while (from != to) s += *from++; return s; }
int length(char *s) { char *p = s; while (*p) p++; return p - s; }
int main() {
  int *p = a, *q = &a[9], i = 0;
  while (p <= q) *p++ = i++;
  p = a + 3; q = p + 4;
  putint(*p); putint(*q); putint(q - p); putint(p - q); putint(p[1]); putint(p[-2]); putint(*(p + 2)); putint(*(2 + p)); putint(3[p]); putch(' ');
  p += 2; putint(*p); p -= 4; putint(*p); --p; putint(*p); putint(*p++); putint(*++p); putint(*p--); putint((*p)++); putint(*p); putch(' ');
  putint(p < q); putint(p > q); putint(p >= p); putint(q == a + 7); putint(&a[2] - &a[7]); putint(&a[10] - a); putch(' ');
  long l[4] = {1, 20, 300, 4000};
  putint(sum(l, l + 4)); putch(' '); putint(sum(l + 1, &l[3])); putch(' '); putint(length("hello")); putch(' ');
  char c[5] = {1, 2, 3, 4, 5}, *cp = c + 4;
  short s[5] = {10, 20, 30, 40, 50}, *sp = &s[4];
  double d[3] = {0.5, 1.5, 2.5}, *dp = d;
  int t = 0;
  while (cp > c) { t = t * 2 + *cp-- * *sp--; }
  putint(t); putch(' '); putint(dp[1] * 10 + *(dp + 2) * 100); putch(' '); putint((char *)(dp + 1) - (char *)dp); putch('\n');
  return sp + 1 - s;
}
