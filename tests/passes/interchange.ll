; RUN: %minic %s -S -emit-llvm -passes=loop-form,interchange -o -
; RUN: %minic %s -S -passes=loop-form,interchange -Rpass=interchange -Rpass-missed=interchange -stats -o /dev/null
@a = global [100 x double] zeroinitializer
@b = global [100 x [80 x double]] zeroinitializer
@c = global [80 x double] zeroinitializer
@t = global [100 x [80 x i32]] zeroinitializer
@u = global [100 x [80 x i32]] zeroinitializer

; A row times a matrix: sums that start with a number.
define void @product(i64 %n) {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
  br label %inner
inner:
  %k = phi i64 [ 0, %outer ], [ %k1, %inner ]
  %s = phi double [ 0.0, %outer ], [ %s1, %inner ]
  %pa = getelementptr inbounds [100 x double], ptr @a, i64 0, i64 %k
  %x = load double, ptr %pa
  %pb = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
  %y = load double, ptr %pb
  %xy = fmul double %x, %y
  %s1 = fadd double %s, %xy
  %k1 = add i64 %k, 1
  %d = icmp slt i64 %k1, %n
  br i1 %d, label %inner, label %latch
latch:
  %pc = getelementptr inbounds [80 x double], ptr @c, i64 0, i64 %j
  store double %s1, ptr %pc
  %j1 = add i64 %j, 1
  %e = icmp slt i64 %j1, 80
  br i1 %e, label %outer, label %end
end:
  ret void
}

; The same with the place's own value to start with, and a column walk without a sum.
define void @columns() {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
  %pc = getelementptr inbounds [80 x double], ptr @c, i64 0, i64 %j
  %s0 = load double, ptr %pc
  br label %inner
inner:
  %k = phi i64 [ 0, %outer ], [ %k1, %inner ]
  %s = phi double [ %s0, %outer ], [ %s1, %inner ]
  %pb = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
  %y = load double, ptr %pb
  %s1 = fadd double %s, %y
  %k1 = add i64 %k, 1
  %d = icmp slt i64 %k1, 100
  br i1 %d, label %inner, label %latch
latch:
  store double %s1, ptr %pc
  %j1 = add i64 %j, 1
  %e = icmp slt i64 %j1, 80
  br i1 %e, label %outer, label %outer2
outer2:
  %l = phi i64 [ 1, %latch ], [ %l1, %latch2 ]
  br label %inner2
inner2:
  %m = phi i64 [ 1, %outer2 ], [ %m1, %inner2 ]
  %pu = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %m, i64 %l
  %v = load i32, ptr %pu
  %pt = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %m, i64 %l
  store i32 %v, ptr %pt
  %m1 = add i64 %m, 1
  %f = icmp slt i64 %m1, 100
  br i1 %f, label %inner2, label %latch2
latch2:
  %l1 = add i64 %l, 1
  %g = icmp slt i64 %l1, 79
  br i1 %g, label %outer2, label %end
end:
  ret void
}

