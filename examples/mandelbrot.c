// The Mandelbrot set in letters, computed in double.
int putchar(int c);

int escapeTime(double cx, double cy, int limit) {
  double x = 0, y = 0;
  int n = 0;
  while (n < limit && x * x + y * y <= 4) {
    double t = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = t;
    n++;
  }
  return n;
}

int main(void) {
  const char *shades = " .:-=+*#%@";
  for (int row = 0; row < 25; row++) {
    for (int col = 0; col < 76; col++) {
      int n = escapeTime(-2.2 + col * 0.04, -1.25 + row * 0.104, 200);
      putchar(shades[n < 27 ? n / 3 : 9]);
    }
    putchar('\n');
  }
  return 0;
}
