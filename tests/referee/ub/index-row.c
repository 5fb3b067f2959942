// The column runs past its row while it stays within the matrix.
#include <stdio.h>

int main(void) {
  int m[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
  int sum = 0;
  for (int column = 0; column < 5; column++) {
    sum += m[1][column];  // ub: index
  }
  printf("%d\n", sum);
  return 0;
}
