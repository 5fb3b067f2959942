; RUN: %minic %s -passes=mem2reg --trace=mem2reg:json -fsyntax-only
; Eight blocks with a loop whose head is in its own dominance frontier.
define i32 @eight_blocks(i32 %n) {
n1:
  %a = alloca i32
  store i32 0, ptr %a
  br label %n2
n2:
  %none = icmp slt i32 %n, 0
  br i1 %none, label %n3, label %n4
n3:
  br label %n7
n4:
  %in = load i32, ptr %a
  %enough = icmp sge i32 %in, %n
  br i1 %enough, label %n5, label %n6
n5:
  br label %n7
n6:
  %more = add i32 %in, 1
  store i32 %more, ptr %a
  br label %n4
n7:
  %out = load i32, ptr %a
  br label %n8
n8:
  ret i32 %out
}
; OUTPUT:
; [
; {"pass":"mem2reg","function":"eight_blocks","form":"pruned","before":"define i32 @eight_blocks(i32 %n) {\nn1:\n  %a = alloca i32, align 4\n  store i32 0, ptr %a, align 4\n  br label %n2\n\nn2:                                               ; preds = %n1\n  %none = icmp slt i32 %n, 0\n  br i1 %none, label %n3, label %n4\n\nn3:                                               ; preds = %n2\n  br label %n7\n\nn4:                                               ; preds = %n2, %n6\n  %in = load i32, ptr %a, align 4\n  %enough = icmp sge i32 %in, %n\n  br i1 %enough, label %n5, label %n6\n\nn5:                                               ; preds = %n4\n  br label %n7\n\nn6:                                               ; preds = %n4\n  %more = add i32 %in, 1\n  store i32 %more, ptr %a, align 4\n  br label %n4\n\nn7:                                               ; preds = %n3, %n5\n  %out = load i32, ptr %a, align 4\n  br label %n8\n\nn8:                                               ; preds = %n7\n  ret i32 %out\n}\n","events":[
; {"event":"begin","function":"eight_blocks","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["n1","n2","n3","n4","n5","n7","n8","n6"],"blocks":[{"block":"n1","idom":null,"level":0,"dom":["n1"],"frontier":[]},{"block":"n2","idom":"n1","level":1,"dom":["n1","n2"],"frontier":[]},{"block":"n3","idom":"n2","level":2,"dom":["n1","n2","n3"],"frontier":["n7"]},{"block":"n4","idom":"n2","level":2,"dom":["n1","n2","n4"],"frontier":["n4","n7"]},{"block":"n5","idom":"n4","level":3,"dom":["n1","n2","n4","n5"],"frontier":["n7"]},{"block":"n6","idom":"n4","level":3,"dom":["n1","n2","n4","n6"],"frontier":["n4"]},{"block":"n7","idom":"n2","level":2,"dom":["n1","n2","n7"],"frontier":[]},{"block":"n8","idom":"n7","level":3,"dom":["n1","n2","n7","n8"],"frontier":[]}],"steps":[{"step":"round"},{"step":"idom","block":"n2","idom":"n1","changed":true},{"step":"idom","block":"n3","idom":"n2","changed":true},{"step":"idom","block":"n4","idom":"n2","changed":true},{"step":"idom","block":"n5","idom":"n4","changed":true},{"step":"meet","block":"n7","fingers":["n5","n3"]},{"step":"climb","block":"n7","fingers":["n4","n3"]},{"step":"climb","block":"n7","fingers":["n2","n3"]},{"step":"climb","block":"n7","fingers":["n2","n2"]},{"step":"idom","block":"n7","idom":"n2","changed":true},{"step":"idom","block":"n8","idom":"n7","changed":true},{"step":"idom","block":"n6","idom":"n4","changed":true},{"step":"round"},{"step":"idom","block":"n2","idom":"n1","changed":false},{"step":"idom","block":"n3","idom":"n2","changed":false},{"step":"meet","block":"n4","fingers":["n6","n2"]},{"step":"climb","block":"n4","fingers":["n4","n2"]},{"step":"climb","block":"n4","fingers":["n2","n2"]},{"step":"idom","block":"n4","idom":"n2","changed":false},{"step":"idom","block":"n5","idom":"n4","changed":false},{"step":"meet","block":"n7","fingers":["n5","n3"]},{"step":"climb","block":"n7","fingers":["n4","n3"]},{"step":"climb","block":"n7","fingers":["n2","n3"]},{"step":"climb","block":"n7","fingers":["n2","n2"]},{"step":"idom","block":"n7","idom":"n2","changed":false},{"step":"idom","block":"n8","idom":"n7","changed":false},{"step":"idom","block":"n6","idom":"n4","changed":false}],"runners":[{"join":"n4","pred":"n2","path":[],"stop":"n2"},{"join":"n4","pred":"n6","path":["n6","n4"],"stop":"n2"},{"join":"n7","pred":"n3","path":["n3"],"stop":"n2"},{"join":"n7","pred":"n5","path":["n5","n4"],"stop":"n2"}]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%a","type":"i32","promotable":true,"loads":2,"stores":2},
; {"event":"local-store","block":"n1","variable":"%a","value":"0","stack":["0"],"overwrites":false},
; {"event":"upward-exposed","block":"n4","variable":"%a","load":"%in"},
; {"event":"upward-exposed","block":"n7","variable":"%a","load":"%out"},
; {"event":"local-store","block":"n6","variable":"%a","value":"%more","stack":["%more"],"overwrites":false},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%a","defs":["n1","n6"],"uses":["n4","n7"],"global":true},
; {"event":"forms","variable":"%a","counts":{"maximal":2,"minimal":2,"semi-pruned":2,"pruned":2}},
; {"event":"phase","name":"Placing phis"},
; {"event":"live-in","variable":"%a","blocks":["n2","n3","n4","n5","n7"],"walk":["n4","n7","n2","n3","n5"]},
; {"event":"worklist","variable":"%a","w":["n1","n6"]},
; {"event":"take","variable":"%a","x":"n1","w":["n6"],"frontier":[],"known":[]},
; {"event":"take","variable":"%a","x":"n6","w":[],"frontier":["n4"],"known":[]},
; {"event":"place","variable":"%a","y":"n4","x":"n6","f":["n4"],"w":["n4"]},
; {"event":"take","variable":"%a","x":"n4","w":[],"frontier":["n4","n7"],"known":["n4"]},
; {"event":"place","variable":"%a","y":"n7","x":"n4","f":["n4","n7"],"w":["n7"]},
; {"event":"take","variable":"%a","x":"n7","w":[],"frontier":[],"known":[]},
; {"event":"phase","name":"Inserting phis"},
; {"event":"insert","block":"n4","variable":"%a","phi":"%a.0","text":"%a.0 = phi i32 [ ??, %n2 ], [ ??, %n6 ]"},
; {"event":"insert","block":"n7","variable":"%a","phi":"%a.1","text":"%a.1 = phi i32 [ ??, %n3 ], [ ??, %n5 ]"},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"n1","counters":{"%a":0},"tops":["-"]},
; {"event":"push","block":"n1","variable":"%a","from":"store","value":"0","name":"a0","stack":["0"]},
; {"event":"enter","block":"n2","counters":{"%a":1},"tops":["a0"]},
; {"event":"fill","block":"n4","phi":"%a.0","operand":0,"pred":"n2","value":"0"},
; {"event":"enter","block":"n3","counters":{"%a":1},"tops":["a0"]},
; {"event":"fill","block":"n7","phi":"%a.1","operand":0,"pred":"n3","value":"0"},
; {"event":"enter","block":"n4","counters":{"%a":1},"tops":["a0"]},
; {"event":"push","block":"n4","variable":"%a","from":"phi","value":"%a.0","name":"a1","stack":["0","%a.0"]},
; {"event":"replace","block":"n4","variable":"%a","load":"%in","value":"%a.0"},
; {"event":"enter","block":"n5","counters":{"%a":2},"tops":["a1"]},
; {"event":"fill","block":"n7","phi":"%a.1","operand":1,"pred":"n5","value":"%a.0"},
; {"event":"enter","block":"n6","counters":{"%a":2},"tops":["a1"]},
; {"event":"push","block":"n6","variable":"%a","from":"store","value":"%more","name":"a2","stack":["0","%a.0","%more"]},
; {"event":"fill","block":"n4","phi":"%a.0","operand":1,"pred":"n6","value":"%more"},
; {"event":"pop","block":"n6","variable":"%a","stack":["0","%a.0"]},
; {"event":"pop","block":"n4","variable":"%a","stack":["0"]},
; {"event":"enter","block":"n7","counters":{"%a":3},"tops":["a0"]},
; {"event":"push","block":"n7","variable":"%a","from":"phi","value":"%a.1","name":"a3","stack":["0","%a.1"]},
; {"event":"replace","block":"n7","variable":"%a","load":"%out","value":"%a.1"},
; {"event":"enter","block":"n8","counters":{"%a":4},"tops":["a3"]},
; {"event":"pop","block":"n7","variable":"%a","stack":["0"]},
; {"event":"pop","block":"n1","variable":"%a","stack":[]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%a = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @eight_blocks(i32 %n) {\nn1:\n  br label %n2\n\nn2:                                               ; preds = %n1\n  %none = icmp slt i32 %n, 0\n  br i1 %none, label %n3, label %n4\n\nn3:                                               ; preds = %n2\n  br label %n7\n\nn4:                                               ; preds = %n2, %n6\n  %a.0 = phi i32 [ 0, %n2 ], [ %more, %n6 ]\n  %enough = icmp sge i32 %a.0, %n\n  br i1 %enough, label %n5, label %n6\n\nn5:                                               ; preds = %n4\n  br label %n7\n\nn6:                                               ; preds = %n4\n  %more = add i32 %a.0, 1\n  br label %n4\n\nn7:                                               ; preds = %n3, %n5\n  %a.1 = phi i32 [ 0, %n3 ], [ %a.0, %n5 ]\n  br label %n8\n\nn8:                                               ; preds = %n7\n  ret i32 %a.1\n}\n"}],"after":"define i32 @eight_blocks(i32 %n) {\nn1:\n  br label %n2\n\nn2:                                               ; preds = %n1\n  %none = icmp slt i32 %n, 0\n  br i1 %none, label %n3, label %n4\n\nn3:                                               ; preds = %n2\n  br label %n7\n\nn4:                                               ; preds = %n2, %n6\n  %a.0 = phi i32 [ 0, %n2 ], [ %more, %n6 ]\n  %enough = icmp sge i32 %a.0, %n\n  br i1 %enough, label %n5, label %n6\n\nn5:                                               ; preds = %n4\n  br label %n7\n\nn6:                                               ; preds = %n4\n  %more = add i32 %a.0, 1\n  br label %n4\n\nn7:                                               ; preds = %n3, %n5\n  %a.1 = phi i32 [ 0, %n3 ], [ %a.0, %n5 ]\n  br label %n8\n\nn8:                                               ; preds = %n7\n  ret i32 %a.1\n}\n","renamed":{}}
; ]
