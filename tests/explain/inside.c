// What the passes with an inside have to do: a branch that never goes one way, expressions that are equal, and loops with
// instructions that may move and others that may not.
int table[64], grid[32][32];
extern void show(int, int);
int twice(int x) { return x * 2; }
int constants(int n) {
  int x = 1, s = 0;
  while (n > 0) {
    if (x == 1) s += 2;
    else { x = 2; s = n; }
    n -= x;
  }
  return s * x;
}
int classes(int a, int b, int *p) {
  int s = a * b + table[a & 63];
  p[a] = s;
  if (a < b) {
    s += a * b * 3 + p[a];
    if (a < b) s += b * a;
  } else s -= a * b;
  p[a] = s;
  return s + (a & 63) + p[a];
}
void rows(int n, int m, int k, int *p) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      grid[i & 31][j & 31] = p[3] * k + i * m + j / k;
      if (j == k) show(n / k, i);
    }
}
int divide(int n, int k, int *p) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    s += n / k + table[5] + p[2];
    if (i == 7) s -= n % k;
  }
  for (int i = 0; i < n; i++) table[i & 63] = table[(i - 1) & 63] + s;
  return s + twice(s);
}
