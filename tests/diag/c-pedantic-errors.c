// FLAGS: -std=c17 -pedantic-errors -ferror-limit=0
struct Point { int x; };
struct Pair { int y; };
struct Later;  // note: forward declaration of 'struct Later'
struct Point *point;
struct Pair *pair;
int *p, i, two[2] = {1, 2,}, braced = {3};
unsigned *up;
signed char *sc;
char *c;
double *d;
void *vp;
const int *cp;
char **argv;
int f(int *a, int);  // note: passing argument to parameter 'a' here
static g(void) { return 1; }  // error: type specifier missing, defaults to 'int' [-Werror,-Wimplicit-int]
static struct Later l;  // error: tentative definition of variable with internal linkage has incomplete non-array type 'struct Later' [-Werror,-Wtentative-definition-incomplete-type]
struct Later { int m;; };  // error: extra ';' inside a struct [-Werror,-Wextra-semi]
struct Empty {};  // error: empty struct is a GNU extension [-Werror,-Wgnu-empty-struct]
struct Point none = {};  // error: use of GNU empty initializer extension [-Werror,-Wgnu-empty-initializer]
struct Point more = {1, 2};  // error: excess elements in struct initializer [-Werror,-Wexcess-initializers]
char text[2] = "abc";  // error: initializer-string for char array is too long
long *q = 5;  // error: incompatible integer to pointer conversion initializing 'long *' with an expression of type 'int' [-Werror,-Wint-conversion]
long n[1] = {"a"};  // error: incompatible pointer to integer conversion initializing 'long' with an expression of type 'char[2]'
long *h(void) { return p; }  // error: incompatible pointer types returning 'int *' from a function with result type 'long *' [-Werror,-Wincompatible-pointer-types]
int e(void) {
  p = i;         // error: incompatible integer to pointer conversion assigning to 'int *' from 'int'; take the address with & [-Werror,-Wint-conversion]
  i = p;         // error: incompatible pointer to integer conversion assigning to 'int' from 'int *'; dereference with *
  i = &i;        // error: incompatible pointer to integer conversion assigning to 'int' from 'int *'; remove &
  p = d;         // error: incompatible pointer types assigning to 'int *' from 'double *'
  p = up;        // error: assigning to 'int *' from 'unsigned int *' converts between pointers to integer types with different sign [-Werror,-Wpointer-sign]
  sc = c;        // error: assigning to 'signed char *' from 'char *' converts between pointers to integer types where one is of the unique plain 'char' type and the other is not
  p = cp;        // error: assigning to 'int *' from 'const int *' discards qualifiers [-Werror,-Wincompatible-pointer-types-discards-qualifiers]
  const char **names = argv;  // error: initializing 'const char **' with an expression of type 'char **' discards qualifiers in nested pointer types
  f(d, 1);       // error: incompatible pointer types passing 'double *' to parameter of type 'int *'
  int (*call)(double) = f;  // error: incompatible function pointer types initializing 'int (*)(double)' with an expression of type 'int (int *, int)' [-Werror,-Wincompatible-function-pointer-types]
  vp++;          // error: arithmetic on a pointer to void is a GNU extension [-Werror,-Wpointer-arith]
  vp += 2;       // error: arithmetic on a pointer to void is a GNU extension [-Werror,-Wpointer-arith]
  i = p < i;     // error: ordered comparison between pointer and integer ('int *' and 'int')
  i = p > 0;     // error: ordered comparison between pointer and zero ('int *' and 'int') is an extension [-Werror,-Wpedantic]
  i = p == i;    // error: comparison between pointer and integer ('int *' and 'int')
  i = p < vp;    // error: comparison of distinct pointer types ('int *' and 'void *')
  i = p == vp;
  i = point == pair;  // error: comparison of distinct pointer types ('struct Point *' and 'struct Pair *')
  vp = i ? p : d;  // error: pointer type mismatch ('int *' and 'double *')
  c = "\y";      // error: unknown escape sequence '\y'
  return call(1) + **names + n[0];
}
