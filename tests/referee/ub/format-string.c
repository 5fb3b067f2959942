// A number where a string is expected.
#include <stdio.h>

int main(void) {
  const char *names[2] = {"one", "two"};
  for (int i = 1; i <= 2; i++) {
    printf("%d\n", i);
    if (i == 2) printf("%s\n", i);  // ub: format
  }
  printf("%s\n", names[0]);
  return 0;
}
