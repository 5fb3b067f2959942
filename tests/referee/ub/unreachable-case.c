// There is no fourth season.
#include <stdio.h>

static const char *nameOf(int season) {
  switch (season) {
    case 0: return "spring";
    case 1: return "summer";
    case 2: return "autumn";
    default: __builtin_unreachable();  // ub: unreachable
  }
}

int main(void) {
  for (int i = 0; i < 4; i++) puts(nameOf(i));
  return 0;
}