; The element above and to the right: its iteration would come first. Then rows of unknown length.
define void @refused(i64 %n) {
entry:
  br label %outer
outer:
  %l = phi i64 [ 1, %entry ], [ %l1, %latch ]
  br label %inner
inner:
  %m = phi i64 [ 1, %outer ], [ %m1, %inner ]
  %up = add i64 %m, -1
  %right = add i64 %l, 1
  %pu = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %up, i64 %right
  %v = load i32, ptr %pu
  %pt = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %m, i64 %l
  store i32 %v, ptr %pt
  %m1 = add i64 %m, 1
  %f = icmp slt i64 %m1, 100
  br i1 %f, label %inner, label %latch
latch:
  %l1 = add i64 %l, 1
  %g = icmp slt i64 %l1, 79
  br i1 %g, label %outer, label %outer2
outer2:
  %j = phi i64 [ 0, %latch ], [ %j1, %latch2 ]
  br label %inner2
inner2:
  %k = phi i64 [ 0, %outer2 ], [ %k1, %inner2 ]
  %p = getelementptr inbounds [100 x [80 x i32]], ptr @u, i64 0, i64 %k, i64 %j
  store i32 1, ptr %p
  %k1 = add i64 %k, 1
  %d = icmp slt i64 %k1, %n
  br i1 %d, label %inner2, label %latch2
latch2:
  %j1 = add i64 %j, 1
  %e = icmp slt i64 %j1, 80
  br i1 %e, label %outer2, label %outer3
outer3:
  %q = phi i64 [ 0, %latch2 ], [ %q1, %latch3 ]
  br label %inner3
inner3:
  %r = phi i64 [ 0, %outer3 ], [ %r1, %inner3 ]
  %s = phi double [ 0.0, %outer3 ], [ %s1, %inner3 ]
  %pb = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 %r, i64 %q
  %y = load double, ptr %pb
  %s1 = fadd double %s, %y
  %r1 = add i64 %r, 1
  %h = icmp slt i64 %r1, 100
  br i1 %h, label %inner3, label %latch3
latch3:
  %pc = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 0, i64 %q
  store double %s1, ptr %pc
  %q1 = add i64 %q, 1
  %o = icmp slt i64 %q1, 80
  br i1 %o, label %outer3, label %end
end:
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @a = global [100 x double] zeroinitializer, align 8
; @b = global [100 x [80 x double]] zeroinitializer, align 8
; @c = global [80 x double] zeroinitializer, align 8
; @t = global [100 x [80 x i32]] zeroinitializer, align 4
; @u = global [100 x [80 x i32]] zeroinitializer, align 4
;
; define void @product(i64 %n) {
; entry:
;   br label %starts
;
; starts:                                           ; preds = %entry, %starts
;   %j = phi i64 [ 0, %entry ], [ %j1, %starts ]
;   %pc = getelementptr inbounds [80 x double], ptr @c, i64 0, i64 %j
;   store double 0.000000e+00, ptr %pc, align 8
;   %j1 = add i64 %j, 1
;   %0 = icmp slt i64 %j1, 80
;   br i1 %0, label %starts, label %started
;
; started:                                          ; preds = %starts
;   br label %rows
;
; rows:                                             ; preds = %started, %next
;   %k = phi i64 [ 0, %started ], [ %k11, %next ]
;   br label %along
;
; along:                                            ; preds = %rows, %along
;   %j2 = phi i64 [ 0, %rows ], [ %j12, %along ]
;   %pc1 = getelementptr inbounds [80 x double], ptr @c, i64 0, i64 %j2
;   %1 = load double, ptr %pc1, align 8
;   %pa = getelementptr inbounds [100 x double], ptr @a, i64 0, i64 %k
;   %x = load double, ptr %pa, align 8
;   %pb = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j2
;   %y = load double, ptr %pb, align 8
;   %xy = fmul double %x, %y
;   %s1 = fadd double %1, %xy
;   %k1 = add i64 %k, 1
;   %d = icmp slt i64 %k1, %n
;   %j11 = add i64 %j2, 1
;   %e = icmp slt i64 %j11, 80
;   store double %s1, ptr %pc1, align 8
;   %j12 = add i64 %j2, 1
;   %2 = icmp slt i64 %j12, 80
;   br i1 %2, label %along, label %next
;
; next:                                             ; preds = %along
;   %k11 = add i64 %k, 1
;   %3 = icmp slt i64 %k11, %n
;   br i1 %3, label %rows, label %end
;
; end:                                              ; preds = %next
;   ret void
; }
;
; define void @columns() {
; entry:
;   br label %rows
;
; rows:                                             ; preds = %entry, %next
;   %k = phi i64 [ 0, %entry ], [ %k11, %next ]
;   br label %along
;
; along:                                            ; preds = %rows, %along
;   %j = phi i64 [ 0, %rows ], [ %j11, %along ]
;   %pc = getelementptr inbounds [80 x double], ptr @c, i64 0, i64 %j
;   %0 = load double, ptr %pc, align 8
;   %pb = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
;   %y = load double, ptr %pb, align 8
;   %s1 = fadd double %0, %y
;   %k1 = add i64 %k, 1
;   %d = icmp slt i64 %k1, 100
;   %j1 = add i64 %j, 1
;   %e = icmp slt i64 %j1, 80
;   store double %s1, ptr %pc, align 8
;   %j11 = add i64 %j, 1
;   %1 = icmp slt i64 %j11, 80
;   br i1 %1, label %along, label %next
;
; next:                                             ; preds = %along
;   %k11 = add i64 %k, 1
;   %2 = icmp slt i64 %k11, 100
;   br i1 %2, label %rows, label %preheader
;
; preheader:                                        ; preds = %next
;   br label %rows1
;
; rows1:                                            ; preds = %preheader, %next1
;   %m = phi i64 [ 1, %preheader ], [ %m11, %next1 ]
;   br label %along1
;
; along1:                                           ; preds = %rows1, %along1
;   %l = phi i64 [ 1, %rows1 ], [ %l11, %along1 ]
;   %pu = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %m, i64 %l
;   %v = load i32, ptr %pu, align 4
;   %pt = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %m, i64 %l
;   store i32 %v, ptr %pt, align 4
;   %m1 = add i64 %m, 1
;   %f = icmp slt i64 %m1, 100
;   %l1 = add i64 %l, 1
;   %g = icmp slt i64 %l1, 79
;   %l11 = add i64 %l, 1
;   %3 = icmp slt i64 %l11, 79
;   br i1 %3, label %along1, label %next1
;
; next1:                                            ; preds = %along1
;   %m11 = add i64 %m, 1
;   %4 = icmp slt i64 %m11, 100
;   br i1 %4, label %rows1, label %end
;
; end:                                              ; preds = %next1
;   ret void
; }
;
; define void @refused(i64 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %latch
;   %l = phi i64 [ 1, %entry ], [ %l1, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %outer, %inner
;   %m = phi i64 [ 1, %outer ], [ %m1, %inner ]
;   %up = add i64 %m, -1
;   %right = add i64 %l, 1
;   %pu = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %up, i64 %right
;   %v = load i32, ptr %pu, align 4
;   %pt = getelementptr inbounds [100 x [80 x i32]], ptr @t, i64 0, i64 %m, i64 %l
;   store i32 %v, ptr %pt, align 4
;   %m1 = add i64 %m, 1
;   %f = icmp slt i64 %m1, 100
;   br i1 %f, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %l1 = add i64 %l, 1
;   %g = icmp slt i64 %l1, 79
;   br i1 %g, label %outer, label %preheader
;
; preheader:                                        ; preds = %latch
;   br label %outer2
;
; outer2:                                           ; preds = %latch2, %preheader
;   %j = phi i64 [ %j1, %latch2 ], [ 0, %preheader ]
;   br label %inner2
;
; inner2:                                           ; preds = %outer2, %inner2
;   %k = phi i64 [ 0, %outer2 ], [ %k1, %inner2 ]
;   %p = getelementptr inbounds [100 x [80 x i32]], ptr @u, i64 0, i64 %k, i64 %j
;   store i32 1, ptr %p, align 4
;   %k1 = add i64 %k, 1
;   %d = icmp slt i64 %k1, %n
;   br i1 %d, label %inner2, label %latch2
;
; latch2:                                           ; preds = %inner2
;   %j1 = add i64 %j, 1
;   %e = icmp slt i64 %j1, 80
;   br i1 %e, label %outer2, label %preheader1
;
; preheader1:                                       ; preds = %latch2
;   br label %outer3
;
; outer3:                                           ; preds = %latch3, %preheader1
;   %q = phi i64 [ %q1, %latch3 ], [ 0, %preheader1 ]
;   br label %inner3
;
; inner3:                                           ; preds = %outer3, %inner3
;   %r = phi i64 [ 0, %outer3 ], [ %r1, %inner3 ]
;   %s = phi double [ 0.000000e+00, %outer3 ], [ %s1, %inner3 ]
;   %pb = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 %r, i64 %q
;   %y = load double, ptr %pb, align 8
;   %s1 = fadd double %s, %y
;   %r1 = add i64 %r, 1
;   %h = icmp slt i64 %r1, 100
;   br i1 %h, label %inner3, label %latch3
;
; latch3:                                           ; preds = %inner3
;   %s11 = phi double [ %s1, %inner3 ]
;   %pc = getelementptr inbounds [100 x [80 x double]], ptr @b, i64 0, i64 0, i64 %q
;   store double %s11, ptr %pc, align 8
;   %q1 = add i64 %q, 1
;   %o = icmp slt i64 %q1, 80
;   br i1 %o, label %outer3, label %end
;
; end:                                              ; preds = %latch3
;   ret void
; }
; OUTPUT[2]:
; %s:15:3: remark: loop moved inside: it walks along the rows [-Rpass=interchange]
;   br label %inner
;   ^
; %s:46:3: remark: loop moved inside: it walks along the rows [-Rpass=interchange]
;   br label %inner
;   ^
; %s:63:3: remark: loop moved inside: it walks along the rows [-Rpass=interchange]
;   br label %inner2
;   ^
; %s:95:3: remark: loops not interchanged: two iterations would change places [-Rpass-missed=interchange]
;   store i32 %v, ptr %pt
;   ^
; %s:109:3: remark: loops not interchanged: two iterations would change places [-Rpass-missed=interchange]
;   store i32 1, ptr %p
;   ^
; %s:124:3: remark: loops not interchanged: it may access the place of a sum [-Rpass-missed=interchange]
;   %y = load double, ptr %pb
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        3 loop-form - phis at exits
;        3 loop-form - preheaders made
;        3 interchange - loops interchanged
;
