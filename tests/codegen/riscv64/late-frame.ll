; The frame is made where the way to the calls begins; the ways out before that do without. A call whose
; result is returned is a jump.
; RUN: %minic %s -S --target=riscv64 -passes= -o -

define i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %done, label %more
done:
  br label %out
more:
  %a = sub i32 %n, 1
  %x = call i32 @fib(i32 %a)
  %b = sub i32 %n, 2
  %y = call i32 @fib(i32 %b)
  %sum = add i32 %x, %y
  br label %out
out:
  %r = phi i32 [ %n, %done ], [ %sum, %more ]
  ret i32 %r
}

define i32 @ack(i32 %m, i32 %n) {
entry:
  %c = icmp eq i32 %m, 0
  br i1 %c, label %zero, label %other
zero:
  %n1 = add i32 %n, 1
  ret i32 %n1
other:
  %m1 = sub i32 %m, 1
  %n2 = sub i32 %n, 1
  %d = icmp eq i32 %n, 0
  br i1 %d, label %one, label %two
one:
  %r1 = call i32 @ack(i32 %m1, i32 1)
  ret i32 %r1
two:
  %in = call i32 @ack(i32 %m, i32 %n2)
  %r2 = call i32 @ack(i32 %m1, i32 %in)
  ret i32 %r2
}

; Within the loop no frame may be made.
declare void @use(i32)
define void @loop(i32 %n) {
entry:
  %none = icmp slt i32 %n, 1
  br i1 %none, label %out, label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %next, label %body
body:
  call void @use(i32 %i)
  br label %next
next:
  %i1 = add i32 %i, 1
  %again = icmp slt i32 %i1, %n
  br i1 %again, label %head, label %out
out:
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	fib
; 	.type	fib, @function
; fib:
; 	li	a5, 2
; 	bge	a0, a5, .L0_2
; 	ret
; .L0_2:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	sd	s0, 16(sp)
; 	mv	s0, a0
; 	addiw	a0, s0, -1
; 	call	fib
; 	mv	a5, a0
; 	sd	a5, 0(sp)
; 	addiw	a0, s0, -2
; 	call	fib
; 	ld	a5, 0(sp)
; 	addw	a0, a5, a0
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	fib, .-fib
; 	.text
; 	.p2align	1
; 	.globl	ack
; 	.type	ack, @function
; ack:
; 	bne	a0, zero, .L1_2
; 	addiw	a0, a1, 1
; 	ret
; .L1_2:
; 	addiw	a5, a0, -1
; 	addiw	a4, a1, -1
; 	bne	a1, zero, .L1_4
; 	mv	a0, a5
; 	li	a1, 1
; 	tail	ack
; .L1_4:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	sd	a5, 0(sp)
; 	mv	a1, a4
; 	call	ack
; 	mv	a1, a0
; 	ld	a0, 0(sp)
; 	ld	ra, 24(sp)
; 	addi	sp, sp, 32
; 	tail	ack
; 	.size	ack, .-ack
; 	.text
; 	.p2align	1
; 	.globl	loop
; 	.type	loop, @function
; loop:
; 	blt	zero, a0, .L2_6
; 	ret
; .L2_6:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	sd	s0, 16(sp)
; 	sd	s1, 8(sp)
; 	mv	s0, a0
; 	li	s1, 0
; .L2_1:
; 	andi	a5, s1, 1
; 	beq	a5, zero, .L2_3
; 	mv	a0, s1
; 	call	use
; .L2_3:
; 	addiw	s1, s1, 1
; 	blt	s1, s0, .L2_1
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	ld	s1, 8(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	loop, .-loop
; 	.section	.note.GNU-stack,"",@progbits
