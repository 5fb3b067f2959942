; Constants through calls: parameters, results, recursion; and what stays: results that are arguments,
; unknown callers, functions whose address is taken, copies.
; RUN: %minic %s -passes=ipsccp -Rpass=ipsccp -S -emit-llvm -o -

@table = internal global [4 x i32] zeroinitializer
@slot = internal global ptr @taken

define internal i32 @same(ptr %a, i32 %n, i32 %d) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %p = getelementptr i32, ptr %a, i32 %n
  %x = load i32, ptr %p
  %m = sub i32 %n, 1
  %r = call i32 @same(ptr %a, i32 %m, i32 %d)
  %s = add i32 %r, %x
  br label %end
end:
  %v = phi i32 [ %d, %entry ], [ %s, %more ]
  ret i32 %v
}

define internal i32 @returned(i32 %x, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @returned(i32 %x, i32 %m)
  ret i32 %r
end:
  ret i32 %x
}

define internal i32 @seven() {
  ret i32 7
}

define internal i32 @chain(i32 %x) {
  %a = call i32 @seven()
  ret i32 %a
}

define internal i32 @taken(i32 %x) {
  ret i32 %x
}

define i32 @visible(i32 %x) {
  ret i32 7
}

define internal i32 @two(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

; Swapped arguments come down in both parameters.
define internal i32 @swapped(i32 %x, i32 %y, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @swapped(i32 %y, i32 %x, i32 %m)
  ret i32 %r
end:
  %z = shl i32 %x, 4
  ret i32 %z
}

%pair = type { i64, i64, i64 }
@source = internal global %pair zeroinitializer
define internal i64 @copied(ptr byval(%pair) %p) {
  store i64 1, ptr %p
  %v = load i64, ptr %p
  ret i64 %v
}

define internal void @never(i32 %x) {
  call void @use(i32 %x)
  ret void
}

declare void @use(i32)

define i32 @main(i32 %argc) {
  %a = call i32 @same(ptr @table, i32 %argc, i32 5)
  %b = call i32 @returned(i32 %argc, i32 3)
  %c = call i32 @chain(i32 %argc)
  %d = call i32 @taken(i32 1)
  %e = call i32 @visible(i32 1)
  %f = call i32 @two(i32 1)
  %g = call i32 @two(i32 2)
  %h = call i32 @swapped(i32 1, i32 2, i32 %argc)
  %i = call i64 @copied(ptr byval(%pair) @source)
  call void @use(i32 %a)
  call void @use(i32 %b)
  call void @use(i32 %c)
  call void @use(i32 %d)
  call void @use(i32 %e)
  call void @use(i32 %f)
  call void @use(i32 %g)
  call void @use(i32 %h)
  %t = trunc i64 %i to i32
  ret i32 %t
}
; OUTPUT:
; %s:8:21: remark: parameter 1 of 'same' is the same constant in all calls [-Rpass=ipsccp]
; define internal i32 @same(ptr %a, i32 %n, i32 %d) {
;                     ^
; %s:8:21: remark: parameter 3 of 'same' is the same constant in all calls [-Rpass=ipsccp]
; define internal i32 @same(ptr %a, i32 %n, i32 %d) {
;                     ^
; %s:36:21: remark: the result of 'seven' is known at its calls [-Rpass=ipsccp]
; define internal i32 @seven() {
;                     ^
; %s:40:21: remark: the result of 'chain' is known at its calls [-Rpass=ipsccp]
; define internal i32 @chain(i32 %x) {
;                     ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %pair = type { i64, i64, i64 }
;
; @table = internal global [4 x i32] zeroinitializer, align 4
; @slot = internal global ptr @taken, align 8
; @source = internal global %pair zeroinitializer, align 8
;
; define internal i32 @same(ptr %a, i32 %n, i32 %d) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %more
;
; more:                                             ; preds = %entry
;   %p = getelementptr i32, ptr @table, i32 %n
;   %x = load i32, ptr %p, align 4
;   %m = sub i32 %n, 1
;   %r = call i32 @same(ptr @table, i32 %m, i32 5)
;   %s = add i32 %r, %x
;   br label %end
;
; end:                                              ; preds = %entry, %more
;   %v = phi i32 [ 5, %entry ], [ %s, %more ]
;   ret i32 %v
; }
;
; define internal i32 @returned(i32 %x, i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %more
;
; more:                                             ; preds = %entry
;   %m = sub i32 %n, 1
;   %r = call i32 @returned(i32 %x, i32 %m)
;   ret i32 %r
;
; end:                                              ; preds = %entry
;   ret i32 %x
; }
;
; define internal i32 @seven() {
;   ret i32 7
; }
;
; define internal i32 @chain(i32 %x) {
;   %a = call i32 @seven()
;   ret i32 7
; }
;
; define internal i32 @taken(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @visible(i32 %x) {
;   ret i32 7
; }
;
; define internal i32 @two(i32 %x) {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
;
; define internal i32 @swapped(i32 %x, i32 %y, i32 %n) {
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %more
;
; more:                                             ; preds = %0
;   %m = sub i32 %n, 1
;   %r = call i32 @swapped(i32 %y, i32 %x, i32 %m)
;   ret i32 %r
;
; end:                                              ; preds = %0
;   %z = shl i32 %x, 4
;   ret i32 %z
; }
;
; define internal i64 @copied(ptr byval(%pair) %p) {
;   store i64 1, ptr %p, align 8
;   %v = load i64, ptr %p, align 8
;   ret i64 %v
; }
;
; define internal void @never(i32 %x) {
;   call void @use(i32 %x)
;   ret void
; }
;
; declare void @use(i32)
;
; define i32 @main(i32 %argc) {
;   %a = call i32 @same(ptr @table, i32 %argc, i32 5)
;   %b = call i32 @returned(i32 %argc, i32 3)
;   %c = call i32 @chain(i32 %argc)
;   %d = call i32 @taken(i32 1)
;   %e = call i32 @visible(i32 1)
;   %f = call i32 @two(i32 1)
;   %g = call i32 @two(i32 2)
;   %h = call i32 @swapped(i32 1, i32 2, i32 %argc)
;   %i = call i64 @copied(ptr byval(%pair) @source)
;   call void @use(i32 %a)
;   call void @use(i32 %b)
;   call void @use(i32 7)
;   call void @use(i32 %d)
;   call void @use(i32 %e)
;   call void @use(i32 %f)
;   call void @use(i32 %g)
;   call void @use(i32 %h)
;   %t = trunc i64 %i to i32
;   ret i32 %t
; }
