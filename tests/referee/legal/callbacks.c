// Callbacks with a pointer to anything.
#include <stdio.h>

struct stats {
  int n;
  double sum;
};

static void each(const int *a, int n, void (*f)(int, void *), void *data) {
  for (int i = 0; i < n; i++) f(a[i], data);
}

static void count(int x, void *data) {
  struct stats *s = data;
  s->n++;
  s->sum += x;
}

static void print(int x, void *data) { printf("%d%s", x, (const char *)data); }

static void nothing(int x, void *data) {
  (void)x;
  (void)data;
}

int main(void) {
  int a[4] = {3, 1, 4, 1};
  struct stats s = {0};
  each(a, 4, count, &s);
  each(a, 4, print, (void *)", ");
  each(a, 4, nothing, NULL);
  printf("%d %.2f\n", s.n, s.sum / s.n);
  return 0;
}
