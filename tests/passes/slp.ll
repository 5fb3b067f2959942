; Four stores of equal computations become one; a load that may see one of them stays.
; RUN: %minic %s -passes=slp,dce -Rpass=slp -Rpass-missed=slp -emit-llvm -o -

define void @scale(ptr noalias %p, ptr noalias %q, float %s) {
  %p1 = getelementptr inbounds float, ptr %p, i64 1
  %p2 = getelementptr inbounds float, ptr %p, i64 2
  %p3 = getelementptr inbounds float, ptr %p, i64 3
  %q1 = getelementptr inbounds float, ptr %q, i64 1
  %q2 = getelementptr inbounds float, ptr %q, i64 2
  %q3 = getelementptr inbounds float, ptr %q, i64 3
  %x0 = load float, ptr %p
  %y0 = fmul float %x0, %s
  store float %y0, ptr %q
  %x1 = load float, ptr %p1
  %y1 = fmul float %s, %x1
  store float %y1, ptr %q1
  %x2 = load float, ptr %p2
  %y2 = fmul float %x2, %s
  store float %y2, ptr %q2
  %x3 = load float, ptr %p3
  %y3 = fmul float %x3, %s
  store float %y3, ptr %q3
  ret void
}

define void @constants(ptr %p) {
  %p1 = getelementptr inbounds i32, ptr %p, i64 1
  %p2 = getelementptr inbounds i32, ptr %p, i64 2
  %p3 = getelementptr inbounds i32, ptr %p, i64 3
  store i32 4, ptr %p3
  store i32 2, ptr %p1
  store i32 1, ptr %p
  store i32 3, ptr %p2
  ret void
}

define void @seen(ptr %p, ptr %q) {
  %p1 = getelementptr inbounds i64, ptr %p, i64 1
  %q1 = getelementptr inbounds i64, ptr %q, i64 1
  %x0 = load i64, ptr %p
  store i64 %x0, ptr %q
  %x1 = load i64, ptr %p1
  store i64 %x1, ptr %q1
  ret void
}

define void @between(ptr noalias %p, ptr noalias %q) {
  %p1 = getelementptr inbounds i64, ptr %p, i64 1
  %q1 = getelementptr inbounds i64, ptr %q, i64 1
  %x0 = load i64, ptr %p
  store i64 %x0, ptr %q
  %x1 = load i64, ptr %p1
  call void @use()
  store i64 %x1, ptr %q1
  ret void
}
declare void @use()

define void @unlike(ptr noalias %p, i32 %a, i32 %b, i32 %c, i32 %d) {
  %p1 = getelementptr inbounds i32, ptr %p, i64 1
  %p2 = getelementptr inbounds i32, ptr %p, i64 2
  %p3 = getelementptr inbounds i32, ptr %p, i64 3
  store i32 %a, ptr %p
  store i32 %b, ptr %p1
  store i32 %c, ptr %p2
  store i32 %d, ptr %p3
  ret void
}
; OUTPUT:
; %s:13:3: remark: 4 stores vectorized, the cost changes by -7 [-Rpass=slp]
;   store float %y0, ptr %q
;   ^
; %s:32:3: remark: 4 stores vectorized, the cost changes by -3 [-Rpass=slp]
;   store i32 1, ptr %p
;   ^
; %s:41:3: remark: stores not vectorized: something between them accesses what they write [-Rpass-missed=slp]
;   store i64 %x0, ptr %q
;   ^
; %s:51:3: remark: stores not vectorized: something between them accesses what they write [-Rpass-missed=slp]
;   store i64 %x0, ptr %q
;   ^
; %s:63:3: remark: stores not vectorized: the cost changes by 4 [-Rpass-missed=slp]
;   store i32 %a, ptr %p
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define void @scale(ptr noalias %p, ptr noalias %q, float %s) {
;   %1 = load <4 x float>, ptr %p, align 4
;   %2 = insertelement <4 x float> poison, float %s, i32 0
;   %3 = shufflevector <4 x float> %2, <4 x float> poison, <4 x i32> zeroinitializer
;   %4 = fmul <4 x float> %1, %3
;   store <4 x float> %4, ptr %q, align 4
;   ret void
; }
;
; define void @constants(ptr %p) {
;   store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %p, align 4
;   ret void
; }
;
; define void @seen(ptr %p, ptr %q) {
;   %p1 = getelementptr inbounds i64, ptr %p, i64 1
;   %q1 = getelementptr inbounds i64, ptr %q, i64 1
;   %x0 = load i64, ptr %p, align 8
;   store i64 %x0, ptr %q, align 8
;   %x1 = load i64, ptr %p1, align 8
;   store i64 %x1, ptr %q1, align 8
;   ret void
; }
;
; define void @between(ptr noalias %p, ptr noalias %q) {
;   %p1 = getelementptr inbounds i64, ptr %p, i64 1
;   %q1 = getelementptr inbounds i64, ptr %q, i64 1
;   %x0 = load i64, ptr %p, align 8
;   store i64 %x0, ptr %q, align 8
;   %x1 = load i64, ptr %p1, align 8
;   call void @use()
;   store i64 %x1, ptr %q1, align 8
;   ret void
; }
;
; declare void @use()
;
; define void @unlike(ptr noalias %p, i32 %a, i32 %b, i32 %c, i32 %d) {
;   %p1 = getelementptr inbounds i32, ptr %p, i64 1
;   %p2 = getelementptr inbounds i32, ptr %p, i64 2
;   %p3 = getelementptr inbounds i32, ptr %p, i64 3
;   store i32 %a, ptr %p, align 4
;   store i32 %b, ptr %p1, align 4
;   store i32 %c, ptr %p2, align 4
;   store i32 %d, ptr %p3, align 4
;   ret void
; }
