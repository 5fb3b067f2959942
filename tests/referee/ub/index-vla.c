// A sieve in an array of variable length.
#include <stdio.h>

int main(void) {
  int n = 30;
  char composite[n];
  for (int i = 0; i < n; i++) composite[i] = 0;
  int primes = 0;
  for (int i = 2; i < n; i++) {
    if (composite[i]) continue;
    primes++;
    for (int j = i + i; j <= n; j += i)
      composite[j] = 1;  // ub: index
  }
  printf("%d\n", primes);
  return 0;
}
