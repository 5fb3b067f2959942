// Insertion sort that forgets the left border.
#include <stdio.h>

static int a[5] = {5, 4, 3, 2, 1};

int main(void) {
  for (int i = 1; i < 5; i++) {
    int x = a[i], j = i - 1;
    while (a[j] > x || j < 0) {  // ub: index
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = x;
  }
  for (int i = 0; i < 5; i++) printf("%d ", a[i]);
  putchar('\n');
  return 0;
}
