; A branch that writes and one that reads; what minic makes of it is proved.
; RUN: %minic %s -passes=mem2reg -emit-llvm -o %t.ll && %minic --check-promotion %s %t.ll
define i32 @read(i1 %c) {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  br i1 %c, label %then, label %else
then:
  store i32 2, ptr %x
  br label %join
else:
  %v = load i32, ptr %x
  %twice = mul i32 %v, 2
  br label %join
join:
  %r = phi i32 [ 0, %then ], [ %twice, %else ]
  ret i32 %r
}
; OUTPUT:
; proved: 1 function, 1 variable, 0 phis
