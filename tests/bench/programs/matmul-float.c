// Single-precision matrix product with the loops in i-k-j order: unit stride throughout.
void putint(int x);
void putch(int c);

float a[400][400], b[400][400], c[400][400];

int main() {
  int n = 400, i, j, k, round;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) {
      a[i][j] = (i + j) % 8;
      b[i][j] = (i * j) % 16 - 7;
    }
  for (round = 0; round < 20; round++) {
    for (i = 0; i < n; i++)
      for (j = 0; j < n; j++) c[i][j] = 0;
    for (i = 0; i < n; i++)
      for (k = 0; k < n; k++) {
        float x = a[i][k];
        for (j = 0; j < n; j++) c[i][j] = c[i][j] + x * b[k][j];
      }
    a[round][1] = a[round][1] + 1;
  }
  float total = 0;
  for (i = 0; i < n; i++) total = total + c[i][i];
  putint((int)total);
  putch(10);
  return 0;
}
