define x86_fp80 @f() {  ; error: the type 'x86_fp80' is not supported
  ret x86_fp80 0xK3FFF8000000000000000
}
