; Two edges from one block bring a phi equal constants, which are made anew each time: a number of more than
; 64 bits, an address.
declare i32 @printf(ptr, ...)
@format = constant [9 x i8] c"%ld %ld\0A\00"
@bytes = global [4 x i8] c"abcd"
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %last ]
  switch i32 %n, label %last [
    i32 1, label %last
    i32 2, label %other
  ]
other:
  br label %last
last:
  %wide = phi i128 [ 5, %other ], [ 147573952589676412935, %loop ], [ 147573952589676412935, %loop ]
  %at = phi ptr [ getelementptr (i8, ptr @bytes, i64 1), %loop ], [ @bytes, %other ], [ getelementptr (i8, ptr @bytes, i64 1), %loop ]
  %more = lshr i128 %wide, 3
  %low = trunc i128 %more to i64
  %byte = load i8, ptr %at
  %byte.l = zext i8 %byte to i64
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %low, i64 %byte.l)
  %next = add i32 %n, 1
  %again = icmp ult i32 %next, 3
  br i1 %again, label %loop, label %end
end:
  ret i32 0
}
