// Two Fibonacci numbers: in a loop, and by calls of the function itself.
#include <stdio.h>

int fib(int n) {
  if (n < 2) return n;
  int a = fib(n - 1);
  int b = fib(n - 2);
  int sum = a + b; /*@ n=%n.addr a=%a b=%b sum=%sum */
  return sum;
}

int main(void) {
  int a = 0, b = 1; /*@ a=%a b=%b */
  for (int i = 0; i < 6; i++) {
    int next = a + b; /*@ i=%i next=%next a=%a b=%b */
    a = b; /*@ i=%i a=%a b=%b */
    b = next; /*@ i=%i a=%a b=%b */
  }
  int c = fib(5);
  c += a; /*@ a=%a b=%b c=%c */
  printf("%d\n", c);
  return 0;
}
