// The best order of a chain of matrix products: dynamic programming over intervals.
void putint(int x);
void putch(int c);

int size[421], cost[420][420], cut[420][420];

int depth(int i, int j) {
  if (i == j) return 0;
  int left = depth(i, cut[i][j]), right = depth(cut[i][j] + 1, j);
  return (left > right ? left : right) + 1;
}

int main() {
  int n = 420, i, length, k, round, check = 0;
  for (round = 0; round < 10; round++) {
    for (i = 0; i <= n; i++) size[i] = (i * 37 + round * 11) % 61 + 3;
    for (i = 0; i < n; i++) cost[i][i] = 0;
    for (length = 2; length <= n; length++)
      for (i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        cost[i][j] = 2147483647;
        for (k = i; k < j; k++) {
          int c = cost[i][k] + cost[k + 1][j] + size[i] * size[k + 1] * size[j + 1];
          if (c < cost[i][j]) {
            cost[i][j] = c;
            cut[i][j] = k;
          }
        }
      }
    check = check * 31 + cost[0][n - 1] + depth(0, n - 1);
  }
  putint(check);
  putch(10);
  return 0;
}
