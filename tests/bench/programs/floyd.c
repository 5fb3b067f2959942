// All-pairs shortest paths.
void putint(int x);
void putch(int c);

int d[450][450];

int main() {
  int n = 450, i, j, k, round, check = 0;
  for (round = 0; round < 4; round++) {
    for (i = 0; i < n; i++)
      for (j = 0; j < n; j++) {
        d[i][j] = (i * 131 + j * 71 + round) % 997 + 1;
        if (i == j) d[i][j] = 0;
      }
    for (k = 0; k < n; k++)
      for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
          int through = d[i][k] + d[k][j];
          if (through < d[i][j]) d[i][j] = through;
        }
    for (i = 0; i < n; i++) check = check * 17 + d[i][(i * 3) % n];
  }
  putint(check);
  putch(10);
  return 0;
}
