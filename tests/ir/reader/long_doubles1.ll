@x = global x86_fp80 1.5  ; error: '1.5' is no value of type x86_fp80: 0xK and 20 digits are expected
