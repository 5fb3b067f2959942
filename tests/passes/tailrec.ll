; RUN: %minic %s -S -emit-llvm -passes=tailrec,simplify -o -
; RUN: %minic %s -S -passes=tailrec -Rpass=tailrec -Rpass-missed=tailrec -o /dev/null

define i32 @gcd(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %b, 0
  br i1 %c, label %done, label %more
more:
  %r = srem i32 %a, %b
  %g = call i32 @gcd(i32 %b, i32 %r)
  br label %done
done:
  %v = phi i32 [ %a, %entry ], [ %g, %more ]
  ret i32 %v
}

define i32 @factorial(i32 %n) {
entry:
  %c = icmp slt i32 %n, 2
  br i1 %c, label %done, label %more
done:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %f = call i32 @factorial(i32 %m)
  %r = mul i32 %f, %n
  ret i32 %r
}

; The first call stays; the second is the last act.
define i32 @fib(i32 %n) {
entry:
  %c = icmp slt i32 %n, 2
  br i1 %c, label %done, label %more
done:
  ret i32 %n
more:
  %m = sub i32 %n, 1
  %k = sub i32 %n, 2
  %f = call i32 @fib(i32 %m)
  %g = call i32 @fib(i32 %k)
  %r = add i32 %f, %g
  ret i32 %r
}

; A tail call and one that accumulates.
define i32 @two_sites(i32 %n) {
entry:
  %c = icmp slt i32 %n, 1
  br i1 %c, label %done, label %more
done:
  ret i32 7
more:
  %m = ashr i32 %n, 1
  %b = and i32 %n, 1
  %o = icmp eq i32 %b, 0
  br i1 %o, label %even, label %odd
even:
  %e = call i32 @two_sites(i32 %m)
  ret i32 %e
odd:
  %d = call i32 @two_sites(i32 %m)
  %r = add i32 %d, 1
  ret i32 %r
}

; The operations differ: only the first is accumulated.
define i32 @two_ops(i32 %n) {
entry:
  %c = icmp slt i32 %n, 1
  br i1 %c, label %done, label %more
done:
  ret i32 7
more:
  %m = ashr i32 %n, 1
  %b = and i32 %n, 1
  %o = icmp eq i32 %b, 0
  br i1 %o, label %even, label %odd
even:
  %e = call i32 @two_ops(i32 %m)
  %q = mul i32 %e, 3
  ret i32 %q
odd:
  %d = call i32 @two_ops(i32 %m)
  %r = add i32 %d, 1
  ret i32 %r
}

@g = global i32 0

define void @count(i32 %n) {
entry:
  %v = load i32, ptr @g
  %w = add i32 %v, %n
  store i32 %w, ptr @g
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  call void @count(i32 %m)
  br label %done
done:
  ret void
}

; Sums of floats are not associative.
define double @float_sum(double %x) {
entry:
  %c = fcmp olt double %x, 1.0
  br i1 %c, label %done, label %more
done:
  ret double 0.0
more:
  %y = fsub double %x, 1.0
  %s = call double @float_sum(double %y)
  %r = fadd double %s, %x
  ret double %r
}

; The load sees what the call stored.
define i32 @load_after(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
done:
  store i32 5, ptr @g
  ret i32 0
more:
  %m = sub i32 %n, 1
  %s = call i32 @load_after(i32 %m)
  %v = load i32, ptr @g
  %r = add i32 %s, %v
  ret i32 %r
}

; Each call has a variable of its own, and the next one gets its address.
define i32 @escapes(i32 %n, ptr %p) {
entry:
  %a = alloca i32
  store i32 %n, ptr %a
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
done:
  %v = load i32, ptr %p
  ret i32 %v
more:
  %m = sub i32 %n, 1
  %s = call i32 @escapes(i32 %m, ptr %a)
  ret i32 %s
}

; A variable whose address stays here is shared by the iterations; it is not allocated again.
define i32 @local(i32 %n) {
entry:
  %a = alloca [4 x i32]
  %i = and i32 %n, 3
  %j = zext i32 %i to i64
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %j
  store i32 %n, ptr %p
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
done:
  %v = load i32, ptr %p
  ret i32 %v
more:
  %m = sub i32 %n, 1
  %s = call i32 @local(i32 %m)
  ret i32 %s
}

