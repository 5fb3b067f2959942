// The mistakes that GNU C's shorthands allow.
// FLAGS: -Wall -Wpedantic
int b1 = 0b102;             // error: invalid digit '2' in binary constant
int b2 = 0b;                // error: invalid suffix 'b' on integer constant
int b3 = 0b11;              // warning: binary integer literals are a GNU extension
int cost$ = 1;              // warning: '$' in identifier
struct s { int a; };
struct s old = {a: 1};      // warning: use of GNU old-style field designator extension
struct s older = {b: 1};    // warning: use of GNU old-style field designator extension
// error@-1: field designator 'b' does not refer to any field in type 'struct s'

void release(int *);
void two(int *, int *);
int number;

int *f(int a, void *p, struct s s) {
  int x __attribute__((cleanup(number))) = 1;   // error: 'cleanup' argument 'number' is not a function
  int y __attribute__((cleanup(two))) = 1;      // error: 'cleanup' function 'two' must take 1 parameter
  float z __attribute__((cleanup(release))) = 1;  // warning: incompatible pointer types passing 'float *' to parameter of type 'int *'
  int w __attribute__((cleanup(nothing))) = 1;  // error: 'cleanup' argument 'nothing' is not a function
  __auto_type none;         // error: declaration of variable 'none' with deduced type '__auto_type' requires an initializer
  // warning@-1: '__auto_type' is a GNU extension
  __auto_type list = {1};   // error: declaration of variable 'list' with deduced type '__auto_type' requires an initializer
  // warning@-1: '__auto_type' is a GNU extension
  __auto_type *pointer = &a;  // error: '__auto_type' only declares a name without '*', '[]' and '()'
  // warning@-1: '__auto_type' is a GNU extension
  s ?: 1;                   // error: used type 'struct s' where arithmetic or pointer type is required
  // warning@-1: use of GNU ?: conditional expression extension, omitting middle operand
  *p;                       // warning: ISO C does not allow indirection on operand of type 'void *'
  int taken = *p;           // error: initializing 'int' with an expression of incompatible type 'void'
  // warning@-1: ISO C does not allow indirection on operand of type 'void *'
  {
    __label__ inner;        // warning: use of GNU locally declared label
    goto inner;             // error: use of undeclared label 'inner'
  }
  goto a, b;                // error: expected ';' after goto statement
inner:  // warning: unused label
a:
  return &*p ?: 0;          // warning: use of GNU ?: conditional expression extension, omitting middle operand
}
