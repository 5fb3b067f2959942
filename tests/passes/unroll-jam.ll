; RUN: %minic %s -S -emit-llvm -passes=unroll-jam,gvn,dse,dce -o -
; RUN: %minic %s -S -passes=unroll-jam -Rpass=unroll-jam -Rpass-missed=unroll-jam -stats -o /dev/null
; RUN: %minic %s -S -emit-llvm -O3 -passes=unroll-jam,gvn,dse,dce,simplify-cfg -print-after=simplify-cfg -filter-print-funcs=rest -o /dev/null
@b = global [80 x [80 x double]] zeroinitializer
@c = global [90 x double] zeroinitializer

; A sum of rows: four rows at once, without a rest.
define void @rows() {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k1, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %pb = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
  %x = load double, ptr %pb
  %pc = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j
  %y = load double, ptr %pc
  %s = fadd double %y, %x
  store double %s, ptr %pc
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, 80
  br i1 %d, label %inner, label %latch
latch:
  %k1 = add i64 %k, 1
  %e = icmp slt i64 %k1, 80
  br i1 %e, label %outer, label %end
end:
  ret void
}

; The next iteration reads what this one stores later on: c[j + 1].
define void @ahead() {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k1, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %j1 = add i64 %j, 1
  %pn = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j1
  %x = load double, ptr %pn
  %pc = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j
  %y = load double, ptr %pc
  %s = fadd double %y, %x
  store double %s, ptr %pc
  %d = icmp slt i64 %j1, 80
  br i1 %d, label %inner, label %latch
latch:
  %k1 = add i64 %k, 1
  %e = icmp slt i64 %k1, 80
  br i1 %e, label %outer, label %end
end:
  ret void
}

