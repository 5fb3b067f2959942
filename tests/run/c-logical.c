// !, && and || on every scalar type: pointers, longs with an empty low half, small doubles.
int n = 0;
int t(int v) { n = n * 2 + v; return v; }
int main() {
  long l = 1L << 40; double d = 1e-300; float f = 1e-40f; char c = 256 - 255; int *p = &n, *z = 0; unsigned long u = 1UL << 63; char *s = "";
  putint(!l); putint(!d); putint(!f); putint(!c); putint(!p); putint(!z); putint(!u); putint(!s); putint(!*s); putint(!0.0); putint(!-0.0); putch(' ');
  putint(l && d); putint(z || f); putint(p && *s); putint(z && *z); putint(!z || *z); putint(u && l && c); putch(' ');
  if (l) putint(1); if (u) putint(2); if (d) putint(3); if (f) putint(4); if (z) putint(5); while (z) ; for (; z;) ; do ; while (z); putch(' ');
  putint(t(1) && t(0) || t(1) && !t(0)); putint(n); putch(' ');
  n = 0; int k = (t(0) || t(1), t(1) && t(1)) + (t(0) ? t(1) : t(0) || t(1)); putint(k); putint(n); putch('\n');
  return (l ? 1 : 2) + (d ? 10 : 20) + (z ? 100 : 200);
}
