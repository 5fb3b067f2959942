int collatz(int n) {
  int steps = 0;
  while (n != 1) {
    if (n % 2 == 0)
      n = n / 2;
    else
      n = 3 * n + 1;
    steps = steps + 1;
  }
  return steps;
}
int main() {
  putint(collatz(27));
  putch(10);
  return 0;
}
