// A sign function which forgets zero.
#include <stdio.h>

static int sign(int x) {
  int result;
  if (x > 0) result = 1;
  if (x < 0) result = -1;
  return result;
}

int main(void) {
  int numbers[3] = {5, -3, 0};
  for (int i = 0; i < 3; i++) {
    int s = sign(numbers[i]);
    if (s == 1)  // ub: uninitialised
      puts("positive");
    else
      puts("not positive");
  }
  return 0;
}
