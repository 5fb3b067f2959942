; Renaming took the stack of s for that of i.
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
  %next = add i32 %s.j, 1
  br label %head
done:
  ret i32 %s
}
; OUTPUT[1]:
; %s:24:3: error: `%s.j` is the wrong value here: on the path %entry -> %head -> %body -> %then -> %join it is not computed yet, or is that of an earlier iteration, when the variable `%i` is read
;   %next = add i32 %s.j, 1
;   ^
; %s:23:3: note: the phi `%s.j` takes %double from %then there
;   %s.j = phi i32 [ %double, %then ], [ %add, %else ]
;   ^
; %S/sum.ll:15:3: note: different values of `%i` meet in the block %head, which needs a phi for it (insertion of phis: the iterated dominance frontier of the stores)
;   %i.1 = load i32, ptr %i
;   ^
; %S/sum.ll:33:3: note: in the function before: %next = add i32 %i.3, 1
;   %next = add i32 %i.3, 1
;   ^
; %s:24:3: note: in the function after: %next = add i32 %s.j, 1
;   %next = add i32 %s.j, 1
;   ^
; 1 error generated.
; OUTPUT[2]:
; %s:24:3: error: 这里的值 `%s.j` 不对: 沿路径 %entry -> %head -> %body -> %then -> %join 读变量 `%i` 时, 它还没有算出, 或者是上一次迭代的值
;   %next = add i32 %s.j, 1
;   ^
; %s:23:3: note: phi `%s.j` 在那里取 %double, 来自 %then
;   %s.j = phi i32 [ %double, %then ], [ %add, %else ]
;   ^
; %S/sum.ll:15:3: note: `%i` 的不同的值在基本块 %head 汇合, 那里需要它的 phi (插入 phi: 各 store 所在基本块的迭代支配边界)
;   %i.1 = load i32, ptr %i
;   ^
; %S/sum.ll:33:3: note: 在之前的函数中: %next = add i32 %i.3, 1
;   %next = add i32 %i.3, 1
;   ^
; %s:24:3: note: 在之后的函数中: %next = add i32 %s.j, 1
;   %next = add i32 %s.j, 1
;   ^
; 共 1 个错误。
