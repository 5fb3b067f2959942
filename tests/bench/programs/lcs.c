// Longest common subsequence: dynamic programming over a table.
void putint(int x);
void putch(int c);

int table[2401][2401];
int s[2400], t[2400];

int main() {
  int n = 2400, i, j, round, x = 3, check = 0;
  for (round = 0; round < 20; round++) {
    for (i = 0; i < n; i++) {
      x = x * 1103515245 + 12345;
      s[i] = (x >> 16) & 15;
      x = x * 1103515245 + 12345;
      t[i] = (x >> 16) & 15;
    }
    for (i = 1; i <= n; i++)
      for (j = 1; j <= n; j++) {
        if (s[i - 1] == t[j - 1])
          table[i][j] = table[i - 1][j - 1] + 1;
        else if (table[i - 1][j] > table[i][j - 1])
          table[i][j] = table[i - 1][j];
        else
          table[i][j] = table[i][j - 1];
      }
    check = check * 31 + table[n][n];
  }
  putint(check);
  putch(10);
  return 0;
}
