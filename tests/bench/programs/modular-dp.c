// Counting with remainders by a constant: the modulus every contest uses.
void putint(int x);
void putch(int c);

const int mod = 998244353;
int ways[2001][2001];

int main() {
  int n = 2000, i, j, round, check = 0;
  for (round = 1; round <= 8; round++) {
    for (i = 0; i <= n; i++) {
      ways[i][0] = 1;
      for (j = 1; j <= i; j++) {
        int below = i - 1 >= j ? ways[i - 1][j] : 0;
        ways[i][j] = (below + ways[i - 1][j - 1] * round % mod) % mod;
      }
    }
    check = (check + ways[n][n / 2] % 1000003) % mod;
  }
  int digits = 0;
  for (i = 0; i < 12000000; i++) {
    int x = i * 7 + check % 10;
    while (x > 0) {
      digits = digits + x % 10;
      x = x / 10;
    }
  }
  putint(check);
  putch(32);
  putint(digits);
  putch(10);
  return 0;
}
