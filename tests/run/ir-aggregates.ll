; Aggregates as values: loaded, stored, chosen, passed, returned, in phis; struct arguments by value
; (byval) and results through a hidden pointer (sret), small and large, among other arguments.
%pair = type { i32, i32 }
%mixed = type { i64, double }
%deep = type { i8, [2 x %pair], float }
%large = type { [40 x i64], i8, i16 }
declare i32 @printf(ptr, ...)
@ints = constant [13 x i8] c"%d %d %d %d\0A\00"
@longs = constant [9 x i8] c"%ld %ld\0A\00"
@floats = constant [9 x i8] c"%d %.2f\0A\00"
@where = global %deep { i8 7, [2 x %pair] [%pair { i32 1, i32 -2 }, %pair { i32 3, i32 4 }], float 0.5 }
@table = constant [3 x i32] [i32 10, i32 -20, i32 30]

define %pair @swap(%pair %p) {
  %a = extractvalue %pair %p, 0
  %b = extractvalue %pair %p, 1
  %q = insertvalue %pair undef, i32 %b, 0
  %r = insertvalue %pair %q, i32 %a, 1
  ret %pair %r
}
define { i64, i64 } @divide(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %z1 = insertvalue { i64, i64 } poison, i64 %q, 0
  %z2 = insertvalue { i64, i64 } %z1, i64 %r, 1
  ret { i64, i64 } %z2
}
define %mixed @mix(i1 %which, ptr %a, ptr %b) {
  %x = load %mixed, ptr %a
  %y = load %mixed, ptr %b, align 4
  %r = select i1 %which, %mixed %x, %mixed %y
  ret %mixed %r
}
define %pair @through(i32 %n) {
entry:
  br label %loop
loop:
  %p = phi %pair [ { i32 1, i32 100 }, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = call %pair @swap(%pair %p)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %out
out:
  ret %pair %p
}
define i64 @sum(i32 %first, ptr byval(%large) align 16 %l, ptr byval(%pair) align 4 %p, i64 %last) {
  %at = getelementptr %large, ptr %l, i32 0, i32 0, i32 39
  %x = load i64, ptr %at
  store i64 0, ptr %at
  %at2 = getelementptr %large, ptr %l, i32 0, i32 2
  %y = load i16, ptr %at2
  %y64 = sext i16 %y to i64
  %atp = getelementptr %pair, ptr %p, i32 0, i32 1
  %z = load i32, ptr %atp
  store i32 99, ptr %atp
  %z64 = sext i32 %z to i64
  %f64 = sext i32 %first to i64
  %s1 = add i64 %x, %y64
  %s2 = mul i64 %z64, 1000
  %s3 = add i64 %s1, %s2
  %s4 = add i64 %s3, %f64
  %s5 = add i64 %s4, %last
  ret i64 %s5
}
define void @fill(ptr noalias sret(%large) %out, i64 %by) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %at = getelementptr %large, ptr %out, i32 0, i32 0, i64 %i
  %v = mul i64 %i, %by
  store i64 %v, ptr %at
  %i1 = add i64 %i, 1
  %more = icmp slt i64 %i1, 40
  br i1 %more, label %loop, label %done
done:
  %tail = getelementptr %large, ptr %out, i32 0, i32 2
  store i16 -3, ptr %tail
  ret void
}
define i32 @main() {
entry:
  %p = call %pair @swap(%pair { i32 5, i32 6 })
  %p0 = extractvalue %pair %p, 0
  %p1 = extractvalue %pair %p, 1
  %t = call %pair @through(i32 4)
  %t0 = extractvalue %pair %t, 0
  %t1 = extractvalue %pair %t, 1
  %n1 = call i32 (ptr, ...) @printf(ptr @ints, i32 %p0, i32 %p1, i32 %t0, i32 %t1)
  %d = call { i64, i64 } @divide(i64 -1000000000007, i64 13)
  %d0 = extractvalue { i64, i64 } %d, 0
  %d1 = extractvalue { i64, i64 } %d, 1
  %n2 = call i32 (ptr, ...) @printf(ptr @longs, i64 %d0, i64 %d1)
  %m1 = alloca %mixed
  %m2 = alloca %mixed
  store %mixed { i64 11, double 1.25 }, ptr %m1
  store %mixed { i64 22, double 2.5 }, ptr %m2, align 4
  %yes = icmp sgt i64 %d1, 0
  %m = call %mixed @mix(i1 %yes, ptr %m1, ptr %m2)
  %m0 = extractvalue %mixed %m, 0
  %mi = trunc i64 %m0 to i32
  %mf = extractvalue %mixed %m, 1
  %n3 = call i32 (ptr, ...) @printf(ptr @floats, i32 %mi, double %mf)
  %w = load %deep, ptr @where
  %part = extractvalue %deep %w, 1
  %other = insertvalue [2 x %pair] %part, i32 77, 0, 1
  %w2 = insertvalue %deep %w, [2 x %pair] %other, 1
  store %deep %w2, ptr @where
  %a = getelementptr %deep, ptr @where, i32 0, i32 1, i32 0, i32 1
  %av = load i32, ptr %a
  %b = getelementptr %deep, ptr @where, i32 0, i32 1, i32 1, i32 0
  %bv = load i32, ptr %b
  %c = load i8, ptr @where
  %cv = sext i8 %c to i32
  %e = insertvalue [3 x i32] [i32 10, i32 -20, i32 30], i32 %av, 0
  %ev = extractvalue [3 x i32] %e, 1
  %n4 = call i32 (ptr, ...) @printf(ptr @ints, i32 %av, i32 %bv, i32 %cv, i32 %ev)
  %l = alloca %large, align 16
  call void @fill(ptr sret(%large) %l, i64 3)
  store %pair { i32 8, i32 9 }, ptr %m1
  %s = call i64 @sum(i32 1, ptr byval(%large) align 16 %l, ptr byval(%pair) align 4 %m1, i64 500000)
  %s2 = call i64 @sum(i32 2, ptr byval(%large) align 16 %l, ptr byval(%pair) align 4 %m1, i64 0)
  %n5 = call i32 (ptr, ...) @printf(ptr @longs, i64 %s, i64 %s2)
  %bit = ptrtoint ptr inttoptr (i64 3 to ptr) to i1
  %low = ptrtoint ptr %m1 to i1
  %lowz = zext i1 %low to i32
  %bitz = zext i1 %bit to i32
  %diff = sub i64 ptrtoint (ptr getelementptr ([3 x i32], ptr @table, i64 0, i64 2) to i64), ptrtoint (ptr @table to i64)
  %diff32 = trunc i64 %diff to i32
  %far = icmp eq ptr getelementptr (i8, ptr @table, i64 6000000000), @table
  %farz = zext i1 %far to i32
  %n6 = call i32 (ptr, ...) @printf(ptr @ints, i32 %bitz, i32 %lowz, i32 %diff32, i32 %farz)
  ret i32 0
}
