// A variable whose address escapes lives in memory: calls may change it, also in loops.
int *kept;
void keep(int *p) { kept = p; }
void bump(void) { if (kept) ++*kept; }
int fact(int n, int *steps) { ++*steps; return n < 2 ? 1 : n * fact(n - 1, steps); }
int main() {
  int a = 1, b = 2, c;
  bump(); putint(a); keep(&a); bump(); putint(a);
  for (int i = 0; i < 5; i++) { b += a; bump(); if (i == 2) keep(&b); }
  putint(a); putch(' '); putint(b); putch(' ');
  { int inner = 40; keep(&inner); bump(); bump(); c = inner; }
  keep(0); bump();
  int n = 0, f = fact(6, &n);
  putint(c); putch(' '); putint(f); putch(' '); putint(n); putch('\n');
  int t = 3, *pt = &t, u = t;
  *pt = 4;
  u = u * 10 + t; t = 5; u = u * 10 + *pt;
  return u % 256;
}
