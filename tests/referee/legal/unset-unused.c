// Variables without a value that nobody uses, or that are set first.
#include <stdio.h>

static int first(int a, const int *unused) {
  (void)unused;
  return a;
}

static void out(int *result) { *result = 42; }

int main(void) {
  int never, later, unset[10];
  double also[2];
  printf("%d\n", first(1, unset));
  printf("%zu\n", sizeof never + sizeof also + sizeof unset[20]);
  out(&later);
  printf("%d\n", later);
  for (int i = 0; i < 3; i++) {
    int square;
    square = i * i;
    printf("%d\n", square);
  }
  int max, n = 0, values[3] = {3, 8, 5};
  for (int i = 0; i < 3; i++)
    if (n == 0 || values[i] > max) {
      max = values[i];
      n++;
    }
  printf("%d\n", max);
  return 0;
}
