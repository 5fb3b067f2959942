// Variable-length arrays: bounds evaluated once, sizeof, typedefs, parameters, pointers, and memory
// that is given back however a scope is left.
int printf(const char *format, ...);
int puts(const char *text);
int calls;
int next(void) { return ++calls; }
int sum(int n, int m, int a[n][m]) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) s += a[i][j];
  return s;
}
int sum2(int n, int m, int a[*][*]);
int sum2(int n, int m, int a[n][m]) {
  int (*p)[m] = a, s = 0;
  for (; p < a + n; p++) for (int j = 0; j < m; j++) s += (*p)[j];
  printf("%d %d\n", (int)(p - a), (int)sizeof *p);
  return s;
}
int side(int n, int a[n++]) { return n; }
int loop(int n) {
  char *first = 0; int same = 1;
  for (int i = 0; i < 5; i++) {
    char a[n * 100 + 16];
    if (!first) first = a;
    if (first != a) same = 0;
    a[0] = i;
    if (i == 1) continue;
    if (i == 3) break;
  }
  int count = 0;
  char *q = 0;
again:;
  {
    char b[n];
    if (q && q != b) same = 0;
    q = b;
    if (count++ < 10) goto again;
  }
  return same;
}
int stat(int n) { return ({ int v[n]; for (int i = 0; i < n; i++) v[i] = i; v[n - 1]; }); }
struct S { int a, b; };
struct S rec(int n) { return ({ struct S v[n]; v[n-1].a = n; v[n-1].b = 2*n; v[n-1]; }); }
// Each way out of the scope, often enough to run out of stack if it kept anything.
int leave(int n) {
  int count = 0;
  for (int i = 0; i < 20000; i++) {
    char a[n];
    a[n - 1] = i;
    {
      char b[n], c[n];
      b[0] = c[0] = a[n - 1];
      if (i % 5 == 1) goto next;
      if (i % 5 == 2) continue;
    }
    switch (i % 5) {
      case 3: {
        char d[n];
        d[1] = 1;
        count += d[1];
        break;
      }
      default:
        count += 2;
    }
    for (char e[n];;) {
      e[0] = 3;
      count += e[0];
      break;
    }
  next:
    count++;
  }
  int i = 0;
again:;
  char f[n];
  f[0] = 1;
  count += f[0];
  if (i++ < 20000) goto again;
  return count;
}
int unreachable(int n) {
  return n;
  {
    int a[n];
  label:
    a[0] = 1;
    if (n) goto label;
    return a[0];
  }
}
typedef int (*Compare)(int, int (*)[*]);
int last(int n, int (*a)[n]) { return (*a)[n - 1]; }
int main(void) {
  int n = 3, m = 4;
  int a[n][m];
  for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i][j] = i * 10 + j;
  printf("%d %d\n", sum(n, m, a), sum2(n, m, a));
  printf("%d %d %d %d\n", (int)sizeof a, (int)sizeof a[0], (int)sizeof a[0][0], (int)(sizeof a / sizeof *a));
  typedef int T[n];
  n = 10;
  T t; 
  printf("%d %d\n", (int)sizeof t, (int)sizeof(T));
  int k = 2;
  printf("%d", (int)sizeof(int[k++])); printf(" %d\n", k);
  printf("%d %d\n", side(5, 0), loop(7));
  int fixed[2][5] = {{1,2,3,4,5},{6,7,8,9,10}};
  int w = 5;
  int (*p)[w] = fixed;
  printf("%d %d\n", p[1][2], (*(int (*)[w])fixed)[3]);
  printf("%d %d\n", stat(6), rec(4).b);
  int three[2][n][m];
  three[1][9][3] = 77;
  int (*x)[n][m] = three;
  printf("%d %d\n", x[1][9][3], (int)sizeof three);
  printf("%d\n", (int)((char*)(x + 1) - (char*)x));
  unsigned long evaluated = sizeof(a[next() - 1]);
  printf("%d %d\n", (int)evaluated, calls);
  const int c[n][2];
  printf("%d\n", (int)sizeof c);
  double d[next()], e[next()];
  printf("%d %d\n", (int)sizeof d, (int)sizeof e);
  x++; x -= 1; 
  printf("%d\n", x[1][9][3]);
  char *v[w]; v[4] = "hey"; puts(v[4]);
  int i[w], *ip = &i[w], *iq = i; printf("%d\n", (int)(ip - iq));
  printf("%d %d\n", leave(4000), unreachable(3));
  Compare call = last;
  printf("%d\n", call(5, p));
  static int (*kept)[3];
  kept = (void *)i;
  printf("%d\n", (int)(kept + 1 - (int (*)[3])i));
  int matrix[w][w];
  for (int r = 0; r < w; r++)
    for (int q = 0; q < w; q++) matrix[r][q] = r * w + q;
  int total = 0, (*row)[w] = matrix;
  while (row < matrix + w) total += (*row++)[2];
  printf("%d %d\n", total, (int)(&matrix[4][1] - &matrix[1][3]));
  printf("%d\n", _Generic(&matrix, int (*)[5][5]: 1, default: 2));
  __typeof__(matrix) same;
  printf("%d\n", (int)sizeof same);
  return 0;
}
