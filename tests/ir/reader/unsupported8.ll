@x = thread_local global i32 0
define i32 @f() {
  %a = load i32, ptr @x  ; error: the thread-local variable @x is used other than by threadlocal.address
  ret i32 %a
}
