// Longest Collatz chain: unpredictable loop of shifts and multiplications in 64 bits.
int printf(const char *format, ...);

int main() {
  int best = 0, where = 0;
  for (int i = 1; i < 1500000; i++) {
    long n = i;
    int steps = 0;
    while (n != 1) {
      if (n % 2 == 0) n = n / 2; else n = 3 * n + 1;
      steps++;
    }
    if (steps > best) {
      best = steps;
      where = i;
    }
  }
  printf("%d %d\n", where, best);
  return 0;
}
