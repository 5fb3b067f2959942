// sizeof of types and expressions; the operand is not evaluated.
int g[7], n = 0;
int f(void) { n++; return 1; }
int par(int a[100]) { return sizeof a; }
int main() {
  putint(sizeof(char)); putint(sizeof(short)); putint(sizeof(int)); putint(sizeof(long)); putint(sizeof(float)); putint(sizeof(double)); putint(sizeof(int *)); putint(sizeof(char **)); putint(sizeof(unsigned)); putint(sizeof(unsigned char)); putint(sizeof(long long)); putch(' ');
  int a[3][5], *p = a[0], x = 3; char c; double d[2];
  putint(sizeof a); putch(' '); putint(sizeof a[0]); putch(' '); putint(sizeof a[0][0]); putch(' '); putint(sizeof p); putint(sizeof *p); putint(sizeof &a); putch(' '); putint(sizeof g / sizeof(int)); putch(' '); putint(sizeof d); putch(' ');
  putint(sizeof(f())); putint(sizeof x++); putint(sizeof(x = 9)); putint(sizeof c); putint(sizeof(c + 1)); putint(sizeof +c); putint(sizeof(char) + 1); putch(' ');
  putint(n); putint(x); putint(par(g)); putint(sizeof(int[4])); putint(sizeof(double[2][3])); putint(sizeof x * 2); putint(sizeof(x) * 2); putint(-1 < sizeof(int)); putch('\n');
  char buf[sizeof(int) * 3];
  return sizeof buf;
}
