// Bubble sort with a swap through pointers. What stands in /*@ */ is what the memory holds when the line has run.
#include <stdio.h>

void swap(int *a, int *b) {
  int t = *a; /*@ t=%t */
  *a = *b; /*@ t=%t *a=*%a.addr *b=*%b.addr */
  *b = t; /*@ *a=*%a.addr *b=*%b.addr */
}

int main(void) {
  int a[4] = {4, 2, 9, 1}; /*@ a[0]=%a a[1]=%a+4 a[2]=%a+8 a[3]=%a+12 */
  int swaps = 0; /*@ swaps=%swaps */
  for (int i = 0; i < 3; i++)
    for (int j = 0; j + 1 < 4 - i; j++)
      if (a[j] > a[j + 1]) {
        swap(&a[j], &a[j + 1]);
        swaps++; /*@ i=%i j=%j swaps=%swaps a[0]=%a a[1]=%a+4 a[2]=%a+8 a[3]=%a+12 */
      }
  printf("%d %d\n", a[0], swaps);
  return 0;
}
