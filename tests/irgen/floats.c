// RUN: %minic -O0 -S -emit-llvm %s -o -
// Floating point: float stays float; the comparisons are false for NaN, != is true.
float arithmetic(float a, float b) { return a + b * (a - b) / -a; }
double doubles(double a, float b) { return a * b - 1.5; }
int comparisons(float a, float b) { return (a < b) + (a > b) + (a <= b) + (a >= b) + (a == b) + (a != b); }
int truth(float a, double b) {
  if (a && !b) return 1;
  return 0;
}
float literals() { return 0.1f + 1e-40f; }
