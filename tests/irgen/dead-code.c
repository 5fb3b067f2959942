// RUN: %minic -O0 -S -emit-llvm %s -o -
// What cannot be reached leaves nothing: no block, no variable, no call.
int f(int);

int afterReturn(int x) {
  return x;
  int y = f(x);
  while (y) y = f(y);
}
int afterBreak(int x) {
  while (x) {
    x = f(x);
    break;
    f(1);
  }
  for (;;) {
    if (x)
      continue;
    else
      return 3;
    f(2);
  }
  return f(3);
}
void endless() {
  while (1) f(1);
  f(2);
}
int bothWays(int x) {
  if (x) {
    return 1;
  } else {
    return 2;
  }
  return 3;
}
