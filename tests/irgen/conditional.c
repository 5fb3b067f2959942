// RUN: %minic -O0 -S -emit-llvm %s -o -
// ?: as value, condition and statement.
void f(int);

int max(int a, int b) { return a > b ? a : b; }
double mixed(int a, double d) { return a ? a : d; }
int *pointer(int c, int *p) { return c ? p : 0; }
void statement(int c) { c ? f(1) : f(2); }
int nested(int a, int b) { return a ? b ? 1 : 2 : a < b ? 3 : 4; }
void asCondition(int a, int b, int c) {
  if (a ? b : c) f(1);
}
int literal(int a, int b) { return 1 ? a : b; }
