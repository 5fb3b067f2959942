// A blur with borders: the pixel, the bounds and the weights are functions of one line.
void putint(int x);
void putch(int c);

unsigned char image[512 * 512], result[512 * 512];

int low(int a, int b) { return a < b ? a : b; }
int high(int a, int b) { return a > b ? a : b; }
int clamp(int x, int from, int to) { return high(from, low(x, to)); }
int pixel(int x, int y) { return image[clamp(y, 0, 511) * 512 + clamp(x, 0, 511)]; }
int weight(int dx, int dy) { return 4 >> (dx * dx + dy * dy); }

int blurred(int x, int y) {
  int sum = 0, dx, dy;
  for (dy = -1; dy <= 1; dy++)
    for (dx = -1; dx <= 1; dx++) sum += weight(dx, dy) * pixel(x + dx, y + dy);
  return sum / 16;
}

int main() {
  int x, y, round, check = 0;
  for (y = 0; y < 512; y++)
    for (x = 0; x < 512; x++) image[y * 512 + x] = (x * 7 + y * 13 + x * y) & 255;
  for (round = 0; round < 40; round++) {
    for (y = 0; y < 512; y++)
      for (x = 0; x < 512; x++) result[y * 512 + x] = clamp(blurred(x, y) + 3, 0, 255);
    for (y = 0; y < 512 * 512; y++) image[y] = result[y] ^ (y & 7);
  }
  for (y = 0; y < 512 * 512; y++) check = check * 31 + image[y];
  putint(check);
  putch(10);
  return 0;
}
