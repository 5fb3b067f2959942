; The worked examples of lectures on SSA, as programs: what promotion, phis and leaving SSA make of
; them must print the same on every level, target and engine.
declare void @putint(i32)
declare void @putch(i32)

@state = global i32 7
@sum = global i32 0

define void @show(i32 %n) {
  call void @putint(i32 %n)
  call void @putch(i32 32)
  ret void
}

; One variable in one block.
define i32 @one_block() {
  %x = alloca i32
  %three = add i32 1, 2
  store i32 %three, ptr %x
  %v = load i32, ptr %x
  %twelve = mul i32 %v, 4
  store i32 %twelve, ptr %x
  %w = load i32, ptr %x
  ret i32 %w
}

; An if-else; numbered values and blocks, as courses print them.
define i32 @if_else() {
  %1 = alloca i32
  %2 = alloca i32
  store i32 1, ptr %2
  %3 = load i32, ptr %2
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %6
5:
  store i32 1, ptr %1
  br label %7
6:
  %minus = sub i32 0, 1
  store i32 %minus, ptr %1
  br label %7
7:
  %8 = load i32, ptr %1
  ret i32 %8
}

; Eight blocks with a loop whose head is in its own dominance frontier.
define i32 @eight_blocks(i32 %n) {
n1:
  %a = alloca i32
  store i32 0, ptr %a
  br label %n2
n2:
  %none = icmp slt i32 %n, 0
  br i1 %none, label %n3, label %n4
n3:
  br label %n7
n4:
  %in = load i32, ptr %a
  %enough = icmp sge i32 %in, %n
  br i1 %enough, label %n5, label %n6
n5:
  br label %n7
n6:
  %more = add i32 %in, 1
  store i32 %more, ptr %a
  br label %n4
n7:
  %out = load i32, ptr %a
  br label %n8
n8:
  ret i32 %out
}

; Nine blocks and seven variables; @get decides the ways.
define i32 @get(i32 %salt) {
  %s = load i32, ptr @state
  %m = mul i32 %s, 13
  %t = add i32 %m, %salt
  %next = srem i32 %t, 101
  store i32 %next, ptr @state
  ret i32 %next
}

define void @use(i32 %y, i32 %z) {
  %s = load i32, ptr @sum
  %m = mul i32 %s, 3
  %a = add i32 %m, %y
  %b = add i32 %a, %z
  %r = srem i32 %b, 1009
  store i32 %r, ptr @sum
  ret void
}

define i32 @nine_blocks() {
B0:
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  %i = alloca i32
  %y = alloca i32
  %z = alloca i32
  store i32 1, ptr %i
  br label %B1
B1:
  %a.def = call i32 @get(i32 1)
  store i32 %a.def, ptr %a
  %c.def = call i32 @get(i32 2)
  store i32 %c.def, ptr %c
  %a.1 = load i32, ptr %a
  %c.1 = load i32, ptr %c
  %less = icmp slt i32 %a.1, %c.1
  br i1 %less, label %B2, label %B5
B2:
  %b.def = call i32 @get(i32 3)
  store i32 %b.def, ptr %b
  %c.def2 = call i32 @get(i32 4)
  store i32 %c.def2, ptr %c
  %d.def = call i32 @get(i32 5)
  store i32 %d.def, ptr %d
  br label %B3
B3:
  %a.3 = load i32, ptr %a
  %b.3 = load i32, ptr %b
  %y.def = add i32 %a.3, %b.3
  store i32 %y.def, ptr %y
  %c.3 = load i32, ptr %c
  %d.3 = load i32, ptr %d
  %z.def = add i32 %c.3, %d.3
  store i32 %z.def, ptr %z
  %y.3 = load i32, ptr %y
  %z.3 = load i32, ptr %z
  call void @use(i32 %y.3, i32 %z.3)
  %i.3 = load i32, ptr %i
  %i.def = add i32 %i.3, 1
  store i32 %i.def, ptr %i
  %more = icmp sle i32 %i.def, 100
  br i1 %more, label %B1, label %B4
B4:
  %r = load i32, ptr @sum
  ret i32 %r
B5:
  %a.def2 = call i32 @get(i32 6)
  store i32 %a.def2, ptr %a
  %d.def2 = call i32 @get(i32 7)
  store i32 %d.def2, ptr %d
  %a.5 = load i32, ptr %a
  %d.5 = load i32, ptr %d
  %le = icmp sle i32 %a.5, %d.5
  br i1 %le, label %B6, label %B8
B6:
  %d.def3 = call i32 @get(i32 8)
  store i32 %d.def3, ptr %d
  br label %B7
B7:
  %b.def2 = call i32 @get(i32 9)
  store i32 %b.def2, ptr %b
  br label %B3
B8:
  %c.def3 = call i32 @get(i32 10)
  store i32 %c.def3, ptr %c
  br label %B7
}

