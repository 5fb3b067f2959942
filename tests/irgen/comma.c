// RUN: %minic -O0 -S -emit-llvm %s -o -
// Commas: the left value is dropped.
int f(int);

int comma(int a, int b) {
  a = 1, b = 2;
  int c = (a++, f(a), a + b);
  for (a = 0, b = 10; a < b; a++, b--) f(a);
  if (f(1), a) c = 1;
  return a, b, c;
}
