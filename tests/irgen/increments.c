// RUN: %minic -O0 -S -emit-llvm %s -o -
// ++ and -- of every kind of object, before and after.
int ints(int i) {
  int a = i++;
  int b = ++i;
  int c = i--;
  int d = --i;
  return a + b + c + d;
}
float floats(float f) {
  f++;
  return --f;
}
double doubles(double d) { return d++ + ++d; }
int pointers(int *p, char *q) {
  *p++ = 1;
  *--p = 2;
  (*p)++;
  q--;
  return *p + *q;
}
int elements(int a[], int i) { return a[i++]++ + --a[--i]; }
unsigned long longs(unsigned long n) { return n++; }
