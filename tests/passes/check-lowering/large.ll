; Values, results and frames that are too large.
define void @value(ptr %p) {
  %v = load [300 x i32], ptr %p  ; error: a value of type [300 x i32] is too large for registers; keep it in memory
  store [300 x i32] %v, ptr %p  ; error: a value of type [300 x i32] is too large for registers; keep it in memory
  ret void
}
define { i64, i64, i64 } @result() {
  ret { i64, i64, i64 } zeroinitializer  ; error: a result of type { i64, i64, i64 } does not fit in registers
}
define void @frame() {
  %a = alloca [4294967296 x i8]  ; error: the local variables of 'frame' take more than 2 GiB
  %b = alloca i8
  call void @sink(ptr %a, ptr %b)
  ret void
}
declare void @sink(ptr, ptr)
