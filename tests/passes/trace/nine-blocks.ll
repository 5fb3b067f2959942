; RUN: %minic %s -passes=mem2reg --ssa=semi-pruned --trace=mem2reg:json -fsyntax-only
; Engineering a Compiler 9.3.
declare i32 @get(i32)
declare void @use(i32, i32)

define void @eac() {
B0:
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  %i = alloca i32
  %y = alloca i32
  %z = alloca i32
  store i32 1, ptr %i
  br label %B1
B1:
  %a.def = call i32 @get(i32 1)
  store i32 %a.def, ptr %a
  %c.def = call i32 @get(i32 2)
  store i32 %c.def, ptr %c
  %a.less = icmp slt i32 %a.def, %c.def
  br i1 %a.less, label %B2, label %B5
B2:
  %b.def = call i32 @get(i32 3)
  store i32 %b.def, ptr %b
  %c.def2 = call i32 @get(i32 4)
  store i32 %c.def2, ptr %c
  %d.def = call i32 @get(i32 5)
  store i32 %d.def, ptr %d
  br label %B3
B3:
  %a.use = load i32, ptr %a
  %b.use = load i32, ptr %b
  %y.def = add i32 %a.use, %b.use
  store i32 %y.def, ptr %y
  %c.use = load i32, ptr %c
  %d.use = load i32, ptr %d
  %z.def = add i32 %c.use, %d.use
  store i32 %z.def, ptr %z
  call void @use(i32 %y.def, i32 %z.def)
  %i.use = load i32, ptr %i
  %i.def = add i32 %i.use, 1
  store i32 %i.def, ptr %i
  %more = icmp sle i32 %i.def, 100
  br i1 %more, label %B1, label %B4
B4:
  ret void
B5:
  %a.def2 = call i32 @get(i32 6)
  store i32 %a.def2, ptr %a
  %d.def2 = call i32 @get(i32 7)
  store i32 %d.def2, ptr %d
  %a.le = icmp sle i32 %a.def2, %d.def2
  br i1 %a.le, label %B6, label %B8
B6:
  %d.def3 = call i32 @get(i32 8)
  store i32 %d.def3, ptr %d
  br label %B7
B7:
  %b.def2 = call i32 @get(i32 9)
  store i32 %b.def2, ptr %b
  br label %B3
B8:
  %c.def3 = call i32 @get(i32 10)
  store i32 %c.def3, ptr %c
  br label %B7
}
; OUTPUT:
; [
; {"pass":"mem2reg","function":"eac","form":"semi-pruned","before":"define void @eac() {\nB0:\n  %a = alloca i32, align 4\n  %b = alloca i32, align 4\n  %c = alloca i32, align 4\n  %d = alloca i32, align 4\n  %i = alloca i32, align 4\n  %y = alloca i32, align 4\n  %z = alloca i32, align 4\n  store i32 1, ptr %i, align 4\n  br label %B1\n\nB1:                                               ; preds = %B0, %B3\n  %a.def = call i32 @get(i32 1)\n  store i32 %a.def, ptr %a, align 4\n  %c.def = call i32 @get(i32 2)\n  store i32 %c.def, ptr %c, align 4\n  %a.less = icmp slt i32 %a.def, %c.def\n  br i1 %a.less, label %B2, label %B5\n\nB2:                                               ; preds = %B1\n  %b.def = call i32 @get(i32 3)\n  store i32 %b.def, ptr %b, align 4\n  %c.def2 = call i32 @get(i32 4)\n  store i32 %c.def2, ptr %c, align 4\n  %d.def = call i32 @get(i32 5)\n  store i32 %d.def, ptr %d, align 4\n  br label %B3\n\nB3:                                               ; preds = %B2, %B7\n  %a.use = load i32, ptr %a, align 4\n  %b.use = load i32, ptr %b, align 4\n  %y.def = add i32 %a.use, %b.use\n  store i32 %y.def, ptr %y, align 4\n  %c.use = load i32, ptr %c, align 4\n  %d.use = load i32, ptr %d, align 4\n  %z.def = add i32 %c.use, %d.use\n  store i32 %z.def, ptr %z, align 4\n  call void @use(i32 %y.def, i32 %z.def)\n  %i.use = load i32, ptr %i, align 4\n  %i.def = add i32 %i.use, 1\n  store i32 %i.def, ptr %i, align 4\n  %more = icmp sle i32 %i.def, 100\n  br i1 %more, label %B1, label %B4\n\nB4:                                               ; preds = %B3\n  ret void\n\nB5:                                               ; preds = %B1\n  %a.def2 = call i32 @get(i32 6)\n  store i32 %a.def2, ptr %a, align 4\n  %d.def2 = call i32 @get(i32 7)\n  store i32 %d.def2, ptr %d, align 4\n  %a.le = icmp sle i32 %a.def2, %d.def2\n  br i1 %a.le, label %B6, label %B8\n\nB6:                                               ; preds = %B5\n  %d.def3 = call i32 @get(i32 8)\n  store i32 %d.def3, ptr %d, align 4\n  br label %B7\n\nB7:                                               ; preds = %B6, %B8\n  %b.def2 = call i32 @get(i32 9)\n  store i32 %b.def2, ptr %b, align 4\n  br label %B3\n\nB8:                                               ; preds = %B5\n  %c.def3 = call i32 @get(i32 10)\n  store i32 %c.def3, ptr %c, align 4\n  br label %B7\n}\n","events":[
; {"event":"begin","function":"eac","form":"semi-pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["B0","B1","B2","B5","B6","B8","B7","B3","B4"],"blocks":[{"block":"B0","idom":null,"level":0,"dom":["B0"],"frontier":[]},{"block":"B1","idom":"B0","level":1,"dom":["B0","B1"],"frontier":["B1"]},{"block":"B2","idom":"B1","level":2,"dom":["B0","B1","B2"],"frontier":["B3"]},{"block":"B3","idom":"B1","level":2,"dom":["B0","B1","B3"],"frontier":["B1"]},{"block":"B4","idom":"B3","level":3,"dom":["B0","B1","B3","B4"],"frontier":[]},{"block":"B5","idom":"B1","level":2,"dom":["B0","B1","B5"],"frontier":["B3"]},{"block":"B6","idom":"B5","level":3,"dom":["B0","B1","B5","B6"],"frontier":["B7"]},{"block":"B7","idom":"B5","level":3,"dom":["B0","B1","B5","B7"],"frontier":["B3"]},{"block":"B8","idom":"B5","level":3,"dom":["B0","B1","B5","B8"],"frontier":["B7"]}],"steps":[{"step":"round"},{"step":"idom","block":"B1","idom":"B0","changed":true},{"step":"idom","block":"B2","idom":"B1","changed":true},{"step":"idom","block":"B5","idom":"B1","changed":true},{"step":"idom","block":"B6","idom":"B5","changed":true},{"step":"idom","block":"B8","idom":"B5","changed":true},{"step":"meet","block":"B7","fingers":["B8","B6"]},{"step":"climb","block":"B7","fingers":["B5","B6"]},{"step":"climb","block":"B7","fingers":["B5","B5"]},{"step":"idom","block":"B7","idom":"B5","changed":true},{"step":"meet","block":"B3","fingers":["B7","B2"]},{"step":"climb","block":"B3","fingers":["B5","B2"]},{"step":"climb","block":"B3","fingers":["B1","B2"]},{"step":"climb","block":"B3","fingers":["B1","B1"]},{"step":"idom","block":"B3","idom":"B1","changed":true},{"step":"idom","block":"B4","idom":"B3","changed":true},{"step":"round"},{"step":"meet","block":"B1","fingers":["B3","B0"]},{"step":"climb","block":"B1","fingers":["B1","B0"]},{"step":"climb","block":"B1","fingers":["B0","B0"]},{"step":"idom","block":"B1","idom":"B0","changed":false},{"step":"idom","block":"B2","idom":"B1","changed":false},{"step":"idom","block":"B5","idom":"B1","changed":false},{"step":"idom","block":"B6","idom":"B5","changed":false},{"step":"idom","block":"B8","idom":"B5","changed":false},{"step":"meet","block":"B7","fingers":["B8","B6"]},{"step":"climb","block":"B7","fingers":["B5","B6"]},{"step":"climb","block":"B7","fingers":["B5","B5"]},{"step":"idom","block":"B7","idom":"B5","changed":false},{"step":"meet","block":"B3","fingers":["B7","B2"]},{"step":"climb","block":"B3","fingers":["B5","B2"]},{"step":"climb","block":"B3","fingers":["B1","B2"]},{"step":"climb","block":"B3","fingers":["B1","B1"]},{"step":"idom","block":"B3","idom":"B1","changed":false},{"step":"idom","block":"B4","idom":"B3","changed":false}],"runners":[{"join":"B1","pred":"B0","path":[],"stop":"B0"},{"join":"B1","pred":"B3","path":["B3","B1"],"stop":"B0"},{"join":"B7","pred":"B6","path":["B6"],"stop":"B5"},{"join":"B7","pred":"B8","path":["B8"],"stop":"B5"},{"join":"B3","pred":"B2","path":["B2"],"stop":"B1"},{"join":"B3","pred":"B7","path":["B7","B5"],"stop":"B1"}]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%a","type":"i32","promotable":true,"loads":1,"stores":2},
; {"event":"candidate","variable":"%b","type":"i32","promotable":true,"loads":1,"stores":2},
; {"event":"candidate","variable":"%c","type":"i32","promotable":true,"loads":1,"stores":3},
; {"event":"candidate","variable":"%d","type":"i32","promotable":true,"loads":1,"stores":3},
; {"event":"candidate","variable":"%i","type":"i32","promotable":true,"loads":1,"stores":2},
; {"event":"candidate","variable":"%y","type":"i32","promotable":true,"loads":0,"stores":1},
; {"event":"candidate","variable":"%z","type":"i32","promotable":true,"loads":0,"stores":1},
; {"event":"local-store","block":"B0","variable":"%i","value":"1","stack":["1"],"overwrites":false},
; {"event":"local-store","block":"B1","variable":"%a","value":"%a.def","stack":["%a.def"],"overwrites":false},
; {"event":"local-store","block":"B1","variable":"%c","value":"%c.def","stack":["%c.def"],"overwrites":false},
; {"event":"local-store","block":"B2","variable":"%b","value":"%b.def","stack":["%b.def"],"overwrites":false},
; {"event":"local-store","block":"B2","variable":"%c","value":"%c.def2","stack":["%c.def2"],"overwrites":false},
; {"event":"local-store","block":"B2","variable":"%d","value":"%d.def","stack":["%d.def"],"overwrites":false},
; {"event":"local-store","block":"B5","variable":"%a","value":"%a.def2","stack":["%a.def2"],"overwrites":false},
; {"event":"local-store","block":"B5","variable":"%d","value":"%d.def2","stack":["%d.def2"],"overwrites":false},
; {"event":"local-store","block":"B6","variable":"%d","value":"%d.def3","stack":["%d.def3"],"overwrites":false},
; {"event":"local-store","block":"B8","variable":"%c","value":"%c.def3","stack":["%c.def3"],"overwrites":false},
; {"event":"local-store","block":"B7","variable":"%b","value":"%b.def2","stack":["%b.def2"],"overwrites":false},
; {"event":"upward-exposed","block":"B3","variable":"%a","load":"%a.use"},
; {"event":"upward-exposed","block":"B3","variable":"%b","load":"%b.use"},
; {"event":"local-store","block":"B3","variable":"%y","value":"%y.def","stack":["%y.def"],"overwrites":false},
; {"event":"upward-exposed","block":"B3","variable":"%c","load":"%c.use"},
; {"event":"upward-exposed","block":"B3","variable":"%d","load":"%d.use"},
; {"event":"local-store","block":"B3","variable":"%z","value":"%z.def","stack":["%z.def"],"overwrites":false},
; {"event":"upward-exposed","block":"B3","variable":"%i","load":"%i.use"},
; {"event":"local-store","block":"B3","variable":"%i","value":"%i.def","stack":["%i.use","%i.def"],"overwrites":false},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%a","defs":["B1","B5"],"uses":["B3"],"global":true},
; {"event":"variable","variable":"%b","defs":["B2","B7"],"uses":["B3"],"global":true},
; {"event":"variable","variable":"%c","defs":["B1","B2","B8"],"uses":["B3"],"global":true},
; {"event":"variable","variable":"%d","defs":["B2","B5","B6"],"uses":["B3"],"global":true},
; {"event":"variable","variable":"%i","defs":["B0","B3"],"uses":["B3"],"global":true},
; {"event":"variable","variable":"%y","defs":["B3"],"uses":[],"global":false},
; {"event":"variable","variable":"%z","defs":["B3"],"uses":[],"global":false},
; {"event":"forms","variable":"%a","counts":{"maximal":3,"minimal":2,"semi-pruned":2,"pruned":1}},
; {"event":"forms","variable":"%b","counts":{"maximal":3,"minimal":2,"semi-pruned":2,"pruned":1}},
; {"event":"forms","variable":"%c","counts":{"maximal":3,"minimal":3,"semi-pruned":3,"pruned":2}},
; {"event":"forms","variable":"%d","counts":{"maximal":3,"minimal":3,"semi-pruned":3,"pruned":2}},
; {"event":"forms","variable":"%i","counts":{"maximal":3,"minimal":1,"semi-pruned":1,"pruned":1}},
; {"event":"forms","variable":"%y","counts":{"maximal":3,"minimal":1,"semi-pruned":0,"pruned":0}},
; {"event":"forms","variable":"%z","counts":{"maximal":3,"minimal":1,"semi-pruned":0,"pruned":0}},
; {"event":"phase","name":"Placing phis"},
; {"event":"worklist","variable":"%a","w":["B1","B5"]},
; {"event":"take","variable":"%a","x":"B1","w":["B5"],"frontier":["B1"],"known":[]},
; {"event":"place","variable":"%a","y":"B1","x":"B1","f":["B1"],"w":["B5"]},
; {"event":"take","variable":"%a","x":"B5","w":[],"frontier":["B3"],"known":[]},
; {"event":"place","variable":"%a","y":"B3","x":"B5","f":["B1","B3"],"w":["B3"]},
; {"event":"take","variable":"%a","x":"B3","w":[],"frontier":["B1"],"known":["B1"]},
; {"event":"worklist","variable":"%b","w":["B2","B7"]},
; {"event":"take","variable":"%b","x":"B2","w":["B7"],"frontier":["B3"],"known":[]},
; {"event":"place","variable":"%b","y":"B3","x":"B2","f":["B3"],"w":["B7","B3"]},
; {"event":"take","variable":"%b","x":"B7","w":["B3"],"frontier":["B3"],"known":["B3"]},
; {"event":"take","variable":"%b","x":"B3","w":[],"frontier":["B1"],"known":[]},
; {"event":"place","variable":"%b","y":"B1","x":"B3","f":["B3","B1"],"w":["B1"]},
; {"event":"take","variable":"%b","x":"B1","w":[],"frontier":["B1"],"known":["B1"]},
; {"event":"worklist","variable":"%c","w":["B1","B2","B8"]},
; {"event":"take","variable":"%c","x":"B1","w":["B2","B8"],"frontier":["B1"],"known":[]},
; {"event":"place","variable":"%c","y":"B1","x":"B1","f":["B1"],"w":["B2","B8"]},
; {"event":"take","variable":"%c","x":"B2","w":["B8"],"frontier":["B3"],"known":[]},
; {"event":"place","variable":"%c","y":"B3","x":"B2","f":["B1","B3"],"w":["B8","B3"]},
; {"event":"take","variable":"%c","x":"B8","w":["B3"],"frontier":["B7"],"known":[]},
; {"event":"place","variable":"%c","y":"B7","x":"B8","f":["B1","B3","B7"],"w":["B3","B7"]},
; {"event":"take","variable":"%c","x":"B3","w":["B7"],"frontier":["B1"],"known":["B1"]},
; {"event":"take","variable":"%c","x":"B7","w":[],"frontier":["B3"],"known":["B3"]},
; {"event":"worklist","variable":"%d","w":["B2","B5","B6"]},
; {"event":"take","variable":"%d","x":"B2","w":["B5","B6"],"frontier":["B3"],"known":[]},
; {"event":"place","variable":"%d","y":"B3","x":"B2","f":["B3"],"w":["B5","B6","B3"]},
; {"event":"take","variable":"%d","x":"B5","w":["B6","B3"],"frontier":["B3"],"known":["B3"]},
; {"event":"take","variable":"%d","x":"B6","w":["B3"],"frontier":["B7"],"known":[]},
; {"event":"place","variable":"%d","y":"B7","x":"B6","f":["B3","B7"],"w":["B3","B7"]},
; {"event":"take","variable":"%d","x":"B3","w":["B7"],"frontier":["B1"],"known":[]},
; {"event":"place","variable":"%d","y":"B1","x":"B3","f":["B3","B7","B1"],"w":["B7","B1"]},
; {"event":"take","variable":"%d","x":"B7","w":["B1"],"frontier":["B3"],"known":["B3"]},
; {"event":"take","variable":"%d","x":"B1","w":[],"frontier":["B1"],"known":["B1"]},
; {"event":"worklist","variable":"%i","w":["B0","B3"]},
; {"event":"take","variable":"%i","x":"B0","w":["B3"],"frontier":[],"known":[]},
; {"event":"take","variable":"%i","x":"B3","w":[],"frontier":["B1"],"known":[]},
; {"event":"place","variable":"%i","y":"B1","x":"B3","f":["B1"],"w":["B1"]},
; {"event":"take","variable":"%i","x":"B1","w":[],"frontier":["B1"],"known":["B1"]},
; {"event":"phase","name":"Inserting phis"},
; {"event":"insert","block":"B1","variable":"%a","phi":"%a.0","text":"%a.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]"},
; {"event":"insert","block":"B1","variable":"%b","phi":"%b.0","text":"%b.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]"},
; {"event":"insert","block":"B1","variable":"%c","phi":"%c.0","text":"%c.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]"},
; {"event":"insert","block":"B1","variable":"%d","phi":"%d.0","text":"%d.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]"},
; {"event":"insert","block":"B1","variable":"%i","phi":"%i.0","text":"%i.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]"},
; {"event":"insert","block":"B3","variable":"%a","phi":"%a.1","text":"%a.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]"},
; {"event":"insert","block":"B3","variable":"%b","phi":"%b.1","text":"%b.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]"},
; {"event":"insert","block":"B3","variable":"%c","phi":"%c.1","text":"%c.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]"},
; {"event":"insert","block":"B3","variable":"%d","phi":"%d.1","text":"%d.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]"},
; {"event":"insert","block":"B7","variable":"%c","phi":"%c.2","text":"%c.2 = phi i32 [ ??, %B6 ], [ ??, %B8 ]"},
; {"event":"insert","block":"B7","variable":"%d","phi":"%d.2","text":"%d.2 = phi i32 [ ??, %B6 ], [ ??, %B8 ]"},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"B0","counters":{"%a":1,"%b":1,"%c":1,"%d":1,"%i":0},"tops":["a0","b0","c0","d0","-"]},
; {"event":"push","block":"B0","variable":"%i","from":"store","value":"1","name":"i0","stack":["1"]},
; {"event":"fill","block":"B1","phi":"%a.0","operand":0,"pred":"B0","value":"undef"},
; {"event":"fill","block":"B1","phi":"%b.0","operand":0,"pred":"B0","value":"undef"},
; {"event":"fill","block":"B1","phi":"%c.0","operand":0,"pred":"B0","value":"undef"},
; {"event":"fill","block":"B1","phi":"%d.0","operand":0,"pred":"B0","value":"undef"},
; {"event":"fill","block":"B1","phi":"%i.0","operand":0,"pred":"B0","value":"1"},
; {"event":"enter","block":"B1","counters":{"%a":1,"%b":1,"%c":1,"%d":1,"%i":1},"tops":["a0","b0","c0","d0","i0"]},
; {"event":"push","block":"B1","variable":"%a","from":"phi","value":"%a.0","name":"a1","stack":["undef","%a.0"]},
; {"event":"push","block":"B1","variable":"%b","from":"phi","value":"%b.0","name":"b1","stack":["undef","%b.0"]},
; {"event":"push","block":"B1","variable":"%c","from":"phi","value":"%c.0","name":"c1","stack":["undef","%c.0"]},
; {"event":"push","block":"B1","variable":"%d","from":"phi","value":"%d.0","name":"d1","stack":["undef","%d.0"]},
; {"event":"push","block":"B1","variable":"%i","from":"phi","value":"%i.0","name":"i1","stack":["1","%i.0"]},
; {"event":"push","block":"B1","variable":"%a","from":"store","value":"%a.def","name":"a2","stack":["undef","%a.0","%a.def"]},
; {"event":"push","block":"B1","variable":"%c","from":"store","value":"%c.def","name":"c2","stack":["undef","%c.0","%c.def"]},
; {"event":"enter","block":"B2","counters":{"%a":3,"%b":2,"%c":3,"%d":2,"%i":2},"tops":["a2","b1","c2","d1","i1"]},
; {"event":"push","block":"B2","variable":"%b","from":"store","value":"%b.def","name":"b2","stack":["undef","%b.0","%b.def"]},
; {"event":"push","block":"B2","variable":"%c","from":"store","value":"%c.def2","name":"c3","stack":["undef","%c.0","%c.def","%c.def2"]},
; {"event":"push","block":"B2","variable":"%d","from":"store","value":"%d.def","name":"d2","stack":["undef","%d.0","%d.def"]},
; {"event":"fill","block":"B3","phi":"%a.1","operand":0,"pred":"B2","value":"%a.def"},
; {"event":"fill","block":"B3","phi":"%b.1","operand":0,"pred":"B2","value":"%b.def"},
; {"event":"fill","block":"B3","phi":"%c.1","operand":0,"pred":"B2","value":"%c.def2"},
; {"event":"fill","block":"B3","phi":"%d.1","operand":0,"pred":"B2","value":"%d.def"},
; {"event":"pop","block":"B2","variable":"%d","stack":["undef","%d.0"]},
; {"event":"pop","block":"B2","variable":"%c","stack":["undef","%c.0","%c.def"]},
; {"event":"pop","block":"B2","variable":"%b","stack":["undef","%b.0"]},
; {"event":"enter","block":"B3","counters":{"%a":3,"%b":3,"%c":4,"%d":3,"%i":2},"tops":["a2","b1","c2","d1","i1"]},
; {"event":"push","block":"B3","variable":"%a","from":"phi","value":"%a.1","name":"a3","stack":["undef","%a.0","%a.def","%a.1"]},
; {"event":"push","block":"B3","variable":"%b","from":"phi","value":"%b.1","name":"b3","stack":["undef","%b.0","%b.1"]},
; {"event":"push","block":"B3","variable":"%c","from":"phi","value":"%c.1","name":"c4","stack":["undef","%c.0","%c.def","%c.1"]},
; {"event":"push","block":"B3","variable":"%d","from":"phi","value":"%d.1","name":"d3","stack":["undef","%d.0","%d.1"]},
; {"event":"replace","block":"B3","variable":"%a","load":"%a.use","value":"%a.1"},
; {"event":"replace","block":"B3","variable":"%b","load":"%b.use","value":"%b.1"},
; {"event":"replace","block":"B3","variable":"%c","load":"%c.use","value":"%c.1"},
; {"event":"replace","block":"B3","variable":"%d","load":"%d.use","value":"%d.1"},
; {"event":"replace","block":"B3","variable":"%i","load":"%i.use","value":"%i.0"},
; {"event":"push","block":"B3","variable":"%y","from":"store","value":"%y.def","name":"y0","stack":["%y.def"]},
; {"event":"push","block":"B3","variable":"%z","from":"store","value":"%z.def","name":"z0","stack":["%z.def"]},
; {"event":"push","block":"B3","variable":"%i","from":"store","value":"%i.def","name":"i2","stack":["1","%i.0","%i.def"]},
; {"event":"fill","block":"B1","phi":"%a.0","operand":1,"pred":"B3","value":"%a.1"},
; {"event":"fill","block":"B1","phi":"%b.0","operand":1,"pred":"B3","value":"%b.1"},
; {"event":"fill","block":"B1","phi":"%c.0","operand":1,"pred":"B3","value":"%c.1"},
; {"event":"fill","block":"B1","phi":"%d.0","operand":1,"pred":"B3","value":"%d.1"},
; {"event":"fill","block":"B1","phi":"%i.0","operand":1,"pred":"B3","value":"%i.def"},
; {"event":"enter","block":"B4","counters":{"%a":4,"%b":4,"%c":5,"%d":4,"%i":3},"tops":["a3","b3","c4","d3","i2"]},
; {"event":"pop","block":"B3","variable":"%i","stack":["1","%i.0"]},
; {"event":"pop","block":"B3","variable":"%z","stack":[]},
; {"event":"pop","block":"B3","variable":"%y","stack":[]},
; {"event":"pop","block":"B3","variable":"%d","stack":["undef","%d.0"]},
; {"event":"pop","block":"B3","variable":"%c","stack":["undef","%c.0","%c.def"]},
; {"event":"pop","block":"B3","variable":"%b","stack":["undef","%b.0"]},
; {"event":"pop","block":"B3","variable":"%a","stack":["undef","%a.0","%a.def"]},
; {"event":"enter","block":"B5","counters":{"%a":4,"%b":4,"%c":5,"%d":4,"%i":3},"tops":["a2","b1","c2","d1","i1"]},
; {"event":"push","block":"B5","variable":"%a","from":"store","value":"%a.def2","name":"a4","stack":["undef","%a.0","%a.def","%a.def2"]},
; {"event":"push","block":"B5","variable":"%d","from":"store","value":"%d.def2","name":"d4","stack":["undef","%d.0","%d.def2"]},
; {"event":"enter","block":"B6","counters":{"%a":5,"%b":4,"%c":5,"%d":5,"%i":3},"tops":["a4","b1","c2","d4","i1"]},
; {"event":"push","block":"B6","variable":"%d","from":"store","value":"%d.def3","name":"d5","stack":["undef","%d.0","%d.def2","%d.def3"]},
; {"event":"fill","block":"B7","phi":"%c.2","operand":0,"pred":"B6","value":"%c.def"},
; {"event":"fill","block":"B7","phi":"%d.2","operand":0,"pred":"B6","value":"%d.def3"},
; {"event":"pop","block":"B6","variable":"%d","stack":["undef","%d.0","%d.def2"]},
; {"event":"enter","block":"B7","counters":{"%a":5,"%b":4,"%c":5,"%d":6,"%i":3},"tops":["a4","b1","c2","d4","i1"]},
; {"event":"push","block":"B7","variable":"%c","from":"phi","value":"%c.2","name":"c5","stack":["undef","%c.0","%c.def","%c.2"]},
; {"event":"push","block":"B7","variable":"%d","from":"phi","value":"%d.2","name":"d6","stack":["undef","%d.0","%d.def2","%d.2"]},
; {"event":"push","block":"B7","variable":"%b","from":"store","value":"%b.def2","name":"b4","stack":["undef","%b.0","%b.def2"]},
; {"event":"fill","block":"B3","phi":"%a.1","operand":1,"pred":"B7","value":"%a.def2"},
; {"event":"fill","block":"B3","phi":"%b.1","operand":1,"pred":"B7","value":"%b.def2"},
; {"event":"fill","block":"B3","phi":"%c.1","operand":1,"pred":"B7","value":"%c.2"},
; {"event":"fill","block":"B3","phi":"%d.1","operand":1,"pred":"B7","value":"%d.2"},
; {"event":"pop","block":"B7","variable":"%b","stack":["undef","%b.0"]},
; {"event":"pop","block":"B7","variable":"%d","stack":["undef","%d.0","%d.def2"]},
; {"event":"pop","block":"B7","variable":"%c","stack":["undef","%c.0","%c.def"]},
; {"event":"enter","block":"B8","counters":{"%a":5,"%b":5,"%c":6,"%d":7,"%i":3},"tops":["a4","b1","c2","d4","i1"]},
; {"event":"push","block":"B8","variable":"%c","from":"store","value":"%c.def3","name":"c6","stack":["undef","%c.0","%c.def","%c.def3"]},
; {"event":"fill","block":"B7","phi":"%c.2","operand":1,"pred":"B8","value":"%c.def3"},
; {"event":"fill","block":"B7","phi":"%d.2","operand":1,"pred":"B8","value":"%d.def2"},
; {"event":"pop","block":"B8","variable":"%c","stack":["undef","%c.0","%c.def"]},
; {"event":"pop","block":"B5","variable":"%d","stack":["undef","%d.0"]},
; {"event":"pop","block":"B5","variable":"%a","stack":["undef","%a.0","%a.def"]},
; {"event":"pop","block":"B1","variable":"%c","stack":["undef","%c.0"]},
; {"event":"pop","block":"B1","variable":"%a","stack":["undef","%a.0"]},
; {"event":"pop","block":"B1","variable":"%i","stack":["1"]},
; {"event":"pop","block":"B1","variable":"%d","stack":["undef"]},
; {"event":"pop","block":"B1","variable":"%c","stack":["undef"]},
; {"event":"pop","block":"B1","variable":"%b","stack":["undef"]},
; {"event":"pop","block":"B1","variable":"%a","stack":["undef"]},
; {"event":"pop","block":"B0","variable":"%i","stack":[]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%a = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%b = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%c = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%d = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%i = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%y = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%z = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define void @eac() {\nB0:\n  br label %B1\n\nB1:                                               ; preds = %B0, %B3\n  %a.0 = phi i32 [ undef, %B0 ], [ %a.1, %B3 ]\n  %b.0 = phi i32 [ undef, %B0 ], [ %b.1, %B3 ]\n  %c.0 = phi i32 [ undef, %B0 ], [ %c.1, %B3 ]\n  %d.0 = phi i32 [ undef, %B0 ], [ %d.1, %B3 ]\n  %i.0 = phi i32 [ 1, %B0 ], [ %i.def, %B3 ]\n  %a.def = call i32 @get(i32 1)\n  %c.def = call i32 @get(i32 2)\n  %a.less = icmp slt i32 %a.def, %c.def\n  br i1 %a.less, label %B2, label %B5\n\nB2:                                               ; preds = %B1\n  %b.def = call i32 @get(i32 3)\n  %c.def2 = call i32 @get(i32 4)\n  %d.def = call i32 @get(i32 5)\n  br label %B3\n\nB3:                                               ; preds = %B2, %B7\n  %a.1 = phi i32 [ %a.def, %B2 ], [ %a.def2, %B7 ]\n  %b.1 = phi i32 [ %b.def, %B2 ], [ %b.def2, %B7 ]\n  %c.1 = phi i32 [ %c.def2, %B2 ], [ %c.2, %B7 ]\n  %d.1 = phi i32 [ %d.def, %B2 ], [ %d.2, %B7 ]\n  %y.def = add i32 %a.1, %b.1\n  %z.def = add i32 %c.1, %d.1\n  call void @use(i32 %y.def, i32 %z.def)\n  %i.def = add i32 %i.0, 1\n  %more = icmp sle i32 %i.def, 100\n  br i1 %more, label %B1, label %B4\n\nB4:                                               ; preds = %B3\n  ret void\n\nB5:                                               ; preds = %B1\n  %a.def2 = call i32 @get(i32 6)\n  %d.def2 = call i32 @get(i32 7)\n  %a.le = icmp sle i32 %a.def2, %d.def2\n  br i1 %a.le, label %B6, label %B8\n\nB6:                                               ; preds = %B5\n  %d.def3 = call i32 @get(i32 8)\n  br label %B7\n\nB7:                                               ; preds = %B6, %B8\n  %c.2 = phi i32 [ %c.def, %B6 ], [ %c.def3, %B8 ]\n  %d.2 = phi i32 [ %d.def3, %B6 ], [ %d.def2, %B8 ]\n  %b.def2 = call i32 @get(i32 9)\n  br label %B3\n\nB8:                                               ; preds = %B5\n  %c.def3 = call i32 @get(i32 10)\n  br label %B7\n}\n"}],"after":"define void @eac() {\nB0:\n  br label %B1\n\nB1:                                               ; preds = %B0, %B3\n  %a.0 = phi i32 [ undef, %B0 ], [ %a.1, %B3 ]\n  %b.0 = phi i32 [ undef, %B0 ], [ %b.1, %B3 ]\n  %c.0 = phi i32 [ undef, %B0 ], [ %c.1, %B3 ]\n  %d.0 = phi i32 [ undef, %B0 ], [ %d.1, %B3 ]\n  %i.0 = phi i32 [ 1, %B0 ], [ %i.def, %B3 ]\n  %a.def = call i32 @get(i32 1)\n  %c.def = call i32 @get(i32 2)\n  %a.less = icmp slt i32 %a.def, %c.def\n  br i1 %a.less, label %B2, label %B5\n\nB2:                                               ; preds = %B1\n  %b.def = call i32 @get(i32 3)\n  %c.def2 = call i32 @get(i32 4)\n  %d.def = call i32 @get(i32 5)\n  br label %B3\n\nB3:                                               ; preds = %B2, %B7\n  %a.1 = phi i32 [ %a.def, %B2 ], [ %a.def2, %B7 ]\n  %b.1 = phi i32 [ %b.def, %B2 ], [ %b.def2, %B7 ]\n  %c.1 = phi i32 [ %c.def2, %B2 ], [ %c.2, %B7 ]\n  %d.1 = phi i32 [ %d.def, %B2 ], [ %d.2, %B7 ]\n  %y.def = add i32 %a.1, %b.1\n  %z.def = add i32 %c.1, %d.1\n  call void @use(i32 %y.def, i32 %z.def)\n  %i.def = add i32 %i.0, 1\n  %more = icmp sle i32 %i.def, 100\n  br i1 %more, label %B1, label %B4\n\nB4:                                               ; preds = %B3\n  ret void\n\nB5:                                               ; preds = %B1\n  %a.def2 = call i32 @get(i32 6)\n  %d.def2 = call i32 @get(i32 7)\n  %a.le = icmp sle i32 %a.def2, %d.def2\n  br i1 %a.le, label %B6, label %B8\n\nB6:                                               ; preds = %B5\n  %d.def3 = call i32 @get(i32 8)\n  br label %B7\n\nB7:                                               ; preds = %B6, %B8\n  %c.2 = phi i32 [ %c.def, %B6 ], [ %c.def3, %B8 ]\n  %d.2 = phi i32 [ %d.def3, %B6 ], [ %d.def2, %B8 ]\n  %b.def2 = call i32 @get(i32 9)\n  br label %B3\n\nB8:                                               ; preds = %B5\n  %c.def3 = call i32 @get(i32 10)\n  br label %B7\n}\n","renamed":{}}
; ]
