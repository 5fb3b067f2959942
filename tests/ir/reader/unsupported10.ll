define i32 @f(ptr %p) {
  %x = load atomic i32, ptr %p release, align 4  ; error: a load cannot be ordered 'release'
  ret i32 %x
}
