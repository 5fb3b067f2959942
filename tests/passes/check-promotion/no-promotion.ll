; A block was merged, too: this is for another tool to judge.
; RUN: %minic --check-promotion %S/sum.ll %s
; EXIT: 1
; RUN: %minic --lang=zh --check-promotion %S/sum.ll %s
; EXIT: 1
define i32 @sum(i32 %n, i1 %twice) {
entry:
  %c = icmp sle i32 1, %n
  br i1 %c, label %body, label %done
body:
  br label %done
done:
  ret i32 0
}
; OUTPUT[1]:
; %s:9:3: error: not a promotion: the blocks end in different ways
;   br i1 %c, label %body, label %done
;   ^
; %S/sum.ll:13:3: note: in the function before: br label %head
;   br label %head
;   ^
; %s:9:3: note: in the function after: br i1 %c, label %body, label %done
;   br i1 %c, label %body, label %done
;   ^
; 1 error generated.
; OUTPUT[2]:
; %s:9:3: error: 不是变量提升: 两个基本块以不同的方式结束
;   br i1 %c, label %body, label %done
;   ^
; %S/sum.ll:13:3: note: 在之前的函数中: br label %head
;   br label %head
;   ^
; %s:9:3: note: 在之后的函数中: br i1 %c, label %body, label %done
;   br i1 %c, label %body, label %done
;   ^
; 共 1 个错误。
