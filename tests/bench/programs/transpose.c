// Repeated transposition and row sums: strided stores.
void putint(int x);
void putch(int c);

int m[1024][1024], t[1024][1024];

int main() {
  int n = 1024, i, j, round, sum = 0;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) m[i][j] = i * 1024 + j;
  for (round = 0; round < 20; round++) {
    for (i = 0; i < n; i++)
      for (j = 0; j < n; j++) t[j][i] = m[i][j] + round;
    for (i = 0; i < n; i++)
      for (j = 0; j < n; j++) m[i][j] = t[i][j] ^ j;
    sum = sum * 3 + m[round * 7 % n][round * 13 % n];
  }
  putint(sum);
  putch(10);
  return 0;
}
