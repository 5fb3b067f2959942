@x = global { i8, <2 x i1> } { i8 1, <2 x i1> <i1 true, i1 false> }  ; error: a mask within another value is not supported
