define <2 x i32> @f() {
  ret <2 x i32> <i32 1, i64 2>  ; error: element 1 has type i64, but <2 x i32> has i32 there
}
