; A variable with a value from each branch; what minic makes of it is proved.
; RUN: %minic %s -passes=mem2reg -emit-llvm -o %t.ll && %minic --check-promotion %s %t.ll
; RUN: %minic %s -passes=mem2reg -emit-llvm -o %t.ll && %minic --lang=zh --check-promotion %s %t.ll
define i32 @choose(i1 %c) {
entry:
  %x = alloca i32
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr %x
  br label %join
else:
  store i32 2, ptr %x
  br label %join
join:
  %v = load i32, ptr %x
  ret i32 %v
}
; OUTPUT[1]:
; proved: 1 function, 1 variable, 1 phi
; OUTPUT[2]:
; 已证明: 1 个函数, 1 个变量, 1 个 phi
