; The program of the wrong outputs beside this file, as a front end makes it; what minic makes of it is proved.
; RUN: %minic %s -passes=mem2reg -emit-llvm -o %t.ll && %minic --check-promotion %s %t.ll
; RUN: %minic %s -passes=mem2reg -emit-llvm -o %t.ll && %minic %s --check-promotion=%t.ll
; RUN: %minic --check-promotion %s
; EXIT: 2
; RUN: %minic %s -passes=mem2reg -emit-llvm -verify-each -stats -o /dev/null 2>&1 | grep proved
define i32 @sum(i32 %n, i1 %twice) {
entry:
  %s = alloca i32
  %i = alloca i32
  store i32 0, ptr %s
  store i32 1, ptr %i
  br label %head
head:
  %i.1 = load i32, ptr %i
  %c = icmp sle i32 %i.1, %n
  br i1 %c, label %body, label %done
body:
  br i1 %twice, label %then, label %else
then:
  %s.1 = load i32, ptr %s
  %double = mul i32 %s.1, 2
  store i32 %double, ptr %s
  br label %join
else:
  %s.2 = load i32, ptr %s
  %i.2 = load i32, ptr %i
  %add = add i32 %s.2, %i.2
  store i32 %add, ptr %s
  br label %join
join:
  %i.3 = load i32, ptr %i
  %next = add i32 %i.3, 1
  store i32 %next, ptr %i
  br label %head
done:
  %s.3 = load i32, ptr %s
  ret i32 %s.3
}
; OUTPUT[1]:
; proved: 1 function, 2 variables, 3 phis
; OUTPUT[2]:
; proved: 1 function, 2 variables, 3 phis
; OUTPUT[3]:
; minic: error: --check-promotion takes two programs: before and after mem2reg
; OUTPUT[4]:
;        1 mem2reg - functions proved
