// ?: evaluates one arm, nests to the right, and has the common type of its arms.
int n = 0;
int t(int v) { n = n * 10 + v; return v; }
int sign(int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }
int main() {
  int a = t(1) ? t(2) : t(3), b = t(0) ? t(4) : t(5);
  putint(a); putint(b); putch(' '); putint(n); putch(' ');
  putint(sign(9)); putint(sign(-9)); putint(sign(0)); putch(' ');
  putfloat(a ? 1 : 2.5); putch(' '); putint((a ? -1 : 1u) > 0); putch(' '); putint((a ? -1 : 1) > 0); putch(' ');
  putint((a ? 'x' : 1L) == 120); putint(sizeof(a ? 'x' : 'y') == sizeof(int)); putint(sizeof(a ? 1 : 1.0) == sizeof(double)); putch(' ');
  int i, m = 0;
  for (i = 0; i < 8; i++) m += i % 2 ? i % 3 ? i : -i : i > 4 ? 100 : 10;
  putint(m); putch(' ');
  int x = 3, y = 4, *p = x > y ? &x : &y;
  *p = 50;
  *(x < y ? &x : &y) += 7;
  putint(x); putch(' '); putint(y); putch(' ');
  (a ? t(6) : t(7)), (b > 100 ? t(8) : 0);
  a > 1 && b > 1 ? putint(1) : putint(2);
  int k = a ? b ? 1, 2 : 3 : 4;
  putint(k); putch(' '); putint(n); putch('\n');
  return 1 ? 0 ? 1 : 2 : 3;
}
