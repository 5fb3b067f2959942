struct Large { long a[4]; } large;
int f(int a, const int b, double d) {
  asm("%" : : "r"(a));              // error: invalid % escape in inline assembly string
  asm("%Z0" : : "r"(a));            // error: operand modifier 'Z' is not supported
  asm("" : : : "r99");              // error: unknown register name 'r99' in asm
  asm("" : : "r"(undeclared));      // error: use of undeclared identifier 'undeclared'
  asm("" : : "r");                  // error: expected '(' after the constraint of an operand
  asm("" : : "x"(a));               // error: invalid type 'int' in asm input for constraint 'x'
  asm goto("" : : : : out);         // error: 'asm goto' is not supported
  asm("" : : "a"(a), "a"(b));       // error: the operands of 'asm' need more registers than there are
out:
  return a;
}
__asm__("" : "=m"(x));              // error: 'asm' at file scope has no operands
int g(void) __attribute__((aligned(f)));   // error: 'aligned' attribute requires integer constant
