; Terminators with one target: a switch without cases, one whose cases all lead where its default
; does, a branch with two equal targets. Each still makes the copies of the phis that it leads to.
declare i32 @printf(ptr, ...)
@format = constant [13 x i8] c"%d %d %d %d\0A\00"

define i32 @none(i32 %n, i32 %k) {
entry:
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %a, label %r
a:
  switch i32 %k, label %r [
  ]
r:
  %v = phi i32 [ 7, %a ], [ 1, %entry ]
  ret i32 %v
}
define i32 @same(i32 %n, i32 %k) {
entry:
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %a, label %r
a:
  switch i32 %k, label %r [
    i32 1, label %r
    i32 2, label %r
  ]
r:
  %v = phi i32 [ %k, %a ], [ %k, %a ], [ %k, %a ], [ 1, %entry ]
  ret i32 %v
}
define i32 @branch(i32 %n, i32 %k) {
entry:
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %a, label %r
a:
  %d = icmp sgt i32 %k, 5
  br i1 %d, label %r, label %r
r:
  %v = phi i32 [ %k, %a ], [ %k, %a ], [ 1, %entry ]
  ret i32 %v
}
define i32 @entry(i32 %n, i32 %k) {
entry:
  switch i32 %n, label %loop [
  ]
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 3, %entry ], [ %more, %latch ]
  %more = add i32 %sum, %i
  %next = sub i32 %i, 1
  %c = icmp sgt i32 %next, 0
  br i1 %c, label %latch, label %out
latch:
  switch i32 %k, label %loop [
  ]
out:
  ret i32 %more
}
define i32 @main() {
  br label %loop
loop:
  %n = phi i32 [ 4, %0 ], [ %next, %loop ]
  %k = phi i32 [ 0, %0 ], [ %add, %loop ]
  %a = call i32 @none(i32 %n, i32 %k)
  %b = call i32 @same(i32 %n, i32 %k)
  %c = call i32 @branch(i32 %n, i32 %k)
  %d = call i32 @entry(i32 %n, i32 %k)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d)
  %next = add i32 %n, 1
  %add = add i32 %k, 4
  %again = icmp slt i32 %next, 9
  br i1 %again, label %loop, label %out
out:
  ret i32 0
}
