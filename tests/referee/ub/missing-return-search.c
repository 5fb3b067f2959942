// A search that says nothing when it does not find.
#include <stdio.h>

static int find(const int *a, int n, int x) {
  for (int i = 0; i < n; i++)
    if (a[i] == x) return i;
}

int main(void) {
  int a[4] = {2, 3, 5, 7};
  printf("%d\n", find(a, 4, 5));
  if (find(a, 4, 6) >= 0)  // ub: missing-return
    puts("found");
  return 0;
}
