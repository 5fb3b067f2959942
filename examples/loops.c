// Which of these loops do several iterations at once, on vectors, and what
// keeps the others from it? minic -O2 -Rpass=vectorize -Rpass-missed=vectorize
// says it.
int printf(const char *format, ...);

/// Each iteration has elements of its own.
void add(int *sum, const int *a, const int *b, int n) {
  for (int i = 0; i < n; i++) sum[i] = a[i] + b[i];
}

/// Each iteration needs what the one before it stored.
void runningSum(int *a, int n) {
  for (int i = 1; i < n; i++) a[i] += a[i - 1];
}

/// Each iteration decides whether there is a next one.
int find(const int *a, int n, int wanted) {
  int i = 0;
  while (i < n && a[i] != wanted) i++;
  return i;
}

int main(void) {
  int a[1000], b[1000], sum[1000];
  for (int i = 0; i < 1000; i++) a[i] = i, b[i] = 3 * i;
  add(sum, a, b, 1000);
  runningSum(a, 1000);
  printf("%d %d %d\n", sum[999], a[999], find(b, 1000, 600));
  return 0;
}
