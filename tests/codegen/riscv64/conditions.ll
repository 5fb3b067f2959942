; Conditions: chains of two become two jumps, a compare that two branches need is made at each, and
; tests of a few bits are one shift or mask.
; RUN: %minic %s -S -O1 --target=riscv64 -o -

declare void @f(i32)

define void @both(i32 %a, i32 %b) {
  %p = icmp slt i32 %a, 3
  %q = icmp sgt i32 %b, 5
  %c = and i1 %p, %q
  br i1 %c, label %yes, label %no
yes:
  call void @f(i32 %a)
  ret void
no:
  ret void
}

define void @either_of_three(i32 %a, i32 %b, ptr %r) {
  %p = icmp slt i32 %a, 3
  %q = icmp sgt i32 %b, 5
  %x = load i32, ptr %r
  %s = icmp eq i32 %x, %a
  %c = select i1 %p, i1 true, i1 %q
  %d = or i1 %c, %s
  br i1 %d, label %yes, label %no
yes:
  %v = phi i32 [ 1, %0 ]
  call void @f(i32 %v)
  br label %no
no:
  %w = phi i32 [ 2, %yes ], [ 3, %0 ]
  call void @f(i32 %w)
  ret void
}

define i32 @made_twice(i32 %a, i32 %b) {
  %p = icmp slt i32 %a, 3
  %s = select i1 %p, i32 %a, i32 %b
  call void @f(i32 %s)
  br i1 %p, label %yes, label %no
yes:
  call void @f(i32 %b)
  br label %no
no:
  ret i32 %a
}

define i32 @flags_of_sum(i32 %a, i32 %b) {
  br label %l
l:
  %n = phi i32 [ %a, %0 ], [ %k, %l2 ]
  %m = add i32 %n, -1
  call void @f(i32 %b)
  %c = icmp eq i32 %m, 0
  br i1 %c, label %e, label %l2
l2:
  %k = add i32 %m, %b
  %g = icmp sgt i32 %k, 0
  br i1 %g, label %l, label %e
e:
  %r = phi i32 [ %m, %l ], [ %k, %l2 ]
  ret i32 %r
}

define i64 @count_down(i64 %a, ptr %p) {
  br label %l
l:
  %n = phi i64 [ %a, %0 ], [ %m, %l ]
  %m = add i64 %n, -1
  %at = getelementptr i64, ptr %p, i64 %m
  store volatile i64 %n, ptr %at
  %c = icmp ne i64 %m, 0
  br i1 %c, label %l, label %e
e:
  ret i64 %n
}

define i32 @masks(i64 %a, i64 %b, ptr %p) {
  %x = and i64 %a, 4
  %c = icmp eq i64 %x, 0
  br i1 %c, label %one, label %two
one:
  %y = and i64 %b, 65536
  %d = icmp eq i64 %y, 0
  br i1 %d, label %two, label %three
two:
  %v = load i64, ptr %p
  %z = and i64 %v, 64
  %e = icmp ne i64 %z, 0
  br i1 %e, label %three, label %four
three:
  ret i32 3
four:
  ret i32 4
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	both
; 	.type	both, @function
; both:
; 	li	a5, 3
; 	bge	a0, a5, .L0_2
; 	li	a5, 5
; 	bge	a5, a1, .L0_6
; 	tail	f
; .L0_6:
; 	ret
; .L0_2:
; 	ret
; 	.size	both, .-both
; 	.text
; 	.p2align	1
; 	.globl	either_of_three
; 	.type	either_of_three, @function
; either_of_three:
; 	addi	sp, sp, -16
; 	sd	ra, 8(sp)
; 	lw	a5, 0(a2)
; 	li	a4, 3
; 	blt	a0, a4, .L1_1
; 	li	a4, 5
; 	blt	a4, a1, .L1_1
; 	bne	a5, a0, .L1_3
; .L1_1:
; 	li	a0, 1
; 	call	f
; 	li	a0, 2
; 	ld	ra, 8(sp)
; 	addi	sp, sp, 16
; 	tail	f
; .L1_3:
; 	li	a0, 3
; 	ld	ra, 8(sp)
; 	addi	sp, sp, 16
; 	tail	f
; 	.size	either_of_three, .-either_of_three
; 	.text
; 	.p2align	1
; 	.globl	made_twice
; 	.type	made_twice, @function
; made_twice:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	sd	s0, 16(sp)
; 	mv	s0, a0
; 	sd	a1, 0(sp)
; 	li	a5, 3
; 	ld	a0, 0(sp)
; 	bge	s0, a5, 1f
; 	mv	a0, s0
; 1:
; 	call	f
; 	li	a5, 3
; 	bge	s0, a5, .L2_4
; 	ld	a0, 0(sp)
; 	call	f
; 	mv	a0, s0
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	addi	sp, sp, 32
; 	ret
; .L2_4:
; 	mv	a0, s0
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	made_twice, .-made_twice
; 	.text
; 	.p2align	1
; 	.globl	flags_of_sum
; 	.type	flags_of_sum, @function
; flags_of_sum:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	sd	s0, 16(sp)
; 	sd	s1, 8(sp)
; 	mv	s0, a0
; 	mv	s1, a1
; .L3_1:
; 	addiw	s0, s0, -1
; 	mv	a0, s1
; 	call	f
; 	beq	s0, zero, .L3_7
; 	addw	s0, s0, s1
; 	blt	zero, s0, .L3_1
; 	mv	a0, s0
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	ld	s1, 8(sp)
; 	addi	sp, sp, 32
; 	ret
; .L3_7:
; 	mv	a0, s0
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	ld	s1, 8(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	flags_of_sum, .-flags_of_sum
; 	.text
; 	.p2align	1
; 	.globl	count_down
; 	.type	count_down, @function
; count_down:
; 	j	.L4_1
; .L4_3:
; 	mv	a0, a5
; .L4_1:
; 	addi	a5, a0, -1
; 	slli	a4, a5, 3
; 	add	a4, a1, a4
; 	sd	a0, 0(a4)
; 	bne	a5, zero, .L4_3
; 	ret
; 	.size	count_down, .-count_down
; 	.text
; 	.p2align	1
; 	.globl	masks
; 	.type	masks, @function
; masks:
; 	andi	a5, a0, 4
; 	bne	a5, zero, .L5_2
; 	slli	a1, a1, 47
; 	blt	a1, zero, .L5_9
; .L5_2:
; 	ld	a2, 0(a2)
; 	andi	a5, a2, 64
; 	beq	a5, zero, .L5_4
; 	li	a0, 3
; 	ret
; .L5_9:
; 	li	a0, 3
; 	ret
; .L5_4:
; 	li	a0, 4
; 	ret
; 	.size	masks, .-masks
; 	.section	.note.GNU-stack,"",@progbits
