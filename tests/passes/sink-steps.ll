; RUN: %minic %s -S -emit-llvm -verify-each -passes=sink-steps -stats -o -

; The load reads the old address, and the number that is left decides.
define i32 @sum(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %next, %loop ]
  %k = phi i32 [ %n, %entry ], [ %left, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %left = add nsw i32 %k, -1
  %next = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %more = icmp ne i32 %k, 1
  br i1 %more, label %loop, label %end
end:
  ret i32 %t
}

; Compared with something else than 0 in the end; a compare before the step stays.
define i32 @middle(i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ %n, %entry ], [ %up, %loop ]
  %early = icmp eq i32 %k, 7
  %up = add i32 %k, 2
  %late = icmp eq i32 %k, 7
  %both = and i1 %early, %late
  br i1 %both, label %end, label %loop
end:
  ret i32 %up
}

; The new value is used before the old one: nothing moves.
define i32 @apart(ptr %a) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %next, %loop ]
  %next = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %next
  %w = load i32, ptr %p
  %c = icmp slt i32 %v, %w
  br i1 %c, label %loop, label %end
end:
  ret i32 %v
}
; OUTPUT:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        2 sink-steps - steps moved behind the last use
;        2 sink-steps - compares with a stepped value
;
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @sum(ptr %a, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %p = phi ptr [ %a, %entry ], [ %next, %loop ]
;   %k = phi i32 [ %n, %entry ], [ %left, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %t, %loop ]
;   %v = load i32, ptr %p, align 4
;   %t = add i32 %s, %v
;   %next = getelementptr i8, ptr %p, i64 4
;   %left = add i32 %k, -1
;   %more = icmp ne i32 %left, 0
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %t
; }
;
; define i32 @middle(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %k = phi i32 [ %n, %entry ], [ %up, %loop ]
;   %early = icmp eq i32 %k, 7
;   %up = add i32 %k, 2
;   %late = icmp eq i32 %up, 9
;   %both = and i1 %early, %late
;   br i1 %both, label %end, label %loop
;
; end:                                              ; preds = %loop
;   ret i32 %up
; }
;
; define i32 @apart(ptr %a) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %p = phi ptr [ %a, %entry ], [ %next, %loop ]
;   %next = getelementptr i8, ptr %p, i64 4
;   %v = load i32, ptr %next, align 4
;   %w = load i32, ptr %p, align 4
;   %c = icmp slt i32 %v, %w
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %v
; }
