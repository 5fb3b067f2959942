// Modular exponentiation and Miller-Rabin by 64-bit remainders.
int printf(const char *format, ...);

long power(long base, long exponent, long modulus) {
  long result = 1;
  base %= modulus;
  while (exponent > 0) {
    if (exponent & 1) result = result * base % modulus;
    base = base * base % modulus;
    exponent >>= 1;
  }
  return result;
}

int isPrime(long n) {
  if (n < 2) return 0;
  if (n % 2 == 0) return n == 2;
  long d = n - 1;
  int shift = 0;
  while (d % 2 == 0) {
    d /= 2;
    shift++;
  }
  int witnesses[4] = {2, 3, 5, 7};
  for (int i = 0; i < 4; i++) {
    long a = witnesses[i];
    if (a % n == 0) continue;
    long x = power(a, d, n);
    if (x == 1 || x == n - 1) continue;
    int ok = 0;
    for (int r = 1; r < shift; r++) {
      x = x * x % n;
      if (x == n - 1) {
        ok = 1;
        break;
      }
    }
    if (!ok) return 0;
  }
  return 1;
}

int main() {
  int count = 0;
  for (long n = 1000000001; n < 1001600000; n += 2) count += isPrime(n);
  printf("%d %ld\n", count, power(3, 1000000006, 1000000007));
  return 0;
}
