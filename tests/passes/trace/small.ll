; RUN: %minic %s -passes=mem2reg --trace=mem2reg:json -fsyntax-only
; max, a sign and a counting loop: one phi each.
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
; OUTPUT:
; [
; {"pass":"mem2reg","function":"max","form":"pruned","before":"define i32 @max(i32 %a, i32 %b) {\nentry:\n  %r = alloca i32, align 4\n  store i32 %a, ptr %r, align 4\n  %less = icmp slt i32 %a, %b\n  br i1 %less, label %if.then, label %if.end\n\nif.then:                                          ; preds = %entry\n  store i32 %b, ptr %r, align 4\n  br label %if.end\n\nif.end:                                           ; preds = %entry, %if.then\n  %v = load i32, ptr %r, align 4\n  ret i32 %v\n}\n","events":[
; {"event":"begin","function":"max","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["entry","if.then","if.end"],"blocks":[{"block":"entry","idom":null,"level":0,"dom":["entry"],"frontier":[]},{"block":"if.then","idom":"entry","level":1,"dom":["entry","if.then"],"frontier":["if.end"]},{"block":"if.end","idom":"entry","level":1,"dom":["entry","if.end"],"frontier":[]}],"steps":[{"step":"round"},{"step":"idom","block":"if.then","idom":"entry","changed":true},{"step":"meet","block":"if.end","fingers":["if.then","entry"]},{"step":"climb","block":"if.end","fingers":["entry","entry"]},{"step":"idom","block":"if.end","idom":"entry","changed":true},{"step":"round"},{"step":"idom","block":"if.then","idom":"entry","changed":false},{"step":"meet","block":"if.end","fingers":["if.then","entry"]},{"step":"climb","block":"if.end","fingers":["entry","entry"]},{"step":"idom","block":"if.end","idom":"entry","changed":false}],"runners":[{"join":"if.end","pred":"entry","path":[],"stop":"entry"},{"join":"if.end","pred":"if.then","path":["if.then"],"stop":"entry"}]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%r","type":"i32","promotable":true,"loads":1,"stores":2},
; {"event":"local-store","block":"entry","variable":"%r","value":"%a","stack":["%a"],"overwrites":false},
; {"event":"local-store","block":"if.then","variable":"%r","value":"%b","stack":["%b"],"overwrites":false},
; {"event":"upward-exposed","block":"if.end","variable":"%r","load":"%v"},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%r","defs":["entry","if.then"],"uses":["if.end"],"global":true},
; {"event":"forms","variable":"%r","counts":{"maximal":1,"minimal":1,"semi-pruned":1,"pruned":1}},
; {"event":"phase","name":"Placing phis"},
; {"event":"live-in","variable":"%r","blocks":["if.end"],"walk":["if.end"]},
; {"event":"worklist","variable":"%r","w":["entry","if.then"]},
; {"event":"take","variable":"%r","x":"entry","w":["if.then"],"frontier":[],"known":[]},
; {"event":"take","variable":"%r","x":"if.then","w":[],"frontier":["if.end"],"known":[]},
; {"event":"place","variable":"%r","y":"if.end","x":"if.then","f":["if.end"],"w":["if.end"]},
; {"event":"take","variable":"%r","x":"if.end","w":[],"frontier":[],"known":[]},
; {"event":"phase","name":"Inserting phis"},
; {"event":"insert","block":"if.end","variable":"%r","phi":"%r.0","text":"%r.0 = phi i32 [ ??, %entry ], [ ??, %if.then ]"},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"entry","counters":{"%r":0},"tops":["-"]},
; {"event":"push","block":"entry","variable":"%r","from":"store","value":"%a","name":"r0","stack":["%a"]},
; {"event":"fill","block":"if.end","phi":"%r.0","operand":0,"pred":"entry","value":"%a"},
; {"event":"enter","block":"if.then","counters":{"%r":1},"tops":["r0"]},
; {"event":"push","block":"if.then","variable":"%r","from":"store","value":"%b","name":"r1","stack":["%a","%b"]},
; {"event":"fill","block":"if.end","phi":"%r.0","operand":1,"pred":"if.then","value":"%b"},
; {"event":"pop","block":"if.then","variable":"%r","stack":["%a"]},
; {"event":"enter","block":"if.end","counters":{"%r":2},"tops":["r0"]},
; {"event":"push","block":"if.end","variable":"%r","from":"phi","value":"%r.0","name":"r2","stack":["%a","%r.0"]},
; {"event":"replace","block":"if.end","variable":"%r","load":"%v","value":"%r.0"},
; {"event":"pop","block":"if.end","variable":"%r","stack":["%a"]},
; {"event":"pop","block":"entry","variable":"%r","stack":[]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%r = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @max(i32 %a, i32 %b) {\nentry:\n  %less = icmp slt i32 %a, %b\n  br i1 %less, label %if.then, label %if.end\n\nif.then:                                          ; preds = %entry\n  br label %if.end\n\nif.end:                                           ; preds = %entry, %if.then\n  %r.0 = phi i32 [ %a, %entry ], [ %b, %if.then ]\n  ret i32 %r.0\n}\n"}],"after":"define i32 @max(i32 %a, i32 %b) {\nentry:\n  %less = icmp slt i32 %a, %b\n  br i1 %less, label %if.then, label %if.end\n\nif.then:                                          ; preds = %entry\n  br label %if.end\n\nif.end:                                           ; preds = %entry, %if.then\n  %r.0 = phi i32 [ %a, %entry ], [ %b, %if.then ]\n  ret i32 %r.0\n}\n","renamed":{}},
; {"pass":"mem2reg","function":"sign","form":"pruned","before":"define i32 @sign(i1 %c) {\nentry:\n  %r = alloca i32, align 4\n  br i1 %c, label %if.then, label %if.else\n\nif.then:                                          ; preds = %entry\n  store i32 1, ptr %r, align 4\n  br label %join\n\nif.else:                                          ; preds = %entry\n  store i32 -1, ptr %r, align 4\n  br label %join\n\njoin:                                             ; preds = %if.then, %if.else\n  %v = load i32, ptr %r, align 4\n  ret i32 %v\n}\n","events":[
; {"event":"begin","function":"sign","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["entry","if.then","if.else","join"],"blocks":[{"block":"entry","idom":null,"level":0,"dom":["entry"],"frontier":[]},{"block":"if.then","idom":"entry","level":1,"dom":["entry","if.then"],"frontier":["join"]},{"block":"if.else","idom":"entry","level":1,"dom":["entry","if.else"],"frontier":["join"]},{"block":"join","idom":"entry","level":1,"dom":["entry","join"],"frontier":[]}],"steps":[{"step":"round"},{"step":"idom","block":"if.then","idom":"entry","changed":true},{"step":"idom","block":"if.else","idom":"entry","changed":true},{"step":"meet","block":"join","fingers":["if.else","if.then"]},{"step":"climb","block":"join","fingers":["entry","if.then"]},{"step":"climb","block":"join","fingers":["entry","entry"]},{"step":"idom","block":"join","idom":"entry","changed":true},{"step":"round"},{"step":"idom","block":"if.then","idom":"entry","changed":false},{"step":"idom","block":"if.else","idom":"entry","changed":false},{"step":"meet","block":"join","fingers":["if.else","if.then"]},{"step":"climb","block":"join","fingers":["entry","if.then"]},{"step":"climb","block":"join","fingers":["entry","entry"]},{"step":"idom","block":"join","idom":"entry","changed":false}],"runners":[{"join":"join","pred":"if.then","path":["if.then"],"stop":"entry"},{"join":"join","pred":"if.else","path":["if.else"],"stop":"entry"}]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%r","type":"i32","promotable":true,"loads":1,"stores":2},
; {"event":"local-store","block":"if.then","variable":"%r","value":"1","stack":["1"],"overwrites":false},
; {"event":"local-store","block":"if.else","variable":"%r","value":"-1","stack":["-1"],"overwrites":false},
; {"event":"upward-exposed","block":"join","variable":"%r","load":"%v"},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%r","defs":["if.then","if.else"],"uses":["join"],"global":true},
; {"event":"forms","variable":"%r","counts":{"maximal":1,"minimal":1,"semi-pruned":1,"pruned":1}},
; {"event":"phase","name":"Placing phis"},
; {"event":"live-in","variable":"%r","blocks":["join"],"walk":["join"]},
; {"event":"worklist","variable":"%r","w":["if.then","if.else"]},
; {"event":"take","variable":"%r","x":"if.then","w":["if.else"],"frontier":["join"],"known":[]},
; {"event":"place","variable":"%r","y":"join","x":"if.then","f":["join"],"w":["if.else","join"]},
; {"event":"take","variable":"%r","x":"if.else","w":["join"],"frontier":["join"],"known":["join"]},
; {"event":"take","variable":"%r","x":"join","w":[],"frontier":[],"known":[]},
; {"event":"phase","name":"Inserting phis"},
; {"event":"insert","block":"join","variable":"%r","phi":"%r.0","text":"%r.0 = phi i32 [ ??, %if.then ], [ ??, %if.else ]"},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"entry","counters":{"%r":1},"tops":["r0"]},
; {"event":"enter","block":"if.then","counters":{"%r":1},"tops":["r0"]},
; {"event":"push","block":"if.then","variable":"%r","from":"store","value":"1","name":"r1","stack":["undef","1"]},
; {"event":"fill","block":"join","phi":"%r.0","operand":0,"pred":"if.then","value":"1"},
; {"event":"pop","block":"if.then","variable":"%r","stack":["undef"]},
; {"event":"enter","block":"if.else","counters":{"%r":2},"tops":["r0"]},
; {"event":"push","block":"if.else","variable":"%r","from":"store","value":"-1","name":"r2","stack":["undef","-1"]},
; {"event":"fill","block":"join","phi":"%r.0","operand":1,"pred":"if.else","value":"-1"},
; {"event":"pop","block":"if.else","variable":"%r","stack":["undef"]},
; {"event":"enter","block":"join","counters":{"%r":3},"tops":["r0"]},
; {"event":"push","block":"join","variable":"%r","from":"phi","value":"%r.0","name":"r3","stack":["undef","%r.0"]},
; {"event":"replace","block":"join","variable":"%r","load":"%v","value":"%r.0"},
; {"event":"pop","block":"join","variable":"%r","stack":["undef"]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%r = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @sign(i1 %c) {\nentry:\n  br i1 %c, label %if.then, label %if.else\n\nif.then:                                          ; preds = %entry\n  br label %join\n\nif.else:                                          ; preds = %entry\n  br label %join\n\njoin:                                             ; preds = %if.then, %if.else\n  %r.0 = phi i32 [ 1, %if.then ], [ -1, %if.else ]\n  ret i32 %r.0\n}\n"}],"after":"define i32 @sign(i1 %c) {\nentry:\n  br i1 %c, label %if.then, label %if.else\n\nif.then:                                          ; preds = %entry\n  br label %join\n\nif.else:                                          ; preds = %entry\n  br label %join\n\njoin:                                             ; preds = %if.then, %if.else\n  %r.0 = phi i32 [ 1, %if.then ], [ -1, %if.else ]\n  ret i32 %r.0\n}\n","renamed":{}},
; {"pass":"mem2reg","function":"count","form":"pruned","before":"define i32 @count() {\nentry:\n  %i = alloca i32, align 4\n  store i32 0, ptr %i, align 4\n  br label %while.cond\n\nwhile.cond:                                       ; preds = %entry, %while.body\n  %v = load i32, ptr %i, align 4\n  %more = icmp slt i32 %v, 10\n  br i1 %more, label %while.body, label %while.end\n\nwhile.body:                                       ; preds = %while.cond\n  %w = load i32, ptr %i, align 4\n  %inc = add i32 %w, 1\n  store i32 %inc, ptr %i, align 4\n  br label %while.cond\n\nwhile.end:                                        ; preds = %while.cond\n  %r = load i32, ptr %i, align 4\n  ret i32 %r\n}\n","events":[
; {"event":"begin","function":"count","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["entry","while.cond","while.body","while.end"],"blocks":[{"block":"entry","idom":null,"level":0,"dom":["entry"],"frontier":[]},{"block":"while.cond","idom":"entry","level":1,"dom":["entry","while.cond"],"frontier":["while.cond"]},{"block":"while.body","idom":"while.cond","level":2,"dom":["entry","while.cond","while.body"],"frontier":["while.cond"]},{"block":"while.end","idom":"while.cond","level":2,"dom":["entry","while.cond","while.end"],"frontier":[]}],"steps":[{"step":"round"},{"step":"idom","block":"while.cond","idom":"entry","changed":true},{"step":"idom","block":"while.body","idom":"while.cond","changed":true},{"step":"idom","block":"while.end","idom":"while.cond","changed":true},{"step":"round"},{"step":"meet","block":"while.cond","fingers":["while.body","entry"]},{"step":"climb","block":"while.cond","fingers":["while.cond","entry"]},{"step":"climb","block":"while.cond","fingers":["entry","entry"]},{"step":"idom","block":"while.cond","idom":"entry","changed":false},{"step":"idom","block":"while.body","idom":"while.cond","changed":false},{"step":"idom","block":"while.end","idom":"while.cond","changed":false}],"runners":[{"join":"while.cond","pred":"entry","path":[],"stop":"entry"},{"join":"while.cond","pred":"while.body","path":["while.body","while.cond"],"stop":"entry"}]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%i","type":"i32","promotable":true,"loads":3,"stores":2},
; {"event":"local-store","block":"entry","variable":"%i","value":"0","stack":["0"],"overwrites":false},
; {"event":"upward-exposed","block":"while.cond","variable":"%i","load":"%v"},
; {"event":"upward-exposed","block":"while.body","variable":"%i","load":"%w"},
; {"event":"local-store","block":"while.body","variable":"%i","value":"%inc","stack":["%w","%inc"],"overwrites":false},
; {"event":"upward-exposed","block":"while.end","variable":"%i","load":"%r"},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%i","defs":["entry","while.body"],"uses":["while.cond","while.body","while.end"],"global":true},
; {"event":"forms","variable":"%i","counts":{"maximal":1,"minimal":1,"semi-pruned":1,"pruned":1}},
; {"event":"phase","name":"Placing phis"},
; {"event":"live-in","variable":"%i","blocks":["while.cond","while.body","while.end"],"walk":["while.cond","while.body","while.end"]},
; {"event":"worklist","variable":"%i","w":["entry","while.body"]},
; {"event":"take","variable":"%i","x":"entry","w":["while.body"],"frontier":[],"known":[]},
; {"event":"take","variable":"%i","x":"while.body","w":[],"frontier":["while.cond"],"known":[]},
; {"event":"place","variable":"%i","y":"while.cond","x":"while.body","f":["while.cond"],"w":["while.cond"]},
; {"event":"take","variable":"%i","x":"while.cond","w":[],"frontier":["while.cond"],"known":["while.cond"]},
; {"event":"phase","name":"Inserting phis"},
; {"event":"insert","block":"while.cond","variable":"%i","phi":"%i.0","text":"%i.0 = phi i32 [ ??, %entry ], [ ??, %while.body ]"},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"entry","counters":{"%i":0},"tops":["-"]},
; {"event":"push","block":"entry","variable":"%i","from":"store","value":"0","name":"i0","stack":["0"]},
; {"event":"fill","block":"while.cond","phi":"%i.0","operand":0,"pred":"entry","value":"0"},
; {"event":"enter","block":"while.cond","counters":{"%i":1},"tops":["i0"]},
; {"event":"push","block":"while.cond","variable":"%i","from":"phi","value":"%i.0","name":"i1","stack":["0","%i.0"]},
; {"event":"replace","block":"while.cond","variable":"%i","load":"%v","value":"%i.0"},
; {"event":"enter","block":"while.body","counters":{"%i":2},"tops":["i1"]},
; {"event":"replace","block":"while.body","variable":"%i","load":"%w","value":"%i.0"},
; {"event":"push","block":"while.body","variable":"%i","from":"store","value":"%inc","name":"i2","stack":["0","%i.0","%inc"]},
; {"event":"fill","block":"while.cond","phi":"%i.0","operand":1,"pred":"while.body","value":"%inc"},
; {"event":"pop","block":"while.body","variable":"%i","stack":["0","%i.0"]},
; {"event":"enter","block":"while.end","counters":{"%i":3},"tops":["i1"]},
; {"event":"replace","block":"while.end","variable":"%i","load":"%r","value":"%i.0"},
; {"event":"pop","block":"while.cond","variable":"%i","stack":["0"]},
; {"event":"pop","block":"entry","variable":"%i","stack":[]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%i = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @count() {\nentry:\n  br label %while.cond\n\nwhile.cond:                                       ; preds = %entry, %while.body\n  %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]\n  %more = icmp slt i32 %i.0, 10\n  br i1 %more, label %while.body, label %while.end\n\nwhile.body:                                       ; preds = %while.cond\n  %inc = add i32 %i.0, 1\n  br label %while.cond\n\nwhile.end:                                        ; preds = %while.cond\n  ret i32 %i.0\n}\n"}],"after":"define i32 @count() {\nentry:\n  br label %while.cond\n\nwhile.cond:                                       ; preds = %entry, %while.body\n  %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]\n  %more = icmp slt i32 %i.0, 10\n  br i1 %more, label %while.body, label %while.end\n\nwhile.body:                                       ; preds = %while.cond\n  %inc = add i32 %i.0, 1\n  br label %while.cond\n\nwhile.end:                                        ; preds = %while.cond\n  ret i32 %i.0\n}\n","renamed":{}}
; ]
