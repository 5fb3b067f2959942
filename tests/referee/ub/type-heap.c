// Memory of malloc that is written as int and read as float.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *cell = malloc(sizeof(int));
  if (!cell) return 1;
  *(int *)cell = 1065353216;
  float f = *(float *)cell;  // ub: type
  printf("%f\n", f);
  free(cell);
  return 0;
}
