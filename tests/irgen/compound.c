// RUN: %minic -O0 -S -emit-llvm %s -o -
// op= reads and writes one object and computes in the common type.
int g;

int ints(int a, int b) {
  a += b;
  a -= 1;
  a *= b;
  a /= b;
  a %= b;
  a <<= b;
  a >>= 1;
  a &= b;
  a |= b;
  a ^= b;
  return g += a -= b;
}
int mixed(int i, float f, double d, long l) {
  i += f;
  f *= d;
  i <<= l;
  l -= i;
  f /= i;
  return i;
}
int *pointers(int *p, int n) {
  p += n;
  p -= 2;
  *p++ += 1;
  return p;
}
void elements(int a[][4], int i) { a[i][i + 1] *= 3; }
