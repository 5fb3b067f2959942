; FLAGS: -x ir
; What IR may say and no machine does: refused where it stands.
%three = type { i64, i64, i64 }
@a = global i32 0
@b = global i32 0
@difference = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))  ; error: the initialiser of 'difference' is neither a number nor an address plus a number
@low = global i32 trunc (i64 ptrtoint (ptr @a to i64) to i32)  ; error: the initialiser of 'low'
declare { float, i32 } @llvm.frexp.f32.i32(float)
declare %three @three()

define i32 @checked(float %x) {
  %pair = call { float, i32 } @llvm.frexp.f32.i32(float %x)  ; error: the intrinsic 'llvm.frexp.f32.i32' is not supported
  %sum = extractvalue { float, i32 } %pair, 1
  ret i32 %sum
}
define %three @returns(ptr %p) {
  %v = load %three, ptr %p
  ret %three %v  ; error: a result of type %three does not fit in registers
}
define i64 @calls() {
  %v = call %three @three()  ; error: a result of type %three does not fit in registers
  %x = extractvalue %three %v, 1
  ret i64 %x
}
define void @copies(ptr %p, ptr %q) {
  %v = load [1000 x i32], ptr %p  ; error: a value of type [1000 x i32] is too large for registers; keep it in memory
  store [1000 x i32] %v, ptr %q   ; error: a value of type [1000 x i32] is too large
  ret void
}
define ptr @huge() {
  %m = alloca [3000000000 x i8]  ; error: the local variables of 'huge' take more than 2 GiB
  ret ptr %m
}
