define i32 @nothing() {
  ret void  ; error: it returns nothing from a function that returns i32
}
define void @something(i32 %x) {
  ret i32 %x  ; error: it returns a value from a function that returns void
}
define i64 @other(i32 %x) {
  ret i32 %x  ; error: it returns i32 from a function that returns i64
}
