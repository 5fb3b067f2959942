// Calls without a declaration declare the function: once in a file, and variables are errors still.
int main(void) {
  int y = elsewhere(1, 2.0f, 'c');  // warning: call to undeclared function 'elsewhere'; ISO C99 and later do not support implicit function declarations
  elsewhere(y);
  printf("%d\n", y);  // warning: call to undeclared function 'printf'
  // note@-1: include the header <stdio.h> or explicitly provide a declaration for 'printf'
  double root = sqrt(2);  // warning: call to undeclared function 'sqrt'
  // note@-1: include the header <math.h>
  root += log1pf(2);  // warning: call to undeclared function 'log1pf'
  // note@-1: include the header <math.h>
  int *at = sqrt(2);  // error: initializing 'int *' with an expression of incompatible type 'double'
  return y + root + z + *at;  // error: use of undeclared identifier 'z'
}
int again(void) { return elsewhere(); }
double elsewhere(int a);  // error: conflicting types for 'elsewhere'
// note@3: previous declaration is here
