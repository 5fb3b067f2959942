// Each computed goto is a jump of its own; the table in read-only data holds the labels' addresses.
// RUN: %minic %s -O2 -S --target=riscv64 -o -
// RUN: %minic %s -O0 -S --target=riscv64 -o -
int run(const unsigned char *code, int x) {
  static void *const table[] = {&&more, &&twice, &&stop};
  static const int distance[] = {&&more - &&more, &&twice - &&more, &&stop - &&more};
  goto *table[*code++];
more:
  x++;
  goto *(&&more + distance[*code++]);
twice:
  x *= 2;
  goto *table[*code++];
stop:
  return x;
}
// OUTPUT[1]:
// # Made by minic.
// 	.file	"%s"
// 	.option	pic
// 	.attribute	stack_align, 16
// 	.text
// 	.p2align	1
// 	.globl	run
// 	.type	run, @function
// run:
// 	mv	a4, a0
// 	mv	a0, a1
// 	addi	a5, a4, 1
// 	lbu	a4, 0(a4)
// 	slli	a3, a4, 3
// 	lla	a4, run.table
// 	add	a3, a4, a3
// 	ld	a1, 0(a3)
// 	lla	a3, run.distance
// 	lla	a2, .LBA0
// 	jr	a1
// .LBA0:
// 	addiw	a0, a0, 1
// 	lbu	a1, 0(a5)
// 	slli	a1, a1, 2
// 	add	a1, a3, a1
// 	lw	a1, 0(a1)
// 	add	a1, a2, a1
// 	addi	a5, a5, 1
// 	jr	a1
// .LBA1:
// 	slliw	a0, a0, 1
// 	lbu	a1, 0(a5)
// 	slli	a1, a1, 3
// 	add	a1, a4, a1
// 	ld	a1, 0(a1)
// 	addi	a5, a5, 1
// 	jr	a1
// .LBA2:
// 	ret
// 	.size	run, .-run
// 	.section	.data.rel.ro,"aw"
// 	.p2align	3
// 	.type	run.table, @object
// 	.size	run.table, 24
// run.table:
// 	.quad	.LBA0
// 	.quad	.LBA1
// 	.quad	.LBA2
// 	.section	.data.rel.ro,"aw"
// 	.p2align	2
// 	.type	run.distance, @object
// 	.size	run.distance, 12
// run.distance:
// 	.zero	4
// 	.4byte	.LBA1-.LBA0
// 	.4byte	.LBA2-.LBA0
// 	.section	.note.GNU-stack,"",@progbits
// OUTPUT[2]:
// # Made by minic.
// 	.file	"%s"
// 	.option	pic
// 	.attribute	stack_align, 16
// 	.text
// 	.p2align	1
// 	.globl	run
// 	.type	run, @function
// run:
// 	addi	sp, sp, -32
// 	sd	a0, 8(sp)
// 	sw	a1, 0(sp)
// 	ld	a5, 8(sp)
// 	addi	a4, a5, 1
// 	sd	a4, 8(sp)
// 	lbu	a5, 0(a5)
// 	slli	a4, a5, 3
// 	lla	a5, run.table
// 	add	a4, a5, a4
// 	ld	a4, 0(a4)
// 	sd	a4, 16(sp)
// 	lla	a4, run.distance
// 	lla	a3, .LBA0
// 	ld	a2, 16(sp)
// 	jr	a2
// .LBA0:
// 	lw	a2, 0(sp)
// 	addiw	a2, a2, 1
// 	sw	a2, 0(sp)
// 	ld	a2, 8(sp)
// 	addi	a1, a2, 1
// 	sd	a1, 8(sp)
// 	lbu	a2, 0(a2)
// 	slli	a2, a2, 2
// 	add	a2, a4, a2
// 	lw	a2, 0(a2)
// 	add	a2, a3, a2
// 	sd	a2, 16(sp)
// 	ld	a2, 16(sp)
// 	jr	a2
// .LBA1:
// 	lw	a2, 0(sp)
// 	slliw	a2, a2, 1
// 	sw	a2, 0(sp)
// 	ld	a2, 8(sp)
// 	addi	a1, a2, 1
// 	sd	a1, 8(sp)
// 	lbu	a2, 0(a2)
// 	slli	a2, a2, 3
// 	add	a2, a5, a2
// 	ld	a2, 0(a2)
// 	sd	a2, 16(sp)
// 	ld	a2, 16(sp)
// 	jr	a2
// .LBA2:
// 	lw	a0, 0(sp)
// 	addi	sp, sp, 32
// 	ret
// 	.size	run, .-run
// 	.section	.data.rel.ro,"aw"
// 	.p2align	3
// 	.type	run.table, @object
// 	.size	run.table, 24
// run.table:
// 	.quad	.LBA0
// 	.quad	.LBA1
// 	.quad	.LBA2
// 	.section	.data.rel.ro,"aw"
// 	.p2align	2
// 	.type	run.distance, @object
// 	.size	run.distance, 12
// run.distance:
// 	.zero	4
// 	.4byte	.LBA1-.LBA0
// 	.4byte	.LBA2-.LBA0
// 	.section	.note.GNU-stack,"",@progbits
