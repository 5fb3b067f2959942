// RUN: %minic %s -O2 -S --target=riscv64 -march=rv64gc_zbb -o - | grep -v "^	\.[^o]"
// Instructions of Zbb.
typedef unsigned long u64;
typedef unsigned u32;
u32 andNot(u32 x, u32 y) { return x & ~y; }
u64 orNot(u64 x, u64 y) { return ~x | y; }
u64 same(u64 x, u64 y) { return ~(x ^ y); }
int smaller(int x, int y) { return x < y ? x : y; }
u32 larger(u32 x, u32 y) { return x < y ? y : x; }
u32 rotated(u32 x) { return x << 7 | x >> 25; }
u64 left(u64 x, int n) { return x << n | x >> (64 - n); }
u32 right(u32 x, int n) { return x >> n | x << (32 - n); }
int trailing(u32 x) { return x ? __builtin_ctz(x) : 32; }
int leading(u64 x) { return __builtin_clzl(x); }
int ones(u32 *x) { return __builtin_popcount(*x); }
u64 swapped(u64 x) { return __builtin_bswap64(x); }
int swappedInt(int x) { return __builtin_bswap32(x); }
long extended(int x) { return (short)x + (signed char)x + (unsigned short)x; }
// OUTPUT:
// # Made by minic.
// 	.option	pic
// 	.option	arch, +zbb
// andNot:
// 	andn	a0, a0, a1
// 	ret
// 	.option	arch, +zbb
// orNot:
// 	orn	a0, a1, a0
// 	ret
// 	.option	arch, +zbb
// same:
// 	xnor	a0, a0, a1
// 	ret
// 	.option	arch, +zbb
// smaller:
// 	min	a0, a0, a1
// 	ret
// 	.option	arch, +zbb
// larger:
// 	maxu	a0, a1, a0
// 	ret
// 	.option	arch, +zbb
// rotated:
// 	roriw	a0, a0, 25
// 	ret
// 	.option	arch, +zbb
// left:
// 	rol	a0, a0, a1
// 	ret
// 	.option	arch, +zbb
// right:
// 	rorw	a0, a0, a1
// 	ret
// 	.option	arch, +zbb
// trailing:
// 	beq	a0, zero, .L8_3
// 	ctzw	a0, a0
// 	ret
// .L8_3:
// 	li	a0, 32
// 	ret
// 	.option	arch, +zbb
// leading:
// 	clz	a5, a0
// 	sext.w	a0, a5
// 	ret
// 	.option	arch, +zbb
// ones:
// 	lw	a5, 0(a0)
// 	cpopw	a0, a5
// 	ret
// 	.option	arch, +zbb
// swapped:
// 	rev8	a0, a0
// 	ret
// 	.option	arch, +zbb
// swappedInt:
// 	rev8	a0, a0
// 	srai	a0, a0, 32
// 	ret
// 	.option	arch, +zbb
// extended:
// 	sext.h	a5, a0
// 	sext.b	a4, a0
// 	addw	a5, a5, a4
// 	zext.h	a0, a0
// 	addw	a0, a5, a0
// 	ret
