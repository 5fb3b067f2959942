; Local variables aligned for more than the stack pointer is: in a leaf, beside calls and in a loop.
declare i32 @printf(ptr, ...)
@text = constant [13 x i8] c"%d %d %d %d\0A\00"
define i32 @low(ptr %p, i64 %mask) {
  %i = ptrtoint ptr %p to i64
  %l = and i64 %i, %mask
  %r = trunc i64 %l to i32
  ret i32 %r
}
define i32 @leaf(i32 %x) {
  %a = alloca i32, align 64
  %b = alloca [5 x i8], align 32
  store volatile i32 %x, ptr %a
  %i = ptrtoint ptr %a to i64
  %j = ptrtoint ptr %b to i64
  %k = and i64 %i, 63
  %l = and i64 %j, 31
  %m = or i64 %k, %l
  %n = trunc i64 %m to i32
  %v = load volatile i32, ptr %a
  %r = add i32 %n, %v
  ret i32 %r
}
define i32 @main(i32 %argc) {
entry:
  %a = alloca i32, align 4096
  %b = alloca [3 x i8], align 128
  %c = alloca i64, align 16
  store i32 7, ptr %a
  store i64 9, ptr %c
  %l1 = call i32 @low(ptr %a, i64 4095)
  %l2 = call i32 @low(ptr %b, i64 127)
  %l3 = call i32 @low(ptr %c, i64 15)
  %l4 = call i32 @leaf(i32 41)
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %l1, i32 %l2, i32 %l3, i32 %l4)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %d = alloca i16, align 64
  %l5 = call i32 @low(ptr %d, i64 63)
  store i16 3, ptr %d
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 3
  br i1 %more, label %loop, label %out
out:
  %va = load i32, ptr %a
  %vc = load i64, ptr %c
  %vc32 = trunc i64 %vc to i32
  %n2 = call i32 (ptr, ...) @printf(ptr @text, i32 %va, i32 %vc32, i32 %l5, i32 %argc)
  ret i32 0
}
