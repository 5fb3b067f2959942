// Pragmas turn on what is off, and some warnings say less than others at their place.
int number(double d) { return d; }
#pragma GCC diagnostic push
#pragma GCC diagnostic warning "-Wconversion"
int number2(double d) { return d; }  // warning: implicit conversion turns floating-point number into integer
#pragma GCC diagnostic pop
int number3(double d) { return d; }

int steps(int n) {
  int sum = 0;
  switch (n) {
    case 1:
      sum = 1;
    case 2:
      sum += 2;
#pragma GCC diagnostic push
#pragma GCC diagnostic warning "-Wimplicit-fallthrough"
    case 3:  // warning: unannotated fall-through between switch labels
      sum += 3;
#pragma GCC diagnostic pop
    case 4:
      sum += n;
  }
  return sum;
  sum = 1;
}

#pragma GCC diagnostic warning "-Wshadow"
int shadow(int n) {
  {
    int n = 1;  // warning: declaration of 'n' shadows an outer declaration
    steps(n);
  }
  return n;
}
#pragma GCC diagnostic warning "-Wunreachable-code"
int unreachable(int n) {
  return n;
  n = 1;  // warning: code will never be executed
}
#pragma GCC diagnostic warning "-Wuninitialized"
#pragma GCC diagnostic warning "-Wconditional-uninitialized"
int uninitialized(int n) {
  int a, b;
  if (n) b = 1;
  n += a;  // warning: variable 'a' is uninitialized when used here
  return n + b;  // warning: variable 'b' may be uninitialized when used here
}
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wreturn-type"
int nothing(void) { return; }
int end(void) {}
#pragma GCC diagnostic pop
int end2(void) {}  // warning: non-void function does not return a value

signed char bits = 0xff;
#pragma GCC diagnostic warning "-Wpedantic"
signed char bits2 = 0xff;  // warning: changes value from 255 to -1
#pragma GCC diagnostic warning "-Wimplicit-function-declaration"
int call(void) { return undeclared(); }  // warning: call to undeclared function 'undeclared'
#if NAME
#endif
#pragma GCC diagnostic warning "-Wundef"
#if NAME  // warning: 'NAME' is not defined, evaluates to 0
#endif
