// Fills an array and goes one too far.
#include <stdio.h>

#define N 10

int main(void) {
  int squares[N];
  for (int i = 0; i <= N; i++) {
    squares[i] = i * i;  // ub: index
  }
  printf("%d\n", squares[3]);
  return 0;
}
