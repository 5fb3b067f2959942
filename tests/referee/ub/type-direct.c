// The famous square root: the bits of a variable, without a pointer between.
#include <stdio.h>

static float rough(float x) {
  int bits = *(int *)&x;  // ub: type
  bits = 0x1fbd1df5 + (bits >> 1);
  float root;
  __builtin_memcpy(&root, &bits, sizeof root);
  return root;
}

int main(void) {
  printf("%.0f\n", rough(16.0f));
  return 0;
}
