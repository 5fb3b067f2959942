// FLAGS: -Wall -Wextra
int f(int a, int b, int c, char *s, const char *t, int *p) {  // warning: unused parameter 'p'
  if (a & b == c) return 1;         // warning: & has lower precedence than ==; == will be evaluated first
  if (a == b | c) return 1;         // warning: | has lower precedence than ==; == will be evaluated first
  if (a ^ b < c) return 1;          // warning: ^ has lower precedence than <; < will be evaluated first
  if ((a == b) & (b < c)) return 1;
  if (a == b & b < c) return 1;
  if ((a << b + c) != 0) return 1;  // warning: operator '<<' has lower precedence than '+'; '+' will be evaluated first
  if ((a + b << c) != 0) return 1;  // warning: operator '<<' has lower precedence than '+'; '+' will be evaluated first
  if (a && b || c) return 1;        // warning: '&&' within '||'
  if (a || b && c) return 1;        // warning: '&&' within '||'
  if (1 && a || b) return 1;
  if ((a && b) || c) return 1;
  if (a & b | c) return 1;          // warning: '&' within '|'
  if (a & b ^ c) return 1;          // warning: '&' within '^'
  if (!a == b) return 1;            // warning: logical not is only applied to the left hand side of this comparison
  if (!a & b) return 1;             // warning: logical not is only applied to the left hand side of this bitwise operator
  if (!a < b) return 1;             // warning: logical not is only applied to the left hand side of this comparison
  if (!(a < b) == c) return 1;
  if (!a == !b) return 1;
  if ((a == b)) return 1;           // warning: equality comparison with extraneous parentheses
  while ((a == b)) return 1;        // warning: equality comparison with extraneous parentheses
#define IS(x) (a == (x))
  if (IS(b)) return 1;
  if ((a = b)) return 1;
  if (a = b) return 1;              // warning: using the result of an assignment as a condition without parentheses
  if (s == "abc") return 1;
  // warning@-1: result of comparison against a string literal is unspecified (use an explicit string comparison function instead)
  if ("abc" != t) return 1;
  // warning@-1: result of comparison against a string literal is unspecified (use an explicit string comparison function instead)
  if ("abc" == 0) return 1;
  return 0;
}
