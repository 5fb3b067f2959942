// Integer matrix product, the textbook's triple loop.
void putint(int x);
void putch(int c);

int a[360][360], b[360][360], c[360][360];

void multiply(int n) {
  int i = 0;
  while (i < n) {
    int j = 0;
    while (j < n) {
      int sum = 0, k = 0;
      while (k < n) {
        sum = sum + a[i][k] * b[k][j];
        k = k + 1;
      }
      c[i][j] = sum;
      j = j + 1;
    }
    i = i + 1;
  }
}

int main() {
  int n = 360, i, j, round, check = 0;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) {
      a[i][j] = (i * 7 + j * 3) % 101 - 50;
      b[i][j] = (i * 5 - j * 11) % 97;
    }
  for (round = 0; round < 16; round++) {
    multiply(n);
    for (i = 0; i < n; i++) check = check * 31 + c[i][(i * 17 + round) % n];
    a[round][round] = check % 1000;
  }
  putint(check);
  putch(10);
  return 0;
}
