// Sizes from the initialiser, trailing commas, partly braced and too short lists.
int a[] = {1, 2, 3,}, b[][2] = {1, 2, 3}, c[2][3] = {{1}, {2, 3,},}, d[3] = {0};
char e[][4] = {"ab", "cde", {'x', 'y'}}, *f[] = {"one", "two"};
double g[] = {1, 2.5f, 'a'};
int main() {
  int n = sizeof a / sizeof *a, x[] = {n, n + 1}, y[2][2] = {{x[1]}, {1, x[0]}}, z[4] = {9};
  char s[] = {'h', 'i', 0}, t[2][5] = {"abcd", "e"};
  putint(n); putint(sizeof b / sizeof *b); putint(sizeof x / sizeof *x); putint(sizeof e / sizeof *e); putint(sizeof f / sizeof *f); putint(sizeof s); putch(' ');
  putint(b[1][0] * 10 + b[1][1]); putint(c[0][0] + c[0][1] + c[1][1] * 10 + c[1][2]); putint(d[1]); putch(' ');
  putint(y[0][0]); putint(y[0][1]); putint(y[1][1]); putint(z[0] + z[3]); putch(e[1][2]); putch(e[2][1]); putint(e[2][2]); putch(f[1][1]); putch(s[1]); putch(t[1][0]); putint(t[1][1]); putch(' ');
  putint(g[0] + g[1] + g[2]); putch('\n');
  return 0;
}
