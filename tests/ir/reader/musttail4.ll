declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = musttail call i32 @g(i32 %x)  ; error: nothing but a 'ret' of its result may follow a 'musttail' call
  ret i32 %x
}
