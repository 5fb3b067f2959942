define <4 x i32> @f(<4 x i32> %a) {
  %b = shufflevector <4 x i32> %a, <4 x i32> %a, <4 x i32> <i32 0, i32 1, i32 2, i32 8>  ; error: a shuffle takes two vectors of one type and a constant vector of lane numbers
  ret <4 x i32> %b
}
