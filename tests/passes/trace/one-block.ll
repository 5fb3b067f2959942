; RUN: %minic %s -passes=mem2reg --trace=mem2reg:json -fsyntax-only
; One variable in one block.
define i32 @one_block() {
  %x = alloca i32
  %three = add i32 1, 2
  store i32 %three, ptr %x
  %v = load i32, ptr %x
  %twelve = mul i32 %v, 4
  store i32 %twelve, ptr %x
  %w = load i32, ptr %x
  ret i32 %w
}
; OUTPUT:
; [
; {"pass":"mem2reg","function":"one_block","form":"pruned","before":"define i32 @one_block() {\n  %x = alloca i32, align 4\n  %three = add i32 1, 2\n  store i32 %three, ptr %x, align 4\n  %v = load i32, ptr %x, align 4\n  %twelve = mul i32 %v, 4\n  store i32 %twelve, ptr %x, align 4\n  %w = load i32, ptr %x, align 4\n  ret i32 %w\n}\n","events":[
; {"event":"begin","function":"one_block","form":"pruned","round":1},
; {"event":"phase","name":"Dominators"},
; {"event":"dominators","rpo":["0"],"blocks":[{"block":"0","idom":null,"level":0,"dom":["0"],"frontier":[]}],"steps":[{"step":"round"}],"runners":[]},
; {"event":"phase","name":"Candidates and local values"},
; {"event":"candidate","variable":"%x","type":"i32","promotable":true,"loads":2,"stores":2},
; {"event":"local-store","block":"0","variable":"%x","value":"%three","stack":["%three"],"overwrites":false},
; {"event":"local-load","block":"0","variable":"%x","load":"%v","value":"%three"},
; {"event":"local-store","block":"0","variable":"%x","value":"%twelve","stack":["%three","%twelve"],"overwrites":true},
; {"event":"local-load","block":"0","variable":"%x","load":"%w","value":"%twelve"},
; {"event":"phase","name":"Definitions and uses between blocks"},
; {"event":"variable","variable":"%x","defs":["0"],"uses":[],"global":false},
; {"event":"forms","variable":"%x","counts":{"maximal":0,"minimal":0,"semi-pruned":0,"pruned":0}},
; {"event":"phase","name":"Renaming"},
; {"event":"enter","block":"0","counters":{},"tops":[]},
; {"event":"push","block":"0","variable":"%x","from":"store","value":"%twelve","name":"x0","stack":["%twelve"]},
; {"event":"pop","block":"0","variable":"%x","stack":[]},
; {"event":"phase","name":"Clean-up"},
; {"event":"erase","text":"%x = alloca i32, align 4","because":{"say":"LivesInValues"}},
; {"event":"end","after":"define i32 @one_block() {\n  %three = add i32 1, 2\n  %twelve = mul i32 %three, 4\n  ret i32 %twelve\n}\n"}],"after":"define i32 @one_block() {\n  %three = add i32 1, 2\n  %twelve = mul i32 %three, 4\n  ret i32 %twelve\n}\n","renamed":{}}
; ]
