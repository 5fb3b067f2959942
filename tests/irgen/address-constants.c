// RUN: %minic -O0 -S -emit-llvm %s -o -
// Addresses as initial values.
int x, a[10], m[3][4];
char text[4];
int f(int i) { return i; }
int *p = &x;
int *q = a;
int *r = &a[3];
int *s = a + 10;
int *t = &m[1][2];
int (*row)[4] = &m[2];
int *before = a - 1;
const char *message = "hello";
const char *tail = "hello" + 1;
const char *names[3] = {"one", "two"};
void *self = &self;
int *nothing = 0;
void *absolute = (void *)16;

int *local() {
  static int *inside = &x;
  return inside;
}
