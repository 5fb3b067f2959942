define half @f() {  ; error: the type 'half' is not supported
  ret half 0xH3C00
}
