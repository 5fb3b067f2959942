// RUN: %minic %s -O2 -S -o - | grep -v '^	\.'
// Instructions beyond x86-64's, where the attribute `target` allows them.
#define ALL __attribute__((target("bmi,bmi2,lzcnt,popcnt,movbe")))
typedef unsigned long u64;
typedef unsigned u32;
typedef unsigned short u16;
ALL u64 lowest(u64 x, int n) { return x & ((1ul << n) - 1); }
ALL u64 lowestOfMemory(u64 *x, u32 n) { return *x & ~(-1ul << n); }
ALL u32 withoutLowest(u32 x) { return x & (x - 1); }
ALL int isPowerOrZero(u32 x) { return (x & (x - 1)) == 0; }
ALL u32 onlyLowest(u32 x) { return x & -x; }
ALL u32 upToLowest(u32 x) { return x ^ (x - 1); }
ALL u64 andNot(u64 x, u64 y) { return x & ~y; }
ALL u64 notAnd(u64 x, u64 *y) { return ~x & *y; }
ALL u64 left(u64 x, int n) { return x << n; }
ALL u64 right(u64 *x, int n) { return *x >> (n & 63); }
ALL long arithmetic(long x, int n) { return x >> n; }
ALL u32 rotated(u32 x) { return x << 7 | x >> 25; }
ALL int trailing(u32 x) { return x ? __builtin_ctz(x) : 32; }
ALL int leading(u64 x) { return x ? __builtin_clzl(x) : 64; }
ALL int highest(u64 x) { return 63 - __builtin_clzl(x); }
ALL int ones(u64 *x) { return __builtin_popcountl(*x); }
ALL u64 swapped(u64 *x) { return __builtin_bswap64(*x); }
ALL void storeSwapped(u16 *x, u16 y) { *x = __builtin_bswap16(y); }
// By a name of a CPU, and without one of its extensions.
__attribute__((target("arch=haswell,no-bmi2"))) u64 ofHaswell(u64 x, int n) { return (x & (x - 1)) << n; }
u64 ofAny(u64 x, int n) { return (x & (x - 1)) << n; }
// Nobody who calls a function without asking the processor gets its instructions.
static ALL u64 callee(u64 x, int n) { return x << n; }
u64 caller(u64 x, int n) { return callee(x, n) + callee(x, n + 1); }
ALL u64 sameCaller(u64 x, int n) { return callee(x, n); }
// OUTPUT:
// # Made by minic.
// lowest:
// 	bzhiq	%rsi, %rdi, %rax
// 	ret
// lowestOfMemory:
// 	bzhiq	%rsi, (%rdi), %rax
// 	ret
// withoutLowest:
// 	blsrl	%edi, %eax
// 	ret
// isPowerOrZero:
// 	leal	-1(%rdi), %eax
// 	testl	%eax, %edi
// 	sete	%al
// 	movzbl	%al, %eax
// 	ret
// onlyLowest:
// 	blsil	%edi, %eax
// 	ret
// upToLowest:
// 	blsmskl	%edi, %eax
// 	ret
// andNot:
// 	andnq	%rdi, %rsi, %rax
// 	ret
// notAnd:
// 	andnq	(%rsi), %rdi, %rax
// 	ret
// left:
// 	shlxq	%rsi, %rdi, %rax
// 	ret
// right:
// 	shrxq	%rsi, (%rdi), %rax
// 	ret
// arithmetic:
// 	sarxq	%rsi, %rdi, %rax
// 	ret
// rotated:
// 	rorxl	$25, %edi, %eax
// 	ret
// trailing:
// 	testl	%edi, %edi
// 	je	.L12_3
// 	tzcntl	%edi, %eax
// 	ret
// .L12_3:
// 	movl	$32, %eax
// 	ret
// leading:
// 	testq	%rdi, %rdi
// 	je	.L13_3
// 	lzcntq	%rdi, %rax
// 	ret
// .L13_3:
// 	movl	$64, %eax
// 	ret
// highest:
// 	bsrq	%rdi, %rax
// 	ret
// ones:
// 	popcntq	(%rdi), %rax
// 	ret
// swapped:
// 	movbeq	(%rdi), %rax
// 	ret
// storeSwapped:
// 	movbew	%si, (%rdi)
// 	ret
// ofHaswell:
// 	movl	%esi, %ecx
// 	blsrq	%rdi, %rax
// 	shlq	%cl, %rax
// 	ret
// ofAny:
// 	movq	%rdi, %rax
// 	movl	%esi, %ecx
// 	leaq	-1(%rax), %rdx
// 	andq	%rdx, %rax
// 	shlq	%cl, %rax
// 	ret
// callee:
// 	shlxq	%rsi, %rdi, %rax
// 	ret
// caller:
// 	subq	$24, %rsp
// 	movq	%rdi, 8(%rsp)
// 	movl	%esi, %eax
// 	movl	%eax, (%rsp)
// 	movl	%eax, %esi
// 	call	callee
// 	movl	(%rsp), %ecx
// 	movq	%rax, 16(%rsp)
// 	leal	1(%rcx), %esi
// 	movq	8(%rsp), %rdi
// 	call	callee
// 	movq	16(%rsp), %rcx
// 	addq	%rcx, %rax
// 	addq	$24, %rsp
// 	ret
// sameCaller:
// 	shlxq	%rsi, %rdi, %rax
// 	ret
