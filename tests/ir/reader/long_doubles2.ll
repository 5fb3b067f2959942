@x = global fp128 0xK3FFF8000000000000000  ; error: is no value of type fp128: 0xL and 32 digits are expected
