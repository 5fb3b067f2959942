; The operands of the phi are each for the other edge.
; RUN: %minic --check-promotion %S/choose.ll %s
; EXIT: 1
; RUN: %minic --lang=zh --check-promotion %S/choose.ll %s
; EXIT: 1
define i32 @choose(i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  br label %join
else:
  br label %join
join:
  %x = phi i32 [ 2, %then ], [ 1, %else ]
  ret i32 %x
}
; OUTPUT[1]:
; %s:15:3: error: `%x` is the wrong value here: on the path %entry -> %then -> %join the variable `%x` holds 1, and `%x` is 2
;   ret i32 %x
;   ^
; %S/choose.ll:9:3: note: the variable was written here: store i32 1, ptr %x, align 4
;   store i32 1, ptr %x
;   ^
; %s:14:3: note: the phi `%x` takes 2 from %then there
;   %x = phi i32 [ 2, %then ], [ 1, %else ]
;   ^
; %S/choose.ll:16:3: note: in the function before: ret i32 %v
;   ret i32 %v
;   ^
; %s:15:3: note: in the function after: ret i32 %x
;   ret i32 %x
;   ^
; 1 error generated.
; OUTPUT[2]:
; %s:15:3: error: 这里的值 `%x` 不对: 沿路径 %entry -> %then -> %join, 变量 `%x` 的值是 1, 而 `%x` 是 2
;   ret i32 %x
;   ^
; %S/choose.ll:9:3: note: 变量在这里写入: store i32 1, ptr %x, align 4
;   store i32 1, ptr %x
;   ^
; %s:14:3: note: phi `%x` 在那里取 2, 来自 %then
;   %x = phi i32 [ 2, %then ], [ 1, %else ]
;   ^
; %S/choose.ll:16:3: note: 在之前的函数中: ret i32 %v
;   ret i32 %v
;   ^
; %s:15:3: note: 在之后的函数中: ret i32 %x
;   ret i32 %x
;   ^
; 共 1 个错误。
