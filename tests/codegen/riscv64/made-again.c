// Constants and addresses that are made again in the loop are not made before it as well; what a
// register holds is not given to it again; an address takes its constant part along.
// RUN: %minic %s -S -O2 --target=riscv64 -o -
int size, input[1000], other[1000];
void generate(int);
void fill(int n, int d) {
  for (int i = 0; i < n; i++) {
    if (i && size < 1000) input[size++] = 44;
    generate(d);
  }
}
int place(int x) {
  int at = ++size;
  while (at > 1 && input[at / 2] > x) {
    input[at] = input[at / 2];
    at = at / 2;
  }
  return at;
}
void shift(int n) {
  for (int i = 1; i < n; i++) input[i] = other[i];
}
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.option	pic
// 	.attribute	stack_align, 16
// 	.text
// 	.p2align	1
// 	.globl	fill
// 	.type	fill, @function
// fill:
// 	blt	zero, a0, .L0_6
// 	ret
// .L0_6:
// 	addi	sp, sp, -48
// 	sd	ra, 40(sp)
// 	sd	s0, 32(sp)
// 	sd	s1, 24(sp)
// 	sd	s2, 16(sp)
// 	sd	s3, 8(sp)
// 	sd	s4, 0(sp)
// 	mv	s0, a0
// 	mv	s1, a1
// 	li	s2, 0
// 	lla	s3, size
// 	li	s4, 1000
// .L0_1:
// 	beq	s2, zero, .L0_4
// 	lw	a5, 0(s3)
// 	bge	a5, s4, .L0_4
// 	li	a4, 44
// 	lla	a3, input
// 	addiw	a2, a5, 1
// 	sw	a2, 0(s3)
// 	slli	a5, a5, 2
// 	add	a5, a3, a5
// 	sw	a4, 0(a5)
// .L0_4:
// 	mv	a0, s1
// 	call	generate
// 	addiw	s2, s2, 1
// 	blt	s2, s0, .L0_1
// 	ld	ra, 40(sp)
// 	ld	s0, 32(sp)
// 	ld	s1, 24(sp)
// 	ld	s2, 16(sp)
// 	ld	s3, 8(sp)
// 	ld	s4, 0(sp)
// 	addi	sp, sp, 48
// 	ret
// 	.size	fill, .-fill
// 	.text
// 	.p2align	1
// 	.globl	place
// 	.type	place, @function
// place:
// 	mv	a5, a0
// 	lla	a4, size
// 	lw	a3, 0(a4)
// 	addiw	a0, a3, 1
// 	sw	a0, 0(a4)
// 	li	a4, 1
// 	bge	a4, a0, .L1_10
// 	lla	a4, input
// 	li	a3, 1
// .L1_1:
// 	srliw	a2, a0, 1
// 	slli	a1, a2, 2
// 	add	a1, a4, a1
// 	lw	a1, 0(a1)
// 	bge	a5, a1, .L1_4
// 	slli	a0, a0, 2
// 	add	a0, a4, a0
// 	sw	a1, 0(a0)
// 	mv	a0, a2
// 	blt	a3, a2, .L1_1
// .L1_4:
// 	ret
// .L1_10:
// 	ret
// 	.size	place, .-place
// 	.text
// 	.p2align	1
// 	.globl	shift
// 	.type	shift, @function
// shift:
// 	li	a5, 1
// 	blt	a5, a0, .L2_1
// 	ret
// .L2_1:
// 	addi	sp, sp, -16
// 	sd	ra, 8(sp)
// 	mv	a5, a0
// 	slli	a5, a5, 2
// 	addi	a2, a5, -4
// 	lla	a0, input+4
// 	lla	a1, other+4
// 	call	memcpy
// 	ld	ra, 8(sp)
// 	addi	sp, sp, 16
// 	ret
// 	.size	shift, .-shift
// 	.bss
// 	.globl	size
// 	.p2align	2
// 	.type	size, @object
// 	.size	size, 4
// size:
// 	.zero	4
// 	.bss
// 	.globl	input
// 	.p2align	4
// 	.type	input, @object
// 	.size	input, 4000
// input:
// 	.zero	4000
// 	.bss
// 	.globl	other
// 	.p2align	4
// 	.type	other, @object
// 	.size	other, 4000
// other:
// 	.zero	4000
// 	.section	.note.GNU-stack,"",@progbits
