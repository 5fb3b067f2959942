; RUN: %minic %s -passes=mem2reg --trace=mem2reg:json -fsyntax-only
; A variable of one block that is carried around its loop.
define i32 @carried() {
entry:
  %t = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = load i32, ptr %t
  %first = icmp eq i32 %i, 0
  %u = select i1 %first, i32 5, i32 %v
  %next = add i32 %u, 1
  store i32 %next, ptr %t
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 4
  br i1 %more, label %loop, label %end
end:
  %r = load i32, ptr %t
  ret i32 %r
}
; OUTPUT:
; [
; {"pass":"mem2reg","function":"carried","form":"pruned","before":"define i32 @carried() {\nentry:\n  %t = alloca i32, align 4\n  br label %loop\n\nloop:                                             ; preds = %entry, %loop\n  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]\n  %v = load i32, ptr %t, align 4\n  %first = icmp eq i32 %i, 0\n  %u = select i1 %first, i32 5, i32 %v\n  %next = add i32 %u, 1\n  store i32 %next, ptr %t, align 4\n  %i1 = add i32 %i, 1\n  %more = icmp slt i32 %i1, 4\n  br i1 %more, label %loop, label %end\n\nend:                                              ; preds = %loop\n  %r = load i32, ptr %t, align 4\n  ret i32 %r\n}\n","events":[
; {"event":"begin","function":"carried","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["entry","loop","end"],"blocks":[{"block":"entry","idom":null,"level":0,"dom":["entry"],"frontier":[]},{"block":"loop","idom":"entry","level":1,"dom":["entry","loop"],"frontier":["loop"]},{"block":"end","idom":"loop","level":2,"dom":["entry","loop","end"],"frontier":[]}],"steps":[{"step":"round"},{"step":"idom","block":"loop","idom":"entry","changed":true},{"step":"idom","block":"end","idom":"loop","changed":true},{"step":"round"},{"step":"meet","block":"loop","fingers":["loop","entry"]},{"step":"climb","block":"loop","fingers":["entry","entry"]},{"step":"idom","block":"loop","idom":"entry","changed":false},{"step":"idom","block":"end","idom":"loop","changed":false}],"runners":[{"join":"loop","pred":"entry","path":[],"stop":"entry"},{"join":"loop","pred":"loop","path":["loop"],"stop":"entry"}]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%t","type":"i32","promotable":true,"loads":2,"stores":1},
; {"event":"upward-exposed","block":"loop","variable":"%t","load":"%v"},
; {"event":"local-store","block":"loop","variable":"%t","value":"%next","stack":["%v","%next"],"overwrites":false},
; {"event":"upward-exposed","block":"end","variable":"%t","load":"%r"},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%t","defs":["loop"],"uses":["loop","end"],"global":true},
; {"event":"forms","variable":"%t","counts":{"maximal":1,"minimal":1,"semi-pruned":1,"pruned":1}},
; {"event":"phase","name":"Placing phis"},
; {"event":"live-in","variable":"%t","blocks":["entry","loop","end"],"walk":["loop","end","entry"]},
; {"event":"worklist","variable":"%t","w":["loop"]},
; {"event":"take","variable":"%t","x":"loop","w":[],"frontier":["loop"],"known":[]},
; {"event":"place","variable":"%t","y":"loop","x":"loop","f":["loop"],"w":[]},
; {"event":"phase","name":"Inserting phis"},
; {"event":"insert","block":"loop","variable":"%t","phi":"%t.0","text":"%t.0 = phi i32 [ ??, %entry ], [ ??, %loop ]"},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"entry","counters":{"%t":1},"tops":["t0"]},
; {"event":"fill","block":"loop","phi":"%t.0","operand":0,"pred":"entry","value":"undef"},
; {"event":"enter","block":"loop","counters":{"%t":1},"tops":["t0"]},
; {"event":"push","block":"loop","variable":"%t","from":"phi","value":"%t.0","name":"t1","stack":["undef","%t.0"]},
; {"event":"replace","block":"loop","variable":"%t","load":"%v","value":"%t.0"},
; {"event":"push","block":"loop","variable":"%t","from":"store","value":"%next","name":"t2","stack":["undef","%t.0","%next"]},
; {"event":"fill","block":"loop","phi":"%t.0","operand":1,"pred":"loop","value":"%next"},
; {"event":"enter","block":"end","counters":{"%t":3},"tops":["t2"]},
; {"event":"replace","block":"end","variable":"%t","load":"%r","value":"%next"},
; {"event":"pop","block":"loop","variable":"%t","stack":["undef","%t.0"]},
; {"event":"pop","block":"loop","variable":"%t","stack":["undef"]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%t = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @carried() {\nentry:\n  br label %loop\n\nloop:                                             ; preds = %entry, %loop\n  %t.0 = phi i32 [ undef, %entry ], [ %next, %loop ]\n  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]\n  %first = icmp eq i32 %i, 0\n  %u = select i1 %first, i32 5, i32 %t.0\n  %next = add i32 %u, 1\n  %i1 = add i32 %i, 1\n  %more = icmp slt i32 %i1, 4\n  br i1 %more, label %loop, label %end\n\nend:                                              ; preds = %loop\n  ret i32 %next\n}\n"}],"after":"define i32 @carried() {\nentry:\n  br label %loop\n\nloop:                                             ; preds = %entry, %loop\n  %t.0 = phi i32 [ undef, %entry ], [ %next, %loop ]\n  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]\n  %first = icmp eq i32 %i, 0\n  %u = select i1 %first, i32 5, i32 %t.0\n  %next = add i32 %u, 1\n  %i1 = add i32 %i, 1\n  %more = icmp slt i32 %i1, 4\n  br i1 %more, label %loop, label %end\n\nend:                                              ; preds = %loop\n  ret i32 %next\n}\n","renamed":{}}
; ]
