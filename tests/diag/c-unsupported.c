double _Complex c;                // error: '_Complex' is not supported
int f(int a) {
  return undeclared;              // error: use of undeclared identifier 'undeclared'
}
