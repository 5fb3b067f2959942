define <4 x i32> @f() {  ; error: vector types are not supported
  ret <4 x i32> zeroinitializer
}
