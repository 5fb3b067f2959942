// gcc's numbers of registers stand for their names.
// RUN: %minic -O0 -emit-llvm %s -o - | grep -o '~{.*'
// RUN: %minic -O0 -emit-llvm --target=riscv64 -DRISCV %s -o - | grep -o '~{.*'
#ifdef RISCV
void f(void) { __asm__ volatile("" ::: "5", "10", "42", "cc"); }
#else
void f(void) { __asm__ volatile("" ::: "0", "5", "8", "20", "36", "51", "17"); }
#endif
// OUTPUT[1]:
// ~{rax},~{rdi},~{st},~{xmm0},~{r8},~{xmm15},~{flags},~{memory}"()
// OUTPUT[2]:
// ~{t0},~{a0},~{fa0},~{memory}"()
