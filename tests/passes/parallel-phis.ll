; RUN: %minic %s --run -O0
; EXIT: 70
; RUN: %minic %s --run -passes=mem2reg,dce,simplify-cfg
; EXIT: 70
; RUN: %minic %s -passes=mem2reg,adce,simplify-cfg -S -emit-llvm -o -
; Phis of a block read their operands all at once. Copied one after the other, @ten would return 6,
; because %y would get the new %x. All four edges of each loop are critical.
define i32 @six() {
entry:
  %enter = icmp slt i32 0, 5
  br i1 %enter, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]
  ret i32 %r
loop:
  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
  %y = phi i32 [ 0, %entry ], [ %x, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %x1 = add i32 %x, 1
  %n1 = add i32 %n, 1
  %more = icmp slt i32 %x, 5
  br i1 %more, label %loop, label %end
}

define i32 @ten() {
entry:
  %enter = icmp slt i32 0, 5
  br i1 %enter, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]
  ret i32 %r
loop:
  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
  %y = phi i32 [ 0, %entry ], [ %x, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %x1 = add i32 %y, 1
  %n1 = add i32 %n, 1
  %more = icmp slt i32 %x, 5
  br i1 %more, label %loop, label %end
}

define i32 @main() {
  %six = call i32 @six()
  %tens = mul i32 %six, 10
  %ten = call i32 @ten()
  %r = add i32 %tens, %ten
  ret i32 %r
}
; OUTPUT[1]:
; OUTPUT[2]:
; OUTPUT[3]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @six() {
; entry:
;   %enter = icmp slt i32 0, 5
;   br i1 %enter, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   %r = phi i32 [ 0, %entry ], [ %n1, %loop ]
;   ret i32 %r
;
; loop:                                             ; preds = %entry, %loop
;   %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
;   %x1 = add i32 %x, 1
;   %n1 = add i32 %n, 1
;   %more = icmp slt i32 %x, 5
;   br i1 %more, label %loop, label %end
; }
;
; define i32 @ten() {
; entry:
;   %enter = icmp slt i32 0, 5
;   br i1 %enter, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   %r = phi i32 [ 0, %entry ], [ %n1, %loop ]
;   ret i32 %r
;
; loop:                                             ; preds = %entry, %loop
;   %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
;   %y = phi i32 [ 0, %entry ], [ %x, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
;   %x1 = add i32 %y, 1
;   %n1 = add i32 %n, 1
;   %more = icmp slt i32 %x, 5
;   br i1 %more, label %loop, label %end
; }
;
; define i32 @main() {
;   %six = call i32 @six()
;   %tens = mul i32 %six, 10
;   %ten = call i32 @ten()
;   %r = add i32 %tens, %ten
;   ret i32 %r
; }
