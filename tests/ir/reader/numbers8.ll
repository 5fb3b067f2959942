; A lab text's result of mem2reg keeps the numbers that were there before: the numbers of the variables and
; loads that went are missing, which may be; but a block's number is less than one before it, which LLVM refuses, too.
define i32 @main() {
  %4 = icmp sgt i32 1, 0
  br i1 %4, label %5, label %8
5:
  br label %6
6:
  %10 = phi i32 [ 1, %5 ], [ %9, %8 ]
  ret i32 %10
8:  ; error: label '8:' is written where '%11' or a greater number is expected
  %9 = sub i32 0, 1
  br label %6
}
