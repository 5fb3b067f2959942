; RUN: %minic %s --run=check
; A vector is accessed lane by lane: none but the first lies at a multiple of 16.

@lanes = global [16 x i8] zeroinitializer, align 16

define void @fill(ptr %to, i16 %with) {
  %v = insertelement <2 x i16> <i16 0, i16 1>, i16 %with, i32 0
  store <2 x i16> %v, ptr %to, align 16
  ret void
}

define i32 @main() {
  call void @fill(ptr @lanes, i16 7)
  ret i32 0
}
