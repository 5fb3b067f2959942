double _Complex c;                // error: '_Complex' is not supported
static _Atomic int counter = 1;   // error: '_Atomic' is not supported
int f(int a) {
  return undeclared;              // error: use of undeclared identifier 'undeclared'
}
