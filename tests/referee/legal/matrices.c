// Arrays of two dimensions passed in several ways.
#include <stdio.h>
#include <stdlib.h>

static int sum_rows(int (*m)[4], int rows) {
  int s = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < 4; j++) s += m[i][j];
  return s;
}

static int sum_row(const int *row, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += row[i];
  return s;
}

static int sum_pointers(int **rows, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += *rows[i];
  return s;
}

int main(void) {
  int m[3][4];
  for (int i = 0; i < 12; i++) m[i / 4][i % 4] = i;
  int *pointers[3] = {m[0], m[1], &m[2][3]};
  int(*whole)[3][4] = &m;
  printf("%d %d %d\n", sum_rows(m, 3), sum_row(m[1], 4), sum_pointers(pointers, 3));
  printf("%d %d\n", (*whole)[2][1], (int)(&m[2] - &m[0]));
  int *flat = malloc(12 * sizeof *flat);
  if (!flat) return 1;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) flat[i * 4 + j] = m[i][j];
  printf("%d\n", sum_row(flat, 12));
  free(flat);
  return 0;
}
