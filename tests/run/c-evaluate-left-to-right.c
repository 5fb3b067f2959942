// C leaves the order of evaluation open; minic goes from left to right, but for the right side of an assignment, which is first (as in clang; gcc differs).
int n = 0;
int t(int v) { n = n * 10 + v; return v; }
int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
int main() {
  int a = t(1) + t(2) * t(3) - (t(4) - t(5));
  putint(a); putch(' '); putint(n); putch(' ');
  n = 0; a = three(t(1), t(2), t(3)); putint(a); putint(n); putch(' ');
  n = 0; int v[3] = {t(3), t(2), t(1)}, w[4] = {}; putint(n); putch(' ');
  n = 0; w[t(1)] = t(2) < t(3); putint(n); putint(w[1]); putarray(3, v);
  return 0;
}
