; A function that has one call goes into its caller, whatever its size. The other one is called twice; the third has large variables.
; RUN: %minic %s -passes='cgscc(inline),globaldce' -emit-llvm -o -

@seen = global [8 x i32] zeroinitializer

define internal i32 @once(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = sdiv i32 %a, 3
  %c = xor i32 %b, %y
  %d = sdiv i32 %c, 5
  %e = add i32 %d, %x
  %f = sdiv i32 %e, 7
  store i32 %a, ptr @seen
  store i32 %b, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 1)
  store i32 %c, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 2)
  store i32 %d, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 3)
  store i32 %e, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 4)
  store i32 %f, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 5)
  %g = srem i32 %f, %a
  %h = srem i32 %g, %b
  %i = srem i32 %h, %c
  %j = srem i32 %i, %d
  %k = mul i32 %j, %e
  %l = mul i32 %k, %f
  %m = add i32 %l, %g
  %n = mul i32 %m, %h
  %o = add i32 %n, %i
  %p = mul i32 %o, %j
  %q = add i32 %p, %k
  %r = mul i32 %q, %l
  %x0 = sdiv i32 %r, %a
  %y0 = xor i32 %x0, %k
  %x1 = sdiv i32 %y0, %b
  %y1 = xor i32 %x1, %l
  %x2 = sdiv i32 %y1, %c
  %y2 = xor i32 %x2, %m
  %x3 = sdiv i32 %y2, %d
  %y3 = xor i32 %x3, %n
  %x4 = sdiv i32 %y3, %e
  %y4 = xor i32 %x4, %o
  %x5 = sdiv i32 %y4, %f
  %y5 = xor i32 %x5, %p
  %x6 = sdiv i32 %y5, %g
  %y6 = xor i32 %x6, %k
  %x7 = sdiv i32 %y6, %h
  %y7 = xor i32 %x7, %l
  ret i32 %y7
}

define i32 @caller(i32 %x) {
  %r = call i32 @once(i32 %x, i32 %x)
  ret i32 %r
}

define internal i32 @twice(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = sdiv i32 %a, 3
  %c = xor i32 %b, %y
  %d = sdiv i32 %c, 5
  %e = add i32 %d, %x
  %f = sdiv i32 %e, 7
  store i32 %a, ptr @seen
  store i32 %b, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 1)
  store i32 %c, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 2)
  store i32 %d, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 3)
  store i32 %e, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 4)
  store i32 %f, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 5)
  %g = srem i32 %f, %a
  %h = srem i32 %g, %b
  %i = srem i32 %h, %c
  %j = srem i32 %i, %d
  %k = mul i32 %j, %e
  %l = mul i32 %k, %f
  %m = add i32 %l, %g
  %n = mul i32 %m, %h
  %o = add i32 %n, %i
  %p = mul i32 %o, %j
  %q = add i32 %p, %k
  %r = mul i32 %q, %l
  %t = xor i32 %r, %m
  %u = sdiv i32 %t, 11
  %v = add i32 %u, %n
  %w = mul i32 %v, %o
  %x0 = sdiv i32 %r, %a
  %y0 = xor i32 %x0, %k
  %x1 = sdiv i32 %y0, %b
  %y1 = xor i32 %x1, %l
  %x2 = sdiv i32 %y1, %c
  %y2 = xor i32 %x2, %m
  %x3 = sdiv i32 %y2, %d
  %y3 = xor i32 %x3, %n
  %x4 = sdiv i32 %y3, %e
  %y4 = xor i32 %x4, %o
  %x5 = sdiv i32 %y4, %f
  %y5 = xor i32 %x5, %p
  %x6 = sdiv i32 %y5, %g
  %y6 = xor i32 %x6, %k
  %x7 = sdiv i32 %y6, %h
  %y7 = xor i32 %x7, %l
  %z = sdiv i32 %w, %y7
  ret i32 %z
}

define i32 @callers(i32 %x, i32 %y) {
  %r = call i32 @twice(i32 %x, i32 %y)
  %s = call i32 @twice(i32 %r, i32 %y)
  ret i32 %s
}

define internal i32 @roomy(i32 %x) {
  %all = alloca [2000 x i8]
  call void @fill(ptr %all, i32 %x)
  call void @fill(ptr %all, i32 %x)
  call void @fill(ptr %all, i32 %x)
  call void @fill(ptr %all, i32 %x)
  call void @fill(ptr %all, i32 %x)
  call void @fill(ptr %all, i32 %x)
  call void @fill(ptr %all, i32 %x)
  %r = load i32, ptr %all
  ret i32 %r
}
declare void @fill(ptr, i32)

