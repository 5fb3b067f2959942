// RUN: %minic -O0 -S -emit-llvm %s -o -
// Storage classes: static locals are internal globals called function.name.
static int helper(int x) { return x; }
int counter() {
  static int count;
  static int start = 5;
  static int table[2] = {1, 2};
  {
    static int count = 1;
    count++;
  }
  count++;
  return helper(count + start + table[1]);
}
int block() {
  extern int shared;
  return shared;
}
int shared = 3;
