// The Mandelbrot set in single precision.
void putint(int x);
void putch(int c);

int main() {
  int width = 1400, height = 1000, py, px, total = 0;
  for (py = 0; py < height; py++)
    for (px = 0; px < width; px++) {
      float cx = (float)px / width * 3 - 2, cy = (float)py / height * 2 - 1;
      float zx = 0, zy = 0;
      int n = 0;
      while (n < 200 && zx * zx + zy * zy < 4) {
        float t = zx * zx - zy * zy + cx;
        zy = 2 * zx * zy + cy;
        zx = t;
        n++;
      }
      total += n;
    }
  putint(total);
  putch(10);
  return 0;
}
