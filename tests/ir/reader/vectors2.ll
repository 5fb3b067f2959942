define <4 x i1> @f(<4 x i1> %m) {
  %a = add <4 x i1> %m, %m  ; error: masks are combined by and, or and xor only
  ret <4 x i1> %a
}
