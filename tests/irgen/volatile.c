// RUN: %minic -O0 -S -emit-llvm %s -o -
// Accesses of volatile objects are flagged and happen even if the value is dropped.
volatile int v;
volatile int array[3];
volatile int *p;
int *volatile q;

int read() {
  volatile int local = 1;
  v;
  v = 2;
  v++;
  v += 3;
  array[1] = v;
  *p = array[2];
  q = 0;
  local = *q;
  return local;
}
