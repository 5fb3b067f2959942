; RUN: %minic --run -O0 %s
; RUN: %minic --run=check %s
; RUN: %minic --run -O2 %s
; Chains of 2,000,000 calls, in the stack of one: by turns between frames of different sizes, with more
; arguments than there are registers, through a pointer, and with neither arguments nor result.

@format = constant [11 x i8] c"%ld %d %d\0A\00"
@left = global i64 0
declare i32 @printf(ptr, ...)

define i64 @even(i64 %n, i64 %sum) {
  %isLast = icmp eq i64 %n, 0
  br i1 %isLast, label %done, label %more
done:
  ret i64 %sum
more:
  %less = sub i64 %n, 1
  %next = add i64 %sum, %n
  %r = musttail call i64 @odd(i64 %less, i64 %next)
  ret i64 %r
}

define i64 @odd(i64 %n, i64 %sum) {
  %kept = alloca [10 x i64]
  store i64 %sum, ptr %kept
  %size = and i64 %n, 7
  %more = alloca i64, i64 %size
  %value = load i64, ptr %kept
  %less = sub i64 %n, 1
  %r = musttail call i64 @even(i64 %less, i64 %value)
  ret i64 %r
}

define i64 @rotate(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, double %x, double %y) {
  %isLast = icmp eq i64 %n, 0
  br i1 %isLast, label %done, label %more
done:
  %ten = mul i64 %a, 10
  %ab = add i64 %ten, %b
  %whole = fptosi double %x to i64
  %r0 = add i64 %ab, %whole
  ret i64 %r0
more:
  %less = sub i64 %n, 1
  %r = musttail call i64 @rotate(i64 %less, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %a, double %y, double %x)
  ret i64 %r
}

define i8 @through(ptr %self, i8 %sum, { i64, i64 } %n) {
  %left = extractvalue { i64, i64 } %n, 1
  %isLast = icmp eq i64 %left, 0
  br i1 %isLast, label %done, label %more
done:
  ret i8 %sum
more:
  %less = sub i64 %left, 1
  %with = insertvalue { i64, i64 } %n, i64 %less, 1
  %next = add i8 %sum, 3
  %r = musttail call i8 %self(ptr %self, i8 %next, { i64, i64 } %with)
  ret i8 %r
}

define void @count() {
  %n = load i64, ptr @left
  %isLast = icmp eq i64 %n, 0
  br i1 %isLast, label %done, label %more
done:
  ret void
more:
  %less = sub i64 %n, 1
  store i64 %less, ptr @left
  musttail call void @count()
  ret void
}

define i32 @main() {
  %sum = call i64 @even(i64 2000000, i64 0)
  %rotated = call i64 @rotate(i64 2000003, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, double 100.0, double 200.0)
  %digits = trunc i64 %rotated to i32
  %byte = call i8 @through(ptr @through, i8 1, { i64, i64 } { i64 5, i64 2000003 })
  %wide = zext i8 %byte to i32
  store i64 2000000, ptr @left
  call void @count()
  call i32 (ptr, ...) @printf(ptr @format, i64 %sum, i32 %digits, i32 %wide)
  ret i32 0
}
; OUTPUT[1]:
; 1000001000000 267 138
; OUTPUT[2]:
; 1000001000000 267 138
; OUTPUT[3]:
; 1000001000000 267 138