define i32 @caller_of_roomy(i32 %x) {
  %r = call i32 @roomy(i32 %x)
  ret i32 %r
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @seen = global [8 x i32] zeroinitializer, align 4
;
; define i32 @caller(i32 %x) {
;   br label %1
;
; 1:                                                ; preds = %0
;   %a = mul i32 %x, %x
;   %b = sdiv i32 %a, 3
;   %c = xor i32 %b, %x
;   %d = sdiv i32 %c, 5
;   %e = add i32 %d, %x
;   %f = sdiv i32 %e, 7
;   store i32 %a, ptr @seen, align 4
;   store i32 %b, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 1), align 4
;   store i32 %c, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 2), align 4
;   store i32 %d, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 3), align 4
;   store i32 %e, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 4), align 4
;   store i32 %f, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 5), align 4
;   %g = srem i32 %f, %a
;   %h = srem i32 %g, %b
;   %i = srem i32 %h, %c
;   %j = srem i32 %i, %d
;   %k = mul i32 %j, %e
;   %l = mul i32 %k, %f
;   %m = add i32 %l, %g
;   %n = mul i32 %m, %h
;   %o = add i32 %n, %i
;   %p = mul i32 %o, %j
;   %q = add i32 %p, %k
;   %r = mul i32 %q, %l
;   %x0 = sdiv i32 %r, %a
;   %y0 = xor i32 %x0, %k
;   %x1 = sdiv i32 %y0, %b
;   %y1 = xor i32 %x1, %l
;   %x2 = sdiv i32 %y1, %c
;   %y2 = xor i32 %x2, %m
;   %x3 = sdiv i32 %y2, %d
;   %y3 = xor i32 %x3, %n
;   %x4 = sdiv i32 %y3, %e
;   %y4 = xor i32 %x4, %o
;   %x5 = sdiv i32 %y4, %f
;   %y5 = xor i32 %x5, %p
;   %x6 = sdiv i32 %y5, %g
;   %y6 = xor i32 %x6, %k
;   %x7 = sdiv i32 %y6, %h
;   %y7 = xor i32 %x7, %l
;   br label %once.exit
;
; once.exit:                                        ; preds = %1
;   ret i32 %y7
; }
;
; define internal i32 @twice(i32 %x, i32 %y) {
;   %a = mul i32 %x, %y
;   %b = sdiv i32 %a, 3
;   %c = xor i32 %b, %y
;   %d = sdiv i32 %c, 5
;   %e = add i32 %d, %x
;   %f = sdiv i32 %e, 7
;   store i32 %a, ptr @seen, align 4
;   store i32 %b, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 1), align 4
;   store i32 %c, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 2), align 4
;   store i32 %d, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 3), align 4
;   store i32 %e, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 4), align 4
;   store i32 %f, ptr getelementptr ([8 x i32], ptr @seen, i64 0, i64 5), align 4
;   %g = srem i32 %f, %a
;   %h = srem i32 %g, %b
;   %i = srem i32 %h, %c
;   %j = srem i32 %i, %d
;   %k = mul i32 %j, %e
;   %l = mul i32 %k, %f
;   %m = add i32 %l, %g
;   %n = mul i32 %m, %h
;   %o = add i32 %n, %i
;   %p = mul i32 %o, %j
;   %q = add i32 %p, %k
;   %r = mul i32 %q, %l
;   %t = xor i32 %r, %m
;   %u = sdiv i32 %t, 11
;   %v = add i32 %u, %n
;   %w = mul i32 %v, %o
;   %x0 = sdiv i32 %r, %a
;   %y0 = xor i32 %x0, %k
;   %x1 = sdiv i32 %y0, %b
;   %y1 = xor i32 %x1, %l
;   %x2 = sdiv i32 %y1, %c
;   %y2 = xor i32 %x2, %m
;   %x3 = sdiv i32 %y2, %d
;   %y3 = xor i32 %x3, %n
;   %x4 = sdiv i32 %y3, %e
;   %y4 = xor i32 %x4, %o
;   %x5 = sdiv i32 %y4, %f
;   %y5 = xor i32 %x5, %p
;   %x6 = sdiv i32 %y5, %g
;   %y6 = xor i32 %x6, %k
;   %x7 = sdiv i32 %y6, %h
;   %y7 = xor i32 %x7, %l
;   %z = sdiv i32 %w, %y7
;   ret i32 %z
; }
;
; define i32 @callers(i32 %x, i32 %y) {
;   %r = call i32 @twice(i32 %x, i32 %y)
;   %s = call i32 @twice(i32 %r, i32 %y)
;   ret i32 %s
; }
;
; define internal i32 @roomy(i32 %x) {
;   %all = alloca [2000 x i8], align 1
;   call void @fill(ptr %all, i32 %x)
;   call void @fill(ptr %all, i32 %x)
;   call void @fill(ptr %all, i32 %x)
;   call void @fill(ptr %all, i32 %x)
;   call void @fill(ptr %all, i32 %x)
;   call void @fill(ptr %all, i32 %x)
;   call void @fill(ptr %all, i32 %x)
;   %r = load i32, ptr %all, align 4
;   ret i32 %r
; }
;
; declare void @fill(ptr, i32)
;
; define i32 @caller_of_roomy(i32 %x) {
;   %r = call i32 @roomy(i32 %x)
;   ret i32 %r
; }
