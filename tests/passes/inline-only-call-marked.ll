; The only call of @large stands in a function that is copied into two others: there it is one of two, and a call it stays.
; RUN: %minic %s -passes='cgscc(always-inline,inline),globaldce' -emit-llvm -o -
; RUN: %minic %s -passes='cgscc(always-inline,inline),globaldce' -emit-llvm -o - | grep -c 'call i32 @large'

@seen = global [8 x i32] zeroinitializer

define internal i32 @large(i32 %x, i32 %y) {
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
  %x0 = sdiv i32 %n, %b
  %y0 = xor i32 %x0, %y
  %x1 = sdiv i32 %y0, %c
  %y1 = xor i32 %x1, %y
  %x2 = sdiv i32 %y1, %d
  %y2 = xor i32 %x2, %y
  %x3 = sdiv i32 %y2, %e
  %y3 = xor i32 %x3, %y
  %x4 = sdiv i32 %y3, %f
  %y4 = xor i32 %x4, %y
  %x5 = sdiv i32 %y4, %g
  %y5 = xor i32 %x5, %y
  %x6 = sdiv i32 %y5, %h
  %y6 = xor i32 %x6, %y
  %x7 = sdiv i32 %y6, %i
  %y7 = xor i32 %x7, %y
  ret i32 %y7
}

define internal i32 @template(i32 %x, i32 %kind) alwaysinline {
  %y = add i32 %x, %kind
  %r = call i32 @large(i32 %y, i32 %kind)
  ret i32 %r
}

define i32 @first(i32 %x) {
  %r = call i32 @template(i32 %x, i32 1)
  ret i32 %r
}

define i32 @second(i32 %x) {
  %r = call i32 @template(i32 %x, i32 2)
  ret i32 %r
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @seen = global [8 x i32] zeroinitializer, align 4
;
; define internal i32 @large(i32 %x, i32 %y) {
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
;   %x0 = sdiv i32 %n, %b
;   %y0 = xor i32 %x0, %y
;   %x1 = sdiv i32 %y0, %c
;   %y1 = xor i32 %x1, %y
;   %x2 = sdiv i32 %y1, %d
;   %y2 = xor i32 %x2, %y
;   %x3 = sdiv i32 %y2, %e
;   %y3 = xor i32 %x3, %y
;   %x4 = sdiv i32 %y3, %f
;   %y4 = xor i32 %x4, %y
;   %x5 = sdiv i32 %y4, %g
;   %y5 = xor i32 %x5, %y
;   %x6 = sdiv i32 %y5, %h
;   %y6 = xor i32 %x6, %y
;   %x7 = sdiv i32 %y6, %i
;   %y7 = xor i32 %x7, %y
;   ret i32 %y7
; }
;
; define i32 @first(i32 %x) {
;   br label %1
;
; 1:                                                ; preds = %0
;   %y = add i32 %x, 1
;   %r = call i32 @large(i32 %y, i32 1)
;   br label %template.exit
;
; template.exit:                                    ; preds = %1
;   ret i32 %r
; }
;
; define i32 @second(i32 %x) {
;   br label %1
;
; 1:                                                ; preds = %0
;   %y = add i32 %x, 2
;   %r = call i32 @large(i32 %y, i32 2)
;   br label %template.exit
;
; template.exit:                                    ; preds = %1
;   ret i32 %r
; }
; OUTPUT[2]:
; 2
