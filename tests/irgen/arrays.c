// RUN: %minic -O0 -S -emit-llvm %s -o -
// Subscripts of local, global and parameter arrays: one getelementptr each, in the source's types.
int g[10], gg[2][3];

int locals(int i, int j) {
  int a[4];
  int b[2][3];
  a[i] = 1;
  b[i][j] = a[2];
  return b[1][j + 1];
}
int globals(int i) { return g[i] + gg[1][i] + g[3]; }
int params(int a[], int b[][3], int n) { return a[n] + b[n][1]; }
int first(int *a) { return *a; }
int decay() {
  int a[4], b[2][3];
  int *p = a;
  *(a + 1) = 2;
  return first(a) + first(b[1]) + params(p, b, 1) + first(g) + first(gg[1]) + first(&g[2]);
}
long sizes() {
  int a[7];
  return sizeof(a) + sizeof a[0] + sizeof(int *) + sizeof(double);
}
