asm("# at file scope");
int f(int a) {
  __asm__ volatile("nop");
  asm("mov %0, 1" : "=r"(a) : "r"(a + (1)) : "memory");  // error: 'asm' with operands is not supported
  if (a) asm("nop" :);              // error: 'asm' with operands is not supported
  asm(1);                           // error: expected
  return undeclared;                // error: use of undeclared identifier 'undeclared'
}
__asm__("" : "=m"(x));              // error: 'asm' with operands is not supported
int g(void) __attribute__((aligned(f)));   // error: 'aligned' attribute requires integer constant
