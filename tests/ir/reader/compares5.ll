@a = global i32 select (i32 1, i32 2, i32 3)  ; error: select takes an i1 and two values of one type
