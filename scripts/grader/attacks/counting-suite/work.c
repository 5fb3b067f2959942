#include <stdio.h>

int main(void) {
  unsigned sum = 1, last = 0, kept = 7;
  for (int i = 0; i < 300000; i++) {
    last = sum;
    sum = sum * 1664525 + 1013904223;
    kept = (kept ^ last) + (sum >> 3) + i;
  }
  printf("%u\n", kept);
  return 0;
}
