; A student's pipeline: mem2reg, constant folding, then deletion of what has no use.
; RUN: %minic --check-promotion --allow=dce,fold %S/constants.ll %s
; RUN: %minic --check-promotion --allow=fold %S/constants.ll %s
; EXIT: 1
; RUN: %minic --check-promotion %S/constants.ll %s
; EXIT: 1
; RUN: %minic --check-promotion --allow=dce,licm %S/constants.ll %s
; EXIT: 2
define i32 @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %r = add i32 13, %n
  ret i32 %r
}
; OUTPUT[1]:
; proved: 1 function, 2 variables, 0 phis
; OUTPUT[2]:
; %s:11:3: error: not a promotion: these instructions are not the same
;   br i1 %c, label %then, label %join
;   ^
; %S/constants.ll:10:3: note: in the function before: %squared = mul i32 %part, %part
;   %squared = mul i32 %part, %part
;   ^
; %s:11:3: note: in the function after: br i1 %c, label %then, label %join
;   br i1 %c, label %then, label %join
;   ^
; 1 error generated.
; OUTPUT[3]:
; %s:11:3: error: not a promotion: these instructions are not the same
;   br i1 %c, label %then, label %join
;   ^
; %S/constants.ll:10:3: note: in the function before: %squared = mul i32 %part, %part
;   %squared = mul i32 %part, %part
;   ^
; %s:11:3: note: in the function after: br i1 %c, label %then, label %join
;   br i1 %c, label %then, label %join
;   ^
; 1 error generated.
; OUTPUT[4]:
; minic: error: unknown word 'licm' in '--allow='; known are dce and fold
