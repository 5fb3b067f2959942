; A load was replaced by the value that its variable has at first.
; RUN: %minic --check-promotion %S/sum.ll %s
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
; OUTPUT:
; %s:25:3: error: `0` is the wrong value here: on the path %entry -> %head -> %body -> %then -> %join -> %head -> %done the variable `%s` holds %double
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
; %s:25:3: note: in the function after: ret i32 0
;   ret i32 0
;   ^
; 1 error generated.
