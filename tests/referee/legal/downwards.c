// Goes down arrays without leaving them at the front.
#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  for (int *p = a + 4; p-- != a;) {
    printf("%d ", *p);
    if (p == a) break;
  }
  putchar('\n');
  for (int *p = a + 4; p > a;) printf("%d ", *--p);
  putchar('\n');
  for (unsigned i = 4; i-- > 0;) printf("%d ", a[i]);
  putchar('\n');
  for (size_t i = 3; i < 4; i--) printf("%d ", a[i]);
  putchar('\n');
  return 0;
}
