; RUN: %minic %s -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s --ssa=compare -passes=mem2reg -fsyntax-only
; RUN: %minic %s -O1 --trace=phi -S -o /dev/null | awk '/^In registers/ {skip = 1} /^Phis of/ {skip = 0} !skip'
; max, a sign and a counting loop: one phi each. One edge is critical, that of max around its `then`.
define i32 @max(i32 %a, i32 %b) {
entry:
  %r = alloca i32
  store i32 %a, ptr %r
  %less = icmp slt i32 %a, %b
  br i1 %less, label %if.then, label %if.end
if.then:
  store i32 %b, ptr %r
  br label %if.end
if.end:
  %v = load i32, ptr %r
  ret i32 %v
}

define i32 @sign(i1 %c) {
entry:
  %r = alloca i32
  br i1 %c, label %if.then, label %if.else
if.then:
  store i32 1, ptr %r
  br label %join
if.else:
  store i32 -1, ptr %r
  br label %join
join:
  %v = load i32, ptr %r
  ret i32 %v
}

define i32 @count() {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %while.cond
while.cond:
  %v = load i32, ptr %i
  %more = icmp slt i32 %v, 10
  br i1 %more, label %while.body, label %while.end
while.body:
  %w = load i32, ptr %i
  %inc = add i32 %w, 1
  store i32 %inc, ptr %i
  br label %while.cond
while.end:
  %r = load i32, ptr %i
  ret i32 %r
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @max(i32 %a, i32 %b) {
; entry:
;   %less = icmp slt i32 %a, %b
;   br i1 %less, label %if.then, label %if.end
;
; if.then:                                          ; preds = %entry
;   br label %if.end
;
; if.end:                                           ; preds = %entry, %if.then
;   %r.0 = phi i32 [ %a, %entry ], [ %b, %if.then ]
;   ret i32 %r.0
; }
;
; define i32 @sign(i1 %c) {
; entry:
;   br i1 %c, label %if.then, label %if.else
;
; if.then:                                          ; preds = %entry
;   br label %join
;
; if.else:                                          ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %if.then, %if.else
;   %r.0 = phi i32 [ 1, %if.then ], [ -1, %if.else ]
;   ret i32 %r.0
; }
;
; define i32 @count() {
; entry:
;   br label %while.cond
;
; while.cond:                                       ; preds = %entry, %while.body
;   %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
;   %more = icmp slt i32 %i.0, 10
;   br i1 %more, label %while.body, label %while.end
;
; while.body:                                       ; preds = %while.cond
;   %inc = add i32 %i.0, 1
;   br label %while.cond
;
; while.end:                                        ; preds = %while.cond
;   ret i32 %i.0
; }
; OUTPUT[2]:
; phis placed in max
; variable                 maximal     minimal semi-pruned      pruned
; r                              1           1           1           1
; total                          1           1           1           1
; phis placed in sign
; variable                 maximal     minimal semi-pruned      pruned
; r                              1           1           1           1
; total                          1           1           1           1
; phis placed in count
; variable                 maximal     minimal semi-pruned      pruned
; i                              1           1           1           1
; total                          1           1           1           1
; OUTPUT[3]:
; Phis of max become copies
;
; Critical edges
;   entry -> if.end: entry has 2 successors, if.end has 2 predecessors
;
; Edges split
;   entry -> if.end: the new block entry.if.end is put onto the edge
;
; Parallel copies, and an order for them
;   entry -> if.end: one parallel copy of 1, at the end of entry.if.end
;     %r.0 <- %a
;     ready {%r.0}: %r.0 := %a
;   if.then -> if.end: one parallel copy of 1, at the end of if.then
;     %r.0 <- %b
;     ready {%r.0}: %r.0 := %b
;
; Phis of sign become copies
;
; Parallel copies, and an order for them
;   if.then -> join: one parallel copy of 1, at the end of if.then
;     %r.0 <- 1
;     %r.0 := 1, a constant
;   if.else -> join: one parallel copy of 1, at the end of if.else
;     %r.0 <- -1
;     %r.0 := -1, a constant
;
; Phis of count become copies
;
; Parallel copies, and an order for them
;   entry -> while.cond: one parallel copy of 1, at the end of entry
;     %i.0 <- 0
;     %i.0 := 0, a constant
;   while.body -> while.cond: one parallel copy of 1, at the end of while.body
;     %i.0 <- %inc
;     ready {%i.0}: %i.0 := %inc
;
