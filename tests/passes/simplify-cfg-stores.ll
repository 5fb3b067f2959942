; RUN: %minic %s -passes=simplify-cfg -S -emit-llvm -o -
; All ways into a block end in stores to one place. Not if one of them is volatile.
define void @larger(ptr %p, i64 %i, i32 %a, i32 %b) {
entry:
  %t = icmp slt i32 %a, %b
  br i1 %t, label %yes, label %no
yes:
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %b, ptr %q
  br label %join
no:
  %r = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %a, ptr %r
  br label %join
join:
  ret void
}

define void @twice(ptr %p, i32 %a, i32 %b) {
entry:
  %t = icmp slt i32 %a, %b
  br i1 %t, label %yes, label %no
yes:
  store volatile i32 %b, ptr %p
  br label %join
no:
  store i32 %a, ptr %p
  br label %join
join:
  ret void
}

; Two stores, and three ways; the store before a loop is not that of its iterations.
define void @three(ptr %p, ptr %q, i32 %a) {
entry:
  switch i32 %a, label %other [ i32 1, label %one
    i32 2, label %two ]
one:
  store i32 5, ptr %p
  store i32 6, ptr %q
  br label %join
two:
  store i32 7, ptr %p
  store i32 %a, ptr %q
  br label %join
other:
  store i32 9, ptr %p
  store i32 6, ptr %q
  br label %join
join:
  ret void
}

define void @loop(ptr %p, i32 %n) {
entry:
  store i32 0, ptr %p
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %next = add i32 %i, 1
  store i32 %next, ptr %p
  br label %head
exit:
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define void @larger(ptr %p, i64 %i, i32 %a, i32 %b) {
; entry:
;   %t = icmp slt i32 %a, %b
;   %0 = select i1 %t, i32 %b, i32 %a
;   %q = getelementptr inbounds i32, ptr %p, i64 %i
;   store i32 %0, ptr %q, align 4
;   ret void
; }
;
; define void @twice(ptr %p, i32 %a, i32 %b) {
; entry:
;   %t = icmp slt i32 %a, %b
;   br i1 %t, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store volatile i32 %b, ptr %p, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   store i32 %a, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %yes, %no
;   ret void
; }
;
; define void @three(ptr %p, ptr %q, i32 %a) {
; entry:
;   switch i32 %a, label %other [
;     i32 1, label %join
;     i32 2, label %two
;   ]
;
; two:                                              ; preds = %entry
;   br label %join
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %two, %other
;   %0 = phi i32 [ 5, %entry ], [ 7, %two ], [ 9, %other ]
;   %1 = phi i32 [ 6, %entry ], [ %a, %two ], [ 6, %other ]
;   store i32 %0, ptr %p, align 4
;   store i32 %1, ptr %q, align 4
;   ret void
; }
;
; define void @loop(ptr %p, i32 %n) {
; entry:
;   store i32 0, ptr %p, align 4
;   br label %head
;
; head:                                             ; preds = %entry, %body
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   %more = icmp slt i32 %i, %n
;   br i1 %more, label %body, label %exit
;
; body:                                             ; preds = %head
;   %next = add i32 %i, 1
;   store i32 %next, ptr %p, align 4
;   br label %head
;
; exit:                                             ; preds = %head
;   ret void
; }
