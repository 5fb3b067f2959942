void v(void);
int f(int *p, double d, float q) {
  p * 2;                          // error: invalid operands to binary expression ('int *' and 'int')
  d % 2;                          // error: invalid operands to binary expression ('double' and 'int')
  p + p;                          // error: invalid operands to binary expression ('int *' and 'int *')
  1 - p;                          // error: invalid operands to binary expression ('int' and 'int *')
  p - &q;                         // error: 'int *' and 'float *' are not pointers to compatible types
  d << 1;                         // error: invalid operands to binary expression ('double' and 'int')
  ~d;                             // error: invalid argument type 'double' to unary expression
  v() && 1;                       // error: invalid operands to binary expression ('void' and 'int')
  d ? p : d;                      // error: incompatible operand types ('int *' and 'double')
  d[p] = 1;                       // error: subscripted value is not an array, pointer, or vector
  p[d] = 1;                       // error: array subscript is not an integer
  (int *)d;                       // error: operand of type 'double' cannot be cast to a pointer type
  (double)p;                      // error: pointer cannot be cast to type 'double'
  (int)v();                       // error: operand of type 'void' where arithmetic or pointer type is required
  return sizeof(int[]);           // error: invalid application of 'sizeof' to an incomplete type 'int[]'
}
