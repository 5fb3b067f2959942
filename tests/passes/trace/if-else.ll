; RUN: %minic %s -passes=mem2reg --trace=mem2reg:json -fsyntax-only
; An if-else; numbered values and blocks, as courses print them.
define i32 @if_else() {
  %1 = alloca i32
  %2 = alloca i32
  store i32 1, ptr %2
  %3 = load i32, ptr %2
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %6
5:
  store i32 1, ptr %1
  br label %7
6:
  %minus = sub i32 0, 1
  store i32 %minus, ptr %1
  br label %7
7:
  %8 = load i32, ptr %1
  ret i32 %8
}
; OUTPUT:
; [
; {"pass":"mem2reg","function":"if_else","form":"pruned","before":"define i32 @if_else() {\n  %1 = alloca i32, align 4\n  %2 = alloca i32, align 4\n  store i32 1, ptr %2, align 4\n  %3 = load i32, ptr %2, align 4\n  %4 = icmp sgt i32 %3, 0\n  br i1 %4, label %5, label %6\n\n5:                                                ; preds = %0\n  store i32 1, ptr %1, align 4\n  br label %7\n\n6:                                                ; preds = %0\n  %minus = sub i32 0, 1\n  store i32 %minus, ptr %1, align 4\n  br label %7\n\n7:                                                ; preds = %5, %6\n  %8 = load i32, ptr %1, align 4\n  ret i32 %8\n}\n","events":[
; {"event":"begin","function":"if_else","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["0","5","6","7"],"blocks":[{"block":"0","idom":null,"level":0,"dom":["0"],"frontier":[]},{"block":"5","idom":"0","level":1,"dom":["0","5"],"frontier":["7"]},{"block":"6","idom":"0","level":1,"dom":["0","6"],"frontier":["7"]},{"block":"7","idom":"0","level":1,"dom":["0","7"],"frontier":[]}],"steps":[{"step":"round"},{"step":"idom","block":"5","idom":"0","changed":true},{"step":"idom","block":"6","idom":"0","changed":true},{"step":"meet","block":"7","fingers":["6","5"]},{"step":"climb","block":"7","fingers":["0","5"]},{"step":"climb","block":"7","fingers":["0","0"]},{"step":"idom","block":"7","idom":"0","changed":true},{"step":"round"},{"step":"idom","block":"5","idom":"0","changed":false},{"step":"idom","block":"6","idom":"0","changed":false},{"step":"meet","block":"7","fingers":["6","5"]},{"step":"climb","block":"7","fingers":["0","5"]},{"step":"climb","block":"7","fingers":["0","0"]},{"step":"idom","block":"7","idom":"0","changed":false}],"runners":[{"join":"7","pred":"5","path":["5"],"stop":"0"},{"join":"7","pred":"6","path":["6"],"stop":"0"}]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%1","type":"i32","promotable":true,"loads":1,"stores":2},
; {"event":"candidate","variable":"%2","type":"i32","promotable":true,"loads":1,"stores":1,"constant":"1"},
; {"event":"local-store","block":"0","variable":"%2","value":"1","stack":["1"],"overwrites":false},
; {"event":"local-load","block":"0","variable":"%2","load":"%3","value":"1"},
; {"event":"local-store","block":"5","variable":"%1","value":"1","stack":["1"],"overwrites":false},
; {"event":"local-store","block":"6","variable":"%1","value":"%minus","stack":["%minus"],"overwrites":false},
; {"event":"upward-exposed","block":"7","variable":"%1","load":"%8"},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%1","defs":["5","6"],"uses":["7"],"global":true},
; {"event":"variable","variable":"%2","defs":[],"uses":[],"global":false},
; {"event":"forms","variable":"%1","counts":{"maximal":1,"minimal":1,"semi-pruned":1,"pruned":1}},
; {"event":"forms","variable":"%2","counts":{"maximal":1,"minimal":0,"semi-pruned":0,"pruned":0}},
; {"event":"phase","name":"Placing phis"},
; {"event":"live-in","variable":"%1","blocks":["7"],"walk":["7"]},
; {"event":"worklist","variable":"%1","w":["5","6"]},
; {"event":"take","variable":"%1","x":"5","w":["6"],"frontier":["7"],"known":[]},
; {"event":"place","variable":"%1","y":"7","x":"5","f":["7"],"w":["6","7"]},
; {"event":"take","variable":"%1","x":"6","w":["7"],"frontier":["7"],"known":["7"]},
; {"event":"take","variable":"%1","x":"7","w":[],"frontier":[],"known":[]},
; {"event":"phase","name":"Inserting phis"},
; {"event":"insert","block":"7","variable":"%1","phi":"%9","text":"%9 = phi i32 [ ??, %5 ], [ ??, %6 ]"},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"0","counters":{"%1":1},"tops":["1_0"]},
; {"event":"enter","block":"5","counters":{"%1":1},"tops":["1_0"]},
; {"event":"push","block":"5","variable":"%1","from":"store","value":"1","name":"1_1","stack":["undef","1"]},
; {"event":"fill","block":"7","phi":"%9","operand":0,"pred":"5","value":"1"},
; {"event":"pop","block":"5","variable":"%1","stack":["undef"]},
; {"event":"enter","block":"6","counters":{"%1":2},"tops":["1_0"]},
; {"event":"push","block":"6","variable":"%1","from":"store","value":"%minus","name":"1_2","stack":["undef","%minus"]},
; {"event":"fill","block":"7","phi":"%9","operand":1,"pred":"6","value":"%minus"},
; {"event":"pop","block":"6","variable":"%1","stack":["undef"]},
; {"event":"enter","block":"7","counters":{"%1":3},"tops":["1_0"]},
; {"event":"push","block":"7","variable":"%1","from":"phi","value":"%9","name":"1_3","stack":["undef","%9"]},
; {"event":"replace","block":"7","variable":"%1","load":"%8","value":"%9"},
; {"event":"pop","block":"7","variable":"%1","stack":["undef"]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%1 = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%2 = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @if_else() {\n  %1 = icmp sgt i32 1, 0\n  br i1 %1, label %2, label %3\n\n2:                                                ; preds = %0\n  br label %4\n\n3:                                                ; preds = %0\n  %minus = sub i32 0, 1\n  br label %4\n\n4:                                                ; preds = %2, %3\n  %5 = phi i32 [ 1, %2 ], [ %minus, %3 ]\n  ret i32 %5\n}\n"}],"after":"define i32 @if_else() {\n  %1 = icmp sgt i32 1, 0\n  br i1 %1, label %2, label %3\n\n2:                                                ; preds = %0\n  br label %4\n\n3:                                                ; preds = %0\n  %minus = sub i32 0, 1\n  br label %4\n\n4:                                                ; preds = %2, %3\n  %5 = phi i32 [ 1, %2 ], [ %minus, %3 ]\n  ret i32 %5\n}\n","renamed":{"%4":"%1","%5":"%2","%6":"%3","%7":"%4","%9":"%5"}}
; ]
