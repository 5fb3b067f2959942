// A block is entered again after a million other variables have ended.
#include <stdio.h>

static void add(int *sum, int n) {
  int kept = n;
  int *p = &kept;
  *sum += *p & 1;
}

int main(void) {
  int sum = 0;
  for (int round = 0; round < 2; ++round) {
    if (round)
      for (int i = 0; i < 1100000; ++i) add(&sum, i);
    int first = round;
    int *p = &first;
    sum += *p;
  }
  printf("%d\n", sum);
}
