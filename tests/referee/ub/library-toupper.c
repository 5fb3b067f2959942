// A code that is no character is made large.
#include <ctype.h>
#include <stdio.h>

int main(void) {
  int codes[3] = {'a', 'z', 100000};
  int sum = 0;
  for (int i = 0; i < 3; i++)
    sum += toupper(codes[i]);  // ub: library
  printf("%d\n", sum > 0);
  return 0;
}
