; The operands of the phi are each for the other edge.
; RUN: %minic --check-promotion %S/choose.ll %s
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
; OUTPUT:
; %s:13:3: error: `%x` is the wrong value here: on the path %entry -> %then -> %join the variable `%x` holds 1, and `%x` is 2
;   ret i32 %x
;   ^
; %S/choose.ll:8:3: note: the variable was written here: store i32 1, ptr %x, align 4
;   store i32 1, ptr %x
;   ^
; %s:12:3: note: the phi `%x` takes 2 from %then there
;   %x = phi i32 [ 2, %then ], [ 1, %else ]
;   ^
; %S/choose.ll:15:3: note: in the function before: ret i32 %v
;   ret i32 %v
;   ^
; %s:13:3: note: in the function after: ret i32 %x
;   ret i32 %x
;   ^
; 1 error generated.
