// Ways to pay and the fewest coins; partitions of a set; both modulo a prime.
void putint(int x);
void putch(int c);

const int MOD = 1000007;
int coins[12] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 3, 7, 11};
int ways[100001], fewest[100001], bell[601][601];

int pay(int amount, int kinds) {
  int c, a;
  for (a = 0; a <= amount; a++) {
    ways[a] = 0;
    fewest[a] = a;
  }
  ways[0] = 1;
  for (c = 0; c < kinds; c++)
    for (a = coins[c]; a <= amount; a++) {
      ways[a] = (ways[a] + ways[a - coins[c]]) % MOD;
      if (fewest[a - coins[c]] + 1 < fewest[a]) fewest[a] = fewest[a - coins[c]] + 1;
    }
  return ways[amount] * 3 + fewest[amount];
}

int partitions(int n) {
  int i, j;
  bell[0][0] = 1;
  for (i = 1; i <= n; i++) {
    bell[i][0] = bell[i - 1][i - 1];
    for (j = 1; j <= i; j++) bell[i][j] = (bell[i][j - 1] + bell[i - 1][j - 1]) % MOD;
  }
  return bell[n][0];
}

int main() {
  int i, check = 0;
  for (i = 1; i <= 60; i++) {
    check = check * 5 + pay(40000 + i * 1000, (i - 1) % 12 + 1);
    check += pay(40000, (i - 1) % 12 + 1);
    check += partitions(540 + i);
  }
  for (i = 0; i < 12; i++) check = check * 3 + ways[i * 3000];
  putint(check);
  putch(10);
  return 0;
}
