// Fibonacci numbers in a loop: two variables that take each other's values are what phi functions
// are for. See minic fib.c -emit-llvm -o -.
int printf(const char *format, ...);

int fib(int n) {
  int a = 0, b = 1;
  while (n > 0) {
    int next = a + b;
    a = b;
    b = next;
    n = n - 1;
  }
  return a;
}

int main(void) {
  for (int i = 0; i <= 40; i += 10) printf("fib(%d) = %d\n", i, fib(i));
  return 0;
}
