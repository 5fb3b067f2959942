define i65 @f() {  ; error: integers of 65 bits are not supported (only 1 to 64)
  ret i65 0
}
