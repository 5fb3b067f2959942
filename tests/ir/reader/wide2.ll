@a = global { i8, i72 } { i8 1, i72 2 }  ; error: initialisers of type { i8, i72 } are not supported
