// A mean in 128 bits, of no numbers.
#include <stdio.h>

static long mean(const long *numbers, int count) {
  __int128 sum = 0;
  for (int i = 0; i < count; i++) sum += numbers[i];
  return (long)(sum / count);  // ub: division-by-zero
}

int main(void) {
  long numbers[] = {9223372036854775807, 9223372036854775805};
  printf("%ld\n", mean(numbers, 2));
  printf("%ld\n", mean(numbers, 0));
  return 0;
}
