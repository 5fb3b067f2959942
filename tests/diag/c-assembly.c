asm("# at file scope");
struct Large { long a[4]; } large;
void clobber(int);
int f(int a, const int b, double d) {
  __asm__ volatile("nop");
  asm("" : "=r"(a) : "r"(a + (1)) : "memory");
  if (a) asm("nop" :);
  asm(1);                           // error: expected
  asm("" : "r"(a));                 // error: invalid output constraint 'r' in asm
  asm("" : "=i"(a));                // error: invalid output constraint '=i' in asm
  asm("" : : "=r"(a));              // error: invalid input constraint '=r' in asm
  asm("" : : "1"(a));               // error: invalid input constraint '1' in asm
  asm("" : : "*m"(a));              // error: invalid input constraint '*m' in asm
  asm("" : "=r"(a + 1));            // error: invalid lvalue in asm output
  asm("" : "=r"(b));                // error: cannot assign to variable 'b' with const-qualified type 'const int'
  asm("" : : "r"(large));           // error: invalid type 'struct Large' in asm input for constraint 'r'
  asm("" : : "m"(a + 1));           // error: invalid lvalue in asm input for constraint 'm'
  asm("" : : "i"(a));               // error: constraint 'i' expects an integer constant expression
  asm("" : : "I"(5000));            // error: value '5000' out of range for constraint 'I'
  asm("fsin" : "+t"(d));            // error: constraint '+t' is not supported: operands cannot be in registers of x87 or MMX
  asm("" : : "u"(d));               // error: constraint 'u' is not supported
  asm("" : : : "0", "43", "xmm9");
  asm("" : : : "76");               // error: unknown register name '76' in asm
  asm("" : : : "99999999999999");   // error: unknown register name
  asm("%1" : : "r"(a));             // error: invalid operand number in inline asm string
  asm("%[x]" : : [y] "r"(a));       // error: unknown symbolic operand name 'x' in inline assembly string
  return a;
}
