define i129 @f() {  ; error: integers of 129 bits are not supported
  ret i129 0
}
