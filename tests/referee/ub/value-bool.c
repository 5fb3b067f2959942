// A byte from elsewhere, read as a _Bool.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct Option {
  bool isSet;
  char name;
};

int main(void) {
  const char bytes[] = {7, 'a'};
  struct Option option;
  memcpy(&option, bytes, sizeof option);
  if (option.isSet) puts("set");  // ub: value
  return 0;
}
