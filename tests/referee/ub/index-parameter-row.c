// A board that is given as a pointer to rows.
#include <stdio.h>

static int neighbours(int board[][3], int y, int x) {
  int n = 0;
  for (int dx = -1; dx <= 1; dx++)
    n += board[y][x + dx];  // ub: index
  return n;
}

int main(void) {
  int board[3][3] = {{1, 0, 1}, {0, 1, 0}, {1, 1, 1}};
  printf("%d\n", neighbours(board, 1, 1));
  printf("%d\n", neighbours(board, 1, 2));
  return 0;
}
