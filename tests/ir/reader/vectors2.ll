define <4 x i1> @f(<4 x i1> %m) {
  %a = fadd <4 x i1> %m, %m  ; error: fadd is for floating-point numbers, not for <4 x i1>
  ret <4 x i1> %a
}
