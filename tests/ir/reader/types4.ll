@a = global float 0.1  ; error: 0.1 has no exact value of type float (write it as the hexadecimal bits of a double)
