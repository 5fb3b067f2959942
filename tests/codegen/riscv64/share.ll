; What machine code computes once: repeated loads until something is written, invariants of loops.
; RUN: %minic %s -S --target=riscv64 -o -

@g = internal global [100 x i32] zeroinitializer
declare void @unknown()

define i32 @load_twice(ptr %p, i32 %x) {
  %a = load i32, ptr %p
  %c = icmp slt i32 %a, %x
  br i1 %c, label %low, label %high
low:
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
high:
  store i32 %x, ptr %p
  %d = load i32, ptr %p
  %t = add i32 %a, %d
  ret i32 %t
}

define i32 @after_call(ptr %p) {
  %a = load i32, ptr %p
  call void @unknown()
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @invariant(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %q = sdiv i32 %n, %m
  %i64 = sext i32 %i to i64
  %p = getelementptr [100 x i32], ptr @g, i64 0, i64 %i64
  %v = load i32, ptr %p
  %w = mul i32 %v, 100003
  %x = add i32 %w, %q
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %head
done:
  ret i32 %s
}

define i32 @not_in_every_round(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %odd = and i32 %i, 1
  %o = icmp ne i32 %odd, 0
  br i1 %o, label %divide, label %next
divide:
  %q = sdiv i32 %n, %m
  br label %next
next:
  %x = phi i32 [ %q, %divide ], [ 1, %body ]
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %head
done:
  ret i32 %s
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	load_twice
; 	.type	load_twice, @function
; load_twice:
; 	lw	a5, 0(a0)
; 	bge	a5, a1, .L0_2
; 	addw	a0, a5, a5
; 	ret
; .L0_2:
; 	sw	a1, 0(a0)
; 	lw	a0, 0(a0)
; 	addw	a0, a5, a0
; 	ret
; 	.size	load_twice, .-load_twice
; 	.text
; 	.p2align	1
; 	.globl	after_call
; 	.type	after_call, @function
; after_call:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	sd	s0, 16(sp)
; 	mv	s0, a0
; 	lw	a5, 0(s0)
; 	sd	a5, 0(sp)
; 	call	unknown
; 	lw	s0, 0(s0)
; 	ld	a5, 0(sp)
; 	addw	a0, a5, s0
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	after_call, .-after_call
; 	.text
; 	.p2align	1
; 	.globl	invariant
; 	.type	invariant, @function
; invariant:
; 	li	a4, 0
; 	li	a5, 0
; 	divw	a3, a0, a1
; 	lla	a2, g
; 	li	a1, 100003
; 	j	.L2_1
; .L2_2:
; 	slli	a6, a4, 2
; 	add	a6, a2, a6
; 	lw	a6, 0(a6)
; 	mulw	a6, a6, a1
; 	addw	a6, a6, a3
; 	addw	a5, a5, a6
; 	addiw	a4, a4, 1
; .L2_1:
; 	blt	a4, a0, .L2_2
; 	mv	a0, a5
; 	ret
; 	.size	invariant, .-invariant
; 	.text
; 	.p2align	1
; 	.globl	not_in_every_round
; 	.type	not_in_every_round, @function
; not_in_every_round:
; 	li	a4, 0
; 	li	a5, 0
; 	j	.L3_1
; .L3_6:
; 	li	a3, 1
; .L3_4:
; 	addw	a5, a5, a3
; 	addiw	a4, a4, 1
; .L3_1:
; 	bge	a4, a0, .L3_5
; 	andi	a3, a4, 1
; 	beq	a3, zero, .L3_6
; 	divw	a3, a0, a1
; 	j	.L3_4
; .L3_5:
; 	mv	a0, a5
; 	ret
; 	.size	not_in_every_round, .-not_in_every_round
; 	.bss
; 	.p2align	4
; 	.type	g, @object
; 	.size	g, 400
; g:
; 	.zero	400
; 	.section	.note.GNU-stack,"",@progbits
