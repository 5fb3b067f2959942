// Conjugate gradients on a sparse symmetric matrix in compressed rows, in double precision.
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  int n, *start, *column;
  double *value;
} Sparse;

static void multiply(const Sparse *m, const double *x, double *y) {
  for (int i = 0; i < m->n; i++) {
    double sum = 0;
    for (int k = m->start[i]; k < m->start[i + 1]; k++) sum += m->value[k] * x[m->column[k]];
    y[i] = sum;
  }
}

static double product(int n, const double *x, const double *y) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}

static void addScaled(int n, double *x, double factor, const double *y) {
  for (int i = 0; i < n; i++) x[i] += factor * y[i];
}

int main(void) {
  enum { SIDE = 160 };
  int n = SIDE * SIDE, used = 0;
  Sparse m = {n, malloc((n + 1) * sizeof(int)), malloc(5 * n * sizeof(int)), malloc(5 * n * sizeof(double))};
  double *x = calloc(n, sizeof(double)), *r = malloc(n * sizeof(double));
  double *p = malloc(n * sizeof(double)), *q = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) {
    static const int dx[] = {0, -1, 0, 1, 0}, dy[] = {-1, 0, 0, 0, 1};
    m.start[i] = used;
    for (int k = 0; k < 5; k++) {
      int column = i % SIDE + dx[k], row = i / SIDE + dy[k];
      if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) continue;
      m.column[used] = row * SIDE + column;
      m.value[used++] = k == 2 ? 4.05 : -1;
    }
    r[i] = p[i] = (i % 7 - 3) * 0.5;
  }
  m.start[n] = used;
  double norm = product(n, r, r);
  int steps = 0;
  for (; steps < 700; steps++) {
    multiply(&m, p, q);
    double alpha = norm / (product(n, p, q) + 1e-300), old = norm;
    addScaled(n, x, alpha, p);
    addScaled(n, r, -alpha, q);
    norm = product(n, r, r) + 1e-280;
    for (int i = 0; i < n; i++) p[i] = r[i] + norm / old * p[i];
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * (i % 11);
  printf("%d %.5f\n", steps, sum);
  return 0;
}
