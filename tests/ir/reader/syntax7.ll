declare i32 @g(i32, ...)
define i32 @f() {
  %x = call i32 (i32, ...) @g()  ; error: 0 arguments for i32 (i32, ...), which takes 1
  ret i32 %x
}
