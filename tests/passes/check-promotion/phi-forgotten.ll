; No phi for i in the head of the loop.
; RUN: %minic --check-promotion %S/sum.ll %s
; EXIT: 1
define i32 @sum(i32 %n, i1 %twice) {
entry:
  br label %head
head:
  %s = phi i32 [ 0, %entry ], [ %s.j, %join ]
  %c = icmp sle i32 1, %n
  br i1 %c, label %body, label %done
body:
  br i1 %twice, label %then, label %else
then:
  %double = mul i32 %s, 2
  br label %join
else:
  %add = add i32 %s, 1
  br label %join
join:
  %s.j = phi i32 [ %double, %then ], [ %add, %else ]
  %next = add i32 1, 1
  br label %head
done:
  ret i32 %s
}
; OUTPUT:
; %s:9:3: error: `1` is the wrong value here: on the path %entry -> %head -> %body -> %then -> %join -> %head the variable `%i` holds %next
;   %c = icmp sle i32 1, %n
;   ^
; %S/sum.ll:34:3: note: the variable was written here: store i32 %next, ptr %i, align 4
;   store i32 %next, ptr %i
;   ^
; %S/sum.ll:15:3: note: different values of `%i` meet in the block %head, which needs a phi for it (insertion of phis: the iterated dominance frontier of the stores)
;   %i.1 = load i32, ptr %i
;   ^
; %S/sum.ll:16:3: note: in the function before: %c = icmp sle i32 %i.1, %n
;   %c = icmp sle i32 %i.1, %n
;   ^
; %s:9:3: note: in the function after: %c = icmp sle i32 1, %n
;   %c = icmp sle i32 1, %n
;   ^
; 1 error generated.
