define void @f(<4 x i1> %m, ptr %p) {
  store <4 x i1> %m, ptr %p  ; error: a mask of type <4 x i1> cannot be in memory
  ret void
}
