// _Thread_local: with and without a value, static, in a block, declared elsewhere, arrays, structs.
int printf(const char *format, ...);
extern _Thread_local int later;
static _Thread_local int counter = 5;
_Thread_local long zero;
_Thread_local struct Point {
  int x, y;
} point = {1, 2};
_Thread_local int table[4] = {1, 2, 3};
int next(void) {
  static _Thread_local int calls;
  return ++calls;
}
int sum(const int *values, int n) {
  int total = 0;
  for (int i = 0; i < n; i++) total += values[i];
  return total;
}
int *address(void) { return &counter; }
int inBlock(void) {
  extern _Thread_local int later;
  return later++;
}
int main(void) {
  counter++;
  *address() += 10;
  zero -= 3;
  point.y += point.x;
  for (int i = 0; i < 4; i++) table[i] += i * counter;
  struct Point copy = point;
  point.x = 9;
  printf("%d %ld %d %d\n", counter, zero, copy.x, copy.y);
  printf("%d %d\n", sum(table, 4), table[3]);
  next();
  next();
  printf("%d %d\n", next(), inBlock());
  printf("%d %d\n", later, &counter == address());
  return 0;
}
_Thread_local int later = 40;
