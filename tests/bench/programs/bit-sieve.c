// A sieve of odd numbers in bits, segment by segment, and twin primes.
void putint(int x);
void putch(int c);

int small[5000], smallCount, next[5000], bits[2048];

int test(int i) { return (bits[i / 32] >> (i % 32)) & 1; }
void mark(int i) { bits[i / 32] = bits[i / 32] | (1 << (i % 32)); }

int main() {
  int i, j, base, primes = 1, twins = 0, last = 2, check = 0;
  for (i = 3; i < 10000; i += 2) {
    int isPrime = 1;
    for (j = 0; j < smallCount && small[j] * small[j] <= i; j++)
      if (i % small[j] == 0) {
        isPrime = 0;
        break;
      }
    if (isPrime) {
      small[smallCount] = i;
      next[smallCount] = i * i / 2;
      smallCount++;
    }
  }
  for (base = 0; base < 48000000; base += 65536) {
    for (i = 0; i < 2048; i++) bits[i] = 0;
    if (base == 0) mark(0);
    for (i = 0; i < smallCount; i++) {
      int p = small[i], at = next[i] - base;
      while (at < 65536) {
        mark(at);
        at += p;
      }
      next[i] = base + at;
    }
    for (i = 0; i < 65536; i++)
      if (!test(i)) {
        int p = 2 * (base + i) + 1;
        primes++;
        if (p - last == 2) twins++;
        check = check * 3 + p;
        last = p;
      }
  }
  putint(primes);
  putch(32);
  putint(twins);
  putch(32);
  putint(check);
  putch(10);
  return 0;
}
