int f(int x) {
  if x > 3) x = 1;                // error: expected '(' after 'if'
  if (x > 3 { x = 2; }            // error: expected ')'
  while (x) }                     // error: expected statement
int g(int x) {
  for (int i = 0; i < 3) x++;     // error: expected ';' in 'for' statement specifier
  do x--; whle (x);               // error: expected 'while' in do/while loop
  else x = 1;                     // error: expected expression
  x = x ? 1;                      // error: expected ':'
  return y;                       // error: use of undeclared identifier 'y'
}
