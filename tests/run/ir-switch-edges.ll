; Switches whose pieces (compares in halves, jump tables) lead to one block with different values for
; its phis: several cases to one block, the default among the cases, phis that permute each other on a
; case's edge, values that live across and none, tables all of whose entries lead to one block.
declare i32 @printf(ptr, ...)
@line = constant [21 x i8] c"%d: %d %d %d %d %ld\0A\00"

define i32 @dense(i32 %x, i32 %a, i32 %b) {
entry:
  %s = add i32 %a, %b
  switch i32 %x, label %join [
    i32 3, label %join
    i32 4, label %join
    i32 5, label %other
    i32 6, label %join
    i32 7, label %other
    i32 8, label %third
    i32 9, label %join
    i32 10, label %third
  ]
other:
  %o = phi i32 [ %a, %entry ], [ %a, %entry ]
  %o1 = mul i32 %o, 3
  br label %join
third:
  br label %join
join:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ], [ 1, %entry ], [ 1, %entry ], [ 1, %entry ], [ %o1, %other ], [ %x, %third ]
  %q = phi i32 [ %s, %entry ], [ %s, %entry ], [ %s, %entry ], [ %s, %entry ], [ %s, %entry ], [ %b, %other ], [ %s, %third ]
  %r = mul i32 %p, %q
  ret i32 %r
}

; Every entry of the table leads to one block.
define i32 @same(i64 %x, i32 %a) {
entry:
  switch i64 %x, label %no [
    i64 10, label %yes
    i64 11, label %yes
    i64 12, label %yes
    i64 13, label %yes
    i64 14, label %yes
    i64 15, label %yes
    i64 16, label %yes
  ]
yes:
  %p = phi i32 [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %a, %entry ]
  %i = trunc i64 %x to i32
  %r = add i32 %p, %i
  ret i32 %r
no:
  ret i32 0
}

; All edges, that of the default too, lead to one block.
define i32 @only(i32 %x, i32 %a) {
entry:
  switch i32 %x, label %to [
    i32 1, label %to
    i32 2, label %to
  ]
to:
  %p = phi i32 [ %a, %entry ], [ %a, %entry ], [ %a, %entry ]
  ret i32 %p
}

; A loop around a switch: its phis swap and rotate on the edges of the cases.
define i32 @machine(i32 %n, i32 %seed) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %head ], [ %i1, %head ], [ %i1, %head ], [ %i1, %head ], [ %i1, %head ], [ %i1, %head ], [ %i1, %head ], [ %i1, %slow ]
  %a = phi i32 [ 1, %entry ], [ %b, %head ], [ %b, %head ], [ %b, %head ], [ %b, %head ], [ %b, %head ], [ %b, %head ], [ %b, %head ], [ %t, %slow ]
  %b = phi i32 [ 2, %entry ], [ %c, %head ], [ %c, %head ], [ %c, %head ], [ %c, %head ], [ %c, %head ], [ %c, %head ], [ %c, %head ], [ %a, %slow ]
  %c = phi i32 [ 3, %entry ], [ %a, %head ], [ %a, %head ], [ %a, %head ], [ %a, %head ], [ %a, %head ], [ %a, %head ], [ %a, %head ], [ %b, %slow ]
  %s = phi i32 [ %seed, %entry ], [ %s2, %head ], [ %s2, %head ], [ %s2, %head ], [ %s2, %head ], [ %s2, %head ], [ %s2, %head ], [ %s2, %head ], [ %s2, %slow ]
  %i1 = add i32 %i, 1
  %s1 = mul i32 %s, 1103515245
  %s2 = add i32 %s1, 12345
  %k = lshr i32 %s2, 28
  switch i32 %k, label %slow [
    i32 0, label %head
    i32 1, label %head
    i32 2, label %head
    i32 3, label %head
    i32 5, label %head
    i32 6, label %head
    i32 100, label %head
    i32 7, label %out
    i32 9, label %slow
  ]
slow:
  %t = add i32 %c, %k
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %head, label %out
out:
  %ra = phi i32 [ %b, %head ], [ %t, %slow ]
  %rb = phi i32 [ %c, %head ], [ %a, %slow ]
  %m = mul i32 %ra, 31
  %sum = add i32 %m, %rb
  %r = xor i32 %sum, %i1
  ret i32 %r
}

define i64 @sparse(i64 %x, i64 %y, i64 %z) {
entry:
  switch i64 %x, label %other [
    i64 -9000000000, label %join
    i64 -1, label %join
    i64 100, label %swap
    i64 70000, label %join
    i64 9000000000, label %swap
    i64 9223372036854775807, label %join
  ]
other:
  br label %join
swap:
  br label %join
join:
  %p = phi i64 [ %y, %entry ], [ %y, %entry ], [ %y, %entry ], [ %y, %entry ], [ %z, %swap ], [ 7, %other ]
  %q = phi i64 [ %z, %entry ], [ %z, %entry ], [ %z, %entry ], [ %z, %entry ], [ %y, %swap ], [ %x, %other ]
  %t = mul i64 %p, 10
  %r = add i64 %t, %q
  ret i64 %r
}

define i32 @main() {
entry:
  br label %loop
loop:
  %x = phi i32 [ -1, %entry ], [ %x1, %loop ]
  %d = call i32 @dense(i32 %x, i32 5, i32 11)
  %w = sext i32 %x to i64
  %e = call i32 @same(i64 %w, i32 100)
  %o = call i32 @only(i32 %x, i32 %x)
  %m = call i32 @machine(i32 1000, i32 %x)
  %b = mul i64 %w, 100
  %sp = call i64 @sparse(i64 %b, i64 1, i64 2)
  %n = call i32 (ptr, ...) @printf(ptr @line, i32 %x, i32 %d, i32 %e, i32 %o, i32 %m, i64 %sp)
  %x1 = add i32 %x, 1
  %more = icmp slt i32 %x1, 18
  br i1 %more, label %loop, label %out
out:
  %s1 = call i64 @sparse(i64 -9000000000, i64 3, i64 4)
  %s2 = call i64 @sparse(i64 9000000000, i64 3, i64 4)
  %s3 = call i64 @sparse(i64 9223372036854775807, i64 5, i64 6)
  %s4 = call i64 @sparse(i64 9223372036854775806, i64 5, i64 6)
  %t1 = add i64 %s1, %s2
  %t2 = add i64 %s3, %s4
  %t = add i64 %t1, %t2
  %n2 = call i32 (ptr, ...) @printf(ptr @line, i32 0, i32 0, i32 0, i32 0, i32 0, i64 %t)
  ret i32 0
}
