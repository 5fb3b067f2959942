; A load was replaced by the value that its variable has at first.
; RUN: %minic --check-promotion %S/sum.ll %s
; EXIT: 1
; RUN: %minic --lang=zh --check-promotion %S/sum.ll %s
; EXIT: 1
define i32 @sum(i32 %n, i1 %twice) {
entry:
  br label %head
head:
  %s = phi i32 [ 0, %entry ], [ %s.j, %join ]
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
  ret i32 0
}
; OUTPUT[1]:
; %s:27:3: error: `0` is the wrong value here: on the path %entry -> %head -> %body -> %then -> %join -> %head -> %done the variable `%s` holds %double
;   ret i32 0
;   ^
; %S/sum.ll:23:3: note: the variable was written here: store i32 %double, ptr %s, align 4
;   store i32 %double, ptr %s
;   ^
; %S/sum.ll:15:3: note: different values of `%s` meet in the block %head, which needs a phi for it (insertion of phis: the iterated dominance frontier of the stores)
;   %i.1 = load i32, ptr %i
;   ^
; %S/sum.ll:38:3: note: in the function before: ret i32 %s.3
;   ret i32 %s.3
;   ^
; %s:27:3: note: in the function after: ret i32 0
;   ret i32 0
;   ^
; 1 error generated.
; OUTPUT[2]:
; %s:27:3: error: 这里的值 `0` 不对: 沿路径 %entry -> %head -> %body -> %then -> %join -> %head -> %done, 变量 `%s` 的值是 %double
;   ret i32 0
;   ^
; %S/sum.ll:23:3: note: 变量在这里写入: store i32 %double, ptr %s, align 4
;   store i32 %double, ptr %s
;   ^
; %S/sum.ll:15:3: note: `%s` 的不同的值在基本块 %head 汇合, 那里需要它的 phi (插入 phi: 各 store 所在基本块的迭代支配边界)
;   %i.1 = load i32, ptr %i
;   ^
; %S/sum.ll:38:3: note: 在之前的函数中: ret i32 %s.3
;   ret i32 %s.3
;   ^
; %s:27:3: note: 在之后的函数中: ret i32 0
;   ret i32 0
;   ^
; 共 1 个错误。
