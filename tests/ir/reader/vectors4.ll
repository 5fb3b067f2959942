define <4 x i32> @f(<4 x i32> %a, <2 x i1> %m) {
  %b = select <2 x i1> %m, <4 x i32> %a, <4 x i32> %a  ; error: the condition of a select is an i1, or one for each lane
  ret <4 x i32> %b
}
