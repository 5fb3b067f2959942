// 5x5 convolution of an image, integers.
void putint(int x);
void putch(int c);

int image[700][700], out[700][700];

int main() {
  int n = 700, i, j, y, x, round, check = 0;
  int kernel[5][5] = {{1, 4, 6, 4, 1}, {4, 16, 24, 16, 4}, {6, 24, 36, 24, 6},
                      {4, 16, 24, 16, 4}, {1, 4, 6, 4, 1}};
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) image[i][j] = (i * i + j * 7) % 256;
  for (round = 0; round < 12; round++) {
    for (i = 2; i < n - 2; i++)
      for (j = 2; j < n - 2; j++) {
        int sum = 0;
        for (y = 0; y < 5; y++)
          for (x = 0; x < 5; x++) sum += image[i + y - 2][j + x - 2] * kernel[y][x];
        out[i][j] = sum / 256;
      }
    for (i = 2; i < n - 2; i++)
      for (j = 2; j < n - 2; j++) image[i][j] = out[i][j] ^ (j & 1);
    check = check * 31 + image[350][round * 50 + 10];
  }
  putint(check);
  putch(10);
  return 0;
}
