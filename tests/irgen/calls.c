// RUN: %minic -O0 -S -emit-llvm %s -o -
// Calls: direct, mutually recursive, variadic with promoted arguments, undeclared parameters.
int printf(const char *format, ...);
int odd(int);
int unknown();

int even(int n) { return n == 0 ? 1 : odd(n - 1); }
int odd(int n) { return n == 0 ? 0 : even(n - 1); }

void variadic(char c, short s, float f, long l, int *p) { printf("", c, s, f, l, p); }
void conversions(double d) {
  even(d);
  odd('x');
}
int noPrototype() { return unknown(1, 2.0); }
int unknown(int a, double b) { return a + b; }
float many(int a, float b, int *c, double d, char e, long f, unsigned g, int h, int i, float j) {
  return many(a, b, c, d, e, f, g, h, i, j);
}
int main() {
  noPrototype();
  return even(10) + even(odd(3));
}
