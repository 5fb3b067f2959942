const int k = 1;
int f(int a, const int *p, int n[3]) {
  a + 1 = 2;                      // error: expression is not assignable
  (a) = 3;
  f = 0;                          // error: non-object type 'int (int, const int *, int *)' is not assignable
  "x" = 0;                        // error: array type 'char[2]' is not assignable
  *p = 1;                         // error: read-only variable is not assignable
  p[2]++;                         // error: read-only variable is not assignable
  k += 1;                         // error: cannot assign to variable 'k' with const-qualified type 'const int'
  (a ? a : k) = 1;                // error: expression is not assignable
  a++ ++;                         // error: expression is not assignable
  &a++;                           // error: cannot take the address of an rvalue of type 'int'
  n = 0;
  return *a;                      // error: indirection requires pointer operand ('int' invalid)
}