; Phis read their operands all at once: with copies in order the second would return 6, too.
define i32 @six() {
entry:
  %enter = icmp slt i32 0, 5
  br i1 %enter, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]
  ret i32 %r
loop:
  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
  %y = phi i32 [ 0, %entry ], [ %x, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %x1 = add i32 %x, 1
  %n1 = add i32 %n, 1
  %more = icmp slt i32 %x, 5
  br i1 %more, label %loop, label %end
}

define i32 @ten() {
entry:
  %enter = icmp slt i32 0, 5
  br i1 %enter, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]
  ret i32 %r
loop:
  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
  %y = phi i32 [ 0, %entry ], [ %x, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %x1 = add i32 %y, 1
  %n1 = add i32 %n, 1
  %more = icmp slt i32 %x, 5
  br i1 %more, label %loop, label %end
}

; Two phis that change places.
define i32 @swap() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %y, %loop ]
  %y = phi i32 [ 2, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 4
  br i1 %more, label %loop, label %end
end:
  %tens = mul i32 %x, 10
  %r = add i32 %tens, %y
  ret i32 %r
}

; A phi that is still needed when its successor exists.
define i32 @lost_copy() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = add i32 %x, 1
  %more = icmp slt i32 %next, 6
  br i1 %more, label %loop, label %end
end:
  ret i32 %x
}

; Three phis that change places, and one that copies one of them.
define i32 @rotate() {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %c, %loop ]
  %c = phi i32 [ 3, %entry ], [ %a, %loop ]
  %d = phi i32 [ 0, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 5
  br i1 %more, label %loop, label %end
end:
  %a64 = mul i32 %a, 64
  %b16 = mul i32 %b, 16
  %c4 = mul i32 %c, 4
  %s = add i32 %a64, %b16
  %t = add i32 %s, %c4
  %r = add i32 %t, %d
  ret i32 %r
}

; A variable of one block that is carried around its loop.
define i32 @carried() {
entry:
  %t = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = load i32, ptr %t
  %first = icmp eq i32 %i, 0
  %u = select i1 %first, i32 5, i32 %v
  %next = add i32 %u, 1
  store i32 %next, ptr %t
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 4
  br i1 %more, label %loop, label %end
end:
  %r = load i32, ptr %t
  ret i32 %r
}

; Names that are written again after their value was copied.
define i32 @overwritten(i32 %x, i32 %y) {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %s = add i32 %x, %y
  store i32 %s, ptr %a
  %a.1 = load i32, ptr %a
  store i32 %a.1, ptr %b
  store i32 17, ptr %a
  %b.1 = load i32, ptr %b
  store i32 %b.1, ptr %c
  %c.1 = load i32, ptr %c
  ret i32 %c.1
}

define i32 @main() {
  %one_block = call i32 @one_block()
  call void @show(i32 %one_block)
  %if_else = call i32 @if_else()
  call void @show(i32 %if_else)
  %eight = call i32 @eight_blocks(i32 5)
  call void @show(i32 %eight)
  %eight.none = call i32 @eight_blocks(i32 -1)
  call void @show(i32 %eight.none)
  %nine = call i32 @nine_blocks()
  call void @show(i32 %nine)
  %six = call i32 @six()
  call void @show(i32 %six)
  %ten = call i32 @ten()
  call void @show(i32 %ten)
  %swap = call i32 @swap()
  call void @show(i32 %swap)
  %lost = call i32 @lost_copy()
  call void @show(i32 %lost)
  %rotate = call i32 @rotate()
  call void @show(i32 %rotate)
  %carried = call i32 @carried()
  call void @show(i32 %carried)
  %overwritten = call i32 @overwritten(i32 30, i32 12)
  call void @show(i32 %overwritten)
  call void @putch(i32 10)
  ret i32 0
}
