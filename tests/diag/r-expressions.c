int f(int a, int b) {
  a = ;                           // error: expected expression
  a = (1 + 2;                     // error: expected ')'
  a = b[;                         // error: expected expression
  a = f(1, , 2);                  // error: expected expression
  a = f(1 2);                     // error: expected ')'
  a = 3 + * ;                     // error: expected expression
  int c[2] = {1, 2;               // error: expected '}'
  int d = {1, , 2};               // error: expected expression
  return c[0] + undeclared;       // error: use of undeclared identifier 'undeclared'
}
