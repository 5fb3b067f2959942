// Cases that fall through, Duff's device, and a declaration in front of the first case.
#include <stdio.h>

static void copy(char *to, const char *from, int n) {
  int rounds = (n + 3) / 4;
  switch (n % 4) {
    case 0:
      do {
        *to++ = *from++;
        case 3: *to++ = *from++;
        case 2: *to++ = *from++;
        case 1: *to++ = *from++;
      } while (--rounds > 0);
  }
}

static int days(int month, int leap) {
  switch (month) {
    int d;
    case 2: d = leap ? 29 : 28; return d;
    case 4:
    case 6:
    case 9:
    case 11: d = 30; return d;
    default: return 31;
  }
}

int main(void) {
  char buffer[12];
  copy(buffer, "Duff's dev.", 12);
  printf("%s %d %d %d\n", buffer, days(2, 1), days(9, 0), days(12, 0));
  return 0;
}
