// Sieve of Eratosthenes.
void putint(int x);
void putch(int c);

char composite[5000001];

int main() {
  int n = 5000000, round, count = 0;
  for (round = 0; round < 8; round++) {
    int i, j;
    for (i = 0; i <= n; i++) composite[i] = 0;
    count = 0;
    for (i = 2; i <= n; i++) {
      if (!composite[i]) {
        count++;
        for (j = i + i; j <= n; j = j + i) composite[j] = 1;
      }
    }
  }
  putint(count);
  putch(10);
  return 0;
}
