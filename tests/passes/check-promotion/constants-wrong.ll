; The same, folded wrongly.
; RUN: %minic --check-promotion --allow=dce,fold %S/constants.ll %s
; EXIT: 1
; RUN: %minic --lang=zh --check-promotion --allow=dce,fold %S/constants.ll %s
; EXIT: 1
define i32 @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %r = add i32 15, %n
  ret i32 %r
}
; OUTPUT[1]:
; %s:12:3: error: this operand is 15, but was %sum
;   %r = add i32 15, %n
;   ^
; %S/constants.ll:21:3: note: in the function before: %r = add i32 %sum, %n2
;   %r = add i32 %sum, %n2
;   ^
; %s:12:3: note: in the function after: %r = add i32 15, %n
;   %r = add i32 15, %n
;   ^
; 1 error generated.
; OUTPUT[2]:
; %s:12:3: error: 这个操作数是 15, 原来是 %sum
;   %r = add i32 15, %n
;   ^
; %S/constants.ll:21:3: note: 在之前的函数中: %r = add i32 %sum, %n2
;   %r = add i32 %sum, %n2
;   ^
; %s:12:3: note: 在之后的函数中: %r = add i32 15, %n
;   %r = add i32 15, %n
;   ^
; 共 1 个错误。
