; RUN: %minic %s -passes=mem2reg --trace=mem2reg:json -fsyntax-only
; Names that are written again after their value was copied.
define i32 @overwritten(i32 %x, i32 %y) {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %s = add i32 %x, %y
  store i32 %s, ptr %a
  %a.1 = load i32, ptr %a
  store i32 %a.1, ptr %b
  store i32 17, ptr %a
  %b.1 = load i32, ptr %b
  store i32 %b.1, ptr %c
  %c.1 = load i32, ptr %c
  ret i32 %c.1
}
; OUTPUT:
; [
; {"pass":"mem2reg","function":"overwritten","form":"pruned","before":"define i32 @overwritten(i32 %x, i32 %y) {\n  %a = alloca i32, align 4\n  %b = alloca i32, align 4\n  %c = alloca i32, align 4\n  %s = add i32 %x, %y\n  store i32 %s, ptr %a, align 4\n  %a.1 = load i32, ptr %a, align 4\n  store i32 %a.1, ptr %b, align 4\n  store i32 17, ptr %a, align 4\n  %b.1 = load i32, ptr %b, align 4\n  store i32 %b.1, ptr %c, align 4\n  %c.1 = load i32, ptr %c, align 4\n  ret i32 %c.1\n}\n","events":[
; {"event":"begin","function":"overwritten","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["0"],"blocks":[{"block":"0","idom":null,"level":0,"dom":["0"],"frontier":[]}],"steps":[{"step":"round"}],"runners":[]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%a","type":"i32","promotable":true,"loads":1,"stores":2},
; {"event":"candidate","variable":"%b","type":"i32","promotable":true,"loads":1,"stores":1},
; {"event":"candidate","variable":"%c","type":"i32","promotable":true,"loads":1,"stores":1},
; {"event":"local-store","block":"0","variable":"%a","value":"%s","stack":["%s"],"overwrites":false},
; {"event":"local-load","block":"0","variable":"%a","load":"%a.1","value":"%s"},
; {"event":"local-store","block":"0","variable":"%b","value":"%s","stack":["%s"],"overwrites":false},
; {"event":"local-store","block":"0","variable":"%a","value":"17","stack":["%s","17"],"overwrites":true},
; {"event":"local-load","block":"0","variable":"%b","load":"%b.1","value":"%s"},
; {"event":"local-store","block":"0","variable":"%c","value":"%s","stack":["%s"],"overwrites":false},
; {"event":"local-load","block":"0","variable":"%c","load":"%c.1","value":"%s"},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%a","defs":["0"],"uses":[],"global":false},
; {"event":"variable","variable":"%b","defs":["0"],"uses":[],"global":false},
; {"event":"variable","variable":"%c","defs":["0"],"uses":[],"global":false},
; {"event":"forms","variable":"%a","counts":{"maximal":0,"minimal":0,"semi-pruned":0,"pruned":0}},
; {"event":"forms","variable":"%b","counts":{"maximal":0,"minimal":0,"semi-pruned":0,"pruned":0}},
; {"event":"forms","variable":"%c","counts":{"maximal":0,"minimal":0,"semi-pruned":0,"pruned":0}},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"0","counters":{},"tops":[]},
; {"event":"push","block":"0","variable":"%a","from":"store","value":"17","name":"a0","stack":["17"]},
; {"event":"push","block":"0","variable":"%b","from":"store","value":"%s","name":"b0","stack":["%s"]},
; {"event":"push","block":"0","variable":"%c","from":"store","value":"%s","name":"c0","stack":["%s"]},
; {"event":"pop","block":"0","variable":"%c","stack":[]},
; {"event":"pop","block":"0","variable":"%b","stack":[]},
; {"event":"pop","block":"0","variable":"%a","stack":[]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%a = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%b = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"erase","text":"%c = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @overwritten(i32 %x, i32 %y) {\n  %s = add i32 %x, %y\n  ret i32 %s\n}\n"}],"after":"define i32 @overwritten(i32 %x, i32 %y) {\n  %s = add i32 %x, %y\n  ret i32 %s\n}\n","renamed":{}}
; ]
