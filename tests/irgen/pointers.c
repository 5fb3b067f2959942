// RUN: %minic -O0 -S -emit-llvm %s -o -
// Addresses, dereferencing, pointer arithmetic and comparison.
void set(int *p) { *p = 3; }
int addresses() {
  int x;
  int *p = &x;
  int **pp = &p;
  set(&x);
  **pp = *p + 1;
  return *&x;
}
int *arithmetic(int *p, int i, long l) { return 2 + p + i - l; }
long difference(int *p, int *q, char *a, char *b) { return (p - q) + (a - b); }
int compare(int *p, int *q) {
  if (!p || q == 0) return 0;
  return (p < q) + (p >= q) + (p == q) + (p != q);
}
void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
int row(int (*p)[3], int i) { return (*p)[i] + p[1][i]; }
double *null() { return 0; }
