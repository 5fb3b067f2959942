; RUN: %minic %s --lang=zh -emit-llvm -o -
; EXIT: 1
; The reader's messages in Chinese.
define i32 @f(i32 %n) {
entry:
  %sum = add i32 %n, %m
  ret i32 %sum
}
; OUTPUT:
; %s:6:22: error: 使用了 '%m', 但没有定义
;   %sum = add i32 %n, %m
;                      ^
; 共 1 个错误。
