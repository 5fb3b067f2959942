// Parameters declared in the old style, with bounds that name others.
#include <stdio.h>

int sum(n, a) int n, a[n];
{
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s + (int)sizeof(a[0]);
}

int cell(rows, columns, m, i) int rows; int columns; int m[rows][columns]; int i;
{
  return m[i][columns - 1] + (int)(sizeof m[0] / sizeof(int));
}

struct Point {
  int x, y;
};
typedef struct Point Point;

int main(void) {
  int a[3] = {1, 2, 3}, m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d %d %d\n", sum(3, a), cell(2, 3, m, 0), cell(2, 3, m, 1));
  Point p = {1, 2}, q = (Point)p;  // a cast to the same struct
  q = (struct Point)q;
  printf("%d %d\n", q.x, ((Point)p).y);
  return 0;
}
