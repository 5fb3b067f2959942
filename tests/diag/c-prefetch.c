// What is said of the memory is constants in a range.
void f(int *p, int n) {
  __builtin_prefetch(p, 1, 3);
  __builtin_prefetch(p, 2);  // error: argument value 2 is outside the valid range [0, 1]
  __builtin_prefetch(p, 0, -1);  // error: argument value -1 is outside the valid range [0, 3]
  __builtin_prefetch(p, 0, n);  // error: expression is not an integer constant expression
  __builtin_prefetch(p, 0, 0, 0);  // error: too many arguments to function call, expected at most 3, have 4
  __builtin_prefetch();  // error: too few arguments to function call, expected at least 1, have 0
}
