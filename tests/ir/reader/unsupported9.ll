@x = global x86_fp80 0xK3FFF8000000000000000  ; error: the type 'x86_fp80' is not supported
