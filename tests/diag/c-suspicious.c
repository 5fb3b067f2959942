// FLAGS: -Wall -Wextra -Wstring-plus-int -Wconstant-logical-operand
struct P { int x, y; };
struct Q { struct P p; int z; };
struct A { int a[2]; };
struct Q q1 = {1, 2, 3};  // warning: suggest braces around initialization of subobject
struct A a1 = {1, 2};
int m[2][2] = {1, 2, 3, 4};  // warning: suggest braces around initialization of subobject  // warning: suggest braces around initialization of subobject
struct Q q0 = {0};
int m0[2][2] = {0};
struct P p2 = {1};  // warning: missing field 'y' initializer
struct P p3 = {.x = 1};
struct P p4 = {0};
struct P arr[2] = {{1, 2}, {3}};  // warning: missing field 'y' initializer
int o[4] = {[1] = 2, [1] = 3, [0] = 1, 7};  // warning: initializer overrides prior initialization of this subobject  // warning: initializer overrides prior initialization of this subobject
struct P p7 = {.x = 1, .x = 2};  // warning: initializer overrides prior initialization of this subobject
const char *f(int i, int j, const char *s) {
  s = "abc" + i;  // warning: adding 'int' to a string does not append to the string
  s = 1 + "abc";  // warning: adding 'int' to a string does not append to the string
  s = ("abc") + 2;
  j = -1 << 2;  // warning: shifting a negative signed value is undefined
  j = (-5) << i;
  if (i && 4) return s;  // warning: use of logical '&&' with constant operand
  if (i || 8) return s;  // warning: use of logical '||' with constant operand
  if (i && 1) return s;
  if (4 && i) return s;
  return s + j;
}
