// Conway's game of life on a torus.
void putint(int x);
void putch(int c);

int cell[512][512], next[512][512];

int main() {
  int n = 512, i, j, step, x = 1, alive = 0;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) {
      x = x * 1103515245 + 12345;
      cell[i][j] = x >> 20 & 1;
    }
  for (step = 0; step < 100; step++) {
    for (i = 0; i < n; i++) {
      int up = (i + n - 1) % n, down = (i + 1) % n;
      for (j = 0; j < n; j++) {
        int left = (j + n - 1) % n, right = (j + 1) % n;
        int sum = cell[up][left] + cell[up][j] + cell[up][right] + cell[i][left] + cell[i][right] +
                  cell[down][left] + cell[down][j] + cell[down][right];
        if (sum == 3 || (sum == 2 && cell[i][j])) next[i][j] = 1; else next[i][j] = 0;
      }
    }
    for (i = 0; i < n; i++)
      for (j = 0; j < n; j++) cell[i][j] = next[i][j];
  }
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) alive += cell[i][j];
  putint(alive);
  putch(10);
  return 0;
}
