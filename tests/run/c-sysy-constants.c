// Constants in bounds and global initialisers, as in SysY; the library is predeclared.
const int N = 3, M = N * 2;
int a[N][M], b = N + M, c[M] = {N, M};
const int limit = 1e3, two = 2.9;
int f(int x[][M]) { return x[1][two]; }
int main() {
  const int K = M / 2;
  int l[K] = {K, b};
  a[1][2] = limit;
  putint(f(a)); putarray(M, c); putarray(K, l);
  return 0;
}
