%t = type opaque
@a = external global %t  ; error: its type %t has no size
declare internal void @f()  ; error: a private or internal function needs a body
@b = external global i32
define i32 @main() {
  call void @f()
  ret i32 0
}
