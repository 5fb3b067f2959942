// Calls whose result is the function's: with arguments that change places, through several branches
// that meet in one return, with arguments on the stack, and with an address of the caller's frame.
int printf(const char* format, ...);

int odd(int n, int a, int b);
int even(int n, int a, int b) {
  if (n == 0) return a * 10 + b;
  return odd(n - 1, b, a);
}
int odd(int n, int a, int b) {
  if (n == 0) return a * 10 - b;
  return even(n - 1, b, a + 1);
}

double mixed(double x, int n, double y) {
  if (n <= 0) return x - y;
  if (n % 2) return mixed(y, n - 1, x * 0.5);
  return mixed(x + 1, n - 2, y);
}

long spread(long a, long b, long c, long d, long e, long f, long g, long h, long i) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i;
}
long many(long a, long b) { return spread(b, a, a, b, a, b, a, b, a); }
long fewer(long a, long b, long c, long d, long e, long f, long g, long h) {
  return many(h - a, g + b * c - d * e + f);
}

int last(int* p, int n) { return n == 0 ? *p : last(p, n - 1) + 1; }
int address(int n) {
  int local[3] = {n, n + 1, n + 2};
  return last(local + 1, 5);
}

int counter;
void step(int n) {
  counter += n;
  if (n > 0) step(n - 1);
}
int gcd(int a, int b) {
  if (b == 0) return a;
  return gcd(b, a % b);
}
signed char narrow(int x) { return (signed char)x; }
int widened(int x) { return narrow(x); }
unsigned char bytes(int x) { return narrow(x); }
int keep(int a, int b, int c) {
  int x = gcd(a, b), y = gcd(b, c), z = gcd(a, c);
  if (x > y) return gcd(x * y, z);
  if (y > z) return even(x & 7, y, z);
  return odd(y & 7, z, x);
}

int main() {
  printf("%d %d\n", even(10, 3, 4), even(7, 3, 4));
  printf("%.6f\n", mixed(3.0, 25, 8.0));
  printf("%ld %ld\n", many(3, 5), fewer(1, 2, 3, 4, 5, 6, 7, 8));
  printf("%d\n", address(40));
  step(100);
  printf("%d %d\n", counter, gcd(1071, 462));
  printf("%d %d\n", widened(200), bytes(200));
  printf("%d %d %d\n", keep(12, 18, 27), keep(100, 75, 35), keep(7, 11, 13));
  return 0;
}