; The entry itself ends in the call.
define void @forever(i32 %n) {
  %m = add i32 %n, 1
  call void @forever(i32 %m)
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @g = global i32 0, align 4
;
; define i32 @gcd(i32 %a, i32 %b) {
; entry:
;   br label %start
;
; start:                                            ; preds = %entry, %more
;   %a1 = phi i32 [ %a, %entry ], [ %b1, %more ]
;   %b1 = phi i32 [ %b, %entry ], [ %r, %more ]
;   %c = icmp eq i32 %b1, 0
;   br i1 %c, label %done, label %more
;
; more:                                             ; preds = %start
;   %r = srem i32 %a1, %b1
;   br label %start
;
; done:                                             ; preds = %start
;   ret i32 %a1
; }
;
; define i32 @factorial(i32 %n) {
; entry:
;   br label %start
;
; start:                                            ; preds = %entry, %more
;   %n1 = phi i32 [ %n, %entry ], [ %m, %more ]
;   %acc = phi i32 [ 1, %entry ], [ %0, %more ]
;   %c = icmp slt i32 %n1, 2
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %start
;   ret i32 %acc
;
; more:                                             ; preds = %start
;   %m = add i32 %n1, -1
;   %0 = mul i32 %acc, %n1
;   br label %start
; }
;
; define i32 @fib(i32 %n) {
; entry:
;   br label %start
;
; start:                                            ; preds = %entry, %more
;   %n1 = phi i32 [ %n, %entry ], [ %k, %more ]
;   %acc = phi i32 [ 0, %entry ], [ %1, %more ]
;   %c = icmp slt i32 %n1, 2
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %start
;   %0 = add i32 %acc, %n1
;   ret i32 %0
;
; more:                                             ; preds = %start
;   %m = add i32 %n1, -1
;   %k = add i32 %n1, -2
;   %f = call i32 @fib(i32 %m)
;   %1 = add i32 %acc, %f
;   br label %start
; }
;
; define i32 @two_sites(i32 %n) {
; entry:
;   br label %start
;
; start:                                            ; preds = %entry, %even, %odd
;   %n1 = phi i32 [ %n, %entry ], [ %m, %even ], [ %m, %odd ]
;   %acc = phi i32 [ 0, %entry ], [ %acc, %even ], [ %1, %odd ]
;   %c = icmp slt i32 %n1, 1
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %start
;   %0 = add i32 %acc, 7
;   ret i32 %0
;
; more:                                             ; preds = %start
;   %m = ashr i32 %n1, 1
;   %b = and i32 %n1, 1
;   %o = icmp eq i32 %b, 0
;   br i1 %o, label %even, label %odd
;
; even:                                             ; preds = %more
;   br label %start
;
; odd:                                              ; preds = %more
;   %1 = add i32 %acc, 1
;   br label %start
; }
;
; define i32 @two_ops(i32 %n) {
; entry:
;   br label %start
;
; start:                                            ; preds = %entry, %even
;   %n1 = phi i32 [ %n, %entry ], [ %m, %even ]
;   %acc = phi i32 [ 1, %entry ], [ %1, %even ]
;   %c = icmp slt i32 %n1, 1
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %start
;   %0 = mul i32 %acc, 7
;   ret i32 %0
;
; more:                                             ; preds = %start
;   %m = ashr i32 %n1, 1
;   %b = and i32 %n1, 1
;   %o = icmp eq i32 %b, 0
;   br i1 %o, label %even, label %odd
;
; even:                                             ; preds = %more
;   %1 = mul i32 %acc, 3
;   br label %start
;
; odd:                                              ; preds = %more
;   %d = call i32 @two_ops(i32 %m)
;   %r = add i32 %d, 1
;   %2 = mul i32 %acc, %r
;   ret i32 %2
; }
;
; define void @count(i32 %n) {
; entry:
;   br label %start
;
; start:                                            ; preds = %entry, %more
;   %n1 = phi i32 [ %n, %entry ], [ %m, %more ]
;   %v = load i32, ptr @g, align 4
;   %w = add i32 %v, %n1
;   store i32 %w, ptr @g, align 4
;   %c = icmp eq i32 %n1, 0
;   br i1 %c, label %done, label %more
;
; more:                                             ; preds = %start
;   %m = add i32 %n1, -1
;   br label %start
;
; done:                                             ; preds = %start
;   ret void
; }
;
; define double @float_sum(double %x) {
; entry:
;   %c = fcmp olt double %x, 1.000000e+00
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %entry
;   ret double 0.000000e+00
;
; more:                                             ; preds = %entry
;   %y = fsub double %x, 1.000000e+00
;   %s = call double @float_sum(double %y)
;   %r = fadd double %s, %x
;   ret double %r
; }
;
; define i32 @load_after(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %entry
;   store i32 5, ptr @g, align 4
;   ret i32 0
;
; more:                                             ; preds = %entry
;   %m = add i32 %n, -1
;   %s = call i32 @load_after(i32 %m)
;   %v = load i32, ptr @g, align 4
;   %r = add i32 %s, %v
;   ret i32 %r
; }
;
; define i32 @escapes(i32 %n, ptr %p) {
; entry:
;   %a = alloca i32, align 4
;   store i32 %n, ptr %a, align 4
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %entry
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
;
; more:                                             ; preds = %entry
;   %m = add i32 %n, -1
;   %s = call i32 @escapes(i32 %m, ptr %a)
;   ret i32 %s
; }
;
; define i32 @local(i32 %n) {
; entry:
;   %a = alloca [4 x i32], align 4
;   br label %start
;
; start:                                            ; preds = %entry, %more
;   %n1 = phi i32 [ %n, %entry ], [ %m, %more ]
;   %i = and i32 %n1, 3
;   %j = zext i32 %i to i64
;   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %j
;   store i32 %n1, ptr %p, align 4
;   %c = icmp eq i32 %n1, 0
;   br i1 %c, label %done, label %more
;
; done:                                             ; preds = %start
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
;
; more:                                             ; preds = %start
;   %m = add i32 %n1, -1
;   br label %start
; }
;
; define void @forever(i32 %n) {
;   br label %start
;
; start:                                            ; preds = %0, %start
;   %n1 = phi i32 [ %n, %0 ], [ %m, %start ]
;   %m = add i32 %n1, 1
;   br label %start
; }
; OUTPUT[2]:
; %s:10:3: remark: a call of 'gcd' by itself became a jump [-Rpass=tailrec]
;   %g = call i32 @gcd(i32 %b, i32 %r)
;   ^
; %s:25:3: remark: a call of 'factorial' by itself became a jump with an accumulator [-Rpass=tailrec]
;   %f = call i32 @factorial(i32 %m)
;   ^
; %s:41:3: remark: a call of 'fib' by itself became a jump with an accumulator [-Rpass=tailrec]
;   %g = call i32 @fib(i32 %k)
;   ^
; %s:59:3: remark: a call of 'two_sites' by itself became a jump [-Rpass=tailrec]
;   %e = call i32 @two_sites(i32 %m)
;   ^
; %s:62:3: remark: a call of 'two_sites' by itself became a jump with an accumulator [-Rpass=tailrec]
;   %d = call i32 @two_sites(i32 %m)
;   ^
; %s:80:3: remark: a call of 'two_ops' by itself became a jump with an accumulator [-Rpass=tailrec]
;   %e = call i32 @two_ops(i32 %m)
;   ^
; %s:100:3: remark: a call of 'count' by itself became a jump [-Rpass=tailrec]
;   call void @count(i32 %m)
;   ^
; %s:148:3: remark: 'escapes' stays recursive: a local variable's address leaves it [-Rpass-missed=tailrec]
;   %s = call i32 @escapes(i32 %m, ptr %a)
;   ^
; %s:167:3: remark: a call of 'local' by itself became a jump [-Rpass=tailrec]
;   %s = call i32 @local(i32 %m)
;   ^
; %s:174:3: remark: a call of 'forever' by itself became a jump [-Rpass=tailrec]
;   call void @forever(i32 %m)
;   ^
