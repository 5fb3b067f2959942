declare i32 @g(i32, i32)
define i32 @f(i32 %x) {
  %r = musttail call i32 @g(i32 %x, i32 1)  ; error: 'musttail' calls as i32 (i32, i32) from a function of another type, i32 (i32)
  ret i32 %r
}
