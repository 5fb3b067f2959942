// A call without a prototype and with one argument too few.
#include <stdio.h>

int area();

int main(void) {
  printf("%d\n", area(3, 4));
  printf("%d\n", area(3));  // ub: call-type
  return 0;
}

int area(int width, int height) { return width * height; }
