// RUN: %minic -O0 -S -emit-llvm %s -o -
// && and || branch; as values they are a phi. A condition is an i1 from the comparison itself.
int f(int);

void branches(int a, int b, int c) {
  if (a && b) f(1);
  if (a || b) f(2);
  if (a && b || c) f(3);
  if ((a || b) && !c) f(4);
  if (!(a < b && b < c)) f(5);
  while (a < b && f(a)) a = a + 1;
}

int values(int a, int b, int c) {
  int x = a && b;
  int y = a || b || c;
  int z = a && (b || c);
  int w = !(a || b);
  return x + y + z + w;
}

void effects(int a) {
  a && f(1);
  a || f(2);
}

int literals(int a) {
  int x = 0 && f(1);
  int y = 1 || f(2);
  int z = 1 && a;
  if (0 && f(3)) f(4);
  if (1 || f(5)) f(6);
  return x + y + z;
}

int negations(int a, double d) {
  int x = !a;
  int y = !!a;
  int z = !d;
  if (!!a) x = 3;
  return x + y + z + (a < 3) + !(a < 3);
}
