// Global initialisers with addresses, differences, sizes and constant expressions of every kind.
int x = 3, a[4] = {10, 20, 30, 40}, m[2][3] = {1, 2, 3, 4, 5, 6};
int *p = &x, *q = a + 1, *r = &a[3], *s = m[1], *t = &m[0][2] + 1, *u = 0, *v[2] = {a, &x};
char *c = "abc" + 1, **cc = &c;
long l = sizeof a * 2 - 1, k = 1L << 40;
int e = 'a' + 1, f = -5 / 2, g = -5 % 3, h = 1 ? 2 : 3, i = !5 + ~5, j = 7 & 3 | 8 ^ 2, n = 1 << 4 >> 1, o = (char)300, w = 3 > 2 && 1 < 0 || 2 == 2, y = (int)3.9 + 2.5, z = -1 < 0u;
unsigned uu = -1; double d = 1 / 2 + 1 / 2.0; float ff = 0.1;
int main() {
  putint(*p); putint(*q); putint(*r); putint(*s); putint(*t); putint(!u); putint(v[0][2]); putint(*v[1]); putch(**cc); putch(' ');
  putint(l); putch(' '); putint(k / 1000000); putch(' '); putint(e); putch(' '); putint(f); putint(g); putint(h); putint(i); putch(' '); putint(j); putint(n); putch(' '); putint(o); putint(w); putint(y); putint(z); putch(' ');
  putint(uu == 4294967295); putint(d * 10); putint(ff == 0.1f); putch('\n');
  return r - q;
}
