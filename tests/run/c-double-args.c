// More doubles and floats than registers, in and out, with ints between.
double f(double a, float b, double c, float d, double e, float f, double g, float h, double i, float j, int k, double l, float m, long n, double o) { return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + j * 10 + k * 11 + l * 12 + m * 13 + n * 14 + o * 15; }
float back(float a, float b) { return b - a; }
double poly(double x, int n) { return n ? x * poly(x, n - 1) + n : 1; }
int main() {
  double r = f(.5, 1.5f, 2, 3, 4.25, 5, 6.125, 7, 8, 9, 10, 11.5, 12.25f, 13, 14);
  putint(r * 1000); putch(' ');
  putint(f(back(1, 2), back(2, 4.5), back(3, 3), 1, poly(.5, 3), 2, 3, back(poly(2, 2), 1), 4, 5, poly(1, 5), 6, 7, 8, poly(-1, 4)) * 1000); putch(' ');
  putint(poly(1.5, 10) * 100); putch('\n');
  return 0;
}
