// A record that is too large for registers: the caller's memory keeps what it held.
#include <stdio.h>

struct names { char first[20], last[20]; int number; };

static struct names named(int number) {
  struct names result = {"Ada", "Lovelace", number};
  if (number == 1) return result;
}

int main(void) {
  for (int i = 1; i < 3; i++) {
    struct names person = named(i);
    struct names copy = person;
    printf("%d\n", copy.number);  // ub: missing-return
  }
  return 0;
}
