// Memory of malloc takes the type of what was stored last.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  int a;
  float b;
};

int main(void) {
  void *m = malloc(16);
  if (!m) return 1;
  *(int *)m = 5;
  printf("%d\n", *(int *)m);
  *(float *)m = 2.5f;
  printf("%.1f\n", *(float *)m);
  *(struct pair *)m = (struct pair){7, 0.5f};
  printf("%d\n", *(int *)m + ((struct pair *)m)->a);
  double d = 1.5;
  memcpy(m, &d, sizeof d);
  printf("%.1f\n", *(double *)m);
  int i = -1;
  memcpy(m, &i, sizeof i);
  printf("%u\n", *(unsigned *)m);
  memset(m, 0, 16);
  ((long *)m)[1] = 3;
  printf("%ld\n", ((long *)m)[1]);
  free(m);
  return 0;
}
