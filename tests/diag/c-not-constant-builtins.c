// Built-in functions that have no value before the program runs, as in gcc.
int abs(int);
int x = 1;
double negative = __builtin_sqrt(-1.0);  // error: initializer element is not a compile-time constant
double rounding = __builtin_rint(2.0);  // error: initializer element is not a compile-time constant
int variable = __builtin_abs(x);  // error: initializer element is not a compile-time constant
int count = __builtin_popcount(x);  // error: initializer element is not a compile-time constant
unsigned long unknown = __builtin_strlen((char *)&x);  // error: initializer element is not a compile-time constant
static int labs(int a) { return a + 1; }
int own = labs(-3);  // error: initializer element is not a compile-time constant
int given = abs(-3);
