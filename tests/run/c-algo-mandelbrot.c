// The Mandelbrot set in double arithmetic.
int main() {
  for (int y = -6; y <= 6; y++) {
    for (int x = -18; x <= 8; x++) {
      double cr = x / 10.0, ci = y / 5.0, zr = 0, zi = 0;
      int n = 0;
      do { double t = zr * zr - zi * zi + cr; zi = 2 * zr * zi + ci; zr = t; } while (++n < 60 && zr * zr + zi * zi < 4);
      putch(n >= 60 ? '#' : n > 8 ? '+' : n > 4 ? '.' : ' ');
    }
    putch('\n');
  }
  return 0;
}
