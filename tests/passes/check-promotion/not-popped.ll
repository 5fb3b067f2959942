; The stack was not popped when the branch then was left: the branch else takes what it pushed for the value there.
; RUN: %minic --check-promotion %S/read.ll %s
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
; OUTPUT:
; %s:10:3: error: `2` is the wrong value here: on the path %entry -> %else the variable `%x` holds 1
;   %twice = mul i32 2, 2
;   ^
; %S/read.ll:6:3: note: the variable was written here: store i32 1, ptr %x, align 4
;   store i32 1, ptr %x
;   ^
; %s:10:3: note: renaming takes the top of the variable's stack for a load, and pops what a block pushed when it leaves the block
;   %twice = mul i32 2, 2
;   ^
; %S/read.ll:13:3: note: in the function before: %twice = mul i32 %v, 2
;   %twice = mul i32 %v, 2
;   ^
; %s:10:3: note: in the function after: %twice = mul i32 2, 2
;   %twice = mul i32 2, 2
;   ^
; 1 error generated.
