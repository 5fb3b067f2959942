// FLAGS: -Wall -Wextra -Wconversion -Wno-unused-parameter
void *memset(void *, int, unsigned long) __attribute__((nonnull(1)));
__attribute__((warn_unused_result)) int must(void);
struct P { int x; unsigned f : 3; };
int use(int a, unsigned u, long l, double d, float f, char c, short s, unsigned long ul, unsigned char uc) {
  struct P p = {1, 2}, *q = &p;  // p is read through its members
  must();  // warning: ignoring return value of function declared with 'warn_unused_result' attribute [-Wunused-result]
  memset(q, 0, sizeof(q));  // warning: 'memset' call operates on objects of type 'struct P' while the size is based on a different type 'struct P *'
  memset((void *)0, 0, 1);  // warning: null passed to a callee that requires a non-null argument [-Wnonnull]
  a = l;  // warning: implicit conversion loses integer precision: 'long' to 'int' [-Wshorten-64-to-32]
  s = a;  // warning: implicit conversion loses integer precision: 'int' to 'short' [-Wimplicit-int-conversion]
  f = d;  // warning: implicit conversion loses floating-point precision: 'double' to 'float' [-Wimplicit-float-conversion]
  a = d;  // warning: implicit conversion turns floating-point number into integer: 'double' to 'int' [-Wfloat-conversion]
  u = a;  // warning: implicit conversion changes signedness: 'int' to 'unsigned int' [-Wsign-conversion]
  f = a;  // warning: implicit conversion from 'int' to 'float' may lose precision [-Wimplicit-int-float-conversion]
  s = a & 0xff;
  s = a % 10;
  c = 3;
  if (a == a) a = 1;    // warning: self-comparison always evaluates to true [-Wtautological-compare]
  if (u < 0) a = 2;     // warning: result of comparison of unsigned expression < 0 is always false
  if (uc == 256) a = 3; // warning: result of comparison of constant 256 with expression of type 'unsigned char' is always false
  if (1 < a < 3) a = 5; // warning: result of comparison of constant 3 with boolean expression is always true
  if (a << 2) a = 7;    // warning: converting the result of '<<' to a boolean; did you mean '(a << 2) != 0'? [-Wint-in-bool-context]
  int *ip = (int *)a;   // warning: cast to 'int *' from smaller integer type 'int' [-Wint-to-pointer-cast]
  a = (int)ip;          // warning: cast to smaller integer type 'int' from 'int *' [-Wpointer-to-int-cast]
  if (a == 5u) a = 7;
  if (a < 5u) a = 7;    // warning: comparison of integers of different signs: 'int' and 'unsigned int'
  p.f++;
  __int128 wide = a;
  if (wide == 2) a = 8;
  return a + (int)ul + p.x;
}
char sum = 100 + 20, tooMuch = 150 + 150;  // warning: implicit conversion from 'int' to 'char' changes value from 300 to 44
