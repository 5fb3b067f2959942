// One mistake, one message.
// FLAGS: -std=c17 -pedantic-errors -Wno-unused-value
struct never;
extern struct never one, two;
static struct never kept;     // error: tentative definition of variable with internal linkage has incomplete non-array type 'struct never' [-Werror,-Wtentative-definition-incomplete-type]
struct never long number;     // error: cannot combine with previous declaration specifier
struct { int a[3]; } get(void);
int use(struct never);
int f(void);
int g(void *p) {
  1 ? one : two;              // error: incomplete type 'struct never' where a complete type is required
  static extern int stored = 1;  // error: cannot combine with previous 'static' declaration specifier
  for (extern int i = 0; i < 3;)  // error: 'extern' variable cannot have an initializer
    ;
  int *list[3] = &get().a;    // error: cannot take the address of an rvalue of type 'int[3]'
  (struct never)0;            // error: cast to incomplete type 'struct never'
  int f = 2;
  return f + 1.0foo;          // error: invalid suffix 'foo' on floating constant
}
int h(void) {
  int f(void);
  int f = 3;                  // error: redefinition of 'f' as different kind of symbol
  return f;
}
void v(void *p) {
  *p = 1;                     // error: ISO C does not allow indirection on operand of type 'void *'
  // error@-1: incomplete type 'void' is not assignable
  ++*p;                       // error: ISO C does not allow indirection on operand of type 'void *'
  // error@-1: cannot increment value of type 'void'
}
foo  // error: expected ';' after top level declarator
