// RUN: %minic -O0 -S -emit-llvm %s -o -
// _Bool is an i8 in memory and an i1 in between.
_Bool flag;

_Bool invert(_Bool b) { return !b; }
int use(int x, double d, int *p) {
  _Bool b = x;
  flag = d;
  b = p;
  flag = x < 3;
  b++;
  b--;
  b += x;
  if (b) x = b;
  if (b && flag) return b + flag;
  return invert(x);
}
