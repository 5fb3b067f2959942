; RUN: %minic %s --run -O0
; EXIT: 70
; RUN: %minic %s --run -passes=mem2reg,dce,simplify-cfg
; EXIT: 70
; RUN: %minic %s -passes=mem2reg,adce,simplify-cfg -S -emit-llvm -o -
; RUN: %minic %s -O1 --trace=phi -S -o /dev/null | awk '/^In registers/ {skip = 1} /^Phis of/ {skip = 0} !skip'
; Phis of a block read their operands all at once. Copied one after the other, @ten would return 6,
; because %y would get the new %x. All four edges of each loop are critical. The copies of a phi are not
; its own business, "on some edge": an edge has one parallel copy, of all phis behind it.
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
; OUTPUT[4]:
; Phis of six become copies
;
; Critical edges
;   entry -> loop: entry has 2 successors, loop has 2 predecessors
;   entry -> end: entry has 2 successors, end has 2 predecessors
;   loop -> loop: loop has 2 successors, loop has 2 predecessors
;   loop -> end: loop has 2 successors, end has 2 predecessors
;
; Edges split
;   entry -> loop: the new block entry.loop is put onto the edge
;   entry -> end: the new block entry.end is put onto the edge
;   loop -> loop: the new block loop.loop is put onto the edge
;   loop -> end: the new block loop.end is put onto the edge
;
; Parallel copies, and an order for them
;   entry -> loop: one parallel copy of 2, at the end of entry.loop
;     %x <- 0
;     %n <- 0
;     %x := 0, a constant
;     %n := 0, a constant
;   entry -> end: one parallel copy of 1, at the end of entry.end
;     %r <- 0
;     %r := 0, a constant
;   loop -> loop: one parallel copy of 2, at the end of loop.loop
;     %x <- %x1
;     %n <- %n1
;     ready {%x, %n}: %x := %x1
;     ready {%n}: %n := %n1
;   loop -> end: one parallel copy of 1, at the end of loop.end
;     %r <- %n1
;     ready {%r}: %r := %n1
;
; Phis of ten become copies
;
; Critical edges
;   entry -> loop: entry has 2 successors, loop has 2 predecessors
;   entry -> end: entry has 2 successors, end has 2 predecessors
;   loop -> loop: loop has 2 successors, loop has 2 predecessors
;   loop -> end: loop has 2 successors, end has 2 predecessors
;
; Edges split
;   entry -> loop: the new block entry.loop is put onto the edge
;   entry -> end: the new block entry.end is put onto the edge
;   loop -> loop: the new block loop.loop is put onto the edge
;   loop -> end: the new block loop.end is put onto the edge
;
; Parallel copies, and an order for them
;   entry -> loop: one parallel copy of 3, at the end of entry.loop
;     %x <- 0
;     %y <- 0
;     %n <- 0
;     %x := 0, a constant
;     %y := 0, a constant
;     %n := 0, a constant
;   entry -> end: one parallel copy of 1, at the end of entry.end
;     %r <- 0
;     %r := 0, a constant
;   loop -> loop: one parallel copy of 3, at the end of loop.loop
;     %x <- %x1
;     %y <- %x
;     %n <- %n1
;     ready {%y, %n}: %y := %x
;     ready {%x, %n}: %x := %x1
;     ready {%n}: %n := %n1
;   loop -> end: one parallel copy of 1, at the end of loop.end
;     %r <- %n1
;     ready {%r}: %r := %n1
;
; Phis of main become copies
