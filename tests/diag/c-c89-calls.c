// What C89 took and C99 forbids.
// FLAGS: -std=gnu89 -Wpedantic -Wno-implicit-int
int known(int a) {
  if (a) return;            // warning: non-void function 'known' should return a value
  later(a, 1);              // warning: implicit declaration of function 'later'
  later(a);
  __builtin_nothing(a);     // error: use of unknown builtin '__builtin_nothing'
  sqrt("x");                // warning: implicit declaration of function 'sqrt'
  // note@-1: include the header <math.h> or explicitly provide a declaration for 'sqrt'
  // error@-2: passing 'char[2]' to parameter of incompatible type 'double'
  // note@-3: 'sqrt' is a library function with type 'double (double)'
  return a;
}
void nothing(int *a) {
  return (*a)++;            // warning: void function 'nothing' should not return a value
}
double later(int a);        // error: conflicting types for 'later'
// note@-13: previous declaration is here
union number { int i; double d; };
union number made = (union number)1;  // warning: cast to union type is a GNU extension
union number wrong = (union number)1.0f;  // error: cast to union type from type 'float' not present in union
