// FLAGS: -Wpedantic -Wunused-label
void *outside = &&label;             // error: use of address-of-label extension outside of a function body
int f(int i, double d) {
  void *p = &&a;                     // warning: use of GNU address-of-label extension
  goto *p;                           // warning: use of GNU indirect-goto extension
a:
  p = &&missing;                     // warning: use of GNU address-of-label extension
    // error@-1: use of undeclared label 'missing'
  goto *d;                           // warning: use of GNU indirect-goto extension
    // error@-1: initializing 'const void *' with an expression of incompatible type 'double'
  goto *undeclared;                  // warning: use of GNU indirect-goto extension
    // error@-1: use of undeclared identifier 'undeclared'
  return 0;
}
int g(int i) {
  void *p = &&b;                     // warning: use of GNU address-of-label extension
  goto *p;                           // warning: use of GNU indirect-goto extension
    // error@-1: cannot jump from this indirect goto statement to one of its possible targets
  return ({ b: 3; });                // warning: use of GNU statement expression extension
    // note@-1: jump enters a statement expression
}
int never(int i) {
  void *p = &&c;                     // warning: use of GNU address-of-label extension
c:
  if (i) return 1;
  goto *p;                           // warning: use of GNU indirect-goto extension
}
