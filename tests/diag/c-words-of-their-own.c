// FLAGS: -Wno-gnu-auto-type
// Words of C that are like others, and are told from them by their tokens.
typedef int T;
int automatic(void) {
  __auto_type T = 1.5;  // a type specifier, so that the name after it is declared
  return T > 1;
}
short __uint128_t narrow;                   // error: 'short __uint128_t' is invalid
_Atomic() nothing;                          // error: expected a type
int parts(double z) { return __real__ z; }  // error: '__real__' is not supported
void unknown(int n, int a[*], int b[const *], int (*c)[*]);
int subscript(int *a) { return a[*]; }  // error: expected expression
void jump(void) {
  __label__ here there;  // error: expected ';' after label declaration
}
