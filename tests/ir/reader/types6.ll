define i48 @f() {  ; error: integers of 48 bits are not supported (only 1, 8, 16, 32, 64)
  ret i48 0
}
