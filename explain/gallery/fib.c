int fib(int n) {
  int a = 0, b = 1, i = 1, c = 0;
  if (n <= 0) return 0;
  while (i < n) {
    c = a + b;
    a = b;
    b = c;
    i = i + 1;
  }
  return b;
}
int main() { return fib(10); }
