// A callback that ignores its second argument by not having it.
#include <stdio.h>

static void show(int *x) { printf("%d\n", *x); }

static void each(int *a, int n, void (*f)(int *, void *)) {
  for (int i = 0; i < n; i++)
    f(&a[i], NULL);  // ub: call-type
}

int main(void) {
  int a[3] = {1, 2, 3};
  each(a, 3, (void (*)(int *, void *))show);
  return 0;
}
