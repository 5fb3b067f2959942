; An i1 is 0 or 1 in a register, whatever it was made from.
@seven = global i64 7
@bits = global [2 x i8] zeroinitializer
@format = constant [6 x i8] c"%llx\0A\00"
declare i32 @printf(ptr, ...)
define void @put(i64 %x) {
  call i32 (ptr, ...) @printf(ptr @format, i64 %x)
  ret void
}
define i32 @main() {
  %v = load volatile i64, ptr @seven
  %t = trunc i64 %v to i1
  %u = or i1 %t, %t
  %w = sext i1 %u to i64
  call void @put(i64 %w)
  %n = sub i1 false, %t
  %z = sext i1 %n to i64
  call void @put(i64 %z)
  store i1 %t, ptr @bits
  %b = load i16, ptr @bits
  %c = zext i16 %b to i64
  call void @put(i64 %c)
  ret i32 0
}
