; RUN: %minic %s -passes=mem2reg --trace=mem2reg:json -fsyntax-only
; Phis read their operands all at once: with copies in order the second would return 6, too.
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
; OUTPUT:
; [
; {"pass":"mem2reg","function":"six","form":"pruned","before":"define i32 @six() {\nentry:\n  %enter = icmp slt i32 0, 5\n  br i1 %enter, label %loop, label %end\n\nend:                                              ; preds = %entry, %loop\n  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  ret i32 %r\n\nloop:                                             ; preds = %entry, %loop\n  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]\n  %y = phi i32 [ 0, %entry ], [ %x, %loop ]\n  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  %x1 = add i32 %x, 1\n  %n1 = add i32 %n, 1\n  %more = icmp slt i32 %x, 5\n  br i1 %more, label %loop, label %end\n}\n","events":[
; {"event":"begin","function":"six","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["entry","loop","end"],"blocks":[{"block":"entry","idom":null,"level":0,"dom":["entry"],"frontier":[]},{"block":"end","idom":"entry","level":1,"dom":["entry","end"],"frontier":[]},{"block":"loop","idom":"entry","level":1,"dom":["entry","loop"],"frontier":["end","loop"]}],"steps":[{"step":"round"},{"step":"idom","block":"loop","idom":"entry","changed":true},{"step":"meet","block":"end","fingers":["loop","entry"]},{"step":"climb","block":"end","fingers":["entry","entry"]},{"step":"idom","block":"end","idom":"entry","changed":true},{"step":"round"},{"step":"meet","block":"loop","fingers":["loop","entry"]},{"step":"climb","block":"loop","fingers":["entry","entry"]},{"step":"idom","block":"loop","idom":"entry","changed":false},{"step":"meet","block":"end","fingers":["loop","entry"]},{"step":"climb","block":"end","fingers":["entry","entry"]},{"step":"idom","block":"end","idom":"entry","changed":false}],"runners":[{"join":"loop","pred":"entry","path":[],"stop":"entry"},{"join":"loop","pred":"loop","path":["loop"],"stop":"entry"},{"join":"end","pred":"entry","path":[],"stop":"entry"},{"join":"end","pred":"loop","path":["loop"],"stop":"entry"}]},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"entry","counters":{},"tops":[]},
; {"event":"enter","block":"end","counters":{},"tops":[]},
; {"event":"enter","block":"loop","counters":{},"tops":[]},
; {"event":"end","after":"define i32 @six() {\nentry:\n  %enter = icmp slt i32 0, 5\n  br i1 %enter, label %loop, label %end\n\nend:                                              ; preds = %entry, %loop\n  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  ret i32 %r\n\nloop:                                             ; preds = %entry, %loop\n  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]\n  %y = phi i32 [ 0, %entry ], [ %x, %loop ]\n  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  %x1 = add i32 %x, 1\n  %n1 = add i32 %n, 1\n  %more = icmp slt i32 %x, 5\n  br i1 %more, label %loop, label %end\n}\n"}],"after":"define i32 @six() {\nentry:\n  %enter = icmp slt i32 0, 5\n  br i1 %enter, label %loop, label %end\n\nend:                                              ; preds = %entry, %loop\n  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  ret i32 %r\n\nloop:                                             ; preds = %entry, %loop\n  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]\n  %y = phi i32 [ 0, %entry ], [ %x, %loop ]\n  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  %x1 = add i32 %x, 1\n  %n1 = add i32 %n, 1\n  %more = icmp slt i32 %x, 5\n  br i1 %more, label %loop, label %end\n}\n","renamed":{}},
; {"pass":"mem2reg","function":"ten","form":"pruned","before":"define i32 @ten() {\nentry:\n  %enter = icmp slt i32 0, 5\n  br i1 %enter, label %loop, label %end\n\nend:                                              ; preds = %entry, %loop\n  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  ret i32 %r\n\nloop:                                             ; preds = %entry, %loop\n  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]\n  %y = phi i32 [ 0, %entry ], [ %x, %loop ]\n  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  %x1 = add i32 %y, 1\n  %n1 = add i32 %n, 1\n  %more = icmp slt i32 %x, 5\n  br i1 %more, label %loop, label %end\n}\n","events":[
; {"event":"begin","function":"ten","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["entry","loop","end"],"blocks":[{"block":"entry","idom":null,"level":0,"dom":["entry"],"frontier":[]},{"block":"end","idom":"entry","level":1,"dom":["entry","end"],"frontier":[]},{"block":"loop","idom":"entry","level":1,"dom":["entry","loop"],"frontier":["end","loop"]}],"steps":[{"step":"round"},{"step":"idom","block":"loop","idom":"entry","changed":true},{"step":"meet","block":"end","fingers":["loop","entry"]},{"step":"climb","block":"end","fingers":["entry","entry"]},{"step":"idom","block":"end","idom":"entry","changed":true},{"step":"round"},{"step":"meet","block":"loop","fingers":["loop","entry"]},{"step":"climb","block":"loop","fingers":["entry","entry"]},{"step":"idom","block":"loop","idom":"entry","changed":false},{"step":"meet","block":"end","fingers":["loop","entry"]},{"step":"climb","block":"end","fingers":["entry","entry"]},{"step":"idom","block":"end","idom":"entry","changed":false}],"runners":[{"join":"loop","pred":"entry","path":[],"stop":"entry"},{"join":"loop","pred":"loop","path":["loop"],"stop":"entry"},{"join":"end","pred":"entry","path":[],"stop":"entry"},{"join":"end","pred":"loop","path":["loop"],"stop":"entry"}]},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"entry","counters":{},"tops":[]},
; {"event":"enter","block":"end","counters":{},"tops":[]},
; {"event":"enter","block":"loop","counters":{},"tops":[]},
; {"event":"end","after":"define i32 @ten() {\nentry:\n  %enter = icmp slt i32 0, 5\n  br i1 %enter, label %loop, label %end\n\nend:                                              ; preds = %entry, %loop\n  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  ret i32 %r\n\nloop:                                             ; preds = %entry, %loop\n  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]\n  %y = phi i32 [ 0, %entry ], [ %x, %loop ]\n  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  %x1 = add i32 %y, 1\n  %n1 = add i32 %n, 1\n  %more = icmp slt i32 %x, 5\n  br i1 %more, label %loop, label %end\n}\n"}],"after":"define i32 @ten() {\nentry:\n  %enter = icmp slt i32 0, 5\n  br i1 %enter, label %loop, label %end\n\nend:                                              ; preds = %entry, %loop\n  %r = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  ret i32 %r\n\nloop:                                             ; preds = %entry, %loop\n  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]\n  %y = phi i32 [ 0, %entry ], [ %x, %loop ]\n  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]\n  %x1 = add i32 %y, 1\n  %n1 = add i32 %n, 1\n  %more = icmp slt i32 %x, 5\n  br i1 %more, label %loop, label %end\n}\n","renamed":{}}
; ]
