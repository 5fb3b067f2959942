; RUN: %minic %s --run -O0
; EXIT: 10
; RUN: %minic %s --run -passes=mem2reg,dce
; EXIT: 10
; RUN: %minic %s -passes=mem2reg,adce,simplify-cfg -S -emit-llvm -o -
; Phis of a block read their operands all at once: copied one after the other, the second program
; would give 6. All four edges are critical.
define i32 @main() {
entry:
  %start = icmp eq i32 0, 0
  br i1 %start, label %loop, label %end
loop:
  %x = phi i32 [ 1, %entry ], [ %x.next, %loop ]
  %y = phi i32 [ 1, %entry ], [ %x, %loop ]
  %x.next = add i32 %x, %y
  %y.next = add i32 %y, 1
  %more = icmp slt i32 %x.next, 10
  br i1 %more, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %y, %loop ]
  ret i32 %r
}
