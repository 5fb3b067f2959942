// A tail call of a function without side effects, whose result nothing but the return uses.
int abs(int x);
int printf(const char *format, ...);
int distance(int a, int b) { return abs(a - b); }
int main() {
  printf("%d\n", distance(3, 10));
  return distance(10, 3);
}
