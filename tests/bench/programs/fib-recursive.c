// Call overhead: the doubly recursive Fibonacci function.
void putint(int x);
void putch(int c);

int fib(int n) {
  if (n < 2) return n;
  return fib(n - 1) + fib(n - 2);
}

int main() {
  putint(fib(42));
  putch(10);
  return 0;
}
