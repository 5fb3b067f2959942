// RUN: %minic %s -O2 -S -o - | grep -v '^	\.'
// The instructions that scan and swap bits, and prefetch.
int trailing(unsigned x) { return __builtin_ctz(x); }
int leading(unsigned long x) { return __builtin_clzl(x); }
// One scan: 31 - (31 - n).
int highest(unsigned x) { return 31 - __builtin_clz(x); }
int highestOfMemory(const unsigned long *x) { return __builtin_clzl(*x) ^ 63; }
int both(unsigned x) { return __builtin_clz(x) * (31 - __builtin_clz(x)); }
int orZero(int x) { return __builtin_ffs(x); }
unsigned swap(unsigned x) { return __builtin_bswap32(x); }
unsigned long swapLoaded(const unsigned long *x) { return __builtin_bswap64(*x); }
int fetch(const int *p, long n) {
  __builtin_prefetch(p + 16);
  __builtin_prefetch(p + n, 1);
  __builtin_prefetch(p, 0, 0);
  __builtin_prefetch(p, 0, 1);
  __builtin_prefetch(p, 0, 2);
  return *p;
}
// OUTPUT:
// # Made by minic.
// trailing:
// 	rep bsfl	%edi, %eax
// 	ret
// leading:
// 	bsrq	%rdi, %rax
// 	xorq	$63, %rax
// 	ret
// highest:
// 	bsrl	%edi, %eax
// 	ret
// highestOfMemory:
// 	bsrq	(%rdi), %rax
// 	ret
// both:
// 	bsrl	%edi, %eax
// 	xorl	$31, %eax
// 	movl	$31, %ecx
// 	subl	%eax, %ecx
// 	imull	%ecx, %eax
// 	ret
// orZero:
// 	rep bsfl	%edi, %eax
// 	incl	%eax
// 	xorl	%ecx, %ecx
// 	testl	%edi, %edi
// 	cmove	%rcx, %rax
// 	ret
// swap:
// 	movl	%edi, %eax
// 	bswapl	%eax
// 	ret
// swapLoaded:
// 	movq	(%rdi), %rax
// 	bswapq	%rax
// 	ret
// fetch:
// 	prefetcht0	64(%rdi)
// 	prefetcht0	(%rdi,%rsi,4)
// 	prefetchnta	(%rdi)
// 	prefetcht2	(%rdi)
// 	prefetcht1	(%rdi)
// 	movl	(%rdi), %eax
// 	ret
