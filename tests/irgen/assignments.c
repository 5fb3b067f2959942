// RUN: %minic -O0 -S -emit-llvm %s -o -
// The value of an assignment is the one stored; the right side is evaluated first.
int f(int);
int a, b, c;

int chain() { return a = b = c = 3; }
void condition(int x) {
  if (a = x) b = 1;
  while ((x = f(x)) > 0) c = c + 1;
}
char narrowed(int x) {
  char k;
  int y = k = x;
  return y;
}
void order(int v[], int i) {
  v[f(i)] = f(2);
  v[f(3)] += f(4);
}
