// RUN: %minic -S -O1 -Wall %s -o - | grep -E 'weak|set|globl|call'
#pragma weak early
void early(void) {}
int maybe(void);
#pragma weak maybe
static int real(void) { return 1; }
#pragma weak other = real
int other(void);
int use(void) { return maybe ? maybe() + other() : 0; }
#pragma weak use
// OUTPUT:
// %s:10:14: warning: '#pragma weak' after the definition of 'use' is ignored [-Wignored-pragmas]
// #pragma weak use
//              ^
// 1 warning generated.
// 	.file	"%s"
// 	.weak	early
// 	.globl	use
// 	.cfi_def_cfa_offset 16
// 	call	maybe@PLT
// 	call	other@PLT
// 	.cfi_def_cfa_offset 8
// 	.weak	other
// 	.set	other, real
// 	.weak	early
// 	.weak	maybe
