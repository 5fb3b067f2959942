int x = 1;
int a = x;                        // error: initializer element is not a compile-time constant
int b = 1 / 0;                    // error: division by zero in a constant expression
int *p = &x + 1;
int f(int n) {
  static int s = n;               // error: initializer element is not a compile-time constant
  static int *q = &n;             // error: initializer element is not a compile-time constant
  static int v[n];                // error: variable length array declaration cannot have 'static' storage duration
  int w[-1];                      // error: 'w' declared as an array with a negative size
  int z[1.5];                     // error: size of array has non-integer type 'double'
  extern int e = 2;               // error: 'extern' variable cannot have an initializer
  return s + *q;
}
