define void @f() personality ptr @f {
  invoke void @f() to label %a unwind label %b  ; error: 'invoke' is not supported
a:
  ret void
b:
  ret void
}
