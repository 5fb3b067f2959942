define <3 x i32> @f() {  ; error: vectors of 3 elements of type i32 are not supported
  ret <3 x i32> zeroinitializer
}
