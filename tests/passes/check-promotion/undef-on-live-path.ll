; The operand for the way round the loop was not filled.
; RUN: %minic --check-promotion %S/sum.ll %s
; EXIT: 1
; RUN: %minic --lang=zh --check-promotion %S/sum.ll %s
; EXIT: 1
define i32 @sum(i32 %n, i1 %twice) {
entry:
  br label %head
head:
  %s = phi i32 [ 0, %entry ], [ undef, %join ]
  %i = phi i32 [ 1, %entry ], [ %next, %join ]
  %c = icmp sle i32 %i, %n
  br i1 %c, label %body, label %done
body:
  br i1 %twice, label %then, label %else
then:
  %double = mul i32 %s, 2
  br label %join
else:
  %add = add i32 %s, %i
  br label %join
join:
  %s.j = phi i32 [ %double, %then ], [ %add, %else ]
  %next = add i32 %i, 1
  br label %head
done:
  ret i32 %s
}
; OUTPUT[1]:
; %s:17:3: error: `%s` is the wrong value here: on the path %entry -> %head -> %body -> %then -> %join -> %head -> %body -> %then the variable `%s` holds %double, and `%s` is undef
;   %double = mul i32 %s, 2
;   ^
; %S/sum.ll:23:3: note: the variable was written here: store i32 %double, ptr %s, align 4
;   store i32 %double, ptr %s
;   ^
; %s:10:3: note: the phi `%s` takes undef from %join there: the operand for this edge was not filled
;   %s = phi i32 [ 0, %entry ], [ undef, %join ]
;   ^
; %S/sum.ll:22:3: note: in the function before: %double = mul i32 %s.1, 2
;   %double = mul i32 %s.1, 2
;   ^
; %s:17:3: note: in the function after: %double = mul i32 %s, 2
;   %double = mul i32 %s, 2
;   ^
; 1 error generated.
; OUTPUT[2]:
; %s:17:3: error: 这里的值 `%s` 不对: 沿路径 %entry -> %head -> %body -> %then -> %join -> %head -> %body -> %then, 变量 `%s` 的值是 %double, 而 `%s` 是 undef
;   %double = mul i32 %s, 2
;   ^
; %S/sum.ll:23:3: note: 变量在这里写入: store i32 %double, ptr %s, align 4
;   store i32 %double, ptr %s
;   ^
; %s:10:3: note: phi `%s` 在那里取 undef, 来自 %join: 这条边的操作数没有填
;   %s = phi i32 [ 0, %entry ], [ undef, %join ]
;   ^
; %S/sum.ll:22:3: note: 在之前的函数中: %double = mul i32 %s.1, 2
;   %double = mul i32 %s.1, 2
;   ^
; %s:17:3: note: 在之后的函数中: %double = mul i32 %s, 2
;   %double = mul i32 %s, 2
;   ^
; 共 1 个错误。
