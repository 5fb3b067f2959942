// The left operand is what the right one changes; the sums before are in any order the same.
#include <stdio.h>

static int balance = 10;

static int pay(int amount) {
  balance -= amount;
  return balance;
}
static int twice(int n) { return 2 * n; }

int main(void) {
  int sum = twice(1) + twice(2);
  sum += twice(3) * twice(4);
  printf("%d\n", sum);
  int left = balance + pay(3);  // ub: order
  printf("%d\n", left);
  return 0;
}