; A number of iterations that is not known leaves some over: that is for -O3.
define void @rest(i64 %n) {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k1, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %pb = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
  %x = load double, ptr %pb
  %pc = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j
  %y = load double, ptr %pc
  %s = fadd double %y, %x
  store double %s, ptr %pc
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, 80
  br i1 %d, label %inner, label %latch
latch:
  %k1 = add i64 %k, 1
  %e = icmp slt i64 %k1, 33
  br i1 %e, label %outer, label %end
end:
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @b = global [80 x [80 x double]] zeroinitializer, align 8
; @c = global [90 x double] zeroinitializer, align 8
;
; define void @rows() {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %latch
;   %k = phi i64 [ 0, %entry ], [ %k13, %latch ]
;   %k1 = add i64 %k, 1
;   %k11 = add i64 %k1, 1
;   %k12 = add i64 %k11, 1
;   br label %inner
;
; inner:                                            ; preds = %outer, %inner
;   %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
;   %pb = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
;   %x = load double, ptr %pb, align 8
;   %pc = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j
;   %y = load double, ptr %pc, align 8
;   %s = fadd double %y, %x
;   %j1 = add i64 %j, 1
;   %d = icmp slt i64 %j1, 80
;   %pb1 = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k1, i64 %j
;   %x1 = load double, ptr %pb1, align 8
;   %s1 = fadd double %s, %x1
;   %pb2 = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k11, i64 %j
;   %x2 = load double, ptr %pb2, align 8
;   %s2 = fadd double %s1, %x2
;   %pb3 = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k12, i64 %j
;   %x3 = load double, ptr %pb3, align 8
;   %s3 = fadd double %s2, %x3
;   store double %s3, ptr %pc, align 8
;   br i1 %d, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %k13 = add i64 %k12, 1
;   %e = icmp slt i64 %k13, 80
;   br i1 %e, label %outer, label %end
;
; end:                                              ; preds = %latch
;   ret void
; }
;
; define void @ahead() {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %latch
;   %k = phi i64 [ 0, %entry ], [ %k1, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %outer, %inner
;   %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
;   %j1 = add i64 %j, 1
;   %pn = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j1
;   %x = load double, ptr %pn, align 8
;   %pc = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j
;   %y = load double, ptr %pc, align 8
;   %s = fadd double %y, %x
;   store double %s, ptr %pc, align 8
;   %d = icmp slt i64 %j1, 80
;   br i1 %d, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %k1 = add i64 %k, 1
;   %e = icmp slt i64 %k1, 80
;   br i1 %e, label %outer, label %end
;
; end:                                              ; preds = %latch
;   ret void
; }
;
; define void @rest(i64 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %latch
;   %k = phi i64 [ 0, %entry ], [ %k1, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %outer, %inner
;   %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
;   %pb = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
;   %x = load double, ptr %pb, align 8
;   %pc = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j
;   %y = load double, ptr %pc, align 8
;   %s = fadd double %y, %x
;   store double %s, ptr %pc, align 8
;   %j1 = add i64 %j, 1
;   %d = icmp slt i64 %j1, 80
;   br i1 %d, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %k1 = add i64 %k, 1
;   %e = icmp slt i64 %k1, 33
;   br i1 %e, label %outer, label %end
;
; end:                                              ; preds = %latch
;   ret void
; }
; OUTPUT[2]:
; %s:28:3: remark: 4 iterations done in one of the inner loop [-Rpass=unroll-jam]
;   br i1 %e, label %outer, label %end
;   ^
; %s:48:3: remark: iterations not done together: they would change places [-Rpass-missed=unroll-jam]
;   store double %s, ptr %pc
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        1 unroll-jam - loops jammed
;
; OUTPUT[3]:
; ; *** IR Dump After simplify-cfg on rest ***
; define void @rest(i64 %n) {
; entry:
;   br label %outer1
;
; outer:                                            ; preds = %left, %latch
;   %k = phi i64 [ %k14, %left ], [ %k1, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %outer, %inner
;   %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
;   %pb = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k, i64 %j
;   %x = load double, ptr %pb, align 8
;   %pc = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j
;   %y = load double, ptr %pc, align 8
;   %s = fadd double %y, %x
;   store double %s, ptr %pc, align 8
;   %j1 = add i64 %j, 1
;   %d = icmp slt i64 %j1, 80
;   br i1 %d, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %k1 = add i64 %k, 1
;   %e = icmp slt i64 %k1, 33
;   br i1 %e, label %outer, label %end
;
; end:                                              ; preds = %latch, %left
;   ret void
;
; outer1:                                           ; preds = %latch1, %entry
;   %k2 = phi i64 [ %k14, %latch1 ], [ 0, %entry ]
;   %k11 = add i64 %k2, 1
;   %k12 = add i64 %k11, 1
;   %k13 = add i64 %k12, 1
;   br label %inner1
;
; latch1:                                           ; preds = %inner1
;   %k14 = add i64 %k13, 1
;   %e1 = icmp slt i64 %k14, 33
;   %0 = icmp slt i64 %k14, 30
;   br i1 %0, label %outer1, label %left
;
; inner1:                                           ; preds = %outer1, %inner1
;   %j2 = phi i64 [ 0, %outer1 ], [ %j11, %inner1 ]
;   %pb1 = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k2, i64 %j2
;   %x1 = load double, ptr %pb1, align 8
;   %pc1 = getelementptr inbounds [90 x double], ptr @c, i64 0, i64 %j2
;   %y1 = load double, ptr %pc1, align 8
;   %s1 = fadd double %y1, %x1
;   %j11 = add i64 %j2, 1
;   %d1 = icmp slt i64 %j11, 80
;   %pb2 = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k11, i64 %j2
;   %x2 = load double, ptr %pb2, align 8
;   %s2 = fadd double %s1, %x2
;   %pb3 = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k12, i64 %j2
;   %x3 = load double, ptr %pb3, align 8
;   %s3 = fadd double %s2, %x3
;   %pb4 = getelementptr inbounds [80 x [80 x double]], ptr @b, i64 0, i64 %k13, i64 %j2
;   %x4 = load double, ptr %pb4, align 8
;   %s4 = fadd double %s3, %x4
;   store double %s4, ptr %pc1, align 8
;   br i1 %d1, label %inner1, label %latch1
;
; left:                                             ; preds = %latch1
;   br i1 %e1, label %outer, label %end
; }
