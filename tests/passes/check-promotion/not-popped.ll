; The stack was not popped when the branch then was left: the branch else takes what it pushed for the value there.
; RUN: %minic --check-promotion %S/read.ll %s
; EXIT: 1
; RUN: %minic --lang=zh --check-promotion %S/read.ll %s
; EXIT: 1
define i32 @read(i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  br label %join
else:
  %twice = mul i32 2, 2
  br label %join
join:
  %r = phi i32 [ 0, %then ], [ %twice, %else ]
  ret i32 %r
}
; OUTPUT[1]:
; %s:12:3: error: `2` is the wrong value here: on the path %entry -> %else the variable `%x` holds 1
;   %twice = mul i32 2, 2
;   ^
; %S/read.ll:6:3: note: the variable was written here: store i32 1, ptr %x, align 4
;   store i32 1, ptr %x
;   ^
; %s:12:3: note: renaming takes the top of the variable's stack for a load, and pops what a block pushed when it leaves the block
;   %twice = mul i32 2, 2
;   ^
; %S/read.ll:13:3: note: in the function before: %twice = mul i32 %v, 2
;   %twice = mul i32 %v, 2
;   ^
; %s:12:3: note: in the function after: %twice = mul i32 2, 2
;   %twice = mul i32 2, 2
;   ^
; 1 error generated.
; OUTPUT[2]:
; %s:12:3: error: 这里的值 `2` 不对: 沿路径 %entry -> %else, 变量 `%x` 的值是 1
;   %twice = mul i32 2, 2
;   ^
; %S/read.ll:6:3: note: 变量在这里写入: store i32 1, ptr %x, align 4
;   store i32 1, ptr %x
;   ^
; %s:12:3: note: 重命名时, load 的值是该变量的栈顶; 离开一个基本块时, 要弹出在其中压入的值
;   %twice = mul i32 2, 2
;   ^
; %S/read.ll:13:3: note: 在之前的函数中: %twice = mul i32 %v, 2
;   %twice = mul i32 %v, 2
;   ^
; %s:12:3: note: 在之后的函数中: %twice = mul i32 2, 2
;   %twice = mul i32 2, 2
;   ^
; 共 1 个错误。
